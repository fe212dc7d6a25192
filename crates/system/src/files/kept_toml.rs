//! Values in TOML files that the program rewrites. Only keys that changed are written, so that comments,
//! unknown keys and changes by other processes stay.

use std::borrow::Cow;
use std::io;

use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::{Table, Value};
use toml_edit::{Array, ArrayOfTables, DocumentMut, Item, TableLike};

use super::kept_file::{Content, KeptFile, KeptNews, Rewrite};
use text::toml_nesting_depth::too_deep;
use text::untrusted_text;

/// The maximum number of invalid lines that are ignored in a file. With more, the whole file is ignored.
const MOST_WRONG_LINES: usize = 20;

/// An invalid line of a TOML file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongLine {
    /// The number of the line, from 1.
    pub line: usize,
    /// The text of the line.
    pub quoted: String,
    /// The key, if the line is invalid only because an earlier line already sets the key.
    pub twice: Option<String>,
}

/// A value as read from a file.
struct TomlValue<T> {
    value: T,
    /// The text of the file; `None` if there is no file or it is not text.
    text: Option<String>,
    /// True if nothing in the file is invalid.
    in_full: bool,
}

/// The result of changing a value in a file.
#[must_use]
#[derive(Debug)]
pub struct Changed<T, R> {
    /// The value after the change, even if the file could not be written.
    pub value: T,
    /// The value that the function making the change returned.
    pub result: R,
    /// News for the player about the file, if any.
    pub news: Option<KeptNews>,
}

impl KeptFile {
    /// Reads a value from the file, or the default if there is none. An invalid line is ignored without
    /// affecting the others.
    pub fn read_toml<T: DeserializeOwned + Default>(&self) -> T {
        value_in(self.read(), T::default(), read_value).value
    }

    /// Changes a value in the file. The value is read again first, since another process may have changed it.
    pub fn change_toml<T, R>(&self, change: impl FnOnce(&mut T) -> R) -> Changed<T, R>
    where
        T: Clone + Default + Serialize + DeserializeOwned,
    {
        self.change_toml_or(T::default(), change)
    }

    /// Changes a value in the file. If the file has no readable text, the value before the change is
    /// `otherwise`.
    pub fn change_toml_or<T, R>(&self, otherwise: T, change: impl FnOnce(&mut T) -> R) -> Changed<T, R>
    where
        T: Clone + Default + Serialize + DeserializeOwned,
    {
        self.change_toml_by(otherwise, read_value, change)
    }

    /// Changes a value in the file. `read` parses the text of the file, and returns the value and whether
    /// nothing was lost. If the file has no readable text, the value before the change is `otherwise`.
    pub fn change_toml_by<T: Clone + Serialize, R>(
        &self,
        otherwise: T,
        read: impl FnOnce(&str) -> (T, bool),
        change: impl FnOnce(&mut T) -> R,
    ) -> Changed<T, R> {
        // The change is made in memory even if the file cannot be written.
        let (mut now, mut change, mut result) = (otherwise, Some(change), None);
        let written = self.rewrite(|found| {
            let TomlValue { value: before, text, in_full } = value_in(found, now.clone(), read);
            now.clone_from(&before);
            result = change.take().map(|change| change(&mut now));
            match text.filter(|_| in_full) {
                Some(text) => merged(&text, &before, &now),
                None => Ok(Rewrite::New { bytes: written(&now)?.into_bytes(), in_full }),
            }
        });
        let result = match (result, change) {
            (Some(result), _) => result,
            (None, Some(change)) => change(&mut now),
            // The change is taken only when its result is stored.
            (None, None) => unreachable!("a change that was made has a result"),
        };
        Changed { value: now, result, news: self.news(written) }
    }
}

/// The value in the content of a file, or `otherwise` if it has no readable text.
fn value_in<T>(
    found: io::Result<Option<Content>>,
    otherwise: T,
    read: impl FnOnce(&str) -> (T, bool),
) -> TomlValue<T> {
    match found.and_then(|found| found.map(|found| found.text()).transpose()) {
        Ok(Some(text)) => {
            let (value, in_full) = read(&text);
            TomlValue { value, text: Some(text), in_full }
        }
        Ok(None) => TomlValue { value: otherwise, text: None, in_full: true },
        Err(_) => TomlValue { value: otherwise, text: None, in_full: false },
    }
}

