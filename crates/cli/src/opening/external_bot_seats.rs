//! External bots as seats on the command line: `exec:` with a command, or a name from the settings.

use super::match_options::OpenError;
use crate::command_line::wrong_usage::{Usage, suggestion};
use external_bots::{COMMA, Name, Programs};
use table::PROGRAM;

/// The prefix of a command that starts an external bot.
pub const EXEC: &str = "exec";

/// Replaces commands among the seats by names, and adds them to the programs.
///
/// # Errors
/// A command is invalid, or a program does not exist.
pub(crate) fn seats(given: &[String], programs: &mut Programs) -> Result<Vec<String>, OpenError> {
    let named = |word: &String| {
        word.split_once(':').filter(|(kind, _)| *kind == PROGRAM).map(|(_, name)| name.to_owned())
    };
    let called: Vec<String> = given.iter().filter_map(named).collect();
    let mut at_table: Vec<Name> =
        programs.names().filter(|name| called.iter().any(|c| c == name.as_str())).collect();
    let mut seat = |word: &String| match word.split_once(':') {
        Some((EXEC, command)) => {
            let name = programs
                .add(command, &at_table)
                .map_err(|why| OpenError::Program { given: word.clone(), why })?;
            at_table.push(name);
            Ok(format!("{PROGRAM}:{name}"))
        }
        Some((PROGRAM, name)) => {
            let names: Vec<String> = programs.names().map(|name| name.to_string()).collect();
            if names.iter().any(|known| known == name) {
                return Ok(word.clone());
            }
            let suggestion = if names.is_empty() {
                "the settings file names none; write exec:COMMAND".to_owned()
            } else {
                suggestion(name, names.iter().map(String::as_str))
            };
            Err(OpenError::NoSuchProgram { given: text::untrusted_text::word(name), suggestion })
        }
        _ => Ok(word.clone()),
    };
    let (mut seated, mut behind) = (Vec::new(), false);
    for word in given.iter().map(|word| word.trim().to_owned()) {
        // The command was probably split at a comma.
        if behind && word.contains(['.', '/', ' ']) && !word.contains(':') {
            let given = text::untrusted_text::word(&word);
            return Err(OpenError::Player { given, suggestion: COMMA.to_owned() });
        }
        behind = word.split_once(':').is_some_and(|(kind, _)| kind == EXEC);
        seated.push(seat(&word)?);
    }
    Ok(seated)
}

/// Checks that the program of every seated external bot can be started.
///
/// # Errors
///
/// Fails if a program cannot be started.
pub(crate) fn all_start(seats: &[String], programs: &Programs) -> Result<(), Usage> {
    let names = seats.iter().filter_map(|seat| seat.split_once(':'));
    let names = names.filter(|(kind, _)| *kind == PROGRAM).filter_map(|(_, name)| Name::parse(name).ok());
    names.into_iter().try_for_each(|name| starts(name, programs))
}

/// Checks that a program can be started.
///
/// # Errors
///
/// Fails if the program cannot be started.
pub(crate) fn starts(name: Name, programs: &Programs) -> Result<(), Usage> {
    let fall = |why: String| Usage::new(format!("the program \"{name}\" cannot be started: {why}"));
    programs.try_start(name).map_err(fall)
}
