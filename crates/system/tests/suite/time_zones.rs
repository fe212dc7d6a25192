//! The day and times in the time zone that the variable `TZ` names.

use std::env;
use std::process::Command;
use std::time::{Duration, SystemTime};

use jiff::tz::TimeZoneDatabase;
use system::{Day, local_time};

/// Set in the child process of the test.
const CHILD: &str = "WHISPERS_TEST_OF_TIME_ZONES";
/// The first moment of 2000 in UTC, in seconds after the first of 1970.
const MILLENNIUM: u64 = 946_684_800;

#[test]
fn the_day_and_times_follow_the_named_time_zone() {
    if env::var_os(CHILD).is_some() {
        let millennium = SystemTime::UNIX_EPOCH + Duration::from_secs(MILLENNIUM);
        println!("told: {} {}", Day::today(), local_time(millennium));
        return;
    }
    let told = |zone: &str| -> (Day, String) {
        let name = "time_zones::the_day_and_times_follow_the_named_time_zone";
        let mut child = Command::new(env::current_exe().unwrap());
        let output =
            child.args(["--exact", name, "--nocapture"]).env(CHILD, "1").env("TZ", zone).output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        let told = said.split_once("told: ").unwrap_or_else(|| panic!("{zone}: {said}")).1;
        let (day, time) = told.lines().next().unwrap().split_once(' ').unwrap();
        (Day::parse(day).unwrap(), time.to_owned())
    };
    for (zone, time) in [
        ("Pacific/Auckland", "2000-01-01 13:00"),
        (":Asia/Tokyo", "2000-01-01 09:00"),
        ("America/New_York", "1999-12-31 19:00"),
        ("UTC", "2000-01-01 00:00"),
    ] {
        assert_eq!(told(zone).1, time, "{zone}");
    }
    // Their clocks are 25 hours apart, so it is never the same day there.
    let (west, east) = (told("Pacific/Pago_Pago").0, told("Pacific/Kiritimati").0);
    assert!(west < east && east <= west.plus(2), "{west}, {east}");
}

#[test]
fn time_zones_are_known_where_the_system_has_none() {
    let zones = TimeZoneDatabase::bundled();
    for zone in ["Pacific/Auckland", "Asia/Tokyo", "America/New_York"] {
        assert!(zones.get(zone).is_ok(), "{zone}");
    }
}
