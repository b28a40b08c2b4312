//! Conditions.

use super::Maker;
use super::scope::{Scope, has, is, of};

impl Maker {
    /// A question of yes or no.
    pub(super) fn condition(&mut self, scope: &Scope, depth: usize) -> String {
        if depth == 0 || self.often(35) {
            return self.plain_condition(scope, depth);
        }
        let deeper = depth - 1;
        match self.below(6) {
            0 => format!("({} and {})", self.condition(scope, deeper), self.condition(scope, deeper)),
            1 => format!("({} or {})", self.condition(scope, deeper), self.condition(scope, deeper)),
            2 => format!("(not {})", self.condition(scope, deeper)),
            3 => {
                let op = self.comparison();
                format!("({} {op} {})", self.number(scope, deeper), self.number(scope, deeper))
            }
            4 => {
                let (op, by) = (self.comparison(), self.between(2, 5));
                format!("({} {op} {} / {by} unrounded)", self.number(scope, deeper), self.number(scope, deeper))
            }
            _ => self.plain_condition(scope, deeper),
        }
    }

    fn comparison(&mut self) -> &'static str {
        self.pick(&["<", "<=", ">", ">=", "=", "!="])
    }

    fn plain_condition(&mut self, scope: &Scope, depth: usize) -> String {
        if !scope.conditions.is_empty() && self.often(30) {
            return scope.conditions[self.below(scope.conditions.len())].clone();
        }
        if scope.who.is_empty() {
            return format!("{} {} {}", self.number(scope, 0), self.comparison(), self.between(0, 9));
        }
        if let (Some(attack), true) = (scope.attack, self.often(30)) {
            return self.condition_of_attack(scope, attack);
        }
        let who = self.someone(scope);
        match self.below(14) {
            0 if scope.rank > 1 => {
                format!("{} {}", is(&who), self.pick(&["prone", "asleep", "not prone", "not asleep"]))
            }
            1 => format!(
                "{} {}",
                has(&who),
                self.pick(&["stun", "no stun", "slowed", "no fear", "blessed", "no burning"])
            ),
            2 if scope.rank > 1 => format!("{} {}", has(&who), self.pick(&["ability_0", "no ability_1"])),
            3 => format!("({} is {})", of(&who, "weapon"), self.pick(&["dagger", "not maul", "dagger or spear"])),
            4 => format!("({} is {})", of(&who, "shield"), self.pick(&["none", "not none", "buckler"])),
            5 => {
                let other = self.someone(scope);
                format!("can_see({who}, {other})")
            }
            6 if scope.rank > 4 => {
                format!("({} is {})", of(&who, "category"), self.pick(&["orc", "not orc", "orc or wolf", "none"]))
            }
            7 if scope.loops < 2 => {
                let mate = self.name("mate");
                let inner = Scope { loops: scope.loops + 1, body: false, ..scope.clone() }.with(&mate);
                format!("(any {mate} in {} where {})", self.set(&who), self.condition(&inner, depth.min(1)))
            }
            8 => format!("({} is none)", of(&who, "rival")),
            9 if scope.who.len() > 1 => {
                let other = self.someone(scope);
                format!("({} is {other})", of(&who, "rival"))
            }
            10 => format!("{} {} {}", of(&who, "voice"), self.comparison(), self.pick(&["10", "59/3", "4/3"])),
            11 => format!("({} is {})", of(&who, "mood"), self.pick(&["calm", "not calm", "calm or wary"])),
            12 if scope.rank > 7 => format!("{} {} {}/2", of(&who, "pace"), self.comparison(), self.between(0, 9)),
            _ => {
                let op = self.comparison();
                format!("{} {op} {}", self.number(scope, depth.min(1)), self.between(0, 9))
            }
        }
    }

    fn condition_of_attack(&mut self, scope: &Scope, attack: &str) -> String {
        match self.below(6) {
            0 => format!("({attack} is {})", self.pick(&["charging", "not charging"])),
            1 => format!("({attack}.weapon is {})", self.pick(&["dagger", "not dagger", "maul"])),
            2 => format!("{attack}.weapon.heavy"),
            3 => format!("({attack}.weapon is {})", self.pick(&["sharp", "not blunt"])),
            4 if scope.rank > 4 => {
                format!("({attack}.defender.category is {})", self.pick(&["orc", "troll", "not wolf"]))
            }
            _ => format!("{attack}.weapon.to_hit < {}", self.between(-1, 3)),
        }
    }

    /// A chance.
    pub(super) fn chance(&mut self, scope: &Scope) -> String {
        match self.below(3) {
            0 => format!("{}%", self.between(0, 100)),
            1 => format!("stumble(({}, at least 0, at most 10))", self.number(scope, 1)),
            2 if self.often(10) => format!("({}, at least 0, at most 8) / 7", self.number(scope, 1)),
            _ => format!("({}, at least 0, at most 7) / 7", self.number(scope, 1)),
        }
    }
}
