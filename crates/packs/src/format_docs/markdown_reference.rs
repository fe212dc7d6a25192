//! Generates the reference section of the authors' guide as Markdown.

use std::fmt::Write;

use super::pack_file_keys::FILES;
use crate::rules_data::nothing;
use crate::size_limits::{
    ARCHIVE_BYTES, ARCHIVE_ENTRIES, CATALOGUE, FILE_BYTES, FONT_BYTES, GLYPH_POINTS, GLYPHS, ID_BYTES, ITEMS,
    LAYERS, NAME, PICTURE_BYTES, SVG_BYTES, SVG_ELEMENTS, SVG_NUMBERS, TEXT, UNPACKED_BYTES,
};
use crate::toml::key_declaration::{Choice, Field, Kind, Presence, Thing};
use rules::{HouseRule, HouseRules, Value, Window, Windows};
use text::number_formatting::group_digits;

/// The reference section: all files, tables, keys and values of packs, as Markdown.
pub fn reference() -> String {
    let mut page = Page { out: String::new(), lists: Vec::new(), house: false };
    for file in FILES {
        page.line(&format!("### {}\n\n{}\n", code(file.path), file.doc));
        page.table(file.fields, "");
    }
    page.limits();
    page.out.trim_end().to_owned() + "\n"
}

struct Page {
    out: String,
    /// The names of the choice lists that have been written already.
    lists: Vec<&'static str>,
    /// True once the house rules have been written.
    house: bool,
}

impl Page {
    /// Adds a table of the size limits that do not belong to a key.
    fn limits(&mut self) {
        self.line("### Limits\n\nPacks are untrusted data, so everything has a limit.\n");
        self.line("| item | limit |\n|---|---|");
        let kib = |bytes: u64| format!("{} KiB ({} bytes)", bytes >> 10, group_digits(bytes as i64));
        let rows = [
            ("a file", kib(FILE_BYTES)),
            ("a picture, a `.png`", kib(PICTURE_BYTES)),
            (
                "a font, a `.ttf`",
                format!(
                    "{}, {} glyphs, {} points of a glyph",
                    kib(FONT_BYTES),
                    group_digits(GLYPHS as i64),
                    group_digits(GLYPH_POINTS as i64)
                ),
            ),
            ("a `.zip`, stored or deflated", kib(ARCHIVE_BYTES)),
            ("its unpacked content", kib(UNPACKED_BYTES)),
            ("files and folders in a `.zip`", ARCHIVE_ENTRIES.to_string()),
            (
                "an emblem",
                format!(
                    "{}, {SVG_ELEMENTS} elements, {} numbers",
                    kib(SVG_BYTES as u64),
                    group_digits(SVG_NUMBERS as i64)
                ),
            ),
            ("a name", format!("{NAME} characters")),
            ("any other text", format!("{TEXT} characters")),
            ("an id", format!("{ID_BYTES} characters")),
            ("packs in a chain of extensions", LAYERS.to_string()),
            ("packs of a catalogue", CATALOGUE.to_string()),
            ("items of a list, keys of a table", ITEMS.to_string()),
        ];
        for (what, most) in rows {
            self.line(&format!("| {what} | {most} |"));
        }
    }

    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// Adds a table of these keys, then the choices and nested tables that they refer to. `path` is the path of the
    /// table in its file.
    fn table(&mut self, fields: &'static [Field], path: &str) {
        self.line("| key | value | needed | meaning |\n|---|---|---|---|");
        for field in fields {
            let needed = match field.needed {
                Presence::Always => "yes".to_owned(),
                Presence::Where(holds) => format!("where {holds}"),
                Presence::Never => String::new(),
            };
            let (name, value) = (code(field.name), cell(&value(&field.kind)));
            self.line(&format!("| {name} | {value} | {needed} | {} |", cell(field.doc)));
        }
        self.line("");
        for field in fields {
            self.add_words(&field.kind);
        }
        for (i, field) in fields.iter().enumerate() {
            // Of several identical tables, only the first is described.
            let alike = |other: &Field| matches!(other.kind, Kind::Table(_)) && other.kind == field.kind;
            if !fields.iter().take(i).any(alike) {
                let more = fields.iter().skip(i + 1).any(alike);
                self.add_nested(&field.kind, path, field.name, if more { " and the others" } else { "" });
            }
        }
    }

    /// Adds the choices that a key allows, unless the page has them already.
    fn add_words(&mut self, kind: &'static Kind) {
        match kind {
            Kind::List(of, ..) => self.add_words(of),
            Kind::OneOf(what, choices) if !self.lists.contains(what) => {
                self.lists.push(what);
                self.choices(what, choices);
            }
            _ => {}
        }
    }

