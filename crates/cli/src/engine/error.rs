//! What is wrong with a line: a kind for programs, a sentence for people.

use serde_json::{Map, Value, json};

use rules::{ParseError, Refusal};

/// Why a line was not obeyed; nothing has changed then, but for the steps of a `play` before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CommandError {
    kind: Kind,
    message: String,
    step: Option<usize>,
    /// More for programs to read.
    more: Map<String, Value>,
}

/// What sort of thing is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The line is no line of text.
    Line,
    /// There is no such command.
    Command,
    /// The command takes something else behind it.
    Argument,
    /// The command needs a match that is set up, or one that is not over.
    Match,
    /// The pack cannot be read.
    Pack,
    /// A match cannot be played like that.
    Setup,
    /// A record cannot be read or written.
    Record,
    /// No pack with the id of the record's is at hand.
    PackMissing,
    /// The pack with the id of the record's has other rules.
    PackChanged,
    /// A text is no action.
    Notation,
    /// The action is not legal now.
    Illegal,
    /// What is said of chance does not fit, or is still missing.
    Chance,
    /// There is nothing to undo.
    Undo,
    /// It is help, which a plain match has none of.
    Plain,
}

/// No sentence is longer, so that what was meant stands near its beginning.
const LONGEST: usize = 1000;

impl Kind {
    /// The word that stands in the answer.
    const fn id(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Command => "command",
            Self::Argument => "argument",
            Self::Match => "match",
            Self::Pack => "pack",
            Self::Setup => "setup",
            Self::Record => "record",
            Self::PackMissing => "pack-missing",
            Self::PackChanged => "pack-changed",
            Self::Notation => "notation",
            Self::Illegal => "illegal",
            Self::Chance => "chance",
            Self::Undo => "undo",
            Self::Plain => "plain",
        }
    }

    /// Something of this kind, in words.
    pub fn wrong(self, message: impl ToString) -> CommandError {
        let message = message.to_string();
        // A pack has as many faults as it has; anything else only quotes what was sent.
        let message = if self == Self::Pack { message } else { shortened(&message) };
        CommandError { kind: self, message, step: None, more: Map::new() }
    }
}

impl CommandError {
    /// The same, in this step of a `play`, counted from 1.
    pub fn at_step(self, step: usize) -> Self {
        Self { step: Some(step), ..self }
    }

    /// The same with more to read under this key.
    pub fn with(mut self, key: &str, value: Value) -> Self {
        self.more.insert(key.to_owned(), value);
        self
    }

    /// The answer.
    pub fn answer(&self) -> Value {
        let mut error = Map::new();
        error.insert("kind".into(), json!(self.kind.id()));
        error.insert("message".into(), json!(self.message));
        if let Some(step) = self.step {
            error.insert("step".into(), json!(step));
        }
        error.extend(self.more.clone());
        json!({ "ok": false, "error": error })
    }
}

impl From<ParseError> for CommandError {
    fn from(error: ParseError) -> Self {
        Kind::Notation.wrong(error)
    }
}

impl From<Refusal> for CommandError {
    fn from(error: Refusal) -> Self {
        Kind::Illegal.wrong(error)
    }
}

fn shortened(message: &str) -> String {
    match message.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &message[..end]),
        None => message.to_owned(),
    }
}
