//! The module for TypeScript.

use super::named::{Call, Group, Item, Names, Param, Shape, What};
use super::word::{apart, camel, lower_camel};

/// The whole module.
pub(super) fn text(names: &Names) -> String {
    [
        head(names),
        members(names),
        indices(names),
        bind(names),
        fields(names),
        contexts(names),
        calls(names),
        events(names),
    ]
    .concat()
}

fn group(what: What) -> (&'static str, &'static str) {
    match what {
        What::Cell => ("cell", "Cell"),
        What::Stat => ("stat", "Stat"),
        What::Entry => ("entry", "Entry"),
        What::Kind => ("kind", "KindOfEntry"),
        What::Context => ("context", "Context"),
        What::Fact => ("fact", "Fact"),
        What::Set => ("set", "Set"),
        What::Command => ("command", "Command"),
        What::Event => ("event", "Event"),
        What::Function => ("function", "Function"),
    }
}

fn head(names: &Names) -> String {
    let Names { pack, contract, content, .. } = names;
    format!(
        "// The rules of {pack} for TypeScript. Made by `runebook bind --target ts`: do not edit.\n\n\
         import {{ Kind, type Rules }} from \"runebook\";\n\n\
         /** What the rules ask of their game. A table of another contract is refused by {{@link bind}}. */\n\
         export const CONTRACT = 0x{contract:016x}n;\n\
         /** The rules this file was made from. Other rules of the same contract may be loaded. */\n\
         export const CONTENT = 0x{content:016x}n;\n\n"
    )
}

fn members(names: &Names) -> String {
    let mut text = String::new();
    for one in &names.enums {
        text.push_str(&format!("/** {} */\nexport const {} = {{\n", one.about, apart(camel(&one.name))));
        for (place, (name, about)) in one.members.iter().enumerate() {
            text.push_str(&format!("  /** {about} */\n  {name}: {place},\n"));
        }
        text.push_str("} as const;\n\n");
    }
    text.push_str("/** Stored numbers are so many times the value. */\nexport const PartsOf = {\n");
    for Group { what, items } in &names.groups {
        for item in items {
            if let Some(denominator) = item.denominator {
                text.push_str(&format!("  {}_{}: {denominator},\n", group(*what).0, item.name));
            }
        }
    }
    text + "} as const;\n\n"
}

fn indices(names: &Names) -> String {
    let mut text = String::new();
    for Group { what, items } in &names.groups {
        text.push_str(&format!("const {}Ids = {{\n", group(*what).0));
        for item in items {
            let Item { name, id, about, signature, .. } = item;
            text.push_str(&format!("  /** {about} */\n  {name}: [0x{id:016x}n, 0x{signature:08x}],\n"));
        }
        text.push_str("} as const;\n\n");
    }
    let ids: Vec<&str> = names.groups.iter().map(|group| self::group(group.what).0).collect();
    let of = |name: &&str| format!("{name}: {name}Ids");
    text.push_str(&format!(
        "/** Stable ids, each with the signature that it was bound with: what a game saves is saved by id. */\n\
         export const Ids = {{ {} }} as const;\n\n",
        ids.iter().map(of).collect::<Vec<_>>().join(", ")
    ));
    text.push_str("/** Indices into a table. An entry that is gone is -1. */\nexport interface Names {\n");
    for Group { what, items: _ } in &names.groups {
        let name = group(*what).0;
        text.push_str(&format!("  readonly {name}: {{ readonly [name in keyof typeof {name}Ids]: number }};\n"));
    }
    text + "}\n\n"
}

