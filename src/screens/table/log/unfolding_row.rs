//! A log line that unfolds, with its fold mark, the emblems of the acting position and society, the text, and a button
//! that shows the decision again. Tab reaches only one of the lines. From there the arrow keys lead to the others,
//! Enter unfolds a line, and B shows its decisions again.

use std::ops::RangeInclusive;

use egui::accesskit::Role;
use egui::layers::ShapeIdx;
use egui::text::{LayoutJob, TextFormat};
use egui::{EventFilter, FontId, Key, Modifiers, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo};

use crate::looks::Looks;
use crate::looks::icons::Symbol;
use crate::looks::theme::{line, mix, space, type_size};
use crate::screens::table::log::decision_reasons;
use crate::screens::table::log::log_lines::LogLine;
use crate::screens::table::panels::councils::society_look;
use crate::screens::table::scene_and_inputs::{Ctx, Input};
use crate::screens::table::widgets;
use table::PassageKind;

/// The indent of unfolded text, in points.
pub(crate) const INDENT: f32 = 12.0;
/// The size of the emblems in a log line, in points.
const EMBLEM: f32 = 14.0;
/// The size of the button that shows a log line's decisions again, in points.
const AGAIN: f32 = 18.0;
/// The width left free for the scroll bar, which would otherwise take the clicks on the buttons of the lines.
const BAR: f32 = 10.0;
/// The minimum height of a log line, in points.
const TALL: f32 = 18.0;
/// The width of the bar that marks the line of the past decision that the table shows, in points.
const MARK: f32 = 3.0;

/// The window widths, in points, between which the log's text grows from its smallest to its largest limit.
const WINDOWS: [f32; 2] = [1280.0, 1960.0];
/// The maximum scale of the log's text at each of the two window widths in `WINDOWS`.
const LARGER: [f32; 2] = [1.08, 1.14];
/// The width of the log, in points, below which its lines need the whole width for text.
const WIDE: f32 = 240.0;
/// The width of a column, in points, up to which the log's text has its smallest size.
const NARROW: f32 = 149.0;

/// The scale of the text and the emblems in the log.
pub(crate) fn larger(ui: &Ui) -> f32 {
    let [usual, large] = WINDOWS;
    let window = ((ui.ctx().content_rect().width() - usual) / (large - usual)).clamp(0.0, 1.0);
    let most = LARGER[0] + (LARGER[1] - LARGER[0]) * window;
    let column = 1.0 + 0.8 * (ui.available_width() / NARROW - 1.0);
    // Rounded down to steps of 0.04, so that few font sizes are drawn.
    (column.clamp(1.0, most) * 25.0).floor() / 25.0
}

/// True if the log is so narrow that its lines need the whole width for text.
fn is_narrow(ui: &Ui) -> bool {
    ui.available_width() < WIDE
}

/// A log line, and how the log shows it.
pub(crate) struct Row<'a> {
    pub place: usize,
    pub line: &'a LogLine,
    pub unfolded: bool,
    /// True if the log line is new since the player's last decision.
    pub new: bool,
    /// True if the table shows a past decision that belongs to this log line.
    pub marked: bool,
    /// The keyboard focus; `None` unless Tab leads to this log line.
    pub focus: Option<Focus>,
}

/// The keyboard focus of the log line that Tab leads to.
#[derive(Clone, Copy)]
pub(crate) struct Focus {
    /// The index of the last log line that can be unfolded.
    pub last: usize,
    /// True if an arrow key has just moved the focus to this log line.
    pub arrives: bool,
}

