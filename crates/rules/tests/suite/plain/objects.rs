//! The possible objects of card effects as texts, and parsing those texts (R7.3, section 14).

use super::abilities::Effect;
use super::game::Game;
use super::world::Icon;
use std::collections::BTreeSet;

impl Game {
    /// All possible objects of an effect, as the texts after `choose `.
    pub fn objects(&self, effect: &Effect) -> Vec<String> {
        match effect {
            Effect::Relocate => self.position_names(self.relocation_targets()),
            Effect::Borrow => self.position_names(self.borrow_targets()),
            Effect::Shift => self.shifts(),
            Effect::Rearrange => self.empires_to_rearrange(),
            Effect::KillInRegion(most) => {
                let armies = self.all_regions(|region| !self.is_empty(region));
                self.regions_and_numbers(&armies, |region| self.banners(region).min(*most))
            }
            Effect::JoinAttack(most) => {
                let active = self.active_empire();
                let all = self.all_regions(|_| true);
                self.regions_and_numbers(&all, |region| {
                    self.banners_that_may_leave(active, region).min(*most)
                })
            }
            Effect::Reinforce { place, .. } => self.regions_to_reinforce(|region| {
                let shows = |icon: &Icon| self.world.regions[region].icons(*icon) > 0;
                (!place.empty || self.is_empty(region))
                    && place.with.iter().all(shows)
                    && !place.without.iter().any(shows)
            }),
            Effect::Disperse => self.region_names(self.all_regions(|region| !self.is_empty(region))),
            Effect::Fire(_) => self.region_names(self.regions_to_throw_fire_from()),
            _ => unreachable!("{effect:?} has no object"),
        }
    }

    fn position_names(&self, places: Vec<(usize, usize)>) -> Vec<String> {
        places.into_iter().map(|place| self.world.position_name(place)).collect()
    }

    fn region_names(&self, regions: Vec<usize>) -> Vec<String> {
        regions.into_iter().map(|region| format!("region {}", self.number(region))).collect()
    }

    fn regions_and_numbers(&self, regions: &[usize], most: impl Fn(usize) -> usize) -> Vec<String> {
        let mut objects = Vec::new();
        for region in regions {
            for banners in 1..=most(*region) {
                objects.push(format!("region {} x{banners}", self.number(*region)));
            }
        }
        objects
    }

    /// R2.3: the regions that an empire with a banner in its supply controls, and for which `fits` is true.
    fn regions_to_reinforce(&self, fits: impl Fn(usize) -> bool) -> Vec<String> {
        self.region_names(self.all_regions(|region| fits(region) && self.can_be_reinforced(region)))
    }

    /// R7.3 Horse: all moves from a region of the active empire to another that it controls, at any distance.
    fn shifts(&self) -> Vec<String> {
        let active = self.active_empire();
        let mut shifts = Vec::new();
        for from in self.controlled_regions(active) {
            for to in self.controlled_regions(active) {
                if to != from {
                    for banners in 1..=self.banners_that_may_leave(active, from) {
                        shifts.push(self.move_name(from, to, banners));
                    }
                }
            }
        }
        shifts
    }

    /// R7.3 Horse+Horse: the empires that can make at least one transfer.
    fn empires_to_rearrange(&self) -> Vec<String> {
        let none = BTreeSet::new();
        let empires = self.world.empires.iter().enumerate();
        empires
            .filter(|(empire, _)| !self.transfers(*empire, &none, &none).is_empty())
            .map(|(_, printed)| printed.id.clone())
            .collect()
    }

    /// R7.3, R7.4b: the transfers that are possible. A region that gives keeps one banner, a region that receives
    /// stays within its supply limit, and no region does both.
    pub fn transfers(
        &self,
        empire: usize,
        givers: &BTreeSet<usize>,
        takers: &BTreeSet<usize>,
    ) -> Vec<String> {
        let mut transfers = Vec::new();
        for from in self.controlled_regions(empire) {
            for to in self.controlled_regions(empire) {
                if from == to || takers.contains(&from) || givers.contains(&to) {
                    continue;
                }
                let spare = self.banners(from).saturating_sub(1);
                let room = self.supply_limit(to).saturating_sub(self.banners(to));
                for banners in 1..=spare.min(room) {
                    transfers.push(self.move_name(from, to, banners));
                }
            }
        }
        transfers
    }

    /// R7.3 Disperse: the bordering regions that the banners' empire controls.
    pub fn scatter_options(&self, from: usize, empire: usize, left: usize) -> Vec<String> {
        if left == 0 {
            return Vec::new();
        }
        let neighbours = self.world.neighbours[from].iter().copied();
        let own: Vec<usize> = neighbours.filter(|region| self.controller(*region) == Some(empire)).collect();
        self.places(&own)
    }

    /// R7.3 Alchemist's Fire: the regions with banners of the active empire and enemy banners in a neighbouring
    /// region.
    fn regions_to_throw_fire_from(&self) -> Vec<usize> {
        let active = self.active_empire();
        self.all_regions(|region| {
            self.banners_of(active, region) > 0 && !self.enemy_armies_around(region).is_empty()
        })
    }

    fn enemy_armies_around(&self, region: usize) -> Vec<usize> {
        let active = self.active_empire();
        self.all_regions(|other| {
            self.world.lies_beside(region, other)
                && !self.is_empty(other)
                && self.banners_of(active, other) == 0
        })
    }

    /// R7.4b: the decisions that kill a banner around a region. Empty if no more may be killed.
    pub fn strike_options(&self, around: usize, left: usize) -> Vec<String> {
        if left == 0 {
            return Vec::new();
        }
        let armies = self.enemy_armies_around(around).into_iter();
        armies.map(|region| format!("kill {}", self.number(region))).collect()
    }

    fn move_name(&self, from: usize, to: usize, banners: usize) -> String {
        format!("{}>{} x{banners}", self.number(from), self.number(to))
    }

    /// Parses a move such as `21>20 x2`.
    pub fn read_move(&self, object: &str) -> (usize, usize, usize) {
        let (regions, banners) = object.split_once(" x").expect("regions and a number");
        let (from, to) = regions.split_once('>').expect("two regions");
        let region = |number| self.world.region(number).expect("a region");
        (region(from), region(to), banners.parse().expect("a number"))
    }

    /// Parses a region such as `region 24`.
    pub fn read_region(&self, object: &str) -> usize {
        let number = object.strip_prefix("region ").expect("a region");
        self.world.region(number).expect("a region")
    }

    /// Parses a region and a number such as `region 24 x1`.
    pub fn read_region_and_number(&self, object: &str) -> (usize, usize) {
        let (region, banners) = object.split_once(" x").expect("a region and a number");
        (self.read_region(region), banners.parse().expect("a number"))
    }
}
