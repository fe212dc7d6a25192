//! Made-up match results for tests of the history.

use history::{Deeds, History, Line, Played, ReviewSummary, SeatRecord, What};
use packs::Pack;
use system::Stamp;

/// A match result of one person (seat 0) against rivals of these kinds. `points` holds each seat's points,
/// from which the places follow. `day` counts up and determines the start time.
pub fn played(day: u32, rivals: &[&str], points: &[i32]) -> Played {
    let place = |points_of: i32| 1 + points.iter().filter(|p| **p > points_of).count() as u8;
    let society = |seat: usize| ["spider", "rat", "raven", "snake"][seat].to_owned();
    let player = |seat: usize| if seat == 0 { "human" } else { rivals[seat - 1] }.to_owned();
    let seat = |(seat, points): (usize, &i32)| SeatRecord {
        society: society(seat),
        player: player(seat),
        points: *points,
        place: place(*points),
    };
    Played {
        started: format!("2026-{:02}-{:02}T{:02}:00:00Z", 1 + day / 672 % 12, 1 + day / 24 % 28, day % 24),
        seed: u64::from(day),
        opening: format!("{day:016x}"),
        pack: "war-of-whispers".into(),
        digest: "0123456789abcdef".into(),
        seats: points.iter().enumerate().map(seat).collect(),
        own: 0,
        first: 0,
        rounds: (4, 4),
        house: Vec::new(),
        cities: [("bear", 2), ("eagle", 3), ("elephant", 3), ("lion", 2), ("horse", 1)]
            .map(|(id, cities)| (id.to_owned(), cities))
            .into(),
        tokens: vec![0, 1, 2, 3, 4],
        deeds: Deeds {
            decisions: 70,
            attacks: 5,
            cards: 3,
            exchanges: 1,
            agents: [("bear".to_owned(), 3)].into(),
            before_last: Some((2, 2)),
            as_dealt: Some(100),
            guessed: Some((1, 3)),
            level: false,
        },
        help: Default::default(),
        review: None,
    }
}

/// A win against one agent that earns no feat, modified by `change`.
pub fn win(change: impl Fn(&mut Played)) -> Played {
    let mut played = played(1, &["agent"], &[25, 20]);
    change(&mut played);
    played
}

/// A review with these numbers of decisions by mark, best mark first. `rate` is the average loss, and
/// `lowest` the lowest win chance.
pub fn reviewed(marks: [u16; 5], rate: f32, lowest: f32) -> Option<ReviewSummary> {
    let all: u16 = marks.iter().sum();
    Some(ReviewSummary { parts: [(all, rate), (0, 0.0), (0, 0.0), (0, 0.0)], marks, lowest })
}

/// A history of these match results, each with its own record file.
pub fn history(matches: impl IntoIterator<Item = Played>) -> History {
    let line = |(n, played): (usize, Played)| Line {
        file: format!("{n}.whispers"),
        stamp: Stamp { size: 1, changed: 1 },
        review: None,
        what: What::Played(Box::new(played)),
        there: true,
        again: false,
    };
    History::new(matches.into_iter().enumerate().map(line).collect())
}

/// A made-up match result that uses the pack's ids. Depending on `day`, it is won or lost, against various
/// rivals, with or without house rules and a review.
pub fn in_pack(pack: &Pack, day: u32) -> Played {
    const RIVALS: [&[&str]; 4] = [
        &["agent"],
        &["novice", "agent"],
        &["spymaster", "agent", "agent"],
        &["madness:hard", "hounds:hard"],
    ];
    let n = day as usize;
    let rivals = RIVALS[n % RIVALS.len()];
    let points = [25 - (day * 7 % 11) as i32, 21, 19, 17];
    let mut played = played(day, rivals, &points[..=rivals.len()]);
    played.pack = pack.id.clone();
    let societies = pack.words.societies();
    for (at, seat) in played.seats.iter_mut().enumerate() {
        seat.society = societies[(n + at) % societies.len()].id.clone();
    }
    let empires = &pack.rules.raw.empires;
    played.cities =
        empires.iter().enumerate().map(|(at, e)| (e.id.clone(), (n + 2 * at) as u8 % 4)).collect();
    played.tokens = (0..empires.len()).map(|slot| (slot + n) % empires.len()).collect();
    played.deeds.agents =
        empires.iter().enumerate().map(|(at, e)| (e.id.clone(), ((n + at) % 4) as u8)).collect();
    if n.is_multiple_of(5) {
        played.house =
            vec![("agents-in-regions".into(), "on".into()), ("loyalty".into(), "unique-devout".into())];
    }
    if !n.is_multiple_of(3) {
        let rate = 0.01 + 0.002 * (n % 7) as f32;
        played.review = Some(ReviewSummary {
            parts: [(9, rate), (30, rate * 0.7), (11, rate * 1.3), (4, rate * 2.0)],
            marks: [38, 9, 4, 2, (n % 2) as u16],
            lowest: if n % 9 == 1 { 0.06 } else { 0.2 },
        });
    }
    played
}
