//! A game over `content/sil-q`: pairs of fighters of different loadouts, kept in the game's own rows, and one attack each.

use std::hint::black_box;

use runebook_runtime::hash::id;
use runebook_runtime::machine::{At, Held, Sink, Step};
use runebook_runtime::{Binding, Chooser, Host, Machine, NONE, Outcome, Table};

/// What tells fighters apart: plain numbers, from which both the table's cells and the hand-written fighter are made.
#[derive(Clone, Debug, Default)]
pub struct Loadout {
    pub strength: i64,
    pub dexterity: i64,
    pub constitution: i64,
    pub melee: i64,
    pub evasion: i64,
    pub health: i64,
    pub weapon: &'static str,
    pub armour: Option<&'static str>,
    pub shield: bool,
    pub race: Option<&'static str>,
    pub house: Option<&'static str>,
    pub abilities: Vec<&'static str>,
    pub charging: bool,
    pub trapped: bool,
    pub alertness: i64,
}

pub const WEAPONS: [&str; 8] =
    ["longsword", "battle_axe", "dagger", "greatsword", "spear", "bastard_sword", "mattock", "curved_sword"];
const ABILITIES: [&str; 8] =
    ["power", "finesse", "knock_back", "polearm_mastery", "charge", "subtlety", "melee_strength", "blocking"];
const ARMOURS: [Option<&str>; 3] = [None, Some("leather_armour"), Some("mail_corslet")];
const RACES: [(Option<&str>, Option<&str>); 4] = [
    (None, None),
    (Some("noldor"), Some("fingolfin")),
    (Some("sindar"), Some("doriath")),
    (Some("edain"), Some("hador")),
];

/// Fighter number `n` of the thousand: the same every time.
#[must_use]
pub fn loadout(n: u64) -> Loadout {
    let mut state = n;
    let mut below = move |most: u64| {
        state = runebook_runtime::hash::mix(state, 7);
        usize::try_from(state % most).unwrap_or(0)
    };
    let mut small = |most: u64| i64::try_from(below(most)).unwrap_or(0);
    let (strength, dexterity, constitution) = (small(5), small(4), small(5));
    let (melee, evasion, health) = (6 + small(8), 3 + small(8), 30 + small(40));
    let (race, house) = RACES[below(4)];
    Loadout {
        strength,
        dexterity,
        constitution,
        melee,
        evasion,
        health,
        weapon: WEAPONS[below(8)],
        armour: ARMOURS[below(3)],
        shield: below(2) == 1,
        race,
        house,
        abilities: ABILITIES.into_iter().filter(|_| below(2) == 1).collect(),
        charging: below(4) == 0,
        trapped: below(8) == 0,
        alertness: if below(8) == 0 { -3 } else { 0 },
    }
}

/// The game: each entity a row of numbers, each of the cells it uses a column.
pub struct Game<'t> {
    pub table: &'t Table<'t>,
    strike: u32,
    attack: u32,
    columns: Vec<u16>,
    width: usize,
    rows: Vec<i64>,
    nobody: Option<Binding>,
    bindings: Vec<Binding>,
    weapons: Vec<(i64, bool)>,
}

const ABSENT: i64 = i64::MIN;
const NO_COLUMN: u16 = u16::MAX;

