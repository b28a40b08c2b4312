//! The picture of something that happened: the steps of its procedures in their order, with what the runtime says of each.

use runebook_book::model::{FlowBox, FlowSort};
use runebook_book::told::said::With;
use runebook_book::told::{Said, Thing as Named, Value, keys};
use runebook_compiler::ir::mention::{Thing, mentions};
use runebook_compiler::ir::{Function, FunctionId, FunctionKind, Ir};
use runebook_grammar::Span;

use crate::story::Line;
use crate::story::teller::Teller;

/// The boxes of a run.
///
/// # Errors
/// The messages that the language lacks.
pub(super) fn boxes(lines: &[Line], ir: &Ir, teller: &Teller) -> Result<Vec<FlowBox>, Vec<String>> {
    let mut calls = Vec::new();
    mentions(ir, &mut |thing, span| {
        if let Thing::Function(id) = thing {
            calls.push((id, span));
        }
    });
    let mut flow = Flow { ir, teller, calls, open: Vec::new(), boxes: Vec::new() };
    for line in lines {
        flow.line(line)?;
    }
    Ok(flow.boxes)
}

/// What other lines stand in.
struct Open {
    /// How deep its line stands.
    depth: usize,
    procedure: Option<Running>,
    /// The box that its next line goes into, if nothing came between.
    last: Option<usize>,
}

/// A procedure whose steps are told.
struct Running {
    id: FunctionId,
    gives: Vec<With>,
    /// How many of its steps have a box, or went by without one.
    told: usize,
}

struct Flow<'a> {
    ir: &'a Ir,
    teller: &'a Teller,
    /// Where functions are called.
    calls: Vec<(FunctionId, Span)>,
    open: Vec<Open>,
    boxes: Vec<FlowBox>,
}

