//! The same attack by hand: plain Rust over a data table of weapons, armour and abilities, as a game without a rule
//! compiler would have it. It knows of the rules that can matter to these loadouts and of nothing else, and draws the same
//! dice.

use runebook_runtime::hash::{id, mix};
use runebook_runtime::ops::Op;
use runebook_runtime::program::Gate;
use runebook_runtime::{Chooser, Dice, Draw, Pause, Site, Table};

use crate::game::{Loadout, loadout};

/// What a row changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stat {
    Strength,
    Dexterity,
    Constitution,
    Melee,
    Evasion,
    ToHit,
    CritNeeds,
    Sides,
    GuardTimes,
}

const STATS: usize = 9;

/// When a row counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Always,
    Polearm,
    Charging,
    OneHand,
}

/// A row of the data table.
#[derive(Clone, Copy)]
struct Row {
    stat: Stat,
    amount: i64,
    when: When,
}

const fn row(stat: Stat, amount: i64, when: When) -> Row {
    Row { stat, amount, when }
}

const ABILITIES: [(&str, &[Row]); 7] = [
    ("power", &[row(Stat::Sides, 1, When::Always), row(Stat::CritNeeds, 10, When::Always)]),
    ("finesse", &[row(Stat::CritNeeds, -20, When::Always)]),
    ("polearm_mastery", &[row(Stat::Melee, 2, When::Polearm)]),
    ("charge", &[row(Stat::Strength, 3, When::Charging), row(Stat::Dexterity, 3, When::Charging)]),
    ("subtlety", &[row(Stat::CritNeeds, -20, When::OneHand)]),
    ("melee_strength", &[row(Stat::Strength, 1, When::Always)]),
    ("blocking", &[row(Stat::GuardTimes, 2, When::Always)]),
];

const PEOPLES: [(&str, &[Row]); 6] = [
    ("noldor", &[row(Stat::Dexterity, 1, When::Always), row(Stat::Constitution, 2, When::Always)]),
    ("fingolfin", &[row(Stat::Constitution, 1, When::Always)]),
    (
        "sindar",
        &[
            row(Stat::Strength, -1, When::Always),
            row(Stat::Dexterity, 1, When::Always),
            row(Stat::Constitution, 2, When::Always),
        ],
    ),
    ("doriath", &[]),
    ("edain", &[]),
    ("hador", &[row(Stat::Strength, 1, When::Always), row(Stat::Melee, 1, When::Always)]),
];

/// A weapon of the data table. Weights are in tenths of a pound.
#[derive(Clone, Copy)]
struct Weapon {
    to_hit: i64,
    dice: (i16, i16),
    evasion: i64,
    weight: i64,
    polearm: bool,
    two_handed: bool,
    half: bool,
}

/// One who fights: its rows sorted by what they change.
pub struct Fighter {
    base: [i64; STATS],
    rows: Vec<Row>,
    starts: [u16; STATS + 1],
    weapon: Weapon,
    shield: bool,
    armour: Option<(i16, i16)>,
    knocks_back: bool,
    charging: bool,
    trapped: bool,
    alertness: i64,
    health: i64,
}

/// What an attack comes to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blow {
    /// Attack, evasion, critical dice, damage, blocked, net.
    pub numbers: [i64; 6],
    /// The health that is left, in twelfths, if it was hit.
    pub health: Option<i64>,
    /// Whether the one who was struck is alert now, and was not.
    pub woken: bool,
    /// Whether it was pushed.
    pub pushed: bool,
}

/// Where the rules draw their dice.
pub struct Sites {
    strike: [u64; 4],
    trial: [u64; 2],
    path: u64,
    knocked: u64,
    check: u64,
}

