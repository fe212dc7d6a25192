//! Limits how deeply untrusted TOML is nested. Parsing or even dropping a deeper text could exhaust the stack.

use std::ops::Range;

use toml_parser::Source;
use toml_parser::lexer::TokenKind;

/// The maximum nesting depth of lists and tables, and the maximum number of parts in a dotted key.
pub const DEEPEST: usize = 16;

/// The first position where a TOML text exceeds [`DEEPEST`], as a range of bytes, or `None`.
///
/// This counts only brackets and dots. So it needs no recursion, and the text need not be valid TOML.
pub fn too_deep(text: &str) -> Option<Range<usize>> {
    let (mut open, mut dots) = (0_usize, 0_usize);
    for token in Source::new(text).lex() {
        match token.kind() {
            TokenKind::LeftSquareBracket | TokenKind::LeftCurlyBracket => (open, dots) = (open + 1, 0),
            TokenKind::RightSquareBracket | TokenKind::RightCurlyBracket => {
                (open, dots) = (open.saturating_sub(1), 0);
            }
            TokenKind::Equals | TokenKind::Comma | TokenKind::Newline => dots = 0,
            TokenKind::Dot => dots += 1,
            _ => {}
        }
        if open > DEEPEST || dots >= DEEPEST {
            return Some(token.span().start()..token.span().end());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::toml_nesting_depth::*;

    #[test]
    fn lists_tables_and_keys_go_sixteen_deep_and_no_deeper() {
        let lists = |deep: usize| format!("a = {}{}\n", "[".repeat(deep), "]".repeat(deep));
        let keys = |parts: usize| format!("{} = 1\n", vec!["a"; parts].join("."));
        assert_eq!([too_deep(&lists(16)), too_deep(&keys(16))], [None, None]);
        assert_eq!(too_deep(&lists(17)), Some(20..21));
        assert_eq!(too_deep(&keys(17)), Some(31..32));
        assert_eq!(too_deep(&format!("[{}]", vec!["a"; 17].join("."))), Some(32..33));
    }

    #[test]
    fn what_stands_side_by_side_or_in_texts_goes_no_deeper() {
        assert_eq!(too_deep(&"a.b = [1.5, { c = 2.5 }]\n".repeat(100)), None);
        assert_eq!(too_deep("a = \"[[[[[[[[[[[[[[[[[[[[ ....................\"\n"), None);
    }
}
