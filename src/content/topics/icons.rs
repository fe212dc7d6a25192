//! The icons of regions, as packs name them.

use crate::content::toml::kind::{Choice, Kind, choice};

/// What stands in regions.
pub const ICON: Kind = Kind::OneOf("icon", ICONS);

/// The icons, in the order of the rules.
pub const ICONS: &[Choice] = &[
    choice("city", "A city: it counts for whoever bets on the empire that holds it (R9.1)."),
    choice("farm", "A farm: a larger army can stand here (R5.7)."),
    choice("fort", "A fort: it kills one attacker before the others fight (R6.2)."),
];
