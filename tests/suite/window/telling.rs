//! A rival's move is shown completely before the person is asked, and clicks that skip ahead decide nothing.

use std::sync::Arc;

use bots::Level;
use egui::accesskit::Role;
use egui::{Event as Input, Modifiers, PointerButton, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use rules::*;
use table::{Match, PassageKind, Setup};
use testing::random_matches::play_by_chance;
use whispers::settings::{Pause, Settings, Speed};
use whispers::shell::Shell;

use crate::support::hands::{decide, game, mouse, name, names, open_in, settings};
use crate::window::{SIZE, base};

/// The duration of a frame, in seconds. It is shorter than the time in which a click still counts as skipping
/// ahead.
const FRAME: f32 = 0.05;
/// A number of frames after which a click no longer counts as skipping ahead.
const LATER: usize = 8;

/// A window with short frames.
fn window(folder: &std::path::Path, settings: Settings) -> Harness<'static, Shell> {
    let mut harness = open_in(Harness::builder().with_size(SIZE).with_step_dt(FRAME), folder);
    let ctx = harness.ctx.clone();
    harness.state_mut().apply_settings(&ctx, settings);
    harness.step();
    harness
}

fn show(harness: &mut Harness<'_, Shell>, game: Match) {
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, game);
    harness.step();
}

/// A random match of a person against a rival, up to the first state that is `enough`. It is the first match
/// from this seed that reaches such a state.
fn played(seed: u64, enough: impl Fn(&Match) -> bool) -> Match {
    let pack = Arc::new(base::pack());
    for seed in seed..seed + 200 {
        let mut game = Match::new(Setup::new(Arc::clone(&pack), 1, Level::Random, seed)).unwrap();
        play_by_chance(&mut game, seed, |game| !enough(game));
        if !game.state().is_over() {
            return game;
        }
    }
    panic!("no match comes there");
}

fn rival_was_last(game: &Match) -> bool {
    game.steps().last().is_some_and(|step| Some(step.society) != game.human_to_move())
}

/// True if the person is asked to decide.
fn asked(harness: &Harness<'_, Shell>) -> bool {
    let game = game(harness);
    let speech = base::speech();
    game.human_to_move().is_some_and(|person| names(harness).contains(&speech.ask(game, &game.view(person))))
}

/// The centres of the positions that can be clicked.
fn lit(harness: &Harness<'_, Shell>) -> Vec<Pos2> {
    let speech = base::speech();
    let seats: Vec<String> =
        game(harness).world().positions().map(|p| format!("{}, ", speech.position(p))).collect();
    let is_seat = |name: &str| seats.iter().any(|seat| name.starts_with(seat));
    let nodes = harness.root().children_recursive().filter(|node| {
        let node = node.accesskit_node();
        node.role() == Role::Button && node.label().is_some_and(|name| is_seat(&name))
    });
    nodes.map(|node| node.rect().center()).collect()
}

