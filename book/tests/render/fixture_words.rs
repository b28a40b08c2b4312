//! The theme's words in the fixture's languages.

use super::say;

const WORDS: &[(&str, [&str; 3])] = &[
    ("after_label", [": ", "\u{a0}: ", "："]),
    ("as_table", ["Show the numbers as a table", "Voir les nombres en tableau", "数値を表で見る"]),
    ("between_names", [" · ", " · ", "、"]),
    ("between_parts", [" — ", " — ", "。"]),
    ("books", ["Rulebooks", "Livres de règles", "ルールブック"]),
    ("changes", ["What changed", "Ce qui a changé", "変更点"]),
    ("changes_before", ["Before", "Avant", "以前"]),
    ("changes_changed", ["Changed", "Modifié", "変わったもの"]),
    ("changes_gone", ["Gone", "Retiré", "なくなったもの"]),
    ("changes_new", ["New", "Nouveau", "新しいもの"]),
    ("changes_now", ["Now", "Maintenant", "現在"]),
    ("changes_since", ["Compared with: ", "Par rapport à : ", "比較の対象："]),
    ("close", ["Close", "Fermer", "閉じる"]),
    ("closes", [")", ")", "）"]),
    ("contents", ["Contents", "Sommaire", "目次"]),
    ("figure", ["Figure", "Figure", "図"]),
    ("language", ["Language", "Langue", "言語"]),
    ("language_name", ["English", "Français", "日本語"]),
    ("link_here", ["Link to this place", "Lien vers ce passage", "この項目へのリンク"]),
    ("log_scale", ["logarithmic", "échelle logarithmique", "対数目盛"]),
    ("needed_by", ["Needed by", "Ouvre la voie à", "これを前提とするもの"]),
    ("needs", ["Needs", "Demande", "前提"]),
    ("next", ["Next", "Suite", "次へ"]),
    ("no_results", ["Nothing found.", "Aucun résultat.", "見つからない。"]),
    ("not_translated", ["Not yet translated", "Pas encore traduit", "未翻訳"]),
    ("note", ["Note to the reader", "Remarque à l'intention du lecteur", "読者への注記"]),
    ("of_book", [" · ", " · ", "｜"]),
    ("opens", [" (", " (", "（"]),
    ("page", ["Page", "Page", "ページ"]),
    ("previous", ["Previous", "Retour", "前へ"]),
    ("results", ["Results", "Résultats", "検索結果"]),
    ("rules", ["In play", "En jeu", "ゲームでは"]),
    ("search", ["Search", "Rechercher", "検索"]),
    ("search_hint", ["Search the rules", "Chercher dans les règles", "ルールを検索"]),
    (
        "similar",
        [
            "Nothing by that name. Did you mean:",
            "Rien sous ce nom. Peut-être :",
            "その名前では見つからない。似たもの：",
        ],
    ),
    ("skip", ["Skip to the text", "Aller au texte", "本文へ"]),
    ("table", ["Table", "Tableau", "表"]),
    ("tree", ["What builds on what", "Ce qui mène à quoi", "前提のつながり"]),
    ("tree_all", ["From what is needed.", "Depuis ce qui est requis.", "前提から線を引く。"]),
    ("tree_either", ["One dashed line is enough.", "Un seul pointillé suffit.", "破線は一本でよい。"]),
    ("theme", ["Appearance", "Apparence", "表示"]),
    ("theme_auto", ["Automatic", "Automatique", "自動"]),
    ("theme_dark", ["Dark", "Sombre", "ダーク"]),
    ("theme_light", ["Light", "Clair", "ライト"]),
];

/// All words, for one locale.
pub fn words(locale: &str) -> Vec<(String, String)> {
    WORDS.iter().map(|(key, texts)| ((*key).to_owned(), say(locale, *texts))).collect()
}
