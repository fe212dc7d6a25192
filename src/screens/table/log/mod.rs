//! The log of the match, with the newest events at the bottom. Each line sums up a group of events and unfolds into
//! them. Pointing at a line highlights the regions and positions that it mentions and explains the decision, and a
//! button on the line shows the decision again. At the top the log shows the effects that last until the end of the
//! round. In a replay the log ends with the decision that is shown.

pub(crate) mod decision_reasons;
pub(crate) mod log_lines;
pub(crate) mod unfolding_row;

use std::collections::BTreeMap;

use egui::accesskit::Role;
use egui::epaint::Mesh;
use egui::text::LayoutJob;
use egui::{
    Align, Align2, Button, CursorIcon, FontId, Id, Label, Rect, Response, RichText, ScrollArea, Sense, Shape,
    Ui, UiBuilder, Vec2, WidgetInfo,
};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::Symbol;
use crate::looks::theme::{line, space, type_size};
use crate::screens::table::log::log_lines::{Entry, LogLine, LogLines};
use crate::screens::table::log::unfolding_row::{Focus, Row};
use crate::screens::table::panels::cards::card_tooltip;
use crate::screens::table::panels::councils::society_look;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene, Time};
use crate::screens::table::staging::event_staging::staging;
use crate::screens::table::widgets;
use crate::screens::table::widgets::keycap;
use crate::shell::window_command::Command;
use rules::Event;
use table::PassageKind;

/// The maximum number of lines that are laid out, counted from the end of the log.
const SHOWN: usize = 100;
/// The width of the button that closes the open log, in points.
const CLOSE: f32 = 200.0;
/// A scroll offset, in points, beyond the end of any log.
const FAR_DOWN: f32 = 1e6;

/// The state of the log panel.
#[derive(Debug, Default)]
pub(crate) struct Log {
    lines: LogLines,
    /// The log lines that the player has unfolded (true) or folded (false), by their indices.
    unfolded: BTreeMap<usize, bool>,
    /// The index of the log line that the Tab key leads to; `None` for the last line.
    chosen: Option<usize>,
    /// True if an arrow key has just moved to the log line in `chosen`.
    arrives: bool,
    /// The number of the past decision to whose line the log has scrolled, and the frame in which it did so.
    brought: (Option<usize>, u64),
    /// True if the log is open as a large panel over the councils on the left.
    pub open: bool,
}

impl Log {
    /// Unfolds the log line with this index if the flag is true, or else folds it.
    pub fn unfold(&mut self, line: usize, unfolded: bool) {
        self.unfolded.insert(line, unfolded);
        self.chosen = Some(line);
    }
}

/// Shows the log.
pub(crate) fn show(ui: &mut Ui, cx: &mut Ctx<'_>, log: &mut Log) {
    let scene = cx.scene;
    let rect = ui.max_rect();
    widgets::ground(ui, cx.looks, rect);
    if log.open {
        // The open log catches clicks, so that they don't reach the map below it.
        ui.interact(rect, Id::unique("log ground"), Sense::CLICK);
    }
    let rect = rect.with_min_y(head(ui, cx.looks, rect, log.open, cx.inputs));
    let rect = rect.with_min_y(lasting(ui, cx.looks, scene, rect));
    let mut child =
        ui.new_child(UiBuilder::new().max_rect(rect.shrink2(Vec2::new(space::NORMAL, space::TIGHT))));
    // The log ends with who played which society.
    let is_at_end = log_lines::replayed(scene).is_none_or(|shown| shown >= scene.game.steps().len());
    let shows_end = is_at_end && scene.playback.time != Time::Ending;
    let revealed_players = if shows_end { cx.looks.speech.revealed_players(scene.game) } else { Vec::new() };
    let news = revealed_players.last().cloned().or_else(|| newest(cx.looks, scene));
    if let Some(news) = news {
        widgets::announce(&child, rect, "news", &news);
    }
    // Each match has its own scroll position.
    let salt = ("log", scene.game.setup().seed, scene.game.started());
    let area = ScrollArea::vertical().id_salt(salt).stick_to_bottom(true).auto_shrink([false, false]);
    // Otherwise a low log would reach below its panel.
    let area = area.min_scrolled_height(0.0);
    // A click on the button that jumps to the end takes effect in the next frame.
    let jump = Id::unique("log to end");
    let jumps = ui.data_mut(|data| data.remove_temp::<()>(jump)).is_some();
    let Log { lines, unfolded, chosen, arrives, brought, open } = log;
    let lines = lines.update(cx.looks, scene);
    if brought.0 != scene.playback.number && scene.playback.replay.is_some() {
        *chosen = None;
    }
    let scroll = Scroll::new(ui, scene, lines, brought, jumps);
    let mut rows = Rows { lines, unfolded, chosen, arrives, is_open: *open, scroll };
    let shown = scroll.apply(area).show(&mut child, |ui| {
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_role(Role::ScrollView));
        ui.spacing_mut().item_spacing.y = 2.0;
        rows.show(ui, cx);
        for said in &revealed_players {
            let text = RichText::new(said).size((type_size::SMALL + 0.5) * unfolding_row::larger(ui));
            ui.add(Label::new(text).selectable(false));
        }
    });
    let hidden = shown.content_size.y - shown.inner_rect.height() - shown.state.clamped_offset().y;
    if scroll.to_end && hidden.abs() > 0.5 {
        ui.ctx().request_discard("the log went farther down than it goes");
    }
    if hidden > 8.0 && end_button(ui, cx.looks, rect) {
        ui.data_mut(|data| data.insert_temp(jump, ()));
        ui.ctx().request_repaint();
    }
    if shown.state.unclamped_offset().y > 0.0 {
        fade(ui, cx.looks, rect);
    }
}

