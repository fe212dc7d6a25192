//! What the files of a pack say, topic by topic: for each its keys, and how they are read.
//!
//! Deliberately not here: what is wrong with a pack as a whole (`checks`).

pub(in crate::content) mod cards;
pub(in crate::content) mod chart;
pub(in crate::content) mod councils;
pub(in crate::content) mod credits;
pub(in crate::content) mod emblems;
pub(in crate::content) mod events;
pub(in crate::content) mod extras;
pub(in crate::content) mod forms;
pub mod house;
pub(in crate::content) mod icons;
pub(in crate::content) mod lesson_words;
pub(in crate::content) mod lessons;
pub(in crate::content) mod map;
pub(in crate::content) mod names;
pub(in crate::content) mod offers;
pub(in crate::content) mod own_looks;
pub(in crate::content) mod picture;
pub(in crate::content) mod places;
pub(in crate::content) mod points;
pub(in crate::content) mod puzzles;
pub(in crate::content) mod rules;
pub(in crate::content) mod setups;
pub(in crate::content) mod terms;
pub(in crate::content) mod text;
pub(in crate::content) mod theme;
pub(in crate::content) mod wanted;
pub(in crate::content) mod weights;
pub(in crate::content) mod words;
