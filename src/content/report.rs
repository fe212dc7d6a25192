//! What is wrong with a pack, said so that its author can mend it: file, line, caret, remedy.

use std::fmt;

use super::source::{Source, Span};

/// One thing that is wrong, at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The path within the pack.
    pub file: String,
    /// From 1; 0 when the fault is about the file as a whole.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// The text of that line.
    pub quoted: String,
    /// How many characters of it are meant.
    pub width: usize,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl Fault {
    /// A fault at a stretch of a file.
    pub fn at(source: &Source, span: Span, message: impl Into<String>) -> Self {
        let place = source.place(span.start);
        let quoted = source.line(place.line).to_owned();
        let meant = source.text.get(span).unwrap_or("");
        let width = meant.lines().next().unwrap_or("").chars().count().max(1);
        Self {
            file: source.name.clone(),
            line: place.line,
            column: place.column,
            quoted,
            width,
            message: message.into(),
        }
    }

    /// A fault of a whole file.
    pub fn of_file(file: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            file: file.into(),
            line: 0,
            column: 0,
            quoted: String::new(),
            width: 0,
            message: message.into(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 {
            return write!(f, "{}: {}", self.file, self.message);
        }
        let number = self.line.to_string();
        let gutter = " ".repeat(number.len());
        // Tabs are kept, so that the caret stands below what it means.
        let lead: String =
            self.quoted.chars().take(self.column - 1).map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
        writeln!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
        writeln!(f, "{gutter} |")?;
        writeln!(f, "{number} | {}", self.quoted)?;
        write!(f, "{gutter} | {lead}{}", "^".repeat(self.width))
    }
}

/// Everything that is wrong with a pack; at least one fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What the pack was called when it was opened.
    pub pack: String,
    /// The faults, file by file.
    pub faults: Vec<Fault>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let many = if self.faults.len() == 1 { "" } else { "s" };
        write!(f, "{}: {} fault{many}", self.pack, self.faults.len())?;
        for fault in &self.faults {
            write!(f, "\n\n{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Report {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_shows_file_line_and_caret() {
        let source = Source::new("map.toml", "a = 1\n\thome = \"baer\"\n");
        let at = source.text.find("\"baer\"").unwrap();
        let fault = Fault::at(&source, at..at + 6, "there is no empire \"baer\"; did you mean \"bear\"?");
        assert_eq!(
            fault.to_string(),
            "map.toml:2:9: there is no empire \"baer\"; did you mean \"bear\"?\n  |\n2 | \thome = \"baer\"\n  | \t       ^^^^^^"
        );
    }
}
