//! The turning points of a match as rows. Each shows who decided what, and the change of the win chance as a
//! bar.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{
    Align2, Color32, FontId, Galley, Pos2, Rect, ScrollArea, Sense, StrokeKind, Ui, Vec2, WidgetInfo,
};

use crate::looks::Looks;
use crate::looks::icons::{IconName, Symbol};
use crate::looks::text_fitting::fitted;
use crate::looks::theme::{line, space, type_size};
use crate::screens::page_parts::{disc, faint, scroll_bar};
use table::{Cause, Mark, Match, Review, TurningPoint};

/// The maximum number of turning points shown.
const MOST: usize = 40;
/// The height of the first line of a row, in points.
const LINE: f32 = 22.0;
/// The size of a row's emblem, in points.
const CREST: f32 = 28.0;
/// The distance of a row's text from the row's left edge, in points.
const TEXT: f32 = CREST + 3.0 * space::TIGHT;
/// The free space above and below a row's text, in points.
const INSET: f32 = 2.0;
const NUMBER: f32 = 58.0;
const BAR: f32 = 64.0;

/// Shows the turning points. Returns the number of the decision that was clicked, counted from 1.
pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
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
    let most = points.iter().map(|point| point.change.abs()).fold(0.0, f32::max);
    // Each society's list has its own scroll position.
    let salt = ("turning points", game.setup().seed, points.first().map(|point| point.number));
    ScrollArea::vertical().id_salt(salt).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        for point in points.iter().take(MOST) {
            let said = looks.speech.turning_point(game, review, point);
            let wide = ui.available_width();
            let taken = sentence(ui, looks, game, review, point, wide);
            let size = Vec2::new(wide, LINE + taken.size().y + 3.0 * INSET);
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let is_at = point.number == at;
            response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_at, &said));
            if ui.is_rect_visible(rect) {
                let row = Row { rect, sentence: taken, point, share: point.change / most };
                row.show(ui, looks, game, review);
                if response.hovered() || response.has_focus() || is_at {
                    let edge = if is_at { looks.theme.accent } else { looks.theme.lit };
                    ui.painter().rect_stroke(rect, 4.0, (line::STRONG, edge), StrokeKind::Inside);
                }
            }
            if response.clicked() {
                chosen = Some(point.number);
            }
            response.on_hover_text(said);
        }
    });
    chosen
}

/// The text colour for the cause of a turning point.
fn tint(looks: &Looks, point: &TurningPoint) -> Color32 {
    match point.cause {
        Cause::Own(Mark::Mistake | Mark::Blunder) => looks.theme.wrong,
        Cause::Own(Mark::Best | Mark::Good | Mark::Doubtful) => looks.theme.accent,
        Cause::Rival | Cause::Chance => looks.theme.ink,
    }
}

/// The description of the decision, wrapped to fit a row of this width.
fn sentence(
    ui: &Ui,
    looks: &Looks,
    game: &Match,
    review: &Review,
    point: &TurningPoint,
    wide: f32,
) -> Arc<Galley> {
    let [_, _, taken] = looks.speech.turning_row(game, review, point);
    let font = FontId::proportional(type_size::SMALL + 1.0);
    ui.painter().layout(taken, font, looks.theme.ink, wide - TEXT - space::TIGHT)
}

/// The row of a turning point.
struct Row<'a> {
    rect: Rect,
    sentence: Arc<Galley>,
    point: &'a TurningPoint,
    /// The change of the win chance, relative to the largest change of all turning points.
    share: f32,
}

impl Row<'_> {
    fn show(self, ui: &Ui, looks: &mut Looks, game: &Match, review: &Review) {
        let Self { rect, sentence, point, share } = self;
        let inner = rect.shrink2(Vec2::new(space::TIGHT, INSET));
        let line = inner.with_max_y(inner.top() + LINE);
        let middle = Pos2::new(inner.left() + CREST / 2.0, inner.top() + CREST / 2.0);
        let crest = Rect::from_center_size(middle, Vec2::splat(CREST));
        let seat = game.step(point.number).and_then(|step| game.setup().seats.get(step.society.index()));
        let look = match (point.cause, seat) {
            (Cause::Own(_) | Cause::Rival, Some(seat)) => {
                (looks.society(seat.society), IconName::Society(seat.society))
            }
            _ => (looks.theme.well, Symbol::Draw.into()),
        };
        disc(ui, looks, crest, look, 4.0);
        let theme = looks.theme.clone();
        let [word, when, _] = looks.speech.turning_row(game, review, point);
        let left = rect.left() + TEXT;
        let room = inner.right() - NUMBER - BAR - space::NORMAL - left;
        let above = line.center().y;
        let ink = tint(looks, point);
        let end = fitted(ui.painter(), Pos2::new(left, above), room, &word, type_size::BODY, ink).right();
        let rest = left + room - end - space::NORMAL;
        if rest > 40.0 {
            let at = Pos2::new(end + space::NORMAL, above);
            fitted(ui.painter(), at, rest, &when, type_size::SMALL, theme.faint);
        }
        ui.painter().galley(Pos2::new(left, line.bottom() + INSET), sentence, theme.ink);
        let bars = Rect::from_min_max(
            Pos2::new(left + room + space::NORMAL, above - 6.0),
            Pos2::new(inner.right() - NUMBER, above + 6.0),
        );
        let filled = bars.with_min_x(bars.right() - bars.width() * share.abs().clamp(0.02, 1.0));
        let fill = if point.change < 0.0 { theme.wrong } else { theme.gain };
        ui.painter().rect_filled(bars, 2.0, theme.well);
        ui.painter().rect_filled(filled, 2.0, fill);
        let number = looks.speech.with_per_cent(looks.speech.change_per_cent(point.change));
        let font = FontId::proportional(type_size::BODY);
        ui.painter().text(line.right_center(), Align2::RIGHT_CENTER, number, font, theme.ink);
    }
}
