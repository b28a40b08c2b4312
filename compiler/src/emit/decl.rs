//! Declarations: cells, kinds, entries, contexts, questions, events, and their names.

use runebook_runtime::program::{self, CellKind as K, Symbol};

use super::meaning::meaning;

use super::{Emitter, NO_INDEX, index};
use crate::fold;
use crate::ir::{Cell, CellKind, FamilyIndex, Field, Named, Question, Type};
use crate::resolve::stable_id;

/// The range of a number that declares none.
const WIDEST: i64 = 1_000_000;

impl Emitter<'_> {
    /// Everything that has no code of its own; functions are filled in later.
    pub(super) fn declare(&mut self) {
        self.cells();
        self.contexts();
        self.questions();
        self.kinds();
        self.members();
        self.program.asks = super::asks::asks(self.ir);
    }

    pub(crate) fn symbol(&mut self, symbol: Symbol, name: &str) {
        self.program.symbols.names.push((symbol, name.to_owned()));
    }

    fn cells(&mut self) {
        for (at, cell) in self.ir.cells.iter().enumerate() {
            let (name, shown) = self.cell_name(at, cell);
            let denominator = cell.ty.number().map_or(1, |number| number.denominator.max(1));
            let (low, high) = bounds(cell, denominator);
            let start = match &cell.start {
                Some(start) => self
                    .known(start)
                    .filter(|_| cell.ty.number().is_none())
                    .or_else(|| fold::stored(start, denominator))
                    .unwrap_or_else(|| nothing(&cell.ty)),
                None if matches!(cell.kind, CellKind::StatBase(_)) => i64::MIN,
                None => nothing(&cell.ty),
            };
            self.program.cells.push(program::Cell {
                id: stable_id(&name),
                kind: cell_kind(&cell.kind),
                start,
                start_function: NO_INDEX,
                low,
                high,
                high_function: NO_INDEX,
                denominator: u32::try_from(denominator).unwrap_or(1),
                meaning: meaning(&cell.ty),
            });
            self.symbol(Symbol::Cell(index(at)), &shown);
        }
    }

    /// The qualified name of a cell, and what people read.
    fn cell_name(&self, at: usize, cell: &Cell) -> (String, String) {
        let entity = self.ir.entities.get(cell.entity).map_or("", |entity| entity.named.known_as());
        let member = self.member_of(at, cell);
        let tail = member.as_ref().map_or(String::new(), |member| format!("[{}]", member.known_as()));
        let title = member
            .as_ref()
            .map_or_else(|| cell.named.title.clone(), |member| format!("{} ({})", cell.named.title, member.title));
        let kind = match &cell.kind {
            CellKind::HostStat(_) => "stat",
            CellKind::StatBase(_) => "base",
            CellKind::Resource => "resource",
            CellKind::Flag => "flag",
            CellKind::Memory => "memory",
            CellKind::Slot => "slot",
            CellKind::Status(_) => "status",
            CellKind::StatusLeft(_) => "status_left",
            CellKind::Holds(entry) => return (self.entry_name("holds", *entry), title),
            CellKind::Parameter(entry) => {
                return (format!("parameter.{}.{}", self.kind_name(*entry), cell.named.known_as()), title);
            }
            CellKind::Once(_) => "once",
        };
        let first = self.ir.cells[..at]
            .iter()
            .rev()
            .take_while(|before| before.named == cell.named && before.kind == cell.kind)
            .count();
        let place = if cell.index.is_none() && cell.size > 1 { format!("#{first}") } else { String::new() };
        let base = match cell.kind {
            CellKind::StatBase(stat) => format!("#{}", self.ir.stats[stat].member),
            _ => String::new(),
        };
        let name = match cell.kind {
            CellKind::Status(status) | CellKind::StatusLeft(status) => self.ir.statuses[status].known_as(),
            _ => cell.named.known_as(),
        };
        (format!("{kind}.{entity}.{name}{tail}{place}{base}"), title)
    }

    fn entry_name(&self, what: &str, entry: usize) -> String {
        let found = &self.ir.entries[entry];
        format!("{what}.{}.{}", self.kind_name(entry), found.known_as())
    }

    /// The name that ids know the kind of an entry by.
    pub(super) fn kind_name(&self, entry: usize) -> &str {
        self.ir.kinds[self.ir.entries[entry].kind].named.known_as()
    }

    /// The member of a family that a cell stands for.
    fn member_of(&self, at: usize, cell: &Cell) -> Option<Named> {
        let family = cell.index?;
        let place = match cell.kind {
            CellKind::HostStat(stat) => self.ir.stats[stat].member,
            _ => {
                let name = &cell.named.name;
                self.ir.cells[..at]
                    .iter()
                    .rev()
                    .take_while(|before| before.named.name == *name && before.index.is_some())
                    .count()
            }
        };
        Some(match family {
            FamilyIndex::Kind(kind) => {
                let entry = self.ir.entries.get(self.ir.kinds[kind].entries.0 + place)?;
                Named { name: entry.known_as().to_owned(), ..entry.named.clone() }
            }
            FamilyIndex::Enum(id) => self.ir.enums[id].members.get(place)?.clone(),
        })
    }

    fn contexts(&mut self) {
        for (at, context) in self.ir.contexts.iter().enumerate() {
            let entity_roles = context.roles[..context.role_count]
                .iter()
                .enumerate()
                .filter(|(_, role)| matches!(role.ty, Type::Entity(_)))
                .fold(0, |all, (role, _)| all | 1 << role);
            self.program.contexts.push(program::Context {
                id: stable_id(&format!("context.{}", context.named.known_as())),
                size: u8::try_from(context.roles.len() + self.marks(at)).unwrap_or(u8::MAX),
                roles: u8::try_from(context.role_count).unwrap_or(u8::MAX),
                entity_roles,
            });
            self.symbol(Symbol::Context(index(at)), &context.named.title);
        }
    }

    fn questions(&mut self) {
        for (at, fact) in self.ir.facts.iter().enumerate() {
            self.program.facts.push(question("fact", fact));
            self.symbol(Symbol::Fact(index(at)), &fact.named.name);
        }
        for (at, set) in self.ir.sets.iter().enumerate() {
            self.program.sets.push(question("set", set));
            self.symbol(Symbol::Set(index(at)), &set.named.name);
        }
        for (at, command) in self.ir.commands.iter().enumerate() {
            self.program.commands.push(question("command", command));
            self.symbol(Symbol::Command(index(at)), &command.named.title);
        }
        for (at, event) in self.ir.events.iter().enumerate() {
            let kind = if event.clock.is_some() { "clock" } else { "event" };
            self.program.events.push(program::Event {
                id: stable_id(&format!("{kind}.{}", event.named.known_as())),
                params: params(&event.params),
                audience: event.audience.as_ref().map_or(NO_INDEX, |(set, _)| index(*set)),
                reactions: (0, 0),
                watched: false,
            });
            self.symbol(Symbol::Event(index(at)), &event.named.title);
        }
    }

    fn kinds(&mut self) {
        for (at, kind) in self.ir.kinds.iter().enumerate() {
            let (places, fields) = self.field_places(at);
            let slots = kind.slots.iter().map(|cell| (index(*cell), index(self.ir.cells[*cell].size))).collect();
            self.program.kinds.push(program::Kind {
                id: stable_id(&format!("kind.{}", kind.named.known_as())),
                entries: (index(kind.entries.0), index(kind.entries.1)),
                fields: u16::try_from(fields).unwrap_or(u16::MAX),
                meanings: self.field_meanings(at),
                slots,
            });
            self.field_at.push((places, fields));
            self.symbol(Symbol::Kind(index(at)), &kind.named.title);
        }
        self.entries();
    }
}

