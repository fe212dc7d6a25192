//! The bytes around the content of a link: a version, a length and a checksum.

use sha2::{Digest, Sha256};

use super::link_error::{LinkError, LinkTooLong};
use super::link_form::{MARK, MOST_CHARACTERS, PAGE};
use super::{base64url, compression};

/// The version of the form of links that this program writes, and the only one that it reads.
pub(super) const VERSION: u8 = 1;

/// The highest version that is taken for a later form. Higher ones are taken for altered text.
const LATEST: u8 = 15;

/// The number of bytes of the checksum.
const CHECKSUM: usize = 4;
/// The number of bytes in front of the content.
const HEAD: usize = 1 + 2 + CHECKSUM;

/// The maximum number of bytes of a link's text after decompression.
const MOST_TEXT: usize = 256 << 10;

/// A link with this text.
///
/// # Errors
/// The link would be too long.
pub(super) fn seal(text: &str) -> Result<String, LinkTooLong> {
    // Failures of the library and texts that nobody could open again count as too long.
    let content =
        compression::compress(text).filter(|_| text.len() <= MOST_TEXT).unwrap_or_else(|| vec![0; MOST_TEXT]);
    let characters = PAGE.len() + MARK.len() + base64url::characters(HEAD + content.len());
    let length = u16::try_from(content.len()).ok().filter(|_| characters <= MOST_CHARACTERS);
    let Some(length) = length else { return Err(LinkTooLong { characters }) };
    let mut bytes = vec![VERSION];
    bytes.extend(length.to_be_bytes());
    bytes.extend(checksum(VERSION, length, &content));
    bytes.extend(content);
    Ok(format!("{PAGE}{MARK}{}", base64url::encode(&bytes)))
}

fn checksum(version: u8, length: u16, content: &[u8]) -> [u8; CHECKSUM] {
    let mut hash = Sha256::new();
    hash.update([version]);
    hash.update(length.to_be_bytes());
    hash.update(content);
    let mut sum = [0; CHECKSUM];
    sum.iter_mut().zip(hash.finalize()).for_each(|(sum, byte)| *sum = byte);
    sum
}

/// The text after the mark of a link. `None` if the text is no link. The mark's first character may be missing.
pub(super) fn data(link: &str) -> Option<&str> {
    let link = link.trim_start();
    let at = link.find(MARK).map(|at| at + MARK.len());
    at.and_then(|at| link.get(at..)).or_else(|| link.strip_prefix(MARK.trim_start_matches('#')))
}

/// The text that a link holds.
///
/// # Errors
/// The text is no link, or the link is cut, altered, too long or of a later form.
pub(super) fn unseal(link: &str) -> Result<String, LinkError> {
    let data = data(link).ok_or(LinkError::NotALink)?;
    if data.len() > 2 * MOST_CHARACTERS {
        return Err(LinkError::TooLong { characters: data.chars().count() });
    }
    // Mail programs break lines, and links in sentences end with a full stop or a bracket.
    let letters: String = data.chars().filter(|letter| !letter.is_whitespace()).collect();
    let letters = letters.trim_end_matches(|letter| !base64url::is_letter(letter));
    let here = letters.chars().count();
    if here > MOST_CHARACTERS {
        return Err(LinkError::TooLong { characters: here });
    }
    if !letters.chars().all(base64url::is_letter) {
        return Err(LinkError::Altered);
    }
    // The first four characters are the version and the length.
    let Some(first) = letters.get(..4) else { return Err(LinkError::Cut { here, whole: None }) };
    let Some([version, high, low]) = base64url::decode(first).and_then(|head| <[u8; 3]>::try_from(head).ok())
    else {
        return Err(LinkError::Altered);
    };
    if version == 0 || version > LATEST {
        return Err(LinkError::Altered);
    }
    if version != VERSION {
        return Err(LinkError::Newer { version, known: VERSION });
    }
    let length = u16::from_be_bytes([high, low]);
    let whole = base64url::characters(HEAD + usize::from(length));
    if whole > MOST_CHARACTERS {
        return Err(LinkError::Altered);
    }
    if here < whole {
        return Err(LinkError::Cut { here, whole: Some(whole) });
    }
    let bytes = base64url::decode(letters).filter(|_| here == whole).ok_or(LinkError::Altered)?;
    let (head, content) = bytes.split_at_checked(HEAD).ok_or(LinkError::Altered)?;
    if !head.ends_with(&checksum(version, length, content)) {
        return Err(LinkError::Altered);
    }
    compression::decompress(content, MOST_TEXT).ok_or(LinkError::Altered)
}
