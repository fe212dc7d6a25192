//! Section 13: solo automata, outside the empire turns.

use rules::*;

use crate::table::{Game, Table, society};

pub const MADNESS: Automaton = Automaton { script: Script::Madness, hardness: Hardness::Easy };
pub const HOUNDS: Automaton = Automaton { script: Script::Hounds, hardness: Hardness::Easy };

/// A table on which no position can do anything.
pub fn idle(table: Table) -> Table {
    table.pack(|raw| {
        let nothing = testing::printed_game::line("draw 1 per 9 forts");
        raw.empires.iter_mut().flat_map(|e| &mut e.council).for_each(|lines| *lines = vec![nothing]);
    })
}

fn spots(game: &Game, wanted: fn(&Event) -> Option<(Society, Spot)>) -> Vec<String> {
    let told = game.heard.iter().filter_map(wanted).filter(|(who, _)| *who != society(0));
    told.map(|(_, spot)| match spot {
        Spot::Position(position) => game.world.position_id(position),
        Spot::Region(region) => game.world.region_id(region).to_owned(),
    })
    .collect()
}

fn placed(game: &Game) -> Vec<String> {
    spots(game, |event| match event {
        Event::Deployed(who, spot) => Some((*who, *spot)),
        _ => None,
    })
}

fn taken_back(game: &Game) -> Vec<String> {
    spots(game, |event| match event {
        Event::Retrieved(who, spot) => Some((*who, *spot)),
        _ => None,
    })
}

fn revealed(game: &Game, index: usize) -> Vec<bool> {
    game.world.slots().map(|slot| game.state.is_revealed(society(index), slot)).collect()
}

/// Plays until the automaton of society `of` has its first step in this phase of a round.
fn to_script(game: &mut Game, round: u8, phase: Phase, of: usize) {
    game.until(|state| {
        state.round() == round && state.phase() == phase && state.mover() == Some(society(of))
    });
}

#[test]
fn r13_1_glory_hounds_begin_face_up_and_an_order_of_madness_but_for_its_first_and_last() {
    let game = Table::against(&[MADNESS, HOUNDS]).start();
    assert_eq!(revealed(&game, 0), [false; 5]);
    assert_eq!(revealed(&game, 1), [true, false, false, false, true]);
    assert_eq!(revealed(&game, 2), [true; 5]);
    let view = game.state.view(&game.world, society(0));
    assert_eq!(
        (view.tokens(society(1)).at(Slot::new(1).unwrap()), view.tokens(society(2)).iter().count()),
        (None, 5)
    );
}

#[test]
fn r13_1_cards_in_the_store_are_worth_nothing_one_or_two_points() {
    let score = |hardness| {
        let table = idle(Table::against(&[Automaton { hardness, ..HOUNDS }]).cleared());
        let mut game = table.prints("bear.sheriff", "draw 3").start();
        game.play("follow; deploy eagle.sheriff; deploy eagle.steward; deploy lion.marshal");
        game.play("follow; drawn bear+lion; drawn bear+eagle; drawn bear+lion");
        assert_eq!(game.hand(1).len(), 3);
        let view = game.state.view(&game.world, society(0));
        assert_eq!(
            view.store_points(&game.world, society(1)),
            game.state.store_points(&game.world, society(1))
        );
        game.state.score(&game.world, society(1))
    };
    let [easy, medium, hard] = Hardness::ALL.map(score);
    assert_eq!((medium - easy, hard - easy), (3, 6));
}

#[test]
fn r13_2_against_one_automaton_the_player_takes_back_two_and_it_its_third_and_fourth() {
    let mut game = idle(Table::against(&[MADNESS])).start();
    game.play("follow; deploy eagle.sheriff; deploy eagle.steward; deploy lion.marshal");
    to_script(&mut game, 2, Phase::Retrieve, 1);
    assert_eq!(game.legal(), ["follow"]);
    game.play("follow");
    assert_eq!(taken_back(&game), ["horse.sheriff", "lion.sheriff"]);
    let mut player = idle(Table::against(&[MADNESS])).first(1).start();
    player.play("follow; deploy eagle.sheriff; deploy eagle.steward; deploy elephant.sheriff");
    to_script(&mut player, 2, Phase::Retrieve, 0);
    player.play("retrieve eagle.sheriff");
    assert_eq!((player.mover(), player.state.phase()), (0, Phase::Retrieve));
    player.play("retrieve eagle.steward");
    assert_ne!(player.mover(), 0, "the automaton takes back or places next");
}

