//! Languages that are named twice, or that the interface does not speak.

use super::Whole;
use crate::content::{interface_languages, language_of};

pub(super) fn check(whole: &Whole<'_>) {
    let nodes = whole.manifest.get("languages").map(|n| n.list()).unwrap_or_default();
    let languages: Vec<_> = nodes.iter().filter_map(|n| Some((n, n.text()?))).collect();
    for (i, (node, language)) in languages.iter().enumerate() {
        if languages[..i].iter().any(|(_, earlier)| earlier == language) {
            node.warn(format!("\"{language}\" is there twice"));
        } else if i > 0 && language_of(language).is_none_or(|known| known != *language) {
            // The first one stands in for all others, so that it is always read.
            node.warn(format!(
                "the program does not speak \"{language}\", so nobody ever reads these words; it speaks {}",
                interface_languages().join(", ")
            ));
        }
    }
}
