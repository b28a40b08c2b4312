//! Findings on the console, for every command that checks first.

use runebook_driver::build::Unbuilt;
use runebook_driver::check::{self, Report, count};
use runebook_driver::duel::NoDuel;
use runebook_driver::{Diagnostic, Finding, Format, Levels, Look, Pack, Severity, Sources, render};

use crate::console::{Console, Failure, Outcome};

/// Checks `packs`.
pub fn reports(packs: &[Pack], levels: &Levels) -> Vec<Report> {
    packs.iter().map(|pack| check::check(pack, levels)).collect()
}

/// All findings of `reports` over `packs`, those of shared bases once.
pub fn all<'a>(packs: &'a [Pack], reports: &'a [Report]) -> Vec<Finding<'a>> {
    let pairs = packs.iter().zip(reports);
    check::once(pairs.flat_map(|(pack, report)| {
        report.found.iter().map(|diagnostic| Finding { sources: &pack.sources, diagnostic })
    }))
}

/// Prints `findings` on standard output; formats for people end with a line that counts.
pub fn print(findings: &[Finding], format: Format, console: &mut Console) -> Result<(), Failure> {
    console.say(&render(findings, format, console.look))?;
    let for_people = match format {
        Format::Pretty | Format::Short => true,
        Format::Json | Format::Sarif | Format::Github => false,
    };
    match count(findings).filter(|_| for_people) {
        Some(line) => console.say(&format!("{line}\n")),
        None => Ok(()),
    }
}

/// Checks one pack before something is done with it: findings go to standard error. `None` if it fails.
pub fn checked(pack: &Pack, console: &mut Console) -> Option<Report> {
    sound(pack, check::check(pack, &Levels::default()), console)
}

/// A report on `pack` of which the findings go to standard error. `None` if it fails.
pub fn sound(pack: &Pack, report: Report, console: &mut Console) -> Option<Report> {
    let findings = all(std::slice::from_ref(pack), std::slice::from_ref(&report));
    let (errors, others): (Vec<_>, Vec<_>) =
        findings.into_iter().partition(|finding| finding.diagnostic.severity == Severity::Error);
    if let Some(line) = count(&errors) {
        let look = Look { colour: console.error_colour, ..console.look };
        console.complain(&format!("{}{line}", render(&errors, Format::Pretty, look)));
    }
    match others.len() {
        0 => {}
        1 => console.complain(&format!("1 warning: `runebook check {}` shows it.", pack.folder)),
        more => console.complain(&format!("{more} warnings: `runebook check {}` shows them.", pack.folder)),
    }
    (!report.fails()).then_some(report)
}

/// Prints findings on standard error.
pub fn complain(sources: &Sources, found: &[Diagnostic], console: &mut Console) {
    let findings: Vec<Finding> = found.iter().map(|diagnostic| Finding { sources, diagnostic }).collect();
    let look = Look { colour: console.error_colour, ..console.look };
    console.complain(&render(&findings, Format::Pretty, look));
}

/// Why nobody fights: findings in the words that name them are printed, all else is a sentence.
pub fn no_duel(pack: &Pack, why: NoDuel, console: &mut Console) -> Result<Outcome, Failure> {
    match why {
        NoDuel::Found(sources, found) => {
            complain(&sources, &found, console);
            Ok(Outcome::Findings)
        }
        NoDuel::Said(_) | NoDuel::Unbuilt(_) => Err(sentence(pack, why, console)),
    }
}

/// The same as a sentence.
pub fn sentence(pack: &Pack, why: NoDuel, console: &mut Console) -> Failure {
    match why {
        NoDuel::Said(sentence) => Failure::new(sentence),
        NoDuel::Unbuilt(why) => unbuilt(pack, why, console),
        NoDuel::Found(sources, found) => {
            complain(&sources, &found, console);
            Failure::new("Who fights could not be read.")
        }
    }
}

/// Why a checked pack cannot become a table: findings go to standard error, and a sentence comes back.
pub fn unbuilt(pack: &Pack, why: Unbuilt, console: &mut Console) -> Failure {
    match why {
        Unbuilt::Said(sentence) => Failure::new(sentence),
        Unbuilt::Found(found) => {
            complain(&pack.sources, &found, console);
            Failure::new("The pack is sound, but too large for the machine.")
        }
    }
}
