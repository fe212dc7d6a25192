//! The vignettes: small engravings of what cards do.

use super::vignette_motif::Motif;
use super::vignette_shapes::{GROUND, Plate, Tone, WIDE};

const MIDDLE: f32 = WIDE / 2.0;

/// Engraves the plate of a motif. The seed varies the sky, the hills and small details.
pub(super) fn engrave(motif: Motif, seed: u64) -> Plate {
    let mut plate = Plate::new(seed);
    plate.sky(0.5);
    let far = 0.3 + 0.25 * plate.unit();
    let near = WIDE - far + 0.2 * plate.off();
    let (first, second) = (0.45 + 0.12 * plate.unit(), 0.5 + 0.12 * plate.unit());
    plate.hill((far, first, 0.6));
    plate.hill((near, second, 0.7));
    plate.ground();
    scene(&mut plate, motif);
    plate
}

fn scene(p: &mut Plate, motif: Motif) {
    match motif {
        Motif::Onward => {
            army(p, 0.35, 3, 0.42);
            p.arrow([(0.85, 0.62), (1.1, 0.3), (1.4, 0.58)], 1.8);
            p.arrow([(1.45, 0.55), (1.7, 0.22), (2.02, 0.5)], 1.8);
            p.tower((2.08, GROUND), 0.2, 0.26);
        }
        Motif::Fallen => {
            for (x, lean) in [(0.45, 0.16), (0.95, -0.2), (1.75, 0.22)] {
                p.line(&[(x, GROUND + 0.02), (x + lean, 0.42)], 1.4);
                p.fill(
                    &[
                        (x + lean, 0.42),
                        (x + lean * 0.75 + 0.16, 0.5),
                        (x + lean * 0.55 + 0.1, 0.62),
                        (x + lean * 0.6, 0.58),
                    ],
                    Tone::Tint,
                );
            }
            p.sword((1.35, 0.2), (1.35, 0.86));
            for i in 0..3 {
                let x = 0.55 + 0.55 * i as f32;
                p.bow([(x, 0.9), (x + 0.12, 0.78), (x + 0.24, 0.9)], 1.2);
            }
        }
        Motif::Seat => {
            seat(p, 1.75, true);
            p.figure((0.5, 0.9), 0.5, Tone::Tint);
            p.arrow([(0.62, 0.42), (1.1, 0.08), (1.6, 0.42)], 1.5);
            seat(p, 0.25, false);
        }
        Motif::Voices => {
            p.figure((0.65, 0.92), 0.6, Tone::Tint);
            p.figure((1.65, 0.92), 0.6, Tone::Ink);
            for i in 0..3 {
                let (r, y) = (0.1 + 0.09 * i as f32, 0.45);
                p.bow([(0.85 + r, y - 0.6 * r), (0.95 + 1.3 * r, y), (0.85 + r, y + 0.6 * r)], 1.4);
            }
        }
        Motif::Ships => {
            sea(p);
            ship(p, (0.55, 0.8), 0.85);
            ship(p, (1.25, 0.74), 0.6);
            ship(p, (1.85, 0.84), 0.95);
        }
        Motif::FarLand => {
            sea(p);
            p.fill(&[(1.35, 0.72), (1.6, 0.5), (1.85, 0.46), (2.1, 0.6), (2.25, 0.72)], Tone::Paper);
            p.banner((1.8, 0.48), 0.34, 1.0);
            p.arrow([(0.2, 0.85), (0.8, 0.1), (1.6, 0.44)], 1.6);
        }
        Motif::Ranks(n) => {
            let many = n.clamp(1, 6);
            army(p, MIDDLE - 0.17 * f32::from(many - 1), many, 0.56);
        }
        Motif::Column => {
            p.bow([(0.0, 0.98), (1.0, 0.95), (WIDE, 0.72)], 1.0);
            p.bow([(0.0, 0.86), (1.0, 0.84), (WIDE, 0.68)], 1.0);
            for i in 0..7 {
                let x = 0.25 + 0.27 * i as f32;
                let y = 0.92 - 0.03 * i as f32;
                p.soldier(x, y, 0.33 - 0.018 * i as f32);
            }
            p.banner((0.42, 0.92), 0.66, 1.0);
        }
        Motif::City => {
            p.tower((0.72, GROUND + 0.05), 0.26, 0.5);
            p.tower((1.58, GROUND + 0.05), 0.26, 0.5);
            p.fill(&[(0.85, 0.52), (1.45, 0.52), (1.45, 0.85), (0.85, 0.85)], Tone::Paper);
            p.stones([0.85, 1.45], [0.52, 0.85]);
            p.fill(&[(1.05, 0.85), (1.05, 0.68), (1.15, 0.62), (1.25, 0.68), (1.25, 0.85)], Tone::Ink);
            for x in [0.72, 1.15, 1.58] {
                p.banner((x, if x == 1.15 { 0.52 } else { 0.3 }), 0.26, 1.0);
            }
        }
        Motif::Field => {
            for i in 0..6 {
                let x = 0.1 + 0.42 * i as f32;
                p.line(&[(x, 0.98), (MIDDLE + (x - MIDDLE) * 0.5, GROUND)], 0.7);
            }
            army(p, 0.72, 3, 0.5);
            p.house((1.85, GROUND + 0.04), 0.3);
        }
        Motif::March => {
            army(p, 0.3, 2, 0.4);
            p.arrow([(0.75, 0.66), (1.2, 0.18), (1.72, 0.6)], 2.2);
            p.line(&[(1.95, GROUND + 0.05), (1.95, 0.4)], 0.8);
            p.line(&[(2.1, GROUND + 0.05), (2.1, 0.4)], 0.8);
        }
        Motif::Wheel => {
            p.banner((0.75, 0.86), 0.5, -1.0);
            p.banner((1.55, 0.86), 0.5, 1.0);
            p.arrow([(0.8, 0.32), (MIDDLE, 0.02), (1.5, 0.3)], 1.7);
            p.arrow([(1.5, 0.76), (MIDDLE, 0.98), (0.8, 0.78)], 1.7);
            p.rider(0.42, 0.95, 0.36);
            p.rider(1.95, 0.95, 0.36);
        }
        Motif::Blades => {
            p.sword((0.6, 0.88), (1.6, 0.14));
            p.sword((1.7, 0.88), (0.7, 0.14));
        }
        Motif::Scattered => {
            p.banner((MIDDLE, 0.84), 0.42, 1.0);
            for (x, y) in [(0.35, 0.3), (0.3, 0.86), (1.98, 0.3), (2.02, 0.86)] {
                let from = (MIDDLE + (x - MIDDLE) * 0.35, 0.62 + (y - 0.62) * 0.35);
                p.arrow([from, ((from.0 + x) / 2.0, (from.1 + y) / 2.0 - 0.06), (x, y)], 1.5);
            }
        }
        Motif::Homage => {
            p.figure((1.5, 0.92), 0.62, Tone::Tint);
            crown(p, (1.5, 0.29), 0.24);
            for x in [0.36, 0.94] {
                p.fill(&[(x - 0.15, 0.92), (x - 0.11, 0.76), (x + 0.04, 0.7), (x + 0.12, 0.92)], Tone::Ink);
                // A pale ring keeps the bowed head apart from the body.
                p.disc((x + 0.13, 0.67), 0.085, Tone::Paper);
                p.disc((x + 0.13, 0.67), 0.06, Tone::Ink);
            }
        }
        Motif::Fire => {
            for (x, high) in [(0.4, 0.5), (0.78, 0.36), (1.52, 0.4), (1.9, 0.54)] {
                p.flame((x, 0.92), high);
            }
            p.tower((MIDDLE, 0.9), 0.26, 0.42);
            for i in 0..3 {
                let x = 0.4 + 0.72 * i as f32;
                p.bow([(x, 0.34), (x + 0.1, 0.24), (x + 0.02, 0.12)], 0.7);
            }
        }
        Motif::Villages => {
            for i in 0..6 {
                let x = 0.25 + 0.36 * i as f32 + 0.04 * p.off();
                let y = 0.86 + 0.07 * p.off();
                let size = 0.25 + 0.05 * p.unit();
                p.house((x, y), size);
            }
            p.sun((MIDDLE, 0.24), 0.1);
        }
        Motif::Candle => {
            p.fill(&[(0.6, 0.88), (1.7, 0.88), (1.78, 0.96), (0.52, 0.96)], Tone::Paper);
            p.fill(&[(1.08, 0.48), (1.22, 0.48), (1.22, 0.88), (1.08, 0.88)], Tone::Paper);
            p.flame((MIDDLE, 0.46), 0.26);
            p.circle((MIDDLE, 0.36), 0.24, 0.5);
            p.circle((MIDDLE, 0.36), 0.32, 0.4);
            p.fill(&[(1.38, 0.84), (1.62, 0.78), (1.68, 0.86), (1.42, 0.92)], Tone::Paper);
            p.bow([(0.72, 0.86), (0.78, 0.6), (0.95, 0.5)], 1.4);
        }
        Motif::Council => {
            p.fill(&[(0.55, 0.78), (1.75, 0.78), (1.9, 0.92), (0.4, 0.92)], Tone::Paper);
            p.figure((0.55, 0.86), 0.46, Tone::Ink);
            p.figure((1.75, 0.86), 0.46, Tone::Tint);
            p.arrow([(0.7, 0.4), (MIDDLE, 0.14), (1.6, 0.38)], 1.4);
            p.arrow([(1.58, 0.58), (MIDDLE, 0.76), (0.74, 0.58)], 1.4);
        }
        Motif::Quarrel => {
            p.banner((0.45, 0.88), 0.56, 1.0);
            p.banner((1.85, 0.88), 0.56, -1.0);
            p.sword((0.85, 0.86), (1.4, 0.32));
            p.sword((1.45, 0.86), (0.9, 0.32));
        }
        Motif::Harvest => {
            p.sun((MIDDLE, 0.3), 0.13);
            for i in 0..5 {
                let x = 0.3 + 0.42 * i as f32;
                sheaf(p, (x, 0.94));
            }
        }
        Motif::Rain => {
            for i in 0..22 {
                let (x, y) = (0.1 * i as f32 + 0.05, 0.1 + 0.3 * p.unit());
                p.line(&[(x, y), (x - 0.07, y + 0.24)], 0.8);
            }
            for x in [0.6, 1.2, 1.75] {
                p.fill(&[(x - 0.2, 0.9), (x, 0.58), (x + 0.2, 0.9)], Tone::Tint);
                p.line(&[(x, 0.58), (x, 0.9)], 0.8);
                for share in [0.2, 0.4, 0.6, 0.8] {
                    p.line(&[(x, 0.6), (x + 0.2 * share, 0.9)], 0.45);
                }
            }
        }
        Motif::Truce => {
            p.sword((MIDDLE, 0.18), (MIDDLE, 0.9));
            p.bow([(0.6, 0.84), (0.75, 0.4), (1.05, 0.3)], 1.2);
            p.bow([(1.7, 0.84), (1.55, 0.4), (1.25, 0.3)], 1.2);
            for (side, x) in [(-1.0, 0.72), (1.0, 1.58)] {
                for i in 0..4 {
                    let y = 0.74 - 0.11 * i as f32;
                    let x = x - side * 0.06 * i as f32;
                    p.fill(
                        &[
                            (x, y),
                            (x + side * 0.1, y - 0.07),
                            (x + side * 0.17, y - 0.02),
                            (x + side * 0.08, y + 0.03),
                        ],
                        Tone::Tint,
                    );
                }
            }
        }
        Motif::Gathering => {
            p.banner((MIDDLE, 0.9), 0.62, 1.0);
            for (x, y) in [(0.3, 0.84), (0.5, 0.5), (1.8, 0.5), (2.0, 0.84)] {
                let to = (MIDDLE + (x - MIDDLE) * 0.3, 0.7 + (y - 0.7) * 0.3);
                p.arrow([(x, y), ((x + to.0) / 2.0, (y + to.1) / 2.0 - 0.05), to], 1.5);
            }
        }
        Motif::Letter => {
            p.fill(&[(0.6, 0.3), (1.7, 0.3), (1.7, 0.9), (0.6, 0.9)], Tone::Paper);
            p.line(&[(0.6, 0.3), (MIDDLE, 0.66), (1.7, 0.3)], 1.2);
            p.line(&[(0.6, 0.9), (1.0, 0.56)], 0.7);
            p.line(&[(1.7, 0.9), (1.3, 0.56)], 0.7);
            p.disc((MIDDLE, 0.62), 0.13, Tone::Tint);
            p.circle((MIDDLE, 0.62), 0.09, 0.7);
        }
        Motif::Star => {
            p.sun((MIDDLE, 0.42), 0.16);
            for (x, y) in [(0.4, 0.25), (0.75, 0.5), (1.6, 0.52), (1.95, 0.24)] {
                p.sun((x, y), 0.035);
            }
        }
    }
}

