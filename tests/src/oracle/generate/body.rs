//! Bodies: branches, loops, choices, checks; procedures and triggers.

use super::Maker;
use super::scope::{Scope, of};
use super::text::{Line, lines};

impl Maker {
    pub(super) fn branch(&mut self, scope: &Scope) -> Vec<Line> {
        let (cond, inner) = (self.condition(scope, 2), self.few_acts(scope));
        let mut all = vec![Line::block(format!("if {cond}"), inner)];
        if self.often(40) {
            // the whole of it, so that what is left after a line was dropped still reads
            let (then, otherwise) = (self.few_acts(scope), self.few_acts(scope));
            let cond = self.condition(scope, 1);
            let text = |lines: Vec<Line>| lines.iter().map(flat).collect::<Vec<_>>().join("; ");
            all.push(Line::plain(format!("if {cond} {{ {} }} else {{ {} }}", text(then), text(otherwise))));
        }
        all
    }

    pub(super) fn matched(&mut self, scope: &Scope) -> Vec<Line> {
        if self.often(50) {
            let who = self.someone(scope);
            let number =
                format!("({} + {})", of(&who, "anger"), self.number(&Scope { body: false, ..scope.clone() }, 1));
            let arms = vec![
                Line::block("0..2", self.few_acts(scope)),
                Line::block("3, 5", self.few_acts(scope)),
                Line::plain(format!("else: {} 1 anger", super::scope::verb(&self.someone(scope), "gain"))),
            ];
            return vec![Line::block(format!("match {number}"), arms)];
        }
        let place = self.name("mood");
        let arms = vec![Line::block("calm", self.few_acts(scope)), Line::block("wary, wild", self.few_acts(scope))];
        let choice = self.pick(&["by first", "by first", "by least 1"]);
        vec![Line::plain(format!("choose {place}: mood, {choice}")), Line::block(format!("match {place}"), arms)]
    }

    pub(super) fn repeated(&mut self, scope: &Scope) -> Vec<Line> {
        let inner = Scope { loops: scope.loops + 1, ..scope.clone() };
        let times = if self.often(60) {
            self.between(0, 3).to_string()
        } else {
            format!("({}, at least 0, at most 3)", self.number(scope, 1))
        };
        let acts = self.few_acts(&inner);
        vec![Line::block(format!("repeat at most {times} times"), acts)]
    }

    pub(super) fn for_each(&mut self, scope: &Scope) -> Vec<Line> {
        let who = self.someone(scope);
        let inner = Scope { loops: scope.loops + 1, ..scope.clone() };
        if self.often(25) && !scope.who.iter().any(|who| who == "you") {
            let (skill, amount) = (self.name("skill"), self.between(0, 3));
            let gain = super::scope::verb(&who, "gain");
            let acts = vec![Line::plain(format!("{gain} {amount} points[{skill}]"))];
            return vec![Line::block(format!("for {skill} in skill"), acts)];
        }
        if self.often(20) {
            let mood = self.name("m");
            let acts = vec![Line::plain(format!("shout({who}, {mood}, {mood} is not calm)"))];
            return vec![Line::block(format!("for {mood} in mood"), acts)];
        }
        if self.often(20) {
            let item = self.name("item");
            let pouch = of(&who, "pouch");
            let acts = vec![Line::plain(format!("{} ({item}.to_hit + 1) anger", super::scope::verb(&who, "gain")))];
            return vec![Line::block(format!("for {item} in {pouch}"), acts)];
        }
        let mate = self.name("mate");
        let pure = Scope { body: false, ..inner.clone() }.with(&mate);
        let inner = inner.with(&mate);
        let set = self.set(&who);
        let filter = if self.often(50) { format!(" where {}", self.condition(&pure, 1)) } else { String::new() };
        let order = if self.often(50) { format!(" in order of {}", self.number(&pure, 1)) } else { String::new() };
        let acts = self.few_acts(&inner);
        vec![Line::block(format!("for {mate} in {set}{filter}{order}"), acts)]
    }

    /// A value for each member, and what is made of it.
    pub(super) fn per_member(&mut self, scope: &Scope) -> Vec<Line> {
        let who = self.someone(scope);
        let (mate, value) = (self.name("mate"), self.name("v"));
        let set = format!("neighbours({who})");
        let inner = Scope { loops: 2, ..scope.clone() }.with(&mate);
        let made = self.number(&inner, 1);
        let order = if self.often(60) { format!(" in order of {value}[{mate}]") } else { String::new() };
        vec![
            Line::plain(format!("let {value}[{mate} in {set}] = {made}")),
            Line::block(
                format!("for {mate} in {set} where {value}[{mate}] > -5{order}"),
                vec![
                    Line::plain(format!("{mate} loses {value}[{mate}] health")),
                    Line::plain(format!("push({mate}, {value}[{mate}])")),
                ],
            ),
        ]
    }

