//! A calendar day, which selects the daily puzzle and the daily deal.

use std::fmt;

use jiff::civil::Date;
use jiff::{ToSpan, Zoned};

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

impl Day {
    /// Today, where the person is.
    pub fn today() -> Self {
        Self(Zoned::now().date())
    }

    /// The day of a text that begins like `2026-11-23`; `None` of what names no day.
    pub fn parse(text: &str) -> Option<Self> {
        let day = text.get(..10)?;
        day.parse().ok().map(Self).filter(|date| date.to_string() == day)
    }

    /// The day `days` later, or earlier if negative; this day where the calendar ends.
    #[must_use]
    pub fn plus(self, days: i32) -> Self {
        self.0.checked_add(days.days()).map_or(self, Self)
    }

    /// The number of the day: one more for each day since the first of 2000.
    pub fn number(self) -> i64 {
        // Both are days, so that the difference is a number of them.
        self.0.since(jiff::civil::date(2000, 1, 1)).map_or(0, |span| i64::from(span.get_days()))
    }
}

impl fmt::Display for Day {
    /// As in `2026-11-23`.
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
