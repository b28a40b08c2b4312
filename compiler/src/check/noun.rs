//! What a statement is called, and where it belongs: for messages about one in the wrong place.

use runebook_grammar::tree::StmtKind;

const FIELD: &str = "fields belong to entries and characters; what is stored is changed by `set …`, `you gain …` or `foe loses …`, and a value \
     gets a name by `let NAME = …`";
const DECLARED: &str = "it is declared in an `entity` or a `context`";
const LEARNING: &str = "it is part of learning an entry: put it into the entry, or into its kind";
const STATUS: &str = "it belongs to a `status`";
const STANDING: &str = "it holds while something is so: put it into an entry, a status or `rules in …`";
const TRIGGER: &str = "it begins by itself: put it into an entry, a status or `rules in …`";
const ACT: &str = "it happens at some moment: put it into a procedure, or after `on EVENT as ROLE`";
const PROSE: &str = "prose belongs to entries and statuses";
const CHECK: &str = "it belongs to a `check`";
const CALCULATOR: &str = "it belongs to a `calculator`";
const FIGURE: &str = "it belongs to a `figure`";
const ACTION: &str = "it belongs to an `action`";
const TEST: &str = "it belongs to a `test`";
const DUEL: &str = "it belongs to a `duel of …`";
const ENTRY: &str = "it belongs to an entry";
const PICTURE: &str = "pictures belong to entries and statuses";

