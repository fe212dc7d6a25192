//! Reading TOML with every fault kept at its place: a wrong value is noted and read on.

use std::cell::RefCell;
use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::layers;
use super::report::Fault;
use super::source::{Source, Span};
use crate::rules::nearest;

/// A key that a table may have, declared where it is read.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The key.
    pub name: &'static str,
    /// What kind of value it takes, in words.
    pub kind: &'static str,
    /// What it means.
    pub doc: &'static str,
}

/// Declares a key.
pub const fn field(name: &'static str, kind: &'static str, doc: &'static str) -> Field {
    Field { name, kind, doc }
}

/// Where faults are gathered.
#[derive(Debug, Default)]
pub struct Faults {
    faults: RefCell<Vec<Fault>>,
    warnings: RefCell<Vec<Fault>>,
    /// What stands in for what is missing; without it, what is missing is a fault.
    instead: Option<String>,
}

impl Faults {
    /// Where what is missing only deserves a warning, since something else stands in for it.
    pub fn with_instead(instead: impl Into<String>) -> Self {
        Self { instead: Some(instead.into()), ..Self::default() }
    }

    /// Takes over what others have gathered.
    pub fn absorb(&self, other: Self) {
        self.faults.borrow_mut().extend(other.faults.into_inner());
        self.warnings.borrow_mut().extend(other.warnings.into_inner());
    }

    /// The warnings: what is not as it should be but does no harm.
    pub fn warnings(&self) -> Vec<Fault> {
        self.warnings.borrow().clone()
    }

    /// Keeps a fault.
    pub fn add(&self, fault: Fault) {
        self.faults.borrow_mut().push(fault);
    }

    /// Keeps a warning.
    pub fn warn(&self, warning: Fault) {
        self.warnings.borrow_mut().push(warning);
    }

    /// Whether a file has a fault, whichever of the packs it is from.
    pub fn spoil(&self, file: &str) -> bool {
        self.faults.borrow().iter().any(|fault| is_of(fault, file))
    }

    /// Whether there is a warning about a file, whichever of the packs it is from.
    pub fn warn_of(&self, file: &str) -> bool {
        self.warnings.borrow().iter().any(|warning| is_of(warning, file))
    }

    /// Whether there has been no fault.
    pub fn is_empty(&self) -> bool {
        self.faults.borrow().is_empty()
    }

    /// All that were kept.
    pub fn into_vec(self) -> Vec<Fault> {
        self.faults.into_inner()
    }
}

/// Whether a fault is in a file: a pack's own, or that of one which it extends.
fn is_of(fault: &Fault, file: &str) -> bool {
    fault.file.strip_suffix(file).is_some_and(|pack| pack.is_empty() || pack.ends_with('/'))
}

/// A value with its place.
#[derive(Clone, Copy)]
pub struct Node<'a> {
    source: &'a Source,
    faults: &'a Faults,
    value: &'a DeValue<'a>,
    start: usize,
    end: usize,
}

/// A table whose keys are known.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    source: &'a Source,
    faults: &'a Faults,
    table: &'a DeTable<'a>,
    fields: &'static [Field],
    start: usize,
    end: usize,
}

/// Parses a file. What is not TOML becomes a fault, and nothing else is said of the file.
pub fn parse<'a>(source: &'a Source, faults: &Faults) -> Option<Spanned<DeTable<'a>>> {
    layers::parse_layers(source, faults)
}

impl<'a> Table<'a> {
    /// The top of a file, with these keys.
    pub fn top(
        source: &'a Source,
        faults: &'a Faults,
        root: &'a Spanned<DeTable<'a>>,
        fields: &'static [Field],
    ) -> Self {
        let table = Self { fields, ..Self::bare(source, faults, root) };
        table.check_keys();
        table
    }

    /// The top of a file of which only some keys are looked at.
    pub fn bare(source: &'a Source, faults: &'a Faults, root: &'a Spanned<DeTable<'a>>) -> Self {
        Self { source, faults, table: root.get_ref(), fields: &[], start: 0, end: 0 }
    }

    /// Whether a place is in a file of a pack that this one extends.
    pub fn inherits(&self, span: &Span) -> bool {
        self.source.inherits(span.start)
    }

