//! `runebook sweep`: a grid of fights, on all cores.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use clap::{Args, ValueEnum};
use runebook_driver::roster::words;
use runebook_driver::sweep::columns::{columns, csv, json};
use runebook_driver::sweep::{Grid, Kept, Swept, Wanted, kept, show, sweep};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome, reason};
use crate::progress::{self, Progress};
use crate::write::{is_no_file, replace};
use crate::{find, findings, parquet};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("sweep");

/// Fights a grid of builds by plans against foes
///
/// Each pair is counted exactly where that is not too much, else fought many times: then chances have `~`, an interval
/// of 99.9 % confidence and the number of fights. The numbers are the same for any number of threads. With `--out
/// FILE`, finished cells are kept in `FILE.cells`: a sweep that was broken off goes on from there, and one of changed
/// rules fights anew what they may change.
///
/// BUILDS and FOES are names of characters, folders or files they stand in (`foes/`), `all`, or changed copies such as
/// `hero with { strength 4 }`, between commas. What is not said is what `sweep` in `pack.yaml` says, else `duel` there.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  runebook sweep content/rip --builds duellist,axeman --foes people/foes.rune --plans bold,mending\n  \
                      runebook sweep content/sil-q --out target/sweep.parquet --format parquet"
)]
struct Arguments {
    /// The pack
    pack: PathBuf,
    /// Who fights
    #[arg(long, value_name = "BUILDS")]
    builds: Vec<String>,
    /// Whom they fight
    #[arg(long, value_name = "FOES")]
    foes: Vec<String>,
    /// The plans of those who fight
    #[arg(long, value_name = "PLANS")]
    plans: Vec<String>,
    /// The plan of whom they fight; that of `duel` in `pack.yaml` unless said
    #[arg(long, value_name = "PLAN")]
    foe_plan: Option<String>,
    /// How often each pair fights that is not counted
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    fights: u64,
    /// What the dice are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many different worlds a count may come to before fights are fought; 0 counts nothing
    #[arg(long, default_value_t = 20_000)]
    states: u64,
    /// How the answer is written
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
    /// Where it is written; standard output unless said
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Where finished cells are kept; beside `--out` unless said
    #[arg(long, value_name = "FILE")]
    cells: Option<PathBuf>,
}

/// The forms of a sweep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Columns for reading
    Table,
    /// A line for each cell
    Csv,
    /// One JSON object
    Json,
    /// Columns for programs
    Parquet,
    /// A heat map of the chances to win
    Svg,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        if self.format == Format::Parquet && self.out.is_none() {
            return Err(Failure::new("Parquet is for programs and not for a terminal: name a file with `--out FILE`."));
        }
        let pack = find::pack(&self.pack)?;
        let Some(ir) = findings::checked(&pack, console).and_then(|report| report.ir) else {
            return Ok(Outcome::Findings);
        };
        let grid = match Grid::new(&pack, &ir, self.wanted()) {
            Ok(grid) => grid,
            Err(why) => return findings::no_duel(&pack, why, console),
        };
        let place = self.place();
        let kept = place.as_deref().map_or_else(|| Ok(Kept::default()), read)?;
        let known = grid.known(&kept).map_err(|why| findings::sentence(&pack, why, console))?;
        let Some(swept) = self.sweep(&pack, &grid, (&kept, known), console)? else {
            return Err(Failure::new(match &place {
                Some(path) => format!(
                    "The sweep was broken off. What is finished is in `{}`; the same command goes on from there.",
                    path.display()
                ),
                None => "The sweep was broken off. With `--out FILE`, what is finished is kept.".to_owned(),
            }));
        };
        let bytes = self.bytes(&grid, &swept)?;
        match &self.out {
            Some(path) => replace(path, &bytes)?,
            None => console.emit(&bytes)?,
        }
        Ok(Outcome::failing_if(swept.cells.iter().any(|(_, told)| told.is_err())))
    }
}

