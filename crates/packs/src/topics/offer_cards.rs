//! The offer cards in `cards.toml`, with what they offer and how it is paid (R12.1, R12.2).

use super::declared_ids::{Names, id};
use super::fault_places::{Places, Stretch};
use super::kinds_with_keys;
use super::map::REMOVED;
use crate::toml::key_declaration::{Choice, Field, Kind, Thing, field};
use crate::toml::toml_reader::Table;
use rules::{Bargain, CardPart, Kinds, OfferCard, Party, Payment, Place, Raw};

/// The keys of an offer card.
pub(super) const OFFER: &[Field] =
    &kinds_with_keys::join::<{ GIVEN.len() + Bargain::KEYS.len() + PAID.len() + Payment::KEYS.len() }>(&[
        GIVEN,
        &kinds_with_keys::fields::<Bargain, { Bargain::KEYS.len() }>(),
        PAID,
        &kinds_with_keys::fields::<Payment, { Payment::KEYS.len() }>(),
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

const GIVES: &[Choice] = &kinds_with_keys::choices::<Bargain, { Bargain::FORMS.len() }>();

const SIDES: &[Choice] = &kinds_with_keys::choices::<Party, { Party::FORMS.len() }>();

const PAYMENTS: &[Choice] = &kinds_with_keys::choices::<Payment, { Payment::FORMS.len() }>();

/// Reads the offers into `raw`.
pub(super) fn read(top: Table<'_>, names: &mut Names, raw: &mut Raw, places: &mut Places) {
    for item in top.get("offers").map(|n| n.list()).unwrap_or_default() {
        let Some(table) = item.table() else { continue };
        let id = id(table, &[&names.events[..], &names.offers[..]].concat());
        names.offers.push(id.clone());
        let empire = table.need("empire").and_then(|n| names.empire(n));
        let card = CardPart::Offer(raw.offers.len());
        let bargain = kinds_with_keys::read(table, "gives", names, card, places);
        let by = kinds_with_keys::read(table, "by", names, card, places);
        let payment = kinds_with_keys::read(table, "payment", names, card, places);
        let (Some(empire), Some(bargain), Some(by), Some(payment)) = (empire, bargain, by, payment) else {
            continue;
        };
        places.put(Place::Offer(raw.offers.len()), Stretch::new(top, table.span()));
        raw.offers.push(OfferCard { id, empire, bargain, by, payment });
    }
}

/// An offer in TOML syntax.
pub(crate) fn to_toml(offer: &OfferCard) -> String {
    let keys = |kind: &str, id: &str, keys: Vec<(&'static str, String)>| {
        let keys: String = keys.iter().map(|(key, value)| format!(", {key} = {value}")).collect();
        format!("{kind} = \"{id}\"{keys}")
    };
    let gives = keys("gives", offer.bargain.form().id, kinds_with_keys::to_toml(offer.bargain, &[]));
    let by = keys("by", offer.by.form().id, Vec::new());
    let payment = keys("payment", offer.payment.form().id, kinds_with_keys::to_toml(offer.payment, &[]));
    format!("{gives}, {by}, {payment}")
}
