//! Tests of rules that only packs can have: own icons (R1.5), seas (R1.6), supply limits of regions (R5.9), scoring
//! (R9.3) and an early end (R9.4).

use rules::*;

use crate::table::{Game, Table, each, empire, region, society};

/// The region with this number on the board, from 1.
fn written(raw: &mut Raw, number: usize) -> &mut RawRegion {
    &mut raw.regions[number - 1]
}

fn ports(raw: &mut Raw, regions: &[(usize, u8)]) {
    raw.icons = vec!["port".into()];
    for (number, count) in regions {
        written(raw, *number).icons[Icon::Own1.index()] = *count;
    }
}

fn per_port(number: u8, every: u8) -> Count {
    Count { number, per: Some((every, Icon::Own1)) }
}

#[test]
fn r1_5_icons_of_the_packs_own_are_counted_by_printed_actions_over_all_regions_of_the_empire() {
    // Regions 12 and 13, which Bear holds, have two ports and one port. Lion's region 25 has three.
    let table = Table::printed().pack(|raw| {
        ports(raw, &[(12, 2), (13, 1), (25, 3)]);
        raw.empires[0].council[0] =
            vec![Printed::Add(per_port(1, 1)), Printed::Draw(per_port(2, 2)), Printed::Draw(per_port(1, 4))];
    });
    let mut game = table.agents(0, "bear.sheriff").agents(1, "lion.sheriff").seated();
    assert_eq!(game.legal(), ["act 1", "act 2"], "four ports are not there");
    game.play("act 1");
    assert!(matches!(game.state.stack().top(), Some(Task::Place { left: 3, .. })));
}

#[test]
fn r1_5_icons_of_the_packs_own_say_where_cards_reinforce_and_mean_nothing_else() {
    let table = Table::printed().cleared().army(15, "bear", 1).pack(|raw| {
        ports(raw, &[(15, 1), (25, 3)]);
        let place = Where { with: Some(Icon::Own1), ..Where::default() };
        let ability =
            raw.abilities.iter_mut().find(|a| a.cost == Cost::Pair(empire("bear"), empire("elephant")));
        ability.unwrap().effect = Effect::Reinforce { banners: 3, place };
    });
    let mut game = table.turn("bear", "attack", "bear+elephant elephant+bear");
    assert_eq!((game.world.limit(region(15)), game.world.limit(region(25))), (4, 4), "they feed nobody");
    assert_eq!(
        AttackForecast::new(&game.world, &game.state, region(25), 2).to_forts,
        1,
        "they kill nobody: 25 has a fort"
    );
    game.play("play bear+elephant 3 pay elephant+bear");
    assert_eq!(game.legal(), ["choose region r15", "choose region r25"]);
}

/// A board on which regions 12 and 25 border each other across a sea, instead of by land as printed.
fn overseas(table: Table) -> Table {
    table.pack(|raw| {
        raw.borders.retain(|pair| *pair != (11, 24) && *pair != (24, 11));
        raw.seas = vec![(24, 11)];
    })
}

/// A board on which a sea lies between regions 12 and 25, with a card that crosses it instead of the printed *Armada*.
fn ferry(table: Table, empty: bool) -> Table {
    overseas(table).pack(move |raw| {
        let ability =
            raw.abilities.iter_mut().find(|a| a.cost == Cost::Pair(empire("eagle"), empire("horse")));
        ability.unwrap().effect = Effect::Reach { empty, sea: true };
    })
}

#[test]
fn r1_6_across_a_sea_no_attack_goes() {
    let table = overseas(Table::printed().cleared().army(12, "bear", 1).army(13, "bear", 1));
    let mut game = table.turn("bear", "attack", "");
    game.play("act 1");
    assert_eq!(game.legal(), ["attack r13>r15 x1"]);
    let refused = |from, to| {
        let attack = Action::Attack { from: region(from), to: region(to), banners: 1 };
        game.state.refusal(&game.world, attack).unwrap()
    };
    assert_eq!(refused(12, 25).cause, Illegal::AcrossSea(region(12), region(25)));
    assert!(refused(12, 25).to_string().contains("a sea lies between r12 and r25"));
    assert_eq!(refused(12, 40).cause, Illegal::NoBorder(region(12), region(40)));
}

