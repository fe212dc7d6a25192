//! The commands of the text table.

use deunicode::deunicode;

use speech::Speech;

/// A command of the text table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Show a topic; true to show the ids that notation uses.
    Show(Topic, bool),
    /// Explain a command or move.
    Explain(String),
    /// Quote rules, found by number or words.
    Rules(String),
    /// Show the choices again.
    Choices,
    /// Give a hint.
    Hint,
    /// Show the suspicions and pencil marks.
    Suspicions,
    /// Make a pencil mark.
    Suspect(String),
    /// Explain a decision by its number; by default the last decision of a rival.
    Why(Option<usize>),
    /// Review the match with this analysis depth; the default depth if empty.
    Review(String),
    /// Undo the last decision.
    Undo,
    /// Restart the match.
    Restart,
    /// Save a copy under this name; if empty, ask for one.
    Save(String),
    /// Leave the program.
    Quit,
    /// An empty line.
    Empty,
}

/// A topic to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    Help,
    Map,
    Councils,
    Societies,
    Hand,
    Cards,
    Score,
    Rules,
    Log,
}

/// The English words of the commands, in the order of the help.
pub const WORDS: [&str; 19] = [
    "help",
    "map",
    "councils",
    "societies",
    "hand",
    "cards",
    "score",
    "rules",
    "log",
    "choices",
    "hint",
    "suspicions",
    "suspect",
    "why",
    "review",
    "undo",
    "restart",
    "save",
    "quit",
];

/// The word after a topic that asks for ids.
const IDS: &str = "ids";

/// The commands' words in a language and pack. The English words work in every language.
#[derive(Clone, Debug, Default)]
pub(crate) struct Vocabulary(Vec<(&'static str, String)>);

impl Vocabulary {
    /// The words of a language.
    pub fn new(speech: &Speech) -> Self {
        Self(WORDS.map(|word| (word, plain(&speech.text(&format!("text-word-{word}"))))).into())
    }

    /// All words in one language, in the order of the help.
    pub fn words(&self) -> Vec<String> {
        WORDS.iter().map(|word| self.own(word)).collect()
    }

    /// The language's word for an English command word.
    pub fn own(&self, word: &str) -> String {
        let own = self.0.iter().find(|(known, _)| *known == word);
        own.map_or(word, |(_, own)| own).to_owned()
    }

    /// The English command word, one of [`WORDS`], for a typed word. Ignores case and accents and accepts
    /// abbreviations.
    pub fn command(&self, word: &str) -> Option<&'static str> {
        let word = plain(word);
        let whole = match word.as_str() {
            "h" | "?" => "help",
            "m" => "map",
            "c" => "councils",
            "s" => "societies",
            "l" => "log",
            "u" => "undo",
            "q" | "exit" => "quit",
            other => other,
        };
        let known = WORDS.into_iter().find(|known| *known == whole);
        known.or_else(|| self.0.iter().find(|(_, own)| bare(own) == bare(&word)).map(|(known, _)| *known))
    }

    /// The English command word at the start of a line, and the rest of the line. Commands may have several
    /// words, such as "secret societies"; the longest match wins.
    fn leading_command<'l>(&self, line: &'l str) -> Option<(&'static str, &'l str)> {
        let most = self.0.iter().map(|(_, own)| own.split(' ').count()).max().unwrap_or(1);
        let line = line.trim();
        let gaps = line.match_indices(char::is_whitespace).map(|(at, _)| at);
        let ends = gaps.filter(|at| !line[..*at].ends_with(char::is_whitespace)).chain([line.len()]);
        let ends: Vec<usize> = ends.take(most).collect();
        ends.into_iter().rev().find_map(|end| {
            let (words, rest) = line.split_at(end);
            Some((self.command(words)?, rest.trim()))
        })
    }
}

