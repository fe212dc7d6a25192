//! The game: what may be done, what it does, and who may know it. Pure and plain data.
//!
//! A [`Raw`] definition becomes a [`World`] or a list of faults; a [`State`] goes from decision to
//! decision by [`Action`]s; a [`Chance`] says what is drawn and a [`Sink`] hears what happened.
//! A society's [`View`] is all that it may know.
//!
//! Deliberately not here: words for people, files, clocks, threads, and anything random
//! that is not handed in. Ids of a pack are known, its words are not.

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
mod world;

pub use ability::{Ability, Cost, Effect, Use, Where, Window, Windows};
pub use action::Action;
pub use automaton::{Automaton, Hardness, MOST_AUTOMATA, Script};
pub use board::{Board, Exchanges, Phase};
pub use chance::{Chance, Misfit, Outcome, Recording, Scripted};
pub use deal::{Deal, Loyalties, Tokens, TurnOrder};
pub use early::{EarlyEnd, Looked};
pub use event::{Audience, Cause, Event, Sink, Spot};
pub use fault::{CardPart, Fault, Flaw, List, Number, Place, SoloNeed};
pub use forecast::Forecast;
pub use house::{
    Cards, Choices, EmpireOrder, Group, HouseRule, HouseRules, LoyaltySetup, PRINTED, Refused, Value,
    is_order_word,
};
pub use icon::{ICON_KINDS, Icon, Icons, MAX_OWN_ICONS};
pub use ids::*;
pub use incident::{End, EventCard, Incident, Lasting};
pub use kinds::{Form, Given, Key, Kinds, Takes};
pub use notation::{ParseError, Why, nearest};
pub use offer::{Bargain, OfferCard, Party, Payment};
pub use pile::{Hand, Pile};
pub use preview::{Gain, Object, Preview};
pub use raw::{Count, Feeds, Printed, Raw, RawEmpire, RawOrder, RawRegion};
pub use refusal::{Illegal, Refusal};
pub use rng::Rng;
pub use score::{SlotScore, Standing};
pub use scored::{Brought, MAX_IN_SET, MAX_POINTS, MAX_SCORED, Scored};
pub use set::{PositionSet, RegionSet};
pub use stack::{Councils, Plan, Reach, Stack, Task};
pub use state::State;
pub use table::{ByEmpire, ByPosition, ByRegion, BySlot, BySociety};
pub use view::{Moving, View};
pub use world::{AbilityId, World};
