//! A match in play: its setup, its players, its decisions, and what each society can know of it.

pub(crate) mod decision_numbers;
pub(crate) mod game;
pub(crate) mod known_cards;
pub(crate) mod landmarks;
pub(crate) mod lost_decision;
pub(crate) mod moves;
pub(crate) mod passages;
pub(crate) mod perspective;
pub(crate) mod player;
pub(crate) mod rematch;
pub(crate) mod reveal;
pub(crate) mod setup;
pub(crate) mod setup_choices;
