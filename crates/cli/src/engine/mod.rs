//! The protocol for programs: one command per line in, one JSON object per line out (PROTOCOL.md).

mod answer_json;
mod command_error;
mod match_arguments;
mod match_commands;
mod perft_by_decision;
mod protocol_command;
mod puzzle_commands;
mod puzzle_query;
mod record_writer;
mod session;

use std::io::{self, BufRead, Write};

use serde_json::{Value, json};

use crate::Packs;
use crate::safe_terminal_io::Line;
use command_error::{CommandError, Kind};
use protocol_command::Command;
use session::Session;
use text::untrusted_text::is_hidden;

/// The maximum length of a line, in bytes without its end.
const LONGEST: usize = 65_536;

/// Answers commands until `quit` or the end of the input, one line of output for each line of input. A wrong
/// line gets an error object and never ends the session.
///
/// # Errors
/// The input cannot be read or the output not written.
pub fn engine(mut input: impl BufRead, out: &mut impl Write, packs: Packs) -> io::Result<()> {
    let mut session = Session::new(packs);
    loop {
        let read = match Line::read(&mut input, LONGEST)? {
            Line::End => return Ok(()),
            line => read(line),
        };
        let (answer, leave) = match read {
            Ok(Command::Quit) => (json!({ "ok": true }), true),
            Ok(command) => (session.carry_out(command).unwrap_or_else(|wrong| wrong.answer()), false),
            Err(wrong) => (wrong.answer(), false),
        };
        say(out, &answer)?;
        if leave {
            return Ok(());
        }
    }
}

/// Parses a line as a command.
fn read(line: Line) -> Result<Command, CommandError> {
    match line {
        Line::Text(text) => Command::parse(text.trim()),
        Line::End => Command::parse(""),
        Line::TooLong => {
            let what = format!("the line is longer than {LONGEST} bytes; a long \"play\" can be several");
            Err(Kind::Line.wrong(what))
        }
        Line::NoText(place, byte) => {
            Err(Kind::Line.wrong(format!("the line is not UTF-8: its byte {place} is 0x{byte:02x}")))
        }
    }
}

fn say(out: &mut impl Write, answer: &Value) -> io::Result<()> {
    writeln!(out, "{}", escaped(answer.to_string()))?;
    out.flush()
}

/// Escapes control characters, which are unsafe in a terminal.
fn escaped(json: String) -> String {
    if !json.contains(is_hidden) {
        return json;
    }
    let mut out = String::with_capacity(json.len());
    let mut units = [0; 2];
    for c in json.chars() {
        if is_hidden(c) {
            out.extend(c.encode_utf16(&mut units).iter().map(|unit| format!("\\u{unit:04x}")));
        } else {
            out.push(c);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_steer_a_terminal_is_escaped_and_read_back() {
        let text = "a\u{7f}b\u{9b}c\u{202e}d\u{e0041}e\n\u{1b}f";
        let json = escaped(json!({ "text": text }).to_string());
        assert!(json.is_ascii(), "{json}");
        assert_eq!(serde_json::from_str::<Value>(&json).unwrap()["text"], text);
    }
}
