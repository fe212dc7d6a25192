//! Section 2: control.

use rules::*;

use crate::table::{Game, Table, each, empire, society};

#[test]
fn r2_1_banners_of_one_empire_at_most_stand_in_a_region() {
    for (strength, owner, left) in [(2, "lion", 1), (3, "lion", 0), (4, "bear", 1), (5, "bear", 2)] {
        // Region 25 is Lion's home. It has a fort and two banners.
        let mut game = Table::printed().army(12, "bear", 5).turn("bear", "attack", "");
        game.play(&format!("act 1; attack r12>r25 x{strength}"));
        assert_eq!((game.owner(25), game.banners(25)), (owner, left), "strength {strength}");
        let armies: Vec<&str> = ["bear", "lion"].into_iter().filter(|e| holds(&game, e, 25)).collect();
        assert_eq!(armies.len(), usize::from(left > 0));
    }
}

fn holds(game: &Game, id: &str, number: usize) -> bool {
    game.state.armies(empire(id)).has(crate::table::region(number))
}

#[test]
fn r2_1_an_army_is_all_banners_in_one_region() {
    // Two adds and an attack bring banners into one region. All of them can leave it together.
    let table = Table::printed().cleared().army(12, "bear", 1).prints("bear.sheriff", "add 2");
    let mut game = table.turn("bear", "attack", "bear+lion");
    game.play("act 1");
    assert_eq!(game.legal_with("attack r12>r25"), ["attack r12>r25 x1"]);
    let mut game = Table::printed()
        .cleared()
        .army(12, "bear", 1)
        .prints("bear.sheriff", "add 2")
        .prints("bear.steward", "attack")
        .agents(0, "bear.steward")
        .agents(1, "lion.sheriff")
        .seated();
    game.play("act 1; place r12; place r12; act 1");
    assert_eq!(
        game.legal_with("attack r12>r25"),
        ["attack r12>r25 x1", "attack r12>r25 x2", "attack r12>r25 x3"]
    );
}

#[test]
fn r2_2_a_region_is_controlled_by_whose_banners_stand_in_it_or_else_by_its_home_empire() {
    let game = Table::printed().cleared().army(15, "bear", 1).army(25, "eagle", 2).turn("bear", "add 1", "");
    assert_eq!((game.owner(15), game.owner(25), game.owner(16)), ("bear", "eagle", "horse"));
    // All banners on both sides die, so the home empire controls region 25 again.
    let mut game = Table::printed().army(15, "bear", 5).army(25, "eagle", 2).turn("bear", "attack", "");
    game.play("act 1; attack r15>r25 x3");
    assert_eq!((game.owner(25), game.banners(25)), ("lion", 0));
}

#[test]
fn r2_2_without_banners_and_home_empire_a_region_is_nobodys() {
    let table = Table::printed().pack(|raw| raw.regions[14].home = None);
    let mut game = table.turn("bear", "attack", "elephant+bear bear+elephant");
    assert_eq!(game.owner(15), "nobody");
    // A region that nobody controls cannot be reinforced...
    game.play("play bear+elephant 3 pay elephant+bear");
    assert!(game.allows("choose region r16") && !game.allows("choose region r15"));
    game.play("choose region r16");
    // ...but it can be attacked, like an empty enemy region.
    game.play("act 1; attack r13>r15 x2");
    assert_eq!((game.owner(15), game.banners(15)), ("bear", 2));
}

#[test]
fn r2_2_a_conquered_region_without_home_falls_to_nobody_when_its_banners_are_gone() {
    let table = Table::printed().army(15, "horse", 1).pack(|raw| raw.regions[14].home = None);
    let mut game = table.turn("bear", "attack", "");
    assert_eq!(game.owner(15), "horse");
    game.play("act 1; attack r13>r15 x1");
    assert_eq!((game.owner(15), game.banners(15)), ("nobody", 0));
}

#[test]
fn r2_2_a_region_that_is_not_its_controllers_home_is_conquered() {
    // A conquered region keeps one banner. A home region can be emptied.
    let mut game =
        Table::printed().cleared().army(15, "bear", 2).army(13, "bear", 2).turn("bear", "attack", "");
    game.play("act 1");
    assert_eq!(game.legal_with("attack r15>r14"), ["attack r15>r14 x1"]);
    assert!(!game.allows("attack r13>r15 x1"), "15 is Bear's own for now");
    let mut home = Table::printed().cleared().army(13, "bear", 2).turn("bear", "attack", "");
    home.play("act 1");
    assert_eq!(home.legal(), ["attack r13>r15 x1", "attack r13>r15 x2"]);
}

#[test]
fn r2_2_an_empty_region_holds_no_banners_whatever_icons_and_agents_it_has() {
    // Region 8 has a city, a fort, and agents of both societies. Region 11 has three banners.
    let mut game = Table::printed()
        .house(|h| h.agents_in_regions = true)
        .agents(0, "r8")
        .agents(1, "r8")
        .turn("bear", "attack", "bear+elephant elephant+bear");
    game.play("play bear+elephant 3 pay elephant+bear");
    assert!(game.allows("choose region r8") && !game.allows("choose region r11"));
}

