//! Base64 with the letters that may stand in an address, without padding (RFC 4648, section 5).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// The number of characters that encode this number of bytes.
pub(super) const fn characters(bytes: usize) -> usize {
    (bytes * 4).div_ceil(3)
}

/// The bytes as text.
pub(super) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// True if the character can be part of encoded text.
pub(super) fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_')
}

/// The bytes that the text encodes. `None` if [`encode`] never writes this text.
pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_any_number_are_encoded_as_the_standard_says_and_decoded() {
        let known =
            [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE")];
        for (bytes, text) in known {
            assert_eq!(encode(bytes.as_bytes()), text);
            assert_eq!(decode(text).as_deref(), Some(bytes.as_bytes()));
            assert_eq!(characters(bytes.len()), text.len());
        }
        assert_eq!(encode(&[0xfb, 0xff, 0xfe]), "-__-");
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(decode(&encode(&all)), Some(all));
    }

    #[test]
    fn text_that_is_never_written_is_refused() {
        for wrong in ["Z", "Zh", "Zm9", "Zm9vZ", "Zg==", "Z g", "Z+", "Zé"] {
            assert_eq!(decode(wrong), None, "{wrong}");
        }
    }
}
