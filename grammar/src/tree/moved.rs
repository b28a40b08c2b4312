//! Moving: the same tree of a text that stands elsewhere in its file.

use std::sync::Arc;

use super::{
    Arg, Arm, Axis, BinOp, Bought, By, ChooseBy, ChooseFrom, DieFace, DieNext, Duration, Entry, Expr, ExprKind,
    ForClause, Image, Item, ItemKind, ModOp, ModTarget, Modifier, Name, Noted, NumberOf, Param, Path, QueryWhat,
    Rounding, Row, Segment, ShowPart, StatDecl, Stmt, StmtKind, Str, TypeBase, TypeExpr, When,
};
use crate::Span;

impl Item {
    /// The item as it is read so many bytes further on: what wraps around goes back.
    pub(crate) fn moved(&self, far: u32) -> Self {
        let mut moved = self.clone();
        moved.shift(far);
        moved
    }
}

/// What has places in it.
trait Shift {
    fn shift(&mut self, far: u32);
}

impl Shift for Span {
    fn shift(&mut self, far: u32) {
        self.start = self.start.wrapping_add(far);
        self.end = self.end.wrapping_add(far);
    }
}

impl<T: Shift> Shift for Option<T> {
    fn shift(&mut self, far: u32) {
        self.iter_mut().for_each(|inner| inner.shift(far));
    }
}

impl<T: Shift> Shift for Vec<T> {
    fn shift(&mut self, far: u32) {
        self.iter_mut().for_each(|inner| inner.shift(far));
    }
}

impl<T: Shift> Shift for Box<[T]> {
    fn shift(&mut self, far: u32) {
        self.iter_mut().for_each(|inner| inner.shift(far));
    }
}

impl<T: Shift> Shift for Box<T> {
    fn shift(&mut self, far: u32) {
        (**self).shift(far);
    }
}

impl<T: Shift + Clone> Shift for Arc<T> {
    fn shift(&mut self, far: u32) {
        Self::make_mut(self).shift(far);
    }
}

impl<A: Shift, B: Shift> Shift for (A, B) {
    fn shift(&mut self, far: u32) {
        self.0.shift(far);
        self.1.shift(far);
    }
}

/// What stands nowhere.
macro_rules! nowhere {
    ($($of:ty),*) => { $(impl Shift for $of { fn shift(&mut self, _: u32) {} })* };
}

nowhere!(bool, char, i64, u8, String, BinOp, ModOp, QueryWhat, Rounding);

/// All fields of a struct; one that is left out is an error of the compiler's.
macro_rules! fields {
    ($($of:ident { $($field:ident),* })*) => {
        $(impl Shift for $of {
            fn shift(&mut self, far: u32) {
                let Self { $($field),* } = self;
                $($field.shift(far);)*
            }
        })*
    };
}

fields! {
    Arg { name, value }
    Arm { span, patterns, body }
    Axis { name, title, values }
    Bought { with, price }
    DieFace { span, from, to, total, next }
    Duration { count, clock, of }
    Entry { kind, name, title, was, noted, body }
    Expr { span, kind }
    ForClause { name, of, filter, order }
    Image { path, by, licence, shows }
    Item { span, kind }
    Modifier { target, op, value, typed, up_to, afterwards, against, when, priority }
    Name { text, span, was }
    Noted { open, values, span }
    NumberOf { learned, of, with, filter, each }
    Param { name, ty, default }
    Path { span, segments }
    Row { span, patterns, value }
    Segment { name, index, args }
    StatDecl { names, index, read_by_member, ty, scales_positives_only, rounded, value, otherwise }
    Stmt { span, kind }
    Str { text, span }
    TypeExpr { span, base, fraction, range, per, or_none }
    When { when, unless }
}

/// All variants of an enum with all their fields: `[A]`, `[A one]`, `[A { one, other }]`.
macro_rules! variants {
    ($of:ident $([$name:ident $($one:ident)? $({ $($field:ident),* })?])*) => {
        impl Shift for $of {
            fn shift(&mut self, far: u32) {
                match self {
                    $(Self::$name $(($one))? $({ $($field),* })? => {
                        $($one.shift(far);)?
                        $($($field.shift(far);)*)?
                    })*
                }
            }
        }
    };
}

