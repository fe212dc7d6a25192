//! Shortens names to the available width, so that they remain recognisable.

/// The longest part of a person's name that is no wider than `room`: the last words, without titles and first
/// names. If one word is still too wide, as many of its letters as fit.
pub(crate) fn fitting(name: &str, room: f32, width: impl Fn(&str) -> f32) -> String {
    let mut rest = name;
    while width(rest) > room {
        let Some((_, shorter)) = rest.split_once(' ') else { return cut(rest, room, width) };
        // A name does not begin with particles such as "de la".
        rest = shorter;
        while let Some((word, shorter)) = rest.split_once(' ')
            && word.chars().all(char::is_lowercase)
        {
            rest = shorter;
        }
    }
    rest.to_owned()
}

/// The longest part of a thing's name that is no wider than `room`: the first words, which distinguish it. If
/// one word is still too wide, as many of its letters as fit.
pub(crate) fn first_words(name: &str, room: f32, width: impl Fn(&str) -> f32) -> String {
    let mut rest = name;
    while width(rest) > room {
        let Some((shorter, _)) = rest.rsplit_once(' ') else { return cut(rest, room, width) };
        rest = shorter;
    }
    rest.to_owned()
}

fn cut(word: &str, room: f32, width: impl Fn(&str) -> f32) -> String {
    let ends = word.char_indices().map(|(end, _)| end).rev();
    let mut cuts = ends.map(|end| format!("{}\u{2026}", &word[..end]));
    cuts.find(|text| width(text) <= room).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit(name: &str, letters: usize) -> String {
        fitting(name, letters as f32, |text| text.chars().count() as f32)
    }

    #[test]
    fn titles_and_first_names_go_before_the_last_name_does() {
        let name = "Ganymede de la Tr\u{e9}mouille";
        assert_eq!(fit(name, 30), name);
        assert_eq!(fit(name, 20), "Tr\u{e9}mouille");
        assert_eq!(fit("Chief Director Dominic Seneschal", 20), "Dominic Seneschal");
        assert_eq!(fit("Sheriff", 7), "Sheriff");
        assert_eq!(fit("Bandyopadhyay", 8), "Bandyop\u{2026}");
        assert_eq!(fit("Sok", 0), "");
    }

    #[test]
    fn the_first_words_of_a_thing_are_kept() {
        let fit = |letters| {
            first_words("Mitsubishi Corporation", letters as f32, |text| text.chars().count() as f32)
        };
        assert_eq!([fit(22), fit(15), fit(6)], ["Mitsubishi Corporation", "Mitsubishi", "Mitsu\u{2026}"]);
    }
}
