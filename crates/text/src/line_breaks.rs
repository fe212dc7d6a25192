//! Where a line of text may be broken, also in scripts that write no spaces.

/// Characters that do not begin a line: closing brackets, stops, small kana and marks of repetition.
const NOT_FIRST: &str = "!),.:;?]}¢°’”‐–—…‥、。〉》」』】〕〗〙〟〜・ゝゞ々〻ーぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶヽヾ！％），．：；？］｝～｡｣､･";

/// Characters that do not end a line: opening brackets.
const NOT_LAST: &str = "([{‘“〈《「『【〔〖〘〝（［｛｢";

/// True if a line may end with `before` and the next one begin with `after`: behind a space or hyphen, and between
/// letters of Chinese and Japanese, except before closing and after opening punctuation.
pub fn can_break(before: char, after: char) -> bool {
    if before == '-' || (before.is_whitespace() && before != '\u{a0}') {
        return true;
    }
    (is_unspaced(before) || is_unspaced(after)) && !NOT_FIRST.contains(after) && !NOT_LAST.contains(before)
}

/// True for letters and punctuation of Chinese and Japanese, which are written without spaces. Korean has spaces.
fn is_unspaced(letter: char) -> bool {
    matches!(letter,
        '\u{2e80}'..='\u{312f}' | '\u{31a0}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}'
        | '\u{ff00}'..='\u{ff9f}' | '\u{20000}'..='\u{3ffff}')
}

#[cfg(test)]
mod tests {
    use super::can_break;

    /// The parts of a text between possible breaks.
    fn parts(text: &str) -> Vec<&str> {
        let mut breaks: Vec<usize> = text
            .char_indices()
            .zip(text.chars().skip(1))
            .filter(|((_, before), after)| can_break(*before, *after))
            .map(|((at, before), _)| at + before.len_utf8())
            .collect();
        breaks.push(text.len());
        let mut from = 0;
        breaks.into_iter().map(|to| &text[std::mem::replace(&mut from, to)..to]).collect()
    }

    #[test]
    fn lines_break_between_ideographs_but_not_beside_brackets() {
        assert_eq!(parts("「獅子」の番。"), ["「獅", "子」", "の", "番。"]);
        assert_eq!(parts("カード２枚"), ["カー", "ド", "２", "枚"]);
        assert_eq!(parts("Kestrel Gate"), ["Kestrel ", "Gate"]);
        assert_eq!(parts("Graufurt-Nord"), ["Graufurt-", "Nord"]);
        assert_eq!(parts("대한민국 서울"), ["대한민국 ", "서울"]);
    }
}
