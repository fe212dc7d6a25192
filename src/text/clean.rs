//! What of a text of strangers can be shown.

/// Whether a character steers how others are shown: control characters, but for the ends of lines
/// and tabs, and what turns the direction of writing.
pub fn is_unseen(c: char) -> bool {
    (c.is_control() && !matches!(c, '\n' | '\t'))
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
