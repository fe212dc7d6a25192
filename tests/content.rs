//! Packs with faults: each is the shipped pack with a small edit, read from disk, and the whole
//! report is what its author should see.

#[path = "content/broken.rs"]
mod broken;
#[path = "content/cards.rs"]
mod cards;
#[path = "content/checks/mod.rs"]
mod checks;
#[path = "content/command.rs"]
mod command;
#[path = "content/councils.rs"]
mod councils;
#[path = "content/disk.rs"]
mod disk;
#[path = "content/extends.rs"]
mod extends;
#[path = "content/files.rs"]
mod files;
#[path = "content/further.rs"]
mod further;
#[path = "content/house.rs"]
mod house;
#[path = "content/manifest.rs"]
mod manifest;
#[path = "content/map.rs"]
mod map;
#[path = "content/most.rs"]
mod most;
#[path = "content/picture.rs"]
mod picture;
#[path = "content/rules.rs"]
mod rules;
#[path = "content/setups.rs"]
mod setups;
#[path = "content/several.rs"]
mod several;
#[path = "content/shipped.rs"]
mod shipped;
#[path = "content/strangers.rs"]
mod strangers;
#[path = "content/texts.rs"]
mod texts;
#[path = "content/theme.rs"]
mod theme;
#[path = "content/translations.rs"]
mod translations;
#[path = "content/zipped.rs"]
mod zipped;
