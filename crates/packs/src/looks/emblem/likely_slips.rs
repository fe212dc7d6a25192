//! Finds likely mistakes in an emblem: a path that ends early, or a `viewBox` that is not square.

use super::element::Element;
use super::emblem_error::{EmblemError, short};

/// The maximum number of warnings for one emblem.
const MOST: usize = 4;

/// Warnings about likely mistakes in an emblem, with their positions.
pub(super) fn doubts(root: &Element) -> Vec<EmblemError> {
    let mut found = Vec::new();
    found.extend(frame(root).map(|why| EmblemError::in_span(root.span.clone(), why)));
    paths(root, &mut found);
    found.truncate(MOST);
    found
}

/// The reason why an emblem may appear smaller or elsewhere than intended: its `viewBox`. `None` if that is fine.
fn frame(root: &Element) -> Option<String> {
    let Some(frame) = root.value("viewBox") else {
        return Some(
            "it has no viewBox: write one around the drawing, such as viewBox=\"0 0 64 64\"".to_owned(),
        );
    };
    let numbers: Vec<f64> = frame
        .split(|c: char| c.is_whitespace() || c == ',')
        .filter(|word| !word.is_empty())
        .filter_map(|word| word.parse().ok())
        .collect();
    match numbers.as_slice() {
        [_, _, wide, high] if (wide - high).abs() <= wide.abs() / 1000.0 => None,
        [_, _, wide, high] => Some(format!(
            "its viewBox is {wide} wide and {high} high: emblems are drawn in squares, so this one is drawn smaller \
             than its place"
        )),
        _ => Some(format!("its viewBox \"{}\" is not four numbers, such as \"0 0 64 64\"", short(frame))),
    }
}

fn paths(element: &Element, found: &mut Vec<EmblemError>) {
    if element.name == "path"
        && let Some(rest) = element.value("d").and_then(|path| breaks_off(path))
    {
        let why = format!(
            "this path is drawn only up to \"{}\", which is not a path command: a path has M, L, C, Z and the like, \
             each with its numbers",
            short(rest)
        );
        found.push(EmblemError::in_span(element.span.clone(), why));
    }
    element.children.iter().for_each(|child| paths(child, found));
}

/// The rest of a path's data, from the first error. `None` if the data is valid.
fn breaks_off(path: &str) -> Option<&str> {
    let mut reader = Reader { text: path, at: 0 };
    reader.skip();
    if !matches!(reader.peek(), None | Some(b'M' | b'm')) {
        return Some(path);
    }
    loop {
        reader.skip();
        let start = reader.at;
        let rest = || path.get(start..);
        let command = reader.peek()?;
        reader.at += 1;
        let count = match command.to_ascii_lowercase() {
            b'm' | b'l' | b't' => 2,
            b'h' | b'v' => 1,
            b'c' => 6,
            b's' | b'q' => 4,
            b'a' => 7,
            b'z' => continue,
            _ => return rest().or(Some(path)),
        };
        let is_arc = command.eq_ignore_ascii_case(&b'a');
        loop {
            for index in 0..count {
                reader.skip();
                let found = if is_arc && matches!(index, 3 | 4) { reader.flag() } else { reader.number() };
                if !found {
                    return rest().or(Some(path));
                }
            }
            reader.skip();
            if !matches!(reader.peek(), Some(b'0'..=b'9' | b'+' | b'-' | b'.')) {
                break;
            }
        }
    }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Skips white space and commas.
    fn skip(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace() || byte == b',') {
            self.at += 1;
        }
    }

    fn take(&mut self, is_it: impl Fn(u8) -> bool) -> bool {
        let found = self.peek().is_some_and(is_it);
        self.at += usize::from(found);
        found
    }

    fn digits(&mut self) -> usize {
        let start = self.at;
        while self.take(|byte| byte.is_ascii_digit()) {}
        self.at - start
    }

    fn flag(&mut self) -> bool {
        self.take(|byte| matches!(byte, b'0' | b'1'))
    }

    fn number(&mut self) -> bool {
        self.take(|byte| matches!(byte, b'+' | b'-'));
        let mut digits = self.digits();
        if self.take(|byte| byte == b'.') {
            digits += self.digits();
        }
        if digits > 0 && matches!(self.peek(), Some(b'e' | b'E')) {
            let start = self.at;
            self.at += 1;
            self.take(|byte| matches!(byte, b'+' | b'-'));
            if self.digits() == 0 {
                self.at = start;
            }
        }
        digits > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_read_as_it_is_drawn() {
        for right in [
            "",
            "M0 0",
            "m1-2.5.5.5L3,4 5 6z",
            "M 0 0 H8V-8h.5 Z m1 1",
            "M10 10a5 5 0 1020 0 1e-2,3 0 0 1 4 5",
            "M0 0C1 2 3 4 5 6S1 2 3 4q1 2 3 4T5 6",
        ] {
            assert_eq!(breaks_off(right), None, "{right}");
        }
        for (path, rest) in [
            ("L0 0", "L0 0"),
            ("M0 0 L garbage", "L garbage"),
            ("M0 0 L1 2 foo", "foo"),
            ("M0 0h1 C1 2 3", "C1 2 3"),
            ("M0 0\u{e9}", "\u{e9}"),
        ] {
            assert_eq!(breaks_off(path), Some(rest), "{path}");
        }
    }
}
