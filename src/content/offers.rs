//! The offer cards of `cards.toml`: what is offered and what is done for it (R12.1, R12.2).

use super::names::{Names, id};
use super::node::{Field, Node, Table, field};
use super::places::{Places, Spot};
use crate::rules::{Bargain, MAX_BANNERS, MAX_COUNT, MAX_OFFERS, OfferCard, Party, Payment, Place, Raw};

const OFFER: &[Field] = &[
    field("id", "id", "Its id, by which the words of the pack call it; no event has it."),
    field("empire", "empire", "In whose deck it lies."),
    field(
        "gives",
        "control or arms",
        "What is offered: to steer a rival's position, or banners for its attack.",
    ),
    field("banners", "number", "How many banners (arms)."),
    field("by", "offerer or rival", "Who does what is done for it."),
    field("payment", "payment", "What that is: recall, draw, reinforce, reveal, trade."),
    field("number", "number", "How many cards or banners (draw, reinforce)."),
];

const PAYMENTS: [&str; 5] = ["recall", "draw", "reinforce", "reveal", "trade"];

/// Reads the offers into the raw rules.
pub(super) fn read(top: Table<'_>, names: &mut Names, raw: &mut Raw, places: &mut Places) {
    for item in top.get("offers").map(|n| n.list()).unwrap_or_default() {
        let Some(table) = item.table(OFFER) else { continue };
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
        places.put(Place::Offer(raw.offers.len()), Spot::of(top, table.span()));
        raw.offers.push(OfferCard { id, empire, bargain, by, payment });
    }
}

fn bargain(table: Table<'_>) -> Option<Bargain> {
    let gives = table.need("gives")?.one_of("thing to offer", ["control", "arms"].into_iter())?;
    if gives == 0 {
        not_taken(table, "banners", "control");
        return Some(Bargain::Control);
    }
    let banners = table.need("banners").and_then(|n| n.integer(1, MAX_BANNERS.into()))?;
    Some(Bargain::Arms(banners))
}

fn party(table: Table<'_>) -> Option<Party> {
    let by = table.need("by")?.one_of("side of an offer", ["offerer", "rival"].into_iter())?;
    Some([Party::Offerer, Party::Rival][by])
}

fn payment(table: Table<'_>) -> Option<Payment> {
    let kind = PAYMENTS[table.need("payment")?.one_of("payment", PAYMENTS.into_iter())?];
    let number = |most: u8| table.need("number").and_then(|n: Node<'_>| n.integer(1, most.into()));
    Some(match kind {
        "draw" => Payment::Draw(number(MAX_COUNT)?),
        "reinforce" => Payment::Reinforce(number(MAX_BANNERS)?),
        other => {
            not_taken(table, "number", other);
            match other {
                "recall" => Payment::Recall,
                "reveal" => Payment::Reveal,
                _ => Payment::Trade,
            }
        }
    })
}

fn not_taken(table: Table<'_>, key: &str, what: &str) {
    if let Some(extra) = table.get(key) {
        extra.fault(format!("\"{what}\" takes no \"{key}\""));
    }
}

/// What an offer is about, as it is written in a pack.
pub(super) fn written(offer: &OfferCard) -> String {
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