    pub(super) fn choice(&mut self, scope: &mut Scope) -> Vec<Line> {
        let who = self.someone(scope);
        if self.often(30) {
            let stake = self.name("stake");
            let by = self.pick(&["by first", "by most", "by you"]);
            let by = if by == "by most" { format!("by most {stake}") } else { by.replace("you", &who) };
            let line = Line::plain(format!("choose {stake} in 1..{} where {stake} is not 3, {by}", of(&who, "purse")));
            scope.numbers.push(stake);
            return vec![line];
        }
        let mate = self.name("mate");
        let pure = Scope { body: false, loops: 2, ..scope.clone() }.with(&mate);
        let filter = if self.often(50) { format!(" where {}", self.condition(&pure, 1)) } else { String::new() };
        let by = match self.below(4) {
            0 => format!("by least {}", self.number(&pure, 1)),
            1 => format!("by most {}", self.number(&pure, 1)),
            2 => "by first".to_owned(),
            _ => format!("by {who}"),
        };
        let line = Line::plain(format!("choose one {mate} in {}{filter}, {by}", self.set(&who)));
        scope.who.push(mate);
        vec![line]
    }

    /// Checks, and dice of one's own.
    pub(super) fn rolled(&mut self, scope: &mut Scope) -> Vec<Line> {
        let who = self.someone(scope);
        let name = self.name("r");
        match self.below(5) {
            0 => {
                let margin = self.name("margin");
                let inner =
                    Scope { numbers: [&scope.numbers[..], std::slice::from_ref(&margin)].concat(), ..scope.clone() };
                let acts = self.few_acts(&inner);
                vec![Line::block(
                    format!(
                        "contest trial({who}, {}, {}) by {margin}",
                        self.pick(&["melee", "song"]),
                        self.number(scope, 1)
                    ),
                    acts,
                )]
            }
            1 => {
                let line = Line::plain(format!("let {name} = trial({who}, melee, {})", self.number(scope, 1)));
                scope.conditions.push(format!("{name}.success"));
                scope.numbers.push(format!("{name}.margin"));
                vec![line]
            }
            2 => {
                let line = Line::plain(format!("let {name} = shove({who}, {})", self.number(scope, 1)));
                scope.numbers.push(format!("{name}.result"));
                scope.numbers.push(format!("{name}.last"));
                vec![line]
            }
            3 => {
                scope.numbers.push(format!("{name}.total"));
                scope.numbers.push(format!("{name}.last"));
                vec![Line::plain(format!("let {name} = roll {}", self.pick(&["burst", "wild_die"])))]
            }
            _ => {
                scope.numbers.push(format!("{name}.hits"));
                vec![Line::plain(format!("let {name} = volley({who}, {})", self.between(0, 3)))]
            }
        }
    }

    pub(super) fn procedures(&mut self) -> Vec<Line> {
        let two = Scope::body(&["attacker", "defender"], 2).in_attack("attack");
        let aimed = Scope { numbers: vec!["aim".into()], ..two.clone() };
        let netted = Scope { numbers: vec!["aim".into(), "net".into()], ..two };
        let [before, harm, after] = [self.acts(&aimed, 2), self.acts(&netted, 2), self.acts(&netted, 1)];
        let rounding = self.rounding();
        let mut strike = lines("step aim = roll 1d20 + to_hit\nif aim <= dodge { announce missed(attack); stop }");
        strike.push(Line::plain(format!("step crit = ((aim - dodge) / 10 {rounding}, at least -40, at most 40)")));
        strike.extend(before);
        strike.push(Line::plain("step net = roll all_damage - roll defender.armour, at least 0"));
        strike.push(Line::block(
            "step harm",
            [lines("defender loses net health"), harm, lines("announce hit(attack, net)")].concat(),
        ));
        strike.extend(after);
        let single = Scope { numbers: vec!["amount".into()], ..Scope::body(&["who"], 1) };
        let quiet = Scope { events: 0, ..single.clone() };
        let shooter = Scope {
            numbers: vec!["arrows".into(), "hits".into()],
            states: vec!["hits".into()],
            events: 0,
            loops: 1,
            ..Scope::body(&["shooter"], 0)
        };
        let aim = self.number(&shooter, 1);
        let mut mend = self.acts(&single, 2);
        mend.push(Line::plain("who gains (amount, at least 0, at most 5) health"));
        let mut at_once = self.simple_acts(&quiet);
        at_once.push(Line::plain("who loses (amount, at least -2, at most 2) anger"));
        vec![
            Line::block(
                "procedure volley(shooter: creature, arrows: number in 0..20) \"Volley\" gives hits: number = 0",
                vec![Line::block(
                    "repeat at most arrows times",
                    vec![
                        Line::plain(format!("let aim = roll 1d20 + {aim}")),
                        Line::plain("if aim >= 12: set hits to hits + 1"),
                    ],
                )],
            ),
            Line::block("procedure mend_at_once(who: creature, amount: number) \"Mending at once\"", at_once),
            Line::block("procedure mend(who: creature, amount: number) \"Mending\"", mend),
            Line::block("procedure strike(attack) \"Strike\"", strike),
            Line::block(
                "procedure main_attack(assault, target: creature) \"Main attack\"",
                lines(
                    "strike(attack(attacker, target, attacker.weapon))\nif first: strike(attack(attacker, target, dagger, charging: yes))\nannounce over(assault)",
                ),
            ),
        ]
    }

