//! The paper that maps are drawn on: its grain, and the uneven washes of watercolour. Both are small seamless
//! textures, made once.

use egui::epaint::{Mesh, Vertex};
use egui::{
    Color32, ColorImage, Context, Id, Pos2, Rect, TextureHandle, TextureId, TextureOptions, TextureWrapMode,
};

/// The side of each texture, in pixels.
const SIDE: usize = 256;
/// The side of the grain texture on the screen, in points.
const GRAIN: f32 = 256.0;
/// The side of the wash texture on the map, in map units.
pub(crate) const WASH: f32 = 460.0;

/// The textures of the paper's grain and of the watercolour washes.
#[derive(Clone)]
pub(crate) struct Paper {
    grain: TextureHandle,
    wash: TextureHandle,
}

impl Paper {
    /// The paper textures of an egui context, made on first use.
    pub fn in_context(ctx: &Context) -> Self {
        let id = Id::unique("paper");
        if let Some(paper) = ctx.data(|data| data.get_temp::<Self>(id)) {
            return paper;
        }
        let options = TextureOptions { wrap_mode: TextureWrapMode::Repeat, ..TextureOptions::LINEAR };
        let load = |name: &str, tone: &dyn Fn(usize, usize) -> f32| {
            let pixels = (0..SIDE * SIDE).map(|i| stain(tone(i % SIDE, i / SIDE))).collect();
            ctx.load_texture(name, ColorImage::new([SIDE, SIDE], pixels), options)
        };
        let paper = Self {
            grain: load("paper grain", &|x, y| 0.05 * (0.7 * noise(x, y, 4) + 0.5 * noise(x, y, 16))),
            wash: load("watercolour", &|x, y| {
                let cloud = 0.6 * noise(x, y, 64) + 0.35 * noise(x, y, 32) + 0.2 * noise(x, y, 16);
                0.16 * cloud.signum() * cloud.abs().powf(1.25)
            }),
        };
        ctx.data_mut(|data| data.insert_temp(id, paper.clone()));
        paper
    }

    /// The mesh of the grain over a sheet. The texture begins at `origin`, so that it moves with the map.
    pub fn over(&self, sheet: Rect, origin: Pos2) -> Mesh {
        let mut mesh = Mesh::with_texture(self.grain.id());
        let at = |pos: Pos2| Vertex {
            pos,
            uv: Pos2::new((pos.x - origin.x) / GRAIN, (pos.y - origin.y) / GRAIN),
            color: Color32::WHITE,
        };
        mesh.vertices =
            [sheet.left_top(), sheet.right_top(), sheet.right_bottom(), sheet.left_bottom()].map(at).into();
        mesh.indices = vec![0, 1, 2, 0, 2, 3];
        mesh
    }

    /// The texture of the uneven watercolour washes.
    pub fn wash(&self) -> TextureId {
        self.wash.id()
    }
}

/// The overlay colour for a tone: brown if it is negative, white if it is positive. Its absolute value is the opacity.
fn stain(tone: f32) -> Color32 {
    let alpha = (tone.abs() * 255.0).min(255.0) as u8;
    if tone < 0.0 {
        Color32::from_rgba_unmultiplied(58, 38, 16, alpha)
    } else {
        Color32::from_rgba_unmultiplied(255, 252, 240, alpha)
    }
}

/// Hashes three numbers into a seed.
pub(crate) fn mixed(a: u32, b: u32, c: u32) -> u32 {
    a.wrapping_mul(0x9e37_79b1) ^ b.wrapping_mul(0x85eb_ca77) ^ c.wrapping_mul(0xc2b2_ae3d)
}

/// A number from 0 to 1 that depends only on the arguments, yet looks random even for neighbouring values.
pub(crate) fn scattered(a: u32, b: u32, c: u32) -> f32 {
    let mut hash = mixed(a, b, c);
    hash = (hash ^ (hash >> 15)).wrapping_mul(0x2c1b_3c6d);
    hash = (hash ^ (hash >> 12)).wrapping_mul(0x297a_2d39);
    (hash ^ (hash >> 15)) as f32 / u32::MAX as f32
}

/// Smooth noise from -1 to 1 with `step` pixels between its random knots. It repeats seamlessly at the edges
/// of the texture.
fn noise(x: usize, y: usize, step: usize) -> f32 {
    let knots = SIDE / step;
    let knot =
        |i: usize, j: usize| scattered((i % knots) as u32, (j % knots) as u32, step as u32) * 2.0 - 1.0;
    let (i, j) = (x / step, y / step);
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (s, t) = (ease((x % step) as f32 / step as f32), ease((y % step) as f32 / step as f32));
    let above = knot(i, j) + (knot(i + 1, j) - knot(i, j)) * s;
    let below = knot(i, j + 1) + (knot(i + 1, j + 1) - knot(i, j + 1)) * s;
    above + (below - above) * t
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_goes_on_in_itself_and_is_neither_dark_nor_light_on_the_whole() {
        for step in [1, 4, 64] {
            let mean = (0..SIDE * SIDE).map(|i| noise(i % SIDE, i / SIDE, step)).sum::<f32>();
            assert!((mean / (SIDE * SIDE) as f32).abs() < 0.15, "{step}");
        }
        for y in (0..SIDE).step_by(5) {
            let jump = (noise(SIDE - 1, y, 64) - noise(0, y, 64)).abs();
            assert!(jump < 0.1, "{jump}");
        }
    }
}
