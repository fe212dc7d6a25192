//! From clicks to decisions: where each action is clicked, and what a click leads to.

pub mod click_places;
pub mod clicks_to_decision;
