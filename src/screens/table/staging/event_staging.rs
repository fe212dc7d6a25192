//! The staging of events: how each event is animated, for how long, and with which sound.

use crate::screens::table::staging::highlight::Highlight;
use crate::settings::Speed;
use crate::sound::Sound;
use rules::{Card, Cause, Empire, Event, Position, Region, Slot, Society, Spot, Use};

/// The animation, the sound and the timing of one event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Staging {
    /// The regions, positions and society that the event concerns.
    pub places: Highlight,
    /// When the pieces on the table change during the animation.
    pub changes: Changes,
    /// For how long the regions and positions of the event are highlighted before the animation, in seconds at normal
    /// speed. This lets the player see pieces before they vanish.
    pub hold: f32,
    /// The length of the event's animation, in seconds at normal speed.
    pub lasts: f32,
    pub sound: Option<Sound>,
    pub effect: Effect,
}

/// When an event changes the pieces on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Changes {
    /// The pieces change when the animation begins.
    AtStart,
    /// Pieces leave their spots when the animation begins, and arrive when it ends.
    OnTheWay,
    /// The pieces change when the animation ends.
    AtEnd,
}

/// What the animation of an event shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Effect {
    /// Only a text describes the event.
    Caption,
    /// The round with this number begins.
    Round(u8),
    /// Banners of an empire march from one region to another. `attacks` is true if they attack.
    March { empire: Empire, from: Region, to: Region, banners: u8, attacks: bool },
    /// Banners of an empire join its attacking army, from a region or, if `from` is `None`, from the supply.
    Join { empire: Empire, from: Option<Region>, banners: u8 },
    /// Banners of an empire enter a region from the supply.
    Add { empire: Empire, region: Region, banners: u8 },
    /// Banners of an empire are killed in a region, in a battle or by another cause.
    Killed { empire: Empire, region: Region, banners: u8, cause: Cause },
    /// A fight ends with these numbers of banners on both sides.
    Outcome { at: Region, attackers: u8, defenders: u8 },
    /// Control of a region passes to the empire `to`, or to nobody.
    Control { region: Region, to: Option<Empire> },
    /// One or two agents move.
    Agents([Option<Flight>; 2]),
    /// The society draws a card from the empire's deck.
    Draw(Society, Empire),
    /// A card of the society goes back to the empire's deck.
    Discard(Society, Empire),
    /// A card is shown to everybody.
    Card(OpenCard),
    /// One or two tokens of the society are revealed, each given by its empire and its slot.
    Tokens(Society, [Option<(Empire, Slot)>; 2]),
}

/// The movement of an agent from one stop to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Flight {
    /// The society whose agent moves; `None` for the agent that now stands at the destination.
    pub who: Option<Society>,
    pub from: Stop,
    pub to: Stop,
}

/// A place where an agent starts or ends its movement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Stop {
    Hand(Society),
    Spot(Spot),
}

/// A card that is shown to everybody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum OpenCard {
    /// A society plays this ability of the card.
    Played(Society, Card, Use),
    /// The card was drawn from its deck and shown.
    Revealed(Card),
    /// The society offers the card to a rival.
    Offered(Society, Card),
}

impl Flight {
    fn new(who: Society, from: Stop, to: Stop) -> Option<Self> {
        Some(Self { who: Some(who), from, to })
    }

    fn between(who: Option<Society>, from: Position, to: Position) -> Option<Self> {
        Some(Self { who, from: Stop::position(from), to: Stop::position(to) })
    }
}

impl Stop {
    fn position(position: Position) -> Self {
        Self::Spot(Spot::Position(position))
    }
}

impl Staging {
    /// The staging of an event that is only described by a text.
    const PLAIN: Self = Self {
        places: Highlight::NONE,
        changes: Changes::AtEnd,
        hold: 0.0,
        lasts: 0.0,
        sound: None,
        effect: Effect::Caption,
    };

    fn with_places(places: Highlight) -> Self {
        Self { places, ..Self::PLAIN }
    }

    fn lasting(self, lasts: f32) -> Self {
        Self { lasts, ..self }
    }

    fn with_hold(self, hold: f32) -> Self {
        Self { hold, ..self }
    }

