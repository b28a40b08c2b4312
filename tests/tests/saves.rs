//! A game saved under one edition of its rules and loaded under another: content is added, removed, renamed, moved.

use runebook_compiler::{File, check, emit};
use runebook_runtime::program::Symbol;
use runebook_runtime::save::{Row, Save, Unknown};
use runebook_runtime::table::Section;
use runebook_runtime::{Key, Table, World, encode};

const SYSTEM: &str = r#"clock turn
one of mood "Mood": calm "Calm", angry "Angry"
kind skill "Skill" { }
kind ability "Ability" { }
kind weapon "Weapon" { }
entity creature "Creature" {
  resource health "Health": number in 0..20, starts at 10
  resource points[skill] "Points": number in 0..20, starts at 0
  remembers temper: mood or none
  slot hand "Hand": weapon or none
}
"#;

const CONTENT: &str = r#"status shaken "Shaken" { counter 0..10; stacks adds }
skill melee "Melee" { }
skill archery "Archery" { }
ability charge "Charge" { }
ability flank "Flank" { }
weapon axe "Axe" { }
weapon bow "Bow" { }
"#;

fn bytes(content: &str) -> Vec<u8> {
    bytes_of(&format!("{SYSTEM}{content}"))
}

fn bytes_of(text: &str) -> Vec<u8> {
    let text = text.to_owned();
    let checked = check(&[File { path: "r.rune".to_owned(), text, edition: 0 }]);
    let ir = checked.ir.unwrap_or_else(|| panic!("{:#?}", checked.diagnostics));
    encode(&emit::emit(&ir).expect("the rules have a table")).expect("the table can be verified")
}

fn cell(table: &Table<'_>, name: &str) -> u32 {
    table.named(Symbol::Cell(0), name).unwrap_or_else(|| panic!("no cell {name}"))
}

fn entry(table: &Table<'_>, name: &str) -> u32 {
    table.named(Symbol::Entry(0), name).unwrap_or_else(|| panic!("no entry {name}"))
}

/// A hero who learned to flank and to charge, has points in both skills, is shaken, angry, and holds a bow.
fn saved(table: &Table<'_>) -> Save {
    let mut world = World::new();
    let hero = world.spawn();
    for (name, value) in [("Health", 7), ("Points (Melee)", 3), ("Points (Archery)", 5), ("temper", 1), ("Shaken", 4)] {
        world.set(hero, cell(table, name), value);
    }
    world.set(hero, cell(table, "Hand"), i64::from(entry(table, "Bow")));
    assert!(world.hold(table, hero, entry(table, "Flank")));
    assert!(world.hold(table, hero, entry(table, "Charge")));
    Save::from_bytes(&Save::of(table, &world, Key { seed: 5, ..Key::default() }).to_bytes())
        .expect("a save is read back")
}

/// What the hero has under other rules, as words.
fn has(table: &Table<'_>, world: &World) -> String {
    let labels = (0..table.count(Section::Cells)).filter_map(|at| Some((table.name(Symbol::Cell(at))?, at)));
    let mut all: Vec<String> = labels
        .filter_map(|(name, at)| {
            let value = world.get(0, at)?;
            let held = (name == "Hand" || name == "Grip")
                .then(|| table.name(Symbol::Entry(u32::try_from(value).ok()?)))
                .flatten();
            Some(held.map_or_else(|| format!("{name} {value}"), |held| format!("{name} {held}")))
        })
        .collect();
    all.sort();
    all.join(", ")
}

const ALL: &str = "Charge 1, Flank 1, Hand Bow, Health 7, Points (Archery) 5, Points (Melee) 3, Shaken 4, temper 1";

fn under(content: &str) -> (String, Vec<(Row, Unknown)>) {
    under_rules(&format!("{SYSTEM}{content}"))
}

fn under_rules(text: &str) -> (String, Vec<(Row, Unknown)>) {
    let (old, new) = (bytes(CONTENT), bytes_of(text));
    let (old, new) = (Table::load(&old).unwrap(), Table::load(&new).unwrap());
    let restored = saved(&old).restore(&new);
    (has(&new, &restored.world), restored.report.unknown)
}

