//! Things that are called otherwise here, in a language whose sentences ask for genders, without a word on theirs: the
//! old name brought its article, class or forms, the new one brings none and is said as if it had the usual one.

use std::collections::BTreeMap;

use super::whole::{Whole, listed};
use crate::content::language::grammar;
use crate::content::toml::faults::Faults;
use crate::content::toml::node::{Node, Table};
use crate::content::toml::parse::parse;
use crate::content::toml::source::Source;
use crate::content::topics::text::FIELDS;

/// The tables of names, with what of an entry is one: nothing where the entry itself is. Of societies, seats and regions
/// many are called by a bare name, which has neither article nor gender.
const NAMES: [Named; 4] = [("empires", ""), ("positions", ""), ("terms", "one"), ("icons", "one")];

/// The names that have forms.
const FORMS: [Named; 4] = [("terms", "one"), ("terms", "other"), ("icons", "one"), ("icons", "other")];

/// A table of names, with what of an entry is one.
type Named = (&'static str, &'static str);

pub(super) fn check(whole: &Whole<'_>) {
    for text in whole.texts {
        let code = text.file().strip_prefix("text/").and_then(|file| file.strip_suffix(".toml"));
        // Where no term has a gender of its own accord, a name needs none.
        if code.is_some_and(|code| !grammar(code, whole.spoken).terms.is_empty()) {
            let below = Below::of(*text);
            for (key, part) in NAMES {
                renamed(*text, &below, (key, part));
            }
            forms(*text, &below);
        }
    }
}

/// Warns of the names of a table that lost what was said of them.
fn renamed(text: Table<'_>, below: &Below, (key, part): Named) {
    let (mut lost, mut article) = (Vec::new(), None);
    for (id, node, new) in names(text, key, part) {
        // What a pack below has renamed is that one's.
        if text.inherits(&node.span()) {
            continue;
        }
        let Some(old) = below.name((key, part), id).filter(|old| *old != new) else { continue };
        if let (Some(said), None) = (said_of(text, old), said_of(text, new)) {
            lost.push((node, new));
            article = article.or(Some(said));
        }
    }
    let (Some((node, first)), Some(article)) = (lost.first(), article) else { return };
    let all: Vec<&str> = lost.iter().map(|(_, name)| *name).collect();
    node.warn(format!(
        "what was called so below had an article or a class, and nothing says that of {}: write it under [articles], \
         such as \"{first}\" = \"{article}\", or under [forms] class = \"none\" where it takes none",
        listed(&all)
    ));
}

/// Warns of a term's forms that are those of the word below.
fn forms(text: Table<'_>, below: &Below) {
    let Some(table) = text.get("forms").and_then(|node| node.as_table()) else { return };
    for (key, part) in FORMS {
        for (id, node, new) in names(text, key, part) {
            let Some(form) = table.get(&format!("{id}-{part}")) else { continue };
            let is_other = below.name((key, part), id).is_some_and(|old| old != new);
            if is_other && text.inherits(&form.span()) && !text.inherits(&node.span()) {
                node.warn(format!(
                    "in other cases this is still said as below, {}: write \"{id}-{part}\" under [forms] anew",
                    form.written()
                ));
            }
        }
    }
}

/// The names of a table with their ids.
fn names<'a>(text: Table<'a>, key: &str, part: &str) -> Vec<(&'a str, Node<'a>, &'a str)> {
    let table = text.get(key).and_then(|node| node.as_table());
    let entries = table.iter().flat_map(Table::entries);
    let named = |node: Node<'a>| if part.is_empty() { Some(node) } else { node.as_table()?.get(part) };
    entries
        .filter_map(|(id, _, node)| named(node).and_then(|node| Some((id, node, node.as_text()?))))
        .collect()
}

/// What things are called in the packs below, each of whose texts is read once.
struct Below(BTreeMap<Named, BTreeMap<String, String>>);

impl Below {
    fn of(text: Table<'_>) -> Self {
        let mut all: BTreeMap<Named, BTreeMap<String, String>> = BTreeMap::new();
        for layer in text.layers().skip(1) {
            let (source, scratch) = (Source::new(layer.name, layer.text), Faults::default());
            let Some(root) = parse(&source, &scratch) else { continue };
            let below = Table::unchecked(&source, &scratch, &root, FIELDS);
            for named in NAMES.into_iter().chain(FORMS) {
                let known = all.entry(named).or_default();
                for (id, _, name) in names(below, named.0, named.1) {
                    // The nearest pack comes first.
                    known.entry(id.to_owned()).or_insert_with(|| name.to_owned());
                }
            }
        }
        Self(all)
    }

    /// What a thing is called in the nearest pack below that names it.
    fn name(&self, named: Named, id: &str) -> Option<&str> {
        Some(self.0.get(&named)?.get(id)?.as_str())
    }
}

/// The article that is said of a name or of its first words, or an empty text where only forms are.
fn said_of<'a>(text: Table<'a>, name: &str) -> Option<&'a str> {
    let takes =
        |word: &str| name == word || name.strip_prefix(word).is_some_and(|rest| rest.starts_with(' '));
    let table = |key: &str| text.get(key).and_then(|node| node.as_table());
    let articles = table("articles");
    let article = articles.iter().flat_map(Table::entries).find(|(word, ..)| takes(word));
    let classed = |node: Node<'a>| node.as_table().and_then(|forms| forms.get("class")?.as_text());
    let forms = table("forms");
    let class = || {
        forms.iter().flat_map(Table::entries).filter(|(word, ..)| takes(word)).find_map(|(.., n)| classed(n))
    };
    article.and_then(|(.., node)| node.as_text()).or_else(class)
}
