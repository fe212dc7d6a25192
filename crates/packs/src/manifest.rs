//! `manifest.toml`: the facts about a pack, and the pack that it extends.

use std::sync::Arc;

use super::language::Language;
use super::metadata::Metadata;
use super::size_limits::{AUTHORS, CREDITS, LANGUAGES, NAME, SOCIETIES, TAGS};
use super::toml::key_declaration::{Field, Kind, Thing, field};
use super::toml::toml_reader::{Node, Table};
use super::topics::declared_ids;
use super::version::Version;
use rules::MIN_SOCIETIES;

/// The keys that a pack inherits from the manifest of the pack it extends.
pub(super) const INHERITED: &[&str] = &["languages", "societies"];

/// The pack format that this version reads.
pub const FORMAT: i64 = 1;

/// The keys of `manifest.toml`.
pub const MANIFEST: &[Field] = &[
    field("format", Kind::Whole(1, 1_000_000), "The format of the pack's files; 1 today."),
    field("id", Kind::Id, "The pack's id. Records refer to it."),
    field(
        "extends",
        Kind::Name(Thing::Pack),
        "The id of the pack that this one extends. Files that this pack lacks come from it. In a file that \
         both have, tables are merged key by key at every depth. Regions, borders, abilities, events and \
         offers are merged entry by entry. Any other list or value of this pack replaces the inherited one. \
         From the manifest, only languages and societies are inherited.",
    )
    .optional(),
    field(
        "extends-version",
        Kind::Text,
        "The lowest version of the extended pack that works, such as \"1.2\".",
    )
    .optional(),
    field("version", Kind::Text, "The pack's own version."),
    field(
        "needs",
        Kind::Text,
        "The lowest version of the program that can play the pack, such as \"0.2\". An older program \
         reports this instead of unknown keys.",
    )
    .optional(),
    field("authors", Kind::List(&Kind::Text, 1, AUTHORS), "Who made it."),
    field("licence", Kind::Text, "The licence: a short name such as \"CC0-1.0\", or a sentence."),
    field("homepage", Kind::Text, "The address of its home page, with https:// or http://.").optional(),
    field(
        "tags",
        Kind::List(&Kind::Id, 1, TAGS),
        "Tags to find it by, such as \"fantasy\" or \"two-players\".",
    )
    .optional(),
    field(
        "preview",
        Kind::Path,
        "The picture shown in lists of packs: a PNG of the pack, each side 64 to 1024 pixels, ideally twice \
         as wide as high. Without it, lists show the map.",
    )
    .optional(),
    field(
        "credits",
        Kind::List(&Kind::Table(CREDIT), 1, CREDITS),
        "The authors of single files, if others than the pack's.",
    )
    .optional(),
    field(
        "languages",
        Kind::List(&Kind::Language, 1, LANGUAGES),
        "The languages of its texts. The first fills in where another lacks a text.",
    )
    .needed_where("the pack extends no other"),
    field(
        "societies",
        Kind::List(&Kind::Id, MIN_SOCIETIES, SOCIETIES),
        "The societies to play, at least as many as seats at the table.",
    )
    .needed_where("the pack extends no other"),
];

/// The keys of a credit for a single file.
const CREDIT: &[Field] = &[
    field("file", Kind::Path, "The path of the file within the pack."),
    field("by", Kind::Text, "Who made it."),
    field("licence", Kind::Text, "The file's licence, if it differs from the pack's.").optional(),
];

/// The content of a pack's manifest, without keys from the packs that it extends.
pub(super) struct Manifest {
    pub metadata: Metadata,
    pub extends_version: Option<String>,
    pub languages: Vec<String>,
    pub societies: Vec<String>,
}

impl Manifest {
    /// Adds the languages of `texts` that the manifest does not name. Returns the pack's own languages: those that
    /// the manifest names, and of the others those that the pack itself contains.
    pub fn speak<'t>(
        &mut self,
        texts: impl Iterator<Item = &'t String>,
        brought: &[Arc<Language>],
    ) -> Vec<String> {
        let found: Vec<String> = texts.filter(|code| !self.languages.contains(code)).cloned().collect();
        let own = found.iter().filter(|code| brought.iter().any(|language| language.code == **code));
        let own = self.languages.iter().chain(own).cloned().collect();
        self.languages.extend(found);
        own
    }
}

