//! Parses a record as far as is possible without its pack.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::header::{FORMAT, Header, SeatEntry};
use super::header_key_spans::Places;
use super::record_error::{RecordError, Trouble};
use rules::{MAX_SOCIETIES, nearest};
use text::line_with_caret::Quote;
use text::number_formatting::group_digits;
use text::toml_nesting_depth::{DEEPEST, too_deep};

/// The maximum size of a record in bytes, some hundred times that of a long match.
pub const MOST_BYTES: u64 = 4 << 20;
/// The maximum size in bytes of the rules in a record.
const RULES_BYTES: usize = 256 << 10;
/// The maximum number of characters of a text in the header, other than the rules.
const MOST_CHARACTERS: usize = 1_000;
/// The maximum number of house rules, and of empires, in a header.
const MOST_ITEMS: usize = 100;

/// A parsed record whose entries are not parsed yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The name of the record's file, for error messages.
    pub file: String,
    /// The text of the record, without an unfinished last line.
    pub text: String,
    /// The header of the record.
    pub header: Header,
    /// The positions in `text` of the header's keys and values.
    places: Places,
    /// The entries of the record, one per line.
    pub entries: Vec<Line>,
    /// The last line of the file if it is unfinished. It is not part of `text`.
    pub torn: Option<String>,
}

/// The byte range of an entry in a record's text, and the strings on its line.
pub type Line = (Range<usize>, Vec<String>);

/// The keys of each part of a record, after the name of the part in error messages.
const PARTS: [(&str, &[&str]); 4] = [
    ("the record", &["format", HEAD, "moves"]),
    (
        "[match]",
        &[
            "pack", "version", "digest", "started", "seed", "first", "order", "plain", "seats", "house",
            "rules",
        ],
    ),
    ("a seat", &["society", "player", "hidden", "name", "loyalty"]),
    ("[match.rules]", &["text"]),
];

/// The key of the table that holds the setup of the match.
const HEAD: &str = "match";

/// The text at the end of every complete header.
const MOVES: &str = "\n[moves]";

impl Record {
    /// Parses the text of a record.
    ///
    /// # Errors
    /// Returns the first fault, with its line.
    pub fn parse(file: &str, text: &str) -> Result<Self, RecordError> {
        let reader = Reader { file, text };
        if text.len() as u64 > MOST_BYTES {
            let what =
                format!("the file has more than the maximum of {} bytes", group_digits(MOST_BYTES as i64));
            return Err(reader.error(None, Trouble::Layout(what)));
        }
        let (lines, rest) = text.split_at(text.rfind('\n').map_or(0, |i| i + 1));
        if !lines.contains(MOVES) {
            return Err(reader.error(None, without_moves(text)));
        }
        if let Some(place) = too_deep(lines) {
            let what = format!(
                "this is too deep: the maximum is {DEEPEST} nested lists and tables, or parts of a key"
            );
            return Err(reader.error(Some(place), Trouble::Layout(what)));
        }
        let root = DeTable::parse(lines).map_err(|e| {
            reader.error(e.span(), Trouble::Layout(format!("this is not TOML: {}", e.message())))
        })?;
        let root = root.get_ref();
        reader.format(root)?;
        let header = reader.header(root).map_err(|why| match reader.misspelt(root, HEAD) {
            // A misspelt key is a better message than the missing key that it causes.
            Some(stray) if why.place.is_none() => stray,
            _ => why,
        })?;
        let places = Places::new(root);
        let entries = reader.entries(root)?;
        let torn = (!rest.is_empty()).then(|| rest.to_owned());
        Ok(Self { file: file.to_owned(), text: lines.to_owned(), header, places, entries, torn })
    }

    /// The line with the value of a key of the header, such as `first`, `seats.0.player` or `house.rounds`.
    pub fn place(&self, key: &str) -> Option<Quote> {
        self.places.value(key).map(|span| Quote::new(&self.text, span))
    }

    /// A fault in the value of a key of the header.
    pub fn error(&self, key: &str, trouble: Trouble) -> RecordError {
        RecordError { file: self.file.clone(), place: self.place(key), trouble }
    }

    /// A fault in a key of the header.
    pub fn key_error(&self, key: &str, trouble: Trouble) -> RecordError {
        RecordError::new(&self.file, &self.text, self.places.key(key).cloned(), trouble)
    }
}

/// The fault of a text that has no table `[moves]`.
fn without_moves(text: &str) -> Trouble {
    match () {
        () if text.trim().is_empty() => Trouble::Empty,
        () if text.contains("format =") && text.contains("Whispers") => Trouble::NoHeader,
        () => Trouble::Foreign,
    }
}

struct Reader<'a> {
    file: &'a str,
    text: &'a str,
}

type Value<'a> = Spanned<DeValue<'a>>;

