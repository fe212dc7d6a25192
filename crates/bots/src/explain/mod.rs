//! Analyses for hints, reviews and reasons: the value of each choice in a decision, and why.

pub(crate) mod choice_evaluator;
pub(crate) mod decision;
pub(crate) mod decision_assessment;
pub(crate) mod explanation;
pub(crate) mod most_affected_rival;
pub(crate) mod policy_trials;
pub(crate) mod win_chance_estimator;
