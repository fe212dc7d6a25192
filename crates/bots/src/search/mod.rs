//! Search: greedy valuation, trials with sequential halving, and the policies that play on.

pub(crate) mod greedy;
pub(crate) mod halving;
pub(crate) mod handmade_search;
pub(crate) mod learned_search;
pub(crate) mod policy;
pub(crate) mod rollout;
