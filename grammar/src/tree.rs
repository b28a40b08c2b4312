//! The tree: what was written, with places, before anyone asks what it means.
//!
//! Every variant shows the text it stands for. A statement may stand in any body; whether it belongs there is the
//! compiler's question. A part that could not be read is `Bad` and already has its diagnostic.

#![expect(missing_docs, reason = "a variant's doc shows the text it stands for; its fields are the parts of that text")]

use crate::Span;

/// A word with its place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name {
    /// The word as written.
    pub text: String,
    /// Where.
    pub span: Span,
}

/// A quoted string, escapes already read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Str {
    /// The text between the quotes.
    pub text: String,
    /// Where, quotes included.
    pub span: Span,
}

/// One source file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    /// The items in the order written.
    pub items: Vec<Item>,
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
    Entry(Entry),
    /// `drain from "sheets/drains.csv"`
    Sheet { kind: Name, path: Str },
    /// `entity creature { … }`
    Entity { name: Name, title: Option<Str>, body: Vec<Stmt> },
    /// `fact can_see(a: creature, b: creature): yes or no, else yes`
    Fact { name: Name, params: Vec<Param>, ty: TypeExpr, otherwise: Option<Expr> },
    /// `set adjacent_foes(a: creature): creature at most 8, else none`, or `= EXPR` in place of `else`.
    Set { name: Name, params: Vec<Param>, of: TypeExpr, at_most: Option<Expr>, otherwise: Option<Expr>, rule: Option<Expr> },
    /// `check hold(score: number, difficulty: number) { … }`
    Check { name: Name, title: Option<Str>, params: Vec<Param>, body: Vec<Stmt> },
    /// `context attack(attacker: creature, …) { … }`
    Context { name: Name, title: Option<Str>, params: Vec<Param>, body: Vec<Stmt> },
    /// `rules in attack { … }`
    Rules { of: Name, body: Vec<Stmt> },
    /// `event missed(attack, by: number) seen by witness: set of creature at most 64`
    Event { name: Name, title: Option<Str>, params: Vec<Param>, seen_by: Option<Param> },
    /// `command push(who: creature, squares: number) changes position`
    Command { name: Name, title: Option<Str>, params: Vec<Param>, changes: Vec<Name> },
    /// `procedure damage_test(…) gives wounds: number = 0 { … }`
    Procedure { name: Name, title: Option<Str>, params: Vec<Param>, gives: Vec<Param>, body: Vec<Stmt> },
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
    /// Its statements.
    pub body: Vec<Stmt>,
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

/// A type as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeExpr {
    /// Where.
    pub span: Span,
    /// The base.
    pub base: TypeBase,
    /// `in thirds`, `in tenths`, `in hundredths` …: the word as written.
    pub fraction: Option<Name>,
    /// `in 0..max_voice`
    pub range: Option<(Expr, Expr)>,
    /// `per turn`
    pub per: Option<Name>,
    /// `or none`
    pub or_none: bool,
}

/// The base of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeBase {
    /// `number`
    Number,
    /// `yes or no`
    YesNo,
    /// `dice`
    Dice,
    /// `chance`
    Chance,
    /// `text`
    Text,
    /// `event`
    Event,
    /// A declared name: `weapon`, `attack_kind`, `lb`, `creature`.
    Named(Name),
    /// `stat of creature`
    StatOf(Name),
    /// `set of armour at most 8`
    Set { of: Name, at_most: Option<Box<Expr>> },
}

/// A row of a table: `kills >= 64: 6`, `else: 0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The whole row.
    pub span: Span,
    /// The condition; none for `else`.
    pub when: Option<Expr>,
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

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stmt {
    /// The whole of it.
    pub span: Span,
    /// What it says.
    pub kind: StmtKind,
}

/// A standing change's operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ModOp {
    /// `melee +2` (also `+half of power rounded down`, `+sides`)
    Plus,
    /// `melee -2`
    Minus,
    /// `protection[shield] * 2`
    Times,
    /// `to_hit / 2`
    Over,
    /// `dodge is -5`
    Is,
    /// `speed at least 1`
    AtLeast,
    /// `speed at most 3`
    AtMost,
    /// `damage sides +2`
    SidesPlus,
    /// `damage sides -2`
    SidesMinus,
    /// `damage count +1`
    CountPlus,
    /// `damage count -1`
    CountMinus,
}

