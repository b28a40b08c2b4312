//! Statements: what stands in a body.

#![expect(missing_docs, reason = "a variant's doc shows the text it stands for; its fields are the parts of that text")]

use std::sync::Arc;

use super::{BinOp, Duration, Entry, Expr, Modifier, Name, Path, Rounding, Str, TypeExpr, When};
use crate::Span;

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stmt {
    /// The whole of it.
    pub span: Span,
    /// What it says.
    pub kind: StmtKind,
}

/// The statements. What is large stands behind a pointer: each takes as much as the largest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StmtKind {
    // ---- declarations inside kinds, entities, contexts, checks, statuses
    /// `let bonus = 3`, `let crit[foe in foes] = …`
    Let { name: Name, each: Option<Box<(Name, Expr)>>, ty: Option<Box<TypeExpr>>, value: Expr },
    /// `dist pool = 3d6`
    Dist { name: Name, value: Expr },
    /// `skill: skill`, `to_hit: number = 0`, `from: stat of creature`
    FieldDecl { name: Name, ty: Box<TypeExpr>, default: Option<Expr> },
    /// `stat strength, dexterity: number, else 0`; `stat total[skill], read by its member's name: number = EXPR`;
    /// `stat to_hit: number scales positives only rounded down = EXPR`
    Stat(Box<StatDecl>),
    /// `resource voice: number in thirds in 0..max_voice, starts at max_voice { each turn: toward 0 by a tenth, … }`
    Resource {
        name: Name,
        title: Option<Str>,
        index: Option<Name>,
        ty: Box<TypeExpr>,
        starts: Option<Box<Expr>>,
        bought: Option<Box<Bought>>,
        body: Vec<Stmt>,
    },
    /// `flag cursed, confused "Confused"`
    Flag(Vec<(Name, Option<Str>)>),
    /// `remembers prey: creature or none`
    Remembers { name: Name, ty: Box<TypeExpr>, otherwise: Option<Expr> },
    /// `slot weapon: weapon, else bare_hands`
    Slot { name: Name, title: Option<Str>, ty: Box<TypeExpr>, otherwise: Option<Expr> },
    /// `field crit: number = 0`
    ContextField { name: Name, ty: Box<TypeExpr>, default: Option<Expr> },
    /// `attacker calls it your attack`; words after `it`: `your attack`, `the attack on you`
    Calls { role: Name, words: Vec<Name> },
    /// `notation (to_hit, damage) [evasion, protection]`: the raw text after the word.
    Notation(Str),
    /// `requires your points[skill] >= level`
    Requires(Expr),
    /// `needs power or finesse`, `needs parry`
    Needs(Expr),
    /// `needs waived when you are free_learner`
    NeedsWaived(When),
    /// `bought with experience: EXPR`
    Bought(Bought),
    /// `counter 0..105`
    Counter { from: Expr, to: Expr },
    /// `band 51..100 "Heavily stunned": every skill -4`
    Band { from: Expr, to: Expr, title: Option<Str>, body: Vec<Stmt> },
    /// `stacks adds | longest | strongest | refreshes | up to N | not`
    Stacks { how: Name, up_to: Option<Expr> },
    /// `ends on shot as attacker when …`
    EndsOn { event: Name, role: Option<Name>, when: When },
    /// `status hail { … }` inside an entry
    Status(Arc<Entry>),

    // ---- settings
    /// `level 1`, `skill melee`, `to_hit = -3`, `traits axe, hand_and_a_half`, `voice 1 per turn`, `points[melee] 3`.
    /// In entries, characters, tests (`given`), figures' `fate: 0` arguments and `with { … }`.
    Field { name: Name, index: Option<Expr>, values: Vec<Expr>, per: Option<Name>, equals: bool },

    // ---- standing
    /// A modifier.
    Modifier(Box<Modifier>),
    /// `you are helpless` as a standing statement.
    YouAre { flag: Name, when: When },
    /// `allies include your familiar when …`, `rivals as one include foe`
    Include { set: Name, role: Option<Name>, value: Expr, when: When },
    /// `while sung { … }`
    While { cond: Expr, body: Vec<Stmt> },
    /// `innate ability_name` in a character, `grants vanish when …` in a rule: an entry that the holder has besides.
    Grants { entry: Expr, innate: bool, when: When },

    // ---- happening: what starts it
    /// `on killed as attacker, within assault, once per round, when A, unless B { … }`, `priority 3`
    On {
        event: Path,
        role: Option<Name>,
        within: Option<Name>,
        once: Option<Name>,
        when: When,
        priority: Option<Box<Expr>>,
        body: Vec<Stmt>,
    },
    /// `in strike as attacker, within assault, when …, damage becomes maximum of all_damage` or `{ net becomes flat }`
    In {
        procedure: Name,
        role: Option<Name>,
        within: Option<Name>,
        when: When,
        priority: Option<Box<Expr>>,
        body: Vec<Stmt>,
    },
    /// `net becomes flat`
    Becomes { step: Name, value: Expr },
    /// `each turn while sung, for foe in foes_in_earshot(you) where … { … }`
    Each { clock: Name, while_: Option<Expr>, for_: Option<Box<ForClause>>, when: When, body: Vec<Stmt> },

    // ---- actions
    /// `allowed when you are not blind`: one reason against it.
    Allowed(When),
    /// `costs 3 voice`
    Costs { amount: Expr, resource: Path },
    /// `takes 2 turns`
    Takes { count: Expr, clock: Name },
    /// `interrupted on hit as defender when net > 0, resumed`; without an event it is asked at each tick.
    Interrupted { event: Option<Path>, role: Option<Name>, within: Option<Name>, when: When, resumed: bool },
    /// `at the start { … }`
    AtStart(Vec<Stmt>),

    // ---- happening: control
    /// `for foe in set where … in order of crit[foe] { … }`
    For { clause: Box<ForClause>, body: Vec<Stmt> },
    /// `if a > b { … } else { … }`, `if a: stop`
    If { cond: Expr, then: Vec<Stmt>, otherwise: Option<Vec<Stmt>> },
    /// `match kind { regular: …; flanking, retreat: …; else: … }`
    Match { on: Expr, arms: Vec<Arm> },
    /// `repeat at most 20 times { … }`
    Repeat { at_most: Option<Expr>, body: Vec<Stmt> },
    /// `with chance 15% { … }`, `with chance this.likely, you gain 1 pile[…]`
    WithChance { chance: Expr, body: Vec<Stmt> },
    /// `stop`, `stop with chance rise(pile, price)`, `stop when …`
    Stop { chance: Option<Expr>, when: When },
    /// `choose one foe in adjacent_foes(you) where …, by you`; `choose category: creature_category, by you, where …`;
    /// `by least EXPR`, `by most EXPR`, `by first`
    Choose { name: Name, from: ChooseFrom, filter: Option<Box<Expr>>, by: ChooseBy },
    /// `contest skill_check(…) by margin: …`
    Contest { check: Expr, by: Option<Name>, body: Vec<Stmt> },

    // ---- happening: effects
    /// `set streak to 0`, `set wounds to wounds + 1`
    Set { target: Path, value: Expr },
    /// `you gain 1 voice`, `foe loses net health`, `foe loses margin shaken`: subject, amount, resource; subject none is `you`.
    Change { subject: Option<Expr>, gains: bool, amount: Expr, resource: Path },
    /// `gain hail`, `gain stunned for 3 turns of foe`, `foe gains confused for level turns`, `foe gains 5 stun`
    /// parse as `Change` when an amount precedes the name, as this otherwise.
    GainStatus { subject: Option<Expr>, status: Path, amount: Option<Expr>, duration: Option<Box<Duration>> },
    /// `lose hail`, `foe loses afraid` (no amount)
    LoseStatus { subject: Option<Expr>, status: Path },
    /// `announce killed(attack)`; who sees it, if that is said: `announce moved(you) seen by neighbours(you)`
    Announce { call: Expr, seen: Option<Vec<Expr>> },
    /// `later strike(attack(…))`
    Later(Expr),
    /// `strike(attack(…))`, `push(foe, 1)`, `original`: a call of a procedure or a command
    Do(Expr),
    /// `you learn power`, `hero buys points[melee]`; after `do` in a test, `performed`.
    Deal { who: Expr, learns: bool, what: Expr, performed: bool },
    /// `step net = damage - blocked, at least 0`; `step harm { … }`
    Step { name: Name, value: Option<Expr>, body: Vec<Stmt> },
    /// `state penalty = 0`, `state pile: number in tenths = 0`
    State { name: Name, ty: Option<Box<TypeExpr>>, value: Expr },
    /// `toward 0 by a tenth, rounded toward zero`, `toward 0 by 1`: `tenth` is fraction 10.
    Toward { to: Expr, by: Expr, fraction: Option<Name>, rounded: Option<Rounding> },

    // ---- checks
    /// `succeeds when mine > yours, by the difference`, `…, by mine - yours`
    Succeeds { cond: Expr, by: Option<By> },
    /// `result EXPR`
    Result(Expr),

    // ---- prose
    /// `text "…"`
    Text(Str),
    /// `says "…"`
    Says(Str),
    /// `note "…"`: a word of the pack to its reader about the rule's source.
    Note(Str),
    /// `image "art/x.svg" by "…" licence CC-BY-4.0 shows "…"`
    Image(Box<Image>),
    /// `allow W012 because "…"`
    Allow { code: Name, because: Option<Str> },
    /// `status draft` as a mark on an entry
    Draft(Name),
    /// `audience gm`
    Audience(Name),

    // ---- figures and tests
    /// `rows strength in 0..8`, `rows difficulty in 13..26, 28`
    Rows(Axis),
    /// `columns toughness in 0..8`
    Columns(Axis),
    /// `cell mean of wounds in damage_test(…)`
    Cell(Expr),
    /// `answer lands "It lands" = chance of hit in strike(…)`
    Answer { name: Name, title: Option<Str>, value: Expr },
    /// `rolls strike(…)` in a calculator
    Rolls(Expr),
    /// `as table, heat map, curve`
    As(Vec<Vec<Name>>),
    /// `show percent, 1 decimal, half to even, 2 decimals below 1%`, `show 1 decimal below 10, else whole`
    Show(Vec<ShowPart>),
    /// `given hero { strength 3 }`
    Given { who: Name, body: Vec<Stmt> },
    /// `given can_see(hero, dummy) is no`, `given neighbours(hero) is dummy, third`
    GivenFact { call: Expr, values: Vec<Expr> },
    /// `policy first` / `policy best by EXPR`
    Policy { name: Name, by: Option<Expr> },
    /// `do strike(…)` with `rolls 12, 3, 7`: one number for each `roll`, its total; `do moved(hero) seen by orc, wolf`
    Perform { call: Expr, seen: Option<Vec<Expr>>, rolls: Vec<Expr> },
    /// `expect EXPR`, `expect damage of attack(…) is 3d9`, `expect chance of hit in … is 47.5%`
    Expect(Expr),
    /// `expect odds of A dominate odds of B`
    ExpectDominates { better: Expr, worse: Expr },
    /// `expect order: A < B < C by mean`: a question each, and how each compares with the next.
    ExpectOrder { asked: Vec<Expr>, signs: Vec<BinOp> },
    /// `expect sentence fr of power is "…"`
    ExpectSentence { locale: Name, of: Name, text: Str },

    // ---- duels
    /// `first by roll 1d6 + your speed`: who begins, highest first
    First(Expr),
    /// `at most 200 rounds` in a duel
    AtMost { count: Expr, clock: Name },
    /// `lost when your health <= 0`
    LostWhen(Expr),

    /// Text that could not be read.
    Bad,
}

