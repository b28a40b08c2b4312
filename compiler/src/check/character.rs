//! Characters: what a creature of tests, odds and duels starts with.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ExprKind, Stmt, StmtKind};

use crate::check::calculator::CALCULATOR;
use crate::check::test::FIGURE;
use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Audience, CellId, Character, Expr, Node, StatOwner, Store, Type};

impl Checker {
    /// A character by its name: one of the scene, added when it is first named.
    pub(crate) fn character(&mut self, scope: &mut Scope, name: &str, span: Span) -> Option<Expr> {
        let id = *self.ir().names.characters.get(name)?;
        let character = self.ir().characters[id].clone();
        let ty = Type::Entity(character.of);
        let scene = scope.scene.get_or_insert_default();
        let at = match scene.iter().position(|known| known.named.name == name) {
            Some(at) => at,
            None => {
                scene.push(character);
                scene.len() - 1
            }
        };
        Some(Expr::new(Node::Character(at), ty, span))
    }

    /// `hero with { melee 8 }`: a changed copy, new in the scene.
    pub(crate) fn with(&mut self, scope: &mut Scope, base: &tree::Expr, body: &[Stmt], span: Span) -> Expr {
        let base = self.value(scope, base, None);
        let Node::Character(at) = base.node else {
            if !matches!(base.node, Node::Bad) {
                self.report(error::misplaced(
                    base.span,
                    "`with`",
                    scope.place,
                    "it changes a copy of a character, in tests and questions",
                ));
            }
            return Expr::bad(span);
        };
        let mut copy =
            scope.scene.as_ref().map(|scene| scene[at].clone()).unwrap_or_else(|| unreachable_character(span));
        copy.named.name = format!("{} with {}..{}", copy.named.name, span.start, span.end);
        self.changed_body(scope, &mut copy, body);
        let scene = scope.scene.get_or_insert_default();
        scene.push(copy);
        Expr::new(Node::Character(scene.len() - 1), base.ty, span)
    }

    /// What a changed character has that it did not have before: `melee 8`, `melee +1`.
    pub(crate) fn changed_body(&mut self, scope: &mut Scope, character: &mut Character, body: &[Stmt]) {
        self.started(scope, character, body, true);
    }

    /// Whom a character is for.
    pub(crate) fn offered(&mut self, character: &mut Character, body: &[Stmt]) {
        let mut said: Option<Span> = None;
        for stmt in body {
            let StmtKind::Audience(word) = &stmt.kind else { continue };
            if let Some(first) = said.replace(stmt.span) {
                self.report(error::said_twice(stmt.span, "`audience`", first));
            }
            character.audience = match word.text.as_str() {
                "gm" => Audience::Gm,
                "tests" => Audience::Tests,
                _ => Audience::Players,
            };
            self.one_of(word, "`audience`", &["gm", "players", "tests"]);
        }
    }

    /// The fields of a character.
    pub(crate) fn character_body(&mut self, scope: &mut Scope, character: &mut Character, body: &[Stmt]) {
        self.started(scope, character, body, false);
    }

    /// The fields; of one that was `there` before, a change may add to what it had.
    fn started(&mut self, scope: &mut Scope, character: &mut Character, body: &[Stmt], there: bool) {
        // what somebody begins with is no chance, wherever it is said
        let rolls = std::mem::replace(&mut scope.rolls, false);
        self.statements_of(scope, character, body, there);
        scope.rolls = rolls;
        self.starts_fit(character, body);
    }

    fn statements_of(&mut self, scope: &mut Scope, character: &mut Character, body: &[Stmt], there: bool) {
        for stmt in body {
            match &stmt.kind {
                StmtKind::Field { name, index, values, .. } => {
                    self.start(scope, character, name, index.as_ref(), values)
                }
                StmtKind::YouAre { flag, .. } => {
                    let yes = tree::Expr {
                        span: flag.span,
                        kind: ExprKind::Path(tree::Path {
                            span: flag.span,
                            segments: vec![tree::Segment {
                                name: tree::Name::new("yes".to_owned(), flag.span),
                                index: None,
                                args: None,
                            }],
                        }),
                    };
                    self.start(scope, character, flag, None, &[yes]);
                }
                StmtKind::Grants { entry, innate: true, when } => {
                    if let Some(cond) = when.when.as_ref().or(when.unless.as_ref()) {
                        let help = "what a character has, it has from the start: leave the condition out";
                        self.report(error::misplaced(cond.span, "a condition", "`innate`", help));
                    }
                    self.innate(scope, character, entry);
                }
                StmtKind::Grants { innate: false, .. } => {
                    let help = "in a character, write `innate …`";
                    self.report(error::misplaced(stmt.span, "`grants`", "a character", help));
                }
                StmtKind::Text(_) | StmtKind::Note(_) | StmtKind::Bad => {}
                // a copy in a question is for nobody else
                StmtKind::Audience(_) if !there => {}
                StmtKind::Modifier(modifier) if there && self.more(scope, character, modifier, stmt.span) => {}
                StmtKind::Modifier(_) if self.signed_value(stmt, |_, _| true, "a character") => {}
                _ => self.out_of_place(stmt, "a character"),
            }
        }
    }

