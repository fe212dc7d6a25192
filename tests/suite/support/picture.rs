//! Writes pictures to files.

use std::fs;
use std::path::Path;

use egui::ColorImage;

/// Writes a picture as a PNG.
pub fn write(path: &Path, image: &ColorImage) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let bytes: Vec<u8> = image.pixels.iter().flat_map(|p| [p.r(), p.g(), p.b()]).collect();
    fs::write(path, image_files::png(image.size.map(|n| n as u32), &bytes).unwrap()).unwrap();
}
