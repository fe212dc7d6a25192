//! The current time as records have it, and times in the local time zone.

use std::time::SystemTime;

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

/// The current time in UTC in the format of RFC 3339, to the second.
pub fn now() -> String {
    Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// A time in the local time zone, to the minute. Empty if it is outside of the calendar's range.
pub fn local(moment: SystemTime) -> String {
    let stamp = Timestamp::try_from(moment).map(|t| Zoned::new(t, TimeZone::system()));
    stamp.map(|z| z.strftime("%Y-%m-%d %H:%M").to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #[test]
    fn now_is_written_to_the_second_in_utc() {
        let now = super::now();
        assert_eq!(now.parse::<jiff::Timestamp>().unwrap().strftime("%Y-%m-%dT%H:%M:%SZ").to_string(), now);
    }
}