/// Clicks at the place of the pointer.
fn click_there(harness: &mut Harness<'_, Shell>, pos: Pos2) {
    for pressed in [true, false] {
        harness.event(Input::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }
    harness.step();
}

/// Places agents until a rival has placed one and the person is next. Returns a place that could be clicked
/// before.
fn until_a_rival_has_placed(harness: &mut Harness<'_, Shell>) -> Pos2 {
    let speech = base::speech();
    for _ in 0..2000 {
        if asked(harness) {
            let place = *lit(harness).last().unwrap();
            let steps = game(harness).steps().len();
            let action = game(harness).legal()[0];
            decide(harness, speech, action, mouse);
            harness.hover_at(place);
            while game(harness).steps().len() == steps || game(harness).human_to_move().is_none() {
                harness.step();
            }
            if rival_was_last(game(harness)) {
                return place;
            }
        }
        harness.step();
    }
    panic!("no rival places: {:?}", names(harness));
}

#[test]
fn while_a_rivals_last_move_is_on_its_way_nothing_is_lit_and_a_click_hurries_it() {
    let folder = tempfile::tempdir().unwrap();
    let slowly = Settings { speed: Speed::Slow, ..settings() };
    let mut harness = window(folder.path(), slowly);
    show(
        &mut harness,
        played(1, |game| game.state().phase() == Phase::Deploy && game.human_to_move().is_some()),
    );
    let place = until_a_rival_has_placed(&mut harness);
    let steps = game(&harness).steps().len();
    assert!(!asked(&harness) && lit(&harness).is_empty(), "{:?}", names(&harness));
    assert!(names(&harness).iter().any(|name| name.contains("You decide next.")));
    click_there(&mut harness, place);
    // The next frame asks the person, but a series of clicks still does not decide.
    harness.step();
    assert!(asked(&harness) && !lit(&harness).is_empty(), "{:?}", names(&harness));
    for _ in 0..LATER {
        click_there(&mut harness, place);
        assert_eq!(game(&harness).steps().len(), steps, "a click that hurried others decides");
    }
    harness.run_steps(LATER);
    let place = *lit(&harness).first().unwrap();
    click_there(&mut harness, place);
    harness.step();
    assert_eq!(game(&harness).steps().len(), steps + 1);
}

#[test]
fn a_click_soon_after_a_rivals_move_has_been_shown_to_its_end_decides_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let slowly = Settings { speed: Speed::Slow, ..settings() };
    let mut harness = window(folder.path(), slowly);
    show(
        &mut harness,
        played(1, |game| game.state().phase() == Phase::Deploy && game.human_to_move().is_some()),
    );
    let place = until_a_rival_has_placed(&mut harness);
    let steps = game(&harness).steps().len();
    let mut waits = 0;
    while !asked(&harness) {
        harness.step();
        waits += 1;
    }
    // The wait is longer than the time in which a click after the decision is ignored.
    assert!(waits > LATER, "{waits}");
    click_there(&mut harness, place);
    harness.step();
    assert_eq!(game(&harness).steps().len(), steps);
    harness.run_steps(LATER);
    let place = *lit(&harness).first().unwrap();
    harness.hover_at(place);
    harness.step();
    click_there(&mut harness, place);
    harness.step();
    assert_eq!(game(&harness).steps().len(), steps + 1);
}

#[test]
fn a_click_soon_after_a_step_that_left_no_choice_decides_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path(), Settings { forced: true, ..settings() });
    let forced = |game: &Match| {
        let only = game.human_to_move().is_some() && rival_was_last(game) && game.legal().len() == 1;
        only && {
            let then = played(game.setup().seed, |then| then.steps().len() > game.steps().len());
            then.human_to_move().is_some() && then.legal().len() > 1
        }
    };
    // Find a choice that will be possible after the step without a choice.
    let game_before = played(1, forced);
    let (seed, number) = (game_before.setup().seed, game_before.steps().len());
    let after = played(seed, |game| game.steps().len() > number);
    let choice = base::speech();
    let said = choice.action(&after, &after.view(after.human_to_move().unwrap()), after.legal()[0]);
    show(&mut harness, after);
    harness.run_steps(3);
    let node = |harness: &Harness<'_, Shell>| {
        let is_it = |name: &str| name == said || name.starts_with(&format!("{said}, "));
        let mut nodes = harness.root().children_recursive();
        let found = nodes.find(|node| node.accesskit_node().label().is_some_and(|name| is_it(&name)));
        found.map(|node| node.rect().center())
    };
    let place = node(&harness).unwrap_or_else(|| panic!("{said}: {:?}", names(&harness)));
    harness.hover_at(place);
    harness.step();
    show(&mut harness, game_before);
    while game(&harness).steps().len() == number {
        harness.step();
    }
    click_there(&mut harness, place);
    harness.step();
    assert_eq!(game(&harness).steps().len(), number + 1, "a click that hurried others decides");
    harness.run_steps(LATER);
    click_there(&mut harness, place);
    harness.step();
    assert!(game(&harness).steps().len() > number + 1);
}

