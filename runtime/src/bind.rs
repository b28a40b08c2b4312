//! Binding: what an entity holds, flattened once, outside of dispatches. Here, and only here, memory is taken.
//!
//! ```text
//!  Host (what it stores) ──Binding::of(table, host, entity)──▶ Binding ──held()──▶ Host::held, read by dispatches
//! ```
//!
//! A modifier whose entry the entity lacks has no row; one that always adds the same is part of a sum; one that hangs on a
//! status keeps its row and is asked, so that gaining a status in a fight rebinds nothing. An entity must be bound again
//! when it learns or forgets an entry, or when a slot of it changes; until then its host answers `None` for it.

use alloc::vec::Vec;

use crate::NONE;
use crate::machine::{Held, Host};
use crate::program::{Gate, Holder, Layer, Modifier, Shape};
use crate::table::{Section, Table};

mod constant;

/// What an entity holds, flattened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Binding {
    starts: Vec<u32>,
    rows: Vec<u32>,
    sums: Vec<(i64, u32)>,
    reactions: Vec<u32>,
    entries: Vec<u32>,
    roles: Vec<(u32, u32)>,
    stat_roles: Vec<u32>,
}

impl Binding {
    /// That of an entity, by what the host stores of it now.
    pub fn of<H: Host + ?Sized>(table: &Table<'_>, host: &H, entity: i64) -> Binding {
        let holds = Holds::of(table, host, entity);
        let mut binding = Binding { entries: holds.rows(), ..Binding::default() };
        binding.modifiers(table, |modifier| match modifier.holder {
            Holder::Audience => None,
            Holder::Nobody => nobody_owns(table, modifier).then(|| holds.gate(modifier.gate)).flatten(),
            Holder::Owner | Holder::Role(_) => holds.gate(modifier.gate),
        });
        binding.reactions = reactions(table, |holder, gate| match holder {
            Holder::Role(_) => holds.gate(gate).is_some(),
            Holder::Nobody | Holder::Owner | Holder::Audience => false,
        });
        binding
    }

    /// That of the rules which nobody holds; a host gives it for [`NONE`].
    pub fn nobody(table: &Table<'_>) -> Binding {
        let mut binding = Binding::default();
        binding.modifiers(table, |modifier| {
            let in_context = modifier.holder == Holder::Nobody && !nobody_owns(table, modifier);
            in_context.then_some(false)
        });
        binding.reactions = reactions(table, |holder, _| matches!(holder, Holder::Nobody | Holder::Audience));
        binding.roles = (0..table.count(Section::Events)).map(|event| event_roles(table, event)).collect();
        binding.stat_roles = (0..table.count(Section::Stats)).map(|stat| stat_roles(table, stat)).collect();
        binding
    }

    /// The binding as dispatches read it.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn held(&self) -> Held<'_> {
        Held {
            starts: &self.starts,
            rows: &self.rows,
            sums: &self.sums,
            reactions: &self.reactions,
            entries: &self.entries,
            roles: &self.roles,
            stat_roles: &self.stat_roles,
        }
    }

    /// Bytes it takes.
    pub fn size(&self) -> usize {
        let words = self.starts.len() + self.rows.len() + self.reactions.len() + self.entries.len();
        (words + self.stat_roles.len()) * 4 + self.sums.len() * 16 + self.roles.len() * 8
    }

    /// Rows and sums of those modifiers for which `open` says `Some`: `true` if the gate need not be asked.
    fn modifiers(&mut self, table: &Table<'_>, open: impl Fn(&Modifier) -> Option<bool>) {
        for stat in 0..table.count(Section::Stats) {
            self.starts.push(self.rows.len() as u32);
            self.sums.push((0, 0));
            let Some(row) = table.stat(stat) else { continue };
            for index in row.modifiers.0..row.modifiers.1 {
                let Some(modifier) = table.modifier(index) else { continue };
                let Some(sure) = open(&modifier) else { continue };
                let always = sure && row.shape == Shape::Number && sums(&modifier);
                let value = if always { constant::of(table, modifier.function) } else { None };
                match value.and_then(|value| self.sums.last_mut().map(|sum| (sum, value))) {
                    Some((sum, value)) if sum.0.checked_add(value).is_some() => *sum = (sum.0 + value, sum.1 + 1),
                    Some(_) | None => self.rows.push(index << 1 | u32::from(sure)),
                }
            }
        }
        self.starts.push(self.rows.len() as u32);
    }
}

/// Whether a modifier may be part of a sum: it adds, untyped, to a stat of its holder.
fn sums(modifier: &Modifier) -> bool {
    let own = match modifier.holder {
        Holder::Owner | Holder::Nobody => true,
        Holder::Role(_) | Holder::Audience => false,
    };
    own && modifier.layer == Layer::Add && modifier.bonus_type == 0
}

