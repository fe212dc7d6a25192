//! The bargains and payments of offer cards (R12.1, R12.2).

use super::kind_declaration::{Form, Key, KeyType, Kinds, Parameters};
use crate::ids::{MAX_BANNERS, MAX_COUNT};
use crate::raw::offer_card::{Bargain, Party, Payment};

impl Kinds for Bargain {
    const FORMS: &'static [Form<Self>] = &[
        Form::new("control", "To steer a position for a rival.", |_| Self::Control),
        Form::new("arms", "Banners for a rival's attack.", |given| Self::Arms(given.number))
            .needs(&["banners"]),
    ];

    const KEYS: &'static [Key] = &[Key {
        id: "banners",
        takes: KeyType::Number(|given| &mut given.number, MAX_BANNERS),
        meaning: "The number of banners (arms).",
        needed: Some("arms are offered"),
    }];

    fn parameters(self) -> Parameters {
        match self {
            Self::Control => Parameters::NOTHING,
            Self::Arms(number) => Parameters { number, ..Parameters::NOTHING },
        }
    }
}

impl Kinds for Party {
    const FORMS: &'static [Form<Self>] = &[
        Form::new("offerer", "Who offers.", |_| Self::Offerer),
        Form::new("rival", "To whom it is offered.", |_| Self::Rival),
    ];

    const KEYS: &'static [Key] = &[];

    fn parameters(self) -> Parameters {
        Parameters::NOTHING
    }
}

impl Kinds for Payment {
    const FORMS: &'static [Form<Self>] = &[
        Form::new("recall", "Take an agent off a council, to hand.", |_| Self::Recall),
        Form::new("draw", "Draw so many cards, from any decks.", |given| Self::Draw(given.number))
            .needs(&["number"])
            .most(MAX_COUNT),
        Form::new("reinforce", "Reinforce one region with so many.", |given| Self::Reinforce(given.number))
            .needs(&["number"]),
        Form::new("reveal", "Turn a loyalty token face up.", |_| Self::Reveal),
        Form::new("trade", "Trade one of its agents on councils with one of the other side.", |_| {
            Self::Trade
        }),
    ];

    const KEYS: &'static [Key] = &[Key {
        id: "number",
        takes: KeyType::Number(|given| &mut given.number, MAX_BANNERS),
        meaning: "The number of cards, at most 9, or of banners.",
        needed: Some("the payment takes a number"),
    }];

    fn parameters(self) -> Parameters {
        match self {
            Self::Draw(number) | Self::Reinforce(number) => Parameters { number, ..Parameters::NOTHING },
            Self::Recall | Self::Reveal | Self::Trade => Parameters::NOTHING,
        }
    }
}
