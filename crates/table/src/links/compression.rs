//! Deflate with a dictionary, so that texts of records become short.
//!
//! The dictionary is data in front of the text that both sides know. The compressor compresses it, drops the output up
//! to there, and goes on with the text. The decompressor gets the dictionary as uncompressed blocks first. This needs
//! no support for dictionaries by the library, and any Deflate decompressor can read it.

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

/// Texts that are frequent in links, the most frequent last. It is part of the form of links: any change needs a new
/// version of the form.
const DICTIONARY: &str = include_str!("dictionary.txt");

/// The number of bytes by which an output buffer grows.
const STEP: usize = 4096;

/// The text, compressed. `None` never occurs unless the library fails.
pub(super) fn compress(text: &str) -> Option<Vec<u8>> {
    let mut deflate = Compress::new(Compression::best(), false);
    feed(&mut deflate, DICTIONARY.as_bytes(), FlushCompress::Sync)?;
    feed(&mut deflate, text.as_bytes(), FlushCompress::Finish)
}

/// The output for this input, up to and including the flush.
fn feed(deflate: &mut Compress, mut input: &[u8], flush: FlushCompress) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    loop {
        out.reserve(STEP);
        let before = deflate.total_in();
        let status = deflate.compress_vec(input, &mut out, flush).ok()?;
        let used = usize::try_from(deflate.total_in() - before).ok()?;
        input = input.get(used..)?;
        // Room that is left in the buffer shows that nothing more is to come.
        let done = status == Status::StreamEnd
            || (flush != FlushCompress::Finish && input.is_empty() && out.len() < out.capacity());
        if done {
            return Some(out);
        }
    }
}

/// The text that was compressed. `None` if the bytes are not whole, or the text has more than `most` bytes.
pub(super) fn decompress(bytes: &[u8], most: usize) -> Option<String> {
    let mut inflate = Decompress::new(false);
    let mut known = vec![0; DICTIONARY.len()];
    let mut done = 0;
    for block in DICTIONARY.as_bytes().chunks(usize::from(u16::MAX)) {
        // A block that is not the last one and not compressed: its kind, its length and the length's complement.
        let length = u16::try_from(block.len()).ok()?;
        let mut stored = vec![0];
        stored.extend(length.to_le_bytes());
        stored.extend((!length).to_le_bytes());
        stored.extend(block);
        let room = known.get_mut(done..done + block.len())?;
        inflate.decompress(&stored, room, FlushDecompress::None).ok()?;
        done += block.len();
    }
    let (read, written) = (inflate.total_in(), inflate.total_out());
    if written != DICTIONARY.len() as u64 {
        return None;
    }
    let mut out = vec![0; most + 1];
    let status = inflate.decompress(bytes, &mut out, FlushDecompress::Finish).ok()?;
    let whole = status == Status::StreamEnd && inflate.total_in() - read == bytes.len() as u64;
    out.truncate(usize::try_from(inflate.total_out() - written).ok()?);
    if whole && out.len() <= most { String::from_utf8(out).ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sha2::{Digest, Sha256};

    #[test]
    fn any_text_is_decompressed_to_itself_if_it_is_not_too_long() {
        let random: String =
            (0..9_000_u32).map(|n| char::from((n.wrapping_mul(2_654_435_761) >> 25) as u8)).collect();
        for text in ["", "match\n", DICTIONARY, &DICTIONARY.repeat(9), &random] {
            let bytes = compress(text).unwrap();
            assert_eq!(decompress(&bytes, text.len()).as_deref(), Some(text));
            assert_eq!(decompress(&bytes, text.len().saturating_sub(1)).is_some(), text.is_empty());
            for cut in 0..bytes.len().min(300) {
                assert_eq!(decompress(&bytes[..cut], text.len()), None);
            }
            assert_eq!(decompress(&[&bytes[..], &[0]].concat(), text.len()), None);
        }
        assert!(compress(DICTIONARY).unwrap().len() < 400);
    }

    #[test]
    fn the_dictionary_is_that_of_the_form_s_version() {
        let digest = Sha256::digest(DICTIONARY);
        let start: String = digest.iter().take(4).map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(start, "c0da12cc", "old links can no longer be opened: the form needs a new version");
        assert!(DICTIONARY.len() < 32 << 10, "Deflate looks back 32 KiB at most");
    }
}
