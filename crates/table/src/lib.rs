//! One running match, whatever face it is shown with: positions, decisions, undo, bots, autosave.
//!
//! Deliberately not here: egui, terminals, rules, and sentences. A table knows the whole state so that it
//! can run the match, but what it shows to a society is that society's view.

mod again;
mod bots;
mod by_chance;
mod coach;
mod counsel;
mod course;
mod differences;
mod eyes;
mod game;
mod help;
mod help_level;
mod known_cards;
mod laid_open;
mod landmarks;
mod losing;
mod lost;
mod moves;
mod numbers;
mod of_record;
mod passages;
mod pencil;
mod player;
mod puzzle;
mod question;
mod reason;
mod review;
mod saved;
mod saving;
mod setup;
mod summary;
mod suspicions;
mod tried;
mod unfit;
mod whereabouts;

pub use bots::Thinker;
pub use by_chance::play_by_chance;
pub use coach::{Coach, CoachFrom, CoachTimes, Objection};
pub use counsel::{Counsel, HINTED, Opinion, Weighing, with_leads};
pub use course::Course;
pub use differences::Difference;
pub use eyes::Eyes;
pub use game::{Match, NamedError, UndoError};
pub use help_level::HelpLevel;
pub use known_cards::{CardCounts, KnownCards};
pub use laid_open::LaidOpen;
pub use landmarks::{Landmark, Landmarks};
pub use lost::LostDecision;
pub use passages::{Matter, Passage, passages};
pub use pencil::{Pencil, PencilMark, Pencilled, society_id, society_of};
pub use player::{
    HUMAN, Hidden, INSTEAD, NoPlayer, PROGRAM, Player, SURPRISE, Shown, TemperChoice, level_choice,
    player_words,
};
pub use puzzle::{
    DealResult, Done, DoneError, Doubt, Figure, Found, Hunt, KINDS, Kind, Quest, Short, Verdict, WHOLE,
    certain_of, deal_of, deal_result, is_certain, is_deal_of, puzzle_of, puzzles_toml,
};
pub use reason::{Reason, claim, reason, reason_weighed};
pub use review::{
    Account, Cause, Judged, KeptError, MARKS, Mark, Moment, Part, Review, Reviewing, Secret, Shares, Telling,
    TurningPoint, Unseen, deepened, exposed, keep, kept, review, rounded, secrets, to_json, turning_points,
    unseen,
};
pub use saved::{LoadError, Loaded, load, load_kept, load_text, load_text_kept, load_with};
pub use setup::{NAME, SEEDS, SeatSetup, Setup, SetupError, people};
pub use summary::{MatchSummary, SeatResult};
pub use suspicions::{Suspicion, SuspicionTime, Suspicions, Tell};
pub use tried::{Tried, try_program};
pub use unfit::{Alternative, PackName, Unfit};
pub use whereabouts::Whereabouts;
