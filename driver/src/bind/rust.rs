//! The module for Rust.

use super::named::{Call, Group, Item, Names, Param, Shape, What};
use super::word::{apart, camel, capitals, plain};

/// The whole module.
pub(super) fn text(names: &Names) -> String {
    [
        head(names),
        members(names),
        groups(names),
        bind(names),
        fields(names),
        contexts(names),
        calls(names),
        events(names),
    ]
    .concat()
}

fn group(what: What) -> (&'static str, &'static str, &'static str) {
    match what {
        What::Cell => ("cell", "Cells", "cell_by_id"),
        What::Stat => ("stat", "Stats", "stat_by_id"),
        What::Entry => ("entry", "Entries", "entry_by_id"),
        What::Kind => ("kind", "Kinds", "kind_by_id"),
        What::Context => ("context", "Contexts", "context_by_id"),
        What::Fact => ("fact", "Facts", "fact_by_id"),
        What::Set => ("set", "Sets", "set_by_id"),
        What::Command => ("command", "Commands", "command_by_id"),
        What::Event => ("event", "Events", "event_by_id"),
        What::Function => ("function", "Functions", "export_by_id"),
    }
}

fn head(names: &Names) -> String {
    let Names { pack, contract, content, .. } = names;
    format!(
        "// The rules of {pack} for Rust. Made by `runebook bind --target rust`: do not edit.\n\n\
         use runebook_runtime::table::Section;\nuse runebook_runtime::{{Machine, Table, Trap}};\n\n\
         /// What the rules ask of their game. A table of another contract is refused by [`Names::bind`].\n\
         pub const CONTRACT: u64 = 0x{contract:016x};\n\
         /// The rules this file was made from. Other rules of the same contract may be loaded.\n\
         pub const CONTENT: u64 = 0x{content:016x};\n\n"
    )
}

fn members(names: &Names) -> String {
    let mut text = String::new();
    for one in &names.enums {
        text.push_str(&format!("/// {}\npub mod {} {{\n", one.about, apart(plain(&one.name))));
        for (place, (name, about)) in one.members.iter().enumerate() {
            text.push_str(&format!("    /// {about}\n    pub const {}: i64 = {place};\n", capitals(name)));
        }
        text.push_str("}\n\n");
    }
    text.push_str("/// Stored numbers are so many times the value.\npub mod parts_of {\n");
    for Group { what, items } in &names.groups {
        for item in items {
            if let Some(denominator) = item.denominator {
                let name = capitals(&format!("{}_{}", group(*what).0, item.name));
                text.push_str(&format!("    /// {}\n    pub const {name}: i64 = {denominator};\n", item.about));
            }
        }
    }
    text + "}\n\n"
}

fn groups(names: &Names) -> String {
    let mut text = String::new();
    let mut all = "/// Indices into a table.\n#[derive(Clone, Copy, Debug)]\npub struct Names {\n".to_owned();
    for Group { what, items } in &names.groups {
        let (field, ty, _) = group(*what);
        let index = if *what == What::Entry { "Option<u32>" } else { "u32" };
        text.push_str(&format!("/// Indices of each {field}.\n#[derive(Clone, Copy, Debug)]\npub struct {ty} {{\n"));
        for item in items {
            text.push_str(&format!("    /// {}\n    pub {}: {index},\n", item.about, item.name));
        }
        text.push_str("}\n\n");
        all.push_str(&format!("    /// Of each {field}.\n    pub {field}: {ty},\n"));
    }
    text + &all + "}\n\n"
}

fn bind(names: &Names) -> String {
    let mut rows = String::new();
    for Group { what, items } in &names.groups {
        let (field, ty, find) = group(*what);
        rows.push_str(&format!("            {field}: {ty} {{\n"));
        for item in items {
            let Item { name, id, signature, .. } = item;
            let value = match what.signed() {
                Some((section, _)) => {
                    let index = if *what == What::Function { ".map(|export| export.function)" } else { "" };
                    let found = format!("table.{find}(0x{id:016x}){index}");
                    format!("signed(table, Section::{section:?}, {found}, 0x{signature:08x}, \"{name}\")?")
                }
                None if *what == What::Entry => format!("table.{find}(0x{id:016x})"),
                None => format!("table.{find}(0x{id:016x}).ok_or(Unbound::Missing(\"{name}\"))?"),
            };
            rows.push_str(&format!("                {name}: {value},\n"));
        }
        rows.push_str("            },\n");
    }
    format!(
        "/// Why a table cannot be run by this game.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum Unbound {{\n    \
         /// It asks other things of its game.\n    Contract,\n    /// This is gone.\n    Missing(&'static str),\n    \
         /// This counts in other parts, or has, takes or gives other things.\n    Changed(&'static str),\n}}\n\n\
         impl core::fmt::Display for Unbound {{\n    \
         fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {{\n        match self {{\n            \
         Self::Contract => write!(f, \"the table asks other things of its game than this game was compiled for\")?,\n            \
         Self::Missing(name) => write!(f, \"the table has no {{name}} any more\")?,\n            \
         Self::Changed(name) => write!(f, \"{{name}} counts, has, takes or gives other things in this table\")?,\n        }}\n        \
         write!(f, \": run `runebook bind` again\")\n    }}\n}}\n\nimpl core::error::Error for Unbound {{}}\n\n\
         /// An index, if what stands there is what this file was made for.\n\
         fn signed(table: &Table<'_>, section: Section, found: Option<u32>, wanted: u32, name: &'static str) -> Result<u32, Unbound> {{\n    \
         let index = found.ok_or(Unbound::Missing(name))?;\n    \
         let signature = table.signature(section, index);\n    \
         if wanted != 0 && signature != 0 && signature != wanted {{ Err(Unbound::Changed(name)) }} else {{ Ok(index) }}\n}}\n\n\
         impl Names {{\n    /// Looks all indices up by their ids. An entry that is gone is `None`.\n    ///\n    /// # Errors\n    \
         /// For a table of another contract, without something that is named here, or where that takes or gives other things.\n    \
         pub fn bind(table: &Table<'_>) -> Result<Self, Unbound> {{\n        if table.contract_hash() != CONTRACT {{\n            \
         return Err(Unbound::Contract);\n        }}\n        Ok(Self {{\n{rows}        }})\n    }}\n}}\n\n"
    )
}

