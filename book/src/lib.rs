//! Checked program → book model → sentences in a locale → pages.
//!
//! ```text
//!  Ir ──describe──▶ sentences without language ──phrase(locale)──▶ Book ──render──▶ mdBook source, HTML
//!                                                                └──text──▶ words for games, in pieces
//! ```

pub mod describe;
pub mod make;
pub mod model;
pub mod phrase;
pub mod render;
pub mod text;
pub mod told;
