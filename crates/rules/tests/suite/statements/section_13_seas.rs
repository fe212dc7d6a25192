//! Section 13 in the pack *Drowned Crown*: how seas and own icons affect automata (R15.40, R15.41).

use rules::*;

use super::section_13::{HOUNDS, MADNESS, idle};
use crate::table::{Game, Table, society};

/// A match in which the Whale's bosun, with these printed lines, is about to act for an automaton. Only these armies
/// are on the board, and all other positions can do nothing.
fn whale(automaton: Automaton, tokens: &'static str, lines: &str, armies: &[(&str, &str, u8)]) -> Game {
    let table = Table::against(&[automaton]).pack(|raw| {
        *raw = Raw::clone(&testing::pack("drowned-crown").rules.raw);
        raw.house.order = EmpireOrder::Named(0);
        raw.regions.iter_mut().for_each(|region| region.start = None);
        for (region, empire, banners) in armies {
            let empire = raw.empires.iter().position(|known| known.id == *empire).unwrap();
            let region = raw.regions.iter_mut().find(|known| known.id == *region).unwrap();
            region.start = Some((Empire::new(empire).unwrap(), *banners));
        }
    });
    // In the printed game's words, Bear stands for the Whale, then come the Gull, the Crab, the Ray and the Octopus.
    let table = idle(table).tokens(&["bear eagle elephant lion horse", tokens]).pack(|raw| {
        raw.empires[0].council[0] = lines.split(" | ").map(testing::printed_game::line).collect();
    });
    let mut game = table.start();
    game.play("follow");
    while game.state.phase() == Phase::Deploy {
        let elsewhere = game.legal().into_iter().find(|action| !action.contains("whale")).unwrap();
        game.play(&elsewhere);
    }
    game
}

const WHALE_FIRST: &str = "bear eagle elephant lion horse";
const WHALE_LAST: &str = "eagle elephant lion horse bear";

fn banners(game: &Game, id: &str) -> u8 {
    game.state.banners(game.world.regions().find(|region| game.world.region_id(*region) == id).unwrap())
}

fn does_nothing(game: &Game) -> bool {
    game.heard.iter().any(|event| matches!(event, Event::NothingToDo(_, who) if *who == society(1)))
}

#[test]
fn r13_5_a_swap_kills_across_a_sea() {
    // The Thronestone is across a sea from the Whale's Owlness. The Belfry is next to the Thronestone.
    let armies = [("thronestone", "gull", 2), ("belfry", "ray", 2), ("inkness", "crab", 1)];
    let mut game = whale(HOUNDS, WHALE_FIRST, "swap", &armies);
    game.play("follow");
    assert_eq!(["thronestone", "belfry", "inkness"].map(|id| banners(&game, id)), [1, 2, 0]);
}

#[test]
fn r13_5_a_region_on_a_shore_is_a_border_region() {
    // All land around Ramsbeck, which has a farm, is the Whale's. So is the land around Highfold.
    let mut game =
        whale(HOUNDS, WHALE_FIRST, "add 1", &[("ramsbeck", "whale", 1), ("cairnhead", "whale", 1)]);
    game.play("follow");
    assert_eq!(["ramsbeck", "cairnhead"].map(|id| banners(&game, id)), [2, 1]);
}

#[test]
fn r13_5_distances_go_across_seas_as_well() {
    let filled = ["highfold", "rooktor", "ramsbeck", "cairnhead"]
        .map(|id| (id, "whale", 1))
        .into_iter()
        .chain([("ladder-cove", "whale", 4)]);
    // Barkstrand is two seas away, and Owlness lies behind it.
    let mut game = whale(MADNESS, WHALE_LAST, "attack", &filled.collect::<Vec<_>>());
    game.play("follow");
    assert_eq!(["ladder-cove", "barkstrand", "owlness"].map(|id| banners(&game, id)), [1, 3, 0]);
}

#[test]
fn r13_5_automata_attack_by_land_alone() {
    let game = whale(HOUNDS, WHALE_FIRST, "attack", &[("owlness", "whale", 9), ("thronestone", "gull", 1)]);
    assert!(does_nothing(&game));
}

#[test]
fn r13_5_icons_of_the_packs_own_make_no_border_region_with_an_icon() {
    // Both regions border other empires' regions. Rooktor has a fort, the Belfry a beacon and a pearl.
    let mut game = whale(HOUNDS, WHALE_FIRST, "add 1", &[("rooktor", "whale", 1), ("belfry", "whale", 1)]);
    game.play("follow");
    assert_eq!(["rooktor", "belfry"].map(|id| banners(&game, id)), [2, 1]);
}
