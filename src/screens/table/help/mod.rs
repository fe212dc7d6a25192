//! Help for the player: hints, the coach, suspicions, deductions, notes for a first match, and the reasons why a click is
//! refused.

pub(crate) mod click_refusal;
pub(crate) mod coach;
pub(crate) mod coach_objection;
pub(crate) mod deductions;
pub(crate) mod first_time_note;
pub(crate) mod hint;
pub(crate) mod hint_panel;
pub(crate) mod hinted_places;
pub(crate) mod suspicions;
pub(crate) mod suspicions_and_rule_inputs;
