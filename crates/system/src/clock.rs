//! The current time as records have it, and times in the local time zone.

use crate::time::{SystemTime, UNIX_EPOCH};

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Zoned};

/// The current time in UTC in the format of RFC 3339, to the second.
pub fn now() -> String {
    Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// A moment in local time, to the minute. Empty before 1970 and where the calendar ends.
pub fn local(moment: SystemTime) -> String {
    let Ok(since) = moment.duration_since(UNIX_EPOCH) else { return String::new() };
    let stamp = SignedDuration::try_from(since).and_then(Timestamp::from_duration);
    let local = stamp.map(|stamp| Zoned::new(stamp, TimeZone::system()));
    local.map(|local| local.strftime("%Y-%m-%d %H:%M").to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #[test]
    fn now_is_written_to_the_second_in_utc() {
        let now = super::now();
        assert_eq!(now.parse::<jiff::Timestamp>().unwrap().strftime("%Y-%m-%dT%H:%M:%SZ").to_string(), now);
    }
}
