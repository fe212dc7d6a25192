//! Section 9: the end of a match.

use rules::*;

use crate::table::{Game, Table, society};

fn score(game: &Game, index: usize) -> i32 {
    game.state.score(&game.world, society(index))
}

fn winners(game: &Game) -> Vec<usize> {
    game.state.winners(&game.world).map(Society::index).collect()
}

/// A match of one round in which each of two societies only adds a banner.
fn short(table: Table) -> Game {
    let table = table.prints("bear.sheriff", "add 1").prints("lion.sheriff", "add 1");
    let mut game = table.house(|h| h.rounds = 1).agents(0, "bear.sheriff").agents(1, "lion.sheriff").seated();
    game.until(|state| state.is_over());
    game
}

#[test]
fn r9_1_a_score_is_the_slots_multiplier_times_the_cities_that_the_empire_controls() {
    // Bear has taken regions 26 and 27, two of Lion's three cities: Bear has 3, Eagle 2, Elephant 2, Lion 1, Horse 4.
    let table = Table::printed().army(26, "bear", 2).army(27, "bear", 2);
    let game = short(table.tokens(&["bear eagle lion elephant horse", "horse lion elephant eagle bear"]));
    assert_eq!(score(&game, 0), 4 * 3 + 3 * 2 + 2 - 4);
    assert_eq!(score(&game, 1), 4 * 4 + 3 + 2 * 2 - 3);
}

#[test]
fn r9_1_once_the_match_is_over_everybody_sees_all_tokens() {
    let known =
        |state: &State, world: &World| state.view(world, society(0)).tokens(society(1)).iter().count();
    let table = Table::printed().tokens(&["bear eagle lion elephant horse"; 2]);
    let mut game = table.house(|h| h.rounds = 1).start();
    let world = game.world.clone();
    game.until(|state| {
        assert_eq!(known(state, &world), if state.is_over() { 5 } else { 0 });
        state.is_over()
    });
}

#[test]
fn r9_1_ones_own_agents_count_in_the_regions_the_empire_controls() {
    // The first society has agents in region 9, which is Bear's, and in 25, which Bear has taken. The second has one
    // in 9.
    let table = Table::printed()
        .army(25, "bear", 2)
        .house(|h| (h.agents_in_regions, h.rounds) = (true, 1))
        .tokens(&["bear eagle lion elephant horse", "eagle bear lion elephant horse"])
        .agents(0, "r9 r25 eagle.sheriff")
        .agents(1, "r9 eagle.steward eagle.marshal");
    let mut game = table.seated();
    game.until(|state| state.turns_taken() == 4);
    assert_eq!(score(&game, 0), 4 * (1 + 2) + 3 * 2 + 2 * 3 - 4);
    assert_eq!(score(&game, 1), 4 * 2 + 3 * (1 + 1) + 2 * 3 - 4);
}

#[test]
fn r9_1_with_whispers_kept_each_token_never_revealed_is_worth_one() {
    let table =
        || Table::printed().house(|h| h.rounds = 2).agents(0, "bear.sheriff").agents(1, "lion.sheriff");
    let play = |mut game: Game| {
        game.until(|state| state.phase() == Phase::Loyalty);
        // The second society goes first now. Eagle and Elephant have two cities each.
        game.play("keep; exchange eagle elephant");
        (score(&game, 0), score(&game, 1))
    };
    let plain = play(table().seated());
    let kept = play(table().house(|h| h.whispers_kept = true).seated());
    assert_eq!((kept.0 - plain.0, kept.1 - plain.1), (3, 5));
}

#[test]
fn r9_2_most_points_win() {
    let game =
        short(Table::printed().tokens(&["bear eagle elephant lion horse", "horse lion eagle elephant bear"]));
    assert!(score(&game, 0) < score(&game, 1));
    assert_eq!(winners(&game), [1]);
    // The winner has exchanged tokens and has no more cards than its rival.
    let table =
        Table::printed().tokens(&["bear eagle elephant lion horse", "bear lion eagle elephant horse"]);
    let mut game = table.house(|h| h.rounds = 2).agents(0, "bear.sheriff").agents(1, "lion.sheriff").seated();
    game.until(|state| state.phase() == Phase::Loyalty);
    game.play("exchange bear horse; keep");
    assert_eq!(winners(&game), [1]);
}

/// A table where all societies have equal points, because all slots have the same multiplier.
fn equal() -> Table {
    Table::printed().house(|h| {
        h.multipliers = BySlot::all(1);
        h.rounds = 2;
    })
}

#[test]
fn r9_2_tied_fewer_loyalty_exchanges_win() {
    let table = equal().prints("bear.sheriff", "draw 1");
    let mut game = table.agents(0, "bear.sheriff").agents(1, "lion.sheriff").seated();
    game.until(|state| state.phase() == Phase::Loyalty);
    game.play("keep; exchange bear eagle");
    assert_eq!(score(&game, 0), score(&game, 1));
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (1, 0));
    assert_eq!(winners(&game), [1], "more cards do not help before that");
}

#[test]
fn r9_2_still_tied_more_cards_in_hand_win() {
    let table =
        equal().prints("bear.sheriff", "draw 1").prints("lion.sheriff", "draw 2").house(|h| h.rounds = 1);
    let mut game = table.agents(0, "bear.sheriff").agents(1, "lion.sheriff").seated();
    game.play("act 1; drawn bear+lion; act 1; drawn lion+bear; drawn lion+bear");
    game.play("pass");
    assert!(game.state.is_over());
    assert_eq!((score(&game, 0), game.hand(0).len()), (score(&game, 1), 1));
    assert_eq!(winners(&game), [1]);
}

#[test]
fn r9_2_still_tied_the_win_is_shared() {
    let game = short(equal());
    assert!(game.state.is_over());
    assert_eq!(winners(&game), [0, 1]);
}
