//! Reading a record's file, as far as that goes without the pack.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::error::{RecordError, Trouble};
use super::header::{FORMAT, Header, SeatEntry};
use crate::text::nesting::{DEEPEST, too_deep};

/// The most bytes of a record: some hundred times what a long match has.
pub const MOST_BYTES: u64 = 4 << 20;
/// The most bytes of the rules that a record keeps.
const RULES_BYTES: usize = 256 << 10;
/// The most items of a key of the header whose lines are known.
const MOST_PLACES: usize = 64;

/// A record as it was read: its entries are still texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What it is called in errors.
    pub file: String,
    /// What the match was played with.
    pub header: Header,
    /// Where the header's keys stand: `first`, `seats.0`, `house.rounds` with their lines.
    places: Vec<(String, usize)>,
    /// Each entry with its line.
    pub entries: Vec<(usize, Vec<String>)>,
    /// A last line that was not written to its end, and has been dropped.
    pub torn: Option<String>,
    /// How many bytes of the file are whole lines.
    pub whole: usize,
}

/// What every whole header ends with.
const MOVES: &str = "\n[moves]";

impl Record {
    /// Reads a record's text.
    ///
    /// # Errors
    /// What is wrong with it and in which line.
    pub fn parse(file: &str, text: &str) -> Result<Self, RecordError> {
        let reader = Reader { file, text };
        if text.len() as u64 > MOST_BYTES {
            let what = format!("the file has more than {MOST_BYTES} bytes, which are the most");
            return Err(reader.error(None, Trouble::Layout(what)));
        }
        let whole = text.rfind('\n').map_or(0, |i| i + 1);
        let (lines, rest) = text.split_at(whole);
        if !lines.contains(MOVES) {
            let ours = text.contains("format =") && text.contains("Whispers");
            return Err(reader.error(None, if ours { Trouble::NoHeader } else { Trouble::Foreign }));
        }
        if let Some(place) = too_deep(lines) {
            let what = format!(
                "this is too deep: {DEEPEST} lists and tables in one another, or parts of a key, are the most"
            );
            return Err(reader.error(Some(reader.line_of(place.start)), Trouble::Layout(what)));
        }
        let root = DeTable::parse(lines).map_err(|e| {
            let line = e.span().map(|span| reader.line_of(span.start));
            reader.error(line, Trouble::Layout(format!("this is not TOML: {}", e.message())))
        })?;
        let root = root.get_ref();
        reader.format(root)?;
        let header = reader.header(root)?;
        let places = reader.places(root);
        let entries = reader.entries(root)?;
        let torn = (!rest.is_empty()).then(|| rest.to_owned());
        Ok(Self { file: file.to_owned(), header, places, entries, torn, whole })
    }

    /// The line of a key of the header, such as `first`, `seats.0` or `house.rounds`.
    pub fn line_of(&self, key: &str) -> Option<usize> {
        self.places.iter().find(|(name, _)| name == key).map(|(_, line)| *line)
    }
}

struct Reader<'a> {
    file: &'a str,
    text: &'a str,
}

type Value<'a> = Spanned<DeValue<'a>>;

