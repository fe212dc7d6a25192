//! The third-party notices: typefaces and libraries in the program, with the texts of their licences.

/// The notices, as they are shipped and printed.
pub const NOTICES: &str = include_str!("../../../docs/NOTICES.txt");

/// A line of the notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// The heading of a part.
    Heading(&'a str),
    /// The name of a typeface, a library or a text.
    Name(&'a str),
    /// Anything else, perhaps nothing.
    Text(&'a str),
}

/// The parts that can be gone to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The licences of typefaces.
    Typefaces,
    /// The licences of libraries.
    Libraries,
    /// The texts of the terms.
    Texts,
}

impl Part {
    /// All of them, in their order.
    pub const ALL: [Self; 3] = [Self::Typefaces, Self::Libraries, Self::Texts];

    /// Its heading in the notices.
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Typefaces => "Typefaces",
            Self::Libraries => "Libraries",
            Self::Texts => "Texts of the terms",
        }
    }

    /// The number of its heading among the lines of notices, if they have it.
    pub fn line(self, lines: &[Line<'_>]) -> Option<usize> {
        lines.iter().position(|line| *line == Line::Heading(self.heading()))
    }
}

/// The lines of the notices, without the rules that underline headings.
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
