//! What must be right before a page is drawn.

use runebook_book::model::{Book, Entry, Page, Part};
use runebook_book::render::{self, FaultKind, Options, RenderError};

use crate::fixture::books;

/// The faults of the English book after `harm`, as they are printed.
#[track_caller]
fn faults(harm: impl Fn(&mut Book)) -> String {
    let mut books = books();
    harm(&mut books[0]);
    render::html(&books[..1], &Options::default()).unwrap_err().to_string()
}

fn power(book: &mut Book) -> &mut Entry {
    let Part::Entry(entry) = &mut book.pages[1].parts[0] else { panic!("the first part is an entry") };
    entry
}

#[test]
fn dead_links_are_named() {
    let found = faults(|book| {
        power(book).sentences[0].text = "Needs [Might](entry:ability.might).".to_owned();
        power(book).needs.push("ability.valour".to_owned());
        book.pages[0].intro = "See [the end](page:end).".to_owned();
    });
    assert_eq!(
        found,
        "en: basics links to page:end, which is not in the book\n\
         en: ability.power links to entry:ability.might, which is not in the book\n\
         en: ability.power links to ability.valour, which is not in the book"
    );
}

#[test]
fn ids_are_there_once() {
    let found = faults(|book| power(book).id = "weapon.dagger".to_owned());
    assert!(found.contains("en: weapon.dagger is there twice, on the pages abilities-melee and weapons"), "{found}");
    let found = faults(|book| power(book).id = "ability.finesse".to_owned());
    assert!(found.contains("en: ability.finesse is there twice, on the page abilities-melee"), "{found}");
}

#[test]
fn ids_fit_into_an_address() {
    let found = faults(|book| book.pages[1].id = "Capacités de mêlée".to_owned());
    assert!(found.contains("en: `Capacités de mêlée` cannot be an address"), "{found}");
    let found = faults(|book| book.pages[0].id = "index".to_owned());
    assert!(found.contains("en: no page may be called index"), "{found}");
}

#[test]
fn the_theme_has_all_its_words() {
    let found = faults(|book| book.words.retain(|(key, _)| key != "search" && key != "theme_dark"));
    assert_eq!(found, "en: the theme has no words for search, theme_dark");
}

#[test]
fn rows_match_their_heads() {
    let found = faults(|book| {
        for part in book.pages.iter_mut().flat_map(|page| &mut page.parts) {
            match part {
                Part::Table(table) => drop(table.head.pop()),
                Part::Figure(figure) => drop(figure.values.pop()),
                Part::Heading(_)
                | Part::Prose(_)
                | Part::Entry(_)
                | Part::Calculator(_)
                | Part::Quoted(_)
                | Part::Trace(_)
                | Part::Index(_) => {}
            }
        }
    });
    assert_eq!(found.matches("has rows that do not match its heads").count(), 4, "{found}");
}

#[test]
fn forms_are_known() {
    let found = faults(|book| {
        let Part::Figure(figure) = &mut book.pages[3].parts[0] else { panic!("the page begins with a figure") };
        figure.forms.push("pie".to_owned());
    });
    assert_eq!(found, "en: figure.hold cannot be drawn as `pie`: table, curve or heat map");
}

#[test]
fn languages_have_the_same_places() {
    let mut books = books();
    books[1].pages[3].parts.pop();
    books[2].pages.push(Page { id: "extra".to_owned(), ..Page::default() });
    let Err(RenderError::Faults(faults)) = render::html(&books, &Options::default()) else { panic!("no fault found") };
    let found: Vec<(&str, &str)> = faults.iter().map(|fault| (fault.locale.as_str(), fault.place.as_str())).collect();
    assert_eq!(found, [("fr", "figure.days"), ("ja", "the page extra")]);
    assert!(faults.iter().all(|fault| fault.kind == FaultKind::OnlyIn("en".to_owned())));
}
