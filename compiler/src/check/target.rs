//! What a standing change changes: a stat of yours, one of `your attack`, every member of a family.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ModTarget, Path, Segment};

use crate::check::member::family_type;
use crate::check::standing::Owner;
use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{FamilyIndex, Holder, Node, Source, StatOwner, Type};

/// What a standing change changes.
pub(super) struct Target {
    /// The stats.
    pub stats: Vec<usize>,
    /// Who must hold the source.
    pub holder: Holder,
    /// The context and the role in it that `your attack` asks for.
    pub guard: Option<(usize, usize)>,
    /// The kind after `every`.
    pub every: Option<usize>,
}

fn holder(owner: &Owner) -> Holder {
    if owner.source == Source::Rules { Holder::Nobody } else { Holder::Owner }
}

impl Checker {
    pub(super) fn target(&mut self, scope: &mut Scope, owner: &Owner, target: &ModTarget) -> Option<Target> {
        match target {
            ModTarget::Every { kind, span } => {
                let stats = self.every(owner.entity, kind);
                if stats.is_empty() {
                    self.no_family(kind, *span);
                    return None;
                }
                let every = crate::check::words::kind(self.ir(), &kind.text);
                Some(Target { stats, holder: holder(owner), guard: None, every })
            }
            ModTarget::Path(path) => self.path_target(scope, owner, path),
        }
    }

    /// `every` of a kind by whose entries no stats are read.
    fn no_family(&mut self, kind: &tree::Name, span: Span) {
        let Some(id) = crate::check::words::kind(self.ir(), &kind.text) else {
            let near = error::nearest(&kind.text, self.ir().names.kinds.keys().map(String::as_str));
            self.no_such(kind, "kind", near);
            return;
        };
        let name = self.ir().kinds[id].named.name.clone();
        let what = format!("there is no stat for every {name}");
        let help =
            format!("declare a family in the entity: `stat total[{name}], read by its member's name: number = …`");
        self.report(error::unsaid(span, &what, &help));
    }

    /// All stats that are read by the name of an entry of this kind.
    fn every(&self, entity: usize, kind: &tree::Name) -> Vec<usize> {
        let Some(id) = crate::check::words::kind(self.ir(), &kind.text) else { return Vec::new() };
        let ir = self.ir();
        let fits = |stat: &crate::ir::Stat| {
            stat.index == Some(FamilyIndex::Kind(id)) && stat.read_by_member && stat.owner == StatOwner::Entity(entity)
        };
        ir.stats.iter().enumerate().filter(|(_, stat)| fits(stat)).map(|(at, _)| at).collect()
    }

    fn path_target(&mut self, scope: &mut Scope, owner: &Owner, path: &Path) -> Option<Target> {
        let mut segments: &[Segment] = &path.segments;
        let found = {
            let ir = self.ir();
            let starts = |words: &[String]| {
                words.len() < segments.len()
                    && words.iter().zip(segments).all(|(word, segment)| *word == segment.name.text)
            };
            ir.contexts
                .iter()
                .enumerate()
                .flat_map(|(id, context)| context.calls.iter().map(move |(role, words)| (id, *role, words.clone())))
                .find(|(_, _, words)| starts(words))
        };
        if let Some((context, role, words)) = found {
            segments = &segments[words.len()..];
            return self.member_target(
                scope,
                StatOwner::Context(context),
                segments,
                Holder::Role(role),
                Some((context, role)),
                path,
            );
        }
        if segments[0].name.text == "your" {
            segments = &segments[1..];
        }
        match owner.context {
            Some(context) => {
                self.member_target(scope, StatOwner::Context(context), segments, Holder::Nobody, None, path)
            }
            None => self.member_target(scope, StatOwner::Entity(owner.entity), segments, holder(owner), None, path),
        }
    }

    fn member_target(
        &mut self,
        scope: &mut Scope,
        owner: StatOwner,
        segments: &[Segment],
        holder: Holder,
        guard: Option<(usize, usize)>,
        path: &Path,
    ) -> Option<Target> {
        let [segment] = segments else {
            self.report(error::misplaced(
                path.span,
                "this",
                "the place of a stat",
                "a standing change names one of your stats, or one of `your attack`",
            ));
            return None;
        };
        let name = &segment.name.text;
        let done = |stats: Vec<usize>| Some(Target { stats, holder, guard, every: None });
        if let Some(stat) = self.ir().names.stat(owner, name) {
            let Some(index) = self.ir().stats[stat].index else { return done(vec![stat]) };
            let size = self.ir().stats[stat].size;
            let Some(written) = &segment.index else { return done((stat..stat + size).collect()) };
            let index_value = self.value_of(scope, written, &family_type(index));
            return match self.member_place(index, &index_value) {
                Some(member) => done(vec![stat + member]),
                None => {
                    if !matches!(index_value.node, Node::Bad) {
                        self.report(error::not_constant(written.span, "what a standing change names"));
                    }
                    None
                }
            };
        }
        if let StatOwner::Entity(entity) = owner {
            if let Some((stat, member)) = self.read_by_member(entity, name) {
                return done(vec![stat + member]);
            }
            if self.ir().names.cell(entity, name).is_some() {
                self.report(error::misplaced(
                    segment.name.span,
                    &format!("`{name}`, which is stored,"),
                    "a standing change",
                    "change it where something happens: `you gain 1 …`, `foe loses 2 …`",
                ));
                return None;
            }
        }
        let ty = match owner {
            StatOwner::Entity(entity) => Type::Entity(entity),
            StatOwner::Context(context) => Type::Context(context),
        };
        let near = error::nearest(name, self.member_names(&ty).into_iter());
        self.no_such(&segment.name, "stat", near);
        None
    }
}