#[test]
fn as_it_was() {
    assert_eq!(under(CONTENT), (ALL.to_owned(), Vec::new()));
}

#[test]
fn content_was_added_and_moved() {
    let mut lines: Vec<&str> = CONTENT.lines().collect();
    lines.reverse();
    let more = "ability bash \"Bash\" { }\nskill acrobatics \"Acrobatics\" { }\nweapon arrow \"Arrow\" { }\n";
    assert_eq!(under(&format!("{more}{}\n", lines.join("\n"))), (ALL.to_owned(), Vec::new()));
}

#[test]
fn content_was_renamed() {
    let renamed = CONTENT
        .replace("ability flank \"Flank\"", "ability outflank \"Outflank\" was flank")
        .replace("skill melee \"Melee\"", "skill brawl \"Brawl\" was melee")
        .replace("weapon bow \"Bow\"", "weapon longbow \"Longbow\" was bow")
        .replace("status shaken \"Shaken\"", "status daunted \"Daunted\" was shaken");
    let all = "Charge 1, Daunted 4, Hand Longbow, Health 7, Outflank 1, Points (Archery) 5, Points (Brawl) 3, temper 1";
    assert_eq!(under(&renamed), (all.to_owned(), Vec::new()));
}

#[test]
fn whatever_is_declared_was_renamed() {
    let renamed = [
        ("one of mood \"Mood\"", "one of feeling \"Feeling\" was mood"),
        ("angry \"Angry\"", "furious \"Furious\" was angry"),
        ("mood or none", "feeling or none"),
        ("kind skill \"Skill\"", "kind craft \"Craft\" was skill"),
        ("kind weapon \"Weapon\"", "kind arm \"Arm\" was weapon"),
        ("entity creature \"Creature\"", "entity being \"Being\" was creature"),
        ("resource health \"Health\"", "resource hull \"Hull\" was health"),
        ("resource points[skill] \"Points\"", "resource marks[craft] \"Marks\" was points"),
        ("remembers temper:", "remembers humour was temper:"),
        ("slot hand \"Hand\": weapon", "slot grip \"Grip\" was hand: arm"),
        ("\nskill ", "\ncraft "),
        ("\nweapon ", "\narm "),
    ];
    let text = renamed.iter().fold(format!("{SYSTEM}{CONTENT}"), |text, (old, new)| {
        assert!(text.contains(old), "{old}");
        text.replace(old, new)
    });
    let all = "Charge 1, Flank 1, Grip Bow, Hull 7, Marks (Archery) 5, Marks (Melee) 3, Shaken 4, humour 1";
    assert_eq!(under_rules(&text), (all.to_owned(), Vec::new()));
}

/// What a game hands over is the same numbers, whatever it is called: it need not be bound anew.
#[test]
fn what_the_game_is_asked_was_renamed() {
    let asked = format!(
        "{SYSTEM}fact sees(who: creature, mood: mood): yes or no, else no\n\
         fact wields(who: creature): weapon or none, else none\n\
         set around(who: creature, by: skill): creature at most 4, else none\n\
         formula grit(who: creature, by: weapon): number = 3\n"
    );
    let known = |text: &str| {
        let bytes = bytes_of(text);
        let table = Table::load(&bytes).unwrap();
        let signature = table.export("formula.grit").expect("the formula").signature;
        (table.contract_hash(), signature)
    };
    let renamed = [
        ("one of mood \"Mood\"", "one of feeling \"Feeling\" was mood"),
        ("kind skill \"Skill\"", "kind craft \"Craft\" was skill"),
        ("kind weapon \"Weapon\"", "kind arm \"Arm\" was weapon"),
        ("entity creature \"Creature\"", "entity being \"Being\" was creature"),
        (": creature", ": being"),
        (": mood", ": feeling"),
        (": skill", ": craft"),
        (": weapon", ": arm"),
        ("[skill]", "[craft]"),
    ];
    let anew = renamed.iter().fold(asked.clone(), |text, (old, new)| text.replace(old, new));
    assert_ne!(anew, asked);
    assert_eq!(known(&anew), known(&asked));
    assert_ne!(known(&asked.replace("by: weapon", "by: skill")).1, known(&asked).1);
    assert_ne!(known(&asked.replace("who: creature, by: skill", "by: skill, who: creature")).0, known(&asked).0);
}