/// `TARGET OP VALUE [as TYPE] [up to N] [afterwards] [against X] [when COND] [unless COND] [, priority N]`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// `your attack damage`, `protection[shield]`
    pub target: ModTarget,
    /// The operator.
    pub op: ModOp,
    /// Its operand.
    pub value: Expr,
    /// `as enhancement`: the bonus's type.
    pub typed: Option<Name>,
    /// `up to 3`
    pub up_to: Option<Expr>,
    /// `afterwards`
    pub afterwards: bool,
    /// `against category`
    pub against: Option<Expr>,
    /// Conditions.
    pub when: When,
    /// `priority 10`
    pub priority: Option<Expr>,
}

/// What a modifier changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModTarget {
    /// `your attack damage`, `melee`, `protection[shield]`
    Path(Path),
    /// `every skill`, `every skill of yours`: every member of the families indexed by that kind.
    Every { kind: Name, span: Span },
}

/// `when A, unless B, where …`: all that must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct When {
    /// After `when` (or `where`).
    pub when: Option<Expr>,
    /// After `unless`.
    pub unless: Option<Expr>,
}

/// The statements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StmtKind {
    // ---- declarations inside kinds, entities, contexts, checks, statuses
    /// `let bonus = 3`, `let crit[foe in foes] = …`
    Let { name: Name, each: Option<(Name, Expr)>, ty: Option<TypeExpr>, value: Expr },
    /// `skill: skill`, `to_hit: number = 0`, `from: stat of creature`
    FieldDecl { name: Name, ty: TypeExpr, default: Option<Expr> },
    /// `stat strength, dexterity: number, else 0`; `stat total[skill], read by its member's name: number = EXPR`;
    /// `stat to_hit: number scales positives only rounded down = EXPR`
    Stat(StatDecl),
    /// `resource voice: number in thirds in 0..max_voice, starts at max_voice { each turn: toward 0 by a tenth, … }`
    Resource { name: Name, title: Option<Str>, index: Option<Name>, ty: TypeExpr, starts: Option<Expr>, bought: Option<Bought>, body: Vec<Stmt> },
    /// `flag cursed, confused "Confused"`
    Flag(Vec<(Name, Option<Str>)>),
    /// `remembers prey: creature or none`
    Remembers { name: Name, ty: TypeExpr, otherwise: Option<Expr> },
    /// `slot weapon: weapon, else bare_hands`
    Slot { name: Name, title: Option<Str>, ty: TypeExpr, otherwise: Option<Expr> },
    /// `field crit: number = 0`
    ContextField { name: Name, ty: TypeExpr, default: Option<Expr> },
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
    Status(Entry),

    // ---- settings
    /// `level 1`, `skill melee`, `to_hit = -3`, `traits axe, hand_and_a_half`, `voice 1 per turn`, `points[melee] 3`.
    /// In entries, characters, tests (`given`), figures' `fate: 0` arguments and `with { … }`.
    Field { name: Name, index: Option<Expr>, values: Vec<Expr>, per: Option<Name>, equals: bool },

    // ---- standing
    /// A modifier.
    Modifier(Modifier),
    /// `you are helpless` as a standing statement.
    YouAre { flag: Name, when: When },
    /// `while sung { … }`
    While { cond: Expr, body: Vec<Stmt> },
    /// `innate ability_name`, `grants vanish when …`: an entry that the holder has besides.
    Grants { entry: Expr, when: When },

    // ---- happening: what starts it
    /// `on killed as attacker, once per round, when A, unless B { … }`, `priority 3`
    On { event: Path, role: Option<Name>, once: Option<Name>, when: When, priority: Option<Expr>, body: Vec<Stmt> },
    /// `in strike as attacker, within assault, when …, damage becomes maximum of all_damage` or `{ net becomes flat }`
    In { procedure: Name, role: Option<Name>, within: Option<Name>, when: When, priority: Option<Expr>, body: Vec<Stmt> },
    /// `net becomes flat`
    Becomes { step: Name, value: Expr },
    /// `each turn while sung, for foe in foes_in_earshot(you) where … { … }`
    Each { clock: Name, while_: Option<Expr>, for_: Option<ForClause>, when: When, body: Vec<Stmt> },

    // ---- happening: control
    /// `for foe in set where … in order of crit[foe] { … }`
    For { clause: ForClause, body: Vec<Stmt> },
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
    Choose { name: Name, from: ChooseFrom, filter: Option<Expr>, by: ChooseBy },
    /// `contest skill_check(…) by margin: …`
    Contest { check: Expr, by: Option<Name>, body: Vec<Stmt> },

    // ---- happening: effects
    /// `set streak to 0`, `set wounds to wounds + 1`
    Set { target: Path, value: Expr },
    /// `you gain 1 voice`, `foe loses net health`, `foe loses margin shaken`: subject, amount, resource; subject none is `you`.
    Change { subject: Option<Expr>, gains: bool, amount: Expr, resource: Path },
    /// `gain hail`, `gain stunned for 3 turns of foe`, `foe gains confused for level turns`, `foe gains 5 stun`
    /// parse as `Change` when an amount precedes the name, as this otherwise.
    GainStatus { subject: Option<Expr>, status: Path, amount: Option<Expr>, duration: Option<Duration> },
    /// `lose hail`, `foe loses afraid` (no amount)
    LoseStatus { subject: Option<Expr>, status: Path },
    /// `announce killed(attack)`
    Announce(Expr),
    /// `later strike(attack(…))`
    Later(Expr),
    /// `strike(attack(…))`, `push(foe, 1)`, `original`: a call of a procedure or a command
    Do(Expr),
    /// `step net = damage - blocked, at least 0`; `step harm { … }`
    Step { name: Name, value: Option<Expr>, body: Vec<Stmt> },
    /// `state penalty = 0`, `state pile: number in tenths = 0`
    State { name: Name, ty: Option<TypeExpr>, value: Expr },
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
    /// `as table, heat map, curve`
    As(Vec<Vec<Name>>),
    /// `show percent, 1 decimal, half to even, 2 decimals below 1%`, `show 1 decimal below 10, else whole`
    Show(Vec<ShowPart>),
    /// `given hero { strength 3 }`
    Given { who: Name, body: Vec<Stmt> },
    /// `given can_see(hero, dummy) is no`
    GivenFact { call: Expr, value: Expr },
    /// `policy first` / `policy best by EXPR`
    Policy { name: Name, by: Option<Expr> },
    /// `do strike(…)` with `rolls 12, 3, 7`: one number for each `roll`, its total
    Perform { call: Expr, rolls: Vec<Expr> },
    /// `expect EXPR`, `expect damage of attack(…) is 3d9`, `expect chance of hit in … is 47.5%`
    Expect(Expr),
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
#[expect(clippy::large_enum_variant, reason = "choices are few in a file, and a box would cost every reader of the tree")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChooseFrom {
    /// `one foe in SET`
    Set(Expr),
    /// `category: creature_category`: a member of a type, a parameter of the entry when it stands in its body.
    Type(TypeExpr),
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

