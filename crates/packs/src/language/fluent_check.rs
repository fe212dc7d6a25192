//! Checks the text files of a language, which may be untrusted, before Fluent parses them.

use std::ops::Range;

use crate::size_limits::BRACES;
use text::untrusted_text::is_unseen;

/// A fault that prevents Fluent from safely reading a text file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The range of bytes of the fault in the text.
    pub place: Range<usize>,
    /// A description of the fault, with what is expected instead.
    pub message: String,
}

/// Checks that a text file is safe for Fluent: all characters are visible, and braces are not nested too deeply.
///
/// # Errors
/// Returns the first fault.
pub fn readable(text: &str) -> Result<(), Damage> {
    let at = |at: usize, long: usize, message: String| Err(Damage { place: at..at + long, message });
    let hidden = |c: char| is_unseen(c) && c != '\r';
    if let Some((place, c)) = text.char_indices().find(|(_, c)| hidden(*c)) {
        let code = u32::from(c);
        return at(
            place,
            c.len_utf8(),
            format!("this is the control character U+{code:04X}; use visible characters only"),
        );
    }
    if let Some((place, written)) = escapes(text).find(|(_, code)| char_of(code).is_none_or(is_unseen)) {
        return at(place, written.len() + 2, "this shows nothing".into());
    }
    if let Some(place) = too_deep(text) {
        return at(
            place,
            1,
            format!("this is too deep: the maximum is {BRACES} nested braces and parentheses"),
        );
    }
    Ok(())
}

/// The positions of numeric character escapes such as `\u00e9` or `\U01F600`, each with its digits.
fn escapes(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.match_indices('\\').filter_map(|(at, _)| {
        let digits = match text.as_bytes().get(at + 1)? {
            b'u' => 4,
            b'U' => 6,
            _ => return None,
        };
        Some((at, text.get(at + 2..at + 2 + digits)?))
    })
}

fn char_of(digits: &str) -> Option<char> {
    u32::from_str_radix(digits, 16).ok().and_then(char::from_u32)
}

/// The byte offset of the first brace or parenthesis that is nested too deeply. Only placeables count, not the plain
/// text around them or strings inside them.
fn too_deep(text: &str) -> Option<usize> {
    let (mut start, mut deep) = (0, 0_usize);
    for line in text.split_inclusive('\n') {
        // A new entry begins at the start of a line, even if the previous entry has unclosed braces.
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-' || c == '#') {
            deep = 0;
        }
        // A string ends on the same line at the latest.
        let (mut quoted, mut escaped) = (false, false);
        for (at, c) in line.char_indices().filter(|_| !line.starts_with('#')) {
            match c {
                _ if quoted && escaped => escaped = false,
                '\\' if quoted => escaped = true,
                '"' if deep > 0 => quoted = !quoted,
                _ if quoted => {}
                '{' => deep += 1,
                '(' if deep > 0 => deep += 1,
                '}' | ')' => deep = deep.saturating_sub(1),
                _ => {}
            }
            if deep > BRACES {
                return Some(start + at);
            }
        }
        start += line.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_go_too_deep_or_hold_what_cannot_be_seen_are_not_read() {
        assert_eq!(readable("a = { B(C($n)) } ((((((((((((((((((((\n# {{{{{{{{{{{{{{{{{{{{{{{{\n"), Ok(()));
        assert_eq!(
            readable("a = { \"{{{{{{{{{{{{{{{{{{{{{{{\" }\nb = { $n ->\n    [one] x\n   *[other] y\n }\n"),
            Ok(())
        );
        assert_eq!(readable(&"a = { $x\n".repeat(100)), Ok(()));
        assert_eq!(readable("a = {\"\\u00e9\"} é\r\n"), Ok(()));
        let wrong = |text: &str| readable(text).unwrap_err();
        assert!(wrong(&format!("a = {}", "{".repeat(100_000))).message.starts_with("this is too deep"));
        assert!(wrong(&format!("a = {{ {}", "A(".repeat(100))).message.starts_with("this is too deep"));
        assert_eq!(wrong("a = x\u{1b}[0m").place, 5..6);
        assert_eq!(wrong("a = {\"\\u001b\"}").place, 6..12);
        assert_eq!(wrong("a = {\"\\u202e\"}").place, 6..12);
    }

    #[test]
    fn a_quote_that_is_escaped_ends_nothing() {
        assert_eq!(readable("a = { \"\\\"{{{{{{{{{{{{{{{{{{{{{{{{{{\" }"), Ok(()));
        assert!(readable(&format!("a = {{ \"\\\\\" {}", "{".repeat(40))).is_err());
    }
}
