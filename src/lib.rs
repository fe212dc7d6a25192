//! Whispers: a game of secret bets on warring empires, played against bots that do not cheat.
//!
//! A pack says what is played, a match is played by views and legal actions, and sentences say what has
//! happened. Here three bots play a match of a pack that is built in:
//!
//! ```
//! use std::sync::Arc;
//!
//! use whispers::ai::{Bot, Level};
//! use whispers::content::{Files, Pack};
//! use whispers::speech::{Speech, final_score};
//! use whispers::table::{Match, Setup};
//!
//! // `Files::at("my-pack")` are those of a folder or a zip archive; faults come all at once.
//! let pack = Arc::new(Pack::load(&Files::BuiltIn("lantern-delta"))?);
//! // The first society against two others, by the pack's own house rules, with the seed 7.
//! let mut game = Match::new(Setup::new(Arc::clone(&pack), 2, Level::Novice, 7))?;
//! let mut bots: Vec<Bot> = (0..3).map(|seed| Bot::new(Level::Novice, seed)).collect();
//! while let Some(society) = game.state().mover() {
//!     // A bot knows its society's view and nothing else.
//!     let (view, legal) = (game.view(society), game.legal());
//!     let action = bots[society.index()].choose(game.world(), &view, None, &legal);
//!     game.play(action.ok_or("something is legal before the end")?)?;
//! }
//! let speech = Speech::in_language(pack, "en");
//! for line in final_score(&speech, &game) {
//!     println!("{line}");
//! }
//! assert!(game.state().winners(game.world()).count() >= 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The wings, from the ground up: [`text`] cleans and quotes what is shown, [`rules`] is the game by itself and
//! [`atlas`] the geometry of boards; [`content`] reads packs, [`ai`] decides, [`outside`] asks bots that are programs
//! of their own, [`record`] writes matches down; [`shelf`] has the packs at hand,
//! [`table`] runs a match, [`history`] keeps what came of all matches, [`speech`] puts it into words; [`cli`] and
//! [`app`] are the faces of the program, [`system`] is what they need of the operating system, [`image`] pictures
//! as files, and [`about`] what the program is made of. ARCHITECTURE.md says more.

pub mod about;
pub mod ai;
pub mod app;
pub mod atlas;
pub mod cli;
pub mod content;
pub mod history;
pub mod image;
pub mod outside;
pub mod record;
pub mod rules;
pub mod shelf;
pub mod speech;
pub mod system;
pub mod table;
pub mod text;
