//! Reads TOML values with their positions. A wrong value is reported as a fault, and reading continues.

use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::fault_collector::Faults;
use super::fault_report::Fault;
use super::key_declaration::{Choice, Field, Kind, Presence, meant};
use super::layered_source_text::{Layer, Source, Span};
use rules::nearest;
use text::number_formatting::{counted, group_digits, range};

/// A TOML value with its position and its declared type.
#[derive(Clone, Copy)]
pub struct Node<'a> {
    source: &'a Source,
    faults: &'a Faults,
    value: &'a DeValue<'a>,
    kind: &'static Kind,
    start: usize,
    end: usize,
}

/// The keys that a table may contain.
#[derive(Clone, Copy)]
enum Keys {
    /// These declared keys.
    Of(&'static [Field]),
    /// Any keys, whose values have this type.
    Each(&'static Kind),
}

/// A TOML table with the declarations of its keys.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    source: &'a Source,
    faults: &'a Faults,
    table: &'a DeTable<'a>,
    keys: Keys,
    start: usize,
    end: usize,
}

impl<'a> Table<'a> {
    /// The top-level table of a file. Keys other than `fields` are faults.
    pub fn top(
        source: &'a Source,
        faults: &'a Faults,
        root: &'a Spanned<DeTable<'a>>,
        fields: &'static [Field],
    ) -> Self {
        let table = Self::partial(source, faults, root, fields);
        table.check_keys();
        table
    }

    /// The top-level table of a file. Keys other than `fields` are ignored.
    pub fn partial(
        source: &'a Source,
        faults: &'a Faults,
        root: &'a Spanned<DeTable<'a>>,
        fields: &'static [Field],
    ) -> Self {
        Self { source, faults, table: root.get_ref(), keys: Keys::Of(fields), start: 0, end: 0 }
    }

    /// True if a span is in the file of an extended pack.
    pub fn inherits(&self, span: &Span) -> bool {
        self.source.inherits(span.start)
    }

    /// The byte offset at which the layer that contains this span begins. Nearer layers have smaller offsets.
    pub fn layer(&self, span: &Span) -> usize {
        self.source.layer(span.start).start
    }

    /// The layers of the table's file, the top one first.
    pub fn layers(&self) -> impl Iterator<Item = Layer<'a>> + use<'a> {
        self.source.layers()
    }

    fn check_keys(&self) {
        let Keys::Of(fields) = self.keys else { return };
        for key in self.table.keys() {
            let name = key.get_ref();
            if fields.iter().any(|f| f.name == name) {
                continue;
            }
            if self.faults.is_full() {
                return;
            }
            self.faults.note(self.source, key.span(), || match meant(fields, name) {
                Some(near) => format!("there is no key \"{name}\" here; did you mean \"{near}\"?"),
                None => {
                    let known: Vec<&str> = fields.iter().map(|f| f.name).collect();
                    format!("there is no key \"{name}\" here; the keys are {}", known.join(", "))
                }
            });
        }
    }

    /// Reports a fault that concerns the table as a whole.
    pub fn fault(&self, message: impl Into<String>) {
        if !self.faults.is_full() {
            self.faults.add(self.whole(message.into()));
        }
    }

    fn whole(&self, message: String) -> Fault {
        // If the table is inherited, the missing key belongs in this pack's own file, so the fault names that.
        if matches!(self.keys, Keys::Each(_)) && self.inherits(&self.span()) {
            let below = self.source.text.get(self.span()).unwrap_or_default();
            let header = below.lines().next().filter(|line| line.starts_with('['));
            let place = header.map_or(String::new(), |header| format!(" in {header}"));
            return Fault::for_file(self.file(), format!("{message}{place}"));
        }
        if self.span().is_empty() {
            Fault::for_file(self.file(), message)
        } else {
            Fault::at(self.source, self.span(), message)
        }
    }

    /// Reports something missing: as a warning if the collector has a replacement, otherwise as a fault.
    fn missing(&self, message: String) {
        match &self.faults.instead {
            None => self.fault(message),
            Some(instead) => self.faults.warn(|| {
                let fault = self.whole(message);
                let message = format!("{}; {instead}", fault.message.trim_end_matches('.'));
                Fault { lacks: true, message, ..fault }
            }),
        }
    }