#[test]
fn r13_2_against_two_the_player_takes_back_one_and_each_its_second_and_third() {
    let mut game = idle(Table::against(&[MADNESS, MADNESS])).start();
    game.until(|state| state.phase() == Phase::Deploy && state.mover() == Some(society(0)));
    game.play("deploy eagle.steward; deploy eagle.sheriff");
    to_script(&mut game, 2, Phase::Retrieve, 1);
    let posts = game.state.posts(society(1)).len();
    game.play("follow");
    assert_eq!((game.state.posts(society(1)).len(), taken_back(&game).len()), (posts - 2, 2));
    assert!(taken_back(&game).iter().all(|id| id != "bear.chancellor"), "the first one stays");
    to_script(&mut game, 3, Phase::Retrieve, 0);
    game.play("retrieve eagle.sheriff");
    assert!(game.mover() != 0 || game.state.phase() == Phase::Deploy);
}

#[test]
fn r13_2_an_agent_that_a_swap_has_moved_is_taken_back_from_where_it_stands() {
    let table = idle(Table::against(&[MADNESS])).tokens(&["bear eagle elephant lion horse"; 2]);
    // The automaton's third agent is on Horse's sheriff. The player's agent swaps with it.
    let mut game = table.prints("horse.steward", "swap").prints("horse.sheriff", "draw 1").start();
    game.play("follow; deploy horse.steward; deploy eagle.steward; deploy lion.marshal");
    game.until(|state| state.mover() == Some(society(0)) && state.phase() == Phase::Turns);
    game.play("act 1; swap sheriff; act 1; drawn horse+bear");
    to_script(&mut game, 2, Phase::Retrieve, 1);
    game.play("follow");
    assert_eq!(taken_back(&game), ["horse.steward", "lion.sheriff"]);
}

#[test]
fn r13_2_glory_hounds_take_back_from_a_sheriff_position_first_then_a_steward() {
    let mut game = idle(Table::against(&[HOUNDS])).start();
    game.play("follow; deploy eagle.chancellor; deploy horse.chancellor; deploy horse.marshal");
    assert_eq!(game.state.posts(society(1)).len(), 4);
    to_script(&mut game, 2, Phase::Retrieve, 1);
    game.play("follow");
    assert_eq!(taken_back(&game), ["lion.sheriff", "elephant.steward"]);
}

#[test]
fn r13_3_automata_place_first_four_or_three_each_then_the_player_three_or_two() {
    let mut one = Table::against(&[HOUNDS]).start();
    assert_eq!((one.mover(), one.legal()), (1, vec!["follow".to_owned()]));
    one.play("follow");
    assert_eq!((one.mover(), placed(&one).len()), (0, 4));
    one.play("deploy horse.sheriff; deploy horse.steward; deploy horse.marshal");
    assert_eq!(one.state.phase(), Phase::Turns);
    let mut two = Table::against(&[HOUNDS, MADNESS]).start();
    two.play("follow");
    assert_eq!((two.mover(), placed(&two).len()), (2, 3));
    two.play("follow");
    assert_eq!((two.mover(), placed(&two).len()), (0, 3));
    two.play("deploy horse.steward; deploy horse.marshal");
    assert_eq!(two.state.phase(), Phase::Turns);
}

#[test]
fn r13_3_with_two_automata_the_one_that_goes_first_alternates_by_round() {
    let mut game = idle(Table::against(&[HOUNDS, MADNESS])).first(2).start();
    let mut first = Vec::new();
    for round in 1..=4 {
        game.until(|state| state.round() == round && state.phase() == Phase::Deploy);
        first.push(game.mover());
        game.play("follow");
    }
    assert_eq!(first, [2, 1, 2, 1]);
}

