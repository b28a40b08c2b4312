//! Declarations.

use std::sync::Arc;

use super::{Kids, Lower, Node};
use crate::error;
use crate::parser::Rule;
use crate::report::begins_line;
use crate::tree::{Entry, Expr, Item, ItemKind, Name, Noted, Param, Str};

/// The name, parameters and title at the head of a declaration.
pub(super) struct Head {
    /// Its name.
    pub name: Name,
    /// Its parameters or roles.
    pub params: Vec<Param>,
    /// What people read.
    pub title: Option<Str>,
}

impl Lower<'_> {
    /// Lowers one piece of a file into `items`.
    pub fn piece(&mut self, file: Node<'_>, items: &mut Vec<Arc<Item>>) {
        for node in file.into_inner() {
            match node.as_rule() {
                Rule::item => items.push(Arc::new(self.item(node))),
                Rule::leftover => self.leftover(&node),
                _ => {}
            }
        }
    }

    fn item(&mut self, node: Node<'_>) -> Item {
        let place = self.span(&node);
        let whole = self.range(&node);
        let mut item = Item { span: place, kind: ItemKind::Bad };
        for part in node.into_inner() {
            match part.as_rule() {
                Rule::junk => self.junk(&whole, &part, Rule::strict_item),
                Rule::bad => self.bad(part, Rule::strict_item),
                _ => item = Item { span: self.span(&part), kind: self.item_kind(part) },
            }
        }
        item
    }

    fn item_kind(&mut self, node: Node<'_>) -> ItemKind {
        match node.as_rule() {
            Rule::entry => ItemKind::Entry(Arc::new(self.entry(node))),
            Rule::i_sheet
            | Rule::i_unit
            | Rule::i_clock
            | Rule::i_one_of
            | Rule::i_override
            | Rule::i_remove
            | Rule::i_rename => self.plain_item(node),
            Rule::i_kind
            | Rule::i_entity
            | Rule::i_figure
            | Rule::i_character
            | Rule::i_plan
            | Rule::i_duel
            | Rule::i_rules
            | Rule::i_test => self.named_item(node),
            Rule::i_table => self.table(node),
            Rule::i_die => self.die(node),
            _ => self.head_item(node),
        }
    }

    fn plain_item(&mut self, node: Node<'_>) -> ItemKind {
        let place = self.span(&node);
        let rule = node.as_rule();
        let mut kids = Kids::of(node.clone());
        match rule {
            Rule::i_sheet => {
                ItemKind::Sheet { kind: self.next_name(&mut kids, place), path: self.text_of(&mut kids, &node) }
            }
            Rule::i_unit => ItemKind::Unit(self.names(&mut kids)),
            Rule::i_clock => {
                let clocks = kids.all(Rule::renamed).into_iter();
                ItemKind::Clock(clocks.map(|clock| self.declared_name(&mut Kids::of(clock), place)).collect())
            }
            Rule::i_one_of => ItemKind::OneOf {
                name: self.declared_name(&mut kids, place),
                title: self.title(&mut kids),
                members: kids.all(Rule::named).into_iter().map(|member| self.named(member)).collect(),
            },
            _ => self.edition(rule, &mut kids, &node),
        }
    }

    fn edition(&mut self, rule: Rule, kids: &mut Kids<'_>, node: &Node<'_>) -> ItemKind {
        let place = self.span(node);
        if let Some(title) = kids.one(Rule::string) {
            let kind = kids.one(Rule::k_test).map_or(place, |word| self.span(&word));
            let Str { text, span } = self.string(&title);
            return ItemKind::Remove { kind: Name::new("test".to_owned(), kind), name: Name::new(text, span) };
        }
        let mut words = kids
            .one(Rule::qualified)
            .map(Kids::of)
            .map_or_else(Vec::new, |mut words| self.names(&mut words))
            .into_iter();
        let mut word = || words.next().unwrap_or_else(|| Name::new(String::new(), place));
        let (kind, name) = (word(), word());
        match rule {
            Rule::i_override => ItemKind::Override { kind, name, body: self.block_of(kids) },
            Rule::i_rename => ItemKind::Rename { kind, name, was: self.next_name(kids, place) },
            _ => ItemKind::Remove { kind, name },
        }
    }

    fn named_item(&mut self, node: Node<'_>) -> ItemKind {
        let place = self.span(&node);
        let rule = node.as_rule();
        let mut kids = Kids::of(node.clone());
        let held_by_every = kids.one(Rule::held_by).map(|held| self.next_name(&mut Kids::of(held), place));
        if rule == Rule::i_test {
            return ItemKind::Test { title: self.text_of(&mut kids, &node), body: self.block_of(&mut kids) };
        }
        let name = self.declared_name(&mut kids, place);
        let title = self.title(&mut kids);
        let of = kids.one(Rule::name).map(|of| self.name(&of)).unwrap_or_else(|| name.clone());
        let holds = kids.one(Rule::holds).map(|words| self.span(&words));
        let body = self.block_of(&mut kids);
        if rule == Rule::i_kind && begins_line(&name.text) {
            self.problems.push(error::taken_by_the_language(name.span, &name.text));
        }
        match rule {
            Rule::i_kind => ItemKind::Kind { name, title, held_by_every, body },
            Rule::i_entity => ItemKind::Entity { name, title, holds, body },
            Rule::i_figure => ItemKind::Figure { name, title, body },
            Rule::i_character => ItemKind::Character { name, title, of, body },
            Rule::i_plan => ItemKind::Plan { name, title, of, body },
            Rule::i_duel => ItemKind::Duel { of: name, body },
            _ => ItemKind::Rules { of: name, body },
        }
    }

    /// Items whose name has parameters.
    fn head_item(&mut self, node: Node<'_>) -> ItemKind {
        let rule = node.as_rule();
        let mut kids = Kids::of(node.clone());
        let Head { name, params, title } = self.head(&mut kids, &node);
        match rule {
            Rule::i_check => ItemKind::Check { name, title, params, body: self.block_of(&mut kids) },
            Rule::i_calculator => ItemKind::Calculator { name, title, params, body: self.block_of(&mut kids) },
            Rule::i_context => ItemKind::Context { name, title, params, body: self.block_of(&mut kids) },
            Rule::i_process => ItemKind::Process { name, title, params, body: self.block_of(&mut kids) },
            Rule::i_event => {
                let seen_by = self.seen_by(&mut kids);
                ItemKind::Event { name, title, params, seen_by, told: kids.has(Rule::told) }
            }
            Rule::i_command => {
                ItemKind::Command { name, title, params, changes: self.part_names(&mut kids, Rule::changes) }
            }
            Rule::i_procedure => ItemKind::Procedure {
                name,
                title,
                params,
                gives: self.gives(&mut kids),
                body: self.block_of(&mut kids),
            },
            Rule::i_action => ItemKind::Action {
                name,
                title,
                params,
                of: self.next_name(&mut kids, self.span(&node)),
                body: self.action_body(&mut kids),
            },
            Rule::i_formula => ItemKind::Formula {
                name,
                title,
                params,
                ty: self.type_of(&mut kids, &node),
                value: self.value_part(&mut kids, &node),
            },
            Rule::i_chance => ItemKind::Chance { name, title, params, value: self.value_part(&mut kids, &node) },
            Rule::i_fact => ItemKind::Fact {
                name,
                params,
                ty: self.type_of(&mut kids, &node),
                otherwise: self.else_part(&mut kids),
            },
            Rule::i_set => self.set_item(Head { name, params, title }, kids, &node),
            _ => ItemKind::Bad,
        }
    }

    pub(super) fn head(&mut self, kids: &mut Kids<'_>, node: &Node<'_>) -> Head {
        let place = self.span(node);
        let mut sig = kids.one(Rule::sig).map_or_else(Kids::default, Kids::of);
        let mut name = self.next_name(&mut sig, place);
        name.was = self.was(kids, place);
        let params = sig.one(Rule::params).map_or_else(Vec::new, |params| self.params(params));
        Head { name, params, title: self.title(kids) }
    }

    fn params(&mut self, node: Node<'_>) -> Vec<Param> {
        Kids::of(node).all(Rule::param).into_iter().map(|param| self.param(param)).collect()
    }

    fn param(&mut self, node: Node<'_>) -> Param {
        let place = self.span(&node);
        let mut kids = Kids::of(node.clone());
        let name = self.next_name(&mut kids, place);
        let ty = kids.one(Rule::type_).map(|ty| self.type_expr(ty));
        Param { name, ty, default: self.optional_value(&mut kids) }
    }

    fn seen_by(&mut self, kids: &mut Kids<'_>) -> Option<Param> {
        let param = Kids::of(kids.one(Rule::seen_by)?).one(Rule::param)?;
        Some(self.param(param))
    }

    fn gives(&mut self, kids: &mut Kids<'_>) -> Vec<Param> {
        kids.one(Rule::gives).map_or_else(Vec::new, |gives| self.params(gives))
    }

    fn part_names(&mut self, kids: &mut Kids<'_>, rule: Rule) -> Vec<Name> {
        kids.one(rule).map_or_else(Vec::new, |part| self.names(&mut Kids::of(part)))
    }

    fn set_item(&mut self, head: Head, mut kids: Kids<'_>, node: &Node<'_>) -> ItemKind {
        ItemKind::Set {
            name: head.name,
            params: head.params,
            of: self.type_of(&mut kids, node),
            at_most: self.at_most(&mut kids),
            otherwise: self.else_part(&mut kids),
            rule: self.optional_value(&mut kids),
        }
    }

    /// `, else EXPR`
    pub(super) fn else_part(&mut self, kids: &mut Kids<'_>) -> Option<Expr> {
        let part = kids.one(Rule::else_part)?;
        let place = self.span(&part);
        Some(self.next_logic(&mut Kids::of(part), place))
    }

    /// `= EXPR` where it may be missing.
    pub(super) fn optional_value(&mut self, kids: &mut Kids<'_>) -> Option<Expr> {
        let part = kids.one(Rule::value_part)?;
        let place = self.span(&part);
        Some(self.next_expr(&mut Kids::of(part), place))
    }

    /// `= EXPR`
    pub(super) fn value_part(&mut self, kids: &mut Kids<'_>, node: &Node<'_>) -> Expr {
        self.optional_value(kids).unwrap_or_else(|| Self::bad_expr(self.span(node)))
    }

    /// `ability power "Power" was force { … }`
    /// `(-3, 3d4) [1]` before an entry's braces.
    fn noted(&mut self, kids: &mut Kids<'_>) -> Vec<Noted> {
        let round = kids.all(Rule::noted_round).into_iter().map(|node| ('(', node));
        let square = kids.all(Rule::noted_square).into_iter().map(|node| ('[', node));
        let mut all: Vec<_> = round.chain(square).collect();
        all.sort_by_key(|(_, node)| node.as_span().start());
        let mut group = |(open, node): (char, Node<'_>)| {
            let span = self.span(&node);
            let values = Kids::of(node).all(Rule::arith).into_iter().map(|value| self.arith(value)).collect();
            Noted { open, values, span }
        };
        all.into_iter().map(&mut group).collect()
    }

    pub(super) fn entry(&mut self, node: Node<'_>) -> Entry {
        let place = self.span(&node);
        let mut kids = Kids::of(node);
        let was = kids.one(Rule::was).map(|was| self.next_name(&mut Kids::of(was), place));
        Entry {
            kind: self.next_name(&mut kids, place),
            name: self.next_name(&mut kids, place),
            title: self.title(&mut kids),
            was,
            noted: self.noted(&mut kids),
            body: self.block_of(&mut kids),
        }
    }
}
