//! Words: what numbers pick, how they are written, and files from strangers.

use runebook_runtime::text::write::{
    Classes, Hole, Item, Piece, Rule, Words, WriteError, Written, WrittenNumbers, encode, seal,
};
use runebook_runtime::text::{
    Form, Holder, MAJOR, MINOR, Nobody, Number, Numbers, Run, Section, Source, TextError, Texts,
};

/// Whose every live number is this one, if it can be worked out.
#[derive(Clone, Copy)]
struct Says(Option<i64>);

impl Holder for Says {
    fn number(&mut self, source: Source) -> Option<i64> {
        assert!(matches!(source, Source::Function(7)));
        self.0
    }
}

fn literal(text: &str) -> Piece {
    Piece::Literal(text.into())
}

/// "Rises by 1,234 (half your Grace). Needs Sight." with everything a file can hold.
fn words() -> Words {
    let hole = |size: bool| Piece::Hole { hole: 0, signed: !size, size };
    let classes = Classes {
        rules: vec![
            Rule { negative: Some(false), low: 1, high: 1, class: 1, ..Rule::default() },
            Rule { negative: Some(true), low: 0, high: i64::MAX, class: 2, ..Rule::default() },
        ],
        count: 3,
        otherwise: 0,
    };
    let options = vec![
        vec![literal("rises by "), hole(false), literal(" points")],
        vec![literal("rises by "), hole(false), literal(" point")],
        vec![literal("falls by "), hole(true)],
        vec![literal("rises by half your Grace")],
    ];
    let rules = Written {
        words: vec![literal("rises by half your Grace"), Piece::Break(" ".into()), Piece::Link(2, "Sight".into())],
        numbers: vec![Piece::Choice(vec![(0, 0)], options), Piece::Break(" ".into()), Piece::Link(2, "Sight".into())],
    };
    let plain = |words: Vec<Piece>| Written { words, numbers: Vec::new() };
    let fixed = vec![literal("by "), Piece::Fixed(5, 2, "2,5".into())];
    Words {
        locale: "xx".into(),
        content: 77,
        numbers: WrittenNumbers {
            decimal: ",".into(),
            group: ".".into(),
            minus: "\u{2212}".into(),
            plus: "+".into(),
            digits: "0123456789".into(),
            sizes: [3, 3, 1],
        },
        items: vec![
            Item {
                id: 9,
                name: "ability.power".into(),
                forms: vec![
                    (Form::Name, plain(vec![literal("Power")])),
                    (Form::Prose, plain(fixed)),
                    (Form::Rules, rules),
                ],
            },
            Item { id: 2, name: "skill.sight".into(), forms: vec![(Form::Name, plain(vec![literal("Sight")]))] },
        ],
        holes: vec![Hole { source: Source::Function(7), base: Some(0), denominator: 1 }],
        classes: vec![classes],
    }
}

fn read<H: Holder>(texts: &Texts<'_>, form: Form, holder: H) -> String {
    texts.text(9, form, holder).map(|run| run.to_string()).collect()
}

#[test]
fn numbers_pick_the_alternative() {
    let bytes = encode(&words()).unwrap();
    let texts = Texts::load(&bytes).unwrap();
    assert_eq!((texts.locale(), texts.content_hash(), texts.count()), ("xx", 77, 2));
    assert_eq!(
        (texts.find("ability.power"), texts.name(9), texts.qualified(2)),
        (Some(9), Some("Power"), Some("skill.sight"))
    );
    assert_eq!(read(&texts, Form::Rules, Nobody), "rises by half your Grace Sight");
    assert_eq!(read(&texts, Form::Rules, Says(Some(1))), "rises by +1 point Sight");
    assert_eq!(read(&texts, Form::Rules, Says(Some(0))), "rises by +0 points Sight");
    assert_eq!(read(&texts, Form::Rules, Says(Some(-1234))), "falls by 1.234 Sight");
    assert_eq!(read(&texts, Form::Rules, Says(None)), "rises by half your Grace Sight");
    assert_eq!(read(&texts, Form::Short, Nobody), "");
}

#[test]
fn a_value_tells_what_it_is_made_of() {
    let bytes = encode(&words()).unwrap();
    let texts = Texts::load(&bytes).unwrap();
    let runs: Vec<Run<'_>> = texts.text(9, Form::Rules, Says(Some(7))).collect();
    let Run::Value(value) = runs[1] else { panic!("{runs:?}") };
    assert_eq!((value.base, value.current), (Some(Number::whole(0)), Some(Number::whole(7))));
    assert!(value.changed() && value.printed.is_none() && value.source == Some(Source::Function(7)));
    assert_eq!(runs.last(), Some(&Run::Link { to: 2, text: "Sight" }));
    let runs: Vec<Run<'_>> = texts.text(9, Form::Prose, Nobody).collect();
    let Run::Value(value) = runs[1] else { panic!("{runs:?}") };
    assert_eq!((value.printed, value.base), (Some("2,5"), Some(Number { num: 5, den: 2 })));
    assert!(!value.changed());
}

