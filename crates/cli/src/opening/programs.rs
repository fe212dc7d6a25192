//! Bots from outside on the command line: a command behind `exec:`, or the name of one in the settings.

use super::match_options::OpenError;
use crate::command_line::usage::{Usage, suggestion};
use external_bots::{COMMA, Name, Programs};
use table::PROGRAM;

/// What stands before a command.
pub const EXEC: &str = "exec";

/// The seats as they are named, with bots from outside called by name: whoever is a command comes to the programs.
///
/// # Errors
/// That a command is none, or that there is no such program.
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
            Err(OpenError::NoSuchProgram { given: text::clean::word(name), suggestion })
        }
        _ => Ok(word.clone()),
    };
    let (mut seated, mut behind) = (Vec::new(), false);
    for word in given.iter().map(|word| word.trim().to_owned()) {
        // A comma within a command has parted it.
        if behind && word.contains(['.', '/', ' ']) && !word.contains(':') {
            let given = text::clean::word(&word);
            return Err(OpenError::Player { given, suggestion: COMMA.to_owned() });
        }
        behind = word.split_once(':').is_some_and(|(kind, _)| kind == EXEC);
        seated.push(seat(&word)?);
    }
    Ok(seated)
}

/// Whether every program that is seated can be started.
///
/// # Errors
/// Which one cannot, and why.
pub(crate) fn all_start(seats: &[String], programs: &Programs) -> Result<(), Usage> {
    let names = seats.iter().filter_map(|seat| seat.split_once(':'));
    let names = names.filter(|(kind, _)| *kind == PROGRAM).filter_map(|(_, name)| Name::parse(name).ok());
    names.into_iter().try_for_each(|name| starts(name, programs))
}

/// Whether a program can be started.
///
/// # Errors
/// That it cannot, and why.
pub(crate) fn starts(name: Name, programs: &Programs) -> Result<(), Usage> {
    let fall = |why: String| Usage::new(format!("the program \"{name}\" cannot be started: {why}"));
    programs.try_start(name).map_err(fall)
}
