//! Statements that declare what an entity, a kind or a body holds, and fields.

use super::{Kids, Lower, Node};
use crate::parser::Rule;
use crate::tree::{Bought, Name, StatDecl, StmtKind, Str};

impl Lower<'_> {
    pub(super) fn declared(&mut self, node: Node<'_>) -> StmtKind {
        let place = self.span(&node);
        let mut kids = Kids::of(node.clone());
        match node.as_rule() {
            Rule::s_let => self.let_(kids, &node),
            Rule::s_dist => {
                StmtKind::Dist { name: self.next_name(&mut kids, place), value: self.value_part(&mut kids, &node) }
            }
            Rule::s_stat => StmtKind::Stat(Box::new(self.stat(kids))),
            Rule::s_resource => self.resource(kids, &node),
            Rule::s_flag => StmtKind::Flag(kids.all(Rule::named).into_iter().map(|flag| self.named(flag)).collect()),
            Rule::s_calls => StmtKind::Calls { role: self.next_name(&mut kids, place), words: self.names(&mut kids) },
            Rule::s_notation => StmtKind::Notation(self.notation(&mut kids, &node)),
            Rule::s_field => self.field(kids, &node),
            Rule::s_state => StmtKind::State {
                name: self.next_name(&mut kids, place),
                ty: kids.one(Rule::type_).map(|ty| Box::new(self.type_expr(ty))),
                value: self.value_part(&mut kids, &node),
            },
            _ => self.typed_name(kids, &node),
        }
    }

    /// A name with a type and what holds without a value.
    fn typed_name(&mut self, mut kids: Kids<'_>, node: &Node<'_>) -> StmtKind {
        let name = self.declared_name(&mut kids, self.span(node));
        let title = self.title(&mut kids);
        let ty = Box::new(self.type_of(&mut kids, node));
        match node.as_rule() {
            Rule::s_remembers => StmtKind::Remembers { name, ty, otherwise: self.else_part(&mut kids) },
            Rule::s_slot => StmtKind::Slot { name, title, ty, otherwise: self.else_part(&mut kids) },
            Rule::s_context_field => StmtKind::ContextField { name, ty, default: self.optional_value(&mut kids) },
            _ => StmtKind::FieldDecl { name, ty, default: self.optional_value(&mut kids) },
        }
    }

    fn let_(&mut self, mut kids: Kids<'_>, node: &Node<'_>) -> StmtKind {
        let place = self.span(node);
        let each = kids.one(Rule::let_each).map(|each| {
            let mut kids = Kids::of(each);
            Box::new((self.next_name(&mut kids, place), self.next_logic(&mut kids, place)))
        });
        StmtKind::Let {
            name: self.next_name(&mut kids, place),
            each,
            ty: kids.one(Rule::type_).map(|ty| Box::new(self.type_expr(ty))),
            value: self.value_part(&mut kids, node),
        }
    }

    fn stat(&mut self, mut kids: Kids<'_>) -> StatDecl {
        let mut index = None;
        let names = kids.all(Rule::stat_name).into_iter().map(|name| self.stat_name(name, &mut index)).collect();
        StatDecl {
            names,
            index,
            read_by_member: kids.has(Rule::read_by),
            ty: kids.one(Rule::type_).map(|ty| self.type_expr(ty)),
            scales_positives_only: kids.has(Rule::scales),
            rounded: kids.one(Rule::rounding).map(|how| super::arith::rounding(how.as_str())),
            value: self.optional_value(&mut kids),
            otherwise: self.else_part(&mut kids),
        }
    }

    fn stat_name(&mut self, node: Node<'_>, index: &mut Option<Name>) -> (Name, Option<Str>) {
        let place = self.span(&node);
        let mut kids = Kids::of(node);
        if let Some(found) = self.index_name(&mut kids) {
            *index = Some(found);
        }
        (self.declared_name(&mut kids, place), self.title(&mut kids))
    }

    fn index_name(&mut self, kids: &mut Kids<'_>) -> Option<Name> {
        let index = kids.one(Rule::index_name)?;
        let place = self.span(&index);
        Some(self.next_name(&mut Kids::of(index), place))
    }

    fn resource(&mut self, mut kids: Kids<'_>, node: &Node<'_>) -> StmtKind {
        StmtKind::Resource {
            index: self.index_name(&mut kids),
            name: self.declared_name(&mut kids, self.span(node)),
            title: self.title(&mut kids),
            ty: Box::new(self.type_of(&mut kids, node)),
            starts: self.part_value(&mut kids, Rule::starts).map(Box::new),
            bought: kids.one(Rule::bought).map(|bought| Box::new(self.bought(bought))),
            body: self.block_of(&mut kids),
        }
    }

    /// `bought with experience: EXPR`
    pub(super) fn bought(&mut self, node: Node<'_>) -> Bought {
        let place = self.span(&node);
        let mut kids = Kids::of(node);
        Bought { with: self.next_name(&mut kids, place), price: self.next_expr(&mut kids, place) }
    }

    fn notation(&mut self, kids: &mut Kids<'_>, node: &Node<'_>) -> Str {
        let span = kids.one(Rule::notation_text).map_or_else(|| self.span(node), |text| self.span(&text));
        Str { text: self.at(span).to_owned(), span }
    }

    fn field(&mut self, mut kids: Kids<'_>, node: &Node<'_>) -> StmtKind {
        let place = self.span(node);
        let mut head = kids.one(Rule::field_head).map_or_else(Kids::default, Kids::of);
        let equals = kids.has(Rule::equals);
        let values = if equals {
            vec![self.next_expr(&mut kids, place)]
        } else {
            kids.all(Rule::logic).into_iter().map(|value| self.logic(value)).collect()
        };
        StmtKind::Field {
            name: self.next_name(&mut head, place),
            index: head.one(Rule::plain_index).map(|index| self.plain_index(index)),
            values,
            per: kids.one(Rule::per).map(|per| self.next_name(&mut Kids::of(per), place)),
            equals,
        }
    }
}
