//! What the person's bets would bring if the match ended now (R9.1).

use egui::{Align2, FontId, Pos2, Rect, Ui, Vec2};

use super::{Scene, widget};
use crate::app::icons::{IconName, Symbol};
use crate::app::looks::Looks;
use crate::app::theme::{line, text_on, type_size};
use crate::app::words::{fitted, tight, typeset};
use crate::rules::SlotScore;

const HEAD: f32 = 22.0;

/// Shows the standings.
pub(super) fn show(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>) {
    let rect = ui.max_rect();
    widget::ground(ui, looks, rect);
    let world = scene.game.world();
    let inner = rect.shrink2(Vec2::new(8.0, 3.0));
    let points = i64::from(scene.view.score(world));
    let text = looks.speech.say("table-score-now", &[("n", points.into())]);
    let font = FontId::proportional(type_size::BODY);
    let at = Pos2::new(inner.left(), inner.top() + HEAD / 2.0);
    ui.painter().text(at, Align2::LEFT_CENTER, &text, font, looks.theme.ink);
    let scores: Vec<SlotScore> = scene.view.slot_scores(world).collect();
    widget::add(
        ui,
        Rect::from_min_size(inner.min, Vec2::new(inner.width(), HEAD)),
        "standings",
        false,
        &text,
    );
    let height = ((inner.height() - HEAD) / world.empires().len().max(1) as f32).min(30.0);
    for (i, score) in scores.iter().enumerate() {
        let top = inner.top() + HEAD + i as f32 * height;
        let row = Rect::from_min_size(Pos2::new(inner.left(), top), Vec2::new(inner.width(), height));
        line_of(ui, looks, score, row);
    }
}

/// One slot: its multiplier, its empire, the cities it controls, and what that makes.
fn line_of(ui: &Ui, looks: &mut Looks, score: &SlotScore, row: Rect) {
    let y = row.center().y;
    let side = (row.height() - 2.0).min(24.0);
    let size = if row.height() > 24.0 { type_size::BODY } else { type_size::SMALL + 1.0 };
    let font = || FontId::proportional(size);
    let tint = looks.empire(score.empire.index());
    let chip = Rect::from_center_size(Pos2::new(row.left() + side / 2.0, y), Vec2::splat(side));
    ui.painter().circle_filled(chip.center(), side / 2.0, tint);
    looks.icons.paint(ui, IconName::Empire(score.empire.index()), chip.shrink(side * 0.14), text_on(tint));
    let name = looks.speech.empire(score.empire);
    let column = |share: f32| row.left() + row.width() * share;
    let left = Pos2::new(chip.right() + 6.0, y);
    let room = column(0.48) - left.x;
    let shown = tight(ui.painter(), room, looks.speech.words(), &name, size);
    fitted(ui.painter(), left, room, shown, size, looks.theme.ink);
    let mut x = column(0.56);
    let number = |at: f32, n: String| {
        ui.painter().text(Pos2::new(at, y), Align2::RIGHT_CENTER, n, font(), looks.theme.ink)
    };
    number(x, score.cities.to_string());
    let city = Rect::from_center_size(Pos2::new(x + 9.0, y), Vec2::splat(size));
    looks.icons.paint(ui, Symbol::City, city, looks.theme.ink);
    x = city.right();
    if score.agents > 0 {
        let text = ui.painter().text(
            Pos2::new(x + 3.0, y),
            Align2::LEFT_CENTER,
            format!("+{}", score.agents),
            font(),
            looks.theme.ink,
        );
        let agent = Rect::from_center_size(Pos2::new(text.right() + 7.0, y), Vec2::splat(size - 1.0));
        looks.icons.paint(ui, Symbol::Agent, agent, looks.theme.ink);
    }
    number(column(0.86), format!("× {}", typeset(score.multiplier)));
    number(row.right(), typeset(score.points()));
    let rule = [Pos2::new(row.left(), row.bottom()), Pos2::new(row.right(), row.bottom())];
    ui.painter().line_segment(rule, (line::THIN, looks.theme.rule.gamma_multiply(0.5)));
    let args = [
        ("slot", looks.speech.words().slot(score.slot).to_owned().into()),
        ("empire", name.into()),
        ("multiplier", i64::from(score.multiplier).into()),
        ("cities", i64::from(score.cities).into()),
        ("agents", i64::from(score.agents).into()),
        ("whisper", i64::from(score.whisper).into()),
        ("n", i64::from(score.points()).into()),
    ];
    let label = looks.speech.say("score-slot", &args);
    widget::add(ui, row, ("standing", score.slot.index()), false, &label).on_hover_text(label);
}
