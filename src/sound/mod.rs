//! The sounds of the table: a few short ones, which are synthesized. The program is silent if it was built
//! without sounds or if it finds no audio device.

mod sound_kinds;
mod synth;

use std::collections::HashMap;

pub use sound_kinds::Sound;
pub use system::audio::AVAILABLE;
use system::audio::{AudioPlayer, Samples};

/// Plays sounds, and keeps the samples of those that it has played.
#[derive(Default)]
pub struct Speaker {
    player: AudioPlayer,
    known: HashMap<Sound, Samples>,
}

impl Speaker {
    /// Plays a sound. `loud` is the volume, from 0 to 1.
    pub fn play(&mut self, sound: Sound, loud: f32) {
        if AVAILABLE {
            let samples = || Samples::new(synth::RATE, move || synth::samples(sound));
            self.player.play(self.known.entry(sound).or_insert_with(samples), loud);
        }
    }
}
