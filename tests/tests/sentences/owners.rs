//! Whose a number is, and who acts.

use runebook_book::model::Part;

use super::kit::{LOCALES, Pack, page, rip, rules, sil_q, stats};

fn told(pack: &Pack, anchor: &str, all: [&str; 3]) {
    for (locale, words) in LOCALES.into_iter().zip(all) {
        let said = rules(pack, locale, anchor);
        assert!(said.contains(words), "{locale}: {words} is not in\n{said}");
    }
}

/// What the French page of rules says under an anchor.
fn french(pack: &Pack, anchor: &str, words: &str) {
    let said = rules(pack, "fr", anchor);
    assert!(said.contains(words), "{words} is not in\n{said}");
}

#[test]
fn a_family_of_a_one_of_is_explained_by_any_member_too() {
    let all = [
        "Your score in a stat is your own score in the stat plus",
        "Ta valeur pour un attribut\u{a0}: ta valeur propre pour l'attribut plus",
        "能力値の値は「能力値の元の値",
    ];
    told(stats(), "rules.creature", all);
    told(
        sil_q(),
        "rules.creature",
        ["each threat to the mind starts at 0", "chaque menace pour l'esprit", "抵抗力は 0"],
    );
}

#[test]
fn a_place_is_not_the_reader() {
    told(sil_q(), "rules.place", ["The place's ward goes", "Le sceau du lieu va", "場所の守りの強さは"]);
}

#[test]
fn a_formula_of_yes_or_no_holds_when_it_does() {
    let all = [
        "The way out is open to the creature when the creature escapes",
        "L'issue est ouverte à la créature quand la créature est en fuite",
        "なら、その者に出口が開いている。",
    ];
    told(sil_q(), "formula.way_out", all);
    told(sil_q(), "formula.aches", ["The ache goes on when", "La douleur dure quand", "痛みが続いている。"]);
}

#[test]
fn a_formula_that_is_a_number_is_told_as_one() {
    told(sil_q(), "rules.creature", ["Your morale is 6 plus", "Ton moral\u{a0}: 6 plus ton ardeur", "士気は「6 ＋"]);
    told(sil_q(), "rules.creature", ["you lose 2 points of spirits", "tu perds 2 points d'ardeur", "気勢が 2 減り"]);
}

#[test]
fn whoever_acts_in_a_procedure_is_named() {
    french(sil_q(), "procedure.shoot", "cet ennemi porte une attaque gratuite contre l'attaquant");
    french(sil_q(), "procedure.keep_watch", "Pour chaque guetteur, ce guetteur guette le rôdeur.");
}

#[test]
fn what_follows_an_owner_stands_behind_it() {
    french(sil_q(), "procedure.look_out", "la marge du rôdeur pour semer un guetteur, si le résultat est positif.");
    french(sil_q(), "procedure.recognise", "La familiarité du buveur avec la potion augmente de 1.");
    french(sil_q(), "rules.creature", "Ta marge pour semer un guetteur\u{a0}: 25.");
}

#[test]
fn a_pack_may_say_a_change_or_a_call_its_own_way() {
    french(sil_q(), "procedure.look_out", "Le repérage\u{a0}: fais le jet de repérage du guetteur contre le rôdeur");
    french(sil_q(), "procedure.sing", "Le chanteur n'a plus de thème secondaire.");
    french(sil_q(), "rules.creature", "ton nombre de tours de chant augmente de 1.");
}

#[test]
fn a_member_of_a_one_of_is_one_of_its_sort() {
    let parts = page(sil_q(), "fr", "rules").parts;
    let all = parts.iter().filter_map(|part| if let Part::Table(table) = part { Some(table) } else { None });
    let rows: Vec<String> = all.map(|table| format!("{:?}", table.rows)).collect();
    for words in ["La chose cachée est un piège dans le sol", "La couleur est le vert", "Il n'y a aucune marque"] {
        assert!(rows.iter().any(|rows| rows.contains(words)), "{words}");
    }
    french(sil_q(), "rules.creature", "Tant que l'état d'éveil selon ta vigilance est «\u{a0}endormi\u{a0}»,");
    french(rip(), "check.steady", "le total du lancer est égal au total voulu");
}