impl Sites {
    /// Those of the table, so that both see the same dice.
    ///
    /// # Panics
    /// If the table is not that of Sil-Q.
    #[must_use]
    pub fn of(table: &Table<'_>) -> Sites {
        let code = |export: &str| {
            let function = table.export(export).expect("an export").function;
            let row = table.function(function).expect("its function");
            let code = (row.start..row.end).filter_map(|at| table.instr(at)).collect::<Vec<_>>();
            (row.id, code)
        };
        let rolls = |code: &[runebook_runtime::Instr]| {
            let rolls = code.iter().filter(|instr| instr.op == Op::Roll);
            rolls.map(|instr| table.site(instr.unsigned()).expect("a site")).collect::<Vec<u64>>()
        };
        let ((_, strike), (check, trial)) = (code("procedure.strike"), code("check.strength_check"));
        let path = mix(0, 0);
        let hit = table.event_by_id(id("event.hit")).expect("a hit");
        let announced = strike.iter().find(|instr| instr.op == Op::Announce && instr.unsigned() == hit);
        let event = table.event(hit).expect("a hit");
        let entry = table.entry_by_id(id("ability.knock_back")).expect("an ability");
        let mut reactions = (event.reactions.0..event.reactions.1).filter_map(|at| table.reaction(at));
        let reaction = reactions.find(|row| row.gate == Gate::Entry(entry)).expect("what it does");
        let happened = mix(mix(path, event.id), u64::from(announced.expect("a hit").a));
        Sites {
            strike: rolls(&strike).try_into().expect("four rolls"),
            trial: rolls(&trial).try_into().expect("two rolls"),
            path,
            knocked: mix(happened, reaction.id),
            check,
        }
    }
}

impl Fighter {
    /// Fighter number `n` of the thousand.
    #[must_use]
    pub fn new(n: u64) -> Fighter {
        let of = loadout(n);
        let mut rows = vec![row(Stat::Evasion, weapon(of.weapon).evasion, When::Always)];
        let named = of.abilities.iter().copied().chain(of.race).chain(of.house);
        for name in named {
            let found = ABILITIES.iter().chain(&PEOPLES).find(|(known, _)| *known == name);
            rows.extend(found.map_or(&[][..], |(_, rows)| rows));
        }
        let armour = match of.armour {
            Some("leather_armour") => Some(((1, 4), 0, -1)),
            Some("mail_corslet") => Some(((2, 4), -1, -3)),
            Some(_) | None => None,
        };
        if let Some((_, to_hit, evasion)) = armour {
            rows.extend([row(Stat::ToHit, to_hit, When::Always), row(Stat::Evasion, evasion, When::Always)]);
        }
        Fighter::with(&of, rows, armour.map(|(dice, _, _)| dice))
    }

    fn with(of: &Loadout, mut rows: Vec<Row>, armour: Option<(i16, i16)>) -> Fighter {
        rows.sort_by_key(|row| row.stat);
        let mut starts = [0; STATS + 1];
        for (stat, start) in starts.iter_mut().enumerate() {
            *start = u16::try_from(rows.partition_point(|row| (row.stat as usize) < stat)).expect("few");
        }
        let mut base = [0; STATS];
        base[Stat::Strength as usize] = of.strength;
        base[Stat::Dexterity as usize] = of.dexterity;
        base[Stat::Constitution as usize] = of.constitution;
        base[Stat::Melee as usize] = of.melee;
        base[Stat::Evasion as usize] = of.evasion;
        Fighter {
            base,
            rows,
            starts,
            weapon: weapon(of.weapon),
            shield: of.shield,
            armour,
            knocks_back: of.abilities.contains(&"knock_back"),
            charging: of.charging,
            trapped: of.trapped,
            alertness: of.alertness,
            health: 12 * of.health,
        }
    }

    /// A stat with the rows that count; `striking` for the attacker of an attack.
    fn stat(&self, stat: Stat, striking: bool) -> i64 {
        let at = stat as usize;
        let rows = &self.rows[usize::from(self.starts[at])..usize::from(self.starts[at + 1])];
        let counts = rows.iter().filter(|row| match row.when {
            When::Always => true,
            When::Polearm => self.weapon.polearm,
            When::Charging => striking && self.charging,
            When::OneHand => !self.weapon.two_handed && !self.weapon.half && !self.shield,
        });
        self.base[at] + counts.map(|row| row.amount).sum::<i64>()
    }

    fn guard(&self) -> Result<Dice, Pause> {
        let mut dice = Dice::constant(0);
        if let Some((count, sides)) = self.armour {
            dice = dice.add(Dice::pool(count, sides))?;
        }
        if self.shield {
            let times = i16::try_from(self.stat(Stat::GuardTimes, false).max(1)).map_err(|_| Pause::Overflow)?;
            dice = dice.add(Dice::pool(times, 3))?;
        }
        Ok(dice)
    }

