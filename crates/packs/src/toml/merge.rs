//! Merges tables key by key, at every depth.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A table merged over another one.
pub(super) fn merge_over<'a>(mut own: DeTable<'a>, under: DeTable<'a>) -> DeTable<'a> {
    let mut merged = DeTable::new();
    for (key, value) in under {
        match own.remove_entry::<str>(key.get_ref()) {
            Some((key, above)) => merged.insert(key, value_over(above, value)),
            None => merged.insert(key, value),
        };
    }
    for (key, value) in own {
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
