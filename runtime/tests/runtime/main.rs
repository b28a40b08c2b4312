//! Tests of the runtime through its public face: one binary, a file a topic.

#[path = "../hostile/exercise.rs"]
mod exercise;
mod kit;

mod arithmetic;
mod batch;
mod begins;
mod chance;
mod chooses;
mod dice;
mod dispatch;
mod events;
mod hostile;
mod layers;
mod saves;
mod stats;
mod table;
mod texts;
mod traces;