    /// How much of the strength counts in a blow.
    fn weight_of(&self, strength: i64, both: bool) -> i64 {
        let pounds = self.weapon.weight / 10;
        strength.max(-pounds).min(pounds) + if both { 2 } else { 0 }
    }
}

/// Strikes.
///
/// # Errors
/// If there are too many dice.
pub fn strike(
    sites: &Sites,
    you: i64,
    attacker: &Fighter,
    defender: &Fighter,
    dice: &mut impl Chooser,
) -> Result<Blow, Pause> {
    let mut blow = Blow::default();
    let mut roll = |site: u64, path: u64, what: Dice| {
        let site = Site { id: site, path, occurrence: 0 };
        if what.is_random() { dice.draw(site, Draw::Dice(what)) } else { Ok(what.parts().0) }
    };
    let skilled = attacker.stat(Stat::Melee, true) + attacker.stat(Stat::Dexterity, true);
    let to_hit = skilled + attacker.weapon.to_hit + attacker.stat(Stat::ToHit, true);
    let to_hit = halved(to_hit, u32::from(attacker.trapped));
    let unaware = defender.alertness < 0;
    let dodge = defender.stat(Stat::Evasion, false) + defender.stat(Stat::Dexterity, false);
    let dodge = halved(dodge, u32::from(unaware) + u32::from(defender.trapped));
    let attack = roll(sites.strike[0], sites.path, Dice::pool(1, 20))? + to_hit;
    let evasion = roll(sites.strike[1], sites.path, Dice::pool(1, 20))? + dodge;
    blow.woken = unaware;
    (blow.numbers[0], blow.numbers[1]) = (attack, evasion);
    if attack <= evasion {
        return Ok(blow);
    }
    let needs = 70 + attacker.weapon.weight + attacker.stat(Stat::CritNeeds, true);
    let crit = (10 * (attack - evasion) + 4).div_euclid(needs.max(10));
    let strength = attacker.stat(Stat::Strength, true);
    let firm = attacker.weapon.half && !attacker.shield;
    let sides = attacker.weight_of(strength, firm) + attacker.stat(Stat::Sides, true);
    let (count, of) = attacker.weapon.dice;
    let harm = Dice::pool(count, of).sides(sides)?.count(crit)?;
    let damage = roll(sites.strike[2], sites.path, harm)?;
    let blocked = roll(sites.strike[3], sites.path, defender.guard()?)?;
    let net = (damage - blocked).max(0);
    blow.numbers = [attack, evasion, crit, damage, blocked, net];
    let left = (defender.health - 12 * net).max(0);
    blow.health = Some(left);
    if attacker.knocks_back && left > 0 {
        let heft = attacker.weight_of(strength, firm || attacker.weapon.two_handed);
        let path = mix(mix(mix(mix(mix(sites.knocked, you.cast_unsigned()), 0), sites.check), 0), 0);
        let mine = roll(sites.trial[0], path, Dice::pool(1, 10))? + 2 * heft;
        let theirs = roll(sites.trial[1], path, Dice::pool(1, 10))? + 2 * defender.stat(Stat::Constitution, false);
        blow.pushed = mine > theirs;
    }
    Ok(blow)
}

/// A score above zero, halved so often and rounded down once.
fn halved(score: i64, times: u32) -> i64 {
    if score > 0 { score >> times } else { score }
}

fn weapon(name: &str) -> Weapon {
    let plain = |to_hit, dice, evasion, weight| Weapon {
        to_hit,
        dice,
        evasion,
        weight,
        polearm: false,
        two_handed: false,
        half: false,
    };
    match name {
        "longsword" => plain(0, (2, 4), 1, 30),
        "battle_axe" => Weapon { half: true, ..plain(-3, (3, 4), 0, 40) },
        "dagger" => plain(0, (1, 5), 0, 5),
        "greatsword" => Weapon { two_handed: true, ..plain(-2, (3, 5), 1, 60) },
        "spear" => Weapon { polearm: true, ..plain(-1, (1, 9), 1, 40) },
        "bastard_sword" => Weapon { half: true, ..plain(-1, (3, 3), 1, 40) },
        "mattock" => Weapon { two_handed: true, ..plain(-5, (5, 2), 0, 100) },
        "curved_sword" => plain(0, (2, 5), 0, 20),
        other => panic!("no weapon {other}"),
    }
}
