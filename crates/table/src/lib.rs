//! One running match: its setup, decisions, undo, bots, help and autosave, for every interface.
//!
//! ```
//! use std::sync::Arc;
//!
//! use bots::Level;
//! use packs::{Files, Pack};
//! use table::{Match, Setup};
//!
//! let pack = Arc::new(Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap());
//! let mut game = Match::new(Setup::new(pack, 2, Level::Novice, 1)).unwrap();
//! let action = game.legal()[0];
//! game.play(action).unwrap();
//! assert_eq!(game.steps().len(), 1);
//! ```
//!
//! Not here: egui, terminals, rules and sentences. A match knows the full state, but shows a society only its
//! view.

mod bots;
mod help;
mod lesson;
mod matches;
mod puzzle;
mod review;
mod saving;

pub use bots::thinker::Thinker;
pub use bots::trial::{TrialResult, try_program};
pub use help::analysis::{AnalysisThread, DecisionAnalysis, HINTED, Opinion, with_leads};
pub use help::choice_place::ChoicePlace;
pub use help::coach::{Coach, CoachFrom, CoachTimes, Objection};
pub use help::level::HelpLevel;
pub use help::pencil::{Pencil, PencilCell, PencilMark, society_id, society_of};
pub use help::reason::{Reason, claim, full_reason, reason};
pub use help::suspicions::{Suspicion, SuspicionTime, Suspicions, Tell};
pub use lesson::LessonRun;
pub use matches::game::play_random;
pub use matches::game::{Match, NamedError, UndoError};
pub use matches::known_cards::{CardCounts, KnownCards};
pub use matches::landmarks::{Landmark, Landmarks};
pub use matches::lost_decision::LostDecision;
pub use matches::passages::{Passage, PassageKind, passages};
pub use matches::perspective::Perspective;
pub use matches::player::{
    HUMAN, Hidden, INSTEAD, PROGRAM, ParsePlayerError, Player, SURPRISE, TemperChoice, VisiblePlayer,
    level_choice, player_words,
};
pub use matches::reveal::HiddenState;
pub use matches::setup::{NAME, SEEDS, SeatSetup, Setup, SetupError, people};
pub use matches::setup_choices::{PlayerChoice, SeatChoice, SetupChoices};
pub use puzzle::{
    DealResult, FoundPuzzle, Kind, ProgressError, ProofError, ProofStats, PuzzleAttempt, PuzzleFinder,
    PuzzleProgress, Verdict, WHOLE, WrongAnswer, deal_of, deal_result, is_certain, is_deal_of, puzzle_of,
    puzzles_toml,
};
pub use review::{
    Account, Assessment, BackgroundReview, BlindSpot, Cause, Clue, DecisionKind, MARKS, Mark, Moment, Review,
    ReviewFileError, Secret, Shares, TurningPoint, blind_spot, deepen, load_review, own_secret, review,
    round_chance, save_review, secrets, to_json, turning_points,
};
pub use saving::differences::Difference;
pub use saving::load::{
    LoadError, Loaded, load, load_text, load_text_with_kept_rules, load_with, load_with_kept_rules,
};
pub use saving::pack_mismatch::{Alternative, PackMismatch, PackName};
pub use saving::summary::{MatchSummary, SeatResult};
