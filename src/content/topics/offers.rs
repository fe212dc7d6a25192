//! The offer cards of `cards.toml`: what is offered and what is done for it (R12.1, R12.2).

use super::names::{Names, id};
use super::places::{Places, Stretch};
use crate::content::toml::kind::{Choice, Field, Kind, Thing, choice, field};
use crate::content::toml::node::Table;
use crate::rules::{Bargain, MAX_BANNERS, MAX_COUNT, MAX_OFFERS, OfferCard, Party, Payment, Place, Raw};

/// The keys of an offer card.
pub(super) const OFFER: &[Field] = &[
    field("id", Kind::Id, "Its id, by which the words of the pack call it; no event has it."),
    field("empire", Kind::Name(Thing::Empire), "In whose deck it lies."),
    field("gives", Kind::OneOf("thing to offer", GIVES), "What is offered."),
    field("banners", Kind::Whole(1, MAX_BANNERS as i64), "How many banners (arms).")
        .needed_where("arms are offered"),
    field("by", Kind::OneOf("side of an offer", SIDES), "Who does what is done for it."),
    field("payment", Kind::OneOf("payment", PAYMENTS), "What that is."),
    field("number", Kind::Whole(1, MAX_BANNERS as i64), "How many cards, at most 9, or banners.")
        .needed_where("the payment takes a number"),
];

const GIVES: &[Choice] = &[
    choice("control", "To steer a position for a rival."),
    choice("arms", "Banners for a rival's attack.").needs(&["banners"]),
];

const SIDES: &[Choice] = &[choice("offerer", "Who offers."), choice("rival", "To whom it is offered.")];

const PAYMENTS: &[Choice] = &[
    choice("recall", "Take an agent off a council, to hand."),
    choice("draw", "Draw so many cards, from any decks.").needs(&["number"]),
    choice("reinforce", "Reinforce one region with so many.").needs(&["number"]),
    choice("reveal", "Turn a loyalty token face up."),
    choice("trade", "Trade one of its agents on councils with one of the other side."),
];

/// Reads the offers into the raw rules.
pub(super) fn read(top: Table<'_>, names: &mut Names, raw: &mut Raw, places: &mut Places) {
    for item in top.get("offers").map(|n| n.list()).unwrap_or_default() {
        let Some(table) = item.table() else { continue };
        let id = id(table, &[&names.events[..], &names.offers[..]].concat());
        names.offers.push(id.clone());
        let empire = table.need("empire").and_then(|n| names.empire(n));
        let (bargain, by, payment) = (bargain(table), party(table), payment(table));
        let (Some(empire), Some(bargain), Some(by), Some(payment)) = (empire, bargain, by, payment) else {
            continue;
        };
        if raw.offers.iter().filter(|offer| offer.empire == empire).count() == MAX_OFFERS {
            table.fault(format!("a deck has at most {MAX_OFFERS} offers"));
        }
        places.put(Place::Offer(raw.offers.len()), Stretch::of(top, table.span()));
        raw.offers.push(OfferCard { id, empire, bargain, by, payment });
    }
}

fn bargain(table: Table<'_>) -> Option<Bargain> {
    match table.choose("gives")?.name {
        "control" => Some(Bargain::Control),
        _ => Some(Bargain::Arms(table.need("banners")?.whole()?)),
    }
}

fn party(table: Table<'_>) -> Option<Party> {
    match table.choose("by")?.name {
        "offerer" => Some(Party::Offerer),
        _ => Some(Party::Rival),
    }
}

fn payment(table: Table<'_>) -> Option<Payment> {
    Some(match table.choose("payment")?.name {
        "recall" => Payment::Recall,
        "draw" => {
            let node = table.need("number")?;
            let cards = node.whole()?;
            if cards > MAX_COUNT {
                node.fault(format!("{cards} is outside of 1 to {MAX_COUNT}"));
                return None;
            }
            Payment::Draw(cards)
        }
        "reinforce" => Payment::Reinforce(table.need("number")?.whole()?),
        "reveal" => Payment::Reveal,
        _ => Payment::Trade,
    })
}

/// What an offer is about, as it is written in a pack.
pub(in crate::content) fn written(offer: &OfferCard) -> String {
    let gives = match offer.bargain {
        Bargain::Control => "gives = \"control\"".to_owned(),
        Bargain::Arms(banners) => format!("gives = \"arms\", banners = {banners}"),
    };
    let by = if offer.by == Party::Offerer { "offerer" } else { "rival" };
    let payment = match offer.payment {
        Payment::Recall => "\"recall\"".to_owned(),
        Payment::Draw(n) => format!("\"draw\", number = {n}"),
        Payment::Reinforce(n) => format!("\"reinforce\", number = {n}"),
        Payment::Reveal => "\"reveal\"".to_owned(),
        Payment::Trade => "\"trade\"".to_owned(),
    };
    format!("{gives}, by = \"{by}\", payment = {payment}")
}
