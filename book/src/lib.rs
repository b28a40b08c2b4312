//! Checked program → book model → sentences in a locale → pages.
//!
//! ```text
//!  Ir ──describe──▶ sentences without language ──phrase(locale)──▶ Book ──render──▶ mdBook source, HTML
//! ```

pub mod describe;
pub mod model;
pub mod make;
pub mod phrase;
pub mod render;
