//! Where a program speaks of what it declares: every mention of a stat, an entry, a fact and all else, with its place.

use runebook_grammar::Span;

use super::{
    Act, ActKind, CellKind, Character, Entry, Expect, Expr, FamilyIndex, Field, Function, Gate, Goods, Ir, Node, Query,
    Source, Type, walk,
};

/// Something that a pack declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thing {
    /// A unit.
    Unit(usize),
    /// A clock.
    Clock(usize),
    /// A `one of`.
    OneOf(usize),
    /// A member of one: which `one of`, which member.
    Member(usize, usize),
    /// A kind.
    Kind(usize),
    /// A field of a kind's entries: which kind, which field.
    Field(usize, usize),
    /// An entry.
    Entry(usize),
    /// A status.
    Status(usize),
    /// A type of entity.
    Entity(usize),
    /// A resource, flag, memory or slot; of a family its first.
    Cell(usize),
    /// A stat; of a family its first.
    Stat(usize),
    /// A kind of context.
    Context(usize),
    /// A fact.
    Fact(usize),
    /// A set.
    Set(usize),
    /// A command.
    Command(usize),
    /// An event.
    Event(usize),
    /// A procedure, check, formula, chance, table, die, process or plan.
    Function(usize),
    /// A step: of which procedure, which.
    Step(usize, usize),
    /// A character.
    Character(usize),
}

/// Calls `visit` for everything the program mentions. What a declaration says of itself is no mention.
pub fn mentions(ir: &Ir, visit: &mut dyn FnMut(Thing, Span)) {
    Mentions { ir, told: visit, own: None }.all();
}

struct Mentions<'a, 'v> {
    ir: &'a Ir,
    told: &'v mut dyn FnMut(Thing, Span),
    /// The entry being gone through: what it says of itself is no mention.
    own: Option<usize>,
}

impl Mentions<'_, '_> {
    fn all(&mut self) {
        let ir = self.ir;
        self.stored();
        self.rules();
        ir.kinds.iter().for_each(|kind| {
            self.fields(&kind.fields);
            kind.held_by_every.iter().for_each(|entity| self.visit(Thing::Entity(*entity), kind.named.span));
        });
        for (id, entry) in ir.entries.iter().enumerate() {
            self.own = Some(id);
            self.entry(entry);
        }
        self.own = None;
        ir.contexts.iter().for_each(|context| self.fields(&context.roles));
        for question in ir.facts.iter().chain(&ir.sets).chain(&ir.commands) {
            self.fields(&question.params);
            self.ty(&question.ty, question.named.span);
            self.values(question.otherwise.iter());
        }
        for event in &ir.events {
            self.fields(&event.params);
            event.audience.iter().for_each(|(set, _)| self.visit(Thing::Set(*set), event.named.span));
        }
        ir.functions.iter().for_each(|function| self.function(function));
        self.scenes();
    }

    fn visit(&mut self, thing: Thing, span: Span) {
        if self.own.map(Thing::Entry) != Some(thing) {
            (self.told)(thing, span);
        }
    }

    fn stored(&mut self) {
        let ir = self.ir;
        for stat in ir.stats.iter().filter(|stat| stat.member == 0) {
            self.ty(&stat.ty, stat.named.span);
            stat.index.iter().for_each(|index| self.family(*index, stat.named.span));
        }
        for stat in &ir.stats {
            self.values(stat.base.iter().chain(&stat.low).chain(&stat.high));
        }
        for cell in ir.cells.iter().filter(|cell| is_declared(&cell.kind)) {
            self.ty(&cell.ty, cell.named.span);
            cell.index.iter().for_each(|index| self.family(*index, cell.named.span));
            self.values(cell.low.iter().chain(&cell.high).chain(&cell.start));
            if let Some((paid, price)) = &cell.bought {
                self.visit(Thing::Cell(*paid), price.span);
                self.value(price);
            }
            cell.ticks.iter().for_each(|(clock, toward)| self.visit(Thing::Clock(*clock), toward.span));
        }
    }

