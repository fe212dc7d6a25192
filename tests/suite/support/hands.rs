//! Plays in the window like a person. Each decision is taken by clicking widgets, which are found by their
//! names.

use egui_kittest::kittest::NodeT;
use egui_kittest::{Harness, HarnessBuilder, Node};
use rules::*;
use speech::Speech;
use table::{CoachFrom, Match};
use whispers::settings::{Pause, Settings, Speed};
use whispers::shell::Shell;

/// The program in a window of this size, with this data folder.
pub fn open(folder: &std::path::Path, size: egui::Vec2) -> Harness<'static, Shell> {
    open_in(Harness::builder().with_size(size), folder)
}

/// The program in a configured window, with this data folder.
pub fn open_in(window: HarnessBuilder<Shell>, folder: &std::path::Path) -> Harness<'static, Shell> {
    open_with(window, folder, crate::support::base::pack())
}

/// Lets the program treat its user as somebody who has finished a few matches.
pub fn experienced(folder: &std::path::Path) {
    std::fs::create_dir_all(folder).unwrap();
    std::fs::write(folder.join("first-steps.toml"), "matches = 3\n").unwrap();
}

/// Opens the page with all choices of a new match, from the title.
pub fn customise(harness: &mut Harness<'_, Shell>) {
    click(harness, "New match");
    click(harness, "Customise");
}

/// The program in a configured window, with this data folder and pack, for somebody who has finished a few matches.
pub fn open_with(
    window: HarnessBuilder<Shell>,
    folder: &std::path::Path,
    pack: packs::Pack,
) -> Harness<'static, Shell> {
    experienced(folder);
    newcomer_with(window, folder, pack)
}

/// The program in a configured window, with this data folder and pack.
pub fn newcomer_with(
    window: HarnessBuilder<Shell>,
    folder: &std::path::Path,
    pack: packs::Pack,
) -> Harness<'static, Shell> {
    let pack = std::sync::Arc::new(pack);
    let folders = system::Folders::new(Some(folder.to_owned()));
    window.with_max_steps(60).build_eframe(move |cc| {
        let mut shell = Shell::new(&cc.egui_ctx, pack, folders);
        shell.apply_settings(&cc.egui_ctx, settings());
        shell
    })
}

/// Settings without animations, pauses and help, in English.
pub fn settings() -> Settings {
    Settings {
        language: Some("en".into()),
        scale: Some(1.0),
        speed: Speed::None,
        pause: Pause::None,
        forced: false,
        coach: CoachFrom::Off,
        ..Settings::default()
    }
}

/// The name of a widget: its label, or else its text.
pub fn name(node: &Node<'_>) -> Option<String> {
    let node = node.accesskit_node();
    node.label().or_else(|| node.value())
}

/// The widgets whose names pass, in reading order.
fn named<'a>(harness: &'a Harness<'_, Shell>, passes: impl Fn(&str) -> bool) -> Vec<Node<'a>> {
    let nodes = harness.root().children_recursive();
    // A widget marked by a hint says so after its name.
    let plain = |name: &str| name.split("\nHint: ").next().is_some_and(&passes);
    nodes.filter(|n| name(n).is_some_and(|name| passes(&name) || plain(&name))).collect()
}

/// Clicks the first widget whose name passes.
pub fn click_where(harness: &mut Harness<'_, Shell>, what: &str, passes: impl Fn(&str) -> bool) {
    look(harness);
    mouse(harness, what, 0, &passes);
    look(harness);
}

/// A way to use the `n`th widget whose name passes: by mouse or by keyboard.
pub type Touch = fn(&mut Harness<'_, Shell>, &str, usize, &dyn Fn(&str) -> bool);

fn find<'a>(
    harness: &'a Harness<'_, Shell>,
    what: &str,
    n: usize,
    passes: &dyn Fn(&str) -> bool,
) -> Node<'a> {
    match named(harness, passes).get(n) {
        Some(node) => *node,
        None => panic!("nothing to use for {what:?}, only {:?}", names(harness)),
    }
}

/// Clicks the `n`th widget whose name passes.
pub fn mouse(harness: &mut Harness<'_, Shell>, what: &str, n: usize, passes: &dyn Fn(&str) -> bool) {
    // Scroll to the widget first, and wait until the list stands still.
    let mut place = find(harness, what, n, passes).rect();
    let mut rests = 0;
    find(harness, what, n, passes).scroll_to_me();
    while rests < 3 {
        harness.step();
        let now = find(harness, what, n, passes).rect();
        rests = if now == place { rests + 1 } else { 0 };
        place = now;
    }
    find(harness, what, n, passes).click();
    harness.step();
    harness.step();
}

