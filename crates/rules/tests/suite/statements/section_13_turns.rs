//! Section 13: the turns of positions that automata control (R13.5).

use rules::*;

use super::section_13::{HOUNDS, MADNESS, idle};
use crate::table::{Game, Table, empire, region, society};

/// A match in which the Glory Hounds are about to act with Bear's sheriff, which has these printed lines. Only these
/// armies are on the board, and all other positions can do nothing.
fn hounds(tokens: &'static str, lines: &str, armies: &[(usize, &str, u8)]) -> Game {
    acting(Table::against(&[HOUNDS]), tokens, lines, armies)
}

/// A match in which an Order of Madness that is opposed to Bear is about to act with Bear's sheriff.
fn opposed(lines: &str, armies: &[(usize, &str, u8)]) -> Game {
    acting(Table::against(&[MADNESS]), "lion eagle elephant horse bear", lines, armies)
}

fn acting(table: Table, tokens: &'static str, lines: &str, armies: &[(usize, &str, u8)]) -> Game {
    let table = idle(table.cleared()).tokens(&["bear eagle elephant lion horse", tokens]);
    let table = table.prints("bear.sheriff", lines);
    let armies = armies.iter().fold(table, |table, (n, id, banners)| table.army(*n, id, *banners));
    let mut game = armies.start();
    game.play("follow");
    let free = ["eagle.sheriff", "elephant.sheriff", "lion.marshal", "horse.marshal", "horse.steward"];
    while game.state.phase() == Phase::Deploy {
        let free = free.into_iter().find(|id| game.state.occupant(position(&game, id)).is_none()).unwrap();
        game.play(&format!("deploy {free}"));
    }
    game
}

fn position(game: &Game, id: &str) -> Position {
    game.world.positions().find(|p| game.world.position_id(*p) == id).unwrap()
}

/// The tokens with Bear on an automaton's second slot and Horse on the first.
const BEAR_SECOND: &str = "horse bear eagle elephant lion";
/// The tokens with Bear on an automaton's first slot and Horse on the last.
const BEAR_FIRST: &str = "bear eagle elephant lion horse";

#[test]
fn r13_5_positions_prefer_attack_then_add_then_draw_then_swap() {
    let all = "swap | draw 1 | add 1 | attack";
    let near: &[(usize, &str, u8)] = &[(13, "bear", 4), (15, "horse", 2)];
    let mut game = hounds(BEAR_FIRST, all, near);
    assert_eq!((game.mover(), game.legal()), (1, vec!["follow".to_owned()]));
    game.play("follow");
    assert_eq!((game.owner(15), game.banners(15)), ("bear", 1));
    let mut adds = hounds(BEAR_FIRST, all, &[(13, "bear", 2), (15, "horse", 2)]);
    adds.play("follow");
    assert_eq!(adds.banners(13), 3);
    let mut draws = hounds(BEAR_FIRST, "swap | draw 1 | attack", &[(13, "bear", 2), (15, "horse", 2)]);
    draws.play("follow; drawn bear+lion");
    assert_eq!(draws.hand(1), ["bear+lion"]);
    let mut swaps = hounds(BEAR_FIRST, "swap | attack", &[(13, "bear", 2), (15, "horse", 2)]);
    swaps.play("follow");
    assert_eq!(swaps.banners(15), 1);
}

#[test]
fn r13_5_a_position_for_which_nothing_is_possible_is_passed_over() {
    let game = hounds(BEAR_FIRST, "attack | add 1 | swap", &[]);
    let (sheriff, hounds) = (position(&game, "bear.sheriff"), society(1));
    assert!(game.heard.contains(&Event::NothingToDo(sheriff, hounds)));
}