impl<'t> Game<'t> {
    /// As many pairs of fighters; 2n attacks 2n + 1.
    ///
    /// # Panics
    /// If the table is not that of Sil-Q.
    #[must_use]
    pub fn new(table: &'t Table<'t>, pairs: u64) -> Game<'t> {
        let strike = table.export("procedure.strike").expect("a strike").function;
        let attack = table.context_by_id(id("context.attack")).expect("an attack");
        let cells = table.count(runebook_runtime::table::Section::Cells) as usize;
        let mut game = Game {
            table,
            strike,
            attack,
            columns: vec![NO_COLUMN; cells],
            width: 0,
            rows: Vec::new(),
            nobody: None,
            bindings: Vec::new(),
            weapons: Vec::new(),
        };
        let stored: Vec<Vec<(u32, i64)>> = (0..2 * pairs).map(|n| game.stored(&loadout(n))).collect();
        for (cell, _) in stored.iter().flatten() {
            if game.columns[*cell as usize] == NO_COLUMN {
                game.columns[*cell as usize] = u16::try_from(game.width).expect("few");
                game.width += 1;
            }
        }
        game.rows = vec![ABSENT; game.width * stored.len()];
        for (entity, cells) in stored.iter().enumerate() {
            for (cell, value) in cells {
                game.rows[entity * game.width + usize::from(game.columns[*cell as usize])] = *value;
            }
        }
        game
    }

    /// Flattens what all of them hold.
    pub fn bind(&mut self) {
        let all = 0..i64::try_from(self.weapons.len()).expect("few");
        self.bindings = all.map(|entity| Binding::of(self.table, self, entity)).collect();
        self.nobody = Some(Binding::nobody(self.table));
    }

    fn entry(&self, kind: &str, name: &str) -> u32 {
        self.table.entry_by_id(id(&format!("{kind}.{name}"))).unwrap_or_else(|| panic!("no {kind} {name}"))
    }

    fn stored(&mut self, of: &Loadout) -> Vec<(u32, i64)> {
        let cell = |name: &str| self.table.cell_by_id(id(name)).unwrap_or_else(|| panic!("no cell {name}"));
        let weapon = i64::from(self.entry("weapon", of.weapon));
        let mut stored = vec![
            (cell("stat.creature.strength"), of.strength),
            (cell("stat.creature.dexterity"), of.dexterity),
            (cell("stat.creature.constitution"), of.constitution),
            (cell("stat.creature.max_health"), of.health),
            (cell("resource.creature.health"), 12 * of.health),
            (cell("resource.creature.points[melee]"), of.melee),
            (cell("resource.creature.points[evasion]"), of.evasion),
            (cell("resource.creature.alertness"), of.alertness),
            (cell("flag.creature.trapped"), i64::from(of.trapped)),
            (cell("slot.creature.weapon"), weapon),
        ];
        let worn = [("slot.creature.worn#0", "armour", of.armour), ("slot.creature.race", "race", of.race)];
        let worn = worn.into_iter().chain([
            ("slot.creature.shield", "shield", of.shield.then_some("round_shield")),
            ("slot.creature.house", "house", of.house),
        ]);
        for (slot, kind, name) in worn {
            let entry = name.map_or(NONE, |name| i64::from(self.entry(kind, name)));
            stored.push((cell(slot), entry));
        }
        for ability in &of.abilities {
            let entry = self.table.entry(self.entry("ability", ability)).expect("an ability");
            stored.push((entry.holds, 1));
        }
        self.weapons.push((weapon, of.charging));
        stored
    }

    /// How many pairs there are.
    #[must_use]
    pub fn pairs(&self) -> i64 {
        i64::try_from(self.weapons.len() / 2).unwrap_or(0)
    }

    /// One dispatch: the first of a pair strikes the second.
    ///
    /// # Panics
    /// If the rules fail.
    pub fn strike<K: Sink>(&self, machine: &mut Machine<'_, '_>, pair: i64, dice: &mut impl Chooser, sink: &mut K) {
        let (weapon, charging) = self.weapons[usize::try_from(2 * pair).unwrap_or(0)];
        machine.clear();
        let values = [2 * pair, 2 * pair + 1, weapon, 0, i64::from(charging), 0];
        let handle = machine.make_context(self.attack, &values).expect("an attack");
        machine.begin(self.strike, &[handle]).expect("a strike");
        let outcome = machine.run(self, dice, sink);
        assert_eq!(outcome, Outcome::Done);
    }
}

impl Host for Game<'_> {
    #[inline]
    fn read(&self, entity: i64, cell: u32) -> Option<i64> {
        let column = *self.columns.get(cell as usize)?;
        if column == NO_COLUMN {
            return None;
        }
        let at = usize::try_from(entity).ok()? * self.width + usize::from(column);
        self.rows.get(at).copied().filter(|value| *value != ABSENT)
    }

    #[inline]
    fn held(&self, entity: i64) -> Option<Held<'_>> {
        if entity == NONE {
            return self.nobody.as_ref().map(Binding::held);
        }
        self.bindings.get(usize::try_from(entity).ok()?).map(Binding::held)
    }
}

/// Hears every step and keeps none.
pub struct Hears;

impl Sink for Hears {
    fn step(&mut self, at: At, step: Step<'_>) {
        black_box((at, &step));
    }
}
