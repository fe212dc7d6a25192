//! The offer cards of `cards.toml`: what is offered and what is done for it (R12.1, R12.2).

use super::forms;
use super::map::REMOVED;
use super::names::{Names, id};
use super::places::{Places, Stretch};
use crate::toml::kind::{Choice, Field, Kind, Thing, field};
use crate::toml::node::Table;
use rules::{Bargain, CardPart, Kinds, OfferCard, Party, Payment, Place, Raw};

/// The keys of an offer card.
pub(super) const OFFER: &[Field] =
    &forms::join::<{ GIVEN.len() + Bargain::KEYS.len() + PAID.len() + Payment::KEYS.len() }>(&[
        GIVEN,
        &forms::fields::<Bargain, { Bargain::KEYS.len() }>(),
        PAID,
        &forms::fields::<Payment, { Payment::KEYS.len() }>(),
    ]);

const GIVEN: &[Field] = &[
    field("id", Kind::Id, "Its id, used by the text files. It must differ from all event ids."),
    field("empire", Kind::Name(Thing::Empire), "The empire whose deck contains it."),
    field("gives", Kind::OneOf("thing to offer", GIVES), "The thing to offer."),
    REMOVED,
];

const PAID: &[Field] = &[
    field("by", Kind::OneOf("side of an offer", SIDES), "The side that makes the payment."),
    field("payment", Kind::OneOf("payment", PAYMENTS), "The payment."),
];

const GIVES: &[Choice] = &forms::choices::<Bargain, { Bargain::FORMS.len() }>();

const SIDES: &[Choice] = &forms::choices::<Party, { Party::FORMS.len() }>();

const PAYMENTS: &[Choice] = &forms::choices::<Payment, { Payment::FORMS.len() }>();

/// Reads the offers into the raw rules.
pub(super) fn read(top: Table<'_>, names: &mut Names, raw: &mut Raw, places: &mut Places) {
    for item in top.get("offers").map(|n| n.list()).unwrap_or_default() {
        let Some(table) = item.table() else { continue };
        let id = id(table, &[&names.events[..], &names.offers[..]].concat());
        names.offers.push(id.clone());
        let empire = table.need("empire").and_then(|n| names.empire(n));
        let card = CardPart::Offer(raw.offers.len());
        let bargain = forms::read(table, "gives", names, card, places);
        let by = forms::read(table, "by", names, card, places);
        let payment = forms::read(table, "payment", names, card, places);
        let (Some(empire), Some(bargain), Some(by), Some(payment)) = (empire, bargain, by, payment) else {
            continue;
        };
        places.put(Place::Offer(raw.offers.len()), Stretch::new(top, table.span()));
        raw.offers.push(OfferCard { id, empire, bargain, by, payment });
    }
}

/// The pack's TOML for an offer.
pub(crate) fn to_toml(offer: &OfferCard) -> String {
    let keys = |kind: &str, id: &str, keys: Vec<(&'static str, String)>| {
        let keys: String = keys.iter().map(|(key, value)| format!(", {key} = {value}")).collect();
        format!("{kind} = \"{id}\"{keys}")
    };
    let gives = keys("gives", offer.bargain.form().id, forms::to_toml(offer.bargain, &[]));
    let by = keys("by", offer.by.form().id, Vec::new());
    let payment = keys("payment", offer.payment.form().id, forms::to_toml(offer.payment, &[]));
    format!("{gives}, {by}, {payment}")
}
