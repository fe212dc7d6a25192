//! Makes untrusted text safe to show and limits its length. The text comes from records, packs, file names and
//! typing. It passes through here before it goes to the window, a terminal or another program. So it cannot control
//! the terminal, reverse the direction of other words or fill the screen.

use std::borrow::Cow;
use std::path::{Component, Path, Prefix};

/// The maximum number of characters shown of an id or a name.
pub const WORD: usize = 80;
/// The maximum number of characters shown of a quoted line.
pub const LINE: usize = 400;
/// The maximum number of characters shown of a path. Of a longer path, only the end is shown.
pub const PATH: usize = 600;
/// The maximum number of characters shown of a message.
pub const MESSAGE: usize = 4_000;

/// The maximum number of characters of a whole report, such as the list of all faults in a pack.
pub const REPORT: usize = 500_000;

/// The character shown instead of one that is not safe to show.
const INSTEAD: char = char::REPLACEMENT_CHARACTER;
const MORE: char = '…';

/// True for a character that changes how other characters are shown: a control character except line feed and tab, or
/// a mark that changes the writing direction. Packs may not contain these.
pub fn is_unseen(c: char) -> bool {
    (c.is_control() && !matches!(c, '\n' | '\t'))
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// True for a character that is invisible or changes how other characters are shown. False for characters that join
/// or separate letters, because some languages need them.
pub fn is_hidden(c: char) -> bool {
    is_unseen(c)
        || matches!(c,
            '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Returns the character, or the replacement character if it is not safe to show.
pub fn visible(c: char) -> char {
    if is_hidden(c) { INSTEAD } else { c }
}

/// Makes a text safe to show, on one line and with at most `most` characters.
pub fn line(text: &str, most: usize) -> String {
    let flat = |c: char| if matches!(c, '\n' | '\t') { ' ' } else { visible(c) };
    bounded(text.chars().map(flat), most)
}

/// Makes a text safe to show with at most `most` characters. Keeps its line breaks.
pub fn lines(text: &str, most: usize) -> Cow<'_, str> {
    // A text has at least as many bytes as characters, so a text this short needs no cut.
    if text.len() <= most && !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(bounded(text.chars().map(visible), most))
}

/// Makes an id or a name safe to show, with at most [`WORD`] characters.
pub fn word(text: &str) -> String {
    line(text, WORD)
}

/// Makes a path safe to show. Of a path longer than [`PATH`] characters, keeps only the end.
pub fn path(path: &Path) -> String {
    let text = familiar(path);
    let count = text.chars().count();
    if count <= PATH {
        return line(&text, PATH);
    }
    let end: String = text.chars().skip(count - PATH).collect();
    format!("{MORE}{}", line(&end, PATH))
}

/// A path as people know it: without the prefix `\\?\` of Windows, which allows long paths.
fn familiar(path: &Path) -> Cow<'_, str> {
    let text = path.to_string_lossy();
    let Some(Component::Prefix(prefix)) = path.components().next() else { return text };
    match prefix.kind() {
        Prefix::VerbatimDisk(_) => Cow::Owned(text.replacen(r"\\?\", "", 1)),
        Prefix::VerbatimUNC(..) => Cow::Owned(text.replacen(r"\\?\UNC\", r"\\", 1)),
        _ => text,
    }
}

fn bounded(mut chars: impl Iterator<Item = char>, most: usize) -> String {
    let mut shown: String = chars.by_ref().take(most).collect();
    if chars.next().is_some() {
        shown.push(MORE);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_of_windows_is_shown_as_people_know_it() {
        let is_windows = Path::new(r"C:\a").is_absolute();
        for (given, shown) in [
            (r"\\?\C:\packs\mine", r"C:\packs\mine"),
            (r"\\?\UNC\server\share\a", r"\\server\share\a"),
            (r"\\server\share\a", r"\\server\share\a"),
            (r"C:\packs\mine", r"C:\packs\mine"),
        ] {
            assert_eq!(path(Path::new(given)), if is_windows { shown } else { given });
        }
    }

    #[test]
    fn nothing_that_steers_or_hides_is_shown() {
        let odd = "a\u{1b}[31mb\u{9b}c\u{202e}d\u{7}e\u{200f}f\u{feff}g\r";
        assert_eq!(word(odd), "a\u{fffd}[31mb\u{fffd}c\u{fffd}d\u{fffd}e\u{fffd}f\u{fffd}g\u{fffd}");
        assert_eq!(word("two\nlines\tand a tab"), "two lines and a tab");
        assert_eq!(lines("two\nlines\u{1b}", LINE), "two\nlines\u{fffd}");
    }

    #[test]
    fn what_is_written_with_joiners_accents_and_narrow_spaces_is_left_alone() {
        for text in ["e\u{301}l\u{e8}ve", "« oui »", "\u{202f}!", "می\u{200c}خواهم", "👩\u{200d}🚀"]
        {
            assert_eq!((word(text).as_str(), &*lines(text, LINE)), (text, text));
        }
    }

    #[test]
    fn what_is_very_long_is_cut_and_says_so() {
        let long = "x".repeat(3 << 20);
        assert_eq!(word(&long), "x".repeat(WORD) + "…");
        assert_eq!(lines(&long, 3), "xxx…");
        assert_eq!(line("xxx", 3), "xxx");
        let deep = "y/".repeat(5_000) + "end";
        let shown = path(Path::new(&deep));
        assert!(shown.starts_with('…') && shown.ends_with("/end"), "{shown}");
        assert_eq!(shown.chars().count(), PATH + 1);
    }
}