    fn choices(&mut self, what: &str, choices: &[Choice]) {
        let limit = choices.iter().find_map(|c| c.limits).map(|(key, _)| key);
        let with_keys = choices.iter().any(|c| !c.needs.is_empty() || !c.takes.is_empty());
        let mut head = format!("| {what} |");
        if with_keys {
            head += " needs | may have |";
        }
        if let Some(key) = limit {
            // Writing to a String cannot fail.
            let _ = write!(head, " {} |", code(key));
        }
        head += " meaning |";
        self.line(&head);
        self.line(&format!("|{}", "---|".repeat(head.matches('|').count() - 1)));
        for choice in choices {
            let mut row = format!("| {} |", code(choice.name));
            if with_keys {
                let _ = write!(row, " {} | {} |", codes(choice.needs), codes(choice.takes));
            }
            if limit.is_some() {
                let _ = write!(
                    row,
                    " {} |",
                    choice.limits.map_or_else(String::new, |(_, windows)| codes(&ids(windows)))
                );
            }
            let _ = write!(row, " {} |", cell(choice.doc));
            self.line(&row);
        }
        self.line("");
    }

    /// Adds the table that is nested under this key, if there is one.
    fn add_nested(&mut self, kind: &'static Kind, path: &str, key: &str, more: &str) {
        let path = if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
        match kind {
            Kind::Table(fields) => self.section(&format!("`[{path}]`{more}"), fields, &path),
            Kind::List(Kind::Table(fields), ..) => {
                self.section(&format!("Each of `[[{path}]]`"), fields, &path);
            }
            Kind::ById(thing, Kind::Table(fields)) => {
                let path = format!("{path}.{}", any_id(*thing));
                self.section(&format!("Each `[{path}]`"), fields, &path);
            }
            Kind::House if !self.house => {
                self.house = true;
                self.house_rules(&path);
            }
            _ => {}
        }
    }

    fn section(&mut self, heading: &str, fields: &'static [Field], path: &str) {
        self.line(&format!("#### {heading}\n"));
        self.table(fields, path);
    }

    fn house_rules(&mut self, path: &str) {
        self.line(&format!("#### `[{path}]`\n"));
        self.line("| house rule | values | when left out | meaning |\n|---|---|---|---|");
        for rule in HouseRule::ALL {
            let (values, plain) = (values(rule), default_value(rule));
            self.line(&format!("| {} | {values} | {plain} | {} |", code(rule.id()), cell(&rule.meaning())));
        }
        self.line("\n| house rule | value | meaning |\n|---|---|---|");
        for rule in HouseRule::ALL {
            for (word, meaning) in rule.meanings() {
                self.line(&format!("| {} | {} | {} |", code(rule.id()), code(word), cell(meaning)));
            }
        }
        self.line("");
    }
}

/// Describes the values that a house rule allows.
fn values(rule: HouseRule) -> String {
    let words = codes(&rule.words());
    match rule.value() {
        Value::Switch(..) | Value::Cards(..) | Value::Loyalty(_) => words,
        Value::Order(_) => format!("an id of `orders`, {words}"),
        Value::Number(_, least, most) => format!("{least} to {most}"),
        Value::PrintedOr(_, least, most) => format!("{words}, {least} to {most}"),
        Value::BySlot(_) => "a text with a number for each slot: `\"4 3 2 0 -1\"`".to_owned(),
    }
}

/// The default value of a house rule.
fn default_value(rule: HouseRule) -> String {
    match rule.value() {
        Value::Order(_) => "the first of `orders`".to_owned(),
        Value::BySlot(_) => "the slots' own".to_owned(),
        _ => code(&HouseRules::PLAIN.get(rule, &nothing())),
    }
}

/// Describes the value of a key.
fn value(kind: &Kind) -> String {
    match kind {
        Kind::Tuple(items) => {
            let same = items.windows(2).all(|pair| pair[0].1.words() == pair[1].1.words());
            match items {
                [(_, first), ..] if same && !matches!(first, Kind::Name(_)) => {
                    format!("{}, each a {}", kind.words(), first.words())
                }
                _ => kind.words(),
            }
        }
        other => other.words(),
    }
}

/// The placeholder for an id in a path, such as `EMPIRE`.
fn any_id(thing: Thing) -> String {
    thing.one().to_uppercase().replace(' ', "-")
}

/// The ids of these times of play (`Windows`).
fn ids(windows: Windows) -> Vec<&'static str> {
    windows.iter().map(Window::id).collect()
}

fn code(text: &str) -> String {
    format!("`{text}`")
}

fn codes(words: &[&str]) -> String {
    words.iter().map(|w| code(w)).collect::<Vec<_>>().join(", ")
}

/// The text escaped for a cell of a Markdown table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
