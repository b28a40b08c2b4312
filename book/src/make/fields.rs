//! What an entry is: its fields, its notation, and the numbers its prose asks for.

use runebook_compiler::ir::{Entry, Expr, FieldValue, Ir, KindId, Layer, Node, Source, Type};
use runebook_compiler::notation::{Group, groups};

use super::Maker;
use crate::describe::{Arg, Args, Det, Join, Np, Phrase, Plain};

/// The numbers that an entry's prose can ask for.
pub(crate) fn prose_args(ir: &Ir, id: usize) -> Args {
    let entry = &ir.entries[id];
    let plain = Plain::of_entry(ir, id);
    let mut args = Args::new();
    for constant in &entry.constants {
        args.insert(constant.named.name.clone(), plain.value(&constant.value));
    }
    for (field, value) in ir.kinds[entry.kind].fields.iter().zip(&entry.fields) {
        args.insert(field.named.name.clone(), field_value(&plain, &field.ty, value));
    }
    for parameter in &entry.parameters {
        args.insert(
            parameter.named.name.clone(),
            Np::new(format!("parameter-{}-{}", entry.named.name, parameter.named.name), Det::The).arg(),
        );
    }
    args
}

/// The numbers that a status's prose can ask for.
pub(crate) fn status_args(ir: &Ir, status: usize) -> Args {
    let plain = Plain::of_status(ir);
    ir.statuses[status]
        .constants
        .iter()
        .map(|constant| (constant.named.name.clone(), plain.value(&constant.value)))
        .collect()
}

fn field_value(plain: &Plain<'_>, ty: &Type, value: &FieldValue) -> Arg {
    match value.values.as_slice() {
        [one] if *ty == Type::Chance => plain.chance(one),
        [one] => plain.value(one),
        many => Arg::list(many.iter().map(|value| plain.value(value)).collect(), Join::And),
    }
}

impl Maker<'_> {
    /// Fields that were said: label and value. What stands in the notation is not repeated.
    pub fn fields(&mut self, id: usize) -> Vec<(String, String)> {
        let ir = self.source.ir;
        let entry = &ir.entries[id];
        let plain = Plain::of_entry(ir, id);
        let shown = notation_fields(ir, entry.kind);
        let mut all = Vec::new();
        for (at, (field, value)) in ir.kinds[entry.kind].fields.iter().zip(&entry.fields).enumerate() {
            if value.is_default || value.values.is_empty() || shown.contains(&field.named.name) {
                continue;
            }
            let key =
                format!("field-{}-{}", ir.kinds[entry.kind].named.name, ir.kinds[entry.kind].fields[at].named.name);
            let label = self.heading(&key);
            let said = match value.values.as_slice() {
                [one] if field.ty == Type::Chance => plain.chance(one),
                [one] => match plain.value(one) {
                    Arg::Number(ratio) if adds(ir, id, at) => Arg::Text(self.speaker.voice.numbers.ratio(ratio, true)),
                    said => said,
                },
                many => {
                    let items: Vec<Arg> = many.iter().map(|value| plain.value(value)).collect();
                    Arg::Text(self.speaker.listed(&items))
                }
            };
            let said = match field.per {
                Some(clock) => Phrase::of(
                    "field-per",
                    [
                        ("n", said),
                        ("clock", Np::new(format!("clock-{}", ir.clocks[clock].named.name), Det::Bare).arg()),
                    ],
                )
                .arg(),
                None => said,
            };
            all.push((label, self.speaker.cell(&said)));
        }
        all
    }

    /// "(-3, 3d4)", "[-1, 1d4]": groups whose numbers are all 0 are left out, and so are zeros at a group's start.
    pub fn notation(&mut self, id: usize) -> Option<String> {
        let ir = self.source.ir;
        let entry = &ir.entries[id];
        let pattern = ir.kinds[entry.kind].notation.as_ref()?;
        let groups: Vec<String> = groups(pattern).into_iter().filter_map(|group| self.group(entry, &group)).collect();
        (!groups.is_empty()).then(|| groups.join(" "))
    }

    fn group(&mut self, entry: &Entry, group: &Group) -> Option<String> {
        let ir = self.source.ir;
        let fields = &ir.kinds[entry.kind].fields;
        let value = |name: &String| {
            fields.iter().position(|field| field.named.name == *name).and_then(|at| entry.fields[at].values.first())
        };
        let shown: Vec<(&String, &Expr)> =
            group.fields.iter().filter_map(|name| value(name).map(|value| (name, value))).collect();
        if shown.iter().all(|(_, value)| is_zero(ir, value)) {
            return None;
        }
        let signed = |name: &String| {
            let field = fields.iter().find(|field| field.named.name == *name);
            field.and_then(|field| field.range).is_none_or(|(low, _)| low < 0)
        };
        let texts: Vec<String> = shown.iter().map(|(name, value)| self.written(value, signed(name))).collect();
        Some(format!("{}{}{}", group.open, texts.join(", "), group.close))
    }

    /// A number with its sign, where it may be less than nothing; dice as they are.
    fn written(&mut self, value: &Expr, signed: bool) -> String {
        let plain = Plain::of_status(self.source.ir);
        match plain.value(value) {
            Arg::Number(ratio) => self.speaker.voice.numbers.ratio(ratio, signed),
            other @ (Arg::Nothing
            | Arg::Text(_)
            | Arg::Noun(_)
            | Arg::Phrase(_)
            | Arg::List(_)
            | Arg::Quality(_)
            | Arg::Head(_)
            | Arg::Either(..)) => self.speaker.part(&other),
        }
    }
}

/// Whether a field that is 0 if nothing is said is only ever added to something: it is written with its sign.
fn adds(ir: &Ir, entry: usize, field: usize) -> bool {
    let of = &ir.kinds[ir.entries[entry].kind].fields[field];
    let nothing = of.default.as_ref().is_some_and(|value| is_zero(ir, value));
    let plain = of.ty.number().is_some_and(|number| number.unit.is_none());
    let added = |modifier: &runebook_compiler::ir::Modifier| {
        modifier.source == Source::Entry(entry)
            && modifier.layer == Layer::Add
            && matches!(modifier.value.plain().node, Node::Field { field: read, .. } if read == field)
    };
    nothing && plain && ir.modifiers.iter().any(|modifier| added(modifier))
}

fn is_zero(ir: &Ir, value: &Expr) -> bool {
    value.ty != Type::Dice && crate::describe::whole(ir, value) == Some(0)
}

/// Names of the fields that the kind's notation shows.
fn notation_fields(ir: &Ir, kind: KindId) -> Vec<String> {
    ir.kinds[kind].notation.iter().flat_map(|pattern| groups(pattern)).flat_map(|group| group.fields).collect()
}
