//! What can be typed besides a choice.

/// A command of the text table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Show something.
    Show(Topic),
    /// Show the choices again.
    Choices,
    /// Take the last decision back.
    Undo,
    /// Begin the same match again.
    Restart,
    /// Save a copy under this name.
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
    Rules,
    Log,
}

impl Command {
    /// Reads a command; `None` when it is none.
    pub fn parse(line: &str) -> Option<Self> {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        Some(match (word, rest.trim()) {
            ("", "") => Self::Empty,
            ("help" | "h" | "?", "") => Self::Show(Topic::Help),
            ("map" | "m", "") => Self::Show(Topic::Map),
            ("councils" | "c", "") => Self::Show(Topic::Councils),
            ("societies" | "s", "") => Self::Show(Topic::Societies),
            ("hand", "") => Self::Show(Topic::Hand),
            ("rules", "") => Self::Show(Topic::Rules),
            ("log" | "l", "") => Self::Show(Topic::Log),
            ("choices", "") => Self::Choices,
            ("undo" | "u", "") => Self::Undo,
            ("restart", "") => Self::Restart,
            ("save", name) if !name.is_empty() => Self::Save(name.to_owned()),
            ("quit" | "q" | "exit", "") => Self::Quit,
            _ => return None,
        })
    }
}
