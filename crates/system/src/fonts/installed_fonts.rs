//! Asks the system which of its fonts has a letter.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use fontique::{
    Collection, CollectionOptions, FallbackKey, FamilyId, GenericFamily, Language, QueryFamily, QueryFont,
    QueryStatus, Script, SourceCache, SourceCacheOptions,
};
use unicode_script::UnicodeScript;

use super::one_face::{has_letter, one_face};
use super::system_font::{ALL_FONT_BYTES, MOST_FONTS, SystemFont};
use crate::panic_guard::guard;

/// The maximum number of fonts that are read for one search.
const MOST_TRIED: usize = 64;

/// Families that have a box for every letter.
const BOXES: [&str; 3] = ["lastresort", "last resort", "adobe blank"];

/// The scripts that one font usually covers together. The language decides between fonts for them.
const EAST_ASIAN: [&[u8; 4]; 5] = [b"Hani", b"Hira", b"Kana", b"Hang", b"Bopo"];

/// The languages of fonts with ideographs, tried after those of the player. Simplified Chinese is `zh-SG`, because
/// `zh-CN` stands for the system's default font with ideographs, which may be a Japanese one.
const IDEOGRAPHS: [&str; 4] = ["zh-SG", "zh-TW", "ja", "ko"];

/// Fonts of the system that have these letters, without those in `known`. `languages` are language codes such as `ja`,
/// the preferred one first. They decide between the forms of ideographs. The system's own language comes after them.
///
/// Letters that no font has are left out. The fonts and `known` together stay within [`MOST_FONTS`] and
/// [`ALL_FONT_BYTES`].
pub fn find_fonts(
    letters: &BTreeSet<char>,
    languages: &[String],
    known: &[Arc<SystemFont>],
) -> Vec<Arc<SystemFont>> {
    let mut search = Search { fonts: known.to_vec(), refused: HashSet::new() };
    // A panic in the library that asks the system keeps the fonts that were found before it.
    let _ = guard(|| search.find(letters, languages));
    search.fonts.split_off(known.len())
}

/// A search for fonts.
struct Search {
    /// The known fonts, and those found so far.
    fonts: Vec<Arc<SystemFont>>,
    /// Fonts that are broken or too large.
    refused: HashSet<(FamilyId, usize)>,
}

impl Search {
    fn find(&mut self, letters: &BTreeSet<char>, languages: &[String]) {
        let system = sys_locale::get_locales().take(8);
        let languages: Vec<Language> = languages
            .iter()
            .cloned()
            .chain(system)
            .filter_map(|language| Language::parse(&language).ok())
            .collect();
        let mut collection = Collection::new(CollectionOptions { shared: false, system_fonts: true });
        let mut files = SourceCache::new(SourceCacheOptions::default());
        for letter in letters {
            if self.fonts.iter().any(|font| font.has(*letter)) {
                continue;
            }
            if self.fonts.len() >= MOST_FONTS || self.refused.len() >= MOST_TRIED {
                return;
            }
            let font = self.font_with(*letter, &languages, &mut collection, &mut files);
            self.fonts.extend(font.map(Arc::new));
        }
    }

    fn font_with(
        &mut self,
        letter: char,
        languages: &[Language],
        collection: &mut Collection,
        files: &mut SourceCache,
    ) -> Option<SystemFont> {
        let usual = [
            GenericFamily::SansSerif,
            GenericFamily::SystemUi,
            GenericFamily::Serif,
            GenericFamily::Math,
            GenericFamily::Monospace,
        ];
        let script = script(letter);
        let script_and_languages = |languages: &[Option<&Language>]| {
            let script = script?;
            Some(languages.iter().map(|language| FallbackKey::new(script, *language)).collect::<Vec<_>>())
        };
        let east_asian = script.is_some_and(|script| EAST_ASIAN.iter().any(|own| **own == script.to_bytes()));
        let others: Vec<Language> =
            IDEOGRAPHS.iter().filter_map(|language| Language::parse(language).ok()).collect();
        let by_language: Vec<Option<&Language>> = languages
            .iter()
            .map(Some)
            .chain([None])
            .chain(others.iter().filter(|_| east_asian).map(Some))
            .collect();
        let keys = script_and_languages(&by_language).unwrap_or_default();
        let mut found = None;
        // Fonts for one script come first where the language decides between them, the system's usual fonts otherwise.
        for by_script in [east_asian, !east_asian] {
            if by_script {
                for key in &keys {
                    let mut query = collection.query(files);
                    query.set_fallbacks(*key);
                    query.matches_with(|font| self.take(font, letter, &mut found));
                    if found.is_some() {
                        break;
                    }
                }
            } else {
                let mut query = collection.query(files);
                query.set_families(usual.map(QueryFamily::Generic));
                query.matches_with(|font| self.take(font, letter, &mut found));
            }
            if found.is_some() {
                break;
            }
        }
        let ((family, number), mut font) = found?;
        let name = collection.family_name(family).unwrap_or_default();
        if BOXES.iter().any(|boxes| name.to_lowercase().contains(boxes)) {
            return None;
        }
        font.name = format!("{name} {number}");
        Some(font)
    }

    /// Takes a font if it has the letter, can be drawn and fits into the memory that fonts may use.
    fn take(
        &mut self,
        font: &QueryFont,
        letter: char,
        found: &mut Option<((FamilyId, usize), SystemFont)>,
    ) -> QueryStatus {
        let bytes = font.blob.as_ref();
        if self.refused.len() >= MOST_TRIED {
            return QueryStatus::Stop;
        }
        if self.refused.contains(&font.family) || !has_letter(bytes, font.index, letter) {
            return QueryStatus::Continue;
        }
        let used: usize = self.fonts.iter().map(|font| font.file.len()).sum();
        match one_face(bytes, font.index) {
            Some(face) if used + face.file.len() <= ALL_FONT_BYTES => {
                let (file, has_weights) = (face.file.into(), face.has_weights);
                *found = Some((font.family, SystemFont { name: String::new(), file, has_weights }));
                QueryStatus::Stop
            }
            _ => {
                self.refused.insert(font.family);
                QueryStatus::Continue
            }
        }
    }
}

/// The script of a letter. `None` for characters that scripts share, such as punctuation.
fn script(letter: char) -> Option<Script> {
    match letter.script() {
        unicode_script::Script::Common
        | unicode_script::Script::Inherited
        | unicode_script::Script::Unknown => None,
        script => Script::parse(script.short_name()).ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What this machine has. Run it with `--ignored --nocapture`.
    #[test]
    #[ignore = "depends on the fonts of the machine"]
    fn fonts_of_this_machine() {
        for letters in
            ["日本語", "한국어", "中文", "Ελληνικά", "Кирилиця", "עברית", "العربية", "ไทย", "हिन्दी", "♜"]
        {
            let start = std::time::Instant::now();
            let found = find_fonts(&letters.chars().collect(), &["ja".to_owned()], &[]);
            let found: Vec<_> = found.iter().map(|font| (&font.name, font.file.len())).collect();
            println!("{letters}: {found:?} in {:?}", start.elapsed());
        }
    }
}
