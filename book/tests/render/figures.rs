//! Pictures: on one line, named, described, in the colour of the text.

use runebook_book::model::Part;
use runebook_book::render::{self, round_values};

use crate::fixture::{LOCALES, books};
use crate::{SITE, text};

/// The pictures of a page.
fn pictures(html: &str) -> Vec<&str> {
    html.split("<svg class=\"").skip(1).map(|rest| rest.split("</svg>").next().unwrap()).collect()
}

#[test]
fn every_picture_is_named_and_described() {
    for locale in LOCALES {
        let html = text(&SITE, &format!("{locale}/figures.html"));
        let pictures = pictures(html);
        assert_eq!(pictures.len(), 3);
        for picture in pictures {
            assert!(picture.contains("role=\"img\""));
            assert!(picture.contains("<title id=\"figure."));
            assert!(picture.contains("<desc id=\"figure."));
            assert!(picture.contains("fill=\"currentColor\""));
            assert!(!picture.contains('\n'));
        }
    }
}

#[test]
fn axes_speak_the_readers_language() {
    let html = text(&SITE, "fr/figures.html");
    let picture = pictures(html)[0];
    for words in ["Difficulté", "Score", "Probabilité que le test réussisse", "80\u{202f}%"] {
        assert!(picture.contains(words), "{words}");
    }
    assert!(pictures(html)[2].contains("(échelle logarithmique)"));
    assert!(pictures(text(&SITE, "ja/figures.html"))[1].contains("攻撃力 ↓"));
}

#[test]
fn lines_differ_without_colour() {
    let picture = pictures(text(&SITE, "en/figures.html"))[0];
    let lines: Vec<&str> = picture.split("<polyline").skip(1).collect();
    assert_eq!(lines.len(), 6);
    let styles: std::collections::BTreeSet<(&str, &str)> = lines
        .iter()
        .map(|line| {
            let dash = line.split("stroke-dasharray=\"").nth(1).map_or("", |rest| rest.split('"').next().unwrap());
            let mark = line.split("</polyline>").nth(1).unwrap();
            (dash, mark.split(['x', 'y', 'd']).next().unwrap().split(" cx").next().unwrap())
        })
        .collect();
    assert!(styles.len() >= 4, "{styles:?}");
    assert!(["6", "8", "16"].iter().all(|label| picture.contains(&format!("class=\"name\">{label}</text>"))));
}

#[test]
fn a_heat_map_prints_its_numbers() {
    let picture = pictures(text(&SITE, "en/figures.html"))[1];
    assert_eq!(picture.matches("<rect").count(), 81);
    assert_eq!(picture.matches("class=\"value\"").count(), 81);
    assert!(picture.contains(">5.44</text>"));
}

#[test]
fn a_changed_number_changes_table_and_curve() {
    let mut changed = books();
    for book in &mut changed {
        let Part::Figure(figure) = &mut book.pages[3].parts[0] else { panic!("the page begins with a figure") };
        figure.values[3][2] = 0.5;
        figure.cells[3][2] = "50".to_owned();
    }
    let changed = render::html(&changed, &render::Options::default()).unwrap();
    let differ: Vec<&str> =
        changed.iter().zip(SITE.iter()).filter(|(one, other)| one != other).map(|(one, _)| one.0.as_str()).collect();
    assert_eq!(differ, ["en/figures.html", "fr/figures.html", "ja/figures.html"]);
    let pages = [text(&changed, "ja/figures.html"), text(&SITE, "ja/figures.html")];
    assert_ne!(pictures(pages[0])[0], pictures(pages[1])[0]);
    assert_eq!(pictures(pages[0])[1..], pictures(pages[1])[1..]);
}

#[test]
fn axes_want_round_values() {
    let Part::Figure(figure) = &books()[0].pages[3].parts[0] else { panic!("the page begins with a figure") };
    assert_eq!(round_values(figure), [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]);
}
