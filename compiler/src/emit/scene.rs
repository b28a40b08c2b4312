//! Scenes: who takes part in a question, and what is said of the world.

use super::{Emitter, index};
use crate::fold;
use crate::ir::{CellKind, Character, Expr, Node, Said, Type};

/// Who takes part in a question, in the order of their entity numbers, and what is said of the world.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// The creatures; the first is entity 0.
    pub spawns: Vec<Spawn>,
    /// Answers of facts and sets.
    pub said: Vec<SaidValue>,
}

/// One creature.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spawn {
    /// What people call it.
    pub title: String,
    /// Stored numbers by cell.
    pub cells: Vec<(u32, i64)>,
    /// Cells that store a parameter of the question, times a factor: cell, parameter, factor.
    pub given: Vec<(u32, usize, i64)>,
}

impl Spawn {
    /// All stored numbers, where the question's parameters have these values.
    pub fn stored<'a>(&'a self, args: &'a [i64]) -> impl Iterator<Item = (u32, i64)> + 'a {
        let given = self
            .given
            .iter()
            .map(|(cell, param, factor)| (*cell, args.get(*param).copied().unwrap_or(0).saturating_mul(*factor)));
        self.cells.iter().copied().chain(given)
    }
}

/// One answer of a fact or a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidValue {
    /// Whether it is a set.
    pub set: bool,
    /// Index of the fact or set.
    pub question: u32,
    /// The arguments.
    pub args: Vec<i64>,
    /// The answer, or the members.
    pub values: Vec<i64>,
}

impl Emitter<'_> {
    pub(crate) fn scene(&mut self, characters: &[Character], said: &[Said]) -> Scene {
        let spawns = characters.iter().map(|character| self.spawn(character)).collect();
        let said = said.iter().map(|said| self.said(said)).collect();
        Scene { spawns, said }
    }

    /// A creature as stored numbers. Dice are stored as the index of a dice constant.
    pub(crate) fn spawn(&mut self, character: &Character) -> Spawn {
        let (mut cells, mut given) = (Vec::new(), Vec::new());
        for store in &character.stores {
            let cell = &self.ir.cells[store.cell];
            if let Node::Local(param) = store.value.plain().node {
                let denominator = |ty: &Type| ty.number().map_or(1, |number| number.denominator.max(1));
                given.push((index(store.cell), param, denominator(&cell.ty) / denominator(&store.value.plain().ty)));
                continue;
            }
            let value = if cell.ty.is_dice() && matches!(cell.kind, CellKind::StatBase(_)) {
                let dice = self.known_dice(&store.value).unwrap_or_default();
                i64::from(self.dice_constant(dice))
            } else {
                self.stored_number(&store.value, &cell.ty)
            };
            cells.push((index(store.cell), value));
        }
        cells.extend(character.holds.iter().map(|entry| (index(self.ir.entries[*entry].holds), 1)));
        cells.sort_unstable();
        Spawn { title: character.named.title.clone(), cells, given }
    }

    fn stored_number(&self, value: &Expr, ty: &Type) -> i64 {
        match &value.plain().node {
            Node::None => -1,
            Node::Character(at) => i64::try_from(*at).unwrap_or(-1),
            _ => match ty {
                Type::Number(number) => fold::stored(value, number.denominator).unwrap_or(0),
                _ => self.known(value).unwrap_or(0),
            },
        }
    }

    fn said(&self, said: &Said) -> SaidValue {
        let question = if said.set { &self.ir.sets[said.question] } else { &self.ir.facts[said.question] };
        let args =
            said.args.iter().zip(&question.params).map(|(arg, param)| self.stored_number(arg, &param.ty)).collect();
        let values = said.values.iter().map(|value| self.stored_number(value, &question.ty)).collect();
        SaidValue { set: said.set, question: index(said.question), args, values }
    }
}
