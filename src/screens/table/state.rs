//! The parts of the table screen's state.

use crate::input::pick::Pick;
use crate::map::Camera;
use crate::screens::table::help::coach::Coaching;
use crate::screens::table::help::hint::Hint;
use crate::screens::table::help::refusal::Refused;
use crate::screens::table::help::suspicions::Ledger;
use crate::screens::table::log::Log;
use crate::screens::table::map::sway::Breeze;
use crate::screens::table::mode::click_guard::HandedOver;
use crate::screens::table::staging::gains::Gain;
use crate::screens::table::staging::highlight::Highlight;
use crate::screens::table::staging::sounds::Heard;
use crate::screens::table::staging::timeline::Timeline;
use crate::screens::table::staging::turn_title::Titles;
use rules::{Action, Event, Position, Region, View};

/// The animation of the last decisions. Times are in seconds of egui's clock, without pauses of the table.
#[derive(Default)]
pub(crate) struct Stage {
    pub motion: Timeline,
    /// The time at which the last decision was taken.
    pub since: f64,
    pub now: f64,
    /// For how long the table was not shown.
    pub rested: f64,
    /// Whether the person has seen enough of it.
    pub skipping: bool,
    /// Whether a rival's last move is still narrated before the person is asked.
    pub telling: bool,
    pub titles: Titles,
    /// Whether the last decision of the match is still being shown.
    pub ending: bool,
    /// What the viewer knew before the last decision.
    pub before: Option<View>,
    pub sway: Breeze,
    /// What the last decisions bring the viewer, floating over the map.
    pub gains: Vec<Gain>,
    pub sounds: Heard,
}

/// What the person picks and points at.
#[derive(Default)]
pub(crate) struct Selection {
    pub pick: Pick,
    pub hovered: Option<Region>,
    pub pointed: Option<Position>,
    pub highlight: Highlight,
    /// When the person was last asked: a click right after that was meant for a rival.
    pub click_guard: Option<HandedOver>,
    /// Why the last click led to nothing.
    pub refused: Refused,
}

/// Which panels are open.
pub(crate) struct Panels {
    pub camera: Camera,
    /// In a narrow window: whether the councils lie above the map.
    pub drawers_open: bool,
    pub log: Log,
    /// Whether all cards are shown above everything.
    pub cards_open: bool,
    /// A rival's card that stays in sight.
    pub kept_card: Option<Event>,
}

/// Help with the decision that is due.
pub(crate) struct Help {
    pub hint: Option<Hint>,
    pub coach: Coaching,
    pub suspicions: Ledger,
}

/// What is asked or said above everything else.
#[derive(Default)]
pub(crate) struct Dialogs {
    /// The decision that is to be confirmed.
    pub unconfirmed: Option<Action>,
    /// The name of a copy, while it is being typed.
    pub saving: Option<String>,
    pub notice: Option<String>,
    /// Whether the match cannot be written now, and that has been said.
    pub save_failed: bool,
}
