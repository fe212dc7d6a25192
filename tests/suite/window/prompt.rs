//! The prompt has enough room: it never covers more than a third of the map, and none of it is hidden.

use std::sync::Arc;

use bots::Level;
use egui::{Shape, Vec2};
use egui_kittest::Harness;
use record::Step;
use rules::*;
use table::{Match, Setup};
use whispers::settings::{Pause, Settings, Speed};
use whispers::shell::Shell;

use crate::support::hands::open;
use crate::support::{lie, stage};
use crate::window::base;

/// The smallest window that shows everything at scale 1. The prompt has the least room there.
const SMALL: Vec2 = Vec2::new(1024.0, 640.0);

/// The height of the prompt's part below the map with the window's edge, and the height of everything above
/// the map, in points.
const UNDER: f32 = 94.0;
const ABOVE: f32 = 102.0;

/// A window in a language, which waits for a click after each rival's move.
fn window(folder: &std::path::Path, language: &str) -> Harness<'static, Shell> {
    let mut harness = open(folder, SMALL);
    let ctx = harness.ctx.clone();
    let settings = Settings {
        language: Some(language.into()),
        scale: Some(1.0),
        speed: Speed::None,
        ..Settings::default()
    };
    harness.state_mut().apply_settings(&ctx, Settings { pause: Pause::Click, forced: false, ..settings });
    harness
}

/// A random match with all kinds of cards, up to the first state that is `enough`.
fn played(seed: u64, mut enough: impl FnMut(&Match) -> bool) -> Match {
    let pack = Arc::new(base::pack());
    let mut setup = Setup::new(Arc::clone(&pack), 1 + seed as usize % 3, Level::Random, seed);
    for (key, value) in
        [("event-cards", "on"), ("offer-cards", "on"), ("wild-cards", "on"), ("hand-limit", "20")]
    {
        setup.house.set(key, value, &pack.rules.raw).unwrap();
    }
    let mut game = Match::new(setup).unwrap();
    testing::random_matches::play_by_chance(&mut game, seed, |game| !enough(game));
    game
}

/// The five moments of random matches with the longest texts, where `letters` returns their length.
fn longest(letters: impl Fn(&Match) -> usize) -> Vec<Match> {
    let mut found: Vec<(usize, u64, usize)> = Vec::new();
    for seed in 0..9 {
        played(seed, |game| {
            found.push((letters(game), seed, game.steps().len()));
            false
        });
    }
    found.sort_by_key(|(n, ..)| std::cmp::Reverse(*n));
    assert!(found[3].0 > 200, "{}", found[3].0);
    found.iter().take(5).map(|(_, seed, steps)| played(*seed, |game| game.steps().len() == *steps)).collect()
}

/// Checks that the prompt shows all of its text and leaves two thirds of the map free.
fn look(harness: &mut Harness<'_, Shell>, game: Match, language: &str) {
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, game);
    stage::rest(harness);
    let faults = lie::faults(harness);
    assert!(faults.is_empty(), "{language}: {}", faults.join("\n"));
    let window = harness.ctx.content_rect();
    let shapes = &harness.output().shapes;
    // The prompt is in the lower left corner.
    let grounds = shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Rect(rect) if rect.rect.left_bottom().distance(window.left_bottom()) < 8.0 => Some(rect.rect),
        _ => None,
    });
    let ground = grounds.min_by(|a, b| a.area().total_cmp(&b.area())).unwrap();
    // The map is as high as the columns beside it.
    let map = window.height() - ABOVE - UNDER;
    assert!(ground.height() - UNDER <= map / 3.0, "{language}: {ground:?} of a map {map} tall");
    let mut seen = 0;
    for clipped in shapes.iter().filter(|clipped| ground.expand(1.0).contains_rect(clipped.clip_rect)) {
        if let Shape::Text(text) = &clipped.shape {
            let said = text.galley.text();
            let inside = clipped.clip_rect.expand(1.5).contains_rect(text.visual_bounding_rect());
            assert!(inside && !text.galley.elided, "{language}: {said:?} is cut");
            seen += 1;
        }
    }
    assert!(seen > 0, "the prompt says nothing");
}

