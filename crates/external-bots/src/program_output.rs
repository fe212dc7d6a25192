//! The output of a program. It is not trusted: it may never end and need not be text.

use std::io::{BufRead, Read};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex};

/// The maximum length of an answer, in bytes. The longest action has about 80.
pub(super) const LONGEST: usize = 4096;

/// The number of bytes that are kept from the end of the error output.
const ERRORS: usize = 2000;

/// A line of a program's output, or why there is no valid one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Output {
    /// A line, without the line end.
    Line(String),
    /// A line that is longer than an answer may be.
    TooLong,
    /// A line that is not UTF-8.
    NoText,
    /// A line in UTF-16.
    Utf16,
    /// There is no line, since the output has ended.
    End,
}

impl Output {
    /// Reads a line. At most [`LONGEST`] bytes of it are held in memory.
    fn read(output: &mut impl BufRead) -> Self {
        let mut bytes = Vec::new();
        let read = output.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes);
        match read {
            Ok(0) | Err(_) => return Self::End,
            Ok(_) if bytes.len() > LONGEST => return Self::TooLong,
            Ok(_) => {}
        }
        match String::from_utf8(bytes) {
            Ok(line) if is_utf_16(line.as_bytes()) => Self::Utf16,
            Ok(line) => Self::Line(line.trim_start_matches(MARK).trim_end_matches(['\n', '\r']).to_owned()),
            Err(e) if is_utf_16(e.as_bytes()) => Self::Utf16,
            Err(_) => Self::NoText,
        }
    }
}

/// The byte order mark, which .NET and Mono write before the first line in UTF-8.
const MARK: char = '\u{feff}';

/// True if bytes are probably UTF-16: they begin with its byte order mark, or at least a third of them are 0.
fn is_utf_16(bytes: &[u8]) -> bool {
    let zeros = bytes.iter().filter(|byte| **byte == 0).count();
    bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") || zeros > 0 && zeros * 3 >= bytes.len()
}

/// Passes a program's output on, line by line, until it ends or a line is too long. While nobody reads, the
/// program has to wait.
pub(super) fn pass_on(mut output: impl BufRead, to: &SyncSender<Output>) {
    loop {
        let heard = Output::read(&mut output);
        let last = matches!(heard, Output::End | Output::TooLong);
        if to.send(heard).is_err() || last {
            return;
        }
    }
}

/// Reads a program's error output to its end and keeps the last bytes.
pub(super) fn keep_end(mut errors: impl Read, kept: &Arc<Mutex<Vec<u8>>>) {
    let mut bytes = [0; 1024];
    while let Ok(count @ 1..) = errors.read(&mut bytes) {
        let Ok(mut kept) = kept.lock() else { return };
        kept.extend_from_slice(&bytes[..count]);
        let too_many = kept.len().saturating_sub(ERRORS);
        kept.drain(..too_many);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::sync_channel;

    use super::*;

    fn read_all(output: &[u8]) -> Vec<Output> {
        let (to, from) = sync_channel(9);
        pass_on(output, &to);
        drop(to);
        from.iter().collect()
    }

    #[test]
    fn lines_are_heard_one_by_one_and_too_long_a_one_is_the_last() {
        let line = |text: &str| Output::Line(text.to_owned());
        assert_eq!(read_all(b"act 1\r\n\nact 2"), [line("act 1"), line(""), line("act 2"), Output::End]);
        assert_eq!(read_all(b"\xff\xff\nact 1\n"), [Output::NoText, line("act 1"), Output::End]);
        let long = [vec![b'x'; LONGEST], b"\nact 1\n".to_vec()].concat();
        assert_eq!(read_all(&long), [Output::TooLong]);
        let fits = [vec![b'x'; LONGEST - 1], b"\n".to_vec()].concat();
        assert_eq!(read_all(&fits), [line(&"x".repeat(LONGEST - 1)), Output::End]);
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_an_answer_and_utf_16_is_called_that() {
        let line = |text: &str| Output::Line(text.to_owned());
        assert_eq!(
            read_all(b"\xef\xbb\xbfact 1\r\n\xef\xbb\xbfact 2\n"),
            [line("act 1"), line("act 2"), Output::End]
        );
        assert_eq!(read_all(b"\xef\xbb\xbf\n"), [line(""), Output::End]);
        let wide = |big: bool, marked: bool| {
            let text = if marked { "\u{feff}act 1\r\n" } else { "act 1\r\n" };
            let units = text
                .encode_utf16()
                .flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() });
            units.collect::<Vec<u8>>()
        };
        for (big, marked) in [(false, false), (false, true), (true, false), (true, true)] {
            assert_eq!(read_all(&wide(big, marked))[0], Output::Utf16, "{big} {marked}");
        }
    }

    #[test]
    fn of_errors_the_end_is_kept() {
        let kept = Arc::default();
        let much = format!("{}the end", "x\n".repeat(5000));
        keep_end(much.as_bytes(), &kept);
        let kept = String::from_utf8(kept.lock().unwrap().clone()).unwrap();
        assert!(kept.len() == ERRORS && kept.ends_with("x\nthe end"), "{kept}");
    }
}
