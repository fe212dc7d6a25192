//! Plays the same random matches in the engine and in a plain second implementation. At every decision, the choices,
//! states and scores must be equal. Covers the printed board under every house rule, alone and in pairs, the boards of
//! the packs, and random worlds of every shape. `WHISPERS_GAMES=5000` plays that number of matches of each kind,
//! instead of a few.

mod beside;
mod house;
mod rarities;
mod translate;

use crate::plain;
use rules::{Automaton, Hardness, HouseRule, Script};
use std::collections::BTreeSet;
use testing::{rule_sets, test_packs};

use crate::plain::more_world;
use crate::plain::random::Random;
use crate::plain::world::World as PlainWorld;

/// The number of matches to play: `few`, or the number in `WHISPERS_GAMES`.
fn games(few: u32) -> u64 {
    rule_sets::games(few).into()
}

fn facts_folder() -> std::path::PathBuf {
    testing::repository_files::root().join("crates/testing/facts")
}

/// Plays a match under random house rules.
fn play_at_random(world: &PlainWorld, random: &mut Random, what: &str, seen: &mut BTreeSet<String>) {
    let rules = house::random(world, random);
    beside::play(world, &rules, random, what, seen);
}

#[test]
fn the_engine_plays_the_printed_board_as_the_plain_rules_do() {
    let world = PlainWorld::from_facts(&facts_folder());
    for seed in 0..games(40) {
        play_at_random(&world, &mut Random::new(seed), &format!("seed {seed}"), &mut BTreeSet::new());
    }
}

#[test]
fn the_engine_plays_every_house_rule_alone_and_in_pairs_as_the_plain_rules_do() {
    let world = PlainWorld::from_facts(&facts_folder());
    let mut seen = BTreeSet::new();
    for (i, one) in HouseRule::ALL.into_iter().enumerate() {
        for (j, other) in HouseRule::ALL.into_iter().enumerate().skip(i) {
            let pair: &[HouseRule] = if i == j { &[one] } else { &[one, other] };
            let rules = house::with(&world, pair);
            for seed in 0..games(1) {
                let what = format!("{} and {}, seed {seed}", one.id(), other.id());
                let mut random = Random::new(seed << 32 | (i * HouseRule::ALL.len() + j) as u64);
                beside::play(&world, &rules, &mut random, &what, &mut seen);
            }
        }
    }
    let events = world.events.iter().map(|e| format!("drawn {}:{}", world.empires[e.empire].id, e.id));
    let offers = world.offers.iter().map(|o| format!("accepted {}:{}", world.empires[o.empire].id, o.id));
    let missed: Vec<String> = events.chain(offers).filter(|card| !seen.contains(card)).collect();
    assert_eq!(missed, [""; 0], "every event and offer comes up");
}

#[test]
fn the_engine_plays_the_boards_of_the_packs_as_the_plain_rules_do() {
    for pack in test_packs::all() {
        let id = &pack.id;
        let raw = &pack.rules.raw;
        let world = translate::plain_world(raw);
        let again = translate::raw(&world);
        assert_eq!(
            (&again.abilities, &again.events, &again.offers, &again.empires),
            (&raw.abilities, &raw.events, &raw.offers, &raw.empires),
            "nothing is lost on the way"
        );
        for seed in 0..games(20) {
            let mut random = Random::new(seed);
            let mut rules = house::random(&world, &mut random);
            rules.event_cards = true;
            rules.offer_cards = seed % 2 == 0;
            beside::play(&world, &rules, &mut random, &format!("{id}, seed {seed}"), &mut BTreeSet::new());
        }
    }
}

#[test]
fn the_engine_plays_worlds_of_every_shape_as_the_plain_rules_do() {
    let (mut shapes, mut seen) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..games(120) {
        let mut random = Random::new(seed);
        let world = plain::random_world::random_world(&mut random);
        shapes.insert(world.empires.len());
        play_at_random(&world, &mut random, &format!("seed {seed}"), &mut seen);
    }
    assert_eq!(shapes.len(), 7, "two to eight empires");
    for kind in ["half", "event", "reseat", "offer", "answer", "pay", "trade"] {
        assert!(seen.contains(kind), "no decision of the kind {kind}");
    }
}

