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

/// The weight of hatching.
const HATCH: f32 = 0.45;
/// The height of a course of stones.
const COURSE: f32 = 0.055;

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
        // Hatching follows the slope away from the light, closer together and longer towards its foot.
        for i in 1..13 {
            let x = middle + wide * (0.06 + 0.072 * i as f32);
            if x < WIDE {
                let long = (0.35 + 0.04 * i as f32).min(0.8);
                let foot = at(x) + (GROUND - at(x)) * long;
                self.bow([(x, at(x) + 0.015), (x + 0.02, (at(x) + foot) / 2.0), (x + 0.055, foot)], HATCH);
            }
        }
        for i in 0..4 {
            let x = middle - wide * (0.25 + 0.15 * i as f32);
            if x > 0.0 {
                self.line(&[(x, at(x) + 0.03), (x - 0.02, at(x) + 0.09)], 0.35);
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

    /// Draws a swallow-tailed banner on a pole. It blows to the right if `way` is 1, and to the left if it is -1.
    pub fn banner(&mut self, (x, foot): (f32, f32), high: f32, way: f32) {
        let top = foot - high;
        self.line(&[(x, foot), (x, top - 0.02)], 1.3);
        self.disc((x, top - 0.02), 0.016, Tone::Ink);
        let (long, deep) = (0.46 * high * way, 0.34 * high);
        let wave = 0.05 * high;
        let (upper, lower) = (top + 0.02, top + deep);
        let (fold, tail) = (x + 0.52 * long, x + 0.8 * long);
        let middle = f32::midpoint(upper, lower) + 0.6 * wave;
        self.fill(&[(x, upper), (fold, upper + wave), (fold, lower + wave), (x, lower)], Tone::Tint);
        self.fill(&[(fold, upper + wave), (x + long, upper), (tail, middle), (fold, middle)], Tone::Tint);
        self.fill(&[(fold, middle), (tail, middle), (x + long, lower), (fold, lower + wave)], Tone::Tint);
        // The cloth is shaded where it leaves the pole and behind its fold.
        for share in [0.08, 0.17, 0.26, 0.6, 0.68] {
            let sinks = wave * (share / 0.52_f32).min(1.0);
            let along = x + share * long;
            self.line(&[(along, upper + sinks + 0.01), (along, lower + sinks - 0.02 - 0.06 * share)], HATCH);
        }
    }

    /// Draws a person in a hood and a cloak with folds.
    pub fn figure(&mut self, (x, foot): (f32, f32), high: f32, tone: Tone) {
        let (w, top) = (0.27 * high, foot - high);
        let at = |aside: f32, down: f32| (x + aside * w, top + down * high);
        let cloak = [
            at(-0.36, 0.28),
            at(0.36, 0.28),
            at(0.68, 0.38),
            at(0.86, 0.66),
            at(1.0, 1.0),
            at(-1.0, 1.0),
            at(-0.86, 0.66),
            at(-0.68, 0.38),
        ];
        self.fill(&cloak, tone);
        if matches!(tone, Tone::Tint) {
            for side in [-0.62, -0.28, 0.1, 0.34, 0.54, 0.72] {
                self.bow([at(side * 0.6, 0.44), at(side * 0.75, 0.7), at(side, 0.98)], HATCH);
            }
        }
        let hood = [
            at(0.04, -0.02),
            at(0.38, 0.06),
            at(0.52, 0.2),
            at(0.36, 0.34),
            at(-0.36, 0.34),
            at(-0.52, 0.2),
            at(-0.34, 0.05),
        ];
        self.fill(&hood, tone);
        let face = [at(0.0, 0.1), at(0.28, 0.12), at(0.32, 0.22), at(0.18, 0.3), at(0.0, 0.26)];
        self.fill(&face, Tone::Paper);
    }

    /// Draws a foot soldier with a helmet, a shield and a spear, as a dark silhouette.
    pub fn soldier(&mut self, x: f32, foot: f32, high: f32) {
        let at = |aside: f32, up: f32| (x + aside * high, foot - up * high);
        self.line(&[at(0.24, 0.0), at(0.24, 1.2)], 0.9);
        self.fill(&[at(0.2, 1.18), at(0.24, 1.36), at(0.28, 1.18)], Tone::Ink);
        self.line(&[at(-0.05, 0.4), at(-0.12, 0.2), at(-0.1, 0.0)], 1.8);
        self.line(&[at(0.05, 0.4), at(0.12, 0.2), at(0.1, 0.0)], 1.8);
        self.fill(&[at(-0.16, 0.76), at(0.14, 0.76), at(0.13, 0.36), at(-0.13, 0.36)], Tone::Ink);
        self.line(&[at(0.1, 0.7), at(0.24, 0.6)], 1.6);
        self.disc(at(0.0, 0.87), 0.1 * high, Tone::Ink);
        self.fill(&[at(-0.13, 0.89), at(0.13, 0.89), at(0.0, 1.04)], Tone::Ink);
        let shield = [at(-0.26, 0.72), at(-0.02, 0.72), at(-0.03, 0.5), at(-0.14, 0.36), at(-0.25, 0.5)];
        self.fill(&shield, Tone::Tint);
        self.line(&[at(-0.14, 0.71), at(-0.14, 0.38)], HATCH);
    }

    /// Draws a rider on a walking horse, as a dark silhouette that faces right.
    pub fn rider(&mut self, x: f32, foot: f32, high: f32) {
        let at = |aside: f32, up: f32| (x + aside * high, foot - up * high);
        for (thigh, knee, hoof) in
            [(-0.26, -0.34, -0.28), (-0.2, -0.18, -0.12), (0.2, 0.16, 0.2), (0.26, 0.38, 0.36)]
        {
            self.line(&[at(thigh, 0.36), at(knee, 0.2), at(hoof, 0.0)], 1.5);
        }
        self.bow([at(-0.32, 0.48), at(-0.46, 0.44), at(-0.44, 0.16)], 1.8);
        let body: Vec<(f32, f32)> = ring((0.0, 0.0), 1.0);
        let body: Vec<(f32, f32)> =
            body.iter().map(|(aside, up)| at(0.35 * aside, 0.42 + 0.14 * up)).collect();
        self.fill(&body, Tone::Ink);
        self.fill(&[at(0.16, 0.5), at(0.34, 0.38), at(0.48, 0.68), at(0.36, 0.76)], Tone::Ink);
        self.fill(
            &[at(0.35, 0.74), at(0.4, 0.83), at(0.47, 0.75), at(0.6, 0.6), at(0.54, 0.55), at(0.42, 0.64)],
            Tone::Ink,
        );
        let cloth = [at(-0.16, 0.54), at(0.12, 0.54), at(0.15, 0.34), at(-0.19, 0.32)];
        self.fill(&cloth, Tone::Tint);
        for share in [-0.1, -0.02, 0.06] {
            self.line(&[at(share, 0.52), at(share * 1.1, 0.35)], HATCH);
        }
        self.line(&[at(0.02, 0.5), at(0.1, 0.24)], 1.8);
        self.fill(&[at(-0.1, 0.52), at(0.09, 0.52), at(0.1, 0.84), at(-0.08, 0.84)], Tone::Ink);
        self.disc(at(0.02, 0.93), 0.085 * high, Tone::Ink);
        self.fill(&[at(-0.1, 0.95), at(0.13, 0.95), at(0.0, 1.07)], Tone::Ink);
    }

    /// Shades a rectangle from `left` to `right` with courses of stones.
    pub fn stones(&mut self, [left, right]: [f32; 2], [top, bottom]: [f32; 2]) {
        let mut y = top + COURSE;
        let mut odd = false;
        while y < bottom {
            self.line(&[(left, y), (right, y)], HATCH);
            let mut x = left + if odd { 0.03 } else { 0.07 } + 0.02 * self.unit();
            while x < right {
                self.line(&[(x, y - COURSE), (x, y)], HATCH);
                x += 0.08 + 0.03 * self.unit();
            }
            odd = !odd;
            y += COURSE;
        }
    }

    /// Draws a house with a roof.
    pub fn house(&mut self, (x, foot): (f32, f32), size: f32) {
        let (w, h) = (0.5 * size, 0.55 * size);
        self.fill(&[(x - w, foot - h), (x + w, foot - h), (x + w, foot), (x - w, foot)], Tone::Paper);
        self.fill(
            &[(x - 1.15 * w, foot - h), (x, foot - h - 0.55 * size), (x + 1.15 * w, foot - h)],
            Tone::Tint,
        );
        for i in 1..6 {
            let share = i as f32 / 6.0;
            let eaves = x + 1.15 * w * share;
            self.line(
                &[(x + 0.1 * w * share, foot - h - 0.5 * size * (1.0 - share)), (eaves, foot - h)],
                HATCH,
            );
            self.line(&[(x + w - 0.12 * w * i as f32, foot - h), (x + w - 0.12 * w * i as f32, foot)], HATCH);
        }
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
        self.stones([x - w, x + w], [top, foot]);
        for i in 1..5 {
            let at = x + w - wide * 0.07 * i as f32;
            self.line(&[(at, top + 0.02), (at, foot)], HATCH);
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
