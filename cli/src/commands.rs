//! The commands: one file each, one line each in the list.

mod balance;
mod bind;
mod book;
mod build;
mod check;
mod completions;
mod dice;
mod diff;
mod disasm;
mod diverge;
mod duel;
mod explain;
mod figure;
mod fix;
mod fmt;
mod i18n;
mod list;
mod man;
mod new;
mod odds;
mod run;
mod serve;
mod stages;
mod sweep;
mod test;
mod text;
mod trace;
mod r#try;
mod uses;

use clap::{ArgMatches, Args, FromArgMatches};

use crate::console::{Console, Failure, Outcome};

pub use book::complain;

/// A command: its name, its arguments and what it does.
pub struct Command {
    /// Its name on the command line.
    pub name: &'static str,
    arguments: fn(clap::Command) -> clap::Command,
    run: fn(&ArgMatches, &mut Console) -> Result<Outcome, Failure>,
}

/// All commands, sorted by name.
pub const ALL: &[Command] = &[
    balance::COMMAND,
    bind::COMMAND,
    book::COMMAND,
    build::COMMAND,
    check::COMMAND,
    completions::COMMAND,
    dice::COMMAND,
    diff::COMMAND,
    disasm::COMMAND,
    diverge::COMMAND,
    duel::COMMAND,
    explain::COMMAND,
    figure::COMMAND,
    fix::COMMAND,
    fmt::COMMAND,
    i18n::COMMAND,
    list::COMMAND,
    man::COMMAND,
    new::COMMAND,
    odds::COMMAND,
    run::COMMAND,
    serve::COMMAND,
    stages::COMMAND,
    sweep::COMMAND,
    test::COMMAND,
    text::COMMAND,
    trace::COMMAND,
    r#try::COMMAND,
    uses::COMMAND,
];

/// What a command's file gives: arguments that clap reads, and what is done with them.
trait Run: Args + FromArgMatches {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure>;
}

impl Command {
    const fn new<A: Run>(name: &'static str) -> Self {
        Self { name, arguments: A::augment_args, run: run_with::<A> }
    }
}

fn run_with<A: Run>(matches: &ArgMatches, console: &mut Console) -> Result<Outcome, Failure> {
    let arguments = A::from_arg_matches(matches).map_err(|error| Failure::new(error.to_string()))?;
    arguments.run(console)
}

/// The whole command line, for parsing, completions and manual pages.
pub fn line() -> clap::Command {
    let bare = clap::Command::new("runebook")
        .version(env!("CARGO_PKG_VERSION"))
        .about("A rule compiler for games: checks rules, runs them, answers their odds")
        .after_help(concat!(
            "Exit codes: 0 fine, 1 findings at or above the failing level, 2 the command could not run.\n",
            "Example:\n  runebook check content/sil-q"
        ))
        .subcommand_required(true)
        .arg_required_else_help(true);
    ALL.iter().fold(bare, |line, command| line.subcommand((command.arguments)(clap::Command::new(command.name))))
}

/// Runs the command called `name`.
pub fn run(name: &str, matches: &ArgMatches, console: &mut Console) -> Result<Outcome, Failure> {
    match ALL.iter().find(|command| command.name == name) {
        Some(command) => (command.run)(matches, console),
        None => Err(Failure::new(format!("There is no command `{name}`."))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_is_sound_and_the_list_sorted() {
        line().debug_assert();
        assert!(ALL.is_sorted_by_key(|command| command.name));
    }

    #[test]
    fn the_list_is_the_folder() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/commands");
        let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<_> = names.map(|name| name.trim_end_matches(".rs").to_owned()).collect();
        names.sort();
        assert_eq!(names, ALL.iter().map(|command| command.name).collect::<Vec<_>>());
    }

    #[test]
    fn every_help_has_an_example() {
        for command in line().get_subcommands() {
            let help = command.clone().render_long_help().to_string();
            assert!(help.contains(&format!("Example:\n  runebook {}", command.get_name())), "{help}");
            assert!(command.get_about().is_some(), "{}", command.get_name());
        }
    }
}
