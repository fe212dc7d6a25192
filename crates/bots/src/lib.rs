//! Bots: a view and the public history go in, a decision comes out.
//!
//! ```
//! use bots::{Bot, Level, Past};
//! use packs::{Files, Pack};
//! use rules::{Deal, Rng, State, World};
//!
//! let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap();
//! let world = World::new(&pack.rules.raw, &pack.rules.raw.house, 4).unwrap();
//! let state = State::start(&world, &Deal::random(&world, &mut Rng::new(7)), &mut ());
//! let mover = state.mover().unwrap();
//! let mut legal = Vec::new();
//! state.legal(&world, &mut legal);
//! let mut bot = Bot::new(Level::Novice, 1);
//! let action = bot.choose(&world, &state.view(&world, mover), Some(&Past::new(&world)), &legal);
//! assert!(legal.contains(&action.unwrap()));
//! ```
//!
//! A bot gets the world, its society's [`View`](rules::View), the public history ([`Past`]) and the legal
//! actions, so it cannot cheat. To look ahead, it samples states that fit the view.
//!
//! - `evaluate`: estimates the value of a state, by hand-set numbers (novice, agent) or by neural networks that
//!   learned from self-play (bots of packs that bring [`Weights`], made by `train`).
//! - `beliefs`: estimates the odds of each society's tokens from its public deeds, with the policy's network.
//! - `search`: evaluates every choice greedily, then tries the best ones in sampled states.
//! - `policy`: a network that scores the legal options directly, and learned by self-play (spymaster, mastermind, help, win chances).
//! - `explain`: analyses decisions for hints, reviews, win chances and reasons.
//!
//! Experiments and their results are in docs/BOT-RESEARCH.md.
//!
//! Deliberately not here: threads, time, and the match's own random generator.

mod beliefs;
mod bot;
mod evaluate;
mod explain;
mod level;
pub mod policy;
mod search;
mod temper;
pub mod training_samples;
mod weighted_draw;

pub use beliefs::past::Past;
pub use beliefs::{Belief, belief, beliefs};
pub use bot::Bot;
pub use evaluate::final_odds::FinalOdds;
pub use evaluate::handmade_evaluator::multipliers;
pub use evaluate::weights_text_format::{Weights, WeightsError};
pub use explain::choice_evaluator::{ChoiceEvaluator, advise};
pub use explain::decision::{Decision, Prospect};
pub use explain::decision_assessment::{Analysis, Effort};
pub use explain::explanation::{Claim, Explanation, explain, percent_ahead, win_percent};
pub use explain::most_affected_rival::{MostAffectedRival, rivalry};
pub use explain::win_chance_estimator::{ViewSamples, WinChances};
pub use level::Level;
pub use search::rules_of_thumb::heuristic_action;
pub use search::sequential_halving::Budget;
pub use temper::Temper;