/// Draws a row of banners with their bearers: riders and soldiers in turn.
fn army(p: &mut Plate, left: f32, many: u8, high: f32) {
    let rides_first = p.unit() < 0.5;
    for i in 0..many {
        let x = left + 0.34 * f32::from(i);
        let foot = 0.9 + 0.02 * p.off();
        p.banner((x, foot), high, 1.0);
        if (i % 2 == 0) == rides_first {
            p.rider(x - 0.06, foot + 0.04, 0.33);
        } else {
            p.soldier(x - 0.09, foot + 0.04, 0.29);
        }
    }
}

/// Draws a chair with a back.
fn seat(p: &mut Plate, x: f32, tall: bool) {
    let top = if tall { 0.3 } else { 0.46 };
    p.fill(
        &[(x - 0.13, top), (x, top - 0.09), (x + 0.13, top), (x + 0.13, 0.92), (x - 0.13, 0.92)],
        Tone::Paper,
    );
    p.fill(&[(x - 0.18, 0.68), (x + 0.18, 0.68), (x + 0.18, 0.76), (x - 0.18, 0.76)], Tone::Tint);
    p.line(&[(x - 0.16, 0.76), (x - 0.16, 0.92)], 1.5);
    p.line(&[(x + 0.16, 0.76), (x + 0.16, 0.92)], 1.5);
}

