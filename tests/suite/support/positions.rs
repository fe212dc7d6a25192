//! Scripted positions with the counts of move sequences from them: tables in `tests/perft`.

use std::collections::HashMap;

use whispers::rules::*;

use crate::support::facts;

/// One row of a table, by column.
pub struct Row<'a>(HashMap<&'a str, &'a str>);

/// The rows of a table; an empty cell is one that is not there.
pub fn rows(text: &str) -> Vec<Row<'_>> {
    let mut lines = text.lines().filter(|l| !l.starts_with('#'));
    let columns: Vec<&str> = lines.next().unwrap().split(',').collect();
    lines
        .map(|line| Row(columns.iter().copied().zip(line.split(',')).filter(|c| !c.1.is_empty()).collect()))
        .collect()
}

impl<'a> Row<'a> {
    /// A cell, if it is not empty.
    pub fn get(&self, column: &str) -> Option<&'a str> {
        self.0.get(column).copied()
    }

    fn number<T: std::str::FromStr<Err: std::fmt::Debug>>(&self, column: &str) -> Option<T> {
        self.get(column).map(|n| n.parse().unwrap())
    }

    fn on(&self, column: &str) -> bool {
        self.get(column) == Some("1")
    }

    /// The counts of the row, from depth 1.
    pub fn counts(&self) -> Vec<u64> {
        self.get("perft").unwrap_or("").split_whitespace().map(|n| n.parse().unwrap()).collect()
    }

    /// The world of the row.
    pub fn world(&self) -> World {
        let mut raw = facts::printed();
        let mut house = raw.house;
        house.agents_in_regions = self.on("agents_in_regions");
        house.whispers_kept = self.on("whispers_kept");
        house.swap_with_agents_only = self.on("swap_with_agents_only");
        house.check_everyone = self.on("supply_check_everyone");
        house.pairs_together = self.on("fort_pairs_together");
        house.final_whisper = self.on("final_whisper");
        house.wild_cards = self.on("wild_cards");
        house.event_cards = self.on("event_cards");
        house.offer_cards = self.on("offer_cards");
        if self.on("dealt_devout") {
            house.loyalty = LoyaltySetup::DealtDevout;
        }
        match self.get("empire_order") {
            Some("reshuffled") => house.order = EmpireOrder::ShuffledEachRound,
            Some(ids) => {
                raw.orders.push(RawOrder {
                    id: "row".into(),
                    empires: ids.split(' ').map(facts::empire).collect(),
                });
                house.order = EmpireOrder::Named(1);
            }
            None => {}
        }
        house.rounds = self.number("rounds").unwrap_or(house.rounds);
        house.hand_limit = self.number("hand_limit").unwrap_or(house.hand_limit);
        house.agents_per_round = self.number("agents_per_round");
        house.supply_limit = self.number("limit_without_farm").unwrap_or(house.supply_limit);
        house.farm_supply_limit = self.number("limit_with_farm").unwrap_or(house.farm_supply_limit);
        if let Some(multipliers) = self.get("multipliers") {
            for (slot, n) in Slot::first(5).zip(multipliers.split(' ')) {
                house.multipliers[slot] = n.parse().unwrap();
            }
        }
        World::new(&raw, &house, self.number("societies").unwrap()).unwrap()
    }

    /// The deal of the row; the first round's order is its script's, where chance settles it.
    fn deal(&self, world: &World) -> Deal {
        let mut loyalties = BySociety::all(Tokens::NONE);
        for (society, tokens) in world.societies().zip(self.get("loyalty").unwrap().split(" / ")) {
            loyalties[society] = tokens.split(' ').map(facts::empire).collect();
        }
        let first = Society::new(self.number("first").unwrap()).unwrap();
        let mut order = Deal::printed_order(world);
        if let Some(step) = self.script().into_iter().find(|s| s.starts_with("order"))
            && let Outcome::Order(given) = world.parse_outcome(step).unwrap()
        {
            order = given;
        }
        Deal { first, order, loyalties }
    }

    fn script(&self) -> Vec<&'a str> {
        self.get("script").map_or(Vec::new(), |s| s.split("; ").collect())
    }

    /// The state after the row's script, every step of which must be legal.
    pub fn state(&self, world: &World) -> State {
        let deal = self.deal(world);
        deal.check(world).unwrap();
        let mut state = State::start(world, &deal, &mut ());
        let mut steps = self.script();
        // The first order is the deal's.
        if let Some(first) = steps.iter().position(|s| s.starts_with("order")) {
            steps.remove(first);
        }
        let mut steps = steps.into_iter().peekable();
        while let Some(step) = steps.next() {
            let action = world.parse_action(step).unwrap();
            let mut outcomes = Vec::new();
            while let Some(chance) = steps.next_if(|s| s.starts_with("drawn") || s.starts_with("order")) {
                outcomes.push(world.parse_outcome(chance).unwrap());
            }
            let mut chance = Scripted::new(&outcomes);
            state.play(world, action, &mut chance, &mut ()).unwrap();
            assert_eq!(chance.finish(), Ok(()), "after {step}");
        }
        state
    }
}