/// A table where the person and then a rival place an agent, with the text about the rival's move.
fn placed(folder: &std::path::Path, pause: Pause) -> (Harness<'static, Shell>, String) {
    let mut harness = window(folder, Settings { pause, ..settings() });
    show(
        &mut harness,
        played(1, |game| game.state().phase() == Phase::Deploy && game.human_to_move().is_some()),
    );
    until_a_rival_has_placed(&mut harness);
    let table = game(&harness);
    let number = table.steps().len();
    let events = table.steps().last().unwrap().events.iter().map(|event| (number, event));
    let events = events.take_while(|(_, event)| matches!(event, Event::Deployed(..)));
    let told = base::speech().story(table, PassageKind::Round, events, false);
    (harness, told)
}

#[test]
fn the_last_rivals_move_before_ones_own_is_left_to_be_read_like_any_other() {
    let folder = tempfile::tempdir().unwrap();
    let (mut harness, told) = placed(folder.path(), Pause::Short);
    let words = told.split_whitespace().count();
    let mut seconds = 0.0;
    while !asked(&harness) {
        assert!(names(&harness).contains(&told) && lit(&harness).is_empty(), "{told}: {:?}", names(&harness));
        harness.step();
        seconds += FRAME;
    }
    assert!(words > 4 && seconds > 0.2 * words as f32 && seconds < 4.5, "{told}: {seconds}");
}

#[test]
fn without_pauses_the_person_is_asked_at_once_and_else_once_they_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let (harness, told) = placed(folder.path(), Pause::None);
    assert!(asked(&harness), "{told}: {:?}", names(&harness));
    let folder = tempfile::tempdir().unwrap();
    let (mut harness, told) = placed(folder.path(), Pause::Click);
    harness.run_steps(200);
    assert!(!asked(&harness) && names(&harness).contains(&told), "{:?}", names(&harness));
    harness.key_press(egui::Key::Space);
    harness.run_steps(2);
    assert!(asked(&harness), "{:?}", names(&harness));
}

/// The title of the turn that the last decision begins, if it begins one.
fn title_of(game: &Match) -> Option<String> {
    let events = &game.steps().last()?.events;
    let begun = events.iter().rev().find_map(|event| match event {
        Event::Turn(empire) => Some(*empire),
        _ => None,
    })?;
    let speech = base::speech();
    Some(speech.say("story-turn", &[("empire", speech.empire(begun).into())]))
}

/// A table where the person has taken a decision that begins an empire's turn, with the title of that turn.
fn before_a_turn(folder: &std::path::Path, settings: Settings) -> (Harness<'static, Shell>, String) {
    let mut harness = window(folder, settings);
    let begins = |game: &Match| {
        game.human_to_move().is_some()
            && game.state().phase() == Phase::Deploy
            && game.state().round() == 1
            && {
                let then = played(game.setup().seed, |then| then.steps().len() > game.steps().len());
                title_of(&then).is_some()
            }
    };
    let game_before = played(1, begins);
    let seed = game_before.setup().seed;
    let number = game_before.steps().len();
    show(&mut harness, game_before);
    harness.run_steps(3);
    let then = played(seed, |then| then.steps().len() > number);
    let action = then.steps().last().unwrap().action;
    let speech = base::speech();
    crate::support::hands::take(&mut harness, speech, action, mouse);
    assert!(game(&harness).steps().len() > number);
    (harness, title_of(&then).unwrap())
}

#[test]
fn an_empires_turn_is_announced_with_who_steers_its_positions_before_anything_is_done_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let (mut harness, title) =
        before_a_turn(folder.path(), Settings { speed: Speed::Normal, pause: Pause::Short, ..settings() });
    let steps = game(&harness).steps().len();
    let says = |harness: &Harness<'_, Shell>| {
        names(harness).into_iter().find(|name| name.starts_with(&format!("{title}.")))
    };
    let mut waits = 0;
    while says(&harness).is_none() {
        harness.step();
        waits += 1;
        assert!(waits < 200, "{title}: {:?}", names(&harness));
    }
    let said = says(&harness).unwrap();
    assert!(said.contains(" controls "), "{said}");
    let mut stands = 0;
    while says(&harness).is_some() {
        assert_eq!(game(&harness).steps().len(), steps);
        assert!(!asked(&harness) && lit(&harness).is_empty());
        harness.step();
        stands += 1;
    }
    assert!((15..60).contains(&stands), "{stands}");
}

