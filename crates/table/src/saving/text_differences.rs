//! The differences between two texts, line by line.

use text::untrusted_text;

/// The maximum number of pairs of lines to compare. Texts with more pairs are reported as completely different.
const MOST_PAIRS: usize = 4_000_000;
/// The maximum number of characters of a line in a difference.
const LONGEST: usize = 200;

/// A line in which two texts differ.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// The line of the first text; `None` if the line is only in the second text.
    pub was: Option<String>,
    /// The line of the second text; `None` if the line is only in the first text.
    pub is: Option<String>,
}

/// The lines in which two texts differ, in order.
pub(crate) fn differences(was: &str, is: &str) -> Vec<Difference> {
    let (was, is): (Vec<&str>, Vec<&str>) = (was.lines().collect(), is.lines().collect());
    let alike = was.iter().zip(&is).take_while(|(a, b)| a == b).count();
    let (was, is) = (&was[alike..], &is[alike..]);
    let alike = was.iter().rev().zip(is.iter().rev()).take_while(|(a, b)| a == b).count();
    let (was, is) = (&was[..was.len() - alike], &is[..is.len() - alike]);
    let mut found = Vec::new();
    let (mut from, mut to) = (0, 0);
    for (a, b) in common(was, is).into_iter().chain([(was.len(), is.len())]) {
        found.extend(pairs(&was[from..a], &is[to..b]));
        (from, to) = (a + 1, b + 1);
    }
    found
}

/// Pairs the lines of two different passages. If one passage is longer, its last lines have no partner.
fn pairs<'a>(was: &'a [&str], is: &'a [&str]) -> impl Iterator<Item = Difference> + 'a {
    let line = |lines: &[&str], i: usize| lines.get(i).map(|line| short(line));
    (0..was.len().max(is.len())).map(move |i| Difference { was: line(was, i), is: line(is, i) })
}

fn short(line: &str) -> String {
    untrusted_text::line(line.trim(), LONGEST)
}

/// For each line of a longest common subsequence, its index in `was` and its index in `is`.
fn common(was: &[&str], is: &[&str]) -> Vec<(usize, usize)> {
    let wide = is.len() + 1;
    if was.len().saturating_mul(is.len()) > MOST_PAIRS {
        return Vec::new();
    }
    // For each pair of indexes, the number of common lines from there on.
    let mut most = vec![0_u32; (was.len() + 1) * wide];
    for a in (0..was.len()).rev() {
        for b in (0..is.len()).rev() {
            most[a * wide + b] = if was[a] == is[b] {
                most[(a + 1) * wide + b + 1] + 1
            } else {
                most[(a + 1) * wide + b].max(most[a * wide + b + 1])
            };
        }
    }
    let (mut a, mut b, mut both) = (0, 0, Vec::new());
    while a < was.len() && b < is.len() {
        if was[a] == is[b] {
            both.push((a, b));
            (a, b) = (a + 1, b + 1);
        } else if most[(a + 1) * wide + b] >= most[a * wide + b + 1] {
            a += 1;
        } else {
            b += 1;
        }
    }
    both
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(was: &str, is: &str) -> String {
        let line = |d: &Difference| {
            format!("{}>{}", d.was.as_deref().unwrap_or("-"), d.is.as_deref().unwrap_or("-"))
        };
        differences(was, is).iter().map(line).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn only_the_lines_that_differ_are_found_in_their_order() {
        assert_eq!(text("a\nb\nc\n", "a\nb\nc\n"), "");
        assert_eq!(text("a\nb\nc\n", "a\nx\nc\n"), "b>x");
        assert_eq!(text("a\nc\n", "a\nb\nc\n"), "->b");
        assert_eq!(text("a\nb\nc\n", "a\nc\n"), "b>-");
        assert_eq!(text("a\nb\nc\nd\ne\n", "x\nb\nd\ny\ne\n"), "a>x c>- ->y");
        assert_eq!(text("", "a\n"), "->a");
    }

    #[test]
    fn texts_of_many_lines_and_long_lines_are_compared_in_no_time() {
        let many = |word: &str| format!("{word}\n").repeat(100_000);
        assert_eq!(differences(&many("a"), &many("b")).len(), 100_000);
        let long = "x".repeat(1 << 20);
        let found = differences(&long, "");
        assert_eq!(found[0].was.as_ref().map(|line| line.chars().count()), Some(LONGEST + 1));
    }
}
