//! A player's strength, and rivals that fit it.
//!
//! Strengths are given in points: a player with 400 points more wins ten times as often at the same table, as
//! in chess ratings. A player's win chance is the player's strength divided by the sum of all strengths at the
//! table (Luce, 1959). With two players this is the model of Bradley and Terry, 1952, and of Elo. Bots and
//! automata have measured points.
//!
//! The estimate for a person is a probability distribution over points, updated after each match by Bayes'
//! rule. It is exact, since only one strength is unknown, where Glicko-2 and the method of Weng and Lin
//! approximate by normal distributions. It needs no comparison of pairs at larger tables, is correct after one
//! match as well as after a thousand, and its win chances include the uncertainty. It learns only from wins,
//! not from final places, since only win chances are needed.

mod bot_strengths;
mod fitting_rivals;
mod ratings;
mod strength_estimate;

pub use bot_strengths::anchor;
pub use fitting_rivals::{Offer, SHARES, offer};
pub use ratings::{Ratings, ratings};
pub use strength_estimate::{Estimate, Strength};