#[test]
fn no_turn_is_announced_where_nothing_moves_or_nobody_wants_to_wait() {
    for (speed, pause) in [(Speed::None, Pause::Short), (Speed::Normal, Pause::None)] {
        let folder = tempfile::tempdir().unwrap();
        let (mut harness, title) = before_a_turn(folder.path(), Settings { speed, pause, ..settings() });
        for _ in 0..200 {
            assert!(!names(&harness).iter().any(|name| name.starts_with(&title)), "{:?}", names(&harness));
            harness.step();
        }
    }
}

#[test]
fn what_is_looked_back_at_stands_in_the_turn_that_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path(), Settings { pause: Pause::Click, ..settings() });
    // The last decision ended an empire's turn.
    let turns = |game: &Match| {
        let before = game.steps().last()?.before.turn()?.empire();
        Some((before, game.state().turn()?.empire()))
    };
    let table = played(1, |game| turns(game).is_some_and(|(before, now)| before != now));
    let (before, now) = turns(&table).unwrap();
    show(&mut harness, table);
    harness.run_steps(3);
    harness.key_press(egui::Key::B);
    harness.run_steps(60);
    assert!(names(&harness).iter().any(|name| name.starts_with("Looking back")));
    let speech = base::speech();
    let on_line = |empire: Empire| {
        let said = speech.say("event-turn", &[("empire", speech.empire(empire).into())]);
        let mut nodes = harness.root().children_recursive();
        // The bar of the round is above the map.
        nodes.any(|node| name(&node).as_ref() == Some(&said) && node.rect().bottom() < 110.0)
    };
    assert!(on_line(before) && !on_line(now), "{:?}", names(&harness));
}

/// A table where the person has just conquered a region, which ended the person's turn and gained points.
fn gained(folder: &std::path::Path, pause: Pause) -> Harness<'static, Shell> {
    let mut harness = window(folder, Settings { speed: Speed::Normal, pause, ..settings() });
    let points = |game: &Match| game.state().view(game.world(), Society::new(0).unwrap()).score(game.world());
    let brings = |game: &Match| {
        game.human_to_move().is_some() && game.state().phase() == Phase::Turns && {
            let then = played(game.setup().seed, |then| then.steps().len() > game.steps().len());
            let conquers = |event: &Event| matches!(event, Event::Control { .. });
            let last = then.steps().last().unwrap();
            let rival = then.state().mover().is_some() && then.human_to_move().is_none();
            rival && last.events.iter().any(conquers) && points(&then) != points(game)
        }
    };
    let game_before = played(1, brings);
    let (seed, number) = (game_before.setup().seed, game_before.steps().len());
    show(&mut harness, game_before);
    harness.run_steps(LATER);
    let then = played(seed, |then| then.steps().len() > number);
    let action = then.steps().last().unwrap().action;
    crate::support::hands::take(&mut harness, base::speech(), action, mouse);
    harness
}

#[test]
fn points_that_float_up_end_with_the_move_that_they_belong_to() {
    for pause in [Pause::Short, Pause::None] {
        let folder = tempfile::tempdir().unwrap();
        let mut harness = gained(folder.path(), pause);
        let steps = game(&harness).steps().len();
        let floats = |harness: &Harness<'_, Shell>| {
            names(harness).iter().any(|name| name.contains(" for you, ") && name.len() < 40)
        };
        let (mut seen, mut waits) = (0, 0);
        while game(&harness).steps().len() == steps {
            seen += usize::from(floats(&harness));
            std::thread::sleep(std::time::Duration::from_millis(1));
            harness.step();
            waits += 1;
            assert!(waits < 2000, "{:?}", names(&harness));
        }
        // With pauses, the points are shown completely before the next move.
        assert!(seen > if pause == Pause::None { 0 } else { 30 }, "{seen} {pause:?}");
        assert!(!floats(&harness), "{:?}", names(&harness));
    }
}
