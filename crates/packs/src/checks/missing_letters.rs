//! Warns of a pack's font that lacks letters of the pack's own texts.

use super::check_input::{Whole, node_at};
use crate::toml::toml_reader::Table;

/// The most missing letters that a report names.
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
        // Words of the pack's first language that cannot be written with it for the most part were not meant for it.
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

/// The words of a language that appear as titles and names: game, empires and regions.
fn title_words(text: Table<'_>) -> String {
    let mut written = text.get("name").and_then(|node| node.as_text()).unwrap_or_default().to_owned();
    for key in ["empires", "regions"] {
        if let Some(table) = node_at(text, &[key]).and_then(|node| node.as_table()) {
            gather(table, &mut written);
        }
    }
    written
}

/// Adds all texts of a table, also of those in it.
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
