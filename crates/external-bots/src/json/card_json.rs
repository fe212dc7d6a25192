//! Cards as JSON: abilities, event cards and offer cards.

use serde_json::{Map, Value, json};

use super::match_json::MatchJson;
use rules::{Card, Cost, Empire, Key, KeyType, Kinds, Use, Window, World};

impl MatchJson {
    /// The abilities of cards as JSON (R7.3).
    pub(crate) fn abilities_json(&self) -> Value {
        let (world, pack) = (self.world(), &self.pack);
        let told = world.abilities().iter().enumerate().map(|(index, ability)| {
            let when: Vec<&str> = ability.windows.iter().map(Window::id).collect();
            json!({
                "id": pack.rules.abilities.get(index),
                "name": pack.words.ability(index).name,
                "cost": self.cost_json(ability.cost),
                "when": when,
                "effect": kind_json(world, ability.effect),
            })
        });
        told.collect()
    }

    /// The ids of the empires whose cards pay for an ability.
    pub(crate) fn cost_json(&self, cost: Cost) -> Vec<&str> {
        let world = self.world();
        let empires = match cost {
            Cost::One(a) => vec![a],
            Cost::Two(a) => vec![a, a],
            Cost::Pair(a, b) => vec![a.min(b), a.max(b)],
        };
        empires.into_iter().map(|e| world.empire_id(e)).collect()
    }

    /// The event cards in the game as JSON; an empty list if the house rule is off.
    pub(crate) fn events_json(&self) -> Value {
        let world = self.world();
        let told = world.events().iter().enumerate().map(|(index, event)| {
            json!({
                "id": event.id,
                "name": self.pack.words.event(index).name,
                "empire": world.empire_id(event.empire),
                "does": event.halves.iter().map(|half| kind_json(world, *half)).collect::<Vec<_>>(),
            })
        });
        if world.house().event_cards { told.collect() } else { json!([]) }
    }

    /// The offer cards in the game as JSON; an empty list if the house rule is off.
    pub(crate) fn offers_json(&self) -> Value {
        let world = self.world();
        let told = world.offers().iter().enumerate().map(|(index, offer)| {
            json!({
                "id": offer.id,
                "name": self.pack.words.offer(index).name,
                "empire": world.empire_id(offer.empire),
                "gives": kind_json(world, offer.bargain),
                "by": kind_json(world, offer.by),
                "payment": kind_json(world, offer.payment),
            })
        });
        if world.house().offer_cards { told.collect() } else { json!([]) }
    }

    /// A deck at the start of a match as JSON: its kinds of cards, their numbers and their abilities.
    pub(crate) fn deck_json(&self, empire: Empire) -> Value {
        let world = self.world();
        let deck = world.deck(empire);
        let told = deck.cards(empire).map(|card| {
            let mut told = json!({ "card": world.card_id(card), "count": deck.count_of(card) });
            match card_kind(card) {
                "card" => {
                    let ability =
                        |using| self.pack.rules.abilities.get(world.ability_of(card, using).index());
                    told["partner"] = json!(world.empire_id(card.partner()));
                    told["abilities"] = json!(Use::ALL.map(ability));
                }
                "event" => {
                    let event = world.event_of(card).and_then(|index| world.events().get(index));
                    told["event"] = json!(event.map(|event| &event.id));
                }
                "offer" => told["offer"] = json!(world.offer(card).map(|offer| &offer.id)),
                _ => {}
            }
            told["kind"] = json!(card_kind(card));
            told
        });
        told.collect()
    }
}

/// The kind of a card, as a word in the JSON.
fn card_kind(card: Card) -> &'static str {
    match () {
        () if card.as_event().is_some() => "event",
        () if card.as_offer().is_some() => "offer",
        () if card.has_abilities() => "card",
        () => "wild",
    }
}

/// An effect as JSON, with its kind and parameters under the keys that packs use. Parameters without a key are
/// left out.
fn kind_json<T: Kinds>(world: &World, kind: T) -> Value {
    let form = kind.form();
    let mut told = Map::new();
    told.insert("kind".into(), json!(form.id));
    told.insert("meaning".into(), json!(form.meaning));
    for key in T::KEYS.iter().filter(|key| form.keys().any(|id| id == key.id)) {
        told.insert(key.id.into(), value(world, key, kind));
    }
    Value::Object(told)
}

fn value<T: Kinds>(world: &World, key: &Key, kind: T) -> Value {
    let mut given = kind.parameters();
    match key.takes {
        KeyType::Number(at, _) => json!(*at(&mut given)),
        KeyType::Yes(at) | KeyType::Only(at) => json!(*at(&mut given)),
        KeyType::Icon(at) => json!(world.icon_id(*at(&mut given))),
        KeyType::Perhaps(at) => json!(at(&mut given).map(|icon| world.icon_id(icon))),
        KeyType::Icons(at) => at(&mut given).iter().map(|icon| world.icon_id(icon)).collect(),
        KeyType::End(at) => json!(at(&mut given).id()),
    }
}
