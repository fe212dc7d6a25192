//! Section 7: the table of abilities (R7.3): all their play windows, and the abilities that cost cards of one deck.

use rules::*;

use crate::table::{Game, Table, each, empire};

/// A match in which Bear, with banners only in region 13 and this hand, is about to attack region 15.
fn conqueror(banners: u8, hand: &str) -> Game {
    Table::printed().cleared().army(13, "bear", banners).turn("bear", "attack", hand)
}

/// The play windows in which a card can be played while Bear attacks. Other cards in the hand keep all of them open.
fn windows(play: &str, hand: &str) -> Vec<&'static str> {
    // The hand also has cards for Muster, Aftermath and After, so that these play windows open.
    let hand = format!("{hand} elephant+bear horse+lion");
    let table = Table::printed().army(13, "bear", 6).army(15, "horse", 1);
    let mut game = table.turn("bear", "attack", &hand);
    let mut open = Vec::new();
    let mut note = |game: &Game| {
        if game.legal().iter().any(|a| a == play) && !open.contains(&game.window()) {
            open.push(game.window());
        }
    };
    note(&game);
    game.play("act 1");
    note(&game);
    game.play("attack r13>r15 x4");
    while game.mover() == 0 {
        note(&game);
        game.play("pass");
    }
    open
}

const ANY: [&str; 3] = ["before", "aftermath", "after"];

#[test]
fn r7_3_each_ability_has_its_windows() {
    let rows: [(&str, &str, &[&str]); 20] = [
        ("play bear+lion 1", "bear+lion", &["aftermath"]),
        ("play bear+lion 2 pay bear+lion", "bear+lion bear+lion", &["aftermath"]),
        ("play eagle+lion 1", "eagle+lion", &["before"]),
        ("play eagle+lion 2 pay eagle+lion", "eagle+lion eagle+lion", &["declaring"]),
        ("play elephant+bear 1", "", &["muster"]),
        ("play elephant+bear 2 pay elephant+lion", "elephant+lion", &["muster"]),
        ("play lion+bear 1", "lion+bear", &["before"]),
        ("play lion+bear 2 pay lion+bear", "lion+bear lion+bear", &ANY),
        ("play horse+lion 1", "", &ANY),
        ("play horse+lion 2 pay horse+bear", "horse+bear", &ANY),
        ("play bear+eagle 3 pay eagle+bear", "bear+eagle eagle+bear", &ANY),
        ("play bear+elephant 3 pay elephant+bear", "bear+elephant", &ANY),
        ("play bear+horse 3 pay horse+bear", "bear+horse horse+bear", &ANY),
        ("play bear+lion 3 pay lion+bear", "bear+lion lion+bear", &["aftermath"]),
        ("play eagle+elephant 3 pay elephant+bear", "eagle+elephant", &ANY),
        ("play eagle+horse 3 pay horse+lion", "eagle+horse", &["declaring"]),
        ("play eagle+lion 3 pay lion+bear", "eagle+lion lion+bear", &ANY),
        ("play elephant+horse 3 pay horse+lion", "elephant+horse", &ANY),
        ("play elephant+lion 3 pay lion+bear", "elephant+lion lion+bear", &["muster"]),
        ("play horse+lion 3 pay lion+bear", "lion+bear", &["after"]),
    ];
    for (play, hand, expected) in rows {
        // Region 15 is defended, so that there are killed enemies and survivors.
        assert_eq!(windows(play, hand), expected, "{play}");
    }
}

#[test]
fn r7_3_bear_alone_attacks_once_more_from_the_region_just_won_with_at_most_the_survivors() {
    let mut game = conqueror(5, "bear+lion");
    game.play("act 1; attack r13>r15 x4");
    game.play("play bear+lion 1");
    // Four banners are in region 15, which is conquered, so three may attack. Region 13 is no source.
    assert!(game.legal().iter().all(|a| a.starts_with("attack r15>")));
    let strengths = game.legal_with("attack r15>r14");
    assert_eq!(strengths, ["attack r15>r14 x1", "attack r15>r14 x2", "attack r15>r14 x3"]);
    game.play("attack r15>r14 x3");
    assert_eq!([13, 15, 14].map(|n| game.banners(n)), [1, 1, 3]);
}

