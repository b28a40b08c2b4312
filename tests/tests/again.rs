//! A check makes no difference of what was checked before, nor of how many threads look.

use std::fmt::Write as _;

use runebook_compiler::{Checked, File, Reader, check, emit, lints};
use runebook_runtime::encode;
use runebook_tests::packs;

/// Numbers that only look random.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("half a word") % limit.max(1)
    }
}

/// All that can be seen of a check: findings, lints with their places, the table.
fn seen(checked: &Checked) -> (String, Vec<u8>) {
    let mut text = format!("{:#?}", checked.diagnostics);
    let Some(ir) = &checked.ir else { return (text, Vec::new()) };
    let _ = write!(text, "{:#?}", lints::find(ir));
    match emit::emit(ir) {
        Ok(program) => (text, encode(&program).expect("bytes")),
        Err(found) => (text + &format!("{found:#?}"), Vec::new()),
    }
}

/// A line is changed, taken out, written twice, or moved.
fn edit(files: &mut [File], dice: &mut Dice) {
    let at = dice.below(files.len());
    let text = &mut files[at].text;
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let line = dice.below(lines.len());
    let (before, after) = (lines[..line].concat(), lines.get(line + 1..).unwrap_or_default().concat());
    let own = lines.get(line).copied().unwrap_or_default();
    let new = match dice.below(12) {
        0 => String::new(),
        1 => own.repeat(2),
        2 => format!("\n{own}"),
        3 => own.replacen(' ', "  ", 1),
        4 => own.replacen(" and ", " or ", 1),
        5 => own.replacen('}', "", 1),
        6 => own.replacen("let ", "let x", 1),
        7 => own.replacen("your ", "yuor ", 1),
        8 => own.replacen("needs ", "needs not_there or ", 1),
        9 => own.replacen(|c: char| c.is_ascii_digit(), "0", 1),
        _ => own.replacen(|c: char| c.is_ascii_digit(), ["1", "2", "7", "13"][dice.below(4)], 1),
    };
    *text = format!("{before}{new}{after}");
}

/// Edits one after the other; now and then all of them are taken back.
fn edited(chain: &[&str], edits: usize) -> usize {
    let clean = packs::files(chain);
    let (mut files, mut reader, mut dice) = (clean.clone(), Reader::default(), Dice(chain.len() as u64 + 1));
    let mut kept = 0;
    for number in 0..edits {
        if number % 5 == 0 {
            files.clone_from(&clean);
        }
        let now = seen(&reader.check(&files));
        assert!(now == seen(&check(&files)), "{chain:?}: after {number} edits\n{}", now.0);
        kept += usize::from(reader.looked_at().is_some());
        edit(&mut files, &mut dice);
    }
    kept
}

#[test]
fn a_pack_is_checked_again_as_if_for_the_first_time() {
    let kept = edited(&["sil"], 60) + edited(&["sil", "sil-q"], 40) + edited(&["rip"], 40);
    assert!(kept > 30, "only {kept} of 140 edits were checked in parts");
}

/// Twenty entries and a status, of which one has another number.
fn plain(bonus: u32, of: usize) -> Vec<File> {
    let system = "clock turn\nentity creature \"Creature\" {\n  stat strength \"Strength\", grace \"Grace\": number, else 0\n  \
                  resource health \"Health\": number in 0..20, starts at 20\n}\nkind ability \"Ability\" { level: number in 1..20 }\n\
                  event struck(who: creature, pain: number) told by the game\n\
                  procedure daze(who: creature) { who gains dizzy for 2 turns }\n";
    let entry = |number: usize| {
        let bonus = if number == of { bonus } else { 3 };
        let asks = if number == 7 { "  grace +power_3.bonus\n" } else { "" };
        format!(
            "ability power_{number} \"Power {number}\" {{\n  level 1\n  let bonus = {bonus}\n{asks}  strength +bonus when your \
             health < 10\n  on struck as who, once per turn, when pain >= bonus: you gain 1 health\n}}\n"
        )
    };
    let file = |path: String, text: String| File { path, text, edition: 0 };
    let mut files = vec![file("system.rune".to_owned(), system.to_owned())];
    files.extend((0..4).map(|part| file(format!("{part}.rune"), (part * 5..part * 5 + 5).map(entry).collect())));
    let dizzy = if of == 20 { bonus } else { 3 };
    files[1].text.insert_str(0, &format!("status dizzy \"Dizzy\" {{ stacks longest; grace -{dizzy} }}\n"));
    files
}

#[test]
fn only_what_an_edit_can_reach_is_looked_at_again() {
    let mut reader = Reader::default();
    let _ = reader.check(&plain(3, 0));
    assert_eq!(reader.looked_at(), None);
    // the last of a file, which moves no other
    let _ = reader.check(&plain(14, 9));
    assert_eq!(reader.looked_at(), Some(1));
    let _ = reader.check(&plain(3, 9));
    // the two that follow in the file, and one of another that asks for its number
    let checked = reader.check(&plain(14, 3));
    assert_eq!(reader.looked_at(), Some(3));
    assert!(seen(&checked) == seen(&check(&plain(14, 3))));
    assert_eq!(format!("{:#?}", checked.ir), format!("{:#?}", check(&plain(14, 3)).ir));
    // a status alone, of which a procedure says how long it lasts
    let _ = reader.check(&plain(3, 20));
    let checked = reader.check(&plain(5, 20));
    assert_eq!(reader.looked_at(), Some(1));
    assert_eq!(format!("{:#?}", checked.ir), format!("{:#?}", check(&plain(5, 20)).ir));
}

#[test]
fn any_number_of_threads_finds_the_same() {
    let with = |threads: usize, files: &[File]| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| (format!("{:#?}", check(files).ir), seen(&check(files))))
    };
    let (mut files, mut dice) = (packs::files(&["sil", "sil-q"]), Dice(9));
    for edits in [0, 3, 9] {
        (0..edits).for_each(|_| edit(&mut files, &mut dice));
        let one = with(1, &files);
        assert!([2, 3, 7].into_iter().all(|threads| with(threads, &files) == one), "after {edits} edits");
    }
}