/// Moves the pointer over the first widget whose name passes.
pub fn point(harness: &mut Harness<'_, Shell>, what: &str, passes: &dyn Fn(&str) -> bool) {
    find(harness, what, 0, passes).hover();
    harness.run_steps(3);
}

/// Focuses the `n`th widget whose name passes with Tab, and presses Enter.
pub fn keyboard(harness: &mut Harness<'_, Shell>, what: &str, n: usize, passes: &dyn Fn(&str) -> bool) {
    for _ in 0..200 {
        if find(harness, what, n, passes).is_focused() {
            harness.key_press(egui::Key::Enter);
            harness.step();
            harness.step();
            return;
        }
        harness.key_press(egui::Key::Tab);
        harness.step();
    }
    panic!("Tab never comes to {what:?}");
}

/// The first text that a screen reader announces.
pub fn announced(harness: &Harness<'_, Shell>) -> Option<String> {
    announcements(harness).into_iter().next()
}

/// All texts that a screen reader announces.
pub fn announcements(harness: &Harness<'_, Shell>) -> Vec<String> {
    let status = egui::accesskit::Role::Status;
    let nodes = harness.root().children_recursive();
    nodes.filter(|n| n.accesskit_node().role() == status).filter_map(|n| name(&n)).collect()
}

/// The names of all widgets in the window.
pub fn names(harness: &Harness<'_, Shell>) -> Vec<String> {
    harness.root().children_recursive().filter_map(|n| name(&n)).collect()
}

/// Clicks the first widget with this name.
pub fn click(harness: &mut Harness<'_, Shell>, name: &str) {
    click_where(harness, name, |label| label == name);
}

/// Continues the last match from the title, or opens it from the list of matches if it is over.
pub fn go_on(harness: &mut Harness<'_, Shell>) {
    if names(harness).iter().any(|name| name.starts_with("Continu")) {
        return click_where(harness, "Continue", |name| name.starts_with("Continu"));
    }
    click_where(harness, "the list", |name| ["Load match", LIST_IN_FRENCH].contains(&name));
    click_where(harness, "the match", |name| name.contains(", A War of Whispers, "));
}

const LIST_IN_FRENCH: &str = "Charger une partie";

/// True if a widget whose name begins like this can be clicked.
pub fn is_lit(harness: &Harness<'_, Shell>, start: &str) -> bool {
    named(harness, |label| label.starts_with(start)).iter().any(|node| {
        let node = node.accesskit_node();
        !node.is_disabled() && node.role() == egui::accesskit::Role::Button
    })
}

/// Opens the curtain, if it is closed, as the person who decides.
pub fn look(harness: &mut Harness<'_, Shell>) {
    if !harness.state().game().is_some_and(Match::is_shared) {
        return;
    }
    let opens = |name: &str| name.starts_with("I am ") || name.starts_with("Je suis ");
    if names(harness).iter().any(|name| opens(name)) {
        mouse(harness, "the curtain", 0, &opens);
    }
}

/// Waits until earlier moves have been shown and the person is asked, and opens the curtain.
fn take_over(harness: &mut Harness<'_, Shell>, speech: &Speech) {
    for _ in 0..1000 {
        look(harness);
        let game = game(harness);
        let Some(person) = game.human_to_move().filter(|_| game.is_shared()) else { return };
        let asked = speech.ask(game, &game.view(person));
        if names(harness).contains(&asked) {
            return;
        }
        harness.step();
    }
}

/// Takes a decision like a person, with the map, the councils, the hand, the tokens and the buttons of the
/// prompt. Opens curtains before and after it.
pub fn decide(harness: &mut Harness<'_, Shell>, speech: &Speech, action: Action, touch: Touch) {
    take_over(harness, speech);
    take(harness, speech, action, touch);
    look(harness);
}

