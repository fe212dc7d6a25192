//! `catalogue.toml`: a list of the packs in a folder, with facts from their manifests, so that players can browse
//! them. It refers to packs only by paths below its folder. Nothing is downloaded.

use std::fmt::Write;

use toml::Value;

use super::files::read_error::plain;
use super::manifest::read_version;
use super::metadata::Metadata;
use super::pack::Pack;
use super::size_limits::{AUTHORS, CATALOGUE, LANGUAGES, NAME, TAGS};
use super::toml::fault_collector::Faults;
use super::toml::fault_report::{self, Fault};
use super::toml::key_declaration::{Field, Kind, field};
use super::toml::layered_source_text::Source;
use super::toml::parse::{parse, utf8};
use super::toml::toml_reader::{Node, Table};
use super::topics::declared_ids;

/// The file name of a catalogue.
pub const CATALOGUE_FILE: &str = "catalogue.toml";

/// The catalogue format that this version reads.
const FORMAT: i64 = 1;

/// The keys of `catalogue.toml`.
pub const FIELDS: &[Field] = &[
    field("format", Kind::Whole(1, 1_000_000), "The format of the catalogue; 1 today."),
    field("name", Kind::Text, "Its name. The folder's name by default.").optional(),
    field("about", Kind::Text, "A description in a sentence or two.").optional(),
    field("homepage", Kind::Text, "The address of its home page.").optional(),
    field("packs", Kind::List(&Kind::Table(ENTRY), 0, CATALOGUE), "The packs."),
];

/// The keys of a pack's entry in a catalogue.
const ENTRY: &[Field] = &[
    field("path", Kind::Path, "The path of its folder or archive below the folder of the catalogue."),
    field("id", Kind::Id, "Its id."),
    field("name", Kind::Text, "Its name in its first language."),
    field("about", Kind::Text, "Its description in its first language.").optional(),
    field("version", Kind::Text, "Its version."),
    field("needs", Kind::Text, "The lowest version of the program that can play it.").optional(),
    field("extends", Kind::Id, "The id of the pack that it extends.").optional(),
    field("authors", Kind::List(&Kind::Text, 1, AUTHORS), "Who made it."),
    field("licence", Kind::Text, "The licence."),
    field("languages", Kind::List(&Kind::Language, 1, LANGUAGES), "The languages of its texts."),
    field("homepage", Kind::Text, "The address of its home page.").optional(),
    field("tags", Kind::List(&Kind::Id, 1, TAGS), "Tags to find it by.").optional(),
];

/// A list of the packs in a folder, as stored in `catalogue.toml`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalogue {
    /// The display name of the catalogue.
    pub name: Option<String>,
    /// A description of the catalogue, in a few sentences.
    pub about: Option<String>,
    /// The address of the catalogue's home page.
    pub homepage: Option<String>,
    /// The entries of the packs that the catalogue lists.
    pub packs: Vec<Entry>,
}

/// A pack's entry in a catalogue.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The path of the pack below the catalogue's folder, with `/` between folders.
    pub path: String,
    /// Facts from the pack's manifest. An entry dereferences to them.
    pub metadata: Metadata,
    /// The pack's name, in its first language.
    pub name: String,
    /// The pack's description, in its first language.
    pub about: Option<String>,
    /// The id of the pack that this pack extends.
    pub extends: Option<String>,
    /// The codes of the pack's languages.
    pub languages: Vec<String>,
}

/// A value of a catalogue entry, as written in the file.
enum Written {
    Text(String),
    List(Vec<String>),
}

impl std::ops::Deref for Entry {
    type Target = Metadata;
    fn deref(&self) -> &Metadata {
        &self.metadata
    }
}

impl Entry {
    /// Creates the entry for a pack at this path below the catalogue's folder.
    pub fn new(pack: &Pack, path: &str) -> Self {
        let about = pack.words.about.trim();
        Self {
            path: path.to_owned(),
            metadata: pack.metadata.clone(),
            name: pack.words.name.clone(),
            about: (!about.is_empty()).then(|| about.to_owned()),
            extends: pack.below.first().map(|below| below.id.clone()),
            languages: pack.own_languages.clone(),
        }
    }

    /// The keys and values of the entry, in the order of the file.
    fn values(&self) -> [(&'static str, Option<Written>); 12] {
        let text = |text: &String| Some(Written::Text(text.clone()));
        let maybe = |text: &Option<String>| text.clone().map(Written::Text);
        let list = |list: &Vec<String>| (!list.is_empty()).then(|| Written::List(list.clone()));
        [
            ("path", text(&self.path)),
            ("id", text(&self.id)),
            ("name", text(&self.name)),
            ("about", maybe(&self.about)),
            ("version", text(&self.version)),
            ("needs", maybe(&self.needs)),
            ("extends", maybe(&self.extends)),
            ("authors", list(&self.authors)),
            ("licence", text(&self.licence)),
            ("languages", list(&self.languages)),
            ("homepage", maybe(&self.homepage)),
            ("tags", list(&self.tags)),
        ]
    }
}

impl Written {
    /// The value in TOML syntax.
    fn toml(self) -> String {
        match self {
            Self::Text(text) => Value::String(text).to_string(),
            Self::List(list) => Value::Array(list.into_iter().map(Value::String).collect()).to_string(),
        }
    }

