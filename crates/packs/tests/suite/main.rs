//! Tests packs with faults. Each is a small test pack with an edit, read from disk, and the whole report is compared.
//! Most test cases are text files in `snapshots` (see `messages`).

mod boards;
mod brought;
mod cases;
mod chart;
mod checks;
mod disk;
mod doubled_ids;
mod doubted;
mod emblems;
mod extends;
mod extras;
mod further;
mod guide;
mod lessons;
mod messages;
mod most;
mod mutations;
mod printed;
mod setups;
mod several;
mod shipped;
mod strangers;
mod translations;
mod weights;
mod zipped;
