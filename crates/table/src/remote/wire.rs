//! Prospects and actions in messages.

use super::job::WireProspect;
use bots::Prospect;
use rules::{Action, ByEmpire, World};

/// A prospect for a message.
pub fn prospect_to_wire(world: &World, prospect: &Prospect) -> WireProspect {
    WireProspect {
        action: world.notation(prospect.action),
        win: prospect.win.to_bits(),
        points: prospect.points.to_bits(),
        cities: world.empires().map(|empire| prospect.cities[empire].to_bits()).collect(),
    }
}

/// Prospects for a message.
pub fn prospects_to_wire(world: &World, prospects: &[Prospect]) -> Vec<WireProspect> {
    prospects.iter().map(|prospect| prospect_to_wire(world, prospect)).collect()
}

/// The prospects of a message; `None` if they do not fit the world.
pub fn prospects_from_wire(world: &World, prospects: &[WireProspect]) -> Option<Vec<Prospect>> {
    let read = |wire: &WireProspect| {
        let mut cities = ByEmpire::all(0.0);
        for (empire, bits) in world.empires().zip(&wire.cities) {
            cities[empire] = f32::from_bits(*bits);
        }
        let (win, points) = (f32::from_bits(wire.win), f32::from_bits(wire.points));
        Some(Prospect { action: world.parse_action(&wire.action).ok()?, win, points, cities })
    };
    prospects.iter().map(read).collect()
}

/// Lists of actions for a message.
pub fn actions_to_wire(world: &World, lists: &[Vec<Action>]) -> Vec<Vec<String>> {
    lists.iter().map(|list| list.iter().map(|action| world.notation(*action)).collect()).collect()
}

/// The lists of actions of a message; `None` if they do not fit the world.
pub fn actions_from_wire(world: &World, lists: &[Vec<String>]) -> Option<Vec<Vec<Action>>> {
    let read = |list: &Vec<String>| list.iter().map(|action| world.parse_action(action).ok()).collect();
    lists.iter().map(read).collect()
}