/// Parses a value, and returns whether nothing in the text is invalid.
fn read_value<T: DeserializeOwned + Default>(text: &str) -> (T, bool) {
    let (rest, wrong) = without_wrong_lines(text);
    let Ok(table) = rest.parse::<Table>() else { return (T::default(), false) };
    match Value::Table(table.clone()).try_into() {
        Ok(value) => (value, wrong.is_empty()),
        Err(_) => (Value::Table(fitting::<T>(table)).try_into().unwrap_or_default(), false),
    }
}

/// A TOML text with its invalid lines blanked, and a list of these lines. The text is empty if there are too
/// many.
pub fn without_wrong_lines(text: &str) -> (Cow<'_, str>, Vec<WrongLine>) {
    let mut rest = Cow::Borrowed(text);
    let mut wrong = Vec::new();
    while let Some((at, twice)) = first_fault(&rest) {
        if wrong.len() == MOST_WRONG_LINES {
            rest = Cow::Borrowed("");
            break;
        }
        let start = rest.as_bytes()[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let Some((from, to)) = wrong_part(&rest, start) else {
            rest = Cow::Borrowed("");
            break;
        };
        let quoted = rest[from..].lines().next().unwrap_or_default();
        wrong.push(WrongLine {
            line: rest[..from].matches('\n').count() + 1,
            quoted: untrusted_text::line(quoted.trim(), untrusted_text::WORD),
            twice,
        });
        let blank: String = rest[from..to].chars().map(|c| if c == '\n' { "\n" } else { blank(c) }).collect();
        rest.to_mut().replace_range(from..to, &blank);
    }
    wrong.sort_by_key(|wrong| wrong.line);
    (rest, wrong)
}

/// The byte offset of the first fault in a TOML text, and the key if the fault is only that the key is set
/// twice.
fn first_fault(text: &str) -> Option<(usize, Option<String>)> {
    // TOML that is nested deeper could use up the stack.
    if let Some(deep) = too_deep(text) {
        return Some((deep.start, None));
    }
    let why = text.parse::<Table>().err()?;
    let span = why.span().unwrap_or_default();
    let key = || untrusted_text::word(text.get(span.clone()).unwrap_or_default());
    Some((span.start.min(text.len()), why.message().contains("duplicate key").then(key)))
}

/// As many spaces as a character has bytes, so that byte offsets in the text stay the same.
fn blank(c: char) -> &'static str {
    &"    "[..c.len_utf8()]
}

/// The byte range of the invalid part at the line that begins at `start`, or at the last line above it that is
/// not blank. It is that line, and for a table header all lines of the table.
fn wrong_part(text: &str, start: usize) -> Option<(usize, usize)> {
    let end = |from: usize| text[from..].find('\n').map_or(text.len(), |end| from + end);
    let mut from = start;
    while text[from..end(from)].trim().is_empty() {
        from = text[..from.checked_sub(1)?].rfind('\n').map_or(0, |end| end + 1);
    }
    let mut to = end(from);
    if text[from..].trim_start().starts_with('[') {
        while to < text.len() && !text[to + 1..].trim_start_matches([' ', '\t']).starts_with('[') {
            to = end(to + 1);
        }
    }
    Some((from, to))
}

/// The parts of a table that can be parsed as the type `T`.
fn fitting<T: DeserializeOwned>(table: Table) -> Table {
    fn part<T: DeserializeOwned>(path: &mut Vec<String>, value: Value) -> Option<Value> {
        let whole = path
            .iter()
            .rev()
            .fold(value.clone(), |inner, key| Value::Table(Table::from_iter([(key.clone(), inner)])));
        if whole.try_into::<T>().is_ok() {
            return Some(value);
        }
        let Value::Table(table) = value else { return None };
        let parts = table.into_iter().filter_map(|(key, value)| {
            path.push(key.clone());
            let part = part::<T>(path, value);
            path.pop();
            Some((key, part?))
        });
        let parts: Table = parts.collect();
        (!parts.is_empty()).then_some(Value::Table(parts))
    }
    match part::<T>(&mut Vec::new(), Value::Table(table)) {
        Some(Value::Table(table)) => table,
        _ => Table::new(),
    }
}

