//! The subject of a card's vignette, by the card's effect.

use rules::{Bargain, Card, Effect, Icon, Incident, Use, World};

/// The subject of a vignette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Motif {
    /// An attack goes on.
    Onward,
    /// The survivors are killed.
    Fallen,
    /// An agent goes to another seat.
    Seat,
    /// One speaks for another.
    Voices,
    /// A far land, to be taken over sea.
    Ships,
    /// A far land, which nobody holds.
    FarLand,
    /// The number of banners that join.
    Ranks(u8),
    /// A column marches up.
    Column,
    /// A city is manned.
    City,
    /// A field is manned.
    Field,
    /// An army marches.
    March,
    /// Armies change places.
    Wheel,
    /// Some are killed.
    Blades,
    /// An army is driven apart.
    Scattered,
    /// The beaten kneel.
    Homage,
    /// Fire all round.
    Fire,
    /// Houses everywhere.
    Villages,
    /// Work goes on by night.
    Candle,
    /// Agents trade places.
    Council,
    /// One's own against one's own.
    Quarrel,
    /// A good harvest.
    Harvest,
    /// Rain on the tents.
    Rain,
    /// Swords are put away.
    Truce,
    /// All come together.
    Gathering,
    /// A sealed letter.
    Letter,
    /// A star that stands for anything.
    Star,
}

impl Motif {
    /// The motif of a card, or of one of its abilities.
    pub fn for_card(world: &World, card: Card, using: Use) -> Self {
        if let Some(event) = world.event_of(card).and_then(|event| world.events().get(event)) {
            return event.halves.first().map_or(Self::Star, |half| Self::for_incident(*half));
        }
        if let Some(offer) = world.offer(card) {
            return match offer.bargain {
                Bargain::Control => Self::Letter,
                Bargain::Arms(n) => Self::Ranks(n),
            };
        }
        if card.is_wild() {
            return Self::Star;
        }
        Self::of_effect(world.ability(world.ability_of(card, using)).effect)
    }

    fn of_effect(effect: Effect) -> Self {
        match effect {
            Effect::AttackAgain => Self::Onward,
            Effect::KillSurvivors => Self::Fallen,
            Effect::Relocate => Self::Seat,
            Effect::Borrow => Self::Voices,
            Effect::Reach { empty: true, sea: false } => Self::FarLand,
            Effect::Reach { .. } => Self::Ships,
            Effect::Rally(n) => Self::Ranks(n),
            Effect::Join(_) => Self::Column,
            Effect::Reinforce { place, .. } if place.with == Some(Icon::City) => Self::City,
            Effect::Reinforce { .. } => Self::Field,
            Effect::Shift => Self::March,
            Effect::Rearrange => Self::Wheel,
            Effect::Kill(_) => Self::Blades,
            Effect::Disperse => Self::Scattered,
            Effect::Subjugate(_) => Self::Homage,
            Effect::Strike(_) => Self::Fire,
            Effect::Populate => Self::Villages,
            Effect::Repeat => Self::Candle,
        }
    }

    fn for_incident(incident: Incident) -> Self {
        match incident {
            Incident::TradeWithin(_) | Incident::TradeAcross { .. } | Incident::Reseat { .. } => {
                Self::Council
            }
            Incident::CivilAttack => Self::Quarrel,
            Incident::Expel | Incident::Withdraw { .. } | Incident::Clear => Self::Scattered,
            Incident::Double(_) => Self::Harvest,
            Incident::NoSupplyCheck => Self::Column,
            Incident::Attrition(_) => Self::Rain,
            Incident::Truce => Self::Truce,
            Incident::Gather(_) => Self::Gathering,
            Incident::Uproar => Self::Fire,
            Incident::March => Self::March,
        }
    }
}
