//! Measures how long the history takes to open with ten thousand matches: `cargo bench --bench history`.
//!
//! The time is from the click on the title to the frame with the numbers, at 1280x800 without painting. All
//! records are in the folder. Reading and calculating are also measured separately.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Bot, Level};
use egui::Vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use history::strength::ratings;
use history::{History, Line, Played, ReviewSummary, What, extract, path, read, write};
use packs::{Files, Pack};
use system::{Folders, listing};
use table::{Match, Setup};
use whispers::settings::Settings;
use whispers::shell::Shell;

const MATCHES: usize = 10_000;
const TIMES: usize = 7;

fn main() {
    let data = tempfile::tempdir().unwrap();
    let folders = Folders::new(Some(data.path().to_owned()));
    let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap_or_else(|report| panic!("{report}"));
    let pack = Arc::new(pack);
    fill(&folders, &pack);
    let size = std::fs::metadata(path(&folders)).unwrap().len();
    println!("{MATCHES} matches, {:.1} MB of lines, a record for each", size as f64 / 1e6);
    let lines = read(&path(&folders));
    assert_eq!(lines.len(), MATCHES);
    time("reading the lines", || read(&path(&folders)));
    time("listing the folder", || listing(&folders).unwrap());
    time("putting them in order", || History::new(lines.clone()));
    let history = History::new(lines);
    time("the strength over all of them", || ratings(history.matches().map(|(_, played)| played), None));
    let mut opened: Vec<Duration> = (0..TIMES).map(|_| open(&folders, &pack)).collect();
    opened.sort();
    println!(
        "from the click to the numbers: {:.1} ms median, {:.1} ms at most",
        ms(opened[TIMES / 2]),
        ms(opened[TIMES - 1])
    );
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn time<T>(what: &str, mut work: impl FnMut() -> T) {
    let mut times: Vec<Duration> = (0..TIMES)
        .map(|_| {
            let start = Instant::now();
            drop(work());
            start.elapsed()
        })
        .collect();
    times.sort();
    println!("{what}: {:.1} ms", ms(times[TIMES / 2]));
}

/// Lines of matches as novices play them, and as many files in the folder of matches.
fn fill(folders: &Folders, pack: &Arc<Pack>) {
    std::fs::create_dir_all(folders.matches()).unwrap();
    let kinds: Vec<Played> = (0..8).map(|seed| kind(pack, seed)).collect();
    for n in 0..MATCHES {
        std::fs::write(folders.matches().join(format!("{n:05}.whispers")), "a").unwrap();
    }
    let listed = listing(folders).unwrap();
    let line = |n: usize| {
        let mut played = kinds[n % kinds.len()].clone();
        played.started = format!("20{:02}-{:02}-{:02}T20:00:00Z", n / 336, 1 + n / 28 % 12, 1 + n % 28);
        (played.seed, played.opening) = (n as u64, format!("{n:016x}"));
        let file = format!("{n:05}.whispers");
        let (stamp, review) = listed[&file];
        Line { file, stamp, review, what: What::Played(Box::new(played)), there: true, again: false }
    };
    write(&path(folders), &(0..MATCHES).map(line).collect::<Vec<_>>()).unwrap();
}

/// A match of four novices as the history stores it, with a review.
fn kind(pack: &Arc<Pack>, seed: u64) -> Played {
    let mut game = Match::new(Setup::new(Arc::clone(pack), 3, Level::Novice, seed)).unwrap();
    let mut bot = Bot::new(Level::Novice, seed);
    while let Some(mover) = game.state().mover() {
        let action = bot.choose(game.world(), &game.view(mover), None, &game.legal()).unwrap();
        game.play(action).unwrap();
    }
    let parts = [(10, 0.021), (38, 0.012), (12, 0.008), (3, 0.04)];
    let review = ReviewSummary { parts, marks: [40, 10, 8, 4, 1], lowest: 0.1 };
    Played { review: Some(review), ..extract(&game, None).unwrap() }
}

/// Opens the history from the title in a new window. Returns the time until the numbers are shown.
fn open(folders: &Folders, pack: &Arc<Pack>) -> Duration {
    let (pack, folders) = (Arc::clone(pack), folders.clone());
    let mut harness = Harness::builder().with_size(Vec2::new(1280.0, 800.0)).build_eframe(move |cc| {
        let mut shell = Shell::new(&cc.egui_ctx, pack, folders);
        shell.apply_settings(&cc.egui_ctx, Settings { language: Some("en".into()), ..Settings::default() });
        shell
    });
    harness.step();
    harness.get_by_label("History").click();
    let start = Instant::now();
    let shown = |harness: &Harness<'_, Shell>| {
        let mut nodes = harness.root().children_recursive();
        nodes.any(|node| {
            // The text of a label is the value of its node.
            node.accesskit_node().value().is_some_and(|said| said.starts_with("Matches: 10000"))
        })
    };
    loop {
        harness.step();
        if shown(&harness) {
            return start.elapsed();
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}
