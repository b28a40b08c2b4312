//! Abilities: modifiers in every layer, triggers, replacements, grants, members of sets.

use super::Maker;
use super::scope::Scope;
use super::text::Line;

/// Stats of a creature that are numbers, with their ranks.
const STATS: &[(&str, usize)] = &[
    ("max_health", 1),
    ("strength", 3),
    ("grace", 4),
    ("might", 5),
    ("sight", 6),
    ("speed", 7),
    ("edge", 7),
    ("melee", 8),
    ("song", 8),
];

impl Maker {
    /// One that lets its learner choose.
    pub(super) fn tracker(&mut self) -> Line {
        let (level, extra) = (self.between(1, 9), self.between(1, 3));
        let sort = self.pick(&["orc", "wolf"]);
        let inner = vec![
            Line::plain("skill song"),
            Line::plain(format!("level {level}")),
            Line::plain("choose prey: sort"),
            Line::plain(format!("grace +{extra} when prey is {sort}")),
        ];
        Line::block("ability tracker \"Tracker\"", inner)
    }

    pub(super) fn ability(&mut self, number: usize) -> Line {
        let mut inner = vec![
            Line::plain(format!("skill {}", self.pick(&["melee", "song"]))),
            Line::plain(format!("level {}", self.between(1, 9))),
            Line::plain(format!("let bonus = {}", self.between(1, 4))),
            Line::plain("might +bonus"),
        ];
        for _ in 0..1 + self.below(4) {
            let line = match self.below(10) {
                0..=4 => self.modifier(),
                5..=7 => self.trigger(),
                8 => self.replacement(),
                _ => self.other(number),
            };
            inner.push(line);
        }
        Line::block(format!("ability ability_{number} \"Ability {number}\""), inner)
    }

    /// A change of some stat.
    pub(super) fn modifier(&mut self) -> Line {
        match self.below(13) {
            0..=5 => {
                let (stat, rank) = STATS[self.below(STATS.len())];
                self.modifier_of(stat, rank)
            }
            6 => self.modifier_of("every skill", 8),
            7 => {
                let when = self.condition(&Scope::standing(1), 1);
                Line::plain(format!("you are {} when {when}", self.pick(&["prone", "asleep"])))
            }
            8 | 9 => self.of_dice(),
            10 => Line::plain(format!(
                "every skill of yours +{} against {}",
                self.between(1, 4),
                self.pick(&["orc", "troll"])
            )),
            11 => {
                let when = self.condition(&Scope::standing(7), 1);
                let half = self.pick(&["1/2", "3/2", "1"]);
                Line::plain(format!("pace +{half} when {when}"))
            }
            _ => self.of_attack(),
        }
    }

    /// A change of a stat that reads what has a lower rank.
    pub(super) fn modifier_of(&mut self, stat: &str, rank: usize) -> Line {
        let scope = Scope::standing(rank);
        let when = self.when(&scope);
        let value =
            if self.often(50) { self.between(1, 5).to_string() } else { format!("({})", self.number(&scope, 2)) };
        let named = stat.starts_with("every");
        Line::plain(match self.below(if named { 2 } else { 12 }) {
            0 => format!("{stat} +{value}{when}"),
            1 => format!("{stat} -{value}{when}"),
            2 => format!("{stat} * {}{when}", self.pick(&["2", "3", "3/2", "2/3"])),
            3 => format!("{stat} / {}{when}", self.between(2, 3)),
            4 => format!("{stat} +{value} afterwards{when}"),
            5 => format!("{stat} at least {value}{when}"),
            6 => format!("{stat} at most {value}{when}"),
            7 => format!("{stat} is {value}, priority {}{when}", self.priority()),
            8 | 9 => {
                let op = self.pick(&["+", "-"]);
                format!("{stat} {op}{value} as {}{when}", self.pick(&["luck", "rage"]))
            }
            10 => format!("{stat} +{value} up to {}{when}", self.between(1, 4)),
            _ => format!("{stat} -{value} afterwards{when}"),
        })
    }

    fn when(&mut self, scope: &Scope) -> String {
        match self.below(4) {
            0 | 1 => format!(" when {}", self.condition(scope, 2)),
            2 => format!(" unless {}", self.condition(scope, 1)),
            _ => String::new(),
        }
    }

    fn of_dice(&mut self) -> Line {
        let scope = Scope::standing(9);
        let when = self.when(&scope);
        let stat = self.pick(&["armour", "protection[armour]", "protection[shield]"]);
        let by = self.between(1, 2);
        Line::plain(match self.below(7) {
            0 => format!("{stat} +{}d{}{when}", self.between(1, 2), self.between(2, 6)),
            1 => format!("{stat} sides +{by}{when}"),
            2 => format!("{stat} count +{by}{when}"),
            3 => format!("{stat} sides -{by}{when}"),
            4 => format!("{stat} * 2{when}"),
            5 => format!("{stat} / 2{when}"),
            _ => format!("{stat} is {}d4, priority {}{when}", self.between(1, 3), self.priority()),
        })
    }

    fn of_attack(&mut self) -> Line {
        let scope = Scope::standing(10).in_attack("attack");
        let when = self.when(&scope);
        let side = self.pick(&["your attack", "the attack on you"]);
        let value = self.between(1, 4);
        Line::plain(match self.below(8) {
            0 => format!("{side} to_hit +{value}{when}"),
            1 => format!("{side} to_hit -{value}{when}"),
            2 => format!("{side} dodge +{value}{when}"),
            3 => format!("{side} dodge / 2{when}"),
            4 => format!("{side} damage sides +{value}{when}"),
            5 => format!("{side} damage count +1{when}"),
            6 => format!("{side} damage +1d{}{when}", value + 1),
            _ => format!("strength +{value} when {side} is charging"),
        })
    }

    fn other(&mut self, number: usize) -> Line {
        let when = self.condition(&Scope { loops: 2, ..Scope::standing(1) }, 1);
        Line::plain(match self.below(3) {
            0 if number > 0 => format!("grants ability_{} when your anger > {}", number - 1, self.between(-2, 5)),
            1 => format!("allies include your rival when {when}"),
            _ => {
                let extra = self.between(1, 3);
                format!("speed +{extra} when any foe in allies(you) where foe.anger < {extra}")
            }
        })
    }

    /// A replacement of a step of a blow.
    fn replacement(&mut self) -> Line {
        let priority = self.priority();
        let within = self.pick(&["", "", ", within assault"]);
        let role = self.pick(&["attacker", "defender"]);
        let scope = Scope::body(&["attacker", "defender"], 0).in_attack("attack");
        let when = if self.often(60) { format!(", when {}", self.condition(&scope, 1)) } else { String::new() };
        let head = format!("in strike as {role}, priority {priority}{within}{when}");
        let scope = Scope { numbers: vec!["aim".into()], ..scope };
        let value = self.number(&scope, 1);
        match self.below(5) {
            0 => Line::plain(format!("{head}, net becomes {value}")),
            1 => Line::plain(format!("{head}, net becomes original + {value}")),
            2 => Line::plain(format!("{head}, crit becomes ({value}, at least -5, at most 5)")),
            3 => {
                let mut acts = self.acts(&Scope { events: 1, ..Scope::body(&["attacker", "defender"], 1) }, 2);
                acts.insert(self.below(2).min(acts.len()), Line::plain("original"));
                Line::block(head, vec![Line::block("step harm", acts)])
            }
            _ => Line::plain(format!("{head}, net becomes maximum of attack.damage")),
        }
    }
}
