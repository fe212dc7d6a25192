//! The texts of the interface as they are written, by key.

use std::collections::BTreeMap;

use packs::{CATEGORIES, Grammar, TERMS, grammar, interface_texts};

/// A text of the interface.
#[derive(Debug)]
pub struct Text {
    /// The values that it takes, those of the pack's terms among them.
    pub values: Vec<String>,
    /// The terms and texts that it is made of.
    pub parts: Vec<String>,
}

/// All texts of a language by key.
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

/// The keys of a file with what follows them.
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

/// The keys of a term: counted by `$n`, each plural form, and each of these in each case.
pub fn forms(term: &str, grammar: &Grammar) -> Vec<String> {
    let plain =
        std::iter::once(term.to_owned()).chain(CATEGORIES.map(|category| format!("{term}-{category}")));
    let in_cases = |form: &String| -> Vec<String> {
        grammar.cases.iter().map(|case| format!("{form}-{}", case.name)).collect()
    };
    plain.flat_map(|form| [in_cases(&form), vec![form]].concat()).collect()
}

/// True if a part of a text is only a term, in any case; `$n` decides its number.
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
            // A function of the language: what it is given, without its own name and what is quoted.
            let given = code.split('"').step_by(2).flat_map(|part| part.split(['(', ')', ',', ' ']));
            for given in given.filter(|g| !g.is_empty() && !g.starts_with(|c: char| c.is_ascii_uppercase())) {
                match given.strip_prefix('$') {
                    Some(value) => values.push(value.to_owned()),
                    None => parts.push(given.to_owned()),
                }
            }
        } else if code.contains('$') {
            // A value by itself.
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

/// True if a text is written like a key.
pub fn is_key(text: &str) -> bool {
    let words = || text.split('-');
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && words().all(|w| !w.is_empty() && w.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()))
}
