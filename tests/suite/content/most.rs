//! The most of everything that a pack may have is accepted, and one more is not.

use std::fmt::Write;

use crate::content::broken::*;

const COUNCILS: &str = "councils.toml";
const RULES: &str = "rules.toml";
const CARDS: &str = "cards.toml";
const MAP: &str = "map.toml";
const TEXT: &str = "text/en.toml";

/// Puts a text in front of what stands in a file.
fn before(pack: Broken, file: &str, at: &str, text: &str) -> Broken {
    pack.edit(file, at, &format!("{text}{at}"))
}

/// The pack with so many empires, councils and cards of all kinds.
fn with_empires(count: usize) -> Broken {
    let mut ids: Vec<String> = ["bear", "eagle"].map(String::from).to_vec();
    let (mut councils, mut slots, mut looks, mut cards) =
        (String::new(), String::new(), String::new(), String::new());
    let (mut names, mut slot_names, mut card_names) = (String::new(), String::new(), String::new());
    for n in ids.len()..count {
        let id = format!("tribe-{n}");
        write!(councils, "\n[[empires]]\nid = \"{id}\"\nbanners = 9\ncouncil = [[\"attack\", \"draw 1\"]]\n")
            .unwrap();
        writeln!(slots, "  {{ id = \"slot-{n}\", multiplier = 0 }},").unwrap();
        writeln!(looks, "{id} = {{ colour = \"#123456\", emblem = \"icons/bear.svg\" }}").unwrap();
        writeln!(names, "{id} = \"Tribe {n}\"").unwrap();
        writeln!(slot_names, "slot-{n} = \"Slot {n}\"").unwrap();
        let partners = ids.iter().map(|p| format!("\"{p}\", \"{id}\""));
        let costs = partners.chain([format!("\"{id}\""), format!("\"{id}\", \"{id}\"")]);
        for (i, cost) in costs.enumerate() {
            write!(
                cards,
                "\n[[abilities]]\nid = \"card-{n}-{i}\"\ncost = [{cost}]\nwhen = [\"before\"]\neffect = \"populate\"\n"
            )
            .unwrap();
            writeln!(card_names, "card-{n}-{i} = {{ name = \"Card {n}-{i}\", text = \"More.\" }}").unwrap();
        }
        ids.push(id);
    }
    // Each of them stands somewhere.
    let settle = |pack: Broken, (i, id): (usize, &String)| {
        let isle = format!("id = \"isle-{}\",", i + 6);
        pack.edit(MAP, &isle, &format!("{isle} home = \"{id}\","))
    };
    let pack = ids.iter().skip(2).enumerate().fold(with_regions(count + 3), settle);
    let (printed, stars) = ("\"bear\", \"eagle\"", "\"eagle\", \"bear\"");
    let order = |first: &str| format!("{first}, {}", quoted(&ids[2..]));
    let pack = pack.edit(RULES, printed, &order(printed)).edit(RULES, stars, &order(stars));
    let pack = before(pack, RULES, "]\n\norders", &slots);
    let pack = before(pack, "theme.toml", "\n[societies]", &looks);
    let pack = before(pack, TEXT, "\n[societies]", &names);
    let pack = before(pack, TEXT, "\n[orders]", &slot_names);
    let pack = before(pack, TEXT, "\n[events]", &card_names);
    let pack = before(pack, CARDS, "\n[[events]]", &cards);
    let text = pack.text(COUNCILS);
    pack.with(COUNCILS, text + &councils)
}

fn quoted(ids: &[String]) -> String {
    ids.iter().map(|id| format!("\"{id}\"")).collect::<Vec<_>>().join(", ")
}

