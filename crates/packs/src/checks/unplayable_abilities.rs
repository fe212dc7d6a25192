//! Reports abilities that can never be used in any match (R7.1, R7.3).

use super::check_input::{Whole, quote_list};
use rules::{Ability, Cost, Effect, ICON_KINDS, Icon, Place, Printed, Where, Window};

pub(super) fn check(whole: &Whole<'_>) {
    for (index, ability) in whole.raw.abilities.iter().enumerate() {
        let whys = [
            unpayable_reason(whole, ability),
            nowhere(whole, ability),
            landlocked(whole, ability),
            peace(whole, ability),
        ];
        for why in whys.into_iter().flatten() {
            let id = whole.abilities.get(index).map_or("", String::as_str);
            whole.fault(Place::Ability(index), format!("\"{id}\" can never be played: {why}"));
        }
    }
}

/// The reason why no society can pay for the ability, or `None` if one can.
fn unpayable_reason(whole: &Whole<'_>, ability: &Ability) -> Option<String> {
    let raw = whole.raw;
    let deck = usize::from(raw.copies) * raw.empires.len().saturating_sub(1);
    let too_few = matches!(ability.cost, Cost::Two(_)) && deck < 2;
    too_few.then(|| "it costs two cards of a deck that has one (R1.4); raise \"copies\" to 2".to_owned())
}

/// The reason why no region fits the ability, or `None` if one does.
fn nowhere(whole: &Whole<'_>, ability: &Ability) -> Option<String> {
    let Effect::Reinforce { place, .. } = ability.effect else { return None };
    let fits = |icons: &[u8; ICON_KINDS]| {
        let has = |icon: Icon| icons[icon.index()] > 0;
        place.with.is_none_or(has) && !place.without.iter().any(has)
    };
    let none = !whole.raw.regions.iter().any(|region| fits(&region.icons));
    none.then(|| format!("no region of the map {}", icon_words(whole, place)))
}

/// The reason why the ability has no sea to cross, or `None` if it has one or needs none.
fn landlocked(whole: &Whole<'_>, ability: &Ability) -> Option<String> {
    let sails = matches!(ability.effect, Effect::Reach { sea: true, .. });
    (sails && whole.raw.seas.is_empty())
        .then(|| "it reaches across a sea, and the map has no \"seas\" (R1.6)".to_owned())
}

/// Describes the icons that a region must have and those that it must not have.
fn icon_words(whole: &Whole<'_>, place: Where) -> String {
    let without: Vec<&str> = place.without.iter().map(|icon| whole.raw.icon_id(icon)).collect();
    let with = place.with.map(|icon| format!("has the icon \"{}\"", whole.raw.icon_id(icon)));
    let icons = if without.len() == 1 { "icon" } else { "icons" };
    let without = (!without.is_empty()).then(|| format!("lacks the {icons} {}", quote_list(&without)));
    with.into_iter().chain(without).collect::<Vec<_>>().join(" and ")
}

/// The reason why the ability can never be played, or `None` if it can: it belongs to attacks, and no position has an
/// attack.
fn peace(whole: &Whole<'_>, ability: &Ability) -> Option<String> {
    let attacks = whole.raw.empires.iter().flat_map(|e| &e.council).flatten().any(|l| *l == Printed::Attack);
    let of_attacks = |w: Window| matches!(w, Window::Declaring | Window::Muster | Window::Aftermath);
    let never = !attacks && ability.windows.iter().all(of_attacks);
    never.then(|| "its windows are those of an attack, and no position attacks (R7.2)".to_owned())
}
