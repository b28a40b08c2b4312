//! Why not: every reason against an action or a purchase, as questions of yes or no.

use runebook_grammar::tree::{self, ExprKind, QueryWhat, StmtKind};
use runebook_grammar::{Diagnostic, Severity, Span};

use crate::ask::{Asker, Rolls};
use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{
    Act, ActKind, CellId, CmpOp, EntryId, Expr, FamilyIndex, Goods, Ir, Local, Node, Parameter, Query, Said, Type,
};

/// One condition of an action or a purchase.
#[derive(Clone, Debug)]
pub struct Condition {
    /// Whether it holds, and the two sides of it where it compares.
    pub query: Query,
    /// The clause in the rules.
    pub place: Span,
    /// What it is.
    pub what: Against,
    /// Whether the clause as written is what must not be so.
    pub denied: bool,
}

/// What a condition is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// A clause of the rules.
    Clause,
    /// It is learned already: the condition is that it is not.
    Learned,
    /// The price: the condition is that there is enough of this resource.
    Price(CellId),
    /// There is no more of it to buy: the condition is that there is.
    AtMost,
    /// It is under way already: the condition is that it is not.
    UnderWay,
}

/// What is asked about.
enum Subject {
    Action { function: usize },
    Entry(EntryId),
    Point(CellId),
}

impl Asker {
    /// Every condition of `text`, an action as it would be called or a purchase (`hero learns power`), after what `given`
    /// says and does. Each text has the number that its spans get.
    pub fn why_not(
        &mut self,
        text: (u32, &str),
        given: (u32, &str),
    ) -> (Option<(Vec<Condition>, Rolls)>, Vec<Diagnostic>) {
        let (asked, mut found) = runebook_grammar::parse_body(text.0, text.1);
        let (statements, more) = runebook_grammar::parse_body(given.0, given.1);
        found.extend(more);
        if found.iter().any(|found| found.severity == Severity::Error) {
            return (None, found);
        }
        let conditions = self.checker.conditions(&asked, &statements);
        found.append(&mut self.checker.model.diagnostics);
        let failed = found.iter().any(|found| found.severity == Severity::Error);
        (conditions.filter(|_| !failed), found)
    }
}

/// A question while its conditions are listed.
struct Why {
    query: Query,
    all: Vec<Condition>,
}

impl Why {
    /// One more condition; what is joined by `and` is several.
    fn add(&mut self, cond: &Expr, what: Against, place: Option<Span>) {
        if let (Node::And(left, right), None) = (&cond.node, place) {
            self.add(left, what, None);
            self.add(right, what, None);
            return;
        }
        let mut query = self.query.clone();
        query.values = vec![cond.clone()];
        if let Node::Compare { left, right, .. } = &cond.plain().node {
            query.values.extend([(**left).clone(), (**right).clone()]);
        }
        query.names = ["holds", "left", "right"][..query.values.len()].iter().map(|name| (*name).to_owned()).collect();
        let denied = place.is_none() && matches!(&cond.node, Node::Not(inner) if inner.span == cond.span);
        let place = place.unwrap_or(cond.span);
        query.span = place;
        self.all.push(Condition { query, place, what, denied });
    }
}

impl Checker {
    fn conditions(&mut self, asked: &[tree::Stmt], given: &[tree::Stmt]) -> Option<(Vec<Condition>, Rolls)> {
        let [stmt] = asked else { return self.no_question(asked) };
        let subject = self.subject_of(stmt)?;
        let mut scope = Scope::at("a question");
        scope.scene = Some(Vec::new());
        scope.rolls = true;
        scope.locals = self.locals_of(&subject);
        let (acts, said, rolls) = self.state(&mut scope, given);
        let act = self.open_acts(&mut scope, std::slice::from_ref(&unperformed(stmt))).pop()?;
        let query = Query {
            what: QueryWhat::Value,
            names: Vec::new(),
            values: Vec::new(),
            acts,
            given: None,
            policy: None,
            best: None,
            process: None,
            fight: None,
            locals: scope.locals.clone(),
            params: 0,
            scene: scope.scene.clone().unwrap_or_default(),
            said,
            span: stmt.span,
        };
        let mut why = Why { query, all: Vec::new() };
        match (subject, &act.kind) {
            (Subject::Action { function }, ActKind::Call { args, .. }) => self.of_action(&mut why, function, args),
            (Subject::Entry(entry), ActKind::Buy { who, goods: Goods::Entry { args, .. } }) => {
                self.of_entry(&mut why, entry, who, args);
            }
            // two entities may have resources of one name: the buyer's is meant
            (Subject::Point(_), ActKind::Buy { who, goods: Goods::Point { cell, index } }) => {
                why.query.locals = self.locals_of(&Subject::Point(*cell));
                self.of_point(&mut why, *cell, who, index.as_ref());
            }
            _ => return None,
        }
        Some((why.all, rolls))
    }