impl Reader<'_> {
    fn error(&self, line: Option<usize>, trouble: Trouble) -> RecordError {
        RecordError { file: self.file.to_owned(), line, trouble }
    }

    fn line_of(&self, byte: usize) -> usize {
        self.text.as_bytes()[..byte.min(self.text.len())].iter().filter(|b| **b == b'\n').count() + 1
    }

    fn layout(&self, value: Option<&Value<'_>>, what: String) -> RecordError {
        let line = value.map(|v| self.line_of(v.span().start));
        self.error(line, Trouble::Layout(what))
    }

    fn format(&self, root: &DeTable<'_>) -> Result<(), RecordError> {
        let value = root.get("format").ok_or_else(|| self.error(None, Trouble::Foreign))?;
        let format = integer(value).ok_or_else(|| self.error(None, Trouble::Foreign))?;
        if format > FORMAT {
            let line = Some(self.line_of(value.span().start));
            return Err(self.error(line, Trouble::Newer { format, known: FORMAT }));
        }
        Ok(())
    }

    fn header(&self, root: &DeTable<'_>) -> Result<Header, RecordError> {
        let table = self.table(root, "match")?;
        let seats = self.need(table, "seats")?;
        let seats = seats
            .get_ref()
            .as_array()
            .ok_or_else(|| self.layout(Some(seats), "\"seats\" should be a list".into()))?;
        let seat = |value: &Value<'_>| {
            let seat = value
                .get_ref()
                .as_table()
                .ok_or_else(|| self.layout(Some(value), "a seat should be a table".into()))?;
            Ok(SeatEntry {
                society: self.text(seat, "society")?,
                player: self.text(seat, "player")?,
                loyalty: self.texts(seat, "loyalty")?,
            })
        };
        let house = self.table(table, "house")?;
        let rule = |(key, value): (&Spanned<toml::de::DeString<'_>>, &Value<'_>)| {
            let text = value.get_ref().as_str();
            let text =
                text.ok_or_else(|| self.layout(Some(value), "a house rule should be a text".into()))?;
            Ok((key.get_ref().to_string(), text.to_owned()))
        };
        let number = |key: &str| {
            let value = self.need(table, key)?;
            let number = integer(value).and_then(|n| u64::try_from(n).ok());
            number.ok_or_else(|| self.layout(Some(value), format!("\"{key}\" should be a number from 0")))
        };
        Ok(Header {
            pack: self.text(table, "pack")?,
            version: self.text(table, "version")?,
            digest: self.text(table, "digest")?,
            started: self.text(table, "started")?,
            seed: number("seed")?,
            first: number("first")? as usize,
            order: self.texts(table, "order")?,
            seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
            house: house.iter().map(rule).collect::<Result<_, _>>()?,
            rules: self.rules(table)?,
        })
    }

    /// The text of the rules.
    fn rules(&self, table: &DeTable<'_>) -> Result<String, RecordError> {
        let rules = self.table(table, "rules")?;
        let text = self.text(rules, "text")?;
        if text.len() > RULES_BYTES {
            let what = format!("the rules have {} bytes; {RULES_BYTES} are the most", text.len());
            return Err(self.layout(rules.get("text"), what));
        }
        Ok(text)
    }

    /// Where what stands in the header stands.
    fn places(&self, root: &DeTable<'_>) -> Vec<(String, usize)> {
        let mut places = Vec::new();
        let Some(table) = root.get("match").and_then(|t| t.get_ref().as_table()) else { return places };
        for (key, value) in table.iter().take(MOST_PLACES) {
            places.push((key.get_ref().to_string(), self.line_of(key.span().start)));
            match value.get_ref() {
                DeValue::Array(items) => {
                    places.extend(
                        items.iter().take(MOST_PLACES).enumerate().map(|(i, item)| {
                            (format!("{}.{i}", key.get_ref()), self.line_of(item.span().start))
                        }),
                    )
                }
                DeValue::Table(inner) => places.extend(inner.keys().take(MOST_PLACES).map(|name| {
                    (format!("{}.{}", key.get_ref(), name.get_ref()), self.line_of(name.span().start))
                })),
                _ => {}
            }
        }
        places
    }

    fn entries(&self, root: &DeTable<'_>) -> Result<Vec<(usize, Vec<String>)>, RecordError> {
        let moves = self.table(root, "moves")?;
        let mut entries = Vec::with_capacity(moves.len());
        // Lines are counted on from the last entry, not from the top each time.
        let (mut line, mut seen) = (1, 0);
        for (key, value) in moves {
            let start = key.span().start;
            line += self.text.as_bytes()[seen..start].iter().filter(|b| **b == b'\n').count();
            seen = start;
            let number = entries.len() + 1;
            if key.get_ref().parse() != Ok(number) {
                let what = format!("entry {number} should stand here, not \"{}\"", key.get_ref());
                return Err(self.error(Some(line), Trouble::Layout(what)));
            }
            let steps = match value.get_ref() {
                DeValue::String(step) => Some(vec![step.to_string()]),
                DeValue::Array(steps) => {
                    steps.iter().map(|s| s.get_ref().as_str().map(str::to_owned)).collect()
                }
                _ => None,
            };
            let steps = steps.filter(|s| !s.is_empty()).ok_or_else(|| {
                let what = "an entry should be a text or a list of texts".to_owned();
                self.error(Some(line), Trouble::Layout(what))
            })?;
            entries.push((line, steps));
        }
        Ok(entries)
    }

    fn need<'t, 'i>(&self, table: &'t DeTable<'i>, key: &str) -> Result<&'t Value<'i>, RecordError> {
        table.get(key).ok_or_else(|| self.layout(None, format!("the key \"{key}\" is missing")))
    }

    fn table<'t, 'i>(&self, table: &'t DeTable<'i>, key: &str) -> Result<&'t DeTable<'i>, RecordError> {
        let value = self.need(table, key)?;
        let found = value.get_ref().as_table();
        found.ok_or_else(|| self.layout(Some(value), format!("\"{key}\" should be a table")))
    }

    fn text(&self, table: &DeTable<'_>, key: &str) -> Result<String, RecordError> {
        let value = self.need(table, key)?;
        let text = value.get_ref().as_str().map(str::to_owned);
        text.ok_or_else(|| self.layout(Some(value), format!("\"{key}\" should be a text")))
    }

    fn texts(&self, table: &DeTable<'_>, key: &str) -> Result<Vec<String>, RecordError> {
        let value = self.need(table, key)?;
        let items = value.get_ref().as_array();
        let texts =
            items.and_then(|items| items.iter().map(|i| i.get_ref().as_str().map(str::to_owned)).collect());
        texts.ok_or_else(|| self.layout(Some(value), format!("\"{key}\" should be a list of texts")))
    }
}

fn integer(value: &Value<'_>) -> Option<i64> {
    let digits = value.get_ref().as_integer()?;
    i64::from_str_radix(digits.as_str(), digits.radix()).ok()
}
