//! Dice as other tools write them, read into ours: what means the same everywhere, what means different things in
//! different tools, and what no dice of ours can say.

mod anydice;
mod avrae;
mod foundry;
mod pool;
mod roll20;
mod scan;

use runebook_runtime::Dice;

/// A tool with a notation of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tool {
    /// AnyDice: programs that output distributions.
    AnyDice,
    /// Avrae, and the library `d20` behind it.
    Avrae,
    /// Foundry Virtual Tabletop.
    Foundry,
    /// Roll20.
    Roll20,
}

impl Tool {
    /// All of them.
    pub const ALL: [Tool; 4] = [Tool::AnyDice, Tool::Avrae, Tool::Foundry, Tool::Roll20];

    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::AnyDice => "AnyDice",
            Self::Avrae => "Avrae",
            Self::Foundry => "Foundry",
            Self::Roll20 => "Roll20",
        }
    }

    /// What a text means there. `deep` bounds explosions that have no bound there.
    #[must_use]
    pub fn read(self, text: &str, deep: u8) -> Reading {
        let read = match self {
            Self::AnyDice => anydice::read(text),
            Self::Avrae => scan::sum(text, deep, avrae::PREFIXES, avrae::suffix),
            Self::Foundry => scan::sum(text, deep, foundry::PREFIXES, foundry::suffix),
            Self::Roll20 => scan::sum(text, deep, roll20::PREFIXES, roll20::suffix),
        };
        read.unwrap_or_else(|reading| reading)
    }
}

/// What a text means in a tool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// These dice; and whether an explosion without a bound got one.
    Dice(Dice, bool),
    /// Something that no dice of ours can say, in words, and what to write instead.
    Other(String),
    /// Nothing that is read from that tool: it is not written so there, or written so seldom. At which character reading
    /// stopped.
    Foreign(usize),
}

/// Suffixes that mean something else in tools that are not read here: what. Rules refuse them, too.
const ELSEWHERE: [(&str, &str); 2] = [
    ("d", "leaves out the dice that show this number, not the lowest"),
    ("x", "rolls one more die where it shows so much, and then no more"),
];

/// What a text means when nobody says where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The same dice in all tools that read it, with their names; and whether an explosion without a bound got one.
    Clear(Dice, Vec<Tool>, bool),
    /// Different things in different tools: what it means in each, those that agree together; no tool stands before what
    /// it means in others than these.
    Unclear(Vec<(Vec<Tool>, String)>),
    /// Something that no dice of ours can say.
    Other(String),
    /// Nothing in any of them. How far the one that came furthest read.
    Foreign(usize),
}

/// Reads a text as all tools do.
#[must_use]
pub fn meaning(text: &str, deep: u8) -> Meaning {
    let readings: Vec<(Tool, Reading)> = Tool::ALL.into_iter().map(|tool| (tool, tool.read(text, deep))).collect();
    let mut meant: Vec<(Vec<Tool>, &Reading)> = Vec::new();
    for (tool, reading) in readings.iter().filter(|(_, reading)| !matches!(reading, Reading::Foreign(_))) {
        match meant.iter_mut().find(|(_, known)| same(known, reading)) {
            Some((tools, _)) => tools.push(*tool),
            None => meant.push((vec![*tool], reading)),
        }
    }
    match &meant[..] {
        [] => Meaning::Foreign(readings.iter().map(|(_, reading)| furthest(reading)).max().unwrap_or(0)),
        [(tools, Reading::Dice(dice, bounded))] => match elsewhere(text) {
            Some(why) => Meaning::Unclear(vec![(tools.clone(), dice.to_string()), (Vec::new(), why.to_owned())]),
            None => Meaning::Clear(*dice, tools.clone(), *bounded),
        },
        [(_, Reading::Other(why))] => Meaning::Other(why.clone()),
        _ => Meaning::Unclear(meant.into_iter().map(|(tools, reading)| (tools, said(reading))).collect()),
    }
}

fn elsewhere(text: &str) -> Option<&'static str> {
    let found =
        scan::letters(text).into_iter().find_map(|letters| ELSEWHERE.iter().find(|(known, _)| *known == letters));
    found.map(|(_, why)| *why)
}

