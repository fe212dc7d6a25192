//! Limits for all TOML files of a pack: the sizes of lists, tables and texts, and no invisible characters in texts.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::fault_collector::Faults;
use super::layered_source_text::{Source, Span};
use crate::size_limits::{ITEMS, TEXT};
use text::number_formatting::{counted, group_digits};
use text::toml_nesting_depth::{DEEPEST, too_deep};
use text::untrusted_text::is_unseen;

/// True if a text is not nested too deeply. `start` is the byte offset of the text in the source.
pub(super) fn is_flat(source: &Source, text: &str, start: usize, faults: &Faults) -> bool {
    let Some(place) = too_deep(text) else { return true };
    let place = place.start + start..place.end + start;
    let what = "nested lists and tables, or parts of a key";
    faults.note(source, place, || format!("this is too deep: the maximum is {DEEPEST} {what}"));
    false
}

/// True if everything in a table is within the size limits.
pub(super) fn are_met(source: &Source, table: &Spanned<DeTable<'_>>, faults: &Faults) -> bool {
    let check = Check { source, faults };
    check.table(table.get_ref(), table.span())
}

struct Check<'a> {
    source: &'a Source,
    faults: &'a Faults,
}

impl Check<'_> {
    fn table(&self, table: &DeTable<'_>, span: Span) -> bool {
        if !self.count(table.len(), "keys", "a table", span) {
            return false;
        }
        let mut kept = true;
        for (key, value) in table {
            kept &= self.text(key.get_ref(), key.span()) && self.value(value);
        }
        kept
    }

    fn value(&self, value: &Spanned<DeValue<'_>>) -> bool {
        match value.get_ref() {
            DeValue::String(text) => self.text(text, value.span()),
            DeValue::Table(table) => self.table(table, value.span()),
            DeValue::Array(items) => {
                let kept = self.count(items.len(), "items", "a list", value.span());
                kept && items.iter().all(|item| self.value(item))
            }
            _ => true,
        }
    }

    fn count(&self, count: usize, what: &str, of: &str, span: Span) -> bool {
        if count > ITEMS {
            self.faults
                .note(self.source, span, || format!("{}: {of} has {ITEMS} at most", counted(count, what)));
        }
        count <= ITEMS
    }

    /// Checks that a text is short enough and contains no invisible control characters.
    fn text(&self, text: &str, span: Span) -> bool {
        let count = text.chars().count();
        if count > TEXT {
            self.faults.note(self.source, span, || {
                format!("this text has {} characters; the maximum is {TEXT}", group_digits(count as i64))
            });
            return false;
        }
        // Windows line breaks are allowed.
        let unseen = text.replace("\r\n", "\n").chars().find(|c| is_unseen(*c));
        if let Some(c) = unseen {
            let code = u32::from(c);
            self.faults.note(self.source, span, || {
                format!("this text has the control character U+{code:04X}; use visible characters only")
            });
        }
        unseen.is_none()
    }
}
