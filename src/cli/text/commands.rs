//! What can be typed besides a choice.

/// A command of the text table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Show something.
    Show(Topic),
    /// Say what a word is for.
    Explain(String),
    /// Tell what the rulebook says: a number, or words.
    Rules(String),
    /// Show the choices again.
    Choices,
    /// Help with the decision.
    Hint,
    /// The odds of rivals' tokens, and pencil marks.
    Suspicions,
    /// Make a pencil mark, in these words.
    Suspect(String),
    /// Why the decision of this number was taken; the last of a rival where none is named.
    Why(Option<usize>),
    /// Look back at the match, with so much thought.
    Review(String),
    /// Take the last decision back.
    Undo,
    /// Begin the same match again.
    Restart,
    /// Save a copy under this name; under which, where it is empty, must be asked.
    Save(String),
    /// Leave.
    Quit,
    /// Nothing was typed.
    Empty,
}

/// What can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    Help,
    Map,
    Councils,
    Societies,
    Hand,
    Score,
    Rules,
    Log,
}

/// The words of the commands, in the order in which they are explained.
pub const WORDS: [&str; 18] = [
    "help",
    "map",
    "councils",
    "societies",
    "hand",
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

/// The command that a word means, in small or in capital letters: one of [`WORDS`], or a shorter one.
pub(super) fn command(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
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
    WORDS.into_iter().find(|known| *known == whole)
}

impl Command {
    /// Reads a command; `None` when it is none.
    pub fn parse(line: &str) -> Option<Self> {
        let line = line.trim();
        if line.is_empty() {
            return Some(Self::Empty);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Some(match (command(word)?, rest.trim()) {
            ("suspect", mark) => Self::Suspect(mark.to_owned()),
            ("save", name) => Self::Save(name.to_owned()),
            ("review", how) => Self::Review(how.to_owned()),
            ("rules", asked) if !asked.is_empty() => Self::Rules(asked.to_owned()),
            ("help", topic) if !topic.is_empty() => Self::Explain(topic.to_owned()),
            ("why", number) if !number.is_empty() => Self::Why(Some(number.parse().ok()?)),
            ("help", _) => Self::Show(Topic::Help),
            (word, "") => Self::plain(word)?,
            _ => return None,
        })
    }

    /// A command that has nothing behind it.
    fn plain(word: &str) -> Option<Self> {
        Some(match word {
            "map" => Self::Show(Topic::Map),
            "councils" => Self::Show(Topic::Councils),
            "societies" => Self::Show(Topic::Societies),
            "hand" => Self::Show(Topic::Hand),
            "score" => Self::Show(Topic::Score),
            "rules" => Self::Show(Topic::Rules),
            "log" => Self::Show(Topic::Log),
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
mod tests {
    use super::*;

    #[test]
    fn every_word_is_a_command_in_whatever_letters() {
        for word in WORDS {
            assert!(Command::parse(word).is_some(), "{word}");
            assert_eq!(Command::parse(word), Command::parse(&format!(" {} ", word.to_uppercase())));
        }
        assert_eq!(Command::parse("rules 6.2"), Some(Command::Rules("6.2".into())));
        assert_eq!(Command::parse("?"), Some(Command::Show(Topic::Help)));
        assert_eq!(Command::parse("help  map "), Some(Command::Explain("map".into())));
        assert_eq!(Command::parse("WHY 12"), Some(Command::Why(Some(12))));
        assert_eq!(["why me", "why -1", "why 1 2"].map(Command::parse), [None, None, None]);
        assert_eq!(Command::parse("save\tone two"), Some(Command::Save("one two".into())));
        assert_eq!(Command::parse("  "), Some(Command::Empty));
        assert_eq!((Command::parse("quit now"), Command::parse("mpa")), (None, None));
    }
}
