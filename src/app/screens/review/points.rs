//! The decisions that moved most.

use egui::{Label, RichText, ScrollArea, Sense, Ui, Vec2};

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
    // Everybody's begin at the top.
    let salt = ("turning points", game.setup().seed, points.first().map(|point| point.number));
    ScrollArea::vertical().id_salt(salt).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::NORMAL;
        for point in points.iter().take(MOST) {
            let said = looks.speech.turning_point(game, review, point);
            let text = RichText::new(&said);
            let text = if point.is_own() { text.strong() } else { text };
            let response = ui.add(Label::new(text).wrap().sense(Sense::click()));
            let rect = response.rect.expand2(Vec2::new(space::TIGHT, 1.0)).with_max_x(ui.max_rect().right());
            response.widget_info(|| {
                egui::WidgetInfo::selected(
                    egui::accesskit::Role::ListBoxOption,
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
