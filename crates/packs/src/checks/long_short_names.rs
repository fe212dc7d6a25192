//! Warns of societies' short names that have more than one word.

use super::check_input::Whole;
use crate::toml::toml_reader::Table;

pub(super) fn check(whole: &Whole<'_>) {
    for text in whole.texts {
        let societies = text.get("societies").and_then(|n| n.as_table());
        for (_, _, node) in societies.iter().flat_map(Table::entries) {
            if let Some(short) = node.as_table().and_then(|t| t.get("short"))
                && let Some(name) = short.as_text()
                && name.split_whitespace().count() > 1
            {
                short
                    .warn(format!("\"{name}\" is used where there is room for one word; choose one of them"));
            }
        }
    }
}
