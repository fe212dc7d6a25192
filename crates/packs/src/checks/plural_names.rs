//! Warns of English names of empires and societies that are plurals, because sentences use the singular with them.

use super::base_names::names;
use super::check_input::Whole;

/// The endings in "s" of words that are not plurals.
const SINGULAR: [&str; 3] = ["ss", "us", "is"];

pub(super) fn check(whole: &Whole<'_>) {
    for text in whole.texts.iter().filter(|text| text.file() == "text/en.toml") {
        let short = text.get("short").and_then(|node| node.as_table());
        // An entry under `[short]` shows that the author has considered the name.
        let considered = |name: &str| short.as_ref().is_some_and(|short| short.get(name).is_some());
        let plural = |key, part| {
            let own = names(*text, key, part).into_iter().filter(|(_, node, _)| !text.inherits(&node.span()));
            own.map(|(_, node, name)| (node, name)).filter(|(_, name)| is_plural(name) && !considered(name))
        };
        for (node, name) in plural("societies", "short") {
            node.warn(format!(
                "\"{name}\" looks like a plural, but sentences say \"{name} goes first\": take a word for one; if it is \
                 no plural, \"{name}\" = \"{name}\" under [short] says so"
            ));
        }
        for (node, name) in plural("empires", "") {
            node.warn(format!(
                "\"{name}\" looks like a plural, but sentences say \"{name} attacks\": name the empire as one, such as \
                 \"{name} League\", and write \"{name} League\" = \"{name}\" under [short]; if it is not a plural, \
                 \"{name}\" = \"{name}\" there says so"
            ));
        }
    }
}

/// True if the last word of a name looks like a plural.
fn is_plural(name: &str) -> bool {
    let last = name.split_whitespace().last().unwrap_or_default();
    last.ends_with('s') && !SINGULAR.iter().any(|ending| last.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ends_as_plurals_do_is_taken_for_one() {
        assert!(["Bakers", "Iron Hills"].into_iter().all(is_plural));
        assert!(
            ["Bear", "Albatross", "Octopus", "Atlantis", "Bakers League"].iter().all(|name| !is_plural(name))
        );
    }
}
