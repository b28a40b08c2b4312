//! The rules of the house, as tests.

#[path = "house/edges.rs"]
mod edges;
#[path = "house/files.rs"]
mod files;
#[path = "house/manifests.rs"]
mod manifests;
#[path = "house/walk.rs"]
mod walk;
#[path = "house/words.rs"]
mod words;