fn bind(names: &Names) -> String {
    let mut rows = String::new();
    for Group { what, items: _ } in &names.groups {
        let (name, kind) = group(*what);
        let gone = *what == What::Entry;
        rows.push_str(&format!("    {name}: found(rules, Kind.{kind}, {name}Ids, {gone}),\n"));
    }
    format!(
        "function found<Ids extends {{ readonly [name: string]: readonly [bigint, number] }}>(\n  rules: Rules,\n  kind: Kind,\n  ids: Ids,\n  gone: boolean,\n\
         ): {{ readonly [name in keyof Ids]: number }} {{\n  const all: {{ [name: string]: number }} = {{}};\n  \
         for (const [name, [id, wanted]] of Object.entries(ids)) {{\n    const index = rules.find(kind, id);\n    \
         if (index < 0 && !gone) throw new Error(`the table has no ${{name}} any more: run \\`runebook bind\\` again`);\n    \
         const signature = wanted === 0 ? 0 : rules.signature(kind, index);\n    \
         if (signature !== 0 && signature !== wanted) throw new Error(`${{name}} counts, has, takes or gives other things in this table: run \\`runebook bind\\` again`);\n    \
         all[name] = index;\n  }}\n  return all as {{ readonly [name in keyof Ids]: number }};\n}}\n\n\
         /** Looks all indices up by their ids. Throws for a table of another contract, without something named here, or where that takes or gives other things. */\n\
         export function bind(rules: Rules): Names {{\n  \
         if (rules.contract !== CONTRACT) throw new Error(\"the table asks other things of its game than this game was compiled for: run `runebook bind` again\");\n  \
         return {{\n{rows}  }};\n}}\n\n"
    )
}

fn fields(names: &Names) -> String {
    let mut text = String::new();
    for kind in &names.kinds {
        for (field, place, about) in &kind.fields {
            let name = lower_camel(&format!("{}_{field}", kind.name));
            text.push_str(&format!(
                "/** {about} */\nexport function {name}(rules: Rules, entry: number): number {{\n  \
                 return rules.field(entry, {place});\n}}\n\n"
            ));
        }
    }
    text
}

fn contexts(names: &Names) -> String {
    let mut text = String::new();
    for shape in &names.contexts {
        let ty = apart(camel(&shape.name));
        text.push_str(&format!("/** {} */\nexport interface {ty} {{\n", shape.about));
        for param in &shape.params {
            text.push_str(&format!("  /** {} */\n  {}: {};\n", param.about, param.name, kind(param)));
        }
        text.push_str(&format!(
            "}}\n\n/** Makes the context for the dispatch that begins next, after `clear`; returns its handle. */\n\
             export function make{ty}(rules: Rules, names: Names, of: {ty}): bigint {{\n  \
             return rules.makeContext(names.context.{}, [{}]);\n}}\n\n",
            shape.index,
            args(&shape.params, "of."),
        ));
    }
    text
}

fn calls(names: &Names) -> String {
    let mut text = String::new();
    for Call { shape, results } in &names.calls {
        if !results.is_empty() {
            text.push_str(&format!(
                "/** Places of the results of {}. */\nexport const ResultsOf{} = {{\n",
                shape.index,
                camel(&shape.index)
            ));
            for (name, place, about) in results {
                text.push_str(&format!("  /** {about} */\n  {name}: {place},\n"));
            }
            text.push_str("} as const;\n\n");
        }
        let call = format!("begin(names.function.{}", shape.index);
        text.push_str(&begins(shape, &lower_camel(&shape.index), &call));
    }
    text
}

fn events(names: &Names) -> String {
    let begin = |shape: &Shape| {
        let call = format!("beginEvent(names.event.{}", shape.index);
        begins(shape, &lower_camel(&format!("tell_{}", shape.name)), &call)
    };
    names.events.iter().map(begin).collect()
}

fn begins(shape: &Shape, name: &str, call: &str) -> String {
    let about: String =
        shape.params.iter().map(|param| format!(" * @param {} {}\n", param.name, param.about)).collect();
    let params: String = shape.params.iter().map(|param| format!(", {}: {}", param.name, kind(param))).collect();
    format!(
        "/**\n * Begins: {}\n{about} */\nexport function {name}(rules: Rules, names: Names{params}): void {{\n  \
         rules.{call}, [{}]);\n}}\n\n",
        shape.about,
        args(&shape.params, ""),
    )
}

fn kind(param: &Param) -> &'static str {
    if param.size == 1 { "number | bigint" } else { "readonly (number | bigint)[]" }
}

fn args(params: &[Param], before: &str) -> String {
    let all = params.iter().map(|param| {
        let spread = if param.size == 1 { "" } else { "..." };
        format!("{spread}{before}{}", param.name)
    });
    all.collect::<Vec<_>>().join(", ")
}
