//! What a run tells whoever wants to know why. Switched off ([`Silent`]) it compiles to nothing.

use super::chooser::Site;
use crate::dice::Dice;

/// A place in the code: `Table::place(pc)` is the place in the source, unless the symbols were stripped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct At {
    /// The function, [`NO_FUNCTION`] for an event.
    pub function: u32,
    /// The instruction; for an event, the reaction.
    pub pc: u32,
}

/// The function of an event that announces itself to its reactions.
pub const NO_FUNCTION: u32 = u32::MAX;

/// Takes the steps of a run.
pub trait Sink {
    /// Whether steps are wanted at all.
    const ON: bool = true;

    /// Takes one step.
    fn step(&mut self, at: At, step: Step<'_>);
}

/// Wants no steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Silent;

impl Sink for Silent {
    const ON: bool = false;

    fn step(&mut self, _at: At, _step: Step<'_>) {}
}

impl<K: Sink> Sink for &mut K {
    const ON: bool = K::ON;

    fn step(&mut self, at: At, step: Step<'_>) {
        (**self).step(at, step);
    }
}

/// Something that happened in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// A function begins with these registers.
    Enter {
        /// The arguments.
        args: &'a [i64],
    },
    /// A function ends with these results.
    Leave {
        /// The results.
        results: &'a [i64],
    },
    /// Two amounts were compared.
    Compared {
        /// How.
        how: Comparison,
        /// Left of the sign (for ratios the exact product).
        left: i128,
        /// Right of the sign.
        right: i128,
        /// Whether it holds.
        holds: bool,
    },
    /// A condition decided the way.
    Branch {
        /// Whether it held.
        holds: bool,
    },
    /// Dice were rolled.
    Roll {
        /// Which draw.
        site: Site,
        /// The dice.
        dice: &'a Dice,
        /// Their total.
        total: i64,
        /// The faces as they fell, as far as the chooser knows them (the first 32).
        faces: &'a [i16],
    },
    /// A chance was drawn.
    Draw {
        /// Which draw.
        site: Site,
        /// Numerator.
        num: i64,
        /// Denominator.
        den: i64,
        /// Whether it came true.
        holds: bool,
    },
    /// One of several was picked.
    Pick {
        /// Which draw.
        site: Site,
        /// Of how many.
        of: i64,
        /// Which, from 0.
        picked: i64,
    },
    /// A stat begins to be worked out: what follows up to its `Stat` belongs to it.
    StatBegins {
        /// Which stat.
        stat: u32,
        /// Whose.
        owner: i64,
        /// In which context, or -1.
        evaluation: i64,
    },
    /// A stat's value before its modifiers.
    Base {
        /// Which stat.
        stat: u32,
        /// The base, one register or eight.
        base: &'a [i64],
        /// Whether a set value replaced the rules' own.
        set: bool,
    },
    /// A modifier counts.
    Applied {
        /// Which modifier.
        modifier: u32,
        /// Who holds it.
        you: i64,
        /// Its value: a fraction, or eight registers of dice. Of a type of bonus only the best and worst change the
        /// stat in the end.
        value: &'a [i64],
    },
    /// A modifier does not count.
    Silent {
        /// Which modifier.
        modifier: u32,
        /// Who holds it or would.
        you: i64,
        /// Why.
        why: Silence,
    },
    /// A stat's value after its modifiers was cut to its range.
    Cut {
        /// Which stat.
        stat: u32,
        /// Before.
        from: i64,
        /// After.
        to: i64,
    },
    /// A stat's value.
    Stat {
        /// Which stat.
        stat: u32,
        /// Whose.
        owner: i64,
        /// The value, one register or eight.
        value: &'a [i64],
    },
    /// A cell was written to the journal.
    Put {
        /// Which cell.
        cell: u32,
        /// Whose.
        entity: i64,
        /// What was stored or written before, if anything.
        old: Option<i64>,
        /// What was asked for.
        asked: i64,
        /// What was written: the same, unless the cell's range cut it.
        new: i64,
    },
    /// A context was made.
    Context {
        /// Its handle, by which other steps name it; a later one may get the same.
        handle: i64,
        /// Its kind.
        context: u32,
        /// Its roles, then its fields.
        values: &'a [i64],
    },
    /// A fact was asked.
    Fact {
        /// Which fact.
        fact: u32,
        /// About what.
        args: &'a [i64],
        /// The answer.
        answer: i64,
        /// Whether the host gave it.
        host: bool,
    },
    /// A request to the host was noted.
    Command {
        /// Which command.
        command: u32,
        /// With what.
        args: &'a [i64],
    },
    /// An event happens: its reactions follow.
    Announce {
        /// Which event.
        event: u32,
        /// With what.
        args: &'a [i64],
    },
    /// The reactions to an event have all been run.
    Settled {
        /// Which event.
        event: u32,
    },
    /// A reaction begins; it still tests its own conditions.
    Reaction {
        /// Which reaction.
        reaction: u32,
        /// Who reacts.
        you: i64,
    },
    /// A reaction does not begin.
    Idle {
        /// Which reaction.
        reaction: u32,
        /// Who would react.
        you: i64,
        /// Why.
        why: Silence,
    },
    /// A call was queued.
    Later {
        /// Which function.
        function: u32,
        /// With what.
        args: &'a [i64],
    },
    /// A choice was answered.
    Chosen {
        /// Which choice.
        site: Site,
        /// Who chose.
        who: i64,
        /// Among what.
        options: &'a [i64],
        /// The place of the option.
        answer: i64,
    },
    /// A choice waits for an answer.
    Asked {
        /// Which choice.
        site: Site,
        /// Who chooses.
        who: i64,
        /// Among what.
        options: &'a [i64],
    },
    /// A repetition reached its bound.
    Bound {
        /// Stable id of the place.
        site: u64,
    },
}

/// Why a modifier or reaction stays silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// Nobody is in the role, or the value is not read in a context that has it.
    Nobody,
    /// Its holder does not have the entry, or the cell of its gate is 0.
    Gate,
    /// Its own condition is false; the comparisons just before say which.
    Condition,
}

/// How two amounts were compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// Equal.
    Eq,
    /// Not equal.
    Ne,
    /// Less.
    Lt,
    /// Less or equal.
    Le,
    /// Greater.
    Gt,
}

impl Silence {
    /// The silence as a number that stays the same from version to version.
    pub const fn number(self) -> u32 {
        match self {
            Silence::Nobody => 0,
            Silence::Gate => 1,
            Silence::Condition => 2,
        }
    }
}

impl Comparison {
    /// Whether it holds.
    #[inline(always)]
    pub(crate) fn holds<N: PartialOrd>(self, left: N, right: N) -> bool {
        match self {
            Comparison::Eq => left == right,
            Comparison::Ne => left != right,
            Comparison::Lt => left < right,
            Comparison::Le => left <= right,
            Comparison::Gt => left > right,
        }
    }

    /// The comparison as a number that stays the same from version to version.
    pub const fn number(self) -> u32 {
        match self {
            Comparison::Eq => 0,
            Comparison::Ne => 1,
            Comparison::Lt => 2,
            Comparison::Le => 3,
            Comparison::Gt => 4,
        }
    }
}
