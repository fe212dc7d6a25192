//! A screen without a graphics card: draws what egui would send to one, pixel by pixel, the same on
//! any machine.
//!
//! It does what egui's OpenGL painter does: positions on a fixed grid, the top-left rule, so that
//! an edge that two triangles share is drawn once, and colours with premultiplied alpha that are
//! multiplied and blended as they are stored, without linear light and without dithering.

use std::collections::HashMap;

use egui::epaint::{ImageData, ImageDelta, Mesh, Primitive, Vertex, WHITE_UV};
use egui::{Color32, ColorImage, Context, FullOutput, Pos2, Rect, TextureId, TextureWrapMode, TexturesDelta};

/// Steps of the grid for each pixel: as fine as those of graphics cards.
const GRID: f32 = 256.0;

/// A screen: keeps the textures from frame to frame.
#[derive(Clone, Default)]
pub struct Raster(HashMap<TextureId, Texture>);

/// A texture, and whether it goes on in itself beyond its edges.
#[derive(Clone)]
struct Texture {
    image: ColorImage,
    repeats: bool,
}

impl Raster {
    /// Takes up what a frame has changed of the textures.
    pub fn take(&mut self, delta: &mut TexturesDelta) {
        for (id, change) in delta.set.drain().flat_map(|(id, all)| all.into_iter().map(move |c| (id, c))) {
            self.change(id, &change);
        }
        for id in delta.free.drain() {
            self.0.remove(&id);
        }
    }

    fn change(&mut self, id: TextureId, change: &ImageDelta) {
        let ImageData::Color(new) = &change.image;
        let Some([left, top]) = change.pos else {
            let repeats = change.options.wrap_mode == TextureWrapMode::Repeat;
            self.0.insert(id, Texture { image: ColorImage::clone(new), repeats });
            return;
        };
        let Some(Texture { image: whole, .. }) = self.0.get_mut(&id) else { return };
        for (y, row) in new.pixels.chunks(new.size[0].max(1)).enumerate() {
            let start = (top + y) * whole.size[0] + left;
            if let Some(under) = whole.pixels.get_mut(start..start + row.len()) {
                under.copy_from_slice(row);
            }
        }
    }

    /// Draws a frame.
    pub fn draw(&self, ctx: &Context, output: &FullOutput) -> ColorImage {
        let scale = output.pixels_per_point;
        let size = (ctx.content_rect().size() * scale).round();
        let mut image = ColorImage::filled([size.x as usize, size.y as usize], Color32::BLACK);
        for piece in ctx.tessellate(output.shapes.clone(), scale) {
            let Primitive::Mesh(mesh) = piece.primitive else { continue };
            if let Some(texture) = self.0.get(&mesh.texture_id) {
                draw_mesh(&mut image, texture, &mesh, piece.clip_rect, scale);
            }
        }
        image
    }
}

fn draw_mesh(image: &mut ColorImage, texture: &Texture, mesh: &Mesh, clip: Rect, scale: f32) {
    let within = |at: f32, most: usize| ((at * scale).round().max(0.0) as i64).min(most as i64);
    let [width, height] = image.size;
    let columns = [within(clip.min.x, width), within(clip.max.x, width)];
    let rows = [within(clip.min.y, height), within(clip.max.y, height)];
    for corners in mesh.indices.chunks_exact(3) {
        let mut corners = [0, 1, 2].map(|i| Corner::new(&mesh.vertices[corners[i] as usize], scale));
        let turn = twice_area(&corners);
        if turn < 0 {
            corners.swap(1, 2);
        }
        if turn != 0 {
            draw_triangle(image, texture, &corners, columns, rows);
        }
    }
}

/// A vertex on the grid, with what is interpolated: the colour, then where in the texture.
struct Corner {
    x: i64,
    y: i64,
    what: [f32; 6],
}

impl Corner {
    fn new(vertex: &Vertex, scale: f32) -> Self {
        let at = |v: f32| (v * scale * GRID).round() as i64;
        let [r, g, b, a] = vertex.color.to_array().map(f32::from);
        Self { x: at(vertex.pos.x), y: at(vertex.pos.y), what: [r, g, b, a, vertex.uv.x, vertex.uv.y] }
    }
}

