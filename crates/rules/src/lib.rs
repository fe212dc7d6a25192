//! The rules: legal actions, their effects, chance, scores, and what each society may know.
//!
//! ```
//! use packs::{Files, Pack};
//! use rules::{Deal, Rng, State, World};
//!
//! let raw = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap().rules.raw.clone();
//! let world = World::new(&raw, &raw.house, 4).unwrap();
//! let mut rng = Rng::new(7);
//! let mut state = State::start(&world, &Deal::random(&world, &mut rng), &mut ());
//! let mut legal = Vec::new();
//! while !state.is_over() {
//!     state.legal(&world, &mut legal);
//!     state.play_unchecked(&world, legal[0], &mut rng, &mut ());
//! }
//! assert!(state.winners(&world).count() >= 1);
//! ```
//!
//! A [`Raw`] definition becomes a [`World`] or a list of [`Fault`]s. A [`State`] moves on by [`Action`]s; a
//! [`Chance`] decides what is drawn, and a [`Sink`] receives the [`Event`]s. A society's [`View`] is all that it
//! may know.
//!
//! Deliberately not here: words for people, files, clocks, threads, and randomness that is not passed in. A pack's
//! ids are known here, its words are not.

mod ability;
mod action;
mod apply;
mod automaton;
mod board;
mod chance;
mod check;
mod counts;
mod deal;
mod deduce;
mod early;
mod ends;
mod event;
mod fault;
mod forecast;
mod house;
mod icon;
mod ids;
mod incident;
mod kinds;
mod legal;
mod notation;
mod offer;
mod perft;
mod pile;
mod preview;
mod raw;
mod refusal;
mod resample;
mod rng;
mod score;
mod scored;
mod scoring;
mod set;
mod stack;
mod state;
mod table;
mod view;
mod words;
mod world;

pub use ability::{Ability, Cost, Effect, Use, Where, Window, Windows};
pub use action::Action;
pub use automaton::{Automaton, Hardness, MOST_AUTOMATA, Script};
pub use board::{Board, Exchanges, Phase};
pub use chance::{Chance, Misfit, Outcome, Recording, Scripted};
pub use deal::{Deal, Loyalties, Tokens, TurnOrder};
pub use early::{EarlyEnd, EndCheck};
pub use event::{Audience, Cause, Event, Sink, Spot};
pub use fault::{CardPart, Fault, Flaw, List, Number, Place, SoloNeed};
pub use forecast::Forecast;
pub use house::{
    Cards, Choices, EmpireOrder, Group, HouseRule, HouseRuleError, HouseRules, LoyaltySetup, PRINTED, Value,
    is_order_word,
};
pub use icon::{ICON_KINDS, Icon, Icons, MAX_OWN_ICONS};
pub use ids::*;
pub use incident::{End, EventCard, Incident, Lasting};
pub use kinds::{Form, Key, KeyType, Kinds, Parameters};
pub use notation::{ParseError, ParseErrorKind, nearest};
pub use offer::{Bargain, OfferCard, Party, Payment};
pub use pile::{Hand, Pile};
pub use preview::{Gain, Object, Preview};
pub use raw::{Count, Feeds, Printed, Raw, RawEmpire, RawOrder, RawRegion};
pub use refusal::{Illegal, Refusal};
pub use rng::Rng;
pub use score::{SlotScore, Standing};
pub use scored::{MAX_IN_SET, MAX_POINTS, MAX_SCORED, Scored, SetScore};
pub use set::{PositionSet, RegionSet};
pub use stack::{Councils, Plan, Reach, Stack, Task};
pub use state::State;
pub use table::{ByEmpire, ByPosition, ByRegion, BySlot, BySociety};
pub use view::{Moving, View};
pub use words::Word;
pub use world::{AbilityId, World};
