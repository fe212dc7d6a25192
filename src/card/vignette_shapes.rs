//! Shapes for vignettes: strokes and filled shapes on a plate. The plate's height is 1 and its width is
//! [`WIDE`]; coordinates start at its upper left corner.

use egui::epaint::PathShape;
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2};

use crate::looks::theme::{Theme, mix};
use rules::Rng;

/// The width of a plate, relative to its height.
pub(super) const WIDE: f32 = 2.3;
/// The height of the horizon from the top of a plate.
pub(super) const GROUND: f32 = 0.8;

/// The fill of a shape.
#[derive(Clone, Copy)]
pub(super) enum Tone {
    Ink,
    /// The colour of the deck.
    Tint,
    Paper,
}

enum Mark {
    Line(Vec<Pos2>, f32),
    Fill(Vec<Pos2>, Tone),
}

/// A plate that is being engraved. The seed varies details.
pub(super) struct Plate {
    marks: Vec<Mark>,
    luck: Rng,
}

impl Plate {
    pub fn new(seed: u64) -> Self {
        Self { marks: Vec::new(), luck: Rng::new(seed) }
    }

    /// The number of marks on the plate.
    #[cfg(test)]
    pub fn marks(&self) -> usize {
        self.marks.len()
    }

    /// A random number from 0 to 1.
    pub fn unit(&mut self) -> f32 {
        self.luck.below(1000) as f32 / 1000.0
    }

    /// A random number from -1 to 1.
    pub fn off(&mut self) -> f32 {
        2.0 * self.unit() - 1.0
    }

    /// Draws a line through points. A normal line has `weight` 1.
    pub fn line(&mut self, points: &[(f32, f32)], weight: f32) {
        self.marks.push(Mark::Line(places(points), weight));
    }

    /// Draws a curve, a quadratic Bézier curve with the middle point as its control point.
    pub fn bow(&mut self, [from, by, to]: [(f32, f32); 3], weight: f32) {
        let at = |i: u8| {
            let t = f32::from(i) / 12.0;
            let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
            (a * from.0 + b * by.0 + c * to.0, a * from.1 + b * by.1 + c * to.1)
        };
        self.line(&(0..=12).map(at).collect::<Vec<_>>(), weight);
    }

    /// Draws a filled shape with an outline. It must be convex.
    pub fn fill(&mut self, points: &[(f32, f32)], tone: Tone) {
        self.marks.push(Mark::Fill(places(points), tone));
    }

    pub fn disc(&mut self, (x, y): (f32, f32), radius: f32, tone: Tone) {
        self.fill(&ring((x, y), radius), tone);
    }

    pub fn circle(&mut self, centre: (f32, f32), radius: f32, weight: f32) {
        let mut points = ring(centre, radius);
        points.extend(points.first().copied());
        self.line(&points, weight);
    }

    /// Draws an arrow along a curve.
    pub fn arrow(&mut self, [from, by, to]: [(f32, f32); 3], weight: f32) {
        self.bow([from, by, to], weight);
        let along = Vec2::new(to.0 - by.0, to.1 - by.1).normalized() * 0.085;
        let side = along.rot90() * 0.55;
        let barb = |sign: f32| (to.0 - along.x + sign * side.x, to.1 - along.y + sign * side.y);
        self.fill(&[to, barb(1.0), barb(-1.0)], Tone::Ink);
    }

    /// Draws the sky as broken horizontal lines.
    pub fn sky(&mut self, down_to: f32) {
        let mut y = 0.07;
        while y < down_to {
            let mut x = self.unit() * 0.3;
            while x < WIDE {
                let long = 0.15 + 0.5 * self.unit();
                let end = (x + long).min(WIDE - 0.02);
                let lift = 0.006 * self.off();
                self.line(&[(x.max(0.02), y), (f32::midpoint(x, end), y + lift), (end, y)], 0.35);
                x = end + 0.05 + 0.35 * self.unit();
            }
            y += 0.062;
        }
    }

