//! The markup of rulebook texts: `*word*`, `**word**`, house rules in `[brackets]`, pictures such as
//! `~city~`, and rule numbers that become links.

use super::table_of_contents::PICTURES;

/// The emphasis of a piece of text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Set {
    /// The text has no emphasis.
    #[default]
    Plain,
    /// The text is bold, as the subject of a statement.
    Strong,
    /// The text is italic, as a term or a name.
    Slanted,
    /// The text is in brackets, since a house rule changes it.
    Changed,
}

/// A piece of a rulebook text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Text, with the rule or section to which it links.
    Words {
        /// The text, without markup.
        text: String,
        /// The emphasis of the text.
        set: Set,
        /// The number of the rule or section to which the text links, such as `6.2` or `10`; `None` without a
        /// link.
        leads: Option<String>,
    },
    /// A picture, whose name is one of [`PICTURES`].
    Picture(&'static str),
}

/// Parses the markup of a rulebook text into pieces.
pub fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        if let Some((inner, set, after)) = set_apart(rest) {
            flush(&mut pieces, &mut plain);
            pieces.extend(words(inner, set));
            rest = after;
        } else if let Some((picture, after)) = picture(rest) {
            flush(&mut pieces, &mut plain);
            pieces.push(Piece::Picture(picture));
            rest = after;
        } else {
            let mut chars = rest.chars();
            plain.extend(chars.next());
            rest = chars.as_str();
        }
    }
    flush(&mut pieces, &mut plain);
    pieces
}

/// Removes markup and pictures from a rulebook text, for terminals.
pub fn plain(text: &str) -> String {
    let mut said = String::new();
    for piece in pieces(text) {
        match piece {
            Piece::Words { text, .. } => said.push_str(&text),
            // The space before a picture is removed too.
            Piece::Picture(_) => said.truncate(said.trim_end_matches(' ').len()),
        }
    }
    said.trim_start().to_owned()
}

/// The number of the first rule that a text cites, such as `4.2`.
pub fn cited(text: &str) -> Option<String> {
    pieces(text).into_iter().find_map(|piece| match piece {
        Piece::Words { leads, .. } => leads,
        Piece::Picture(_) => None,
    })
}

fn flush(pieces: &mut Vec<Piece>, plain: &mut String) {
    if !plain.is_empty() {
        pieces.extend(words(plain, Set::Plain));
        plain.clear();
    }
}

/// The emphasised piece at the start of a text, and the text after it; `None` if the text does not start with
/// one.
fn set_apart(text: &str) -> Option<(&str, Set, &str)> {
    let marks = [("**", "**", Set::Strong), ("*", "*", Set::Slanted), ("[", "]", Set::Changed)];
    marks.into_iter().find_map(|(open, close, set)| {
        let inside = text.strip_prefix(open)?;
        let (inner, after) = inside.split_once(close)?;
        // A single star is not markup.
        let whole = !inner.is_empty() && !inner.starts_with([' ', '*']) && !inner.ends_with(' ');
        whole.then_some((inner, set, after))
    })
}

fn picture(text: &str) -> Option<(&'static str, &str)> {
    let inside = text.strip_prefix('~')?;
    PICTURES.into_iter().find_map(|name| Some((name, inside.strip_prefix(name)?.strip_prefix('~')?)))
}

/// Splits text into pieces where links begin and end.
fn words(text: &str, set: Set) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut begun = 0;
    let mut at = 0;
    while at < text.len() {
        let before = text[..at].chars().next_back();
        let found = if before.is_some_and(char::is_alphanumeric) { None } else { cite(&text[at..]) };
        match found {
            Some((length, leads)) => {
                if begun < at {
                    pieces.push(Piece::Words { text: text[begun..at].to_owned(), set, leads: None });
                }
                let cited = text[at..at + length].to_owned();
                pieces.push(Piece::Words { text: cited, set, leads: Some(leads) });
                at += length;
                begun = at;
            }
            None => at += text[at..].chars().next().map_or(1, char::len_utf8),
        }
    }
    if begun < text.len() {
        pieces.push(Piece::Words { text: text[begun..].to_owned(), set, leads: None });
    }
    pieces
}

/// The length in bytes and the target of the citation at the start of a text, such as `R6.2`, `R14` or `section
/// 10`.
fn cite(text: &str) -> Option<(usize, String)> {
    let section =
        ["section ", "section\u{a0}", "Section "].into_iter().find_map(|word| text.strip_prefix(word));
    let (rest, is_section) = match section {
        Some(rest) => (rest, true),
        None => (text.strip_prefix('R')?, false),
    };
    let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
    if number.is_empty() || number.len() > 2 {
        return None;
    }
    let mut cited = number;
    if !is_section && let Some(inner) = rest[cited.len()..].strip_prefix('.') {
        let digits: String = inner.chars().take_while(char::is_ascii_digit).collect();
        if !digits.is_empty() && digits.len() <= 2 {
            let letter = inner[digits.len()..].chars().next();
            let next = letter.map(char::len_utf8).and_then(|n| inner[digits.len() + n..].chars().next());
            let letter =
                letter.filter(|c| c.is_ascii_lowercase() && !next.is_some_and(char::is_alphanumeric));
            cited = format!("{cited}.{digits}");
            cited.extend(letter);
        }
    }
    let length = text.len() - rest.len() + cited.len();
    let goes_on = text[length..].chars().next().is_some_and(char::is_alphanumeric);
    (!goes_on).then_some((length, cited))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words_of(text: &str) -> Vec<(String, Set, Option<String>)> {
        pieces(text)
            .into_iter()
            .map(|piece| match piece {
                Piece::Words { text, set, leads } => (text, set, leads),
                Piece::Picture(name) => (format!("<{name}>"), Set::Plain, None),
            })
            .collect()
    }

    #[test]
    fn marks_pictures_and_citations_are_found() {
        let found = words_of("**Add** ~add~ (R2.4a, section 10): [3] *banners* of R14.");
        let plain = |text: &str| (text.to_owned(), Set::Plain, None);
        let lead = |text: &str, to: &str| (text.to_owned(), Set::Plain, Some(to.to_owned()));
        assert_eq!(
            found,
            [
                ("Add".to_owned(), Set::Strong, None),
                plain(" "),
                plain("<add>"),
                plain(" ("),
                lead("R2.4a", "2.4a"),
                plain(", "),
                lead("section 10", "10"),
                plain("): "),
                ("3".to_owned(), Set::Changed, None),
                plain(" "),
                ("banners".to_owned(), Set::Slanted, None),
                plain(" of "),
                lead("R14", "14"),
                plain("."),
            ]
        );
    }

    #[test]
    fn what_only_looks_like_a_mark_stays_as_it_is() {
        for text in ["2 * 3 * 4", "a: b: c", "[", "*", "**", "", "Region 10", "DR6.2", "R123", "é*é"] {
            assert_eq!(plain(text), text.trim_start(), "{text:?}");
            assert_eq!(cited(text), None, "{text:?}");
        }
    }

    #[test]
    fn what_is_read_in_a_terminal_has_no_marks_and_no_holes() {
        assert_eq!(plain("**Attack** ~attack~: section 6."), "Attack: section 6.");
        assert_eq!(plain("~city~ **Cities** score"), "Cities score");
        assert_eq!(cited("no (R4.2), or R4.3").as_deref(), Some("4.2"));
        assert_eq!(cited("R6.1, R7.3").as_deref(), Some("6.1"));
    }
}