#[test]
fn what_is_chosen_was_renamed_and_so_was_its_entry() {
    let known = |content: &str| {
        let bytes = bytes(content);
        let table = Table::load(&bytes).unwrap();
        table.cell(cell(&table, "which")).unwrap().id
    };
    let old = "skill melee \"Melee\" { }\nability bane \"Bane\" { choose which: skill }\n";
    let id = known(old);
    assert_eq!(known(&old.replace("ability bane \"Bane\"", "ability curse \"Curse\" was bane")), id);
    let anew = |name: &str| {
        let bytes = bytes(&old.replace("choose which", &format!("choose {name} was which")));
        let table = Table::load(&bytes).unwrap();
        table.cell(cell(&table, name)).unwrap().id
    };
    assert_eq!(anew("whom"), id);
    // what another entry lets choose by the same old name is another thing
    let two = old.replace("which", "whom was which") + "ability slay \"Slay\" { choose prey was which: skill }\n";
    let bytes = bytes(&two);
    let table = Table::load(&bytes).unwrap();
    let id = |name: &str| table.cell(cell(&table, name)).unwrap().id;
    assert_ne!(id("whom"), id("prey"));
}

#[test]
fn content_was_removed_and_comes_back() {
    let without: String = CONTENT
        .lines()
        .filter(|line| !line.contains("flank") && !line.contains("bow"))
        .map(|line| format!("{line}\n"))
        .collect();
    let (has, unknown) = under(&without);
    assert_eq!(has, "Charge 1, Health 7, Points (Archery) 5, Points (Melee) 3, Shaken 4, temper 1");
    let why: Vec<Unknown> = unknown.iter().map(|(_, why)| *why).collect();
    assert_eq!(why.iter().filter(|why| **why == Unknown::Cell).count(), 1, "that it was learned: {why:?}");
    assert_eq!(why.iter().filter(|why| **why == Unknown::Value).count(), 1, "what lies in the hand: {why:?}");
    // saved again without them, and loaded where they are
    let (old, new) = (bytes(CONTENT), bytes(&without));
    let (old, new) = (Table::load(&old).unwrap(), Table::load(&new).unwrap());
    let between = saved(&old).restore(&new).world;
    let again = Save::of(&new, &between, Key::default()).restore(&old);
    assert_eq!(self::has(&old, &again.world), ALL);
    assert_eq!(again.report.unknown, []);
}

#[test]
fn rules_change_in_the_midst_of_a_game() {
    let old = bytes(CONTENT);
    let old = Table::load(&old).unwrap();
    let mut world = saved(&old).restore(&old).world;
    let changed = CONTENT
        .replace(
            "ability charge \"Charge\" { }",
            "ability charge \"Charge\" { on shouted as shouter: you gain 1 health }",
        )
        .replace("ability flank \"Flank\" { }\n", "ability bash \"Bash\" { }\n");
    let new = bytes(&format!("event shouted(shouter: creature) \"Shout\"\n{changed}"));
    let new = Table::load(&new).unwrap();
    let swap = world.swap(&old, &new);
    let entries = |things: &[runebook_runtime::save::Thing]| {
        let entries = things.iter().filter(|thing| thing.section == Section::Entries);
        let name = |id| {
            let named = |table: &Table<'_>| {
                table.entry_by_id(id).and_then(|at| table.name(Symbol::Entry(at)).map(str::to_owned))
            };
            named(&new).or_else(|| named(&old)).unwrap_or_default()
        };
        let mut names: Vec<String> = entries.map(|thing| name(thing.id)).collect();
        names.sort();
        names.join(", ")
    };
    assert_eq!(entries(&swap.kept), "Archery, Axe, Bow, Melee");
    assert_eq!(entries(&swap.lost), "Flank");
    assert_eq!(entries(&swap.new), "Bash");
    assert_eq!(entries(&swap.changed), "Charge");
    assert_eq!(has(&new, &world), ALL.replace("Flank 1, ", ""));
}
