//! The structs that hold the state of the table screen.

use crate::input::clicks_to_decision::Pick;
use crate::map::Camera;
use crate::screens::table::help::click_refusal::Refused;
use crate::screens::table::help::coach::CoachState;
use crate::screens::table::help::first_time_note::FirstTimeNotes;
use crate::screens::table::help::hint::Hint;
use crate::screens::table::help::suspicions::Ledger;
use crate::screens::table::log::Log;
use crate::screens::table::map::swaying_armies::SwayingArmies;
use crate::screens::table::mode::click_guard::ClickGuard;
use crate::screens::table::mode::passed_windows::PassedWindows;
use crate::screens::table::staging::gains::Gain;
use crate::screens::table::staging::highlight::Highlight;
use crate::screens::table::staging::sound_cues::SoundCues;
use crate::screens::table::staging::timeline::Timeline;
use crate::screens::table::staging::turn_title::Titles;
use crate::screens::table::staging::voices::Voice;
use rules::{Action, Event, Position, Region, Society, View};
use speech::Occasion;

/// The animation of the last decisions. All times are in seconds of egui's clock, minus the time during which the
/// table was hidden.
#[derive(Default)]
pub(crate) struct Stage {
    pub motion: Timeline,
    /// When the last decision was made.
    pub since: f64,
    pub now: f64,
    /// How many seconds the table has been hidden in total.
    pub rested: f64,
    /// True if the player wants to skip the rest of the animation.
    pub skipping: bool,
    /// True if the narration of a rival's last move must finish before the player is asked to decide.
    pub telling: bool,
    pub titles: Titles,
    /// True if the match is over but its last decision is still being shown.
    pub ending: bool,
    /// True if the match was over before the table showed it.
    pub was_over: bool,
    /// The viewer's view of the match before the last decision.
    pub before: Option<View>,
    pub sway: SwayingArmies,
    /// The points that the viewer gained or lost with regions in the last decisions. They float over the map.
    pub gains: Vec<Gain>,
    /// What a rival says about the last decision, while it is shown.
    pub voice: Option<Voice>,
    /// What rivals have said since the match was opened.
    pub said: Vec<(Society, Occasion)>,
    pub sounds: SoundCues,
    /// The first decision of the turn to which the player last stepped back, if the table has returned to the present by
    /// itself since then and nothing else has happened.
    pub stepped_back_to: Option<usize>,
}

/// The choices that the player has made so far for the next decision, and the spots under the pointer.
#[derive(Default)]
pub(crate) struct Selection {
    pub pick: Pick,
    pub hovered: Option<Region>,
    pub pointed: Option<Position>,
    pub highlight: Highlight,
    /// Set when the player is asked to decide. It ignores a click right afterwards, because that click was meant to
    /// skip a rival's move.
    pub click_guard: Option<ClickGuard>,
    /// The region in which more banners are to be placed one after another, and how many.
    pub series: Option<(Region, u8)>,
    pub windows: PassedWindows,
    /// The reason why the last click had no effect, while it is shown.
    pub refused: Refused,
}

/// The map's camera, and which panels are open.
pub(crate) struct Panels {
    pub camera: Camera,
    /// True if the drawers with the councils and the log are pulled out over the map. Only narrow windows have
    /// drawers.
    pub drawers_open: bool,
    pub log: Log,
    /// True if the view of all cards is open.
    pub cards_open: bool,
    /// True if the list of keys is open.
    pub keys_open: bool,
    /// The played card that the player keeps open.
    pub kept_card: Option<Event>,
}

/// The hint, the coach, the suspicions and a beginner's notes, which help the player with the next decision.
pub(crate) struct Help {
    pub hint: Option<Hint>,
    pub coach: CoachState,
    pub suspicions: Ledger,
    pub notes: FirstTimeNotes,
}

/// Dialogs and notices above everything else.
#[derive(Default)]
pub(crate) struct Dialogs {
    /// The decision that the player must still confirm, if any.
    pub unconfirmed: Option<Action>,
    /// The name that the player is typing for a copy of the match; `None` while the dialog for it is closed.
    pub saving: Option<String>,
    pub notice: Option<String>,
    /// True if the match could not be saved and the player has been told.
    pub save_failed: bool,
}
