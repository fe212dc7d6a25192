//! Section 4: taking back and placing agents.

use rules::*;

use crate::table::{Game, Table, each, empire, society};

/// A table with Bear, Eagle and Elephant alone, with one position each.
fn three_positions(societies: usize) -> Table {
    let table = Table::of(societies).only_three_empires();
    table.pack(|raw| raw.empires.iter_mut().for_each(|e| e.council.truncate(1)))
}

/// A match of three societies at the first decision of round 2.
fn round_two() -> Game {
    let mut game = Table::of(3)
        .agents(0, "bear.sheriff lion.marshal")
        .agents(1, "eagle.sheriff horse.marshal")
        .agents(2, "elephant.sheriff bear.chancellor")
        .seated();
    game.until(|state| state.round() == 2 && state.phase() == Phase::Retrieve);
    game
}

#[test]
fn r4_1_from_round_2_on_each_society_takes_back_one_agent_in_player_order() {
    let mut game = round_two();
    let mut order = Vec::new();
    while game.state.phase() == Phase::Retrieve {
        let mover = game.mover();
        let in_hand = game.state.agents_in_hand(&game.world, society(mover));
        let first = game.legal()[0].clone();
        game.play(&first);
        assert_eq!(game.state.agents_in_hand(&game.world, society(mover)), in_hand + 1);
        order.push(mover);
    }
    assert_eq!(order, [1, 2, 0], "the second society goes first in round 2");
    assert_eq!(game.state.phase(), Phase::Deploy);
}

#[test]
fn r4_1_in_round_1_nobody_takes_an_agent_back() {
    let game = Table::printed().start();
    assert_eq!((game.state.round(), game.state.phase()), (1, Phase::Deploy));
}

#[test]
fn r4_1_it_must_and_chooses_which_of_its_own() {
    let mut game = round_two();
    assert_eq!(game.legal(), ["retrieve eagle.sheriff", "retrieve horse.marshal"]);
    assert!(!game.allows("pass") && !game.allows("retrieve bear.sheriff"));
    game.play("retrieve horse.marshal");
    assert_eq!(game.legal(), ["retrieve bear.chancellor", "retrieve elephant.sheriff"]);
}

#[test]
fn r4_1_a_society_without_an_agent_on_the_board_takes_none_back() {
    // There are three positions and four societies, so the last society placed no agent in round 1.
    let mut game = three_positions(4).house(|h| h.agents_per_round = Some(1)).start();
    game.play("deploy bear.sheriff; deploy eagle.sheriff; deploy elephant.sheriff");
    game.until(|state| state.phase() == Phase::Retrieve);
    let mut order = Vec::new();
    while game.state.phase() == Phase::Retrieve {
        order.push(game.mover());
        let first = game.legal()[0].clone();
        game.play(&first);
    }
    assert_eq!(order, [1, 2, 0]);
}

#[test]
fn r4_2_it_is_known_how_many_agents_are_still_to_be_placed() {
    let mut game = Table::of(3).start();
    let mut left = Vec::new();
    while game.state.phase() == Phase::Deploy {
        left.push(game.state.agents_to_place(&game.world));
        let last = game.legal().last().unwrap().clone();
        game.play(&last);
    }
    assert_eq!(left, [2, 2, 2, 1, 1, 1]);
    assert_eq!(game.state.agents_to_place(&game.world), 0);
}

#[test]
fn r4_2_societies_place_one_agent_each_in_player_order_again_and_again() {
    for (societies, each) in [(2, 3), (3, 2), (4, 2)] {
        let mut game = Table::of(societies).first(1).start();
        let mut order = Vec::new();
        while game.state.phase() == Phase::Deploy {
            order.push(game.mover());
            let last = game.legal().last().unwrap().clone();
            game.play(&last);
        }
        let turn: Vec<usize> = (0..societies).map(|i| (1 + i) % societies).collect();
        assert_eq!(order, turn.repeat(each), "{each} agents each with {societies} societies");
    }
}