/// A picture of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// Its file in the pack, with `/`.
    pub path: Str,
    /// Who made it.
    pub by: Option<Str>,
    /// Under which licence.
    pub licence: Option<Str>,
    /// What it shows, for those who cannot see it.
    pub shows: Option<Str>,
}

/// `bought with experience: EXPR`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bought {
    /// The resource that pays.
    pub with: Name,
    /// The price.
    pub price: Expr,
}

/// A stat's declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatDecl {
    /// One or more names with titles.
    pub names: Vec<(Name, Option<Str>)>,
    /// `[skill]`: the family's index.
    pub index: Option<Name>,
    /// `, read by its member's name`
    pub read_by_member: bool,
    /// `: number in tenths in 1..100`
    pub ty: Option<TypeExpr>,
    /// `scales positives only`
    pub scales_positives_only: bool,
    /// `rounded down`: how the layered value is rounded.
    pub rounded: Option<Rounding>,
    /// `= EXPR`
    pub value: Option<Expr>,
    /// `else EXPR`
    pub otherwise: Option<Expr>,
}

/// `for foe in set where … in order of EXPR`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForClause {
    /// The member's name.
    pub name: Name,
    /// What is gone through: a set, a slot that holds a set, a kind, a `one of`.
    pub of: Expr,
    /// `where`
    pub filter: Option<Expr>,
    /// `in order of`
    pub order: Option<Expr>,
}

