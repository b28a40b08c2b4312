//! Prints a pack's books: the language on view first, and of the rest only what changed.

use runebook_driver::book::{self, Book, Desk, Made, NoBook};
use runebook_driver::{Finding, Format, Levels, Look, Pack, Workspace, render};

use super::site::Site;
use crate::find;
use crate::read::Disk;

/// Prints the books of one pack again and again.
pub struct Press {
    folder: String,
    workspace: Workspace,
    books: Vec<Book>,
}

impl Press {
    /// For the pack in a folder. Nothing is printed yet.
    pub fn new(folder: String) -> Self {
        Self { folder, workspace: Workspace::default(), books: Vec::new() }
    }

    /// Prints what the texts on the disk say, or says on the site what is wrong with them.
    pub fn print(&mut self, site: &Site) -> Result<(), String> {
        let printed = self.try_print(site);
        if let Err(why) = &printed {
            site.fail(why.clone());
        }
        printed
    }

    fn try_print(&mut self, site: &Site) -> Result<(), String> {
        let pack = Pack::open(&self.folder, &mut Disk).map_err(|refusal| refusal.sentence)?;
        let report = self.workspace.check(&pack, &Levels::default());
        let (fails, ir) = (report.fails(), report.ir);
        let Some(ir) = ir.filter(|_| !fails) else {
            let findings: Vec<Finding> =
                report.found.iter().map(|diagnostic| Finding { sources: &pack.sources, diagnostic }).collect();
            return Err(render(&findings, Format::Pretty, Look { colour: false, ..Look::default() }));
        };
        let desk = Desk::new(&pack, &ir).map_err(|why| lines(&why))?;
        let locales = pack.locales();
        let known = self.books.iter().map(|book| &book.locale).eq(&locales);
        let first = site.looked_at().and_then(|locale| self.books.iter().position(|book| book.locale == locale));
        if let Some(first) = first.filter(|_| known) {
            self.books[first] = desk.book(&locales[first]);
            self.print_one(first, site);
        }
        let rest: Vec<usize> = (0..locales.len()).filter(|at| !known || Some(*at) != first).collect();
        let made = desk.books(&rest.iter().map(|at| locales[*at].clone()).collect::<Vec<_>>());
        if known {
            rest.iter().zip(made).for_each(|(at, book)| self.books[*at] = book);
        } else {
            self.books = made;
        }
        let books = book::whole(self.books.clone()).map_err(|why| lines(&why))?;
        site.print("", Made { pack, ir, books }.pages(&[]).map_err(|why| lines(&why))?);
        Ok(())
    }

    /// The language on view alone. Where it does not fit the others as they still are, it waits for them.
    fn print_one(&self, at: usize, site: &Site) {
        let book = &self.books[at];
        let whole = book.holes.iter().all(|hole| !hole.fatal);
        if let Ok(files) = book::pages_of(&self.books, &book.locale)
            && whole
        {
            site.print(&book.locale, files);
        }
    }

    /// The folders that its texts lie in: its own, and those of the packs it extends.
    pub fn folders(&self) -> Vec<String> {
        let mut folders = vec![self.folder.clone()];
        let mut pack = Pack::open(&self.folder, &mut Disk).ok();
        while let Some(base) = pack.and_then(|pack| pack.base()) {
            folders.push(base.folder.clone());
            pack = Some(base);
        }
        folders
    }
}

fn lines(why: &NoBook) -> String {
    why.lines().join("\n")
}

/// The one pack that a path names, as a folder.
pub fn folder(path: &std::path::Path) -> Result<String, crate::console::Failure> {
    Ok(find::pack(path)?.folder)
}
