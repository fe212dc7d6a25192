//! An order of somebody's tokens, and how likely it is.

use rules::{ByEmpire, Tokens};

/// An order in which tokens may lie: what a city of each empire is worth then, and how likely it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Order {
    pub tokens: Tokens,
    pub multipliers: ByEmpire<f32>,
    pub odds: f32,
}
