//! Evaluation: the value of a state for a society, by hand-set numbers or by neural networks.

pub(crate) mod city_outlook;
pub(crate) mod city_threats;
pub(crate) mod council_position_value;
pub(crate) mod empire_features;
pub(crate) mod final_odds;
pub(crate) mod handmade_evaluator;
pub(crate) mod learned_evaluator;
pub(crate) mod loyalty_exchanges;
pub(crate) mod neural_network;
pub(crate) mod position_control;
pub(crate) mod society_features;
pub(crate) mod state_value;
pub(crate) mod weights_text_format;
