//! Quotes the faulty line of a text in an error message, with carets below the faulty part.

use std::fmt;
use std::ops::Range;

use super::untrusted_text::visible;

/// The maximum number of characters quoted from a line.
const LONGEST: usize = 160;

/// A quoted line of a text, with the position of the faulty part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    /// The number of the line in the text, from 1.
    pub line: usize,
    /// The column of the faulty part, from 1, in characters.
    pub column: usize,
    /// The quoted line. If the line is very long, only the part around the fault is quoted.
    pub text: String,
    /// The number of characters of `text` before the faulty part.
    pub lead: usize,
    /// The number of faulty characters, which get a caret each.
    pub width: usize,
}

impl Quote {
    /// Quotes the line in which `span`, a range of bytes of `text`, begins.
    pub fn new(text: &str, span: &Range<usize>) -> Self {
        let before = text.get(..span.start).unwrap_or(text);
        let start = before.rfind('\n').map_or(0, |i| i + 1);
        let line = text.get(start..).unwrap_or_default().lines().next().unwrap_or_default();
        let at = before.get(start..).unwrap_or_default().chars().count();
        let meant = text.get(span.clone()).unwrap_or_default().lines().next().unwrap_or_default();
        let (shown, lead) = stretch(line, at);
        let room = shown.chars().count().saturating_sub(lead);
        Self {
            line: before.matches('\n').count() + 1,
            column: at + 1,
            text: shown.chars().map(visible).collect(),
            lead,
            width: meant.chars().take(room).count().max(1),
        }
    }
}

/// The part of a line that is quoted, and the number of quoted characters before the character `at`.
fn stretch(line: &str, at: usize) -> (String, usize) {
    let count = line.chars().count();
    if count <= LONGEST {
        return (line.to_owned(), at);
    }
    let from = at.saturating_sub(LONGEST / 4);
    let kept: String = line.chars().skip(from).take(LONGEST).collect();
    let before = if from > 0 { "…" } else { "" };
    let after = if from + LONGEST < count { "…" } else { "" };
    (format!("{before}{kept}{after}"), at - from + before.chars().count())
}

impl fmt::Display for Quote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.line.to_string();
        let gutter = " ".repeat(number.len());
        // Keeps tabs, so that the carets line up with the characters above them.
        let lead: String =
            self.text.chars().take(self.lead).map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
        writeln!(f, "{gutter} |")?;
        writeln!(f, "{number} | {}", self.text)?;
        write!(f, "{gutter} | {lead}{}", "^".repeat(self.width))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caret_stands_below_what_is_meant() {
        let text = "a = 1\n\tb = \"two\u{1b}\"\n";
        let at = text.find("\"two").unwrap();
        let quote = Quote::new(text, &(at..at + 6));
        assert_eq!((quote.line, quote.column), (2, 6));
        assert_eq!(quote.to_string(), "  |\n2 | \tb = \"two\u{fffd}\"\n  | \t    ^^^^^^");
    }

    #[test]
    fn of_a_very_long_line_the_stretch_around_what_is_meant_is_quoted() {
        let text = format!("{}here{}", "x".repeat(1 << 20), "y".repeat(1 << 20));
        let quote = Quote::new(&text, &((1 << 20)..(2 << 20)));
        assert!(quote.text.starts_with("…x") && quote.text.ends_with("y…"), "{}", quote.text);
        assert_eq!(quote.text.chars().skip(quote.lead).take(4).collect::<String>(), "here");
        assert!(quote.lead + quote.width <= quote.text.chars().count());
    }
}
