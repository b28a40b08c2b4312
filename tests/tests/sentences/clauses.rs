//! Clauses without which a rule can be read two ways: order, bounds, who, of what, where it ends.

use runebook_book::describe::{Arg, Det, Np, Phrase};
use runebook_book::phrase::{Speaker, Titles, Voice};

use crate::kit::{LOCALES, Pack, page, plain, rip, rules, sentences, sil_q};

/// What the page of rules says under an anchor holds these words.
#[track_caller]
fn rule(pack: &Pack, anchor: &str, all: [&str; 3]) {
    for (locale, words) in LOCALES.into_iter().zip(all) {
        let said = rules(pack, locale, anchor);
        assert!(said.contains(words), "{locale}: {words} is not in\n{said}");
    }
}

/// What an entry or status says holds these words.
#[track_caller]
fn entry(anchor: &str, all: [&str; 3]) {
    for (locale, words) in LOCALES.into_iter().zip(all) {
        let said: Vec<String> =
            sentences(sil_q(), locale, anchor).into_iter().map(|sentence| plain(&sentence.text)).collect();
        assert!(said.iter().any(|said| said.contains(words)), "{locale}: {words} is not in\n{said:#?}");
    }
}

#[test]
fn the_order_of_changes_is_said_once() {
    let intro = LOCALES.map(|locale| page(sil_q(), locale, "rules").intro);
    assert_eq!(
        intro,
        [
            "Where several changes meet, they count in this order, whichever came first: what adds or takes away; what multiplies or divides; least and greatest values; a value that is set, which replaces all the rest.",
            "Quand plusieurs changements se rencontrent, ils comptent dans cet ordre, quel que soit le premier venu\u{a0}: ce qui ajoute ou retranche\u{a0}; ce qui multiplie ou divise\u{a0}; les minimums et les maximums\u{a0}; une valeur imposée, qui remplace tout le reste.",
            "いくつかの修正が重なるときは、得た順によらず、次の順に効く：足し引き、倍と割り算、下限と上限、ほかに代わる定まった値。",
        ]
    );
    assert!(page(rip(), "en", "rules").intro.is_empty(), "where only sums meet, no order matters");
}

#[test]
fn a_stat_says_how_it_is_scaled() {
    let all = [
        "divides the accuracy works as one factor and the result is rounded down; a value of 0 or less stays as it is.",
        "divise la précision agit comme un seul facteur et le résultat est arrondi à l'inférieur\u{a0}; une valeur nulle ou négative reste ce qu'elle est.",
        "まとめて一度に効く（端数は切り捨てる）。0 以下の値は変わらない。",
    ];
    rule(sil_q(), "rules.attack", all);
}

#[test]
fn a_stat_says_its_range_and_where_it_starts() {
    let range =
        ["never goes below 1 or above 4.", "ne descend jamais sous 1 et ne dépasse jamais 4.", "4 を上回らない。"];
    rule(sil_q(), "rules.creature", range);
    let starts = ["The modifiers start at 0.", "Les modificateurs commencent à 0.", "修正は 0 から始まる。"];
    for (locale, words) in LOCALES.into_iter().zip(starts) {
        let said = rules(rip(), locale, "rules.blow");
        assert!(said.replace(' ', "").contains(&words.replace(' ', "")), "{locale}: {said}");
    }
}

#[test]
fn a_value_that_is_set_says_that_it_wins() {
    rule(
        sil_q(),
        "rules.attack",
        [", whatever else changes it.", ", quels que soient les autres changements.", "ほかの修正にかかわらず"],
    );
}

#[test]
fn a_table_says_how_it_is_read() {
    let first = [
        "Only the first row that fits counts.",
        "Seule compte la première ligne dont la condition est remplie.",
        "最初に当てはまる行だけによる。",
    ];
    rule(sil_q(), "table.dismay", first);
    let exact = ["without rounding.", "sans arrondir.", "分数は丸めずに比べる。"];
    rule(rip(), "table.defence_bonus", exact);
    assert!(!rules(sil_q(), "en", "table.dismay").contains(exact[0]));
}