/// `for 3 turns of foe`, `for level rounds`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duration {
    /// How many ticks.
    pub count: Expr,
    /// The clock as written (`turns`, `turn`).
    pub clock: Name,
    /// Whose clock; none is the one who has the status.
    pub of: Option<Expr>,
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
    /// `1 decimal`, `2 decimals below 1%`, `1 decimal below 10`
    Decimals { digits: u8, below: Option<Expr> },
    /// `half to even`, `half up`
    Ties(Rounding),
}

/// How a fraction becomes whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rounding {
    /// `rounded down`: toward minus infinity
    Down,
    /// `rounded up`: toward plus infinity
    Up,
    /// `rounded toward zero`
    TowardZero,
    /// `rounded to nearest half up`
    HalfUp,
    /// `rounded to nearest half to even`
    HalfEven,
    /// `exactly`: there is no remainder
    Exactly,
}

/// `your attack kind`, `weapon.weight`, `points[skill]`: words joined by dots or blanks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Where.
    pub span: Span,
    /// At least one.
    pub segments: Vec<Segment>,
}

/// One word of a path with its index and arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The word. `your`, `you`, `this` and `the` are ordinary first words here.
    pub name: Name,
    /// `[skill]`
    pub index: Option<Box<Expr>>,
    /// `(a, b, fate: 0)`; the parenthesis touches the word.
    pub args: Option<Vec<Arg>>,
}

/// An argument, named or by place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arg {
    /// `fate:` before the value.
    pub name: Option<Name>,
    /// The value.
    pub value: Expr,
}

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    /// Where.
    pub span: Span,
    /// What.
    pub kind: ExprKind,
}

/// Two-sided operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BinOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `^`
    Pow,
    /// `and`
    And,
    /// `or`
    Or,
    /// `=`
    Eq,
    /// `!=`
    Ne,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
}

