//! Draws an army: up to six banners on poles in the empire's colour. The nearest banner has the emblem, and a
//! disc shows the number of all banners.

use std::f32::consts::{PI, TAU};
use std::sync::Arc;

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Align2, Color32, FontId, Pos2, Rect, Shape, StrokeKind, Ui, Vec2};

use super::landmark_drawings::grown;
use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::{Theme, line, mix, text_on};
use crate::map::stroke;
use rules::Empire;
use text::signed_numbers::signed;

/// The maximum number of banners drawn for an army. The disc shows the whole number.
const MOST: u8 = 6;
/// The width and height of a banner's cloth, relative to the army's height.
const CLOTH: Vec2 = Vec2::new(1.12, 0.78);
/// The length of a banner's pole, relative to the army's height.
const POLE: f32 = 1.28;
/// The distance from the tip of a pole down to the cloth, relative to the army's height.
const BELOW_TIP: f32 = 0.06;
/// The depth of the cut in a banner's swallow tail, relative to the cloth's width.
const CUT: f32 = 0.18;
/// The horizontal distance between the feet of two poles, relative to the army's height.
const FEET: f32 = 0.15;
/// The horizontal distance between the tips of two poles, relative to the army's height.
const TIPS: f32 = 0.26;
/// The maximum distance between the first and the last pole's tips, relative to the army's height.
const SPREAD: f32 = 1.1;
/// The distance from the middle of an army down to the feet of the poles, relative to the army's height.
const FOOT: f32 = 0.62;
/// The radius of the disc with the number of banners, relative to the army's height.
const DISC: f32 = 0.35;
/// The offset of the disc's middle from the lower right corner of the nearest cloth, relative to the army's
/// height.
const DISC_AT: Vec2 = Vec2::new(-0.13, 0.08);
/// The darkening of the banners behind the nearest, from 0 to 1: a base, and an addition for each banner.
const BEHIND: (f32, f32) = (0.1, 0.035);
/// How much poles are darkened in the dark theme, from 0 to 1.
const POLES: f32 = 0.4;
/// The width of the pale outline around a banner, in points. It sets the banner off from land of its own colour.
const OUTLINE: f32 = 4.5;
/// How much the outline of a banner is darkened in the dark theme, from 0 to 1.
const BY_NIGHT: f32 = 0.25;
/// How far the middle of a cloth sags, relative to the army's height.
const HANGS: f32 = 0.055;
/// How far a swaying cloth's tail moves up and down at most, relative to the army's height.
const SWINGS: f32 = 0.13;
/// How much the folds of a cloth are darkened, from 0 to 1.
const FOLD: f32 = 0.13;
/// The average width of an army, relative to its height.
pub(super) const BROAD: f32 = 1.85;

/// The step to which heights of armies are rounded, in points. It limits the number of emblem sizes while
/// zooming.
const STEP: f32 = 2.0;
/// The height of an army on a realm, relative to its region's clearance.
const TALL: f32 = 0.64;
/// The height of an army on a star chart, relative to its station's radius.
const TALL_ON_CHART: f32 = 0.8;
/// The heights of armies, in points: the minimum, the one from which they grow more slowly, and the maximum.
const HEIGHTS: [f32; 3] = [14.0, 36.0, 54.0];

/// How strongly the banners of an army sway, and at which phase.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Sway {
    /// How strongly the banners sway, from 0 to 1.
    pub much: f32,
    /// The phase of the swing, in turns from 0 to 1.
    pub swing: f32,
}

/// The height of an army on the current map, in points. `radius` is the free space around it.
pub(super) fn height_on(looks: &Looks, radius: f32) -> f32 {
    height(radius, looks.shapes.is_chart())
}

/// The height of an army, in points. `radius` is the free space around it. Armies are taller on a star chart,
/// whose stations hold nothing else.
pub(super) fn height(radius: f32, chart: bool) -> f32 {
    let [least, usual, most] = HEIGHTS;
    let part = if chart { TALL_ON_CHART } else { TALL };
    (grown(radius * part, usual, most).max(least) / STEP).round() * STEP
}

/// The width of an army of `count` banners, relative to its height.
pub(super) fn broad(count: u8) -> f32 {
    spread(count).1 * behind(count) as f32 + CLOTH.x
}

/// How far the disc with the number extends beyond the banners to the right, in points.
pub(super) fn beyond(height: f32) -> f32 {
    (DISC + DISC_AT.x) * height
}

