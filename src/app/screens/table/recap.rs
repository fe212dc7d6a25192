//! What others have done since the person's last decision, in lines that stay in sight beside what is asked where that
//! leaves room. The log tells the same to screen readers, and more.

use std::sync::Arc;

use egui::{Align2, Context, FontId, Galley, Id, Painter, Pos2, Rect, Sense, Ui, Vec2};

use super::councils::society_look;
use super::recap_lines::{self, RecapLine};
use super::scene::Scene;
use super::{gains, widget};
use crate::app::icons::IconName;
use crate::app::looks::Looks;
use crate::app::theme::{line, space, text_on, type_size};
use crate::app::words::cut;
use crate::rules::{Event, Society};

/// The part of the panel that it takes at least, and at most where what is asked leaves more; how wide that is at
/// least.
const SHARE: [f32; 2] = [0.4, 0.66];
const LEAST: f32 = 290.0;
/// From this width on letters are larger, and more lines than there is room for stand in two columns.
const ROOMY: f32 = 420.0;
const TWO: f32 = 600.0;
/// How large the emblems are, and how tall a line is at least.
const EMBLEM: f32 = 15.0;
const LINE: f32 = EMBLEM + 1.5;

/// What was told last, and of what: what happened with which decision, who looks, and in which words.
#[derive(Clone)]
struct Kept {
    events: Arc<Vec<(usize, Event)>>,
    viewer: Society,
    words: (String, String),
    lines: Arc<Vec<RecapLine>>,
}

/// What others have done since then.
fn lines(ctx: &Context, looks: &Looks, scene: &Scene<'_>) -> Arc<Vec<RecapLine>> {
    let (game, viewer) = (scene.game, scene.view.viewer());
    let events = || recap_lines::events(game, viewer, scene.eyes).map(|(number, event)| (number, *event));
    let id = Id::unique("recap");
    if let Some(kept) = ctx.data(|data| data.get_temp::<Kept>(id)) {
        let in_words = kept.words.0 == looks.speech.language() && kept.words.1 == looks.pack.id;
        if kept.viewer == viewer && in_words && kept.events.iter().copied().eq(events()) {
            return kept.lines;
        }
    }
    let lines = Arc::new(recap_lines::lines(&looks.speech, game, viewer, scene.eyes));
    let words = (looks.speech.language().to_owned(), looks.pack.id.clone());
    let kept = Kept { events: Arc::new(events().collect()), viewer, words, lines: Arc::clone(&lines) };
    ctx.data_mut(|data| data.insert_temp(id, kept));
    lines
}

/// How much of a panel it takes at the right, where what is asked leaves so much free if that is known; nothing where
/// there is nothing to tell, or no room.
pub(super) fn wide(ui: &Ui, looks: &Looks, scene: &Scene<'_>, panel: Rect, free: Option<f32>) -> f32 {
    let [least, most] = SHARE.map(|share| share * panel.width());
    let wide = free.unwrap_or(least).clamp(least, most);
    let asks = !scene.legal.is_empty() && scene.taught.is_none() && !scene.puzzle;
    if !asks || wide < LEAST || lines(ui.ctx(), looks, scene).is_empty() { 0.0 } else { wide }
}

/// A line as it is written.
struct Written<'a> {
    line: &'a RecapLine,
    /// What it brings, behind it.
    swing: Option<Arc<Galley>>,
    /// How wide it is with all its words.
    wide: f32,
}

impl<'a> Written<'a> {
    fn new(painter: &Painter, looks: &Looks, line: &'a RecapLine, size: f32) -> Self {
        let laid = |text, ink| painter.layout_no_wrap(text, FontId::proportional(size), ink);
        let swing = (line.points != 0).then(|| {
            let (text, ink) = gains::said(looks, line.points);
            laid(text, ink)
        });
        let words = laid(line.said.clone(), looks.theme.ink).size().x;
        let wide = words + Self::before(line) + Self::behind(swing.as_ref());
        Self { line, swing, wide }
    }

    /// What stands before the words takes so much.
    fn before(line: &RecapLine) -> f32 {
        if line.acts.is_some() { 2.0 * EMBLEM + 4.0 + space::TIGHT } else { 0.0 }
    }

