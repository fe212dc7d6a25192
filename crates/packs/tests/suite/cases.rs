//! The format of a file with test cases:
//!
//! ```text
//! What the file is about.
//!
//! # the name of a case
//!
//! map.toml
//! - what stood there first
//! + what stands there now
//!
//!     what is said of it
//! ```
//!
//! Lines with `-` are searched in the file and replaced by the lines with `+` that follow. The text may begin and end
//! within a line. Without lines with `+`, it is deleted, including line ends if it consists of whole lines. Lines
//! with `*` are like lines with `-`, but every occurrence is replaced. Lines with `+` alone are the whole content of
//! the file. `map.toml is missing` removes a file, and `text/de.toml is like text/en.toml` copies one. A case whose
//! name ends in `(French)` uses the pack with two languages. Lines with `>` are comments.

use std::fmt::Write;

/// A change to a file of the test pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The file is removed.
    Missing,
    /// The file becomes a copy of another file.
    Like(String),
    /// The file gets exactly this text.
    Whole(String),
    /// The first occurrence of one text is replaced by another.
    Edit { from: String, to: String },
    /// Every occurrence of one text is replaced by another.
    Everywhere { from: String, to: String },
}

/// A test case: changes to a pack, and the expected message.
pub struct Case {
    /// A sentence that says what is wrong with the pack.
    pub name: String,
    /// The changes, each with the path of its file.
    pub changes: Vec<(String, Change)>,
    /// The whole expected message.
    pub message: String,
    /// The text of the case in its file, up to its message.
    head: String,
}

impl Case {
    /// True if the case uses the pack with French texts.
    pub fn in_french(&self) -> bool {
        self.name.ends_with("(French)")
    }
}

/// All test cases of a file.
pub struct Cases {
    about: String,
    pub list: Vec<Case>,
}

impl Cases {
    /// Parses a file of test cases.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut parts = text.split("\n# ");
        let about = parts.next().unwrap_or_default().to_owned();
        let list = parts.map(case).collect::<Result<Vec<_>, _>>()?;
        for (i, case) in list.iter().enumerate() {
            if list[..i].iter().any(|other| other.name == case.name) {
                return Err(format!("{:?} is there twice", case.name));
            }
        }
        Ok(Self { about, list })
    }

    /// The content of the file, with the current messages of the cases.
    pub fn text(&self) -> String {
        let mut text = self.about.clone();
        for case in &self.list {
            write!(text, "\n# {}\n", case.head).expect("a text takes everything");
            for line in case.message.lines() {
                text += if line.is_empty() { "" } else { "    " };
                text += line;
                text += "\n";
            }
        }
        text
    }
}

fn case(text: &str) -> Result<Case, String> {
    let name = text.lines().next().unwrap_or_default().to_owned();
    let message = |line: &&str| line.starts_with("    ") || line.is_empty();
    let head_lines = text.lines().count() - text.lines().rev().take_while(message).count();
    let lines: Vec<&str> = text.lines().collect();
    let (head, said) = lines.split_at(head_lines);
    let said: Vec<&str> = said.iter().map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
    let changes = changes(&head[1..]).map_err(|why| format!("{name}: {why}"))?;
    let message = said.join("\n").trim_matches('\n').to_owned();
    Ok(Case { name, changes, message, head: head.join("\n") + "\n" })
}

/// The lines of one change: those with `-` or `*`, and those with `+`.
#[derive(Default)]
struct Lines {
    from: Vec<String>,
    to: Vec<String>,
    everywhere: bool,
}

impl Lines {
    fn change(self) -> Change {
        let (from, to) = (self.from.join("\n"), self.to.join("\n"));
        match (self.everywhere, self.from.is_empty()) {
            (_, true) => Change::Whole(to + "\n"),
            (true, false) => Change::Everywhere { from, to },
            (false, false) => Change::Edit { from, to },
        }
    }
}

fn changes(lines: &[&str]) -> Result<Vec<(String, Change)>, String> {
    let mut changes = Vec::new();
    let mut file = None;
    let mut open = Lines::default();
    let mut close = |file: &Option<String>, open: &mut Lines| -> Result<(), String> {
        let lines = std::mem::take(open);
        if !lines.from.is_empty() || !lines.to.is_empty() {
            let file = file.clone().ok_or("a change without a file")?;
            changes.push((file, lines.change()));
        }
        Ok(())
    };
    // Files are removed and copied after all edits, because the edits may still need their texts.
    let mut last = Vec::new();
    for line in lines {
        let (mark, rest) = (line.get(..1).unwrap_or(""), line.get(2..).unwrap_or("").to_owned());
        match mark {
            "-" | "*" => {
                if !open.to.is_empty() {
                    close(&file, &mut open)?;
                }
                open.everywhere = mark == "*";
                open.from.push(rest);
            }
            "+" => open.to.push(rest),
            "" | ">" => close(&file, &mut open)?,
            _ => {
                close(&file, &mut open)?;
                if let Some(gone) = line.strip_suffix(" is missing") {
                    last.push((gone.to_owned(), Change::Missing));
                } else if let Some((copy, other)) = line.split_once(" is like ") {
                    last.push((copy.to_owned(), Change::Like(other.to_owned())));
                } else {
                    file = Some((*line).to_owned());
                }
            }
        }
    }
    close(&file, &mut open)?;
    changes.extend(last);
    Ok(changes)
}

#[test]
fn a_case_is_read_with_its_changes_and_its_message() {
    let text = "About.\n\n# a name\n\na.toml\n- x = 1\n- y\n+ x = 2\n\n* z\nb.toml is missing\n\n    \
                no\n\n    good\n\n# other\n\nc.toml\n+ all\n\n    well\n";
    let cases = Cases::read(text).unwrap();
    let edit = Change::Edit { from: "x = 1\ny".into(), to: "x = 2".into() };
    let everywhere = Change::Everywhere { from: "z".into(), to: String::new() };
    let expected =
        [("a.toml".into(), edit), ("a.toml".into(), everywhere), ("b.toml".into(), Change::Missing)];
    assert_eq!(cases.list[0].changes, expected);
    assert_eq!(cases.list[0].message, "no\n\ngood");
    assert_eq!(cases.list[1].changes, [("c.toml".into(), Change::Whole("all\n".into()))]);
    assert_eq!(cases.text(), text);
    assert!(Cases::read("\n# a\n\na.toml\n+ 1\n\n    b\n\n# a\n\n    c\n").is_err());
    assert!(Cases::read("\n# a\n\n- 1\n\n    b\n").is_err());
}