/// Where the log scrolls in this frame.
#[derive(Clone, Copy)]
struct Scroll {
    /// The line of the past decision that the table shows.
    marked: Option<usize>,
    /// True if the log scrolls to the line of that decision.
    to_marked: bool,
    to_start: bool,
    to_end: bool,
    /// The first line that is shown. A long log leaves out its oldest lines.
    first: usize,
}

impl Scroll {
    /// The log scrolls once to the line of a past decision, and once to the end when the table shows the present again.
    /// `brought` is the decision to which it scrolled last, with the frame. `jumps` is true if the player wants to see the
    /// end.
    fn new(
        ui: &Ui,
        scene: &Scene<'_>,
        lines: &[LogLine],
        brought: &mut (Option<usize>, u64),
        jumps: bool,
    ) -> Self {
        let number = scene.playback.number;
        let frame = ui.ctx().cumulative_frame_nr();
        let is_other = brought.0 != number;
        if is_other {
            *brought = (number, frame);
        }
        // In the first frame after its first layout, the log doesn't know its height yet, so it scrolls again.
        let brings = is_other || (frame > 0 && frame <= brought.1 + 1);
        let marked = number.and_then(|number| lines.iter().position(|line| line.decides(number)));
        let is_start = number == Some(0);
        let first = lines.len().saturating_sub(SHOWN).min(marked.unwrap_or(usize::MAX));
        Self {
            marked,
            to_marked: brings && marked.is_some(),
            to_start: brings && is_start,
            to_end: jumps || (brings && number.is_none()),
            first: if is_start { 0 } else { first },
        }
    }

    /// The scroll area with the scroll position of this frame.
    fn apply(&self, area: ScrollArea) -> ScrollArea {
        match self {
            Self { to_start: true, .. } => area.vertical_scroll_offset(0.0),
            Self { to_end: true, .. } => area.vertical_scroll_offset(FAR_DOWN),
            _ => area,
        }
    }
}

/// What has happened since the player's last decision.
struct News {
    /// The index of the player's last decision, and the line that begins after it.
    since: Option<(usize, usize)>,
    /// A line that begins with the player's decision and goes on with others. It counts as new while it is folded.
    mixed: Option<usize>,
}

impl News {
    fn new(scene: &Scene<'_>, lines: &[LogLine]) -> Self {
        let steps = scene.game.steps().len();
        let own = scene.game.last_choice(scene.view.viewer()).map(|number| number - 1);
        let since = own.filter(|own| own + 1 < steps).and_then(|own| {
            let line = lines.iter().rposition(|line| line.begins_by(own + 1))?;
            Some((own, line))
        });
        let mixed = since.filter(|(own, line)| (own + 2..=steps).any(|n| lines[*line].decides(n)));
        Self { since, mixed: mixed.map(|(_, line)| line) }
    }

