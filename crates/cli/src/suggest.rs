//! What somebody may have meant who named something that there is not.

use rules::nearest;

/// The nearest of the names that there are, or all of them.
pub fn suggestion<'a>(given: &str, names: impl Iterator<Item = &'a str> + Clone) -> String {
    match nearest(given, names.clone()) {
        Some(near) => format!("did you mean \"{near}\"?"),
        None => format!("there are {}", names.collect::<Vec<_>>().join(", ")),
    }
}
