//! Animations as GIF files, which any chat and any browser can show. Each frame holds only its changes from the
//! frame before, in colours shared by all frames, so that parts that do not move need almost no space.

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::film_palette::Palette;

/// A GIF animation that is being encoded, frame by frame.
pub struct Film {
    size: [u16; 2],
    palette: Palette,
    encoder: Encoder<Vec<u8>>,
    /// The last frame that was added, as palette indexes.
    seen: Vec<u8>,
}

impl Film {
    /// An animation with frames of this `size` (width and height in pixels) that repeats forever. Its palette
    /// is made from the pixels in `samples`: rows from the top, with red, green and blue of each pixel.
    ///
    /// # Errors
    /// The size is too large for a GIF.
    pub fn new(size: [u16; 2], samples: &[u8]) -> Result<Self, String> {
        let palette = Palette::new(samples);
        // The transparent palette entry needs a colour too, which is never used.
        let colours = [palette.rgb(), &[0, 0, 0]].concat();
        let mut encoder = Encoder::new(Vec::new(), size[0], size[1], &colours).map_err(reason)?;
        encoder.set_repeat(Repeat::Infinite).map_err(reason)?;
        Ok(Self { size, palette, encoder, seen: Vec::new() })
    }

    /// Adds a frame that is shown for `hundredths` hundredths of a second. `rgb` has its pixels: rows from the
    /// top, with red, green and blue of each.
    ///
    /// # Errors
    /// The frame does not have the size of the animation.
    pub fn add(&mut self, rgb: &[u8], hundredths: u16) -> Result<(), String> {
        let [width, height] = self.size.map(usize::from);
        if rgb.len() != width * height * 3 {
            return Err(format!("a frame of {} bytes is not {width} by {height} pixels", rgb.len()));
        }
        let numbers = self.palette.numbers(rgb);
        let changed = changed_area(&self.seen, &numbers, width).unwrap_or([0, 0, 1, 1]);
        let [left, top, right, bottom] = changed;
        let mut pixels = Vec::with_capacity((right - left) * (bottom - top));
        for row in top..bottom {
            let part = row * width + left..row * width + right;
            let before = self.seen.get(part.clone());
            pixels.extend(numbers[part].iter().enumerate().map(|(i, number)| match before {
                Some(before) if before[i] == *number => Palette::clear(),
                _ => *number,
            }));
        }
        let frame = Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(Palette::clear()),
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            buffer: pixels.into(),
            ..Frame::default()
        };
        self.seen = numbers;
        self.encoder.write_frame(&frame).map_err(reason)
    }

    /// Finishes the animation and returns the bytes of the GIF file.
    ///
    /// # Errors
    /// Never fails, since the file is in memory.
    pub fn finish(self) -> Result<Vec<u8>, String> {
        self.encoder.into_inner().map_err(|why| why.to_string())
    }
}

fn reason(why: EncodingError) -> String {
    why.to_string()
}

/// The smallest rectangle in which two frames differ: left, top, and the first column and row beyond it. The
/// whole frame if there is no frame before. `None` if the frames are equal.
fn changed_area(before: &[u8], now: &[u8], width: usize) -> Option<[usize; 4]> {
    let height = now.len() / width.max(1);
    if before.len() != now.len() {
        return Some([0, 0, width, height]);
    }
    let mut found: Option<[usize; 4]> = None;
    for (row, (old, new)) in before.chunks_exact(width).zip(now.chunks_exact(width)).enumerate() {
        let differs = |i: &usize| old[*i] != new[*i];
        let (Some(first), Some(last)) = ((0..width).find(differs), (0..width).rfind(differs)) else {
            continue;
        };
        let [left, top, right, _] = found.unwrap_or([first, row, last + 1, row]);
        found = Some([left.min(first), top, right.max(last + 1), row + 1]);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The frames of an animation, with their durations in hundredths of a second.
    fn frames(file: &[u8], size: [usize; 2]) -> Vec<(Vec<u8>, u16)> {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut reader = options.read_info(file).unwrap();
        let mut screen = vec![0; size[0] * size[1] * 3];
        let mut seen = Vec::new();
        while let Some(frame) = reader.read_next_frame().unwrap() {
            for (i, pixel) in frame.buffer.chunks_exact(4).enumerate().filter(|(_, p)| p[3] == 255) {
                let (x, y) = (i % usize::from(frame.width), i / usize::from(frame.width));
                let at = (y + usize::from(frame.top)) * size[0] + x + usize::from(frame.left);
                screen[at * 3..at * 3 + 3].copy_from_slice(&pixel[..3]);
            }
            seen.push((screen.clone(), frame.delay));
        }
        seen
    }

    #[test]
    fn each_frame_is_seen_as_it_was_drawn_though_only_what_changed_is_kept() {
        // One half is red and the other black. The second frame also has a blue corner.
        let (wide, high) = (60, 40);
        let drawn = |blue: bool| -> Vec<u8> {
            let colour = |i: usize| match (i % wide, i / wide) {
                (40.., 30..) if blue => [0, 0, 255],
                (..30, _) => [255, 0, 0],
                _ => [0, 0, 0],
            };
            (0..wide * high).flat_map(colour).collect()
        };
        let (one, two) = (drawn(false), drawn(true));
        let mut film = Film::new([60, 40], &[one.clone(), two.clone()].concat()).unwrap();
        for (frame, stays) in [(&one, 50), (&two, 70), (&two, 10), (&one, 20)] {
            film.add(frame, stays).unwrap();
        }
        assert!(film.add(&one[3..], 1).is_err(), "a frame of another size");
        let seen = frames(&film.finish().unwrap(), [wide, high]);
        let near = |a: &[u8], b: &[u8]| a.iter().zip(b).all(|(a, b)| a.abs_diff(*b) < 24);
        let drawn = [(&one, 50), (&two, 70), (&two, 10), (&one, 20)];
        assert_eq!(seen.len(), drawn.len());
        for ((found, stays), (frame, long)) in seen.iter().zip(drawn) {
            assert!(near(found, frame) && *stays == long, "{stays}");
        }
    }

    #[test]
    fn what_has_changed_is_the_least_rectangle() {
        assert_eq!(changed_area(&[], &[1, 1, 1, 1], 2), Some([0, 0, 2, 2]));
        assert_eq!(changed_area(&[1; 6], &[1; 6], 3), None);
        assert_eq!(changed_area(&[1, 1, 1, 1, 1, 1], &[1, 1, 1, 1, 2, 1], 3), Some([1, 1, 2, 2]));
    }
}
