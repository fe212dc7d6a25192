//! The files of a pack by topic: declarations of their keys, and code that reads them.
//!
//! Deliberately not here: checks of a pack as a whole (`checks`).

pub(crate) mod board_picture;
pub(crate) mod cards;
pub(crate) mod councils;
pub(crate) mod credits;
pub(crate) mod declared_ids;
pub(crate) mod emblem_files;
pub(crate) mod event_cards;
pub(crate) mod fault_places;
pub mod house_rules;
pub(crate) mod ids_that_need_words;
pub(crate) mod kinds_with_keys;
pub(crate) mod lesson_words;
pub(crate) mod lessons;
pub(crate) mod map;
pub(crate) mod offer_cards;
pub(crate) mod own_icons;
pub(crate) mod preview_title_and_font;
pub(crate) mod puzzles;
pub(crate) mod rules;
pub(crate) mod scoring_sets_and_early_end;
pub(crate) mod setups;
pub(crate) mod sizes_and_points;
pub(crate) mod star_chart;
pub(crate) mod terms;
pub(crate) mod text_file;
pub(crate) mod theme;
pub(crate) mod weights;
pub(crate) mod words;