/// Covers the ground with waves.
fn sea(p: &mut Plate) {
    p.fill(&[(0.0, 0.64), (WIDE, 0.64), (WIDE, 1.0), (0.0, 1.0)], Tone::Paper);
    p.line(&[(0.0, 0.64), (WIDE, 0.64)], 0.8);
    for row in 0..4 {
        let y = 0.72 + 0.08 * row as f32;
        for i in 0..8 {
            let x = 0.32 * i as f32 + 0.14 * (row % 2) as f32 - 0.1;
            p.bow([(x, y), (x + 0.07, y - 0.05), (x + 0.15, y)], 0.7);
        }
    }
}

fn ship(p: &mut Plate, (x, y): (f32, f32), size: f32) {
    let at = |dx: f32, dy: f32| (x + dx * size, y + dy * size);
    p.line(&[at(0.0, 0.0), at(0.0, -0.66)], 1.2);
    p.fill(&[at(0.02, -0.62), at(0.2, -0.42), at(0.22, -0.2), at(0.02, -0.12)], Tone::Tint);
    p.fill(&[at(-0.02, -0.56), at(-0.16, -0.36), at(-0.17, -0.16), at(-0.02, -0.12)], Tone::Paper);
    p.fill(&[at(-0.28, -0.08), at(0.3, -0.08), at(0.2, 0.06), at(-0.19, 0.06)], Tone::Ink);
}