    /// True if the decision with the number `step` in the line at `place` is new.
    fn has(&self, place: usize, step: usize) -> bool {
        self.since.is_some_and(|(own, line)| place > line || (place == line && step > own + 1))
    }
}

/// The rows of the log.
struct Rows<'a> {
    lines: &'a [LogLine],
    unfolded: &'a BTreeMap<usize, bool>,
    /// The line that Tab leads to, if the player has chosen one.
    chosen: &'a mut Option<usize>,
    /// True if the keyboard focus goes to that line.
    arrives: &'a mut bool,
    is_open: bool,
    scroll: Scroll,
}

impl Rows<'_> {
    fn show(&mut self, ui: &mut Ui, cx: &mut Ctx<'_>) {
        let (scene, lines, Scroll { marked, to_marked, .. }) = (cx.scene, self.lines, self.scroll);
        let news = News::new(scene, lines);
        let mut is_divided = false;
        let mut divide = |ui: &mut Ui, looks: &Looks, new: bool| {
            if !is_divided && new {
                is_divided = true;
                divider(ui, looks);
            }
        };
        let last = lines.iter().rposition(folds).unwrap_or(0);
        let arrived = std::mem::take(self.arrives);
        let chosen = self.chosen.filter(|chosen| *chosen <= last).unwrap_or_else(|| self.usual(scene, last));
        for (place, line) in lines.iter().enumerate().skip(self.scroll.first) {
            // In the open log the last line starts unfolded. Beside the map it stays folded, because the narration
            // below tells the whole move. A line about positions without agents has no details to unfold.
            let usual = self.is_open && place == last && line.matter != PassageKind::Idle;
            let unfolds = self.unfolded.get(&place).copied().unwrap_or(usual);
            divide(ui, cx.looks, news.has(place, 0) || (!unfolds && news.mixed == Some(place)));
            if !folds(line) {
                for entry in line.entries(cx.looks, scene) {
                    EventRow { line, entry, new: true }.show(ui, cx);
                }
                continue;
            }
            let new = marked.map_or(news.has(place, 0), |at| place == at);
            let is_marked = marked == Some(place);
            let above = ui.cursor().top();
            let focus = (place == chosen).then_some(Focus { last, arrives: arrived });
            let row = Row { place, line, unfolded: unfolds, new, marked: is_marked, focus };
            if let Some(next) = row.show(ui, cx) {
                (*self.chosen, *self.arrives) = (Some(beside(lines, place, next)), true);
            }
            if is_marked && to_marked {
                let place = ui.max_rect().with_min_y(above).with_max_y(ui.min_rect().bottom());
                ui.scroll_to_rect(place, Some(Align::Center));
            }
            if !unfolds {
                continue;
            }
            for entry in line.entries(cx.looks, scene) {
                let fresh = news.has(place, entry.step);
                divide(ui, cx.looks, fresh);
                let above = ui.cursor().min;
                EventRow { line, entry, new: marked.map_or(fresh, |_| new) }.show(ui, cx);
                if is_marked && scene.playback.number == Some(entry.step) {
                    let place = Rect::from_min_max(above, ui.min_rect().right_bottom());
                    unfolding_row::mark(ui, cx.looks, place);
                    if to_marked {
                        ui.scroll_to_rect(place, Some(Align::Center));
                    }
                }
            }
        }
    }

    /// The line that Tab leads to if the player has chosen none: the last one, or in a replay the one with the shown
    /// decision.
    fn usual(&self, scene: &Scene<'_>, last: usize) -> usize {
        match scene.playback.replay {
            Some(_) => self.scroll.marked.or_else(|| self.lines.iter().position(folds)).unwrap_or(last),
            None => last,
        }
    }
}

/// The description of the last event, for screen readers.
fn newest(looks: &Looks, scene: &Scene<'_>) -> Option<String> {
    let words = |event| looks.speech.event(scene.game, event, Some(scene.listener(event)));
    log_lines::events(scene).rev().find_map(|(_, event)| words(event))
}

/// The index of the nearest line that can be unfolded, going from `from` towards `towards`; `from` itself if there is
/// none.
fn beside(lines: &[LogLine], from: usize, towards: usize) -> usize {
    let found = if towards < from {
        lines[..from].iter().rposition(folds)
    } else {
        lines.iter().skip(towards).position(folds).map(|place| towards + place)
    };
    found.unwrap_or(from)
}

