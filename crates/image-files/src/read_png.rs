//! Reads untrusted PNG files. Nothing is unpacked before its size has been checked.

use std::io::Cursor;

use ::png::{ColorType, Decoder, DecodingError, Limits, Transformations};

/// The number of bytes of memory that the PNG library may use in addition to the pixels.
const BESIDES: usize = 4 << 20;

/// The pixels of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// The width and height of the picture in pixels.
    pub size: [u32; 2],
    /// The pixels in rows from the top: red, green, blue and alpha of each. The colours are not multiplied by
    /// alpha.
    pub rgba: Vec<u8>,
}

/// The limits for the width and height of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides {
    /// The minimum number of pixels of the width and of the height.
    pub least: u32,
    /// The maximum number of pixels of the width and of the height.
    pub most: u32,
}

/// Why a picture cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// The file is not a PNG.
    #[error("this is not a PNG: save the picture as one")]
    NoPng,
    /// The picture is too small or too large. The values are its width, its height and the limits.
    #[error("it is {0} by {1} pixels large; each side has {least} to {most}", least = .2.least, most = .2.most)]
    Size(u32, u32, Sides),
    /// The file is incomplete or damaged.
    #[error("it is incomplete or damaged: save it again")]
    Damaged,
}

/// The first bytes of a PNG file.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Reads a PNG whose width and height are within the limits. Of an animation, it reads the first frame.
///
/// # Errors
/// The reason why the file cannot be read.
pub fn read_png(bytes: &[u8], sides: Sides) -> Result<Pixels, Unread> {
    if !bytes.starts_with(PNG) {
        return Err(Unread::NoPng);
    }
    decode(bytes, sides).map_err(|why| why.unwrap_or(Unread::Damaged))
}

/// Decodes a PNG. `Err(None)` stands for any error of the PNG library.
fn decode(bytes: &[u8], sides: Sides) -> Result<Pixels, Option<Unread>> {
    let damaged = |_: DecodingError| None;
    let pixels = sides.most as usize * sides.most as usize;
    let limits = Limits { bytes: pixels * 4 + BESIDES };
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), limits);
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    decoder.set_transformations(Transformations::normalize_to_color8() | Transformations::ALPHA);
    let header = decoder.read_header_info().map_err(damaged)?;
    let size = [header.width, header.height];
    if size.iter().any(|side| !(sides.least..=sides.most).contains(side)) {
        return Err(Some(Unread::Size(size[0], size[1], sides)));
    }
    let mut reader = decoder.read_info().map_err(damaged)?;
    let mut buffer = vec![0; reader.output_buffer_size().ok_or(None)?];
    let frame = reader.next_frame(&mut buffer).map_err(damaged)?;
    buffer.truncate(frame.buffer_size());
    let rgba = match frame.color_type {
        ColorType::Rgba => buffer,
        ColorType::GrayscaleAlpha => buffer.chunks_exact(2).flat_map(|p| [p[0], p[0], p[0], p[1]]).collect(),
        ColorType::Rgb => buffer.chunks_exact(3).flat_map(|p| [p[0], p[1], p[2], 255]).collect(),
        ColorType::Grayscale => buffer.iter().flat_map(|p| [*p, *p, *p, 255]).collect(),
        ColorType::Indexed => return Err(None),
    };
    let whole = [frame.width, frame.height] == size && rgba.len() == size[0] as usize * size[1] as usize * 4;
    if whole { Ok(Pixels { size, rgba }) } else { Err(None) }
}

impl Pixels {
    /// The picture at half the size. Each pixel is the mean of four.
    #[must_use]
    pub fn half_size(&self) -> Self {
        let [wide, high] = self.size.map(|side| (side / 2).max(1));
        let from = self.size[0] as usize;
        let mut rgba = Vec::with_capacity(wide as usize * high as usize * 4);
        for (y, x) in (0..high as usize).flat_map(|y| (0..wide as usize).map(move |x| (y, x))) {
            for channel in 0..4 {
                let at = |dy: usize, dx: usize| {
                    let place = ((2 * y + dy) * from + 2 * x + dx) * 4 + channel;
                    u32::from(self.rgba.get(place).copied().unwrap_or_default())
                };
                rgba.push(((at(0, 0) + at(0, 1) + at(1, 0) + at(1, 1) + 2) / 4) as u8);
            }
        }
        Self { size: [wide, high], rgba }
    }

    /// The red, green and blue of each pixel, without alpha.
    pub fn rgb(&self) -> Vec<u8> {
        self.rgba.chunks_exact(4).flat_map(|p| [p[0], p[1], p[2]]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDES: Sides = Sides { least: 2, most: 64 };

    fn picture(size: [u32; 2], kind: ColorType, data: &[u8]) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = ::png::Encoder::new(&mut file, size[0], size[1]);
        encoder.set_color(kind);
        encoder.write_header().unwrap().write_image_data(data).unwrap();
        file
    }

    #[test]
    fn every_kind_of_picture_becomes_the_same_pixels() {
        let grey = [10, 20, 30, 40];
        let wide = |each: &dyn Fn(u8) -> Vec<u8>| grey.iter().flat_map(|g| each(*g)).collect::<Vec<u8>>();
        let rgba = wide(&|g| vec![g, g, g, 255]);
        for (kind, data) in [
            (ColorType::Grayscale, grey.to_vec()),
            (ColorType::GrayscaleAlpha, wide(&|g| vec![g, 255])),
            (ColorType::Rgb, wide(&|g| vec![g; 3])),
            (ColorType::Rgba, rgba.clone()),
        ] {
            let read = read_png(&picture([2, 2], kind, &data), SIDES).unwrap();
            assert_eq!((read.size, &read.rgba), ([2, 2], &rgba), "{kind:?}");
        }
    }

    #[test]
    fn what_is_no_picture_or_too_large_is_refused_before_it_is_unpacked() {
        assert_eq!(read_png(b"\xff\xd8\xff", SIDES), Err(Unread::NoPng));
        let file = picture([3, 2], ColorType::Grayscale, &[0; 6]);
        let narrow = Sides { least: 2, most: 2 };
        assert_eq!(
            read_png(&file, narrow).unwrap_err().to_string(),
            "it is 3 by 2 pixels large; each side has 2 to 2"
        );
        assert_eq!(read_png(&file[..file.len() / 2], SIDES), Err(Unread::Damaged));
        // A header with a size beyond the limit, without any pixels after it.
        let mut vast = file.clone();
        vast[16..24].copy_from_slice(&[0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]);
        assert!(read_png(&vast, SIDES).is_err());
    }

    #[test]
    fn a_picture_is_halved_by_means() {
        let grey = |values: &[u8]| values.iter().flat_map(|v| [*v, *v, *v, 255]).collect::<Vec<u8>>();
        let whole = Pixels { size: [4, 2], rgba: grey(&[0, 10, 100, 100, 20, 30, 100, 100]) };
        let half = whole.half_size();
        assert_eq!((half.size, half.rgb()), ([2, 1], vec![15, 15, 15, 100, 100, 100]));
    }
}