    /// True if the value equals that of a TOML node.
    fn is(&self, node: Node<'_>) -> bool {
        match self {
            Self::Text(text) => node.as_text() == Some(text),
            Self::List(list) => {
                let items = if node.is_list() { node.list() } else { Vec::new() };
                items.len() == list.len()
                    && items.iter().zip(list).all(|(item, own)| item.as_text() == Some(own))
            }
        }
    }
}

impl Catalogue {
    /// Parses a catalogue, which fault reports call `name`. Returns what could be read, and all faults.
    pub fn read(name: &str, bytes: Vec<u8>) -> (Self, Vec<Fault>) {
        Self::compare(name, bytes, &|_| None)
    }

    /// Parses a catalogue and compares it with the packs themselves, whose entries `own` returns by path. Every value
    /// that differs from the pack's own is a fault.
    pub fn compare(name: &str, bytes: Vec<u8>, own: &dyn Fn(&str) -> Option<Entry>) -> (Self, Vec<Fault>) {
        let text = match utf8(name, bytes) {
            Ok(text) => text,
            Err(fault) => return (Self::default(), vec![*fault]),
        };
        let (source, faults) = (Source::new(name, text), Faults::default());
        let read = parse(&source, &faults).map(|root| {
            let top = Table::top(&source, &faults, &root, FIELDS);
            read(top, own)
        });
        let mut found = faults.into_vec(name);
        fault_report::sort(&mut found, &[]);
        (read.unwrap_or_default(), found)
    }

    /// The content of `catalogue.toml`.
    pub fn text(&self) -> String {
        let mut text = format!(
            "# Packs for Whispers. \"whispers pack catalogue\" writes and checks this file.\nformat = {FORMAT}\n"
        );
        let maybe = |value: &Option<String>| value.clone().map(Written::Text);
        let mut line = |key: &str, value: Option<Written>| {
            if let Some(value) = value {
                // Writing to a String cannot fail.
                let _ = writeln!(text, "{key} = {}", value.toml());
            }
        };
        line("name", maybe(&self.name));
        line("about", maybe(&self.about));
        line("homepage", maybe(&self.homepage));
        if self.packs.is_empty() {
            text.push_str("packs = []\n");
        }
        for entry in &self.packs {
            text.push_str("\n[[packs]]\n");
            for (key, value) in entry.values() {
                if let Some(value) = value {
                    let _ = writeln!(text, "{key} = {}", value.toml());
                }
            }
        }
        text
    }
}

fn read(top: Table<'_>, own: &dyn Fn(&str) -> Option<Entry>) -> Catalogue {
    if let Some(node) = top.need("format")
        && let Some(format) = node.whole::<i64>().filter(|format| *format != FORMAT)
    {
        node.fault(format!("this catalogue has format {format}; this program reads format {FORMAT}"));
        return Catalogue::default();
    }
    let maybe = |key: &str| top.get(key).map(|node| node.display_text()).filter(|text| !text.is_empty());
    let mut packs: Vec<Entry> = Vec::new();
    let nodes = top.need("packs").map(|node| node.list()).unwrap_or_default();
    if let Some(node) = top.get("packs") {
        node.count(nodes.len(), "packs", "a catalogue");
    }
    for node in nodes.into_iter().take(CATALOGUE) {
        let Some(table) = node.table() else { continue };
        let Some(entry) = entry(table) else { continue };
        for (key, value) in [("path", &entry.path), ("id", &entry.id)] {
            let same = |other: &&Entry| if key == "path" { other.path == *value } else { other.id == *value };
            if let (Some(node), Some(_)) = (table.get(key), packs.iter().find(same)) {
                node.fault(format!("another pack of the catalogue has the {key} \"{value}\""));
            }
        }
        if let Some(own) = own(&entry.path) {
            compare(table, &own);
        }
        packs.push(entry);
    }
    Catalogue { name: maybe("name"), about: maybe("about"), homepage: maybe("homepage"), packs }
}

/// Reports each value of an entry that differs from the pack's own.
fn compare(table: Table<'_>, own: &Entry) {
    for (key, value) in own.values() {
        match (table.get(key), value) {
            (Some(node), Some(value)) if !value.is(node) => {
                node.fault(format!("the pack itself has {}", value.toml()));
            }
            (None, Some(value)) => table.fault(format!("the pack itself has {key} = {}", value.toml())),
            (Some(node), None) => node.fault(format!("the pack itself has no \"{key}\"")),
            _ => {}
        }
    }
}

/// Reads a pack's entry. `None` if its id cannot be read.
fn entry(table: Table<'_>) -> Option<Entry> {
    let text = |key: &str| table.need(key).map(|node| node.display_text()).unwrap_or_default();
    let maybe = |key: &str| table.get(key).map(|node| node.display_text()).filter(|text| !text.is_empty());
    let list = |node: Option<Node<'_>>, key: &str| -> Vec<String> {
        let Some(node) = node else { return Vec::new() };
        let items = node.list();
        node.count(items.len(), key, "a pack");
        items
            .into_iter()
            .take(AUTHORS)
            .map(|item| item.display_text())
            .filter(|text| !text.is_empty())
            .collect()
    };
    let path = table.need("path")?;
    let name = table.need("name");
    let entry = Entry {
        path: path.text()?.to_owned(),
        name: name.map(|node| node.display_text()).unwrap_or_default(),
        about: maybe("about"),
        extends: maybe("extends"),
        metadata: Metadata {
            id: declared_ids::id(table, &[]),
            version: text("version"),
            needs: maybe("needs"),
            authors: list(table.need("authors"), "authors"),
            licence: text("licence"),
            homepage: maybe("homepage"),
            tags: list(table.get("tags"), "tags"),
        },
        languages: list(table.need("languages"), "languages"),
    };
    if let Some(node) = table.get("needs") {
        read_version(node);
    }
    let long = entry.name.chars().count();
    if let Some(node) = name.filter(|_| long > NAME) {
        node.fault(format!("this has {long} characters; the maximum is {NAME}"));
    }
    if let Err(why) = plain(&entry.path) {
        path.fault(why.to_string());
        return None;
    }
    (!entry.id.is_empty()).then_some(entry)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(path: &str, id: &str) -> Entry {
        let text = |text: &str| text.to_owned();
        Entry {
            path: text(path),
            name: text("River \"Delta\""),
            about: Some(text("Two\nlines, and a \\ in it.")),
            extends: Some(text("lantern-delta")),
            languages: vec![text("en"), text("fr")],
            metadata: Metadata {
                id: text(id),
                version: text("1.2"),
                needs: Some(text("0.1")),
                authors: vec![text("A"), text("B")],
                licence: text("CC0-1.0"),
                homepage: Some(text("https://example.org")),
                tags: vec![text("rivers")],
            },
        }
    }

