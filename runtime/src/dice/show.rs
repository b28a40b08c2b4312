//! The canonical notation: `3d4`, `2d10 keep low 1`, `1d4 + 2d2 + 1`, `0`.

use core::fmt;

use super::{Dice, Mode, Pool};

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (constant, pools) = self.parts();
        let mut first = true;
        for pool in pools {
            let joint = if first { "" } else { " + " };
            write!(f, "{joint}{pool}")?;
            first = false;
        }
        match (first, constant) {
            (true, _) => write!(f, "{constant}"),
            (false, 0) => Ok(()),
            (false, 1..) => write!(f, " + {constant}"),
            (false, _) => write!(f, " - {}", constant.unsigned_abs()),
        }
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.count, self.sides)?;
        match self.mode {
            Mode::Sum => Ok(()),
            Mode::KeepHigh(k) => write!(f, " keep high {k}"),
            Mode::KeepLow(k) => write!(f, " keep low {k}"),
            Mode::CountAtLeast(t) => write!(f, " count >= {t}"),
            Mode::ExplodeOn { face, deep } => write!(f, " explode on {face} at most {deep} deep"),
            Mode::RerollOnce(n) => write!(f, " reroll <= {n} once"),
        }
    }
}