#[test]
fn r1_6_a_card_lets_an_attack_go_across_a_sea_from_its_source() {
    let table = ferry(Table::printed().cleared().army(12, "bear", 1).army(13, "bear", 1), false);
    let mut game = table.turn("bear", "attack", "eagle+horse horse+lion");
    game.play("act 1; play eagle+horse 3 pay horse+lion");
    assert_eq!(game.legal(), ["attack r12>r25 x1", "attack r13>r15 x1"], "13 has no sea");
    game.play("attack r12>r25 x1");
    assert_eq!(game.owner(12), "bear", "it is home");
}

#[test]
fn r1_6_a_card_for_empty_regions_across_a_sea_reaches_no_others() {
    for (banners, reaches) in [(0, true), (2, false)] {
        let mut table = Table::printed().cleared().army(12, "bear", 1);
        if banners > 0 {
            table = table.army(25, "lion", banners);
        }
        let mut game =
            ferry(table.army(13, "bear", 1), true).turn("bear", "attack", "eagle+horse horse+lion");
        game.play("act 1");
        assert_eq!(game.allows("play eagle+horse 3 pay horse+lion"), reaches);
    }
}

#[test]
fn r1_6_what_cards_kill_around_a_region_they_kill_across_a_sea_too() {
    let table =
        overseas(Table::printed().cleared().army(12, "bear", 1).army(25, "lion", 3).army(26, "lion", 2));
    let mut game = table.turn("bear", "attack", "eagle+elephant elephant+eagle");
    game.play("play eagle+elephant 3 pay elephant+eagle");
    assert_eq!(game.legal(), ["choose region r12"]);
    game.play("choose region r12");
    assert_eq!(game.legal(), each("kill", &[25]));
}

#[test]
fn r1_6_nothing_is_dispersed_across_a_sea() {
    // Region 25, which Bear has taken, borders Bear's own region 12 only across a sea, so no banners can go back.
    let table = overseas(Table::printed().cleared().army(25, "bear", 3));
    let mut game = table.turn("bear", "add 1", "bear+horse horse+bear");
    let supply = game.supply("bear");
    game.play("play bear+horse 3 pay horse+bear; choose region r25");
    assert_eq!((game.banners(25), game.supply("bear")), (0, supply + 3));
}

#[test]
fn r5_9_a_region_feeds_just_so_many_or_more_or_fewer_than_the_rules_say_but_never_none() {
    let table = || {
        Table::printed().pack(|raw| {
            written(raw, 9).feeds = Feeds::Just(2);
            written(raw, 2).feeds = Feeds::More(5);
            written(raw, 1).feeds = Feeds::More(-1);
            written(raw, 12).feeds = Feeds::More(-9);
        })
    };
    let limits = |game: &Game| [9, 2, 1, 12, 13].map(|number| game.world.limit(region(number)));
    // Regions 9 and 2 have farms; 1, 12 and 13 have none.
    assert_eq!(limits(&table().start()), [2, 6 + 5, 4 - 1, 1, 4]);
    let poor = table().house(|h| (h.supply_limit, h.farm_supply_limit) = (3, 5)).start();
    assert_eq!(limits(&poor), [2, 5 + 5, 3 - 1, 1, 3], "house rules move what is said in relation to them");
    assert_eq!(poor.world.own_limit(region(13)), None);
    assert_eq!(poor.world.own_limit(region(9)), Some(2));
}

#[test]
fn r5_9_a_limit_of_its_own_holds_at_the_supply_check_and_for_cards() {
    let table = Table::printed().cleared().army(9, "bear", 5).army(13, "bear", 1).pack(|raw| {
        written(raw, 9).feeds = Feeds::Just(3);
        written(raw, 13).feeds = Feeds::Just(2);
    });
    let mut game =
        table.agents(0, "bear.sheriff").agents(1, "lion.sheriff").prints("bear.sheriff", "add 1").seated();
    let horse = empire("bear");
    let actor = |game: &Game| game.state.supply(horse);
    let before = actor(&game);
    game.play("act 1; place r9");
    game.until(|state| state.turns_taken() == 1);
    assert_eq!((game.banners(9), actor(&game)), (3, before - 1 + 3), "six stood there");
}

