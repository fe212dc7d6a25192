//! Plays samples: on the system's audio device, or in a page through the browser. Without a device, they are dropped.
//!
//! Windows and a page always have sounds. Elsewhere they need the feature `sound`, because Linux needs ALSA's headers to
//! build them.

use std::fmt;
use std::sync::{Arc, LazyLock};

/// True if the program was built with sounds.
pub const AVAILABLE: bool = cfg!(any(feature = "sound", windows, target_arch = "wasm32"));

/// Makes samples.
type Make = Box<dyn FnOnce() -> Vec<f32> + Send>;

/// Samples from -1 to 1, one channel. They are made when they are first played, on the audio thread if there is one.
#[derive(Clone)]
pub struct Samples {
    values: Arc<LazyLock<Vec<f32>, Make>>,
    /// The number of samples in a second.
    rate: u32,
}

impl Samples {
    /// Samples that `make` makes, with `rate` of them in a second.
    pub fn new(rate: u32, make: impl FnOnce() -> Vec<f32> + Send + 'static) -> Self {
        Self { values: Arc::new(LazyLock::new(Box::new(make))), rate }
    }

    /// The samples in the order of time. The first call makes them.
    pub fn values(&self) -> &[f32] {
        &self.values
    }
}

impl fmt::Debug for Samples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Samples").field("rate", &self.rate).finish_non_exhaustive()
    }
}

/// Plays samples on the audio device of the system.
#[derive(Debug, Default)]
pub struct AudioPlayer {
    /// Sends samples and their volume to the audio thread; `None` until the first sound.
    #[cfg(all(any(feature = "sound", windows), not(target_arch = "wasm32")))]
    thread: Option<std::sync::mpsc::Sender<(Samples, f32)>>,
}

impl AudioPlayer {
    /// Plays samples. `loud` is their volume, from 0 to 1.
    #[cfg(all(any(feature = "sound", windows), not(target_arch = "wasm32")))]
    pub fn play(&mut self, samples: &Samples, loud: f32) {
        let thread = self.thread.get_or_insert_with(|| {
            let (sender, sounds) = std::sync::mpsc::channel();
            let _ = crate::background::spawn("sound", move || device::play(&sounds));
            sender
        });
        // Without an audio device, the thread has ended and the sound is dropped.
        let _ = thread.send((samples.clone(), loud));
    }

    /// Plays samples. `loud` is their volume, from 0 to 1.
    #[cfg(target_arch = "wasm32")]
    pub fn play(&mut self, samples: &Samples, loud: f32) {
        crate::page::play(samples.values(), samples.rate, loud);
    }

    /// Does nothing, since the program was built without sounds.
    #[cfg(not(any(feature = "sound", windows, target_arch = "wasm32")))]
    pub fn play(&mut self, _: &Samples, _: f32) {}
}

#[cfg(all(any(feature = "sound", windows), not(target_arch = "wasm32")))]
mod device {
    use std::num::NonZero;
    use std::sync::mpsc::Receiver;

    use rodio::buffer::SamplesBuffer;
    use rodio::{DeviceSinkBuilder, Source};

    use super::Samples;

    /// Plays all samples that arrive, until the sender is dropped or there is no audio device.
    pub(super) fn play(sounds: &Receiver<(Samples, f32)>) {
        let Ok(mut sink) = DeviceSinkBuilder::open_default_sink() else { return };
        sink.log_on_drop(false);
        let Some(channels) = NonZero::new(1) else { return };
        while let Ok((samples, loud)) = sounds.recv() {
            let Some(rate) = NonZero::new(samples.rate) else { continue };
            sink.mixer().add(SamplesBuffer::new(channels, rate, samples.values().to_vec()).amplify(loud));
        }
    }
}