fn fields(names: &Names) -> String {
    let mut text = String::new();
    for kind in names.kinds.iter().filter(|kind| !kind.fields.is_empty()) {
        let name = plain(&kind.name);
        text.push_str(&format!("/// Fields of a {name}; `None` for an index that is none.\npub mod fields_of_{name} {{\n    use runebook_runtime::Table;\n"));
        for (field, place, about) in &kind.fields {
            text.push_str(&format!(
                "    /// {about}\n    pub fn {field}(table: &Table<'_>, entry: u32) -> Option<i64> {{\n        \
                 table.field(&table.entry(entry)?, {place})\n    }}\n"
            ));
        }
        text.push_str("}\n\n");
    }
    text
}

fn contexts(names: &Names) -> String {
    let mut text = String::new();
    for shape in &names.contexts {
        let ty = apart(camel(&shape.name));
        text.push_str(&format!("/// {}\n#[derive(Clone, Copy, Debug)]\npub struct {ty} {{\n", shape.about));
        for param in &shape.params {
            let kind = if param.size == 1 { "i64".to_owned() } else { format!("[i64; {}]", param.size) };
            text.push_str(&format!("    /// {}\n    pub {}: {kind},\n", param.about, param.name));
        }
        let args = args(&shape.params, "self.");
        text.push_str(&format!(
            "}}\n\nimpl {ty} {{\n    /// Makes the context for the dispatch that begins next, after [`Machine::clear`].\n    ///\n    \
             /// # Errors\n    /// When there is no room for it.\n    \
             pub fn make(&self, machine: &mut Machine<'_, '_>, names: &Names) -> Result<i64, Trap> {{\n        \
             machine.make_context(names.context.{}, {args})\n    }}\n}}\n\n",
            shape.index
        ));
    }
    text
}

fn calls(names: &Names) -> String {
    let mut text = String::new();
    for Call { shape, results } in &names.calls {
        if !results.is_empty() {
            text.push_str(&format!("/// Places of the results of [`{0}`].\npub mod results_of_{0} {{\n", shape.index));
            for (name, place, about) in results {
                text.push_str(&format!("    /// {about}\n    pub const {}: usize = {place};\n", capitals(name)));
            }
            text.push_str("}\n\n");
        }
        text.push_str(&begins(shape, &shape.index, &format!("begin(names.function.{}, ", shape.index)));
    }
    text
}

fn events(names: &Names) -> String {
    let begin = |shape: &Shape| {
        begins(shape, &format!("tell_{}", plain(&shape.name)), &format!("begin_event(names.event.{}, ", shape.index))
    };
    names.events.iter().map(begin).collect()
}

fn begins(shape: &Shape, name: &str, call: &str) -> String {
    let about: String = shape.params.iter().map(|param| format!("/// * `{}`: {}\n", param.name, param.about)).collect();
    let param = |param: &Param| {
        let kind = if param.size == 1 { "i64".to_owned() } else { format!("[i64; {}]", param.size) };
        format!(", {}: {kind}", param.name)
    };
    let params: String = shape.params.iter().map(param).collect();
    // the machine and the names come before them
    let many = if shape.params.len() > 5 {
        "#[expect(clippy::too_many_arguments, reason = \"as the rules have it\")]\n"
    } else {
        ""
    };
    format!(
        "/// Begins: {}\n///\n{about}///\n/// # Errors\n/// When there is no room for it.\n\
         {many}pub fn {name}(machine: &mut Machine<'_, '_>, names: &Names{params}) -> Result<(), Trap> {{\n    \
         machine.{call}{})\n}}\n\n",
        shape.about,
        args(&shape.params, ""),
    )
}

fn args(params: &[Param], before: &str) -> String {
    if params.iter().all(|param| param.size == 1) {
        let all: Vec<String> = params.iter().map(|param| format!("{before}{}", param.name)).collect();
        return format!("&[{}]", all.join(", "));
    }
    let part = |param: &Param| {
        if param.size == 1 { format!("&[{before}{}][..]", param.name) } else { format!("&{before}{}[..]", param.name) }
    };
    let mut at = 0;
    let total: usize = params.iter().map(|param| param.size).sum();
    let mut copies = String::new();
    for param in params {
        copies.push_str(&format!("all[{at}..{}].copy_from_slice({}); ", at + param.size, part(param)));
        at += param.size;
    }
    format!("&{{ let mut all = [0i64; {total}]; {copies}all }}")
}
