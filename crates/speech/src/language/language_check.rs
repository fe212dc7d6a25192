//! Checks the texts of a language against the English ones: which are missing, unknown or faulty.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::fluent_text_structure::{TextParts, parts};
use super::reference_circles::circles;
use super::selector_check::Choices;
use packs::{
    CATEGORIES, FIRST_LANGUAGE, Fault, Grammar, LANGUAGE_FILE, Language, Plurals, Source, TERMS, Text,
    first_language, grammar, language, language_codes,
};
use rules::nearest;

/// No other case is suggested for names of cases with at most this many letters.
const SHORT: usize = 3;

/// The maximum number of unknown texts that are reported one by one.
const SUGGESTIONS: usize = 200;

/// The result of checking a language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CheckedLanguage {
    /// The number of English texts that the language translates.
    pub there: usize,
    /// The number of texts in English.
    pub all: usize,
    /// The keys of the texts that the language lacks, by the English file that has them.
    pub missing: BTreeMap<String, Vec<String>>,
    /// The faults because of which the language cannot be used.
    pub faults: Vec<Fault>,
    /// The warnings, despite which the language can be used.
    pub warnings: Vec<Fault>,
}

/// Checks the texts of a language, which may be incomplete.
pub fn check_language(checked: &Language) -> CheckedLanguage {
    // Changes to the English texts that the player has installed are ignored.
    let first = first_language();
    let own_grammar = checked.grammar.clone().unwrap_or_else(|| grammar(&checked.code, &[]));
    let known = first_texts(&first);
    let keys: BTreeSet<&str> = known.values().flatten().map(|text| text.key.0.as_str()).collect();
    let mut found = CheckedLanguage { all: keys.len(), ..CheckedLanguage::default() };
    let mut there: BTreeSet<String> = BTreeSet::new();
    let plurals = Plurals::new(&checked.plurals);
    let choices = Choices { name: &checked.name, plurals: &plurals };
    stands_in(checked, &mut found);
    found.warnings.extend(checked.doubts.iter().cloned());
    // One folder may override the texts of another, but each text may occur only once in a folder.
    let ends: Vec<usize> = checked
        .folders
        .iter()
        .scan(0, |end, texts| {
            *end += texts;
            Some(*end)
        })
        .collect();
    let by_key: BTreeMap<&str, &TextParts> =
        known.values().flatten().map(|text| (text.key.0.as_str(), text)).collect();
    let mut unknown = 0;
    let mut in_folder: BTreeMap<String, String> = BTreeMap::new();
    for (index, text) in checked.texts.iter().enumerate() {
        if ends.contains(&index) {
            in_folder.clear();
        }
        let (file, texts) = (text.texts(), Source::new(text.file.clone(), text.text.clone()));
        let mut in_file: BTreeSet<String> = BTreeSet::new();
        for parts in parts(&file) {
            let (key, place) = parts.key.clone();
            there.insert(key.clone());
            if !in_file.insert(key.clone()) {
                let why = format!("\"{key}\" is here already, further up: this one counts");
                found.warnings.push(Fault::at(&texts, place.clone(), why));
            } else if let Some(other) = in_folder.insert(key.clone(), text.file.clone()) {
                let why = format!("\"{key}\" is in {other} already: this one counts");
                found.warnings.push(Fault::at(&texts, place.clone(), why));
            }
            let Some(english) = by_key.get(key.as_str()) else {
                // Finding the intended key for thousands of unknown keys would take too long.
                if unknown >= SUGGESTIONS {
                    unknown += 1;
                    continue;
                }
                unknown += 1;
                let near = nearest(&key, keys.iter().copied());
                let meant = near.map_or_else(String::new, |near| format!("; did you mean \"{near}\"?"));
                let meant = if meant.is_empty() { own_text(&key) } else { meant };
                found.warnings.push(Fault::at(
                    &texts,
                    place,
                    format!("the program has no text \"{key}\"{meant}"),
                ));
                continue;
            };
            if !parts.is_said {
                found.faults.push(Fault::at(
                    &texts,
                    place,
                    format!("the text \"{key}\" is empty: write it after the ="),
                ));
            }
            let checks = Checks { source: &texts, grammar: &own_grammar, keys: &keys };
            checks.values(&parts, english, &mut found);
            checks.functions(&parts, &mut found);
            checks.texts(&parts, &mut found);
            let (faults, warnings) = choices.check(&parts, english, &texts);
            found.faults.extend(faults);
            found.warnings.extend(warnings);
        }
    }
    if unknown > SUGGESTIONS {
        let more = unknown - SUGGESTIONS;
        let file = checked.texts.last().map(|text| text.file.clone()).unwrap_or_default();
        found
            .warnings
            .push(Fault::for_file(file, format!("the program has no use for {more} more of these texts")));
    }
    found.faults.extend(circles(&checked.texts));
    for (file, texts) in &known {
        let missing = texts.iter().map(|text| &text.key.0).filter(|key| !there.contains(*key));
        let missing: Vec<String> = missing.cloned().collect();
        found.there += texts.len() - missing.len();
        if !missing.is_empty() {
            found.missing.insert(file.clone(), missing);
        }
    }
    found
}

