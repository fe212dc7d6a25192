//! The names and positions in the packs agree with the printed boards (`crates/testing/facts`).

use std::collections::BTreeMap;

use packs::{Pack, Picture, Words};
use rules::{Cost, Empire, Office, Position};

use testing::pack;

const EMPIRES: [&str; 5] = ["bear", "eagle", "elephant", "lion", "horse"];
const POSITIONS: [&str; 4] = ["sheriff", "steward", "marshal", "chancellor"];

/// The rows of a CSV table. Cells may be in quotation marks.
fn rows(text: &str) -> Vec<Vec<String>> {
    let row = |line: &str| {
        let (mut cells, mut quoted) = (vec![String::new()], false);
        for c in line.chars() {
            match c {
                '"' => quoted = !quoted,
                ',' if !quoted => cells.push(String::new()),
                _ => cells.last_mut().unwrap().push(c),
            }
        }
        cells
    };
    text.lines().skip(1).map(row).collect()
}

/// The name without what the tables omit: accents, quotation marks, and colours in brackets.
fn plain(name: &str) -> String {
    let letter = |c: char| match c {
        'é' | 'ë' => 'e',
        'ā' | 'ō' => {
            if c == 'ā' {
                'a'
            } else {
                'o'
            }
        }
        other => other,
    };
    let name = name.split(" (").next().unwrap();
    name.chars().filter(|c| *c != '"').map(letter).collect()
}

fn of_kind(kind: &str) -> Vec<Vec<String>> {
    let all = rows(include_str!("../../../testing/facts/names.csv"));
    let found: Vec<_> = all.into_iter().filter(|row| row[0].starts_with(kind)).collect();
    assert!(!found.is_empty(), "no {kind} is printed");
    found
}

fn empire(id: &str) -> Empire {
    Empire::new(EMPIRES.iter().position(|known| *known == id).unwrap()).unwrap()
}

#[test]
fn empires_societies_slots_and_terms_are_called_as_printed() {
    for (id, column) in [("war-of-whispers", 1), ("whispers-of-the-stars", 2)] {
        let words = pack(id).words.clone();
        for row in of_kind("empire") {
            let name = plain(&row[column]);
            let found = EMPIRES.map(|id| plain(words.empire(empire(id))));
            assert!(found.contains(&name), "{name} is not among {found:?}");
        }
        let societies: Vec<String> = words.societies().iter().map(|s| plain(&s.name)).collect();
        let printed: Vec<String> = of_kind("society").iter().map(|row| plain(&row[column])).collect();
        assert_eq!(societies, printed);
        let slots: Vec<String> = pack(id).rules.raw.slots.iter().enumerate().map(slot(&words)).collect();
        assert_eq!(slots.join(", "), of_kind("loyalty slot")[0][column]);
    }
}

fn slot(words: &Words) -> impl Fn((usize, &String)) -> String {
    |(index, _)| words.slot(rules::Slot::new(index).unwrap()).to_owned()
}

#[test]
fn the_cards_of_two_empires_are_called_as_printed() {
    for (id, column) in [("war-of-whispers", 1), ("whispers-of-the-stars", 2)] {
        let pack = pack(id);
        for row in of_kind("card ") {
            let (a, b) = row[0].trim_start_matches("card ").split_once('+').unwrap();
            let pair = [empire(a), empire(b)];
            let is_of = |cost: Cost| matches!(cost, Cost::Pair(one, other) if pair.contains(&one) && pair.contains(&other));
            let index = pack.rules.raw.abilities.iter().position(|ability| is_of(ability.cost)).unwrap();
            assert_eq!(plain(&pack.words.ability(index).name), row[column], "{}", row[0]);
        }
    }
}

#[test]
fn the_vips_sit_where_they_are_printed() {
    let words = pack("whispers-of-the-stars").words.clone();
    for row in rows(include_str!("../../../testing/facts/councils.csv")) {
        let office = POSITIONS.iter().position(|known| *known == row[1]).unwrap();
        let position = Position::new(empire(&row[0]), Office::new(office).unwrap());
        assert_eq!(
            plain(words.own_position_name(position).unwrap()),
            plain(&row[3]),
            "{} {}",
            row[0],
            row[1]
        );
    }
}

/// The distinct names in a table by empire, in order.
fn by_empire(table: &str) -> BTreeMap<String, Vec<String>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in rows(table) {
        let names = found.entry(row[0].clone()).or_default();
        if !names.contains(&row[1]) {
            names.push(row[1].clone());
        }
    }
    found
}

#[test]
fn events_and_offers_are_called_as_printed() {
    let pack: &Pack = &pack("whispers-of-the-stars");
    let (raw, words) = (&pack.rules.raw, &pack.words);
    let names = |of: Vec<(Empire, String)>| {
        let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (empire, name) in of {
            found.entry(EMPIRES[empire.index()].into()).or_default().push(plain(&name));
        }
        found
    };
    let events = raw.events.iter().enumerate().map(|(i, e)| (e.empire, words.event(i).name.clone()));
    assert_eq!(names(events.collect()), by_empire(include_str!("../../../testing/facts/events.csv")));
    let offers = raw.offers.iter().enumerate().map(|(i, o)| (o.empire, words.offer(i).name.clone()));
    assert_eq!(names(offers.collect()), by_empire(include_str!("../../../testing/facts/offers.csv")));
}

/// The minimum distance, on the printed chart, at which the relative position of two regions is compared.
const APART: f32 = 200.0;

/// Stations have the same relative positions as regions on the printed chart, but crowded ones are farther apart.
#[test]
fn stations_lie_beside_and_above_one_another_as_printed() {
    let pack = pack("whispers-of-the-stars");
    let Picture::Stars(chart) = &pack.picture else { panic!("no chart") };
    let printed = rows(include_str!("../../../testing/facts/regions.csv"));
    let places: Vec<([f32; 2], [f32; 2], &str)> = printed
        .iter()
        .map(|row| {
            let number: u32 = row[0].parse().unwrap();
            let index = pack.rules.raw.regions.iter().position(|region| region.number == number).unwrap();
            let at = chart.stations[index];
            ([6, 7].map(|column| row[column].parse().unwrap()), [at.x, at.y], row[8].as_str())
        })
        .collect();
    let mut told = 0;
    for (there, here, name) in &places {
        for (other_there, other_here, other) in &places {
            for along in [0, 1] {
                if other_there[along] - there[along] > APART {
                    assert!(other_here[along] > here[along], "{name} and {other}");
                    told += 1;
                }
            }
        }
    }
    assert!(told > 1000, "{told}");
}
