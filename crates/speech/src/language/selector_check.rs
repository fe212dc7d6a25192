//! Checks the selectors of texts. Their variants must be plural forms of the language, or values that Whispers
//! passes.

use super::fluent_text_structure::{Choice, TextParts};
use packs::{CATEGORIES, Fault, Plurals, Source};
use rules::nearest;

/// The plural form that every language has.
const OTHER: &str = "other";

/// The check of selectors in one language.
pub(crate) struct Choices<'a> {
    /// The name of the language in that language.
    pub name: &'a str,
    pub plurals: &'a Plurals,
}

impl Choices<'_> {
    /// The faults and then the warnings about the selectors of a text, compared with those of the English text.
    pub fn check(&self, parts: &TextParts, english: &TextParts, source: &Source) -> (Vec<Fault>, Vec<Fault>) {
        let (mut faults, mut warnings) = (Vec::new(), Vec::new());
        for choice in &parts.choices {
            let same = english.choices.iter().filter(|first| first.value == choice.value);
            let first: Vec<&Choice> = same.collect();
            let words: Vec<&str> = first.iter().flat_map(|first| words(first)).collect();
            if words.iter().any(|word| !CATEGORIES.contains(word)) {
                // If the English text has no default, its variants are complete.
                if !words.contains(&OTHER) {
                    warnings.extend(strange(choice, &words, source));
                }
            } else if !first.is_empty() || words_of_number(choice) {
                let counts = first.iter().any(|first| words_of_number(first)) || words_of_number(choice);
                faults.extend(self.unknown(choice, source));
                warnings.extend(self.never(choice, source));
                warnings.extend(if counts { self.left_out(choice, parts, source) } else { None });
            }
        }
        (faults, warnings)
    }

    /// The faults for variants that are neither a number nor a plural form of any language.
    fn unknown<'c>(&'c self, choice: &'c Choice, source: &'c Source) -> impl Iterator<Item = Fault> + 'c {
        let strange = choice
            .variants
            .iter()
            .filter(|(word, _)| !is_number(word) && !CATEGORIES.contains(&word.as_str()));
        strange.map(move |(word, place)| {
            let why = format!(
                "[{word}] is not a plural form; {} has {}, and a single number stands there by its digits, as [5]",
                self.name,
                self.all().join(", ")
            );
            Fault::at(source, place.clone(), why)
        })
    }

    /// The warnings about plural forms that the language does not have, except as the default.
    fn never<'c>(&'c self, choice: &'c Choice, source: &'c Source) -> impl Iterator<Item = Fault> + 'c {
        let variants = choice.variants.iter().enumerate().filter(move |(index, _)| *index != choice.default);
        let never = variants
            .filter(move |(_, (word, _))| CATEGORIES.contains(&word.as_str()) && !self.plurals.has(word));
        never.map(move |(_, (word, place))| {
            let all = self.all().join(", ");
            Fault::at(source, place.clone(), format!("[{word}] is never used: {} has {all}", self.name))
        })
    }

    /// The warning about the first plural form that the language needs and the selector lacks, if there is one.
    fn left_out(&self, choice: &Choice, parts: &TextParts, source: &Source) -> Option<Fault> {
        let has = |word: &str| choice.variants.iter().any(|(own, _)| own == word);
        let lost = |form: &str| {
            let of_form = self
                .plurals
                .common_numbers()
                .filter(|(number, own)| *own == form && !has(&number.to_string()));
            of_form.map(|(number, _)| number.to_string()).take(3).collect::<Vec<_>>()
        };
        let (form, numbers) = CATEGORIES
            .into_iter()
            .filter(|form| *form != OTHER && !has(form))
            .map(|form| (form, lost(form)))
            .find(|(_, numbers)| !numbers.is_empty())?;
        let (instead, _) = choice.variants.get(choice.default)?;
        let place = choice.variants.first().map_or(parts.key.1.clone(), |(_, place)| place.clone());
        let why = format!(
            "[{form}] is left out, which {} has for {}: they are said as [{instead}]",
            self.name,
            numbers.join(", ")
        );
        Some(Fault::at(source, place, why))
    }

    fn all(&self) -> Vec<&'static str> {
        CATEGORIES.into_iter().filter(|form| self.plurals.has(form)).collect()
    }
}

/// The warnings about variants with a value that Whispers never passes.
fn strange<'c>(
    choice: &'c Choice,
    words: &'c [&str],
    source: &'c Source,
) -> impl Iterator<Item = Fault> + 'c {
    let own = choice
        .variants
        .iter()
        .filter(move |(word, _)| !is_number(word) && !words.contains(&word.as_str()) && word != OTHER);
    own.map(move |(word, place)| {
        let meant = match nearest(word, words.iter().copied()) {
            Some(near) => format!("did you mean [{near}]?"),
            None => format!(
                "it is {}",
                words.iter().map(|word| format!("[{word}]")).collect::<Vec<_>>().join(" or ")
            ),
        };
        Fault::at(source, place.clone(), format!("${} is never [{word}]; {meant}", choice.value))
    })
}

/// The variants of a selector that are not numbers.
fn words(choice: &Choice) -> impl Iterator<Item = &str> {
    choice.variants.iter().map(|(word, _)| word.as_str()).filter(|word| !is_number(word))
}

/// True if a selector has a plural form besides "other".
fn words_of_number(choice: &Choice) -> bool {
    words(choice).any(|word| word != OTHER && CATEGORIES.contains(&word))
}

fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit() || c == '-')
}
