//! Parses `language.toml`.

use super::codes::FIRST_LANGUAGE;
use super::grammar::{Function, Grammar, Line, NONE, Part, Sound};
use super::grammar_function_pattern::{self, PatternNames};
use super::plural_forms::has_plurals;
use crate::size_limits::{GRAMMAR, LETTERS, LINES, NAME};
use crate::toml::layered_source_text::Span;
use crate::toml::toml_reader::{Node, Table};
use crate::topics::words::CATEGORIES;

/// The condition that every name meets.
const ELSE: &str = "else";

/// The key of the language whose plural rules are used.
const PLURALS: &str = "plurals";

/// The content of a `language.toml`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Declared {
    pub name: String,
    pub fallback: Option<String>,
    pub draft: bool,
    pub plurals: Option<String>,
    /// The file name of the font, and where it stands.
    pub font: Option<(String, Span)>,
    pub grammar: Grammar,
}

/// Parses a `language.toml`. Faults are added to the table's collector.
pub fn read(top: Table<'_>) -> Declared {
    let code = |key: &str| {
        let node = top.get(key)?;
        let code = node.text()?;
        if !super::codes::is_code(code) {
            node.fault(format!("\"{code}\" is not a language code; write one such as \"de\" or \"pt-br\""));
        } else if key == PLURALS && !has_plurals(code) {
            node.fault(format!(
                "nothing is known of the plural forms of \"{code}\"; write the code of a language whose forms are the \
                 same, such as \"{FIRST_LANGUAGE}\""
            ));
        }
        Some(code.to_owned())
    };
    let name = top.need("name").map(|node| {
        let name = node.display_text();
        if name.chars().count() > NAME || name.contains('\n') {
            node.fault(format!("a name has one line of at most {NAME} characters"));
        }
        name
    });
    Declared {
        name: name.unwrap_or_default(),
        fallback: code("fallback"),
        draft: top.get("draft").and_then(|node| node.boolean()).unwrap_or(false),
        plurals: code(PLURALS),
        font: font(top),
        grammar: grammar(top),
    }
}

/// The file name of the declared font, and where it stands.
fn font(top: Table<'_>) -> Option<(String, Span)> {
    let node = top.get("font")?;
    let file = node.text()?;
    if file.contains(['/', '\\']) || !file.to_ascii_lowercase().ends_with(".ttf") {
        node.fault("a font is a TrueType file beside language.toml, such as \"font.ttf\"");
        return None;
    }
    Some((file.to_owned(), node.span()))
}

fn grammar(top: Table<'_>) -> Grammar {
    let mut grammar = Grammar::default();
    for (name, span, node) in entries(top, "classes") {
        let taken = [NONE, ELSE].contains(&name);
        if taken || !is_small(name) {
            wrong_name(
                top,
                span,
                "class",
                name,
                "small letters, digits and hyphens, but for \"none\" and \"else\"",
            );
        }
        grammar.classes.push((name.to_owned(), node.display_text()));
    }
    for (name, span, node) in entries(top, "sounds") {
        let taken = [NONE, ELSE].contains(&name) || grammar.has_class(name);
        if taken || !is_small(name) {
            wrong_name(
                top,
                span,
                "sound",
                name,
                "small letters, digits and hyphens, and no class has that name",
            );
        }
        grammar.sounds.extend(sound(name, node));
    }
    for (name, _, node) in entries(top, "articles") {
        let classes = classes(node, &grammar);
        grammar.articles.insert(name.to_owned(), classes);
    }
    let class = |key: &str| top.get(key).map(|node| classes(node, &grammar)).unwrap_or_default();
    (grammar.terms, grammar.several) = (class("terms"), class("several"));
    functions(top, &mut grammar);
    grammar
}

