//! Offer cards as data (section 12): the bargain, the society that pays, and the payment.

/// An offer card of one empire's deck.
#[derive(Clone, Debug)]
pub struct OfferCard {
    pub id: String,
    pub empire: usize,
    pub gives: Gives,
    /// True if the offerer makes the payment, false if the rival does.
    pub offerer_pays: bool,
    pub payment: Payment,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    /// The offerer makes the choices of the rival's position.
    Control,
    /// The rival's attack gets up to this number of banners from the supply.
    Arms(usize),
}

/// The payment for an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payment {
    /// The payer takes one of its agents off a council.
    TakeOff,
    /// The payer draws up to this number of cards from any decks.
    Draw(usize),
    /// The payer reinforces any region with this number of banners.
    Reinforce(usize),
    /// The payer turns one of its loyalty tokens face up.
    TurnUp,
    /// The payer trades one of its agents on councils with one of the other society's.
    Trade,
}

/// The ten printed offers with their names in the base pack, for five empires given by their indices in the list.
pub fn printed_offers(
    bear: usize,
    eagle: usize,
    elephant: usize,
    lion: usize,
    horse: usize,
) -> Vec<OfferCard> {
    let control = |id: &str, empire, offerer_pays, payment| OfferCard {
        id: id.to_string(),
        empire,
        gives: Gives::Control,
        offerer_pays,
        payment,
    };
    let arms = |id: &str, empire, offerer_pays, payment| OfferCard {
        gives: Gives::Arms(4),
        ..control(id, empire, offerer_pays, payment)
    };
    vec![
        control("borrowed-seal", bear, true, Payment::TakeOff),
        arms("hired-blades", bear, false, Payment::TakeOff),
        control("open-archive", eagle, false, Payment::Draw(2)),
        arms("bought-secrets", eagle, true, Payment::Draw(2)),
        control("ivory-debt", elephant, false, Payment::Reinforce(4)),
        arms("shared-barracks", elephant, true, Payment::Reinforce(4)),
        control("name-given", lion, true, Payment::TurnUp),
        arms("price-of-candour", lion, false, Payment::TurnUp),
        control("exchange-of-envoys", horse, false, Payment::Trade),
        arms("fresh-mounts", horse, true, Payment::Trade),
    ]
}
