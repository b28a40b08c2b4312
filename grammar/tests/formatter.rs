//! The formatter: canonical, idempotent, and never a change of meaning.

use runebook_grammar::{format, layout, parse};

const SAMPLES: [&str; 4] = [
    include_str!("samples/rip.rune"),
    include_str!("samples/sil.rune"),
    include_str!("samples/stats.rune"),
    include_str!("samples/forms.rune"),
];

fn shape(text: &str) -> String {
    let full = format!("{:?}", parse(0, text).0);
    full.split("Span {").map(|part| part.split_once('}').map_or(part, |(_, after)| after)).collect()
}

fn formatted(text: &str) -> String {
    format(text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"))
}

#[test]
fn samples_keep_their_meaning_and_comments() {
    for sample in SAMPLES {
        let once = formatted(sample);
        assert_eq!(shape(sample), shape(&once));
        assert_eq!(once, formatted(&once));
        assert_eq!(layout(0, sample).comments.len(), layout(0, &once).comments.len());
    }
}

#[test]
fn one_layout() {
    let messy = "\u{feff}\n\n// head\r\nability  power   \"Power\"{\r\n\r\n\tskill melee ;level 1\n      let x=(3-1)*2 ,at least 0 // note  \n\n\n  \
                 on killed as attacker,\nwhen a{ strike(\nattack( you,foe ),\n x) }\n\n}\ntable t(a : number){ a>=3 :+6 ; else : 2d6-3 }";
    let neat = "\
// head
ability power \"Power\" {
  skill melee; level 1
  let x = (3 - 1) * 2, at least 0  // note

  on killed as attacker,
    when a { strike(
      attack(you, foe),
      x) }
}
table t(a: number) { a >= 3: +6; else: 2d6 - 3 }
";
    assert_eq!(formatted(messy), neat);
    assert_eq!(formatted(neat), neat);
}

#[test]
fn short_dice_are_spelled_out() {
    let short = "kind a {\n  let x = 4d6kh3 + 2d20kl1\n  let d6kh3 = 1\n}\n";
    let long = "kind a {\n  let x = 4d6 keep high 3 + 2d20 keep low 1\n  let d6kh3 = 1\n}\n";
    assert_eq!(formatted(short), long);
    assert_eq!(formatted(long), long);
}

#[test]
fn signs_keep_what_they_touch() {
    let text =
        "kind a {\n  melee +2\n  damage sides -2\n  let x = -3 + -(4)\n  let y = a*b/c^2\n  notation (a,b)  [c]\n}\n";
    let neat =
        "kind a {\n  melee +2\n  damage sides -2\n  let x = -3 + -(4)\n  let y = a*b/c^2\n  notation (a,b)  [c]\n}\n";
    assert_eq!(formatted(text), neat);
}

#[test]
fn expectations_and_notations_have_one_layout() {
    let messy = "weapon axe \"Axe\"( -3,3d4 ) [+1]{ }\ntest \"t\"{\n  expect chance of hit in f(a) is 50%±2%\n  \
                 expect q95 of  x in f(a)=3  +-  1\n  expect order:a<b<=c by  mean\n  expect odds of a dominate odds of b\n  \
                 dist  pool=3d6\n  melee +-3\n}\n";
    let neat = "weapon axe \"Axe\" (-3, 3d4) [+1] { }\ntest \"t\" {\n  expect chance of hit in f(a) is 50% +-2%\n  \
                expect q95 of x in f(a) = 3 +- 1\n  expect order: a < b <= c by mean\n  expect odds of a dominate odds of b\n  \
                dist pool = 3d6\n  melee +-3\n}\n";
    assert_eq!(formatted(messy), neat);
    assert_eq!(formatted(neat), neat);
    assert_eq!(shape(messy), shape(neat));
}

#[test]
fn a_file_with_mistakes_is_left_alone() {
    assert!(format("kind a { let }").is_err());
}