#[test]
fn r7_3_bear_alone_may_empty_a_region_of_its_own_that_was_won_back() {
    let mut game = Table::printed().cleared().army(13, "bear", 3).army(12, "lion", 1).turn(
        "bear",
        "attack",
        "bear+lion",
    );
    // The fort in region 12 kills one banner, and Lion's banner another. One is left in Bear's own region.
    game.play("act 1; attack r13>r12 x3; play bear+lion 1");
    assert_eq!(game.legal(), ["attack r12>r25 x1"]);
}

#[test]
fn r7_3_bear_alone_needs_a_victory_with_somebody_to_go_on() {
    // A single survivor must stay in the conquered region.
    let mut game = conqueror(5, "bear+lion");
    game.play("act 1; attack r13>r15 x1");
    assert_eq!((game.banners(15), game.mover()), (1, 1), "nothing was playable");
    // The attack won no region.
    let mut game = Table::printed().army(15, "horse", 4).turn("bear", "attack", "bear+lion");
    game.play("act 1; attack r13>r15 x2");
    assert_eq!((game.banners(15), game.mover()), (2, 1));
}

#[test]
fn r7_3_bear_alone_takes_no_more_than_the_survivors_though_others_came_after() {
    let mut game = conqueror(9, "bear+lion horse+lion");
    game.play("act 1; attack r13>r15 x3; play horse+lion 1; choose r13>r15 x4");
    assert_eq!(game.banners(15), 7);
    game.play("play bear+lion 1");
    assert_eq!(game.legal_with("attack r15>r14").len(), 3);
}

#[test]
fn r7_3_bear_bear_kills_the_survivors_whichever_side_they_are_on() {
    let mut game = Table::printed().army(15, "horse", 5).turn("bear", "attack", "bear+lion bear+eagle");
    game.play("act 1; attack r13>r15 x2; play bear+lion 2 pay bear+eagle");
    assert_eq!((game.banners(15), game.owner(15), game.supply("horse")), (0, "horse", 20));
    let mut game = conqueror(5, "bear+lion bear+eagle");
    game.play("act 1; attack r13>r15 x4; play bear+lion 2 pay bear+eagle");
    assert_eq!((game.banners(15), game.owner(15), game.supply("bear")), (0, "horse", 19));
}

#[test]
fn r7_3_bear_bear_needs_survivors() {
    let mut game = Table::printed().army(15, "horse", 3).turn("bear", "attack", "bear+lion bear+eagle");
    game.play("act 1; attack r13>r15 x3");
    assert_eq!((game.banners(15), game.mover()), (0, 1), "nobody is left, nothing was playable");
}

#[test]
fn r7_3_bear_bear_kills_those_that_still_stand_and_banners_added_since_stay() {
    // Three banners survive and four come later. Three fall.
    let mut game = conqueror(9, "bear+lion bear+eagle horse+lion");
    game.play(
        "act 1; attack r13>r15 x3; play horse+lion 1; choose r13>r15 x4; play bear+lion 2 pay bear+eagle",
    );
    assert_eq!((game.owner(15), game.banners(15)), ("bear", 4));
    // Three banners survive, two of them leave, and four come. Only the one that stayed is a survivor.
    let mut game = conqueror(9, "bear+lion bear+eagle horse+lion horse+eagle");
    game.play("act 1; attack r13>r15 x3; play horse+lion 1; choose r15>r8 x2; play horse+eagle 1; choose r13>r15 x4");
    game.play("play bear+lion 2 pay bear+eagle");
    assert_eq!((game.owner(15), game.banners(15)), ("bear", 4));
}

/// A match in which Bear+Bear has killed the three survivors of Bear's attack on region 15. Four banners that Bear
/// added later are still there.
fn survivors_used_up(further: &str) -> Game {
    let mut game = conqueror(9, &format!("bear+lion bear+eagle horse+lion {further}"));
    game.play("act 1; attack r13>r15 x3; play horse+lion 1; choose r13>r15 x4");
    game.play("play bear+lion 2 pay bear+eagle");
    game
}

#[test]
fn r7_3_bear_bear_leaves_nobody_to_attack_again_though_banners_added_since_stand_there() {
    let game = survivors_used_up("bear+elephant");
    assert_eq!((game.banners(15), game.legal_with("play bear+elephant")), (4, vec![]));
}

#[test]
fn r7_3_bear_bear_kills_no_banners_added_since_when_it_is_played_again() {
    let game = survivors_used_up("bear+elephant bear+horse");
    assert_eq!((game.banners(15), game.legal_with("play bear+elephant 2")), (4, vec![]));
}

