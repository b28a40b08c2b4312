//! What every pack declares: sorts, kinds, creatures, contexts, what is asked of the game, what happens.

use super::Maker;
use super::scope::Scope;
use super::text::{Line, lines};

impl Maker {
    pub(super) fn declarations(&mut self) -> Vec<Line> {
        let mut all = lines(
            r#"
            unit lb
            clock turn, round
            one of sort "Sort": orc "Orc", troll "Troll", wolf "Wolf"
            one of place "Place": wood "Wood", field "Field"
            one of mood "Mood": calm "Calm", wary "Wary", wild "Wild"
            one of trait "Trait": sharp "Sharp", blunt "Blunt"
            one of source "Source": armour "Armour", shield "Shield"
            kind skill "Skill" { from: stat of creature }
            skill melee "Melee" { from strength }
            skill song "Song" { from grace }
            kind weapon "Weapon" { damage: dice; to_hit: number = 0; weight: lb in tenths = 0 lb; heavy: yes or no = no; traits: set of trait at most 2; luck: chance = 1/3; while held in weapon { sight +this.to_hit } }
            weapon fists "Fists" { damage 1d2 }
            weapon dagger "Dagger" { damage 1d4; to_hit 1; weight 0.5 lb; traits sharp }
            weapon maul "Maul" { damage 2d6 + 1; to_hit = -2; weight 6.2 lb; heavy yes; traits blunt; luck 20% }
            weapon spear "Spear" { damage 1d8 + 1d3; weight 2.1 lb; traits sharp, blunt }
            kind cover "Cover" { bonus: number }
            cover buckler "Buckler" { bonus 1 }
            kind ability "Ability" { skill: skill; level: number in 1..9; requires your points[skill] >= level }
            kind law "Law" held by every creature { bonus: number }
            "#,
        );
        all.push(self.creature());
        all.extend(self.contexts());
        all.extend(self.questions());
        all.extend(lines(
            r#"
            command push(who: creature, squares: number) "Push" changes neighbours
            command shout(who: creature, mood: mood, loud: yes or no) "Shout" changes can_see
            event cried(crier: creature, loud: number in 0..9) "A cry" seen by hearer: set of creature at most 4 told by the game
            event dawn(who: creature, light: number) "Dawn" told by the game
            event hit(attack, net: number) "A hit"
            event missed(attack) "A miss"
            event over(assault) "The end of an assault"
            "#,
        ));
        all
    }

    fn creature(&mut self) -> Line {
        let ranked = Scope::standing;
        let might = self.bare(&ranked(5), 2);
        let (sight, speed) = (self.bare(&ranked(6), 1), self.bare(&ranked(7), 2));
        let (edge, pace) = (self.bare(&ranked(7), 1), self.bare(&ranked(7), 1));
        let [one, two, three, four, five] = std::array::from_fn(|_| self.rounding());
        let (parts, goal, step) =
            (self.pick(&["a third", "a tenth", "a fifth"]), self.between(-3, 3), self.between(1, 5));
        let scaled = self.pick(&["scales positives only ", ""]);
        let start = self.between(0, 9);
        let full = self.pick(&["max_health", "7", "max_health"]);
        Line::block(
            "entity creature \"Creature\" holds entries",
            lines(&format!(
                "
                stat max_health \"Full health\": number {one}, else 20
                stat strength \"Strength\", grace \"Grace\": number {two}, else {start}
                stat category \"Category\": sort or none, else none
                stat might \"Might\": number {scaled}{three} = {might}
                stat sight \"Sight\": number in -5..9 {four} = ({sight}, at least -5, at most 9)
                stat speed \"Speed\": number {scaled}{five} = {speed}
                stat edge \"Edge\": number {one} = ({edge}) / 3
                stat pace \"Pace\": number in halves {two} = ({pace}) / 2
                stat total[skill] \"Skill\", read by its member's name: number {three} = points[skill] + stat named by skill.from
                stat armour \"Armour\": dice {four}, else 1d3
                stat protection[source] \"Protection\": dice {five}, else 0
                resource health \"Health\": number in 0..max_health, starts at {full}
                resource anger \"Anger\": number in -20..100, starts at {start} {{ each turn: toward {goal} by {step} }}
                resource purse \"Purse\": number in 0..50, starts at {start} {{ each round: toward {goal} by {parts}, {one} }}
                resource voice \"Voice\": number in thirds in 0..20, starts at 20 {{ each turn: toward 3 by {parts}, {two} }}
                resource points[skill] \"Points\": number in 0..100, starts at 0
                flag prone \"Prone\", asleep \"Asleep\"
                remembers rival: creature or none
                remembers mood: mood or none
                slot weapon \"Weapon\": weapon, else fists
                slot shield \"Shield\": cover or none
                slot pouch \"Pouch\": set of weapon at most 3
                "
            )),
        )
    }

