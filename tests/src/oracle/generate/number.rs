//! Whole numbers.

use super::Maker;
use super::scope::{Scope, of};

/// What a creature has that is a whole number, and its rank: it is read from the next rank on.
const OF_SOMEONE: &[(&str, usize)] = &[
    ("anger", 0),
    ("purse", 0),
    ("points[melee]", 0),
    ("points[song]", 0),
    ("stun", 0),
    ("burning", 0),
    ("weapon.to_hit", 0),
    ("max_health", 1),
    ("health", 2),
    ("strength", 3),
    ("grace", 4),
    ("might", 5),
    ("sight", 6),
    ("speed", 7),
    ("edge", 7),
    ("total[melee]", 8),
    ("song", 8),
];

impl Maker {
    /// A whole number.
    pub(super) fn number(&mut self, scope: &Scope, depth: usize) -> String {
        if depth == 0 || self.often(25) {
            return self.plain_number(scope);
        }
        let deeper = depth - 1;
        match self.below(19) {
            0 | 1 => {
                let op = self.pick(&["+", "-"]);
                format!("({} {op} {})", self.number(scope, deeper), self.number(scope, deeper))
            }
            2 => format!("({} * {})", self.number(scope, deeper), self.between(2, 4)),
            3 | 4 => format!("({} / {} {})", self.number(scope, deeper), self.between(2, 7), self.rounding()),
            5 => {
                let part = self.pick(&["half", "a third", "a quarter", "a tenth"]);
                format!("({part} of {} {})", self.number(scope, deeper), self.rounding())
            }
            6 => format!("(({}) * 3/2 {})", self.number(scope, deeper), self.rounding()),
            7 if self.often(10) => format!("({} / 2 exactly)", self.number(scope, deeper)),
            7 => format!("(2 * {} / 2 exactly)", self.number(scope, deeper)),
            8 => {
                let which = self.pick(&["larger", "smaller"]);
                format!("({which} of {} and {})", self.number(scope, deeper), self.number(scope, deeper))
            }
            9 => {
                let low = self.between(-3, 3);
                format!("({}, at least {low}, at most {})", self.number(scope, deeper), low + self.between(0, 9))
            }
            10 => format!(
                "(if {} then {} else {})",
                self.condition(scope, deeper),
                self.number(scope, deeper),
                self.number(scope, deeper)
            ),
            11 => format!("(-{})", self.number(scope, deeper)),
            12 => format!("({}, at least -9, at most 9)^{}", self.number(scope, deeper), self.between(0, 3)),
            13 => {
                let which = self.pick(&["maximum", "minimum"]);
                format!("({which} of {})", self.dice(scope, deeper))
            }
            14 => format!(
                "({} / ({}, at least 1, at most 6) {})",
                self.number(scope, deeper),
                self.number(scope, deeper),
                self.rounding()
            ),
            15 => self.called_number(scope, deeper),
            16 | 17 => self.number_of_many(scope, deeper),
            _ if scope.body && self.often(5) && !scope.who.is_empty() => self.of_rival(scope),
            _ if scope.body => format!("(roll {})", self.dice(scope, deeper)),
            _ => self.plain_number(scope),
        }
    }

    fn plain_number(&mut self, scope: &Scope) -> String {
        let named = !scope.numbers.is_empty() && self.often(40);
        if named {
            return scope.numbers[self.below(scope.numbers.len())].clone();
        }
        if scope.who.is_empty() || self.often(25) {
            return self.between(0, 9).to_string();
        }
        if let (Some(attack), true) = (scope.attack, self.often(20)) {
            return self.number_of_attack(scope, attack);
        }
        let who = self.someone(scope);
        let known: Vec<&str> =
            OF_SOMEONE.iter().filter(|(_, rank)| *rank < scope.rank).map(|(name, _)| *name).collect();
        if known.is_empty() {
            return self.between(0, 9).to_string();
        }
        let what = self.pick(&known);
        of(&who, what)
    }

    /// Someone who is there.
    pub(super) fn someone(&mut self, scope: &Scope) -> String {
        scope.who[self.below(scope.who.len())].clone()
    }

    fn number_of_attack(&mut self, scope: &Scope, attack: &str) -> String {
        match self.below(4) {
            0 => format!("{attack}.weapon.to_hit"),
            1 => format!("({attack}.weapon.weight in lb {})", self.rounding()),
            2 if scope.rank > 12 && scope.body => format!("{attack}.to_hit"),
            3 if scope.rank > 12 && scope.body => format!("{attack}.dodge"),
            _ => format!("{attack}.weapon.to_hit"),
        }
    }

    /// Of someone's rival, who may be nobody.
    fn of_rival(&mut self, scope: &Scope) -> String {
        let who = self.someone(scope);
        of(&who, "rival.anger")
    }

    fn called_number(&mut self, scope: &Scope, depth: usize) -> String {
        match self.below(8) {
            7 => format!("tight({})", self.number(scope, depth)),
            0 => format!("sum_up({}, {})", self.number(scope, depth), self.number(scope, depth)),
            1 => format!("wound({})", self.number(scope, depth)),
            2 => format!(
                "hiding(({}, at least 0, at most 9), {})",
                self.number(scope, depth),
                self.pick(&["wood", "field"])
            ),
            3 if scope.who.len() > 1 || (!scope.who.is_empty() && scope.rank > 3) => {
                let (one, other) = (self.someone(scope), self.someone(scope));
                format!("distance({one}, {other})")
            }
            4 if scope.rank > 3 && !scope.who.is_empty() => format!("worth({})", self.someone(scope)),
            5 => format!("heft({})", self.weapon(scope)),
            _ => format!("sum_up({}, 1)", self.number(scope, depth)),
        }
    }

    fn number_of_many(&mut self, scope: &Scope, depth: usize) -> String {
        if scope.who.is_empty() || scope.loops > 1 {
            return self.plain_number(scope);
        }
        let who = self.someone(scope);
        let mate = self.name("mate");
        let inner = Scope { loops: scope.loops + 1, body: false, ..scope.clone() }.with(&mate);
        let set = self.set(&who);
        match self.below(8) {
            0 => format!("(number of {set})"),
            1 => format!("(number of {mate} in {set} where {})", self.condition(&inner, depth)),
            2 => format!("(sum of {} for each {mate} in {set})", self.number(&inner, depth.min(1))),
            3 => format!("(number of {})", of(&who, "pouch")),
            4 if scope.rank > 1 && who == "you" => "(number of your learned abilities)".to_owned(),
            5 => {
                let item = self.name("item");
                let held = of(&who, "pouch");
                format!("(number of {item} in {held} where {item}.to_hit > {})", self.between(-2, 2))
            }
            6 if scope.rank > 9 => format!("(maximum of sum of {})", of(&who, "protection")),
            _ => of(&who, &format!("points[{}]", self.pick(&["melee", "song"]))),
        }
    }

    /// A set of creatures.
    pub(super) fn set(&mut self, who: &str) -> String {
        format!("{}({who})", self.pick(&["neighbours", "allies"]))
    }

    /// A weapon.
    pub(super) fn weapon(&mut self, scope: &Scope) -> String {
        match scope.attack {
            Some(attack) if self.often(40) => format!("{attack}.weapon"),
            _ if !scope.who.is_empty() && self.often(50) => {
                let who = self.someone(scope);
                of(&who, "weapon")
            }
            _ => self.pick(WEAPONS).to_owned(),
        }
    }
}

pub(super) const WEAPONS: &[&str] = &["fists", "dagger", "maul", "spear"];
