//! Warns if a renamed item loses its gender in a language whose sentences need one. The old name had an article, a
//! class or forms, while the new name has none and gets the default gender.

use super::base_names::{BaseNames, NameField, names};
use super::check_input::{Whole, quote_list};
use crate::language::grammar;
use crate::toml::toml_reader::{Node, Table};

/// The tables of names to check, and the key of the name in each entry. The key is empty if the entry itself is the
/// name. Societies, seats and regions are left out, because many are proper names without article or gender.
const NAMES: [NameField; 4] = [("empires", ""), ("positions", ""), ("terms", "one"), ("icons", "one")];

/// The terms and icons whose names can have grammatical forms, as pairs of table and key.
const FORMS: [NameField; 4] = [("terms", "one"), ("terms", "other"), ("icons", "one"), ("icons", "other")];

pub(super) fn check(whole: &Whole<'_>) {
    for text in whole.texts {
        let code = text.file().strip_prefix("text/").and_then(|file| file.strip_suffix(".toml"));
        // If the language gives terms no default class, its names need no gender.
        if code.is_some_and(|code| !grammar(code, whole.spoken).terms.is_empty()) {
            let below = BaseNames::new(*text, NAMES.into_iter().chain(FORMS));
            for (key, part) in NAMES {
                warn_lost_forms(*text, &below, (key, part));
            }
            forms(*text, &below);
        }
    }
}

/// Warns of renamed items in a table that lost their article, class or forms.
fn warn_lost_forms(text: Table<'_>, below: &BaseNames, (key, part): NameField) {
    let (mut lost, mut article) = (Vec::new(), None);
    for (id, node, new) in names(text, key, part) {
        // If an extended pack changed the name, that pack's own check reports it.
        if text.inherits(&node.span()) {
            continue;
        }
        let Some(old) = below.name((key, part), id).filter(|old| *old != new) else { continue };
        if let (Some(said), None) = (text_at(text, old), text_at(text, new)) {
            lost.push((node, new));
            article = article.or(Some(said));
        }
    }
    let (Some((node, first)), Some(article)) = (lost.first(), article) else { return };
    let all: Vec<&str> = lost.iter().map(|(_, name)| *name).collect();
    node.warn(format!(
        "this name below had an article or a class, and nothing gives one to {}: write it under [articles], \
         such as \"{first}\" = \"{article}\" where it takes that one, or under [forms] class = \"none\" where it takes none",
        quote_list(&all)
    ));
}

/// Warns of grammatical forms that still belong to the old word of a renamed term.
fn forms(text: Table<'_>, below: &BaseNames) {
    let Some(table) = text.get("forms").and_then(|node| node.as_table()) else { return };
    for (key, part) in FORMS {
        for (id, node, new) in names(text, key, part) {
            let Some(form) = table.get(&format!("{id}-{part}")) else { continue };
            let is_other = below.name((key, part), id).is_some_and(|old| old != new);
            if is_other && text.inherits(&form.span()) && !text.inherits(&node.span()) {
                node.warn(format!(
                    "in other cases the old name is still used, {}: write \"{id}-{part}\" under [forms] again",
                    form.source_text()
                ));
            }
        }
    }
}

/// The article given for a name or its first words, or else its class. `None` if neither is given.
fn text_at<'a>(text: Table<'a>, name: &str) -> Option<&'a str> {
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