/// The pack with so many regions: those added are chains of islands south of the others.
fn with_regions(count: usize) -> Broken {
    let (mut regions, mut names, mut borders) = (String::new(), String::new(), String::new());
    for n in 6..=count {
        let (x, y) = (80 + (n - 6) % 6 * 160, 960 + (n - 6) / 6 * 160);
        writeln!(regions, "  {{ id = \"isle-{n}\", at = [{x}, {y}] }},").unwrap();
        writeln!(names, "isle-{n} = \"Isle {n}\"").unwrap();
        let other = match n {
            6 => "hollowgate".to_owned(),
            _ if n % 6 == 0 => format!("isle-{}", n - 6),
            _ => format!("isle-{}", n - 1),
        };
        writeln!(borders, "  [\"{other}\", \"isle-{n}\"],").unwrap();
    }
    let pack = before(small().edit(MAP, "[1000, 760]", "[1000, 2600]"), MAP, "]\n\nborders", &regions);
    let pack = before(pack, MAP, "  [\"cliffhold\", \"larkfield\"]", &borders);
    before(pack, TEXT, "\n[abilities]", &names)
}

/// The pack with so many council positions.
fn with_positions(count: usize) -> Broken {
    let more: Vec<String> = (2..count).map(|n| format!("place-{n}")).collect();
    let names: String = more.iter().map(|id| format!("{id} = \"{id}\"\n")).collect();
    let ids = format!("\"chancellor\", {}]", quoted(&more));
    before(small().edit(COUNCILS, "\"chancellor\"]", &ids), TEXT, "\n[slots]", &names)
}

/// A pack with as many empires as there can be and as many positions in the council of each, with names of some length.
pub fn crowded() -> Broken {
    let pack = with_empires(8);
    let offices = ["marshal", "steward", "envoy", "treasurer", "chancellor", "sheriff"];
    let ids = ["bear", "eagle"].map(String::from).into_iter().chain((2..8).map(|n| format!("tribe-{n}")));
    let council = "[\"attack\", \"draw 1 per 2 farms\"], [\"add 1 per city\", \"attack\"], [\"draw 1\", \"swap\"], \
                   [\"add 2 per fort\"], [\"add 1\", \"draw 1\"], [\"attack\", \"swap\"]";
    let empire = |id| format!("\n[[empires]]\nid = \"{id}\"\nbanners = 20\ncouncil = [{council}]\n");
    let councils: String = ids.map(empire).collect();
    let councils = format!("positions = [{}]\n{councils}", quoted(&offices.map(String::from)));
    let named = ["marshal", "steward", "envoy", "treasurer"].map(|id| format!("{id} = \"Grand {id}\"\n"));
    before(pack, TEXT, "\n[slots]", &named.concat()).with(COUNCILS, councils)
}

/// The pack with so many turn orders.
fn with_orders(count: usize) -> Broken {
    let (mut orders, mut names) = (String::new(), String::new());
    for n in 2..count {
        let empires = "[\"bear\", \"eagle\"]";
        writeln!(orders, "  {{ id = \"order-{n}\", empires = {empires} }},").unwrap();
        writeln!(names, "order-{n} = \"Order {n}\"").unwrap();
    }
    let pack = before(small(), RULES, "]\n\n[house]", &orders);
    before(pack, TEXT, "\n[regions]", &names)
}

#[test]
fn eight_empires_are_accepted() {
    assert_eq!(assert_accepted(&with_empires(8)).rules.raw.empires.len(), 8);
}

#[test]
fn eight_empires_of_six_positions_are_accepted_and_it_is_told_that_names_will_not_be_written() {
    let pack = assert_accepted(&crowded());
    let told: Vec<&str> = pack.warnings.iter().map(|warning| warning.message.as_str()).collect();
    assert!(told.iter().any(|told| told.contains("without their names")), "{told:?}");
    // Two things of a kind fewer, and all of it is written.
    let usual = assert_accepted(&with_empires(8)).warnings;
    assert!(usual.iter().all(|warning| !warning.message.contains("without their names")), "{usual:?}");
}