/// The number of banners drawn behind the nearest one.
fn behind(count: u8) -> usize {
    usize::from(count.clamp(1, MOST) - 1)
}

/// The distance between neighbouring poles at their feet and at their tips, relative to the army's height.
fn spread(count: u8) -> (f32, f32) {
    let nearer = (SPREAD / (TIPS * behind(count).max(1) as f32)).min(1.0);
    (FEET * nearer, TIPS * nearer)
}

/// Draws an army at rest, and returns the rectangle of its banners.
pub(super) fn show(ui: &Ui, looks: &mut Looks, empire: Empire, count: u8, at: Pos2, height: f32) -> Rect {
    show_swaying(ui, looks, &Banners { empire, count, at, height }, Sway::default())
}

/// Draws banners that are about to join an army, with a signed count such as +2.
pub(super) fn coming(ui: &Ui, looks: &mut Looks, empire: Empire, count: u8, at: Pos2, height: f32) {
    fan(ui, looks, &Banners { empire, count, at, height }, Sway::default());
    let disc = disc(at, height, count);
    let font = FontId::proportional(disc.width() * 0.8);
    let galley = ui.painter().layout_no_wrap(signed(count.into()), font, looks.theme.gain);
    let pill = Vec2::new(galley.size().x + disc.width() * 0.5, disc.height());
    let pill = Rect::from_center_size(disc.center(), pill);
    let edge = (line::STRONG, looks.theme.gain);
    ui.painter().rect(pill, pill.height() / 2.0, looks.theme.well, edge, StrokeKind::Inside);
    ui.painter().galley(pill.center() - galley.size() / 2.0, galley, looks.theme.gain);
}

/// An army to draw: its empire, number of banners, middle and height in points.
pub(super) struct Banners {
    pub empire: Empire,
    pub count: u8,
    pub at: Pos2,
    pub height: f32,
}

/// Draws an army with swaying banners and the number, and returns the rectangle of its banners.
pub(super) fn show_swaying(ui: &Ui, looks: &mut Looks, banners: &Banners, sway: Sway) -> Rect {
    fan(ui, looks, banners, sway);
    let Banners { count, at, height, .. } = *banners;
    let (disc, ink) = (disc(at, height, count), looks.theme.ink);
    ui.painter().circle(disc.center(), disc.width() / 2.0, looks.theme.well, (line::THIN, ink));
    let font = FontId::proportional(disc.width() * 0.89);
    ui.painter().text(disc.center(), Align2::CENTER_CENTER, count, font, ink);
    body(at, height, count)
}

/// Draws the banners of an army without the number.
fn fan(ui: &Ui, looks: &mut Looks, banners: &Banners, sway: Sway) {
    let Banners { empire, count, at, height } = *banners;
    let (tint, ink) = (looks.empire(empire.index()), looks.theme.ink);
    let [edge, outline] = edges(&looks.theme);
    // In the dark theme, pale poles would stand out more than the cloths.
    let pole = if looks.theme.dark { mix(ink, edge, POLES) } else { ink };
    let (body, mut mesh) = (body(at, height, count), Mesh::default());
    let (feet, tips) = spread(count);
    let flag = |number: usize| Flag {
        foot: Pos2::new(body.right() - (CLOTH.x + number as f32 * feet) * height, at.y + FOOT * height),
        leans: number as f32 * (tips - feet),
        height,
        sway: Sway { swing: sway.swing + 0.13 * number as f32, ..sway },
    };
    for number in (1..=behind(count)).rev() {
        let darker = BEHIND.0 + BEHIND.1 * number as f32;
        flag(number).outline(&mut mesh, outline);
        flag(number).draw(&mut mesh, mix(tint, edge, darker), pole, edge);
    }
    let nearest = flag(0);
    nearest.outline(&mut mesh, outline);
    nearest.draw(&mut mesh, tint, pole, edge);
    ui.painter().add(Shape::mesh(Arc::new(mesh)));
    let emblem = Rect::from_center_size(nearest.at(0.44, 0.5), Vec2::splat(CLOTH.y * height * 0.96));
    looks.icons.paint(ui, IconName::Empire(empire.index()), emblem, text_on(tint));
}

/// The dark edge of a banner's cloth, and the pale outline around it. On any land, one of them stands out.
fn edges(theme: &Theme) -> [Color32; 2] {
    let dark = theme.shade();
    [dark, if theme.dark { mix(theme.rim(), dark, BY_NIGHT) } else { theme.rim() }]
}