fn same(one: &Reading, other: &Reading) -> bool {
    match (one, other) {
        (Reading::Dice(one, _), Reading::Dice(other, _)) => one == other,
        (Reading::Other(one), Reading::Other(other)) => one == other,
        (Reading::Dice(..) | Reading::Other(_) | Reading::Foreign(_), _) => false,
    }
}

fn furthest(reading: &Reading) -> usize {
    match reading {
        Reading::Foreign(at) => *at,
        Reading::Dice(..) | Reading::Other(_) => 0,
    }
}

fn said(reading: &Reading) -> String {
    match reading {
        Reading::Dice(dice, _) => dice.to_string(),
        Reading::Other(why) => why.clone(),
        Reading::Foreign(_) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(tool: Tool, text: &str) -> String {
        match tool.read(text, 10) {
            Reading::Dice(dice, _) => dice.to_string(),
            Reading::Other(why) => format!("other: {why}"),
            Reading::Foreign(at) => format!("foreign at {at}"),
        }
    }

    #[test]
    fn each_tool_is_read_as_it_reads_itself() {
        let cases = [
            (Tool::Roll20, "/roll 4d6kh3 + 2[bonus]", "4d6 keep high 3 + 2"),
            (Tool::Roll20, "4d6d1", "4d6 keep high 3"),
            (Tool::Roll20, "4d6dh1", "4d6 keep low 3"),
            (Tool::Roll20, "3d6!", "3d6 explode on 6 at most 10 deep"),
            (Tool::Roll20, "3d6!>6", "3d6 explode on 6 at most 10 deep"),
            (Tool::Roll20, "3d6!!5", "3d6 explode on 5 at most 10 deep"),
            (Tool::Roll20, "5d10>7", "5d10 count >= 7"),
            (Tool::Roll20, "2d6ro<2", "2d6 reroll <= 2 once"),
            (Tool::Roll20, "2d6r1", "2d5 + 2"),
            (Tool::Roll20, "4d6r1kh3", "4d5 keep high 3 + 3"),
            (Tool::Roll20, "4dF", "4d3 - 8"),
            (Tool::Roll20, "[[ 1d20 + 5 ]]", "1d20 + 5"),
            (Tool::Foundry, "/r 2d20kl", "2d20 keep low 1"),
            (Tool::Foundry, "2d6r1", "2d6 reroll <= 1 once"),
            (Tool::Foundry, "2d6r<3", "2d6 reroll <= 2 once"),
            (Tool::Foundry, "2d6rr<3", "2d4 + 4"),
            (Tool::Foundry, "5d10cs>=7", "5d10 count >= 7"),
            (Tool::Foundry, "5d10cs>7", "5d10 count >= 8"),
            (Tool::Foundry, "d6x", "1d6 explode on 6 at most 10 deep"),
            (Tool::Foundry, "d6xo", "1d6 explode on 6 at most 1 deep"),
            (Tool::Foundry, "d%", "1d100"),
            (Tool::Avrae, "!r 4d6kh3", "4d6 keep high 3"),
            (Tool::Avrae, "4d6pl1", "4d6 keep high 3"),
            (Tool::Avrae, "4d6kh5", "4d6"),
            (Tool::Roll20, "4d6r1kh4", "4d5 + 4"),
            (Tool::Avrae, "2d6ro<3", "2d6 reroll <= 2 once"),
            (Tool::Avrae, "2d6rr1", "2d5 + 2"),
            (Tool::Avrae, "1d6e6", "1d6 explode on 6 at most 10 deep"),
            (Tool::Avrae, "1d6ra6", "1d6 explode on 6 at most 1 deep"),
            (Tool::AnyDice, "output [highest 3 of 4d6] + 1 named \"a\"", "4d6 keep high 3 + 1"),
            (Tool::AnyDice, "[lowest 1 of 2d20]", "2d20 keep low 1"),
            (Tool::AnyDice, "3d[explode d6]", "3d6 explode on 6 at most 2 deep"),
            (Tool::AnyDice, "set \"explode depth\" to 4\noutput [explode d6]", "1d6 explode on 6 at most 4 deep"),
            (Tool::AnyDice, "[count {7..10} in 5d10]", "5d10 count >= 7"),
            (Tool::AnyDice, "[count {9, 10} in 5d10]", "5d10 count >= 9"),
            (Tool::AnyDice, "2d6+d4-1", "2d6 + 1d4 - 1"),
        ];
        for (tool, text, wanted) in cases {
            assert_eq!(dice(tool, text), wanted, "{}: {text}", tool.name());
        }
    }

    #[test]
    fn what_no_dice_of_ours_can_say_is_told_in_words() {
        let cases = [
            (Tool::Avrae, "4d6k3", "adds up the dice that show 3"),
            (Tool::Roll20, "3d6!p", "each explosion counts one less"),
            (Tool::Roll20, "3d6r3", "rerolls dice that show 3 and no others"),
            (Tool::Roll20, "3d6dl3", "drops every die"),
            (Tool::Roll20, "2d6*2", "arithmetic on what was rolled"),
            (Tool::Roll20, "1d20-1d4", "one roll less another"),
            (Tool::AnyDice, "5d10 >= 7", "compares the total"),
            (Tool::AnyDice, "[explode 2d6]", "explodes on the highest total"),
            (Tool::Foundry, "3d6min2", "at least"),
            (Tool::Roll20, "999999999999999999999d6", "more dice than"),
            (Tool::Avrae, "999999999999999999999d6", "more dice than"),
            (Tool::Foundry, "2d999999999999999999999", "more sides than"),
            (Tool::Roll20, "1d6 + 999999999999999999999", "too large"),
            (Tool::Roll20, "4d6kh99999999999999999999", "too large"),
            (Tool::AnyDice, "999999999999999999999d6", "too large"),
            (Tool::AnyDice, "1d6 + 99999999999999999999", "too large"),
        ];
        for (tool, text, part) in cases {
            let said = dice(tool, text);
            assert!(said.starts_with("other: ") && said.contains(part), "{}: {text}: {said}", tool.name());
        }
    }

    #[test]
    fn what_is_clear_everywhere_needs_no_tool_and_what_is_not_has_all_readings() {
        let clear = |text: &str| match meaning(text, 10) {
            Meaning::Clear(dice, tools, _) => {
                let names = tools.iter().map(|tool| tool.name()).collect::<Vec<_>>().join(" ");
                format!("{dice} ({names})")
            }
            other => format!("{other:?}"),
        };
        assert_eq!(clear("4d6kh3"), "4d6 keep high 3 (Avrae Foundry Roll20)");
        assert_eq!(clear("2d6 + 3"), "2d6 + 3 (AnyDice Avrae Foundry Roll20)");
        assert_eq!(clear("3d6!"), "3d6 explode on 6 at most 10 deep (Roll20)");
        let unclear = |text: &str| match meaning(text, 10) {
            Meaning::Unclear(readings) => {
                readings.into_iter().map(|(tools, said)| (tools.len(), said)).collect::<Vec<_>>()
            }
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(unclear("4d6k3")[1], (2, "4d6 keep high 3".to_owned()));
        let once = (1, "2d6 reroll <= 1 once".to_owned());
        assert_eq!(unclear("2d6r1"), [once, (1, "2d5 + 2".to_owned())]);
        assert_eq!(unclear("2d6ro<2").len(), 2, "less than 2, or 2 and less");
        assert_eq!(unclear("5d10>7").len(), 2);
        assert_eq!(unclear("1d20cs>18"), [(1, "1d20 count >= 19".to_owned()), (1, "1d20".to_owned())]);
        assert_eq!(unclear("4d6d1 + 2")[0], (2, "4d6 keep high 3 + 2".to_owned()));
        assert_eq!(unclear("1d8 + d6x").len(), 2, "goes on, or once");
        assert_eq!(unclear("2d6x6")[1].0, 0, "no tool that is read here");
        assert_eq!(clear("4d6kh3 + 2d8"), "4d6 keep high 3 + 2d8 (Avrae Foundry Roll20)");
        assert!(matches!(meaning("4d6qq", 10), Meaning::Foreign(3)));
        assert!(matches!(meaning("", 10), Meaning::Foreign(0)));
    }
}
