//! A software renderer for egui. It draws pixel by pixel without a graphics card, with the same result on
//! every machine.
//!
//! It works like egui's OpenGL painter. Positions are rounded to a fixed grid. By the top-left rule, an edge
//! that two triangles share is drawn only once. Colours have premultiplied alpha and are blended as stored,
//! without linear light and without dithering.

use std::collections::HashMap;

use egui::epaint::{ImageData, ImageDelta, Mesh, Primitive, Vertex, WHITE_UV};
use egui::{Color32, ColorImage, Context, FullOutput, Pos2, Rect, TextureId, TextureWrapMode, TexturesDelta};

/// Grid steps per pixel, the precision of graphics cards.
const GRID: f32 = 256.0;

/// A renderer. It keeps the textures between frames.
#[derive(Clone, Default)]
pub struct Raster(HashMap<TextureId, Texture>);

/// A texture. `repeats` is true if it is tiled beyond its edges.
#[derive(Clone)]
struct Texture {
    image: ColorImage,
    repeats: bool,
}

impl Raster {
    /// Applies a frame's changes to the textures.
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

/// A vertex on the grid, with the values to interpolate: colour (4) and texture coordinates (2).
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

/// Twice the signed area of a triangle. It is positive if the corners run clockwise on the screen.
fn twice_area([a, b, c]: &[Corner; 3]) -> i64 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// The columns of a row whose pixel centres are inside a triangle, computed with integers from its three
/// edges.
fn span(corners: &[Corner; 3], y: i64, columns: [i64; 2]) -> std::ops::Range<i64> {
    let half = GRID as i64 / 2;
    let (mut start, mut end) = (columns[0], columns[1]);
    for i in 0..3 {
        let (a, b) = (&corners[i], &corners[(i + 1) % 3]);
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        // A pixel centre on an edge is inside only if it is a top or left edge.
        let kept = dy < 0 || (dy == 0 && dx > 0);
        // A column is inside if step * column + rest >= 0.
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
    // The weights of the second and third corner at an offset from the first, in grid units.
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

/// The bilinearly filtered colour of a texture. egui requests this filter for fonts and icons.
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
