//! A calendar day, which selects the daily puzzle and the daily deal.

use std::fmt;

use jiff::civil::Date;
use jiff::{ToSpan, Zoned};

/// A calendar day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

impl Day {
    /// The current day in the local time zone.
    pub fn today() -> Self {
        Self(Zoned::now().date())
    }

    /// Parses a text that begins with a day such as `2026-11-23`; `None` if it does not.
    pub fn parse(text: &str) -> Option<Self> {
        let day = text.get(..10)?;
        day.parse().ok().map(Self).filter(|date| date.to_string() == day)
    }

    /// The day that is `days` days later, or earlier if negative. The same day if that is outside of the
    /// calendar's range.
    #[must_use]
    pub fn plus(self, days: i32) -> Self {
        self.0.checked_add(days.days()).map_or(self, Self)
    }

    /// The number of days since the first of January 2000.
    pub fn number(self) -> i64 {
        // The difference between two days is a number of days.
        self.0.since(jiff::civil::date(2000, 1, 1)).map_or(0, |span| i64::from(span.get_days()))
    }
}

impl fmt::Display for Day {
    /// Writes the day like `2026-11-23`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_over_months_and_leap_years() {
        let day = |text: &str| Day::parse(text).unwrap();
        assert_eq!(day("2000-01-01").number(), 0);
        assert_eq!(day("2024-03-01").number() - day("2024-02-28").number(), 2);
        assert_eq!(day("2026-12-31").plus(1), day("2027-01-01"));
        assert_eq!(day("2026-11-23").plus(-23).to_string(), "2026-10-31");
        assert_eq!(day("2026-11-23T07:10:00Z"), day("2026-11-23"));
    }

    #[test]
    fn what_names_no_day_is_none() {
        for text in ["", "today", "2026-02-30", "2026-1-1", "23.11.2026", "äöüäöüäöü"] {
            assert_eq!(Day::parse(text), None, "{text}");
        }
    }
}
