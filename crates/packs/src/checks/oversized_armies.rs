//! Warns of armies that exceed their region's supply limit at the start, because the first supply check would remove
//! the excess (R5.7).

use super::check_input::Whole;
use crate::topics::map;
use rules::{Feeds, Icon};

pub(super) fn check(whole: &Whole<'_>) {
    let house = &whole.raw.house;
    for (region, table) in whole.raw.regions.iter().zip(map::tables(whole.map)) {
        let farm = region.icons[Icon::Farm.index()] > 0;
        let (usual, with) =
            if farm { (house.farm_supply_limit, "a farm") } else { (house.supply_limit, "no farm") };
        let limit = region.feeds.limit(usual);
        let which = match region.feeds {
            Feeds::Usual => format!("a region with {with}"),
            Feeds::Just(_) | Feeds::More(_) => "it".to_owned(),
        };
        if let (Some((_, banners)), Some(node)) = (region.start, table.get("start"))
            && banners > limit
        {
            node.warn(format!(
                "{banners} banners stand here at the start, but {which} feeds {limit} (R5.7); \
                 the rest is lost in the first supply check"
            ));
        }
    }
}
