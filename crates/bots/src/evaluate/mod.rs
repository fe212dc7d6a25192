//! Evaluation: the value of a state for a society, by hand-set numbers or by learned networks.

pub(crate) mod city_outlook;
pub(crate) mod city_threats;
pub(crate) mod council_positions;
pub(crate) mod empire_features;
pub(crate) mod final_odds;
pub(crate) mod handmade_evaluator;
pub(crate) mod learned_evaluator;
pub(crate) mod loyalty_exchanges;
pub(crate) mod neural_network;
pub(crate) mod society_features;
pub(crate) mod steering;
pub(crate) mod value;
pub(crate) mod weights;