/// True if the line can be unfolded. Headings cannot: rounds, turns and the end of the match.
fn folds(line: &LogLine) -> bool {
    !matches!(line.matter, PassageKind::Round | PassageKind::Turn(_) | PassageKind::Over)
}

/// A row for one event, below its log line.
struct EventRow<'a> {
    line: &'a LogLine,
    entry: &'a Entry,
    /// True if the event happened after the player's last decision.
    new: bool,
}

impl EventRow<'_> {
    /// Shows the event. Pointing at it highlights its regions and positions and shows its reason, and a click opens
    /// its rule.
    fn show(&self, ui: &mut Ui, cx: &mut Ctx<'_>) {
        let Ctx { looks, scene, inputs } = cx;
        let entry = self.entry;
        let mut shown = self.label(ui, looks, scene);
        if shown.hovered() {
            inputs.push(Input::Highlight(staging(&entry.event).places));
        }
        if let Some(number) = &entry.leads {
            shown = shown.interact(Sense::CLICK | Sense::HOVER).on_hover_cursor(CursorIcon::PointingHand);
            if shown.clicked() {
                inputs.push(Input::Command(Command::ShowRules(Some(number.clone()))));
            }
        }
        if let Some(number) = entry.decision {
            decision_reasons::behind(ui, looks, scene, number, shown);
        }
    }

    /// Shows the text of the event. The beginning of a round or a turn is a heading. Any other event is indented, with
    /// the emblem of the acting society in front if the log line doesn't have it already.
    fn label(&self, ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>) -> Response {
        let Self { line, entry, new } = *self;
        let said = entry.said.as_str();
        let larger = unfolding_row::larger(ui);
        let small = (type_size::SMALL + 0.5) * larger;
        match entry.event {
            Event::Round { .. } => {
                ui.add_space(space::TIGHT);
                let text = RichText::new(said).font(fonts::display(type_size::LEAD * larger));
                ui.add(Label::new(text).sense(Sense::hover()).selectable(false))
            }
            Event::Turn(empire) => {
                ui.add_space(2.0);
                let text = RichText::new(said).size(small).strong();
                let at = ui.cursor().min;
                let shown = ui.add(Label::new(text).sense(Sense::hover()).selectable(false));
                let tint = looks.theme.drawn(looks.empire(empire.index()));
                let bar = Rect::from_min_max(
                    at - Vec2::new(6.0, 0.0),
                    shown.rect.left_bottom() - Vec2::new(3.0, 0.0),
                );
                ui.painter().rect_filled(bar, 1.0, tint);
                shown
            }
            event => {
                let text = RichText::new(said).size(small);
                let text = if new { text } else { text.color(looks.theme.faint) };
                let who = staging(&event).places.society.filter(|who| match line.matter {
                    PassageKind::Acts(_, society) => *who != society,
                    _ => true,
                });
                let row = ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = space::TIGHT;
                    ui.add_space(unfolding_row::INDENT);
                    if let Some(society) = who {
                        let (rect, _) = ui.allocate_exact_size(Vec2::splat(15.0 * larger), Sense::hover());
                        widgets::disc(ui, looks, rect, society_look(looks, scene, society), 2.0);
                    }
                    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
                    card_tooltip::label(ui, looks, scene, text)
                });
                row.inner
            }
        }
    }
}

/// The height of the log's title row, in points.
const HEAD: f32 = 25.0;

/// Shows the log's title, and the button that opens or closes the log. Returns the y coordinate below them.
fn head(ui: &mut Ui, looks: &mut Looks, rect: Rect, open: bool, inputs: &mut Vec<Input>) -> f32 {
    let at = rect.left_top() + Vec2::new(space::NORMAL, HEAD / 2.0 + 1.0);
    let font = fonts::display(type_size::LEAD);
    ui.painter().text(at, Align2::LEFT_CENTER, looks.speech.text("table-log"), font, looks.theme.ink);
    if open {
        let corner = rect.right_top() + Vec2::new(-space::TIGHT, 2.0);
        close(
            ui,
            looks,
            Rect::from_min_max(corner - Vec2::new(CLOSE, 0.0), corner + Vec2::new(0.0, HEAD)),
            inputs,
        );
        return rect.top() + HEAD + space::TIGHT;
    }
    let place = Rect::from_center_size(rect.right_top() + Vec2::new(-13.0, 13.0), Vec2::splat(18.0));
    let name = looks.speech.text("table-log-open");
    let all = Rect::from_min_size(rect.min, Vec2::new(rect.width(), HEAD)).shrink(2.0);
    let response = widgets::add(ui, all, "open log", true, &name).on_hover_text(name);
    let tint =
        if response.hovered() || response.has_focus() { looks.theme.accent } else { looks.theme.faint };
    looks.icons.paint(ui, Symbol::Menu, place.shrink(2.0), tint);
    if response.clicked() {
        inputs.push(Input::ToggleLog);
    }
    rect.top() + HEAD
}

