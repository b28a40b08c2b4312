//! Calculators: the words of what they ask for and answer. The numbers come from the table, on the page.

use runebook_compiler::ir::{self, FamilyIndex, Field, FunctionId, FunctionKind, Ir, Node, Query, Type};

use super::Maker;
use crate::describe;
use crate::model::{Ask, Calculator, Choice, Page, Part};
use crate::phrase::Order;
use crate::told::keys;

impl Maker<'_> {
    /// The page of calculators; none if there are none.
    pub fn calculators_page(&mut self) -> Option<Page> {
        let ir = self.source.ir;
        let parts: Vec<Part> =
            ir.calculators.iter().map(|calculator| Part::Calculator(self.calculator(calculator))).collect();
        let title = self.page_word("page-calculators");
        (!parts.is_empty()).then(|| Page { id: "calculators".to_owned(), title, parts, ..Page::default() })
    }

    fn calculator(&mut self, found: &ir::Calculator) -> Calculator {
        let key = format!("calculator-{}", found.named.name);
        let title = self.heading(&key);
        let scene = found.answers.iter().map(|answer| &answer.query).chain(&found.rolls).next();
        let asks = found.asks.iter().map(|ask| self.ask(&key, ask, scene)).collect();
        let answers = found.answers.iter().map(|answer| {
            let label = self.label(&key, &answer.named.name, &answer.named.title);
            (answer.named.name.clone(), label)
        });
        let answers = answers.collect();
        let results = found.rolls.iter().flat_map(|query| self.results(query)).collect();
        self.drain(&key);
        let name = found.named.name.clone();
        Calculator { id: format!("calculator.{name}"), name, title, asks, answers, results, changes: Vec::new() }
    }

    /// What a reader may roll of a rule; nothing where no dice fall in it, or where nobody can give its parameters.
    pub fn roller(&mut self, function: FunctionId) -> Option<Calculator> {
        let ir = self.source.ir;
        let found = ir.rollers.iter().find(|roller| roller.function == function)?;
        let key = describe::function_key(ir, function);
        let title = self.heading(&key);
        let asks: Vec<Ask> = found.asks.iter().map(|ask| self.roller_ask(found, ask)).collect();
        let changes: Vec<String> = found.changes.iter().map(|change| self.changed(found, *change, &asks)).collect();
        // what changes is no result by a name of its own
        let given = if changes.is_empty() { found.query.names.len() } else { 0 };
        let names = found.query.names.iter().zip(&found.query.values).take(given);
        let results = names.map(|(name, value)| {
            let title = name.replace('_', " ");
            let label = rolled(&value.node).map(|of| {
                let own = result_key(ir, of, name);
                // that a check has a margin, the language says and not the pack
                let margin = ir.functions[of].kind == FunctionKind::Check && name == "margin";
                match self.speaker.heading(&own).filter(|_| margin) {
                    None if margin => self.page_word("calculator-margin"),
                    Some(label) => crate::phrase::sentence(&label),
                    None => self.soft(&[own], &title, &key),
                }
            });
            (label.unwrap_or_default(), self.choices(&value.ty, Some(&found.query)))
        });
        let results = results.collect();
        self.drain(&key);
        let name = roller_name(ir, function);
        let id = format!("calculator.{name}");
        Some(Calculator { id, name, title, asks, answers: Vec::new(), results, changes })
    }

    /// What is stored of somebody, with whose it is where several are asked for.
    fn changed(&mut self, roller: &ir::Roller, change: ir::RollerChange, asks: &[Ask]) -> String {
        let ir = self.source.ir;
        let member = match ir.cells[change.cell].index {
            Some(FamilyIndex::Enum(of)) => Some(describe::member_key(ir, of, change.member)),
            Some(FamilyIndex::Kind(of)) => Some(describe::entry_key(ir, ir.kinds[of].entries.0 + change.member)),
            None => None,
        };
        let title = ir.cells[change.cell].named.title.clone();
        let key = describe::cell_key(ir, change.cell);
        let mut parts = vec![self.soft(&[key], &title, &describe::function_key(ir, roller.function))];
        parts.extend(member.map(|key| crate::phrase::sentence(&self.heading(&key))));
        let people = roller.asks.iter().filter(|ask| matches!(ask.field.ty, Type::Entity(_))).count();
        if let Some(ask) = asks.get(change.ask).filter(|_| people > 1) {
            parts.insert(0, ask.label.clone());
        }
        parts.join(&self.page_word("word-between_parts"))
    }

    fn roller_ask(&mut self, roller: &ir::Roller, ask: &ir::RollerAsk) -> Ask {
        let ir = self.source.ir;
        let own = match ask.context {
            Some(context) => format!("role-{}-{}", ir.contexts[context].named.name, ask.name),
            None => format!("param-{}-{}", ir.functions[roller.function].named.name, ask.name),
        };
        let mut keys = vec![own];
        keys.extend(match ask.field.ty {
            Type::Entity(of) => Some(describe::entity_key(&ir.entities[of].named.name)),
            Type::Entry(of) => Some(describe::kind_key(ir, of)),
            Type::Member(of) => Some(format!("enum-{}", ir.enums[of].named.name)),
            _ => None,
        });
        let title = ask.field.named.title.clone();
        let label = self.soft(&keys, &title, &describe::function_key(ir, roller.function));
        Ask { label, ..self.ask_as(&ask.field, Some(&roller.query)) }
    }

    /// The first of these that the pack has words for; else what the rules call it, which is then not translated.
    fn soft(&mut self, keys: &[String], title: &str, needed_by: &str) -> String {
        if let Some(found) = keys.iter().find_map(|key| self.speaker.heading(key)) {
            return crate::phrase::sentence(&found);
        }
        if self.speaker.voice.locale != self.source.source_locale {
            self.hole(&keys[0], needed_by, false);
        }
        crate::phrase::sentence(title)
    }

    /// The pack's words for an attribute, or those of the rules in their own language.
    fn label(&mut self, key: &str, attribute: &str, title: &str) -> String {
        if let Some(word) = self.speaker.word(key, attribute) {
            return word;
        }
        if self.speaker.voice.locale == self.source.source_locale {
            return crate::phrase::sentence(title);
        }
        self.hole(&format!("{key}.{attribute}"), key, true);
        String::new()
    }

    fn ask(&mut self, key: &str, ask: &Field, scene: Option<&Query>) -> Ask {
        let label = self.label(key, &ask.named.name, &ask.named.title);
        Ask { label, ..self.ask_as(ask, scene) }
    }

    /// What may be chosen, without a label.
    fn ask_as(&mut self, ask: &Field, scene: Option<&Query>) -> Ask {
        let name = ask.named.name.clone();
        let mut choices = self.choices(&ask.ty, scene);
        if !matches!(ask.ty, Type::Member(_)) {
            let order = Order::of(&self.speaker.voice.locale);
            choices.sort_by(|one, other| order.compare(&one.label, &other.label));
        }
        if ask.default.as_ref().is_some_and(|value| matches!(value.plain().node, Node::None)) {
            let label = self.page_word("calculator-none");
            choices.insert(0, Choice { name: "none".to_owned(), label, value: runebook_runtime::NONE });
        }
        Ask { name, label: String::new(), choices }
    }

    /// What values of a type are called; none for numbers, and for yes or no.
    fn choices(&mut self, ty: &Type, scene: Option<&Query>) -> Vec<Choice> {
        let ir = self.source.ir;
        let named: Vec<(String, String, usize)> = match ty {
            Type::Member(of) => {
                let members = ir.enums[*of].members.iter().enumerate();
                members.map(|(at, member)| (member.name.clone(), describe::member_key(ir, *of, at), at)).collect()
            }
            Type::Entry(kind) => {
                let (from, to) = ir.kinds[*kind].entries;
                let shown = (from..to).filter(|id| !ir.entries[*id].hidden);
                shown.map(|id| (ir.entries[id].named.name.clone(), describe::entry_key(ir, id), id)).collect()
            }
            Type::Entity(of) => {
                let scene = scene.map_or(&[][..], |query| &query.scene).iter().enumerate();
                // changed copies are the question's own
                let known = &ir.names.characters;
                let offered = |name: &String| {
                    known.get(name).is_some_and(|id| ir.characters[*id].audience == ir::Audience::Players)
                };
                let asked = scene.filter(|(_, one)| one.of == *of && offered(&one.named.name));
                asked.map(|(at, one)| (one.named.name.clone(), keys::character(&one.named.name), at)).collect()
            }
            Type::Number(_)
            | Type::YesNo
            | Type::Dice
            | Type::Chance
            | Type::Context(_)
            | Type::Set(..)
            | Type::Record(_)
            | Type::StatName(_)
            | Type::EventName
            | Type::Text
            | Type::Any => Vec::new(),
        };
        let choice = |(name, key, at): (String, String, usize)| Choice {
            name,
            label: self.heading(&key),
            value: i64::try_from(at).unwrap_or(-1),
        };
        named.into_iter().map(choice).collect()
    }

    /// What comes of a roll, in order.
    fn results(&mut self, query: &Query) -> Vec<(String, Vec<Choice>)> {
        let each = query.names.iter().zip(&query.values).map(|(name, value)| {
            let label = match rolled(&value.node) {
                Some(function) => self.heading(&result_key(self.source.ir, function, name)),
                None => String::new(),
            };
            (label, self.choices(&value.ty, Some(query)))
        });
        each.collect()
    }
}

/// The name of the roller of a rule: no calculator has a dot in its own.
#[must_use]
pub fn roller_name(ir: &Ir, function: FunctionId) -> String {
    format!("roll.{}", ir.functions[function].named.name)
}

/// Whether a check succeeds goes by the check's own name.
fn result_key(ir: &Ir, function: FunctionId, name: &str) -> String {
    let success = ir.functions[function].kind == FunctionKind::Check && name == "success";
    if success { describe::function_key(ir, function) } else { keys::result(ir, function, name) }
}

/// The function of which a value is a result.
fn rolled(node: &Node) -> Option<FunctionId> {
    let Node::Result { record, .. } = node else { return None };
    match record.ty {
        Type::Record(function) => Some(function),
        _ => None,
    }
}
