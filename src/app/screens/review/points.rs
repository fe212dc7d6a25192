//! The decisions that moved most.

use egui::{RichText, ScrollArea, Sense, Ui, Vec2};

use crate::app::looks::Looks;
use crate::app::screens::parts::{faint, scroll_bar};
use crate::app::theme::space;
use crate::table::{Match, Review, TurningPoint};

/// So many are shown.
const MOST: usize = 40;

/// Shows them; gives back one that was chosen, as the decision's number from 1.
pub(super) fn show(
    ui: &mut Ui,
    looks: &Looks,
    game: &Match,
    review: &Review,
    points: &[TurningPoint],
    at: usize,
) -> Option<usize> {
    if points.is_empty() {
        faint(ui, looks, &looks.speech.text("review-none"));
        return None;
    }
    scroll_bar(ui);
    let mut chosen = None;
    ScrollArea::vertical().id_salt("turning points").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        for (index, point) in points.iter().take(MOST).enumerate() {
            let said = looks.speech.turning_point(game, review, point);
            let inner = ui.scope(|ui| {
                ui.set_width(ui.available_width());
                let margin = egui::Frame::new().inner_margin(Vec2::new(space::NORMAL, space::TIGHT));
                margin.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    let text = RichText::new(&said);
                    ui.add(egui::Label::new(if point.is_own() { text.strong() } else { text }).wrap());
                });
            });
            let rect = inner.response.rect;
            let response = ui.interact(rect, ui.scope_id().with(("point", index)), Sense::click());
            response.widget_info(|| {
                egui::WidgetInfo::selected(
                    egui::accesskit::Role::RadioButton,
                    true,
                    point.number == at,
                    &said,
                )
            });
            if response.hovered() || response.has_focus() || point.number == at {
                let edge = if point.number == at { looks.theme.accent } else { looks.theme.lit };
                ui.painter().rect_stroke(rect, 4.0, (1.5, edge), egui::StrokeKind::Inside);
            }
            if response.clicked() {
                chosen = Some(point.number);
            }
        }
    });
    chosen
}