/// Parses the cases and functions, which may refer to each other.
fn functions(top: Table<'_>, grammar: &mut Grammar) {
    let (cases, functions) = (entries(top, "cases"), entries(top, "functions"));
    for (name, span, _) in &cases {
        let taken = CATEGORIES.contains(name) || ["capital", "small", "class"].contains(name);
        if taken || !name.bytes().all(|b| b.is_ascii_lowercase()) {
            let right = format!("small letters, but for capital, small, class and {}", CATEGORIES.join(", "));
            wrong_name(top, span.clone(), "case", name, &right);
        }
    }
    for (name, span, _) in &functions {
        let letters = |b: u8| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_';
        if !name.starts_with(|c: char| c.is_ascii_uppercase()) || !name.bytes().all(letters) {
            wrong_name(top, span.clone(), "function", name, "capitals, digits and \"_\", a capital first");
        }
    }
    let names = |of: &[(&str, Span, Node<'_>)]| of.iter().map(|(n, ..)| (*n).to_owned()).collect::<Vec<_>>();
    let (case_names, function_names) = (names(&cases), names(&functions));
    let known = PatternNames { cases: &case_names, functions: &function_names };
    let none = PatternNames { cases: &[], functions: &[] };
    grammar.cases = cases.iter().map(|(name, _, node)| function(name, *node, grammar, &none)).collect();
    grammar.functions =
        functions.iter().map(|(name, _, node)| function(name, *node, grammar, &known)).collect();
    for (case, (_, _, node)) in grammar.cases.iter().zip(&cases) {
        if case.given > 0 {
            node.fault("a case has only the name: no text can follow it");
        }
    }
    for (function, (name, _, node)) in grammar.functions.iter().zip(&functions) {
        // Names without a class need a line without conditions, or with only the class `none`.
        let is_for_all = |line: &Line| line.of.iter().all(|tag| tag == NONE);
        if !function.lines.is_empty() && !function.lines.iter().any(is_for_all) {
            node.warn(format!(
                "{name} has no line for \"{ELSE}\", so names of other classes stay bare: \
                 add [\"{ELSE}\", \"...\"]"
            ));
        }
    }
    for (index, (name, _, node)) in functions.iter().enumerate() {
        if calls_itself(&grammar.functions, index) {
            node.fault(format!("{name} refers to itself in a circle"));
        }
        for part in
            grammar.functions.get(index).into_iter().flat_map(|f| &f.lines).flat_map(|line| &line.parts)
        {
            let Part::Call(other, _) = part else { continue };
            let Some(other) = grammar.functions.get(*other) else { continue };
            if other.given > grammar.functions.get(index).map_or(0, |own| own.given) {
                node.fault(format!("{} takes {} after the name, which are missing", other.name, other.given));
            }
        }
    }
}

/// True if a function calls itself, directly or through others.
fn calls_itself(functions: &[Function], start: usize) -> bool {
    let (mut seen, mut open) = (vec![false; functions.len()], vec![start]);
    while let Some(at) = open.pop() {
        let parts = functions.get(at).into_iter().flat_map(|f| &f.lines).flat_map(|line| &line.parts);
        for part in parts {
            let Part::Call(next, _) = *part else { continue };
            if next == start {
                return true;
            }
            if seen.get(next) == Some(&false) {
                seen[next] = true;
                open.push(next);
            }
        }
    }
    false
}

fn function(name: &str, node: Node<'_>, grammar: &Grammar, known: &PatternNames<'_>) -> Function {
    let list = node.list();
    node.count(list.len(), "lines", "a function or case");
    let line = |node: Node<'_>| {
        let [of, says] = node.tuple::<2>()?;
        let tags = of.text()?.split_whitespace().filter(|tag| *tag != ELSE).map(str::to_owned);
        let tags: Vec<String> = tags.collect();
        for tag in &tags {
            let sounds = grammar.sounds.iter().map(|sound| sound.name.as_str());
            let classes = grammar.classes.iter().map(|(class, _)| class.as_str());
            if tag != NONE && !sounds.clone().chain(classes.clone()).any(|known| known == tag) {
                let there: Vec<&str> = classes.chain(sounds).chain([NONE, ELSE]).collect();
                of.fault(format!("there is no class or sound \"{tag}\"; there are {}", there.join(", ")));
            }
        }
        let parts =
            grammar_function_pattern::parse(says.text()?, known).map_err(|why| says.fault(why)).ok()?;
        Some(Line { of: tags, parts })
    };
    let lines: Vec<Line> = list.into_iter().take(LINES).filter_map(line).collect();
    let given = lines.iter().flat_map(|line| &line.parts).map(|part| match part {
        Part::Plain(_) => 0,
        Part::Given(n)
        | Part::Capital(n)
        | Part::Small(n)
        | Part::Cut(_, n)
        | Part::Case(_, n)
        | Part::Call(_, n) => *n,
    });
    Function { name: name.to_owned(), given: given.max().unwrap_or(0), lines }
}

fn sound(name: &str, node: Node<'_>) -> Option<Sound> {
    let table = node.table()?;
    let texts = |key: &str| -> Vec<String> {
        let Some(node) = table.get(key) else { return Vec::new() };
        let list = node.list();
        node.count(list.len(), "texts", "a sound");
        list.into_iter().take(LETTERS).map(|n| n.display_text().to_lowercase()).collect()
    };
    let sound =
        Sound { name: name.to_owned(), begins: texts("begins"), ends: texts("ends"), but: texts("but") };
    if sound.begins.is_empty() == sound.ends.is_empty() {
        node.fault("a sound has either \"begins\" or \"ends\"");
    }
    Some(sound)
}

/// The classes named in a text, where they are separated by spaces.
fn classes(node: Node<'_>, grammar: &Grammar) -> Vec<String> {
    let given: Vec<&str> = node.text().unwrap_or_default().split_whitespace().collect();
    for class in given.iter().filter(|class| !grammar.has_class(class)) {
        let known: Vec<&str> = grammar.classes.iter().map(|(name, _)| name.as_str()).collect();
        node.fault(format!("there is no class \"{class}\"; \"classes\" has {}", known.join(", ")));
    }
    given.into_iter().map(str::to_owned).collect()
}

/// The entries of an optional table, up to the maximum number.
fn entries<'a>(top: Table<'a>, key: &str) -> Vec<(&'a str, Span, Node<'a>)> {
    let Some(node) = top.get(key) else { return Vec::new() };
    let Some(table) = node.table() else { return Vec::new() };
    let count = table.entries().count();
    if count > GRAMMAR {
        node.fault(format!("{count} {key}: a language has {GRAMMAR} at most"));
    }
    table.entries().take(GRAMMAR).collect()
}

fn is_small(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

fn wrong_name(top: Table<'_>, span: Span, what: &str, name: &str, right: &str) {
    top.fault_at(span, format!("no {what} can be called \"{name}\": its name is made of {right}"));
}
