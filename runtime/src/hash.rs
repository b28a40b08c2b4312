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
    let (blocks, rest) = bytes.as_chunks();
    // Builds that count bytes have one table, and look at each byte by itself.
    let (blocks, rest) = if cfg!(feature = "lean") { (&[][..], bytes) } else { (blocks, rest) };
    let crc = blocks.iter().fold(!crc, block_more);
    !rest.iter().fold(crc, |crc, byte| (crc >> 8) ^ TABLES[0][((crc ^ u32::from(*byte)) & 0xff) as usize])
}

/// Sixteen bytes at a time: what each makes of the sum does not wait for those before it.
fn block_more(crc: u32, block: &[u8; 16]) -> u32 {
    let [a, b, c, d, rest @ ..] = *block;
    let [i, j, k, l] = crc.to_le_bytes();
    let first = [a ^ i, b ^ j, c ^ k, d ^ l];
    let sum = |sum: u32, (table, byte): (&[u32; 256], u8)| sum ^ table[usize::from(byte)];
    // The first four wait for the block before; the others are summed up by themselves meanwhile.
    let later = TABLES.iter().rev().skip(4).zip(rest).fold(0, sum);
    later ^ TABLES.iter().rev().zip(first).fold(0, sum)
}

const SLICES: usize = if cfg!(feature = "lean") { 1 } else { 16 };

/// For each byte its sum, and the same with so many zeros behind it.
static TABLES: [[u32; 256]; SLICES] = {
    let mut tables = [[0u32; 256]; SLICES];
    let mut slice = 0usize;
    while slice < SLICES {
        let mut at = 0usize;
        while at < 256 {
            let mut crc = if slice == 0 { at as u32 } else { tables[slice - 1][at] };
            let mut bit = 0;
            while bit < 8 {
                crc = if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 };
                bit += 1;
            }
            tables[slice][at] = crc;
            at += 1;
        }
        slice += 1;
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
        assert_eq!(crc32(0, b"The quick brown fox jumps over the lazy dog"), 0x414f_a339);
        assert_eq!(fnv(FNV, b"a"), 0xaf63_dc4c_8601_ec8c);
    }

    #[test]
    fn ids_stay() {
        assert_eq!(id("resource.fighter.health"), 0xae53_41f3_d092_17e3);
    }
}
