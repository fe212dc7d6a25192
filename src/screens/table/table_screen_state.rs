//! The parts of the table screen's state.

use crate::input::clicks_to_decision::Pick;
use crate::map::Camera;
use crate::screens::table::help::click_refusal::Refused;
use crate::screens::table::help::coach::CoachState;
use crate::screens::table::help::hint::Hint;
use crate::screens::table::help::suspicions::Ledger;
use crate::screens::table::log::Log;
use crate::screens::table::map::swaying_armies::SwayingArmies;
use crate::screens::table::mode::click_guard::ClickGuard;
use crate::screens::table::staging::gains::Gain;
use crate::screens::table::staging::highlight::Highlight;
use crate::screens::table::staging::sound_cues::SoundCues;
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
    /// True if the person has seen enough of it.
    pub skipping: bool,
    /// True if a rival's last move is still narrated before the person is asked.
    pub telling: bool,
    pub titles: Titles,
    /// True if the last decision of the match is still being shown.
    pub ending: bool,
    /// The view of the viewer before the last decision.
    pub before: Option<View>,
    pub sway: SwayingArmies,
    /// The viewer's gains by the last decisions, floating over the map.
    pub gains: Vec<Gain>,
    pub sounds: SoundCues,
}

/// The picks and the pointer of the person.
#[derive(Default)]
pub(crate) struct Selection {
    pub pick: Pick,
    pub hovered: Option<Region>,
    pub pointed: Option<Position>,
    pub highlight: Highlight,
    /// When the person was last asked: a click right after that was meant for a rival.
    pub click_guard: Option<ClickGuard>,
    /// Why the last click led to nothing.
    pub refused: Refused,
}

/// The panels that are open.
pub(crate) struct Panels {
    pub camera: Camera,
    /// In a narrow window: whether the councils lie above the map.
    pub drawers_open: bool,
    pub log: Log,
    /// True if all cards are shown above everything.
    pub cards_open: bool,
    /// A rival's card that stays in sight.
    pub kept_card: Option<Event>,
}

/// Help with the decision that is due.
pub(crate) struct Help {
    pub hint: Option<Hint>,
    pub coach: CoachState,
    pub suspicions: Ledger,
}

/// Dialogs and notices above everything else.
#[derive(Default)]
pub(crate) struct Dialogs {
    /// The decision that is to be confirmed.
    pub unconfirmed: Option<Action>,
    /// The name of a copy, while it is being typed.
    pub saving: Option<String>,
    pub notice: Option<String>,
    /// True if the match cannot be written now, and that has been said.
    pub save_failed: bool,
}
