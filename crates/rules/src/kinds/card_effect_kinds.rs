//! The effects of cards (R7.3).

use super::kind_declaration::{Form, Key, KeyType, Kinds, Parameters};
use crate::ids::MAX_BANNERS;
use crate::raw::ability::{Effect, Where, Window, Windows};

const BEFORE: Windows = Windows::new(&[Window::Before]);
const DECLARING: Windows = Windows::new(&[Window::Declaring]);
const MUSTER: Windows = Windows::new(&[Window::Muster]);
const AFTERMATH: Windows = Windows::new(&[Window::Aftermath]);
const AFTER: Windows = Windows::new(&[Window::After]);
const AROUND: Windows = Windows::new(&[Window::Before, Window::Aftermath, Window::After]);

const BANNERS: &[&str] = &["banners"];

impl Kinds for Effect {
    const FORMS: &'static [Form<Self>] = &[
        Form::new(
            "attack-again",
            "One more attack from the region just won, with at most the survivors.",
            |_| Self::AttackAgain,
        )
        .limit_to(AFTERMATH),
        Form::new("kill-survivors", "Kill the survivors of the attack, whichever side they are on.", |_| {
            Self::KillSurvivors
        })
        .limit_to(AFTERMATH),
        Form::new(
            "relocate",
            "Instead: the active agent moves to an empty position and takes an action there.",
            |_| Self::Relocate,
        )
        .limit_to(BEFORE),
        Form::new(
            "borrow",
            "Instead: take an action of a position held by another agent of one's own.",
            |_| Self::Borrow,
        )
        .limit_to(BEFORE),
        Form::new("reach", "The attack may also target regions anywhere.", |given| Self::Reach {
            empty: given.place.empty,
            sea: given.sea,
        })
        .takes(&["empty", "sea"])
        .limit_to(DECLARING),
        Form::new("rally", "Add banners from the supply to the attackers.", |given| {
            Self::Rally(given.number)
        })
        .needs(BANNERS)
        .limit_to(MUSTER),
        Form::new("join", "Move up to so many banners from one region into the attack.", |given| {
            Self::Join(given.number)
        })
        .needs(BANNERS)
        .limit_to(MUSTER),
        Form::new("reinforce", "Reinforce one region.", |given| Self::Reinforce {
            banners: given.number,
            place: given.place,
        })
        .needs(BANNERS)
        .takes(&["empty", "with", "without"])
        .limit_to(AROUND),
        Form::new("shift", "Move banners from one region of the active empire to another.", |_| Self::Shift)
            .limit_to(AROUND),
        Form::new("rearrange", "Rearrange one empire's banners.", |_| Self::Rearrange).limit_to(AROUND),
        Form::new("kill", "Kill up to so many banners in one region.", |given| Self::Kill(given.number))
            .needs(BANNERS)
            .limit_to(AROUND),
        Form::new("disperse", "Take all banners out of a region into its neighbours.", |_| Self::Disperse)
            .limit_to(AROUND),
        Form::new("subjugate", "For each killed enemy add so many banners.", |given| {
            Self::Subjugate(given.number)
        })
        .needs(BANNERS)
        .limit_to(AFTERMATH),
        Form::new("strike", "Kill up to so many enemy banners around a region of one's own.", |given| {
            Self::Strike(given.number)
        })
        .needs(BANNERS)
        .limit_to(AROUND),
        Form::new("populate", "Add one banner to every region of the active empire.", |_| Self::Populate)
            .limit_to(AROUND),
        Form::new("repeat", "Take the same printed action again.", |_| Self::Repeat).limit_to(AFTER),
    ];

    const KEYS: &'static [Key] = &[
        Key {
            id: "banners",
            takes: KeyType::Number(|given| &mut given.number, MAX_BANNERS),
            meaning: "The number of banners, for effects that take one.",
            needed: Some("the effect takes a number"),
        },
        Key {
            id: "empty",
            takes: KeyType::Only(|given| &mut given.place.empty),
            meaning: "Only regions without banners (reinforce, reach). False by default.",
            needed: None,
        },
        Key {
            id: "sea",
            takes: KeyType::Only(|given| &mut given.sea),
            meaning: "Only regions across a sea from the start of the attack (reach). False by default.",
            needed: None,
        },
        Key {
            id: "with",
            takes: KeyType::Perhaps(|given| &mut given.place.with),
            meaning: "Only regions with this icon (reinforce).",
            needed: None,
        },
        Key {
            id: "without",
            takes: KeyType::Icons(|given| &mut given.place.without),
            meaning: "Only regions without these icons (reinforce).",
            needed: None,
        },
    ];

    fn parameters(self) -> Parameters {
        let sea = matches!(self, Self::Reach { sea: true, .. });
        let (number, place) = match self {
            Self::Rally(n) | Self::Join(n) | Self::Kill(n) | Self::Subjugate(n) | Self::Strike(n) => {
                (n, Where::default())
            }
            Self::Reinforce { banners, place } => (banners, place),
            Self::Reach { empty, .. } => (0, Where { empty, ..Where::default() }),
            Self::AttackAgain
            | Self::KillSurvivors
            | Self::Relocate
            | Self::Borrow
            | Self::Shift
            | Self::Rearrange
            | Self::Disperse
            | Self::Populate
            | Self::Repeat => (0, Where::default()),
        };
        Parameters { number, place, sea, ..Parameters::NOTHING }
    }
}