/// A value as TOML text.
fn written<T: Serialize>(value: &T) -> io::Result<String> {
    toml::to_string(value).map_err(io::Error::other)
}

/// The text of a file after changing those keys that differ between `before` and `now`.
fn merged<T: Serialize>(text: &str, before: &T, now: &T) -> io::Result<Rewrite> {
    let table = |value: &T| written(value)?.parse::<Table>().map_err(io::Error::other);
    let (before, now) = (table(before)?, table(now)?);
    if before == now {
        return Ok(Rewrite::Stay);
    }
    let there = text.parse::<Table>().map_err(io::Error::other)?;
    let mut document = text.parse::<DocumentMut>().map_err(io::Error::other)?;
    let in_full = merge(document.as_table_mut(), &there, &before, &now);
    Ok(Rewrite::New { bytes: document.to_string().into_bytes(), in_full })
}

/// Writes the keys that differ between the tables `before` and `now` into `to`. Returns false if it overwrites
/// something that had not been read completely.
fn merge(to: &mut dyn TableLike, there: &Table, before: &Table, now: &Table) -> bool {
    let mut in_full = true;
    for key in before.keys().filter(|key| !now.contains_key(*key)) {
        in_full &= is_read(there.get(key), before.get(key));
        to.remove(key);
    }
    for (key, value) in now.iter().filter(|(key, value)| before.get(*key) != Some(*value)) {
        in_full &= match (to.get_mut(key), there.get(key), before.get(key), value) {
            (Some(old), Some(Value::Table(there)), was, Value::Table(now)) if old.is_table_like() => {
                let none = Table::new();
                let before = was.and_then(Value::as_table).unwrap_or(&none);
                old.as_table_like_mut().is_none_or(|old| merge(old, there, before, now))
            }
            (
                Some(Item::ArrayOfTables(old)),
                Some(Value::Array(there)),
                Some(Value::Array(before)),
                Value::Array(now),
            ) if are_tables(now) => merge_rows(old, there, before, now),
            (Some(old), there, was, value) => {
                let mut new = item(value);
                if let (Some(new), Some(old)) = (new.as_value_mut(), old.as_value()) {
                    *new.decor_mut() = old.decor().clone();
                }
                *old = new;
                is_read(there, was)
            }
            (None, ..) => {
                to.insert(key, item(value));
                true
            }
        };
    }
    in_full
}

/// Merges an array of tables, row by row. Returns false if it overwrites something that had not been read
/// completely.
fn merge_rows(to: &mut ArrayOfTables, there: &[Value], before: &[Value], now: &[Value]) -> bool {
    let none = Table::new();
    let row = |rows: &'_ [Value], at: usize| rows.get(at).and_then(Value::as_table).cloned();
    let mut in_full = true;
    while to.len() > now.len() {
        to.remove(to.len() - 1);
    }
    for (at, value) in now.iter().enumerate() {
        let Value::Table(now) = value else { continue };
        match to.get_mut(at) {
            Some(old) => {
                let (there, before) = (row(there, at), row(before, at));
                let (there, before) = (there.as_ref().unwrap_or(&none), before.as_ref().unwrap_or(&none));
                in_full &= merge(old, there, before, now);
            }
            None => to.push(table(now)),
        }
    }
    in_full
}

fn are_tables(rows: &[Value]) -> bool {
    !rows.is_empty() && rows.iter().all(Value::is_table)
}

/// True if a value was read completely: nothing in `there` is missing in `read`.
fn is_read(there: Option<&Value>, read: Option<&Value>) -> bool {
    match (there, read) {
        (None, _) => true,
        (Some(Value::Table(there)), Some(Value::Table(read))) => {
            there.iter().all(|(key, value)| is_read(Some(value), read.get(key)))
        }
        (Some(Value::Array(there)), Some(Value::Array(read))) => {
            there.len() == read.len()
                && there.iter().zip(read).all(|(there, read)| is_read(Some(there), Some(read)))
        }
        (Some(there), Some(read)) => {
            let number = |value: &Value| value.as_float().or(value.as_integer().map(|n| n as f64));
            match (number(there), number(read)) {
                (Some(there), Some(read)) => (there - read).abs() < 1e-6,
                _ => there == read,
            }
        }
        (Some(_), None) => false,
    }
}

