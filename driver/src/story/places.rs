//! What stands at a place of the rules: the machine compares numbers and picks numbers, the rules compare cards and pick
//! cards.

use runebook_compiler::fold;
use runebook_compiler::ir::{Act, ActKind, Expr, Ir, Node, Type, walk};
use runebook_grammar::Span;

/// The comparisons and choices of a program.
#[derive(Debug, Default)]
pub(super) struct Places {
    compared: Vec<Pair>,
    chosen: Vec<(Span, Type)>,
}

/// A comparison: its place, the type of its sides, and what is known of either.
#[derive(Debug)]
struct Pair {
    span: Span,
    ty: Type,
    known: [Option<i64>; 2],
}

impl Places {
    /// All of a program.
    pub fn of(ir: &Ir) -> Self {
        let mut found = Self::default();
        for function in &ir.functions {
            found.acts(&function.body);
            found.values(function.value.iter());
        }
        for reaction in &ir.reactions {
            found.acts(&reaction.body);
            found.values(reaction.when.iter());
        }
        for modifier in &ir.modifiers {
            found.values(modifier.when.iter().chain([&modifier.value]));
        }
        for stat in &ir.stats {
            found.values(stat.base.iter());
        }
        found
    }

    /// The type of what is chosen at a place.
    pub fn chosen(&self, place: Span) -> Option<&Type> {
        let here = self.chosen.iter().filter(|(span, _)| within(*span, place) || within(place, *span));
        here.min_by_key(|(span, _)| span.end - span.start).map(|(_, ty)| ty)
    }

    /// The type of two words that were compared in a statement; none where several comparisons of it fit, and not alike.
    pub fn compared(&self, place: Span, words: [i64; 2]) -> Option<&Type> {
        let fits = |pair: &&Pair| {
            let agree = |words: [i64; 2]| {
                pair.known.iter().zip(words).all(|(known, word)| known.is_none_or(|known| known == word))
            };
            // code may ask the other way round
            within(pair.span, place) && (agree(words) || agree([words[1], words[0]]))
        };
        let sure = |pair: &&Pair| pair.known.iter().any(Option::is_some);
        let all: Vec<&Pair> = self.compared.iter().filter(fits).collect();
        let some: Vec<&Pair> = all.iter().copied().filter(sure).collect();
        let meant = if some.is_empty() { all } else { some };
        let first = &meant.first()?.ty;
        meant.iter().all(|pair| pair.ty == *first).then_some(first)
    }

    fn acts(&mut self, acts: &[Act]) {
        walk::acts(acts, &mut |act| {
            if let ActKind::Choose { of, .. } = &act.kind
                && let Type::Set(member, _) = &of.ty
            {
                self.chosen.push((act.span, (**member).clone()));
            }
        });
        walk::values(acts, &mut |value| self.pair(value));
    }

    fn values<'e>(&mut self, values: impl Iterator<Item = &'e Expr>) {
        values.for_each(|value| walk::each(value, &mut |inner| self.pair(inner)));
    }

    fn pair(&mut self, value: &Expr) {
        let Node::Compare { left, right, .. } = &value.node else { return };
        let ty = if left.ty == Type::Any { &right.ty } else { &left.ty };
        self.compared.push(Pair { span: value.span, ty: ty.clone(), known: [word(left), word(right)] });
    }
}

/// The machine's word for a value that is known before anything is played.
fn word(value: &Expr) -> Option<i64> {
    match &value.plain().node {
        Node::Entry(id) => i64::try_from(*id).ok(),
        Node::None => Some(runebook_runtime::NONE),
        _ => fold::whole(value),
    }
}

fn within(inner: Span, outer: Span) -> bool {
    inner.file == outer.file && outer.start <= inner.start && inner.end <= outer.end
}