/// The disc with the number of banners, near the lower right corner of the nearest cloth.
pub(super) fn disc(at: Pos2, height: f32, count: u8) -> Rect {
    let corner = body(at, height, count).right();
    let middle = Pos2::new(corner, at.y + (FOOT - POLE + BELOW_TIP + CLOTH.y) * height) + DISC_AT * height;
    Rect::from_center_size(middle, Vec2::splat(2.0 * DISC * height))
}

/// The rectangle of an army with `count` banners around its middle `at`.
pub(super) fn body(at: Pos2, height: f32, count: u8) -> Rect {
    Rect::from_center_size(at, Vec2::new(height * broad(count), height * 1.3))
}

/// The middle of the army in a region. `radius` is the region's clearance on the screen.
pub(super) fn middle(anchor: Pos2, radius: f32) -> Pos2 {
    anchor + Vec2::new(0.0, radius * 0.06)
}

/// A swallow-tailed flag on its pole.
struct Flag {
    foot: Pos2,
    /// How far the pole's tip is to the left of its foot, relative to the height.
    leans: f32,
    height: f32,
    sway: Sway,
}

/// The number of mesh columns of a cloth, up to the cut in its tail.
const COLUMNS: usize = 6;

impl Flag {
    fn tip(&self) -> Pos2 {
        self.foot - Vec2::new(self.leans, POLE) * self.height
    }

    /// The screen point of the cloth at `along`, from 0 at the pole to 1 at the tail, and `down`, from 0 at
    /// the top to 1.
    fn at(&self, along: f32, down: f32) -> Pos2 {
        let pole = (self.foot - self.tip()).normalized();
        let fly = Vec2::new(pole.y, -pole.x);
        let swing = (TAU * (0.9 * along - self.sway.swing)).sin() * along * self.sway.much;
        let hangs = HANGS * (PI * along).sin() + SWINGS * swing;
        self.tip() + (fly * along * CLOTH.x + pole * (BELOW_TIP + down * CLOTH.y + hangs)) * self.height
    }

    /// How much the cloth is darkened at `along` by its folds, from 0 to 1.
    fn fold(&self, along: f32) -> f32 {
        let swing = 1.0 - (TAU * (1.1 * along - self.sway.swing)).cos();
        FOLD * (0.5 - 0.5 * (TAU * along).cos() + self.sway.much * 0.5 * swing)
    }

    /// The lines along the cloth's edge.
    fn rim(&self) -> [Vec<Pos2>; 4] {
        let along = |column: usize| column as f32 / COLUMNS as f32 * (1.0 - CUT);
        let side = |down: f32| -> Vec<Pos2> {
            (0..=COLUMNS).map(along).chain([1.0]).map(|along| self.at(along, down)).collect()
        };
        let notch = self.at(1.0 - CUT, 0.5);
        [side(0.0), side(1.0), vec![self.at(1.0, 0.0), notch], vec![notch, self.at(1.0, 1.0)]]
    }

    /// Adds a pale outline around the flag to a mesh.
    fn outline(&self, mesh: &mut Mesh, colour: Color32) {
        stroke(mesh, &[self.foot, self.tip()], OUTLINE, colour);
        for line in self.rim() {
            stroke(mesh, &line, OUTLINE, colour);
        }
    }

    /// Adds the flag to a mesh. It is opaque, so that flags behind it don't shine through.
    fn draw(&self, mesh: &mut Mesh, tint: Color32, ink: Color32, edge: Color32) {
        let wide = (self.height * 0.075).max(1.2);
        stroke(mesh, &[self.foot, self.tip()], wide, ink);
        knob(mesh, self.tip(), (self.height * 0.085).max(1.3), ink);
        let base = mesh.vertices.len() as u32;
        let mut point = |along: f32, down: f32| {
            let color = mix(tint, edge, self.fold(along));
            mesh.vertices.push(Vertex { pos: self.at(along, down), uv: WHITE_UV, color });
        };
        let along = |column: usize| column as f32 / COLUMNS as f32 * (1.0 - CUT);
        for column in 0..=COLUMNS {
            point(along(column), 0.0);
            point(along(column), 1.0);
        }
        point(1.0 - CUT, 0.5);
        point(1.0, 0.0);
        point(1.0, 1.0);
        let last = base + 2 * COLUMNS as u32;
        for a in (base..last - 2).step_by(2) {
            mesh.indices.extend([a, a + 1, a + 2, a + 2, a + 1, a + 3]);
        }
        // The last column ends at the notch between the two tails.
        let (a, notch) = (last - 2, last + 2);
        mesh.indices.extend([a, last, notch, a, notch, a + 1, a + 1, notch, last + 1]);
        mesh.indices.extend([last, notch + 1, notch, last + 1, notch, notch + 2]);
        for line in self.rim() {
            stroke(mesh, &line, line::THIN, edge);
        }
    }
}

