//! The entries of the fixture, with the sentences of `samples/sentences.md`.

use runebook_book::model::{Entry, Page, Part, Sentence, Topic};

use super::say;

/// The page of abilities.
pub fn page(locale: &str) -> Page {
    let entries = [power(locale), finesse(locale), charge(locale), follow_through(locale), riposte(locale)];
    Page {
        id: "abilities-melee".to_owned(),
        title: say(locale, ["Melee abilities", "Capacités de mêlée", "打撃の能力"]),
        intro: say(
            locale,
            [
                "Abilities that a fighter learns with Melee. Each is learned once.",
                "Les capacités qu'un combattant apprend avec la Mêlée. Chacune ne s'apprend qu'une fois.",
                "打撃の技量で覚える能力。どれも一度だけ覚えられる。",
            ],
        ),
        parts: entries.map(|entry| Part::Entry(Box::new(entry))).to_vec(),
        ..Page::default()
    }
}

fn sentence(locale: &str, topic: Topic, texts: [&str; 3]) -> Sentence {
    Sentence { topic, text: say(locale, texts) }
}

fn ability(locale: &str, id: &str, titles: [&str; 3], reading: &str) -> Entry {
    Entry {
        id: format!("ability.{id}"),
        title: say(locale, titles),
        reading: (locale == "ja").then(|| reading.to_owned()),
        kind: say(locale, ["Ability", "Capacité", "能力"]),
        ..Entry::default()
    }
}

fn price(locale: &str) -> Sentence {
    sentence(locale, Topic::Price, ["Costs 500 experience.", "Coûte 500 points d'expérience.", "経験点を 500 払う。"])
}

fn power(locale: &str) -> Entry {
    Entry {
        prose: Some(say(
            locale,
            [
                "You put your whole weight behind every blow. What it gains in force it loses in precision.",
                "Tu mets tout ton poids dans chaque coup. Ce qu'il gagne en force, il le perd en précision.",
                "一撃ごとに全体重を乗せる。重さを得るかわりに、正確さを失う。",
            ],
        )),
        sentences: vec![
            sentence(locale, Topic::Needs, ["Needs Melee 1.", "Demande Mêlée 1.", "打撃 1 が要る。"]),
            price(locale),
            sentence(
                locale,
                Topic::Standing,
                [
                    "Your melee attacks roll damage dice with 1 more side. Their critical hits need 1 more.",
                    "Les dés de dégâts de tes attaques de mêlée ont 1 face de plus. Un coup critique en mêlée exige 1 point de plus.",
                    "打撃のダメージダイスの面が 1 つ増え、会心の一撃に要る差も 1 大きくなる。",
                ],
            ),
        ],
        needed_by: ["ability.charge", "ability.follow_through", "ability.riposte"].map(str::to_owned).to_vec(),
        ..ability(locale, "power", ["Power", "Puissance", "剛力"], "ごうりき")
    }
}

fn finesse(locale: &str) -> Entry {
    Entry {
        prose: Some("You aim for the gaps in the armour, and you find them more often than others do.".to_owned()),
        prose_locale: (locale != "en").then(|| "en".to_owned()),
        sentences: vec![
            sentence(locale, Topic::Needs, ["Needs Melee 2.", "Demande Mêlée 2.", "打撃 2 が要る。"]),
            sentence(
                locale,
                Topic::Standing,
                [
                    "Your melee attacks need 2 less for a critical hit.",
                    "Tes attaques de mêlée exigent 2 points de moins pour un coup critique.",
                    "打撃の会心の一撃に要る差が 2 小さくなる。",
                ],
            ),
        ],
        needed_by: ["ability.charge", "ability.riposte"].map(str::to_owned).to_vec(),
        ..ability(locale, "finesse", ["Finesse", "Finesse", "妙技"], "みょうぎ")
    }
}

fn charge(locale: &str) -> Entry {
    Entry {
        sentences: vec![
            sentence(
                locale,
                Topic::Needs,
                [
                    "Needs Melee 6 and either [Power](entry:ability.power) or [Finesse](entry:ability.finesse).",
                    "Demande Mêlée 6, ainsi que [Puissance](entry:ability.power) ou [Finesse](entry:ability.finesse).",
                    "打撃 6 と、[『剛力』](entry:ability.power)か[『妙技』](entry:ability.finesse)のどちらかが要る。",
                ],
            ),
            price(locale),
            sentence(
                locale,
                Topic::Standing,
                [
                    "In a regular, flanking or retreat attack made as a charge, your Strength and Dexterity count as 3 higher.",
                    "Lors d'une attaque ordinaire, de flanc ou de repli portée en charge, ta Force et ta Dextérité comptent pour 3 de plus.",
                    "突撃での攻撃が通常の一撃・側面取り・統制退却のいずれかなら、腕力と敏捷を 3 ずつ高いものとして扱う。",
                ],
            ),
        ],
        needs: ["ability.power", "ability.finesse"].map(str::to_owned).to_vec(),
        either: ["ability.power", "ability.finesse"].map(str::to_owned).to_vec(),
        notes: vec![say(
            locale,
            [
                "The older manual gave 2 here; the game has always used 3, and so does this book.",
                "L'ancien manuel donnait 2 ; le jeu a toujours appliqué 3, et ce livre fait de même.",
                "古い手引きでは 2 とされていたが、ゲームは初めから 3 を使っており、本書もそれに従う。",
            ],
        )],
        ..ability(locale, "charge", ["Charge", "Charge", "突撃"], "とつげき")
    }
}

