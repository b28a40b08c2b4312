//! Replacements of steps: "in your melee attacks, damage becomes the most the dice can give".

use runebook_compiler::ir::{Replacement, Type};

use super::scene::Scene;
use super::scope::Frame;
use super::trigger::not_while;
use super::{Det, Np, Phrase};

/// A replacement's sentences; none if only the author can say it.
pub(crate) fn replacement(scene: &Scene<'_>, replacement: &Replacement) -> Option<Vec<Phrase>> {
    let ir = scene.ir;
    let function = &ir.functions[replacement.function];
    let mut scene = scene.clone();
    scene.function = Some(replacement.function);
    scene.name_locals(&replacement.locals, replacement.function);
    scene.is_you(replacement.you);
    for (local, found) in replacement.locals.iter().enumerate() {
        if let Type::Context(context) = found.ty {
            scene.context_local(local, context);
        }
    }
    scene.role = function.context.zip(replacement.role).map(|((_, context), role)| (context, role));
    scene.definite = true;
    let mut atoms = replacement.when.as_ref().map(|when| scene.atoms(when, true)).unwrap_or_default();
    atoms.extend(scene.around(replacement.within.as_ref(), replacement.when.as_ref()));
    let Frame { scope, conds, unless, buts } = scene.frame(atoms);
    let step =
        Np::new(format!("step-{}-{}", function.named.name, function.steps[replacement.step].name), Det::The).arg();
    let mut said = vec![match &replacement.value {
        Some(value) => Phrase::of(
            "replace-value",
            [("scope", scope), ("if", conds), ("unless", unless), ("step", step), ("value", scene.value(value))],
        ),
        None => {
            let body = scene.acts(&replacement.body)?;
            Phrase::of(
                "replace-do",
                [("scope", scope), ("if", conds), ("unless", unless), ("step", step), ("do", body)],
            )
        }
    }];
    said.extend(not_while(buts));
    Some(said)
}
