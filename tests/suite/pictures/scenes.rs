//! The scenes whose snapshots are compared.

use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use rules::*;
use table::Match;
use whispers::shell::Shell;

use crate::pictures::{moving, screens};
use crate::support::hands::{self, click_where, game};
use crate::support::shelf;
use crate::support::stage::Moment;

/// A scene: a match and the clicks from the title to what is shown.
pub struct Scene {
    /// The name of the scene and of its snapshot.
    pub name: &'static str,
    /// The size of the window, in points.
    pub size: [f32; 2],
    /// The match that the title offers to continue.
    pub moment: Option<Moment>,
    /// The clicks that lead to the scene.
    pub clicks: fn(&mut Harness<'_, Shell>),
    /// True if everything comes to rest first, without a pointer.
    pub rests: bool,
    /// True if the pack's names are long.
    pub long: bool,
}

/// The smallest size at scale 1, the default size, and the size of most screens.
const SMALL: [f32; 2] = [1024.0, 640.0];
const USUAL: [f32; 2] = [1280.0, 800.0];
const LARGE: [f32; 2] = [1920.0, 1080.0];

/// The names of the scenes that show what somebody sees who has not finished a match.
pub const NEWCOMERS: [&str; 3] = ["title-first", "first-note", "end-first"];

/// The screens around the table.
pub const AROUND: [Scene; 19] = [
    Scene { name: "title", size: USUAL, moment: Some(OPENING), clicks: |_| (), rests: true, long: false },
    Scene {
        name: "title-first",
        size: SMALL,
        moment: None,
        clicks: screens::night,
        rests: true,
        long: false,
    },
    Scene {
        name: "first-note",
        size: SMALL,
        moment: Some(OPENING),
        clicks: hands::go_on,
        rests: true,
        long: false,
    },
    Scene { name: "lessons", size: SMALL, moment: None, clicks: screens::lessons, rests: true, long: false },
    Scene { name: "puzzles", size: SMALL, moment: None, clicks: screens::puzzles, rests: true, long: false },
    Scene {
        name: "automata",
        size: USUAL,
        moment: None,
        clicks: screens::among_automata,
        rests: true,
        long: false,
    },
    Scene { name: "puzzle", size: USUAL, moment: None, clicks: screens::puzzle, rests: true, long: false },
    Scene {
        name: "setup-automata",
        size: SMALL,
        moment: None,
        clicks: screens::automata,
        rests: true,
        long: false,
    },
    Scene {
        name: "rulebook",
        size: SMALL,
        moment: None,
        clicks: screens::rulebook,
        rests: true,
        long: false,
    },
    Scene { name: "history", size: SMALL, moment: None, clicks: screens::history, rests: true, long: false },
    Scene { name: "lesson", size: USUAL, moment: None, clicks: screens::lesson, rests: true, long: false },
    Scene { name: "presets", size: SMALL, moment: None, clicks: screens::presets, rests: true, long: false },
    Scene { name: "setup", size: USUAL, moment: None, clicks: screens::setup, rests: true, long: false },
    Scene {
        name: "setup-house-rules",
        size: SMALL,
        moment: None,
        clicks: screens::house_rules,
        rests: true,
        long: false,
    },
    Scene {
        name: "load",
        size: USUAL,
        moment: Some(OPENING),
        clicks: screens::load,
        rests: true,
        long: false,
    },
    Scene { name: "load-none", size: SMALL, moment: None, clicks: screens::load, rests: true, long: false },
    Scene { name: "packs", size: SMALL, moment: None, clicks: shelf::missing_pack, rests: true, long: false },
    Scene {
        name: "settings-strong",
        size: LARGE,
        moment: None,
        clicks: screens::strong,
        rests: true,
        long: false,
    },
    Scene {
        name: "settings",
        size: SMALL,
        moment: None,
        clicks: screens::settings,
        rests: true,
        long: false,
    },
];

const OPENING: Moment = Moment { rivals: 3, seed: 1, rules: "", there: |_| true };

/// A scene at the table at rest.
const fn table(
    name: &'static str,
    size: [f32; 2],
    (rivals, seed, rules): (usize, u64, &'static str),
    there: fn(&Match) -> bool,
    clicks: fn(&mut Harness<'_, Shell>),
) -> Scene {
    Scene {
        name,
        size,
        moment: Some(Moment { rivals, seed, rules, there }),
        clicks,
        rests: true,
        long: false,
    }
}

/// A scene at the table with an animation.
const fn moving(
    name: &'static str,
    size: [f32; 2],
    match_: (usize, u64, &'static str),
    there: fn(&Match) -> bool,
    clicks: fn(&mut Harness<'_, Shell>),
) -> Scene {
    Scene { rests: false, ..table(name, size, match_, there, clicks) }
}

fn go_on(harness: &mut Harness<'_, Shell>) {
    hands::go_on(harness);
}

fn in_french(harness: &mut Harness<'_, Shell>) {
    screens::french(harness);
    hands::go_on(harness);
}

/// Shows the list of all cards.
fn all_cards(harness: &mut Harness<'_, Shell>) {
    go_on(harness);
    harness.key_press(egui::Key::C);
    harness.run();
}

/// Shows the suspicions about rivals' tokens, with a pencil mark.
fn ledger(harness: &mut Harness<'_, Shell>) {
    go_on(harness);
    harness.key_press(egui::Key::S);
    harness.run();
    let marked = |name: &str| name.contains("Opposed: Horse");
    click_where(harness, "a field", marked);
    click_where(harness, "the same field", marked);
    harness.run();
}

/// Shows the replay of a finished match with everything open, at the beginning of the last round.
fn replay(harness: &mut Harness<'_, Shell>) {
    go_on(harness);
    harness.key_press(egui::Key::Space);
    harness.run_steps(2);
    hands::click(harness, "Replay");
    harness.run_steps(2);
    for key in [egui::Key::E; 3].into_iter().chain([egui::Key::PageUp]) {
        harness.key_press(key);
        harness.run_steps(2);
    }
}

/// Points at a card of the hand for long enough to show it.
fn card_pointed(harness: &mut Harness<'_, Shell>) {
    by_night(harness);
    harness.run();
    let hand = harness.root().children_recursive();
    let card = hand
        .into_iter()
        .find(|n| hands::name(n).is_some_and(|l| l.contains(" card with ") && n.rect().top() > 600.0));
    let place = card.map(|card| card.rect().center()).unwrap();
    harness.hover_at(place);
    for _ in 0..90 {
        harness.step();
    }
}

fn by_night(harness: &mut Harness<'_, Shell>) {
    screens::night(harness);
    go_on(harness);
}

/// Scenes about agents and banners, on the map and in the councils.
pub const AGENTS_AND_BANNERS: [Scene; 10] = [
    table("deploy-four", USUAL, (3, 1, ""), |g| any(g, |a| matches!(a, Action::DeployPosition(_))), go_on),
    table(
        "deploy-regions",
        SMALL,
        (2, 2, "agents-in-regions=on"),
        |g| late(g) && any(g, |a| matches!(a, Action::DeployRegion(_))),
        go_on,
    ),
    table(
        "retrieve-four",
        SMALL,
        (3, 3, ""),
        |g| late(g) && any(g, |a| matches!(a, Action::RetrievePosition(_))),
        go_on,
    ),
    table(
        "line-choice",
        SMALL,
        (3, 4, ""),
        |g| late(g) && count(g, |a| matches!(a, Action::Act(_))) > 1,
        go_on,
    ),
    table("attack-source", SMALL, (2, 5, ""), |g| strong_attack(g).is_some(), go_on),
    table("attack-target", SMALL, (2, 5, ""), |g| strong_attack(g).is_some(), attack_source),
    table("attack-strength", USUAL, (2, 5, ""), |g| strong_attack(g).is_some(), attack_target),
    table("place-banner", SMALL, (3, 6, ""), |g| any(g, |a| matches!(a, Action::Place(_))), go_on),
    table("swap", SMALL, (1, 7, ""), |g| any(g, |a| matches!(a, Action::Swap(_))), go_on),
    table("last-round", SMALL, (3, 13, ""), |g| last(g) && g.state().phase() == Phase::Turns, by_night),
];

/// Scenes about cards and loyalty tokens, and of the end.
pub const CARDS_AND_TOKENS: [Scene; 14] = [
    table("cards-to-play", SMALL, (2, 8, "hand-limit=20"), |g| hand(g) > 5 && playable(g) > 3, go_on),
    table(
        "muster",
        SMALL,
        (1, 9, "hand-limit=20"),
        |g| matches!(g.state().stack().top(), Some(Task::Muster { .. })) && playable(g) > 0,
        go_on,
    ),
    table("discard", SMALL, (1, 10, "hand-limit=3"), |g| any(g, |a| matches!(a, Action::Discard(_))), go_on),
    table("exchange", SMALL, (1, 11, ""), |g| any(g, |a| matches!(a, Action::Exchange(..))), go_on),
    table(
        "exchange-second-token",
        SMALL,
        (3, 11, ""),
        |g| late(g) && any(g, |a| matches!(a, Action::Exchange(..))),
        first_token,
    ),
    table("suspicions", SMALL, (3, 11, ""), |g| late(g) && any(g, |a| matches!(a, Action::Act(_))), ledger),
    table("all-cards", USUAL, (2, 8, "hand-limit=20"), |g| hand(g) > 5 && playable(g) > 3, all_cards),
    moving("card-pointed", USUAL, (2, 8, "hand-limit=20"), |g| hand(g) > 3 && playable(g) > 3, card_pointed),
    table(
        "lay-tokens",
        SMALL,
        (2, 12, "loyalty=dealt-devout"),
        |g| any(g, |a| matches!(a, Action::Lay(_))),
        go_on,
    ),
    table("end", LARGE, (3, 14, ""), |g| g.state().is_over(), go_on),
    table("end-first", SMALL, (2, 14, ""), |g| g.state().is_over(), go_on),
    table("replay", USUAL, (2, 14, ""), |g| g.state().is_over(), replay),
    table("end-tie", USUAL, (2, 14, ""), tie, by_night),
    table(
        "end-agents",
        SMALL,
        (3, 15, "agents-in-regions=on,whispers-kept=on"),
        |g| g.state().is_over(),
        go_on,
    ),
];

/// Scenes in French, whose words are longer.
pub const FRENCH: [Scene; 2] = [
    table(
        "french-table",
        SMALL,
        (1, 9, "hand-limit=20"),
        |g| matches!(g.state().stack().top(), Some(Task::Muster { .. })) && playable(g) > 0,
        in_french,
    ),
    Scene {
        name: "french-setup",
        size: SMALL,
        moment: None,
        clicks: screens::french_setup,
        rests: true,
        long: false,
    },
];

/// Scenes with animations, with the pointer over something, or with other settings.
pub const MOVING: [Scene; 20] = [
    Scene { long: true, ..table("long-names", SMALL, (3, 20, ""), |g| late(g) && hand(g) > 3, go_on) },
    moving("march", SMALL, (2, 5, ""), |g| moving::conquest(g).is_some(), moving::march),
    moving("fight", SMALL, (2, 5, ""), |g| moving::conquest(g).is_some(), moving::fight),
    moving("sweep", SMALL, (2, 5, ""), |g| moving::conquest(g).is_some(), moving::sweep),
    moving("card-played", SMALL, (1, 8, "hand-limit=20"), |g| moving::plain_card(g).is_some(), moving::card),
    moving("agent-placed", SMALL, (3, 1, ""), |g| moving::cut(g).is_some(), moving::agent),
    moving("foresight", USUAL, (3, 1, ""), |g| moving::cut(g).is_some(), moving::foresee),
    moving("log-line", SMALL, (2, 16, ""), |g| late(g) && told_attack(g), moving::told),
    table("whole-log", USUAL, (2, 16, ""), |g| late(g) && told_attack(g), moving::whole_log),
    moving("looking-back", USUAL, (2, 16, ""), |g| late(g) && told_attack(g), moving::back),
    moving("city-falls", USUAL, (2, 5, ""), |g| moving::city(g).is_some(), moving::fall),
    moving("gain", USUAL, (2, 5, ""), |g| moving::city(g).is_some(), moving::gain),
    moving("attack-pointed", USUAL, (3, 5, ""), |g| strong_attack(g).is_some(), attack_pointed),
    moving("click-refused", SMALL, (2, 5, ""), |g| moving::conquest(g).is_some(), moving::refused),
    table("full-hand", SMALL, (1, 17, "hand-limit=20"), |g| hand(g) == 8, go_on),
    table("fullest-hand", SMALL, (1, 17, "hand-limit=20"), |g| hand(g) == 12, go_on),
    table("recap-beside-cards", USUAL, (3, 1, "hand-limit=20"), |g| hand(g) == 5 && follows_rival(g), go_on),
    table("strong-colours", SMALL, (3, 18, ""), late, moving::strong),
    table("large-window", [1600.0, 900.0], (3, 19, ""), |g| last(g) && hand(g) > 3, moving::automatic),
    table("sure", SMALL, (1, 11, ""), |g| any(g, |a| matches!(a, Action::Keep)), moving::sure),
];

/// True if one of the last events of the log is an attack.
fn told_attack(game: &Match) -> bool {
    game.events().rev().take(6).any(|(_, event)| matches!(event, Event::Attack { .. }))
}

fn attack_pointed(harness: &mut Harness<'_, Shell>) {
    go_on(harness);
    let (from, to) = strong_attack(game(harness)).unwrap();
    moving::target(harness, from, to);
}

fn any(game: &Match, is: fn(&Action) -> bool) -> bool {
    count(game, is) > 0
}

fn count(game: &Match, is: fn(&Action) -> bool) -> usize {
    game.legal().iter().filter(|action| is(action)).count()
}

/// True if the person may play a card or pass right after a rival's move.
fn follows_rival(game: &Match) -> bool {
    let rival = game.steps().last().is_some_and(|step| Some(step.society) != game.human_to_move());
    rival && playable(game) > 0 && any(game, |action| matches!(action, Action::Pass))
}

fn late(game: &Match) -> bool {
    game.state().round() > 2
}

fn last(game: &Match) -> bool {
    game.state().round() == game.world().house().rounds
}

/// True if a match ended with a tie that was broken.
fn tie(game: &Match) -> bool {
    let (world, state) = (game.world(), game.state());
    let most = world.societies().map(|s| state.score(world, s)).max();
    let best = world.societies().filter(|s| Some(state.score(world, *s)) == most).count();
    state.is_over() && best > state.winners(world).count()
}

fn playable(game: &Match) -> usize {
    count(game, |a| matches!(a, Action::Play { .. }))
}

fn hand(game: &Match) -> u8 {
    game.human_to_move().map_or(0, |person| game.view(person).hand().cards())
}

/// The source and target of an attack with three banners.
fn strong_attack(game: &Match) -> Option<(Region, Region)> {
    game.legal().iter().find_map(|action| match *action {
        Action::Attack { from, to, banners: 3 } => Some((from, to)),
        _ => None,
    })
}

fn click_region(harness: &mut Harness<'_, Shell>, region: Region) {
    let name = format!("{}, ", game(harness).pack().words.region(region));
    click_where(harness, &name, |label| label.starts_with(&name));
}

fn attack_source(harness: &mut Harness<'_, Shell>) {
    go_on(harness);
    let (from, _) = strong_attack(game(harness)).unwrap();
    click_region(harness, from);
}

fn attack_target(harness: &mut Harness<'_, Shell>) {
    attack_source(harness);
    let (_, to) = strong_attack(game(harness)).unwrap();
    click_region(harness, to);
}

fn first_token(harness: &mut Harness<'_, Shell>) {
    go_on(harness);
    let game = game(harness);
    let exchange = game.legal().into_iter().find_map(|action| match action {
        Action::Exchange(first, _) => Some(first),
        _ => None,
    });
    let name = format!("): {}, face down\n", game.pack().words.empire(exchange.unwrap()));
    click_where(harness, &name, |label| label.contains(&name));
}
