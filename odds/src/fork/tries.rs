//! Trying each result of a draw: the machine is set up once, and set back to there before each of the others.

use runebook_runtime::{Draw, Host, Outcome};

use super::frontier::Waiting;
use super::frozen::{take_up, thaw};
use super::place::Place;
use super::sums::Summed;
use super::tools::Stop;
use super::walk::Walk;
use super::way::Way;
use crate::refused::Refused;

impl<M: Summed, H: Host + ?Sized> Walk<'_, '_, '_, M, H> {
    /// Goes on with a state: tries each result of the draw that it waits for.
    pub(super) fn try_each(&mut self, place: &Place, state: &Waiting<M>) -> Result<(), Stop> {
        let mut thawed = std::mem::take(&mut self.thawed);
        thaw(&state.words, self.budget.limits.fuel, &mut thawed);
        if let Draw::Cell { .. } = state.draw {
            let went = self.read_on(&thawed, state.draw, &state.way);
            self.thawed = thawed;
            return went;
        }
        let restored = self.restore(&thawed);
        self.thawed = thawed;
        restored?;
        self.first.copy_from(&self.machine).map_err(|_| NO_ROOM)?;
        if self.try_pair(place, state)? {
            return Ok(());
        }
        let faces = self.draws.faces(state.draw)?;
        for (result, ways) in &faces.results {
            self.back_to_first(*result)?;
            self.go_on(state.way.share(ways, &faces.ways))?;
        }
        Ok(())
    }

    /// Goes on with a state that stopped before it read a cell.
    pub(super) fn read_on(&mut self, thawed: &[u64], draw: Draw, way: &Way<M>) -> Result<(), Stop> {
        self.restore(thawed)?;
        self.forking.pass(match draw {
            Draw::Cell { entity, cell } => Some((entity, cell)),
            Draw::Dice(_) | Draw::Chance { .. } | Draw::Pick(_) => None,
        });
        self.go_on(way.clone())
    }

    fn restore(&mut self, thawed: &[u64]) -> Result<(), Refused> {
        take_up(&mut self.machine, thawed).map_err(|_| Refused::Malformed("a state could not be taken up again"))
    }

    /// Sets the machine back to the draw, which gives this.
    fn back_to_first(&mut self, result: i64) -> Result<(), Refused> {
        self.machine.copy_from(&self.first).map_err(|_| NO_ROOM)?;
        self.machine.resume_with(result);
        Ok(())
    }

    /// Tries two draws together where only their sum or difference is ever seen; whether it did.
    fn try_pair(&mut self, place: &Place, state: &Waiting<M>) -> Result<bool, Stop> {
        if place.seconds.is_empty() {
            return Ok(false);
        }
        let faces = self.draws.faces(state.draw)?;
        let Some((lowest, _)) = faces.results.first() else { return Ok(false) };
        self.back_to_first(*lowest)?;
        let Some((pc, draw)) = self.next_draw(place) else { return Ok(false) };
        let Some(form) = place.seconds.get(&pc) else { return Ok(false) };
        let together = self.pairs.together(self.draws, *form, state.draw, draw)?;
        for (first, seconds) in &together.results {
            self.back_to_first(*first)?;
            if self.next_draw(place) != Some((pc, draw)) {
                return Err(Refused::Malformed("a draw changed the way to another that does not depend on it").into());
            }
            self.second.copy_from(&self.machine).map_err(|_| NO_ROOM)?;
            for (result, ways) in seconds {
                self.machine.copy_from(&self.second).map_err(|_| NO_ROOM)?;
                self.machine.resume_with(*result);
                self.go_on(state.way.share(ways, &together.ways))?;
            }
        }
        Ok(true)
    }

    /// Runs on to the next draw and says where it is; `None` if it is in another function or something else comes first.
    fn next_draw(&mut self, place: &Place) -> Option<(u32, Draw)> {
        match self.run() {
            Outcome::Drawing(_, draw) => {
                let at = self.machine.chain().next().filter(|at| at.function == place.function)?;
                // It is said to be at the instruction before the next one.
                (self.machine.chain().count() == place.depth).then_some((at.pc.wrapping_add(1), draw))
            }
            Outcome::Done | Outcome::Ask(_) | Outcome::Failed(_) => None,
        }
    }
}

const NO_ROOM: Refused = Refused::Malformed("two machines have different room");
