//! Commands of programs: words, without a shell.

use std::process::Command;

/// A hint for errors: a command may have been cut at a comma.
pub const COMMA: &str = "a comma parts seats, so a command with one goes into a script";

/// The longest command, in bytes.
const LONGEST: usize = 4096;

/// A program's command.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Program {
    words: Vec<String>,
}

/// Why a text is not a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidCommand {
    /// It is empty.
    #[error("there is no command: write what starts the program, such as \"python3 bot.py\"")]
    Empty,
    /// A quote is not closed.
    #[error("a {0} is never closed in the command {1}; {COMMA}")]
    Quote(char, String),
    /// It is too long.
    #[error("a command has at most {LONGEST} bytes, not {0}: put it into a script")]
    Long(usize),
}

impl Program {
    /// Parses a command: words separated by white space, which single or double quotes keep together. Nothing
    /// else is special: no variables, patterns or escapes.
    ///
    /// # Errors
    /// Why it is none.
    pub fn parse(text: &str) -> Result<Self, InvalidCommand> {
        if text.len() > LONGEST {
            return Err(InvalidCommand::Long(text.len()));
        }
        let mut words = Vec::new();
        let (mut word, mut quote) = (None::<String>, None);
        for c in text.chars() {
            match (quote, c) {
                (Some(open), c) if c == open => quote = None,
                (None, '"' | '\'') => {
                    quote = Some(c);
                    word.get_or_insert_default();
                }
                (None, c) if c.is_whitespace() => words.extend(word.take()),
                (_, c) => word.get_or_insert_default().push(c),
            }
        }
        words.extend(word);
        if let Some(open) = quote {
            return Err(InvalidCommand::Quote(
                open,
                text::untrusted_text::line(text, text::untrusted_text::WORD),
            ));
        }
        let is_named = words.first().is_some_and(|program| !program.is_empty());
        if is_named { Ok(Self { words }) } else { Err(InvalidCommand::Empty) }
    }

    /// The words of the command line.
    pub(super) fn words(&self) -> &[String] {
        &self.words
    }

    /// The command to run.
    pub(super) fn command(&self) -> Command {
        let mut words = self.words.iter();
        let mut command = Command::new(words.next().map_or("", String::as_str));
        command.args(words);
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_its_words_and_quotes_keep_them_together() {
        let words = |text: &str| Program::parse(text).unwrap().words;
        assert_eq!(words("python3 bot.py"), ["python3", "bot.py"]);
        assert_eq!(
            words("  'my bot' --say \"it's; $HOME\"\t-x'' '' "),
            ["my bot", "--say", "it's; $HOME", "-x", ""]
        );
        assert_eq!(Program::parse(" \t"), Err(InvalidCommand::Empty));
        assert_eq!(Program::parse("'' x"), Err(InvalidCommand::Empty));
        assert_eq!(Program::parse("a 'b"), Err(InvalidCommand::Quote('\'', "a 'b".into())));
        assert_eq!(Program::parse(&"x".repeat(5000)), Err(InvalidCommand::Long(5000)));
    }
}
