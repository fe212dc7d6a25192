//! The bargains and payments from which packs build offer cards (section 12).

use crate::ids::Empire;

/// What the offerer takes or gives if its offer is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bargain {
    /// The offerer makes the choices of the rival's position.
    Control,
    /// The rival's attack gets up to this number of banners from the supply.
    Arms(u8),
}

/// One side of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    /// The society that plays the offer card.
    Offerer,
    /// The rival that gets the offer.
    Rival,
}

/// The payment for an accepted offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Payment {
    /// The payer takes one of its agents off a council.
    Recall,
    /// The payer draws up to this number of cards from any decks.
    Draw(u8),
    /// The payer may reinforce any region with this number of banners.
    Reinforce(u8),
    /// The payer turns one of its tokens face up.
    Reveal,
    /// The payer may trade the places of one of its agents on a council and one of the other side's.
    Trade,
}

/// An offer card of a pack (section 12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferCard {
    /// The offer's id in notation.
    pub id: String,
    /// The empire whose deck contains the card.
    pub empire: Empire,
    /// What the offerer takes or gives if the offer is accepted.
    pub bargain: Bargain,
    /// The side that makes the payment.
    pub by: Party,
    /// The payment for the bargain, made once the offer is accepted.
    pub payment: Payment,
}
