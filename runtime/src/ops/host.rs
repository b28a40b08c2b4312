//! Questions and requests to the host, happenings, and choices.

use super::Op;
use super::row::{
    Imm, Length, OpInfo,
    Operand::{Block, BothBlock, Count, None, Number, Read, Write, WriteBlock},
    costly, row,
};

pub(super) const ROWS: &[OpInfo] = &[
    row(
        Op::Fact,
        "fact",
        [Write, Block(Length::InC), Count],
        Imm::Fact,
        "R[a] = the host's answer to fact imm of R[b..b+c]",
    ),
    row(
        Op::Members,
        "members",
        [WriteBlock(Length::Members), Block(Length::InC), Count],
        Imm::Set,
        "R[a] = how many members set imm of R[b..b+c] has; R[a+1..] = the members, then 0 up to its most",
    ),
    row(
        Op::Index,
        "index",
        [Write, Block(Length::Listed), Read],
        Imm::Length,
        "R[a] = member R[c] of the block R[b] (its count, then at most imm members); outside traps",
    ),
    row(
        Op::Command,
        "command",
        [None, Block(Length::InC), Count],
        Imm::Command,
        "ask the host for command imm with R[b..b+c]",
    ),
    costly(
        Op::Announce,
        "announce",
        [Number, Block(Length::InC), Count],
        Imm::Event,
        "event imm happens with R[b..b+c]: its reactions run at once, in order; a says which `announce` of the caller \
         it is",
    ),
    costly(
        Op::AnnounceTo,
        "announce_to",
        [Number, Block(Length::InC), Count],
        Imm::Audience,
        "as announce, of an event with an audience, which is given behind its parameters: its count, then as many \
         registers as the set may have members; the host is not asked",
    ),
    row(
        Op::Choose,
        "choose",
        [Write, Block(Length::Rest), Read],
        Imm::Site,
        "R[a] = the member of the block R[b] (its count, then the options) that R[c] chooses: the next answer is its \
         place; no options: -1; no answer left: the dispatch ends with the question",
    ),
    row(
        Op::Append,
        "append",
        [Read, BothBlock(Length::Listed), None],
        Imm::Length,
        "R[a] becomes the last member of the block R[b] (its count, then at most imm members); a full block traps",
    ),
];