/// The note on how to write a text that only other texts use.
fn own_text(key: &str) -> String {
    format!("; a text that only others say has a hyphen before it: -{key} = …, said by {{ -{key} }}")
}

/// Warns if the language's fallback language does not exist.
fn stands_in(checked: &Language, found: &mut CheckedLanguage) {
    let Some(missing) = checked.fallback.as_deref().filter(|code| language(code).is_none()) else { return };
    let codes = language_codes();
    let why = format!(
        "there is no language \"{missing}\" to stand in for what is missing (\"fallback\"); there are {}",
        codes.join(", ")
    );
    found.warnings.push(Fault::for_file(LANGUAGE_FILE, why));
}

/// The English texts by file. If several files have a text, only the first one counts.
fn first_texts(first: &Language) -> BTreeMap<String, Vec<TextParts>> {
    let mut seen = BTreeSet::new();
    let mut by_file = BTreeMap::new();
    for text in &first.texts {
        let of = |text: &Arc<Text>| parts(&text.texts());
        let own: Vec<TextParts> =
            of(text).into_iter().filter(|parts| seen.insert(parts.key.0.clone())).collect();
        by_file.insert(text.file.clone(), own);
    }
    by_file
}

struct Checks<'a> {
    source: &'a Source,
    grammar: &'a Grammar,
    keys: &'a BTreeSet<&'a str>,
}

