//! Rare situations that are easily implemented in two ways, and how often random matches reach them.

use crate::plain::abilities::Effect;
use crate::plain::cards::Face;
use crate::plain::event_cards::Half;
use crate::plain::game::{Game, Task};
use crate::plain::windows::Play;

/// Bear+Bear kills survivors, but banners that were added since stay.
const OUTLIVED: &str = "banners outlive survivors";
/// The active agent is taken off the board.
const TAKEN_OFF: &str = "the active agent is taken off";
/// *Starts again* is drawn while control of the council's first position is paid for.
const OF_ITSELF: &str = "a position that is paid for would start again";
/// *Starts again* is drawn for a council that has begun, while control is paid for.
const BEFORE_THE_ACTION: &str = "a council starts again before the action";
/// *Starts again* is drawn for a council that has begun and has no agents.
const EMPTY: &str = "an empty council would start again";

/// All rare situations that random matches must reach.
pub const ALL: [&str; 5] = [OUTLIVED, TAKEN_OFF, OF_ITSELF, BEFORE_THE_ACTION, EMPTY];

/// The rare situation that this decision leads to, if any.
pub fn decided(game: &Game, choice: &str) -> Option<String> {
    if game.acting.as_ref().is_some_and(|acting| acting.agent_lost) {
        return Some(TAKEN_OFF.to_owned());
    }
    let battle = game.battle.as_ref()?;
    let survivors = battle.survivors.as_ref()?.banners;
    let outlived = kills_survivors(game, choice) && game.banners(battle.target) > survivors;
    outlived.then(|| OUTLIVED.to_owned())
}

fn kills_survivors(game: &Game, choice: &str) -> bool {
    let Some(play) = Play::read(&game.world, choice) else { return false };
    let Face::Partner(partner) = play.card.face else { return false };
    let mut abilities = game.world.abilities.iter();
    abilities.any(|ability| {
        ability.effect == Effect::KillSurvivors
            && ability.cost.is_of_card(play.ability, play.card.deck, partner)
    })
}

/// The rare situation that drawing this card leads to, if any.
pub fn drawn(game: &Game, outcome: &str) -> Option<String> {
    let card = game.world.card(outcome)?;
    let Face::Event(number) = card.face else { return None };
    let halves = &game.world.events[number].halves;
    if !halves.contains(&Half::RearrangeAgents { starts_again: true }) {
        return None;
    }
    let first = (card.deck, 0);
    let begun = !game.agenda.contains(&Task::PositionTurn(first));
    let rarity = if game.council_agents[card.deck].iter().all(Option::is_none) {
        Some(EMPTY)
    } else if !game.agenda.contains(&Task::Before) {
        None
    } else if game.acting().turn == first {
        Some(OF_ITSELF)
    } else {
        Some(BEFORE_THE_ACTION)
    };
    rarity.filter(|_| begun).map(str::to_owned)
}
