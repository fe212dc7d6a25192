//! Fault reports for authors of packs, with file, line, caret and advice.

use std::fmt;

use super::layered_source_text::{Source, Span};
use crate::size_limits::MESSAGE;
use text::line_with_caret::Quote;
use text::untrusted_text;

/// A fault or warning in a pack, with its position in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The path of the faulty file within the pack.
    pub file: String,
    /// The faulty line with the faulty part marked. `None` if the fault concerns the whole file.
    pub place: Option<Quote>,
    /// A description of the fault, with what is expected instead.
    pub message: String,
    /// True if the faulty file belongs to a pack that this one extends.
    pub inherited: bool,
    /// True for a warning about a missing value that is replaced by a substitute.
    pub lacks: bool,
}

impl Fault {
    /// A fault at a range of a file.
    pub fn at(source: &Source, span: Span, message: impl Into<String>) -> Self {
        let layer = source.layer(span.start);
        let end = span.end.saturating_sub(layer.start).min(layer.text.len());
        let meant = span.start.saturating_sub(layer.start)..end;
        Self {
            file: untrusted_text::line(layer.name, untrusted_text::PATH),
            place: Some(Quote::new(layer.text, &meant)),
            message: readable(message.into()),
            inherited: source.inherits(span.start),
            lacks: false,
        }
    }

    /// A fault that concerns a whole file.
    pub fn for_file(file: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            file: untrusted_text::line(&file.into(), untrusted_text::PATH),
            place: None,
            message: readable(message.into()),
            inherited: false,
            lacks: false,
        }
    }

    /// The position and the message on one line, without the quoted line.
    pub fn summary(&self) -> String {
        match &self.place {
            Some(Quote { line, column, .. }) => format!("{}:{line}:{column}: {}", self.file, self.message),
            None => format!("{}: {}", self.file, self.message),
        }
    }
}

/// The message with only visible characters and a limited length.
fn readable(message: String) -> String {
    untrusted_text::lines(&message, MESSAGE).into_owned()
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.summary())?;
        self.place.as_ref().map_or(Ok(()), |quote| write!(f, "\n{quote}"))
    }
}

/// All faults and warnings of a pack. Faults make it unplayable, warnings do not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The name under which the pack was opened.
    pub pack: String,
    /// The faults, sorted by file and line.
    pub faults: Vec<Fault>,
    /// Warnings about problems that do not prevent play, such as missing translations.
    pub warnings: Vec<Fault>,
    /// True if the rest of the pack could not be checked because of the faults.
    pub partial: bool,
}

impl Report {
    /// Creates a report of these faults, sorted and without duplicates. Files come in the given order, then others by
    /// name.
    pub fn new(pack: String, mut faults: Vec<Fault>, order: &[&str]) -> Self {
        sort(&mut faults, order);
        Self { pack, faults, warnings: Vec::new(), partial: false }
    }

    /// This report with these warnings, which must be sorted.
    pub fn with_warnings(self, warnings: Vec<Fault>) -> Self {
        Self { warnings, ..self }
    }
}

/// Sorts faults and removes duplicates. The files come in the given order, then others by name. Faults of
/// extended packs come last.
pub fn sort(faults: &mut Vec<Fault>, order: &[&str]) {
    let rank = |file: &str| order.iter().position(|f| *f == file).unwrap_or(order.len());
    let place = |f: &Fault| f.place.as_ref().map(|quote| (quote.line, quote.column));
    let key = |f: &Fault| (f.inherited, rank(&f.file), f.file.clone(), place(f), f.message.clone());
    faults.sort_by_cached_key(key);
    faults.dedup();
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let many = |n: usize| if n == 1 { "" } else { "s" };
        let (faults, warnings) = (self.faults.len(), self.warnings.len());
        write!(
            f,
            "{}: {faults} fault{}",
            untrusted_text::line(&self.pack, untrusted_text::PATH),
            many(faults)
        )?;
        if warnings > 0 {
            write!(f, ", {warnings} warning{}", many(warnings))?;
        }
        for fault in &self.faults {
            write!(f, "\n\n{fault}")?;
        }
        for warning in &self.warnings {
            write!(f, "\n\nwarning: {warning}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Report {}

#[cfg(test)]
mod tests {
    use crate::toml::fault_report::*;

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
