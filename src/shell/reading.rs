//! The rulebook while it is read.

use crate::screens::rulebook::RulebookScreen;

/// The rulebook that is read.
pub(super) struct Reading {
    /// What is shown of it.
    pub screen: Box<RulebookScreen>,
    /// Since when, by egui's clock.
    pub since: f64,
}