#[test]
fn r13_3_a_taken_position_means_the_next_free_one_towards_the_sheriff_then_the_councils_that_follow() {
    // Two automata have the same tokens. The second one finds the first one's positions taken.
    let mut game = idle(Table::against(&[HOUNDS, HOUNDS])).start();
    game.play("follow");
    assert_eq!(placed(&game), ["bear.chancellor", "eagle.marshal", "elephant.steward"]);
    game.play("follow");
    assert_eq!(placed(&game), ["bear.marshal", "eagle.steward", "elephant.sheriff"]);
    // A Devout and a neighbour's sheriff: the council before it is full down to the sheriff.
    let mut full = idle(Table::against(&[MADNESS])).tokens(&["bear eagle elephant lion horse"; 2]).start();
    full.play("follow; deploy lion.steward; deploy horse.steward; deploy horse.marshal");
    assert_eq!(placed(&full)[2..], ["horse.sheriff", "lion.sheriff"]);
}

#[test]
fn r13_3_an_automaton_places_at_most_what_it_has_in_hand() {
    let mut game = idle(Table::against(&[MADNESS])).start();
    let mut counts = Vec::new();
    for round in 1..=4 {
        to_script(&mut game, round, Phase::Deploy, 1);
        game.play("follow");
        counts.push(placed(&game).len());
    }
    assert_eq!(counts, [4, 4, 4, 3], "nine agents, of which two come back a round");
}

#[test]
fn r13_4_an_order_of_madness_places_by_round() {
    // The player's agents stand on positions that no script uses.
    let away = ["bear.sheriff", "eagle.sheriff", "elephant.sheriff", "elephant.steward", "horse.chancellor"];
    let tokens = ["bear eagle elephant lion horse"; 2];
    let wanted = [
        ["bear.chancellor", "bear.marshal", "horse.sheriff", "lion.sheriff"],
        ["bear.steward", "eagle.chancellor", "horse.steward", "lion.steward"],
        ["eagle.marshal", "elephant.chancellor", "horse.marshal", "lion.marshal"],
        ["eagle.steward", "elephant.marshal", "lion.chancellor", ""],
    ];
    let mut game = idle(Table::against(&[MADNESS])).tokens(&tokens).start();
    for (round, wanted) in (1..).zip(wanted) {
        to_script(&mut game, round, Phase::Deploy, 1);
        game.play("follow");
        assert_eq!(placed(&game), wanted.into_iter().filter(|id| !id.is_empty()).collect::<Vec<_>>());
        let mut free = away.into_iter().filter(|id| game.legal().contains(&format!("deploy {id}")));
        let free: Vec<&str> = free.by_ref().take(3).collect();
        free.iter().filter(|_| round < 4).for_each(|id| {
            game.play(&format!("deploy {id}"));
        });
    }
}

#[test]
fn r13_4_glory_hounds_place_by_their_slots_every_round() {
    let mut game = idle(Table::against(&[HOUNDS])).tokens(&["bear eagle elephant lion horse"; 2]).start();
    game.play("follow");
    assert_eq!(placed(&game), ["bear.chancellor", "eagle.marshal", "elephant.steward", "lion.sheriff"]);
    game.play("deploy bear.sheriff; deploy bear.steward; deploy elephant.chancellor");
    to_script(&mut game, 2, Phase::Deploy, 1);
    // Horse has risen to the third slot and Lion to the fourth (R13.6).
    assert_eq!(game.tokens(1), "bear eagle horse lion elephant");
    game.play("follow");
    assert_eq!(placed(&game), ["bear.marshal", "eagle.steward", "horse.steward", "lion.sheriff"]);
}

#[test]
fn r13_6_an_order_of_madness_turns_up_its_leftmost_face_down_token() {
    let mut game = idle(Table::against(&[MADNESS])).start();
    for (round, up) in [(1, 2), (2, 3), (3, 4)] {
        game.until(|state| {
            state.current_round() == round
                && state.mover() == Some(society(1))
                && state.phase() == Phase::Loyalty
        });
        game.play("follow");
        assert_eq!(revealed(&game, 1).iter().take_while(|up| **up).count().min(up), up);
        assert!(game.heard.iter().any(|event| matches!(event, Event::Turned(..))));
    }
    assert_eq!(revealed(&game, 1), [true; 5]);
}

