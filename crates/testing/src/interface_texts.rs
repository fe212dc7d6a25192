//! Reads the interface's Fluent texts from the language files, by key.

use std::collections::BTreeMap;

use packs::{CATEGORIES, Grammar, TERMS, grammar, interface_texts};

/// A text of the interface: which values and which other texts it uses.
#[derive(Debug)]
pub struct Text {
    /// The names of the values that the text uses, including `n` for each counted term.
    pub values: Vec<String>,
    /// The keys of the terms and other texts that the text inserts.
    pub parts: Vec<String>,
}

/// All interface texts of a language, by key.
pub fn all(language: &str) -> BTreeMap<String, Text> {
    let mut texts = BTreeMap::new();
    let grammar = grammar(language, &[]);
    for (file, content) in interface_texts(language) {
        for (key, message) in messages(content) {
            let before = texts.insert(key.clone(), read(&message, &grammar));
            assert!(before.is_none(), "{file}: the text \"{key}\" is there twice");
        }
    }
    assert!(texts.len() > 200, "the texts are not where they were");
    texts
}

/// Parses a language file into pairs of key and message.
pub fn messages(content: &str) -> Vec<(String, String)> {
    let mut messages: Vec<(String, String)> = Vec::new();
    for line in content.lines().filter(|l| !l.starts_with('#') && !l.is_empty()) {
        if line.starts_with([' ', '}', '*', '[']) {
            let (_, message) = messages.last_mut().unwrap_or_else(|| panic!("{line:?} continues nothing"));
            message.push_str(line);
            continue;
        }
        let (key, message) = line.split_once(" = ").or_else(|| line.split_once(" =")).unwrap_or((line, ""));
        assert!(is_key(key), "{line:?} does not begin with a key");
        messages.push((key.to_owned(), message.to_owned()));
    }
    messages
}

/// The keys of all forms of a term: the one counted by `$n`, each plural form, and each of these in each
/// grammatical case.
pub fn forms(term: &str, grammar: &Grammar) -> Vec<String> {
    let plain =
        std::iter::once(term.to_owned()).chain(CATEGORIES.map(|category| format!("{term}-{category}")));
    let in_cases = |form: &String| -> Vec<String> {
        grammar.cases.iter().map(|case| format!("{form}-{}", case.name)).collect()
    };
    plain.flat_map(|form| [in_cases(&form), vec![form]].concat()).collect()
}

/// True if `part` is the key of a term without a plural form, so that `$n` selects its number.
fn is_counted(part: &str, grammar: &Grammar) -> bool {
    let (term, case) = part.split_once('-').map_or((part, None), |(term, case)| (term, Some(case)));
    TERMS.contains(&term) && case.is_none_or(|case| grammar.case(case).is_some())
}

fn read(message: &str, grammar: &Grammar) -> Text {
    let (mut values, mut parts) = (Vec::new(), Vec::new());
    for inside in message.split('{').skip(1) {
        let inside = inside.trim_start();
        let word = |text: &str| -> String {
            text.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect()
        };
        let code = inside.split('}').next().unwrap_or_default();
        if code.starts_with(|c: char| c.is_ascii_uppercase()) {
            // A call of one of the language's functions: collects its arguments, but not its name or quoted
            // strings.
            let given = code.split('"').step_by(2).flat_map(|part| part.split(['(', ')', ',', ' ']));
            for given in given.filter(|g| !g.is_empty() && !g.starts_with(|c: char| c.is_ascii_uppercase())) {
                match given.strip_prefix('$') {
                    Some(value) => values.push(value.to_owned()),
                    None => parts.push(given.to_owned()),
                }
            }
        } else if code.contains('$') {
            // A value by itself, without a function.
            values.extend(code.split('$').skip(1).map(word));
        } else if !inside.starts_with('"') {
            let part = word(inside);
            if is_counted(&part, grammar) {
                values.push("n".into());
            }
            parts.push(part);
        }
    }
    values.sort();
    values.dedup();
    Text { values, parts }
}

/// True if the text has the form of a key: lower-case words and digits joined by hyphens.
pub fn is_key(text: &str) -> bool {
    let words = || text.split('-');
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && words().all(|w| !w.is_empty() && w.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()))
}
