//! Tests thousands of random emblems. Each is drawn quickly or refused with a position, and so are packs with seven
//! of them. `WHISPERS_EMBLEMS=100000` tests more.

mod make;

use std::time::{Duration, Instant};

use packs::{Archive, Drawing, Files, Pack, read_emblem};

use testing::editable_pack::shipped;

/// The number of emblems to test.
fn count(usual: u64) -> u64 {
    std::env::var("WHISPERS_EMBLEMS").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// The peak memory use of the process in MB. 0 if the system does not report it.
fn most_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or_default() / 1024
}

#[test]
fn an_emblem_of_any_numbers_is_drawn_at_every_size_or_refused_at_its_place() {
    let count = count(1_500);
    let (mut drawn, mut slowest) = (0, (Duration::ZERO, 0));
    for seed in 0..count {
        let text = make::svg(seed);
        let begun = Instant::now();
        match read_emblem(&text) {
            Ok(emblem) => {
                let drawing =
                    Drawing::new(&emblem.svg).unwrap_or_else(|| panic!("{seed}: it cannot be read"));
                for side in [16, 32, 256] {
                    assert!(drawing.draw(side).is_some(), "{seed}: it cannot be drawn with {side} pixels");
                }
                drawn += 1;
            }
            Err(wrong) => {
                assert!(!wrong.why.is_empty() && wrong.why.len() < 400, "{seed}: {}", wrong.why);
                assert!(wrong.span.is_some_and(|span| text.get(span).is_some()), "{seed}: {}", wrong.why);
            }
        }
        slowest = slowest.max((begun.elapsed(), seed));
    }
    println!("{drawn} of {count} were drawn, the slowest {slowest:?}; {} MB at most", most_memory());
    // The test proves something only if many emblems are accepted and many refused.
    assert!((count / 20..count - count / 20).contains(&drawn), "{drawn} of {count} were drawn");
}

#[test]
fn a_pack_with_seven_emblems_of_any_numbers_is_read_or_refused_at_their_places() {
    let count = count(60).min(20_000);
    let pack = shipped();
    let files: Vec<(String, Vec<u8>)> = pack
        .files()
        .into_iter()
        .map(|path| (path.clone(), std::fs::read(pack.path(&path)).unwrap()))
        .collect();
    let (mut accepted, mut slowest) = (0, (Duration::ZERO, 0));
    for seed in 0..count {
        let mut files = files.clone();
        let emblems = files.iter_mut().filter(|(path, _)| path.ends_with(".svg")).take(7).enumerate();
        for (i, (_, bytes)) in emblems {
            *bytes = make::tame(seed * 7 + i as u64).into_bytes();
        }
        let begun = Instant::now();
        match Pack::load(&Files::Zip(Archive::from_files("seven", files))) {
            Ok(_) => accepted += 1,
            Err(report) => {
                assert!(!report.faults.is_empty(), "{seed}");
                let at_emblems = report.faults.iter().all(|f| f.file.ends_with(".svg") && f.place.is_some());
                assert!(at_emblems, "{seed}: {report}");
            }
        }
        slowest = slowest.max((begun.elapsed(), seed));
    }
    println!("{accepted} of {count} were accepted, the slowest {slowest:?}; {} MB at most", most_memory());
    assert!(accepted > 0 && accepted < count, "{accepted} of {count} were accepted");
}
