//! Who fights whom, and by which plan.

use runebook_compiler::ir::Ir;
use runebook_runtime::hash::{FNV, fnv, mix};
use runebook_runtime::{Table, World};

use crate::arena::{Arena, NoDuel, fights, plan};
use crate::pack::Pack;
use crate::pack::yaml::Placed;
use crate::roster::{Fighter, Roster};

/// What is wanted of a sweep. Lists that are empty are those of `pack.yaml`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Who fights: names, folders, `all`, or changed copies.
    pub builds: Vec<String>,
    /// Whom they fight.
    pub foes: Vec<String>,
    /// The plans of those who fight.
    pub plans: Vec<String>,
    /// The plan of whom they fight.
    pub foe_plan: Option<String>,
    /// How often each pair fights that is not counted.
    pub fights: u64,
    /// What the dice are drawn from.
    pub seed: u64,
    /// How many worlds are told apart, at most, before fights are fought and not counted; 0: none is counted.
    pub states: u64,
}

/// A grid of fights.
#[derive(Clone, Debug)]
pub struct Grid {
    /// What was wanted.
    pub wanted: Wanted,
    /// The pack's name.
    pub pack: String,
    /// Who fights.
    pub builds: Vec<Fighter>,
    /// Whom they fight.
    pub foes: Vec<Fighter>,
    /// The plans of those who fight.
    pub plans: Vec<String>,
    /// The plan of whom they fight.
    pub foe_plan: String,
    pub(crate) arena: Arena,
    plan_functions: Vec<u32>,
    foe_function: u32,
    ir: Ir,
}

/// A cell of a grid: places in its lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Who fights.
    pub build: usize,
    /// By which plan.
    pub plan: usize,
    /// Whom.
    pub foe: usize,
}

/// `all` are all who do not fight for the other side already, and those were all.
fn nobody_left() -> NoDuel {
    NoDuel::Said(
        "Nobody is left to be fought: as foes, `all` are those who are no builds, and here everybody is one. Name the foes, \
         as in `--foes a,b`; the same name may stand on both sides."
            .to_owned(),
    )
}

/// Fewest fights that are fought: fewer tell nothing.
const LEAST: u64 = 100;

impl Grid {
    /// Reads what is wanted.
    ///
    /// # Errors
    /// Where somebody or a plan is unknown, or the pack does not say how a duel goes.
    pub fn new(pack: &Pack, ir: &Ir, wanted: Wanted) -> Result<Self, NoDuel> {
        let (sweep, duel) = (&pack.manifest().sweep, &pack.manifest().duel);
        let mut roster = Roster::new(pack, ir);
        let builds = listed(&wanted.builds, &sweep.builds, &duel.a, None);
        let builds = everybody(&mut roster, &builds.ok_or_else(|| unnamed("builds", "a"))?)?;
        let foes = listed(&wanted.foes, &sweep.foes, &None, Some("all")).unwrap_or_default();
        let whole = foes == ["all"];
        let mut foes = everybody(&mut roster, &foes)?;
        if whole {
            foes.retain(|foe| !builds.contains(foe));
        }
        if foes.is_empty() {
            return Err(nobody_left());
        }
        let plans = listed(&wanted.plans, &sweep.plans, &duel.plan, None);
        let plans = plans.ok_or_else(|| unnamed("plans", "plan"))?;
        let foe_plan = wanted.foe_plan.clone().or_else(|| said(&duel.plan)).unwrap_or_else(|| plans[0].clone());
        let ir = roster.into_ir();
        for fighter in builds.iter().chain(&foes) {
            fights(&ir, &fighter.character)?;
        }
        let all: Vec<_> = builds.iter().chain(&foes).map(|fighter| &fighter.character).collect();
        let arena = Arena::new(&ir, &all, &[])?;
        let table = arena.table()?;
        let plan_functions = plans.iter().map(|name| plan(&ir, &table, name)).collect::<Result<_, _>>()?;
        let foe_function = plan(&ir, &table, &foe_plan)?;
        let wanted = Wanted { fights: wanted.fights.max(LEAST), ..wanted };
        let pack = pack.manifest().name.clone();
        Ok(Self { wanted, pack, builds, foes, plans, foe_plan, arena, plan_functions, foe_function, ir })
    }

    /// All cells: build by build, plan by plan, foe by foe.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let rows = (0..self.builds.len()).flat_map(|build| (0..self.plans.len()).map(move |plan| (build, plan)));
        rows.flat_map(|(build, plan)| (0..self.foes.len()).map(move |foe| Cell { build, plan, foe })).collect()
    }

    /// Under what each cell is remembered: the same only where rules, fighters, plans and effort are the same.
    #[must_use]
    pub fn keys(&self, table: &Table<'_>) -> Vec<u64> {
        let all = self.builds.len() + self.foes.len();
        let fighters: Vec<u64> = (0..all).map(|at| self.arena.fighter(&self.ir, table, at)).collect();
        let Wanted { fights, seed, states, .. } = self.wanted;
        let effort = [super::WORK, fights, seed, states];
        let asked = effort.into_iter().fold(fnv(FNV, b"runebook sweep 1"), mix);
        let cell = |cell: Cell| {
            let [build, foe] = self.sides(cell).map(|side| fighters[side]);
            let plans = [self.plan_functions[cell.plan], self.foe_function].map(u64::from);
            [self.arena.rules, build, foe, plans[0], plans[1]].into_iter().fold(asked, mix)
        };
        self.cells().into_iter().map(cell).collect()
    }

    /// The keys of all cells and how many of them are known.
    ///
    /// # Errors
    /// Where the pack has no table.
    pub fn known(&self, kept: &super::Kept) -> Result<usize, NoDuel> {
        Ok(kept.known(&self.keys(&self.arena.table()?)))
    }

    pub(crate) fn world(&self, cell: Cell) -> World {
        self.arena.world(self.sides(cell))
    }

    pub(crate) fn duel<'d, 't>(
        &self,
        table: &'t Table<'t>,
        world: &'d World,
        cell: Cell,
    ) -> Result<runebook_odds::Duel<'d, 't>, NoDuel>
    where
        't: 'd,
    {
        self.arena.duel(table, world, [self.plan_functions[cell.plan], self.foe_function])
    }

    fn sides(&self, cell: Cell) -> [usize; 2] {
        [cell.build, self.builds.len() + cell.foe]
    }
}

/// What is listed: on the command line, else in `pack.yaml`, else the one of its duel, else the usual.
fn listed(
    wanted: &[String],
    written: &[Placed<String>],
    duel: &Option<Placed<String>>,
    usual: Option<&str>,
) -> Option<Vec<String>> {
    if !wanted.is_empty() {
        return Some(wanted.to_vec());
    }
    if !written.is_empty() {
        return Some(written.iter().map(|word| word.value.clone()).collect());
    }
    said(duel).or_else(|| usual.map(str::to_owned)).map(|word| vec![word])
}

fn said(word: &Option<Placed<String>>) -> Option<String> {
    word.as_ref().map(|word| word.value.clone())
}

fn unnamed(key: &str, duel: &str) -> NoDuel {
    NoDuel::Said(format!("`pack.yaml` has neither `sweep.{key}` nor `duel.{duel}`: name them with `--{key}`."))
}

/// Everybody that the words name, each once.
fn everybody(roster: &mut Roster<'_>, words: &[String]) -> Result<Vec<Fighter>, NoDuel> {
    let mut all: Vec<Fighter> = Vec::new();
    for word in words {
        for fighter in roster.several(word)? {
            if all.iter().all(|known| known.label != fighter.label) {
                all.push(fighter);
            }
        }
    }
    Ok(all)
}
