//! `mdbook-runebook`: an ordinary mdBook on standard input, the same with what the rules say on standard output.

use std::collections::BTreeMap;
use std::path::Path;

use mdbook_preprocessor::book::Book as Chapters;
use mdbook_preprocessor::{PreprocessorContext, parse_input};
use runebook_driver::Pack;
use runebook_driver::book::passages::{Chapter, Done, replace};
use runebook_driver::book::{Audience, CONTENT_CSS, Made};

use crate::console::{Console, Failure, Outcome};
use crate::{commands, find, findings, read};

/// What the program does, for people.
const HELP: &str = "A preprocessor for mdBook that puts what a rule pack says into its chapters.

In `book.toml`:

  [preprocessor.runebook]
  pack = \"../content/sil-q\"   # from the folder of book.toml
  locale = \"fr\"               # the book's language unless said
  before = [\"links\"]          # findings then stand at their place in the chapter

  [output.html]
  additional-css = [\"runebook.css\"]

`mdbook-runebook style > runebook.css` writes that style. In a chapter: {{#entry ability.smite}}, {{#value smite.extra}},
{{#figure hold}}, {{#kind song}}, {{#trace hero.melee}}, {{#flow strike(hero, orc) | rolls 14, 7}}.
";

/// Runs what the arguments ask for.
pub fn run(arguments: &[String], console: &mut Console) -> Result<Outcome, Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] => preprocess(console),
        // what is put in is Markdown with a little HTML, which suits no other renderer
        ["supports", renderer] => Ok(Outcome::failing_if(!matches!(*renderer, "html" | "markdown" | "test"))),
        ["style"] => console.say(CONTENT_CSS).map(|()| Outcome::Fine),
        ["--version" | "-V"] => {
            console.say(&format!("mdbook-runebook {}\n", env!("CARGO_PKG_VERSION"))).map(|()| Outcome::Fine)
        }
        ["--help" | "-h"] => console.say(HELP).map(|()| Outcome::Fine),
        _ => Err(Failure::new(format!("`mdbook-runebook {}` means nothing.\n\n{HELP}", words.join(" ")))),
    }
}

fn preprocess(console: &mut Console) -> Result<Outcome, Failure> {
    let input = read::standard_input().map_err(Failure::new)?;
    let (context, mut chapters) = parse_input(&input[..])
        .map_err(|why| Failure::new(format!("Standard input is no book of mdBook: {why:#}.\n\n{HELP}")))?;
    let folder = setting(&context, "pack")?.ok_or_else(|| {
        Failure::new("`book.toml` does not say which pack: add `pack = \"…\"` below `[preprocessor.runebook]`.")
    })?;
    unknown(&context, console);
    let pack = find::pack(&context.root.join(folder))?;
    let Some(ir) = findings::checked(&pack, console).and_then(|report| report.ir) else {
        return Ok(Outcome::Findings);
    };
    let locale = locale(&context, &pack)?;
    if let Some(own) = context.config.book.language.as_ref().filter(|own| **own != locale) {
        console.complain(&format!(
            "The book is in `{own}`, and what the rules say is put in in `{locale}`: the pack has {}. `locale = \"…\"` below \
             `[preprocessor.runebook]` says which, `language = \"{locale}\"` below `[book]` makes the book's own the same.\n",
            pack.locales().join(", ")
        ));
    }
    let made = match Made::of(&pack, &ir, Audience::Players, std::slice::from_ref(&locale)) {
        Ok(made) => made,
        Err(why) => {
            commands::complain(&pack, &why, console);
            return Ok(Outcome::Findings);
        }
    };
    let Some(book) = made.books.first() else { return Ok(Outcome::Findings) };
    let read = read_all(&context, &chapters);
    let Done { texts, sources, found } = replace(&made, book, &read);
    if !found.is_empty() {
        findings::complain(&sources, &found, console);
        return Ok(Outcome::Findings);
    }
    write_all(&mut chapters, read.into_iter().map(|chapter| chapter.path).zip(texts).collect());
    let text = serde_json::to_string(&chapters).map_err(|why| Failure::new(format!("{why}.")))?;
    console.say(&text)?;
    Ok(Outcome::Fine)
}

/// The keys that stand below `[preprocessor.runebook]`: ours, and those that mdBook itself reads.
const KEYS: &[&str] = &["pack", "locale", "command", "before", "after", "renderers", "optional"];

/// Says which keys nobody reads.
fn unknown(context: &PreprocessorContext, console: &mut Console) {
    let table = context.config.get::<BTreeMap<String, serde_json::Value>>("preprocessor.runebook");
    for key in table.ok().flatten().unwrap_or_default().into_keys().filter(|key| !KEYS.contains(&key.as_str())) {
        let near = runebook_driver::nearest(&key, KEYS.iter().copied());
        let near = near.map(|near| format!(" Did you mean `{near}`?")).unwrap_or_default();
        console.complain(&format!("`{key}` below `[preprocessor.runebook]` in `book.toml` means nothing.{near}\n"));
    }
}

/// A setting of ours in `book.toml`.
fn setting(context: &PreprocessorContext, key: &str) -> Result<Option<String>, Failure> {
    context.config.get(&format!("preprocessor.runebook.{key}")).map_err(|why| {
        Failure::new(format!("`{key}` below `[preprocessor.runebook]` in `book.toml` is no text: {why:#}."))
    })
}

/// The language that is asked for, else that of the book, else the one the pack is written in.
fn locale(context: &PreprocessorContext, pack: &Pack) -> Result<String, Failure> {
    let known = pack.locales();
    if let Some(asked) = setting(context, "locale")? {
        let no_book = || Failure::new(format!("The pack has no book in `{asked}`; it has {}.", known.join(", ")));
        return known.iter().find(|known| **known == asked).cloned().ok_or_else(no_book);
    }
    let own = context.config.book.language.clone().filter(|own| known.contains(own));
    Ok(own.unwrap_or_else(|| pack.manifest().source_locale.clone()))
}

/// The chapters that have a file, in the order of the contents.
fn read_all(context: &PreprocessorContext, chapters: &Chapters) -> Vec<Chapter> {
    let source = &context.config.book.src;
    let with_file = chapters.chapters().filter_map(|chapter| Some((chapter, chapter.path.as_ref()?)));
    let read = with_file.map(|(chapter, path)| {
        let shown = slashes(&source.join(chapter.source_path.as_ref().unwrap_or(path)));
        Chapter { path: slashes(path), shown, text: chapter.content.clone() }
    });
    read.collect()
}

fn slashes(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

/// Puts the texts into the chapters of their paths.
fn write_all(chapters: &mut Chapters, texts: BTreeMap<String, String>) {
    chapters.for_each_chapter_mut(|chapter| {
        let text = chapter.path.as_ref().and_then(|path| texts.get(&slashes(path)));
        if let Some(text) = text {
            chapter.content.clone_from(text);
        }
    });
}