#[test]
fn r7_3_bear_bear_leaves_no_surviving_defenders_though_banners_added_since_stand_there() {
    // Two of four defenders survive and three come. Two fall, and no survivor is left to fall again.
    let hand = "bear+lion bear+eagle bear+elephant bear+horse lion+bear lion+eagle";
    let mut game = Table::printed().army(27, "lion", 4).army(20, "bear", 3).turn("bear", "attack", hand);
    game.play("act 1; attack r20>r27 x2; play lion+bear 2 pay lion+eagle; choose region r27");
    assert_eq!((game.owner(27), game.banners(27)), ("lion", 5));
    game.play("play bear+lion 2 pay bear+eagle");
    assert_eq!((game.banners(27), game.legal_with("play bear")), (3, vec![]));
}

/// The positions that can be chosen for a card.
fn positions(game: &Game) -> Vec<String> {
    game.legal().iter().map(|a| a.trim_start_matches("choose ").to_owned()).collect()
}

#[test]
fn r7_3_eagle_alone_moves_the_active_agent_to_an_empty_position_of_any_empire() {
    let mut game = Table::printed().turn("bear", "add 1", "eagle+bear");
    let all: Vec<String> = game.world.positions().map(|s| game.world.position_id(s)).collect();
    // All positions except the acting one and those with agents. All of them can do something.
    let taken = ["eagle.sheriff", "bear.sheriff", "bear.chancellor", "horse.chancellor"];
    let empty: Vec<String> = all.into_iter().filter(|s| !taken.contains(&s.as_str())).collect();
    game.play("play eagle+bear 1");
    assert_eq!(positions(&game), empty);
    game.play("choose lion.marshal");
    let posts: Vec<String> =
        game.state.posts(crate::table::society(0)).map(|s| game.world.position_id(s)).collect();
    assert_eq!(posts, ["eagle.sheriff", "lion.marshal"], "it has left Bear's council");
}

#[test]
fn r7_3_eagle_alone_takes_an_action_there_at_once_for_that_empire() {
    // Lion's marshal adds two banners for each of Lion's forts, in regions 25 and 31.
    let mut game = Table::printed().turn("bear", "add 1", "eagle+bear");
    game.play("play eagle+bear 1; choose lion.marshal; act 1; place r26; place r26; place r27; place r28");
    assert_eq!([26, 27, 28].map(|n| game.banners(n)), [4, 1, 1]);
    assert_eq!(game.supply("lion"), 20 - 6 - 4);
}

#[test]
fn r7_3_eagle_alone_goes_on_after_the_position_whose_turn_it_was_and_acts_again_later() {
    let table = Table::printed().prints("lion.marshal", "add 1").agents(1, "bear.steward bear.chancellor");
    let mut game = table.turn("bear", "add 1", "eagle+bear");
    game.play("play eagle+bear 1; choose lion.marshal; act 1; place r26");
    assert_eq!((game.acting().as_str(), game.mover()), ("bear.steward", 1));
    game.until(|state| state.turn().is_some_and(|s| s.empire() == empire("lion")));
    assert_eq!((game.acting().as_str(), game.mover()), ("lion.sheriff", 0));
    // A position whose turn is past does not act again.
    let mut game = Table::printed().turn("bear", "add 1", "eagle+bear");
    game.play("play eagle+bear 1; choose eagle.marshal; act 1; place r1; place r1");
    game.until(|state| state.phase() != Phase::Turns);
    let again = |e: &Event| matches!(e, Event::Acts { position, .. } if position.empire() == empire("eagle"));
    assert!(!game.heard.iter().any(again));
}

#[test]
fn r7_3_eagle_alone_moves_the_active_agent_though_another_position_acts() {
    // The agent on Bear's steward acts for the sheriff. The steward is not empty then.
    let table = Table::printed().prints("eagle.sheriff", "draw 1").order("eagle bear lion");
    let mut game =
        table.agents(0, "eagle.sheriff bear.steward").agents(1, "bear.chancellor horse.sheriff").seated();
    game.play("act 1; drawn eagle+bear; play eagle+bear 1");
    assert!(!positions(&game).iter().any(|s| s == "bear.steward" || s == "bear.sheriff"));
    game.play("choose bear.marshal; act 1; place r8; place r8; place r8; place r8");
    // The agent on the marshal now controls the steward.
    assert_eq!((game.acting().as_str(), game.mover()), ("bear.steward", 0));
    assert!(!game.state.occupied().has(Position::new(empire("bear"), Office::new(1).unwrap())));
}

