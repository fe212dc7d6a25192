//! What is written on a card's face.

use super::vignette_motif::Motif;
use crate::looks::Looks;
use packs::capital;
use rules::{Card, Cost, Empire, Use, World};
use speech::rulebook::deck_in_order;

/// An ability or effect on a card's face.
pub(crate) struct Part {
    /// The name; empty if the card's title says it.
    pub name: String,
    /// The decks of the cards that pay for it.
    pub cost: Vec<Empire>,
    /// When it can be played.
    pub when: String,
    /// What it does, in words.
    pub text: String,
    /// The result of playing it now and true, or the reason why it cannot be played and false.
    pub now: Option<(String, bool)>,
}

/// Everything on the face of a card.
pub(crate) struct Contents {
    /// The card; for an ability that several cards share, one of them.
    pub card: Card,
    /// The motif of the vignette.
    pub(super) motif: Motif,
    /// The title: the name of the card or of the ability.
    pub title: String,
    /// The abilities or effects.
    pub parts: Vec<Part>,
    /// The line at the foot.
    pub foot: String,
}

impl Contents {
    /// The faces for a deck's cards. The first faces show the abilities that all cards share, and the others
    /// what only one kind of card can do. Wild cards come last. `foot` returns the text at the foot; it gets
    /// no card for shared abilities.
    pub fn of_deck(
        looks: &Looks,
        world: &World,
        deck: Empire,
        foot: impl Fn(Option<Card>, &Self) -> String,
    ) -> Vec<Self> {
        let (first, cards) = deck_in_order(world, deck);
        let every = first.into_iter().flat_map(|card| [(card, Use::Alone), (card, Use::Double)]);
        let footed = |mut face: Self, card| {
            face.foot = foot(card, &face);
            face
        };
        let mut faces: Vec<Self> =
            every.map(|(card, using)| footed(Self::of_ability(looks, world, card, using), None)).collect();
        faces.extend(cards.into_iter().map(|card| {
            let face = if card.has_abilities() {
                Self::of_ability(looks, world, card, Use::Paired)
            } else {
                Self::of_card(looks, world, card)
            };
            footed(face, Some(card))
        }));
        faces
    }

    /// The face of a whole card.
    pub fn of_card(looks: &Looks, world: &World, card: Card) -> Self {
        let parts = if card.has_abilities() {
            Use::ALL.map(|using| Part::new(looks, world, card, using)).into()
        } else {
            texts(looks, world, card)
        };
        Self {
            card,
            motif: Motif::for_card(world, card, Use::Paired),
            title: capital(&looks.speech.card(card)),
            parts,
            foot: looks.speech.card_kind(card).unwrap_or_default(),
        }
    }

    /// The face of one ability of a card.
    pub fn of_ability(looks: &Looks, world: &World, card: Card, using: Use) -> Self {
        let mut part = Part::new(looks, world, card, using);
        let title = capital(&std::mem::take(&mut part.name));
        Self {
            card,
            motif: Motif::for_card(world, card, using),
            title,
            parts: vec![part],
            foot: String::new(),
        }
    }

    /// The whole face as text, for screen readers.
    pub fn description(&self) -> String {
        let mut said = vec![self.title.clone()];
        for part in &self.parts {
            let now = part.now.as_ref().map(|(text, _)| text.as_str()).unwrap_or_default();
            let pieces = [part.name.as_str(), &part.when, &part.text, now];
            said.push(pieces.into_iter().filter(|piece| !piece.is_empty()).collect::<Vec<_>>().join(": "));
        }
        said.push(self.foot.clone());
        said.retain(|piece| !piece.is_empty());
        said.join("\n")
    }
}

impl Part {
    fn new(looks: &Looks, world: &World, card: Card, using: Use) -> Self {
        let ability = *world.ability(world.ability_of(card, using));
        Self {
            name: looks.speech.ability_name(world, card, using),
            cost: match ability.cost {
                Cost::One(a) => vec![a],
                Cost::Two(a) => vec![a, a],
                // The card's own deck comes first.
                Cost::Pair(_, _) => vec![card.deck(), card.partner()],
            },
            when: capital(&looks.speech.windows(&ability)),
            text: looks.speech.ability_text(world, card, using),
            now: None,
        }
    }
}

/// The effects of a card without abilities: an event card with one or two halves, an offer card or a wild
/// card.
fn texts(looks: &Looks, world: &World, card: Card) -> Vec<Part> {
    let part = |text| Part { name: String::new(), cost: Vec::new(), when: String::new(), text, now: None };
    looks.speech.card_texts(world, card).into_iter().map(part).collect()
}
