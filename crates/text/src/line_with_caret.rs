//! A line of a text as a message quotes it, with carets below the faulty part.

use std::fmt;
use std::ops::Range;

use super::untrusted_text::visible;

/// The most characters of a line that are quoted.
const LONGEST: usize = 160;

/// A quoted line with its faulty part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    /// The number, from 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// The line; of a very long one the stretch around the column.
    pub text: String,
    /// The number of characters of `text` before the marked ones.
    pub lead: usize,
    /// The number of marked characters.
    pub width: usize,
}

impl Quote {
    /// The line in which a stretch of a text begins.
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

/// A line as far as it is quoted, and how much of that stands before a character of it.
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
        // Tabs are kept, so that the caret stands below what it means.
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
