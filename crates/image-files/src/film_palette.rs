//! The limited palette of a GIF animation.

use color_quant::NeuQuant;

/// The number of bits of each colour channel that are used to look up the nearest palette colour.
const BITS: u32 = 6;

/// The number of colours in a palette, besides the transparent one.
const COLOURS: usize = 255;

/// When colours are chosen, one pixel in this many is looked at. 1 is the finest and 30 the coarsest.
const LOOK: i32 = 10;

/// A palette of up to 255 colours, with a table that maps every colour to the nearest one.
pub(super) struct Palette {
    rgb: Vec<u8>,
    nearest: Vec<u8>,
}

impl Palette {
    /// A palette that shows these pixels best. `rgb` has the red, green and blue of each.
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

    /// The red, green and blue of each palette colour.
    pub fn rgb(&self) -> &[u8] {
        &self.rgb
    }

    /// The palette index of the transparent colour.
    pub fn clear() -> u8 {
        COLOURS as u8
    }

    /// The palette index of the nearest colour for each pixel.
    pub fn numbers(&self, rgb: &[u8]) -> Vec<u8> {
        let part = |value: u8| u32::from(value) >> (8 - BITS);
        let place = |p: &[u8]| (part(p[0]) << (2 * BITS)) | (part(p[1]) << BITS) | part(p[2]);
        rgb.chunks_exact(3).map(|p| self.nearest[place(p) as usize]).collect()
    }
}
