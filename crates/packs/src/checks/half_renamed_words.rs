//! Warns if a pack changes only one of two forms of a name, such as the singular but not the plural, or a name but
//! not its short form.

use super::check_input::Whole;
use crate::toml::toml_reader::Table;

/// The tables of names that have two forms, and the keys of both forms.
const SIDED: [(&str, [&str; 2]); 3] =
    [("terms", ["one", "other"]), ("icons", ["one", "other"]), ("societies", ["name", "short"])];

pub(super) fn check(whole: &Whole<'_>) {
    for text in whole.texts {
        for (key, sides) in SIDED {
            let table = text.get(key).and_then(|node| node.as_table());
            for (id, _, node) in table.iter().flat_map(Table::entries) {
                let Some(entry) = node.as_table() else { continue };
                let [one, other] = sides.map(|side| entry.get(side));
                let Some((one, other)) = one.zip(other) else { continue };
                let below = [&one, &other].map(|side| text.inherits(&side.span()));
                let (own, left, side) = match below {
                    [false, true] => (one, other, sides[1]),
                    [true, false] => (other, one, sides[0]),
                    _ => continue,
                };
                let still = left.as_text().unwrap_or_default();
                own.warn(format!(
                    "this is new, and \"{side}\" is still \"{still}\" as below: give {id} both"
                ));
            }
        }
    }
}
