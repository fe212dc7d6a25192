//! Packs with faults: each is the shipped pack with a small edit, read from disk, and the whole
//! report is what its author should see.

mod broken;
mod cards;
mod checks;
mod command;
mod councils;
mod disk;
mod extends;
mod files;
mod further;
mod house;
mod manifest;
mod map;
mod most;
mod picture;
mod rules;
mod setups;
mod several;
mod shipped;
mod strangers;
mod texts;
mod theme;
mod translations;
mod zipped;