    /// The name of the file that contains the table.
    pub fn file(&self) -> &'a str {
        &self.source.name
    }

    /// The span of the table's first line.
    pub fn span(&self) -> Span {
        self.start..self.end
    }

    /// The value of a key. `None` if it is missing.
    pub fn get(&self, name: &str) -> Option<Node<'a>> {
        let value = self.table.get(name)?;
        Some(self.node(value, self.kind_of(name)))
    }

    /// True if the table may contain this key.
    pub fn declares(&self, name: &str) -> bool {
        match self.keys {
            Keys::Of(fields) => fields.iter().any(|f| f.name == name),
            Keys::Each(_) => true,
        }
    }

    /// The declared type of a key. Reading a key that is not declared is a programming error.
    fn kind_of(&self, name: &str) -> &'static Kind {
        match self.keys {
            Keys::Each(kind) => kind,
            Keys::Of(fields) => {
                let field = fields.iter().find(|f| f.name == name);
                debug_assert!(field.is_some(), "the key \"{name}\" is read but not declared");
                field.map_or(&Kind::Any, |f| &f.kind)
            }
        }
    }

    /// The value of a required key. Reports a fault if it is missing.
    pub fn need(&self, name: &str) -> Option<Node<'a>> {
        let node = self.get(name);
        if node.is_none() {
            let Keys::Of(fields) = self.keys else {
                self.missing(format!("the key \"{name}\" is missing"));
                return None;
            };
            let field = fields.iter().find(|f| f.name == name);
            debug_assert!(
                field.is_none_or(|f| f.needed != Presence::Never),
                "\"{name}\" is declared as one that may be left out"
            );
            // A misspelt key has been reported already.
            if self.table.keys().any(|key| meant(fields, key.get_ref()).as_deref() == Some(name)) {
                return None;
            }
            let meant = field.map_or(String::new(), |f| format!(" ({}): {}", f.kind.words(), f.doc));
            self.missing(format!("the key \"{name}\" is missing{meant}"));
        }
        node
    }

    /// All keys with their spans and values, as written.
    pub fn entries(&self) -> impl Iterator<Item = (&'a str, Span, Node<'a>)> + use<'a> {
        let table = *self;
        table.table.iter().map(move |(key, value)| {
            let name: &'a str = key.get_ref();
            let kind = match table.keys {
                Keys::Each(kind) => kind,
                Keys::Of(_) => &Kind::Any,
            };
            (name, key.span(), table.node(value, kind))
        })
    }

    /// Reports a fault at a span of the table's file.
    pub fn fault_at(&self, span: Span, message: impl Into<String>) {
        self.faults.note(self.source, span, || message.into());
    }

    /// True if the collector accepts no more faults.
    pub fn is_full(&self) -> bool {
        self.faults.is_full()
    }

    fn node(&self, value: &'a Spanned<DeValue<'a>>, kind: &'static Kind) -> Node<'a> {
        Node::new(self.source, self.faults, value, kind)
    }

    /// The chosen word of a required key. Reports keys of the table that belong only to other choices.
    pub fn choose(&self, name: &str) -> Option<&'static Choice> {
        let node = self.need(name)?;
        let Kind::OneOf(what, choices) = *node.kind else { return None };
        let chosen = choices.get(node.choice()?)?;
        let Keys::Of(fields) = self.keys else { return Some(chosen) };
        let strange = |f: &&Field| choices.iter().any(|c| c.has(f.name)) && !chosen.has(f.name);
        for field in fields.iter().filter(strange) {
            if let Some(extra) = self.get(field.name) {
                extra.fault(format!("the {what} \"{}\" takes no \"{}\"", chosen.name, field.name));
            }
        }
        Some(chosen)
    }
}

impl<'a> Node<'a> {
    fn new(
        source: &'a Source,
        faults: &'a Faults,
        value: &'a Spanned<DeValue<'a>>,
        kind: &'static Kind,
    ) -> Self {
        let span = value.span();
        Self { source, faults, value: value.get_ref(), kind, start: span.start, end: span.end }
    }

