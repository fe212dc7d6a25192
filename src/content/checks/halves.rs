//! Things that a pack calls otherwise than the one below in one of its languages and not in another.

use super::below::{Below, Named, names};
use super::whole::{Whole, listed};
use crate::content::toml::node::{Node, Table};

/// The tables of names, with what of an entry is one.
const NAMES: [Named; 6] = [
    ("empires", ""),
    ("positions", ""),
    ("regions", ""),
    ("societies", "name"),
    ("terms", "one"),
    ("icons", "one"),
];

pub(super) fn check(whole: &Whole<'_>) {
    let belows: Vec<Below> = whole.texts.iter().map(|text| Below::of(*text, NAMES.into_iter())).collect();
    for (text, language) in whole.texts.iter().zip(whole.languages) {
        // A language in which nothing is called otherwise was left to the pack below on purpose.
        let Some(place) = NAMES.iter().find_map(|named| own(*text, *named)) else { continue };
        let named_anew = |text: &Table<'_>| text.get("name").is_some_and(|name| !text.inherits(&name.span()));
        if !named_anew(text) && whole.texts.iter().any(named_anew) {
            place.warn(format!("the pack has a name of its own in another language and none in \"{language}\": write name = \"...\" at the top"));
        }
        for named in NAMES {
            let renamed = |id: &str, of: &Table<'_>, below: &Below| {
                let name = names(*of, named.0, named.1).into_iter().find(|(other, ..)| *other == id);
                name.is_some_and(|(_, node, new)| {
                    !of.inherits(&node.span()) && below.name(named, id).is_some_and(|old| old != new)
                })
            };
            let left = names(*text, named.0, named.1).into_iter().filter(|(id, node, _)| {
                let others = whole.texts.iter().zip(&belows);
                text.inherits(&node.span()) && others.clone().any(|(of, below)| renamed(id, of, below))
            });
            let left: Vec<(&str, &str)> = left.map(|(id, _, name)| (id, name)).collect();
            if !left.is_empty() {
                let (ids, names): (Vec<&str>, Vec<&str>) = left.into_iter().unzip();
                own(*text, named).unwrap_or(place).warn(format!(
                    "{} stand under [{}] with new names in another language and not here, where \"{language}\" still says \
                     {} as below: write them here too",
                    listed(&ids),
                    named.0,
                    listed(&names),
                ));
            }
        }
    }
}

/// The first name of a table that is the pack's own.
fn own<'a>(text: Table<'a>, (key, part): Named) -> Option<Node<'a>> {
    let own = names(text, key, part).into_iter().find(|(_, node, _)| !text.inherits(&node.span()));
    own.map(|(_, node, _)| node)
}