/// What a statement is called in a message, and where it belongs.
pub(crate) const fn statement(kind: &StmtKind) -> (&'static str, &'static str) {
    match kind {
        StmtKind::Dist { .. } => ("`dist`", ACT),
        StmtKind::Let { .. } => ("`let`", "give the value a name where it is used"),
        StmtKind::FieldDecl { .. } => (
            "the declaration of a field",
            "fields are declared in a `kind`; an entry sets one without the colon: `name value`",
        ),
        StmtKind::Stat(_) => ("`stat`", DECLARED),
        StmtKind::Resource { .. } => ("`resource`", DECLARED),
        StmtKind::Flag(_) => ("`flag`", DECLARED),
        StmtKind::Remembers { .. } => ("`remembers`", DECLARED),
        StmtKind::Slot { .. } => ("`slot`", DECLARED),
        StmtKind::ContextField { .. } => ("`field`", "it is declared in a `context`"),
        StmtKind::Calls { .. } => ("`calls it`", "it is said in a `context`"),
        StmtKind::Notation(_) => ("`notation`", "it is said in a `kind`"),
        StmtKind::Requires(_) => ("`requires`", LEARNING),
        StmtKind::Needs(_) => ("`needs`", LEARNING),
        StmtKind::NeedsWaived(_) => ("`needs waived`", LEARNING),
        StmtKind::Bought(_) => ("`bought with`", LEARNING),
        StmtKind::Counter { .. } => ("`counter`", STATUS),
        StmtKind::Band { .. } => ("`band`", STATUS),
        StmtKind::Stacks { .. } => ("`stacks`", STATUS),
        StmtKind::EndsOn { .. } => ("`ends on`", STATUS),
        StmtKind::Status(_) => ("a status", "declare it beside the entries, or in the entry that grants it"),
        StmtKind::Field { .. } => ("a field", FIELD),
        StmtKind::Modifier(_) => ("a standing change", STANDING),
        StmtKind::YouAre { .. } => ("`you are`", STANDING),
        StmtKind::Include { .. } => ("`include`", STANDING),
        StmtKind::While { .. } => ("`while`", STANDING),
        StmtKind::Grants { innate: true, .. } => ("`innate`", "it belongs to a character; an entry `grants` another"),
        StmtKind::Grants { innate: false, .. } => ("`grants`", STANDING),
        StmtKind::On { .. } => ("`on`", TRIGGER),
        StmtKind::In { .. } => ("`in`", TRIGGER),
        StmtKind::Each { .. } => ("`each`", TRIGGER),
        StmtKind::Becomes { .. } => ("`becomes`", "write it after `in PROCEDURE as ROLE, …`"),
        StmtKind::Allowed(_) => ("`allowed`", ACTION),
        StmtKind::Costs { .. } => ("`costs`", ACTION),
        StmtKind::Takes { .. } => ("`takes`", ACTION),
        StmtKind::Interrupted { .. } => ("`interrupted`", ACTION),
        StmtKind::AtStart(_) => ("`at the start`", ACTION),
        StmtKind::Deal { learns, performed, .. } => match (performed, learns) {
            (true, _) => ("`do`", TEST),
            (false, true) => ("`learns`", ACT),
            (false, false) => ("`buys`", ACT),
        },
        StmtKind::For { .. } => ("`for`", ACT),
        StmtKind::If { .. } => ("`if`", "write `when …` after what depends on it, or put it into a procedure"),
        StmtKind::Match { .. } => ("`match`", ACT),
        StmtKind::Repeat { .. } => ("`repeat`", ACT),
        StmtKind::WithChance { .. } => ("`with chance`", ACT),
        StmtKind::Stop { .. } => ("`stop`", ACT),
        StmtKind::Choose { .. } => ("`choose`", ACT),
        StmtKind::Contest { .. } => ("`contest`", ACT),
        StmtKind::Set { .. } => ("`set`", ACT),
        StmtKind::Change { .. } => ("a gain or loss", ACT),
        StmtKind::GainStatus { .. } => ("a gain", ACT),
        StmtKind::LoseStatus { .. } => ("a loss", ACT),
        StmtKind::Announce { .. } => ("`announce`", ACT),
        StmtKind::Later(_) => ("`later`", ACT),
        StmtKind::Do(_) => ("a call", ACT),
        StmtKind::Step { .. } => ("`step`", "steps belong to procedures"),
        StmtKind::State { .. } => ("`state`", ACT),
        StmtKind::Toward { .. } => ("`toward`", "it belongs to a resource or a status, after `each CLOCK:`"),
        StmtKind::Succeeds { .. } => ("`succeeds when`", CHECK),
        StmtKind::Result(_) => ("`result`", CHECK),
        StmtKind::Text(_) => ("`text`", PROSE),
        StmtKind::Says(_) => ("`says`", "it belongs to a trigger, or to an entry"),
        StmtKind::Note(_) => ("`note`", PROSE),
        StmtKind::Image(_) => ("`image`", PICTURE),
        StmtKind::Allow { .. } => ("`allow`", ENTRY),
        StmtKind::Draft(_) => ("the mark `status`", ENTRY),
        StmtKind::Audience(_) => ("`audience`", ENTRY),
        StmtKind::Rows(_) => ("`rows`", FIGURE),
        StmtKind::Columns(_) => ("`columns`", FIGURE),
        StmtKind::Cell(_) => ("`cell`", FIGURE),
        StmtKind::Answer { .. } => ("`answer`", CALCULATOR),
        StmtKind::Rolls(_) => ("`rolls`", CALCULATOR),
        StmtKind::As(_) => ("`as`", FIGURE),
        StmtKind::Show(_) => ("`show`", FIGURE),
        StmtKind::Given { .. } | StmtKind::GivenFact { .. } => ("`given`", TEST),
        StmtKind::Policy { .. } => ("`policy`", TEST),
        StmtKind::Perform { .. } => ("`do`", TEST),
        StmtKind::Expect(_)
        | StmtKind::ExpectDominates { .. }
        | StmtKind::ExpectOrder { .. }
        | StmtKind::ExpectSentence { .. } => ("`expect`", TEST),
        StmtKind::First(_) => ("`first by`", DUEL),
        StmtKind::AtMost { .. } => ("`at most`", DUEL),
        StmtKind::LostWhen(_) => ("`lost when`", DUEL),
        StmtKind::Bad => ("this", "it could not be read"),
    }
}
