//! A player's strength, and rivals that fit it.
//!
//! Strengths are points: who has 400 more wins ten times as often at the same table, as in the ladder of bots. The
//! chance to win at a table is one's strength over the sum of all strengths at it (Luce, 1959; with two it is the
//! model of Bradley and Terry, 1952, and of Elo). Bots and automata are anchors whose points were measured.
//!
//! What is thought of a person is a whole distribution over points, brought up after each match by Bayes' rule. With
//! one unknown among known ones that is exact where Glicko-2 and the method of Weng and Lin are approximations by
//! normal distributions: it needs no pairs of players at tables of more than two, is right after one match as well
//! as after a thousand, and gives chances with the doubt that is left in them. Only wins are learned from, not
//! places, since chances to win are asked for.

mod anchors;
mod offer;
mod points;
mod ratings;

pub use anchors::anchor;
pub use offer::{Offer, SHARES, offer};
pub use points::{Estimate, Strength};
pub use ratings::{Ratings, ratings};