#[test]
fn r2_3_adding_takes_from_the_supply_to_regions_the_empire_controls() {
    let mut game = Table::printed().army(15, "bear", 1).army(10, "lion", 1).turn("bear", "add 2", "");
    assert_eq!(game.supply("bear"), 20 - 9 - 1);
    game.play("act 1");
    // Bear's home regions except 10, which Lion holds, and region 15 besides.
    assert_eq!(game.legal(), each("place", &[8, 9, 11, 12, 13, 15]));
    game.play("place r15; place r8");
    assert_eq!((game.supply("bear"), game.banners(15), game.banners(8)), (8, 2, 1));
}

#[test]
fn r2_3_an_add_places_as_many_as_the_supply_holds_or_is_not_possible() {
    let mut game = Table::printed().army(13, "bear", 13).turn("bear", "add 2 | add 1 per fort", "");
    assert_eq!(game.supply("bear"), 1);
    game.play("act 2; place r8");
    assert_eq!((game.supply("bear"), game.banners(8)), (0, 1), "four forts, but one banner");
    assert_ne!(game.acting(), "bear.sheriff");
    let game = Table::printed().army(13, "bear", 14).turn("bear", "add 2 | attack", "");
    assert_eq!(game.legal(), ["act 2"], "with an empty supply nothing can be added");
}

#[test]
fn r2_3_a_reinforcement_places_as_many_as_the_supply_holds_or_is_not_possible() {
    // Lion+Lion reinforces with three banners. Bear's supply has two, Eagle's none, and the others enough.
    let hand = "lion+bear lion+eagle";
    let mut game = Table::printed().army(13, "bear", 12).army(1, "eagle", 16).turn("bear", "attack", hand);
    game.play("play lion+bear 2 pay lion+eagle");
    assert_eq!(game.legal(), each("choose region", &[8, 14, 19, 21, 23, 26, 27, 28, 36, 37]));
    game.play("choose region r8");
    assert_eq!((game.supply("bear"), game.banners(8)), (0, 2));
}

#[test]
fn r2_3_the_dead_go_back_to_their_own_empires_supply() {
    let mut game = Table::printed().turn("bear", "attack", "");
    let (bear, lion) = (game.supply("bear"), game.supply("lion"));
    game.play("act 1; attack r12>r25 x3");
    assert_eq!((game.supply("bear"), game.supply("lion")), (bear + 3, lion + 2));
    assert_eq!((game.banners(12), game.banners(25)), (0, 0));
}

#[test]
fn r2_3_a_reinforcement_is_of_the_empire_that_controls_the_region() {
    let hand = "lion+bear lion+eagle";
    let mut game = Table::printed().army(26, "horse", 1).turn("bear", "attack", hand);
    let (lion, horse) = (game.supply("lion"), game.supply("horse"));
    game.play("play lion+bear 2 pay lion+eagle; choose region r26");
    assert_eq!((game.owner(26), game.banners(26)), ("horse", 4));
    assert_eq!((game.supply("lion"), game.supply("horse")), (lion, horse - 3));
}

#[test]
fn r2_4_the_owner_of_the_agent_on_a_position_controls_it() {
    let table =
        Table::printed().agents(0, "bear.sheriff bear.marshal").agents(1, "bear.steward bear.chancellor");
    let mut game = table.seated();
    let mut controllers = Vec::new();
    for position in ["bear.sheriff", "bear.steward", "bear.marshal", "bear.chancellor"] {
        game.until(|state| state.turn() == position_of(position) && state.phase() == Phase::Turns);
        controllers.push(game.mover());
        assert_eq!(game.state.acting_agent(), position_of(position));
    }
    assert_eq!(controllers, [0, 1, 0, 1]);
}

fn position_of(id: &str) -> Option<Position> {
    let (council, office) = id.split_once('.').unwrap();
    let office = ["sheriff", "steward", "marshal", "chancellor"].iter().position(|p| *p == office).unwrap();
    Some(Position::new(empire(council), Office::new(office).unwrap()))
}

#[test]
fn r2_4_without_an_agent_the_next_one_to_the_right_gives_control_and_is_the_active_agent() {
    let mut game = Table::printed().agents(0, "bear.steward").agents(1, "bear.chancellor").seated();
    assert_eq!((game.acting().as_str(), game.mover()), ("bear.sheriff", 0));
    assert_eq!(game.state.acting_agent(), position_of("bear.steward"));
    game.until(|state| state.turn() == position_of("bear.marshal"));
    assert_eq!((game.acting().as_str(), game.mover()), ("bear.marshal", 1));
    assert_eq!(game.state.acting_agent(), position_of("bear.chancellor"));
}

