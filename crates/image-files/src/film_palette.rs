//! The limited palette of a GIF animation.

use color_quant::NeuQuant;

/// The number of bits of each colour channel that select a palette entry.
const BITS: u32 = 6;

/// The number of colours, besides the transparent one.
const COLOURS: usize = 255;

/// The sampling of pixels when colours are chosen, one in this number: from 1, the finest, to 30.
const LOOK: i32 = 10;

/// Up to 255 colours, with a table that maps every colour to the nearest of them.
pub(super) struct Palette {
    rgb: Vec<u8>,
    nearest: Vec<u8>,
}

impl Palette {
    /// The colours that show these pixels best: red, green and blue of each.
    pub fn new(rgb: &[u8]) -> Self {
        let rgba: Vec<u8> = rgb.chunks_exact(3).flat_map(|p| [p[0], p[1], p[2], 255]).collect();
        let chosen = NeuQuant::new(LOOK, COLOURS, &rgba);
        let level = |i: u32| {
            let step = (i & ((1 << BITS) - 1)) * 255;
            (step / ((1 << BITS) - 1)) as u8
        };
        let colour = |i: u32| [level(i >> (2 * BITS)), level(i >> BITS), level(i), 255];
        let nearest = (0..1 << (3 * BITS)).map(|i| chosen.index_of(&colour(i)) as u8).collect();
        let rgb = chosen.color_map_rgba().chunks_exact(4).flat_map(|p| [p[0], p[1], p[2]]).collect();
        Self { rgb, nearest }
    }

    /// Red, green and blue of each colour.
    pub fn rgb(&self) -> &[u8] {
        &self.rgb
    }

    /// The number that is no colour.
    pub fn clear() -> u8 {
        COLOURS as u8
    }

    /// Each pixel by the number of its colour.
    pub fn numbers(&self, rgb: &[u8]) -> Vec<u8> {
        let part = |value: u8| u32::from(value) >> (8 - BITS);
        let place = |p: &[u8]| (part(p[0]) << (2 * BITS)) | (part(p[1]) << BITS) | part(p[2]);
        rgb.chunks_exact(3).map(|p| self.nearest[place(p) as usize]).collect()
    }
}