fn question(kind: &str, found: &Question) -> program::Question {
    program::Question {
        id: stable_id(&format!("{kind}.{}", found.named.known_as())),
        params: params(&found.params),
        at_most: found.at_most,
        otherwise: NO_INDEX,
    }
}

fn params(fields: &[Field]) -> u8 {
    u8::try_from(fields.len()).unwrap_or(u8::MAX)
}

const fn cell_kind(kind: &CellKind) -> K {
    match kind {
        CellKind::HostStat(_) => K::HostStat,
        CellKind::StatBase(_) => K::StatBase,
        CellKind::Resource => K::Resource,
        CellKind::Flag => K::Flag,
        CellKind::Memory => K::Memory,
        CellKind::Slot => K::Slot,
        CellKind::Status(_) => K::Status,
        CellKind::StatusLeft(_) => K::StatusLeft,
        CellKind::Holds(_) => K::Holds,
        CellKind::Parameter(_) => K::Parameter,
        CellKind::Once(_) => K::Once,
    }
}

/// What is stored where nothing was: 0, or nobody.
fn nothing(ty: &Type) -> i64 {
    match ty {
        Type::Entry(_) | Type::Entity(_) | Type::Set(..) | Type::Member(_) | Type::Any => -1,
        Type::Number(_)
        | Type::YesNo
        | Type::Dice
        | Type::Chance
        | Type::Context(_)
        | Type::Record(_)
        | Type::StatName(_)
        | Type::EventName
        | Type::Text => 0,
    }
}

fn bounds(cell: &Cell, denominator: i64) -> (i64, i64) {
    match (&cell.kind, &cell.ty) {
        (CellKind::Resource, Type::Number(_)) => {
            let low = cell.low.as_ref().and_then(|low| fold::stored(low, denominator)).unwrap_or(-WIDEST * denominator);
            let high =
                cell.high.as_ref().and_then(|high| fold::stored(high, denominator)).unwrap_or(WIDEST * denominator);
            (low, high)
        }
        (CellKind::Status(_), _) => (
            cell.low.as_ref().and_then(fold::whole).unwrap_or(0),
            cell.high.as_ref().and_then(fold::whole).unwrap_or(WIDEST),
        ),
        (CellKind::StatusLeft(_), _) => (0, WIDEST),
        _ => (i64::MIN, i64::MAX),
    }
}