impl Flow<'_> {
    fn line(&mut self, line: &Line) -> Result<(), Vec<String>> {
        while self.open.last().is_some_and(|open| open.depth >= line.depth) {
            self.open.pop();
        }
        match &line.said {
            Said::Calls { what, with, gives } => self.call(line, what, with, gives),
            Said::Event { .. } | Said::Ticks { .. } => self.heading(line, FlowSort::Event, None),
            Said::Reacts { source, .. } => self.heading(line, FlowSort::Reaction, source.as_ref()),
            _ => self.leaf(line),
        }
    }

    fn call(&mut self, line: &Line, what: &Named, with: &[With], gives: &[With]) -> Result<(), Vec<String>> {
        let id = (0..self.ir.functions.len()).find(|id| keys::function(self.ir, *id) == what.key);
        self.steps_before(id.and_then(|id| self.called_at(id)))?;
        let there = with.iter().filter(|with| matches!(with.value, Value::Thing(_)));
        let lines = there.map(|with| self.teller.with(with)).collect::<Result<_, _>>()?;
        let own = FlowBox {
            sort: FlowSort::Procedure,
            title: self.teller.name(what)?,
            link: link(&what.key),
            lines,
            ..FlowBox::default()
        };
        let procedure = id.map(|id| Running { id, gives: gives.to_vec(), told: 0 });
        self.put(line, own, procedure);
        Ok(())
    }

    /// Where the procedure that runs calls another, at or after the step that was told last.
    fn called_at(&self, callee: FunctionId) -> Option<Span> {
        let running = self.open.last()?.procedure.as_ref()?;
        let caller = &self.ir.functions[running.id];
        let from =
            running.told.checked_sub(1).and_then(|at| caller.steps.get(at)).map_or(caller.named.span, |step| step.span);
        let next = self.ir.functions.iter().map(|other| other.named.span);
        let ends = next.filter(|next| next.file == from.file && next.start > from.start).map(|next| next.start).min();
        let inside =
            |span: &Span| span.file == from.file && span.start >= from.start && ends.is_none_or(|end| span.start < end);
        self.calls
            .iter()
            .filter(|(id, span)| *id == callee && inside(span))
            .map(|(_, span)| *span)
            .min_by_key(|span| span.start)
    }

    fn heading(&mut self, line: &Line, sort: FlowSort, of: Option<&Named>) -> Result<(), Vec<String>> {
        self.steps_before(line.place)?;
        let said = self.teller.tell(&line.said)?;
        let title = said.trim_end_matches([':', '：', '.', '。', ' ', '\u{a0}', '\u{202f}']).to_owned();
        let link = of.and_then(|of| link(&of.key));
        self.put(line, FlowBox { sort, title, link, ..FlowBox::default() }, None);
        Ok(())
    }

    /// A box that others may stand in.
    fn put(&mut self, line: &Line, own: FlowBox, procedure: Option<Running>) {
        let depth = self.open.len();
        // what comes after it in the one around it begins a box of its own
        self.open.iter_mut().for_each(|open| open.last = None);
        self.boxes.push(FlowBox { depth, ..own });
        let last = procedure.is_none().then_some(self.boxes.len() - 1);
        self.open.push(Open { depth: line.depth, procedure, last });
    }

    /// A sentence: in the box of the step that it belongs to.
    fn leaf(&mut self, line: &Line) -> Result<(), Vec<String>> {
        self.steps_before(line.place)?;
        let said = self.teller.tell(&self.without_step(&line.said))?;
        let depth = self.open.len();
        let Some(open) = self.open.last_mut() else {
            self.boxes.push(FlowBox { lines: vec![said], ..FlowBox::default() });
            return Ok(());
        };
        match open.last {
            Some(at) => self.boxes[at].lines.push(said),
            None => {
                self.boxes.push(FlowBox { depth, lines: vec![said], ..FlowBox::default() });
                open.last = Some(self.boxes.len() - 1);
            }
        }
        Ok(())
    }

    /// A sentence that does not say once more what its box is called.
    fn without_step(&self, said: &Said) -> Said {
        let running = self.open.last().and_then(|open| open.procedure.as_ref()).filter(|running| running.told > 0);
        let Some(running) = running else { return said.clone() };
        let own = keys::step(self.ir, running.id, &self.ir.functions[running.id].steps[running.told - 1].name);
        let mut said = said.clone();
        if let Said::Roll { what, .. } | Said::Chance { what, .. } | Said::Pick { what, .. } = &mut said {
            what.retain(|what| what.key != own);
        }
        said
    }

    /// The boxes of the steps up to the one that a place lies in; the last of them takes what follows.
    fn steps_before(&mut self, place: Option<Span>) -> Result<(), Vec<String>> {
        let depth = self.open.len();
        let Some(Open { procedure: Some(running), last, .. }) = self.open.last_mut() else { return Ok(()) };
        let function = &self.ir.functions[running.id];
        let Some(step) = place.and_then(|place| step_at(function, place)) else { return Ok(()) };
        while running.told <= step {
            let named = &function.steps[running.told].name;
            let value = running.gives.iter().find(|with| with.id == *named).map(|with| &with.value);
            let is_last = running.told == step;
            running.told += 1;
            // a step without a value of its own that told nothing is none that a reader could follow
            if value.is_none() && !is_last {
                continue;
            }
            let title = self.teller.name(&Named::new(keys::step(self.ir, running.id, named)))?;
            let value = value.map(|value| self.teller.value(value)).transpose()?.unwrap_or_default();
            self.boxes.push(FlowBox { depth, title, value, ..FlowBox::default() });
            *last = Some(self.boxes.len() - 1);
        }
        Ok(())
    }
}

/// The step of a procedure in which a place of its text lies; none where that is another text.
fn step_at(function: &Function, place: Span) -> Option<usize> {
    if function.kind != FunctionKind::Procedure {
        return None;
    }
    let starts = function.steps.iter().map(|step| step.span);
    let mut before = starts.enumerate().rev();
    before.find(|(_, start)| start.file == place.file && start.start <= place.start).map(|(at, _)| at)
}

/// The anchor of what a message is about.
fn link(key: &str) -> Option<String> {
    key.contains('-').then(|| key.replacen('-', ".", 1))
}
