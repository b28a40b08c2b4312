//! What sentences are told with: things by their messages, and values.

use runebook_runtime::Dice;
use runebook_runtime::dice::{Mode, Pool};

use crate::describe::{Arg, Det, Np, Phrase, Ratio};

/// A thing that a sentence names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thing {
    /// Its message: `character-hero`, `stat-attack-damage`.
    pub key: String,
    /// Of a family, which member: its message and its name.
    pub member: Option<(String, String)>,
    /// What tells it from another of the same name.
    pub mark: Option<String>,
}

/// A value that a sentence names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Somebody, an entry, a member of a `one of`.
    Thing(Thing),
    /// A number: numerator and denominator.
    Number(i64, i64),
    /// A number of units: numerator, denominator, and the unit's message.
    Measure(i64, i64, String),
    /// Yes or no.
    YesNo(bool),
    /// Dice.
    Dice(Dice),
    /// Several.
    List(Vec<Self>),
    /// Nothing and nobody.
    None,
}

impl Thing {
    /// The thing of a message.
    #[must_use]
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), member: None, mark: None }
    }

    /// One of a family.
    #[must_use]
    pub fn of_member(self, key: String, name: &str) -> Self {
        Self { member: Some((key, name.to_owned())), ..self }
    }

    pub(super) fn np(&self, det: Det) -> Np {
        let mut np = Np::new(self.key.clone(), det);
        if let Some((key, name)) = &self.member {
            np.args.insert("member".to_owned(), Np::new(key.clone(), Det::Bare).arg());
            np.args.insert("member_id".to_owned(), Arg::id(name));
        }
        if let Some(mark) = &self.mark {
            np.args.insert("member".to_owned(), Arg::id(mark));
        }
        np
    }

    /// Somebody, in a sentence.
    pub(super) fn the(&self) -> Arg {
        self.np(Det::The).arg()
    }

    /// Its name alone.
    pub(super) fn bare(&self) -> Arg {
        self.np(Det::Bare).arg()
    }

    /// In a clause: whoever or whatever has a name of its own has no article.
    fn in_clause(&self) -> Arg {
        Np { link: Some(self.key.clone()), ..self.np(Det::The) }.arg()
    }
}

impl Value {
    /// Whether it adds nothing.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        match self {
            Self::Number(number, _) | Self::Measure(number, _, _) => *number == 0,
            Self::Dice(dice) => dice.parts().0 == 0 && dice.pools().next().is_none(),
            Self::YesNo(yes) => !yes,
            Self::None => true,
            Self::Thing(_) | Self::List(_) => false,
        }
    }

    pub(super) fn ratio(&self) -> Option<Ratio> {
        match self {
            Self::Number(num, den) => Ratio::new(i128::from(*num), i128::from(*den)),
            Self::Thing(_) | Self::Measure(..) | Self::YesNo(_) | Self::Dice(_) | Self::List(_) | Self::None => None,
        }
    }

    /// By itself and in lists: people with their article, all else by name.
    pub(super) fn arg(&self) -> Arg {
        match self {
            Self::Thing(thing) if thing.key.starts_with("character-") => thing.the(),
            Self::Thing(thing) => thing.bare(),
            Self::Number(num, den) => self.ratio().map_or_else(|| Arg::Text(format!("{num}/{den}")), Arg::Number),
            Self::Measure(num, den, unit) => {
                let unit = Np::new(unit.clone(), Det::Bare).arg();
                Phrase::of("value-with-unit", [("n", Self::Number(*num, *den).arg()), ("unit", unit)]).arg()
            }
            Self::YesNo(yes) => Phrase::of(if *yes { "value-yes" } else { "value-no" }, []).arg(),
            Self::Dice(of) => dice(of),
            Self::List(all) => list(all.iter().map(Self::arg)),
            Self::None => Phrase::of("value-none", []).arg(),
        }
    }

    /// In a clause of the pack: `$defender`, `$net`; nothing where there is nobody.
    pub(super) fn in_clause(&self) -> Arg {
        match self {
            Self::Thing(thing) => thing.in_clause(),
            Self::None => Arg::Nothing,
            Self::Number(..) | Self::Measure(..) | Self::YesNo(_) | Self::Dice(_) | Self::List(_) => self.arg(),
        }
    }
}

/// Parts in a row, with the locale's comma.
pub(super) fn list(all: impl Iterator<Item = Arg>) -> Arg {
    let two = |a, b| Phrase::of("told-list", [("a", a), ("b", b)]).arg();
    all.reduce(two).unwrap_or(Arg::Nothing)
}

/// `1d4 + 1d3 - 1`, with the words of how each is read.
fn dice(dice: &Dice) -> Arg {
    let (constant, pools) = dice.parts();
    let pools = pools.map(pool).reduce(|a, b| Phrase::of("told-plus", [("a", a), ("b", b)]).arg());
    let Some(pools) = pools else { return Arg::whole(constant) };
    let by = Arg::whole(constant.saturating_abs());
    match constant {
        0 => pools,
        1.. => Phrase::of("told-plus", [("a", pools), ("b", by)]).arg(),
        _ => Phrase::of("told-minus", [("a", pools), ("b", by)]).arg(),
    }
}

fn pool(pool: Pool) -> Arg {
    let plain = Arg::Text(format!("{}d{}", pool.count, pool.sides));
    let (id, n) = match pool.mode {
        Mode::Sum => return plain,
        Mode::KeepHigh(n) => ("value-keep-high", i64::from(n)),
        Mode::KeepLow(n) => ("value-keep-low", i64::from(n)),
        Mode::CountAtLeast(n) => ("told-count-at-least", i64::from(n)),
        Mode::ExplodeOn { face, deep: _ } => ("told-explode-on", i64::from(face)),
        Mode::RerollOnce(n) => ("told-reroll-once", i64::from(n)),
    };
    Phrase::of(id, [("x", plain), ("n", Arg::whole(n))]).arg()
}
