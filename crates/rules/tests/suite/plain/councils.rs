//! Agents: control of positions, taking agents back and placing them (R2.4, R4).

use super::game::{Game, Place};

impl Game {
    /// R2.4: the position of the agent that controls this position: the nearest agent on it or to its right.
    pub fn active_agent_of(&self, (empire, index): Place) -> Option<Place> {
        let council = &self.council_agents[empire];
        let place = (index..council.len()).find(|place| council[*place].is_some())?;
        Some((empire, place))
    }

    pub fn agent_at(&self, (empire, index): Place) -> Option<usize> {
        self.council_agents[empire][index]
    }

    pub fn set_agent(&mut self, (empire, index): Place, agent: Option<usize>) {
        self.council_agents[empire][index] = agent;
    }

    fn regions_with_agent_of(&self, society: usize) -> Vec<usize> {
        self.all_regions(|region| self.region_agents[region].contains(&society))
    }

    /// R4.1: the decisions that take back one of a society's agents.
    pub fn retrieve_options(&self, society: usize) -> Vec<String> {
        let positions = self.world.positions().into_iter();
        let mine = positions.filter(|place| self.agent_at(*place) == Some(society));
        let mut options: Vec<String> =
            mine.map(|place| format!("retrieve {}", self.world.position_name(place))).collect();
        for region in self.regions_with_agent_of(society) {
            options.push(format!("retrieve region {}", self.number(region)));
        }
        options
    }

    pub fn retrieve(&mut self, society: usize, from: &str) {
        match self.read_spot(from) {
            Spot::Council(place) => self.set_agent(place, None),
            Spot::Region(region) => {
                self.region_agents[region].remove(&society);
            }
        }
        self.agents_in_hand[society] += 1;
    }

    /// R4.2, R4.3: the decisions that place one of a society's agents.
    pub fn deploy_options(&self, society: usize) -> Vec<String> {
        if self.agents_in_hand[society] == 0 {
            return Vec::new();
        }
        let positions = self.world.positions().into_iter();
        let free = positions.filter(|place| self.agent_at(*place).is_none());
        let mut options: Vec<String> =
            free.map(|place| format!("deploy {}", self.world.position_name(place))).collect();
        for region in self.regions_open_to(society) {
            options.push(format!("deploy region {}", self.number(region)));
        }
        options
    }

    /// R4.3: the regions without an agent of the society. Empty if it has as many agents in regions as it may have.
    fn regions_open_to(&self, society: usize) -> Vec<usize> {
        let already = self.regions_with_agent_of(society).len();
        if !self.rules.agents_in_regions || already >= self.world.most_agents_in_regions {
            return Vec::new();
        }
        self.all_regions(|region| !self.region_agents[region].contains(&society))
    }

    pub fn deploy(&mut self, society: usize, to: &str) {
        match self.read_spot(to) {
            Spot::Council(place) => self.set_agent(place, Some(society)),
            Spot::Region(region) => {
                self.region_agents[region].insert(society);
            }
        }
        self.agents_in_hand[society] -= 1;
    }

    /// Parses a position such as `bear.steward`, or a region such as `region 37`.
    fn read_spot(&self, name: &str) -> Spot {
        match name.strip_prefix("region ") {
            Some(number) => Spot::Region(self.world.region(number).expect("a region")),
            None => Spot::Council(self.world.position(name).expect("a position")),
        }
    }
}

enum Spot {
    Council(Place),
    Region(usize),
}
