//! Warns of texts that use the old name of an item that the pack renames. Checks the texts of cards and lessons, and
//! the pack's description.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::base_names::{BaseNames, NameField};
use super::check_input::{Whole, quote_list};
use crate::capital_letter::capital;
use crate::files::pack_layers::Layers;
use crate::lessons::lesson::Lesson;
use crate::toml::fault_collector::Faults;
use crate::toml::layered_source_text::Source;
use crate::toml::parse::parse;
use crate::toml::toml_reader::{Node, Table};
use crate::topics::lesson_words;
use crate::topics::text_file::FIELDS;
use rules::Cost;

/// The tables with names, and the keys of the names in each entry. There are no keys if the entry itself is the name.
const NAMES: [(&str, &[&str]); 9] = [
    ("empires", &[]),
    ("regions", &[]),
    ("positions", &[]),
    ("seats", &[]),
    ("slots", &[]),
    ("orders", &[]),
    ("societies", &["short"]),
    ("terms", FORMS),
    ("icons", FORMS),
];
/// The empires' names, which are a table in [`NAMES`].
const EMPIRES: NameField = ("empires", "");
/// The keys of a term's singular and plural.
const FORMS: &[&str] = &["one", "other"];

/// The tables of texts that may contain names, and the key of the text in each entry.
const TEXTS: [(&str, &str); 8] = [
    ("abilities", "name"),
    ("abilities", "text"),
    ("offers", "name"),
    ("offers", "text"),
    ("setups", "name"),
    ("setups", "text"),
    ("events", "name"),
    ("events", "does"),
];

/// The tables of names that may themselves contain terms, such as "fourth VIP".
const MADE: [&str; 4] = ["positions", "seats", "slots", "regions"];

/// The keys of a lesson's own texts, and the keys of the tables with texts of its steps.
const LESSON: [&str; 3] = ["name", "about", "learned"];
const STEPS: [&str; 2] = ["steps", "wrong"];

/// A name with at least this many letters is also found as the beginning of a word. A shorter one begins too many
/// unrelated words, as "fort" begins "fortune".
const LONG: usize = 5;

/// A renamed item: its name in the extended pack, its new name, and its id for use in braces, if it has one.
type Rename = (String, String, Option<String>);

pub(super) fn check(whole: &Whole<'_>) {
    for text in whole.texts {
        let renamed = find_renames(*text);
        if renamed.is_empty() {
            continue;
        }
        let for_names = unbraced(&renamed);
        played_on(whole, *text);
        for key in ["name", "about"] {
            if let Some(said) = text.get(key) {
                match text.inherits(&said.span()) {
                    true => leaks(&renamed, said, key),
                    false if key == "about" => slips(&renamed, said),
                    false => {}
                }
            }
        }
        for key in MADE {
            for (id, node) in entries(*text, key).into_iter().filter(|(_, node)| text.inherits(&node.span()))
            {
                leaks(&for_names, node, &format!("{key}.{id}"));
            }
        }
        for (key, part) in TEXTS {
            let entries = text.get(key).and_then(|n| n.as_table());
            for (id, _, node) in entries.iter().flat_map(Table::entries) {
                let Some(said) = node.as_table().and_then(|entry| entry.get(part)) else { continue };
                let texts = if said.is_list() { said.list() } else { vec![said] };
                for one in texts {
                    match text.inherits(&one.span()) {
                        true if part == "name" && key != "setups" => {
                            leaks(&for_names, one, &format!("the name of {key}.{id}"));
                        }
                        true => leaks(&renamed, one, &format!("{key}.{id}")),
                        false if part != "name" => slips(&renamed, one),
                        false => {}
                    }
                }
            }
        }
    }
}

