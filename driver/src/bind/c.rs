//! The header for C.

use super::named::{Call, Group, Item, Names, Param, Shape, What};
use super::word::{capitals, plain};

/// The whole header.
pub(super) fn text(names: &Names) -> String {
    let pack = plain(&names.pack.replace('-', "_"));
    let writer = Writer { names, upper: capitals(&pack), pack };
    [
        writer.head(),
        writer.members(),
        writer.denominators(),
        writer.indices(),
        writer.bind(),
        writer.fields(),
        writer.contexts(),
        writer.calls(),
        writer.events(),
        format!("#endif // {}_BOUND_H\n", writer.upper),
    ]
    .concat()
}

struct Writer<'n> {
    names: &'n Names,
    pack: String,
    upper: String,
}

fn group(what: What) -> (&'static str, &'static str) {
    match what {
        What::Cell => ("cell", "RUNE_CELL"),
        What::Stat => ("stat", "RUNE_STAT"),
        What::Entry => ("entry", "RUNE_ENTRY"),
        What::Kind => ("kind", "RUNE_KIND_OF_ENTRY"),
        What::Context => ("context", "RUNE_CONTEXT"),
        What::Fact => ("fact", "RUNE_FACT"),
        What::Set => ("set", "RUNE_SET"),
        What::Command => ("command", "RUNE_COMMAND"),
        What::Event => ("event", "RUNE_EVENT"),
        What::Function => ("function", "RUNE_FUNCTION"),
    }
}