    /// Draws a hill with a shaded slope.
    pub fn hill(&mut self, (middle, top, wide): (f32, f32, f32)) {
        let at = |x: f32| {
            let t = (x - middle) / wide;
            GROUND - (GROUND - top) * (1.0 - t * t).max(0.0)
        };
        let (left, right) = ((middle - wide).max(0.0), (middle + wide).min(WIDE));
        let steps: Vec<(f32, f32)> =
            (0..=16).map(|i| left + (right - left) * i as f32 / 16.0).map(|x| (x, at(x))).collect();
        let mut body = steps.clone();
        body.extend([(right, GROUND + 0.02), (left, GROUND + 0.02)]);
        self.fill(&body, Tone::Paper);
        self.line(&steps, 0.8);
        for i in 1..7 {
            let x = middle + wide * (0.12 + 0.12 * i as f32);
            if x < WIDE {
                self.line(&[(x, at(x) + 0.02), (x + 0.05, (at(x) + GROUND) / 2.0)], 0.45);
            }
        }
    }

    /// Draws the ground with short furrows.
    pub fn ground(&mut self) {
        self.fill(&[(0.0, GROUND), (WIDE, GROUND), (WIDE, 1.0), (0.0, 1.0)], Tone::Paper);
        self.line(&[(0.0, GROUND), (WIDE, GROUND)], 1.0);
        for _ in 0..26 {
            let (x, y) = (self.unit() * WIDE, GROUND + 0.04 + 0.15 * self.unit());
            let (long, lift) = (0.05 + 0.14 * self.unit(), 0.004 * self.off());
            self.line(&[(x, y), (x + long, y + lift)], 0.5);
        }
    }

    /// Draws a banner on a pole. It blows to the right if `way` is 1, and to the left if it is -1.
    pub fn banner(&mut self, (x, foot): (f32, f32), high: f32, way: f32) {
        let top = foot - high;
        self.line(&[(x, foot), (x, top)], 1.3);
        let (long, deep) = (0.42 * high * way, 0.34 * high);
        let wave = 0.05 * high;
        let cloth = [
            (x, top + 0.02),
            (x + long * 0.5, top + 0.02 + wave),
            (x + long, top + 0.02),
            (x + long, top + deep),
            (x + long * 0.5, top + deep + wave),
            (x, top + deep),
        ];
        self.fill(&cloth, Tone::Tint);
    }

    /// Draws a person in a hood and a cloak.
    pub fn figure(&mut self, (x, foot): (f32, f32), high: f32, tone: Tone) {
        let (w, top) = (0.24 * high, foot - high);
        let cloak =
            [(x - 0.3 * w, top + 0.3 * high), (x + 0.3 * w, top + 0.3 * high), (x + w, foot), (x - w, foot)];
        self.fill(&cloak, tone);
        self.disc((x, top + 0.17 * high), 0.16 * high, tone);
    }

    /// Draws a house with a roof.
    pub fn house(&mut self, (x, foot): (f32, f32), size: f32) {
        let (w, h) = (0.5 * size, 0.55 * size);
        self.fill(&[(x - w, foot - h), (x + w, foot - h), (x + w, foot), (x - w, foot)], Tone::Paper);
        self.fill(
            &[(x - 1.15 * w, foot - h), (x, foot - h - 0.55 * size), (x + 1.15 * w, foot - h)],
            Tone::Tint,
        );
        let door = 0.14 * size;
        self.fill(
            &[
                (x - door, foot - 0.3 * size),
                (x + door, foot - 0.3 * size),
                (x + door, foot),
                (x - door, foot),
            ],
            Tone::Ink,
        );
    }

    /// Draws a tower with battlements.
    pub fn tower(&mut self, (x, foot): (f32, f32), wide: f32, high: f32) {
        let (w, top) = (wide / 2.0, foot - high);
        self.fill(&[(x - w, top), (x + w, top), (x + w, foot), (x - w, foot)], Tone::Paper);
        let tooth = wide / 5.0;
        for i in 0..3 {
            let left = x - w + 2.0 * tooth * i as f32;
            self.fill(
                &[(left, top - tooth), (left + tooth, top - tooth), (left + tooth, top), (left, top)],
                Tone::Paper,
            );
        }
        for i in 1..4 {
            let at = x + w - wide * 0.1 * i as f32;
            self.line(&[(at, top + 0.02), (at, foot)], 0.4);
        }
        let slit = 0.05 * wide;
        let y = top + 0.3 * high;
        self.fill(
            &[(x - slit, y), (x + slit, y), (x + slit, y + 0.2 * high), (x - slit, y + 0.2 * high)],
            Tone::Ink,
        );
    }