#[test]
fn r13_5_it_attacks_only_where_it_surely_wins_with_just_one_banner_left_to_move_in() {
    // A fort and a banner in Lion's region need three attackers.
    let mut game = hounds(BEAR_FIRST, "attack", &[(12, "bear", 6), (25, "lion", 1)]);
    game.play("follow");
    assert_eq!((game.banners(12), game.owner(25), game.banners(25)), (3, "bear", 1));
    let attack = Event::Attack { empire: empire("bear"), from: region(12), to: region(25), banners: 3 };
    assert!(game.heard.contains(&attack));
    let held = hounds(BEAR_FIRST, "attack", &[(12, "bear", 2), (25, "lion", 1)]);
    assert!(held.heard.iter().any(|event| matches!(event, Event::NothingToDo(..))));
    // A conquered region keeps one banner (R6.1).
    let kept = hounds(BEAR_FIRST, "attack", &[(15, "bear", 3), (18, "horse", 2)]);
    assert!(kept.heard.iter().any(|event| matches!(event, Event::NothingToDo(..))));
}

#[test]
fn r13_5_it_never_attacks_an_empty_region() {
    let game = hounds(BEAR_FIRST, "attack", &[(13, "bear", 8)]);
    assert!(game.heard.iter().any(|event| matches!(event, Event::NothingToDo(..))));
}

#[test]
fn r13_5_it_attacks_the_empire_lowest_on_its_slots_first_then_city_before_farm_before_fort() {
    let target = |tokens: &'static str, armies: &[(usize, &str, u8)]| {
        let mut game = hounds(tokens, "attack", armies);
        game.play("follow");
        let attack = game.heard.iter().find_map(|event| match event {
            Event::Attack { to, .. } => Some(to.index() + 1),
            _ => None,
        });
        attack.unwrap()
    };
    let both: &[(usize, &str, u8)] = &[(13, "bear", 9), (15, "horse", 1), (12, "bear", 9), (25, "lion", 1)];
    assert_eq!(target(BEAR_FIRST, both), 15);
    assert_eq!(target("bear eagle elephant horse lion", both), 25);
    let lions = |numbers: &[usize]| {
        let own = [(26, "bear", 9)].into_iter();
        own.chain(numbers.iter().map(|n| (*n, "lion", 1))).collect::<Vec<_>>()
    };
    // Region 28 has a city, 24 a farm and 25 a fort.
    assert_eq!(target(BEAR_FIRST, &lions(&[24, 25, 28])), 28);
    assert_eq!(target(BEAR_FIRST, &lions(&[24, 25])), 24);
}

/// The event that some banners of Bear move.
fn moved(from: usize, to: usize, banners: u8) -> Event {
    Event::Moved { empire: empire("bear"), from: region(from), to: region(to), banners }
}

#[test]
fn r13_5_acting_for_its_opposed_empire_it_moves_all_but_one_of_the_largest_army_away() {
    // Three empty regions are equally near, so chance decides (R13.7).
    let mut game = opposed("attack", &[(11, "bear", 5), (13, "bear", 2), (4, "eagle", 1)]);
    game.play("follow; tie 2 of 3");
    assert_eq!((game.banners(11), game.banners(10), game.banners(4)), (1, 4, 1));
    let full: &[(usize, &str, u8)] =
        &[(8, "bear", 2), (9, "bear", 2), (10, "bear", 1), (11, "bear", 5), (12, "bear", 2), (13, "bear", 2)];
    let mut city = opposed("attack", full);
    city.play("follow");
    assert!(city.heard.contains(&moved(11, 8, 4)), "else to one with a city");
    let mut lost = full.to_vec();
    lost[0] = (8, "horse", 1);
    let mut fewest = opposed("attack", &lost);
    fewest.play("follow");
    assert!(fewest.heard.contains(&moved(11, 10, 4)), "else to the one with fewest");
    let single = opposed("attack | draw 1", &[(11, "bear", 1), (13, "bear", 1)]);
    assert_eq!(single.legal(), ["follow"], "it draws");
}

