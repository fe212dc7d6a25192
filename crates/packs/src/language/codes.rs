//! Codes of languages, such as `en` and `pt-br`. They are also names of folders.

use std::collections::BTreeSet;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::size_limits::CODES;

/// The code of the language that has all texts and replaces missing ones in other languages.
pub const FIRST_LANGUAGE: &str = "en";

/// The maximum length of a language code in bytes.
const LONGEST: usize = 24;

/// True if a text has the form of a language code: letters and digits, with hyphens between the parts, such as `en`,
/// `pt-br` or `zh-Hant`.
pub fn is_code(text: &str) -> bool {
    let parts = || text.split('-');
    let first = parts().next().unwrap_or_default();
    (2..=8).contains(&first.len())
        && first.bytes().all(|b| b.is_ascii_lowercase())
        && text.len() <= LONGEST
        && parts().all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric()))
}

/// Returns a language code with static lifetime, for settings and screens. `None` if it is not a valid code, or if
/// too many different codes have been stored already.
pub fn known_code(code: &str) -> Option<&'static str> {
    static KNOWN: LazyLock<Mutex<BTreeSet<&'static str>>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = known.get(code) {
        return Some(found);
    }
    if known.len() >= CODES || !is_code(code) {
        return None;
    }
    let lasting: &'static str = Box::leak(code.to_owned().into_boxed_str());
    known.insert(lasting);
    Some(lasting)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_names_of_languages_and_nothing_that_leads_out_of_a_folder() {
        for code in ["en", "fr", "pt-br", "zh-Hant", "haw"] {
            assert!(is_code(code), "{code}");
        }
        for code in ["", "e", "EN", "..", "en/..", "en-", "-en", "deutschland", "de_DE", "de.toml", "é"] {
            assert!(!is_code(code), "{code}");
        }
    }
}
