//! Bots: a view and the public past go in, a decision comes out.
//!
//! A bot gets the world, its society's [`View`](rules::View), what the whole table has seen
//! ([`Past`]) and the list of legal actions. It cannot peek, because none of these knows more. To look
//! ahead it makes up states that fit the view.
//!
//! # How bots judge
//!
//! Novices and agents use numbers set by hand (`outlook`, `worth`, `positions`). Spymasters and
//! masterminds use weights learned from self-play ([`Weights`], made by `train`):
//!
//! - `empire` predicts how many cities each empire holds at the end, and how certain that is.
//! - `society` predicts each society's win chance from those numbers.
//! - `ending` computes the result by R9.2 once the match is over.
//! - `past` keeps the odds of every order of everybody's tokens. `tells` rates how likely given tokens
//!   would have led to a `deed`. `guess` is one society's belief. `joint` makes beliefs consistent where
//!   a house rule ties tokens to one another.
//! - `hiding` prices what a choice reveals of the bot's own tokens. Only masterminds use it.
//! - `greedy` follows every choice to the end of the position's turn, cards included.
//! - `search` tries the best choices in made-up states, played on to the end of the round (`course`).
//!
//! A [`Temper`] tips choices that are about equally good. [`advise()`] rates the choices of a decision,
//! [`why()`] gives the reasons, and [`belief`] is what a careful observer believes.
//!
//! Experiments and their results are in docs/BOT-RESEARCH.md.
//!
//! Deliberately not here: threads, time, and the match's own random numbers.

mod advice;
mod ahead;
mod assess;
mod assess_line;
mod beliefs;
mod chances;
mod cities;
mod course;
mod decision;
mod deed;
mod empire;
mod ending;
mod final_odds;
mod greedy;
mod guess;
mod halving;
mod hiding;
mod joint;
mod judgment;
mod leads;
pub mod lessons;
mod level;
mod net;
mod order;
mod outlook;
mod past;
mod plans;
mod positions;
mod quick;
mod rivalry;
mod search;
mod shapes;
mod society;
mod steering;
mod tells;
mod temper;
mod thumb;
mod value;
mod weights;
mod why;
mod worth;

pub use advice::{Adviser, Prospect, advise};
pub use assess::{Effort, Thought};
pub use beliefs::{Belief, belief, beliefs};
pub use chances::Chances;
pub use decision::Decision;
pub use final_odds::FinalOdds;
pub use halving::CALLED_OFF;
pub use level::{Bot, Level};
pub use past::Past;
pub use rivalry::{Rivalry, rivalry};
pub use temper::Temper;
pub use thumb::by_thumb;
pub use weights::{Weights, WeightsError};
pub use why::{Claim, Why, hundredths_ahead, why};
pub use worth::multipliers;