/// An arm of a `match`: no patterns is `else`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arm {
    /// The whole arm.
    pub span: Span,
    /// The values it takes.
    pub patterns: Vec<Expr>,
    /// Its statements.
    pub body: Vec<Stmt>,
}

/// What a choice picks from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChooseFrom {
    /// `one foe in SET`
    Set(Expr),
    /// `stake in 1..your points`: a number.
    Number { from: Box<Expr>, to: Box<Expr> },
    /// `category: creature_category`: a member of a type, a parameter of the entry when it stands in its body.
    Type(Box<TypeExpr>),
}

/// Who or what settles a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChooseBy {
    /// `by you`, `by attacker`
    Owner(Expr),
    /// `by least EXPR`
    Least(Expr),
    /// `by most EXPR`
    Most(Expr),
    /// `by first`: lowest id
    First,
    /// Missing.
    Unsaid,
}

/// The margin of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// `by the difference`: left minus right of the comparison
    Difference(Span),
    /// `by EXPR`
    Value(Expr),
}

/// `strength in 0..8`, `price in price(10, 0), price(14, 0)`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    /// The axis's name.
    pub name: Name,
    /// Its title, `"Strength"` after the name.
    pub title: Option<Str>,
    /// Values and ranges.
    pub values: Vec<Expr>,
}

/// A part of `show`: the words and numbers between commas, as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShowPart {
    /// `percent`
    Percent,
    /// `whole`, `else whole`
    Whole,
    /// `1 decimal`, `up to 1 decimal`, `2 decimals below 1%`, `1 decimal below 10`
    Decimals { digits: u8, up_to: bool, below: Option<Expr> },
    /// `half to even`, `half up`
    Ties(Rounding),
}
