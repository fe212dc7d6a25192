//! Decodes PNGs that the program has written.

use std::io::BufReader;
use std::path::Path;

/// Decodes a PNG: its width, its height, and its pixels as RGB bytes.
pub fn png(path: &Path) -> (u32, u32, Vec<u8>) {
    let file = std::fs::File::open(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut reader = png::Decoder::new(BufReader::new(file)).read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
    (info.width, info.height, bytes)
}

/// The number of different colours among RGB pixels.
pub fn colours(bytes: &[u8]) -> usize {
    bytes.chunks(3).collect::<std::collections::HashSet<_>>().len()
}
