//! Offers: bargains and payments, from which packs build offer cards (section 12).

use crate::ids::Empire;

/// The bargain: a gain or a gift of the offerer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bargain {
    /// The offerer makes a position's choices.
    Control,
    /// The attack gets up to this number of banners from the supply.
    Arms(u8),
}

/// One side of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    /// The owner of the card.
    Offerer,
    /// The rival to whom it is offered.
    Rival,
}

/// The payment for an accepted offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Payment {
    /// Take one of one's own agents off a council.
    Recall,
    /// Draw up to this number of cards from any decks.
    Draw(u8),
    /// Reinforce any region with this number of banners.
    Reinforce(u8),
    /// Turn one of one's own tokens face up.
    Reveal,
    /// Trade one of one's own agents on a council with one of the other side's.
    Trade,
}

/// An offer card of a pack (section 12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferCard {
    /// The offer's id in notation.
    pub id: String,
    /// In whose deck it lies.
    pub empire: Empire,
    /// A gain or a gift of the offerer.
    pub bargain: Bargain,
    /// The party that pays.
    pub by: Party,
    /// The payment, once the offer is accepted.
    pub payment: Payment,
}
