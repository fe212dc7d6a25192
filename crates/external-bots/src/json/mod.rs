//! Everything that programs of external bots receive, as JSON.

pub(crate) mod board_json;
pub(crate) mod card_json;
pub(crate) mod decision_json;
pub(crate) mod match_json;
pub(crate) mod world_json;