    /// The span of the value in the file.
    pub fn span(&self) -> Span {
        self.start..self.end
    }

    /// Reports a fault at this value.
    pub fn fault(&self, message: impl Into<String>) {
        self.faults.note(self.source, self.span(), || message.into());
    }

    /// Reports a warning at this value.
    pub fn warn(&self, message: impl Into<String>) {
        self.faults.warn(|| Fault::at(self.source, self.span(), message));
    }

    /// Reports a warning that something is missing here, for which a replacement is used.
    pub fn lacks(&self, message: impl Into<String>) {
        self.faults.warn(|| Fault { lacks: true, ..Fault::at(self.source, self.span(), message) });
    }

    /// Reports a hint at this value.
    pub fn hint(&self, message: impl Into<String>) {
        self.faults.hint(Fault::at(self.source, self.span(), message));
    }

    /// Reports a fault in another file that this value refers to.
    pub fn fault_elsewhere(&self, fault: Fault) {
        self.faults.add(fault);
    }

    /// Reports a warning about another file that this value refers to.
    pub fn warn_elsewhere(&self, fault: impl FnOnce() -> Fault) {
        self.faults.warn(fault);
    }

    fn wrong(&self, wanted: &str) {
        self.fault(format!("this should be {wanted}, not {}", kind(self.value)));
    }

