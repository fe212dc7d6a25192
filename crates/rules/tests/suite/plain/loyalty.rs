//! Hands and loyalty tokens between rounds, laying tokens, and the result of a match (R8, R9, R10.1).

use super::game::{Game, Token};
use super::world::Icon;

impl Game {
    /// R10.1, *dealt Devout*: the tokens that may be laid on a society's next slot, which are those not yet laid.
    pub fn lay_options(&self, society: usize) -> Vec<String> {
        let laid = |empire: usize| self.slots[society].iter().any(|token| token.empire == empire);
        let empires = self.world.empires.iter().enumerate();
        empires
            .filter(|(empire, _)| !laid(*empire))
            .map(|(_, printed)| format!("lay {}", printed.id))
            .collect()
    }

    pub fn lay(&mut self, society: usize, empire: &str) {
        let empire = self.world.empire(empire).expect("an empire");
        self.slots[society].push(Token { empire, face_up: false });
    }

    /// R8.1: the cards that a society may discard while its hand is above the limit.
    pub fn discard_options(&self, society: usize) -> Vec<String> {
        let hand = &self.hands[society];
        if hand.len() <= self.rules.hand_limit {
            return Vec::new();
        }
        let kinds = hand.kinds().into_iter();
        kinds.map(|card| format!("discard {}", self.world.card_name(card))).collect()
    }

    /// R8.2: the options of a society: keep, or exchange two face-down tokens. Empty if it has fewer than two.
    pub fn loyalty_options(&self, society: usize) -> Vec<String> {
        let tokens = self.slots[society].iter();
        let mut hidden: Vec<usize> =
            tokens.filter(|token| !token.face_up).map(|token| token.empire).collect();
        hidden.sort();
        if hidden.len() < 2 {
            return Vec::new();
        }
        let mut options = vec!["keep".to_string()];
        for (step, one) in hidden.iter().enumerate() {
            for other in &hidden[step + 1..] {
                let (one, other) = (&self.world.empires[*one].id, &self.world.empires[*other].id);
                options.push(format!("exchange {one} {other}"));
            }
        }
        options
    }

    /// R8.2: swaps the slots of two tokens and turns both face up for good.
    pub fn exchange(&mut self, society: usize, one: &str, other: &str) {
        let slot_of = |id: &str| {
            let empire = self.world.empire(id).expect("an empire");
            let found = self.slots[society].iter().position(|token| token.empire == empire);
            found.expect("a token for every empire")
        };
        let (one, other) = (slot_of(one), slot_of(other));
        let slots = &mut self.slots[society];
        slots.swap(one, other);
        slots[one].face_up = true;
        slots[other].face_up = true;
        self.exchanges[society] += 1;
    }

    /// R9.1: for each society, its score if the match ended now.
    pub fn scores(&self) -> Vec<i64> {
        (0..self.societies).map(|society| self.score(society)).collect()
    }

    fn score(&self, society: usize) -> i64 {
        let mut score = 0;
        for (slot, token) in self.slots[society].iter().enumerate() {
            let multiplier = self.rules.multipliers[slot];
            score += multiplier * self.worth(token.empire, society) as i64;
            if self.rules.whispers_kept && !token.face_up {
                score += 1;
            }
        }
        // R13.1
        let store = self.automata[society].map_or(0, |automaton| automaton.points_a_card);
        score + store * self.hands[society].len() as i64
    }

    /// R9.1: the worth of an empire for a society before the multiplier. It counts cities, or what scores instead of
    /// or besides cities, and the society's own agents in the empire's regions.
    fn worth(&self, empire: usize, society: usize) -> usize {
        let regions = self.controlled_regions(empire);
        let agents = regions.iter().filter(|region| self.region_agents[**region].contains(&society)).count();
        agents + self.points_of_regions(&regions)
    }

    /// R9.3: the points that these regions give for all scoring sets. All icons count anew for each kind of set.
    fn points_of_regions(&self, regions: &[usize]) -> usize {
        let count = |icon: Icon| -> usize {
            regions.iter().map(|region| self.world.regions[*region].icons(icon)).sum()
        };
        let only_city = |set: &[Icon]| set == [Icon::City];
        let mut points = 0;
        if !self.world.scoring.iter().any(|(set, _)| only_city(set)) {
            points += count(Icon::City);
        }
        for (set, worth) in &self.world.scoring {
            let mut left: Vec<(Icon, usize)> =
                self.world.all_icons().into_iter().map(|icon| (icon, count(icon))).collect();
            let mut take = |icon: &Icon| {
                let (_, there) = left.iter_mut().find(|(known, _)| known == icon).expect("an icon");
                let found = *there > 0;
                *there = there.saturating_sub(1);
                found
            };
            while set.iter().all(&mut take) {
                points += worth;
            }
        }
        points
    }

    /// R9.4: true if an empire meets the condition for an early end: enough icons, or none.
    pub fn ends_early(&self) -> bool {
        let Some(end) = &self.world.early_end else { return false };
        (0..self.world.empires.len()).any(|empire| {
            let regions = self.controlled_regions(empire).into_iter();
            let held: usize = regions.map(|region| self.world.regions[region].icons(end.icon)).sum();
            end.many.is_some_and(|many| held >= many) || (end.none && held == 0)
        })
    }

    /// R9.2: the societies that win: those with most points, then fewest exchanges, then most cards.
    pub fn winners(&self) -> Vec<usize> {
        let scores = self.scores();
        let rank = |society: usize| {
            let exchanges = self.exchanges[society] as i64;
            // R15.37: the cards in an automaton's store are not its hand.
            let cards = if self.is_automaton(society) { 0 } else { self.hands[society].len() };
            (scores[society], -exchanges, cards)
        };
        let best = (0..self.societies).map(rank).max();
        (0..self.societies).filter(|society| Some(rank(*society)) == best).collect()
    }
}
