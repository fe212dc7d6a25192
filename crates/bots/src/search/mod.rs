//! Search: greedy evaluation, trials with sequential halving, and the policies of playouts.

pub(crate) mod greedy;
pub(crate) mod handmade_search;
pub(crate) mod learned_rollout;
pub(crate) mod learned_search;
pub(crate) mod rules_of_thumb;
pub(crate) mod sequential_halving;
