//! Banners on poles in the empire's colour, with its emblem and how many there are.

use egui::{Align2, Color32, FontId, Pos2, Rect, Shape, Stroke, Ui, Vec2};

use crate::app::icons::IconName;
use crate::app::looks::Looks;
use crate::app::theme::{line, mix, text_on};
use crate::rules::Empire;

/// Where the banners behind the nearest stand, in heights from the middle; the nearer first.
const BEHIND: [(f32, f32); 5] = [(0.28, 0.54), (-0.95, 0.58), (0.72, 0.48), (-0.66, 0.46), (0.05, 0.42)];
/// How much smaller they are.
const FAR: f32 = 0.86;
/// How broad an army is drawn, for its height.
pub(super) const BROAD: f32 = 1.85;

/// From size to size of armies, in points: a map that is looked at nearer and farther asks for few emblems.
const STEP: f32 = 2.0;

/// How tall an army is drawn where there is so much room around it.
pub(super) fn height(radius: f32) -> f32 {
    ((radius * 0.64).clamp(14.0, 36.0) / STEP).round() * STEP
}

/// So many banners of an empire: up to six on their poles, the nearest with the emblem, and how many there are.
/// Gives back where they stand.
pub(super) fn show(ui: &Ui, looks: &mut Looks, empire: Empire, count: u8, at: Pos2, height: f32) -> Rect {
    let tint = looks.empire(empire.index());
    let behind = usize::from(count.saturating_sub(1)).min(BEHIND.len());
    for (x, y) in BEHIND[..behind].iter().rev() {
        let foot = at + Vec2::new(*x, *y) * height;
        flag(ui, looks, foot, height * FAR, mix(tint, looks.theme.ink, 0.18));
    }
    let foot = at + Vec2::new(-0.5, 0.62) * height;
    let cloth = flag(ui, looks, foot, height, tint);
    let emblem = Rect::from_center_size(
        cloth.center() - Vec2::new(cloth.width() * 0.06, 0.0),
        Vec2::splat(cloth.height() * 0.96),
    );
    looks.icons.paint(ui, IconName::Empire(empire.index()), emblem, text_on(tint));
    let plate = Pos2::new(cloth.right() - height * 0.12, cloth.bottom() + height * 0.2);
    let radius = height * 0.36;
    ui.painter().circle(plate, radius, looks.theme.well, (line::THIN, looks.theme.ink));
    let font = FontId::proportional(radius * 1.75);
    ui.painter().text(plate, Align2::CENTER_CENTER, count, font, looks.theme.ink);
    body(at, height)
}

/// Where banners of such a height stand.
pub(super) fn body(at: Pos2, height: f32) -> Rect {
    Rect::from_center_size(at, Vec2::new(height * BROAD, height * 1.3))
}

/// The middle of the army in a region, around whose middle there is so much room; on a star chart lower, below signs.
pub(super) fn middle(anchor: Pos2, radius: f32, chart: bool) -> Pos2 {
    anchor + Vec2::new(0.0, radius * if chart { 0.18 } else { 0.06 })
}

/// A swallow-tailed flag on a pole that stands there; gives back where its cloth is.
fn flag(ui: &Ui, looks: &Looks, foot: Pos2, height: f32, tint: Color32) -> Rect {
    let ink = looks.theme.ink;
    let top = foot - Vec2::new(0.0, height * 1.28);
    ui.painter().line_segment([foot, top], Stroke::new(height * 0.075, ink));
    ui.painter().circle_filled(top, height * 0.07, ink);
    let cloth =
        Rect::from_min_size(top + Vec2::new(0.0, height * 0.06), Vec2::new(height * 1.12, height * 0.78));
    // Two halves, since a shape with a notch is not convex; above and below one outline.
    let notch = Pos2::new(cloth.right() - height * 0.2, cloth.center().y);
    let dip = Vec2::new(0.0, height * 0.06);
    let outline = [
        cloth.left_top(),
        cloth.center_top() + dip,
        cloth.right_top(),
        notch,
        cloth.right_bottom(),
        cloth.center_bottom() + dip,
        cloth.left_bottom(),
    ];
    let [a, b, c, n, d, e, f] = outline;
    for part in [vec![a, b, n, e, f], vec![b, c, n], vec![n, d, e]] {
        ui.painter().add(Shape::convex_polygon(part, tint, Stroke::NONE));
    }
    ui.painter().add(Shape::closed_line(outline.to_vec(), Stroke::new(line::THIN, ink)));
    cloth
}