impl Arguments {
    fn wanted(&self) -> Wanted {
        let list = |given: &[String]| given.iter().flat_map(|list| words(list)).collect();
        Wanted {
            builds: list(&self.builds),
            foes: list(&self.foes),
            plans: list(&self.plans),
            foe_plan: self.foe_plan.clone(),
            fights: self.fights,
            seed: self.seed,
            states: self.states,
        }
    }

    /// The file of finished cells.
    fn place(&self) -> Option<PathBuf> {
        self.cells.clone().or_else(|| {
            let mut name = self.out.clone().filter(|out| !is_no_file(out))?.into_os_string();
            name.push(".cells");
            Some(PathBuf::from(name))
        })
    }

    /// Fights what is not known, keeping each cell that is done. None if the user broke it off.
    fn sweep(
        &self,
        pack: &runebook_driver::Pack,
        grid: &Grid,
        (kept, known): (&Kept, usize),
        console: &mut Console,
    ) -> Result<Option<Swept>, Failure> {
        let place = self.place();
        let all = grid.cells().len();
        if known > 0 {
            let path = place.as_deref().unwrap_or(Path::new("")).display();
            console.complain(&format!("{known} of {all} cells are known from `{path}`."));
        }
        let file = place.as_deref().filter(|_| known < all).map(open).transpose()?;
        let keeping = Mutex::new((file, None));
        let bar = Progress::new(all, known);
        let swept = sweep(grid, kept, progress::cancelled()?, &|key, told| {
            if let Ok(fared) = told {
                keep(&keeping, &fared.line(key));
            }
            bar.step();
        });
        bar.finish();
        if let Ok((_, Some(error))) = keeping.into_inner() {
            let path = place.as_deref().unwrap_or(Path::new("")).display();
            return Err(Failure::new(format!("Finished cells could not be kept in `{path}`: {}.", reason(&error))));
        }
        swept.map_err(|why| findings::sentence(pack, why, console))
    }

    fn bytes(&self, grid: &Grid, swept: &Swept) -> Result<Vec<u8>, Failure> {
        Ok(match self.format {
            Format::Table => show::table(grid, swept).into_bytes(),
            Format::Csv => csv(&columns(grid, swept)).into_bytes(),
            Format::Json => json(grid, swept).into_bytes(),
            Format::Svg => show::svg(grid, swept).into_bytes(),
            Format::Parquet => parquet::file(&columns(grid, swept))
                .map_err(|why| Failure::new(format!("The Parquet file could not be made: {why}.")))?,
        })
    }
}

/// The cells of a file; none where there is no such file.
fn read(path: &Path) -> Result<Kept, Failure> {
    match fs::read(path) {
        Ok(bytes) => Ok(Kept::read(&String::from_utf8_lossy(&bytes))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Kept::default()),
        Err(error) => Err(Failure::new(format!("`{}` could not be read: {}.", path.display(), reason(&error)))),
    }
}

/// The file that finished cells are added to, at the beginning of a line.
fn open(path: &Path) -> Result<File, Failure> {
    let opened = || {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let torn = fs::read(path).is_ok_and(|bytes| bytes.last().is_some_and(|last| *last != b'\n'));
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        if file.metadata()?.len() == 0 {
            file.write_all(kept::HEAD.as_bytes())?;
        } else if torn {
            file.write_all(b"\n")?;
        }
        Ok(file)
    };
    opened().map_err(|error: std::io::Error| {
        Failure::new(format!("Finished cells cannot be kept in `{}`: {}.", path.display(), reason(&error)))
    })
}

/// Adds one line, whole; the first thing that goes wrong is remembered.
fn keep(keeping: &Mutex<(Option<File>, Option<std::io::Error>)>, line: &str) {
    let Ok(mut keeping) = keeping.lock() else { return };
    if let (Some(file), failed) = &mut *keeping
        && failed.is_none()
        && let Err(error) = file.write_all(line.as_bytes())
    {
        *failed = Some(error);
    }
}
