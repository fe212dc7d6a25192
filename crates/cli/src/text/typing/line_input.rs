//! Typed input, line by line. A terminal gets editing, history and completion.

use std::collections::BTreeSet;
use std::io::{self, BufRead, Write};

use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

use crate::safe_terminal_io::Line;

/// The maximum length of a line, in bytes.
pub(crate) const LONGEST: usize = 4096;

/// The prompt before a line of input.
const PROMPT: &str = "> ";

/// The word for help that works in every language.
const HELP: &str = "help";

/// A source of lines.
pub(crate) enum LineInput<R> {
    /// Any input, without editing.
    Plain(R),
    /// A terminal with line editing.
    Edited(Box<Editor<Commands, MemHistory>>),
}

impl<R: BufRead> LineInput<R> {
    /// A source of lines. A terminal gets editing if possible, and completion of these commands.
    pub fn new(input: R, terminal: bool, commands: Vec<String>) -> Self {
        let editor = || {
            let config = Config::builder().auto_add_history(true).build();
            let history = MemHistory::with_config(&config);
            let mut editor = Editor::with_history(config, history).ok()?;
            editor.set_helper(Some(Commands { commands: commands.clone(), moves: Vec::new() }));
            Some(Self::Edited(Box::new(editor)))
        };
        if terminal { editor().unwrap_or(Self::Plain(input)) } else { Self::Plain(input) }
    }

    /// Sets the moves that can be completed.
    pub fn offer(&mut self, moves: impl FnOnce() -> Vec<String>) {
        if let Self::Edited(editor) = self
            && let Some(helper) = editor.helper_mut()
        {
            helper.moves = moves();
        }
    }

    /// Clears the history and the moves, since another person types next.
    pub fn forget(&mut self) {
        self.offer(Vec::new);
        if let Self::Edited(editor) = self {
            // The history is only in memory, so clearing it cannot fail.
            let _ = editor.clear_history();
        }
    }

    /// Reads the next line.
    ///
    /// # Errors
    ///
    /// The line cannot be read, or the prompt cannot be written.
    pub fn line(&mut self, out: &mut impl Write) -> io::Result<Line> {
        match self {
            Self::Plain(input) => {
                write!(out, "{PROMPT}")?;
                out.flush()?;
                Line::read(input, LONGEST)
            }
            Self::Edited(editor) => {
                out.flush()?;
                match editor.readline(PROMPT) {
                    Ok(line) if line.len() > LONGEST => Ok(Line::TooLong),
                    Ok(line) => Ok(Line::Text(line)),
                    // Ctrl+C and Ctrl+D leave the table; the match is saved.
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(Line::End),
                    Err(ReadlineError::Io(error)) => Err(error),
                    Err(other) => Err(io::Error::other(other)),
                }
            }
        }
    }
}

/// Completes commands, and moves in notation word by word.
pub(crate) struct Commands {
    commands: Vec<String>,
    moves: Vec<String>,
}

impl Commands {
    /// The index at which the completions of a text begin, and the completions. Moves are completed up to the
    /// next name.
    fn completions(&self, typed: &str) -> (usize, Vec<String>) {
        let moves = self.moves.iter().filter_map(|whole| {
            let rest = whole.strip_prefix(typed)?;
            let end = rest.find([' ', '>']).map_or(rest.len(), |at| at + 1);
            Some(format!("{typed}{}", &rest[..end]))
        });
        let moves: BTreeSet<String> = moves.filter(|_| !typed.is_empty()).collect();
        // A command or help topic may have several words.
        let (start, topic) = match self.help_topic(typed) {
            Some(topic) => (typed.len() - topic.len(), topic),
            None => (0, typed),
        };
        let commands = self.commands.iter().filter(|word| word.starts_with(topic)).cloned();
        (start, commands.chain(moves.into_iter().filter(|_| start == 0)).collect())
    }

    /// The text after the help command, if the line begins with that command.
    fn help_topic<'t>(&self, typed: &'t str) -> Option<&'t str> {
        let words = self.commands.first().map(String::as_str).into_iter().chain([HELP]);
        let mut rests = words.filter_map(|help| typed.trim_start().strip_prefix(help)?.strip_prefix(' '));
        rests.next().map(str::trim_start)
    }
}

impl Completer for Commands {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let (start, found) = self.completions(line.get(..at).unwrap_or(line));
        let pair = |word: String| Pair { display: word.clone(), replacement: word };
        Ok((start, found.into_iter().map(pair).collect()))
    }
}

impl Hinter for Commands {
    type Hint = String;
}

impl Highlighter for Commands {}
impl Validator for Commands {}
impl Helper for Commands {}

#[cfg(test)]
mod tests {
    use rustyline::history::History;

    use super::*;

    fn completed(line: &str) -> (usize, String) {
        let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let commands = Commands {
            commands: own(&["aide", "map", "suspicions", "suspect", "undo", "secret societies"]),
            moves: own(&["attack fen>moor x1", "attack fen>moor x2", "attack fen>hill x1", "act 1"]),
        };
        let (start, words) = commands.completions(line);
        (start, words.join("|"))
    }

    #[test]
    fn commands_are_completed_at_the_beginning_and_behind_help() {
        assert_eq!(completed("su"), (0, "suspicions|suspect".into()));
        assert_eq!(completed("help ma"), (5, "map".into()));
        assert_eq!(completed("aide ma"), (5, "map".into()));
        assert_eq!(completed("save ma"), (0, String::new()));
        assert_eq!(completed("secret so"), (0, "secret societies".into()));
        assert_eq!(completed("help secret s"), (5, "secret societies".into()));
        assert_eq!(completed("zz"), (0, String::new()));
    }

    #[test]
    fn moves_are_completed_name_by_name() {
        assert_eq!(completed("a"), (0, "aide|act |attack ".into()));
        assert_eq!(completed("attack "), (0, "attack fen>".into()));
        assert_eq!(completed("attack fen>"), (0, "attack fen>hill |attack fen>moor ".into()));
        assert_eq!(completed("attack fen>moor x"), (0, "attack fen>moor x1|attack fen>moor x2".into()));
        assert_eq!(completed("").1.matches('|').count(), 5, "of nothing only commands");
    }

    #[test]
    fn another_person_is_offered_no_moves_and_no_lines_of_the_last_one() {
        let mut typing = LineInput::new(&b""[..], true, vec!["help".into()]);
        typing.offer(|| vec!["attack fen>moor x1".into()]);
        let LineInput::Edited(editor) = &mut typing else {
            panic!("lines can be changed wherever tests run")
        };
        editor.add_history_entry("suspect bear").unwrap();
        assert_eq!(editor.helper().unwrap().completions("att").1, ["attack "]);
        typing.forget();
        let LineInput::Edited(editor) = &typing else { unreachable!() };
        assert!(
            editor.helper().unwrap().completions("att").1.is_empty(),
            "the moves of the last person are completed"
        );
        assert_eq!(editor.helper().unwrap().completions("h").1, ["help"], "commands still are");
        assert_eq!(editor.history().len(), 0);
    }

    #[test]
    fn lines_that_come_from_elsewhere_are_read_as_they_are() {
        let mut out = Vec::new();
        let mut typing = LineInput::new(&b"map\n"[..], false, Vec::new());
        assert_eq!(typing.line(&mut out).unwrap(), Line::Text("map".into()));
        assert_eq!(typing.line(&mut out).unwrap(), Line::End);
        assert_eq!(out, b"> > ");
    }
}
