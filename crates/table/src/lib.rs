//! One running match, whatever face it is shown with: positions, decisions, undo, bots, autosave.
//!
//! Deliberately not here: egui, terminals, rules, and sentences. A table knows the whole state so that it
//! can run the match, but what it shows to a society is that society's view.

mod bots;
mod help;
mod lesson;
mod matches;
mod puzzle;
mod review;
mod saving;

pub use bots::thinker::Thinker;
pub use bots::trial::{Tried, try_program};
pub use help::analysis::{Counsel, HINTED, Opinion, Weighing, with_leads};
pub use help::choice_place::Whereabouts;
pub use help::coach::{Coach, CoachFrom, CoachTimes, Objection};
pub use help::level::HelpLevel;
pub use help::pencil::{Pencil, PencilMark, Pencilled, society_id, society_of};
pub use help::reason::{Reason, claim, reason, reason_weighed};
pub use help::suspicions::{Suspicion, SuspicionTime, Suspicions, Tell};
pub use lesson::Course;
pub use matches::game::play_by_chance;
pub use matches::game::{Match, NamedError, UndoError};
pub use matches::known_cards::{CardCounts, KnownCards};
pub use matches::landmarks::{Landmark, Landmarks};
pub use matches::lost_decision::LostDecision;
pub use matches::passages::{Matter, Passage, passages};
pub use matches::perspective::Eyes;
pub use matches::player::{
    HUMAN, Hidden, INSTEAD, NoPlayer, PROGRAM, Player, SURPRISE, Shown, TemperChoice, level_choice,
    player_words,
};
pub use matches::reveal::LaidOpen;
pub use matches::setup::{NAME, SEEDS, SeatSetup, Setup, SetupError, people};
pub use puzzle::{
    DealResult, Done, DoneError, Doubt, Figure, Found, Hunt, KINDS, Kind, Quest, Short, Verdict, WHOLE,
    certain_of, deal_of, deal_result, is_certain, is_deal_of, puzzle_of, puzzles_toml,
};
pub use review::{
    Account, Cause, Judged, KeptError, MARKS, Mark, Moment, Part, Review, Reviewing, Secret, Shares, Telling,
    TurningPoint, Unseen, deepened, exposed, keep, kept, review, rounded, secrets, to_json, turning_points,
    unseen,
};
pub use saving::differences::Difference;
pub use saving::load::{LoadError, Loaded, load, load_kept, load_text, load_text_kept, load_with};
pub use saving::pack_mismatch::{Alternative, PackName, Unfit};
pub use saving::summary::{MatchSummary, SeatResult};
