//! Values by themselves: for prose, fields and notation.

use runebook_compiler::ir::{EntryId, Expr, Ir};

use super::Arg;
use super::scene::Scene;

/// Reads values outside any clause.
pub struct Plain<'ir>(Scene<'ir>);

impl<'ir> Plain<'ir> {
    /// Values of an entry: local 0 is the reader.
    #[must_use]
    pub fn of_entry(ir: &'ir Ir, entry: EntryId) -> Self {
        Self(Scene { this: Some(entry), ..Scene::standing(ir) })
    }

    /// Values of a status.
    #[must_use]
    pub fn of_status(ir: &'ir Ir) -> Self {
        Self(Scene::standing(ir))
    }

    /// A chance, as percent where that comes out even.
    #[must_use]
    pub fn chance(&self, expr: &Expr) -> Arg {
        self.0.chance(expr)
    }

    /// What a value is.
    #[must_use]
    pub fn value(&self, expr: &Expr) -> Arg {
        self.0.held_entry(expr)
    }
}