    fn start(
        &mut self,
        scope: &mut Scope,
        character: &mut Character,
        name: &tree::Name,
        index: Option<&tree::Expr>,
        values: &[tree::Expr],
    ) {
        let segment = tree::Segment { name: name.clone(), index: index.cloned().map(Box::new), args: None };
        let Some((cell, ty)) = self.start_cell(scope, character.of, &segment) else { return };
        let size = self.ir().cells[cell].size;
        let (ty, many) = match ty {
            Type::Set(inner, _) => (*inner, true),
            other => (other, false),
        };
        let most = if many { size } else { 1 };
        if let (Some(extra), Some(last)) = (values.get(most), values.last()) {
            let declared = self.ir().cells[cell].named.span;
            self.report(error::too_many(extra.span.to(last.span), &name.text, values.len(), most, declared));
        }
        for (at, value) in values.iter().enumerate().take(most) {
            let value = self.value_of(scope, value, &ty);
            self.constant_store(scope, &value);
            self.can_start(&value, cell);
            let cell = cell + at;
            character.stores.retain(|store| store.cell != cell);
            character.stores.push(Store { cell, value });
        }
    }

    /// What a character starts with is known beforehand; in a figure it may be what its rows and columns
    /// give, in a calculator what the reader gives.
    pub(super) fn constant_store(&mut self, scope: &Scope, value: &Expr) {
        if [FIGURE, CALCULATOR].contains(&scope.place) && matches!(value.plain().node, Node::Local(_)) {
            return;
        }
        let plain = self.field_constant(value);
        let constant = plain.as_ref().is_some_and(|value| {
            matches!(value.plain().node, Node::Entry(_) | Node::None | Node::Bad | Node::Character(_))
                || crate::fold::ratio(value).is_some()
                || is_dice(value)
        });
        let mut rolled = false;
        crate::ir::walk::each(value, &mut |part| rolled |= matches!(part.node, Node::Roll(_) | Node::Bad));
        // that nothing can be rolled here was said already
        if !constant && !rolled {
            self.report(error::not_constant(value.span, "what a character starts with"));
        }
    }

    /// The cell a character's field fills: a host stat, a resource, a slot, a status, or the base of a computed stat.
    pub(super) fn start_cell(
        &mut self,
        scope: &mut Scope,
        entity: usize,
        segment: &tree::Segment,
    ) -> Option<(CellId, Type)> {
        let name = &segment.name.text;
        if let Some(cell) = self.ir().names.cell(entity, name) {
            let ty = self.ir().cells[cell].ty.clone();
            let family = self.ir().cells[cell].index;
            let member = match self.family_index(scope, family, segment) {
                Some(index) => self.member_place(family?, &index)?,
                None if self.which(family, segment) => return None,
                None => 0,
            };
            return Some((cell + member, ty));
        }
        if let Some(status) = self.ir().names.statuses.get(name).copied() {
            return Some((self.ir().statuses[status].cells.0, Type::WHOLE));
        }
        let found = self.ir().names.stat(StatOwner::Entity(entity), name);
        let stat = match found {
            Some(stat) => {
                let family = self.ir().stats[stat].index;
                match self.family_index(scope, family, segment) {
                    Some(index) => stat + self.member_place(family?, &index)?,
                    None if self.which(family, segment) => return None,
                    None => stat,
                }
            }
            None => {
                let (stat, member) = self.read_by_member(entity, name).or_else(|| {
                    self.unknown_member(&Type::Entity(entity), segment);
                    None
                })?;
                stat + member
            }
        };
        let ty = self.ir().stats[stat].ty.clone();
        if let Some(host) = self.ir().stats[stat].host {
            return Some((host, ty));
        }
        Some((self.base_cell(stat, entity), ty))
    }

    /// The cells that replace a computed stat's base; made when a character first needs them.
    fn base_cell(&mut self, stat: usize, entity: usize) -> CellId {
        if let Some(cell) = self.ir().stats[stat].base_cell {
            return cell;
        }
        let found = &self.ir().stats[stat];
        let (named, ty) = (found.named.clone(), found.ty.clone());
        let cell = self.ir().cells.len();
        let size = 1; // dice are stored as the index of a dice constant
        for _ in 0..size {
            self.model.ir.cells.push(crate::ir::Cell {
                named: named.clone(),
                entity,
                kind: crate::ir::CellKind::StatBase(stat),
                ty: ty.clone(),
                index: None,
                size,
                low: None,
                high: None,
                start: None,
                bought: None,
                ticks: Vec::new(),
            });
        }
        self.model.ir.stats[stat].base_cell = Some(cell);
        cell
    }

    /// `innate power`, `innate bane(orc)`, `innate confused`.
    fn innate(&mut self, scope: &mut Scope, character: &mut Character, entry: &tree::Expr) {
        let ExprKind::Path(path) = &entry.kind else { return };
        let Some(segment) = path.segments.last() else { return };
        let name = &segment.name.text;
        if path.segments.len() == 1
            && let Some(status) = self.ir().names.statuses.get(name).copied()
        {
            let cell = self.ir().statuses[status].cells.0;
            character.stores.push(Store { cell, value: Expr::whole(1, entry.span) });
            return;
        }
        let Some((id, _)) = self.entry_of(path) else { return };
        if !character.holds.contains(&id) {
            character.holds.push(id);
        }
        let parameters = self.ir().entries[id].parameters.clone();
        for (parameter, value) in parameters.iter().zip(self.chosen(scope, id, segment)) {
            character.stores.push(Store { cell: parameter.cell, value });
        }
    }
}

fn is_dice(value: &Expr) -> bool {
    match &value.plain().node {
        Node::Dice { .. } => true,
        Node::DiceOp { dice, by, .. } => is_dice(dice) && (is_dice(by) || crate::fold::ratio(by).is_some()),
        _ => false,
    }
}

fn unreachable_character(span: Span) -> Character {
    Character {
        named: crate::ir::Named { span, ..crate::ir::Named::default() },
        audience: Audience::Tests,
        of: 0,
        stores: Vec::new(),
        holds: Vec::new(),
    }
}
