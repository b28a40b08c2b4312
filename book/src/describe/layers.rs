//! What becomes of a stat when several changes meet: which counts first, how the whole is rounded, how far it goes.

use runebook_compiler::ir::{Ir, Layer, Modifier, Rounding, Stat, StatId, Type};

use super::scene::Scene;
use super::{Arg, Np, Phrase};

/// The layers as a reader tells them apart, in the order in which they count.
const ORDER: [&str; 5] = ["layer-sums", "layer-factors", "layer-afterwards", "layer-bounds", "layer-is"];

/// In which order changes count; none where no stat has changes of more than one sort.
#[must_use]
pub fn order(ir: &Ir) -> Option<Phrase> {
    let counted = |modifier: &&Modifier| ir.stats[modifier.targets[0]].ty != Type::YesNo;
    let changes: Vec<&Modifier> = ir.modifiers.iter().map(AsRef::as_ref).filter(counted).collect();
    let sorts: Vec<&'static str> =
        ORDER.into_iter().filter(|sort| changes.iter().any(|modifier| layer(modifier.layer) == *sort)).collect();
    let meet = |modifier: &&Modifier| {
        let same = |other: &&&Modifier| other.targets.iter().any(|stat| modifier.targets.contains(stat));
        changes.iter().filter(same).any(|other| layer(other.layer) != layer(modifier.layer))
    };
    let said = sorts.into_iter().map(|sort| Phrase::of(sort, []).arg()).collect();
    changes.iter().any(meet).then(|| Phrase::of("layers", [("list", Arg::clauses(said))]))
}

const fn layer(layer: Layer) -> &'static str {
    match layer {
        Layer::Add | Layer::Sides | Layer::Count => "layer-sums",
        Layer::Times | Layer::Over => "layer-factors",
        Layer::Afterwards => "layer-afterwards",
        Layer::AtLeast | Layer::AtMost => "layer-bounds",
        Layer::Is => "layer-is",
    }
}

impl Scene<'_> {
    /// What the stat's own header says of all its changes together.
    pub fn header(&self, id: StatId, np: &Np) -> Vec<Phrase> {
        let stat = &self.ir.stats[id];
        [self.scaled(id, stat, np), self.range(stat, np)].into_iter().flatten().collect()
    }

    /// "The result is rounded down; a value of 0 or less stays as it is."
    fn scaled(&self, id: StatId, stat: &Stat, np: &Np) -> Option<Phrase> {
        let family = id - stat.member..id - stat.member + stat.size.max(1);
        let factor = self.ir.modifiers.iter().any(|modifier| {
            matches!(modifier.layer, Layer::Times | Layer::Over)
                && modifier.targets.iter().any(|stat| family.contains(stat))
        });
        let rounded = stat.rounded.map(rounded);
        if factor && (rounded.is_some() || stat.positives_only) {
            let positives = Arg::id(if stat.positives_only { "yes" } else { "no" });
            let rounded = rounded.map_or(Arg::Nothing, Phrase::arg);
            return Some(Phrase::of(
                "stat-scaled",
                [("x", np.clone().arg()), ("rounded", rounded), ("positives", positives)],
            ));
        }
        rounded.map(|rounded| Phrase::of("stat-rounded", [("x", np.clone().arg()), ("rounded", rounded.arg())]))
    }

    /// "It never goes below 1 or above 100."
    fn range(&self, stat: &Stat, np: &Np) -> Option<Phrase> {
        let (low, high) = stat.low.as_ref().zip(stat.high.as_ref())?;
        Some(Phrase::of("stat-range", [("x", np.clone().arg()), ("low", self.value(low)), ("high", self.value(high))]))
    }
}

fn rounded(how: Rounding) -> Phrase {
    let id = match how {
        Rounding::Down => "scaled-down",
        Rounding::Up => "scaled-up",
        Rounding::TowardZero => "scaled-toward-zero",
        Rounding::HalfUp => "scaled-half-up",
        Rounding::HalfEven => "scaled-half-to-even",
        Rounding::Exactly => "scaled-exactly",
    };
    Phrase::of(id, [])
}
