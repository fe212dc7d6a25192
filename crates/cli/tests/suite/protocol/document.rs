//! PROTOCOL.md as data: its example blocks and its tables.

use serde_json::Value;

pub const TEXT: &str = include_str!("../../../../../PROTOCOL.md");

/// One command of an example with the answer that is documented.
pub struct Exchange {
    /// The line of the command, from 1.
    pub line: usize,
    pub command: String,
    pub answer: Value,
}

/// The example blocks, each one session.
pub fn examples() -> Vec<Vec<Exchange>> {
    let mut blocks = Vec::new();
    let mut lines = TEXT.lines().zip(1..);
    while let Some((line, _)) = lines.next() {
        if line == "```text" {
            let block: Vec<(&str, usize)> = lines.by_ref().take_while(|(line, _)| *line != "```").collect();
            blocks.push(exchanges(&block));
        }
    }
    blocks
}

fn exchanges(block: &[(&str, usize)]) -> Vec<Exchange> {
    let begins = |(text, _): &(&str, usize)| text.starts_with('>');
    assert!(block.first().is_some_and(begins), "a block begins with a command");
    let parts = block.chunk_by(|_, next| !begins(next));
    let exchange = |part: &[(&str, usize)]| {
        let (command, line) = part[0];
        let answer: String = part[1..].iter().map(|(text, _)| format!("{text}\n")).collect();
        let answer = serde_json::from_str(&answer)
            .unwrap_or_else(|e| panic!("PROTOCOL.md:{line}: the answer is not JSON: {e}\n{answer}"));
        Exchange { line, command: command[1..].trim().to_owned(), answer }
    };
    parts.map(exchange).collect()
}

/// Whether an answer is the documented one. What is left out there is marked with "…".
pub fn matches(documented: &Value, answer: &Value) -> bool {
    match (documented, answer) {
        (Value::String(any), _) if any == "…" => true,
        (Value::Object(wanted), Value::Object(got)) => {
            let open = wanted.contains_key("…");
            (open || wanted.len() == got.len())
                && wanted
                    .iter()
                    .filter(|(key, _)| *key != "…")
                    .all(|(key, value)| got.get(key).is_some_and(|other| matches(value, other)))
        }
        (Value::Array(wanted), Value::Array(got)) => {
            let open = wanted.last().is_some_and(|last| last == "…");
            let wanted = if open { &wanted[..wanted.len() - 1] } else { wanted };
            (if open { wanted.len() <= got.len() } else { wanted.len() == got.len() })
                && wanted.iter().zip(got).all(|(a, b)| matches(a, b))
        }
        _ => documented == answer,
    }
}

/// The rows of the tables under a heading that contains these words, as cells; up to the next heading.
/// Tables are told apart by their head, which is the first row of each.
pub fn tables(heading: &str) -> Vec<Vec<Vec<String>>> {
    let mut lines = TEXT.lines().skip_while(|line| !(line.starts_with('#') && line.contains(heading)));
    assert!(lines.next().is_some(), "PROTOCOL.md has no heading \"{heading}\"");
    let section: Vec<&str> =
        lines.take_while(|line| !line.starts_with("## ") && !line.starts_with("### ")).collect();
    let runs = section.chunk_by(|a, b| a.starts_with('|') == b.starts_with('|'));
    runs.filter(|run| run[0].starts_with('|'))
        .map(|run| run.iter().filter(|line| !line.starts_with("|---")).map(|line| cells(line)).collect())
        .collect()
}

fn cells(line: &str) -> Vec<String> {
    line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
}

/// The rows, without its head, of the first table under a heading.
pub fn rows(heading: &str) -> Vec<Vec<String>> {
    let tables = tables(heading);
    tables.first().unwrap_or_else(|| panic!("no table under \"{heading}\""))[1..].to_vec()
}

/// The texts that a cell shows as code.
pub fn code(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The first code of each row's first cell, of all tables under a heading whose head begins like this.
pub fn keys(heading: &str, head: &str) -> Vec<String> {
    let tables = tables(heading);
    let meant = tables.iter().filter(|table| table[0][0] == head);
    meant.flat_map(|table| table[1..].iter().map(|row| code(&row[0]).concat())).collect()
}