    /// A number in the entity's own words: its stats are named without more ado.
    fn bare(&mut self, scope: &Scope, depth: usize) -> String {
        let rank = scope.rank;
        let numbers: Vec<&str> = [
            (0, "anger"),
            (0, "purse"),
            (0, "points[song]"),
            (1, "max_health"),
            (2, "health"),
            (3, "strength"),
            (4, "grace"),
            (5, "might"),
            (6, "sight"),
        ]
        .iter()
        .filter(|(own, _)| *own < rank)
        .map(|(_, name)| *name)
        .collect();
        self.number(&Scope::formula(&numbers), depth)
    }

    fn contexts(&mut self) -> Vec<Line> {
        let [one, two] = std::array::from_fn(|_| self.rounding());
        let roles = Scope { who: vec!["attacker".into(), "defender".into()], rank: 9, ..Scope::default() };
        let (to_hit, dodge) = (self.number(&roles, 2), self.number(&roles, 1));
        let dice = Scope { rank: 10, ..roles };
        let damage = self.dice(&dice, 1);
        let attack = lines(&format!(
            "
            attacker calls it your attack
            defender calls it the attack on you
            field crit: number in -40..40 = 0
            stat to_hit \"To hit\": number {one} = {to_hit} + weapon.to_hit
            stat dodge \"Dodge\": number scales positives only {two} = {dodge}
            stat damage \"Damage\": dice {one} = weapon.damage + {damage}
            stat all_damage \"All dice\": dice {two} = damage count +(crit, at least 0, at most 2)
            "
        ));
        vec![
            Line::plain("context assault(attacker: creature, first: yes or no) \"Assault\""),
            Line::block(
                "context attack(attacker: creature, defender: creature, weapon: weapon, charging: yes or no = no) \"Attack\"",
                attack,
            ),
        ]
    }

    fn questions(&mut self) -> Vec<Line> {
        let yes = Scope { who: vec!["a".into(), "b".into()], rank: 1, loops: 2, ..Scope::default() };
        let seen = self.pick(&["yes", "no"]);
        let far = self.pick(&["1", "a.anger", "if a is b then 0 else 3", "a.purse + b.anger"]);
        let met = if self.often(50) { "yes".to_owned() } else { self.plain_question(&yes) };
        lines(&format!(
            "
            fact can_see(a: creature, b: creature): yes or no, else {seen}
            fact distance(a: creature, b: creature): number in -9..200, else {far}
            fact met(a: creature, b: creature): yes or no, else {met}
            set neighbours(of: creature): creature at most 4, else none
            set allies(of: creature): creature at most 14 = neighbours(of)
            "
        ))
    }

    fn plain_question(&mut self, scope: &Scope) -> String {
        let (one, other) = (self.someone(scope), self.someone(scope));
        match self.below(3) {
            0 => format!("{one}.anger > {other}.purse"),
            1 => format!("{one}.rival is {other}"),
            _ => format!("{one}.weapon is dagger"),
        }
    }
}
