//! What the one instance holds, and how questions are asked of it.

use std::cell::RefCell;

use runebook_odds::{Budget, Distribution, Engine, Policy, Question, Refused, sample_alone};
use runebook_runtime::Table;

use crate::roll::Told;
use crate::world::World;

pub(crate) struct Desk {
    pub(crate) room: Vec<i64>,
    pub(crate) text: String,
    pub(crate) table: Option<Table<'static>>,
    pub(crate) world: World,
    pub(crate) engine: Engine,
    pub(crate) answered: Option<Distribution>,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::new(Desk {
        room: Vec::new(),
        text: String::new(),
        table: None,
        world: World::default(),
        engine: Engine::new(),
        answered: None,
    });
}

/// Works at the desk: WebAssembly here has one thread, and no export calls another.
pub(crate) fn with<T>(work: impl FnOnce(&mut Desk) -> T) -> T {
    DESK.with_borrow_mut(work)
}

impl Desk {
    pub(crate) fn load(&mut self, bytes: usize) -> bool {
        let all = self.room.iter().flat_map(|word| word.to_le_bytes()).take(bytes);
        // it stays for as long as the page does
        let kept: &'static [u8] = Vec::leak(all.collect());
        self.table = Table::load(kept).ok();
        self.engine = Engine::new();
        self.answered = None;
        self.table.is_some()
    }

    pub(crate) fn ask(&mut self, function: u32, work: u64) -> u32 {
        let Some(table) = &self.table else { return MALFORMED };
        let budget = Budget { work, ..Budget::default() };
        let question = Question { table, host: &self.world, function, args: &self.room, policy: Policy::First };
        let answered = self.engine.ask_exact(&question, &budget);
        self.keep(answered)
    }

    /// So many runs; of a single one every draw is told.
    pub(crate) fn sampled(&mut self, function: u32, seed: u64, runs: u64) -> u32 {
        let Some(table) = &self.table else { return MALFORMED };
        let question = Question { table, host: &self.world, function, args: &self.room, policy: Policy::First };
        let text = RefCell::new(String::new());
        let watch = |dice| Told { dice, text: (runs == 1).then_some(&text) };
        let answered = sample_alone(&question, seed, runs, &Budget::default(), watch);
        let reason = self.keep(answered);
        if reason == 0 {
            self.text = text.into_inner();
        }
        reason
    }

    fn keep(&mut self, answered: Result<Distribution, Refused>) -> u32 {
        self.text.clear();
        match answered {
            Ok(answered) => {
                self.answered = Some(answered);
                0
            }
            Err(refused) => {
                self.answered = None;
                self.text = refused.to_string();
                reason(&refused)
            }
        }
    }
}

/// What is asked has not the shape of a question.
pub(crate) const MALFORMED: u32 = 5;
/// The rules failed.
const FAILED: u32 = 1;

fn reason(refused: &Refused) -> u32 {
    match refused {
        Refused::Failed { .. } => FAILED,
        Refused::Wide { .. } => 2,
        Refused::Choice { .. } => 3,
        Refused::NeverGiven => 4,
        Refused::Malformed(_) => MALFORMED,
        Refused::Cancelled => 6,
    }
}
