//! What a run met: every sort of value, act, layer, rounding and instruction, counted.

use std::collections::BTreeMap;

use runebook_compiler::ir::{ActKind, DiceOp, FunctionKind, Layer, Node, Once, Reaction, Rounding, Stacks};

pub mod names;

/// How often each was met, by name.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// By name.
    pub counts: BTreeMap<&'static str, u64>,
    /// Steps that were replaced.
    pub replaced: u64,
}

impl Seen {
    pub(super) fn met(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    pub(super) fn node(&mut self, node: &Node) {
        self.met(names::node(node));
    }

    pub(super) fn act(&mut self, act: &ActKind) {
        self.met(names::act(act));
    }

    pub(super) fn rounding(&mut self, how: Rounding) {
        self.met(match how {
            Rounding::Down => "rounded down",
            Rounding::Up => "rounded up",
            Rounding::TowardZero => "rounded toward zero",
            Rounding::HalfUp => "rounded half up",
            Rounding::HalfEven => "rounded half to even",
            Rounding::Exactly => "rounded exactly",
        });
    }

    pub(super) fn layer(&mut self, layer: Layer, typed: bool) {
        if typed {
            self.met("layer typed");
        }
        self.met(match layer {
            Layer::Add => "layer add",
            Layer::Sides => "layer sides",
            Layer::Count => "layer count",
            Layer::Times => "layer times",
            Layer::Over => "layer over",
            Layer::Afterwards => "layer afterwards",
            Layer::AtLeast => "layer at least",
            Layer::AtMost => "layer at most",
            Layer::Is => "layer is",
        });
    }

    pub(super) fn dice(&mut self, op: DiceOp) {
        self.met(match op {
            DiceOp::Add => "dice add",
            DiceOp::Plus => "dice plus",
            DiceOp::Times => "dice times",
            DiceOp::Sides => "dice sides",
            DiceOp::Count => "dice count",
            DiceOp::KeepHigh => "dice keep high",
            DiceOp::KeepLow => "dice keep low",
            DiceOp::CountAtLeast => "dice count at least",
            DiceOp::Explode(_) => "dice explode",
            DiceOp::Reroll => "dice reroll",
        });
    }

    pub(super) fn function(&mut self, kind: FunctionKind) {
        self.met(match kind {
            FunctionKind::Procedure => "a procedure",
            FunctionKind::Check => "a check",
            FunctionKind::Formula => "a formula",
            FunctionKind::Chance => "a chance",
            FunctionKind::Table => "a table",
            FunctionKind::Die => "a die",
            FunctionKind::Process => "a process",
            FunctionKind::Action => "an action",
            FunctionKind::Plan => "a plan",
            FunctionKind::Tick => "a tick",
        });
    }

    pub(super) fn stacks(&mut self, stacks: Stacks) {
        self.met(match stacks {
            Stacks::Adds => "stacks adds",
            Stacks::Longest => "stacks longest",
            Stacks::Strongest => "stacks strongest",
            Stacks::Refreshes => "stacks refreshes",
            Stacks::UpTo(_) => "stacks up to",
            Stacks::Not => "stacks not",
            Stacks::Unsaid => "stacks unsaid",
        });
    }

    pub(super) fn announced(&mut self, audience: bool) {
        self.met(if audience { "told to an audience" } else { "told" });
    }

    pub(super) fn reacted(&mut self, reaction: &Reaction) {
        self.met(match reaction.once {
            Some(Once::Clock(..)) => "once per clock",
            Some(Once::Context(_)) => "once per context",
            None => "a reaction",
        });
    }

    /// Adds what another run met.
    pub fn add(&mut self, other: &Self) {
        for (what, count) in &other.counts {
            *self.counts.entry(what).or_default() += count;
        }
        self.replaced += other.replaced;
    }
}

/// Roundings, by name.
pub const ROUNDINGS: &[&str] = &[
    "rounded down",
    "rounded up",
    "rounded toward zero",
    "rounded half up",
    "rounded half to even",
    "rounded exactly",
];

/// Layers, by name.
pub const LAYERS: &[&str] = &[
    "layer typed",
    "layer add",
    "layer sides",
    "layer count",
    "layer times",
    "layer over",
    "layer afterwards",
    "layer at least",
    "layer at most",
    "layer is",
];

/// What else programs must have met, by name.
pub const OTHERS: &[&str] = &[
    "dice add",
    "dice plus",
    "dice times",
    "dice sides",
    "dice count",
    "dice keep high",
    "dice keep low",
    "dice count at least",
    "dice explode",
    "dice reroll",
    "a procedure",
    "a check",
    "a formula",
    "a chance",
    "a table",
    "a die",
    "a tick",
    "stacks adds",
    "stacks longest",
    "stacks strongest",
    "stacks refreshes",
    "stacks up to",
    "stacks not",
    "told",
    "told to an audience",
    "a reaction",
    "once per clock",
    "once per context",
];