    fn no_question(&mut self, asked: &[tree::Stmt]) -> Option<(Vec<Condition>, Rolls)> {
        let place = asked.first().map_or(crate::resolve::NOWHERE, |stmt| stmt.span);
        let ask = "ask about one action or purchase: `forging(hero, 3)`, `hero learns power`";
        self.report(error::unsaid(place, "nothing says what is meant", ask));
        None
    }

    /// What a statement is about.
    fn subject_of(&mut self, stmt: &tree::Stmt) -> Option<Subject> {
        let word = |expr: &tree::Expr| match &expr.kind {
            ExprKind::Path(path) => path.segments.last().cloned(),
            _ => None,
        };
        match &stmt.kind {
            StmtKind::Do(call) | StmtKind::Perform { call, .. } => {
                let name = word(call)?.name;
                let function = self.ir().names.functions.get(&name.text).copied();
                let action = function.filter(|id| self.ir().actions.iter().any(|action| action.function == *id));
                if action.is_none() {
                    let (ir, known) = (self.ir(), |action: &crate::ir::Action| action.function);
                    let names = ir.actions.iter().map(known).map(|id| ir.functions[id].named.name.as_str());
                    let near = error::nearest(&name.text, names);
                    self.no_such(&name, "action", near);
                }
                Some(Subject::Action { function: action? })
            }
            StmtKind::Deal { learns: true, what, .. } => {
                let ExprKind::Path(path) = &what.kind else { return None };
                Some(Subject::Entry(self.entry_of(path)?.0))
            }
            StmtKind::Deal { learns: false, what, .. } => {
                let name = word(what)?.name;
                let cells = &self.ir().names.cells;
                let bought = |cell: &&usize| self.ir().cells[**cell].bought.is_some();
                let found = cells.values().filter_map(|of_one| of_one.get(&name.text));
                let found = found.filter(bought).copied().next();
                if found.is_none() {
                    self.no_such(&name, "resource", None);
                }
                Some(Subject::Point(found?))
            }
            _ => self.no_question(std::slice::from_ref(stmt)).and(None),
        }
    }

    /// The locals in terms of which its conditions are written.
    fn locals_of(&self, subject: &Subject) -> Vec<Local> {
        let ir = self.ir();
        let local =
            |ty: Type| Local { name: " ".to_owned(), ty, span: crate::resolve::NOWHERE, changes: false, range: None };
        match subject {
            Subject::Action { function } => {
                ir.functions[*function].locals.iter().map(|local| Local { range: None, ..local.clone() }).collect()
            }
            Subject::Entry(entry) => {
                let chosen = ir.entries[*entry].parameters.iter().map(|parameter| local(parameter.ty.clone()));
                [local(Type::Entity(0)), local(Type::Any)].into_iter().chain(chosen).collect()
            }
            Subject::Point(cell) => {
                let found = &ir.cells[*cell];
                let member = match found.index {
                    Some(FamilyIndex::Kind(kind)) => Type::Entry(kind),
                    Some(FamilyIndex::Enum(id)) => Type::Member(id),
                    None => Type::Any,
                };
                vec![local(Type::Entity(found.entity)), local(Type::Any), local(member)]
            }
        }
    }

    fn of_action(&self, why: &mut Why, function: usize, args: &[Expr]) {
        let ir = self.ir();
        let Some(action) = ir.actions.iter().find(|action| action.function == function) else { return };
        let body = &ir.functions[function].body;
        why.query.acts.extend(args.iter().enumerate().map(|(local, value)| assign(local, value.clone())));
        let reasons = |why: &mut Why, acts: &[Act], whole: bool| {
            for act in acts {
                if let ActKind::If { cond, .. } = &act.kind {
                    let one = whole || !matches!(cond.node, Node::And(..));
                    why.add(cond, Against::Clause, one.then_some(act.span));
                }
            }
        };
        reasons(why, &body[..action.allowed], false);
        if let Some(lasts) = &action.lasts {
            let owner = Box::new(Expr::new(Node::Local(0), Type::Entity(action.entity), why.query.span));
            let going = Node::Cell { owner, cell: lasts.going, index: None };
            let going = Box::new(Expr::new(going, Type::YesNo, why.query.span));
            let idle = Expr::new(Node::Not(going), Type::YesNo, why.query.span);
            why.add(&idle, Against::UnderWay, Some(ir.functions[function].named.span));
        }
        why.query.acts.extend(body[action.costs.clone()].iter().cloned());
        reasons(why, &body[action.costs.end..action.costs.end + action.costs.len()], true);
    }

