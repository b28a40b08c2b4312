//! Where something is made: who is there, what may be read, what has a name.

/// What may be read and done at a place.
#[derive(Clone, Debug, Default)]
pub(super) struct Scope {
    /// Names of creatures.
    pub who: Vec<String>,
    /// Stats of lower rank may be read.
    pub rank: usize,
    /// Names of whole numbers.
    pub numbers: Vec<String>,
    /// Names of conditions.
    pub conditions: Vec<String>,
    /// States that may be set.
    pub states: Vec<String>,
    /// The name of the attack, where there is one.
    pub attack: Option<&'static str>,
    /// Whether this is a body, where dice are rolled.
    pub body: bool,
    /// Events of lower rank may be announced.
    pub events: usize,
    /// How deep loops are within each other.
    pub loops: usize,
}

/// The rank of all that may be read in a body.
pub(super) const ALL: usize = 20;

impl Scope {
    /// A standing change of a stat of this rank.
    pub fn standing(rank: usize) -> Self {
        Self { who: vec!["you".to_owned()], rank, ..Self::default() }
    }

    /// A body with these creatures.
    pub fn body(who: &[&str], events: usize) -> Self {
        let who = who.iter().map(|who| (*who).to_owned()).collect();
        Self { who, rank: ALL, body: true, events, ..Self::default() }
    }

    /// A formula.
    pub fn formula(numbers: &[&str]) -> Self {
        Self { numbers: numbers.iter().map(|name| (*name).to_owned()).collect(), ..Self::default() }
    }

    /// The same with the attack that is read or brought.
    pub fn in_attack(self, attack: &'static str) -> Self {
        Self { attack: Some(attack), ..self }
    }

    /// The same with another creature.
    pub fn with(mut self, who: &str) -> Self {
        self.who.push(who.to_owned());
        self
    }
}

/// Something of someone.
pub(super) fn of(who: &str, what: &str) -> String {
    if who == "you" { format!("your {what}") } else { format!("{who}.{what}") }
}

/// The verb of someone.
pub(super) fn verb(who: &str, verb: &str) -> String {
    if who == "you" { format!("you {verb}") } else { format!("{who} {verb}s") }
}

/// Whether someone is something.
pub(super) fn is(who: &str) -> String {
    if who == "you" { "you are".to_owned() } else { format!("{who} is") }
}

/// Whether someone has something.
pub(super) fn has(who: &str) -> String {
    if who == "you" { "you have".to_owned() } else { format!("{who} has") }
}