/// A match of one round in which nothing on the map changes.
fn quiet(table: Table) -> Game {
    let table = table.prints("bear.sheriff", "draw 1").prints("lion.sheriff", "draw 1");
    let mut game = table.house(|h| h.rounds = 1).agents(0, "bear.sheriff").agents(1, "lion.sheriff").seated();
    game.until(|state| state.is_over());
    game
}

fn score(game: &Game, index: usize) -> i32 {
    game.state.score(&game.world, society(index))
}

fn set(icons: &[Icon], points: u8) -> ScoringSet {
    let mut counts = [0; ICON_KINDS];
    icons.iter().for_each(|icon| counts[icon.index()] += 1);
    ScoringSet { icons: counts, points }
}

const TOKENS: [&str; 2] = ["bear eagle lion elephant horse", "horse lion elephant eagle bear"];

#[test]
fn r9_3_sets_of_icons_score_as_often_as_the_empire_has_all_of_them_and_the_slot_multiplies_that() {
    let table = |sets: &[ScoringSet]| {
        let sets = sets.to_vec();
        Table::printed().tokens(&TOKENS).pack(move |raw| {
            // Bear holds three ports, two of them in one region. Horse holds one.
            ports(raw, &[(12, 2), (13, 1), (20, 1)]);
            raw.points = sets;
        })
    };
    let printed = [score(&quiet(table(&[])), 0), score(&quiet(table(&[])), 1)];
    let scored = |sets: &[ScoringSet]| [0, 1].map(|index| score(&quiet(table(sets)), index) - printed[index]);
    // Bear is on the first slot of one society and the last of the other. For Horse, it is the other way round.
    assert_eq!(scored(&[set(&[Icon::Own1], 1)]), [4 * 3 - 1, 4 - 3]);
    assert_eq!(scored(&[set(&[Icon::Own1, Icon::Own1], 2)]), [4 * 2, -2], "three ports are one pair");
    let world = Table::printed().start().world;
    let farms = |id: &str| world.icons_in(Icon::Farm, world.home(empire(id))) as i32;
    let pairs = |id: &str, ports: i32| farms(id).min(ports);
    let both = [set(&[Icon::Own1], 1), set(&[Icon::Farm, Icon::Own1], 3)];
    let (bear, horse) = (3 + 3 * pairs("bear", 3), 1 + 3 * pairs("horse", 1));
    assert_eq!(scored(&both), [4 * bear - horse, 4 * horse - bear], "a port counts in both sets");
}

#[test]
fn r9_3_a_city_brings_what_the_pack_says_of_it_alone() {
    let worth = |points: Option<u8>| {
        let table = Table::printed().tokens(&TOKENS).pack(move |raw| {
            raw.points = points.map(|points| set(&[Icon::City], points)).into_iter().collect();
        });
        score(&quiet(table), 0)
    };
    let printed = worth(None);
    assert!(printed > 0);
    assert_eq!([0, 1, 3].map(|points| worth(Some(points))), [0, printed, 3 * printed]);
}

#[test]
fn r9_3_what_a_slot_brings_is_told_set_by_set() {
    let table = Table::printed().tokens(&TOKENS).pack(|raw| {
        ports(raw, &[(12, 2), (13, 1)]);
        raw.points = vec![set(&[Icon::Own1], 2), set(&[Icon::Own1, Icon::City], 5)];
    });
    let game = quiet(table);
    let control = game.state.control(empire("bear"));
    let told: Vec<(u32, u32)> = game.world.set_scores(control).map(|b| (b.count, b.points())).collect();
    let cities = game.world.icons_in(Icon::City, control);
    let both = cities.min(3);
    assert_eq!(told, [(cities, cities), (3, 6), (both, 5 * both)]);
    assert_eq!(game.world.points(control), told.iter().map(|(_, points)| points).sum::<u32>());
}