#[test]
fn r13_6_glory_hounds_move_the_empire_with_most_cities_two_up_and_the_second_one() {
    let shifted = |tokens: &'static str| {
        let mut game = idle(Table::against(&[HOUNDS]).cleared()).tokens(&[tokens; 2]).start();
        to_script(&mut game, 2, Phase::Loyalty, 1);
        game.play("follow");
        (game.tokens(1), game.heard.clone())
    };
    // On the printed board, Horse has four cities and Lion three.
    assert_eq!(shifted("bear eagle elephant lion horse").0, "bear eagle horse lion elephant");
    assert_eq!(
        shifted("bear horse eagle lion elephant").0,
        "horse bear lion eagle elephant",
        "or to the first"
    );
    let (tokens, heard) = shifted("horse lion bear eagle elephant");
    assert_eq!(tokens, "horse lion bear eagle elephant", "it would pass the first");
    assert!(heard.contains(&Event::Kept(society(1))));
}

#[test]
fn r13_7_ties_are_chance_and_recorded() {
    let mut game = idle(Table::against(&[HOUNDS])).tokens(&["eagle elephant bear lion horse"; 2]).start();
    // Two agents on one office: the second steward comes from the first round's places.
    game.play("follow; deploy bear.chancellor; deploy horse.chancellor; deploy lion.chancellor");
    to_script(&mut game, 2, Phase::Loyalty, 1);
    let action = game.world.parse_action("follow").unwrap();
    // Eagle and Elephant have two cities each, after Horse and Lion: no tie yet.
    let mut chance = Scripted::new(&[]);
    let mut state = game.state;
    state.play(&game.world, action, &mut chance, &mut ()).unwrap();
    assert_eq!(chance.finish(), Ok(()));
    let tie = game.world.parse_outcome("tie 2 of 3").unwrap();
    assert_eq!(game.world.outcome_notation(tie), "tie 2 of 3");
    for wrong in ["tie", "tie 4 of 3", "tie 0 of 3", "tie 1 of 1", "tie one of two"] {
        assert!(game.world.parse_outcome(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn r13_7_wild_event_and_offer_cards_and_other_loyalty_setups_are_refused() {
    let refused = |change: fn(&mut HouseRules)| {
        let table = Table::against(&[HOUNDS]).house(change);
        let faults = World::with_seats(&table.raw, &table.raw.house, &[None, Some(HOUNDS)]).unwrap_err();
        faults.iter().map(|fault| fault.flaw.to_string()).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(refused(|h| h.wild_cards = true), "automata are played with wild-cards=off (R13.7)");
    assert_eq!(refused(|h| h.event_cards = true), "automata are played with event-cards=off (R13.7)");
    assert_eq!(refused(|h| h.offer_cards = true), "automata are played with offer-cards=off (R13.7)");
    assert_eq!(
        refused(|h| h.loyalty = LoyaltySetup::Balanced),
        "automata are played with loyalty=random (R13.7)"
    );
    assert_eq!(
        refused(|h| h.agents_per_round = Some(3)),
        "automata are played with agents-per-round=printed (R13.7)"
    );
}

#[test]
fn r13_7_one_plays_alone_against_one_or_two_on_a_board_that_fits() {
    let raw = Table::printed().raw;
    let said = |raw: &Raw, seats: &[Option<Automaton>]| match World::with_seats(raw, &raw.house, seats) {
        Ok(world) => format!("{:?}", world.soloist()),
        Err(faults) => faults[0].flaw.to_string(),
    };
    assert_eq!(said(&raw, &[None, Some(HOUNDS)]), "Some(Society(0))");
    assert_eq!(said(&raw, &[Some(HOUNDS), Some(MADNESS), None]), "Some(Society(2))");
    assert_eq!(said(&raw, &[None, None]), "None");
    let alone = |players, automata| {
        format!(
            "automata need exactly one player and one or two automata; here are {players} and {automata} (section 13)"
        )
    };
    assert_eq!(said(&raw, &[None, None, Some(HOUNDS)]), alone(2, 1));
    assert_eq!(said(&raw, &[None, Some(HOUNDS), Some(HOUNDS), Some(HOUNDS)]), alone(1, 3));
    assert_eq!(said(&raw, &[Some(HOUNDS), Some(HOUNDS)]), alone(0, 2));
    let three = Table::printed().only_three_empires().raw;
    assert_eq!(
        said(&three, &[None, Some(HOUNDS)]),
        "automata need a pack with five empires and slots, and this one has 3 (R13.4)"
    );
    let mut short = raw;
    short.empires[3].council.pop();
    assert_eq!(
        said(&short, &[None, Some(HOUNDS)]),
        "automata need councils of four positions, and that of lion has 3 (R13.4)"
    );
}
