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

/// The animation of the last decisions. Times are seconds of egui's clock, without the time in which the
/// table was hidden.
#[derive(Default)]
pub(crate) struct Stage {
    pub motion: Timeline,
    /// The time of the last decision.
    pub since: f64,
    pub now: f64,
    /// The number of seconds for which the table was hidden.
    pub rested: f64,
    /// True if the person wants to skip the rest of the animation.
    pub skipping: bool,
    /// True if a rival's last move must still be narrated before the person is asked.
    pub telling: bool,
    pub titles: Titles,
    /// True if the last decision of the match is still being shown.
    pub ending: bool,
    /// The viewer's view before the last decision.
    pub before: Option<View>,
    pub sway: SwayingArmies,
    /// The viewer's gains from the last decisions, which float over the map.
    pub gains: Vec<Gain>,
    pub sounds: SoundCues,
}

/// The person's picks, and the places under the pointer.
#[derive(Default)]
pub(crate) struct Selection {
    pub pick: Pick,
    pub hovered: Option<Region>,
    pub pointed: Option<Position>,
    pub highlight: Highlight,
    /// Set when the person is asked. A click right afterwards was meant to skip a rival's move and is
    /// ignored.
    pub click_guard: Option<ClickGuard>,
    /// The reason why the last click had no effect.
    pub refused: Refused,
}

/// The panels that are open.
pub(crate) struct Panels {
    pub camera: Camera,
    /// True if the councils and the log cover the map, in a narrow window.
    pub drawers_open: bool,
    pub log: Log,
    /// True if the view of all cards is open.
    pub cards_open: bool,
    /// The played card that the person keeps in sight.
    pub kept_card: Option<Event>,
}

/// The help with the next decision.
pub(crate) struct Help {
    pub hint: Option<Hint>,
    pub coach: CoachState,
    pub suspicions: Ledger,
}

/// Dialogs and notices above everything else.
#[derive(Default)]
pub(crate) struct Dialogs {
    /// The decision that the person must confirm.
    pub unconfirmed: Option<Action>,
    /// The name of a copy while the person types it; `None` while that dialog is closed.
    pub saving: Option<String>,
    pub notice: Option<String>,
    /// True if saving the match fails and the person has been told.
    pub save_failed: bool,
}