/// Takes a decision at a table whose curtain is open.
pub fn take(harness: &mut Harness<'_, Shell>, speech: &Speech, action: Action, touch: Touch) {
    let game = harness.state().game().unwrap();
    let world = game.world().clone();
    let view = game.view(game.state().mover().unwrap());
    let said = speech.action(game, &view, action);
    let acting = view.acting().map(|s| s.empire());
    let slot_of = |empire: Empire| {
        let slot = view.tokens(view.viewer()).slot_of(empire).unwrap();
        format!("{} (", speech.words().slot(slot))
    };
    let region = |r: Region| format!("{}, ", speech.region(r));
    let seat = |s: Position| format!("{}, ", speech.position(s));
    match action {
        Action::DeployPosition(s) | Action::RetrievePosition(s) | Action::ChoosePosition(s) => {
            starts(harness, touch, &seat(s))
        }
        Action::Swap(p) => starts(harness, touch, &seat(Position::new(acting.unwrap(), p))),
        Action::DeployRegion(r) | Action::RetrieveRegion(r) | Action::ChooseRegion(r) => {
            starts(harness, touch, &region(r));
        }
        Action::Place(r) | Action::Kill(r) => starts(harness, touch, &region(r)),
        Action::Attack { from, to, .. } | Action::ChooseMove { from, to, .. } => {
            starts(harness, touch, &region(from));
            starts(harness, touch, &region(to));
            number(harness, speech, action, touch);
        }
        Action::ChooseSome { region: r, .. } => {
            starts(harness, touch, &region(r));
            number(harness, speech, action, touch);
        }
        Action::Play { card, using, pay } => {
            let ability = world.ability(world.ability_of(card, using));
            let name = speech.ability_name(&world, card, using);
            let label = format!("{}. {name} ({}", using.number(), speech.cost(ability));
            // Other cards of the hand may have the same ability. Use the button of this card.
            let at = hand_of(&view).iter().position(|c| *c == card).unwrap();
            let before =
                hand_of(&view)[..at].iter().filter(|c| same_ability(&world, **c, card, using)).count();
            touch(harness, &label, before, &|l| l.starts_with(&label));
            if let Some(paid) = pay
                && harness.state().game().unwrap().legal().contains(&action)
            {
                let pay = speech.say("table-pay", &[("card", speech.card(paid).into())]);
                exact(harness, touch, &pay);
            }
        }
        Action::Discard(card) => {
            let label = speech.say("action-discard", &[("card", speech.card(card).into())]);
            exact(harness, touch, &label);
        }
        Action::Exchange(a, b) => {
            starts(harness, touch, &slot_of(a));
            starts(harness, touch, &slot_of(b));
            let button = format!("{said}\u{a0}:");
            let is_button =
                |label: &str| label.starts_with(&format!("{said}:")) || label.starts_with(&button);
            touch(harness, &said, 0, &is_button);
        }
        Action::Keep => exact(harness, touch, &speech.text("exchange-keep")),
        Action::Act(_)
        | Action::Lay(_)
        | Action::ChooseEmpire(_)
        | Action::Done
        | Action::Pass
        | Action::Half(_)
        | Action::Offer(_)
        | Action::Accept
        | Action::Decline
        | Action::Follow => {
            exact(harness, touch, &said);
        }
    }
}

fn starts(harness: &mut Harness<'_, Shell>, touch: Touch, start: &str) {
    touch(harness, start, 0, &|label| label.starts_with(start));
}

fn exact(harness: &mut Harness<'_, Shell>, touch: Touch, name: &str) {
    touch(harness, name, 0, &|label| label == name);
}

/// Chooses a number of banners, unless only one is possible.
fn number(harness: &mut Harness<'_, Shell>, speech: &Speech, action: Action, touch: Touch) {
    let game = harness.state().game().unwrap();
    let (Action::Attack { banners, .. }
    | Action::ChooseMove { banners, .. }
    | Action::ChooseSome { banners, .. }) = action
    else {
        return;
    };
    // The only possible number has been chosen automatically.
    if !game.legal().contains(&action) || game.steps().last().is_some_and(|s| s.action == action) {
        return;
    }
    let label = match action {
        Action::Attack { to, banners, .. } => {
            let view = game.view(game.state().mover().unwrap());
            let forecast = AttackForecast::new(game.world(), &view, to, banners);
            let outcome = speech.forecast(forecast);
            speech.say("table-attack-with", &[("n", i64::from(banners).into()), ("outcome", outcome.into())])
        }
        _ => speech.say("table-number", &[("n", i64::from(banners).into())]),
    };
    exact(harness, touch, &label);
}

fn hand_of(view: &View) -> Vec<Card> {
    view.hand().kinds().flat_map(|(card, n)| std::iter::repeat_n(card, n.into())).collect()
}

fn same_ability(world: &World, a: Card, b: Card, using: Use) -> bool {
    world.ability_of(a, using) == world.ability_of(b, using)
}

/// The match at the table.
pub fn game<'a>(harness: &'a Harness<'_, Shell>) -> &'a Match {
    harness.state().game().unwrap()
}
