//! What is typed: line by line, and where it is a terminal with keys to change the line, to find earlier ones again and
//! to complete commands.

use std::io::{self, BufRead, Write};

use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

use super::commands::WORDS;
use crate::cli::line::Line;

/// The most bytes of a line that somebody types.
pub(super) const LONGEST: usize = 4096;

/// What stands before what is typed.
const PROMPT: &str = "> ";

/// Where lines come from.
pub(super) enum Typing<R> {
    /// From anywhere, as they are.
    Plain(R),
    /// From a terminal whose lines can be changed.
    Edited(Box<Editor<Commands, MemHistory>>),
}

impl<R: BufRead> Typing<R> {
    /// Lines of this input; where it is that of a terminal they can be changed, if that can be had.
    pub fn new(input: R, terminal: bool) -> Self {
        let editor = || {
            let config = Config::builder().auto_add_history(true).build();
            let history = MemHistory::with_config(&config);
            let mut editor = Editor::with_history(config, history).ok()?;
            editor.set_helper(Some(Commands));
            Some(Self::Edited(Box::new(editor)))
        };
        if terminal { editor().unwrap_or(Self::Plain(input)) } else { Self::Plain(input) }
    }

    /// Forgets what was typed: another person types from now on.
    pub fn forget(&mut self) {
        if let Self::Edited(editor) = self {
            // What cannot be forgotten was never kept: it is in memory only.
            let _ = editor.clear_history();
        }
    }

    /// Asks for the next line.
    ///
    /// # Errors
    /// That it cannot be read, or the prompt not be written.
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
                    // Ctrl+C and Ctrl+D leave; the match is kept.
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(Line::End),
                    Err(ReadlineError::Io(error)) => Err(error),
                    Err(other) => Err(io::Error::other(other)),
                }
            }
        }
    }
}

/// Completes the commands of the table.
pub(super) struct Commands;

impl Completer for Commands {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let typed = line.get(..at).unwrap_or(line);
        let (start, topic) = match typed.rsplit_once(' ') {
            Some((before, word)) if before.trim() == "help" => (typed.len() - word.len(), word),
            Some(_) => return Ok((at, Vec::new())),
            None => (0, typed),
        };
        let pair = |word: &str| Pair { display: word.to_owned(), replacement: word.to_owned() };
        Ok((start, WORDS.into_iter().filter(|word| word.starts_with(topic)).map(pair).collect()))
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
    use super::*;

    #[test]
    fn commands_are_completed_at_the_beginning_and_behind_help() {
        let history = MemHistory::new();
        let completed = |line: &str| {
            let (start, pairs) = Commands.complete(line, line.len(), &Context::new(&history)).unwrap();
            let words: Vec<String> = pairs.into_iter().map(|pair| pair.replacement).collect();
            (start, words.join(" "))
        };
        assert_eq!(completed("su"), (0, "suspicions suspect".into()));
        assert_eq!(completed("help ma"), (5, "map".into()));
        assert_eq!(completed("save ma"), (7, String::new()));
        assert_eq!(completed("zz"), (0, String::new()));
    }

    #[test]
    fn lines_that_come_from_elsewhere_are_read_as_they_are() {
        let mut out = Vec::new();
        let mut typing = Typing::new(&b"map\n"[..], false);
        assert_eq!(typing.line(&mut out).unwrap(), Line::Text("map".into()));
        assert_eq!(typing.line(&mut out).unwrap(), Line::End);
        assert_eq!(out, b"> > ");
    }
}
