//! Acts: what a body does.

use runebook_grammar::Span;

use super::{CellId, Expr, FunctionId, Goods, LocalId};

/// One act.
#[derive(Clone, Debug, PartialEq)]
pub struct Act {
    /// What is done.
    pub kind: ActKind,
    /// Where it was written.
    pub span: Span,
}

/// How a stored number changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PutHow {
    /// Becomes.
    Set,
    /// Grows by.
    Gain,
    /// Shrinks by.
    Lose,
}

/// What a loop goes through.
#[derive(Clone, Debug, PartialEq)]
pub struct Iter {
    /// The member's local.
    pub local: LocalId,
    /// A set, a kind or a `one of`.
    pub of: Expr,
    /// Who counts.
    pub filter: Option<Expr>,
    /// Smallest first; ties by id.
    pub order: Option<Expr>,
}

/// What settles a choice.
#[derive(Clone, Debug, PartialEq)]
pub enum ChooseRule {
    /// The next answer, asked of this entity's owner.
    Owner(Expr),
    /// The least value; ties by id.
    Least(Expr),
    /// The greatest value; ties by id.
    Most(Expr),
    /// The first, in the order in which the members are listed.
    First,
}

/// The acts.
#[derive(Clone, Debug, PartialEq)]
pub enum ActKind {
    /// A local gets its value: `let`, `state`, `set` of a state.
    Assign {
        /// The local.
        local: LocalId,
        /// Its value.
        value: Expr,
    },
    /// A value for each member: `let crit[foe in foes] = …`.
    PerMember {
        /// The members.
        iter: Iter,
        /// The local that holds the members, a set.
        members: LocalId,
        /// The local that holds their values, in the same order.
        values: LocalId,
        /// The value of a member.
        value: Expr,
    },
    /// A step of a procedure; `field` is the context's field that it fills.
    Step {
        /// Index into the function's steps.
        step: usize,
        /// The local that holds the result, when it has one.
        local: Option<LocalId>,
        /// Its value.
        value: Option<Expr>,
        /// Its acts.
        body: Vec<Act>,
        /// The field of the procedure's context that it fills.
        field: Option<usize>,
    },
    /// The original step inside a replacement.
    Original,
    /// A stored number changes.
    Put {
        /// Whose.
        owner: Expr,
        /// Which: the first of a family.
        cell: CellId,
        /// The member of a family.
        index: Option<Expr>,
        /// How.
        how: PutHow,
        /// By or to what.
        value: Expr,
    },
    /// A status is gained.
    Gain {
        /// Who.
        who: Expr,
        /// Which.
        status: usize,
        /// The counter's growth.
        amount: Option<Expr>,
        /// Ticks it lasts.
        ticks: Option<Expr>,
        /// On which clock.
        clock: Option<usize>,
    },
    /// A status ends.
    Lose {
        /// Who.
        who: Expr,
        /// Which.
        status: usize,
    },
    /// Something is bought, if it may be and can be paid.
    Buy {
        /// Who buys.
        who: Expr,
        /// What.
        goods: Goods,
    },
    /// One of two ways.
    If {
        /// The question.
        cond: Expr,
        /// If yes.
        then: Vec<Act>,
        /// If no.
        otherwise: Vec<Act>,
    },
    /// A bounded repetition.
    Repeat {
        /// The most rounds.
        at_most: Expr,
        /// Its acts.
        body: Vec<Act>,
    },
    /// For each member.
    For {
        /// Through what.
        iter: Iter,
        /// Its acts.
        body: Vec<Act>,
    },
    /// With a chance.
    WithChance {
        /// The chance.
        chance: Expr,
        /// Its acts.
        body: Vec<Act>,
    },
    /// The body ends here.
    Stop,
    /// A process ends here with a chance.
    StopWithChance(Expr),
    /// A choice.
    Choose {
        /// The local that holds what was chosen.
        local: LocalId,
        /// From what.
        of: Expr,
        /// Who counts; reads `local`.
        filter: Option<Expr>,
        /// What settles it.
        by: ChooseRule,
    },
    /// An event happens.
    Announce {
        /// Which.
        event: usize,
        /// Its parameters.
        args: Vec<Expr>,
        /// Who sees it: one set, or entities in this order. The host says it otherwise.
        seen: Option<Vec<Expr>>,
    },
    /// A procedure runs.
    Call {
        /// Which.
        function: FunctionId,
        /// Its arguments.
        args: Vec<Expr>,
        /// Whether it waits for the end of the present call.
        later: bool,
    },
    /// A request to the host.
    Command {
        /// Which.
        command: usize,
        /// Its arguments.
        args: Vec<Expr>,
    },
    /// A die's bound was reached.
    Bound,
    /// A stored number moves toward a value by its own rule; all members of a family.
    Decay {
        /// The first cell.
        cell: CellId,
        /// The rule.
        toward: super::Toward,
    },
    /// A status has one tick less to last, and ends at none.
    Expire(usize),
    /// A mark of `once per` is cleared.
    Forget(CellId),
}