/// Adds the knob on a pole's tip, with a soft edge, to a mesh.
fn knob(mesh: &mut Mesh, at: Pos2, radius: f32, ink: Color32) {
    const CORNERS: u32 = 10;
    let base = mesh.vertices.len() as u32;
    mesh.colored_vertex(at, ink);
    for corner in 0..CORNERS {
        let out = Vec2::angled(corner as f32 / CORNERS as f32 * TAU);
        mesh.colored_vertex(at + out * (radius - 0.3), ink);
        mesh.colored_vertex(at + out * (radius + 0.6), Color32::TRANSPARENT);
    }
    for corner in 0..CORNERS {
        let (a, b) = (base + 1 + 2 * corner, base + 1 + 2 * ((corner + 1) % CORNERS));
        mesh.indices.extend([base, a, b, a, a + 1, b, b, a + 1, b + 1]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::looks::theme::{colour, contrast};
    use crate::map::TINT;

    fn flags(count: u8, height: f32) -> Vec<Flag> {
        let (feet, tips) = spread(count);
        let flag = |n: usize| Flag {
            foot: Pos2::new(-(n as f32) * feet * height, 0.0),
            leans: n as f32 * (tips - feet),
            height,
            sway: Sway::default(),
        };
        (0..=behind(count)).map(flag).collect()
    }

    #[test]
    fn each_of_up_to_six_banners_shows_its_pole_and_its_knob() {
        for count in 1..=6 {
            for height in [14.0, 20.0, 24.0, 36.0] {
                let flags = flags(count, height);
                assert_eq!(flags.len(), usize::from(count));
                for (i, flag) in flags.iter().enumerate().skip(1) {
                    // A nearer flag stands to the right of the pole behind it.
                    let nearer = &flags[i - 1];
                    assert!(nearer.tip().x - flag.tip().x > 2.5, "{count} of {height}");
                    assert!(nearer.foot.x > flag.foot.x);
                }
            }
        }
        assert_eq!(broad(6), broad(40));
        assert!(broad(6) < 2.3 && broad(2) > broad(1));
    }

    #[test]
    fn an_edge_of_every_banner_stands_out_from_every_land_by_day_and_by_night() {
        for id in testing::test_packs::SHIPPED {
            let pack = testing::pack(id);
            for panels in [&pack.theme.day, &pack.theme.night] {
                let theme = Theme::new(panels);
                let lands =
                    pack.theme.empires.iter().map(|look| if theme.dark { look.night } else { look.colour });
                for land in lands.map(|empire| mix(theme.land, colour(empire), TINT)) {
                    let best = edges(&theme).map(|edge| contrast(edge, land)).into_iter().fold(0.0, f32::max);
                    assert!(best >= 3.0, "{id}, {land:?}: {best}");
                }
            }
        }
    }

    #[test]
    fn a_flag_is_one_piece_without_soft_seams() {
        let mut mesh = Mesh::default();
        flags(1, 30.0)[0].draw(&mut mesh, Color32::RED, Color32::BLACK, Color32::BLACK);
        assert!(mesh.is_valid());
        // The cloth must be opaque, without fading between its triangles.
        let cloth = mesh.vertices.iter().filter(|vertex| vertex.color.r() > 100);
        assert!(cloth.clone().count() > 12 && cloth.clone().all(|vertex| vertex.color.a() == 255));
    }

    #[test]
    fn a_flag_at_rest_hangs_as_it_does_and_one_that_sways_moves_most_at_its_tail() {
        let rests = &flags(1, 30.0)[0];
        let sways = Flag { sway: Sway { much: 1.0, swing: 0.15 }, ..flags(1, 30.0).remove(0) };
        let moved = |along: f32| (rests.at(along, 0.5) - sways.at(along, 0.5)).length();
        assert_eq!(moved(0.0), 0.0);
        assert!(moved(1.0) > 1.0 && moved(1.0) > moved(0.3), "{} {}", moved(1.0), moved(0.3));
    }
}
