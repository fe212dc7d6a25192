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
//! Not here: egui, terminals, rules and sentences. A match knows the full state, but shows each society only
//! its view.

mod bots;
mod decision_hash;
mod help;
mod lesson_run;
mod links;
mod matches;
mod puzzle;
pub mod remote;
mod review;
mod saving;

pub use bots::bot_thinking_thread::BotThinkingThread;
pub use bots::program_trial::{TrialResult, try_program};
pub use decision_hash::decision_hashes;
pub use help::choice_place::ChoicePlace;
pub use help::coach::{Coach, CoachFrom, CoachTimes, Objection};
pub use help::decision_analysis::{AnalysisThread, DecisionAnalysis, HINTED, Opinion, with_leads};
pub use help::decision_reasons::{Reason, claim, full_reason, reason};
pub use help::help_level::HelpLevel;
pub use help::payment_variants::alike;
pub use help::pencil_marks::{Pencil, PencilCell, PencilMark, society_id, society_of};
pub use help::suspicions::{Suspicion, SuspicionTime, Suspicions, Tell};
pub use lesson_run::LessonRun;
pub use links::{
    Link, LinkError, LinkTooLong, MARK as LINK_MARK, MOST_CHARACTERS as LINK_CHARACTERS, PAGE as LINK_PAGE,
    SharedDeal, deal_link, is_link, match_link, open_link, position_link, puzzle_link, seal_link,
};
pub use matches::event_groups::{EventGroup, PassageKind, passages, passages_within};
pub use matches::failed_bot_decision::FailedBotDecision;
pub use matches::hidden_state::HiddenState;
pub use matches::known_cards::{CardCounts, KnownCards};
pub use matches::match_in_play::play_random;
pub use matches::match_in_play::{Match, NamedError, UndoError};
pub use matches::match_setup::{NAME, SEEDS, SeatSetup, Setup, SetupError, people};
pub use matches::perspective::Perspective;
pub use matches::player::{
    HUMAN, Hidden, INSTEAD, PROGRAM, ParsePlayerError, Player, SURPRISE, TemperChoice, VisiblePlayer,
    level_choice, player_words,
};
pub use matches::round_and_turn_starts::{Landmarks, MatchPart};
pub use matches::setup_choices::{PlayerChoice, SeatChoice, SetupChoices};
pub use puzzle::{
    DealResult, FoundPuzzle, Kind, ProofError, ProofStats, PuzzleAttempt, PuzzleFinder, PuzzleProgress,
    Verdict, WHOLE, WrongAnswer, deal_of, deal_result, is_certain, is_deal_of, puzzle_of, puzzles_toml,
};
pub use review::{
    Assessment, BackgroundReview, BlindSpot, Cause, Clue, DecisionKind, HiddenTokenBelief, MARKS, Mark,
    Moment, Review, ReviewFileError, Shares, SkillAndLuck, TurningPoint, blind_spot, deepen, load_review,
    own_secret, review, round_chance, save_review, secrets, to_json, turning_points,
};
pub use saving::load_match::{
    LoadError, Loaded, load, load_bytes, load_text, load_text_with_kept_rules, load_with,
    load_with_kept_rules,
};
pub use saving::match_summary::{MatchSummary, SeatResult};
pub use saving::pack_mismatch::{Alternative, PackMismatch, PackName};
pub use saving::text_differences::Difference;
