//! The glossary at the head of the translators' guide: every language uses its terms, and none of the words that
//! the glossary forbids.

use regex_lite::{Captures, Regex};
use testing::interface_texts;
use testing::repository_files::root;

/// The languages of the glossary's columns, in order.
const COLUMNS: [&str; 3] = ["en", "de", "fr"];

/// A cell of the glossary: the term, and the words that no text may use instead.
struct Entry {
    term: String,
    forbidden: Vec<String>,
}

impl Entry {
    /// Parses a cell such as `coach (not trainer, adviser)`. The first word in the parentheses means "not".
    fn parse(cell: &str) -> Self {
        let (term, forbidden) = cell.split_once(" (").unwrap_or((cell, ""));
        let forbidden = forbidden.trim_end_matches(')').split_once(' ').map_or("", |(_, words)| words);
        let forbidden =
            forbidden.split(", ").filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
        Self { term: term.to_lowercase(), forbidden }
    }
}

/// The entries of a language, in the order of the table.
fn entries(column: usize) -> Vec<Entry> {
    let guide = std::fs::read_to_string(root().join("content/interface/README.md")).unwrap();
    let rows =
        guide.lines().skip_while(|line| *line != "## Glossary").skip_while(|line| !line.starts_with("|---"));
    let rows = rows.skip(1).take_while(|line| line.starts_with('|'));
    rows.map(|row| Entry::parse(row.split('|').nth(column + 1).unwrap().trim())).collect()
}

/// A message in lower case without the names of its values and terms. The texts that it selects from stay.
fn plain(message: &str) -> String {
    let braces = Regex::new(r"\{[^{}]*\}|\$[\w-]+").unwrap();
    let kept = braces.replace_all(message, |found: &Captures<'_>| {
        found[0].split_once("->").map_or(String::new(), |(_, variants)| variants.to_owned())
    });
    kept.to_lowercase()
}

/// The keys of a language's texts, with the texts.
fn texts(language: &str) -> Vec<(String, String)> {
    let messages =
        packs::interface_texts(language).flat_map(|(_, content)| interface_texts::messages(content));
    messages.map(|(key, message)| (key, plain(&message))).collect()
}

/// True if the text contains the words with no letter directly before or after them.
fn says(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, found)| {
        let before = text[..at].chars().next_back();
        let after = text[at + found.len()..].chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    })
}

#[test]
fn no_text_uses_a_word_that_the_glossary_forbids() {
    let mut wrong = Vec::new();
    for (column, language) in COLUMNS.into_iter().enumerate() {
        let entries = entries(column);
        assert!(entries.iter().filter(|entry| !entry.forbidden.is_empty()).count() >= 8, "{language}");
        for (key, text) in texts(language) {
            for Entry { term, forbidden } in &entries {
                let used = forbidden.iter().filter(|word| says(&text, word));
                wrong.extend(used.map(|word| format!("{language}, {key}: {term:?}, not {word:?}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_term_of_the_glossary_is_in_a_text() {
    for (column, language) in COLUMNS.into_iter().enumerate() {
        let mut texts: String = texts(language).into_iter().map(|(_, text)| text + "\n").collect();
        // The pack of the board game has the words for its pieces.
        let words = format!("content/war-of-whispers/text/{language}.toml");
        texts += &std::fs::read_to_string(root().join(words)).unwrap().to_lowercase();
        // A verb or an adjective may have another ending.
        let stem =
            |term: &str| term.chars().take(term.chars().count().saturating_sub(2).max(3)).collect::<String>();
        let unused = entries(column).into_iter().map(|entry| entry.term);
        let unused: Vec<String> = unused.filter(|term| !texts.contains(&stem(term))).collect();
        assert!(unused.is_empty(), "{language}: {unused:?}");
    }
}
