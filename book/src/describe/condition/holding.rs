//! Conditions about slots, checks and parts.

use super::*;

impl Scene<'_> {
    /// What a slot holds, or that it is empty.
    pub fn slot(&self, owner: &Expr, cell: usize, thing: Option<Arg>, yes: bool) -> Atom {
        let key = cell_key(self.ir, cell);
        let args = |thing: Option<Arg>| {
            let mut args = Args::from([("who".to_owned(), self.who(owner))]);
            args.extend(thing.map(|thing| ("x".to_owned(), thing)));
            args
        };
        let word = |yes: bool| match (&thing, yes) {
            (Some(thing), true) => Phrase::word(&key, "holds", args(Some(thing.clone()))),
            (Some(thing), false) => Phrase::word(&key, "holds_not", args(Some(thing.clone()))),
            (None, true) => Phrase::word(&key, "full", args(None)),
            (None, false) => Phrase::word(&key, "empty", args(None)),
        };
        let but = (!yes && thing.is_some() && self.is_reader(owner)).then(|| word(true));
        Atom { but, ..Atom::plain(word(yes)) }
    }

    /// That a check succeeds, or fails.
    pub fn check_clause(&self, function: usize, args: &[Expr], yes: bool) -> Phrase {
        let found = &self.ir.functions[function];
        Phrase::word(
            &crate::describe::function_key(self.ir, function),
            pick(yes, "succeeds", "fails"),
            self.named(&found.params, args),
        )
    }

    /// That something of yes or no holds: in the words that the pack has for it.
    pub fn holds(&self, expr: &Expr, yes: bool) -> Phrase {
        let mut phrase = Phrase::of(pick(yes, "cond-holds", "cond-holds-not"), [("x", self.value(expr))]);
        let word = pick(yes, "is", "is_not");
        if let Node::Call { function, args } = &expr.node {
            let found = &self.ir.functions[*function];
            phrase.args.extend(self.named(&found.params, args));
            return phrase.or_else(&crate::describe::function_key(self.ir, *function), word);
        }
        match self.known_local(expr) {
            Some(crate::describe::scene::Meaning::Thing(np)) => phrase.or_else(&np.key, word),
            _ => phrase,
        }
    }

    /// The qualities of what has a role in a context, as a quality of the context.
    pub fn part(&self, context: usize, role: usize, qualities: Vec<Quality>) -> Quality {
        let kind = match self.ir.contexts[context].roles[role].ty {
            Type::Entry(kind) => kind_key(self.ir, kind),
            _ => context_key(self.ir, context),
        };
        let clauses = qualities.iter().map(|quality| (*quality.clause).clone().arg()).collect();
        let thing = Np { qualities, ..Np::new(kind, Det::A) };
        let args = Args::from([("x".to_owned(), thing.arg())]);
        Quality {
            key: role_key(self.ir, context, role),
            suffix: String::new(),
            not: false,
            args,
            clause: Box::new(just(Self::all(clauses))),
        }
    }
}
