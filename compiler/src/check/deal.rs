//! What is bought: an entry that is learned, one more of a resource.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ExprKind, Path, Segment, Stmt, StmtKind};

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Act, ActKind, Expr, Field, Goods, Parameter, Type};

impl Checker {
    /// `do hero learns power`, as a test says it.
    pub(crate) fn dealt(&mut self, scope: &mut Scope, stmt: &Stmt) -> Vec<Act> {
        let StmtKind::Deal { who, learns, what, .. } = &stmt.kind else { return Vec::new() };
        let kind = StmtKind::Deal { who: who.clone(), learns: *learns, what: what.clone(), performed: false };
        self.open_acts(scope, &[Stmt { span: stmt.span, kind }])
    }

    /// `you learn power`, `hero buys points[melee]`.
    pub(super) fn deal(
        &mut self,
        scope: &mut Scope,
        who: &tree::Expr,
        learns: bool,
        what: &tree::Expr,
    ) -> Option<ActKind> {
        let who = self.value(scope, who, None);
        let Type::Entity(entity) = who.ty else {
            if who.ty != Type::Any {
                self.misfit_words(&who, "someone who can have this", None);
            }
            return None;
        };
        let path = self.good(what, learns)?;
        let goods = if learns {
            if entity != 0 {
                let help = "only who holds entries can learn one";
                self.report(error::misplaced(who.span, "this", "`learns`", help));
                return None;
            }
            self.entry_to_learn(scope, &path)?
        } else {
            self.point(scope, &who, path.segments.last()?, what.span)?
        };
        Some(ActKind::Buy { who, goods })
    }

    /// The word that says what is bought; an entry may have its kind before it.
    fn good(&mut self, what: &tree::Expr, learns: bool) -> Option<Path> {
        if let ExprKind::Path(path) = &what.kind
            && (path.segments.len() == 1 || learns && path.segments.len() == 2)
        {
            return Some(path.clone());
        }
        if !matches!(what.kind, ExprKind::Bad) {
            let (place, help) = if learns {
                ("`learns`", "write the name of an entry: `hero learns power`")
            } else {
                ("`buys`", "name a resource, one more of which is bought: `hero buys points[melee]`")
            };
            self.report(error::misplaced(what.span, "this", place, help));
        }
        None
    }

    fn entry_to_learn(&mut self, scope: &mut Scope, path: &Path) -> Option<Goods> {
        let (entry, segment) = self.entry_of(path)?;
        let args = self.chosen(scope, entry, segment);
        Some(Goods::Entry { entry, args })
    }

    /// What is chosen for the parameters of an entry: `bane(orc)`.
    pub(super) fn chosen(&mut self, scope: &mut Scope, entry: usize, segment: &Segment) -> Vec<Expr> {
        self.family_index(scope, None, segment);
        let found = &self.ir().entries[entry];
        let place = found.named.span;
        let field = |parameter: &Parameter| {
            let (named, ty) = (parameter.named.clone(), parameter.ty.clone());
            Field { named, ty, range: None, default: None, per: None }
        };
        let parameters: Vec<Field> = found.parameters.iter().map(field).collect();
        let given = segment.args.as_deref().unwrap_or(&[]);
        self.args(scope, &segment.name.text, &parameters, given, segment.name.span, place)
    }

    fn point(&mut self, scope: &mut Scope, who: &Expr, segment: &Segment, span: Span) -> Option<Goods> {
        let (cell, index) = self.cell_of(scope, who, segment)?;
        if let Some(args) = &segment.args {
            let place = args.first().map_or(span, |arg| arg.value.span);
            let help = "one is bought at a time: leave the brackets out, or buy it again";
            self.report(error::misplaced(place, "an amount", "`buys`", help));
            return None;
        }
        let found = &self.ir().cells[cell];
        if found.bought.is_none() {
            let (name, declared) = (found.named.name.clone(), found.named.span);
            let what = format!("nothing says what one more of `{name}` costs");
            let help = format!("say it where it is declared: `resource {name} …, bought with experience: 100`");
            self.report(error::unsaid(span, &what, &help).and(declared, "declared here"));
            return None;
        }
        Some(Goods::Point { cell, index })
    }
}