/// The expressions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExprKind {
    /// `1_000_000`, `7`; `0.8` is 8 with one decimal.
    Number { value: i64, decimals: u8 },
    /// `47.5%`: value and decimals of the number before the sign
    Percent { value: i64, decimals: u8 },
    /// `"…"` (in tests and notation)
    Text(String),
    /// `3d4`, `d6`; `2d10 keep low 1` wraps it in `Keep`
    Dice { count: i64, sides: i64 },
    /// `(N)d(S)`
    DiceOf { count: Box<Expr>, sides: Box<Expr> },
    /// `X keep high 3`, `X keep low 1`
    Keep { dice: Box<Expr>, high: bool, count: Box<Expr> },
    /// `X explode on 6 at most 10 deep`
    Explode { dice: Box<Expr>, on: Box<Expr>, at_most: Option<Box<Expr>> },
    /// `X reroll <= 1 once`
    Reroll { dice: Box<Expr>, op: BinOp, than: Box<Expr> },
    /// `X count >= 7`: how many dice
    CountDice { dice: Box<Expr>, op: BinOp, than: Box<Expr> },
    /// `weapon.damage sides +strength_sides`, `damage count -1` as an expression
    Sides { dice: Box<Expr>, by: Box<Expr>, minus: bool },
    /// See `Sides`.
    Count { dice: Box<Expr>, by: Box<Expr>, minus: bool },
    /// A path: a value, a call, a name. `yes`, `no`, `none` are paths of one word.
    Path(Path),
    /// `-x`
    Neg(Box<Expr>),
    /// `not x`
    Not(Box<Expr>),
    /// `a + b`
    Binary { op: BinOp, left: Box<Expr>, right: Box<Expr> },
    /// `x is a, b or c`, `x is not a`, `you are confused`; one option or several
    Is { left: Box<Expr>, negated: bool, options: Vec<Expr> },
    /// `x rounded down`, `x exactly`
    Rounded { value: Box<Expr>, how: Rounding },
    /// `x unrounded`
    Unrounded(Box<Expr>),
    /// `x, at least 0, at most 9`
    Limits { value: Box<Expr>, at_least: Option<Box<Expr>>, at_most: Option<Box<Expr>> },
    /// `weapon.weight in lb`
    In { value: Box<Expr>, unit: Name },
    /// `4 lb`, `10 ft`: a literal with its unit
    WithUnit { value: Box<Expr>, unit: Name },
    /// `if a then b else c`
    If { cond: Box<Expr>, then: Box<Expr>, otherwise: Box<Expr> },
    /// `half of X`, `a third of X`, `a tenth of X`: the word `half`, `third`, …
    FractionOf { part: Name, value: Box<Expr> },
    /// `roll X`
    Roll(Box<Expr>),
    /// `maximum of X`
    Maximum(Box<Expr>),
    /// `minimum of X`
    Minimum(Box<Expr>),
    /// `larger of A and B` / `smaller of A and B`
    Larger { larger: bool, left: Box<Expr>, right: Box<Expr> },
    /// `sum of defender.protection`; `sum of EXPR for each piece in worn`
    Sum { value: Box<Expr>, each: Option<Box<ForClause>> },
    /// `number of your learned abilities with this skill`: the words `learned`, the kind, the field that must match;
    /// `number of foes_in_earshot(you) where …` counts a set.
    NumberOf { learned: bool, of: Box<Expr>, with: Option<Name>, filter: Option<Box<Expr>>, each: Option<Name> },
    /// `any foe in SET where COND`
    AnyOf(Box<ForClause>),
    /// `held in theme or minor`
    HeldIn(Vec<Name>),
    /// `you have power`, `foe has stun`
    Has { who: Box<Expr>, what: Box<Expr>, negated: bool },
    /// `stat named by skill.from`
    StatNamedBy(Box<Expr>),
    /// `hero with { melee 8 }`
    With { base: Box<Expr>, body: Vec<Stmt> },
    /// `0..8` on axes and patterns
    Range { from: Box<Expr>, to: Box<Expr> },
    /// `chance of hit in strike(…)`, `mean of wounds in …`, `expected days_to_rise(…)`, `odds of net, crit in … given hit`,
    /// `damage of attack(…)`
    Query { what: QueryWhat, of: Vec<Expr>, within: Option<Box<Expr>>, given: Option<Box<Expr>> },
    /// Text that could not be read.
    Bad,
}

/// What a query asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum QueryWhat {
    /// `chance of X`
    Chance,
    /// `mean of X`
    Mean,
    /// `spread of X` (standard deviation)
    Spread,
    /// `odds of X`: the whole distribution
    Odds,
    /// `expected X`: ticks of a process
    Expected,
    /// `X of attack(…)`: a value of a context
    Value,
}
