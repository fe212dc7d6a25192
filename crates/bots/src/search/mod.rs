//! Search: greedy valuation, trials with sequential halving, and the policies that play on.

pub(crate) mod greedy;
pub(crate) mod handmade_search;
pub(crate) mod learned_search;
pub(crate) mod rollout;
pub(crate) mod rollout_policy;
pub(crate) mod sequential_halving;
