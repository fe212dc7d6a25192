//! The icons of a world by region, and the supply limits and counts that depend on them.

use crate::ids::Region;
use crate::ids::bit_sets::RegionSet;
use crate::raw::Count;
use crate::raw::icon::Icon;
use crate::world::World;

impl World {
    /// The icons of the world, the printed ones first.
    pub fn icons(&self) -> impl DoubleEndedIterator<Item = Icon> + Clone + use<> {
        Icon::with_own(self.names.icons.len())
    }

    /// The id of an icon.
    pub fn icon_id(&self, icon: Icon) -> &str {
        icon.id(&self.names.icons)
    }

    /// The regions with at least one such icon.
    #[inline(always)]
    pub fn with_icon(&self, icon: Icon) -> RegionSet {
        let [ones, twos] = self.icons[icon.index()];
        ones | twos
    }

    /// The number of these icons in these regions.
    #[inline(always)]
    pub fn icons_in(&self, icon: Icon, regions: RegionSet) -> u32 {
        let [ones, twos] = self.icons[icon.index()];
        (ones & regions).len() + 2 * (twos & regions).len()
    }

    /// The most banners that a region may keep at a supply check (R5.7).
    pub fn limit(&self, region: Region) -> u8 {
        self.limit[region]
    }

    /// A region's supply limit where it differs from the usual one.
    pub fn own_limit(&self, region: Region) -> Option<u8> {
        let farm = self.with_icon(Icon::Farm).has(region);
        let usual = if farm { self.house.farm_supply_limit } else { self.house.supply_limit };
        Some(self.limit[region]).filter(|limit| *limit != usual)
    }

    /// The amount that a printed count gives an empire with these regions (R5.3, R5.4).
    #[inline(always)]
    pub fn amount(&self, count: Count, control: RegionSet) -> u32 {
        match count.per {
            None => u32::from(count.number),
            Some((every, icon)) => {
                let icons = self.icons_in(icon, control);
                // Nearly all counts are per single icon: spare them the division.
                u32::from(count.number) * if every == 1 { icons } else { icons / u32::from(every.max(1)) }
            }
        }
    }
}
