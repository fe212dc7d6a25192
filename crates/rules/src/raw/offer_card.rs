//! The bargains and payments from which packs build offer cards (section 12).

use crate::ids::Empire;

/// What happens if an offer is accepted: what its offerer gets or gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bargain {
    /// The offerer makes the choices of the rival's position.
    Control,
    /// The rival's attack gets up to this number of banners from the supply.
    Arms(u8),
}

/// One of the two societies of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    /// The society that makes the offer.
    Offerer,
    /// The rival that receives the offer.
    Rival,
}

/// The payment for an accepted offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Payment {
    /// The payer takes one of its agents off a council.
    Recall,
    /// The payer draws up to this number of cards, each from any deck.
    Draw(u8),
    /// The payer may add this number of banners to one region (reinforce it).
    Reinforce(u8),
    /// The payer turns one of its loyalty tokens face up.
    Reveal,
    /// The payer may trade the places of two agents on councils: one of its own and one of the other society's.
    Trade,
}

/// An offer card of a pack (section 12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferCard {
    /// The offer's id in notation.
    pub id: String,
    /// The empire whose deck contains the card.
    pub empire: Empire,
    /// What happens if the offer is accepted: what the offerer gets or gives.
    pub bargain: Bargain,
    /// The society that makes the payment.
    pub by: Party,
    /// The payment, which is made once the offer is accepted, before the bargain is carried out.
    pub payment: Payment,
}
