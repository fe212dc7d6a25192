//! Warns of languages that the manifest names twice, or for which there is no translation of the interface.

use super::check_input::Whole;
use crate::{find_language, language_codes};

pub(super) fn check(whole: &Whole<'_>) {
    let nodes = whole.manifest.get("languages").map(|n| n.list()).unwrap_or_default();
    let languages: Vec<_> = nodes.iter().filter_map(|n| Some((n, n.text()?))).collect();
    for (i, (node, language)) in languages.iter().enumerate() {
        if languages[..i].iter().any(|(_, earlier)| earlier == language) {
            node.warn(format!("\"{language}\" is there twice"));
            continue;
        }
        let is_spoken = |name: &str| find_language(name).is_some_and(|known| known == name);
        if is_spoken(language) || whole.spoken.iter().any(|own| own.code == *language) {
            continue;
        }
        let spoken = language_codes();
        // For example, "english" was meant to be "en".
        let near = spoken.iter().find(|known| language.to_lowercase().starts_with(**known));
        let meant = match near {
            Some(near) => format!("did you mean \"{near}\"?"),
            // The first language replaces any other, so its texts are always used.
            None if i == 0 => continue,
            None => format!("it speaks {}", spoken.join(", ")),
        };
        node.warn(format!(
            "Whispers does not have the language \"{language}\", so these words are never used; {meant}"
        ));
    }
}
