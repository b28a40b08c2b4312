//! The page of rules: how things are done, step by step, and what values are made of.

use runebook_compiler::ir::{FunctionId, FunctionKind};

use super::Maker;
use crate::describe::{self, Arg, Args, Det, Line, Np, RuleGroup, Walk};
use crate::model::{Entry, Page, Part, Table};

impl Maker<'_> {
    /// The page of rules; none if there are none.
    pub fn rules_page(&mut self) -> Option<Page> {
        let ir = self.source.ir;
        let mut order: Vec<FunctionId> = (0..ir.functions.len()).collect();
        order.sort_by_key(|id| {
            (rank(ir.functions[*id].kind), ir.functions[*id].whole.file, ir.functions[*id].whole.start)
        });
        let mut parts: Vec<Part> = order.into_iter().filter_map(|id| self.function(id)).collect();
        let groups = describe::rules(ir);
        parts.extend(groups.iter().map(|group| self.rule_group(group)));
        let title = self.page_word("page-rules");
        let intro = describe::order(ir).map(|order| self.speaker.sentence(&order)).unwrap_or_default();
        self.drain("rules");
        (!parts.is_empty()).then(|| Page { id: "rules".to_owned(), title, intro, parts, ..Page::default() })
    }

    pub fn function(&mut self, id: FunctionId) -> Option<Part> {
        let ir = self.source.ir;
        let walk = describe::function(ir, id)?;
        let key = describe::function_key(ir, id);
        let title = self.heading(&key);
        let anchor = key.replacen('-', ".", 1);
        if !walk.rows.is_empty() {
            let table = self.table(&key, anchor, title, &walk);
            self.drain(&key);
            return Some(Part::Table(table));
        }
        let kind = self.page_word(&format!("rule-{}", key.split('-').next().unwrap_or_default()));
        let prose = match &walk.said {
            Some(said) => self.speaker.sentence(said),
            None => self.lines(&walk.lines, 0),
        };
        self.drain(&key);
        let roller = self.roller(id).map(Box::new);
        Some(Part::Entry(Box::new(Entry { id: anchor, title, kind, prose: Some(prose), roller, ..Entry::default() })))
    }

    fn table(&mut self, key: &str, id: String, title: String, walk: &Walk) -> Table {
        let when = self.page_word("row-when");
        let gives = self.speaker.cell(&Np::new(key, Det::Bare).arg());
        let signed = signed(&walk.rows);
        let rows =
            walk.rows.iter().map(|(cond, value)| vec![self.speaker.cell(cond), self.gives(value, signed)]).collect();
        let notes = walk.notes.iter().map(|note| self.speaker.sentence(note)).collect();
        Table { id, title, notes, head: vec![crate::phrase::sentence(&when), gives], rows, edition: None }
    }

    fn gives(&mut self, value: &Arg, signed: bool) -> String {
        match value {
            Arg::Number(ratio) if signed => self.speaker.voice.numbers.ratio(*ratio, true),
            value => self.speaker.part(value),
        }
    }

    /// A numbered list in Markdown.
    fn lines(&mut self, lines: &[Line], depth: usize) -> String {
        let mut out = String::new();
        for (at, line) in lines.iter().enumerate() {
            let text = self.speaker.sentence(&line.phrase);
            out.push_str(&format!("{}{}. {text}\n", "   ".repeat(depth), at + 1));
            out.push_str(&self.lines(&line.inner, depth + 1));
        }
        out
    }

    pub fn rule_group(&mut self, group: &RuleGroup) -> Part {
        let title = self.heading(&group.key);
        let kind = self.page_word("rule-rules");
        let sentences = self.sentences(&group.key, &group.said, &Args::new());
        Part::Entry(Box::new(Entry { id: format!("rules.{}", group.name), title, kind, sentences, ..Entry::default() }))
    }
}

/// Whether what a table gives goes both ways: "+1" and "−1".
fn signed(rows: &[(Arg, Arg)]) -> bool {
    rows.iter().all(|(_, value)| matches!(value, Arg::Number(_)))
        && rows.iter().any(|(_, value)| matches!(value, Arg::Number(ratio) if ratio.num < 0))
}

/// Procedures first, then what they ask.
const fn rank(kind: FunctionKind) -> u8 {
    match kind {
        FunctionKind::Action | FunctionKind::Procedure => 0,
        FunctionKind::Check => 1,
        FunctionKind::Die => 2,
        FunctionKind::Formula => 3,
        FunctionKind::Chance => 4,
        FunctionKind::Table => 5,
        FunctionKind::Process => 6,
        FunctionKind::Plan | FunctionKind::Tick => 7,
    }
}
