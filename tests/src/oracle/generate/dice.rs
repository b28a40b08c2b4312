//! Dice.

use super::Maker;
use super::scope::{Scope, of};

impl Maker {
    /// Dice.
    pub(super) fn dice(&mut self, scope: &Scope, depth: usize) -> String {
        if depth == 0 || self.often(30) {
            return self.plain_dice(scope);
        }
        let deeper = depth - 1;
        match self.below(9) {
            0 => format!("({} + {})", self.dice(scope, deeper), self.dice(scope, deeper)),
            1 => format!("({} + {})", self.dice(scope, deeper), self.few(scope, deeper)),
            2 => format!("({} * {})", self.dice(scope, deeper), self.few(scope, deeper)),
            3 => format!("({} sides +{})", self.dice(scope, deeper), self.few(scope, deeper)),
            4 => format!("({} count +{})", self.dice(scope, deeper), self.few(scope, deeper)),
            5 => format!("({})d({})", self.few(scope, deeper), self.few(scope, deeper)),
            6 => format!(
                "(if {} then {} else {})",
                self.condition(scope, deeper),
                self.dice(scope, deeper),
                self.dice(scope, deeper)
            ),
            _ => self.read_dice(scope, deeper),
        }
    }

    /// A small number.
    fn few(&mut self, scope: &Scope, depth: usize) -> String {
        if self.often(50) {
            self.between(0, 4).to_string()
        } else {
            format!("({}, at least -1, at most 4)", self.number(scope, depth))
        }
    }

    fn plain_dice(&mut self, scope: &Scope) -> String {
        if !scope.who.is_empty() && scope.rank > 9 && self.often(40) {
            let who = self.someone(scope);
            let what = self.pick(&["armour", "protection[armour]", "protection[shield]", "weapon.damage"]);
            return of(&who, what);
        }
        if self.often(40) {
            format!("{}.damage", self.weapon(scope))
        } else {
            format!("{}d{}", self.between(1, 3), self.between(2, 8))
        }
    }

    fn read_dice(&mut self, scope: &Scope, depth: usize) -> String {
        let some = if self.often(60) {
            format!("{}d{}", self.between(2, 4), self.between(2, 8))
        } else {
            format!("({})d{}", self.few(scope, depth), self.between(2, 8))
        };
        let by = if self.often(60) || scope.who.is_empty() {
            self.between(1, 2).to_string()
        } else {
            let who = self.someone(scope);
            format!("({}, at least 1, at most 2)", of(&who, "anger"))
        };
        match self.below(5) {
            0 => format!("({some} keep high {by})"),
            1 => format!("({some} keep low {by})"),
            2 => format!("({some} reroll <= {by} once)"),
            3 => format!("({some} explode on {by} at most {} deep)", self.between(1, 3)),
            _ => format!("({some} count >= {by})"),
        }
    }
}
