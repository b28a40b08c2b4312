//! The smallest pack that still differs: lines are dropped, one by one and with all in their braces.

use super::text::{Line, Pack};

/// Drops what can be dropped while `differs` still says so.
pub fn shrunk(pack: Pack, differs: &mut dyn FnMut(&Pack) -> bool) -> Pack {
    let mut pack = pack;
    loop {
        let before = count(&pack.lines);
        let mut at = 0;
        while at < count(&pack.lines) {
            let without = Pack { lines: without(&pack.lines, at) };
            if differs(&without) {
                pack = without;
            } else {
                at += 1;
            }
        }
        if count(&pack.lines) == before {
            return pack;
        }
    }
}

fn count(lines: &[Line]) -> usize {
    lines.iter().map(|line| 1 + line.inner.as_deref().map_or(0, count)).sum()
}

/// Without the line of this number, counted as they are read.
fn without(lines: &[Line], number: usize) -> Vec<Line> {
    let mut left = number;
    let mut kept = Vec::new();
    for line in lines {
        let inside = line.inner.as_deref().map_or(0, count);
        if left == 0 {
            left = usize::MAX;
            continue;
        }
        if left <= inside {
            let inner = line.inner.as_deref().map(|inner| without(inner, left - 1));
            kept.push(Line { head: line.head.clone(), inner });
            left = usize::MAX;
            continue;
        }
        kept.push(line.clone());
        left = left.saturating_sub(1 + inside);
        if left > usize::MAX / 2 {
            left = usize::MAX;
        }
    }
    kept
}
