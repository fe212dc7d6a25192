//! Writes font files.

/// A font file of the given kind (`[0, 1, 0, 0]`, or `OTTO` for outlines in CFF) with these tables. They must be sorted
/// by their tags.
pub fn font_file(kind: [u8; 4], tables: &[([u8; 4], &[u8])]) -> Vec<u8> {
    let count = tables.len() as u16;
    let power = count.max(1).ilog2() as u16;
    let range = 16 << power;
    let mut bytes = kind.to_vec();
    for number in [count, range, power, (16 * count).saturating_sub(range)] {
        bytes.extend(number.to_be_bytes());
    }
    let mut at = bytes.len() as u32 + 16 * u32::from(count);
    for (tag, table) in tables {
        bytes.extend(tag);
        for number in [checksum(table), at, table.len() as u32] {
            bytes.extend(number.to_be_bytes());
        }
        at += table.len().next_multiple_of(4) as u32;
    }
    for (_, table) in tables {
        bytes.extend(*table);
        bytes.resize(bytes.len().next_multiple_of(4), 0);
    }
    bytes
}

/// The checksum of a table (OpenType, "Calculating Checksums").
fn checksum(table: &[u8]) -> u32 {
    let word = |bytes: &[u8]| {
        let mut word = [0; 4];
        word.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
        u32::from_be_bytes(word)
    };
    table.chunks(4).map(word).fold(0, u32::wrapping_add)
}
