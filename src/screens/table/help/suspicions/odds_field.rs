//! A field of the ledger of suspicions. A figure and a bar show how likely it is that an empire's token is in a slot,
//! and the player's pencil mark stands beside them. Pointing at the field or giving it the focus shows the evidence. A
//! click or Enter changes the mark.

use egui::accesskit::Role;
use egui::{Align2, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use crate::looks::Looks;
use crate::looks::theme::{line, mix, type_size};
use crate::screens::table::scene_and_inputs::Scene;
use table::{PencilCell, PencilMark};

/// The thickness of the bar that shows the odds, in points.
const BAR: f32 = 4.0;
/// The size of a pencil mark, in points.
const MARK: f32 = 8.0;

/// A field of the ledger, for one slot of a rival and one empire.
pub(crate) struct Field {
    pub at: PencilCell,
    /// The probability that the empire's token is in the slot, from 0 to 1; `None` if there are no suspicions.
    pub odds: Option<f32>,
    /// True if the empire's token is known to be in the slot, and false if another token is known to be there; `None`
    /// if the slot's token is unknown.
    pub known: Option<bool>,
    /// The player's pencil mark in the field, if any.
    pub mark: Option<PencilMark>,
    /// True if the evidence for this field is shown below the fields.
    pub explained: bool,
}

/// What the player did with a field of the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FieldAction {
    /// The pointer came to rest on the field, or the field got the focus.
    Pointed,
    /// The field was clicked, by pointer or by key.
    Clicked,
}

/// The pointer speed, in points per second, below which the pointer counts as resting on a field. A faster pointer is
/// only passing over the field, on its way to the evidence below.
const RESTS: f32 = 40.0;
/// After how many seconds the pointer's speed is checked again.
const SOON: f32 = 0.08;

/// Shows a field of the ledger. Returns what the player did with it.
pub(crate) fn show(
    ui: &Ui,
    looks: &Looks,
    scene: &Scene<'_>,
    field: &Field,
    rect: Rect,
) -> Option<FieldAction> {
    let Field { at, odds, known, mark, explained } = *field;
    let theme = &looks.theme;
    let id = ui.scope_id().with(("field", at.society.index(), at.slot.index(), at.empire.index()));
    let response = ui.interact(rect, id, Sense::click());
    let is_known = known == Some(true);
    let name = looks.speech.suspicion_cell(scene.game, at, odds, is_known, mark);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let (weight, edge) = match () {
        () if response.has_focus() => (line::LIT, theme.lit),
        () if explained => (line::STRONG, theme.accent),
        () if response.hovered() => (line::STRONG, theme.lit),
        () => (line::THIN, theme.rule),
    };
    let chance = if known.is_some() { f32::from(u8::from(is_known)) } else { odds.unwrap_or(0.0) };
    let ground = mix(theme.well, theme.accent, 0.32 * chance);
    ui.painter().rect(rect, 4.0, ground, (weight, edge), StrokeKind::Inside);
    let inner = rect.shrink(3.0);
    if chance > 0.0 {
        let bar = inner.with_min_y(inner.bottom() - BAR).with_max_x(inner.left() + inner.width() * chance);
        ui.painter().rect_filled(bar, 1.0, theme.accent);
    }
    let figure = match known {
        Some(true) => "100".to_owned(),
        // A slot that holds another token needs no figure.
        Some(false) => String::new(),
        None => odds.map(|odds| looks.speech.odds(odds)).unwrap_or_default(),
    };
    let ink = if chance >= 0.005 { theme.ink } else { theme.faint };
    let font = FontId::proportional(type_size::BODY);
    let middle = Pos2::new(inner.center().x, inner.center().y - BAR / 2.0);
    ui.painter().text(middle, Align2::CENTER_CENTER, figure, font, ink);
    if let Some(mark) = mark {
        pencil(ui, rect, mark, Stroke::new(line::STRONG, theme.ink));
    }
    let action = match () {
        () if response.clicked() => Some(FieldAction::Clicked),
        () if response.gained_focus() || response.hovered() && rests(ui) => Some(FieldAction::Pointed),
        () => None,
    };
    response.on_hover_text(name);
    action
}

/// True if the pointer rests. If it moves, asks for another frame in which to check again.
fn rests(ui: &Ui) -> bool {
    let rests = ui.input(|i| i.pointer.velocity().length() < RESTS);
    if !rests {
        ui.ctx().request_repaint_after(std::time::Duration::from_secs_f32(SOON));
    }
    rests
}

/// Draws a pencil mark: a stroke through the field for "no", a tick in its corner for "sure", or a ring in its corner
/// for "maybe".
fn pencil(ui: &Ui, field: Rect, mark: PencilMark, stroke: Stroke) {
    let corner = field.right_top() + Vec2::new(-MARK - 1.0, MARK + 0.5);
    match mark {
        PencilMark::Maybe => {
            ui.painter().circle_stroke(corner, MARK / 2.0, stroke);
        }
        PencilMark::Sure => {
            let hook = [Vec2::new(-5.0, 0.0), Vec2::new(-1.5, 4.0), Vec2::new(5.0, -5.0)];
            ui.painter().line(hook.map(|by| corner + by).to_vec(), stroke);
        }
        PencilMark::No => {
            let room = field.shrink(5.0);
            ui.painter().line_segment([room.left_bottom(), room.right_top()], stroke);
        }
    }
}
