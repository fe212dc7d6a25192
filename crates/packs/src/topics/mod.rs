//! The files of a pack, topic by topic: their keys and how they are read.
//!
//! Deliberately not here: what is wrong with a pack as a whole (`checks`).

pub(crate) mod cards;
pub(crate) mod chart;
pub(crate) mod councils;
pub(crate) mod credits;
pub(crate) mod emblems;
pub(crate) mod events;
pub(crate) mod extras;
pub(crate) mod forms;
pub mod house;
pub(crate) mod icons;
pub(crate) mod lesson_words;
pub(crate) mod lessons;
pub(crate) mod map;
pub(crate) mod names;
pub(crate) mod offers;
pub(crate) mod own_looks;
pub(crate) mod pack_ids;
pub(crate) mod picture;
pub(crate) mod places;
pub(crate) mod points;
pub(crate) mod puzzles;
pub(crate) mod rules;
pub(crate) mod setups;
pub(crate) mod terms;
pub(crate) mod text;
pub(crate) mod theme;
pub(crate) mod weights;
pub(crate) mod words;