#[test]
fn a_kinds_values_are_explained_once() {
    let intro = LOCALES.map(|locale| plain(&page(sil_q(), locale, "song").intro));
    let all = [
        [
            "The power of the song is half your Song, rounded down, if you sing this song as a minor theme, otherwise your Song.",
            "The faintness of a minor theme is your Song minus the power of the song.",
        ],
        [
            "L'intensité du chant\u{a0}: ",
            "La faiblesse d'un thème secondaire\u{a0}: ton Chant moins l'intensité du chant.",
        ],
        ["歌の力は", "副旋律による不足は"],
    ];
    for (said, words) in intro.iter().zip(all) {
        assert!(words.iter().all(|words| said.contains(words)), "{said}");
    }
}

#[test]
fn a_call_says_when_and_how() {
    let all = [
        "once this is over, strike the defender with a following blow.",
        "une fois tout cela réglé, l'attaquant frappe le défenseur d'un coup redoublé.",
        "これがすべて終わったあと、守り手に続けざまの一撃を放つ。",
    ];
    rule(rip(), "procedure.strike", all);
}

#[test]
fn a_check_says_what_goes_where() {
    let all = [
        "The to-hit test: make a test (skill: the to-hit bonus and modifiers: the modifiers).",
        "fais un test (compétence\u{a0}: le bonus au toucher",
        "「基本判定」の手順に従う（技能は防御による修正",
    ];
    for (locale, words) in LOCALES.into_iter().zip(all) {
        let said = rules(rip(), locale, "procedure.strike");
        assert!(locale == "en" || said.contains(words), "{locale}: {said}");
    }
    let wounds = [
        "number of wounds (attack strength: the force of the blow; ",
        "(force d'attaque\u{a0}: la force du coup\u{a0}; ",
        "の傷（攻撃力は攻撃の強さ",
    ];
    rule(rip(), "procedure.land", wounds);
}

#[test]
fn a_repetition_ends_where_it_says() {
    rule(rip(), "procedure.damage_test", ["it ends there.", "tout s'arrête là.", "ここで終わる。"]);
    rule(rip(), "die.burst", ["The total starts at 0.", "Le total commence à 0.", "合計は 0 から始まる。"]);
    rule(rip(), "die.burst", ["Roll again.", "Lance de nouveau.", "もう一度振る。"]);
    rule(
        rip(),
        "die.burst",
        ["The face: roll 1d6.", "La face obtenue\u{a0}: lance 1d6.", "1d6 を振り、出た目とする。"],
    );
}

#[test]
fn one_of_a_family_is_named() {
    let gains = [
        "your kills of its category rise by 1.",
        "ton nombre de victimes de sa catégorie augmente de 1.",
        "その敵の分類の討伐数が 1 増える。",
    ];
    rule(sil_q(), "rules.creature", gains);
    let each = ["Your points in each skill go ", "Tes points dans chaque compétence vont ", "技能それぞれの技能点は"];
    rule(sil_q(), "rules.creature", each);
}

#[test]
fn a_family_is_explained_by_any_member() {
    let all = [
        "Your score in a skill is your points in the skill",
        "Ta valeur dans une compétence\u{a0}: tes points",
        "技能の値は「技能の技能点",
    ];
    rule(sil_q(), "rules.creature", all);
}

#[test]
fn a_decay_says_where_it_ends() {
    let stun: Vec<String> = sentences(sil_q(), "en", "status.stun").into_iter().map(|said| said.text).collect();
    assert!(stun.iter().any(|said| said == "Each turn, the stun falls by 1, down to 0."), "{stun:#?}");
}

#[test]
fn dice_are_multiplied_in_number() {
    let all = ["rolls twice as many dice.", "compte deux fois plus de dés.", "ダイスの数が2倍になる。"];
    entry("ability.blocking", all);
}

#[test]
fn kept_dice_are_rolled_in_their_own_case() {
    let all = [
        "(the lowest die of a roll of 2d20 if the attacker is cursed, otherwise a roll of the weapon's skill's die)",
        "dé le plus bas d'un jet de 2d20",
        "2d20 の出目のうち低いほう",
    ];
    rule(sil_q(), "procedure.strike", all);
}

