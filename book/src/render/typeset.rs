//! A book as its locale sets it: every text that is read, and no id, address or code.

use std::borrow::Cow;

use crate::model::{Book, Calculator, Edition, Entry, Figure, Image, Page, Part, Table, Trace};
use crate::phrase::Typography;

/// The books as their locales set them.
pub fn all(books: &[Book]) -> Vec<Book> {
    books.iter().map(|book| one(book).into_owned()).collect()
}

/// The book as its locale sets it; as it is where the locale says nothing.
pub fn one(book: &Book) -> Cow<'_, Book> {
    let Some(typography) = Typography::of(&book.locale) else { return Cow::Borrowed(book) };
    let mut book = book.clone();
    Setter(&typography).book(&mut book);
    Cow::Owned(book)
}

struct Setter<'t>(&'t Typography);

impl Setter<'_> {
    fn text(&self, text: &mut String) {
        if text.contains(['\'', ' ']) {
            *text = self.0.set(text);
        }
    }

    fn texts<'s>(&self, texts: impl IntoIterator<Item = &'s mut String>) {
        texts.into_iter().for_each(|text| self.text(text));
    }

    fn pairs(&self, pairs: &mut [(String, String)]) {
        pairs.iter_mut().for_each(|(one, other)| self.texts([one, other]));
    }

    fn book(&self, book: &mut Book) {
        self.texts([&mut book.title, &mut book.intro]);
        self.texts(book.words.iter_mut().map(|(_, text)| text));
        self.images(book.cover.as_mut());
        book.pages.iter_mut().for_each(|page| self.page(page));
    }

    fn images(&self, image: Option<&mut Image>) {
        self.texts(image.into_iter().flat_map(|image| [&mut image.alt, &mut image.by]));
    }

    fn page(&self, page: &mut Page) {
        self.texts([&mut page.title, &mut page.intro].into_iter().chain(&mut page.part));
        page.parts.iter_mut().for_each(|part| self.part(part));
    }

    fn part(&self, part: &mut Part) {
        match part {
            Part::Heading(text) | Part::Prose(text) => self.text(text),
            Part::Entry(entry) => self.entry(entry),
            Part::Table(table) => self.table(table),
            Part::Figure(figure) => self.figure(figure),
            Part::Calculator(calculator) => self.calculator(calculator),
            Part::Quoted(part) => self.part(part),
            Part::Trace(trace) => self.trace(trace),
            Part::Index(initials) => {
                let names = initials.iter_mut().flat_map(|initial| &mut initial.names);
                names.for_each(|name| self.texts([&mut name.title, &mut name.kind]));
            }
        }
    }

    fn entry(&self, entry: &mut Entry) {
        self.texts([&mut entry.title, &mut entry.kind].into_iter().chain(&mut entry.prose).chain(&mut entry.notes));
        self.texts(entry.sentences.iter_mut().map(|sentence| &mut sentence.text));
        self.texts(&mut entry.aliases);
        self.pairs(&mut entry.fields);
        self.images(entry.image.as_mut());
        self.edition(&mut entry.edition);
        entry.roller.iter_mut().for_each(|roller| self.calculator(roller));
    }

    fn edition(&self, edition: &mut Option<Edition>) {
        match edition {
            Some(Edition::Changed(changes)) => self.pairs(changes),
            Some(Edition::New) | None => {}
        }
    }

    fn table(&self, table: &mut Table) {
        self.texts([&mut table.title].into_iter().chain(&mut table.notes).chain(&mut table.head));
        self.texts(table.rows.iter_mut().flatten());
        self.edition(&mut table.edition);
    }

    fn figure(&self, figure: &mut Figure) {
        self.texts([&mut figure.title, &mut figure.rows, &mut figure.columns, &mut figure.cell]);
        self.texts(figure.row_heads.iter_mut().chain(&mut figure.column_heads));
        self.texts(figure.cells.iter_mut().flatten());
        self.texts(figure.ticks.iter_mut().map(|(_, text)| text));
        self.edition(&mut figure.edition);
    }

    fn calculator(&self, calculator: &mut Calculator) {
        self.texts([&mut calculator.title].into_iter().chain(&mut calculator.changes));
        for ask in &mut calculator.asks {
            self.text(&mut ask.label);
            self.texts(ask.choices.iter_mut().map(|choice| &mut choice.label));
        }
        self.texts(calculator.answers.iter_mut().map(|(_, label)| label));
        for (_, choices) in &mut calculator.results {
            self.texts(choices.iter_mut().map(|choice| &mut choice.label));
        }
    }

    fn trace(&self, trace: &mut Trace) {
        self.texts(trace.lines.iter_mut().map(|(_, text)| text));
        for step in &mut trace.flow {
            self.texts([&mut step.title, &mut step.value].into_iter().chain(&mut step.lines));
        }
    }
}