/// Converts a value to an item of a document.
fn item(value: &Value) -> Item {
    match value {
        Value::Table(value) => Item::Table(table(value)),
        Value::Array(rows) if are_tables(rows) => {
            Item::ArrayOfTables(rows.iter().filter_map(Value::as_table).map(table).collect())
        }
        value => Item::Value(plain(value)),
    }
}

fn table(value: &Table) -> toml_edit::Table {
    let mut table = toml_edit::Table::new();
    for (key, value) in value {
        table.insert(key, item(value));
    }
    table
}

/// Converts a value to one that is written within a line.
fn plain(value: &Value) -> toml_edit::Value {
    match value {
        Value::String(text) => text.as_str().into(),
        Value::Integer(number) => (*number).into(),
        Value::Float(number) => (*number).into(),
        Value::Boolean(is) => (*is).into(),
        Value::Datetime(moment) => (*moment).into(),
        Value::Array(values) => values.iter().map(plain).collect::<Array>().into(),
        Value::Table(values) => {
            values.iter().map(|(key, value)| (key, plain(value))).collect::<toml_edit::InlineTable>().into()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs;

    use super::*;
    use serde::Deserialize;

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Kept {
        name: String,
        scale: f32,
        days: Vec<String>,
        rows: Vec<Row>,
        packs: BTreeMap<String, BTreeMap<String, u8>>,
    }

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Row {
        who: String,
    }

    struct Folder(tempfile::TempDir);

    impl Folder {
        fn with(text: &str) -> (Self, KeptFile) {
            let folder = tempfile::tempdir().unwrap();
            let file = KeptFile::new(folder.path().join("a.toml"), 10_000);
            fs::write(file.path(), text).unwrap();
            (Self(folder), file)
        }

        fn aside(&self) -> Option<String> {
            fs::read_to_string(self.0.path().join("a.toml.unread")).ok()
        }
    }

    /// The text of a file after a change, and the text of the old file if it was renamed.
    fn changed(text: &str, change: impl FnOnce(&mut Kept)) -> (String, Option<String>) {
        let (folder, file) = Folder::with(text);
        let changed = file.change_toml(change);
        assert_eq!(changed.news.is_some(), folder.aside().is_some());
        assert_eq!(file.read_toml::<Kept>(), changed.value);
        (fs::read_to_string(file.path()).unwrap(), folder.aside())
    }

    #[test]
    fn only_keys_that_changed_are_written() {
        let text = "# Mine.\nname = \"Anna\" # me\nfuture = [1, 2]\nscale = 1\n\n[packs.base]\na = 1\n# b\n[other]\nx = 1\n";
        let (now, aside) = changed(text, |kept| kept.scale = 1.1);
        assert_eq!((now.as_str(), aside), (text.replace("scale = 1\n", "scale = 1.1\n").as_str(), None));
        let (now, aside) = changed(text, |_| {});
        assert_eq!((now.as_str(), aside), (text, None));
        let (now, _) = changed("name = \"Anna\" # me\n[packs.base]\n# first\na = 1\n", |kept| {
            kept.name = "Ben".into();
            kept.packs.entry("base".into()).or_default().insert("b".into(), 2);
            kept.packs.insert("next".into(), [("c".into(), 3)].into());
        });
        let expected = "name = \"Ben\" # me\n[packs.base]\n# first\na = 1\nb = 2\n\n[packs.next]\nc = 3\n";
        assert_eq!(now, expected);
    }

    #[test]
    fn rows_keep_their_unknown_keys() {
        let text = "[[rows]]\nwho = \"a\"\nhat = \"red\"\n\n[[rows]]\nwho = \"b\"\n";
        let (now, aside) = changed(text, |kept| kept.rows[0].who = "c".into());
        assert_eq!((now.as_str(), aside), (text.replace("\"a\"", "\"c\"").as_str(), None));
        let (now, _) = changed(text, |kept| kept.rows.push(Row { who: "d".into() }));
        assert_eq!(now, format!("{text}\n[[rows]]\nwho = \"d\"\n"));
        let (now, _) = changed(text, |kept| kept.rows.truncate(1));
        assert_eq!(now, "[[rows]]\nwho = \"a\"\nhat = \"red\"\n");
    }

    #[test]
    fn a_wrong_line_costs_only_itself_and_the_file_is_put_aside() {
        for (text, name, days) in [
            ("name = \"Anna\"\nscale = 1.0 oops\ndays = [\"x\"]\n", "Anna", 1),
            ("name = \"Anna\"\ndays = [\"x\"]\nname = \"Ben\"\n", "Anna", 1),
            ("days = [\"x\"]\nname = \"Anna\"\nscale = [1,\n", "Anna", 1),
            ("days = [\"x\"]\nname = \"Anna\"\nrows = 3\n", "Anna", 1),
            ("days = [\"x\"]\nname = \"Anna\"\n[packs.base\na = 1\n[packs.b]\na = 2\n", "Anna", 1),
            ("\u{feff}name = Anna\ndays = [\"x\"]", "", 1),
        ] {
            let (now, aside) = changed(text, |kept| kept.packs.clear());
            assert_eq!(aside.as_deref(), Some(text));
            let now: Kept = toml::from_str(&now).unwrap();
            assert_eq!((now.name.as_str(), now.days.len()), (name, days), "{text}");
        }
    }

    #[test]
    fn one_wrong_value_in_a_table_costs_no_other() {
        let text = "[packs.a]\nx = 1\n[packs.b]\nx = 2\ny = \"two\"\n";
        let (folder, file) = Folder::with(text);
        let read: Kept = file.read_toml();
        assert_eq!(read.packs["a"]["x"], 1);
        assert_eq!(read.packs["b"], [("x".to_owned(), 2)].into());
        assert_eq!(folder.aside(), None, "reading changes nothing");
    }

    #[test]
    fn what_cannot_be_read_at_all_is_put_aside_too() {
        let many = "oops\n".repeat(100);
        for bytes in [&b"name = \"\xff\"\n"[..], many.as_bytes(), &[b'#'; 10_001]] {
            let (folder, file) = Folder::with("");
            fs::write(file.path(), bytes).unwrap();
            let changed = file.change_toml(|kept: &mut Kept| kept.name = "Anna".into());
            let Some(KeptNews::Aside { aside, .. }) = changed.news else { panic!("{:?}", changed.news) };
            assert_eq!(fs::read(aside).unwrap(), bytes);
            assert_eq!(file.read_toml::<Kept>().name, "Anna");
            drop(folder);
        }
    }

    #[test]
    fn a_file_that_cannot_be_written_is_told_and_the_change_holds_here() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("no-folder"), "").unwrap();
        let file = KeptFile::new(folder.path().join("no-folder").join("a.toml"), 100);
        let changed = file.change_toml(|kept: &mut Kept| kept.name = "Anna".into());
        assert_eq!(changed.value.name, "Anna");
        assert!(matches!(changed.news, Some(KeptNews::Unwritten { .. })));
    }

    #[test]
    fn text_of_a_windows_shell_is_read() {
        let (folder, file) = Folder::with("");
        let wide = "\u{feff}name = \"Änne\"\r\n".encode_utf16().flat_map(u16::to_le_bytes);
        fs::write(file.path(), wide.collect::<Vec<u8>>()).unwrap();
        assert_eq!(file.read_toml::<Kept>().name, "Änne");
        assert!(file.change_toml(|kept: &mut Kept| kept.scale = 2.0).news.is_none());
        assert_eq!(file.read_toml::<Kept>().name, "Änne");
        assert_eq!(folder.aside(), None);
    }

    #[test]
    fn wrong_lines_are_found_with_their_numbers() {
        let text = "a = 1\nb is 2\n\na = 3\n[c\nd = 1\n[e]\nf = \"x\n";
        let (rest, wrong) = without_wrong_lines(text);
        assert_eq!(rest.len(), text.len());
        let wrong: Vec<_> = wrong.iter().map(|w| (w.line, w.quoted.as_str(), w.twice.as_deref())).collect();
        assert_eq!(
            wrong,
            [(2, "b is 2", None), (4, "a = 3", Some("a")), (5, "[c", None), (8, "f = \"x", None)]
        );
        assert_eq!(rest.trim(), "a = 1\n      \n\n     \n  \n     \n[e]");
    }
}