/// A table where Bear attacks Lion's empty region 25, and Lion would act next.
fn ending(end: EarlyEnd) -> Table {
    let table = Table::printed().cleared().army(12, "bear", 3).pack(move |raw| {
        // Lion has two ports, both in region 25. Bear has two ports, and all others one.
        ports(raw, &[(25, 2), (13, 2)]);
        for e in ["eagle", "elephant", "horse"] {
            let home = raw.regions.iter_mut().find(|r| r.home == Some(empire(e)));
            home.unwrap().icons[Icon::Own1.index()] = 1;
        }
        raw.end = Some(end);
    });
    let table = table.prints("bear.sheriff", "attack").prints("lion.sheriff", "add 1");
    table.agents(0, "bear.sheriff").agents(1, "lion.sheriff")
}

fn end_by(least: Option<u8>, none: bool, when: EndCheck) -> EarlyEnd {
    EarlyEnd { icon: Icon::Own1, least, none, when }
}

#[test]
fn r9_4_an_empire_that_controls_so_many_ends_the_match_at_the_end_of_a_turn() {
    let mut game = ending(end_by(Some(4), false, EndCheck::Turn)).seated();
    game.play("act 1; attack r12>r25 x3");
    // Nobody else sits in Bear's council, so its turn is over, and the match ends with it.
    assert!(game.state.is_over());
    assert_eq!(game.state.current_round(), 1);
    let ends = Event::EndsEarly { empire: empire("bear"), icons: 4 };
    assert!(game.heard.contains(&ends) && game.heard.last() == Some(&Event::Over), "{:?}", game.heard);
    assert!(!game.heard.iter().any(|e| matches!(e, Event::Turn(_))), "nobody acts after Bear");
}

#[test]
fn r9_4_looked_at_the_end_of_a_round_everybody_still_acts() {
    let mut game = ending(end_by(Some(4), false, EndCheck::Round)).seated();
    game.play("act 1; attack r12>r25 x3");
    game.until(|state| state.turns_taken() == 1);
    assert!(!game.state.is_over());
    game.until(|state| state.is_over() || state.round() > 1);
    assert!(game.state.is_over(), "{:?}", game.state.phase());
}

#[test]
fn r9_4_an_empire_that_controls_none_ends_the_match_and_one_that_holds_enough_does_not() {
    let mut game = ending(end_by(None, true, EndCheck::Turn)).seated();
    assert_eq!(game.state.early_end(&game.world), None);
    game.play("act 1; attack r12>r25 x3");
    assert_eq!(game.state.early_end(&game.world), Some((empire("lion"), 0)));
    assert!(game.state.is_over());
    let ends = Event::EndsEarly { empire: empire("lion"), icons: 0 };
    assert!(game.heard.contains(&ends), "{:?}", game.heard);
    let few = ending(end_by(Some(30), false, EndCheck::Turn)).seated();
    assert_eq!(few.state.early_end(&few.world), None);
}

#[test]
fn r9_4_with_the_final_whisper_there_is_still_that_step() {
    let table = ending(end_by(Some(4), false, EndCheck::Turn)).house(|h| h.final_whisper = true);
    let mut game = table.seated();
    game.play("act 1; attack r12>r25 x3");
    game.until(|state| state.phase() != Phase::Turns);
    assert_eq!((game.state.phase(), game.state.current_round()), (Phase::FinalWhisper, 1));
    game.until(|state| state.is_over());
}

#[test]
fn r9_4_a_match_that_would_end_as_it_begins_is_refused() {
    let faults = |end: EarlyEnd| {
        let mut raw = testing::printed_game::printed();
        raw.end = Some(end);
        let house = raw.house;
        World::new(&raw, &house, 2).err().unwrap_or_default()
    };
    let city = |least, none| EarlyEnd { icon: Icon::City, least, none, when: EndCheck::Turn };
    let at_once = faults(city(Some(1), false));
    assert!(at_once.iter().all(|f| matches!(f.flaw, Flaw::EndsAtOnce(..)) && f.place == Place::End));
    assert!(!at_once.is_empty());
    assert_eq!(faults(city(None, false)).into_iter().map(|f| f.flaw).collect::<Vec<_>>(), [Flaw::NoEnd]);
    assert_eq!(faults(city(Some(9), true)), []);
}
