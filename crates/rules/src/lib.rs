//! The rules of the game: legal actions and their effects, chance, scores, and what each society may know.
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
//! A [`Raw`] definition becomes a [`World`] or a list of [`Fault`]s. An [`Action`] changes a [`State`]: a [`Chance`]
//! decides every random result, and a [`Sink`] receives the [`Event`]s. A [`View`] holds everything that one society
//! may know.
//!
//! Deliberately not here: names and sentences for people, files, clocks, threads, and random numbers that the caller
//! does not pass in. This crate knows the ids in a pack, but not the pack's names for them.

mod action;
mod apply;
mod chance_sources;
mod check;
mod event;
mod house_rules;
mod ids;
mod illegal_action_reasons;
mod kinds;
mod legal;
mod notation;
mod perft;
mod raw;
mod rng;
mod scoring;
mod state;
mod view;
mod word_enums;
mod world;

pub use action::Action;
pub use chance_sources::{Chance, Misfit, Outcome, Recording, Scripted};
pub use check::fault::{CardPart, Fault, Flaw, List, Number, Place, SoloNeed};
pub use event::{Audience, Cause, Event, Sink, Spot};
pub use house_rules::{
    Cards, Choices, EmpireOrder, Group, HouseRule, HouseRuleError, HouseRules, LoyaltySetup, PRINTED, Value,
    is_order_word,
};
pub use ids::bit_sets::{PositionSet, RegionSet};
pub use ids::indexed_arrays::{ByEmpire, ByPosition, ByRegion, BySlot, BySociety};
pub use ids::*;
pub use illegal_action_reasons::{Illegal, Refusal};
pub use kinds::{Form, Key, KeyType, Kinds, Parameters};
pub use notation::{ParseError, ParseErrorKind, nearest};
pub use raw::ability::{Ability, Cost, Effect, Use, Where, Window, Windows};
pub use raw::event_card::{End, EventCard, Incident, Lasting};
pub use raw::icon::{ICON_KINDS, Icon, Icons, MAX_OWN_ICONS};
pub use raw::offer_card::{Bargain, OfferCard, Party, Payment};
pub use raw::{Count, Feeds, Printed, Raw, RawEmpire, RawOrder, RawRegion};
pub use rng::Rng;
pub use scoring::early_end::{EarlyEnd, EndCheck};
pub use scoring::score::{SlotScore, Standing};
pub use scoring::scoring_set::{MAX_IN_SET, MAX_POINTS, MAX_SCORING_SETS, ScoringSet, SetScore};
pub use state::State;
pub use state::attack_forecast::AttackForecast;
pub use state::board::{Board, Exchanges, Phase};
pub use state::deal::{Deal, Loyalties, Tokens, TurnOrder};
pub use state::pile::{Hand, Pile};
pub use state::task_stack::{Councils, Plan, Reach, Stack, Task};
pub use view::card_preview::{Gain, Object, Preview};
pub use view::view_parts::ViewParts;
pub use view::{Moving, View};
pub use word_enums::Word;
pub use world::automaton::{Automaton, Hardness, MOST_AUTOMATA, Script};
pub use world::{AbilityId, World};
