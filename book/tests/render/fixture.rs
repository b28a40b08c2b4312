//! A small book in three languages, made by hand: what `describe` and `phrase` would hand over.

#[path = "fixture_abilities.rs"]
mod abilities;
#[path = "fixture_figures.rs"]
mod figures;
#[path = "fixture_words.rs"]
mod words;

use runebook_book::model::{Book, Page, Part, Table};

/// The locales of the fixture, the source language first.
pub const LOCALES: [&str; 3] = ["en", "fr", "ja"];

/// The one of three texts that is for this reader.
pub fn say(locale: &str, texts: [&str; 3]) -> String {
    let index = LOCALES.iter().position(|known| *known == locale);
    texts[index.unwrap_or(0)].to_owned()
}

/// The books of the pack "sil-q", cut down.
pub fn books() -> Vec<Book> {
    LOCALES.map(book).to_vec()
}

fn book(locale: &str) -> Book {
    Book {
        locale: locale.to_owned(),
        pack: "sil-q".to_owned(),
        title: say(locale, ["Sil-Q: the rules", "Sil-Q : les règles", "Sil-Q ルールブック"]),
        intro: say(
            locale,
            [
                "What this book says is what the game does: every number in it comes from the rules that the game runs.",
                "Ce que dit ce livre est ce que fait le jeu : chaque nombre vient des règles mêmes que le jeu exécute.",
                "この本に書いてあることは、ゲームが行うことそのものである。数値はすべて、ゲームが実行する規則から取られている。",
            ],
        ),
        pages: vec![basics(locale), abilities::page(locale), weapons(locale), figures::page(locale)],
        words: words::words(locale),
        ..Book::default()
    }
}

fn basics(locale: &str) -> Page {
    let checks = say(
        locale,
        [
            "A **check** compares two rolls. Each side rolls a die with ten sides and adds its score; whoever has *more* succeeds, and a tie goes to the one who resists.\n\nAttacks work the same way: [Power](entry:ability.power) makes the blow heavier, [Finesse](entry:ability.finesse) makes it likelier to be critical. The chances are in [Figures](page:figures).",
            "Un **test** compare deux jets. Chaque camp lance un dé à dix faces et ajoute son score ; qui obtient *plus* réussit, et l'égalité profite à qui résiste.\n\nLes attaques suivent la même règle : [Puissance](entry:ability.power) alourdit le coup, [Finesse](entry:ability.finesse) rend le coup critique plus probable. Les probabilités figurent dans [Figures et probabilités](page:figures).",
            "**判定**では二つの出目を比べる。双方が10面ダイスを1個振って自分の値を足し、大きいほうが成功する。\n同じ値なら抵抗する側の勝ちになる。\n\n攻撃も同じ手順である。**『剛力』**は一撃を重くし、<entry:ability.finesse>は会心の一撃を出しやすくする。確率は[図表](page:figures)にまとめてある。",
        ],
    );
    Page {
        id: "basics".to_owned(),
        title: say(locale, ["How to play", "Comment jouer", "遊び方"]),
        intro: say(
            locale,
            [
                "The few rules that everything else leans on.",
                "Les quelques règles sur lesquelles tout repose.",
                "すべての土台になる、わずかな規則。",
            ],
        ),
        parts: vec![
            Part::Heading(say(locale, ["Checks", "Les tests", "判定"])),
            Part::Prose(checks),
            Part::Entry(Box::new(abilities::poison(locale))),
        ],
        ..Page::default()
    }
}

fn weapons(locale: &str) -> Page {
    let names = [
        (
            ["[Dagger](entry:weapon.dagger)", "[Dague](entry:weapon.dagger)", "[短剣](entry:weapon.dagger)"],
            "0.8",
            "(0, 1d5)",
            "–",
        ),
        (["Longsword", "Épée longue", "長剣"], "3", "(-1, 2d5)", "-"),
        (["Battle axe", "Hache de bataille", "戦斧"], "4.5", "(-3, 3d4)", "–"),
        (["Great spear", "Grande lance", "大槍"], "5.5", "(-2, 1d13)", "–"),
    ];
    let row = |(name, weight, dice, note): ([&str; 3], &str, &str, &str)| {
        let weight = if locale == "fr" { weight.replace('.', ",") } else { weight.to_owned() };
        vec![say(locale, name), weight, dice.to_owned(), note.to_owned()]
    };
    let table = Table {
        id: "table.weapons".to_owned(),
        title: say(locale, ["Weapons", "Les armes", "武器一覧"]),
        head: [
            ["Weapon", "Arme", "武器"],
            ["Weight (lb)", "Poids (lb)", "重さ（lb）"],
            ["Attack", "Attaque", "攻撃"],
            ["Remarks", "Remarques", "備考"],
        ]
        .map(|texts| say(locale, texts))
        .to_vec(),
        rows: names.map(row).to_vec(),
        ..Table::default()
    };
    Page {
        id: "weapons".to_owned(),
        title: say(locale, ["Weapons", "Armes", "武器"]),
        intro: String::new(),
        parts: vec![Part::Table(table), Part::Entry(Box::new(abilities::dagger(locale)))],
        ..Page::default()
    }
}
