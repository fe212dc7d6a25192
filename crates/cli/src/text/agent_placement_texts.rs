//! Descriptions of the places for agents: positions with their actions and societies, and regions with their
//! icons and owners.

use rules::{Position, Region, RegionSet, View, World};
use speech::Speech;
use table::Match;

/// The name of a position: its own, or one made of its place in the council and its empire.
pub(super) fn name(speech: &Speech, position: Position) -> String {
    match speech.words().own_position_name(position) {
        Some(name) => {
            let args = [
                ("name", name.into()),
                ("office", speech.words().office(position.office()).into()),
                ("empire", speech.empire(position.empire()).into()),
            ];
            speech.say("text-seat-named", &args)
        }
        None => speech.position(position),
    }
}

/// Describes the choice to place an agent on a position, with the position's actions and its current society.
pub(super) fn placement(
    speech: &Speech,
    game: &Match,
    view: &View,
    position: Position,
    choice: &str,
) -> String {
    let steers = view.active_agent(position).and_then(|agent| view.occupant(agent));
    let steers = steers.map(|society| speech.society(game.setup(), society));
    let words = speech.words();
    let office = words.own_position_name(position).map(|_| words.office(position.office()));
    let args = [
        ("choice", choice.into()),
        ("office", office.unwrap_or_default().into()),
        ("named", if office.is_some() { "yes" } else { "no" }.into()),
        ("lines", speech.lines_now(game.world(), view, position).into()),
        ("steered", if steers.is_some() { "yes" } else { "no" }.into()),
        ("society", steers.unwrap_or_default().into()),
    ];
    speech.say("text-placement", &args)
}

/// The icons of a region, each kind with its number.
pub(super) fn icons(speech: &Speech, world: &World, region: Region) -> Vec<String> {
    let count = |icon| world.icons_in(icon, RegionSet::only(region));
    world.icons().filter(|icon| count(*icon) > 0).map(|icon| speech.has_icons(icon, count(icon))).collect()
}

/// Describes the choice to place an agent in a region, with the region's icons and owner.
pub(super) fn settlement(
    speech: &Speech,
    world: &World,
    view: &View,
    region: Region,
    choice: &str,
) -> String {
    let held = match view.controller(region) {
        Some(empire) => {
            let banners = i64::from(view.banners(region));
            speech.say("text-region-held", &[("empire", speech.empire(empire).into()), ("n", banners.into())])
        }
        None => speech.text("text-region-free"),
    };
    let facts: Vec<String> = icons(speech, world, region).into_iter().chain([held]).collect();
    speech.say("text-settlement", &[("choice", choice.into()), ("facts", facts.join(", ").into())])
}
