//! Warns of items that a pack renames in one of its languages but not in another, compared with the pack that it
//! extends.

use std::collections::BTreeSet;

use super::base_names::{BaseNames, NameField, names};
use super::check_input::{Whole, quote_list};
use crate::toml::toml_reader::{Node, Table};

/// The tables of names, and the key of the name in each entry. The key is empty if the entry itself is the name.
const NAMES: [NameField; 6] = [
    ("empires", ""),
    ("positions", ""),
    ("regions", ""),
    ("societies", "name"),
    ("terms", "one"),
    ("icons", "one"),
];

pub(super) fn check(whole: &Whole<'_>) {
    warn_unintended_languages(whole);
    let mut renamed: [BTreeSet<&str>; NAMES.len()] = Default::default();
    for text in whole.texts {
        let below = BaseNames::new(*text, NAMES.into_iter());
        for (named, renamed) in NAMES.into_iter().zip(&mut renamed) {
            let own = names(*text, named.0, named.1).into_iter().filter(|(id, node, new)| {
                !text.inherits(&node.span()) && below.name(named, id).is_some_and(|old| old != *new)
            });
            renamed.extend(own.map(|(id, ..)| id));
        }
    }
    for (text, language) in whole.texts.iter().zip(whole.languages) {
        // If the pack renames nothing in a language of its manifest, it keeps the old names on purpose.
        let Some(place) = NAMES.iter().find_map(|named| own(*text, *named)) else { continue };
        let named_anew = |text: &Table<'_>| text.get("name").is_some_and(|name| !text.inherits(&name.span()));
        if !named_anew(text) && whole.texts.iter().any(named_anew) {
            place.warn(format!(
                "the pack has a name of its own in another language and none in \"{language}\": write name = \"...\" at the top"
            ));
        }
        for (named, renamed) in NAMES.into_iter().zip(&renamed) {
            let left = names(*text, named.0, named.1)
                .into_iter()
                .filter(|(id, node, _)| text.inherits(&node.span()) && renamed.contains(id));
            let left: Vec<(&str, &str)> = left.map(|(id, _, name)| (id, name)).collect();
            if !left.is_empty() {
                let (ids, names): (Vec<&str>, Vec<&str>) = left.into_iter().unzip();
                own(*text, named).unwrap_or(place).warn(format!(
                    "{} stand under [{}] with new names in another language and not here, where \"{language}\" still says \
                     {} as below: write them here too",
                    quote_list(&ids),
                    named.0,
                    quote_list(&names),
                ));
            }
        }
    }
}

/// Warns of languages that the pack inherits because its manifest names none, although it renames items only in other
/// languages.
fn warn_unintended_languages(whole: &Whole<'_>) {
    let manifest = whole.manifest;
    if manifest.get("languages").is_some_and(|languages| !manifest.inherits(&languages.span())) {
        return;
    }
    let Some(extends) = manifest.get("extends") else { return };
    let (mut new, mut old): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
    for (text, code) in whole.texts.iter().zip(whole.languages) {
        let says = NAMES.iter().any(|named| own(*text, *named).is_some());
        if says { &mut new } else { &mut old }.push(code.as_str());
    }
    if new.is_empty() || old.is_empty() {
        return;
    }
    let quoted: Vec<String> = new.iter().map(|code| format!("\"{code}\"")).collect();
    let files: Vec<String> = old.iter().map(|code| format!("text/{code}.toml")).collect();
    extends.warn(format!(
        "the pack below also speaks {}, where this one keeps all its old names: write languages = [{}] in the manifest, or \
         new names in {}",
        quote_list(&old),
        quoted.join(", "),
        files.join(" and "),
    ));
}

/// The first name in a table that the pack itself gives instead of inheriting it.
fn own<'a>(text: Table<'a>, (key, part): NameField) -> Option<Node<'a>> {
    let own = names(text, key, part).into_iter().find(|(_, node, _)| !text.inherits(&node.span()));
    own.map(|(_, node, _)| node)
}
