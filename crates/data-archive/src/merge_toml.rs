//! Adding what a TOML file lacks from another.

use toml_edit::{Array, DocumentMut, Item, TableLike, Value};

/// The text of a TOML file with everything added that only the other has. Where both have a value, the own one stays.
/// Lists get the texts that they lack. `None` if nothing is to add, or if one of the texts is no TOML.
pub fn merge(own: &str, other: &str) -> Option<String> {
    let mut own: DocumentMut = own.parse().ok()?;
    let other: DocumentMut = other.parse().ok()?;
    let before = own.to_string();
    add(own.as_table_mut(), other.as_table());
    let after = own.to_string();
    (after != before).then_some(after)
}

fn add(own: &mut dyn TableLike, other: &dyn TableLike) {
    for (key, theirs) in other.iter() {
        match own.get_mut(key) {
            None => {
                own.insert(key, theirs.clone());
            }
            Some(ours) => match (ours.as_table_like_mut(), theirs.as_table_like()) {
                (Some(ours), Some(theirs)) => add(ours, theirs),
                _ => {
                    if let (Item::Value(Value::Array(ours)), Item::Value(Value::Array(theirs))) =
                        (ours, theirs)
                    {
                        add_texts(ours, theirs);
                    }
                }
            },
        }
    }
}

fn add_texts(own: &mut Array, other: &Array) {
    for text in other.iter().filter_map(Value::as_str) {
        if !own.iter().any(|known| known.as_str() == Some(text)) {
            own.push(text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::merge;

    #[test]
    fn what_is_missing_is_added_and_nothing_is_changed() {
        let own = "# mine\ntheme = \"night\" # dark\ndays = [\"a\"]\n[bots]\nown = \"x\"\n";
        let other = "theme = \"day\"\nscale = 2\ndays = [\"a\", \"b\"]\n[bots]\nown = \"y\"\nnew = \"z\"\n[deals.base]\na = 1\n";
        let merged = merge(own, other).unwrap();
        for line in ["# mine", "theme = \"night\" # dark", "scale = 2", "own = \"x\"", "new = \"z\"", "a = 1"]
        {
            assert!(merged.lines().any(|found| found == line), "{line}: {merged}");
        }
        assert!(
            merged.contains("\"a\"") && merged.contains("\"b\"") && !merged.contains("\"y\""),
            "{merged}"
        );
        assert_eq!(merge(&merged, other), None);
        assert_eq!(merge("a = [", other), None);
        assert_eq!(merge(own, "a = ["), None);
    }
}
