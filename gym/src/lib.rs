//! Whispers as an environment for reinforcement learning: the module `whispers_gym._native` of the Python package.
//!
//! - [`game`]: one game, which steps from decision to decision.
//! - [`layout`]: the places of the policy's inputs in arrays of a fixed size.
//! - [`lane`]: a game of a batch, which restarts and seats bots.
//! - [`view_reader`]: reads the views that bots outside are sent.
//! - `python`: the classes that Python sees.
//!
//! The inputs themselves are those of `bots::policy`, and the mix of worlds is that of `train`.

mod game;
mod lane;
mod layout;
mod python;
mod view_reader;
