//! A whole pack: rules, words, picture and looks.

use super::files::{Files, ReadError};
use super::look::{self, Theme};
use super::names::Names;
use super::node::{Faults, Field, Table, field, parse};
use super::picture;
use super::places::Places;
use super::realm::Realm;
use super::report::{Fault, Report};
use super::rules_text::{self, RulesData, Topics};
use super::source::Source;
use super::words::{self, Words};
use super::{cards, councils, map, numbers};

/// The format of packs that this program reads.
pub const FORMAT: i64 = 1;

const MANIFEST: &[Field] = &[
    field("format", "number", "The format of the pack's files; 1 today."),
    field("id", "id", "The pack's id, by which records know it."),
    field("version", "text", "The pack's own version."),
    field("authors", "list of texts", "Who made it."),
    field("licence", "text", "Under which terms it may be passed on."),
    field("languages", "list of texts", "The languages that it speaks; the first stands in for the others."),
    field("societies", "list of ids", "The societies that can be played, as many as can sit at the table."),
];

/// A game as data.
#[derive(Clone, Debug)]
pub struct Pack {
    /// Where it was read from.
    pub files: Files,
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// Who made it.
    pub authors: Vec<String>,
    /// The terms under which it may be passed on.
    pub licence: String,
    /// The languages that it speaks.
    pub languages: Vec<String>,
    /// Its rules.
    pub rules: RulesData,
    /// The digest of its rules.
    pub digest: String,
    /// Its words.
    pub words: Words,
    /// Its board as a drawn realm.
    pub realm: Realm,
    /// How it looks.
    pub theme: Theme,
}

const TOPICS: [&str; 6] =
    ["manifest.toml", "rules.toml", "councils.toml", "map.toml", "cards.toml", "theme.toml"];

struct Manifest {
    id: String,
    version: String,
    authors: Vec<String>,
    licence: String,
    languages: Vec<String>,
    societies: Vec<String>,
}

impl Pack {
    /// Reads a pack.
    ///
    /// # Errors
    /// Everything that is wrong with it, each at its place.
    pub fn load(files: &Files) -> Result<Self, Report> {
        let faults = Faults::default();
        let pack = Self::read(files, &faults);
        match pack {
            Some(pack) if faults.is_empty() => Ok(pack),
            _ => Err(Report { pack: files.name(), faults: faults.into_vec() }),
        }
    }

    fn read(files: &Files, faults: &Faults) -> Option<Self> {
        let sources: Vec<Source> = TOPICS.iter().filter_map(|name| source(files, name, faults)).collect();
        let [manifest, rules, councils, map, cards, theme] = sources.as_slice() else { return None };
        let roots: Vec<_> = sources.iter().map(|s| parse(s, faults)).collect();
        let top = |index: usize, source, fields: &'static [Field]| {
            Table::top(source, faults, &roots[index], fields)
        };
        let manifest = read_manifest(top(0, manifest, MANIFEST));
        let map = top(3, map, map::FIELDS);
        let topics = Topics {
            rules: top(1, rules, numbers::FIELDS),
            councils: top(2, councils, councils::FIELDS),
            map,
            cards: top(4, cards, cards::FIELDS),
        };
        let mut places = Places::default();
        let (data, names) = rules_text::read(topics, &mut places);
        let fetch = |path: &str| files.read(path).map_err(|e| e.to_string());
        let theme = look::read(top(5, theme, look::FIELDS), &names, &manifest.societies, &fetch);
        let words = read_words(files, faults, &manifest, &data, &names)?;
        let realm = picture::read(map, &data.raw);
        if faults.is_empty() {
            for fault in rules_text::check(&data.raw, &places, &sources) {
                faults.add(fault);
            }
        }
        Some(Self {
            files: files.clone(),
            id: manifest.id,
            version: manifest.version,
            authors: manifest.authors,
            licence: manifest.licence,
            languages: manifest.languages,
            digest: data.digest(),
            rules: data,
            words,
            realm,
            theme,
        })
    }

    /// The ids of its turn orders, as house rules name them.
    pub fn orders(&self) -> Vec<String> {
        self.rules.raw.orders.iter().map(|o| o.id.clone()).collect()
    }
}

fn source(files: &Files, name: &str, faults: &Faults) -> Option<Source> {
    let text = files.read(name).map_err(|e| match e {
        ReadError::Missing => format!("the pack has no file {name}; every pack has {}", TOPICS.join(", ")),
        other => other.to_string(),
    });
    let text = text.and_then(|bytes| {
        String::from_utf8(bytes)
            .map_err(|e| format!("this is no text: byte {} is not UTF-8", e.utf8_error().valid_up_to()))
    });
    text.map_err(|why| faults.add(Fault::of_file(name, why))).ok().map(|text| Source::new(name, text))
}

fn read_manifest(top: Table<'_>) -> Manifest {
    if let Some(node) = top.need("format")
        && let Some(format) = node.integer::<i64>(1, 1_000_000)
        && format != FORMAT
    {
        node.fault(format!("this pack has format {format}; this program reads format {FORMAT}"));
    }
    let text = |key: &str| top.need(key).and_then(|n| n.text()).unwrap_or_default().to_owned();
    let texts = |key: &str| {
        let nodes = top.need(key).map(|n| n.list()).unwrap_or_default();
        nodes.into_iter().filter_map(|n| n.text()).map(str::to_owned).collect::<Vec<_>>()
    };
    Manifest {
        id: text("id"),
        version: text("version"),
        authors: texts("authors"),
        licence: text("licence"),
        languages: texts("languages"),
        societies: texts("societies"),
    }
}

fn read_words(
    files: &Files,
    faults: &Faults,
    manifest: &Manifest,
    data: &RulesData,
    names: &Names,
) -> Option<Words> {
    let language = manifest.languages.first().map_or("en", String::as_str);
    let source = source(files, &format!("text/{language}.toml"), faults)?;
    let root = parse(&source, faults);
    let wanted =
        words::Wanted { names, raw: &data.raw, societies: &manifest.societies, abilities: &data.abilities };
    Some(words::read(Table::top(&source, faults, &root, words::FIELDS), &wanted))
}