/// Whether the stat of a modifier that nobody holds belongs to an entity, who then is `you`.
fn nobody_owns(table: &Table<'_>, modifier: &Modifier) -> bool {
    table.stat(modifier.stat).is_some_and(|stat| table.context(stat.context).is_none())
}

fn stat_roles(table: &Table<'_>, stat: u32) -> u32 {
    let (start, end) = table.stat(stat).map_or((0, 0), |row| row.modifiers);
    let holders = (start..end).filter_map(|at| table.modifier(at)).map(|modifier| modifier.holder);
    holders.fold(0, |bits, holder| bits | role(holder))
}

fn event_roles(table: &Table<'_>, event: u32) -> (u32, u32) {
    let (start, end) = table.event(event).map_or((0, 0), |row| row.reactions);
    let rows = (start..end).filter_map(|at| table.reaction(at));
    rows.fold((0, 0), |(params, context), row| match row.context_role {
        true => (params, context | role(row.holder)),
        false => (params | role(row.holder), context),
    })
}

/// The bit of a role. A role beyond 31 is none that a table can have.
fn role(holder: Holder) -> u32 {
    match holder {
        Holder::Role(role) => 1u32.checked_shl(role.into()).unwrap_or(0),
        Holder::Nobody | Holder::Owner | Holder::Audience => 0,
    }
}

fn reactions(table: &Table<'_>, holds: impl Fn(Holder, Gate) -> bool) -> Vec<u32> {
    let all = 0..table.count(Section::Reactions);
    all.filter(|at| table.reaction(*at).is_some_and(|row| holds(row.holder, row.gate))).collect()
}

/// Which entries an entity holds.
struct Holds {
    /// For each entry: surely, perhaps (another entry may grant it), or not.
    entries: Vec<Option<bool>>,
}

impl Holds {
    fn of<H: Host + ?Sized>(table: &Table<'_>, host: &H, entity: i64) -> Holds {
        let read = |cell: u32| {
            let row = table.cell(cell)?;
            // a start that is worked out may change with the dispatch
            let start = (table.function(row.start_function).is_none()).then_some(row.start);
            host.read(entity, cell).or(start)
        };
        let mut entries: Vec<Option<bool>> = (0..table.count(Section::Entries))
            .map(|at| {
                let entry = table.entry(at)?;
                let granted = table.function(entry.granted).is_some();
                match table.cell(entry.holds).map(|_| read(entry.holds)) {
                    Some(Some(0)) | None => granted.then_some(false),
                    Some(Some(_)) => Some(true),
                    Some(None) => Some(false),
                }
            })
            .collect();
        for (cell, kind) in slots(table) {
            match read(cell) {
                Some(NONE) => {}
                Some(entry) => {
                    let there = |at: &u32| table.entry(*at).is_some_and(|row| row.kind == kind);
                    let place = u32::try_from(entry).ok().filter(there);
                    if let Some(slot) = place.and_then(|at| entries.get_mut(at as usize)) {
                        *slot = Some(true);
                    }
                }
                // what lies there is worked out when it is asked for: it may be any of them
                None => {
                    let (start, end) = table.kind(kind).map_or((0, 0), |row| row.entries);
                    let all = entries.get_mut(start as usize..end as usize).unwrap_or(&mut []);
                    all.iter_mut().for_each(|held| *held = held.or(Some(false)));
                }
            }
        }
        Holds { entries }
    }

    fn rows(&self) -> Vec<u32> {
        let all = self.entries.iter().zip(0u32..);
        all.filter_map(|(held, at)| held.map(|sure| at << 1 | u32::from(sure))).collect()
    }

    /// Whether a gate may be open, and whether it surely is.
    fn gate(&self, gate: Gate) -> Option<bool> {
        match gate {
            Gate::Open => Some(true),
            Gate::Cell(_) => Some(false),
            Gate::Entry(entry) => self.entries.get(entry as usize).copied().flatten(),
        }
    }
}

/// The cells that can hold an entry, with its kind.
fn slots(table: &Table<'_>) -> Vec<(u32, u32)> {
    let kinds = (0..table.count(Section::Kinds)).filter_map(|kind| Some((kind, table.kind(kind)?.slots)));
    let ranges = kinds.flat_map(|(kind, (start, end))| (start..end).map(move |slot| (kind, slot)));
    let cells = ranges.filter_map(|(kind, slot)| Some((kind, table.slot(slot)?)));
    cells
        .flat_map(|(kind, (first, count))| (first..first.saturating_add(count)).map(move |cell| (cell, kind)))
        .collect()
}
