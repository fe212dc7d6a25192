//! Warns if a pack's font lacks letters that the pack's names need.

use super::check_input::{Whole, node_at};
use crate::toml::toml_reader::Table;

/// The maximum number of missing letters that a message names.
const NAMED: usize = 12;

pub(super) fn check(whole: &Whole<'_>) {
    let (Some(letters), Some(node)) = (&whole.look.font, whole.theme.get("font")) else { return };
    for (i, text) in whole.texts.iter().enumerate() {
        let written = title_words(*text);
        let lacking = letters.lacking(written.chars());
        let all = letter_count(&written);
        if lacking.is_empty() {
            continue;
        }
        let named: Vec<String> = lacking.iter().take(NAMED).map(char::to_string).collect();
        let more = if lacking.len() > NAMED { ", …" } else { "" };
        let named = format!("{}{more}", named.join(", "));
        let file = text.file();
        // If the font lacks most letters of the first language, it is not a font for this pack.
        if i == 0 && lacking.len() * 2 > all {
            node.fault(format!(
                "the font has {} of the {all} letters of the names in {file}; it lacks {named}: take another one",
                all - lacking.len()
            ));
        } else {
            node.warn(format!(
                "the font lacks {named}, which names in {file} have: they are written with other letters"
            ));
        }
    }
}

/// The number of different letters in a text.
fn letter_count(text: &str) -> usize {
    let mut letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    letters.sort_unstable();
    letters.dedup();
    letters.len()
}

/// The names that the font is used for: those of the pack, its empires and its regions.
fn title_words(text: Table<'_>) -> String {
    let mut written = text.get("name").and_then(|node| node.as_text()).unwrap_or_default().to_owned();
    for key in ["empires", "regions"] {
        if let Some(table) = node_at(text, &[key]).and_then(|node| node.as_table()) {
            gather(table, &mut written);
        }
    }
    written
}

/// Appends all texts of a table, including those of nested tables.
fn gather(table: Table<'_>, written: &mut String) {
    for (_, _, node) in table.entries() {
        written.extend(node.as_text());
        if let Some(inner) = node.as_table() {
            gather(inner, written);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_letter_is_counted_once() {
        assert_eq!(letter_count("Bear, Eagle\nBear"), 8);
    }
}
