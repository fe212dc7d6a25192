//! What is said of a place in a file, without what depends on how the file is laid out.

use regex_lite::Regex;

/// The first line of what is said, its place without the column: `FILE:LINE: what`.
pub fn in_line(said: &str) -> String {
    let first = said.lines().next().unwrap_or_default();
    let place = Regex::new(r"^([^:]+:\d+):\d+: ").unwrap();
    place.replace(first, "$1: ").into_owned()
}
