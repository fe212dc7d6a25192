//! What is written to a terminal: texts, and nothing that would steer it.

use std::io::{self, Write};

use text::clean::visible;

/// Writes texts with something in sight in the place of what would steer a terminal, whoever it is from.
#[derive(Debug)]
pub struct Plain<W: Write>(W);

impl<W: Write> Plain<W> {
    /// A way to this output.
    pub fn new(output: W) -> Self {
        Self(output)
    }
}

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Texts come whole; what is none is no longer than it was, and in sight.
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
    fn nothing_that_steers_a_terminal_gets_through() {
        let mut out = Vec::new();
        let odd = "one\n\u{1b}[2J\u{9b}31m\r\ttwo\u{202e}";
        write!(Plain::new(&mut out), "{odd}").unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "one\n\u{fffd}[2J\u{fffd}31m\u{fffd}\ttwo\u{fffd}");
    }
}
