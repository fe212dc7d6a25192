//! Synthesizes the sounds. Each consists of a few tones and some noise, and is the same every time.

use std::f32::consts::TAU;

use super::sound_kinds::Sound;

/// The sample rate, in samples per second.
pub(super) const RATE: u32 = 44_100;
/// The maximum absolute value of a sample.
const LOUDEST: f32 = 0.8;

/// Synthesizes a sound as samples from -1 to 1, one channel at [`RATE`].
pub(super) fn samples(sound: Sound) -> Vec<f32> {
    let mut wave = Wave::default();
    match sound {
        // A card on a table: a short rustle and a tap.
        Sound::Card => {
            wave.hiss(0.0, 0.09, 0.45, 0.35);
            wave.drum(0.07, 0.06, 220.0, 0.3);
        }
        // A piece put down on wood.
        Sound::Placed => {
            wave.drum(0.0, 0.09, 320.0, 0.5);
            wave.hiss(0.0, 0.02, 0.6, 0.25);
        }
        // Feet or hooves.
        Sound::March => {
            for step in 0..4 {
                let at = step as f32 * 0.13;
                wave.drum(at, 0.1, 95.0, if step % 2 == 0 { 0.5 } else { 0.35 });
                wave.hiss(at, 0.04, 0.15, 0.14);
            }
        }
        // Iron striking iron.
        Sound::Clash => {
            for (at, pitch) in [(0.0, 1850.0), (0.11, 2240.0), (0.19, 1620.0)] {
                wave.bell(at, 0.28, pitch, 0.2);
                wave.hiss(at, 0.03, 0.8, 0.3);
            }
        }
        // A horn with two rising tones.
        Sound::Conquest => {
            wave.horn(0.0, 0.24, 220.0, 0.35);
            wave.horn(0.2, 0.5, 330.0, 0.4);
        }
        // A horn with two falling tones.
        Sound::Loss => {
            wave.horn(0.0, 0.26, 207.7, 0.35);
            wave.horn(0.22, 0.55, 155.6, 0.4);
        }
        // A single bell.
        Sound::Round => wave.bell(0.0, 1.6, 392.0, 0.5),
        // A whisper that can't be understood, then a bell.
        Sound::Revealed => {
            for (at, long) in [(0.0, 0.12), (0.14, 0.08), (0.24, 0.18)] {
                wave.hiss(at, long, 0.55, 0.35);
            }
            wave.bell(0.38, 0.7, 784.0, 0.22);
        }
        // Two bells that ask for an answer.
        Sound::Turn => {
            wave.bell(0.0, 0.35, 523.3, 0.3);
            wave.bell(0.12, 0.5, 659.3, 0.3);
        }
        Sound::Victory => {
            for (at, pitch) in [(0.0, 261.6), (0.16, 329.6), (0.32, 392.0), (0.48, 523.3)] {
                wave.horn(at, 0.9, pitch, 0.26);
            }
        }
        Sound::Defeat => {
            for (at, pitch) in [(0.0, 220.0), (0.3, 207.7), (0.6, 164.8)] {
                wave.horn(at, 0.8, pitch, 0.3);
            }
        }
    }
    wave.finish()
}

/// The samples of a sound that is being built.
#[derive(Default)]
struct Wave(Vec<f32>);

impl Wave {
    /// Adds a tone that starts at `at` and lasts `long`, both in seconds. `tone` returns a sample, given the
    /// seconds since the start and the progress from 0 to 1.
    fn add(&mut self, at: f32, long: f32, mut tone: impl FnMut(f32, f32) -> f32) {
        let (first, count) = ((at * RATE as f32) as usize, (long * RATE as f32) as usize);
        self.0.resize(self.0.len().max(first + count), 0.0);
        for (i, sample) in self.0[first..first + count].iter_mut().enumerate() {
            // Every tone fades in and out, so that it doesn't click.
            let edge = (i.min(count - i) as f32 / 80.0).min(1.0);
            *sample += edge * tone(i as f32 / RATE as f32, i as f32 / count as f32);
        }
    }

    /// Adds a drum, whose tone falls and fades.
    fn drum(&mut self, at: f32, long: f32, pitch: f32, loud: f32) {
        self.add(at, long, |t, share| {
            let phase = TAU * pitch * (t - 0.35 * t * share);
            loud * phase.sin() * (-5.0 * share).exp()
        });
    }

    /// Adds struck metal: inharmonic tones, the higher of which fade sooner.
    fn bell(&mut self, at: f32, long: f32, pitch: f32, loud: f32) {
        const PARTIALS: [(f32, f32); 5] = [(1.0, 1.0), (2.0, 0.6), (2.4, 0.45), (3.0, 0.3), (4.5, 0.2)];
        self.add(at, long, |t, share| {
            let partial = |(times, part): &(f32, f32)| {
                part * (TAU * pitch * times * t).sin() * (-(3.0 + 1.5 * times) * share).exp()
            };
            loud * PARTIALS.iter().map(partial).sum::<f32>() / 2.0
        });
    }

    /// Adds a horn: overtones that swell and fade with the breath.
    fn horn(&mut self, at: f32, long: f32, pitch: f32, loud: f32) {
        self.add(at, long, |t, share| {
            let breath = (share * 9.0).min(1.0) * (1.0 - share).powf(0.7);
            let overtone = |n: i32| (TAU * pitch * n as f32 * t).sin() / (n as f32).powf(2.2 - 0.7 * breath);
            loud * breath * (1..=7).map(overtone).sum::<f32>() * 0.8
        });
    }

    /// Adds noise that fades in and out. `bright` is the share of high frequencies, from 0 to 1.
    fn hiss(&mut self, at: f32, long: f32, bright: f32, loud: f32) {
        let (mut seed, mut last) = (0x9e37_79b9_u32, 0.0);
        self.add(at, long, |_, share| {
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            let noise = seed as f32 / u32::MAX as f32 * 2.0 - 1.0;
            last += (noise - last) * bright;
            loud * last * (share * TAU / 2.0).sin().max(0.0)
        });
    }

    /// Returns the samples, scaled down if one exceeds `LOUDEST`.
    fn finish(mut self) -> Vec<f32> {
        let most = self.0.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
        if most > LOUDEST {
            self.0.iter_mut().for_each(|sample| *sample *= LOUDEST / most);
        }
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_heard_is_short_and_neither_jumps_nor_breaks() {
        for sound in Sound::ALL {
            let samples = samples(sound);
            let long = samples.len() as f32 / RATE as f32;
            assert!((0.05..2.0).contains(&long), "{sound:?}: {long} s");
            let loud = (samples.iter().map(|s| s * s).sum::<f32>() / samples.len() as f32).sqrt();
            assert!((0.02..0.5).contains(&loud), "{sound:?}: {loud}");
            assert!(samples.iter().all(|s| s.abs() <= LOUDEST), "{sound:?}");
            assert!(samples[0].abs() < 0.01 && samples[samples.len() - 1].abs() < 0.05, "{sound:?}");
        }
    }
}
