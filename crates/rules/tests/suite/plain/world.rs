//! The data of a board (R1), and functions that read it from the tables of facts.

use super::abilities::{Ability, printed_abilities};
use super::event_cards::{EventCard, printed_events};
use super::offer_cards::{OfferCard, printed_offers};
use std::fs;
use std::path::Path;

#[derive(Clone, Debug)]
pub struct World {
    /// The empires in the order of their ids. Everywhere else, an empire is an index in this list.
    pub empires: Vec<Empire>,
    /// The printed turn order, as indices in `empires`.
    pub turn_order: Vec<usize>,
    /// The regions. Everywhere else, a region is an index in this list.
    pub regions: Vec<Region>,
    /// For each region, the regions that border it by land.
    pub neighbours: Vec<Vec<usize>>,
    /// For each region, the regions across a sea from it (R1.6).
    pub seas: Vec<Vec<usize>>,
    /// The number of kinds of icons that the board adds (R1.5).
    pub own_icons: usize,
    /// The sets of icons that score besides cities, and the points of each (R9.3).
    pub scoring: Vec<(Vec<Icon>, usize)>,
    pub early_end: Option<EarlyEnd>,
    /// The number of copies of each card in a deck (R1.4).
    pub copies: usize,
    /// The number of wild cards in each deck, if the house rule is on.
    pub wild: usize,
    pub abilities: Vec<Ability>,
    pub events: Vec<EventCard>,
    pub offers: Vec<OfferCard>,
    /// For each slot, from the first (Devout) to the last (Opposed), its multiplier.
    pub multipliers: Vec<i64>,
    pub agents_per_society: usize,
    /// The most agents that a society may have in regions, if the house rule allows any (R4.3).
    pub most_agents_in_regions: usize,
    /// The supply limit of a region without a farm (R5.7).
    pub limit_without_farm: usize,
    /// The supply limit of a region with a farm (R5.7).
    pub limit_with_farm: usize,
}

#[derive(Clone, Debug)]
pub struct Empire {
    pub id: String,
    /// The number of the empire's banners, including those on the map at the start.
    pub supply: usize,
    pub council: Vec<Position>,
}

#[derive(Clone, Debug)]
pub struct Position {
    pub id: String,
    pub actions: Vec<Action>,
}

/// A printed line of a position (R5.3 to R5.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Add this number of banners, or this number for each icon.
    Add {
        number: usize,
        per: Option<Icon>,
    },
    /// Draw this number of cards, or this number for each full group of icons.
    Draw {
        number: usize,
        per: Option<(usize, Icon)>,
    },
    Attack,
    Swap,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    City,
    Farm,
    Fort,
    /// An icon that the board adds, by its index from 0.
    Own(usize),
}

/// The condition that ends a match before its last round (R9.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlyEnd {
    pub icon: Icon,
    /// An empire with at least this number of icons ends the match.
    pub many: Option<usize>,
    /// True if an empire without any of the icons ends the match.
    pub none: bool,
    /// True if the condition is checked only at the end of a round, not after each turn.
    pub after_rounds_only: bool,
}

/// The supply limit of a region, if it has one of its own (R5.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feeds {
    AsUsual,
    Exactly(usize),
    MoreBy(i64),
}

#[derive(Clone, Debug)]
pub struct Region {
    pub number: u32,
    pub home: Option<usize>,
    pub city: usize,
    pub farm: usize,
    pub fort: usize,
    /// For each kind of icon that the board adds, the number in this region.
    pub own: Vec<usize>,
    pub feeds: Feeds,
    /// The empire that has banners in this region at the start, and their number.
    pub start: Option<(usize, usize)>,
}

impl World {
    /// Reads `regions.csv`, `borders.csv` and `councils.csv`, and adds the printed numbers and abilities.
    pub fn from_facts(folder: &Path) -> World {
        let ids = ["bear", "eagle", "elephant", "lion", "horse"];
        let order = ["bear", "lion", "horse", "elephant", "eagle"];
        let place = |id: &str| ids.iter().position(|known| *known == id);
        let councils = read_table(&folder.join("councils.csv"));
        let empires = ids.iter().map(|id| read_empire(id, &councils)).collect();
        let regions: Vec<Region> = read_table(&folder.join("regions.csv"))
            .iter()
            .map(|row| read_region(row, place(&row[1])))
            .collect();
        let neighbours = read_borders(&folder.join("borders.csv"), &regions);
        World {
            empires,
            turn_order: order.iter().filter_map(|id| place(id)).collect(),
            seas: vec![Vec::new(); regions.len()],
            own_icons: 0,
            scoring: Vec::new(),
            early_end: None,
            regions,
            neighbours,
            copies: 2,
            wild: 2,
            abilities: printed_abilities(0, 1, 2, 3, 4),
            events: printed_events(0, 1, 2, 3, 4),
            offers: printed_offers(0, 1, 2, 3, 4),
            multipliers: vec![4, 3, 2, 0, -1],
            agents_per_society: 9,
            most_agents_in_regions: 2,
            limit_without_farm: 4,
            limit_with_farm: 6,
        }
    }

