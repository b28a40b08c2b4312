//! How often a body gives each local a value.

use std::collections::BTreeMap;

use crate::ir::{Act, ActKind};

/// How often each local is given a value.
pub(super) fn count(acts: &[Act], often: &mut BTreeMap<usize, u32>) {
    for act in acts {
        match &act.kind {
            ActKind::Assign { local, .. } => *often.entry(*local).or_default() += 1,
            ActKind::Step { local, body, .. } => {
                local.iter().for_each(|local| *often.entry(*local).or_default() += 1);
                count(body, often);
            }
            ActKind::If { then, otherwise, .. } => [then, otherwise].into_iter().for_each(|body| count(body, often)),
            ActKind::Repeat { body, .. } | ActKind::WithChance { body, .. } | ActKind::For { body, .. } => {
                count(body, often)
            }
            _ => {}
        }
    }
}
