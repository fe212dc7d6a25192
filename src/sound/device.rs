//! Plays sounds on the system's audio device, on a separate thread. Without a device, sounds are dropped.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::mpsc::{Receiver, Sender, channel};

use rodio::buffer::SamplesBuffer;
use rodio::{DeviceSinkBuilder, Source};

use super::sound_kinds::Sound;
use super::synth::{RATE, samples};
use system::background;

/// Plays sounds on the system's audio device.
#[derive(Default)]
pub struct Speaker {
    /// Sends sounds and their volume to the audio thread; `None` until the first sound.
    thread: Option<Sender<(Sound, f32)>>,
}

impl Speaker {
    /// Plays a sound. `loud` is the volume, from 0 to 1.
    pub fn play(&mut self, sound: Sound, loud: f32) {
        let thread = self.thread.get_or_insert_with(|| {
            let (sender, sounds) = channel();
            let _ = background::spawn("sound", move || play(&sounds));
            sender
        });
        // Without an audio device, the thread has ended and the sound is dropped.
        let _ = thread.send((sound, loud));
    }
}

/// Plays all sounds that arrive, until the sender is dropped or there is no audio device.
fn play(sounds: &Receiver<(Sound, f32)>) {
    let Ok(mut sink) = DeviceSinkBuilder::open_default_sink() else { return };
    sink.log_on_drop(false);
    let (Some(channels), Some(rate)) = (NonZero::new(1), NonZero::new(RATE)) else { return };
    let mut known: HashMap<Sound, Vec<f32>> = HashMap::new();
    while let Ok((sound, loud)) = sounds.recv() {
        let samples = known.entry(sound).or_insert_with(|| samples(sound));
        sink.mixer().add(SamplesBuffer::new(channels, rate, samples.clone()).amplify(loud));
    }
}