/// The words in lower case, separated by single spaces.
fn plain(words: &str) -> String {
    words.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The word in lower case without accents.
fn bare(word: &str) -> String {
    deunicode(word).to_lowercase()
}

impl Command {
    /// Parses a line as a command; `None` if it is none.
    pub fn parse(line: &str, vocabulary: &Vocabulary) -> Option<Self> {
        let line = line.trim();
        if line.is_empty() {
            return Some(Self::Empty);
        }
        Some(match vocabulary.leading_command(line)? {
            ("suspect", mark) => Self::Suspect(mark.to_owned()),
            ("save", name) => Self::Save(name.to_owned()),
            ("review", how) => Self::Review(how.to_owned()),
            ("rules", asked) if !asked.is_empty() => Self::Rules(asked.to_owned()),
            ("help", topic) if !topic.is_empty() => Self::Explain(topic.to_owned()),
            ("why", number) if !number.is_empty() => Self::Why(Some(number.parse().ok()?)),
            ("help", _) => Self::Show(Topic::Help, false),
            (word, "") => Self::plain(word, false)?,
            (word @ ("map" | "councils" | "hand"), IDS) => Self::plain(word, true)?,
            _ => return None,
        })
    }

    /// The command for a word without arguments.
    fn plain(word: &str, ids: bool) -> Option<Self> {
        Some(match word {
            "map" => Self::Show(Topic::Map, ids),
            "councils" => Self::Show(Topic::Councils, ids),
            "societies" => Self::Show(Topic::Societies, ids),
            "hand" => Self::Show(Topic::Hand, ids),
            "cards" => Self::Show(Topic::Cards, ids),
            "score" => Self::Show(Topic::Score, ids),
            "rules" => Self::Show(Topic::Rules, ids),
            "log" => Self::Show(Topic::Log, ids),
            "choices" => Self::Choices,
            "hint" => Self::Hint,
            "suspicions" => Self::Suspicions,
            "why" => Self::Why(None),
            "undo" => Self::Undo,
            "restart" => Self::Restart,
            "quit" => Self::Quit,
            _ => return None,
        })
    }
}

#[cfg(test)]
impl<const N: usize> From<[(&'static str, &str); N]> for Vocabulary {
    fn from(words: [(&'static str, &str); N]) -> Self {
        Self(words.map(|(known, own)| (known, own.into())).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Option<Command> {
        Command::parse(line, &Vocabulary::default())
    }

    #[test]
    fn every_word_is_a_command_in_whatever_letters() {
        for word in WORDS {
            assert!(parsed(word).is_some(), "{word}");
            assert_eq!(parsed(word), parsed(&format!(" {} ", word.to_uppercase())));
        }
        assert_eq!(parsed("rules 6.2"), Some(Command::Rules("6.2".into())));
        assert_eq!(parsed("?"), Some(Command::Show(Topic::Help, false)));
        assert_eq!(parsed("help  map "), Some(Command::Explain("map".into())));
        assert_eq!(parsed("WHY 12"), Some(Command::Why(Some(12))));
        assert_eq!(["why me", "why -1", "why 1 2"].map(parsed), [None, None, None]);
        assert_eq!(parsed("save\tone two"), Some(Command::Save("one two".into())));
        assert_eq!(parsed("  "), Some(Command::Empty));
        assert_eq!((parsed("quit now"), parsed("mpa")), (None, None));
    }

    #[test]
    fn ids_are_shown_where_they_are_asked_for() {
        assert_eq!(parsed("map ids"), Some(Command::Show(Topic::Map, true)));
        assert_eq!(parsed("councils ids"), Some(Command::Show(Topic::Councils, true)));
        assert_eq!(parsed("log ids"), None);
    }

    #[test]
    fn words_of_a_language_mean_the_same_with_and_without_their_accents() {
        let vocabulary = Vocabulary::from([("societies", "sociétés"), ("help", "aide")]);
        for word in ["sociétés", "SOCIETES", "societies", "s"] {
            let read = Command::parse(word, &vocabulary);
            assert_eq!(read, Some(Command::Show(Topic::Societies, false)), "{word}");
        }
        assert_eq!(Command::parse("aide map", &vocabulary), Some(Command::Explain("map".into())));
        assert_eq!(vocabulary.words()[..2], ["aide".to_owned(), "map".to_owned()]);
    }

    #[test]
    fn a_command_of_several_words_is_read_whole_with_what_stands_behind_it() {
        let words = [("societies", "secret societies"), ("hand", "carte"), ("map", "carte du monde")];
        let vocabulary = Vocabulary::from(words);
        let read = |line: &str| Command::parse(line, &vocabulary);
        for line in ["secret societies", "  Secret \t SOCIETIES ", "societies"] {
            assert_eq!(read(line), Some(Command::Show(Topic::Societies, false)), "{line}");
        }
        assert_eq!(read("carte du monde"), Some(Command::Show(Topic::Map, false)));
        assert_eq!(read("carte du monde ids"), Some(Command::Show(Topic::Map, true)), "the longest is meant");
        assert_eq!(read("carte ids"), Some(Command::Show(Topic::Hand, true)));
        assert_eq!(read("help  secret  societies"), Some(Command::Explain("secret  societies".into())));
        assert_eq!(vocabulary.command("secret  societies"), Some("societies"));
        assert_eq!(["secret", "secret societies now", "carte du"].map(read), [None, None, None]);
    }
}
