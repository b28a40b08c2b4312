//! The tree: what was written, with places, before anyone asks what it means.
//!
//! Every variant shows the text it stands for. A statement may stand in any body; whether it belongs there is the
//! compiler's question. A part that could not be read is `Bad` and already has its diagnostic.

mod change;
mod expr;
mod item;
mod moved;
mod stmt;
mod types;
mod words;

pub use change::{Duration, ModOp, ModTarget, Modifier, When};
pub use expr::{Arg, BinOp, Expr, ExprKind, NumberOf, Path, QueryWhat, Rounding, Segment};
pub use item::{DieFace, DieNext, Entry, Item, ItemKind, Noted, Param, Row, Tree};
pub use stmt::{Arm, Axis, Bought, By, ChooseBy, ChooseFrom, ForClause, Image, ShowPart, StatDecl, Stmt, StmtKind};
pub use types::{TypeBase, TypeExpr};
pub use words::{Name, Str};
