//! Merges tables key by key, at every depth.

use std::collections::HashMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Merges a table over another one.
pub(super) fn merge_over<'a>(own: DeTable<'a>, under: DeTable<'a>) -> DeTable<'a> {
    // Removing a key from a table would move all later keys, so the values are taken by index.
    let places: HashMap<String, usize> =
        own.iter().enumerate().map(|(at, (key, _))| (key.get_ref().to_string(), at)).collect();
    let mut own: Vec<_> = own.into_iter().map(Some).collect();
    let mut merged = DeTable::new();
    for (key, value) in under {
        let at = places.get::<str>(key.get_ref());
        match at.and_then(|at| own.get_mut(*at)).and_then(Option::take) {
            Some((key, above)) => merged.insert(key, value_over(above, value)),
            None => merged.insert(key, value),
        };
    }
    for (key, value) in own.into_iter().flatten() {
        merged.insert(key, value);
    }
    merged
}

pub(super) fn value_over<'a>(own: Spanned<DeValue<'a>>, under: Spanned<DeValue<'a>>) -> Spanned<DeValue<'a>> {
    let span = own.span();
    match (own.into_inner(), under.into_inner()) {
        (DeValue::Table(own), DeValue::Table(under)) => {
            Spanned::new(span, DeValue::Table(merge_over(own, under)))
        }
        (own, _) => Spanned::new(span, own),
    }
}