    /// Acts that call and tell nothing.
    fn simple_acts(&mut self, scope: &Scope) -> Vec<Line> {
        let scope = Scope { loops: 2, ..scope.clone() };
        let mut acts = self.acts(&scope, 2);
        acts.retain(|line| {
            !["mend", "announce", "later", "trial", "volley", "shove"].iter().any(|word| flat(line).contains(word))
        });
        acts
    }

    /// A trigger of some event, or of a clock.
    pub(super) fn trigger(&mut self) -> Line {
        let (event, role, who, numbers, events, attack) = match self.below(9) {
            0 => ("hit", "attacker", vec!["you", "attack.defender"], vec!["net"], 2, Some("attack")),
            1 => ("hit", "defender", vec!["you", "attack.attacker"], vec!["net"], 2, Some("attack")),
            2 => ("missed", "attacker", vec!["you"], vec![], 2, Some("attack")),
            3 => ("dawn", "who", vec!["you"], vec!["light"], 1, None),
            4 => ("cried", "crier", vec!["you"], vec!["loud"], 0, None),
            5 | 6 => ("cried", "hearer", vec!["you", "crier"], vec!["loud"], 0, None),
            7 => ("over", "attacker", vec!["you"], vec![], 2, None),
            _ => return self.tick(),
        };
        let scope =
            Scope { numbers: numbers.into_iter().map(str::to_owned).collect(), attack, ..Scope::body(&who, events) };
        let mut parts = format!("on {event} as {role}");
        let blow = who.get(1).filter(|_| event == "hit" && self.often(30)).map(|foe| {
            let weapon = self.pick(super::number::WEAPONS);
            let later = self.pick(&["", "later "]);
            Line::plain(format!("{later}strike(attack(you, {foe}, {weapon}))"))
        });
        match self.below(6) {
            _ if blow.is_some() => parts += ", once per turn",
            0 => parts += ", once per turn",
            1 => parts += ", once per round",
            2 if attack.is_some() => parts += ", once per assault",
            3 if attack.is_some() => parts += ", within assault",
            _ => {}
        }
        if self.often(40) {
            parts += &format!(", priority {}", self.between(-2, 3));
        }
        if self.often(50) {
            parts += &format!(" when {}", self.condition(&Scope { body: false, ..scope.clone() }, 1));
        }
        let many = 1 + self.below(3);
        let mut acts = self.acts_said(&scope, many);
        acts.splice(0..0, blow);
        Line::block(parts, acts)
    }

    fn tick(&mut self) -> Line {
        let scope = Scope::body(&["you"], 1);
        let clock = self.pick(&["turn", "round"]);
        let when = if self.often(50) {
            format!(" when {}", self.condition(&Scope { body: false, ..scope.clone() }, 1))
        } else {
            String::new()
        };
        let many = 1 + self.below(2);
        Line::block(format!("each {clock}{when}"), self.acts_said(&scope, many))
    }

    /// Acts with the sentence for what no sentence can be made of.
    fn acts_said(&mut self, scope: &Scope, many: usize) -> Vec<Line> {
        let mut acts = self.acts(scope, many);
        acts.push(Line::plain("says \"Something happens.\""));
        acts
    }
}

/// A line with all in its braces, on one line.
fn flat(line: &Line) -> String {
    match &line.inner {
        None => line.head.clone(),
        Some(inner) => format!("{} {{ {} }}", line.head, inner.iter().map(flat).collect::<Vec<_>>().join("; ")),
    }
}
