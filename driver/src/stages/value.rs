//! Values of the checked program in words, every name resolved.

use runebook_compiler::ir::{BinOp, CmpOp, DiceOp, Expr, Ir, Local, Node, Rounding};

use crate::answer::Reader;

/// What values are read with: the program, and the names of the body's locals.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub ir: &'a Ir,
    pub locals: &'a [Local],
}

impl Words<'_> {
    pub(super) fn local(&self, local: usize) -> String {
        // Where a body lists no locals, it is about you, read in a context.
        let unnamed = || if local == 0 { "you".to_owned() } else { format!("local {local}") };
        self.locals.get(local).map_or_else(unnamed, |local| local.name.replace(' ', "_"))
    }

    pub(super) fn list(&self, values: &[Expr]) -> String {
        values.iter().map(|value| self.value(value)).collect::<Vec<_>>().join(", ")
    }

    /// A value in words.
    pub(super) fn value(&self, expr: &Expr) -> String {
        let ir = self.ir;
        let of = |value: &Expr| self.value(value);
        match &expr.node {
            Node::Const(value) => Reader { ir, scene: &Default::default() }.stored(&expr.ty, *value),
            Node::Dice { count, sides } => format!("{count}d{sides}"),
            Node::None => "none".to_owned(),
            Node::Entry(entry) => ir.entries[*entry].named.name.clone(),
            Node::Character(at) => format!("character {at}"),
            Node::Text(text) => format!("\"{text}\""),
            Node::Local(local) => self.local(*local),
            Node::Here(_) => "here".to_owned(),
            Node::Named { name, entry: _, value } => format!("{name}[= {}]", of(value)),
            Node::Cell { owner, cell, index } => {
                format!("{}.{}{}", of(owner), ir.cells[*cell].named.name, self.index(index.as_deref()))
            }
            Node::Stat { owner, stat, index, within } => {
                let name = format!("{}.{}{}", of(owner), ir.stats[*stat].named.name, self.index(index.as_deref()));
                self.within(name, within.as_deref())
            }
            Node::StatNamed { owner, name, within } => {
                self.within(format!("{}.(stat named by {})", of(owner), of(name)), within.as_deref())
            }
            Node::Field { entry, kind, field } => {
                format!("{}.{}", of(entry), ir.kinds[*kind].fields[*field].named.name)
            }
            Node::FieldHas { entry, kind, field, member } => {
                format!("{}.{} has member {member}", of(entry), ir.kinds[*kind].fields[*field].named.name)
            }
            Node::Role { context, index } => format!("{}.{}", of(context), self.role(context, *index)),
            Node::NewContext { context, values } => {
                format!("{}({})", ir.contexts[*context].named.name, self.list(values))
            }
            Node::Outer(context) => format!("(the {} around)", ir.contexts[*context].named.name),
            Node::InRole { context, role, who } => {
                let context = &ir.contexts[*context];
                format!("{} is {} of the {} here", of(who), context.roles[*role].named.name, context.named.name)
            }
            Node::Call { function, args } => format!("{}({})", ir.functions[*function].named.name, self.list(args)),
            Node::Result { record, index } => format!("{}.{}", of(record), self.result(record, *index)),
            Node::Fact { fact, args } => format!("{}({})", ir.facts[*fact].named.name, self.list(args)),
            Node::Set { set, args } => format!("{}({})", ir.sets[*set].named.name, self.list(args)),
            Node::SlotSet { owner, cell } => format!("{}.{}", of(owner), ir.cells[*cell].named.name),
            Node::AllEntries(kind) => format!("every {}", ir.kinds[*kind].named.name),
            Node::Numbers { low, high } => format!("{}..{}", self.value(low), self.value(high)),
            Node::AllMembers(id) => format!("every {}", ir.enums[*id].named.name),
            Node::Binary { op, left, right } => binary(*op, &of(left), &of(right)),
            Node::Neg(value) => format!("-{}", of(value)),
            Node::Round { value, how } => format!("({} {})", of(value), rounding(*how)),
            Node::Unrounded(value) => format!("({} unrounded)", of(value)),
            Node::InUnit(value) => format!("({} as a number)", of(value)),
            Node::Compare { op, left, right } => format!("{} {} {}", of(left), compare(*op), of(right)),
            Node::And(left, right) => format!("({} and {})", of(left), of(right)),
            Node::Or(left, right) => format!("({} or {})", of(left), of(right)),
            Node::Not(value) => format!("not ({})", of(value)),
            Node::If { cond, then, otherwise } => {
                format!("(if {} then {} else {})", of(cond), of(then), of(otherwise))
            }
            Node::Roll(dice) => format!("roll {}", of(dice)),
            Node::Maximum(dice) => format!("maximum of {}", of(dice)),
            Node::Minimum(dice) => format!("minimum of {}", of(dice)),
            Node::DiceOf { count, sides } => format!("({})d({})", of(count), of(sides)),
            Node::DiceOp { op, dice, by } => format!("({} {} {})", of(dice), dice_op(*op), of(by)),
            Node::OfMember { values, of: whose, .. } => format!("{}[{}]", self.local(*values), of(whose)),
            Node::SumFamily { owner, stat, size: _, within } => {
                self.within(format!("sum of {}.{}", of(owner), ir.stats[*stat].named.name), within.as_deref())
            }
            Node::SumOver { local, of: set, filter, value } => {
                let from = self.members(*local, set, filter.as_deref());
                format!("sum of {} for {from}", of(value))
            }
            Node::CountOver { local, of: set, filter } => {
                format!("number of {}", self.members(*local, set, filter.as_deref()))
            }
            Node::CountLearned { who, kind, with } => {
                let kind = &ir.kinds[*kind];
                let with = with
                    .as_ref()
                    .map(|(field, value)| format!(" with {} {}", kind.fields[*field].named.name, of(value)));
                format!("number of {} learned by {}{}", kind.named.name, of(who), with.unwrap_or_default())
            }
            Node::Holds { who, entry } => format!("{} has {}", of(who), of(entry)),
            Node::InSlot { owner, cell, entry } => {
                format!("{} is in {}.{}", of(entry), of(owner), ir.cells[*cell].named.name)
            }
            Node::Announced(event) => format!("{} was announced", ir.events[*event].named.name),
            Node::Bad => "?".to_owned(),
        }
    }

    fn index(&self, index: Option<&Expr>) -> String {
        index.map_or_else(String::new, |index| format!("[{}]", self.value(index)))
    }

    fn within(&self, name: String, within: Option<&Expr>) -> String {
        match within {
            Some(within) => format!("{name} in {}", self.value(within)),
            None => name,
        }
    }

    /// `foe in adjacent_foes(you) where …`.
    pub(super) fn members(&self, local: usize, set: &Expr, filter: Option<&Expr>) -> String {
        let filter = filter.map(|filter| format!(" where {}", self.value(filter)));
        format!("{} in {}{}", self.local(local), self.value(set), filter.unwrap_or_default())
    }

    fn role(&self, context: &Expr, index: usize) -> String {
        use runebook_compiler::ir::Type;
        match context.ty {
            Type::Context(id) => {
                self.ir.contexts[id].roles.get(index).map_or_else(String::new, |role| role.named.name.clone())
            }
            _ => format!("role {index}"),
        }
    }

    fn result(&self, record: &Expr, index: usize) -> String {
        use runebook_compiler::ir::Type;
        match record.ty {
            Type::Record(id) => {
                self.ir.functions[id].results.get(index).map_or_else(String::new, |(name, _)| name.clone())
            }
            _ => format!("result {index}"),
        }
    }
}

