//! Characters, and the tests that try them.

use super::Maker;
use super::scope::{ALL, Scope};
use super::text::Line;

const ALL_OF_THEM: &[&str] = &["hero", "guard", "dog"];

impl Maker {
    pub(super) fn characters(&mut self, entries: usize) -> Vec<Line> {
        ALL_OF_THEM.iter().map(|who| self.character(who, entries)).collect()
    }

    fn character(&mut self, who: &str, entries: usize) -> Line {
        let mut inner: Vec<Line> = Vec::new();
        let mut say = |maker: &mut Self, percent: usize, text: String| {
            if maker.often(percent) {
                inner.push(Line::plain(text));
            }
        };
        let n = |maker: &mut Self, low, high| maker.between(low, high);
        let text = format!("strength = {}", n(self, -4, 9));
        say(self, 70, text);
        let text = format!("grace = {}", n(self, -4, 9));
        say(self, 70, text);
        let full = n(self, 1, 30);
        say(self, 100, format!("max_health {full}"));
        let text = format!("anger = {}", n(self, -9, 30));
        say(self, 60, text);
        let text = format!("purse {}", n(self, 0, 20));
        say(self, 60, text);
        let text = format!("health {}", n(self, 0, full));
        say(self, 40, text);
        let text = format!("voice {}/3", n(self, 0, 60));
        say(self, 40, text);
        let text = format!("points[melee] {}", n(self, 0, 9));
        say(self, 60, text);
        let text = format!("protection[shield] {}d4", n(self, 1, 2));
        say(self, 40, text);
        let text = format!("category {}", self.pick(&["orc", "troll", "wolf"]));
        say(self, 50, text);
        let text = format!("weapon {}", self.pick(super::number::WEAPONS));
        say(self, 60, text);
        let text = format!("pouch {}", self.pick(&["dagger", "dagger, maul", "spear, fists, maul"]));
        say(self, 50, text);
        say(self, 30, "shield buckler".to_owned());
        say(self, 30, "prone yes".to_owned());
        say(self, 20, "innate slowed".to_owned());
        let text = format!("innate tracker({})", self.pick(&["orc", "wolf"]));
        say(self, 30, text);
        let text = format!("stun {}", n(self, 0, 90));
        say(self, 30, text);
        for number in 0..entries {
            say(self, 60, format!("innate ability_{number}"));
        }
        Line::block(format!("character {who} \"{who}\" is creature"), inner)
    }

    pub(super) fn trials(&mut self) -> Vec<Line> {
        let mut all = Vec::new();
        for number in 0..3 {
            let mut inner = self.given();
            for _ in 0..self.below(4) {
                inner.push(Line::plain(self.done()));
            }
            inner.extend(
                (0..1 + self.below(2)).map(|_| Line::plain(format!("expect {}", self.expected()))).collect::<Vec<_>>(),
            );
            all.push(Line::block(format!("test \"trial {number}\""), inner));
        }
        all
    }

    fn given(&mut self) -> Vec<Line> {
        let mut all = Vec::new();
        for who in ALL_OF_THEM {
            if self.often(60) {
                let mut members: Vec<&str> = ALL_OF_THEM.to_vec();
                if self.often(50) {
                    members.reverse();
                }
                members.rotate_left(self.below(3));
                members.truncate(1 + self.below(3));
                all.push(Line::plain(format!("given neighbours({who}) is {}", members.join(", "))));
            }
        }
        let (one, other) = (self.pick(ALL_OF_THEM), self.pick(ALL_OF_THEM));
        if self.often(50) {
            all.push(Line::plain(format!("given can_see({one}, {other}) is {}", self.pick(&["yes", "no"]))));
        }
        if self.often(50) {
            all.push(Line::plain(format!("given distance({one}, {other}) is {}", self.between(0, 20))));
        }
        if self.often(30) {
            all.push(Line::plain(format!("given {one} {{ rival {other} }}")));
        }
        all
    }

    fn done(&mut self) -> String {
        let (one, other) = (self.pick(ALL_OF_THEM), self.pick(ALL_OF_THEM));
        let weapon = self.pick(super::number::WEAPONS);
        match self.below(10) {
            0 | 1 => format!("do strike(attack({one}, {other}, {weapon}, charging: {}))", self.pick(&["yes", "no"])),
            2 | 3 => format!("do main_attack(assault({one}, {}), {other})", self.pick(&["yes", "no"])),
            4 => format!("do turn({one})"),
            5 => format!("do round({one})"),
            6 => format!("do dawn({one}, {})", self.between(0, 9)),
            7 => format!("do cried({one}, {}) seen by {}", self.between(0, 9), ALL_OF_THEM.join(", ")),
            8 => format!("do mend({one}, {})", self.between(0, 9)),
            _ => format!("do volley({one}, {})", self.between(0, 5)),
        }
    }

    fn expected(&mut self) -> String {
        let who = ALL_OF_THEM.iter().map(|who| (*who).to_owned()).collect();
        let scope = Scope { who, rank: ALL, ..Scope::default() };
        let (one, other, weapon) = (self.pick(ALL_OF_THEM), self.pick(ALL_OF_THEM), self.pick(super::number::WEAPONS));
        let blow = format!("strike(attack({one}, {other}, {weapon}))");
        match self.below(9) {
            7 => format!("chance of {} in {blow} >= 0%", self.pick(&["hit", "missed", "cried"])),
            8 => format!("mean of net in {blow} given hit >= {}", self.between(0, 4)),
            0 | 1 => format!("{} = {}", self.number(&scope, 2), self.between(-2, 9)),
            2 => self.condition(&scope, 2),
            3 => format!("{} is {}d4", self.dice(&scope, 2), self.between(1, 3)),
            4 => format!("to_hit of attack({one}, {other}, {weapon}) >= {}", self.between(-2, 9)),
            5 => format!("dodge of attack({one}, {other}, {weapon}) < {}", self.between(-2, 9)),
            _ => format!("all_damage of attack({one}, {other}, {weapon}) is {}d6", self.between(1, 3)),
        }
    }
}