#[test]
fn r2_4_with_no_agent_there_or_to_its_right_a_position_does_nothing() {
    // Agents to the left and in other councils do not help.
    let mut game = Table::printed().agents(0, "bear.steward").agents(1, "lion.chancellor").seated();
    game.until(|state| state.turn().is_some_and(|s| s.empire() == empire("lion")));
    let idle: Vec<Option<Position>> = game
        .heard
        .iter()
        .filter_map(|e| if let Event::Idle(position) = e { Some(Some(*position)) } else { None })
        .collect();
    assert_eq!(idle, [position_of("bear.marshal"), position_of("bear.chancellor")]);
}

#[test]
fn r2_4_the_active_empire_is_that_of_the_position_whose_action_is_taken() {
    // Lion: the player acts for Horse in Bear's turn, so Horse's banners go to Horse's regions.
    let mut game = Table::printed().prints("horse.sheriff", "add 1").agents(0, "horse.sheriff").turn(
        "bear",
        "attack",
        "lion+eagle",
    );
    game.play("play lion+eagle 1; choose horse.sheriff; act 1; place r14");
    assert_eq!((game.owner(14), game.banners(14), game.supply("horse")), ("horse", 1, 19));
    assert!(!game.state.control(empire("bear")).has(crate::table::region(14)));
}

#[test]
fn r2_4_enemy_means_not_the_active_empires() {
    // Around region 15 are Bear's own region 13, Lion's armies in 25 and 26, and Horse's army in 14.
    let mut game = Table::printed()
        .cleared()
        .army(15, "bear", 1)
        .army(13, "bear", 2)
        .army(25, "lion", 1)
        .army(14, "horse", 1)
        .turn("bear", "attack", "eagle+elephant elephant+eagle");
    game.play("play eagle+elephant 3 pay elephant+eagle; choose region r15");
    assert_eq!(game.legal(), each("kill", &[14, 25]));
}

#[test]
fn r2_4a_where_a_card_and_a_rule_disagree_the_card_wins() {
    // R6.1: attacks only cross borders. Armada: they may target any region.
    let mut game = Table::printed().turn("bear", "attack", "eagle+horse horse+eagle");
    game.play("act 1");
    assert!(!game.allows("attack r13>r37 x3"));
    game.play("play eagle+horse 3 pay horse+eagle; attack r13>r37 x3");
    assert_eq!((game.owner(37), game.banners(37)), ("bear", 3));
    // R5.2: a position takes one action. Midnight Oil: it takes the same action again.
    let mut game = Table::printed().turn("bear", "add 1", "lion+horse horse+lion");
    game.play("act 1; place r8; play horse+lion 3 pay lion+horse; place r8");
    assert_eq!(game.banners(8), 2);
}

#[test]
fn r2_5_banners_cards_agents_and_tokens_are_conserved_after_every_move() {
    for societies in 2..=4 {
        let table = Table::of(societies).house(|h| h.agents_in_regions = true);
        let world = table.world();
        for seed in 0..3 {
            let mut rng = Rng::new(seed);
            let mut state = State::start(&world, &Deal::random(&world, &mut rng), &mut ());
            let mut legal = Vec::new();
            while !state.is_over() {
                check(&world, &state);
                state.legal(&world, &mut legal);
                let action = legal[rng.below(legal.len() as u32) as usize];
                state.play(&world, action, &mut rng, &mut ()).unwrap();
            }
            check(&world, &state);
        }
    }
}

fn check(world: &World, state: &State) {
    for empire in world.empires() {
        let on_map: u8 = state.armies(empire).map(|r| state.banners(r)).sum();
        // Attackers on their way and an army that is being dispersed also count.
        let moving = state.moving().filter(|m| m.empire == empire).map_or(0, |m| m.banners);
        assert_eq!(state.supply(empire) + on_map + moving, 20);
        let hands: u8 = world.societies().map(|s| state.hand(s)[empire].len()).sum();
        assert_eq!(state.deck(world, empire).len() + hands, 8);
    }
    for society in world.societies() {
        let out = state.posts(society).len() + state.scouts(society).len();
        assert_eq!(u32::from(state.agents_in_hand(world, society)) + out, 9);
        let mut tokens: Vec<Empire> = state.tokens(society).iter().collect();
        tokens.sort();
        assert!(tokens.into_iter().eq(world.empires()));
    }
}

#[test]
fn r2_5_an_agent_or_card_is_in_one_place_only() {
    let mut game = Table::printed().turn("bear", "attack", "bear+lion");
    let posts = |game: &Game, i| game.state.posts(society(i));
    assert!((0..2).all(|i| posts(&game, i).len() == 2));
    assert!(posts(&game, 0).all(|position| !posts(&game, 1).has(position)));
    assert_eq!(game.state.deck(&game.world, empire("bear")).count(empire("lion")), 1);
    game.until(|state| state.phase() == Phase::Deploy);
    let hand = game.state.hand(society(0))[empire("bear")].count(empire("lion"));
    assert_eq!(game.state.deck(&game.world, empire("bear")).count(empire("lion")) + hand, 2);
}
