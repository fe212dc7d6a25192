//! The policy: one small network that says how likely to take each legal option, and what the position is worth.
//!
//! It learns by playing against itself (`train`, command `learn`). Its input is what one society may know: its
//! [`View`](rules::View) and the public history ([`Evidence`]). Weights are shared over regions, positions, empires,
//! rivals and options, so the same network plays every pack.
//!
//! - [`Ground`] holds what never changes in one world.
//! - [`Inputs`] are the network's inputs for one decision.
//! - [`Parameters`] are the network's weights, and [`Activations`] are what [`forward`] computes from them.
//! - [`PositionReader`] reads a position: the viewer's win chance, and the odds of rivals' tokens.
//! - [`PolicyPlayer`] chooses options by the network alone, without search, and [`TablePlayer`] with it.

pub(crate) mod evidence;
mod ground;
mod inputs;
mod kernels;
pub(crate) mod last_positions;
pub(crate) mod likely_plans;
mod network;
mod option_inputs;
mod parameters;
mod player;
mod position_reader;
mod position_summary;
mod society_inputs;
mod table_player;

pub use evidence::{Evidence, Service};
pub use ground::Ground;
pub use inputs::{EMPIRE, Inputs, NONE, OPTION, PAIR, POSITION, REGION, RIVAL, TABLE, Touched};
pub use kernels::{add_scaled, dot, multiply_add, rectify};
pub use last_positions::is_near_end;
pub use network::{
    Activations, POSITION_SUM, REGION_SUM, forward, forward_without_options, softmax, token_scores,
};
pub use option_inputs::fill_options;
pub use parameters::{
    EMPIRE_HIDDEN, Matrix, OPTION_HIDDEN, PAIR_HIDDEN, POSITION_HIDDEN, Parameters, ParametersError,
    REGION_HIDDEN, RIVAL_HIDDEN, SLOT_OUTPUTS, TABLE_HIDDEN, VALUE_HIDDEN, VALUE_OUTPUTS, layout,
};
pub use player::{Choice, Playout, PolicyPlayer};
pub use position_reader::PositionReader;
pub use society_inputs::{PositionContext, Situation, fill_position};
pub use table_player::TablePlayer;
