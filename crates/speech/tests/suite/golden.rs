//! Whole matches as readable text. After an intended change of rules or texts, run with `WHISPERS_BLESS=1` and
//! read the differences.

use std::fmt::Write;
use std::sync::Arc;

use bots::{Bot, Effort, Level};
use speech::{Speech, final_score, review_document};
use table::{Match, Setup, load, review};

/// A match of bots: each decision in notation, followed by sentences about its events.
fn playthrough(pack: &'static str, language: &str, societies: usize, rules: &[&str]) -> String {
    let pack = testing::pack(pack);
    let mut setup = Setup::new(Arc::clone(&pack), societies - 1, Level::Novice, societies as u64);
    for key in rules {
        setup.house.set(key, "on", &pack.rules.raw).unwrap();
    }
    let mut game = Match::new(setup).unwrap();
    let speech = Speech::in_language(pack, language);
    let mut bots: Vec<Bot> =
        (0..societies as u64).map(|position| Bot::new(Level::Random, position)).collect();
    let mut out = String::new();
    let mut told = 0;
    loop {
        let events: Vec<_> = game.events().map(|(_, e)| *e).skip(told).collect();
        told += events.len();
        for event in events {
            // The text shows what any society may know. An event that only one society may know is addressed to
            // it.
            let viewer = match event.audience() {
                rules::Audience::Only(society) => Some(society),
                rules::Audience::All => None,
            };
            let only = if viewer.is_some() { " (in secret)" } else { "" };
            writeln!(out, "    {}{only}", speech.event(&game, &event, viewer).unwrap()).unwrap();
        }
        let Some(mover) = game.state().mover() else { break };
        let legal = game.legal();
        let choice = bots[mover.index()].choose(game.world(), &game.view(mover), None, &legal).unwrap();
        let who = speech.society(game.setup(), mover);
        writeln!(out, "{who}: {} (of {})", game.world().notation(choice), legal.len()).unwrap();
        game.play(choice).unwrap();
    }
    for line in final_score(&speech, &game) {
        writeln!(out, "{line}").unwrap();
    }
    out
}

/// The house rules under which every kind of card is in the game.
const ALL_CARDS: &[&str] = &["wild-cards", "event-cards", "offer-cards"];

fn check(pack: &'static str, language: &str, societies: usize, rules: &[&str], name: &str) {
    hold(name, &playthrough(pack, language, societies, rules));
}

/// Compares a text with the golden file of this name.
fn hold(name: &str, now: &str) {
    let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("WHISPERS_BLESS").is_some() {
        std::fs::write(&path, now).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    for (number, (now, kept)) in (1..).zip(now.lines().zip(kept.lines())) {
        assert_eq!(now, kept, "{path}:{number}");
    }
    assert_eq!(now.lines().count(), kept.lines().count(), "{path}");
}

#[test]
fn a_match_of_two_societies_goes_as_it_always_went() {
    check("war-of-whispers", "en", 2, &[], "2-societies");
}

#[test]
fn a_match_of_three_societies_goes_as_it_always_went() {
    check("war-of-whispers", "en", 3, &[], "3-societies");
}

#[test]
fn a_match_of_four_societies_goes_as_it_always_went() {
    check("war-of-whispers", "en", 4, &[], "4-societies");
}

#[test]
fn a_match_is_told_in_french_as_it_always_was() {
    check("war-of-whispers", "fr", 2, ALL_CARDS, "french");
}

#[test]
fn a_match_of_the_stars_goes_as_it_always_went() {
    check("whispers-of-the-stars", "en", 4, &[], "stars");
}

#[test]
fn a_match_of_the_stars_is_told_in_french_as_it_always_was() {
    check("whispers-of-the-stars", "fr", 2, ALL_CARDS, "stars-french");
}

#[test]
fn a_match_of_the_lantern_delta_goes_as_it_always_went() {
    check("lantern-delta", "en", 2, ALL_CARDS, "lantern-delta");
}

#[test]
fn a_match_of_the_lantern_delta_is_told_in_french_as_it_always_was() {
    check("lantern-delta", "fr", 2, ALL_CARDS, "lantern-delta-french");
}

/// Plays a match to its end. Every decision is the first legal action.
fn ended(mut game: Match) -> Match {
    while !game.state().is_over() {
        game.play(game.legal()[0]).unwrap();
    }
    game
}

/// Reviews a record in `saves/` with this effort, and compares the review document of each society with the
/// golden file.
fn check_review(name: &str, effort: Effort) {
    let record = testing::repository_files::root().join(format!("saves/{name}.whispers"));
    let game = load(&record, &testing::pack("war-of-whispers")).unwrap().game;
    let game = if name == "finish" { ended(game) } else { game };
    let review = review(&game, effort, &|| {});
    let speech = Speech::in_language(game.pack().clone(), "en");
    let of = |society| review_document(&speech, &game, &review, society);
    let now: String = game.world().societies().map(of).collect();
    hold(&format!("review-{name}"), &now);
}

#[test]
fn the_opening_is_reviewed_as_before() {
    check_review("opening", Effort { looks: 1, nodes: 60 });
}

#[test]
fn the_fight_is_reviewed_as_before() {
    check_review("fight", Effort { looks: 1, nodes: 60 });
}

#[test]
fn the_finish_is_reviewed_as_before() {
    check_review("finish", Effort { looks: 1, nodes: 60 });
}

#[test]
fn a_whole_match_is_reviewed_as_before() {
    check_review("over", Effort::GLANCE);
}