    pub fn empire(&self, id: &str) -> Option<usize> {
        self.empires.iter().position(|empire| empire.id == id)
    }

    pub fn region(&self, number: &str) -> Option<usize> {
        let number: u32 = number.parse().ok()?;
        self.regions.iter().position(|region| region.number == number)
    }

    /// The position with a name such as `bear.steward`: the indices of the empire and of the position.
    pub fn position(&self, name: &str) -> Option<(usize, usize)> {
        let (empire, id) = name.split_once('.')?;
        let empire = self.empire(empire)?;
        let council = &self.empires[empire].council;
        let index = council.iter().position(|position| position.id == id)?;
        Some((empire, index))
    }

    pub fn position_name(&self, (empire, index): (usize, usize)) -> String {
        let empire = &self.empires[empire];
        format!("{}.{}", empire.id, empire.council[index].id)
    }

    pub fn actions(&self, (empire, index): (usize, usize)) -> &[Action] {
        &self.empires[empire].council[index].actions
    }

    /// R1.6: true if two regions border each other by land or across a sea.
    pub fn lies_beside(&self, one: usize, other: usize) -> bool {
        self.borders(one, other) || self.seas[one].contains(&other)
    }

    /// All kinds of icons on the board.
    pub fn all_icons(&self) -> Vec<Icon> {
        let own = (0..self.own_icons).map(Icon::Own);
        [Icon::City, Icon::Farm, Icon::Fort].into_iter().chain(own).collect()
    }

    pub fn borders(&self, one: usize, other: usize) -> bool {
        self.neighbours[one].contains(&other)
    }

    /// All council positions: the indices of the empire and of the position.
    pub fn positions(&self) -> Vec<(usize, usize)> {
        let mut all = Vec::new();
        for (empire, printed) in self.empires.iter().enumerate() {
            for index in 0..printed.council.len() {
                all.push((empire, index));
            }
        }
        all
    }
}

impl Region {
    pub fn icons(&self, icon: Icon) -> usize {
        match icon {
            Icon::City => self.city,
            Icon::Farm => self.farm,
            Icon::Fort => self.fort,
            Icon::Own(kind) => self.own[kind],
        }
    }
}

fn read_empire(id: &str, councils: &[Vec<String>]) -> Empire {
    let council = councils
        .iter()
        .filter(|row| row[0] == id)
        .map(|row| Position {
            id: row[1].clone(),
            actions: row[2].split('|').map(|line| read_action(line.trim())).collect(),
        })
        .collect();
    Empire { id: id.to_string(), supply: 20, council }
}

fn read_region(row: &[String], home: Option<usize>) -> Region {
    let number = |column: usize| -> usize { row[column].parse().expect("a number") };
    let start = number(5);
    Region {
        number: row[0].parse().expect("a region number"),
        home,
        city: number(2),
        farm: number(3),
        fort: number(4),
        own: Vec::new(),
        feeds: Feeds::AsUsual,
        start: home.filter(|_| start > 0).map(|empire| (empire, start)),
    }
}

fn read_borders(file: &Path, regions: &[Region]) -> Vec<Vec<usize>> {
    let place = |number: &str| {
        let number: u32 = number.parse().expect("a region number");
        let found = regions.iter().position(|region| region.number == number);
        found.expect("a region of regions.csv")
    };
    let mut neighbours = vec![Vec::new(); regions.len()];
    for row in read_table(file) {
        let (one, other) = (place(&row[0]), place(&row[1]));
        neighbours[one].push(other);
        neighbours[other].push(one);
    }
    neighbours
}

/// Parses a printed line, such as `add 2`, `add 1 per farm`, `draw 1 per 2 farms`, `attack` or `swap`.
pub fn read_action(line: &str) -> Action {
    let words: Vec<&str> = line.split(' ').collect();
    let number = |word: &str| -> usize { word.parse().expect("a number in a printed line") };
    match words.as_slice() {
        ["add", n] => Action::Add { number: number(n), per: None },
        ["add", n, "per", icon] => Action::Add { number: number(n), per: Some(read_icon(icon)) },
        ["draw", n] => Action::Draw { number: number(n), per: None },
        ["draw", n, "per", k, icons] => {
            Action::Draw { number: number(n), per: Some((number(k), read_icon(icons))) }
        }
        ["attack"] => Action::Attack,
        ["swap"] => Action::Swap,
        _ => panic!("not a printed line: {line}"),
    }
}

fn read_icon(word: &str) -> Icon {
    match word {
        "city" | "cities" => Icon::City,
        "farm" | "farms" => Icon::Farm,
        "fort" | "forts" => Icon::Fort,
        _ => panic!("not an icon: {word}"),
    }
}

/// The rows of a comma-separated table, without its heading and comments.
pub fn read_table(file: &Path) -> Vec<Vec<String>> {
    let text = fs::read_to_string(file).unwrap_or_else(|fault| panic!("{file:?}: {fault}"));
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .skip(1)
        .map(|line| line.split(',').map(|cell| cell.trim().to_string()).collect())
        .collect()
}