    fn check_keys(&self) {
        let fields = self.fields;
        for key in self.table.keys() {
            let name = key.get_ref();
            if fields.iter().any(|f| f.name == name) {
                continue;
            }
            let known = fields.iter().map(|f| f.name);
            let message = match nearest(name, known.clone()) {
                Some(near) => format!("there is no key \"{name}\" here; did you mean \"{near}\"?"),
                None => {
                    let known: Vec<&str> = known.collect();
                    format!("there is no key \"{name}\" here; the keys are {}", known.join(", "))
                }
            };
            self.faults.add(Fault::at(self.source, key.span(), message));
        }
    }

    /// Notes a fault of the table as a whole.
    pub fn fault(&self, message: impl Into<String>) {
        self.faults.add(self.whole(message.into()));
    }

    fn whole(&self, message: String) -> Fault {
        if self.span().is_empty() {
            Fault::of_file(self.file(), message)
        } else {
            Fault::at(self.source, self.span(), message)
        }
    }

    /// Notes that something is missing: a fault, unless something stands in for it.
    fn missing(&self, message: String) {
        match &self.faults.instead {
            None => self.fault(message),
            Some(instead) => {
                self.faults.warn(self.whole(format!("{message}; {instead}")));
            }
        }
    }

    /// The name of the file that the table is from.
    pub fn file(&self) -> &'a str {
        &self.source.name
    }

    /// Where the table begins: its first line.
    pub fn span(&self) -> Span {
        self.start..self.end
    }

    /// The value of a key, if it is there.
    pub fn get(&self, name: &str) -> Option<Node<'a>> {
        let value = self.table.get(name)?;
        Some(self.node(value))
    }

    /// The value of a key that must be there.
    pub fn need(&self, name: &str) -> Option<Node<'a>> {
        let node = self.get(name);
        if node.is_none() {
            let field = self.fields.iter().find(|f| f.name == name);
            let meant = field.map_or(String::new(), |f| format!(" ({}): {}", f.kind, f.doc));
            self.missing(format!("the key \"{name}\" is missing{meant}"));
        }
        node
    }

    /// All keys with their values, as written.
    pub fn entries(&self) -> impl Iterator<Item = (&'a str, Span, Node<'a>)> + use<'a> {
        let table = *self;
        table.table.iter().map(move |(key, value)| {
            let name: &'a str = key.get_ref();
            (name, key.span(), table.node(value))
        })
    }

    /// Notes a fault at a place of this file.
    pub fn fault_at(&self, span: Span, message: impl Into<String>) {
        self.faults.add(Fault::at(self.source, span, message));
    }

    fn node(&self, value: &'a Spanned<DeValue<'a>>) -> Node<'a> {
        let span = value.span();
        Node {
            source: self.source,
            faults: self.faults,
            value: value.get_ref(),
            start: span.start,
            end: span.end,
        }
    }
}

impl<'a> Node<'a> {
    /// Where the value stands.
    pub fn span(&self) -> Span {
        self.start..self.end
    }

    /// Notes a fault of this value.
    pub fn fault(&self, message: impl Into<String>) {
        self.faults.add(Fault::at(self.source, self.span(), message));
    }

    /// Notes a warning about this value.
    pub fn warn(&self, message: impl Into<String>) {
        self.faults.warn(Fault::at(self.source, self.span(), message));
    }

    fn wrong(&self, wanted: &str) {
        self.fault(format!("this should be {wanted}, not {}", kind(self.value)));
    }

