//! House rules in a pack's files: a table of keys and values.

use crate::toml::layered_source_text::Span;
use crate::toml::toml_reader::Table;
use rules::{HouseRule, HouseRules, Raw};

/// Reads a table of house rules and sets them in `house`. Calls `read` with each rule and the span of its value.
pub(crate) fn read_table(
    table: Table<'_>,
    raw: &Raw,
    house: &mut HouseRules,
    mut read: impl FnMut(HouseRule, Span),
) {
    for (key, span, node) in table.entries() {
        let value = node.as_text().map_or_else(|| node.source_text(), str::to_owned);
        match HouseRule::parse(key).map_err(|why| (span, why)).and_then(|rule| {
            house.put(rule, &value, raw).map_err(|why| (node.span(), why))?;
            Ok(rule)
        }) {
            Ok(rule) => read(rule, node.span()),
            Err((place, why)) => table.fault_at(place, why.to_string()),
        }
    }
}
