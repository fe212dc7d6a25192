//! Kinds of events (R11.2).

use super::kind_declaration::{Form, Key, KeyType, Kinds, Parameters};
use crate::ids::MAX_BANNERS;
use crate::raw::event_card::Incident;

impl Kinds for Incident {
    const FORMS: &'static [Form<Self>] = &[
        Form::new(
            "trade-within",
            "Trade the agents of this position and of another of its council.",
            |given| Self::TradeWithin(given.position),
        )
        .needs(&["position"]),
        Form::new("trade-across", "Trade the agents of positions of two councils.", |given| {
            Self::TradeAcross { own: given.position, other: given.other }
        })
        .needs(&["position", "other"]),
        Form::new("civil-attack", "An attack between two regions of this empire.", |_| Self::CivilAttack),
        Form::new("expel", "Clear foreign banners out of one home region of this empire.", |_| Self::Expel),
        Form::new("withdraw", "Clear this empire's banners out of one region.", |given| Self::Withdraw {
            home: given.home,
        })
        .takes(&["home"]),
        Form::new("reseat", "Rearrange all agents of this council so that each one moves.", |given| {
            Self::Reseat { restart: given.restart }
        })
        .takes(&["restart"]),
        Form::new(
            "double",
            "Until the round ends each of these icons counts twice for printed actions, not for supply.",
            |given| Self::Double(given.icon),
        )
        .needs(&["icon"]),
        Form::new("no-supply-check", "Until the round ends there are no supply checks.", |_| {
            Self::NoSupplyCheck
        }),
        Form::new(
            "clear",
            "Clear all banners out of one region that borders one this empire controls.",
            |_| Self::Clear,
        ),
        Form::new(
            "attrition",
            "Kill this many banners of this empire in every region it stands in.",
            |given| Self::Attrition(given.number),
        )
        .needs(&["banners"]),
        Form::new("truce", "Until the round ends this empire does not attack.", |_| Self::Truce),
        Form::new(
            "gather",
            "Move one banner from every region with at least this many into one region.",
            |given| Self::Gather(given.number),
        )
        .needs(&["banners"]),
        Form::new(
            "uproar",
            "Clear a region of this empire's banners and kill one in each bordering one.",
            |_| Self::Uproar,
        ),
        Form::new("march", "Move this empire's whole army from one region to any empty region.", |_| {
            Self::March
        }),
    ];

    const KEYS: &'static [Key] = &[
        Key {
            id: "position",
            takes: KeyType::End(|given| &mut given.position),
            meaning: "The position of this council (trade-within, trade-across).",
            needed: Some("the kind takes it"),
        },
        Key {
            id: "other",
            takes: KeyType::End(|given| &mut given.other),
            meaning: "The position of the other council (trade-across).",
            needed: Some("the kind takes it"),
        },
        Key {
            id: "home",
            takes: KeyType::Yes(|given| &mut given.home),
            meaning: "Only home regions (withdraw). False by default.",
            needed: None,
        },
        Key {
            id: "restart",
            takes: KeyType::Yes(|given| &mut given.restart),
            meaning: "Whether the empire's turn starts again (reseat). False by default.",
            needed: None,
        },
        Key {
            id: "icon",
            takes: KeyType::Icon(|given| &mut given.icon),
            meaning: "The icon that counts twice (double).",
            needed: Some("the kind takes it"),
        },
        Key {
            id: "banners",
            takes: KeyType::Number(|given| &mut given.number, MAX_BANNERS),
            meaning: "The number of banners to kill (attrition), or the fewest banners of a region (gather).",
            needed: Some("the kind takes it"),
        },
    ];

    fn parameters(self) -> Parameters {
        let nothing = Parameters::NOTHING;
        match self {
            Self::TradeWithin(position) => Parameters { position, ..nothing },
            Self::TradeAcross { own, other } => Parameters { position: own, other, ..nothing },
            Self::Withdraw { home } => Parameters { home, ..nothing },
            Self::Reseat { restart } => Parameters { restart, ..nothing },
            Self::Double(icon) => Parameters { icon, ..nothing },
            Self::Attrition(number) | Self::Gather(number) => Parameters { number, ..nothing },
            Self::CivilAttack
            | Self::Expel
            | Self::NoSupplyCheck
            | Self::Clear
            | Self::Truce
            | Self::Uproar
            | Self::March => nothing,
        }
    }
}
