//! A decision that is to be assessed.

use super::past::Past;
use rules::{Action, View, World};

/// A decision that is to be assessed: what the view's society may know of it, and nothing else.
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a> {
    /// The world.
    pub world: &'a World,
    /// What the society that decides sees.
    pub view: &'a View,
    /// What the whole table has seen done.
    pub past: &'a Past,
    /// What the rules allow.
    pub legal: &'a [Action],
    /// Luck: the same gives the same.
    pub seed: u64,
}
