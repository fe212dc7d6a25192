//! Warns of words that lack a plural form of their language, such as the Polish form for 2 to 4.

use super::check_input::{Whole, quote_list};
use crate::language::{Plurals, plural_code};
use crate::toml::toml_reader::Table;

/// The plural forms that this check ignores.
const USUAL: [&str; 2] = ["one", "other"];

pub(super) fn check(whole: &Whole<'_>) {
    for (text, code) in whole.texts.iter().zip(whole.languages) {
        let plurals = Plurals::new(&plural_code(code, whole.spoken));
        let mut asked: Vec<&str> = plurals.common_numbers().map(|(_, form)| form).collect();
        asked.sort_unstable();
        asked.dedup();
        asked.retain(|form| !USUAL.contains(form));
        for key in ["terms", "icons"] {
            lacking(*text, code, key, &asked);
        }
    }
}

/// Warns once, naming all words of a table that lack one of these forms.
fn lacking(text: Table<'_>, code: &str, key: &str, asked: &[&str]) {
    let table = text.get(key).and_then(|node| node.as_table());
    let words = table.iter().flat_map(Table::entries).filter(|(_, _, node)| {
        let lacks = |word: &Table<'_>| asked.iter().any(|form| word.get(form).is_none());
        !text.inherits(&node.span()) && node.as_table().as_ref().is_some_and(lacks)
    });
    let words: Vec<_> = words.map(|(id, _, node)| (id, node)).collect();
    let Some((first, node)) = words.first() else { return };
    let ids: Vec<&str> = words.iter().map(|(id, _)| *id).collect();
    let forms = asked.iter().map(|form| format!("{form} = \"...\"")).collect::<Vec<_>>().join(", ");
    node.warn(format!(
        "numbers take further forms in \"{code}\", which {} lack{}; what is said of any other number stands in: write \
         {first} = {{ one = \"...\", {forms}, other = \"...\" }}",
        quote_list(&ids),
        if ids.len() == 1 { "s" } else { "" },
    ));
}
