//! Names of a pack for games in other languages. That the files compile is shown by `.ci/bindings`, for every pack.

use runebook_driver::bind::{Target, bind};
use runebook_driver::pack::shelf::Memory;
use runebook_driver::{Ir, Levels, Pack, build, check};
use runebook_runtime::Table;
use runebook_runtime::hash::id;

const MANIFEST: &str = "language: 1\nname: small-game\ntitle: { en: Small }\n";

const RULES: &str = r#"clock turn
one of mood "Mood": calm "Calm", wild "Wild"
kind weapon "Weapon" { weight: number in tenths; damage: dice }
weapon club "Club" { weight 1.5; damage 1d6 }

entity fighter "Fighter" holds entries {
  stat skill "Skill": number, else 0
  stat quick[mood] "Quickness": number = 1
  resource health "Health": number in twelfths in 0..10, starts at 10
  flag afraid "Afraid"
  slot weapon "Weapon": weapon, else club
}
status afraid "Afraid" { you are afraid; stacks not; text "It runs." }
context attack(attacker: fighter, defender: fighter) "Attack" { stat edge: number = attacker.skill }
fact near(a: fighter, b: fighter): yes or no, else yes
set foes(of: fighter): fighter at most 8, else none
command push(who: fighter) "Push"
event dawn(who: fighter) "Dawn" told by the game
event hit(attack, harm: number) "A hit"
procedure strike(attack) "Strike" {
  step aim = roll 1d6 + edge
  if aim < 4 or not near(attacker, defender): stop
  step harm = roll 2d4
  defender loses harm health
  announce hit(attack, harm)
}
formula thrown(damage: dice, class: number) "Thrown": dice = damage + class
rules in fighter {
  each turn when you are afraid: push(you)
  on dawn as who when near(you, you): you gain 1 health
}
"#;

fn ir(rules: &str) -> Ir {
    let shelf = &mut Memory::new(&[("small/pack.yaml", MANIFEST), ("small/r.rune", rules)]);
    let pack = Pack::open("small", shelf).unwrap();
    let report = check(&pack, &Levels::default());
    report.ir.unwrap_or_else(|| panic!("{:#?}", report.found))
}

fn has(text: &str, lines: &[&str]) {
    for line in lines {
        assert!(text.contains(line), "`{line}` is not in:\n{text}");
    }
}

#[test]
fn what_would_mean_something_else_is_refused_and_a_balance_patch_is_not() {
    let contract = |from: &str, to: &str| {
        assert!(RULES.contains(from), "{from}");
        let bytes = build::build(&ir(&RULES.replace(from, to))).unwrap().bytes;
        Table::load(&bytes).unwrap().contract_hash()
    };
    let now = contract("weight 1.5", "weight 1.5");
    let fine = [("weight 1.5", "weight 2"), ("aim < 4", "aim < 5"), ("\"A hit\"", "\"A blow\"")];
    fine.iter().for_each(|(from, to)| assert_eq!(now, contract(from, to), "{to}"));
    let other = [
        ("near(a: fighter, b: fighter)", "near(b: fighter, a: fighter)"),
        ("weight: number in tenths; damage: dice", "damage: dice; weight: number in tenths"),
        ("weight: number in tenths", "weight: number in halves"),
        ("(attacker: fighter, defender: fighter)", "(defender: fighter, attacker: fighter)"),
        ("event dawn(who: fighter)", "event dawn(what: weapon)"),
    ];
    for (from, to) in other {
        let changed = RULES.replace("on dawn as who when near(you, you): you gain 1 health", "");
        let bytes = build::build(&ir(&changed.replace(from, to))).unwrap().bytes;
        let base = build::build(&ir(&changed)).unwrap().bytes;
        assert_ne!(Table::load(&base).unwrap().contract_hash(), Table::load(&bytes).unwrap().contract_hash(), "{to}");
    }
}

/// What stands behind a name in the bound file, beside its id.
fn signature(rules: &str, name: &str) -> String {
    let text = bind(&ir(rules), Target::C).unwrap();
    let line = text.lines().find(|line| line.ends_with(&format!("\"{name}\"}},"))).unwrap_or_else(|| panic!("{name}"));
    line.split(", ").nth(2).unwrap().to_owned()
}

#[test]
fn what_a_function_takes_and_gives_and_what_a_cell_counts_is_known_of_each() {
    let differ = |name: &str, from: &str, to: &str| {
        assert!(RULES.contains(from), "{from}");
        signature(RULES, name) != signature(&RULES.replace(from, to), name)
    };
    // a step more moves the results behind it
    assert!(differ("procedure_strike", "step harm = roll 2d4", "step spray = 99\n  step harm = roll 2d4"));
    assert!(differ("formula_thrown", "(damage: dice, class: number)", "(class: number, damage: dice)"));
    assert!(differ("fighter_health", "number in twelfths", "number in tenths"));
    assert!(differ("weapon", "damage: dice }", "damage: dice; reach: number = 1 }"));
    // a balance patch, and a new step in another function, ask for no new file
    assert!(!differ("procedure_strike", "aim < 4", "aim < 5"));
    assert!(!differ("procedure_strike", "step harm = roll 2d4", "step harm = roll 3d4"));
    let other = "formula thrown(damage: dice, class: number)";
    assert!(!differ("procedure_strike", other, &format!("formula doubled(n: number): number = n * 2\n{other}")));
    assert!(!differ("fighter_health", "in 0..10", "in 0..12"));
}

