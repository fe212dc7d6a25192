//! Pictures as files, and how far two are from being the same.

use std::fs;
use std::path::Path;

use egui::{Color32, ColorImage};
use webp::{Decoder, Encoder, WebPConfig};

/// Channels are written in steps of so many: nobody sees it, and the grain of paper takes half the room.
const STEP: u8 = 6;
/// How far a channel may be off: half a step, and what another machine's rounding comes to.
const NEAR: u8 = STEP / 2 + 2;
/// One pixel in so many may be further off.
const SHARE: usize = 1000;

/// Writes a picture without loss, as small as it gets: the repository keeps all of them.
pub fn write(path: &Path, image: &ColorImage) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let bytes: Vec<u8> = image.pixels.iter().flat_map(|p| [p.r(), p.g(), p.b()].map(stepped)).collect();
    let [width, height] = image.size.map(|n| n as u32);
    let mut config = WebPConfig::new().unwrap();
    (config.lossless, config.quality, config.method) = (1, 100.0, 6);
    let encoder = Encoder::from_rgb(&bytes, width, height);
    fs::write(path, &*encoder.encode_advanced(&config).unwrap()).unwrap();
}

/// A channel in steps; white stays white.
fn stepped(channel: u8) -> u8 {
    if channel >= 253 {
        return 255;
    }
    (channel.saturating_add(STEP / 2) / STEP).saturating_mul(STEP)
}

/// Reads a picture that [`write`] has written, if it is there.
pub fn read(path: &Path) -> Option<ColorImage> {
    let bytes = fs::read(path).ok()?;
    let image = Decoder::new(&bytes).decode().unwrap_or_else(|| panic!("{} is no picture", path.display()));
    assert!(!image.is_alpha());
    Some(ColorImage::from_rgb([image.width() as usize, image.height() as usize], &image))
}

/// Where two pictures of one size differ: white where they do, faint where they do not. `None` when
/// they are the same to the eye.
pub fn difference(old: &ColorImage, new: &ColorImage) -> Option<ColorImage> {
    if old.size != new.size {
        return Some(new.clone());
    }
    let far = |a: &Color32, b: &Color32| {
        let channels = a.to_array().into_iter().zip(b.to_array());
        channels.map(|(a, b)| a.abs_diff(b)).max().is_some_and(|most| most > NEAR)
    };
    let mut count = 0;
    let pixels = old.pixels.iter().zip(&new.pixels).map(|(a, b)| {
        count += usize::from(far(a, b));
        if far(a, b) { Color32::WHITE } else { Color32::from_gray(b.g() / 4) }
    });
    let marked = ColorImage::new(new.size, pixels.collect());
    (count * SHARE > new.pixels.len()).then_some(marked)
}
