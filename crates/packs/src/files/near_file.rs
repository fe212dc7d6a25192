//! Finds the file that an author probably meant by a path that does not exist.

use rules::nearest;

/// The file with the path most similar to `path`. It may differ in case, in an additional file extension or in small
/// misspellings.
pub(crate) fn near_file<'a>(path: &str, files: impl Iterator<Item = &'a str> + Clone) -> Option<String> {
    let wanted = path.to_lowercase();
    let same = files.clone().find(|file| file.to_lowercase() == wanted);
    let doubled = || {
        files
            .clone()
            .find(|file| file.to_lowercase().strip_prefix(&wanted).is_some_and(|rest| rest.starts_with('.')))
    };
    if let Some(file) = same.or_else(doubled) {
        return Some(file.to_owned());
    }
    // The file extension is compared separately, because files that share it need not be similar.
    let (stem, ending) = split(&wanted);
    let mut alike: Vec<(String, &str)> = Vec::new();
    for file in files {
        let lower = file.to_lowercase();
        let (other, its_ending) = split(&lower);
        // Short names, such as language codes, are all similar to each other.
        let is_code = folder(other) == folder(stem) && stem.len() - folder(stem).len() < 4;
        if !is_code && nearest(its_ending, std::iter::once(ending)).is_some() {
            alike.push((other.to_owned(), file));
        }
    }
    let near = nearest(stem, alike.iter().map(|(stem, _)| stem.as_str()))?;
    alike.into_iter().find(|(stem, _)| *stem == near).map(|(_, file)| file.to_owned())
}

/// The folder of a path, without a `/` at its end.
fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The path without its file extension, and the extension.
fn split(path: &str) -> (&str, &str) {
    path.rsplit_once('.').filter(|(_, ending)| !ending.contains('/')).unwrap_or((path, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_found_by_another_case_or_a_slip_in_any_part_of_its_path() {
        let near = |path: &str, file: &str| near_file(path, [file, "notes.toml"].into_iter());
        for (path, file) in [
            ("cards.toml", "Cards.toml"),
            ("cards.toml", "CARDS.TOML"),
            ("cards.toml", "card.toml"),
            ("cards.toml", "cards.toml.txt"),
            ("cards.toml", "cards.tml"),
            ("text/en.toml", "Text/en.toml"),
            ("text/en.toml", "texts/EN.toml"),
            ("icons/owl.svg", "icon/owl.svg"),
            ("icons/owl.svg", "Icons/Owl.SVG"),
        ] {
            assert_eq!(near(path, file).as_deref(), Some(file), "{path}");
        }
        assert_eq!(near("cards.toml", "rules.toml"), None);
        assert_eq!(near("map.toml", "LICENCE"), None);
    }
}
