//! Lists of the cards of one deck or of the whole pack, including cards of house rules that are off.

use super::markup::plain;
use crate::language::localised_texts::Speech;
use packs::{Pack, capital};
use rules::{Card, Cards, Empire, HouseRule, HouseRules, Use, World};

/// A world that has every card of the pack, whatever the house rules; `None` if the rules do not allow one.
pub fn every_card(pack: &Pack) -> Option<World> {
    let raw = &pack.rules.raw;
    let mut house = raw.house;
    house.wild_cards = raw.has(Cards::Wild);
    house.event_cards = raw.has(Cards::Event);
    house.offer_cards = raw.has(Cards::Offer);
    let worlds = [house, raw.house].into_iter();
    worlds.filter_map(|house| World::new(raw, &house, raw.societies.0).ok()).next()
}

/// The cards of a deck in order, with wild and offer cards last. The first item is a card with abilities, if
/// there is one: all such cards share their first two.
pub fn deck_in_order(world: &World, deck: Empire) -> (Option<Card>, Vec<Card>) {
    let mut cards: Vec<Card> = world.deck(deck).cards(deck).collect();
    cards.sort_by_key(|card| !card.has_abilities());
    (cards.first().copied().filter(|card| card.has_abilities()), cards)
}

/// The house rule that would add a card to the game; `None` if the card is in the game.
fn missing(house: &HouseRules, card: Card) -> Option<HouseRule> {
    let (rule, on) = match () {
        () if card.is_wild() => (HouseRule::WildCards, house.wild_cards),
        () if card.as_event().is_some() => (HouseRule::EventCards, house.event_cards),
        () if card.as_offer().is_some() => (HouseRule::OfferCards, house.offer_cards),
        () => return None,
    };
    (!on).then_some(rule)
}

impl Speech {
    /// The note on a card that needs a house rule that is off; `None` if the card is in the game.
    pub fn card_missing(&self, house: &HouseRules, card: Card) -> Option<String> {
        let name = self.house_name(missing(house, card)?);
        Some(plain(&self.say("rulebook-only-with", &[("name", name.into())])))
    }

    /// The kind of a card as text, for event and offer cards; `None` for other cards.
    pub fn card_kind(&self, card: Card) -> Option<String> {
        let key = match () {
            () if card.as_event().is_some() => "card-event",
            () if card.as_offer().is_some() => "card-offer",
            () => return None,
        };
        Some(self.say(key, &[("empire", self.empire(card.deck()).into())]))
    }

    /// The lines about a deck: first the abilities on every card, then each card's own. Wild and offer cards
    /// are last. `beside` returns a note to put after a card's name.
    pub fn deck_lines(&self, world: &World, deck: Empire, beside: impl Fn(Card) -> String) -> Vec<String> {
        let (first, cards) = deck_in_order(world, deck);
        let mut lines = Vec::new();
        if let Some(card) = first {
            lines.push(self.say("cards-on-every", &[("empire", self.empire(deck).into())]));
            lines.extend([Use::Alone, Use::Double].map(|using| self.indented(world, card, using)));
        }
        for card in cards {
            let beside = beside(card);
            let name = capital(&self.card(card));
            lines.push(if beside.is_empty() { name } else { self.card_beside(&name, &beside) });
            if card.has_abilities() {
                lines.push(self.indented(world, card, Use::Paired));
            } else {
                lines.extend(self.card_texts(world, card).into_iter().map(|text| format!("  {text}")));
            }
        }
        lines
    }

    /// The name of a card or deck with a note after it.
    pub fn card_beside(&self, card: &str, beside: &str) -> String {
        self.say("cards-beside", &[("card", card.into()), ("beside", beside.into())])
    }

    fn indented(&self, world: &World, card: Card, using: Use) -> String {
        format!("  {}", self.ability_whole(world, card, using))
    }

    /// The lines about all cards of the pack, by deck. If a house rule would add a card, its line names the
    /// rule.
    pub fn every_card_lines(&self, house: &HouseRules) -> Vec<String> {
        let Some(world) = every_card(self.pack()) else { return Vec::new() };
        let mut lines = Vec::new();
        for deck in world.empires() {
            let beside = |card: Card| {
                let said = self.card_kind(card).into_iter().chain(self.card_missing(house, card));
                said.collect::<Vec<_>>().join(" ")
            };
            lines.push(self.empire(deck));
            lines.extend(self.deck_lines(&world, deck, beside).into_iter().map(|line| format!("  {line}")));
            lines.push(String::new());
        }
        lines
    }
}
