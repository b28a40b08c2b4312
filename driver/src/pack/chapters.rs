//! The files of a pack that belong to its book alone: its outline, its chapters, and the style that it adds.

use runebook_grammar::Span;

use super::{Chapter, Opening, prose, shelf};

impl Opening {
    /// Adds them, with what is wrong about them.
    pub(super) fn chapters(&mut self) {
        if let Some((shown, path, edition, file)) = self.outline.take() {
            self.pack.outline = Some(self.unread(shown, path, edition, &file));
        }
        if let Some((shown, path, edition, file)) = self.style.take() {
            let number = self.unread(shown, path, edition, &file);
            self.pack.style = Some(number);
            let found = prose::style(number, &self.pack.sources.of(Span::new(number, 0, 0)).text);
            self.pack.found.extend(found);
        }
        for (shown, path, edition, taken) in std::mem::take(&mut self.chapters) {
            let file = self.unread(shown, path, edition, &taken);
            let found = prose::html(file, &self.pack.sources.of(Span::new(file, 0, 0)).text, "");
            self.pack.found.extend(found);
            if let Some((locale, name)) = shelf::chapter(&taken.path) {
                self.pack.chapters.push(Chapter { locale: locale.to_owned(), name: name.to_owned(), file });
            }
        }
    }
}