/// Positive when the corners run clockwise as seen, with y downwards.
fn twice_area([a, b, c]: &[Corner; 3]) -> i64 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// The columns of a row whose middles lie inside, found from the three edges in whole numbers.
fn span(corners: &[Corner; 3], y: i64, columns: [i64; 2]) -> std::ops::Range<i64> {
    let half = GRID as i64 / 2;
    let (mut start, mut end) = (columns[0], columns[1]);
    for i in 0..3 {
        let (a, b) = (&corners[i], &corners[(i + 1) % 3]);
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        // A middle on an edge belongs to the triangle whose top or left edge it is.
        let kept = dy < 0 || (dy == 0 && dx > 0);
        // Inside is where step * column + rest >= 0.
        let step = -dy * GRID as i64;
        let rest = dx * (y * GRID as i64 + half - a.y) - dy * (half - a.x) - i64::from(!kept);
        match step {
            0 if rest < 0 => return 0..0,
            0 => {}
            1.. => start = start.max(-rest.div_euclid(step)),
            _ => end = end.min(rest.div_euclid(-step) + 1),
        }
    }
    start..end
}

fn draw_triangle(
    image: &mut ColorImage,
    texture: &Texture,
    corners: &[Corner; 3],
    columns: [i64; 2],
    rows: [i64; 2],
) {
    let pixel = |at: i64| at.div_euclid(GRID as i64);
    let low = corners.iter().map(|c| pixel(c.y)).min().unwrap_or(0).max(rows[0]);
    let high = corners.iter().map(|c| pixel(c.y) + 1).max().unwrap_or(0).min(rows[1]);
    let [a, b, c] = corners;
    let area = twice_area(corners) as f32;
    let side = |p: &Corner, q: &Corner| [(q.x - p.x) as f32 / area, (q.y - p.y) as f32 / area];
    let ([bx, by], [cx, cy]) = (side(a, b), side(a, c));
    // How much of the second and third corner there is at a place of the grid.
    let shares = |x: f32, y: f32| [x * cy - y * cx, y * bx - x * by];
    let mix = |[s, t]: [f32; 2], i: usize| s * (b.what[i] - a.what[i]) + t * (c.what[i] - a.what[i]);
    let step: [f32; 6] = std::array::from_fn(|i| mix(shares(GRID, 0.0), i));
    let white = corners.iter().all(|c| c.what[4] == WHITE_UV.x && c.what[5] == WHITE_UV.y);
    let plain = white && corners.iter().all(|c| c.what[..4] == a.what[..4]);
    for y in low..high {
        let span = span(corners, y, columns);
        if span.is_empty() {
            continue;
        }
        let middle = |at: i64, from: i64| (at as f32 + 0.5) * GRID - from as f32;
        let from = shares(middle(span.start, a.x), middle(y, a.y));
        let mut here: [f32; 6] = std::array::from_fn(|i| a.what[i] + mix(from, i));
        let row = y as usize * image.size[0];
        for under in &mut image.pixels[row + span.start as usize..row + span.end as usize] {
            let [r, g, b, a, u, v] = here;
            let mut over = [r, g, b, a];
            if !white {
                let texel = sample(texture, Pos2::new(u, v));
                over = std::array::from_fn(|i| over[i] * texel[i] / 255.0);
            }
            *under = blend(*under, over);
            if !plain {
                here = std::array::from_fn(|i| here[i] + step[i]);
            }
        }
    }
}

/// The texture between its four nearest texels; egui asks for this of fonts and icons alike.
fn sample(Texture { image, repeats }: &Texture, uv: Pos2) -> [f32; 4] {
    let [width, height] = image.size;
    let place = |at: f32, count: usize| {
        if *repeats {
            let at = (at * count as f32 - 0.5).rem_euclid(count as f32);
            let first = at as usize % count;
            return (first, (first + 1) % count, at.fract());
        }
        let at = (at * count as f32 - 0.5).clamp(0.0, count as f32 - 1.0);
        let first = at as usize;
        (first, (first + 1).min(count - 1), at - first as f32)
    };
    let ((left, right, x), (top, bottom, y)) = (place(uv.x, width), place(uv.y, height));
    let texel = |column: usize, row: usize| image.pixels[row * width + column].to_array();
    let [a, b, c, d] = [texel(left, top), texel(right, top), texel(left, bottom), texel(right, bottom)];
    std::array::from_fn(|i| {
        let [a, b, c, d] = [a[i], b[i], c[i], d[i]].map(f32::from);
        let (upper, lower) = (a + (b - a) * x, c + (d - c) * x);
        upper + (lower - upper) * y
    })
}

fn blend(under: Color32, over: [f32; 4]) -> Color32 {
    let rest = 1.0 - over[3] / 255.0;
    let under = under.to_array();
    let [r, g, b, a] = std::array::from_fn(|i| (over[i] + f32::from(under[i]) * rest + 0.5) as u8);
    Color32::from_rgba_premultiplied(r, g, b, a)
}
