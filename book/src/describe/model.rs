//! What a sentence is made of before it is in a language.

use std::collections::BTreeMap;

/// Arguments of a message by name.
pub type Args = BTreeMap<String, Arg>;

/// A message with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phrase {
    /// The messages that can say it, best first; the first that exists is used, and the last one is a hole if none does.
    /// Without any it is its argument `x`.
    pub say: Vec<Say>,
    /// Its arguments.
    pub args: Args,
}

/// Where a message comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Say {
    /// The locale's grammar.
    Grammar(&'static str),
    /// An attribute that the pack gives a thing: key and attribute.
    Word(String, String),
}

/// An exact number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ratio {
    /// Numerator.
    pub num: i128,
    /// Denominator, above 0; in lowest terms.
    pub den: i128,
}

/// An argument.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// An optional part that is not there.
    Nothing,
    /// An exact number.
    Number(Ratio),
    /// Letters that every language writes alike: dice, ids for selectors.
    Text(String),
    /// A thing.
    Noun(Box<Np>),
    /// A part of the sentence.
    Phrase(Box<Phrase>),
    /// Several.
    List(List),
    /// How something is: an adjective of the pack.
    Quality(Box<Quality>),
    /// A clause with conditions that belong to its nouns, or else follow it.
    Head(Box<Head>),
    /// The first if the pack has words for it, else the second.
    Either(Box<Arg>, Box<Arg>),
}

/// Several parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct List {
    /// The parts.
    pub items: Vec<Arg>,
    /// How they are joined.
    pub join: Join,
}

/// How parts are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Join {
    /// All of them.
    And,
    /// One of them.
    Or,
    /// Things that happen or hold: clauses.
    Clauses,
}

/// A noun phrase.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Np {
    /// The thing's message: `weapon-battle_axe`.
    pub key: String,
    /// The message to use where the pack has none by `key`.
    pub otherwise: Option<String>,
    /// Messages of others of its sort: `otherwise` is no name for it while they have none either.
    pub rivals: Vec<String>,
    /// The thing's attribute that names another noun to use: `other`.
    pub via: Option<&'static str>,
    /// Its article or owner.
    pub det: Det,
    /// More than one.
    pub plural: bool,
    /// How it is.
    pub qualities: Vec<Quality>,
    /// Arguments of its own attributes.
    pub args: Args,
    /// Who or what it is, where a second mention should be shorter.
    pub refer: Option<u64>,
    /// The anchor it links to.
    pub link: Option<String>,
}

/// Article or owner.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Det {
    /// The reader.
    You,
    /// One not yet known.
    A,
    /// The one there is.
    The,
    /// The one at hand.
    This,
    /// Every one.
    Each,
    /// One more.
    Another,
    /// Every other one.
    EachOther,
    /// One that is picked out.
    One,
    /// The one that was chosen.
    Chosen,
    /// None.
    Bare,
    /// A proper name.
    Name,
    /// It belongs to someone or something.
    Of(Box<Arg>),
}

/// How something is: attribute `attribute` or `after` of a thing, with a suffix.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Quality {
    /// The thing's message: `flag-confused`.
    pub key: String,
    /// After `attribute` and `after`: a parameter's name, `b`; empty mostly.
    pub suffix: String,
    /// The opposite.
    pub not: bool,
    /// Arguments of the attribute.
    pub args: Args,
    /// The same as a clause, where it cannot stand with its noun.
    pub clause: Box<Phrase>,
}

/// A clause and conditions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Head {
    /// The clause.
    pub phrase: Phrase,
    /// What must hold besides.
    pub conds: Vec<Arg>,
    /// Arguments that say a condition, and the same as a clause for where the clause has no place for them.
    pub bounds: Vec<(String, Arg)>,
    /// The grammar's message that joins the two: `{ $head }`, `{ $conds }`.
    pub glue: &'static str,
}

impl Phrase {
    /// A phrase of the grammar.
    #[must_use]
    pub fn of<const N: usize>(id: &'static str, args: [(&str, Arg); N]) -> Self {
        Self { say: vec![Say::Grammar(id)], args: args.into_iter().map(|(name, arg)| (name.to_owned(), arg)).collect() }
    }

    /// A phrase that the pack may bring; otherwise the grammar's.
    #[must_use]
    pub fn or_else(mut self, key: &str, attribute: &str) -> Self {
        self.say.insert(0, Say::Word(key.to_owned(), attribute.to_owned()));
        self
    }

    /// A phrase that the pack must bring.
    #[must_use]
    pub fn word(key: &str, attribute: &str, args: Args) -> Self {
        Self { say: vec![Say::Word(key.to_owned(), attribute.to_owned())], args }
    }

    /// As an argument.
    #[must_use]
    pub fn arg(self) -> Arg {
        Arg::Phrase(Box::new(self))
    }
}

impl Np {
    /// A thing.
    #[must_use]
    pub fn new(key: impl Into<String>, det: Det) -> Self {
        Self {
            key: key.into(),
            otherwise: None,
            rivals: Vec::new(),
            via: None,
            det,
            plural: false,
            qualities: Vec::new(),
            args: Args::new(),
            refer: None,
            link: None,
        }
    }

    /// The reader.
    #[must_use]
    pub fn you() -> Self {
        Self::new("", Det::You)
    }

    /// As an argument.
    #[must_use]
    pub fn arg(self) -> Arg {
        Arg::Noun(Box::new(self))
    }
}

impl Arg {
    /// Several parts, or the only one.
    #[must_use]
    pub fn list(items: Vec<Self>, join: Join) -> Self {
        Self::List(List { items, join })
    }

    /// An id for selectors.
    #[must_use]
    pub fn id(text: &str) -> Self {
        Self::Text(text.to_owned())
    }

    /// A clause's parts.
    #[must_use]
    pub fn clauses(items: Vec<Self>) -> Self {
        Self::list(items, Join::Clauses)
    }

    /// A whole number.
    #[must_use]
    pub fn whole(value: i64) -> Self {
        Self::Number(Ratio { num: i128::from(value), den: 1 })
    }
}

impl Ratio {
    /// In lowest terms; none if `den` is 0.
    #[must_use]
    pub fn new(num: i128, den: i128) -> Option<Self> {
        let common = gcd(num.unsigned_abs(), den.unsigned_abs());
        let common = i128::try_from(common).ok().filter(|common| *common != 0)?;
        let sign = if den < 0 { -1 } else { 1 };
        (den != 0).then(|| Self { num: sign * num / common, den: sign * den / common })
    }

    /// A chance as percent, where that has at most two decimals: 3/20 is 15, 1/3 is none.
    #[must_use]
    pub fn percent(self) -> Option<Self> {
        Self::new(self.num.checked_mul(100)?, self.den).filter(|percent| 100 % percent.den == 0)
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
