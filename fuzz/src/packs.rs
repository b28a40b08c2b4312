//! Packs of several files, and every way to write what is found in them.

use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Finding, Format, Levels, Look, Pack, check, render};

/// Files that stand one after the other with a byte 0 between them: the manifest, rules, a sheet, translations, more rules,
/// another sheet.
///
/// # Panics
/// Where the check or a way to write findings does, where a place lies outside its file, or where a second check finds
/// something else.
pub fn pack(data: &[u8]) {
    if data.len() > crate::must::LONGEST {
        return;
    }
    let paths = ["p/pack.yaml", "p/a.rune", "p/sheets/w.csv", "p/lang/fr.ftl", "p/b.rune", "p/sheets/w.yaml"];
    let files = paths.into_iter().zip(data.split(|byte| *byte == 0));
    let mut shelf = Memory { files: files.map(|(path, bytes)| (path.to_owned(), bytes.to_vec())).collect() };
    let pack = Pack::open("p", &mut shelf).expect("there is a manifest");
    let (report, again) = (check(&pack, &Levels::default()), check(&pack, &Levels::default()));
    assert_eq!(report.found, again.found, "a second check finds something else");
    for finding in &report.found {
        let (source, place) = (pack.sources.of(finding.primary.span), pack.sources.real(finding.primary.span));
        assert!(source.text.get(place.start as usize..place.end as usize).is_some(), "outside the text: {finding:?}");
    }
    let of = |diagnostic| Finding { sources: &pack.sources, diagnostic };
    let findings: Vec<Finding<'_>> = report.found.iter().map(of).collect();
    for format in [Format::Pretty, Format::Short, Format::Json, Format::Sarif, Format::Github] {
        let _ = render(&findings, format, Look::default());
    }
}