impl Writer<'_> {
    fn head(&self) -> String {
        let Names { pack, contract, content, .. } = self.names;
        let upper = &self.upper;
        format!(
            "// The rules of {pack} for C. Made by `runebook bind --target c`: do not edit.\n\n\
             #ifndef {upper}_BOUND_H\n#define {upper}_BOUND_H\n\n\
             #include <stddef.h>\n#include <stdio.h>\n#include <string.h>\n#include \"runebook.h\"\n\n\
             // What the rules ask of their game. A table of another contract is refused by {name}_bind.\n\
             #define {upper}_CONTRACT UINT64_C(0x{contract:016x})\n\
             // The rules this file was made from. Other rules of the same contract may be loaded.\n\
             #define {upper}_CONTENT UINT64_C(0x{content:016x})\n\n",
            name = self.pack,
        )
    }

    fn members(&self) -> String {
        let mut text = String::new();
        for one in self.names.enums.iter().filter(|one| !one.members.is_empty()) {
            let upper = capitals(&one.name);
            text.push_str(&format!("// {}\nenum {}_{} {{\n", one.about, self.pack, plain(&one.name)));
            for (place, (name, about)) in one.members.iter().enumerate() {
                text.push_str(&format!("  {}_{upper}_{} = {place}, // {about}\n", self.upper, capitals(name)));
            }
            text.push_str("};\n");
        }
        text + "\n"
    }

    fn denominators(&self) -> String {
        let mut text = "// Stored numbers are so many times the value.\n".to_owned();
        for Group { what, items } in &self.names.groups {
            for item in items {
                if let Some(denominator) = item.denominator {
                    let (kind, name) = (capitals(group(*what).0), capitals(&item.name));
                    text.push_str(&format!("#define {}_PARTS_OF_{kind}_{name} {denominator}\n", self.upper));
                }
            }
        }
        text + "\n"
    }

    fn indices(&self) -> String {
        let mut text =
            format!("// Indices into a table. Fill them with {}_bind.\ntypedef struct {} {{\n", self.pack, self.pack);
        for Group { what, items } in self.names.groups.iter().filter(|group| !group.items.is_empty()) {
            text.push_str("  struct {\n");
            for item in items {
                text.push_str(&format!("    uint32_t {}; // {}\n", item.name, item.about));
            }
            text.push_str(&format!("  }} {};\n", group(*what).0));
        }
        text + &format!("}} {};\n\n", self.pack)
    }

    fn bind(&self) -> String {
        let (pack, upper) = (&self.pack, &self.upper);
        let mut rows = String::new();
        for Group { what, items } in &self.names.groups {
            for item in items {
                let kind = group(*what).1;
                let Item { id, name, signature, .. } = item;
                rows.push_str(&format!("    {{UINT64_C(0x{id:016x}), {kind}, 0x{signature:08x}u, \"{name}\"}},\n"));
            }
        }
        format!(
            "// Looks all indices up by their ids. RUNE_BAD_TABLE for a table of another contract; RUNE_NO_SUCH, with its name,\n\
             // if something is gone, or counts, has, takes or gives other things now. An entry that is gone is RUNE_NOWHERE.\n\
             static inline rune_status {pack}_bind({pack} *names, const rune_table *table, rune_error *error) {{\n\
             \x20 static const struct {{ uint64_t id; rune_kind kind; uint32_t signature; const char *name; }} all[] = {{\n{rows}  }};\n\
             \x20 uint32_t *index = (uint32_t *)names;\n\
             \x20 const char *why = NULL, *name = \"\";\n\
             \x20 rune_status status = RUNE_NO_SUCH;\n\
             \x20 if (error) memset(error, 0, sizeof *error);\n\
             \x20 if (!names) {{\n\
             \x20   status = RUNE_BAD_ARGUMENT;\n    why = \"the place for the names is null\";\n\
             \x20 }} else if (rune_table_contract(table) == 0) {{\n\
             \x20   status = RUNE_BAD_ARGUMENT;\n    why = \"the table is null or was never loaded\";\n\
             \x20 }} else if (rune_table_contract(table) != {upper}_CONTRACT) {{\n\
             \x20   status = RUNE_BAD_TABLE;\n\
             \x20   why = \"the table asks other things of its game than this game was compiled for: run `runebook bind` again\";\n\
             \x20 }}\n\
             \x20 for (size_t i = 0; !why && i < sizeof all / sizeof *all; i++) {{\n\
             \x20   name = all[i].name;\n\
             \x20   index[i] = rune_find(table, all[i].kind, all[i].id);\n\
             \x20   if (index[i] == RUNE_NOWHERE && all[i].kind != RUNE_ENTRY) {{\n\
             \x20     why = \" is gone from the table: run `runebook bind` again\";\n\
             \x20   }} else if (all[i].signature) {{\n\
             \x20     uint32_t found = rune_signature(table, all[i].kind, index[i]);\n\
             \x20     if (found && found != all[i].signature)\n\
             \x20       why = \" counts, has, takes or gives other things in this table: run `runebook bind` again\";\n\
             \x20   }}\n  }}\n\
             \x20 if (!why) return RUNE_OK;\n\
             \x20 if (error) {{\n\
             \x20   error->status = status;\n\
             \x20   snprintf(error->text, sizeof error->text, \"%s%s\", status == RUNE_NO_SUCH ? name : \"\", why);\n\
             \x20 }}\n  return status;\n}}\n\n"
        )
    }

    fn fields(&self) -> String {
        let mut text = String::new();
        for kind in &self.names.kinds {
            for (field, place, about) in &kind.fields {
                let (pack, name) = (&self.pack, plain(&kind.name));
                text.push_str(&format!(
                    "// The field {field} of a {name}: {about}\n\
                     static inline rune_status {pack}_{name}_{field}(const rune_table *table, uint32_t {name}, int64_t *out, rune_error *error) {{\n\
                     \x20 return rune_entry_field(table, {name}, {place}u, out, error);\n}}\n"
                ));
            }
        }
        text + "\n"
    }

    fn contexts(&self) -> String {
        let mut text = String::new();
        for shape in &self.names.contexts {
            let head = format!("{}_make_{}", self.pack, plain(&shape.name));
            text.push_str(&format!("// Makes the context {}: {}\n", shape.name, shape.about));
            text.push_str(&self.function(&head, shape, "int64_t *handle, "));
            let call =
                format!("rune_make_context(machine, names->context.{}, args, count, handle, error)", shape.index);
            text.push_str(&body(&shape.params, &call));
        }
        text
    }

    fn calls(&self) -> String {
        let mut text = String::new();
        for Call { shape, results } in &self.names.calls {
            let upper = capitals(&shape.index);
            if !results.is_empty() {
                text.push_str(&format!("// Places of the results of {}\nenum {{\n", shape.index));
                for (name, place, about) in results {
                    text.push_str(&format!("  {}_{upper}_{} = {place}, // {about}\n", self.upper, capitals(name)));
                }
                text.push_str("};\n");
            }
            text.push_str(&format!("// Begins {}: {}\n", shape.index, shape.about));
            text.push_str(&self.function(&format!("{}_{}", self.pack, shape.index), shape, ""));
            let call = format!("rune_begin(machine, names->function.{}, args, count, error)", shape.index);
            text.push_str(&body(&shape.params, &call));
        }
        text
    }

    fn events(&self) -> String {
        let mut text = String::new();
        for shape in &self.names.events {
            text.push_str(&format!("// Begins with the event {}: {}\n", shape.name, shape.about));
            text.push_str(&self.function(&format!("{}_tell_{}", self.pack, plain(&shape.name)), shape, ""));
            let call = format!("rune_begin_event(machine, names->event.{}, args, count, error)", shape.index);
            text.push_str(&body(&shape.params, &call));
        }
        text
    }

    fn function(&self, name: &str, shape: &Shape, more: &str) -> String {
        let mut text: String =
            shape.params.iter().map(|param| format!("//   {}: {}\n", param.name, param.about)).collect();
        let params: String = shape.params.iter().map(parameter).collect();
        text.push_str(&format!(
            "static inline rune_status {name}(rune_machine *machine, const {} *names, {params}{more}rune_error *error) {{\n",
            self.pack
        ));
        text
    }
}

fn parameter(param: &Param) -> String {
    if param.size == 1 {
        format!("int64_t {}, ", param.name)
    } else {
        format!("const int64_t {}[{}], ", param.name, param.size)
    }
}

fn body(params: &[Param], call: &str) -> String {
    let count: usize = params.iter().map(|param| param.size).sum();
    let mut text = format!("  int64_t args[{}] = {{0}};\n  size_t count = 0;\n", count.max(1));
    for Param { name, size, .. } in params {
        if *size == 1 {
            text.push_str(&format!("  args[count++] = {name};\n"));
        } else {
            text.push_str(&format!("  for (size_t i = 0; i < {size}; i++) args[count++] = {name}[i];\n"));
        }
    }
    text + &format!("  return {call};\n}}\n\n")
}
