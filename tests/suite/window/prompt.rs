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