    fn of_entry(&self, why: &mut Why, entry: EntryId, who: &Expr, args: &[Expr]) {
        let found = &self.ir().entries[entry];
        let you = || Box::new(Expr::new(Node::Local(0), who.ty.clone(), who.span));
        why.query.acts.push(assign(0, who.clone()));
        why.query.acts.extend(args.iter().enumerate().map(|(at, value)| assign(at + 2, value.clone())));
        let held = Node::Cell { owner: you(), cell: found.holds, index: None };
        let held = compared(CmpOp::Eq, Expr::new(held, Type::WHOLE, who.span), Expr::whole(0, who.span));
        why.add(&held, Against::Learned, Some(found.named.span));
        found.requires.iter().for_each(|required| why.add(required, Against::Clause, None));
        match (&found.needs, &found.needs_waived) {
            (Some(needs), None) => why.add(needs, Against::Clause, None),
            (Some(needs), Some(waived)) => {
                let either = Node::Or(Box::new(waived.clone()), Box::new(needs.clone()));
                why.add(&Expr::new(either, Type::YesNo, needs.span), Against::Clause, None);
            }
            (None, _) => {}
        }
        for (at, parameter) in found.parameters.iter().enumerate() {
            self.of_choice(why, at, parameter);
        }
        if let Some((paid, price)) = &found.price {
            why.add(&self.affords(*paid, *you(), price), Against::Price(*paid), Some(price.span));
        }
    }

    /// The filter of a parameter reads the value as its local 2, whichever it is.
    fn of_choice(&self, why: &mut Why, at: usize, parameter: &Parameter) {
        let Some(filter) = &parameter.filter else { return };
        let mut moved = filter.clone();
        moved_local(&mut moved, 2, at + 2);
        why.add(&moved, Against::Clause, None);
    }

    fn of_point(&self, why: &mut Why, cell: CellId, who: &Expr, index: Option<&Expr>) {
        let found = &self.ir().cells[cell];
        let you = || Box::new(Expr::new(Node::Local(0), who.ty.clone(), who.span));
        why.query.acts.push(assign(0, who.clone()));
        why.query.acts.extend(index.map(|index| assign(2, index.clone())));
        if let Some(high) = &found.high {
            let index = index.map(|index| Box::new(Expr::new(Node::Local(2), index.ty.clone(), index.span)));
            let now = Expr::new(Node::Cell { owner: you(), cell, index }, found.ty.clone(), who.span);
            why.add(&compared(CmpOp::Lt, now, high.clone()), Against::AtMost, Some(high.span));
        }
        if let Some((paid, price)) = &found.bought {
            why.add(&self.affords(*paid, *you(), price), Against::Price(*paid), Some(price.span));
        }
    }

    /// Whether what someone has is enough for a price; the purse is counted in its own parts.
    fn affords(&self, paid: CellId, you: Expr, price: &Expr) -> Expr {
        let purse = Node::Cell { owner: Box::new(you), cell: paid, index: None };
        compared(CmpOp::Ge, Expr::new(purse, self.ir().cells[paid].ty.clone(), price.span), price.clone())
    }
}

fn compared(op: CmpOp, left: Expr, right: Expr) -> Expr {
    let span = left.span;
    Expr::new(Node::Compare { op, left: Box::new(left), right: Box::new(right) }, Type::YesNo, span)
}

fn assign(local: usize, value: Expr) -> Act {
    let span = value.span;
    Act { kind: ActKind::Assign { local, value }, span }
}

fn moved_local(value: &mut Expr, from: usize, to: usize) {
    if value.node == Node::Local(from) {
        value.node = Node::Local(to);
    }
    crate::ir::walk::parts_mut(value).into_iter().for_each(|part| moved_local(part, from, to));
}

/// The statement as a body says it, without `do`.
fn unperformed(stmt: &tree::Stmt) -> tree::Stmt {
    let kind = match &stmt.kind {
        StmtKind::Perform { call, .. } => StmtKind::Do(call.clone()),
        StmtKind::Deal { who, learns, what, .. } => {
            StmtKind::Deal { who: who.clone(), learns: *learns, what: what.clone(), performed: false }
        }
        other => other.clone(),
    };
    tree::Stmt { span: stmt.span, kind }
}

/// What is said of the state: what is done, what the game answers, and how dice fall.
pub(crate) type State = (Vec<Act>, Vec<Said>, Rolls);

/// The rules with the question in them, the conditions it goes through, and the dice it was given.
pub type Question = (Ir, Vec<Condition>, Rolls);

/// Every condition against an action or a purchase; see [`Asker::why_not`].
pub fn why_not(ir: &Ir, file: u32, text: &str, given: &str) -> (Option<Question>, Vec<Diagnostic>) {
    let mut asker = Asker::over(ir);
    let (asked, found) = asker.why_not((file, text), (file + 1, &crate::ask::given_text(given)));
    (asked.map(|(conditions, rolls)| (asker.into_ir(), conditions, rolls)), found)
}