#[test]
fn r4_2_an_agent_goes_on_an_empty_position_of_any_empire() {
    let mut game = Table::printed().start();
    let all: Vec<String> =
        game.world.positions().map(|s| format!("deploy {}", game.world.position_id(s))).collect();
    assert_eq!((all.len(), &game.legal()), (20, &all));
    game.play("deploy horse.steward");
    assert!(!game.allows("deploy horse.steward"));
    assert_eq!(game.legal().len(), 19);
    game.play("deploy horse.sheriff");
    assert!(!game.allows("deploy horse.steward") && !game.allows("deploy horse.sheriff"));
}

#[test]
fn r4_2_nobody_may_pass_while_there_is_a_place() {
    let game = Table::printed().start();
    assert!(!game.allows("pass") && !game.allows("done") && !game.allows("keep"));
}

#[test]
fn r4_2_without_an_agent_in_hand_a_society_is_skipped() {
    // With seven agents a round, each society has 9 - 7 + 1 = 3 agents in hand in round 2, not 7.
    let mut game = Table::printed().house(|h| h.agents_per_round = Some(7)).start();
    game.until(|state| state.round() == 2 && state.phase() == Phase::Deploy);
    let mut placed = [0; 2];
    while game.state.phase() == Phase::Deploy {
        placed[game.mover()] += 1;
        let first = game.legal()[0].clone();
        game.play(&first);
    }
    assert_eq!(placed, [3, 3]);
}

#[test]
fn r4_2_without_a_legal_place_a_society_is_skipped() {
    // Each society would place two agents, but there are three positions. The third society's first agent takes the
    // last one.
    let mut game = three_positions(3).start();
    game.play("deploy bear.sheriff; deploy eagle.sheriff; deploy elephant.sheriff");
    assert_eq!(game.state.phase(), Phase::Turns);
    for i in 0..3 {
        assert_eq!(game.state.posts(society(i)).len(), 1);
    }
}

fn with_regions() -> Table {
    Table::printed().house(|h| h.agents_in_regions = true)
}

#[test]
fn r4_3_an_agent_may_go_to_any_region_instead() {
    let mut game = with_regions().start();
    let all: Vec<usize> = (1..=40).collect();
    assert_eq!(game.legal_with("deploy region"), each("deploy region", &all));
    assert_eq!(game.legal().len(), 60, "or to any position");
    game.play("deploy region r25");
    assert!(game.state.scouts(society(0)).has(crate::table::region(25)));
    assert!(game.allows("deploy region r25"), "where another society's agent is, too");
    assert!(!Table::printed().start().allows("deploy region r25"), "not without the house rule");
}

#[test]
fn r4_3_a_society_has_at_most_two_agents_in_regions_and_never_two_in_one() {
    let mut game = with_regions().start();
    game.play("deploy region r25; deploy region r1");
    assert!(!game.allows("deploy region r25") && game.allows("deploy region r1"));
    game.play("deploy region r1; deploy bear.sheriff");
    assert_eq!(game.legal_with("deploy region"), [""; 0], "two are there");
    game.play("deploy bear.steward");
    assert_eq!(game.legal_with("deploy region").len(), 39, "the other society has one");
}

#[test]
fn r4_3_agents_in_regions_come_back_by_being_retrieved() {
    let mut game = with_regions().agents(0, "r25 bear.sheriff").agents(1, "r25 r1").seated();
    game.until(|state| state.phase() == Phase::Retrieve);
    assert_eq!(game.legal(), each("retrieve region", &[1, 25]));
    game.play("retrieve region r25");
    assert_eq!(game.legal(), ["retrieve bear.sheriff", "retrieve region r25"]);
    assert_eq!(game.state.agents_in_hand(&game.world, society(1)), 8);
}

#[test]
fn r4_3_nothing_else_touches_agents_in_regions() {
    // The agents stay there, whether the region changes hands or all its banners die.
    for strength in [3, 5] {
        let table = with_regions().army(12, "bear", 5).agents(0, "r25").agents(1, "r25");
        let mut game = table.turn("bear", "attack", "");
        game.play(&format!("act 1; attack r12>r25 x{strength}"));
        assert_eq!(game.banners(25), strength - 3);
        assert!((0..2).all(|i| game.state.scouts(society(i)).has(crate::table::region(25))));
    }
    // Agents in regions do not give control either.
    let game = with_regions().agents(0, "r14").agents(1, "r14").turn("bear", "add 1", "");
    assert_eq!(game.owner(14), "horse");
    assert!(!game.state.control(empire("bear")).has(crate::table::region(14)));
}
