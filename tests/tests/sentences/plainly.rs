//! What a reader would stumble over: names told to themselves, numbers behind names, loops that end half-way.

use crate::kit::{Pack, plain, rip, rules, sentences, sil_q, stats};

/// All that an entry does, without links.
fn does(pack: &Pack, locale: &str, anchor: &str) -> String {
    let said = sentences(pack, locale, anchor).into_iter().map(|sentence| plain(&sentence.text));
    said.collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn has(said: &str, wanted: &str) {
    assert!(said.contains(wanted), "{wanted} is not in\n{said}");
}

#[test]
fn a_condition_on_each_follows_each_and_the_sentence_ends() {
    let shoot = |locale| rules(sil_q(), locale, "procedure.shoot");
    has(&shoot("en"), "For each adjacent foe, if it is not the defender or ");
    has(&shoot("fr"), "Pour chaque ennemi adjacent, si cet ennemi n'est pas le défenseur");
    has(
        &shoot("ja"),
        "隣接する敵それぞれについて、その敵が受け手でないか、攻め手が射る相手に隙を見せるなら、その敵が攻め手に無償の一撃を放つ。",
    );
}

#[test]
fn the_entry_that_comes_with_an_event_is_named_in_its_clause() {
    has(&does(sil_q(), "ja", "draught.antidote"), "解毒薬を飲むと、毒が抜け、");
    has(&does(stats(), "en", "mark.digging"), "When you train by “A turn spent digging”, with a chance of 10%, ");
    has(&does(stats(), "fr", "lapse.vomiting"), "Quand tu commets la faute «\u{a0}Vomir\u{a0}», tu perds 10 marques");
    has(&does(stats(), "ja", "lapse.vomiting"), "「嘔吐」があると、頑健のしるしを 10 失う。");
}

#[test]
fn what_is_given_under_its_own_name_is_not_said() {
    let look_out = rules(sil_q(), "en", "procedure.look_out");
    has(&look_out, "The noticing: make noticing.");
    has(&rules(sil_q(), "ja", "procedure.look_out"), "見張りの結果：「気づき」の手順に従う。");
    has(&rules(rip(), "fr", "procedure.strike"), "fais un test (compétence\u{a0}: le bonus au toucher).");
}

#[test]
fn a_formula_that_always_gives_the_same_is_its_number() {
    let cruel = |locale| does(sil_q(), locale, "ability.cruel_blow");
    has(&cruel("en"), "it loses 2 points of spirits; for each kin in sight");
    has(&cruel("ja"), "その敵の気勢が 2 減り、見える同類それぞれについて、その同類の気勢が 2 減る。");
    has(&rules(sil_q(), "ja", "chance.breathing_space"), "息を吐く確率は 1/3 である。");
}

#[test]
fn a_formula_of_yes_or_no_says_when() {
    let way_out = |locale| rules(sil_q(), locale, "formula.way_out");
    has(&way_out("en"), "The way out is open to the creature when the creature escapes");
    has(&way_out("ja"), "その者が脱出中なら、その者に出口が開いている。");
}

#[test]
fn what_sets_a_flag_has_words_of_its_own() {
    has(&does(sil_q(), "ja", "ability.oath"), "選んだ誓いが鉄のとき、誓いを破ったことになる。");
    has(&rules(sil_q(), "ja", "procedure.prise"), "奪う者は脱出中となる。");
}

#[test]
fn a_family_is_told_by_any_of_its_members() {
    has(
        &rules(stats(), "ja", "rules.creature"),
        "能力値の値は「能力値の元の値 ＋ 魔法の品による能力値の点 − 能力値の一時の低下」である。",
    );
    let reach = rules(sil_q(), "ja", "rules.creature");
    has(&reach, "士気に、見えている敵の弱みの合計を加える。");
    has(&reach, "武器の殺戮の相手が自分の分類のとき、または属性の刃");
}

#[test]
fn less_is_not_said_as_more_of_a_negative() {
    has(
        &rules(sil_q(), "ja", "procedure.breathe"),
        "息のダイスを、息が失うダイスの数（マスの数による）のぶんだけ減らしたものの出目。",
    );
}
