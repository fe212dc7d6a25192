//! Warns of house rules that a pack turns on by default although they have no effect, or the opposite effect, in this
//! pack.

use super::check_input::{Whole, node_at};

pub(super) fn check(whole: &Whole<'_>) {
    let (raw, house) = (whole.raw, &whole.raw.house);
    let node = |key: &str| node_at(whole.rules, &["house", key]);
    if house.agents_in_regions
        && raw.agents_in_regions == 0
        && let Some(node) = node("agents-in-regions")
    {
        node.warn(
            "the house rule allows what the number \"agents-in-regions\" above forbids: it is 0 (R4.3)",
        );
    }
    if house.farm_supply_limit < house.supply_limit
        && let Some(node) = node("farm-supply-limit")
    {
        node.warn(format!(
            "a region with a farm feeds fewer banners, {}, than one without, {} (R5.7)",
            house.farm_supply_limit, house.supply_limit
        ));
    }
}