/// Checks these matches in English and French.
fn look_at(games: impl Fn() -> Vec<Match>) {
    for language in ["en", "fr"] {
        let folder = tempfile::tempdir().unwrap();
        let mut harness = window(folder.path(), language);
        for game in games() {
            look(&mut harness, game, language);
        }
    }
}

#[test]
fn the_longest_stories_are_told_in_full() {
    let speech = base::speech();
    let letters = |game: &Match| {
        let Some(last) = game.steps().last().filter(|_| game.human_to_move().is_none()) else { return 0 };
        let own = game.steps().iter().rev().take_while(|step| step.society == last.society);
        let acts = |step: &&Step| !step.events.iter().any(|event| matches!(event, Event::Acts { .. }));
        let person = Society::new(0);
        let events = std::iter::once(last).chain(own.skip(1).take_while(acts)).flat_map(|step| &step.events);
        events.filter_map(|event| speech.event(game, event, person)).map(|said| said.chars().count()).sum()
    };
    look_at(|| longest(letters));
}

#[test]
fn the_longest_lists_of_choices_are_shown_in_full() {
    let speech = base::speech();
    let letters = |game: &Match| {
        let Some(person) = game.human_to_move() else { return 0 };
        let view = game.view(person);
        let listed = game.legal().into_iter().filter(|action| {
            !matches!(
                action,
                Action::DeployPosition(_)
                    | Action::RetrievePosition(_)
                    | Action::Attack { .. }
                    | Action::Play { .. }
                    | Action::ChooseMove { .. }
                    | Action::ChooseSome { .. }
                    | Action::Exchange(..)
                    | Action::ChooseRegion(_)
                    | Action::ChoosePosition(_)
                    | Action::Place(_)
                    | Action::Kill(_)
                    | Action::Discard(_)
                    | Action::Swap(_)
            )
        });
        let choices: usize = listed.map(|action| speech.action(game, &view, action).chars().count()).sum();
        choices + speech.ask(game, &view).chars().count()
    };
    look_at(|| longest(letters));
}

#[test]
fn the_recap_stands_beside_a_question_that_takes_one_line_whatever_the_hand() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path(), "en");
    stage::resize(&mut harness, Vec2::new(1280.0, 800.0), 1.0);
    let heading = base::speech().text("table-log-new");
    let first = |game: &Match| game.legal().first().copied();
    let asks: [&dyn Fn(&Match) -> bool; 3] = [
        &|game| matches!(first(game), Some(Action::RetrievePosition(_))),
        &|game| matches!(first(game), Some(Action::DeployPosition(_))),
        // The other printed actions have longer texts, which need more than a line beside the recap.
        &|game| {
            let acts = matches!(first(game), Some(Action::Act(_)));
            let lines = game.state().acting().map_or(&[][..], |position| game.world().lines(position));
            acts && lines.iter().all(|line| matches!(line, Printed::Attack | Printed::Swap))
        },
    ];
    for asks in asks {
        for cards in 2..=4 {
            let is_asked = |game: &Match| {
                let Some(person) = game.human_to_move() else { return false };
                let since = game.last_choice(person).unwrap_or(0);
                let moves = |event: &Event| match *event {
                    Event::Acts { society, .. } => society != person,
                    Event::Retrieved(who, _) | Event::Deployed(who, _) => who != person,
                    _ => false,
                };
                game.steps()[since..].iter().any(|step| step.events.iter().any(moves))
                    && game.view(person).hand().cards() == cards
                    && asks(game)
            };
            let mut games = (0..300).map(|seed| played(seed, is_asked));
            let game = games
                .find(is_asked)
                .unwrap_or_else(|| panic!("no match comes to this question with {cards} cards"));
            let asked = game.legal();
            let ctx = harness.ctx.clone();
            harness.state_mut().show(&ctx, game);
            stage::rest(&mut harness);
            let is_heading = |shape: &Shape| {
                let Shape::Text(text) = shape else { return false };
                text.galley.text().starts_with(&heading) && text.pos.y > 800.0 - UNDER
            };
            let shapes = &harness.output().shapes;
            assert!(shapes.iter().any(|clipped| is_heading(&clipped.shape)), "{cards} cards: {asked:?}");
        }
    }
}
