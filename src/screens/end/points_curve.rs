//! The points chart: for each decision, the points that each society would have had if the match had ended
//! then.

use egui::accesskit::Role;
use egui::{Align2, FontId, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo};

use super::society_results::Ending;
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::IconName;
use crate::looks::theme::{line, space, type_size};
use crate::screens::page_parts::{ground, ringed_disc};
use rules::{Society, State};
use table::Match;

/// The height of the chart's heading, in points.
const HEAD: f32 = 30.0;
/// The width of the axis labels on the left, in points.
const LEFT: f32 = 30.0;
/// The width of the emblems on the right, in points.
const RIGHT: f32 = 30.0;
/// The height of the round labels below the chart, in points.
const FOOT: f32 = 22.0;
/// The size of the emblem at the end of a society's line, in points.
const EMBLEM: f32 = 22.0;

/// The points of every society before each decision and at the end, and where the rounds begin.
pub(super) struct Curve {
    /// For each society, its points before each decision and at the end.
    points: Vec<Vec<f32>>,
    /// For each round, the index of its first decision.
    rounds: Vec<usize>,
}

impl Curve {
    /// The points chart of a finished match.
    pub fn for_match(game: &Match) -> Self {
        let world = game.world();
        let states: Vec<&State> =
            game.steps().iter().map(|step| &step.before).chain([game.state()]).collect();
        let points = |society| states.iter().map(|state| state.score(world, society) as f32).collect();
        let rounds = game.round_starts().into_iter().map(|(taken, _)| taken).collect();
        Self { points: world.societies().map(points).collect(), rounds }
    }

    /// The smallest and the largest number of points in the chart, with a margin.
    fn span(&self) -> (f32, f32) {
        let all = || self.points.iter().flatten().copied();
        let (low, high) = (all().fold(0.0, f32::min), all().fold(1.0, f32::max));
        (low - 1.0, high + 1.0)
    }

    /// The points of a society at the end of each round, as text.
    fn round_points(&self, society: Society) -> Vec<String> {
        let Some(points) = self.points.get(society.index()) else { return Vec::new() };
        let at = self.rounds.iter().skip(1).filter_map(|i| points.get(*i)).chain(points.last());
        at.map(|points| format!("{points}")).collect()
    }

