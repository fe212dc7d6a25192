//! `manifest.toml`: what a pack is, and what it extends.

use super::limits::{AUTHORS, LANGUAGES, NAME, SOCIETIES};
use super::toml::kind::{Field, Kind, Thing, field};
use super::toml::node::Table;
use super::topics::names;
use crate::rules::MIN_SOCIETIES;

/// What a pack takes from the manifest of the one that it extends, where it does not say it itself.
pub(super) const INHERITED: &[&str] = &["languages", "societies"];

/// The format of packs that this program reads.
pub const FORMAT: i64 = 1;

/// The keys of `manifest.toml`.
pub const MANIFEST: &[Field] = &[
    field("format", Kind::Whole(1, 1_000_000), "The format of the pack's files; 1 today."),
    field("id", Kind::Id, "The pack's id, by which records know it."),
    field(
        "extends",
        Kind::Name(Thing::Pack),
        "The pack that this one builds on, built in or found by its id. From it comes every file that this \
         pack does not bring. In a file that both have, tables are merged by key at every depth: words, \
         colours, names, house rules. Regions, borders, abilities, events and offers are laid over the other's \
         entry by entry; any other list and a single value of this pack take the place of the other's. Of the manifest only languages and societies are taken.",
    )
    .optional(),
    field("version", Kind::Text, "The pack's own version."),
    field("authors", Kind::List(&Kind::Text, 1, AUTHORS), "Who made it."),
    field(
        "licence",
        Kind::Text,
        "Under which terms it may be passed on: a short name such as \"CC0-1.0\", or a sentence.",
    ),
    field(
        "languages",
        Kind::List(&Kind::Language, 1, LANGUAGES),
        "The languages that it speaks; the first stands in for the others.",
    )
    .needed_where("the pack extends no other"),
    field(
        "societies",
        Kind::List(&Kind::Id, MIN_SOCIETIES, SOCIETIES),
        "The societies that can be played, as many as can sit at the table.",
    )
    .needed_where("the pack extends no other"),
];

/// What a manifest says, but for what the pack extends.
pub(super) struct Manifest {
    pub id: String,
    pub version: String,
    pub authors: Vec<String>,
    pub licence: String,
    pub languages: Vec<String>,
    pub societies: Vec<String>,
}

/// Whether the pack can be read: one of another format may mean something else by everything.
pub(super) fn is_of_this_format(manifest: Table<'_>) -> bool {
    let Some(node) = manifest.need("format") else { return true };
    let format = node.whole::<i64>();
    let foreign = format.filter(|f| *f != FORMAT);
    if let Some(format) = foreign {
        node.fault(format!("this pack has format {format}; this program reads format {FORMAT}"));
    }
    foreign.is_none()
}

/// Reads a manifest.
pub(super) fn read(top: Table<'_>) -> Manifest {
    let text = |key: &str| {
        let node = top.need(key);
        let text = node.map(|n| n.said()).unwrap_or_default();
        let count = text.chars().count();
        if let Some(node) = node.filter(|_| count > NAME) {
            node.fault(format!("this has {count} characters; {NAME} are the most"));
        }
        text
    };
    let texts = |key: &str| {
        let nodes = top.need(key).map(|n| n.list()).unwrap_or_default();
        if let Some(node) = top.get(key) {
            node.count(nodes.len(), key, "a pack");
        }
        nodes.into_iter().map(|n| n.said()).filter(|text| !text.is_empty()).collect::<Vec<_>>()
    };
    Manifest {
        id: names::id(top, &[]),
        version: text("version"),
        authors: texts("authors"),
        licence: text("licence"),
        languages: texts("languages"),
        societies: read_societies(top),
    }
}

fn read_societies(top: Table<'_>) -> Vec<String> {
    let mut ids = Vec::new();
    let nodes = top.need("societies").map(|n| n.list()).unwrap_or_default();
    if let Some(node) = top.get("societies") {
        node.count(nodes.len(), "societies", "a pack");
    }
    for node in nodes.into_iter().take(SOCIETIES) {
        ids.push(names::new_id(node, &ids));
    }
    ids
}
