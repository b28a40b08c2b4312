//! The hashes that files and draw keys are made of. Each is frozen: changing one changes saved games.

/// Starting value of [`fnv`].
pub const FNV: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a over 64 bits, continued from `seed` ([`FNV`] at first).
pub fn fnv(seed: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(seed, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// Mixes one more word into a hash (the finisher of SplitMix64). Order matters.
pub fn mix(hash: u64, word: u64) -> u64 {
    let mut z = hash.rotate_left(25).wrapping_add(word).wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The stable id of a qualified name such as `ability.power`: FNV-1a, then mixed.
pub fn id(name: &str) -> u64 {
    let hash = fnv(FNV, name.as_bytes());
    let hash = (hash ^ (hash >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    hash ^ (hash >> 32)
}

/// CRC-32 (IEEE, as in zip) over several pieces: start with 0, pass the result on.
pub fn crc32(crc: u32, bytes: &[u8]) -> u32 {
    let (fours, rest) = bytes.as_chunks::<4>();
    let crc = fours.iter().fold(!crc, |crc, four| {
        let [a, b, c, d] = (crc ^ u32::from_le_bytes(*four)).to_le_bytes();
        TABLES[3][usize::from(a)] ^ TABLES[2][usize::from(b)] ^ TABLES[1][usize::from(c)] ^ TABLES[0][usize::from(d)]
    });
    !rest.iter().fold(crc, |crc, byte| after(crc ^ u32::from(*byte)))
}

/// The checksum one byte on; that byte is in it already.
const fn after(crc: u32) -> u32 {
    (crc >> 8) ^ TABLES[0][(crc & 0xff) as usize]
}

/// What a byte makes of the checksum, and what it makes with one, two and three bytes of 0 behind it: four are read at once.
const TABLES: [[u32; 256]; 4] = {
    let mut tables = [[0u32; 256]; 4];
    let mut at = 0usize;
    while at < 256 {
        let mut crc = at as u32;
        let mut bit = 0;
        while bit < 8 {
            crc = if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 };
            bit += 1;
        }
        tables[0][at] = crc;
        at += 1;
    }
    let mut behind = 1usize;
    while behind < 4 {
        at = 0;
        while at < 256 {
            let crc = tables[behind - 1][at];
            tables[behind][at] = (crc >> 8) ^ tables[0][(crc & 0xff) as usize];
            at += 1;
        }
        behind += 1;
    }
    tables
};

#[cfg(test)]
mod tests {
    use super::{FNV, crc32, fnv, id};

    #[test]
    fn published_vectors() {
        assert_eq!(crc32(0, b"123456789"), 0xcbf4_3926);
        assert_eq!(crc32(crc32(0, b"1234"), b"56789"), 0xcbf4_3926);
        assert_eq!(fnv(FNV, b"a"), 0xaf63_dc4c_8601_ec8c);
    }

    #[test]
    fn ids_stay() {
        assert_eq!(id("resource.fighter.health"), 0xae53_41f3_d092_17e3);
    }
}
