//! The game: its creatures, its world as the rules see it, and its loop.

use std::collections::BTreeMap;
use std::error::Error;
use std::io;

use runebook_runtime::machine::{Silent, Write};
use runebook_runtime::{Host, Key, Machine, Outcome, Sample, Table};

use crate::room::Room;
use crate::sil_q::{Names, parts_of, plan_careful, tick_turn};

/// The rules let nobody fight longer.
const ROUNDS: u64 = 100;

/// What this game knows of a creature by itself. Everything else that rules store is in `rest`.
#[derive(Clone, Debug, Default)]
struct Creature {
    strength: i64,
    dexterity: i64,
    constitution: i64,
    melee: i64,
    evasion: i64,
    max_health: i64,
    /// In twelfths, as the rules count it.
    health: i64,
    rest: BTreeMap<u32, i64>,
}

/// The game's world.
struct World<'n> {
    names: &'n Names,
    creatures: [Creature; 2],
}

impl Creature {
    /// The field of a cell, if this game has one for it.
    fn field(&mut self, names: &Names, cell: u32) -> Option<&mut i64> {
        let cells = &names.cell;
        Some(match cell {
            _ if cell == cells.creature_strength => &mut self.strength,
            _ if cell == cells.creature_dexterity => &mut self.dexterity,
            _ if cell == cells.creature_constitution => &mut self.constitution,
            _ if cell == cells.creature_points_melee => &mut self.melee,
            _ if cell == cells.creature_points_evasion => &mut self.evasion,
            _ if cell == cells.creature_max_health => &mut self.max_health,
            _ if cell == cells.creature_health => &mut self.health,
            _ => return None,
        })
    }

    fn read(&self, names: &Names, cell: u32) -> Option<i64> {
        let cells = &names.cell;
        Some(match cell {
            _ if cell == cells.creature_strength => self.strength,
            _ if cell == cells.creature_dexterity => self.dexterity,
            _ if cell == cells.creature_constitution => self.constitution,
            _ if cell == cells.creature_points_melee => self.melee,
            _ if cell == cells.creature_points_evasion => self.evasion,
            _ if cell == cells.creature_max_health => self.max_health,
            _ if cell == cells.creature_health => self.health,
            _ => return self.rest.get(&cell).copied(),
        })
    }
}

impl Host for World<'_> {
    fn read(&self, entity: i64, cell: u32) -> Option<i64> {
        let creature = self.creatures.get(usize::try_from(entity).ok()?)?;
        creature.read(self.names, cell)
    }

    fn fact(&self, fact: u32, _args: &[i64]) -> Option<i64> {
        // They stand side by side in the open. All else is as the rules say without a game.
        (fact == self.names.fact.distance).then_some(1)
    }
}

impl World<'_> {
    fn commit(&mut self, journal: &[Write]) {
        for write in journal {
            let Some(creature) = usize::try_from(write.entity).ok().and_then(|at| self.creatures.get_mut(at)) else {
                continue;
            };
            match creature.field(self.names, write.cell) {
                Some(field) => *field = write.value,
                None => {
                    creature.rest.insert(write.cell, write.value);
                }
            }
        }
    }
}

/// One game over a table.
pub struct Game<'t> {
    table: &'t Table<'t>,
    names: &'t Names,
    world: World<'t>,
    room: Room,
}

impl<'t> Game<'t> {
    /// A warrior against an orc.
    pub fn new(table: &'t Table<'t>, names: &'t Names) -> Self {
        let mut hero = Creature {
            strength: 1,
            dexterity: 3,
            constitution: 2,
            melee: 6,
            evasion: 6,
            max_health: 49,
            ..Creature::default()
        };
        let mut orc = Creature { constitution: 1, melee: 6, evasion: 5, max_health: 26, ..Creature::default() };
        let entry = |entry: Option<u32>| entry.map_or(runebook_runtime::NONE, i64::from);
        hero.rest.insert(names.cell.creature_weapon, entry(names.entry.weapon_longsword));
        hero.rest.insert(names.cell.creature_race, entry(names.entry.race_noldor));
        hero.rest.insert(names.cell.creature_house, entry(names.entry.house_fingolfin));
        if let Some(power) = names.entry.ability_power.and_then(|power| table.entry(power)) {
            hero.rest.insert(power.holds, 1);
        }
        orc.rest.insert(names.cell.creature_weapon, entry(names.entry.weapon_curved_sword));
        for creature in [&mut hero, &mut orc] {
            creature.health = creature.max_health * parts_of::CELL_CREATURE_HEALTH;
        }
        Self { table, names, world: World { names, creatures: [hero, orc] }, room: Room::new() }
    }

    /// Fights to the end and tells each dispatch.
    pub fn fight(&mut self, seed: u64, told: &mut dyn FnMut(String) -> io::Result<()>) -> Result<(), Box<dyn Error>> {
        for round in 1..=ROUNDS {
            for side in [0, 1] {
                let digest = self.dispatch(seed, round, side, 0)?;
                told(self.line(seed, round, side, digest))?;
                if self.world.creatures.iter().any(|creature| creature.health <= 0) {
                    return Ok(());
                }
            }
            for side in [0, 1] {
                let digest = self.dispatch(seed, round, side, 1)?;
                told(self.line(seed, round, side, digest))?;
            }
        }
        Ok(())
    }

    /// One transaction: begun, run, committed. `nth` 0 is a creature's action, 1 lets a turn pass for it.
    fn dispatch(&mut self, seed: u64, turn: u64, side: i64, nth: u64) -> Result<u64, Box<dyn Error>> {
        let mut machine = Machine::new(self.table, self.room.lend());
        machine.clear();
        if nth == 0 {
            plan_careful(&mut machine, self.names, side, 1 - side)?;
        } else {
            tick_turn(&mut machine, self.names, side)?;
        }
        let mut dice = Sample::new(Key { seed, run: 0, turn, actor: side.cast_unsigned(), nth });
        loop {
            match machine.run(&self.world, &mut dice, &mut Silent) {
                Outcome::Done => break,
                // A game would ask its player; here the first option is taken.
                Outcome::Ask(_) => machine.resume_with(0),
                Outcome::Failed(fault) => return Err(format!("the rules failed: {}", fault.trap).into()),
                Outcome::Drawing(_, _) => return Err("a draw was left open".into()),
            }
        }
        let digest = machine.digest();
        self.world.commit(machine.journal());
        Ok(digest)
    }

    fn line(&self, seed: u64, round: u64, side: i64, digest: u64) -> String {
        let [hero, orc] = &self.world.creatures;
        format!("{seed} {round} {side} {digest:016x} {} {}\n", hero.health, orc.health)
    }
}
