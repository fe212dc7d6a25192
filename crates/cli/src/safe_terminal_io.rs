//! Makes untrusted input and output safe for a terminal.

use std::io::{self, BufRead, Read, Write};

use text::untrusted_text::visible;

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line without its end.
    Text(String),
    /// A line longer than the limit. The rest of it is dropped.
    TooLong,
    /// A line that is not UTF-8: the position of the first wrong byte, from 1, and the byte.
    NoText(usize, u8),
    /// The end of the input.
    End,
}

impl Line {
    /// Reads a line of at most `longest` bytes without its end. A longer line is never held in memory.
    ///
    /// # Errors
    ///
    /// The input cannot be read.
    pub fn read(input: &mut impl BufRead, longest: usize) -> io::Result<Self> {
        let mut bytes = Vec::new();
        if input.by_ref().take(longest as u64 + 2).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(Self::End);
        }
        // Some systems add a byte order mark before the first line of a pipe.
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
        let ended = bytes.strip_suffix(b"\n");
        let is_ended = ended.is_some();
        let line = ended.map_or(bytes, |line| line.strip_suffix(b"\r").unwrap_or(line));
        if line.len() > longest {
            if !is_ended {
                drop_rest(input)?;
            }
            return Ok(Self::TooLong);
        }
        Ok(match std::str::from_utf8(line) {
            Ok(text) => Self::Text(text.to_owned()),
            Err(e) => {
                let at = e.valid_up_to();
                Self::NoText(at + 1, line.get(at).copied().unwrap_or_default())
            }
        })
    }
}

fn drop_rest(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let ready = input.fill_buf()?;
        let end = ready.iter().position(|b| *b == b'\n');
        let used = end.map_or(ready.len(), |i| i + 1);
        input.consume(used);
        if end.is_some() || used == 0 {
            return Ok(());
        }
    }
}

/// A writer that replaces control characters with visible ones.
#[derive(Debug)]
pub struct Plain<W: Write>(W);

impl<W: Write> Plain<W> {
    /// Wraps an output.
    pub fn new(output: W) -> Self {
        Self(output)
    }
}

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Whole texts arrive here. A text split within a character would show replacement characters, which
        // does no harm.
        let text: String = String::from_utf8_lossy(bytes).chars().map(visible).collect();
        self.0.write_all(text.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_one_by_one_whatever_is_in_them() {
        let mut input = &b"one\r\n\n\xc3\x28two\nlonger than ten\nten bytes.\nab\xff"[..];
        let mut next = || Line::read(&mut input, 10).unwrap();
        assert_eq!(next(), Line::Text("one".into()));
        assert_eq!(next(), Line::Text(String::new()));
        assert_eq!(next(), Line::NoText(1, 0xc3));
        assert_eq!(next(), Line::TooLong);
        assert_eq!(next(), Line::Text("ten bytes.".into()));
        assert_eq!(next(), Line::NoText(3, 0xff));
        assert_eq!([next(), next()], [Line::End, Line::End]);
    }

    #[test]
    fn a_byte_order_mark_before_a_line_is_passed_over() {
        let mut input = &b"\xef\xbb\xbfone\r\n\xef\xbb\xbf"[..];
        let mut next = || Line::read(&mut input, 10).unwrap();
        assert_eq!(
            [next(), next(), next()],
            [Line::Text("one".into()), Line::Text(String::new()), Line::End]
        );
    }

    #[test]
    fn nothing_that_steers_a_terminal_gets_through() {
        let mut out = Vec::new();
        let odd = "one\n\u{1b}[2J\u{9b}31m\r\ttwo\u{202e}";
        write!(Plain::new(&mut out), "{odd}").unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "one\n\u{fffd}[2J\u{fffd}31m\u{fffd}\ttwo\u{fffd}");
    }
}