    /// The value as a string. Reports a fault if it is not one.
    pub fn text(&self) -> Option<&'a str> {
        let text = self.value.as_str();
        if text.is_none() {
            self.wrong("a text");
        }
        text
    }

    /// The value as a string that is shown to players. Reports a fault if it is empty.
    pub fn display_text(&self) -> String {
        let text = self.text();
        if text.is_some_and(|t| t.trim().is_empty()) {
            self.fault("this must not be empty: people read it");
        }
        text.unwrap_or_default().to_owned()
    }

    /// The value as written in the file.
    pub fn source_text(&self) -> String {
        self.source.text.get(self.span()).unwrap_or_default().to_owned()
    }

    /// The value as a boolean. Reports a fault if it is not one.
    pub fn boolean(&self) -> Option<bool> {
        let value = self.value.as_bool();
        if value.is_none() {
            self.wrong("true or false");
        }
        value
    }

    /// The value as a whole number. Reports a fault if it is not one within the declared range.
    pub fn whole<T: TryFrom<i64>>(&self) -> Option<T> {
        let (least, most) = match *self.kind {
            Kind::Whole(least, most) => (least, most),
            _ => self.undeclared((i64::MIN, i64::MAX)),
        };
        let DeValue::Integer(digits) = self.value else {
            self.wrong("a whole number");
            return None;
        };
        let number = i64::from_str_radix(digits.as_str(), digits.radix()).ok();
        let fitting = number.filter(|n| (least..=most).contains(n)).and_then(|n| T::try_from(n).ok());
        if fitting.is_none() {
            self.fault(format!("{} is outside the range {}", self.source_text(), range(least, most)));
        }
        fitting
    }

    /// The value as a finite number. Reports a fault if it is not one within the declared range.
    pub fn number(&self) -> Option<f32> {
        let (least, most) = match *self.kind {
            Kind::Number(least, most) => (least, most),
            _ => self.undeclared((f32::MIN, f32::MAX)),
        };
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
        let number = number.filter(|n| (least..=most).contains(n));
        if number.is_none() {
            let (least, most) = (group_digits(least as i64), group_digits(most as i64));
            self.fault(format!("{} is not a number between {least} and {most}", self.source_text()));
        }
        number
    }

    /// Returns a substitute if the code reads a value as another type than declared, which is a programming error.
    fn undeclared<T>(&self, instead: T) -> T {
        debug_assert!(false, "this is declared as {:?}", self.kind);
        instead
    }

    /// The items of a list. Reports a fault if the value is not a list.
    pub fn list(&self) -> Vec<Node<'a>> {
        let DeValue::Array(items) = self.value else {
            self.wrong("a list");
            return Vec::new();
        };
        let kind = |index: usize| match *self.kind {
            Kind::List(of, ..) => of,
            Kind::Tuple(kinds) => kinds.get(index).map_or(&Kind::Any, |(_, kind)| kind),
            _ => &Kind::Any,
        };
        let node = |(index, value)| Node::new(self.source, self.faults, value, kind(index));
        items.iter().enumerate().map(node).collect()
    }

    /// Reports a fault if `given`, the number of a list's items, is outside the declared range. In the message,
    /// `what` names the items and `of` names the thing that has them.
    pub fn count(&self, given: usize, what: &str, of: &str) {
        let range = match *self.kind {
            Kind::List(_, least, most) => least..=most,
            _ => self.undeclared(0..=usize::MAX),
        };
        self.count_in(given, what, of, range);
    }

    /// Reports a fault if `given` is not in `range`. In the message, `what` names the items of the list and `of`
    /// names the thing that has them.
    pub fn count_in(&self, given: usize, what: &str, of: &str, range: RangeInclusive<usize>) {
        if range.contains(&given) || !matches!(self.value, DeValue::Array(_)) {
            return;
        }
        let (least, most) = range.into_inner();
        let most = if least == most { least.to_string() } else { format!("{least} to {most}") };
        self.fault(format!("{}: {of} has {most}", counted(given, what)));
    }

    /// The items of a list that must have exactly `N` items. Reports a fault otherwise.
    pub fn tuple<const N: usize>(&self) -> Option<[Node<'a>; N]> {
        let items = self.list();
        let count = items.len();
        let tuple = items.try_into().ok();
        if tuple.is_none() && matches!(self.value, DeValue::Array(_)) {
            self.fault(format!("this should be a list of {N}, not of {count}"));
        }
        tuple
    }

    /// The value as a table with the declared keys. Reports a fault if it is not a table.
    pub fn table(&self) -> Option<Table<'a>> {
        let DeValue::Table(table) = self.value else {
            self.wrong("a table");
            return None;
        };
        let keys = match *self.kind {
            Kind::Table(fields) => Keys::Of(fields),
            Kind::ById(_, kind) => Keys::Each(kind),
            _ => Keys::Each(&Kind::Any),
        };
        let (start, end) = (self.start, self.end);
        let table = Table { source: self.source, faults: self.faults, table, keys, start, end };
        table.check_keys();
        Some(table)
    }

    /// The value as a table with any keys, or `None`. Reports no faults, so it suits checks of data that has been
    /// read before.
    pub fn as_table(&self) -> Option<Table<'a>> {
        let DeValue::Table(table) = self.value else { return None };
        let (keys, start, end) = (Keys::Each(&Kind::Any), self.start, self.end);
        Some(Table { source: self.source, faults: self.faults, table, keys, start, end })
    }

    /// True if the value is a list.
    pub fn is_list(&self) -> bool {
        self.value.is_array()
    }

    /// The value as a string, or `None`. Reports no faults, so it suits checks of data that has been read before.
    pub fn as_text(&self) -> Option<&'a str> {
        self.value.as_str()
    }

    /// The index of the value among the declared words. Reports a fault if it is none of them.
    pub fn choice(&self) -> Option<usize> {
        match *self.kind {
            Kind::OneOf(what, choices) => self.one_of(what, choices.iter().map(|c| c.name)),
            _ => self.undeclared(None),
        }
    }

    /// The index of the value among these names, which messages call `what`. Reports a fault if it is none of them.
    pub fn one_of<'n>(&self, what: &str, names: impl Iterator<Item = &'n str> + Clone) -> Option<usize> {
        let text = self.text()?;
        let found = names.clone().position(|n| n == text);
        if found.is_none() {
            self.unknown(what, text, names);
        }
        found
    }

    /// Reports that a name is unknown. If some of the known ids could not be read, reports it only if it is similar
    /// to another name, because it may be one of those.
    fn unknown<'n>(&self, what: &str, given: &str, names: impl Iterator<Item = &'n str> + Clone) {
        if self.faults.is_full() {
            return;
        }
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