#[test]
fn the_engine_plays_what_a_pack_may_have_beside_alone_and_all_together_as_the_plain_rules_do() {
    let mut seen = BTreeSet::new();
    for seed in 0..games(120) {
        let mut random = Random::new(seed);
        let mut world = plain::random_world::random_world(&mut random);
        let alone = more_world::ALL.get(seed as usize % (more_world::ALL.len() + 2));
        let more = alone.map_or(&more_world::ALL[..], std::slice::from_ref);
        more_world::add(&mut world, more, &mut random);
        let rules = house::random(&world, &mut random);
        let what = format!("{more:?}, seed {seed}");
        beside::play(&world, &rules, &mut random, &what, &mut seen);
    }
    for rarity in ["ends early", "across a sea"] {
        assert!(seen.contains(rarity), "nothing {rarity}");
    }
}

#[test]
fn the_engine_plays_what_seldom_comes_up_as_the_plain_rules_do() {
    let mut seen = BTreeSet::new();
    for seed in 0..games(150) {
        let mut random = Random::new(seed);
        let world = plain::random_world::world_of_rarities(&mut random);
        let mut rules = house::random(&world, &mut random);
        (rules.event_cards, rules.offer_cards, rules.hand_limit) = (true, true, 9);
        beside::play(&world, &rules, &mut random, &format!("seed {seed}"), &mut seen);
    }
    let missed: Vec<&str> = rarities::ALL.into_iter().filter(|rarity| !seen.contains(*rarity)).collect();
    assert_eq!(missed, [""; 0], "every rarity comes up");
}

#[test]
fn the_engine_plays_against_automata_as_the_plain_rules_do() {
    let [stars, seas] = ["whispers-of-the-stars", "drowned-crown"].map(pack_board);
    let boards = [PlainWorld::from_facts(&facts_folder()), stars, seas];
    let mut seen = BTreeSet::new();
    for seed in 0..games(60) {
        let mut random = Random::new(seed);
        let world = &boards[seed as usize % boards.len()];
        let mut rules = house::random(world, &mut random);
        (rules.wild_cards, rules.event_cards, rules.offer_cards) = (false, false, false);
        (rules.dealt_devout_rest_chosen, rules.agents_per_round) = (false, None);
        let automaton = |random: &mut Random| {
            let script = Script::ALL[random.below(Script::ALL.len())];
            Some(Automaton { script, hardness: Hardness::ALL[random.below(Hardness::ALL.len())] })
        };
        let automata = 1 + random.below(2);
        let mut seats: Vec<Option<Automaton>> = (0..automata).map(|_| automaton(&mut random)).collect();
        seats.insert(random.below(automata + 1), None);
        beside::play_against(
            &seats,
            world,
            &rules,
            &mut random,
            &format!("{seats:?}, seed {seed}"),
            &mut seen,
        );
    }
    assert!(seen.contains("script"));
}

/// The board of a pack that supports automata.
fn pack_board(id: &str) -> PlainWorld {
    translate::plain_world(&testing::pack(id).rules.raw)
}

#[test]
fn the_plain_rules_count_the_same_sequences_as_the_tables() {
    let world = PlainWorld::from_facts(&facts_folder());
    let folder = testing::repository_files::root().join("crates/rules/tests/perft");
    let mut rows = 0;
    for table in ["printed.csv", "house.csv", "cards.csv", "doubts.csv"] {
        for row in plain::script::read_rows(&folder.join(table)) {
            let game = plain::script::position(&world, &row).unwrap();
            for (depth, count) in (1..).zip(plain::script::counts(&row)) {
                // The engine's own tests cover greater counts, which would take too long here.
                if count < 3_000 {
                    assert_eq!(game.perft(depth), count, "{table} row {rows}");
                }
            }
            rows += 1;
        }
    }
    assert_eq!(rows, 48 + 66 + 75 + 20);
}
