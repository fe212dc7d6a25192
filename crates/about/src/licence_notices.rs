//! The third-party notices: the typefaces and libraries in the program, with the texts of their licences.

/// The third-party notices as plain text.
pub const NOTICES: &str = include_str!("../../../docs/NOTICES.txt");

/// A line of the third-party notices, by its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// The line is the heading of a part.
    Heading(&'a str),
    /// The line is the name of a typeface, a library or a licence text.
    Name(&'a str),
    /// The line is any other text; it may be empty.
    Text(&'a str),
}

/// A part of the third-party notices to which a reader can jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The part with the licences of typefaces.
    Typefaces,
    /// The part with the licences of libraries.
    Libraries,
    /// The part with the texts of the licences.
    Texts,
}

impl Part {
    /// All parts, in the order of the notices.
    pub const ALL: [Self; 3] = [Self::Typefaces, Self::Libraries, Self::Texts];

    /// The heading of the part in the notices.
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Typefaces => "Typefaces",
            Self::Libraries => "Libraries",
            Self::Texts => "Texts of the terms",
        }
    }

    /// The index of the part's heading in `lines`; `None` if it is missing.
    pub fn line(self, lines: &[Line<'_>]) -> Option<usize> {
        lines.iter().position(|line| *line == Line::Heading(self.heading()))
    }
}

/// The lines of the notices with their kinds, without the lines that underline headings.
pub fn lines<'a>(notices: &'a str) -> Vec<Line<'a>> {
    let is_rule = |line: &str| line.len() > 2 && line.bytes().all(|b| matches!(b, b'=' | b'-'));
    let all: Vec<&str> = notices.lines().collect();
    let of = |(at, line): (usize, &&'a str)| {
        let next = all.get(at + 1).copied().unwrap_or_default();
        let is_first = at.checked_sub(1).is_some_and(|before| all[before].is_empty());
        match () {
            () if is_rule(line) && !line.starts_with(' ') => None,
            () if is_rule(next) && next.len() == line.len() => Some(Line::Heading(line)),
            () if is_first && next.starts_with("  ") && !line.starts_with(' ') => Some(Line::Name(line)),
            () => Some(Line::Text(line)),
        }
    };
    all.iter().enumerate().filter_map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_has_a_heading_and_names_below_it() {
        let (lines, mut last) = (lines(NOTICES), 0);
        assert_eq!(lines[0], Line::Heading("Third-party notices"));
        for part in Part::ALL {
            let at = part.line(&lines).unwrap_or_else(|| panic!("{part:?}"));
            assert!(at > last, "{part:?} stands in its order");
            assert!(lines[at..].iter().take(8).any(|line| matches!(line, Line::Name(_))), "{part:?}");
            last = at;
        }
        assert!(lines.contains(&Line::Name("egui 0.37.0")) && lines.contains(&Line::Name("EB Garamond")));
    }
}
