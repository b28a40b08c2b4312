//! Declarations: what stands at the top of a file.

#![expect(missing_docs, reason = "a variant's doc shows the text it stands for; its fields are the parts of that text")]

use std::sync::Arc;

use super::{Expr, Name, Stmt, Str, TypeExpr};
use crate::Span;

/// One source file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    /// The items in the order written; several stages look at each, and none changes it.
    pub items: Vec<Arc<Item>>,
}

/// One declaration at the top of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The whole of it.
    pub span: Span,
    /// What it declares.
    pub kind: ItemKind,
}

/// The declarations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// `unit lb, square` (a semicolon starts a new item).
    Unit(Vec<Name>),
    /// `clock turn, round`
    Clock(Vec<Name>),
    /// `one of source: armour, shield "Shield", special`
    OneOf { name: Name, title: Option<Str>, members: Vec<(Name, Option<Str>)> },
    /// `kind ability held by every creature { … }`
    Kind { name: Name, title: Option<Str>, held_by_every: Option<Name>, body: Vec<Stmt> },
    /// `ability power "Power" { … }`: any first word that is not a keyword; the body may be empty `{ }`.
    Entry(Arc<Entry>),
    /// `drain from "sheets/drains.csv"`
    Sheet { kind: Name, path: Str },
    /// `entity creature { … }`, `entity creature holds entries { … }`: the place of those two words.
    Entity { name: Name, title: Option<Str>, holds: Option<Span>, body: Vec<Stmt> },
    /// `fact can_see(a: creature, b: creature): yes or no, else yes`
    Fact { name: Name, params: Vec<Param>, ty: TypeExpr, otherwise: Option<Expr> },
    /// `set adjacent_foes(a: creature): creature at most 8, else none`, or `= EXPR` in place of `else`.
    Set {
        name: Name,
        params: Vec<Param>,
        of: TypeExpr,
        at_most: Option<Expr>,
        otherwise: Option<Expr>,
        rule: Option<Expr>,
    },
    /// `check hold(score: number, difficulty: number) { … }`
    Check { name: Name, title: Option<Str>, params: Vec<Param>, body: Vec<Stmt> },
    /// `context attack(attacker: creature, …) { … }`
    Context { name: Name, title: Option<Str>, params: Vec<Param>, body: Vec<Stmt> },
    /// `rules in attack { … }`
    Rules { of: Name, body: Vec<Stmt> },
    /// `event missed(attack, by: number) seen by witness: set of creature at most 64`, `event dawn(who: creature) told by
    /// the game`
    Event { name: Name, title: Option<Str>, params: Vec<Param>, seen_by: Option<Param>, told: bool },
    /// `command push(who: creature, squares: number) changes position`
    Command { name: Name, title: Option<Str>, params: Vec<Param>, changes: Vec<Name> },
    /// `procedure damage_test(…) gives wounds: number = 0 { … }`
    Procedure { name: Name, title: Option<Str>, params: Vec<Param>, gives: Vec<Param>, body: Vec<Stmt> },
    /// `action forging(difficulty: number) "Forging" for creature { … }`: `you` is who does it.
    Action { name: Name, title: Option<Str>, params: Vec<Param>, of: Name, body: Vec<Stmt> },
    /// `formula price(score: number): number = EXPR`
    Formula { name: Name, title: Option<Str>, params: Vec<Param>, ty: TypeExpr, value: Expr },
    /// `chance rise(pile: number, price: number) = EXPR`
    Chance { name: Name, title: Option<Str>, params: Vec<Param>, value: Expr },
    /// `table bane_bonus(kills: number), first that fits { kills >= 64: 6; else: 0 }`
    Table { name: Name, title: Option<Str>, params: Vec<Param>, first_that_fits: bool, rows: Vec<Row> },
    /// `die burst { roll 1d6; 1..3: stop; 6: total +3, again at most 64 deep }`
    Die { name: Name, title: Option<Str>, roll: Option<Expr>, faces: Vec<DieFace> },
    /// `process days_to_rise(marks: number) { … }`
    Process { name: Name, title: Option<Str>, params: Vec<Param>, body: Vec<Stmt> },
    /// `calculator blow(melee: number in 0..20 = 6, weapon: weapon) "A blow" { … }`
    Calculator { name: Name, title: Option<Str>, params: Vec<Param>, body: Vec<Stmt> },
    /// `figure wounds "Wounds from one blow" { … }`
    Figure { name: Name, title: Option<Str>, body: Vec<Stmt> },
    /// `test "strength adds sides" { … }`
    Test { title: Str, body: Vec<Stmt> },
    /// `character hero "Hero" is creature { … }`
    Character { name: Name, title: Option<Str>, of: Name, body: Vec<Stmt> },
    /// `plan careful for creature { … }`: `you` acts, `foe` is the other side.
    Plan { name: Name, title: Option<Str>, of: Name, body: Vec<Stmt> },
    /// `duel of creature { … }`: how two of them fight when the host is us.
    Duel { of: Name, body: Vec<Stmt> },
    /// `override ability.puncture { let flat = 5 }`
    Override { kind: Name, name: Name, body: Vec<Stmt> },
    /// `remove ability.puncture`
    Remove { kind: Name, name: Name },
    /// `rename ability.cleave was slice`
    Rename { kind: Name, name: Name, was: Name },
    /// Text that could not be read.
    Bad,
}

/// An entry of a declared kind (also `status`, whose kind is built in).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The kind's name: `ability`.
    pub kind: Name,
    /// The entry's own name: `power`.
    pub name: Name,
    /// What people read: `"Power"`.
    pub title: Option<Str>,
    /// `was old_name` after the title.
    pub was: Option<Name>,
    /// `(-3, 3d4) [1]`: fields by the notation of its kind.
    pub noted: Vec<Noted>,
    /// Its statements.
    pub body: Vec<Stmt>,
}

/// A pair of brackets before an entry's braces: `(-3, 3d4)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted {
    /// `(` or `[`.
    pub open: char,
    /// Its values.
    pub values: Vec<Expr>,
    /// Its place.
    pub span: Span,
}

/// `attacker: creature`, `charging: yes or no = no`; a bare `attack` names a context and is a role of that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// The role's or parameter's name.
    pub name: Name,
    /// Its type; none for a bare name.
    pub ty: Option<TypeExpr>,
    /// The value after `=`.
    pub default: Option<Expr>,
}

/// A row of a table: `kills >= 64: 6`, `0..3, 7: 1`, `else: 0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The whole row.
    pub span: Span,
    /// A condition, or the values that it is for; none for `else`.
    pub patterns: Vec<Expr>,
    /// The value.
    pub value: Expr,
}

/// A face of a die: `1..3: stop`, `4: total +1`, `6: total +6, then burst`, `6: total +3, again at most 64 deep`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DieFace {
    /// The whole line.
    pub span: Span,
    /// Lowest face.
    pub from: Expr,
    /// Highest face, for a range.
    pub to: Option<Expr>,
    /// What is added to the total (`total +face` adds the face itself); none for `stop`.
    pub total: Option<Expr>,
    /// What comes after.
    pub next: DieNext,
}

/// What follows a die's face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DieNext {
    /// Nothing.
    Stop,
    /// `again at most N deep`: this die once more; none where the bound is missing.
    Again(Option<Expr>),
    /// `then burst`: another die.
    Then(Name),
}
