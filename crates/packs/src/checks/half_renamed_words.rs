//! Words with two sides of which a pack renames one and leaves the other as it is below: one thing and several, a name
//! and its short form.

use super::check_input::Whole;
use crate::toml::toml_reader::Table;

/// The tables of such words, with what the two sides are called.
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
