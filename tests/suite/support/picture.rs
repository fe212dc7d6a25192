//! Pictures as files, and how far two are from being the same.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

use egui::{Color32, ColorImage};

/// Channels are written in steps of so many: nobody sees it, and the grain of paper takes half the room.
const STEP: u8 = 6;
/// How far a channel may be off: half a step, and what another machine's rounding comes to.
const NEAR: u8 = STEP / 2 + 2;
/// One pixel in so many may be further off.
const SHARE: usize = 1000;

/// Writes a picture as a PNG, with the filter that makes it smaller.
pub fn write(path: &Path, image: &ColorImage) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let files = [png::Filter::NoFilter, png::Filter::Up].map(|filter| encode(image, filter));
    fs::write(path, files.iter().min_by_key(|file| file.len()).unwrap()).unwrap();
}

fn encode(image: &ColorImage, filter: png::Filter) -> Vec<u8> {
    let mut file = Vec::new();
    let [width, height] = image.size.map(|n| n as u32);
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(filter);
    let bytes: Vec<u8> = image.pixels.iter().flat_map(|p| [p.r(), p.g(), p.b()].map(stepped)).collect();
    encoder.write_header().unwrap().write_image_data(&bytes).unwrap();
    file
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
    let mut reader = png::Decoder::new(BufReader::new(File::open(path).ok()?)).read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
    Some(ColorImage::from_rgb([info.width as usize, info.height as usize], &bytes))
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
