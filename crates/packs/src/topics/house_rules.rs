//! House rules in packs: a table of `key = value`.

use crate::toml::layered_source_text::Span;
use crate::toml::toml_reader::Table;
use rules::{HouseRule, HouseRules, Raw};

/// Reads a table of house rules over some; `read` is told where each one stands.
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