#[test]
fn r7_3_eagle_eagle_reaches_any_empty_region_of_another_empire_anywhere() {
    let table = Table::printed().cleared().army(13, "bear", 2).army(37, "elephant", 1).army(27, "lion", 3);
    let mut game = table.turn("bear", "attack", "eagle+lion eagle+bear");
    game.play("act 1; play eagle+lion 2 pay eagle+bear");
    let far: Vec<usize> = (1..=40).filter(|n| !(8..=13).contains(n) && *n != 37 && *n != 27).collect();
    let targets = far.iter().flat_map(|n| [1, 2].map(|x| format!("attack r13>r{n} x{x}")));
    assert_eq!(game.legal(), targets.collect::<Vec<_>>(), "all but Bear's own and the two that hold banners");
    game.play("attack r13>r36 x2");
    assert_eq!((game.owner(36), game.banners(36)), ("bear", 2));
}

#[test]
fn r7_3_eagle_eagle_leaves_neighbours_with_banners_as_targets() {
    let table = Table::printed().cleared().army(13, "bear", 2).army(15, "horse", 5).army(14, "horse", 1);
    let mut game = table.turn("bear", "attack", "eagle+lion eagle+bear");
    game.play("act 1; play eagle+lion 2 pay eagle+bear");
    assert!(game.allows("attack r13>r15 x1"), "the attack may also target...");
    assert!(!game.allows("attack r13>r14 x1"));
}

#[test]
fn r7_3_elephant_alone_adds_one_banner_from_the_supply_to_the_attackers() {
    let mut game = Table::printed().turn("bear", "attack", "elephant+bear");
    let supply = game.supply("bear");
    game.play("act 1; attack r13>r15 x2; play elephant+bear 1");
    assert_eq!((game.banners(15), game.banners(13), game.supply("bear")), (3, 1, supply - 1));
    // Nothing can be added if the supply is empty.
    let mut game = Table::printed().army(13, "bear", 14).turn("bear", "attack", "elephant+bear");
    game.play("act 1; attack r13>r15 x2");
    assert_eq!((game.banners(15), game.mover()), (2, 1));
}

#[test]
fn r7_3_elephant_elephant_adds_three_likewise() {
    let mut game = Table::printed().turn("bear", "attack", "elephant+bear elephant+lion");
    game.play("act 1; attack r13>r15 x2; play elephant+bear 2 pay elephant+lion");
    assert_eq!(game.banners(15), 5);
    // Adds as many banners as the supply holds.
    let mut game =
        Table::printed().army(13, "bear", 12).turn("bear", "attack", "elephant+bear elephant+lion");
    game.play("act 1; attack r13>r15 x2; play elephant+bear 2 pay elephant+lion");
    assert_eq!((game.banners(15), game.supply("bear")), (4, 0));
}

#[test]
fn r7_3_lion_alone_takes_an_action_of_a_position_that_another_agent_of_ones_own_controls() {
    // The agent on Elephant's marshal controls the sheriff and the steward to its left.
    let mut game = Table::printed().agents(0, "elephant.marshal").turn("bear", "add 1", "lion+bear");
    game.play("play lion+bear 1");
    assert_eq!(
        positions(&game),
        ["elephant.sheriff", "elephant.steward", "elephant.marshal", "lion.sheriff"]
    );
    game.play("choose elephant.steward");
    assert_eq!(game.acting(), "elephant.steward");
    let agent = game.state.acting_agent().map(|s| game.world.position_id(s));
    assert_eq!(agent.as_deref(), Some("elephant.marshal"), "which is the active one");
    game.play("act 2; place r36; place r36");
    assert_eq!((game.banners(36), game.supply("elephant")), (2, 20 - 4 - 2));
    let posts = game.state.posts(crate::table::society(0));
    assert_eq!(posts.len(), 3, "no agent has moved");
}

#[test]
fn r7_3_lion_alone_leaves_out_the_acting_position_and_those_of_the_same_agent() {
    // The agent on Bear's marshal acts for the sheriff. No other agent controls the steward.
    let table = Table::printed().prints("lion.sheriff", "draw 1").order("lion bear");
    let mut game =
        table.agents(0, "lion.sheriff bear.marshal").agents(1, "bear.chancellor horse.sheriff").seated();
    game.play("act 1; drawn lion+bear; play lion+bear 1");
    assert_eq!(positions(&game), ["lion.sheriff"]);
}

