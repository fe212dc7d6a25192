//! Pictures as files.

use std::fs;
use std::path::Path;

/// Writes a picture as a PNG: rows from the top, red, green and blue of each pixel.
///
/// # Errors
/// The file and why it cannot be written.
pub(super) fn write(path: &Path, size: [u32; 2], rgb: &[u8]) -> Result<(), String> {
    let said =
        |why: &dyn std::fmt::Display| format!("{}: the picture cannot be written: {why}", path.display());
    let file = encode(size, rgb).map_err(|e| said(&e))?;
    fs::write(path, file).map_err(|e| said(&e))
}

fn encode([width, height]: [u32; 2], rgb: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::Balanced);
    encoder.write_header()?.write_image_data(rgb)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("two.png");
        let rgb = [255, 0, 0, 10, 20, 30];
        write(&path, [2, 1], &rgb).unwrap();
        let file = std::io::BufReader::new(fs::File::open(&path).unwrap());
        let mut reader = png::Decoder::new(file).read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        assert_eq!((info.width, info.height, &bytes[..]), (2, 1, &rgb[..]));
    }

    #[test]
    fn where_nothing_can_be_written_the_path_is_said() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("no such folder").join("a.png");
        let why = write(&path, [1, 1], &[0; 3]).unwrap_err();
        assert!(why.starts_with(&format!("{}: the picture cannot be written: ", path.display())), "{why}");
    }

    #[test]
    fn a_picture_with_too_few_pixels_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        assert!(write(&folder.path().join("a.png"), [2, 2], &[0; 3]).is_err());
    }
}