    fn changing(self, changes: Changes) -> Self {
        Self { changes, ..self }
    }

    fn with(self, effect: Effect, sound: impl Into<Option<Sound>>) -> Self {
        Self { effect, sound: sound.into(), ..self }
    }
}

/// Returns the staging of an event. A new kind of event gets its animation and its sound here.
pub(crate) fn staging(event: &Event) -> Staging {
    let regions = |regions: &[Region]| Staging::with_places(Highlight::regions(regions));
    let positions = |positions: &[Position]| Staging::with_places(Highlight::positions(None, positions));
    let of = |who: Society| Staging::with_places(Highlight::society(who));
    let seat = |who: Society, at: &[Position]| Staging::with_places(Highlight::positions(Some(who), at));
    let spot = |who: Society, spot: Spot| match spot {
        Spot::Position(position) => seat(who, &[position]),
        Spot::Region(region) => {
            Staging::with_places(Highlight { society: Some(who), ..Highlight::regions(&[region]) })
        }
    };
    match *event {
        Event::Round { round, .. } => {
            Staging::PLAIN.changing(Changes::AtStart).lasting(0.8).with(Effect::Round(round), Sound::Round)
        }
        Event::Order(_) | Event::EndsEarly { .. } => Staging::PLAIN,
        Event::Over => Staging::PLAIN.changing(Changes::AtStart),
        Event::Turn(_) => Staging::PLAIN.changing(Changes::AtStart).lasting(0.15),
        Event::Restarts(_) => Staging::PLAIN.lasting(0.45),
        Event::Incident(..) | Event::Void(_) => Staging::PLAIN.lasting(0.4),

        Event::Acts { position, society, agent } => {
            seat(society, &[position, agent]).changing(Changes::AtStart).lasting(0.15)
        }
        Event::Idle(position) => positions(&[position]).changing(Changes::AtStart).lasting(0.15),
        Event::NothingToDo(position, society) => seat(society, &[position]).lasting(0.15),
        Event::Takes(position, _) => positions(&[position]),
        Event::Borrows(society, position) => seat(society, &[position]).changing(Changes::AtStart),
        Event::Steers(society, position) => seat(society, &[position]).lasting(0.4),

        Event::Deployed(society, to) => {
            let flight = Flight::new(society, Stop::Hand(society), Stop::Spot(to));
            spot(society, to).lasting(0.4).with(Effect::Agents([flight, None]), Sound::Placed)
        }
        Event::Retrieved(society, from) => {
            let flight = Flight::new(society, Stop::Spot(from), Stop::Hand(society));
            spot(society, from)
                .changing(Changes::OnTheWay)
                .with_hold(0.2)
                .lasting(0.3)
                .with(Effect::Agents([flight, None]), Sound::Placed)
        }
        Event::Swapped { society, from, to, with } => {
            let back = with.and_then(|other| Flight::between(Some(other), to, from));
            seat(society, &[from, to])
                .changing(Changes::OnTheWay)
                .lasting(0.45)
                .with(Effect::Agents([Flight::between(Some(society), from, to), back]), Sound::Placed)
        }
        Event::Relocated(society, from, to) | Event::Reseated(society, from, to) => {
            seat(society, &[from, to])
                .changing(Changes::OnTheWay)
                .lasting(0.45)
                .with(Effect::Agents([Flight::between(Some(society), from, to), None]), Sound::Placed)
        }
        Event::Traded(a, b) => positions(&[a, b])
            .changing(Changes::AtStart)
            .lasting(0.45)
            .with(Effect::Agents([Flight::between(None, a, b), Flight::between(None, b, a)]), Sound::Placed),

        Event::Added(empire, region, banners) => {
            regions(&[region]).lasting(0.3).with(Effect::Add { empire, region, banners }, Sound::Placed)
        }
        Event::Moved { empire, from, to, banners } => regions(&[from, to])
            .changing(Changes::OnTheWay)
            .lasting(0.45)
            .with(Effect::March { empire, from, to, banners, attacks: false }, Sound::March),
        Event::Attack { empire, from, to, banners } => regions(&[from, to])
            .changing(Changes::OnTheWay)
            .lasting(0.7)
            .with(Effect::March { empire, from, to, banners, attacks: true }, Sound::March),
        Event::Joined(empire, from, banners) => regions(from.as_slice())
            .changing(Changes::OnTheWay)
            .lasting(0.45)
            .with(Effect::Join { empire, from, banners }, Sound::March),
        Event::TakenUp(_, region, _) => regions(&[region]).changing(Changes::OnTheWay),
        Event::Killed(empire, region, banners, cause) => {
            let sound = match cause {
                Cause::Fort | Cause::Combat => Some(Sound::Clash),
                Cause::Card | Cause::Supply | Cause::Nowhere | Cause::InsteadOfSwap => None,
            };
            let effect = Effect::Killed { empire, region, banners, cause };
            regions(&[region]).with_hold(0.3).lasting(0.45).with(effect, sound)
        }
        Event::Outcome { at, attackers, defenders, .. } => {
            regions(&[at]).lasting(0.8).with(Effect::Outcome { at, attackers, defenders }, None)
        }
        Event::Control { region, to, .. } => regions(&[region])
            .with_hold(0.2)
            .lasting(0.5)
            .with(Effect::Control { region, to }, Sound::Conquest),

        Event::Drew(society, deck) => of(society).lasting(0.3).with(Effect::Draw(society, deck), Sound::Card),
        Event::Discarded(society, deck) => {
            of(society).with_hold(0.2).lasting(0.3).with(Effect::Discard(society, deck), Sound::Card)
        }
        Event::Played(society, card, using, _) => {
            let open = OpenCard::Played(society, card, using);
            of(society).lasting(0.7).with(Effect::Card(open), Sound::Card)
        }
        Event::Revealed(society, card) => {
            of(society).lasting(0.9).with(Effect::Card(OpenCard::Revealed(card)), Sound::Card)
        }
        Event::Offered(society, _, card) => {
            of(society).lasting(0.9).with(Effect::Card(OpenCard::Offered(society, card)), Sound::Card)
        }
        Event::Answered(society, ..) => of(society).lasting(0.4),
        // The staging of another event already shows which card it was, or who got the first-player mark.
        Event::DrewCard(society, _) | Event::DiscardedCard(society, _) | Event::First(society) => of(society),

        Event::Exchanged(society, one, other) => of(society)
            .with_hold(0.1)
            .lasting(0.9)
            .with(Effect::Tokens(society, [Some(one), Some(other)]), Sound::Revealed),
        Event::Turned(society, empire, slot) => of(society)
            .with_hold(0.1)
            .lasting(0.9)
            .with(Effect::Tokens(society, [Some((empire, slot)), None]), Sound::Revealed),
        Event::Raised(society, ..) => {
            of(society).with_hold(0.1).lasting(0.5).with(Effect::Caption, Sound::Revealed)
        }
        Event::Laid(society, ..) | Event::Kept(society) => of(society),
    }
}

/// The length of the hold before an event's animation, and the length of the animation, in seconds at this speed.
pub(crate) fn lasts(event: &Event, speed: Speed) -> (f32, f32) {
    let (staging, pace) = (staging(event), pace(speed));
    let lasts = match staging.effect {
        // The title of a round is never shown for longer than at normal speed.
        Effect::Round(_) => (staging.lasts * pace).min(staging.lasts),
        _ => staging.lasts * pace,
    };
    (staging.hold * pace, lasts)
}

/// The factor by which all animation times are multiplied at this speed; 0 means no animations.
pub(crate) fn pace(speed: Speed) -> f32 {
    match speed {
        Speed::None => 0.0,
        Speed::Fast => 0.5,
        Speed::Normal => 1.0,
        Speed::Slow => 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_agent_that_goes_is_about_both_its_places() {
        let [from, to] =
            [0, 1].map(|n| Position::new(Empire::new(0).unwrap(), rules::Office::new(n).unwrap()));
        let who = Society::new(1).unwrap();
        let staging = staging(&Event::Relocated(who, from, to));
        assert_eq!(staging.places, Highlight::positions(Some(who), &[from, to]));
        assert_eq!(staging.changes, Changes::OnTheWay);
    }
}