#[test]
fn r7_3_lion_alone_leaves_the_other_position_its_own_turn() {
    let table = Table::printed().agents(0, "horse.sheriff").prints("horse.sheriff", "add 1");
    let table = table.agents(1, "bear.steward bear.marshal bear.chancellor");
    let mut game = table.turn("bear", "add 1", "lion+bear");
    game.play("play lion+bear 1; choose horse.sheriff; act 1; place r14");
    assert_eq!((game.acting().as_str(), game.mover()), ("bear.steward", 1), "play goes on in Bear's council");
    game.until(|state| state.turn().is_some_and(|s| s.empire() == empire("horse")));
    assert_eq!((game.acting().as_str(), game.mover()), ("horse.sheriff", 0));
    game.play("act 1; place r14");
    assert_eq!(game.banners(14), 2);
}

#[test]
fn r7_3_lion_lion_reinforces_a_region_with_a_city_with_3_banners() {
    let mut game = Table::printed().army(8, "bear", 2).turn("bear", "attack", "lion+bear lion+eagle");
    game.play("play lion+bear 2 pay lion+eagle");
    assert_eq!(game.legal(), each("choose region", &[2, 7, 8, 14, 19, 21, 23, 26, 27, 28, 36, 37]));
    game.play("choose region r8");
    assert_eq!((game.banners(8), game.window()), (5, "before"));
}

#[test]
fn r7_3_horse_alone_moves_any_number_of_banners_to_another_region_however_far() {
    // Bear holds region 30, far from region 8. Region 15 keeps one of its two banners.
    let table = Table::printed().cleared().army(13, "bear", 3).army(15, "bear", 2).army(30, "bear", 1);
    let mut game = table.turn("bear", "add 1", "horse+lion");
    game.play("play horse+lion 1");
    let own = [8, 9, 10, 11, 12, 13, 15, 30];
    let mut moves = Vec::new();
    for (from, most) in [(13, 3), (15, 1)] {
        for to in own.into_iter().filter(|to| *to != from) {
            moves.extend((1..=most).map(|x| format!("choose r{from}>r{to} x{x}")));
        }
    }
    assert_eq!(game.legal(), moves, "30 is conquered and keeps its only one");
    game.play("choose r13>r30 x3");
    assert_eq!([13, 30].map(|n| game.banners(n)), [0, 4]);
}

#[test]
fn r7_3_horse_horse_rearranges_any_one_empires_banners() {
    let mut game = Table::printed().turn("bear", "attack", "horse+lion horse+bear");
    game.play("play horse+lion 2 pay horse+bear");
    // Horse itself has no banners.
    assert_eq!(game.legal(), ["bear", "eagle", "elephant", "lion"].map(|e| format!("choose {e}")));
    game.play("choose lion; choose r25>r27 x1; choose r32>r27 x1; done");
    assert_eq!([25, 26, 27, 32].map(|n| game.banners(n)), [1, 2, 2, 1]);
}

#[test]
fn r7_3_horse_horse_every_region_that_gives_keeps_one_even_at_home() {
    let mut game = Table::printed().turn("bear", "attack", "horse+lion horse+bear");
    game.play("play horse+lion 2 pay horse+bear; choose bear");
    assert!(game.allows("choose r13>r8 x2") && !game.allows("choose r13>r8 x3"));
    // An empire with only single banners can move none.
    let table = Table::printed().army(33, "elephant", 1).army(35, "elephant", 1);
    let mut game = table.turn("bear", "attack", "horse+lion horse+bear");
    game.play("play horse+lion 2 pay horse+bear");
    assert!(!game.allows("choose elephant"));
}

#[test]
fn r7_3_horse_horse_fills_none_above_its_supply_limit() {
    // Region 8 may hold four banners, and region 9, with a farm, six.
    let table = Table::printed().cleared().army(13, "bear", 9).army(8, "bear", 1).army(9, "bear", 1);
    let mut game = table.turn("bear", "attack", "horse+lion horse+bear");
    game.play("play horse+lion 2 pay horse+bear; choose bear");
    assert!(game.allows("choose r13>r8 x3") && !game.allows("choose r13>r8 x4"));
    assert!(game.allows("choose r13>r9 x5") && !game.allows("choose r13>r9 x6"));
    game.play("choose r13>r8 x3");
    assert_eq!(game.legal_with("choose r13>r8"), [""; 0], "full");
}