    /// A text.
    pub fn text(&self) -> Option<&'a str> {
        let text = self.value.as_str();
        if text.is_none() {
            self.wrong("a text");
        }
        text
    }

    /// The value as it is written in the file.
    pub fn written(&self) -> String {
        self.source.text.get(self.span()).unwrap_or_default().to_owned()
    }

    /// Yes or no.
    pub fn boolean(&self) -> Option<bool> {
        let value = self.value.as_bool();
        if value.is_none() {
            self.wrong("true or false");
        }
        value
    }

    /// A whole number of a type with a smaller range than TOML's.
    pub fn integer<T: TryFrom<i64>>(&self, least: i64, most: i64) -> Option<T> {
        let DeValue::Integer(digits) = self.value else {
            self.wrong("a whole number");
            return None;
        };
        let number = i64::from_str_radix(digits.as_str(), digits.radix()).ok();
        let fitting = number.filter(|n| (least..=most).contains(n)).and_then(|n| T::try_from(n).ok());
        if fitting.is_none() {
            self.fault(format!("{} is outside of {least} to {most}", self.written()));
        }
        fitting
    }

    /// A finite number.
    pub fn number(&self) -> Option<f32> {
        let number = match self.value {
            DeValue::Integer(digits) => {
                i64::from_str_radix(digits.as_str(), digits.radix()).ok().map(|n| n as f32)
            }
            DeValue::Float(digits) => digits.as_str().parse::<f32>().ok(),
            _ => {
                self.wrong("a number");
                return None;
            }
        };
        let number = number.filter(|n| n.is_finite() && n.abs() < 1e6);
        if number.is_none() {
            self.fault(format!("{} is no number between -1,000,000 and 1,000,000", self.written()));
        }
        number
    }

    /// A list.
    pub fn list(&self) -> Vec<Node<'a>> {
        let DeValue::Array(items) = self.value else {
            self.wrong("a list");
            return Vec::new();
        };
        let (source, faults) = (self.source, self.faults);
        let node = |value: &'a Spanned<DeValue<'a>>| {
            let span = value.span();
            Node { source, faults, value: value.get_ref(), start: span.start, end: span.end }
        };
        items.iter().map(node).collect()
    }

    /// Notes that a list has too few or too many, `given`, of something, where `of` has so many.
    pub fn count(&self, given: usize, what: &str, of: &str, range: RangeInclusive<usize>) {
        if range.contains(&given) || !matches!(self.value, DeValue::Array(_)) {
            return;
        }
        let (least, most) = range.into_inner();
        let range = if least == most { least.to_string() } else { format!("{least} to {most}") };
        self.fault(format!("{given} {what}: {of} has {range}"));
    }

    /// A list of just so many.
    pub fn tuple<const N: usize>(&self) -> Option<[Node<'a>; N]> {
        let items = self.list();
        let count = items.len();
        let tuple = items.try_into().ok();
        if tuple.is_none() && matches!(self.value, DeValue::Array(_)) {
            self.fault(format!("this should be a list of {N}, not of {count}"));
        }
        tuple
    }

    /// A table with these keys.
    pub fn table(&self, fields: &'static [Field]) -> Option<Table<'a>> {
        let table = Table { fields, ..self.any_table()? };
        table.check_keys();
        Some(table)
    }

    /// A table whose keys are names.
    pub fn any_table(&self) -> Option<Table<'a>> {
        let DeValue::Table(table) = self.value else {
            self.wrong("a table");
            return None;
        };
        Some(Table {
            source: self.source,
            faults: self.faults,
            table,
            fields: &[],
            start: self.start,
            end: self.end,
        })
    }

    /// A table whose keys are names, if it is a table.
    pub fn as_table(&self) -> Option<Table<'a>> {
        if self.value.is_table() { self.any_table() } else { None }
    }

    /// Whether it is a list.
    pub fn is_list(&self) -> bool {
        self.value.is_array()
    }

    /// Whether it is a text.
    pub fn is_text(&self) -> bool {
        self.value.is_str()
    }

    /// One of these names, by its place in the list.
    pub fn one_of<'n>(&self, what: &str, names: impl Iterator<Item = &'n str> + Clone) -> Option<usize> {
        let text = self.text()?;
        let found = names.clone().position(|n| n == text);
        if found.is_none() {
            self.unknown(what, text, names);
        }
        found
    }

    /// Notes that a name is not one of these. It may be one that could not be read (then it is
    /// empty) or could none of them; that has been noted.
    fn unknown<'n>(&self, what: &str, given: &str, names: impl Iterator<Item = &'n str> + Clone) {
        let all_read = names.clone().next().is_some() && names.clone().all(|n| !n.is_empty());
        match nearest(given, names.clone().filter(|n| !n.is_empty())) {
            None if !all_read => {}
            Some(near) => self.fault(format!("there is no {what} \"{given}\"; did you mean \"{near}\"?")),
            None => {
                let mut names: Vec<&str> = names.take(13).collect();
                if names.len() > 12 {
                    names[12] = "…";
                }
                self.fault(format!("there is no {what} \"{given}\"; there are {}", names.join(", ")));
            }
        }
    }
}

fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number with a fraction",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