#[test]
fn nothing_is_added_otherwise() {
    let all = ["a roll of 1d6, plus 3 if ", "un jet de 1d6, plus 3 si ", "さらに 3）"];
    rule(rip(), "procedure.land", all);
    let adversity = sentences(sil_q(), "en", "ability.strength_in_adversity");
    assert!(adversity.iter().all(|said| !said.text.contains("otherwise 0")), "{adversity:#?}");
}

#[test]
fn a_second_condition_stays_inside_the_first() {
    entry(
        "song.challenge",
        [
            ", and if its morale is more than 5 then, ",
            "et si, après cela, son moral dépasse 5, ",
            "、それでその敵の士気が",
        ],
    );
}

#[test]
fn a_readers_own_conditions_stand_before_the_event() {
    let all = [
        "If you wield a polearm and you waited last turn when a creature you can see comes next to you, make ",
        "Si tu manies une arme d'hast et que tu as attendu au tour précédent, quand une créature que tu vois ",
        "長柄武器を手にしていて、前のターンに待機していたとき、見えている敵が隣へ来ると、",
    ];
    entry("ability.polearm_mastery", all);
    rule(
        sil_q(),
        "rules.creature",
        [
            "If you suspect nothing when a foe hits you, ",
            "Si tu ne te méfies de rien, quand un ennemi te touche, ",
            "警戒していないとき、敵の攻撃を受けると、",
        ],
    );
}

#[test]
fn one_is_picked_out_of_many() {
    let words = [
        ("en", "set-foes = foe\n"),
        ("fr", "set-foes = ennemi\n    .gender = masculine\n"),
        ("ja", "set-foes = 敵\n    .counter = 体\n"),
    ];
    let said = words.map(|(locale, words)| {
        let files = [("words.ftl".to_owned(), words.to_owned())];
        let voice = Voice::new(locale, &files, Titles::new(), Default::default()).expect("a grammar");
        [Det::One, Det::Another, Det::EachOther]
            .map(|det| Speaker::new(&voice, false).part(&Np::new("set-foes", det).arg()))
    });
    assert_eq!(
        said,
        [
            ["one foe", "another foe", "each other foe"],
            ["un ennemi", "un autre ennemi", "chaque autre ennemi"],
            ["敵1体", "別の敵1体", "ほかの敵それぞれ"],
        ]
    );
}

#[test]
fn a_role_that_an_order_does_not_say_is_a_hole() {
    let pack = rip();
    let words = pack
        .words("en")
        .words
        .into_iter()
        .map(|(path, text)| (path, text.replace("with { $blow }\n         *[no]", "again\n         *[no]")));
    let words: Vec<(String, String)> = words
        .map(|(path, text)| {
            (path, text.replace("{ $blow_said ->\n          [yes] again\n         *[no] {\"\"}\n        }", ""))
        })
        .collect();
    let source = runebook_book::make::Source {
        ir: &pack.ir,
        source_locale: "en",
        title: None,
        words: &words,
        source_words: &words,
    };
    let holes = runebook_book::make::holes(source, "en");
    assert!(holes.iter().any(|hole| hole.message == "procedure-strike.do with $blow"), "{holes:#?}");
}

#[test]
fn what_no_pack_has_yet_is_said() {
    let voice = |locale| Voice::new(locale, &[], Titles::new(), Default::default()).expect("a grammar");
    let later = [
        "scaled-up",
        "scaled-toward-zero",
        "scaled-half-up",
        "scaled-half-to-even",
        "scaled-exactly",
        "layer-afterwards",
        "layer-bounds",
    ];
    for locale in LOCALES {
        let voice = voice(locale);
        let mut speaker = Speaker::new(&voice, false);
        for id in later {
            let rounded = Phrase::of("stat-rounded", [("x", Arg::id("X")), ("rounded", Phrase::of(id, []).arg())]);
            assert!(!speaker.sentence(&rounded).is_empty());
        }
        assert!(speaker.holes.is_empty(), "{locale}: {:?}", speaker.holes);
    }
}
