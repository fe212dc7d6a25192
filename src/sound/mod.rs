//! The sounds of the table: a few short ones, synthesized and not recorded. Programs built without the
//! feature `sound` stay silent, and so does one that finds no device.

#[cfg(feature = "sound")]
mod device;
mod sound_kinds;
#[cfg(any(feature = "sound", test))]
mod synth;

#[cfg(feature = "sound")]
pub use device::Speaker;
pub use sound_kinds::Sound;

/// True if this program was built with sounds.
pub const AVAILABLE: bool = cfg!(feature = "sound");

/// Plays nothing: this program was built without sounds.
#[cfg(not(feature = "sound"))]
#[derive(Default)]
pub struct Speaker {}

#[cfg(not(feature = "sound"))]
impl Speaker {
    /// Does nothing, since this program was built without sounds.
    pub fn play(&mut self, _sound: Sound, _loud: f32) {}
}
