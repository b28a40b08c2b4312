//! Fights between a hero and an orc by the rules of Sil-Q, in a game's own loop over its own world.
//!
//! `fight TABLE SEEDS` prints a line for each dispatch: seed, round, who acts, a hash of the dispatch, and the health of
//! both. Every build of this program, the one in C and the one in JavaScript print the same lines for the same table.

mod game;
mod room;
/// What `runebook bind --target rust` made of the pack; the build is told where that is.
#[expect(dead_code, reason = "a game uses a part of its rules")]
mod sil_q {
    include!(env!("SIL_Q"));
}

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use runebook_runtime::Table;

use game::Game;
use sil_q::Names;

fn main() -> ExitCode {
    match play() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn play() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let place = arguments.next().ok_or("usage: fight TABLE SEEDS")?;
    let seeds: u64 = arguments.next().unwrap_or_default().parse().unwrap_or(1);
    let bytes = std::fs::read(place)?;
    let table = Table::load(&bytes)?;
    let names = Names::bind(&table)?;
    let mut out = std::io::stdout().lock();
    for seed in 1..=seeds {
        let mut game = Game::new(&table, &names);
        game.fight(seed, &mut |line| out.write_all(line.as_bytes()))?;
    }
    Ok(())
}