    /// Draws a sword from its hilt to its point.
    pub fn sword(&mut self, hilt: (f32, f32), point: (f32, f32)) {
        let whole = Vec2::new(point.0 - hilt.0, point.1 - hilt.1);
        let along = whole.normalized();
        let side = along.rot90();
        let at = |far: f32, off: f32| {
            (hilt.0 + whole.x * far + side.x * off, hilt.1 + whole.y * far + side.y * off)
        };
        let blade = [at(0.22, 0.025), at(0.92, 0.018), at(1.0, 0.0), at(0.92, -0.018), at(0.22, -0.025)];
        self.fill(&blade, Tone::Paper);
        self.line(&[at(0.25, 0.0), at(0.9, 0.0)], 0.5);
        self.line(&[at(0.22, 0.085), at(0.22, -0.085)], 2.6);
        self.line(&[at(0.03, 0.0), at(0.22, 0.0)], 2.6);
        self.disc(at(0.0, 0.0), 0.028, Tone::Tint);
    }

    /// Draws a flame.
    pub fn flame(&mut self, (x, foot): (f32, f32), high: f32) {
        let body = |wide: f32, tall: f32| -> Vec<(f32, f32)> {
            // The flame is round below and has a pointed tip.
            let at = |i: i32| {
                let turn = std::f32::consts::PI * f32::from(i as i16) / 8.0;
                let (sin, cos) = turn.sin_cos();
                let up = 0.5 - 0.5 * cos;
                (x + wide * sin * (1.0 - 0.35 * up), foot - tall * up.powf(1.3))
            };
            (0..16).map(at).collect()
        };
        self.fill(&body(0.26 * high, high), Tone::Tint);
        self.fill(&body(0.13 * high, 0.55 * high), Tone::Paper);
        self.bow(
            [
                (x - 0.2 * high, foot - 0.75 * high),
                (x - 0.02 * high, foot - 0.95 * high),
                (x + 0.06 * high, foot - 1.2 * high),
            ],
            0.8,
        );
    }

    /// Draws a sun with rays. A small one is a star.
    pub fn sun(&mut self, centre: (f32, f32), radius: f32) {
        for i in 0..20 {
            let turn = std::f32::consts::TAU * i as f32 / 20.0;
            let (sin, cos) = turn.sin_cos();
            let far = if i % 2 == 0 { 2.0 } else { 1.55 };
            let at = |r: f32| (centre.0 + cos * radius * r, centre.1 + sin * radius * r);
            self.line(&[at(1.2), at(far)], 0.7);
        }
        self.disc(centre, radius, Tone::Tint);
    }

    /// Paints the plate into a rectangle, in the colour of a deck.
    pub fn print(self, painter: &Painter, theme: &Theme, rect: Rect, tint: Color32) {
        let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
        let paper = mix(theme.well, tint, 0.1);
        let ink = mix(theme.ink, tint, 0.12);
        let scale = rect.height();
        let weight = (scale / 88.0).clamp(0.7, 2.0);
        let place = |p: &Pos2| rect.min + Vec2::new(p.x * rect.width() / WIDE, p.y * scale);
        painter.rect_filled(rect, 0.0, paper);
        for mark in &self.marks {
            painter.add(match mark {
                Mark::Line(points, heavy) => {
                    let ink = if *heavy < 0.4 { ink.gamma_multiply(0.5) } else { ink };
                    Shape::line(points.iter().map(place).collect(), Stroke::new(heavy * weight, ink))
                }
                Mark::Fill(points, tone) => {
                    let fill = match tone {
                        Tone::Ink => ink,
                        Tone::Tint => tint,
                        Tone::Paper => paper,
                    };
                    let points = points.iter().map(place).collect();
                    Shape::Path(PathShape::convex_polygon(points, fill, Stroke::new(0.8 * weight, ink)))
                }
            });
        }
    }
}

fn places(points: &[(f32, f32)]) -> Vec<Pos2> {
    points.iter().map(|(x, y)| Pos2::new(*x, *y)).collect()
}

fn ring((x, y): (f32, f32), radius: f32) -> Vec<(f32, f32)> {
    (0..20)
        .map(|i| (std::f32::consts::TAU * i as f32 / 20.0).sin_cos())
        .map(|(sin, cos)| (x + radius * cos, y + radius * sin))
        .collect()
}