    fn rules(&mut self) {
        let ir = self.ir;
        for action in &ir.actions {
            let place = ir.functions[action.function].named.span;
            action.lasts.iter().for_each(|lasts| self.visit(Thing::Clock(lasts.clock), place));
        }
        for modifier in &ir.modifiers {
            self.own = entry_of(modifier.source);
            modifier.targets.iter().for_each(|target| self.stat(*target, modifier.span));
            self.gate(modifier.gate, modifier.span);
            self.values(modifier.when.iter().chain([&modifier.value]).chain(&modifier.up_to));
        }
        for addition in &ir.additions {
            self.own = entry_of(addition.source);
            self.visit(Thing::Set(addition.set), addition.span);
            self.gate(addition.gate, addition.span);
            self.values(addition.when.iter().chain([&addition.value]));
        }
        for grant in &ir.grants {
            self.own = entry_of(grant.source);
            self.visit(Thing::Entry(grant.entry), grant.span);
            self.gate(grant.gate, grant.span);
            self.values(grant.when.iter());
        }
        for reaction in &ir.reactions {
            self.own = entry_of(reaction.source);
            self.visit(Thing::Event(reaction.event), reaction.span);
            reaction.within.iter().for_each(|within| self.visit(Thing::Context(within.context), reaction.span));
            self.gate(reaction.gate, reaction.span);
            self.values(reaction.when.iter());
            self.acts(&reaction.body);
        }
        for replacement in &ir.replacements {
            self.own = entry_of(replacement.source);
            self.visit(Thing::Function(replacement.function), replacement.span);
            self.visit(Thing::Step(replacement.function, replacement.step), replacement.span);
            replacement.within.iter().for_each(|within| self.visit(Thing::Context(within.context), replacement.span));
            self.gate(replacement.gate, replacement.span);
            self.values(replacement.when.iter().chain(&replacement.value));
            self.acts(&replacement.body);
        }
        self.own = None;
    }

    fn entry(&mut self, entry: &Entry) {
        self.visit(Thing::Kind(entry.kind), entry.named.span);
        for (at, field) in entry.fields.iter().enumerate().filter(|(_, field)| !field.is_default) {
            self.visit(Thing::Field(entry.kind, at), field.span);
            self.values(field.values.iter());
        }
        self.values(entry.constants.iter().map(|constant| &constant.value));
        self.values(entry.requires.iter().chain(&entry.needs).chain(&entry.needs_waived));
        if let Some((paid, price)) = &entry.price {
            self.visit(Thing::Cell(*paid), price.span);
            self.value(price);
        }
        for parameter in &entry.parameters {
            self.ty(&parameter.ty, parameter.named.span);
            self.values(parameter.filter.iter());
        }
    }

    fn function(&mut self, function: &Function) {
        self.fields(&function.params);
        for local in function.locals.iter().skip(function.params.len()) {
            self.ty(&local.ty, local.span);
        }
        function.clock.iter().for_each(|clock| self.visit(Thing::Clock(*clock), function.named.span));
        self.values(function.value.iter().chain(&function.starts));
        self.acts(&function.body);
    }

    fn scenes(&mut self) {
        let ir = self.ir;
        for character in &ir.characters {
            self.visit(Thing::Entity(character.of), character.named.span);
            self.changed(character, None, character.named.span);
        }
        ir.figures.iter().for_each(|figure| {
            let axes = [Some(&figure.rows), figure.columns.as_ref()];
            self.values(axes.into_iter().flatten().flat_map(|axis| &axis.values).map(|(value, _)| value));
            self.query(&figure.cell);
        });
        for calculator in &ir.calculators {
            calculator.asks.iter().for_each(|ask| self.ty(&ask.ty, ask.named.span));
            self.values(calculator.asks.iter().filter_map(|ask| ask.default.as_ref()));
            calculator.queries().for_each(|query| self.query(query));
        }
        for expect in ir.tests.iter().flat_map(|test| &test.expects) {
            match expect {
                Expect::Holds { .. } | Expect::Odds { .. } | Expect::Dominates { .. } | Expect::Order { .. } => {
                    expect.queries().into_iter().for_each(|query| self.query(query));
                }
                Expect::Sentence { entry, span, .. } => self.visit(Thing::Entry(*entry), *span),
            }
        }
        for duel in &ir.duels {
            duel.first.iter().chain(&duel.lost).for_each(|query| self.query(query));
        }
    }

