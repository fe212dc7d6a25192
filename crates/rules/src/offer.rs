//! What an offer card offers and what is paid for it, from which packs build offers (section 12).

use super::ids::Empire;

/// What the offerer gets, or gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bargain {
    /// The offerer makes a position's choices.
    Control,
    /// The attack gets up to so many banners from the supply.
    Arms(u8),
}

/// One side of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    /// Whose card it is.
    Offerer,
    /// Whom it is offered to.
    Rival,
}

/// What is done for an offer that is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Payment {
    /// Take one of one's own agents off a council.
    Recall,
    /// Draw up to so many cards from any decks.
    Draw(u8),
    /// Reinforce any region with so many banners.
    Reinforce(u8),
    /// Turn one of one's own tokens face up.
    Reveal,
    /// Trade one of one's own agents on a council with one of the other side's.
    Trade,
}

/// An offer card of a pack (section 12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferCard {
    /// Its id.
    pub id: String,
    /// In whose deck it lies.
    pub empire: Empire,
    /// What is offered.
    pub bargain: Bargain,
    /// Who does what is done for it.
    pub by: Party,
    /// What that is.
    pub payment: Payment,
}
