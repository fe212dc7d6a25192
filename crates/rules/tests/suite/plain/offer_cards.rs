//! Offer cards as data (section 12): what is offered, who pays, and with what.

/// An offer of one empire's deck.
#[derive(Clone, Debug)]
pub struct OfferCard {
    pub id: String,
    pub empire: usize,
    pub gives: Gives,
    /// Whether the offerer does what is done for it, or else the rival.
    pub offerer_pays: bool,
    pub payment: Payment,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    /// The offerer makes the position's choices.
    Control,
    /// The attack gets up to so many banners from the supply.
    Arms(usize),
}

/// What is done for an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payment {
    /// One of one's agents is taken off a council.
    TakeOff,
    /// Up to so many cards are drawn from any decks.
    Draw(usize),
    /// Any region is reinforced with so many.
    Reinforce(usize),
    /// One of one's tokens is turned face up.
    TurnUp,
    /// One of one's deployed agents is traded with one of the other side's.
    Trade,
}

/// The printed ten, by the names of the base pack, for five empires given by their place in the list.
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
