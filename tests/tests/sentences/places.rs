//! A clause takes the form of its place in the sentence; numbers and brackets are set as the language sets them.

use runebook_book::describe::{Arg, Det, Join, Np, Phrase, Ratio, said_of};
use runebook_book::phrase::{Speaker, Titles, Voice};

const JA: &str = "
stat-grit = 根性
stat-luck = 運
stat-wit = 機知
word-foe = 敵
clock-turn = ターン
flag-calm =
    .attribute = 落ち着いている
    .attribute_not = 落ち着いていない
flag-lost =
    .is = 道に{ $place ->
        [inner] 迷い
        [other] 迷うか
        [if] 迷えば
       *[last] 迷う
    }
";

fn ja() -> Voice {
    let files = [("words.ftl".to_owned(), JA.to_owned())];
    Voice::new("ja", &files, Titles::new(), std::collections::BTreeMap::new()).expect("a grammar")
}

#[track_caller]
fn is(said: &Phrase, expected: &str) {
    let voice = ja();
    let mut speaker = Speaker::new(&voice, false);
    assert_eq!(speaker.sentence(said), expected);
    assert!(speaker.holes.is_empty(), "{:?}", speaker.holes);
}

fn noun(key: &str) -> Arg {
    Np::new(key, Det::The).arg()
}

fn whole(n: i128) -> Arg {
    Arg::Number(Ratio::new(n, 1).expect("a number"))
}

fn at_most(key: &str, n: i128) -> Arg {
    Phrase::of("cond-le", [("x", noun(key)), ("y", whole(n))]).arg()
}

fn lost() -> Arg {
    said_of("flag-lost", Np::you(), true).arg()
}

/// "If …, it ends here."
fn ends_if(cond: Arg) -> Phrase {
    Phrase::of("line-if-do", [("cond", cond), ("do", Phrase::of("do-stop", []).arg())])
}

#[test]
fn a_clause_brings_its_own_form_or_gets_the_words_of_the_place() {
    is(&ends_if(lost()), "道に迷えば、ここで終わる。");
    is(&ends_if(said_of("flag-calm", Np::you(), true).arg()), "落ち着いているなら、ここで終わる。");
    is(&ends_if(at_most("stat-grit", 0)), "根性が 0 以下なら、ここで終わる。");
    is(
        &Phrase::of("not-while", [("cond", at_most("stat-grit", -5))]),
        "ただし、根性が −5 以下のときは、すぐ上の規則は働かない。",
    );
    is(&Phrase::of("needs-that", [("cond", lost())]), "道に迷う場合に限る。");
}

#[test]
fn only_the_last_clause_of_a_list_takes_it() {
    let both = |join| ends_if(Arg::list(vec![lost(), at_most("stat-grit", 0)], join));
    is(&both(Join::And), "道に迷い、根性が 0 以下なら、ここで終わる。");
    is(&both(Join::Or), "道に迷うか、根性が 0 以下なら、ここで終わる。");
}

#[test]
fn alternatives_of_which_one_is_a_group_each_take_it() {
    let group = Phrase::of("cond-group", [("x", Arg::list(vec![lost(), at_most("stat-luck", 3)], Join::And))]);
    let either = Arg::list(vec![at_most("stat-grit", 0), group.arg()], Join::Or);
    is(&ends_if(either), "根性が 0 以下なら、または道に迷い、運が 3 以下なら、ここで終わる。");
}

#[test]
fn alternatives_at_the_end_of_what_must_all_hold_stand_apart() {
    let group = Phrase::of("cond-group", [("x", Arg::list(vec![lost(), at_most("stat-luck", 3)], Join::Or))]);
    let all = Arg::list(vec![at_most("stat-grit", 0), group.arg()], Join::And);
    is(&ends_if(all), "根性が 0 以下で、かつ（道に迷うか、運が 3 以下のとき）、ここで終わる。");
}

#[test]
fn a_cell_ends_with_its_noun() {
    let voice = ja();
    assert_eq!(Speaker::new(&voice, false).cell(&at_most("stat-grit", 1024)), "根性が 1,024 以下");
}

#[test]
fn names_are_listed_without_a_conjunction() {
    let value = |items: Vec<&str>, join| {
        let items = items.into_iter().map(noun).collect();
        Phrase::of("stat-is", [("x", noun("word-foe")), ("value", Arg::list(items, join))])
    };
    is(&value(vec!["stat-grit", "stat-luck"], Join::And), "敵は根性と運である。");
    is(&value(vec!["stat-grit", "stat-luck"], Join::Or), "敵は根性か運である。");
    is(&value(vec!["stat-grit", "stat-luck", "stat-wit"], Join::And), "敵は根性・運・機知である。");
    is(&value(vec!["stat-grit", "stat-luck", "stat-wit"], Join::Or), "敵は根性・運・機知のいずれかである。");
}

#[test]
fn numbers_stand_apart_but_stay_with_what_counts_them() {
    let lasting = Phrase::of("lasting", [("n", whole(3)), ("clock", Np::new("clock-turn", Det::Bare).arg())]);
    is(&lasting, "3ターンのあいだ");
    let part = Phrase::of("value-part", [("x", noun("stat-luck")), ("n", whole(12))]);
    is(&Phrase::of("stat-is", [("x", noun("stat-grit")), ("value", part.arg())]), "根性は運の12分の1である。");
    let roll = Phrase::of("value-roll", [("x", Arg::Text("2d6".to_owned()))]);
    is(&Phrase::of("stat-is", [("x", noun("stat-grit")), ("value", roll.arg())]), "根性は 2d6 の出目である。");
}

#[test]
fn a_bound_and_a_rounding_share_their_brackets() {
    let sum = Phrase::of("math-plus", [("a", noun("stat-luck")), ("b", whole(10))]).arg();
    let rounded = Phrase::of("value-rounded-down", [("x", sum)]).arg();
    let bounded = |x: &Arg| Phrase::of("value-at-most", [("a", x.clone()), ("b", whole(20))]).arg();
    let is_value = |value, expected| is(&Phrase::of("stat-is", [("x", noun("stat-grit")), ("value", value)]), expected);
    is_value(bounded(&rounded), "根性は「運 ＋ 10」（切り捨て、上限 20）である。");
    let part = Phrase::of("math-group", [("x", bounded(&rounded))]).arg();
    let whole_sum = Phrase::of("math-minus", [("a", whole(30)), ("b", part)]).arg();
    is_value(whole_sum, "根性は「30 −（運 ＋ 10、切り捨て、上限 20）」である。");
}
