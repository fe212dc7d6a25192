//! Versions of packs and of the program, which can be compared.

use std::cmp::Ordering;

/// A version such as `1.2` or `0.10.1`, with up to four numbers. Missing numbers count as 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version([u32; 4]);

impl Version {
    /// The version of this program.
    pub fn current() -> Option<Self> {
        Self::parse(env!("CARGO_PKG_VERSION"))
    }

    /// Parses a version. Text after a hyphen or a plus sign is ignored. `None` if the text is not a version.
    pub fn parse(text: &str) -> Option<Self> {
        let counted = text.split(['-', '+']).next()?;
        let mut numbers = [0; 4];
        let mut parts = counted.split('.');
        for number in &mut numbers {
            let Some(part) = parts.next() else { break };
            if part.is_empty() || !part.bytes().all(|b| b.is_ascii_digit()) {
                return None;
            }
            *number = part.parse().ok()?;
        }
        parts.next().is_none().then_some(Self(numbers))
    }

    /// True if this version is equal to or later than `least`.
    pub fn reaches(self, least: Self) -> bool {
        self.cmp(&least) != Ordering::Less
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_number_by_number() {
        let version = |text: &str| Version::parse(text).unwrap();
        for (later, earlier) in
            [("1.10", "1.9"), ("1", "0.9.9"), ("1.2.0", "1.2"), ("0.2.0-beta", "0.2"), ("2.0.0.1", "2")]
        {
            assert!(version(later).reaches(version(earlier)), "{later} {earlier}");
        }
        assert!(!version("1.9").reaches(version("1.10")) && !version("0.9").reaches(version("1")));
        assert!(Version::current().is_some());
        for text in ["", "one", "1.", ".1", "1.x", "v1", "1.2.3.4.5", "99999999999"] {
            assert_eq!(Version::parse(text), None, "{text:?}");
        }
    }
}
