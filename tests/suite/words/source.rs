//! The string literals of the program's sources, each with the function that contains it.

use std::fs;
use std::path::Path;

/// A string literal.
pub struct Literal {
    /// Its text.
    pub text: String,
    /// `file:line`.
    pub place: String,
    /// The code before it, without spaces, such as `speech.text(`.
    pub before: String,
    /// The number of the function that contains it, counted over all files.
    pub function: usize,
}

/// All literals in these folders of sources, except those in unit tests.
pub fn literals(folders: &[&str]) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut functions = 0;
    for folder in folders {
        read_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut functions, &mut found);
    }
    assert!(found.len() > 500 && functions > 100, "the source is not where it was");
    found
}

fn read_folder(folder: &Path, functions: &mut usize, found: &mut Vec<Literal>) {
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read_folder(&path, functions, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
            let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(&path).display().to_string();
            read_file(&name, code, functions, found);
        }
    }
}

/// Collects the literals of a file. Comments and character literals are skipped.
fn read_file(name: &str, code: &str, functions: &mut usize, found: &mut Vec<Literal>) {
    *functions += 1;
    let mut before = String::new();
    let mut rest = code;
    while let Some(c) = rest.chars().next() {
        let line = || code[..code.len() - rest.len()].matches('\n').count() + 1;
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if let Some(hashes) = raw_string(rest) {
            let end = format!("\"{}", "#".repeat(hashes));
            let inside = &rest[hashes + 2..];
            rest = inside.find(&end).map_or("", |at| &inside[at + end.len()..]);
        } else if c == '"' {
            let (text, after) = string(&rest[1..]);
            let place = format!("{name}:{}", line());
            let start = before.char_indices().rev().nth(40).map_or(0, |(i, _)| i);
            found.push(Literal { text, place, before: before[start..].to_owned(), function: *functions });
            before.push('"');
            rest = after;
        } else if c == '\'' {
            // A character literal, or the name of a lifetime.
            let length = [3, 4].into_iter().find(|n| rest.chars().nth(n - 1) == Some('\''));
            let length = length.filter(|n| *n == 3 || rest[1..].starts_with('\\')).unwrap_or(1);
            rest = &rest[rest.chars().take(length).map(char::len_utf8).sum()..];
        } else {
            if before.ends_with("\u{1}fn") && c == ' ' {
                *functions += 1;
            }
            if !c.is_whitespace() {
                before.push(c);
            } else if !before.ends_with('\u{1}') {
                // Mark the beginnings of words, to tell the keyword `fn` from the end of a word.
                before.push('\u{1}');
            }
            rest = &rest[c.len_utf8()..];
        }
    }
}

/// The number of hashes of the raw string that begins here; `None` if none begins.
fn raw_string(rest: &str) -> Option<usize> {
    let after = rest.strip_prefix('r')?;
    let hashes = after.chars().take_while(|c| *c == '#').count();
    after[hashes..].starts_with('"').then_some(hashes)
}

/// The text of a string, and the code after it.
fn string(inside: &str) -> (String, &str) {
    let mut text = String::new();
    let mut chars = inside.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return (text, &inside[at + 1..]),
            '\\' => text.extend(chars.next().map(|(_, escaped)| escaped)),
            c => text.push(c),
        }
    }
    (text, "")
}

impl Literal {
    /// True if the literal is the key in a call such as `speech.say("…"` or `button("…"`.
    pub fn is_said(&self) -> bool {
        let before = self.before.replace('\u{1}', "");
        let before = before.strip_suffix("&format!(").unwrap_or(&before);
        let calls =
            [".text(", ".say(", ".try_say(", ".line(", "=say(", "=>say(", "{say(", "button(", "item("];
        calls.iter().any(|call| before.ends_with(call))
    }
}
