//! How an automaton's script rates regions (R13.5): as targets of attacks, and as places for banners. Automata attack
//! only across land borders. For everything else, a border across a sea counts as a border (R15.40).

use crate::ids::bit_sets::RegionSet;
use crate::ids::{Empire, Region, Slot, Society};
use crate::raw::icon::Icon;
use crate::state::State;
use crate::world::World;

/// An automaton that acts for an empire, in the current state.
#[derive(Clone, Copy)]
pub(super) struct Plan<'a> {
    pub world: &'a World,
    pub state: &'a State,
    pub society: Society,
    pub empire: Empire,
}

impl Plan<'_> {
    /// True if the empire is on the automaton's last loyalty slot, so that the automaton is opposed to it.
    pub fn is_opposed(&self) -> bool {
        let last = self.world.slots().next_back();
        last.is_some_and(|slot| self.state.tokens[self.society].at(slot) == Some(self.empire))
    }

    /// The automaton's loyalty slot that holds this empire's token.
    fn slot(&self, empire: Empire) -> Option<Slot> {
        self.state.tokens[self.society].slot_of(empire)
    }

    /// The empire's regions next to `target` that can spare enough banners to win it with one attacker left.
    pub fn sources(&self, target: Region) -> RegionSet {
        let near = self.world.neighbours[target] & self.state.armies(self.empire);
        let free = |from: &Region| self.state.free_to_leave(self.world, *from, self.empire);
        near.filter(|from| free(from) >= self.strength(target)).collect()
    }

    /// The number of attackers that wins an attack on this region with one attacker left.
    pub fn strength(&self, target: Region) -> u8 {
        let forts = self.world.icons_in(Icon::Fort, RegionSet::only(target)) as u8;
        forts + self.state.banners(target) + 1
    }

    /// The best regions to attack, among those that an attack would win. Regions of the empire on the lowest loyalty
    /// slot rank first. Among equals, regions with a city, then a farm, then a fort rank first.
    pub fn targets(&self) -> RegionSet {
        let foes = self.state.held.minus(self.state.control(self.empire));
        let won: RegionSet = foes.filter(|target| !self.sources(*target).is_empty()).collect();
        let liking = |target: &Region| {
            let slot = self.state.controller(*target).and_then(|empire| self.slot(empire));
            let has = |icon| self.world.with_icon(icon).has(*target);
            let icon = [Icon::City, Icon::Farm, Icon::Fort].into_iter().position(has);
            (slot, std::cmp::Reverse(icon.unwrap_or(3)))
        };
        let best = won.map(|target| liking(&target)).max();
        won.filter(|target| Some(liking(target)) == best).collect()
    }

    /// The regions with the empire's largest army, if it has more than one banner. Used if the automaton is opposed to
    /// the empire.
    pub fn largest_armies(&self) -> RegionSet {
        let armies = self.state.armies(self.empire);
        let most = armies.map(|region| self.state.banners(region)).max().unwrap_or(0);
        armies.filter(|region| most > 1 && self.state.banners(*region) == most).collect()
    }

    /// The regions of the empire where the army from `from` is least useful: the nearest empty regions; else those
    /// with cities; else those with the smallest armies.
    pub fn wastes(&self, from: Region) -> RegionSet {
        let own = self.state.control(self.empire).minus(RegionSet::only(from));
        let empty = own.minus(self.state.held);
        if !empty.is_empty() {
            return self.nearest(from, empty);
        }
        let cities = own & self.world.with_icon(Icon::City);
        if !cities.is_empty() {
            return cities;
        }
        let fewest = own.map(|region| self.state.banners(region)).min();
        own.filter(|region| Some(self.state.banners(*region)) == fewest).collect()
    }

    /// The best regions for the empire's next banner. Empty if the empire has no banners on the map.
    pub fn best_addition(&self) -> RegionSet {
        let armies = self.state.armies(self.empire);
        let fed: RegionSet =
            armies.filter(|region| self.state.banners(*region) < self.world.limit(*region)).collect();
        let cities = armies & self.world.with_icon(Icon::City);
        // A pack's own icons mean nothing to the script (R15.41).
        let icons = Icon::PRINTED.into_iter().map(|icon| self.world.with_icon(icon));
        let with_icon = icons.fold(RegionSet::EMPTY, |all, some| all | some);
        let beside = |region: &Region| {
            let near = self.world.around(*region);
            !near.minus(self.state.control(self.empire)).is_empty()
        };
        let border: RegionSet = (fed & with_icon).filter(beside).collect();
        let stages = [fed & cities, border, cities, armies];
        let stage = stages.into_iter().find(|stage| !stage.is_empty());
        stage.map_or(RegionSet::EMPTY, |stage| self.farthest(stage, self.higher()))
    }

    /// The regions of all empires on higher loyalty slots of the automaton than the empire it acts for.
    fn higher(&self) -> RegionSet {
        let own = self.slot(self.empire);
        let higher = self.world.empires().filter(|empire| self.slot(*empire) < own);
        higher.fold(RegionSet::EMPTY, |regions, empire| regions | self.state.control(empire))
    }

    /// The regions around the empire that have enemy armies. Armies of empires on lower loyalty slots of the automaton
    /// come first.
    pub fn swap_targets(&self) -> Vec<Region> {
        let own = self.state.control(self.empire);
        let around = own.fold(RegionSet::EMPTY, |around, region| around | self.world.around(region));
        let mut struck: Vec<Region> = (around & self.state.held).minus(own).collect();
        let slot = |region: Region| self.state.controller(region).and_then(|empire| self.slot(empire));
        struck.sort_by_key(|region| std::cmp::Reverse(slot(*region)));
        struck
    }

    /// The wanted regions that are the fewest borders away from `from`. Returns all of them if none can be reached.
    fn nearest(&self, from: Region, wanted: RegionSet) -> RegionSet {
        let mut reached = RegionSet::only(from);
        while !reached.meets(wanted) {
            let further = self.further(reached);
            if further == reached {
                return wanted;
            }
            reached = further;
        }
        reached & wanted
    }

    /// The regions in `among` that are the most borders away from `others`. Regions that cannot be reached count as
    /// farthest.
    fn farthest(&self, among: RegionSet, others: RegionSet) -> RegionSet {
        let (mut left, mut reached) = (among, others);
        loop {
            let further = self.further(reached);
            let rest = among.minus(further);
            if rest.is_empty() || further == reached {
                return left;
            }
            (left, reached) = (rest, further);
        }
    }

    /// These regions and all their neighbours, by land or across a sea (R15.40).
    fn further(&self, regions: RegionSet) -> RegionSet {
        regions.fold(regions, |further, region| further | self.world.around(region))
    }
}
