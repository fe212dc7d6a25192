//! Whole matches of two, three and four societies, by mouse and keyboard, and a round with each value of each
//! house rule.

use rules::{HouseRule, Rng};
use testing::house_rule_values;

use crate::support::hands::{Touch, decide, game, keyboard, mouse, open};
use crate::window::{SIZE, base, saved};

/// Continues the saved match with random choices until it is over or reaches a round.
fn play(folder: &std::path::Path, seed: u64, touch: Touch, until: u8) {
    let speech = base::speech();
    let mut harness = open(folder, SIZE);
    touch(&mut harness, "Continue", 0, &|name| name.starts_with("Continue"));
    let mut rng = Rng::new(seed);
    while !game(&harness).state().is_over() && game(&harness).state().round() < until {
        let legal = game(&harness).legal();
        let action = legal[rng.below(legal.len() as u32) as usize];
        let steps = game(&harness).steps().len();
        decide(&mut harness, speech, action, touch);
        let game = game(&harness);
        assert_eq!(game.steps().len(), steps + 1, "{}", game.world().notation(action));
        assert_eq!(game.steps()[steps].action, action);
    }
}

fn whole(societies: usize, touch: Touch) {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), societies, societies as u64, "", 0);
    play(folder.path(), 8, touch, u8::MAX);
}

#[test]
fn two_societies_play_a_match_by_mouse() {
    whole(2, mouse);
}

#[test]
fn three_societies_play_a_match_by_mouse() {
    whole(3, mouse);
}

#[test]
fn four_societies_play_a_match_by_mouse() {
    whole(4, mouse);
}

#[test]
fn two_societies_play_a_match_by_keyboard() {
    whole(2, keyboard);
}

#[test]
fn three_societies_play_a_match_by_keyboard() {
    whole(3, keyboard);
}

#[test]
fn four_societies_play_a_match_by_keyboard() {
    whole(4, keyboard);
}

#[test]
fn a_round_is_played_with_each_value_of_each_house_rule() {
    let raw = base::pack().rules.raw;
    let all = HouseRule::ALL.map(|rule| (rule.id(), house_rule_values::words_and_bounds(rule, &raw)));
    let most = all.iter().map(|(_, values)| values.len()).max().unwrap();
    assert!(most > 5, "{all:?}");
    for n in 0..most {
        // The first match has the first value of each rule, the next one the second values, and so on.
        let rules: Vec<String> =
            all.iter().filter_map(|(id, values)| Some(format!("{id}={}", values.get(n)?))).collect();
        // The cyclical deal needs three societies.
        let societies = if rules.iter().any(|rule| rule == "loyalty=cyclical") { 3 } else { 4 };
        let folder = tempfile::tempdir().unwrap();
        saved(folder.path(), societies, 5, &rules.join(","), 0);
        play(folder.path(), 4, mouse, 2);
    }
}
