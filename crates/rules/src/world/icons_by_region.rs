//! The icons of each region, and the supply limits and amounts that depend on icons.

use crate::ids::Region;
use crate::ids::bit_sets::RegionSet;
use crate::raw::Count;
use crate::raw::icon::Icon;
use crate::world::World;

impl World {
    /// All kinds of icons in this world: first the printed ones, then those that the pack adds.
    pub fn icons(&self) -> impl DoubleEndedIterator<Item = Icon> + Clone + use<> {
        Icon::with_own(self.names.icons.len())
    }

    /// The id of an icon.
    pub fn icon_id(&self, icon: Icon) -> &str {
        icon.id(&self.names.icons)
    }

    /// The regions that show at least one icon of this kind.
    #[inline(always)]
    pub fn with_icon(&self, icon: Icon) -> RegionSet {
        let [ones, twos] = self.icons[icon.index()];
        ones | twos
    }

    /// The number of icons of this kind in these regions.
    #[inline(always)]
    pub fn icons_in(&self, icon: Icon, regions: RegionSet) -> u32 {
        let [ones, twos] = self.icons[icon.index()];
        (ones & regions).len() + 2 * (twos & regions).len()
    }

    /// The supply limit of a region: the most banners that it keeps at a supply check (R5.7).
    pub fn limit(&self, region: Region) -> u8 {
        self.limit[region]
    }

    /// The supply limit of a region if it differs from the limit in the house rules; otherwise `None`.
    pub fn own_limit(&self, region: Region) -> Option<u8> {
        let farm = self.with_icon(Icon::Farm).has(region);
        let usual = if farm { self.house.farm_supply_limit } else { self.house.supply_limit };
        Some(self.limit[region]).filter(|limit| *limit != usual)
    }

    /// The amount that a printed line gives an empire that controls these regions (R5.3, R5.4).
    #[inline(always)]
    pub fn amount(&self, count: Count, control: RegionSet) -> u32 {
        match count.per {
            None => u32::from(count.number),
            Some((every, icon)) => {
                let icons = self.icons_in(icon, control);
                // Nearly all counts are per single icon, so they need no division.
                u32::from(count.number) * if every == 1 { icons } else { icons / u32::from(every.max(1)) }
            }
        }
    }
}
