//! A match in play: its setup, its players, its decisions, and what each society can know of it.

pub(crate) mod event_groups;
pub(crate) mod failed_bot_decision;
pub(crate) mod hidden_state;
pub(crate) mod known_cards;
pub(crate) mod match_in_play;
pub(crate) mod match_setup;
pub(crate) mod move_decisions;
pub(crate) mod perspective;
pub(crate) mod player;
pub(crate) mod public_decision_numbers;
pub(crate) mod rematch;
pub(crate) mod round_and_turn_starts;
pub(crate) mod setup_choices;
