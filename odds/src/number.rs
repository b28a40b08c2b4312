//! Numbers that chances are made of: whole numbers of any size, exact shares, and floats that know their error.

mod float;
mod mass;
mod natural;
mod ratio;

pub(crate) use float::Float;
pub(crate) use mass::Mass;
pub(crate) use natural::{Natural, choose};
pub(crate) use ratio::Ratio;