#[test]
fn r13_5_it_adds_to_cities_first_then_border_regions_with_an_icon_then_cities_never_to_empty_regions() {
    let after = |armies: &[(usize, &str, u8)]| {
        let mut game = hounds(BEAR_FIRST, "add 2", armies);
        game.play("follow");
        let added = game.heard.iter().filter_map(|event| match event {
            Event::Added(_, region, banners) => Some((region.index() + 1, *banners)),
            _ => None,
        });
        added.collect::<Vec<_>>()
    };
    assert_eq!(after(&[(8, "bear", 1), (13, "bear", 1)]), [(8, 1), (8, 1)]);
    assert_eq!(after(&[(8, "bear", 3), (13, "bear", 1)]), [(8, 1), (13, 1)], "up to the supply limit");
    assert_eq!(after(&[(8, "bear", 4), (13, "bear", 4)]), [(8, 1), (8, 1)], "then cities");
    // Region 10 has no icon. Region 9 has one, but borders no other empire.
    assert_eq!(after(&[(9, "bear", 1), (10, "bear", 1), (13, "bear", 1)]), [(13, 1), (13, 1)]);
}

#[test]
fn r13_5_among_equals_it_adds_farthest_from_the_empires_higher_on_its_slots() {
    // Region 8 is five borders away from Horse's regions. Region 26 is next to them.
    let mut game = hounds(BEAR_SECOND, "add 2", &[(8, "bear", 1), (26, "bear", 1)]);
    game.play("follow");
    assert_eq!((game.banners(8), game.banners(26)), (3, 1));
    let mut any = hounds(BEAR_FIRST, "add 2", &[(8, "bear", 1), (26, "bear", 1)]);
    any.play("follow; tie 1 of 2; tie 2 of 2");
    assert_eq!((any.banners(8), any.banners(26)), (2, 2), "nobody is higher: chance (R13.7)");
}

#[test]
fn r13_5_cards_that_it_draws_go_to_its_store_out_of_the_game() {
    let table = Table::against(&[HOUNDS]).house(|h| h.hand_limit = 0);
    let mut game = acting(table, BEAR_FIRST, "draw 2", &[]);
    game.play("follow; drawn bear+lion; drawn bear+eagle");
    assert_eq!((game.hand(1).len(), game.state.deck(&game.world, empire("bear")).len()), (2, 6));
    game.until(|state| state.round() == 2 && state.phase() == Phase::Retrieve);
    assert_eq!(game.hand(1).len(), 2, "nothing is discarded");
    let held = |state: &State| state.standing(&game.world, society(1)).cards;
    assert_eq!(held(&game.state), 0, "and counts for no tie (R15.37)");
}

#[test]
fn r13_5_instead_of_a_swap_it_kills_one_enemy_banner_in_every_region_around() {
    let armies: &[(usize, &str, u8)] =
        &[(11, "bear", 1), (4, "eagle", 1), (15, "horse", 2), (25, "lion", 1), (20, "horse", 1)];
    let mut game = hounds(BEAR_FIRST, "swap", armies);
    let posts = game.state.posts(society(1));
    game.play("follow");
    assert_eq!([4, 15, 25, 20, 11].map(|n| game.banners(n)), [0, 1, 0, 1, 1]);
    assert_eq!(game.state.posts(society(1)), posts, "nobody moves");
    let killed = game.heard.iter().filter_map(|event| match event {
        Event::Killed(foe, _, 1, Cause::InsteadOfSwap) => Some(game.world.empire_id(*foe)),
        _ => None,
    });
    assert_eq!(killed.collect::<Vec<_>>(), ["horse", "lion", "eagle"], "lowest slots first");
}

#[test]
fn r13_7_automata_play_no_cards() {
    let mut game = hounds(BEAR_FIRST, "draw 4", &[(13, "bear", 2)]);
    game.play("follow; drawn bear+lion; drawn bear+eagle; drawn bear+lion; drawn bear+horse");
    let mut rng = Rng::new(5);
    let mut legal = Vec::new();
    while !game.state.is_over() {
        game.state.legal(&game.world, &mut legal);
        let own = game.state.mover() == Some(society(1));
        assert_eq!(own, legal == [Action::Follow]);
        let action = legal[rng.below(legal.len() as u32) as usize];
        let mut heard: Vec<Event> = Vec::new();
        game.state.play(&game.world, action, &mut rng, &mut heard).unwrap();
        assert!(!heard.iter().any(|event| matches!(event, Event::Played(who, ..) if *who == society(1))));
    }
}
