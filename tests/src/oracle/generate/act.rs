//! What a body does, act by act.

use super::Maker;
use super::scope::{Scope, of, verb};
use super::text::Line;

impl Maker {
    /// So many acts; what one names, those after it may read.
    pub(super) fn acts(&mut self, scope: &Scope, many: usize) -> Vec<Line> {
        let mut scope = scope.clone();
        let mut all = Vec::new();
        for _ in 0..many {
            all.extend(self.act(&mut scope));
        }
        all
    }

    fn act(&mut self, scope: &mut Scope) -> Vec<Line> {
        match self.below(22) {
            0..=3 => vec![self.change(scope)],
            4 | 5 => vec![self.status_change(scope)],
            6 => vec![self.stored(scope)],
            7 => {
                let name = self.name("n");
                let line = Line::plain(format!("let {name} = {}", self.number(scope, 2)));
                scope.numbers.push(name);
                vec![line]
            }
            8 => {
                let name = self.name("c");
                let line = Line::plain(format!("let {name} = {}", self.condition(scope, 2)));
                scope.conditions.push(name);
                vec![line]
            }
            9 if scope.states.is_empty() => {
                let name = self.name("s");
                let line = Line::plain(format!("state {name} = {}", self.between(0, 5)));
                scope.numbers.push(name.clone());
                scope.states.push(name);
                vec![line]
            }
            9 => vec![self.set_state(scope)],
            10 | 11 => self.branch(scope),
            12 => self.matched(scope),
            13 if scope.loops < 2 => self.repeated(scope),
            14 if scope.loops < 2 => self.for_each(scope),
            15 => {
                let chance = if self.often(20) { "lucky(maul)".to_owned() } else { self.chance(scope) };
                let inner = self.few_acts(scope);
                vec![Line::block(format!("with chance {chance}"), inner)]
            }
            16 => self.choice(scope),
            17 => self.announced(scope),
            18 => vec![self.asked(scope)],
            19 => self.rolled(scope),
            20 if scope.loops < 1 => self.per_member(scope),
            21 => vec![Line::plain(format!("stop when {}", self.condition(scope, 1)))],
            _ => vec![self.change(scope)],
        }
    }

    pub(super) fn few_acts(&mut self, scope: &Scope) -> Vec<Line> {
        let many = 1 + self.below(2);
        self.acts(scope, many)
    }

    fn change(&mut self, scope: &Scope) -> Line {
        let who = self.someone(scope);
        let does = self.pick(&["gain", "lose"]);
        let amount =
            if self.often(50) { self.between(0, 6).to_string() } else { format!("({})", self.number(scope, 2)) };
        Line::plain(match self.below(6) {
            0 => format!("{} 1/3 voice", verb(&who, does)),
            1 => format!("{} {amount} points[{}]", verb(&who, does), self.pick(&["melee", "song"])),
            2 => format!("{} {amount} anger", verb(&who, does)),
            3 => format!("{} {amount} purse", verb(&who, does)),
            _ => format!("{} {amount} health", verb(&who, does)),
        })
    }

    fn status_change(&mut self, scope: &Scope) -> Line {
        let who = self.someone(scope);
        let (gains, loses) = (verb(&who, "gain"), verb(&who, "lose"));
        let turns = self.between(1, 3);
        let amount =
            if self.often(50) { self.between(0, 40).to_string() } else { format!("({})", self.number(scope, 1)) };
        Line::plain(match self.below(13) {
            10 => format!("{gains} {turns} fear for {turns} turns"),
            11 => format!("{gains} {turns} fear"),
            12 => format!("{loses} {turns} fear"),
            0 | 1 => format!("{gains} slowed for {turns} turns"),
            2 => format!("{gains} burning for ({}, at least 1, at most 4) turns", self.number(scope, 1)),
            3 => format!("{gains} wet for {turns} rounds"),
            4 => format!("{gains} blessed"),
            5 => format!("{gains} {amount} stun"),
            6 => format!("{loses} {}", self.pick(&["slowed", "blessed", "wet", "burning"])),
            7 => format!("{loses} {amount} stun"),
            8 => format!("set {} to {amount}", of(&who, "stun")),
            _ => format!("{gains} blessed for {turns} rounds"),
        })
    }

    fn stored(&mut self, scope: &Scope) -> Line {
        let (who, other) = (self.someone(scope), self.someone(scope));
        let set = |what: &str, to: String| Line::plain(format!("set {} to {to}", of(&who, what)));
        match self.below(8) {
            0 => set("prone", self.pick(&["yes", "no"]).to_owned()),
            1 => set("asleep", self.condition(scope, 1)),
            2 => set("rival", if self.often(70) { other } else { "none".to_owned() }),
            3 => set("mood", self.pick(&["calm", "wary", "wild", "none"]).to_owned()),
            4 => set("weapon", self.weapon(scope)),
            5 => set("shield", self.pick(&["buckler", "none"]).to_owned()),
            6 => set("anger", format!("({})", self.number(scope, 2))),
            _ => set(&format!("points[{}]", self.pick(&["melee", "song"])), format!("({})", self.number(scope, 1))),
        }
    }

    fn set_state(&mut self, scope: &Scope) -> Line {
        let state = scope.states[self.below(scope.states.len())].clone();
        Line::plain(format!("set {state} to ({} + {}, at least -99, at most 99)", state, self.number(scope, 1)))
    }

    fn asked(&mut self, scope: &Scope) -> Line {
        let who = self.someone(scope);
        if self.often(50) {
            Line::plain(format!("push({who}, {})", self.number(scope, 1)))
        } else {
            let mood = self.pick(&["calm", "wary", "wild"]);
            Line::plain(format!("shout({who}, {mood}, {})", self.condition(scope, 1)))
        }
    }

    /// Something that is told, or queued; of a lower rank than what this body reacts to.
    fn announced(&mut self, scope: &Scope) -> Vec<Line> {
        if scope.loops > 1 {
            return vec![self.change(scope)];
        }
        let who = self.someone(scope);
        let most = if self.often(10) { 12 } else { 9 };
        let loud = format!("({}, at least 0, at most {most})", self.number(scope, 1));
        let line = match self.below(5) {
            0 if scope.events > 1 => format!("announce dawn({who}, {})", self.number(scope, 1)),
            1 if scope.events > 0 => format!("announce cried({who}, {loud})"),
            2 if scope.events > 0 => format!("announce cried({who}, {loud}) seen by {}", self.set_of_four(&who)),
            3 if scope.events > 0 => {
                let other = self.someone(scope);
                if other == who {
                    format!("announce cried({who}, {loud}) seen by none")
                } else {
                    format!("announce cried({who}, {loud}) seen by {other}, {who}")
                }
            }
            4 if scope.events > 0 => format!("later mend({who}, {})", self.number(scope, 1)),
            _ => format!("mend_at_once({who}, {})", self.number(scope, 1)),
        };
        vec![Line::plain(line)]
    }

    fn set_of_four(&mut self, who: &str) -> String {
        format!("neighbours({who})")
    }
}