    /// Shows the chart. The societies' lines appear only once all tokens are revealed.
    pub fn show(&self, ui: &Ui, looks: &mut Looks, end: &Ending<'_>, rect: Rect) {
        ground(ui, looks, rect);
        let theme = looks.theme.clone();
        let font = fonts::display(type_size::LEAD + 1.0);
        let at = rect.left_top() + Vec2::new(space::WIDE, space::NORMAL);
        ui.painter().text(at, Align2::LEFT_TOP, looks.speech.text("end-curve"), font, theme.ink);
        let inner = rect.shrink(space::NORMAL);
        let field = Rect::from_min_max(inner.min + Vec2::new(LEFT, HEAD), inner.max - Vec2::new(RIGHT, FOOT));
        let (low, high) = self.span();
        let last = self.points.first().map_or(1, |points| points.len().saturating_sub(1)).max(1);
        let x = |i: usize| field.left() + field.width() * i as f32 / last as f32;
        let y = |points: f32| field.bottom() - field.height() * (points - low) / (high - low);
        let small = FontId::proportional(type_size::SMALL);
        let step = if high - low > 24.0 { 10 } else { 5 };
        for points in (low as i32..=high as i32).filter(|points| points % step == 0) {
            let at = y(points as f32);
            ui.painter().hline(field.x_range(), at, (line::THIN, theme.rule.gamma_multiply(0.6)));
            let left = Pos2::new(field.left() - space::TIGHT, at);
            ui.painter().text(left, Align2::RIGHT_CENTER, points, small.clone(), theme.faint);
        }
        for (i, (first, round)) in self.rounds.iter().zip(1..).enumerate() {
            let next = self.rounds.get(i + 1).copied().unwrap_or(last);
            let stroke = (line::THIN, theme.rule);
            ui.painter().vline(x(*first), field.y_range(), stroke);
            let said = looks.speech.say("end-curve-round", &[("round", i64::from(round).into())]);
            let middle = Pos2::new((x(*first) + x(next)) / 2.0, field.bottom() + space::TIGHT);
            ui.painter().text(middle, Align2::CENTER_TOP, said, small.clone(), theme.faint);
        }
        if end.known {
            self.lines(ui, looks, end.game, field, &x, &y);
        }
        let told = end.game.world().societies().map(|society| {
            let name = looks.speech.society(end.game.setup(), society);
            format!("{name}: {}", self.round_points(society).join(", "))
        });
        let said: Vec<String> = std::iter::once(looks.speech.text("end-curve")).chain(told).collect();
        let said = if end.known { said.join(". ") } else { looks.speech.text("end-curve") };
        let response = ui.interact(rect, ui.scope_id().with("curve"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    }

    /// Draws each society's line with its emblem at the end. The winners' lines are on top.
    fn lines(
        &self,
        ui: &Ui,
        looks: &mut Looks,
        game: &Match,
        field: Rect,
        x: &dyn Fn(usize) -> f32,
        y: &dyn Fn(f32) -> f32,
    ) {
        let winners: Vec<Society> = game.state().winners(game.world()).collect();
        let mut order: Vec<Society> = game.world().societies().collect();
        order.sort_by_key(|society| winners.contains(society));
        let mut taken: Vec<f32> = Vec::new();
        for society in order {
            let Some(points) = self.points.get(society.index()) else { continue };
            let index = game.setup().seats.get(society.index()).map_or(0, |seat| seat.society);
            let tint = looks.theme.drawn(looks.society(index));
            let mut way: Vec<Pos2> = Vec::with_capacity(points.len() * 2);
            for (i, points) in points.iter().enumerate() {
                // The line rises and falls in steps.
                if let Some(before) = way.last().map(|before| before.y) {
                    way.push(Pos2::new(x(i), before));
                }
                way.push(Pos2::new(x(i), y(*points)));
            }
            let weight = if winners.contains(&society) { line::LIT } else { line::STRONG };
            ui.painter().add(Shape::line(way, Stroke::new(weight, tint)));
            // Emblems of societies with about equal points are drawn side by side.
            let at = y(points.last().copied().unwrap_or_default());
            let beside = taken.iter().filter(|other| (*other - at).abs() < EMBLEM * 0.8).count() as f32;
            taken.push(at);
            let middle = Pos2::new(field.right() + EMBLEM / 2.0 + 3.0 - beside * EMBLEM * 0.9, at);
            let emblem = Rect::from_center_size(middle, Vec2::splat(EMBLEM));
            let (look, ring) = ((looks.society(index), IconName::Society(index)), looks.theme.panel);
            ringed_disc(ui, looks, emblem, look, EMBLEM * 0.15, (line::THIN, ring));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::table::{Setup, play_random};
    use bots::Level;

    #[test]
    fn a_curve_has_every_round_and_ends_with_the_scores() {
        let setup = Setup::new(testing::pack("war-of-whispers"), 2, Level::Random, 7);
        let mut game = Match::new(setup).unwrap();
        play_random(&mut game, 7, usize::MAX);
        let curve = Curve::for_match(&game);
        assert_eq!(curve.rounds.len(), 4);
        let (low, high) = curve.span();
        for society in game.world().societies() {
            let told = curve.round_points(society);
            assert_eq!(told.len(), 4, "{told:?}");
            assert_eq!(told.last(), Some(&game.state().score(game.world(), society).to_string()));
            let points = &curve.points[society.index()];
            assert_eq!(points.len(), game.steps().len() + 1);
            assert!(points.iter().all(|points| (low..high).contains(points)));
        }
    }
}
