//! The languages of the interface: which there are, and which one somebody means.

use super::files::interface_languages;

/// The language in which every text is there, which stands in for the others.
pub const FIRST_LANGUAGE: &str = "en";

/// The language of the interface that a name such as `fr`, `fr-CA` or `fr_FR.UTF-8` means.
pub fn language_of(name: &str) -> Option<&'static str> {
    let plain = name.split(['.', '@']).next().unwrap_or_default().replace('_', "-").to_lowercase();
    let first = plain.split('-').next().unwrap_or_default();
    let languages = interface_languages();
    let find = |wanted: &str| languages.iter().copied().find(|l| l.to_lowercase() == wanted);
    find(&plain).or_else(|| find(first))
}

/// A text as it begins a sentence: with a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_known_by_the_names_that_systems_give_it() {
        for name in ["fr", "fr-CA", "fr_FR.UTF-8", "FR", "fr_FR@euro"] {
            assert_eq!(language_of(name), Some("fr"), "{name}");
        }
        assert_eq!(language_of("en_GB.UTF-8"), Some("en"));
        for name in ["", "C", "POSIX", "tlh", "friulian"] {
            assert_eq!(language_of(name), None, "{name}");
        }
    }
}