/// Shows the button that closes the open log, labelled with its key.
fn close(ui: &mut Ui, looks: &Looks, place: Rect, inputs: &mut Vec<Input>) {
    let layout = egui::Layout::right_to_left(egui::Align::Min);
    let mut child = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
    let cap = keycap::atom(ui.painter(), &looks.theme, "L".into(), type_size::SMALL);
    let words = RichText::new(looks.speech.text("table-log-close")).size(type_size::SMALL + 0.5);
    let name = looks.speech.text("table-log-close-about");
    let button = Button::new(words).shortcut_text(cap).gap(space::TIGHT + 2.0);
    let response = child.add(button.min_size(Vec2::new(0.0, HEAD)));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if response.clicked() {
        inputs.push(Input::ToggleLog);
    }
    response.on_hover_text(name);
}

/// Shows the divider above the events that are new since the player's last decision.
fn divider(ui: &mut Ui, looks: &Looks) {
    let text = RichText::new(looks.speech.text("table-log-new"))
        .size(type_size::SMALL * unfolding_row::larger(ui))
        .color(looks.theme.accent);
    let shown = ui.add(Label::new(text).selectable(false));
    let right = ui.max_rect().right();
    let y = shown.rect.center().y;
    ui.painter().hline(shown.rect.right() + space::TIGHT..=right, y, (line::THIN, looks.theme.accent));
}

/// Shows the button that scrolls to the end of the log. Returns true if it was clicked.
fn end_button(ui: &mut Ui, looks: &Looks, rect: Rect) -> bool {
    let text = RichText::new(looks.speech.text("table-log-end")).size(type_size::SMALL);
    let size = Vec2::new(rect.width() - 2.0 * space::NORMAL, 22.0);
    let place =
        Rect::from_min_size(rect.left_bottom() + Vec2::new(space::NORMAL, -size.y - space::TIGHT), size);
    ui.put(place, Button::new(text)).clicked()
}

/// Shows the effects that last until the end of the round, in at most two lines. A tooltip shows the full text.
/// Returns the y coordinate below them.
fn lasting(ui: &Ui, looks: &Looks, scene: &Scene<'_>, rect: Rect) -> f32 {
    let Some(said) = looks.speech.lasting(scene.game.world(), scene.view) else { return rect.top() };
    let inner = rect.shrink2(Vec2::new(space::NORMAL, space::TIGHT));
    let font = FontId::proportional(type_size::SMALL + 0.5);
    let mut job = LayoutJob::simple(said.clone(), font, looks.theme.accent, inner.width());
    job.wrap.max_rows = 2;
    let galley = ui.painter().layout_job(job);
    let band = Rect::from_min_size(inner.min, Vec2::new(inner.width(), galley.size().y));
    ui.painter().galley(band.min, galley, looks.theme.accent);
    let below = band.bottom() + space::TIGHT;
    ui.painter().hline(inner.x_range(), below, (line::THIN, looks.theme.rule));
    widgets::add(ui, band, "lasting", false, &said).on_hover_text(said);
    below
}

/// Fades out the topmost line of the log, which is rarely fully visible.
fn fade(ui: &Ui, looks: &Looks, rect: Rect) {
    let band = Rect::from_min_size(rect.min + Vec2::splat(1.0), Vec2::new(rect.width() - 2.0, 22.0));
    let (solid, clear) = (looks.theme.panel, looks.theme.panel.gamma_multiply(0.0));
    let mut mesh = Mesh::default();
    for (pos, colour) in [
        (band.left_top(), solid),
        (band.right_top(), solid),
        (band.left_bottom(), clear),
        (band.right_bottom(), clear),
    ] {
        mesh.colored_vertex(pos, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(2, 1, 3);
    ui.painter().add(Shape::mesh(mesh));
}
