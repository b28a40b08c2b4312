//! `runebook dice`: dice as other tools write them, in our words.

use clap::{Args, ValueEnum};
use runebook_driver::notation::{Meaning, Reading, Tool, meaning};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("dice");

/// Reads dice that another tool writes, and prints how they are written here
///
/// Without `--from`, dice that mean the same in all tools that read them are printed; what means different things in
/// different tools is refused, with each reading.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook dice 4d6kh3\n  \
                      runebook dice --from roll20 '4d6k3 + 2'\n  \
                      runebook dice --from anydice 'output [count {7..10} in 5d10]'")]
struct Arguments {
    /// The dice
    #[arg(value_name = "DICE", allow_hyphen_values = true)]
    dice: String,
    /// The tool that writes them so
    #[arg(long, value_enum)]
    from: Option<From>,
    /// How often a die explodes at most that has no bound in the tool
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u8).range(1..=50))]
    deep: u8,
}

/// The tools by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum From {
    /// AnyDice
    Anydice,
    /// Avrae
    Avrae,
    /// Foundry Virtual Tabletop
    Foundry,
    /// Roll20
    Roll20,
}

impl From {
    const fn tool(self) -> Tool {
        match self {
            Self::Anydice => Tool::AnyDice,
            Self::Avrae => Tool::Avrae,
            Self::Foundry => Tool::Foundry,
            Self::Roll20 => Tool::Roll20,
        }
    }
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let meant = match self.from.map(From::tool) {
            None => meaning(&self.dice, self.deep),
            Some(tool) => match tool.read(&self.dice, self.deep) {
                Reading::Dice(dice, bounded) => Meaning::Clear(dice, vec![tool], bounded),
                Reading::Other(why) => Meaning::Other(why),
                Reading::Foreign(at) => Meaning::Foreign(at),
            },
        };
        let refused = |sentence: String| Err(Failure::with_code(sentence, Outcome::Findings.code()));
        let written = &self.dice;
        match meant {
            Meaning::Clear(dice, tools, bounded) => {
                if bounded {
                    let deep = self.deep;
                    console.complain(&format!(
                        "{} explodes without a bound; here every die has one: at most {deep} deep, or another with \
                         `--deep N`.",
                        names(&tools)
                    ));
                }
                console.say(&format!("{dice}\n"))?;
                Ok(Outcome::Fine)
            }
            Meaning::Unclear(readings) => {
                let lines = readings.iter().map(|(tools, said)| format!("  {}: {said}\n", names(tools)));
                let lines: String = lines.collect();
                refused(format!(
                    "`{written}` means different things in different tools; say which with `--from`:\n{lines}"
                ))
            }
            Meaning::Other(why) => refused(format!("`{written}` {why}.")),
            Meaning::Foreign(at) => {
                let how = match self.from {
                    Some(from) => format!("as {} writes dice", from.tool().name()),
                    None => "as any tool that is known here writes dice".to_owned(),
                };
                refused(format!(
                    "`{written}` cannot be read {how}: reading stopped after character {at}. The tool itself may take more \
                     than is read here: sums of dice with suffixes."
                ))
            }
        }
    }
}

fn names(tools: &[Tool]) -> String {
    if tools.is_empty() {
        return "other tools".to_owned();
    }
    tools.iter().map(|tool| tool.name()).collect::<Vec<_>>().join(", ")
}
