//! Errors of the protocol: a kind for programs, a sentence for people.

use serde_json::{Map, Value, json};

use rules::{ParseError, Refusal};

/// Why a line was refused. Nothing has changed, except by the earlier steps of a `play`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CommandError {
    kind: Kind,
    message: String,
    step: Option<usize>,
    /// More fields for programs.
    more: Map<String, Value>,
}

/// The kind of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The line is not text.
    Line,
    /// The command does not exist.
    Command,
    /// An argument is wrong.
    Argument,
    /// The command needs a match, or a match that is not over.
    Match,
    /// The pack cannot be read.
    Pack,
    /// The setup cannot be played.
    Setup,
    /// A record cannot be read or written.
    Record,
    /// The record's pack is missing.
    PackMissing,
    /// The record's pack has other rules.
    PackChanged,
    /// A text is not an action.
    Notation,
    /// The action is not legal.
    Illegal,
    /// An outcome does not fit or is missing.
    Chance,
    /// There is nothing to undo.
    Undo,
    /// The match is plain, so it has no help.
    Plain,
}

/// The maximum number of characters of a sentence, so that its subject stays visible.
const LONGEST: usize = 1000;

impl Kind {
    /// The kind's id in the answer.
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

    /// An error of this kind with a sentence.
    pub fn wrong(self, message: impl ToString) -> CommandError {
        let message = message.to_string();
        // A pack may have many faults. Other messages are only long if they quote long input.
        let message = if self == Self::Pack { message } else { shortened(&message) };
        CommandError { kind: self, message, step: None, more: Map::new() }
    }
}

impl CommandError {
    /// The error with the number of the failed step of a `play`, from 1.
    pub fn at_step(self, step: usize) -> Self {
        Self { step: Some(step), ..self }
    }

    /// The error with another field.
    pub fn with(mut self, key: &str, value: Value) -> Self {
        self.more.insert(key.to_owned(), value);
        self
    }

    /// The error as an answer of the protocol.
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
