//! Warns of articles and grammatical forms for names that no item has, or that the language does not have.

use super::check_input::{Whole, quote_list};
use crate::language::{Grammar, NONE, beside, grammar, language};
use crate::toml::toml_reader::{Node, Table};
use crate::topics::terms::TERMS;
use crate::topics::words::CATEGORIES;
use rules::nearest;

pub(super) fn check(whole: &Whole<'_>) {
    for text in whole.texts {
        // A missing or misspelt name would cause misleading warnings here. Texts that a language adds to the pack are
        // checked anyway.
        let is_beside = text.layers().any(|layer| beside(layer.name).is_some());
        if whole.faults.has_fault(text.file()) || whole.faults.has_warning(text.file()) && !is_beside {
            continue;
        }
        let mut said = Vec::new();
        for (_, _, node) in text.entries().filter(|(key, _, _)| !["articles", "forms", "short"].contains(key))
        {
            names(node, &mut said);
        }
        check_short_forms(*text, &said);
        if let Some(node) = text.get("short") {
            names(node, &mut said);
        }
        let takes = |name: &str, other: &str| other == name || other.split(' ').next() == Some(name);
        for key in ["articles", "forms"] {
            let table = text.get(key).and_then(|n| n.as_table());
            for (name, span, node) in table.iter().flat_map(Table::entries) {
                let known = said.iter().any(|other| takes(name, other))
                    || key == "forms" && is_term(name, &whole.raw.icons);
                if !known && !text.inherits(&span) {
                    node.warn(format!("no name of the pack is \"{name}\" or begins with that word"));
                }
            }
        }
        let code = text.file().strip_prefix("text/").and_then(|file| file.strip_suffix(".toml"));
        let spoken =
            |code: &&str| language(code).is_some() || whole.spoken.iter().any(|own| own.code == *code);
        if let Some(code) = code.filter(spoken) {
            check_forms(*text, &grammar(code, whole.spoken));
        }
    }
}

/// Warns of short forms for names that no item has.
fn check_short_forms(text: Table<'_>, said: &[&str]) {
    let short = text.get("short").and_then(|n| n.as_table());
    for (name, span, node) in short.iter().flat_map(Table::entries) {
        if !said.contains(&name) && !text.inherits(&span) {
            let meant = nearest(name, said.iter().copied());
            let meant = meant.map_or(String::new(), |near| format!("; did you mean \"{near}\"?"));
            node.warn(format!("no name of the pack is \"{name}\", so its short form is never used{meant}"));
        }
    }
}

/// True if a text is a term's id with a plural form, such as `banner-other`.
fn is_term(id: &str, icons: &[String]) -> bool {
    let known = |term: &str| TERMS.contains(&term) || icons.iter().any(|icon| icon == term);
    id.rsplit_once('-').is_some_and(|(term, form)| known(term) && CATEGORIES.contains(&form))
}

/// Warns of articles, classes and cases that the language does not have.
fn check_forms(text: Table<'_>, grammar: &Grammar) {
    let unknown = |node: Node<'_>, what: &str, given: &str, mut known: Vec<&str>| {
        known.sort_unstable();
        let right = match nearest(given, known.iter().copied()) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None if known.is_empty() => "it has none".to_owned(),
            None => format!("it has {}", quote_list(&known)),
        };
        node.warn(format!("the language has no {what} \"{given}\"; {right}"));
    };
    let own = |key: &str| text.get(key).and_then(|n| n.as_table());
    for (_, span, node) in own("articles").iter().flat_map(Table::entries) {
        let Some(article) = node.as_text() else { continue };
        if !grammar.articles.contains_key(article) && !text.inherits(&span) {
            unknown(node, "article", article, grammar.articles.keys().map(String::as_str).collect());
        }
    }
    for (_, span, node) in own("forms").iter().flat_map(Table::entries) {
        if text.inherits(&span) {
            continue;
        }
        for (case, _, node) in node.as_table().iter().flat_map(Table::entries) {
            let classes = || grammar.classes.iter().map(|(class, _)| class.as_str()).collect();
            if case == "class" {
                for class in node.as_text().into_iter().flat_map(str::split_whitespace) {
                    if class != NONE && !grammar.has_class(class) {
                        unknown(node, "class", class, classes());
                    }
                }
            } else if grammar.case(case).is_none() {
                unknown(node, "case", case, grammar.cases.iter().map(|c| c.name.as_str()).collect());
            }
        }
    }
}

/// Collects all texts of a value, including those of nested tables.
fn names<'a>(node: Node<'a>, said: &mut Vec<&'a str>) {
    if let Some(table) = node.as_table() {
        for (_, _, node) in table.entries() {
            names(node, said);
        }
    } else {
        said.extend(node.as_text());
    }
}
