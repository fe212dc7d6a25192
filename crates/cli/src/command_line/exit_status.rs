//! The exit status and message of a failed run.

use std::error::Error;
use std::io;

use super::wrong_usage::Usage;
use crate::language::NoFrame;
use crate::opening::match_options::OpenError;
use crate::opening::named_packs::PackError;
use crate::pack::WriteError;
use table::SetupError;
use text::os_error::reason;

/// The exit status of a failure.
const FAILED: u8 = 1;
/// The exit status of wrong usage, the same as clap's.
const WRONG_USAGE: u8 = 2;

/// The exit status and message after an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The exit status.
    pub status: u8,
    /// The message; `None` if nobody reads the output any more.
    pub words: Option<String>,
}

impl Ending {
    /// The exit status and message for an error.
    pub fn from_error(error: &(dyn Error + 'static)) -> Self {
        match error.downcast_ref::<io::Error>() {
            // The program that read the output has closed the pipe.
            Some(gone) if gone.kind() == io::ErrorKind::BrokenPipe => Self { status: 0, words: None },
            Some(other) => Self::saying(FAILED, &format!("reading or writing failed: {}", reason(other))),
            None if is_wrong_usage(error) => Self::saying(WRONG_USAGE, &error.to_string()),
            None => Self::saying(FAILED, &error.to_string()),
        }
    }

    fn saying(status: u8, words: &str) -> Self {
        Self { status, words: Some(format!("error: {}", shorten(words))) }
    }
}

fn is_wrong_usage(error: &(dyn Error + 'static)) -> bool {
    error.is::<Usage>()
        || error.is::<OpenError>()
        || error.is::<SetupError>()
        || error.downcast_ref::<PackError>().is_some_and(|e| !matches!(e, PackError::Faults(_)))
        || error.downcast_ref::<NoFrame>().is_some_and(|e| !matches!(e, NoFrame::Io { .. }))
        || error.downcast_ref::<WriteError>().is_some_and(|e| !matches!(e, WriteError::Io { .. }))
}

/// The number of characters kept at each end of a long line.
const ENDS: usize = 400;

/// Cuts the middle out of long lines.
fn shorten(words: &str) -> String {
    let mut out = String::new();
    for (index, line) in words.lines().enumerate() {
        if index > 0 {
            out.push('\n');
        }
        let length = line.chars().count();
        let is_shown = |at: usize| length <= 2 * ENDS || at < ENDS || at >= length - ENDS;
        for (at, c) in line.chars().enumerate() {
            if is_shown(at) {
                out.push(c);
            } else if at == ENDS {
                out.push_str(" … ");
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_very_long_keeps_its_beginning_and_its_end() {
        let said = shorten(&format!("there is no \"{}\"; there are a, b\nand more", "x".repeat(100_000)));
        assert!(said.starts_with("there is no \"xxx") && said.ends_with("xxx\"; there are a, b\nand more"));
        assert_eq!(said.chars().count(), 2 * ENDS + " … ".chars().count() + "\nand more".len());
    }
}
