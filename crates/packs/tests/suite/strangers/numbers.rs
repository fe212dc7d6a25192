//! Tests invalid, negative and huge numbers for every key that takes a number.

use super::*;

/// Numbers that are invalid for every key of a pack.
const STRANGE: [&str; 6] =
    ["-1", "nan", "-inf", "1e308", "99999999999999999999999999999999999999", "0xffffffffffffffff"];

#[test]
fn every_number_of_every_file_may_be_strange_and_is_told_of_at_its_line() {
    for file in ["rules.toml", "councils.toml", "map.toml", "cards.toml"] {
        let text = std::fs::read_to_string(small().path(file)).unwrap();
        let mut seen = Vec::new();
        for (i, line) in text.lines().enumerate() {
            for (key, value) in line.split(['{', ',', '[']).filter_map(|part| part.split_once('=')) {
                let (key, value) = (key.trim(), value.trim().trim_end_matches(['}', ']', ' ']));
                if value.parse::<f64>().is_err() || seen.contains(&key.to_owned()) {
                    continue;
                }
                seen.push(key.to_owned());
                for strange in STRANGE {
                    // A multiplier may be negative.
                    if (key, strange) == ("multiplier", "-1") {
                        continue;
                    }
                    let broken = line.replacen(value, strange, 1);
                    let text: Vec<&str> =
                        text.lines().enumerate().map(|(j, l)| if i == j { &broken } else { l }).collect();
                    let said = said(&small().with(file, text.join("\n")));
                    let place = format!("{file}:{}:", i + 1);
                    assert!(said.iter().any(|s| s.starts_with(&place)), "{file}: {broken}: {said:?}");
                }
            }
        }
        assert!(!seen.is_empty(), "{file} has no numbers");
    }
}

#[test]
fn a_centre_that_is_no_place() {
    assert_said(
        &small().edit("map.toml", "size = [1000, 760]", "size = [nan, 760]"),
        &["map.toml:2:9: nan is not a number between 100 and 10,000"],
    );
    assert_said(
        &small().edit("map.toml", "size = [1000, 760]", "size = [1e5, 760]"),
        &["map.toml:2:9: 1e5 is not a number between 100 and 10,000"],
    );
}
