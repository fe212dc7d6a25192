//! The commands that start programs, split into words without a shell.

use std::io::{self, ErrorKind};
use std::process::Command;

use system::{programs, read_file};
use text::os_error::reason;
use text::untrusted_text;

/// A hint for error messages: a command may have been cut off at a comma.
pub const COMMA: &str = "a comma parts seats, so a command with one goes into a script";

/// The maximum length of a command, in bytes.
const LONGEST: usize = 4096;

/// The command that starts a program.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Program {
    words: Vec<String>,
}

/// Why a text is not a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidCommand {
    /// The command is empty.
    #[error("there is no command: write what starts the program, such as \"python3 bot.py\"")]
    Empty,
    /// A quotation mark in the command is not closed.
    #[error("a {0} is never closed in the command {1}; {COMMA}")]
    Quote(char, String),
    /// The command is too long. The number is its length in bytes.
    #[error("a command has at most {LONGEST} bytes, not {0}: put it into a script")]
    Long(usize),
}

impl Program {
    /// Parses a command: words separated by white space. Single or double quotes keep words together. Nothing
    /// else is special: no variables, patterns or escapes.
    ///
    /// # Errors
    /// The reason why the text is not a command.
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

    /// The words of the command: the program, then its arguments.
    pub(super) fn words(&self) -> &[String] {
        &self.words
    }

    /// The command as the standard library starts it.
    pub(super) fn command(&self) -> Command {
        let mut words = self.words.iter();
        let name = words.next().map_or("", String::as_str);
        // The standard library does not look in the current folder, where Windows looks first.
        let mut command = programs::in_current_folder(name).map_or_else(|| Command::new(name), Command::new);
        command.args(words);
        command
    }

    /// The reason why the program could not be started, as text. For a script, it names the problem in the
    /// first line, which the system reports as a missing file.
    pub(super) fn start_failure(&self, why: &io::Error) -> String {
        let name = self.words.first().map_or("", String::as_str);
        let Some(file) = programs::file_of(name) else { return reason(why) };
        if file.is_dir() {
            return "this is a folder, not a program".to_owned();
        }
        let start = read_file(&file, LONGEST as u64).unwrap_or_default();
        let line = start.split(|byte| *byte == b'\n').next().unwrap_or_default();
        let line = String::from_utf8_lossy(line);
        let script = line.strip_prefix("#!").map(str::trim_start);
        match (why.kind(), script) {
            (ErrorKind::NotFound, Some(first)) if first.ends_with('\r') => {
                "its first line ends as on Windows, which hides its interpreter: save it with Unix line ends"
                    .to_owned()
            }
            (ErrorKind::NotFound | ErrorKind::PermissionDenied, Some(first))
                if programs::is_executable(&file) =>
            {
                let interpreter = first.split_whitespace().next().unwrap_or_default();
                let what = if why.kind() == ErrorKind::NotFound { "is not there" } else { "may not be run" };
                format!(
                    "its interpreter \"{}\", which its first line names, {what}",
                    untrusted_text::word(interpreter)
                )
            }
            (ErrorKind::NotFound, _) => {
                "the file is there, but something that the system needs to run it is not".to_owned()
            }
            (ErrorKind::PermissionDenied, _) if !programs::is_executable(&file) => {
                format!("{} is not executable: \"chmod +x\" makes it so", untrusted_text::path(&file))
            }
            _ if programs::is_no_program(why) && programs::interpreter(&file).is_some() => {
                let interpreter = programs::interpreter(&file).unwrap_or_default();
                let name = untrusted_text::line(name, LONGEST);
                let name = if name.contains(char::is_whitespace) { format!("'{name}'") } else { name };
                format!("Windows cannot run a script by itself: write \"{interpreter} {name}\"")
            }
            _ if programs::is_no_program(why) => {
                "it is not a program; a script begins with a line such as #!/usr/bin/env python3".to_owned()
            }
            _ => reason(why),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_script_that_cannot_be_started_is_told_what_it_lacks() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("bot");
        let said = |text: &str, mode| {
            std::fs::write(&file, text).unwrap();
            std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
            let program = Program::parse(&file.display().to_string()).unwrap();
            program.start_failure(&program.command().spawn().unwrap_err())
        };
        assert_eq!(
            said("#! /usr/bin/python9 -u\nprint()\n", 0o755),
            "its interpreter \"/usr/bin/python9\", which its first line names, is not there"
        );
        assert!(said("#!/bin/sh\r\necho\r\n", 0o755).contains("save it with Unix line ends"));
        assert!(said("#!/bin/sh\necho\n", 0o644).ends_with("is not executable: \"chmod +x\" makes it so"));
        assert!(said("print()\n", 0o755).starts_with("it is not a program; a script begins with"));
        std::fs::remove_file(&file).unwrap();
        let program = Program::parse(&file.display().to_string()).unwrap();
        let why = program.command().spawn().unwrap_err();
        assert_eq!(program.start_failure(&why), "no such file or folder");
    }

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
