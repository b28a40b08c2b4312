//! Books as PDF: our own page for paper, printed by Chromium; a second time when it is known on which sheet each chapter begins.

mod chromium;
mod sheets;

use std::collections::BTreeMap;
use std::path::Path;

use runebook_driver::book::{Book, Made, Paper, print, print_anchors};

use crate::console::{Console, Failure};
use crate::write;
use chromium::Chromium;

/// Contents that grow by a line when their numbers are known shift what follows; so often is it looked at again.
const ROUNDS: usize = 4;

/// Writes `PACK.LOCALE.pdf` for each of a pack's books into a folder, and says where they are.
pub fn write(place: &Path, made: &Made, paper: Paper, console: &mut Console) -> Result<(), Failure> {
    let chromium = Chromium::find()?;
    for book in &made.books {
        let bytes = printed(&chromium, book, paper)?;
        let path = place.join(format!("{}.{}.pdf", made.pack.manifest().name, book.locale));
        write::replace(&path, &bytes)?;
        console.say(&format!("book ({}): {}\n", book.locale, path.display()))?;
    }
    Ok(())
}

fn printed(chromium: &Chromium, book: &Book, paper: Paper) -> Result<Vec<u8>, Failure> {
    let mut numbers = BTreeMap::new();
    for _ in 0..ROUNDS {
        let html = print(book, &numbers, paper).map_err(|why| Failure::new(why.to_string()))?;
        let pdf = chromium.print(&html)?;
        let found = sheets::of(&pdf, &print_anchors(book)).map_err(Failure::new)?;
        if found == numbers {
            return Ok(pdf);
        }
        numbers = found;
    }
    Err(Failure::new(
        "The numbers in the contents of a book do not come to rest, for each change of them moves what they name: try the other paper \
         (`--paper`).",
    ))
}