#[test]
fn names_that_the_files_have_of_their_own_stay_apart() {
    let rules = "clock turn\none of kind \"Kind\": a \"A\", b \"B\"\none of rules \"Rules\": c \"C\", d \"D\"\n\
                 one of parts_of \"Parts\": e \"E\", f \"F\"\nentity fighter \"Fighter\" { flag down \"Down\" }\n\
                 context names(who: fighter) \"Names\" {}\nformula twice(arguments: number): number = arguments * 2\n";
    let ir = ir(rules);
    let text = bind(&ir, Target::TypeScript).unwrap();
    has(
        &text,
        &[
            "export const Kind_ = {",
            "export const Rules_ = {",
            "export interface Names_ {",
            "arguments_: number | bigint",
        ],
    );
    has(&bind(&ir, Target::Rust).unwrap(), &["pub mod parts_of_ {", "pub struct Names_ {"]);
}

#[test]
fn a_header_for_c() {
    let ir = ir(RULES);
    let text = bind(&ir, Target::C).unwrap();
    assert_eq!(text, bind(&ir, Target::C).unwrap());
    let bytes = build::build(&ir).unwrap().bytes;
    let contract =
        format!("#define SMALL_GAME_CONTRACT UINT64_C(0x{:016x})", Table::load(&bytes).unwrap().contract_hash());
    let health =
        format!("{{UINT64_C(0x{:016x}), RUNE_CELL, 0x0000000cu, \"fighter_health\"}}", id("resource.fighter.health"));
    has(
        &text,
        &[
            &contract,
            &health,
            "SMALL_GAME_MOOD_WILD = 1, // Wild",
            "#define SMALL_GAME_PARTS_OF_CELL_FIGHTER_HEALTH 12",
            "uint32_t fighter_afraid; // Afraid: a flag",
            "uint32_t fighter_status_afraid; // Afraid: a status",
            "uint32_t fighter_quick_calm; // Quickness (Calm): number",
            "small_game_make_attack(rune_machine *machine, const small_game *names, int64_t attacker, int64_t defender, int64_t *handle,",
            "small_game_procedure_strike(rune_machine *machine, const small_game *names, int64_t attack, rune_error *error)",
            "SMALL_GAME_PROCEDURE_STRIKE_HARM = 1, // number",
            "small_game_tell_dawn(rune_machine *machine, const small_game *names, int64_t who, rune_error *error)",
            "small_game_weapon_weight(const rune_table *table, uint32_t weapon, int64_t *out, rune_error *error)",
            // dice take eight numbers, and a word of C++ is no name
            "small_game_formula_thrown(rune_machine *machine, const small_game *names, const int64_t damage[8], int64_t class_,",
        ],
    );
    assert!(!text.contains("tell_hit"), "rules announce it, the game does not");
}

#[test]
fn a_module_for_rust() {
    let text = bind(&ir(RULES), Target::Rust).unwrap();
    has(
        &text,
        &[
            "pub const CONTRACT: u64 = 0x",
            "pub mod mood {\n    /// Calm\n    pub const CALM: i64 = 0;",
            "pub weapon_club: Option<u32>,",
            "pub struct Attack {\n    /// fighter\n    pub attacker: i64,",
            "pub fn procedure_strike(machine: &mut Machine<'_, '_>, names: &Names, attack: i64) -> Result<(), Trap>",
            "pub fn tell_dawn(machine: &mut Machine<'_, '_>, names: &Names, who: i64) -> Result<(), Trap>",
            "pub const AIM: usize = 0;",
        ],
    );
}

#[test]
fn a_module_for_typescript() {
    let text = bind(&ir(RULES), Target::TypeScript).unwrap();
    has(
        &text,
        &[
            "export const CONTRACT = 0x",
            "export const Mood = {\n  /** Calm */\n  calm: 0,",
            "export function makeAttack(rules: Rules, names: Names, of: Attack): bigint",
            "export function procedureStrike(rules: Rules, names: Names, attack: number | bigint): void",
            "export function tellDawn(rules: Rules, names: Names, who: number | bigint): void",
            "export function weaponDamage(rules: Rules, entry: number): number",
        ],
    );
}

#[test]
fn what_moves_keeps_its_id() {
    let (before, after) = RULES.split_once("fact near").unwrap();
    let moved = format!("fact near{after}{before}");
    let lines = |rules: &str| {
        let text = bind(&ir(rules), Target::C).unwrap();
        let mut ids: Vec<String> = text.lines().filter(|line| line.contains("UINT64_C")).map(str::to_owned).collect();
        ids.retain(|line| !line.contains("#define"));
        ids.sort();
        ids
    };
    assert_eq!(lines(RULES), lines(&moved));
}