    /// And what stands behind them.
    fn behind(swing: Option<&Arc<Galley>>) -> f32 {
        swing.map_or(0.0, |galley| galley.size().x + space::NORMAL)
    }
}

/// Shows it.
pub(super) fn show(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, place: Rect) {
    let lines = lines(ui.ctx(), looks, scene);
    let theme = &looks.theme;
    ui.painter().vline(place.left(), place.shrink(4.0).y_range(), (line::THIN, theme.rule));
    let room = place.with_min_x(place.left() + space::WIDE);
    let head = type_size::SMALL + space::TIGHT;
    let each = (((room.height() - head) / LINE) as usize).max(1);
    let columns = if lines.len() > each && room.width() >= TWO { 2 } else { 1 };
    let kept = recap_lines::kept(&lines, each * columns);
    let heading = match lines.len() - kept.len() {
        0 => looks.speech.text("table-log-new"),
        n => looks.speech.say("recap-earlier", &[("n", (n as i64).into())]),
    };
    let font = FontId::proportional(type_size::SMALL);
    let above = ui.painter().text(room.min, Align2::LEFT_TOP, heading, font, theme.accent);
    let room = room.with_min_y(above.bottom() + space::TIGHT / 2.0);
    let high = (room.height() / each as f32).min(EMBLEM + space::TIGHT);
    let size = if place.width() > ROOMY { type_size::BODY } else { type_size::SMALL + 1.0 };
    let all: Vec<Written<'_>> =
        kept.iter().map(|place| Written::new(ui.painter(), looks, &lines[*place], size)).collect();
    let split = split(&all, each, room.width());
    for (i, written) in all.iter().enumerate() {
        let (column, row) = (i / each, i % each);
        let left = if column == 0 { room.left() } else { room.left() + split + space::WIDE };
        let right = if column == 0 { room.left() + split } else { room.right() };
        let top = room.top() + row as f32 * high;
        let at = Rect::from_min_max(Pos2::new(left, top), Pos2::new(right, top + high));
        show_line(ui, looks, scene, written, (i, at, size));
    }
}

/// How wide the first column is: all the room where there is no other, or else as much as its lines need, as long as
/// the second has what it needs or its half.
fn split(all: &[Written<'_>], each: usize, room: f32) -> f32 {
    if all.len() <= each {
        return room;
    }
    let widest = |lines: &[Written<'_>]| lines.iter().map(|line| line.wide).fold(0.0, f32::max).ceil() + 1.0;
    let room = room - space::WIDE;
    let second = widest(&all[each..]).min(room / 2.0);
    widest(&all[..each]).min(room - second).max(room * 0.3)
}

fn show_line(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    written: &Written<'_>,
    (number, place, size): (usize, Rect, f32),
) {
    let y = place.center().y;
    let line = written.line;
    if let Some((position, society)) = line.acts {
        let at = |x: f32| Rect::from_center_size(Pos2::new(x + EMBLEM / 2.0, y), Vec2::splat(EMBLEM));
        let (arms, disc) = (at(place.left()), at(place.left() + EMBLEM + 3.0));
        let empire = position.empire().index();
        let tint = looks.empire(empire);
        ui.painter().rect_filled(arms, 3.0, tint);
        looks.icons.paint(ui, IconName::Empire(empire), arms.shrink(2.0), text_on(tint));
        widget::disc(ui, looks, disc, society_look(looks, scene, society), 2.0);
    }
    let left = place.left() + Written::before(line);
    let wide = place.right() - left - Written::behind(written.swing.as_ref());
    let said = line.short.as_ref().filter(|_| written.wide > place.width()).unwrap_or(&line.said);
    let (text, is_cut) = cut(ui.painter(), wide, said, size, looks.theme.ink);
    let ink = looks.theme.ink.gamma_multiply(0.85);
    let at = Rect::from_min_size(Pos2::new(left, y - text.size().y / 2.0), text.size());
    ui.painter().galley_with_override_text_color(at.min, text, ink);
    if let Some(swing) = &written.swing {
        let at = Pos2::new(at.right() + space::NORMAL, y - swing.size().y / 2.0);
        ui.painter().galley(at, Arc::clone(swing), ink);
    }
    if is_cut || said != &line.said {
        ui.interact(at, ui.scope_id().with(("recap", number)), Sense::hover()).on_hover_text(&line.said);
    }
}
