//! Reads positions, given as scripts, and their counts of action sequences from the tables in `tests/perft`.

use std::collections::HashMap;

use rules::*;

use testing::printed_game;

/// The id of a row's own turn order in the row's world.
const OWN_ORDER: &str = "row";

/// One row of a table: its cells by column name.
pub struct Row<'a>(HashMap<&'a str, &'a str>);

/// The rows of a table. Empty cells are left out.
pub fn rows(text: &str) -> Vec<Row<'_>> {
    let mut lines = text.lines().filter(|l| !l.starts_with('#'));
    let columns: Vec<&str> = lines.next().unwrap().split(',').collect();
    lines
        .map(|line| Row(columns.iter().copied().zip(line.split(',')).filter(|c| !c.1.is_empty()).collect()))
        .collect()
}

impl<'a> Row<'a> {
    /// The text in this column; `None` if the cell is empty.
    pub fn get(&self, column: &str) -> Option<&'a str> {
        self.0.get(column).copied()
    }

    fn number<T: std::str::FromStr<Err: std::fmt::Debug>>(&self, column: &str) -> Option<T> {
        self.get(column).map(|n| n.parse().unwrap())
    }

    fn on(&self, column: &str) -> bool {
        self.get(column) == Some("1")
    }

    /// The row's counts of action sequences, from depth 1 on.
    pub fn counts(&self) -> Vec<u64> {
        self.get("perft").unwrap_or("").split_whitespace().map(|n| n.parse().unwrap()).collect()
    }

    /// The value that the row gives a house rule, as text; `None` if it does not set the rule.
    fn house_rule(&self, rule: HouseRule) -> Option<String> {
        let is = |column: &str, word: &str| self.on(column).then(|| word.to_owned());
        let number = |column: &str| self.get(column).map(str::to_owned);
        match rule {
            HouseRule::AgentsInRegions => is("agents_in_regions", "on"),
            HouseRule::WhispersKept => is("whispers_kept", "on"),
            HouseRule::Loyalty => is("dealt_devout", "dealt-devout"),
            HouseRule::Order => self.get("empire_order").map(|order| match order {
                "reshuffled" => "shuffled-each-round".into(),
                _ => OWN_ORDER.into(),
            }),
            HouseRule::Swap => is("swap_with_agents_only", "agents-only"),
            HouseRule::SupplyCheck => is("supply_check_everyone", "everyone"),
            HouseRule::FortPairs => is("fort_pairs_together", "together"),
            HouseRule::FinalWhisper => is("final_whisper", "on"),
            HouseRule::WildCards => is("wild_cards", "on"),
            HouseRule::EventCards => is("event_cards", "on"),
            HouseRule::OfferCards => is("offer_cards", "on"),
            HouseRule::Rounds => number("rounds"),
            HouseRule::HandLimit => number("hand_limit"),
            HouseRule::AgentsPerRound => number("agents_per_round"),
            HouseRule::SupplyLimit => number("limit_without_farm"),
            HouseRule::FarmSupplyLimit => number("limit_with_farm"),
            HouseRule::Multipliers => number("multipliers"),
        }
    }

    /// The world in which the row is played.
    pub fn world(&self) -> World {
        let mut raw = printed_game::printed();
        if let Some(ids) = self.get("empire_order").filter(|order| *order != "reshuffled") {
            let empires = ids.split(' ').map(printed_game::empire).collect();
            raw.orders.push(RawOrder { id: OWN_ORDER.into(), empires });
        }
        let mut house = raw.house;
        for (rule, value) in HouseRule::ALL.into_iter().filter_map(|r| Some((r, self.house_rule(r)?))) {
            house.put(rule, &value, &raw).unwrap();
        }
        World::new(&raw, &house, self.number("societies").unwrap()).unwrap()
    }

    /// The deal of the row. If chance decides the order of the first round, the row's script contains it.
    fn deal(&self, world: &World) -> Deal {
        let mut loyalties = BySociety::all(Tokens::NONE);
        for (society, tokens) in world.societies().zip(self.get("loyalty").unwrap().split(" / ")) {
            loyalties[society] = tokens.split(' ').map(printed_game::empire).collect();
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

    /// The state after the row's script. Every step of the script must be legal.
    pub fn state(&self, world: &World) -> State {
        let deal = self.deal(world);
        deal.check(world).unwrap();
        let mut state = State::start(world, &deal, &mut ());
        let mut steps = self.script();
        // The deal contains the order of the first round.
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
