//! The picture beside the prompt: the coat of arms of the active council, with the emblem of the deciding society at
//! the corner. If no position acts, the picture is the society's emblem alone.

use egui::{Pos2, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::screens::table::panels::councils::society_look;
use crate::screens::table::panels::narration::narrated_turn::Story;
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::widgets;
use rules::{Position, Society};

/// The size of the picture beside the prompt, in points.
const SIDE: f32 = 50.0;
/// The width of the picture beside the prompt, with the gap next to it, in points.
pub(crate) const WIDE: f32 = SIDE + 12.0;
/// The width of the prompt, in points, below which it has no picture.
const LEAST: f32 = 560.0;
/// The size of the coat of arms, in points.
const ARMS: f32 = 42.0;
/// The size, in points, of the society's emblem at the corner of the coat of arms.
const CORNER: f32 = 27.0;

/// The society that is asked to decide, or whose decision is narrated, and the position whose turn it is.
fn who(scene: &Scene<'_>) -> Option<(Society, Option<Position>)> {
    if scene.narration.active {
        let story = scene.narration.story.as_ref()?;
        return Some((Story::society(story)?, story.position()));
    }
    Some((scene.view.mover()?, scene.view.acting()))
}

/// True if the prompt has room for the picture and something to show in it.
pub(crate) fn is_in(panel: Rect, scene: &Scene<'_>) -> bool {
    panel.width() >= LEAST && who(scene).is_some()
}

/// Shows the picture at the left of the prompt, centred in the upper `high` points of `panel`.
pub(crate) fn show(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, panel: Rect, high: f32) {
    let Some((society, position)) = who(scene) else { return };
    let middle = Pos2::new(panel.left() + SIDE / 2.0, panel.top() + panel.height().min(high) / 2.0);
    let place = Rect::from_center_size(middle, Vec2::splat(SIDE));
    let look = society_look(looks, scene, society);
    let Some(position) = position else {
        return widgets::disc(ui, looks, place.shrink(2.0), look, 7.0);
    };
    let empire = position.empire().index();
    widgets::arms(ui, looks, Rect::from_min_size(place.min, Vec2::splat(ARMS)), empire, 7.0, 6.0);
    let corner = Rect::from_min_size(place.max - Vec2::splat(CORNER), Vec2::splat(CORNER));
    ui.painter().circle_filled(corner.center(), CORNER / 2.0 + 2.0, looks.theme.panel);
    widgets::disc(ui, looks, corner, look, 3.5);
}
