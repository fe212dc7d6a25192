//! Decodes text files as editors and shells write them: UTF-8, or UTF-16 with a byte order mark.

/// The error for bytes that are not valid UTF-8 or UTF-16 text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotText {
    /// The byte offset, from 0, of the first invalid byte.
    pub at: usize,
}

impl std::fmt::Display for NotText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "this is not UTF-8 text: byte {} (counted from 0) is invalid", self.at)
    }
}

impl std::error::Error for NotText {}

/// Decodes bytes in UTF-8, or in UTF-16 if they start with its byte order mark. Some shells write UTF-16. The mark is
/// removed.
///
/// # Errors
/// Fails if the bytes are invalid in the encoding.
pub fn decode(bytes: &[u8]) -> Result<String, NotText> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => narrow(rest, 3),
        _ => narrow(bytes, 0),
    }
}

fn narrow(bytes: &[u8], mark: usize) -> Result<String, NotText> {
    let text = std::str::from_utf8(bytes).map_err(|why| NotText { at: mark + why.valid_up_to() })?;
    Ok(text.to_owned())
}

fn wide(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, NotText> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    if !rest.is_empty() {
        return Err(NotText { at: 2 + bytes.len() - 1 });
    }
    let mut text = String::with_capacity(pairs.len());
    let mut at = 2;
    for letter in char::decode_utf16(pairs.iter().map(|pair| unit(*pair))) {
        let letter = letter.map_err(|_| NotText { at })?;
        at += 2 * letter.len_utf16();
        text.push(letter);
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_read_in_every_encoding_that_says_which_it_is() {
        let wide = |mark: [u8; 2], bytes: fn(u16) -> [u8; 2]| {
            mark.into_iter().chain("ä𝄞b".encode_utf16().flat_map(bytes)).collect::<Vec<u8>>()
        };
        for bytes in [
            "ä𝄞b".as_bytes().to_vec(),
            "\u{feff}ä𝄞b".as_bytes().to_vec(),
            wide([0xff, 0xfe], u16::to_le_bytes),
            wide([0xfe, 0xff], u16::to_be_bytes),
        ] {
            assert_eq!(decode(&bytes).as_deref(), Ok("ä𝄞b"));
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_refused_with_their_place() {
        assert_eq!(decode(b"ab\xffc"), Err(NotText { at: 2 }));
        assert_eq!(decode(b"\xef\xbb\xbfab\xff"), Err(NotText { at: 5 }));
        assert_eq!(decode(b"\xff\xfea\0b"), Err(NotText { at: 4 }));
        assert_eq!(decode(b"\xff\xfea\0\0\xd8b\0"), Err(NotText { at: 4 }));
    }
}