/// True if the pack's format is known. The keys of another format may mean something else.
pub(super) fn has_readable_format(manifest: Table<'_>) -> bool {
    let Some(node) = manifest.need("format") else { return true };
    let format = node.whole::<i64>();
    let foreign = format.filter(|f| *f != FORMAT);
    if let Some(format) = foreign {
        node.fault(format!("this pack has format {format}; this program reads format {FORMAT}"));
    }
    foreign.is_none()
}

/// Parses a manifest.
pub(super) fn read(top: Table<'_>) -> Manifest {
    let text = |key: &str| {
        let node = top.need(key);
        let text = node.map(|n| n.display_text()).unwrap_or_default();
        let count = text.chars().count();
        if let Some(node) = node.filter(|_| count > NAME) {
            node.fault(format!("this has {count} characters; the maximum is {NAME}"));
        }
        text
    };
    let texts = |key: &str| {
        let nodes = top.need(key).map(|n| n.list()).unwrap_or_default();
        if let Some(node) = top.get(key) {
            node.count(nodes.len(), key, "a pack");
        }
        nodes.into_iter().map(|n| n.display_text()).filter(|text| !text.is_empty()).collect::<Vec<_>>()
    };
    Manifest {
        extends_version: top.get("extends-version").map(|node| node.display_text()),
        metadata: Metadata {
            needs: needs(top),
            homepage: homepage(top),
            tags: tags(top),
            id: declared_ids::id(top, &[]),
            version: text("version"),
            authors: texts("authors"),
            licence: text("licence"),
        },
        languages: texts("languages"),
        societies: read_societies(top),
    }
}

/// The minimum version of the program that the pack needs. Reports a fault if this program is older.
fn needs(top: Table<'_>) -> Option<String> {
    let node = top.get("needs")?;
    if let (Some(least), Some(own)) = (read_version(node), Version::current())
        && !own.reaches(least)
    {
        let own = env!("CARGO_PKG_VERSION");
        node.fault(format!(
            "this pack needs version {} of the program or a newer one; this is {own}",
            node.display_text()
        ));
    }
    node.as_text().map(str::to_owned)
}

/// Parses a version. Reports a fault if the text is not one.
pub(super) fn read_version(node: Node<'_>) -> Option<Version> {
    let text = node.text()?;
    let version = Version::parse(text);
    if version.is_none() {
        node.fault(format!(
            "{text:?} is not a version: write numbers with dots between them, such as \"1.2\""
        ));
    }
    version
}

/// The address of the pack's home page.
fn homepage(top: Table<'_>) -> Option<String> {
    let node = top.get("homepage")?;
    let address = node.text()?;
    let rest = ["https://", "http://"].iter().find_map(|start| address.strip_prefix(start));
    if rest.is_none_or(|rest| rest.is_empty() || address.contains(char::is_whitespace)) {
        node.fault("this is not an address: write one such as \"https://example.org/my-pack\"");
        return None;
    }
    Some(address.to_owned())
}

/// The tags by which players can find the pack.
fn tags(top: Table<'_>) -> Vec<String> {
    let mut tags = Vec::new();
    let nodes = top.get("tags").map(|node| node.list()).unwrap_or_default();
    if let Some(node) = top.get("tags") {
        node.count(nodes.len(), "tags", "a pack");
    }
    for node in nodes.into_iter().take(TAGS) {
        tags.push(declared_ids::new_id(node, &tags));
    }
    tags.retain(|tag| !tag.is_empty());
    tags
}

fn read_societies(top: Table<'_>) -> Vec<String> {
    let mut ids = Vec::new();
    let nodes = top.need("societies").map(|n| n.list()).unwrap_or_default();
    if let Some(node) = top.get("societies") {
        node.count(nodes.len(), "societies", "a pack");
    }
    for node in nodes.into_iter().take(SOCIETIES) {
        ids.push(declared_ids::new_id(node, &ids));
    }
    ids
}
