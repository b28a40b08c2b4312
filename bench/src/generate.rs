//! A pack of N abilities in the shape of real ones: several clauses, conditions, triggers, needs, a status of their own, prose with numbers.

use runebook_compiler::File;

/// The rules that the abilities belong to.
pub const SYSTEM: &str = include_str!("system.rune");

/// How many abilities share a file.
pub const PER_FILE: usize = 250;

/// The files of a pack of `count` abilities: one of rules, and the abilities in files of [`PER_FILE`].
#[must_use]
pub fn pack(count: usize) -> Vec<File> {
    let file = |path: String, text: String| File { path, text, edition: 0 };
    let mut files = vec![file("system.rune".to_owned(), SYSTEM.to_owned())];
    for (number, first) in (0..count).step_by(PER_FILE).enumerate() {
        let text = (first..count.min(first + PER_FILE)).map(ability).collect();
        files.push(file(format!("abilities/part{number:04}.rune"), text));
    }
    files
}

/// How many bytes of text these are.
#[must_use]
pub fn size(files: &[File]) -> usize {
    files.iter().map(|file| file.text.len()).sum()
}

const SKILLS: [&str; 6] = ["melee", "archery", "evasion", "stealth", "perception", "will"];
const FIRST: [&str; 24] = [
    "keen", "quiet", "iron", "bitter", "swift", "patient", "hidden", "sudden", "grim", "steady", "burning", "hollow",
    "silver", "wary", "stubborn", "gentle", "crooked", "rising", "fallen", "winter", "second", "last", "deep",
    "bright",
];
const SECOND: [&str; 24] = [
    "watch", "guard", "hand", "answer", "step", "stance", "eye", "breath", "measure", "patience", "edge", "shadow",
    "counsel", "grip", "oath", "lesson", "ward", "turn", "call", "reach", "balance", "cunning", "fury", "resolve",
];
const PROSE: [&str; 8] = [
    "You have learned to wait for the moment that others miss",
    "What others call luck is only the habit of looking twice",
    "Old soldiers speak of it by the fire, and none of them can say who taught them",
    "It is a small thing, and it has kept many alive",
    "Nobody who has seen it done will stand in the same place again",
    "The first to use it died of it, and those who came after learned when not to",
    "Your feet know the way before you do",
    "There is no trick to it but a thousand mornings of practice",
];

/// The name of the ability of this number: four words, so that no two are alike.
#[must_use]
pub fn name(number: usize) -> String {
    let [a, b, c, d] = words(number);
    format!("{a}_{b}_of_the_{c}_{d}")
}

fn title(number: usize) -> String {
    let capital = |word: &str| format!("{}{}", word[..1].to_ascii_uppercase(), &word[1..]);
    let [a, b, c, d] = words(number).map(capital);
    format!("{a} {b} of the {c} {d}")
}

fn words(number: usize) -> [&'static str; 4] {
    [FIRST[number % 24], SECOND[number / 24 % 24], FIRST[number / 576 % 24], SECOND[number / 13_824 % 24]]
}

/// The text of the ability of this number. It stands alone: no number needs to know how many there are.
#[must_use]
pub fn ability(number: usize) -> String {
    let mut dice = Dice(number as u64 + 1);
    let mut text = format!("ability {} \"{}\" {{\n", name(number), title(number));
    let skill = dice.one_of(&SKILLS);
    text += &format!("  skill {skill}; level {}\n", 1 + dice.below(20));
    text += &needs(number, &mut dice);
    let (bonus, margin) = (1 + dice.below(9), 10 + dice.below(20));
    text += &format!("  let bonus = {bonus}\n  let margin = {margin}\n");
    text += &modifiers(skill, &mut dice);
    text += &triggers(number, &mut dice);
    let told = dice.one_of(&PROSE);
    text += &format!(
        "  text \"{told}. Your {} is {{bonus}} higher while it serves you, and a margin of {{margin}} is what it takes.\"\n}}\n\n",
        skill[..1].to_ascii_uppercase() + &skill[1..]
    );
    text
}

fn needs(number: usize, dice: &mut Dice) -> String {
    let mut before = || name(dice.below(number.max(1)));
    match number % 3 {
        _ if number == 0 => String::new(),
        0 => format!("  needs {}\n", before()),
        1 => format!("  needs {} or {}\n", before(), before()),
        _ => String::new(),
    }
}

fn modifiers(skill: &str, dice: &mut Dice) -> String {
    let when = ["you are on_the_move", "your health >= margin and your weapon is longsword", "you are on_guard"];
    let more = [
        "your attack to_hit +bonus when attack is melee and attack.defender is confused",
        "the attack on you dodge +bonus when you are on_guard, unless you are helpless",
        "protection[shield] * 2 unless you are on_the_move",
        "resistance[fire] +1 when your voice >= 5",
        "noise -1 when you are sneaking and open_squares(you) < 4",
        "grace +1 when your health < 10, unless you are afraid",
    ];
    let first = dice.one_of(&when);
    let one = dice.below(6);
    format!("  {skill} +bonus when {first}\n  {}\n", more[one])
}

fn triggers(number: usize, dice: &mut Dice) -> String {
    let gain = 1 + dice.below(3);
    match dice.below(4) {
        0 => format!(
            "  on hit as attacker, once per round, when attack is melee and net >= margin: you gain {gain} voice\n"
        ),
        1 => "  on missed as defender, once per round, when attack is melee and by >= margin and can_see(you, attack.attacker), unless you are confused {\n    strike(attack(you, attack.attacker, your weapon, riposte))\n  }\n".to_owned(),
        2 => format!(
            "  on killed as attacker when attack is melee {{ attack.defender gains shaken for {gain} turns; you gain {gain} voice }}\n"
        ),
        _ => format!(
            "  on killed as attacker when attack is archery: gain {mood}\n  status {mood} \"{title}\" {{\n    your attack all_damage * {} when attack is archery; ends on hit as attacker; stacks not\n    text \"It does not last, but while it does your arrows hit as if thrown by giants.\"\n  }}\n",
            gain + 1,
            mood = format!("mood_of_{}", name(number)),
            title = format!("Mood of {}", title(number)),
        ),
    }
}

/// Numbers that only look random (splitmix64).
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % limit as u64).unwrap_or_default()
    }

    fn one_of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}
