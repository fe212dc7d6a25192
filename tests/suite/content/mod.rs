//! Packs with faults: each is a small pack of the tests with an edit, read from disk, and the whole
//! report is what its author should see. Most cases are texts, in `tests/snapshots` (`messages`).

mod broken;
mod brought;
mod cases;
mod checks;
mod command;
mod disk;
mod doubted;
mod emblems;
mod extends;
mod extras;
mod further;
mod lessons;
mod messages;
pub mod most;
mod setups;
mod several;
mod shipped;
mod strangers;
mod translations;
mod weights;
mod zipped;
