//! The texts of the interface that are built in: which languages there are, and which one somebody means.

use include_dir::Dir;

use super::files::built_in::BUILT_IN;

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

/// The languages that the interface speaks: the names of the folders of its texts.
pub fn interface_languages() -> Vec<&'static str> {
    let folders = BUILT_IN.get_dir("interface").into_iter().flat_map(Dir::dirs);
    let mut languages: Vec<&str> = folders.filter_map(|folder| folder.path().file_name()?.to_str()).collect();
    languages.sort_unstable();
    languages
}

/// A text of the interface that is built in: `interface/en/log.ftl` and the like.
pub fn interface_texts(language: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let folder = BUILT_IN.get_dir(format!("interface/{language}"));
    folder
        .into_iter()
        .flat_map(Dir::files)
        .filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
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