impl Reader<'_> {
    fn error(&self, span: Option<Range<usize>>, trouble: Trouble) -> RecordError {
        RecordError::new(self.file, self.text, span, trouble)
    }

    fn layout(&self, value: Option<&Value<'_>>, what: String) -> RecordError {
        self.error(value.map(Spanned::span), Trouble::Layout(what))
    }

    fn format(&self, root: &DeTable<'_>) -> Result<(), RecordError> {
        let value = root.get("format").ok_or_else(|| self.error(None, Trouble::Foreign))?;
        let format = integer(value).ok_or_else(|| self.error(None, Trouble::Foreign))?;
        match format {
            FORMAT => Ok(()),
            ..FORMAT => {
                let what = format!("there is no format {format}: the first and newest is {FORMAT}");
                Err(self.layout(Some(value), what))
            }
            _ => Err(self.error(Some(value.span()), Trouble::Newer { format, known: FORMAT })),
        }
    }

    fn header(&self, root: &DeTable<'_>) -> Result<Header, RecordError> {
        let table = self.table(root, HEAD)?;
        let seats = self.seats(table)?;
        Ok(Header {
            pack: self.text(table, "pack")?,
            version: self.text(table, "version")?,
            digest: self.text(table, "digest")?,
            started: self.text(table, "started")?,
            seed: self.number(table, "seed", i64::MAX as u64)?,
            first: self.first(table, seats.len())?,
            order: self.texts(table, "order")?,
            plain: self.plain(table)?,
            seats,
            house: self.house(table)?,
            rules: self.rules(table)?,
        })
    }

    /// Reads a whole number from 0 to `most`.
    fn number(&self, table: &DeTable<'_>, key: &str, most: u64) -> Result<u64, RecordError> {
        let value = self.need(table, key)?;
        let number = integer(value).and_then(|n| u64::try_from(n).ok());
        let wrong = || format!("\"{key}\" should be a whole number from 0 to {most}");
        number.ok_or_else(|| self.layout(Some(value), wrong()))
    }

    /// True if help was not available in the match. False if the key `plain` is missing.
    fn plain(&self, table: &DeTable<'_>) -> Result<bool, RecordError> {
        let Some(value) = table.get("plain") else { return Ok(false) };
        let plain = value.get_ref().as_bool();
        plain.ok_or_else(|| self.layout(Some(value), "\"plain\" should be true or false".to_owned()))
    }

    fn first(&self, table: &DeTable<'_>, seats: usize) -> Result<usize, RecordError> {
        let last = seats.saturating_sub(1);
        let first = self.number(table, "first", last as u64)?;
        usize::try_from(first).ok().filter(|first| *first < seats).ok_or_else(|| {
            let what = format!("seat {first} cannot go first: the seats of this match are 0 to {last}");
            self.layout(table.get("first"), what)
        })
    }

    fn seats(&self, table: &DeTable<'_>) -> Result<Vec<SeatEntry>, RecordError> {
        let value = self.need(table, "seats")?;
        let seats = value
            .get_ref()
            .as_array()
            .ok_or_else(|| self.layout(Some(value), "\"seats\" should be a list".into()))?;
        if seats.len() > MAX_SOCIETIES {
            let what = format!("there are {} seats; the maximum is {MAX_SOCIETIES}", seats.len());
            return Err(self.layout(Some(value), what));
        }
        let seat = |value: &Value<'_>| {
            let seat = value
                .get_ref()
                .as_table()
                .ok_or_else(|| self.layout(Some(value), "a seat should be a table".into()))?;
            Ok(SeatEntry {
                society: self.text(seat, "society")?,
                player: self.text(seat, "player")?,
                hidden: seat.get("hidden").map(|_| self.text(seat, "hidden")).transpose()?,
                name: seat.get("name").map(|_| self.text(seat, "name")).transpose()?,
                loyalty: self.texts(seat, "loyalty")?,
            })
        };
        seats.iter().map(seat).collect()
    }

    fn house(&self, table: &DeTable<'_>) -> Result<Vec<(String, String)>, RecordError> {
        let house = self.table(table, "house")?;
        if house.len() > MOST_ITEMS {
            let what = format!("there are {} house rules; the maximum is {MOST_ITEMS}", house.len());
            return Err(self.error(house.keys().next().map(Spanned::span), Trouble::Layout(what)));
        }
        let rule = |(key, value): (&Spanned<toml::de::DeString<'_>>, &Value<'_>)| {
            let text = value.get_ref().as_str();
            let text =
                text.ok_or_else(|| self.layout(Some(value), "a house rule should be a text".into()))?;
            Ok((key.get_ref().to_string(), self.read_bounded(value, "a house rule", text)?))
        };
        house.iter().map(rule).collect()
    }

    /// The rules of the pack, as TOML text.
    fn rules(&self, table: &DeTable<'_>) -> Result<String, RecordError> {
        let rules = self.table(table, "rules")?;
        let value = self.need(rules, "text")?;
        let text = value.get_ref().as_str();
        let text = text.ok_or_else(|| self.layout(Some(value), "\"text\" should be a text".into()))?;
        if text.len() > RULES_BYTES {
            let what = format!(
                "the rules have {} bytes; the maximum is {}",
                group_digits(text.len() as i64),
                group_digits(RULES_BYTES as i64)
            );
            return Err(self.layout(Some(value), what));
        }
        Ok(text.to_owned())
    }

    fn entries(&self, root: &DeTable<'_>) -> Result<Vec<Line>, RecordError> {
        let moves = self.table(root, "moves")?;
        let mut entries = Vec::with_capacity(moves.len());
        for (key, value) in moves {
            let number = entries.len() + 1;
            if key.get_ref().parse() != Ok(number) {
                let what = format!("entry {number} should stand here, not \"{}\"", key.get_ref());
                return Err(self.error(Some(key.span()), Trouble::Layout(what)));
            }
            let steps = match value.get_ref() {
                DeValue::String(step) => Some(vec![step.to_string()]),
                DeValue::Array(steps) => {
                    steps.iter().map(|s| s.get_ref().as_str().map(str::to_owned)).collect()
                }
                _ => None,
            };
            let steps = steps.filter(|s| !s.is_empty()).ok_or_else(|| {
                self.layout(Some(value), "an entry should be a text or a list of texts".to_owned())
            })?;
            entries.push((value.span(), steps));
        }
        Ok(entries)
    }

    fn need<'t, 'i>(&self, table: &'t DeTable<'i>, key: &str) -> Result<&'t Value<'i>, RecordError> {
        table.get(key).ok_or_else(|| {
            let part =
                PARTS.iter().find(|(_, keys)| keys.contains(&key)).map_or("the record", |(part, _)| part);
            let missing = || self.layout(None, format!("the key \"{key}\" is missing in {part}"));
            self.misspelt(table, key).unwrap_or_else(missing)
        })
    }

    /// A fault for a key that is a misspelling of `key`, or `None`.
    fn misspelt(&self, table: &DeTable<'_>, key: &str) -> Option<RecordError> {
        let (_, known) = PARTS.iter().find(|(_, keys)| keys.contains(&key))?;
        let mut strays = table.keys().filter(|stray| !known.contains(&stray.get_ref().as_ref()));
        let stray = strays.find(|stray| nearest(stray.get_ref(), [key].into_iter()).is_some())?;
        let what = format!("there is no key \"{}\" here; did you mean \"{key}\"?", stray.get_ref());
        Some(self.error(Some(stray.span()), Trouble::Layout(what)))
    }

    fn table<'t, 'i>(&self, table: &'t DeTable<'i>, key: &str) -> Result<&'t DeTable<'i>, RecordError> {
        let value = self.need(table, key)?;
        let found = value.get_ref().as_table();
        found.ok_or_else(|| self.layout(Some(value), format!("\"{key}\" should be a table")))
    }

    fn text(&self, table: &DeTable<'_>, key: &str) -> Result<String, RecordError> {
        let value = self.need(table, key)?;
        let text = value.get_ref().as_str();
        let text = text.ok_or_else(|| self.layout(Some(value), format!("\"{key}\" should be a text")))?;
        self.read_bounded(value, &format!("\"{key}\""), text)
    }

    fn texts(&self, table: &DeTable<'_>, key: &str) -> Result<Vec<String>, RecordError> {
        let value = self.need(table, key)?;
        let wrong = || self.layout(Some(value), format!("\"{key}\" should be a list of texts"));
        let items = value.get_ref().as_array().ok_or_else(wrong)?;
        if items.len() > MOST_ITEMS {
            let what = format!("\"{key}\" has {} texts; the maximum is {MOST_ITEMS}", items.len());
            return Err(self.layout(Some(value), what));
        }
        let text = |item: &Value<'_>| {
            let text = item.get_ref().as_str().ok_or_else(wrong)?;
            self.read_bounded(item, &format!("a text of \"{key}\""), text)
        };
        items.iter().map(text).collect()
    }

    /// Returns a text of the header, or an error if the text is too long.
    fn read_bounded(&self, value: &Value<'_>, what: &str, text: &str) -> Result<String, RecordError> {
        let count = text.chars().count();
        if count <= MOST_CHARACTERS {
            return Ok(text.to_owned());
        }
        let what =
            format!("{what} has {} characters; the maximum is {MOST_CHARACTERS}", group_digits(count as i64));
        Err(self.layout(Some(value), what))
    }
}

fn integer(value: &Value<'_>) -> Option<i64> {
    let digits = value.get_ref().as_integer()?;
    i64::from_str_radix(digits.as_str(), digits.radix()).ok()
}