#[test]
fn numbers_are_written_as_the_language_writes_them() {
    let numbers = |sizes| Numbers { decimal: ",", group: "'", minus: "-", plus: "+", digits: "0123456789", sizes };
    let shown = |num, den, signed| numbers([3, 3, 1]).show(Number { num, den }, signed).to_string();
    assert_eq!(shown(1_234_567, 1, false), "1'234'567");
    assert_eq!(shown(-12, 1, true), "-12");
    assert_eq!(shown(12, 1, true), "+12");
    assert_eq!(shown(0, 1, true), "+0");
    assert_eq!(shown(5, 4, false), "1,25");
    assert_eq!(shown(-2, 6, false), "-1/3");
    assert_eq!(shown(i64::MIN, u32::MAX, false), "-9'223'372'036'854'775'808/4'294'967'295");
    assert_eq!(shown(i64::MIN, 512, false), "-18'014'398'509'481'984");
    assert_eq!(numbers([3, 3, 2]).show(Number::whole(1234), false).to_string(), "1234");
    assert_eq!(numbers([3, 3, 2]).show(Number::whole(12345), false).to_string(), "12'345");
    assert_eq!(numbers([3, 2, 1]).show(Number::whole(12_345_678), false).to_string(), "1'23'45'678");
    assert_eq!(numbers([0, 0, 1]).show(Number::whole(12_345_678), false).to_string(), "12345678");
}

#[test]
fn words_of_another_table_say_so() {
    let mismatch = runebook_runtime::text::Mismatch { words: 1, table: 0xab };
    let said = mismatch.to_string();
    assert!(said.contains("0000000000000001") && said.contains("00000000000000ab"), "{said}");
}

/// Everything is read, whatever is in the bytes.
fn read_all(bytes: &[u8]) -> usize {
    let Ok(texts) = Texts::load(bytes) else { return 0 };
    let mut read = 0;
    for id in (0..texts.count()).filter_map(|at| texts.id(at)) {
        for form in Form::ALL {
            for number in [None, Some(0), Some(1), Some(i64::MIN), Some(i64::MAX)] {
                struct Wild(Option<i64>);
                impl Holder for Wild {
                    fn number(&mut self, _source: Source) -> Option<i64> {
                        self.0
                    }
                }
                read += texts.text(id, form, Wild(number)).map(|run| run.to_string().len()).sum::<usize>();
            }
            read += texts.text(id, form, Nobody).map(|run| run.to_string().len()).sum::<usize>();
        }
    }
    read
}

#[test]
fn damaged_words_are_refused_or_read_within_bounds() {
    let bytes = encode(&words()).unwrap();
    assert!(read_all(&bytes) > 0);
    for at in 0..bytes.len() {
        for change in [1, 2, 0x10, 0x7f, 0x80, 0xff] {
            let mut other = bytes.clone();
            other[at] ^= change;
            assert!(at < 8 || Texts::load(&other).is_err(), "a change at {at} is seen");
            seal(&mut other);
            read_all(&other);
        }
        let mut short = bytes[..at].to_vec();
        seal(&mut short);
        read_all(&short);
    }
}

/// Words as numbers of four bytes set to what bounds are most often wrong about.
#[test]
fn wild_indices_are_refused_or_read_within_bounds() {
    let bytes = encode(&words()).unwrap();
    for at in (0..bytes.len() - 4).step_by(4) {
        for value in [0, 1, 2, 0x7fff_ffff, 0x8000_0000, u32::MAX - 1, u32::MAX, bytes.len() as u32] {
            let mut other = bytes.clone();
            other[at..at + 4].copy_from_slice(&value.to_le_bytes());
            seal(&mut other);
            read_all(&other);
        }
    }
}

#[test]
fn what_is_not_there_is_refused_when_it_is_written() {
    let mut none = words();
    none.holes.clear();
    assert!(matches!(encode(&none), Err(WriteError::Refused(TextError::Row { section: Section::Pieces, .. }))));
    let mut twice = words();
    twice.items[1].id = 9;
    assert!(matches!(encode(&twice), Err(WriteError::Refused(TextError::Row { section: Section::Items, .. }))));
    let mut few = words();
    few.classes[0].count = 2;
    assert!(encode(&few).is_err());
}

/// The page on the format lists every section and form as it is.
#[test]
fn the_page_on_the_format_is_true() {
    let page = include_str!("../../../docs/runetext-format.md");
    assert!(page.contains(&format!("Version {MAJOR}.{MINOR}.")));
    for section in Section::ALL {
        let row = format!("| {} | {} | {} |", section as u32, section.what(), section.row_size());
        assert!(page.contains(&row), "{row}");
    }
    for form in Form::ALL {
        let row = format!("| {} | `{}` |", form as u32, form.word());
        assert!(page.contains(&row), "{row}");
    }
}
