//! A player's strength, and rivals that fit it.
//!
//! Strengths are points: a player with 400 more wins ten times as often at the same table, as in the ladder
//! of bots. The win chance at a table is one's strength over the sum of all strengths (Luce, 1959). With two
//! players it is the model of Bradley and Terry, 1952, and of Elo. Bots and automata are anchors with
//! measured points.
//!
//! The estimate of a person is a whole distribution over points, updated after each match by Bayes' rule.
//! With one unknown among known ones that is exact, where Glicko-2 and the method of Weng and Lin approximate
//! by normal distributions. It needs no pairs of players at larger tables, is right after one match as well
//! as after a thousand, and gives chances with the doubt that is left. It learns only from wins, not from
//! places, since only win chances are needed.

mod bot_strengths;
mod fitting_rivals;
mod ratings;
mod strength_estimate;

pub use bot_strengths::anchor;
pub use fitting_rivals::{Offer, SHARES, offer};
pub use ratings::{Ratings, ratings};
pub use strength_estimate::{Estimate, Strength};
