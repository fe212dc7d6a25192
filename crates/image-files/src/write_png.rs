//! Writes still pictures as PNG files.

/// The bytes of a PNG file with this picture. `rgb` has rows from the top, with red, green and blue of each
/// pixel.
///
/// # Errors
/// The number of pixels does not match the size.
pub fn png([width, height]: [u32; 2], rgb: &[u8]) -> Result<Vec<u8>, String> {
    encode([width, height], rgb).map_err(|why| why.to_string())
}

fn encode([width, height]: [u32; 2], rgb: &[u8]) -> Result<Vec<u8>, ::png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = ::png::Encoder::new(&mut file, width, height);
    encoder.set_color(::png::ColorType::Rgb);
    encoder.set_compression(::png::Compression::Balanced);
    encoder.write_header()?.write_image_data(rgb)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_read_as_it_was_written() {
        let rgb = [255, 0, 0, 10, 20, 30];
        let file = png([2, 1], &rgb).unwrap();
        let mut reader = ::png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        assert_eq!((info.width, info.height, &bytes[..]), (2, 1, &rgb[..]));
    }

    #[test]
    fn a_picture_with_too_few_pixels_is_refused() {
        assert!(png([2, 2], &[0; 3]).is_err());
    }
}
