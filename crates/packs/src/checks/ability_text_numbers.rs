//! Warns of abilities whose texts name different numbers than their rules.

use super::check_input::Whole;
use rules::Kinds;

pub(super) fn check(whole: &Whole<'_>) {
    let abilities = whole.abilities.iter().zip(&whole.raw.abilities);
    for (id, ability) in abilities {
        if !ability.effect.form().needs.contains(&"banners") {
            continue;
        }
        let banners = ability.effect.parameters().number;
        for text in whole.texts {
            let words = super::check_input::node_at(*text, &["abilities", id, "text"]);
            let Some((node, written)) = words.and_then(|n| Some((n, n.as_text()?))) else { continue };
            let digits = |c: char| !c.is_ascii_digit();
            let said: Vec<u32> = written.split(digits).filter_map(|n| n.parse().ok()).collect();
            if !said.is_empty() && !said.contains(&banners.into()) {
                node.warn(format!(
                    "the words of \"{id}\" do not mention {banners}, its number of banners in cards.toml"
                ));
            }
        }
    }
}
