//! Cases by stage, whole packs, the oracle, and the rules of the house; everything here is a test or serves one.

pub mod literals;
pub mod observe;
pub mod oracle;
pub mod packs;
