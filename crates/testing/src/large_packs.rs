//! Variants of the small test pack at the limits: many empires, regions, positions or turn orders.

use std::fmt::Write;

use crate::editable_pack::*;

pub const COUNCILS: &str = "councils.toml";
pub const RULES: &str = "rules.toml";
pub const CARDS: &str = "cards.toml";
pub const MAP: &str = "map.toml";
pub const TEXT: &str = "text/en.toml";

/// Inserts `text` before the first occurrence of `at` in a file.
pub fn insert_before(pack: EditablePack, file: &str, at: &str, text: &str) -> EditablePack {
    pack.edit(file, at, &format!("{text}{at}"))
}

/// The small pack with `count` empires, enough regions for them, and a card for every pair of empires.
pub fn with_empires(count: usize) -> EditablePack {
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
    // Gives each added empire a home region.
    let settle = |pack: EditablePack, (i, id): (usize, &String)| {
        let isle = format!("id = \"isle-{}\",", i + 6);
        pack.edit(MAP, &isle, &format!("{isle} home = \"{id}\","))
    };
    let pack = ids.iter().skip(2).enumerate().fold(with_regions(count + 3), settle);
    let (printed, stars) = ("\"bear\", \"eagle\"", "\"eagle\", \"bear\"");
    let order = |first: &str| format!("{first}, {}", quoted(&ids[2..]));
    let pack = pack.edit(RULES, printed, &order(printed)).edit(RULES, stars, &order(stars));
    let pack = insert_before(pack, RULES, "]\n\norders", &slots);
    let pack = insert_before(pack, "theme.toml", "\n[societies]", &looks);
    let pack = insert_before(pack, TEXT, "\n[societies]", &names);
    let pack = insert_before(pack, TEXT, "\n[orders]", &slot_names);
    let pack = insert_before(pack, TEXT, "\n[events]", &card_names);
    let pack = insert_before(pack, CARDS, "\n[[events]]", &cards);
    let text = pack.text(COUNCILS);
    pack.with(COUNCILS, text + &councils)
}

pub fn quoted(ids: &[String]) -> String {
    ids.iter().map(|id| format!("\"{id}\"")).collect::<Vec<_>>().join(", ")
}

/// The small pack with `count` regions. The added regions are chains of islands south of the others.
pub fn with_regions(count: usize) -> EditablePack {
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
    let pack = insert_before(small().edit(MAP, "[1000, 760]", "[1000, 2600]"), MAP, "]\n\nborders", &regions);
    let pack = insert_before(pack, MAP, "  [\"cliffhold\", \"larkfield\"]", &borders);
    insert_before(pack, TEXT, "\n[abilities]", &names)
}

/// The small pack with `count` positions in each council.
pub fn with_positions(count: usize) -> EditablePack {
    let more: Vec<String> = (2..count).map(|n| format!("place-{n}")).collect();
    let names: String = more.iter().map(|id| format!("{id} = \"{id}\"\n")).collect();
    let ids = format!("\"chancellor\", {}]", quoted(&more));
    insert_before(small().edit(COUNCILS, "\"chancellor\"]", &ids), TEXT, "\n[slots]", &names)
}

/// A pack with the most empires, the most positions in each council, and fairly long names.
pub fn crowded() -> EditablePack {
    let pack = with_empires(8);
    let offices = ["marshal", "steward", "envoy", "treasurer", "chancellor", "sheriff"];
    let ids = ["bear", "eagle"].map(String::from).into_iter().chain((2..8).map(|n| format!("tribe-{n}")));
    let council = "[\"attack\", \"draw 1 per 2 farms\"], [\"add 1 per city\", \"attack\"], [\"draw 1\", \"swap\"], \
                   [\"add 2 per fort\"], [\"add 1\", \"draw 1\"], [\"attack\", \"swap\"]";
    let empire = |id| format!("\n[[empires]]\nid = \"{id}\"\nbanners = 20\ncouncil = [{council}]\n");
    let councils: String = ids.map(empire).collect();
    let councils = format!("positions = [{}]\n{councils}", quoted(&offices.map(String::from)));
    let named = ["marshal", "steward", "envoy", "treasurer"].map(|id| format!("{id} = \"Grand {id}\"\n"));
    insert_before(pack, TEXT, "\n[slots]", &named.concat()).with(COUNCILS, councils)
}

/// The small pack with `count` turn orders.
pub fn with_orders(count: usize) -> EditablePack {
    let (mut orders, mut names) = (String::new(), String::new());
    for n in 2..count {
        let empires = "[\"bear\", \"eagle\"]";
        writeln!(orders, "  {{ id = \"order-{n}\", empires = {empires} }},").unwrap();
        writeln!(names, "order-{n} = \"Order {n}\"").unwrap();
    }
    let pack = insert_before(small(), RULES, "]\n\n[house]", &orders);
    insert_before(pack, TEXT, "\n[regions]", &names)
}