/// Checks the texts of a pack's lessons, in each language of the pack.
pub(crate) fn check_lessons(texts: &[Table<'_>], layers: &Layers, lessons: &[Lesson], faults: &Faults) {
    for text in texts.iter().filter(|_| !lessons.is_empty()) {
        let renamed = find_renames(*text);
        if renamed.is_empty() {
            continue;
        }
        // If the file cannot be read, the parser of lessons reports it.
        let Ok(source) = layers.source(&format!("lessons/{}", text.file())) else { continue };
        let scratch = Faults::default();
        let Some(root) = parse(&source, &scratch) else { continue };
        let top = Table::partial(&source, faults, &root, lesson_words::FIELDS);
        let Some(said) = top.get("lessons").and_then(|n| n.as_table()) else { continue };
        for lesson in lessons {
            let Some(said) = said.get(&lesson.id).and_then(|n| n.as_table()) else { continue };
            let place = |what: &str| format!("lessons.{}.{what}", lesson.id);
            let own = LESSON.iter().filter_map(|key| Some(((*key).to_owned(), said.get(key)?)));
            let steps = STEPS.iter().filter_map(|key| Some((key, said.get(key)?.as_table()?)));
            let steps = steps.flat_map(|(key, steps)| {
                steps.entries().map(move |(id, _, node)| (format!("{key}.{id}"), node)).collect::<Vec<_>>()
            });
            for (what, node) in own.chain(steps).filter(|(_, node)| top.inherits(&node.span())) {
                leaks(&renamed, node, &place(&what));
            }
        }
    }
}

/// Warns once per language of inherited card names that may play on the old name of their renamed empire, such as
/// "The Empty Nest" for the Eagle.
fn played_on(whole: &Whole<'_>, text: Table<'_>) {
    let name = |key: &str, id: &str| {
        let node = within_table(text, key, id)?.as_table()?.get("name")?;
        text.inherits(&node.span()).then(|| node.as_text()).flatten()
    };
    let raw = whole.raw;
    let abilities =
        whole.abilities.iter().zip(&raw.abilities).filter_map(|(id, ability)| match ability.cost {
            Cost::One(deck) | Cost::Two(deck) => Some(("abilities", id.as_str(), deck)),
            Cost::Pair(..) => None,
        });
    let events = raw.events.iter().map(|event| ("events", event.id.as_str(), event.empire));
    let offers = raw.offers.iter().map(|offer| ("offers", offer.id.as_str(), offer.empire));
    let cards: Vec<_> = abilities.chain(events).chain(offers).collect();
    let (mut told, mut first) = (Vec::new(), None);
    let below = BaseNames::new(text, std::iter::once(EMPIRES));
    for (index, empire) in raw.empires.iter().enumerate() {
        let Some(node) = within_table(text, EMPIRES.0, &empire.id) else { continue };
        let Some((old, new)) = below.name(EMPIRES, &empire.id).zip(node.as_text()) else { continue };
        if old == new {
            continue;
        }
        let own = cards.iter().filter(|(.., deck)| deck.index() == index);
        let names: Vec<&str> = own.filter_map(|(key, id, _)| name(key, id)).collect();
        if !names.is_empty() {
            told.push(format!("\"{old}\", which is \"{new}\" here: {}", quote_list(&names)));
            first = first.or(Some(node));
        }
    }
    if let Some(node) = first {
        node.hint(format!("card names are inherited, and may play on {}", told.join("; on ")));
    }
}

fn within_table<'a>(text: Table<'a>, key: &str, id: &str) -> Option<Node<'a>> {
    text.get(key)?.as_table()?.get(id)
}

/// The renamed items for texts in which names in braces are not allowed.
fn unbraced(renamed: &BTreeSet<Rename>) -> BTreeSet<Rename> {
    renamed.iter().map(|(old, new, _)| (old.clone(), new.clone(), None)).collect()
}

/// The end of a message, which suggests a reference in braces instead of the old name.
fn replacement(id: Option<&String>) -> String {
    id.map_or_else(String::new, |id| format!(", or use {{{id}}}"))
}

/// Warns of an old name in a text that the pack itself wrote. The text may use the word in another sense.
fn slips(renamed: &BTreeSet<Rename>, text: Node<'_>) {
    if let Some((old, new, id)) = first_old_name(renamed, text) {
        let braced = id.as_ref().map_or_else(String::new, |id| format!("use {{{id}}}, or "));
        text.warn(format!("this names \"{old}\", which is \"{new}\" here: {braced}reword it"));
    }
}

/// Warns of an old name in a text that the pack inherits.
fn leaks(renamed: &BTreeSet<Rename>, text: Node<'_>, place: &str) {
    if let Some((old, new, id)) = first_old_name(renamed, text) {
        text.warn(format!(
            "this text is inherited and names \"{old}\", which is \"{new}\" here: write {place} again{}",
            replacement(id.as_ref())
        ));
    }
}

/// The first renamed item whose old name is in a text. Of overlapping names, the longest counts: "loyalty token"
/// rather than "token".
fn first_old_name<'a>(renamed: &'a BTreeSet<Rename>, text: Node<'_>) -> Option<&'a Rename> {
    // The text is searched for every name, so its braces are removed only once.
    let said = unbraced_text(text.as_text().unwrap_or_default());
    let Some((first, ..)) = renamed.iter().find(|(old, ..)| has(&said, old)) else {
        return renamed.iter().find(|(old, ..)| has_more(&said, old));
    };
    let whole = renamed.iter().rev().filter(|(old, ..)| names(old, first) && has(&said, old));
    whole.max_by_key(|(old, ..)| old.len())
}

/// True if a text contains this name as a whole word, outside its braces.
fn names(text: &str, name: &str) -> bool {
    has(&unbraced_text(text), name)
}

/// The text with everything in braces replaced by spaces.
fn unbraced_text(text: &str) -> Cow<'_, str> {
    if !text.contains('{') {
        return Cow::Borrowed(text);
    }
    let mut deep = 0_usize;
    let shown = |c: char| {
        deep = if c == '{' { deep + 1 } else { deep };
        let shown = if deep > 0 { ' ' } else { c };
        deep = if c == '}' { deep.saturating_sub(1) } else { deep };
        shown
    };
    Cow::Owned(text.chars().map(shown).collect())
}

