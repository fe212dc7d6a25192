//! The sounds of the table: a few short ones, which are synthesized. The program is silent if it was built
//! without the feature `sound` or if it finds no audio device.

#[cfg(feature = "sound")]
mod device;
mod sound_kinds;
#[cfg(any(feature = "sound", test))]
mod synth;

#[cfg(feature = "sound")]
pub use device::Speaker;
pub use sound_kinds::Sound;

/// True if the program was built with sounds.
pub const AVAILABLE: bool = cfg!(feature = "sound");

/// Plays no sounds, since the program was built without them.
#[cfg(not(feature = "sound"))]
#[derive(Default)]
pub struct Speaker {}

#[cfg(not(feature = "sound"))]
impl Speaker {
    /// Does nothing, since the program was built without sounds.
    pub fn play(&mut self, _sound: Sound, _loud: f32) {}
}