variants! { By [Difference place] [Value value] }
variants! { ChooseBy [Owner of] [Least of] [Most of] [First] [Unsaid] }
variants! { ChooseFrom [Set of] [Number { from, to }] [Type ty] }
variants! { DieNext [Stop] [Again value] [Then name] }
variants! { ModTarget [Path path] [Every { kind, span }] }
variants! { ShowPart [Percent] [Whole] [Decimals { digits, up_to, below }] [Ties how] }
variants! { TypeBase [Number] [YesNo] [Dice] [Chance] [Text] [Event] [Named name] [StatOf name] [Set { of, at_most }] }
variants! { ExprKind
    [Number { value, decimals }] [Percent { value, decimals }] [Text text] [Dice { count, sides }]
    [DiceOf { count, sides }] [Keep { dice, high, count }] [Explode { dice, on, at_most }]
    [Reroll { dice, op, than, once }] [CountDice { dice, op, than }] [Sides { dice, by, minus }]
    [Count { dice, by, minus }] [Path path] [Neg value] [Not value] [Binary { op, left, right }]
    [Is { left, negated, options }] [Rounded { value, how }] [Unrounded value]
    [Limits { value, at_least, at_most }] [In { value, unit }] [WithUnit { value, unit }]
    [If { cond, then, otherwise }] [FractionOf { part, value }] [Roll dice] [Maximum dice] [Minimum dice]
    [Larger { larger, left, right }] [Sum { value, each }] [NumberOf counted] [AnyOf clause] [HeldIn slots]
    [Has { who, what, negated }] [StatNamedBy name] [With { base, body }] [Range { from, to }]
    [Query { what, of, within, given }] [Bad]
}
variants! { StmtKind
    [Let { name, each, ty, value }] [Dist { name, value }] [FieldDecl { name, ty, default }] [Stat decl]
    [Resource { name, title, index, ty, starts, bought, body }] [Flag flags] [Remembers { name, ty, otherwise }]
    [Slot { name, title, ty, otherwise }] [ContextField { name, ty, default }] [Calls { role, words }]
    [Notation text] [Requires cond] [Needs needs] [NeedsWaived when] [Bought bought] [Counter { from, to }]
    [Band { from, to, title, body }] [Stacks { how, up_to }] [EndsOn { event, role, when }] [Status status]
    [Field { name, index, values, per, equals }] [Modifier modifier] [YouAre { flag, when }]
    [Include { set, role, value, when }] [While { cond, body }] [Grants { entry, innate, when }]
    [On { event, role, within, once, when, priority, body }]
    [In { procedure, role, within, when, priority, body }] [Becomes { step, value }]
    [Each { clock, while_, for_, when, body }] [Allowed when] [Costs { amount, resource }] [Takes { count, clock }]
    [Interrupted { event, role, within, when, resumed }] [AtStart body] [For { clause, body }]
    [If { cond, then, otherwise }] [Match { on, arms }] [Repeat { at_most, body }] [WithChance { chance, body }]
    [Stop { chance, when }] [Choose { name, from, filter, by }] [Contest { check, by, body }]
    [Set { target, value }] [Change { subject, gains, amount, resource }]
    [GainStatus { subject, status, amount, duration }] [LoseStatus { subject, status }] [Announce { call, seen }]
    [Later call] [Do call] [Deal { who, learns, what, performed }] [Step { name, value, body }]
    [State { name, ty, value }] [Toward { to, by, fraction, rounded }] [Succeeds { cond, by }]
    [Result value] [Text text] [Says text] [Note text] [Image image] [Allow { code, because }] [Draft word] [Audience word]
    [Rows axis] [Columns axis] [Cell value] [Answer { name, title, value }] [Rolls call] [As words] [Show parts]
    [Given { who, body }]
    [GivenFact { call, values }] [Policy { name, by }] [Perform { call, seen, rolls }] [Expect value]
    [ExpectDominates { better, worse }] [ExpectOrder { asked, signs }] [ExpectSentence { locale, of, text }]
    [First value] [AtMost { count, clock }] [LostWhen cond] [Bad]
}
variants! { ItemKind
    [Unit names] [Clock names] [OneOf { name, title, members }] [Kind { name, title, held_by_every, body }]
    [Entry entry] [Sheet { kind, path }] [Entity { name, title, holds, body }] [Fact { name, params, ty, otherwise }]
    [Set { name, params, of, at_most, otherwise, rule }] [Check { name, title, params, body }]
    [Context { name, title, params, body }] [Rules { of, body }] [Event { name, title, params, seen_by, told }]
    [Command { name, title, params, changes }] [Procedure { name, title, params, gives, body }]
    [Action { name, title, params, of, body }] [Formula { name, title, params, ty, value }]
    [Chance { name, title, params, value }] [Table { name, title, params, first_that_fits, rows }]
    [Die { name, title, roll, faces }] [Process { name, title, params, body }] [Calculator { name, title, params, body }] [Figure { name, title, body }]
    [Test { title, body }] [Character { name, title, of, body }] [Plan { name, title, of, body }] [Duel { of, body }]
    [Override { kind, name, body }] [Remove { kind, name }] [Rename { kind, name, was }] [Bad]
}
