//! Tests positions of regions from which no map can be drawn, for the maximum number of regions.

use std::fmt::Write;

use super::*;

/// A map of 64 regions with these positions and borders.
fn map(at: impl Fn(usize) -> (f64, f64), borders: &[(usize, usize)]) -> String {
    let mut map = String::from("size = [1000, 1000]\nregions = [\n");
    for i in 0..64 {
        let (x, y) = at(i);
        writeln!(map, "  {{ id = \"r{i}\", at = [{x:.3}, {y:.3}] }},").unwrap();
    }
    map += "]\nborders = [\n";
    for (a, b) in borders {
        writeln!(map, "  [\"r{a}\", \"r{b}\"],").unwrap();
    }
    map + "]\n"
}

/// The messages for `map.toml` when the map has these positions. Messages for other files are left out.
fn said_of_places(map: &str) -> Vec<String> {
    let words = std::fs::read_to_string(small().path("text/en.toml")).unwrap();
    let (before, _) = words.split_once("[regions]").unwrap();
    let (_, after) = words.split_once("\n[abilities]").unwrap();
    let names: String = (0..64).map(|i| format!("r{i} = \"Region {i}\"\n")).collect();
    let words = format!("{before}[regions]\n{names}\n[abilities]{after}");
    let said = said(&small().with("map.toml", map).with("text/en.toml", words));
    said.into_iter().filter(|s| s.starts_with("map.toml")).collect()
}

/// Checks that there are messages for a map, and that each contains `why`.
#[track_caller]
fn assert_all_say(map: &str, why: &str) {
    let said = said_of_places(map);
    assert!(!said.is_empty() && said.iter().all(|s| s.contains(why)), "{why}: {said:#?}");
}

/// The borders of a grid of eight by eight regions.
fn square() -> Vec<(usize, usize)> {
    let right = (0..64).filter(|i| i % 8 < 7).map(|i| (i, i + 1));
    right.chain((0..56).map(|i| (i, i + 8))).collect()
}

fn grid(i: usize) -> (f64, f64) {
    (60.0 + (i % 8) as f64 * 125.0, 60.0 + (i / 8) as f64 * 125.0)
}

#[test]
fn all_regions_at_one_place() {
    let said = said_of_places(&map(|_| (500.0, 500.0), &square()));
    assert!(said[0].contains("the centres of \"r0\" and \"r1\" are too close to each other"), "{said:?}");
}

#[test]
fn all_regions_in_one_line() {
    let at = |i: usize| (10.0 + i as f64 * 15.0, 500.0);
    assert_all_say(&map(at, &square()), "which border each other, runs through");
    let chain: Vec<_> = (1..64).map(|i| (i - 1, i)).collect();
    assert_all_say(&map(at, &chain), "do not border each other, but on the picture they come within");
}

#[test]
fn all_regions_in_a_corner_as_near_as_they_may_lie() {
    let at = |i: usize| (2.1 * (i % 8) as f64, 2.1 * (i / 8) as f64);
    assert_eq!(said_of_places(&map(at, &square())), [""; 0], "they can be drawn");
    assert_all_say(&map(at, &[]), "cannot be drawn on the picture; move its centre");
}

#[test]
fn two_heaps_of_regions_at_opposite_corners() {
    let at =
        |i: usize| if i.is_multiple_of(2) { (2.1 * i as f64, 0.5) } else { (1000.0 - 2.1 * i as f64, 999.5) };
    let within: Vec<_> = (2..64).map(|i| (i - 2, i)).collect();
    assert_all_say(&map(at, &within), "cannot be reached (R6.1)");
    let across: Vec<_> = (1..64).map(|i| (i - 1, i)).collect();
    assert_all_say(&map(at, &across), " cross");
}

#[test]
fn a_star_of_regions_and_a_wheel() {
    let turn = |i: usize| i as f64 / 63.0 * std::f64::consts::TAU;
    let at = |i: usize| {
        if i == 0 { (500.0, 500.0) } else { (500.0 + 480.0 * turn(i).cos(), 500.0 + 480.0 * turn(i).sin()) }
    };
    let star: Vec<_> = (1..64).map(|i| (0, i)).collect();
    let rim = (1..64).map(|i| (i, i % 63 + 1));
    let wheel: Vec<_> = star.iter().copied().chain(rim).collect();
    assert_all_say(&map(at, &star), "on the picture they come within");
    assert_all_say(&map(at, &wheel), "on the picture they come within");
}

#[test]
fn regions_that_all_border_one_another() {
    let all: Vec<_> = (0..64).flat_map(|a| (0..a).map(move |b| (b, a))).collect();
    let said = said_of_places(&map(grid, &all));
    assert_eq!(said[0], "map.toml:68:11: 2016 items: a list has 1000 at most");
    let said = said_of_places(&map(grid, &all[..192]));
    assert!(said.iter().any(|s| s.contains("move its centre")), "{said:?}");
}

#[test]
fn regions_thrown_anywhere_with_borders_between_any() {
    let mut seed = 1_u64;
    let mut random = move |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    for _ in 0..6 {
        let at: Vec<_> = (0..64).map(|_| (random(1000) as f64, random(1000) as f64)).collect();
        let mut borders: Vec<(usize, usize)> = Vec::new();
        while borders.len() < 40 {
            let (a, b) = (random(64) as usize, random(64) as usize);
            let pair = (a.min(b), a.max(b));
            if a != b && !borders.contains(&pair) {
                borders.push(pair);
            }
        }
        assert_all_say(&map(|i| at[i], &borders), " cross");
        assert_all_say(&map(|i| at[i], &[]), "cannot be reached (R6.1)");
    }
}
