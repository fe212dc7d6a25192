//! Exact descriptions of what cards do. They are taken from the pack, or made from the effects if the pack has
//! none.

use super::names_of_things::{number, text};
use crate::language::localised_texts::{Arg, Speech};
use rules::{Effect, Empire, End, Icon, Incident, Kinds, OfferCard, Office, Position};

/// The key of the texts about an effect's kind. Reach effects have different keys if they include empty regions
/// or seas.
pub(crate) fn kind(effect: Effect) -> &'static str {
    match effect {
        Effect::Reach { empty: true, sea: false } => "reach-empty",
        Effect::Reach { empty: false, sea: true } => "reach-sea",
        Effect::Reach { empty: true, sea: true } => "reach-empty-sea",
        other => other.form().id,
    }
}

impl Speech {
    /// The description of the pack's ability with this index.
    pub fn ability_does(&self, index: usize) -> String {
        let own = &self.words().ability(index).text;
        let ability = self.pack().rules.raw.abilities.get(index).filter(|_| own.is_empty());
        ability.map_or_else(|| own.clone(), |ability| self.effect(ability.effect))
    }

    /// The description of one half of the pack's event card with this index.
    pub fn event_does(&self, index: usize, half: usize) -> String {
        let own = self.words().event(index).does.get(half).filter(|text| !text.is_empty());
        let event = self.pack().rules.raw.events.get(index).filter(|_| own.is_none());
        let incident = event.and_then(|event| Some((event.empire, *event.halves.get(half)?)));
        incident.map_or_else(
            || own.cloned().unwrap_or_default(),
            |(empire, incident)| self.incident(empire, incident),
        )
    }

    /// The description of the pack's offer card with this index.
    pub fn offer_does(&self, index: usize) -> String {
        let own = &self.words().offer(index).text;
        let offer = self.pack().rules.raw.offers.get(index).filter(|_| own.is_empty());
        offer.map_or_else(|| own.clone(), |offer| self.offer(offer))
    }

    /// The exact description of an effect.
    pub fn effect(&self, effect: Effect) -> String {
        let given = effect.parameters();
        let place = given.place;
        let term = |icon: Icon| self.words().icon(icon).one;
        let none = || "none".to_owned();
        let without: Vec<String> = place.without.iter().map(term).collect();
        let args = [
            number("n", given.number),
            yes("empty", place.empty),
            text("with", place.with.map_or_else(none, term)),
            text("without", if without.is_empty() { none() } else { self.nor(without) }),
        ];
        self.say(&format!("effect-{}", kind(effect)), &args)
    }

    /// The exact description of what one half of an event card does.
    fn incident(&self, empire: Empire, incident: Incident) -> String {
        let given = incident.parameters();
        let raw = &self.pack().rules.raw;
        let positions = raw.empires.get(empire.index()).map_or(0, |own| own.council.len());
        let own = end(given.position, positions).map(|office| Position::new(empire, office));
        let other = end(given.other, raw.offices.len()).map(|office| self.words().office(office).to_owned());
        let args = [
            text("empire", self.empire(empire)),
            text("own", own.map(|position| self.position(position)).unwrap_or_default()),
            text("other", other.unwrap_or_default()),
            text("icon", self.words().icon(given.icon).one),
            number("n", given.number),
            yes("home", given.home),
            yes("restart", given.restart),
            yes("seas", !raw.seas.is_empty()),
        ];
        self.say(&format!("incident-{}", incident.form().id), &args)
    }

    /// The exact description of what an offer card does.
    fn offer(&self, offer: &OfferCard) -> String {
        let bargain = number("n", offer.bargain.parameters().number);
        let payment = [number("n", offer.payment.parameters().number), text("by", offer.by.form().id)];
        let bargain = self.say(&format!("bargain-{}", offer.bargain.form().id), &[bargain]);
        let payment = self.say(&format!("payment-{}", offer.payment.form().id), &payment);
        self.say("offer-does", &[text("bargain", bargain), text("payment", payment)])
    }
}

fn yes(name: &str, holds: bool) -> Arg<'_> {
    text(name, if holds { "yes" } else { "no" })
}

/// The first or last position in a council with this many positions.
fn end(end: End, positions: usize) -> Option<Office> {
    match end {
        End::First => Office::new(0),
        End::Last => Office::new(positions.checked_sub(1)?),
    }
}