impl Row<'_> {
    /// Shows the log line. If an arrow key was pressed, returns the index of the line to which it leads.
    pub fn show(&self, ui: &mut Ui, cx: &mut Ctx<'_>) -> Option<usize> {
        let scene = cx.scene;
        let acts = match self.line.matter {
            PassageKind::Acts(position, society) => Some((position.empire(), society)),
            _ => None,
        };
        let larger = larger(ui);
        let (emblem, least) = (EMBLEM * larger, TALL * larger);
        let icons = if acts.is_some() { 2.0 * (emblem + 2.0) + 3.0 } else { 0.0 };
        let again = if self.line.decisions.is_some() { AGAIN } else { 0.0 };
        let narrow = is_narrow(ui);
        let width = ui.available_width() - BAR;
        let tint =
            if self.new { cx.looks.theme.ink } else { mix(cx.looks.theme.faint, cx.looks.theme.ink, 0.35) };
        let font = FontId::proportional((type_size::SMALL + 1.0) * larger);
        let mut job = LayoutJob::default();
        // The text begins beside the emblems and continues below them. In a narrow column it continues below the fold
        // mark too, and takes the room of the scroll bar and of the button, which appear under the pointer only.
        let left = if narrow { 0.0 } else { INDENT };
        job.append(&self.line.shown, INDENT - left + icons, TextFormat::simple(font, tint));
        job.wrap.max_width = if narrow { width + BAR } else { width - INDENT - again };
        let galley = ui.painter().layout_job(job);
        let tall = galley.size().y.max(least);
        let (all, _) = ui.allocate_exact_size(Vec2::new(width, tall), Sense::hover());
        if self.marked {
            ui.painter().rect_filled(all, 3.0, mix(cx.looks.theme.panel, cx.looks.theme.accent, 0.2));
            mark(ui, cx.looks, all);
        }
        // The fill under the pointer lies below the text, and the button that appears there lies above it.
        let ground = ui.painter().add(Shape::Noop);
        fold_mark(ui, cx.looks, all.left_top() + Vec2::new(5.0, least / 2.0), self.unfolded);
        if let Some((empire, society)) = acts {
            let at = |i: f32| {
                let left = all.left() + INDENT + i * (emblem + 2.0);
                Rect::from_min_size(Pos2::new(left, all.top()), Vec2::splat(emblem))
            };
            widgets::plain_arms(ui, cx.looks, at(0.0), empire.index(), 3.0, 2.0);
            widgets::disc(ui, cx.looks, at(1.0), society_look(cx.looks, scene, society), 2.0);
        }
        let corner = Pos2::new(all.left() + left, all.top() + (tall - galley.size().y) / 2.0);
        ui.painter().galley(corner, galley, tint);
        // Lines outside the visible part take no input, except the one that Tab leads to.
        let seen = ui.clip_rect().contains(all.center()) || self.focus.is_some();
        let next = if seen { self.touch(ui, cx, all, again, ground) } else { None };
        if !seen {
            // A screen reader can nevertheless read it.
            widgets::add(ui, all, ("log line", self.place), false, &self.line.said);
        }
        next
    }

    /// Handles the pointer and the keys. If an arrow key was pressed, returns the index of the log line to which it
    /// leads.
    fn touch(&self, ui: &Ui, cx: &mut Ctx<'_>, all: Rect, again: f32, ground: ShapeIdx) -> Option<usize> {
        let Ctx { looks, scene, inputs } = cx;
        let place = all.with_max_x(all.right() - again);
        let place = if ui.clip_rect().intersects(place) { place.intersect(ui.clip_rect()) } else { place };
        let sense = if self.focus.is_some() { Sense::click() } else { Sense::CLICK | Sense::HOVER };
        let response = ui.interact(place, ui.scope_id().with(("log line", self.place)), sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &self.line.said));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_expanded(self.unfolded));
        if response.hovered() || response.has_focus() {
            let fill = mix(looks.theme.panel, looks.theme.lit, 0.16);
            ui.painter().set(ground, Shape::rect_filled(all, 3.0, fill));
            inputs.push(Input::Highlight(self.line.highlight));
        }
        if response.has_focus() {
            ui.painter().rect_stroke(
                place,
                3.0,
                (line::STRONG, looks.theme.accent),
                egui::StrokeKind::Inside,
            );
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if response.clicked() {
            inputs.push(Input::Unfold(self.place, !self.unfolded));
        }
        let mut next = None;
        if self.focus.is_some_and(|focus| focus.arrives) {
            response.request_focus();
        }
        if let Some(focus) = self.focus.filter(|_| response.has_focus()) {
            let sideways = scene.playback.replay.is_some();
            let filter =
                EventFilter { vertical_arrows: true, horizontal_arrows: sideways, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
            let (up, down) = ui.input(|i| (i.key_pressed(Key::ArrowUp), i.key_pressed(Key::ArrowDown)));
            let to = match (up, down) {
                (true, _) => Some(-1),
                (_, true) => Some(1),
                (false, false) => None,
            };
            next = to.and_then(|by| self.place.checked_add_signed(by)).filter(|to| *to <= focus.last);
            if next.is_some() {
                // The line takes the focus in the next frame, because Tab leads there then.
                ui.ctx().request_repaint();
            }
            if let Some(decisions) = &self.line.decisions
                && ui.input_mut(|i| i.consume_key(Modifiers::NONE, Key::B))
            {
                inputs.push(Input::Replay(decisions.clone()));
            }
        }
        let over = response.has_focus() || ui.rect_contains_pointer(all);
        let acts = matches!(self.line.matter, PassageKind::Acts(..));
        if let Some(number) = self.line.decision(looks, scene).filter(|_| acts) {
            decision_reasons::behind(ui, looks, scene, number, response);
        }
        if let Some(decisions) = &self.line.decisions {
            self.replay_mark(ui, cx, decisions, all, over);
        }
        next
    }

    /// Draws the button that shows the log line's decisions again. It is stronger while the pointer is over the line. In
    /// a narrow column it is visible only then, above the text.
    fn replay_mark(
        &self,
        ui: &Ui,
        cx: &mut Ctx<'_>,
        decisions: &RangeInclusive<usize>,
        all: Rect,
        over: bool,
    ) {
        let Ctx { looks, inputs, .. } = cx;
        let place = Rect::from_min_size(Pos2::new(all.right() - AGAIN, all.top()), Vec2::new(AGAIN, TALL));
        let response =
            ui.interact(place, ui.scope_id().with(("show again", self.place)), Sense::CLICK | Sense::HOVER);
        let name = looks.speech.say("story-replay", &[("line", self.line.said.clone().into())]);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let tint = match () {
            () if response.hovered() => looks.theme.accent,
            () if over => looks.theme.ink,
            () => looks.theme.faint.gamma_multiply(0.7),
        };
        let narrow = is_narrow(ui);
        if narrow && over {
            ui.painter().rect_filled(place, 3.0, mix(looks.theme.panel, looks.theme.lit, 0.16));
        }
        if over || !narrow {
            let icon = Rect::from_center_size(place.center(), Vec2::splat(11.0));
            looks.icons.paint(ui, Symbol::StepBack, icon, tint);
        }
        if response.clicked() {
            inputs.push(Input::Replay(decisions.clone()));
        }
        response.on_hover_text(looks.speech.text("story-replay-about"));
    }
}

/// Draws a bar at the left edge of `place`, to mark the line of the past decision that the table shows.
pub(crate) fn mark(ui: &Ui, looks: &Looks, place: Rect) {
    ui.painter().rect_filled(place.with_max_x(place.left() + MARK), 1.0, looks.theme.accent);
}

/// Draws a fold mark: a triangle that points to the right, or down if the line is unfolded.
fn fold_mark(ui: &Ui, looks: &Looks, at: Pos2, unfolded: bool) {
    let size = space::TIGHT;
    let points = if unfolded {
        [Vec2::new(-size, -size * 0.6), Vec2::new(size, -size * 0.6), Vec2::new(0.0, size * 0.8)]
    } else {
        [Vec2::new(-size * 0.6, -size), Vec2::new(size * 0.8, 0.0), Vec2::new(-size * 0.6, size)]
    };
    let points = points.map(|off| at + off).to_vec();
    ui.painter().add(Shape::convex_polygon(points, looks.theme.faint, Stroke::NONE));
}
