//! The whole state as text with one fact on each line, for comparison with the engine.

use super::cards::Cards;
use super::game::Game;

impl Game {
    /// The state of the match as lines of text.
    pub fn describe_table(&self) -> Vec<String> {
        let mut lines = Vec::new();
        lines.push(format!("round {}", self.round));
        lines.push(format!("first player {}", self.first));
        lines.push(format!("order {}", self.ids(&self.order)));
        lines.push(format!("over {}", if self.over() { "yes" } else { "no" }));
        for (region, printed) in self.world.regions.iter().enumerate() {
            let controller = self.controller(region).map_or("nobody", |empire| self.id(empire));
            let banners = self.banners(region);
            lines.push(format!("region {} {controller} {banners}", printed.number));
        }
        for (empire, supply) in self.supplies.iter().enumerate() {
            lines.push(format!("supply {} {supply}", self.id(empire)));
        }
        self.describe_agents(&mut lines);
        for (empire, deck) in self.decks.iter().enumerate() {
            lines.push(format!("deck {}: {}", self.id(empire), self.cards(deck)));
        }
        for (empire, gone) in self.gone.iter().enumerate() {
            lines.push(format!("gone {}: {}", self.id(empire), self.cards(gone)));
        }
        for (society, hand) in self.hands.iter().enumerate() {
            lines.push(format!("hand {society}: {}", self.cards(hand)));
        }
        for (society, slots) in self.slots.iter().enumerate() {
            let faces = slots.iter().map(|token| {
                let face = if token.face_up { "up" } else { "down" };
                format!("{} {face}", self.id(token.empire))
            });
            lines.push(format!("slots {society}: {}", faces.collect::<Vec<_>>().join(", ")));
        }
        for (society, exchanges) in self.exchanges.iter().enumerate() {
            lines.push(format!("exchanges {society} {exchanges}"));
        }
        self.describe_lasting(&mut lines);
        self.describe_turn(&mut lines);
        lines
    }

    /// Appends the effects that last until the round ends to `lines`.
    fn describe_lasting(&self, lines: &mut Vec<String>) {
        for icon in self.world.all_icons() {
            if self.lasting.counted_twice.contains(&icon) {
                lines.push(format!("counts twice {icon:?}"));
            }
        }
        for empire in 0..self.world.empires.len() {
            if self.does_not_attack(empire) {
                lines.push(format!("does not attack {}", self.id(empire)));
            }
        }
        if self.lasting.no_supply_checks {
            lines.push("no supply checks".to_string());
        }
    }

    /// Appends the position whose turn it is and the acting position to `lines`.
    fn describe_turn(&self, lines: &mut Vec<String>) {
        if let Some(acting) = &self.acting {
            let name = |place| self.world.position_name(place);
            lines.push(format!("turn {}", name(acting.turn)));
            lines.push(format!("acting {}", name(acting.position)));
            lines.push(format!("steered by {}", acting.steers));
            if !acting.agent_lost {
                lines.push(format!("active agent {} of {}", name(acting.agent), acting.owner));
            }
            lines.extend(acting.line.map(|line| format!("line {}", line + 1)));
        }
        if let Some(attackers) = self.battle.as_ref().map(|battle| battle.attackers).filter(|n| *n > 0) {
            lines.push(format!("under way {attackers}"));
        }
    }

    fn describe_agents(&self, lines: &mut Vec<String>) {
        for (society, agents) in self.agents_in_hand.iter().enumerate() {
            lines.push(format!("agents in hand {society} {agents}"));
        }
        for place in self.world.positions() {
            let agent = self.agent_at(place).map_or("-".to_string(), |society| society.to_string());
            lines.push(format!("position {} {agent}", self.world.position_name(place)));
        }
        for (region, agents) in self.region_agents.iter().enumerate() {
            if !agents.is_empty() {
                let agents: Vec<String> = agents.iter().map(usize::to_string).collect();
                lines.push(format!("agents in region {}: {}", self.number(region), agents.join(" ")));
            }
        }
    }

    fn id(&self, empire: usize) -> &str {
        &self.world.empires[empire].id
    }

    fn ids(&self, empires: &[usize]) -> String {
        empires.iter().map(|empire| self.id(*empire)).collect::<Vec<_>>().join(" ")
    }

    fn cards(&self, cards: &Cards) -> String {
        let mut names: Vec<String> = cards
            .counts
            .iter()
            .map(|(card, count)| format!("{} {count}", self.world.card_name(*card)))
            .collect();
        names.sort();
        names.join(", ")
    }
}