    /// What a character has, but for what it has from the one it is a changed copy of.
    fn changed(&mut self, character: &Character, base: Option<&Character>, span: Span) {
        for store in character.stores.iter().filter(|store| base.is_none_or(|base| !base.stores.contains(store))) {
            self.cell(store.cell, store.value.span);
            self.value(&store.value);
        }
        for entry in character.holds.iter().filter(|entry| base.is_none_or(|base| !base.holds.contains(entry))) {
            self.visit(Thing::Entry(*entry), span);
        }
    }

    fn query(&mut self, query: &Query) {
        for character in &query.scene {
            let base = self.ir.names.characters.get(&character.named.name).copied();
            base.iter().for_each(|at| self.visit(Thing::Character(*at), query.span));
            self.changed(character, base.map(|at| &self.ir.characters[at]), query.span);
        }
        for said in &query.said {
            let thing = if said.set { Thing::Set(said.question) } else { Thing::Fact(said.question) };
            let places = said.args.iter().chain(&said.values).map(|value| value.span);
            self.visit(thing, places.reduce(Span::to).unwrap_or(query.span));
        }
        if let Some((process, args)) = &query.process {
            self.visit(Thing::Function(*process), query.span);
            self.values(args.iter());
        }
        for plan in query.fight.iter().flat_map(|fight| fight.plans) {
            self.visit(Thing::Function(plan), query.span);
        }
        self.acts(&query.acts);
        self.values(query.values.iter().chain(&query.given).chain(&query.best));
    }

    fn gate(&mut self, gate: Gate, span: Span) {
        match gate {
            Gate::Open | Gate::Entry(_) => {}
            Gate::Status(status) => self.visit(Thing::Status(status), span),
        }
    }

    fn fields(&mut self, fields: &[Field]) {
        for field in fields {
            self.ty(&field.ty, field.named.span);
            self.values(field.default.iter());
            field.per.iter().for_each(|clock| self.visit(Thing::Clock(*clock), field.named.span));
        }
    }

    fn ty(&mut self, ty: &Type, span: Span) {
        match ty {
            Type::Number(number) => number.unit.iter().for_each(|unit| self.visit(Thing::Unit((*unit).into()), span)),
            Type::Member(one_of) => self.visit(Thing::OneOf(*one_of), span),
            Type::Entry(kind) => self.visit(Thing::Kind(*kind), span),
            Type::Entity(entity) | Type::StatName(entity) => self.visit(Thing::Entity(*entity), span),
            Type::Context(context) => self.visit(Thing::Context(*context), span),
            Type::Set(of, _) => self.ty(of, span),
            Type::Record(function) => self.visit(Thing::Function(*function), span),
            Type::YesNo | Type::Dice | Type::Chance | Type::EventName | Type::Text | Type::Any => {}
        }
    }

    fn family(&mut self, index: FamilyIndex, span: Span) {
        match index {
            FamilyIndex::Kind(kind) => self.visit(Thing::Kind(kind), span),
            FamilyIndex::Enum(one_of) => self.visit(Thing::OneOf(one_of), span),
        }
    }

    /// A stat as people declared it: a flag is read as a stat.
    fn stat(&mut self, stat: usize, span: Span) {
        let Some(of) = self.ir.stats.get(stat) else { return };
        let flag = of.host.filter(|cell| self.ir.cells[*cell].kind == CellKind::Flag);
        self.visit(flag.map_or(Thing::Stat(stat - of.member), Thing::Cell), span);
    }

    /// A cell as people declared it: one that stands for a stat, a status or an entry is a mention of that.
    fn cell(&mut self, cell: usize, span: Span) {
        match self.ir.cells[cell].kind {
            CellKind::HostStat(stat) | CellKind::StatBase(stat) => self.stat(stat, span),
            CellKind::Status(status) | CellKind::StatusLeft(status) => self.visit(Thing::Status(status), span),
            CellKind::Holds(entry) | CellKind::Parameter(entry) => self.visit(Thing::Entry(entry), span),
            CellKind::Resource | CellKind::Flag | CellKind::Memory | CellKind::Slot => {
                let named = &self.ir.cells[cell].named;
                let first = (0..=cell).rev().take_while(|at| self.ir.cells[*at].named == *named).last();
                self.visit(Thing::Cell(first.unwrap_or(cell)), span);
            }
            CellKind::Once(_) => {}
        }
    }

