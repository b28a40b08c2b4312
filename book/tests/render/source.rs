//! The book as an ordinary mdBook folder.

use runebook_book::render;

use crate::fixture::books;
use crate::text;

#[test]
fn the_folder_is_mdbooks() {
    let files = render::source(&books()[2]).unwrap();
    let paths: Vec<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
    let chapters = ["index", "basics", "abilities-melee", "weapons", "figures"].map(|page| format!("src/{page}.md"));
    let first = ["book.toml", "runebook.css", "src/SUMMARY.md"].map(str::to_owned);
    assert_eq!(paths, [first.as_slice(), &chapters].concat());
    assert!(text(&files, "book.toml").starts_with("[book]\ntitle = \"Sil-Q ルールブック\"\nlanguage = \"ja\"\n"));
    assert!(text(&files, "src/SUMMARY.md").contains("- [打撃の能力](abilities-melee.md)\n"));
}

#[test]
fn chapters_are_markdown_with_links_between_sources() {
    let files = render::source(&books()[0]).unwrap();
    let chapter = text(&files, "src/basics.md");
    assert!(chapter.contains("[Power](abilities-melee.md#ability.power) makes the blow heavier"));
    assert!(chapter.contains("A **check** compares two rolls."));
    assert!(!chapter.contains("entry:"));
}

#[test]
fn no_blank_line_breaks_a_block_of_html() {
    for book in books() {
        for (path, bytes) in render::source(&book).unwrap() {
            let text = String::from_utf8(bytes).unwrap();
            for block in text.split("\n\n").filter(|_| path.ends_with(".md")) {
                let opened = block.matches("<figure").count();
                assert_eq!(opened, block.matches("</figure>").count(), "{path}: {block}");
            }
        }
    }
}
