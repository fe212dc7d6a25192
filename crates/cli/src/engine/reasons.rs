//! What a decision did, as JSON.

use serde_json::{Value, json};

use bots::Claim;
use rules::{Society, World};

/// What a decision did, by its kind.
pub(super) fn claim(world: &World, claim: Claim) -> Value {
    let empire = |empire| world.empire_id(empire);
    match claim {
        Claim::Takes { empire: of, to, banners, cities } => json!({
            "kind": "takes", "empire": empire(of), "region": world.region_id(to), "banners": banners,
            "cities": cities,
        }),
        Claim::Wears { empire: of, to, banners, killed } => json!({
            "kind": "wears", "empire": empire(of), "region": world.region_id(to), "banners": banners,
            "killed": killed,
        }),
        Claim::Steers { position, instead, more } => json!({
            "kind": "steers", "position": world.position_id(position),
            "instead": instead.map(Society::index), "more": more,
        }),
        Claim::Leaves(position) => json!({ "kind": "leaves", "position": world.position_id(position) }),
        Claim::Adds { empire: of, banners } => {
            json!({ "kind": "adds", "empire": empire(of), "banners": banners })
        }
        Claim::Draws { empire: of, cards } => {
            json!({ "kind": "draws", "empire": empire(of), "cards": cards })
        }
        Claim::Attacks(of) => json!({ "kind": "attacks", "empire": empire(of) }),
        Claim::Guards(region) => json!({ "kind": "guards", "region": world.region_id(region) }),
        Claim::Exchanges(a, b) => json!({ "kind": "exchanges", "empires": [empire(a), empire(b)] }),
        Claim::Keeps => json!({ "kind": "keeps" }),
        Claim::Passes => json!({ "kind": "passes" }),
        Claim::Else => json!({ "kind": "else" }),
    }
}
