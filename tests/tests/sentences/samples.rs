//! The entries of `samples/sentences.md`, as the generator says them.

use runebook_book::make::sentence;
use runebook_book::model::Topic;

use crate::kit::{LOCALES, rip, sentences, sil_q, stats};

/// What an entry does, in one language.
fn does(locale: &str, entry: &str) -> String {
    let pack = sil_q();
    let words = pack.words(locale);
    sentence(words.source(pack), locale, pack.entry(entry)).expect("no holes")
}

fn is(entry: &str, en: &str, fr: &str, ja: &str) {
    assert_eq!([does("en", entry), does("fr", entry), does("ja", entry)], [en, fr, ja]);
}

#[test]
fn power_changes_two_stats_of_an_attack() {
    is(
        "power",
        "In your melee attacks, the damage dice have 1 more side and a critical hit needs 1 more.",
        "Lors de tes attaques de mêlée, les dés de dégâts ont 1 face de plus et un coup critique exige 1 point de plus.",
        "近接攻撃では、ダメージダイスの面が 1 つ増え、会心の一撃に要る差が 1 大きくなる。",
    );
}

#[test]
fn charge_joins_two_changes_and_two_conditions() {
    is(
        "charge",
        "In your regular, flanking, or retreat attacks made as a charge, your Strength and your Dexterity rise by 3.",
        "Lors de tes attaques ordinaires, de flanc ou de repli portées en charge, ta Force et ta Dextérité augmentent de 3.",
        "通常の一撃・側面取り・統制退却のいずれかによる突撃での攻撃では、腕力と敏捷がそれぞれ 3 上がる。",
    );
}

#[test]
fn follow_through_chooses_another_foe() {
    is(
        "follow_through",
        "When you kill a foe with a regular, flanking, retreat, whirlwind, impale, or follow-through attack, make a follow-through attack on another adjacent foe you can see. Not while you are confused.",
        "Quand tu abats un ennemi d'une attaque ordinaire, de flanc, de repli, tournoyante, perforante ou d'enchaînement, porte une attaque d'enchaînement contre un autre ennemi adjacent que tu vois. Cette règle est sans effet si tu es confus.",
        "通常の一撃・側面取り・統制退却・旋風撃・串刺し・追い討ちのいずれかによる攻撃で敵を倒すと、見えている隣接する別の敵1体に追い討ちの一撃を放つ。ただし、混乱しているときは、すぐ上の規則は働かない。",
    );
}

#[test]
fn riposte_knows_its_attacker_at_the_second_mention() {
    is(
        "riposte",
        "Once per round, when a melee attack by a foe you can see misses you by at least 10 plus your weapon's weight in pounds, make a free attack on it. Not while you are confused.",
        "Une fois par round, quand une attaque de mêlée d'un ennemi que tu vois te manque d'au moins 10 plus le poids de ton arme en livres, porte-lui une attaque gratuite. Cette règle est sans effet si tu es confus.",
        "1ラウンドに一度、見えている敵の近接攻撃が「10 ＋ 自分の武器の重さのポンド数」以上の差で外れると、その敵に無償の一撃を放つ。ただし、混乱しているときは、すぐ上の規則は働かない。",
    );
}

#[test]
fn staying_lists_its_changes_and_its_price() {
    let staying = |locale| does(locale, "staying");
    let en = staying("en");
    assert!(
        en.starts_with("While you sing it, ") && en.contains("2d2") && en.contains("your Will rises by half "),
        "{en}"
    );
    assert!(en.ends_with("Each turn while you sing it, pay 1 voice; if you cannot, end your song."), "{en}");
    let fr = staying("fr");
    assert!(
        fr.starts_with("Tant que tu ")
            && fr.contains("ta Volonté augmente de la moitié de l'")
            && fr.contains("arrondie à l'inférieur"),
        "{fr}"
    );
    assert!(fr.contains("paie 1 point de voix\u{a0};"), "{fr}");
    let ja = staying("ja");
    assert!(
        ja.starts_with("歌っているあいだ、")
            && ja.contains("意志に歌の力の半分（切り捨て）を加える。")
            && ja.contains("声を 1 払うか、払えなければ"),
        "{ja}"
    );
}

#[test]
fn prerequisites_are_one_sentence() {
    let needs = |locale| {
        sentences(sil_q(), locale, "ability.follow_through")
            .into_iter()
            .find(|said| said.topic == Topic::Needs)
            .expect("a prerequisite")
            .text
    };
    let plain = |locale| {
        let text: String = needs(locale);
        text.replace("](entry:skill.melee)", "")
            .replace("](entry:ability.power)", "")
            .replace("](entry:ability.finesse)", "")
            .replace('[', "")
    };
    assert_eq!(plain("en"), "Needs Melee 6 and either Power or Finesse.");
    assert_eq!(plain("fr"), "Demande Mêlée 6, ainsi que Puissance ou Finesse.");
    assert_eq!(plain("ja"), "打撃 6 と、『剛力』か『妙技』のどちらかが要る。");
}

#[test]
fn a_body_with_let_is_said_by_the_author() {
    let poison = |locale| {
        sentences(sil_q(), locale, "status.poison")
            .into_iter()
            .find(|said| said.topic == Topic::Trigger)
            .expect("a trigger")
            .text
    };
    assert_eq!(
        poison("en"),
        "Each turn you take a fifth of your poison as damage, rounded up, and the poison drops by as much."
    );
    assert_eq!(
        poison("fr"),
        "Chaque tour, tu subis un cinquième de ton poison en dégâts, arrondi au supérieur, et le poison diminue d'autant."
    );
    assert_eq!(poison("ja"), "毎ターン、毒の5分の1（切り上げ）のダメージを受け、毒はその分だけ減る。");
}

#[test]
fn nothing_is_left_unsaid_in_any_pack() {
    for pack in [sil_q(), rip(), stats()] {
        for locale in LOCALES {
            let words = pack.words(locale);
            let holes = runebook_book::make::holes(words.source(pack), locale);
            assert!(holes.is_empty(), "{}: {holes:#?}", pack.ir.name);
        }
    }
}