fn crown(p: &mut Plate, (x, y): (f32, f32), wide: f32) {
    let (w, h) = (wide / 2.0, wide * 0.45);
    p.fill(&[(x - w, y), (x + w, y), (x + w, y + 0.06), (x - w, y + 0.06)], Tone::Tint);
    for i in 0..3 {
        let left = x - w + wide / 3.0 * i as f32;
        p.fill(&[(left, y), (left + wide / 6.0, y - h), (left + wide / 3.0, y)], Tone::Tint);
    }
}

/// Draws a sheaf of corn.
fn sheaf(p: &mut Plate, (x, foot): (f32, f32)) {
    for i in -2..=2_i8 {
        let lean = 0.045 * f32::from(i);
        p.bow([(x + lean, foot), (x, foot - 0.16), (x + 2.2 * lean, foot - 0.34)], 1.1);
        p.disc((x + 2.2 * lean, foot - 0.36), 0.022, Tone::Tint);
    }
    p.line(&[(x - 0.06, foot - 0.15), (x + 0.06, foot - 0.15)], 1.6);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_differ_by_what_a_card_does_and_by_their_seeds() {
        assert!(engrave(Motif::Ranks(3), 7).marks() > engrave(Motif::Ranks(1), 7).marks());
        assert!(engrave(Motif::Blades, 7).marks() > 40);
        assert!(
            (1..20).any(|seed| engrave(Motif::Blades, seed).marks() != engrave(Motif::Blades, 0).marks())
        );
    }
}
