//! Searches the rulebook for a rule by its number, or for statements by words in them.

use super::markup::{cited, plain};
use super::rulebook_sections::{Rulebook, Statement};

/// What a reader searches for in the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Query {
    /// The query is empty.
    Nothing,
    /// The query is the number of a rule or section, here without the `R`.
    Number(String),
    /// The query is words that a statement must all contain. They are folded by [`folded`].
    Words(Vec<String>),
}

impl Query {
    /// Parses a query as the reader typed it.
    pub fn parse(typed: &str) -> Self {
        let typed = typed.trim();
        let rest = typed.strip_prefix(['R', 'r']).unwrap_or(typed).trim_start();
        let is_number = |text: &str| {
            let (section, inner) = text.split_once('.').unwrap_or((text, "0"));
            let digits = inner.trim_end_matches(|c: char| c.is_ascii_alphabetic());
            let whole =
                |text: &str| (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
            whole(section) && whole(digits) && inner.len() <= digits.len() + 1
        };
        match typed {
            "" => Self::Nothing,
            _ if is_number(rest) => Self::Number(rest.to_lowercase()),
            _ => Self::Words(typed.split_whitespace().map(folded).collect()),
        }
    }
}

/// The place of a statement: the index of its section, and its index in the section.
pub type Place = (usize, usize);

impl Rulebook {
    /// The statements that match a query. For the number of a rule, these are the rule and then the statements
    /// that cite it. For the number of a section, they are all its statements.
    pub fn find(&self, query: &Query) -> Vec<Place> {
        match query {
            Query::Nothing => Vec::new(),
            Query::Number(number) if !number.contains('.') => {
                self.matching(|statement| statement.number.split('.').next() == Some(number))
            }
            Query::Number(number) => {
                let mut found = self.matching(|statement| statement.number == *number);
                if !found.is_empty() {
                    found.extend(
                        self.matching(|statement| {
                            statement.number != *number && cites(&statement.text, number)
                        }),
                    );
                }
                found
            }
            Query::Words(words) => self.matching(|statement| {
                let all = folded(&whole(statement));
                words.iter().all(|word| all.contains(word))
            }),
        }
    }

    fn matching(&self, wanted: impl Fn(&Statement) -> bool) -> Vec<Place> {
        let mut found = Vec::new();
        for (at, section) in self.sections.iter().enumerate() {
            let statements = section.statements.iter().enumerate();
            found.extend(statements.filter(|(_, s)| wanted(s)).map(|(place, _)| (at, place)));
        }
        found
    }
}

/// True if a text cites the rule with this number.
fn cites(text: &str, number: &str) -> bool {
    let mut rest = text;
    while let Some(at) = rest.find('R') {
        rest = &rest[at..];
        if cited(rest).as_deref() == Some(number) && rest[1..].starts_with(number) {
            return true;
        }
        rest = &rest[1..];
    }
    false
}

/// The text of a statement, its notes on house rules and its table, to search in.
fn whole(statement: &Statement) -> String {
    let mut all = plain(&statement.text);
    for mark in &statement.marks {
        all.push('\n');
        all.push_str(mark);
    }
    for cell in statement.table.iter().flat_map(|table| &table.rows).flat_map(|row| &row.cells) {
        all.push('\n');
        all.push_str(&plain(cell));
    }
    all
}

/// Folds a text for comparison: lower case and no accents. The number of characters stays the same.
pub fn folded(text: &str) -> String {
    text.chars().map(fold).collect()
}

/// Folds a letter for comparison: lower case and no accent.
fn fold(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    match small {
        'à' | 'â' | 'ä' | 'á' | 'ã' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ö' | 'ó' | 'õ' => 'o',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        '’' => '\'',
        '\u{a0}' | '\u{202f}' => ' ',
        other => other,
    }
}

/// The byte ranges at which any of these folded words occurs in a text, in order and without overlaps.
pub fn hits(text: &str, words: &[String]) -> Vec<std::ops::Range<usize>> {
    let letters: Vec<(usize, char)> = text.char_indices().map(|(at, c)| (at, fold(c))).collect();
    let end_of = |place: usize| letters.get(place).map_or(text.len(), |(at, _)| *at);
    let mut found: Vec<std::ops::Range<usize>> = Vec::new();
    for word in words.iter().filter(|word| !word.is_empty()) {
        let wanted: Vec<char> = word.chars().collect();
        for start in 0..(letters.len() + 1).saturating_sub(wanted.len()) {
            if letters[start..].iter().zip(&wanted).all(|((_, c), w)| c == w) {
                found.push(letters[start].0..end_of(start + wanted.len()));
            }
        }
    }
    found.sort_by_key(|range| (range.start, range.end));
    let mut apart: Vec<std::ops::Range<usize>> = Vec::new();
    for range in found {
        match apart.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => apart.push(range),
        }
    }
    apart
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_from_words() {
        for typed in ["6.2", "R6.2", " r6.2 ", "R 6.2"] {
            assert_eq!(Query::parse(typed), Query::Number("6.2".into()), "{typed:?}");
        }
        assert_eq!(Query::parse("R2.4a"), Query::Number("2.4a".into()));
        assert_eq!(Query::parse("14"), Query::Number("14".into()));
        assert_eq!(Query::parse("  "), Query::Nothing);
        for typed in ["R", "rounds", "6.2.1", "123", "6.", "2.4ab", "+1"] {
            assert!(matches!(Query::parse(typed), Query::Words(_)), "{typed:?}");
        }
        assert_eq!(Query::parse("Région d'Été"), Query::Words(vec!["region".into(), "d'ete".into()]));
    }

    #[test]
    fn words_are_found_whatever_their_letters_and_accents() {
        let text = "Une région, des Régions";
        let found: Vec<&str> =
            hits(text, &["region".into(), "gions".into()]).into_iter().map(|range| &text[range]).collect();
        assert_eq!(found, ["région", "Régions"]);
        assert!(hits("é", &["eee".into()]).is_empty() && hits("", &["e".into()]).is_empty());
    }

    #[test]
    fn a_rule_is_cited_by_its_whole_number_only() {
        assert!(cites("see R6.1 (R6.2)", "6.2") && cites("R2.4a", "2.4a"));
        assert!(!cites("R6.21", "6.2") && !cites("R2.4a", "2.4") && !cites("6.2", "6.2"));
    }
}