fn follow_through(locale: &str) -> Entry {
    Entry {
        prose: Some(say(
            locale,
            [
                "A fallen foe does not stop your blade.",
                "Un ennemi qui tombe n'arrête pas ta lame.",
                "敵が倒れても、刃は止まらない。",
            ],
        )),
        sentences: vec![
            sentence(
                locale,
                Topic::Needs,
                [
                    "Needs Melee 5 and [Power](entry:ability.power).",
                    "Demande Mêlée 5 et [Puissance](entry:ability.power).",
                    "打撃 5 と[『剛力』](entry:ability.power)が要る。",
                ],
            ),
            price(locale),
            sentence(
                locale,
                Topic::Trigger,
                [
                    "When you kill a foe with a regular, flanking, retreat, whirlwind, impale or follow-through attack, make a follow-through attack on another adjacent foe you can see. Not while you are confused.",
                    "Quand tu abats un ennemi d'une attaque ordinaire, de flanc, de repli, tournoyante, perforante ou d'enchaînement, porte une attaque d'enchaînement contre un autre ennemi adjacent que tu vois. Cette règle est sans effet tant que tu es confus.",
                    "通常の一撃・側面取り・統制退却・旋風撃・串刺し・追い討ちで敵を倒すと、隣接していて見える別の敵1体に追い討ちの一撃を放つ。混乱しているあいだは働かない。",
                ],
            ),
        ],
        needs: vec!["ability.power".to_owned()],
        aliases: if locale == "ja" { vec!["おいうち".to_owned(), "追い打ち".to_owned()] } else { Vec::new() },
        ..ability(locale, "follow_through", ["Follow-Through", "Enchaînement", "追い討ち"], "おいうち")
    }
}

fn riposte(locale: &str) -> Entry {
    Entry {
        sentences: vec![
            sentence(
                locale,
                Topic::Needs,
                [
                    "Needs Melee 8, [Power](entry:ability.power) and [Finesse](entry:ability.finesse).",
                    "Demande Mêlée 8, [Puissance](entry:ability.power) et [Finesse](entry:ability.finesse).",
                    "打撃 8、[『剛力』](entry:ability.power)、[『妙技』](entry:ability.finesse)が要る。",
                ],
            ),
            price(locale),
            sentence(
                locale,
                Topic::Trigger,
                [
                    "Once per round, when a foe you can see misses you in melee by at least 10 plus your weapon's weight in pounds, make a free attack on it. Not while you are confused.",
                    "Une fois par round, quand un ennemi visible te manque en mêlée d'au moins 10 plus le poids de ton arme en livres, porte-lui une attaque gratuite. Cette règle est sans effet tant que tu es confus.",
                    "1ラウンドに一度、見えている敵の近接攻撃が「10 ＋ 自分の武器の重さ（lb）」以上の差で外れると、その敵に只の一撃を返す。混乱しているあいだは働かない。",
                ],
            ),
        ],
        needs: ["ability.power", "ability.finesse"].map(str::to_owned).to_vec(),
        ..ability(locale, "riposte", ["Riposte", "Riposte", "返し技"], "かえしわざ")
    }
}

/// A status.
pub fn poison(locale: &str) -> Entry {
    Entry {
        id: "status.poison".to_owned(),
        title: say(locale, ["Poison", "Poison", "毒"]),
        reading: (locale == "ja").then(|| "どく".to_owned()),
        kind: say(locale, ["Status", "État", "状態"]),
        sentences: vec![sentence(
            locale,
            Topic::Status,
            [
                "Each turn you take a fifth of your poison as damage, rounded up, and the poison drops by as much.",
                "À chaque tour, tu subis un cinquième de ton poison en dégâts, arrondi au supérieur, et le poison diminue d'autant.",
                "毎ターン、毒の五分の一（切り上げ）のダメージを受け、毒はその分だけ減る。",
            ],
        )],
        ..Entry::default()
    }
}

/// A thing with notation and fields.
pub fn dagger(locale: &str) -> Entry {
    Entry {
        id: "weapon.dagger".to_owned(),
        title: say(locale, ["Dagger", "Dague", "短剣"]),
        reading: (locale == "ja").then(|| "たんけん".to_owned()),
        kind: say(locale, ["Weapon", "Arme", "武器"]),
        notation: Some("(0, 1d5)".to_owned()),
        fields: [
            (["Weight", "Poids", "重さ"], ["0.8 lb", "0,8 lb", "0.8 lb"]),
            (["Thrown", "Jet", "投擲"], ["yes", "oui", "可"]),
            (
                ["Suits", "Convient à", "向く能力"],
                [
                    "[Finesse](entry:ability.finesse)",
                    "[Finesse](entry:ability.finesse)",
                    "[妙技](entry:ability.finesse)",
                ],
            ),
        ]
        .map(|(label, value)| (say(locale, label), say(locale, value)))
        .to_vec(),
        prose: Some(say(
            locale,
            [
                "Short, quick, and easy to hide.",
                "Plus courte qu'une épée, vive et facile à cacher.",
                "短く、速く、隠しやすい。",
            ],
        )),
        ..Entry::default()
    }
}