/// True if a text without braces contains this name as a whole word.
fn has(text: &str, name: &str) -> bool {
    begins(text, name, |behind| !behind.is_some_and(char::is_alphanumeric))
}

/// True if a word of a text without braces begins with this name, and the name is long: "Stadt" in "Stadtwache",
/// "Herold" in "Herolds". A final "s" of the name is ignored, so "Masons" is found in "Mason".
fn has_more(text: &str, name: &str) -> bool {
    let is_long = |stem: &&str| stem.chars().count() >= LONG;
    let stem = name.strip_suffix('s').filter(is_long).or(Some(name).filter(is_long));
    stem.is_some_and(|stem| begins(text, stem, |_| true))
}

/// True if some word of the text begins with this name, and `fit` accepts the character after it.
fn begins(text: &str, name: &str, fit: fn(Option<char>) -> bool) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let before = text.get(..at).and_then(|text| text.chars().next_back());
        let behind = text.get(at + name.len()..).and_then(|text| text.chars().next());
        !before.is_some_and(char::is_alphanumeric) && fit(behind)
    })
}

/// The items that the pack renames, compared with the packs that it extends.
fn find_renames(text: Table<'_>) -> BTreeSet<Rename> {
    let mut renamed = BTreeSet::new();
    for layer in text.layers().skip(1) {
        let (source, scratch) = (Source::new(layer.name, layer.text), Faults::default());
        let Some(root) = parse(&source, &scratch) else { continue };
        let below = Table::partial(&source, &scratch, &root, FIELDS);
        let shorts = entries(below, "short");
        let short = |name: &str| shorts.iter().find(|(long, _)| *long == name)?.1.as_text();
        for (key, parts) in NAMES {
            let (here, there) = (entries(text, key), entries(below, key));
            for (id, old) in there {
                let Some((_, new)) = here.iter().find(|(known, _)| *known == id) else { continue };
                if parts.is_empty() {
                    // The name of a turn order cannot be inserted into a sentence by braces.
                    let braced = (key != "orders").then(|| id.to_owned());
                    let (was, is) = (old.as_text(), new.as_text());
                    // A text may also use the old short name.
                    if was != is
                        && let Some((short, is)) = was.and_then(short).zip(is)
                        && !names(is, short)
                    {
                        add(&mut renamed, Some(short), Some(is), braced.clone());
                    }
                    add(&mut renamed, was, is, braced);
                }
                for part in parts {
                    let (was, is) = (find_part(old, part), find_part(*new, part));
                    let is_word = parts == FORMS;
                    let id = if is_word { format!("{id}-{part}") } else { id.to_owned() };
                    if is_word {
                        add_term(&mut renamed, &heads(old), was.zip(is), &id);
                    }
                    add(&mut renamed, was, is, Some(id));
                }
            }
        }
    }
    renamed
}

fn find_part<'a>(node: Node<'a>, part: &str) -> Option<&'a str> {
    node.as_table()?.get(part)?.as_text()
}

fn add(renamed: &mut BTreeSet<Rename>, old: Option<&str>, new: Option<&str>, id: Option<String>) {
    let (old, new) = (old.unwrap_or_default(), new.unwrap_or_default());
    if !old.is_empty() && !new.is_empty() && old != new {
        renamed.insert((old.to_owned(), new.to_owned(), id));
    }
}

/// Adds the names that a text may use for a term: the whole term, its head alone ("token" for "loyalty token") and
/// both with a capital letter. A head that the new name also contains is left out.
fn add_term(renamed: &mut BTreeSet<Rename>, heads: &BTreeSet<usize>, called: Option<(&str, &str)>, id: &str) {
    let Some((was, is)) = called else { return };
    let short = was.split(' ').enumerate().filter(|(at, _)| heads.contains(at)).map(|(_, word)| word);
    let short = short.filter(|word| !names(is, word));
    for word in short.chain([was]) {
        add(renamed, Some(word), Some(is), Some(id.to_owned()));
        // A word such as "VIP" has a capital letter anyway.
        if capital(word) != word {
            add(renamed, Some(&capital(word)), Some(&capital(is)), Some(id.to_owned()));
        }
    }
}

/// The indices of a term's words that differ between its singular and plural. These words are the term's head.
fn heads(term: Node<'_>) -> BTreeSet<usize> {
    let words = |part: &str| find_part(term, part).unwrap_or_default().split(' ').collect::<Vec<_>>();
    let (one, other) = (words("one"), words("other"));
    if one.len() != other.len() || one.len() < 2 {
        return BTreeSet::new();
    }
    one.iter().zip(&other).enumerate().filter(|(_, (a, b))| a != b).map(|(at, _)| at).collect()
}

fn entries<'a>(text: Table<'a>, key: &str) -> Vec<(&'a str, Node<'a>)> {
    let table = text.get(key).and_then(|n| n.as_table());
    table.iter().flat_map(Table::entries).map(|(id, _, node)| (id, node)).collect()
}