fn binary(op: BinOp, left: &str, right: &str) -> String {
    match op {
        BinOp::Add => format!("({left} + {right})"),
        BinOp::Sub => format!("({left} - {right})"),
        BinOp::Mul => format!("({left} * {right})"),
        BinOp::Div => format!("({left} / {right})"),
        BinOp::Pow => format!("({left} ^ {right})"),
        BinOp::Min => format!("({left}, at most {right})"),
        BinOp::Max => format!("({left}, at least {right})"),
    }
}

pub(super) const fn compare(op: CmpOp) -> &'static str {
    match op {
        CmpOp::Eq => "=",
        CmpOp::Ne => "is not",
        CmpOp::Lt => "<",
        CmpOp::Le => "<=",
        CmpOp::Gt => ">",
        CmpOp::Ge => ">=",
    }
}

pub(super) const fn rounding(how: Rounding) -> &'static str {
    match how {
        Rounding::Down => "rounded down",
        Rounding::Up => "rounded up",
        Rounding::TowardZero => "rounded toward zero",
        Rounding::HalfUp => "rounded to nearest, half up",
        Rounding::HalfEven => "rounded to nearest, half to even",
        Rounding::Exactly => "exactly",
    }
}

const fn dice_op(op: DiceOp) -> &'static str {
    match op {
        DiceOp::Add => "joined by",
        DiceOp::Plus => "+",
        DiceOp::Times => "*",
        DiceOp::Sides => "sides +",
        DiceOp::Count => "count +",
        DiceOp::KeepHigh => "keep high",
        DiceOp::KeepLow => "keep low",
        DiceOp::CountAtLeast => "count >=",
        DiceOp::Explode(_) => "explode on",
        DiceOp::Reroll => "reroll once <=",
    }
}
