//! The plural forms of languages, as defined by CLDR.

use std::fmt;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::codes::FIRST_LANGUAGE;

/// The largest of the numbers that are tried to find the common plural forms.
const TRIED: u32 = 200;

/// Larger numbers that have their own plural forms in some languages.
const LARGE: [u32; 2] = [1_000, 1_000_000];

/// A fraction, which has its own plural form in some languages.
const PART: f64 = 1.5;

/// The rules that choose the plural form for a number in a language.
pub struct Plurals(Option<PluralRules>);

impl fmt::Debug for Plurals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Plurals").finish_non_exhaustive()
    }
}

/// The plural rules for a language code. A regional variant without rules of its own uses those of its language.
fn rules(code: &str) -> Option<PluralRules> {
    let id: LanguageIdentifier = code.parse().ok()?;
    let known = PluralRules::get_locales(PluralRuleType::CARDINAL);
    let near = |known: &&LanguageIdentifier| known.language == id.language && known.region.is_none();
    let found = known.iter().find(|known| **known == id).or_else(|| known.iter().find(near))?;
    PluralRules::create(found.clone(), PluralRuleType::CARDINAL).ok()
}

/// True if the plural rules for this language code are known.
pub fn has_plurals(code: &str) -> bool {
    rules(code).is_some()
}

impl Plurals {
    /// The plural rules for a language code, or those of the first language if they are unknown, as in Fluent.
    pub fn new(code: &str) -> Self {
        Self(rules(code).or_else(|| rules(FIRST_LANGUAGE)))
    }

    /// The plural form for a whole number, as one of [`CATEGORIES`](crate::CATEGORIES).
    pub fn form(&self, number: u32) -> &'static str {
        self.0.as_ref().map_or("other", |rules| rules.select(number).map_or("other", name))
    }

    /// The whole numbers that are common in play, each with its plural form.
    pub fn common_numbers(&self) -> impl Iterator<Item = (u32, &'static str)> + '_ {
        (0..=TRIED).map(move |number| (number, self.form(number)))
    }

    /// True if some number has this plural form.
    pub fn has(&self, form: &str) -> bool {
        let part = || self.0.as_ref().and_then(|rules| rules.select(PART).ok()).map(name);
        self.common_numbers().any(|(_, met)| met == form)
            || LARGE.iter().any(|number| self.form(*number) == form)
            || part().is_some_and(|own| own == form)
            || form == "other"
    }
}

const fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CATEGORIES;

    #[test]
    fn forms_are_those_of_the_language_or_of_the_one_that_it_is_a_kind_of() {
        let has = |code: &str| {
            let plurals = Plurals::new(code);
            CATEGORIES.into_iter().filter(|form| plurals.has(form)).collect::<Vec<_>>()
        };
        assert_eq!(has("pl"), ["one", "few", "many", "other"]);
        assert_eq!(has("pt-br"), has("pt"));
        assert_eq!(has("ja"), ["other"]);
        assert_eq!(has("qps"), has("en"));
        assert_eq!([1, 2, 5, 22].map(|n| Plurals::new("pl").form(n)), ["one", "few", "many", "few"]);
        assert!(has_plurals("de") && has_plurals("pt-br") && !has_plurals("qqq") && !has_plurals(""));
    }
}
