//! Formulas, tables, chances, dice of one's own, checks; statuses; laws; rules that nobody holds.

use super::Maker;
use super::scope::{ALL, Scope};
use super::text::{Line, lines};

impl Maker {
    pub(super) fn functions(&mut self) -> Vec<Line> {
        let simple = Scope::formula(&["a", "b"]);
        let sum = self.number_alone(&simple, 2);
        let creature = Scope { who: vec!["who".into()], rank: 3, loops: 2, ..Scope::default() };
        let worth = self.number_alone(&creature, 2);
        let [one, two] = std::array::from_fn(|_| self.rounding());
        let values: [i64; 6] = std::array::from_fn(|_| self.between(-3, 9));
        let [a, b, c, d, e, f] = values;
        let difficulty = Scope {
            who: vec!["roller".into()],
            numbers: vec!["difficulty".into()],
            rank: ALL,
            body: true,
            ..Scope::default()
        };
        let (mine, theirs) = (self.number(&difficulty, 1), self.number(&difficulty, 1));
        let mut all = lines(&format!(
            "
            formula sum_up(a: number, b: number = {a}) \"Sum\": number = {sum}
            formula tight(a: number in -9..60) \"Tight\": number = a + 1
            formula worth(who: creature) \"Worth\": number in -900..900 = ({worth}, at least -900, at most 900)
            formula heft(held: weapon) \"Heft\": number = held.weight in lb {one}
            formula blow(held: weapon, extra: number) \"Blow\": dice = held.damage sides +(extra, at least 0, at most 3)
            formula third(a: number) \"Third\": number in thirds = a / 3
            chance stumble(haste: number in 0..10) \"Stumbling\" = haste / 10
            chance lucky(held: weapon) \"Luck\" = held.luck
            table wound(damage: number) \"Wound\", first that fits {{ damage <= {c}: {d}; damage >= 8: {e}; damage >= 3: {f}; else: {a} }}
            table hiding(light: number in 0..9, place: place) \"Hiding\" {{ light is 0..2 and place is wood: {b}; light is 0..2 and place is field: {c}; light is 3..9: {d} }}
            die burst \"Bursting die\" {{ roll 1d4; 1: stop; 2: total +{}; 3..4: total +3, again at most {} deep }}
            die wild_die \"Wild die\" {{ roll 1d4; 1: total -2; 2..3: total +face; 4: total +4, then burst }}
            ",
            self.between(1, 4),
            self.between(1, 3),
        ));
        all.push(Line::block(
            "check trial(roller: creature, skill: skill, difficulty: number) \"Trial\"",
            lines(&format!(
                "
                let mine = roll 1d10 + {mine} + roller.total[skill]
                let theirs = roll 1d10 + {theirs}
                succeeds when mine > theirs, by (mine - theirs) / 2 {two}
                "
            )),
        ));
        all.push(Line::block(
            "check shove(roller: creature, bonus: number) \"Shove\"",
            lines("let shown = roll 1d20\nresult shown + bonus\nlast shown"),
        ));
        all
    }

    /// A number in which no formula is asked: none may ask itself.
    fn number_alone(&mut self, scope: &Scope, depth: usize) -> String {
        loop {
            let made = self.number(scope, depth);
            let asks = ["sum_up(", "wound(", "hiding(", "worth(", "heft(", "tight(", "distance(", "can_see("];
            if !asks.iter().any(|ask| made.contains(ask)) {
                return made;
            }
        }
    }

    pub(super) fn statuses(&mut self) -> Vec<Line> {
        let (slowed, blessed, wet) = (
            self.pick(&["longest", "not"]),
            self.pick(&["refreshes", "adds"]),
            self.pick(&["refreshes", "adds", "not"]),
        );
        let (rounding, step) = (self.rounding(), self.between(1, 9));
        let ends = self.pick(&["dawn as who", "cried as crier", "hit as attacker", "hit as defender when net > 2"]);
        let fears = self.pick(&["adds", "strongest"]);
        let stuns = self.pick(&["adds", "strongest"]);
        let mut all = vec![
            Line::block(
                "status slowed \"Slowed\"",
                vec![Line::plain(format!("stacks {slowed}")), self.modifier_of("speed", 7)],
            ),
            Line::block(
                "status blessed \"Blessed\"",
                vec![
                    Line::plain(format!("stacks {blessed}")),
                    Line::plain(format!("ends on {ends}")),
                    self.modifier_of("might", 5),
                ],
            ),
            Line::block(
                "status fear \"Fear\"",
                vec![
                    Line::plain("counter 0..9"),
                    Line::plain(format!("stacks {fears}")),
                    Line::plain("speed -your fear"),
                ],
            ),
            Line::block("status wet \"Wet\"", vec![Line::plain(format!("stacks {wet}")), self.modifier_of("sight", 6)]),
            Line::block(
                "status burning \"Burning\"",
                vec![Line::plain(format!("stacks up to {}", self.between(1, 3))), self.modifier_of("speed", 7)],
            ),
            Line::block(
                "status stun \"Stun\"",
                vec![
                    Line::plain("counter 0..105"),
                    Line::plain(format!("stacks {stuns}")),
                    Line::plain(format!("each turn: toward 0 by {step}")),
                    Line::block("band 1..20 \"Stunned\"", vec![self.modifier_of("strength", 3)]),
                    Line::block("band 51..105 \"Out\"", vec![Line::plain("you are asleep")]),
                ],
            ),
        ];
        if self.often(60) {
            let scope = Scope::body(&["you"], 0);
            all.push(Line::block(
                "status poison \"Poison\"",
                vec![
                    Line::plain("counter 0..99"),
                    Line::plain("stacks adds"),
                    Line::block("each turn", {
                        let mut acts = vec![Line::plain(format!("let loss = a fifth of your poison {rounding}"))];
                        acts.extend(self.acts(&scope, 2));
                        acts.push(Line::plain("you lose loss health"));
                        acts.push(Line::plain("you lose 1 poison"));
                        acts.push(Line::plain("says \"It hurts.\""));
                        acts
                    }),
                ],
            ));
        }
        all
    }

    pub(super) fn laws(&mut self) -> Vec<Line> {
        let mut all = Vec::new();
        for number in 0..self.below(3) {
            let mut inner = vec![Line::plain(format!("bonus {}", self.between(0, 4)))];
            inner.push(self.modifier());
            if self.often(50) {
                inner.push(self.trigger());
            }
            all.push(Line::block(format!("law law_{number} \"Law {number}\""), inner));
        }
        all
    }

    pub(super) fn own_rules(&mut self) -> Vec<Line> {
        let mut all = Vec::new();
        if self.often(60) {
            let inner = (0..2 + self.below(3)).map(|_| if self.often(70) { self.modifier() } else { self.trigger() });
            let inner: Vec<Line> = inner.collect();
            all.push(Line::block("rules in creature", inner));
        }
        if self.often(60) {
            let scope = Scope { who: vec!["attacker".into(), "defender".into()], rank: 10, ..Scope::default() };
            let (value, when) = (self.number(&scope, 1), self.condition(&scope, 1));
            let (by, rounding) = (self.between(2, 3), self.between(0, 1));
            let mut inner = vec![
                Line::plain(format!("to_hit +({value})")),
                Line::plain(format!("dodge / {by} when {when}")),
                Line::plain("dodge is -5 when defender is asleep"),
            ];
            if rounding == 1 {
                inner.push(Line::plain("damage sides +1 when attacker.weapon is maul"));
            }
            all.push(Line::block("rules in attack", inner));
        }
        all
    }
}