    #[test]
    fn a_catalogue_is_read_as_it_was_written() {
        let mut untagged = entry("b.zip", "b");
        untagged.metadata.tags.clear();
        let packs = vec![entry("packs/river", "river"), untagged];
        let about = Some("All of ours.".to_owned());
        let catalogue = Catalogue { name: Some("Ours".into()), about, homepage: None, packs };
        assert_eq!(Catalogue::read("catalogue.toml", catalogue.text().into_bytes()), (catalogue, vec![]));
        let empty = Catalogue::default();
        assert_eq!(Catalogue::read("catalogue.toml", empty.text().into_bytes()), (empty, vec![]));
    }

    #[test]
    fn paths_that_leave_the_folder_and_packs_named_twice_are_faults_at_their_places() {
        let twice = vec![entry("river", "river"), entry("river", "other"), entry("c", "river")];
        let text = Catalogue { packs: twice, ..Catalogue::default() }.text();
        let (read, faults) = Catalogue::read("catalogue.toml", text.clone().into_bytes());
        let said: Vec<String> = faults.iter().map(Fault::summary).collect();
        assert_eq!(read.packs.len(), 3);
        assert_eq!(
            said,
            [
                "catalogue.toml:21:8: another pack of the catalogue has the path \"river\"",
                "catalogue.toml:38:6: another pack of the catalogue has the id \"river\""
            ]
        );
        for path in ["../river", "/etc", "a/../b", "C:\\x", ""] {
            let odd = text.replacen("path = \"river\"", &format!("path = '{path}'"), 1);
            let (read, faults) = Catalogue::read("catalogue.toml", odd.into_bytes());
            assert_eq!(read.packs.len(), 2, "{path}");
            assert!(
                faults.iter().any(|fault| fault.to_string().contains("catalogue.toml:5:8: ")),
                "{faults:?}"
            );
        }
    }

    #[test]
    fn what_a_pack_says_otherwise_is_a_fault_with_what_is_right() {
        let listed = Catalogue { packs: vec![entry("river", "river")], ..Catalogue::default() };
        let mut own = entry("river", "river");
        own.metadata = Metadata { version: "1.3".into(), needs: None, tags: Vec::new(), ..own.metadata };
        let own = |path: &str| (path == "river").then(|| own.clone());
        let (_, faults) = Catalogue::compare("catalogue.toml", listed.text().into_bytes(), &own);
        let said: Vec<String> = faults.iter().map(Fault::summary).collect();
        assert_eq!(said.len(), 3, "{said:?}");
        assert_eq!(said[0], "catalogue.toml:11:11: the pack itself has \"1.3\"");
        assert!(said[1].ends_with("the pack itself has no \"needs\""), "{said:?}");
    }

    #[test]
    fn nothing_breaks_over_what_is_no_catalogue() {
        for text in
            ["", "format = 2", "packs = 3", "format = 1\npacks = [3, {}]", "[[packs]]\npath = 1", "x ="]
        {
            let (read, faults) = Catalogue::read("catalogue.toml", text.into());
            assert!(read.packs.is_empty() && !faults.is_empty(), "{text}");
        }
        assert_eq!(Catalogue::read("c", vec![0xff]).1.len(), 1);
    }
}
