//! How a pair of fighters fared, and the line in which a file remembers it.

use runebook_odds::{DuelOdds, Number, Tally, Weight};
use runebook_runtime::hash::{FNV, fnv};

/// How the first of two fares against the second.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fared {
    /// How that was found.
    pub how: How,
    /// The chance that the first wins.
    pub win: Weight,
    /// The chance of a draw: both lose at once, or rounds run out.
    pub draw: Weight,
    /// The chance that the second wins.
    pub loss: Weight,
    /// How many rounds a fight goes on.
    pub rounds: Number,
    /// In how many dispatches of a fight a repetition reaches its bound.
    pub reached: Number,
    /// Whether open choices were met, and took their first option.
    pub chose: bool,
    /// What was too wide to count, for what was fought: the cells with the most different values.
    pub wide: String,
}

/// How it was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// All fights were counted.
    Counted {
        /// So many worlds were told apart.
        states: u64,
    },
    /// So many were fought.
    Fought {
        /// Fights.
        fights: u64,
    },
}

impl Fared {
    pub(crate) fn counted(odds: &DuelOdds) -> Self {
        let [win, loss] = odds.wins.clone();
        Self {
            how: How::Counted { states: odds.states },
            win,
            draw: odds.draw.clone(),
            loss,
            rounds: odds.expected.clone(),
            reached: odds.reached.clone(),
            chose: !odds.assumed.is_empty(),
            wide: String::new(),
        }
        .kept()
    }

    pub(crate) fn fought(tally: &Tally, wide: String) -> Self {
        Self {
            how: How::Fought { fights: tally.runs },
            win: tally.wins(0),
            draw: tally.draws(),
            loss: tally.wins(1),
            rounds: tally.rounds_number(),
            reached: tally.reached_number(),
            chose: tally.asked,
            wide,
        }
        .kept()
    }

    /// As a file would give it back, so that a run that was broken off and went on is the same bits as one that was
    /// not.
    fn kept(self) -> Self {
        Self::from_line(&self.line(0)).map_or(self, |(_, fared)| fared)
    }

    /// One line that remembers it under a key, with a check at its end.
    #[must_use]
    pub fn line(&self, key: u64) -> String {
        let how = match self.how {
            How::Counted { states } => format!("counted\t{states}"),
            How::Fought { fights } => format!("fought\t{fights}"),
        };
        let [win, draw, loss] = [&self.win, &self.draw, &self.loss].map(Weight::word);
        let [rounds, reached] = [&self.rounds, &self.reached].map(Number::word);
        let chose = if self.chose { "chose" } else { "-" };
        let text = format!("{key:016x}\t{how}\t{win}\t{draw}\t{loss}\t{rounds}\t{reached}\t{chose}\t{}", self.wide);
        format!("{text}\t{:016x}\n", fnv(FNV, text.as_bytes()))
    }

    /// The key and the answer of a line; none where it is torn or foreign.
    #[must_use]
    pub fn from_line(line: &str) -> Option<(u64, Self)> {
        let (text, check) = line.trim_end_matches('\n').rsplit_once('\t')?;
        if u64::from_str_radix(check, 16).ok()? != fnv(FNV, text.as_bytes()) {
            return None;
        }
        let parts: Vec<&str> = text.split('\t').collect();
        let [key, how, count, win, draw, loss, rounds, reached, chose, wide] = parts[..] else { return None };
        let count = count.parse().ok()?;
        let how = match how {
            "counted" => How::Counted { states: count },
            "fought" => How::Fought { fights: count },
            _ => return None,
        };
        let fared = Self {
            how,
            win: Weight::from_word(win)?,
            draw: Weight::from_word(draw)?,
            loss: Weight::from_word(loss)?,
            rounds: Number::from_word(rounds)?,
            reached: Number::from_word(reached)?,
            chose: chose == "chose",
            wide: wide.to_owned(),
        };
        Some((u64::from_str_radix(key, 16).ok()?, fared))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fared() -> Fared {
        Fared {
            how: How::Fought { fights: 1000 },
            win: Weight::counted(333, 1000, 7),
            draw: Weight::ZERO,
            loss: Weight::exact(2, 3),
            rounds: Number::from_word("~4.1e0..4.2e0@1000").unwrap(),
            reached: Number::from_word("0/1..0/1").unwrap(),
            chose: true,
            wide: "health of the first fighter (49 values)".to_owned(),
        }
    }

    #[test]
    fn a_line_gives_back_what_was_found() {
        assert_eq!(Fared::from_line(&fared().line(0xabc)), Some((0xabc, fared())));
    }

    #[test]
    fn torn_lines_are_none() {
        let line = fared().line(3);
        for length in 0..line.len() - 1 {
            assert_eq!(Fared::from_line(&line[..length]), None, "{length}");
        }
        assert_eq!(Fared::from_line(&line.replace("333", "334")), None);
    }
}