#[test]
fn nine_empires_are_too_many() {
    let report = r##"
the pack: 1 fault

councils.toml:4:1: 9 empires: a pack has 2 to 8
  |
4 | [[empires]]
  | ^^^^^^^^^^^
"##;
    assert_report(&with_empires(9), report);
}

#[test]
fn sixty_four_regions_are_accepted() {
    assert_eq!(assert_accepted(&with_regions(64)).rules.raw.regions.len(), 64);
}

#[test]
fn sixty_five_regions_are_too_many() {
    let report = r##"
the pack: 1 fault

map.toml:4:11: 65 regions: a pack has 1 to 64
  |
4 | regions = [
  |           ^
"##;
    assert_report(&with_regions(65), report);
}

#[test]
fn six_positions_are_accepted() {
    assert_eq!(assert_accepted(&with_positions(6)).rules.raw.offices.len(), 6);
}

#[test]
fn seven_positions_are_too_many() {
    let report = r##"
the pack: 1 fault

councils.toml:2:13: 7 positions: a pack has 1 to 6
  |
2 | positions = ["sheriff", "chancellor", "place-2", "place-3", "place-4", "place-5", "place-6"]
  |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(&with_positions(7), report);
}

#[test]
fn twenty_turn_orders_are_accepted() {
    assert_eq!(assert_accepted(&with_orders(20)).rules.raw.orders.len(), 20);
}

#[test]
fn twenty_one_turn_orders_are_too_many() {
    let report = r##"
the pack: 1 fault

rules.toml:12:10: 21 turn orders: a pack has 1 to 20
   |
12 | orders = [
   |          ^
"##;
    assert_report(&with_orders(21), report);
}

#[test]
fn the_most_of_every_number_is_accepted() {
    let pack = small()
        .edit(RULES, "agents = 3", "agents = 15")
        .edit(RULES, "agents-in-regions = 2", "agents-in-regions = 15")
        .edit(RULES, "[2, 2, 2]", "[15, 15, 15]")
        .edit(RULES, "multiplier = 4", "multiplier = 9")
        .edit(RULES, "multiplier = -1", "multiplier = -9")
        .edit(RULES, "rounds = 4", "rounds = 9")
        .edit(RULES, "hand-limit = 5", "hand-limit = 99")
        .edit(RULES, "agents-per-round = \"printed\"", "agents-per-round = 15")
        .edit(RULES, "supply-limit = 4\nfarm-supply-limit = 6", "supply-limit = 40\nfarm-supply-limit = 40")
        .edit(COUNCILS, "banners = 20", "banners = 40")
        .edit(
            COUNCILS,
            "[\"add 1 per farm\", \"attack\"]",
            "[\"add 9 per 9 farms\", \"draw 9\", \"attack\", \"swap\"]",
        )
        .edit(CARDS, "copies = 2", "copies = 4")
        .edit(CARDS, "banners = 1", "banners = 40")
        .edit(MAP, "forts = 1, start = 2", "cities = 3, farms = 3, forts = 3, start = 2");
    let raw = assert_accepted(&pack).rules.raw;
    assert_eq!((raw.agents, raw.copies, raw.house.rounds), (15, 4, 9));
}

#[test]
fn of_many_names_only_some_are_told() {
    let pack =
        with_regions(50).edit("map.toml", "[\"cliffhold\", \"larkfield\"]", "[\"atlantis\", \"larkfield\"]");
    let report = pack.load().unwrap_err();
    let told = "there is no region \"atlantis\"; there are cliffhold, larkfield, vanehall, hollowgate, oxmoor, \
                isle-6, isle-7, isle-8, isle-9, isle-10, isle-11, isle-12, …\n";
    assert!(report.contains(told), "{report}");
    let pack = with_regions(15).cut(MAP, "  [\"hollowgate\", \"isle-6\"],");
    let told = "no way leads to \"cliffhold\", \"larkfield\" and 3 more (R6.1)";
    let report = pack.load().unwrap_err();
    assert!(report.contains(told), "{report}");
}
