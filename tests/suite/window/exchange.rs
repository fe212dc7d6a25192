//! The panel for exchanging two tokens.

use egui::Key;
use egui_kittest::Harness;
use whispers::shell::Shell;

use super::*;
use crate::support::hands::{is_lit, name, names};
use crate::support::stage::Moment;

/// A window where the person may exchange tokens, in a match against this number of rivals.
fn sheet(rivals: usize) -> (tempfile::TempDir, Harness<'static, Shell>) {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    let ctx = harness.ctx.clone();
    let there = |g: &Match| g.legal().iter().any(|a| matches!(a, Action::Exchange(..)));
    harness.state_mut().show(&ctx, Moment { rivals, seed: 11, rules: "", there }.play());
    harness.run();
    (folder, harness)
}

fn says(harness: &Harness<'_, Shell>, what: &str) -> bool {
    names(harness).iter().any(|name| name.contains(what))
}

/// The tokens of the first legal exchange, and the points before and after it.
fn first_exchange(harness: &Harness<'_, Shell>) -> ([Empire; 2], [i32; 2]) {
    let game = game(harness);
    let exchange = |a: &Action| if let Action::Exchange(a, b) = a { Some((*a, *b)) } else { None };
    let (a, b) = game.legal().iter().find_map(exchange).unwrap();
    let view = game.view(game.state().mover().unwrap());
    ([a, b], [view.score(game.world()), view.score_exchanged(game.world(), a, b)])
}

/// The beginning of the label of a token in the panel, and the key with its digit.
fn token(harness: &Harness<'_, Shell>, empire: Empire) -> (String, Key) {
    let game = game(harness);
    let view = game.view(game.state().mover().unwrap());
    let slot = view.tokens(view.viewer()).slot_of(empire).unwrap();
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    (format!("{} (", base::speech().words().slot(slot)), digits[slot.index()])
}

fn points(n: i32) -> String {
    n.to_string().replace('-', "\u{2212}")
}

#[test]
fn two_tokens_are_picked_and_the_main_button_says_what_that_brings_and_does_it() {
    let (_folder, mut harness) = sheet(1);
    let steps = game(&harness).steps().len();
    let ([a, b], [before, after]) = first_exchange(&harness);
    assert!(says(&harness, "Exchanged loyalty tokens stay face up"), "{:?}", names(&harness));
    assert!(!is_lit(&harness, "Exchange two"), "there is nothing to exchange yet");
    for empire in [a, b] {
        let (start, _) = token(&harness, empire);
        click_where(&mut harness, &start, |name| name.starts_with(&start));
    }
    let speech = base::speech();
    let [first, second] = [a, b].map(|empire| speech.empire(empire));
    let does = format!("Exchange {first} and {second}: {} → {}", points(before), points(after));
    assert!(says(&harness, &does), "{does}: {:?}", names(&harness));
    assert!(says(&harness, &format!("everyone sees {first} as")), "{:?}", names(&harness));
    assert_eq!(game(&harness).steps().len(), steps, "nothing is decided by picking");
    // Clicking a picked token puts it back. Then it is picked again.
    let (start, _) = token(&harness, b);
    click_where(&mut harness, &start, |name| name.starts_with(&start));
    assert!(!says(&harness, &does));
    click_where(&mut harness, &start, |name| name.starts_with(&start));
    click(&mut harness, &does);
    assert_eq!(game(&harness).steps()[steps].action, Action::Exchange(a, b), "there is no second question");
}

#[test]
fn an_exchange_is_picked_by_digits_taken_back_by_escape_and_done_by_enter() {
    let (_folder, mut harness) = sheet(3);
    let steps = game(&harness).steps().len();
    let ([a, b], _) = first_exchange(&harness);
    let press = |harness: &mut Harness<'_, Shell>, key: Key| {
        harness.key_press(key);
        harness.run();
    };
    let keys = [a, b].map(|empire| token(&harness, empire).1);
    press(&mut harness, Key::Enter);
    press(&mut harness, keys[0]);
    press(&mut harness, Key::Enter);
    assert_eq!(game(&harness).steps().len(), steps);
    press(&mut harness, keys[1]);
    assert!(is_lit(&harness, "Exchange "), "{:?}", names(&harness));
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Enter);
    assert_eq!(game(&harness).steps().len(), steps, "one was put back");
    press(&mut harness, keys[1]);
    press(&mut harness, Key::Enter);
    assert_eq!(game(&harness).steps()[steps].action, Action::Exchange(a, b));
}

#[test]
fn a_digit_keeps_all_tokens() {
    let (_folder, mut harness) = sheet(1);
    let steps = game(&harness).steps().len();
    harness.key_press(Key::Num0);
    harness.run();
    assert_eq!(game(&harness).steps()[steps].action, Action::Keep);
}

#[test]
fn the_keyboard_goes_from_the_second_token_to_the_main_button() {
    let (_folder, mut harness) = sheet(1);
    let steps = game(&harness).steps().len();
    let ([a, b], _) = first_exchange(&harness);
    for empire in [a, b] {
        let (start, _) = token(&harness, empire);
        keyboard(&mut harness, &start, 0, &|name| name.starts_with(&start));
        harness.step();
    }
    let focused = harness.root().children_recursive().find(|node| node.is_focused());
    let focused = focused.and_then(|node| name(&node)).unwrap_or_default();
    assert!(focused.starts_with("Exchange "), "{focused:?}");
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(game(&harness).steps()[steps].action, Action::Exchange(a, b));
}

#[test]
fn the_sheet_is_folded_to_look_at_the_map_and_unfolded_again() {
    let (_folder, mut harness) = sheet(2);
    let ([a, _], _) = first_exchange(&harness);
    let (start, _) = token(&harness, a);
    assert!(is_lit(&harness, &start));
    click(&mut harness, "Show the map");
    assert!(!is_lit(&harness, &start));
    click(&mut harness, "Show the loyalty tokens");
    assert!(is_lit(&harness, &start));
}

#[test]
fn nobodys_tokens_but_ones_own_are_on_the_sheet_and_every_exchange_so_far_is_counted() {
    let (_folder, harness) = sheet(2);
    let game = game(&harness);
    let view = game.view(game.state().mover().unwrap());
    let said: Vec<String> =
        names(&harness).into_iter().filter(|name| name.starts_with("Exchanges so far: ")).collect();
    let speech = base::speech();
    let made = |s| format!("{} {}", speech.society(game.setup(), s), view.exchanges(s).len());
    let made: Vec<String> = game.world().societies().map(made).collect();
    assert_eq!(said, [format!("Exchanges so far: {}. Fewer exchanges win ties (R9.2).", made.join(", "))]);
}