    fn values<'e>(&mut self, values: impl Iterator<Item = &'e Expr>) {
        values.for_each(|value| self.value(value));
    }

    fn value(&mut self, value: &Expr) {
        self.node(value);
        walk::parts(value).for_each(|part| self.value(part));
    }

    fn node(&mut self, value: &Expr) {
        let span = value.span;
        match &value.node {
            Node::Const(at) => {
                if let (Type::Member(one_of), Ok(at)) = (&value.ty, usize::try_from(*at)) {
                    self.visit(Thing::Member(*one_of, at), span);
                }
                if let (Type::StatName(_), Ok(at)) = (&value.ty, usize::try_from(*at)) {
                    self.stat(at, span);
                }
            }
            Node::Entry(entry) => self.visit(Thing::Entry(*entry), span),
            Node::Cell { cell, .. } | Node::SlotSet { cell, .. } | Node::InSlot { cell, .. } => self.cell(*cell, span),
            Node::Stat { stat, .. } | Node::SumFamily { stat, .. } => self.stat(*stat, span),
            Node::Field { kind, field, .. } => self.visit(Thing::Field(*kind, *field), span),
            Node::FieldHas { kind, field, member, .. } => {
                self.visit(Thing::Field(*kind, *field), span);
                if let Type::Set(of, _) = &self.ir.kinds[*kind].fields[*field].ty
                    && let Type::Member(one_of) = **of
                {
                    self.visit(Thing::Member(one_of, *member), span);
                }
            }
            Node::NewContext { context, .. } | Node::Outer(context) => self.visit(Thing::Context(*context), span),
            Node::Call { function, .. } => self.visit(Thing::Function(*function), span),
            Node::Fact { fact, .. } => self.visit(Thing::Fact(*fact), span),
            Node::Set { set, .. } => self.visit(Thing::Set(*set), span),
            Node::AllEntries(kind) | Node::CountLearned { kind, .. } => self.visit(Thing::Kind(*kind), span),
            Node::AllMembers(one_of) => self.visit(Thing::OneOf(*one_of), span),
            Node::Announced(event) => self.visit(Thing::Event(*event), span),
            _ => {}
        }
    }

    fn acts(&mut self, acts: &[Act]) {
        for act in acts {
            self.act(act);
        }
        walk::values(acts, &mut |value| self.node(value));
    }

    /// What an act names itself; its values are gone through with those of all acts around it.
    fn act(&mut self, act: &Act) {
        let span = act.span;
        match &act.kind {
            ActKind::Step { body, .. }
            | ActKind::Repeat { body, .. }
            | ActKind::For { body, .. }
            | ActKind::WithChance { body, .. } => body.iter().for_each(|act| self.act(act)),
            ActKind::If { then, otherwise, .. } => then.iter().chain(otherwise).for_each(|act| self.act(act)),
            ActKind::Put { cell, .. } | ActKind::Decay { cell, .. } => self.cell(*cell, span),
            ActKind::Gain { status, .. } | ActKind::Lose { status, .. } => self.visit(Thing::Status(*status), span),
            ActKind::Buy { goods: Goods::Entry { entry, .. }, .. } => self.visit(Thing::Entry(*entry), span),
            ActKind::Buy { goods: Goods::Point { cell, .. }, .. } => self.cell(*cell, span),
            ActKind::Announce { event, .. } => self.visit(Thing::Event(*event), span),
            ActKind::Call { function, .. } => self.visit(Thing::Function(*function), span),
            ActKind::Command { command, .. } => self.visit(Thing::Command(*command), span),
            ActKind::Assign { .. }
            | ActKind::PerMember { .. }
            | ActKind::Original
            | ActKind::Stop
            | ActKind::StopWithChance(_)
            | ActKind::Choose { .. }
            | ActKind::Bound
            | ActKind::Expire(_)
            | ActKind::Forget(_) => {}
        }
    }
}

const fn entry_of(source: Source) -> Option<usize> {
    match source {
        Source::Entry(id) => Some(id),
        Source::Status(_) | Source::Rules => None,
    }
}

/// Whether people declared this cell; the others stand for stats, statuses and entries.
const fn is_declared(kind: &CellKind) -> bool {
    matches!(kind, CellKind::Resource | CellKind::Flag | CellKind::Memory | CellKind::Slot)
}
