//! What all reports of a measurement are made from.

use super::findings::Findings;
use crate::cli::pack_args::BalanceArgs;
use crate::rules::{Empire, World};
use crate::speech::Speech;
use crate::table::Setup;

/// What was measured, and with what.
pub struct Measured<'a> {
    pub args: &'a BalanceArgs,
    pub setup: &'a Setup,
    pub world: &'a World,
    pub findings: Findings,
    pub speech: Speech,
}

impl Measured<'_> {
    /// The empires on the slots, first to last.
    pub fn order(&self, order: &[Empire]) -> String {
        order.iter().map(|e| self.speech.empire(*e)).collect::<Vec<_>>().join(" > ")
    }
}
