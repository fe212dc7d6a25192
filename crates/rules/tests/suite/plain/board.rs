//! Control of regions, and changes of banners (R2, R5.7).

use super::game::{Army, Game};
use super::world::{Feeds, Icon};

impl Game {
    /// R2.2: the empire that controls a region: the empire of the army there, else the home empire, else none.
    pub fn controller(&self, region: usize) -> Option<usize> {
        match &self.armies[region] {
            Some(army) => Some(army.empire),
            None => self.world.regions[region].home,
        }
    }

    pub fn controlled_regions(&self, empire: usize) -> Vec<usize> {
        self.all_regions(|region| self.controller(region) == Some(empire))
    }

    /// R2.2: true if a region has no banners. Icons and agents do not matter.
    pub fn is_empty(&self, region: usize) -> bool {
        self.armies[region].is_none()
    }

    pub fn banners(&self, region: usize) -> usize {
        self.armies[region].as_ref().map_or(0, |army| army.banners)
    }

    /// The number of an empire's banners in a region.
    pub fn banners_of(&self, empire: usize, region: usize) -> usize {
        match &self.armies[region] {
            Some(army) if army.empire == empire => army.banners,
            _ => 0,
        }
    }

    /// R2.2: true if the empire that controls a region is not its home empire.
    pub fn is_conquered(&self, region: usize) -> bool {
        let controller = self.controller(region);
        controller.is_some() && controller != self.world.regions[region].home
    }

    /// The number of `empire`'s banners that may leave: all from a home region, and all but one from a conquered
    /// region.
    pub fn banners_that_may_leave(&self, empire: usize, region: usize) -> usize {
        let banners = self.banners_of(empire, region);
        if self.is_conquered(region) { banners.saturating_sub(1) } else { banners }
    }

    /// R5.3: the number of icons of this kind in all regions that the empire controls. Some kinds count twice until
    /// the round ends (R11.2).
    pub fn icons(&self, empire: usize, icon: Icon) -> usize {
        let regions = self.controlled_regions(empire).into_iter();
        let icons: usize = regions.map(|region| self.world.regions[region].icons(icon)).sum();
        if self.lasting.counted_twice.contains(&icon) { 2 * icons } else { icons }
    }

    /// R5.7: the supply limit of a region.
    pub fn supply_limit(&self, region: usize) -> usize {
        let farm = self.world.regions[region].farm > 0;
        let usual = if farm { self.rules.limit_with_farm } else { self.rules.limit_without_farm };
        match self.world.regions[region].feeds {
            Feeds::AsUsual => usual,
            Feeds::Exactly(banners) => banners,
            Feeds::MoreBy(more) => (usual as i64 + more).max(1) as usize,
        }
    }

    /// R5.7: returns an empire's banners above the supply limit to its supply.
    pub fn supply_check(&mut self, empire: usize) {
        // R11.2
        if self.lasting.no_supply_checks {
            return;
        }
        for region in 0..self.armies.len() {
            let mine = self.armies[region].as_ref().is_some_and(|army| army.empire == empire);
            if mine || self.rules.supply_check_everyone {
                let excess = self.banners(region).saturating_sub(self.supply_limit(region));
                self.kill(region, excess);
            }
        }
    }

    /// R2.3: moves banners from an empire's supply to a region without banners of other empires (R2.1).
    pub fn put_from_supply(&mut self, region: usize, empire: usize, banners: usize) {
        self.supplies[empire] -= banners;
        self.put(region, empire, banners);
    }

    /// R2.3: adds banners of the empire that controls a region, or as many as its supply holds.
    pub fn reinforce(&mut self, region: usize, banners: usize) {
        let empire = self.controller(region).expect("a region that somebody controls");
        let banners = banners.min(self.supplies[empire]);
        self.put_from_supply(region, empire, banners);
    }

    /// R2.3: true if a region can be reinforced: an empire controls it and has a banner in its supply.
    pub fn can_be_reinforced(&self, region: usize) -> bool {
        self.controller(region).is_some_and(|empire| self.supplies[empire] > 0)
    }

    /// R2.3: returns banners from a region to their empire's supply.
    pub fn kill(&mut self, region: usize, banners: usize) {
        if banners > 0 {
            let empire = self.take(region, banners);
            self.supplies[empire] += banners;
        }
    }

    /// Adds an empire's banners to a region without banners of other empires. Does not change the supply.
    pub fn put(&mut self, region: usize, empire: usize, banners: usize) {
        if banners == 0 {
            return;
        }
        match &mut self.armies[region] {
            Some(army) => {
                assert_eq!(army.empire, empire, "R7.6: a region with others' banners");
                army.banners += banners;
            }
            None => self.armies[region] = Some(Army { empire, banners }),
        }
    }

    /// Removes banners from a region and returns their empire. Does not change the supply.
    pub fn take(&mut self, region: usize, banners: usize) -> usize {
        let army = self.armies[region].as_mut().expect("an army");
        let empire = army.empire;
        army.banners -= banners;
        if army.banners == 0 {
            self.armies[region] = None;
        }
        self.count_survivors_that_still_stand(region);
        empire
    }

    pub fn all_regions(&self, fits: impl Fn(usize) -> bool) -> Vec<usize> {
        (0..self.armies.len()).filter(|region| fits(*region)).collect()
    }
}
