//! Chooses the motif of a card's vignette by the card's effect.

use rules::{Bargain, Card, Effect, Icon, Incident, Use, World};

/// The motif of a vignette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Motif {
    /// An army and arrows: attack again.
    Onward,
    /// Fallen banners and a sword: the survivors are killed.
    Fallen,
    /// A figure and a chair: an agent moves to another seat.
    Seat,
    /// Two people talking: one acts for the other.
    Voices,
    /// Ships: an attack beyond the borders or across a sea.
    Ships,
    /// A distant coast: an attack beyond the borders on an empty region.
    FarLand,
    /// An army of this number of banners: they join an army.
    Ranks(u8),
    /// A marching column: banners move from another region to the attackers.
    Column,
    /// A walled city: a city is reinforced.
    City,
    /// An army on a field: a region is reinforced.
    Field,
    /// An army and an arrow: banners move.
    March,
    /// Two banners that change places: armies are rearranged.
    Wheel,
    /// Crossed swords: banners are killed.
    Blades,
    /// A banner and arrows away from it: an army is dispersed.
    Scattered,
    /// Kneeling figures before a crowned one: killed enemies bring new banners.
    Homage,
    /// Flames around a tower: banners around a region are killed, or there is an uproar.
    Fire,
    /// Houses: every region gets a banner.
    Villages,
    /// A candle on a desk: an action is repeated.
    Candle,
    /// Two agents at a table: agents change places.
    Council,
    /// Swords between two banners: an empire attacks itself.
    Quarrel,
    /// Sheaves of corn: something counts double.
    Harvest,
    /// Rain on tents: armies shrink.
    Rain,
    /// A sword between olive branches: nobody attacks.
    Truce,
    /// Arrows towards a banner: an army gathers.
    Gathering,
    /// A sealed letter: control of a position is offered.
    Letter,
    /// Stars: a wild card.
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