impl Checks<'_> {
    /// Checks that a text uses exactly the arguments that the English text uses.
    fn values(&self, parts: &TextParts, english: &TextParts, found: &mut CheckedLanguage) {
        let given = values(english, &first_grammar());
        let taken = values(parts, self.grammar);
        let list = given.iter().map(|value| format!("${value}")).collect::<Vec<_>>().join(", ");
        for (value, place) in &parts.values {
            if !given.contains(value.as_str()) {
                let right = if given.is_empty() {
                    "it is given none".to_owned()
                } else {
                    format!("it is given {list}")
                };
                let why = format!("\"{}\" is given no ${value}; {right}", parts.key.0);
                found.faults.push(Fault::at(self.source, place.clone(), why));
            }
        }
        for (term, place) in parts.texts.iter().filter(|(text, _)| is_counted(text, self.grammar)) {
            if !given.contains("n") {
                let (name, case) =
                    term.split_once('-').map_or((term.as_str(), ""), |(name, _)| (name, &term[name.len()..]));
                let why = format!(
                    "{{ {term} }} is for as many as $n says, which \"{}\" is not given (it is given {list}): choose by a \
                     number, such as {{ $number -> [one] {{ {name}-one{case} }} *[other] {{ {name}-other{case} }} }}",
                    parts.key.0
                );
                found.faults.push(Fault::at(self.source, place.clone(), why));
            }
        }
        for value in given.difference(&taken) {
            let why = format!("\"{}\" leaves out the value ${value}", parts.key.0);
            found.warnings.push(Fault::at(self.source, parts.key.1.clone(), why));
        }
    }

    fn functions(&self, parts: &TextParts, found: &mut CheckedLanguage) {
        for (name, given, place) in &parts.functions {
            let names = self.grammar.functions.iter().map(|function| function.name.as_str());
            let why = match self.grammar.function(name) {
                Some(function) if function.given + 1 == *given => continue,
                Some(function) => format!("{name} takes {} and is given {given}", function.given + 1),
                None => match nearest(name, names.clone()) {
                    Some(near) => format!("language.toml has no function {name}; did you mean {near}?"),
                    None => {
                        let names: Vec<&str> = names.collect();
                        let has = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
                        format!(
                            "language.toml has no function {name}, but {has}: write the name without one, or declare it \
                             under [functions], such as {name} = [[\"else\", \"{{}}\"]]"
                        )
                    }
                },
            };
            found.faults.push(Fault::at(self.source, place.clone(), why));
        }
    }

    fn texts(&self, parts: &TextParts, found: &mut CheckedLanguage) {
        for (text, place) in &parts.texts {
            if self.keys.contains(text.as_str()) || is_term(text, self.grammar) {
                continue;
            }
            let terms = TERMS.iter().flat_map(|term| term_forms(term, self.grammar)).collect::<Vec<_>>();
            let near = nearest(text, terms.iter().map(String::as_str).chain(self.keys.iter().copied()));
            let why = match (near, text.split_once('-').filter(|(term, _)| TERMS.contains(term))) {
                // Names of cases are too short to suggest similar ones.
                (near, Some((term, form))) if near.is_none() || form.len() <= SHORT => {
                    let cases = self.grammar.cases.iter().map(|case| case.name.as_str());
                    let there: Vec<&str> = CATEGORIES.into_iter().chain(cases).collect();
                    format!("the term \"{term}\" has no form \"{form}\"; there are {}", there.join(", "))
                }
                (Some(near), _) => {
                    format!("there is no term and no text \"{text}\"; did you mean \"{near}\"?")
                }
                (None, _) => format!("there is no term and no text \"{text}\""),
            };
            found.faults.push(Fault::at(self.source, place.clone(), why));
        }
    }
}

fn first_grammar() -> Arc<Grammar> {
    grammar(FIRST_LANGUAGE, &[])
}

/// The arguments that a text uses, directly or through its terms.
fn values<'a>(parts: &'a TextParts, grammar: &Grammar) -> BTreeSet<&'a str> {
    let counted = parts.texts.iter().any(|(text, _)| is_counted(text, grammar));
    parts.values.iter().map(|(value, _)| value.as_str()).chain(counted.then_some("n")).collect()
}

/// True if `text` names a term whose form depends on `$n`.
fn is_counted(text: &str, grammar: &Grammar) -> bool {
    let (term, case) = text.split_once('-').map_or((text, None), |(term, case)| (term, Some(case)));
    TERMS.contains(&term) && case.is_none_or(|case| grammar.case(case).is_some())
}

fn is_term(text: &str, grammar: &Grammar) -> bool {
    let (term, form) = text.split_once('-').map_or((text, None), |(term, form)| (term, Some(form)));
    if !TERMS.contains(&term) {
        return false;
    }
    let Some(form) = form else { return true };
    let (category, case) = form.split_once('-').map_or((form, None), |(c, case)| (c, Some(case)));
    let is_case = |case: &str| grammar.case(case).is_some();
    is_case(form) || CATEGORIES.contains(&category) && case.is_none_or(is_case)
}

/// All names by which texts can refer to a term, one for each of its forms.
fn term_forms(term: &str, grammar: &Grammar) -> Vec<String> {
    let plain =
        std::iter::once(term.to_owned()).chain(CATEGORIES.map(|category| format!("{term}-{category}")));
    let cases =
        |form: &String| grammar.cases.iter().map(|case| format!("{form}-{}", case.name)).collect::<Vec<_>>();
    plain.flat_map(|form| [cases(&form), vec![form]].concat()).collect()
}
