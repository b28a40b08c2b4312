//! Sentences: what the checked rules say in each language.

#[path = "sentences/kit.rs"]
mod kit;

#[path = "sentences/actions.rs"]
mod actions;
#[path = "sentences/amounts.rs"]
mod amounts;
#[path = "sentences/choices.rs"]
mod choices;
#[path = "sentences/clauses.rs"]
mod clauses;
#[path = "sentences/coverage.rs"]
mod coverage;
#[path = "sentences/forms.rs"]
mod forms;
#[path = "sentences/lead.rs"]
mod lead;
#[path = "sentences/lines.rs"]
mod lines;
#[path = "sentences/negation.rs"]
mod negation;
#[path = "sentences/numbers.rs"]
mod numbers;
#[path = "sentences/owners.rs"]
mod owners;
#[path = "sentences/phrases.rs"]
mod phrases;
#[path = "sentences/places.rs"]
mod places;
#[path = "sentences/plainly.rs"]
mod plainly;
#[path = "sentences/prose.rs"]
mod prose;
#[path = "sentences/samples.rs"]
mod samples;
#[path = "sentences/titles.rs"]
mod titles;
#[path = "sentences/told.rs"]
mod told;
