//! The recap: the other societies' moves since the player's last decision, in lines beside the question if there is
//! room. Screen readers find these moves in the log instead.

use std::sync::Arc;

use egui::{Align2, Context, FontId, Galley, Id, Painter, Pos2, Rect, Sense, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::text_fitting::{cut, cut_to_rows};
use crate::looks::theme::{line, space, type_size};
use crate::screens::table::panels::councils::society_look;
use crate::screens::table::panels::prompt::recap_lines::{self, RecapLine};
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::staging::gains;
use crate::screens::table::widgets;
use rules::{Event, Society};

/// The share of the panel's width that the recap takes at least, and the share that it takes at most if the question
/// leaves more room.
const SHARE: [f32; 2] = [0.4, 0.66];
/// The minimum width of the recap, in points.
const LEAST: f32 = 290.0;
/// The minimum width of the recap in a narrow panel, in points.
const NARROW: f32 = 210.0;
/// The minimum width of the question beside the recap, in points.
const QUESTION: f32 = 250.0;
/// The width of the recap, in points, from which its lines may form two columns.
const TWO: f32 = 500.0;
/// The largest form of the recap's lines, used if everything fits.
const ROOMY: Form = Form { emblem: 15.0, line: 16.5, size: type_size::BODY };
/// The smallest form of the recap's lines.
const DENSE: Form = Form { emblem: 13.0, line: 14.2, size: type_size::SMALL + 0.5 };

/// The measures of a line in the recap.
#[derive(Clone, Copy)]
struct Form {
    /// The size of the emblems in a line of the recap, in points.
    emblem: f32,
    /// The minimum height of a line in the recap, in points.
    line: f32,
    /// The font size of the recap.
    size: f32,
}

/// The lines of the recap, cached together with the values from which they were made.
#[derive(Clone)]
struct CachedLines {
    events: Arc<Vec<(usize, Event)>>,
    viewer: Society,
    /// The language, and the id of the pack.
    words: (String, String),
    lines: Arc<Vec<RecapLine>>,
}

/// The lines of the recap, taken from the cache if they are still valid.
fn lines(ctx: &Context, looks: &Looks, scene: &Scene<'_>) -> Arc<Vec<RecapLine>> {
    let (game, viewer) = (scene.game, scene.view.viewer());
    let events =
        || recap_lines::events(game, viewer, scene.playback.eyes).map(|(number, event)| (number, *event));
    let id = Id::unique("recap");
    if let Some(kept) = ctx.data(|data| data.get_temp::<CachedLines>(id)) {
        let in_words = kept.words.0 == looks.speech.language() && kept.words.1 == looks.pack.id;
        if kept.viewer == viewer && in_words && kept.events.iter().copied().eq(events()) {
            return kept.lines;
        }
    }
    let lines = Arc::new(recap_lines::lines(&looks.speech, game, viewer, scene.playback.eyes));
    let words = (looks.speech.language().to_owned(), looks.pack.id.clone());
    let kept = CachedLines { events: Arc::new(events().collect()), viewer, words, lines: Arc::clone(&lines) };
    ctx.data_mut(|data| data.insert_temp(id, kept));
    lines
}

/// True if a panel has room for a recap of the usual width beside a question that wraps.
pub(crate) fn is_wide(panel: Rect) -> bool {
    panel.width() >= LEAST + QUESTION
}

/// The width of the recap at the right of a wide panel, in points. `free` is the width that the question leaves, if that
/// is known.
pub(crate) fn width(panel: Rect, free: Option<f32>) -> f32 {
    let [least, most] = SHARE.map(|share| (share * panel.width()).max(LEAST));
    free.unwrap_or(least).clamp(least, most).min(panel.width() - QUESTION)
}

/// The width of the recap in a narrow panel whose question leaves it `free` points; `None` if that is too little.
pub(crate) fn width_in_narrow_panel(free: f32) -> Option<f32> {
    Some(free.min(LEAST)).filter(|width| *width >= NARROW)
}

/// True if there are moves to tell beside a question.
pub(crate) fn has_lines(ctx: &Context, looks: &Looks, scene: &Scene<'_>) -> bool {
    let asks = !scene.legal.is_empty() && scene.status.lesson.is_none() && !scene.status.puzzle;
    asks && !lines(ctx, looks, scene).is_empty()
}

/// A line of the recap, laid out.
struct Line<'a> {
    line: &'a RecapLine,
    form: Form,
    /// The change in the viewer's points, drawn behind the line's text; `None` if there is no change.
    swing: Option<Arc<Galley>>,
    /// The width that the line needs for its full text, in points.
    wide: f32,
    /// The width that the line needs for its shorter text, or for its full text if there is no shorter one.
    least: f32,
    /// The number of rows that the line takes.
    rows: usize,
}

impl<'a> Line<'a> {
    fn new(painter: &Painter, looks: &Looks, line: &'a RecapLine, form: Form) -> Self {
        let laid = |text, ink| painter.layout_no_wrap(text, FontId::proportional(form.size), ink);
        let swing = (line.points != 0).then(|| {
            let (text, ink) = gains::label(looks, line.points);
            laid(text, ink)
        });
        let width = |said: &str| laid(said.to_owned(), looks.theme.ink).size().x;
        let full = width(&line.said);
        let least = line.short.as_deref().map_or(full, |short| width(short).min(full));
        let mut line = Self { line, form, swing, wide: full, least, rows: 1 };
        let beside = line.before() + line.behind();
        line.wide += beside;
        line.least += beside;
        line
    }

    /// The width of the emblems in front of the line's text, in points.
    fn before(&self) -> f32 {
        if self.line.acts.is_some() { 2.0 * self.form.emblem + 4.0 + space::TIGHT } else { 0.0 }
    }

    /// The width of the points behind the line's text, in points.
    fn behind(&self) -> f32 {
        self.swing.as_ref().map_or(0.0, |galley| galley.size().x + space::NORMAL)
    }

    /// True if the line's full text fits into a column of this width.
    fn fits(&self, column: f32) -> bool {
        match self.rows {
            1 => self.wide <= column,
            // The first row has room for a word less.
            rows => self.wide <= column + (rows - 1) as f32 * (column - self.before() - self.behind()) * 0.9,
        }
    }

    /// Draws the line, which has index `number` in the recap, in `place`, which has all its rows.
    fn show(&self, ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, number: usize, place: Rect) {
        let y = place.top() + place.height() / (2.0 * self.rows as f32);
        let Self { line, form, .. } = self;
        if let Some((position, society)) = line.acts {
            let side = form.emblem;
            let at = |x: f32| Rect::from_center_size(Pos2::new(x + side / 2.0, y), Vec2::splat(side));
            let (arms, disc) = (at(place.left()), at(place.left() + side + 3.0));
            widgets::plain_arms(ui, looks, arms, position.empire().index(), 3.0, 2.0);
            widgets::disc(ui, looks, disc, society_look(looks, scene, society), 2.0);
        }
        let left = place.left() + self.before();
        let wide = place.right() - left - self.behind();
        let ink = looks.theme.ink;
        let laid = |said: &str| match self.rows {
            1 => cut(ui.painter(), wide, said, form.size, ink),
            rows => cut_to_rows(ui.painter(), wide, rows, said, FontId::proportional(form.size), ink),
        };
        let (whole, is_long) = laid(&line.said);
        let (text, is_cut) = match line.short.as_ref().filter(|_| is_long) {
            Some(short) => (laid(short).0, true),
            None => (whole, is_long),
        };
        let ink = ink.gamma_multiply(0.85);
        let top = y - text.size().y / (2.0 * self.rows as f32);
        let at = Rect::from_min_size(Pos2::new(left, top), text.size());
        ui.painter().galley_with_override_text_color(at.min, text, ink);
        if let Some(swing) = &self.swing {
            let at = Pos2::new(at.right() + space::NORMAL, y - swing.size().y / 2.0);
            ui.painter().galley(at, Arc::clone(swing), ink);
        }
        if is_cut {
            ui.interact(at, Id::unique(("recap line", number)), Sense::hover()).on_hover_text(&line.said);
        }
    }
}

/// The lines of the recap, arranged in one or two columns.
struct Page<'a> {
    form: Form,
    lines: Vec<Line<'a>>,
    /// The maximum number of lines in a column.
    each: usize,
    /// The widths of the two columns, in points. The second one is 0 if there is only one.
    wide: [f32; 2],
    /// How many of the recap's lines are left out for lack of room.
    left_out: usize,
}

impl<'a> Page<'a> {
    /// Arranges the weightiest lines in at most `most_columns` columns.
    fn new(
        painter: &Painter,
        looks: &Looks,
        lines: &'a [RecapLine],
        room: Vec2,
        form: Form,
        most_columns: usize,
    ) -> Self {
        let each = ((room.y / form.line) as usize).max(1);
        let columns = if lines.len() > each && room.x >= TWO { most_columns } else { 1 };
        let of_lines = |most: usize| -> Vec<Line<'a>> {
            let kept = recap_lines::weightiest(lines, most).into_iter();
            kept.map(|place| Line::new(painter, looks, &lines[place], form)).collect()
        };
        let mut shown = of_lines(each * columns);
        if columns == 1 {
            let is_long = |line: &&Line<'_>| line.line.points != 0 && line.least > room.x;
            let more_rows = shown.iter().filter(is_long).count();
            shown = of_lines(each - more_rows.min(each - 1));
        }
        let left_out = lines.len() - shown.len();
        let wide = columns_of(&shown, each, room.x);
        // In a single column, long lines take the rows that are left, first those that changed the viewer's points.
        let mut spare = each.saturating_sub(shown.len());
        for weighty in [true, false] {
            for line in &mut shown {
                if spare > 0 && (line.line.points != 0) == weighty && line.wide > wide[0] {
                    line.rows = 2;
                    spare -= 1;
                }
            }
        }
        Self { form, lines: shown, each, wide, left_out }
    }

    /// True if all lines of the recap fit with their full text.
    fn is_whole(&self) -> bool {
        self.left_out == 0 && (0..self.lines.len()).all(|index| self.fits(index))
    }

    /// True if all lines that changed the viewer's points fit, at least with their shorter text.
    fn tells_points(&self) -> bool {
        let points = self.lines.iter().enumerate().filter(|(_, line)| line.line.points != 0);
        points.into_iter().all(|(index, line)| self.fits(index) || line.least <= self.column(index))
    }

    fn fits(&self, index: usize) -> bool {
        self.lines[index].fits(self.column(index))
    }

    /// The width of the column with this line, in points.
    fn column(&self, index: usize) -> f32 {
        self.wide[index / self.each]
    }
}

/// The widths of the recap's two columns in a room `room` points wide. A single column takes all of it. Otherwise the
/// first column gets what its lines need, but it leaves the second one what that needs, up to half the room. The
/// second column gets the rest.
fn columns_of(all: &[Line<'_>], each: usize, room: f32) -> [f32; 2] {
    if all.len() <= each {
        return [room, 0.0];
    }
    let widest = |lines: &[Line<'_>]| lines.iter().map(|line| line.wide).fold(0.0, f32::max).ceil() + 1.0;
    let room = room - space::WIDE;
    let second = widest(&all[each..]).min(room / 2.0);
    let first = widest(&all[..each]).min(room - second).max(room * 0.3);
    [first, room - first]
}

pub(crate) fn show(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, place: Rect) {
    let lines = lines(ui.ctx(), looks, scene);
    ui.painter().vline(place.left(), place.shrink(4.0).y_range(), (line::THIN, looks.theme.rule));
    let room = place.with_min_x(place.left() + space::WIDE);
    let below = room.with_min_y(room.top() + type_size::SMALL + space::TIGHT);
    let page = |form, columns| Page::new(ui.painter(), looks, &lines, below.size(), form, columns);
    // Where two columns would cut what mattered most, the lightest lines go.
    let page = Some(page(ROOMY, 2))
        .filter(Page::is_whole)
        .or_else(|| Some(page(DENSE, 2)).filter(Page::tells_points))
        .unwrap_or_else(|| page(DENSE, 1));
    let heading = match page.left_out {
        0 => looks.speech.text("table-log-new"),
        n => looks.speech.say("recap-earlier", &[("n", (n as i64).into())]),
    };
    let font = FontId::proportional(type_size::SMALL);
    let heading = ui.painter().text(room.min, Align2::LEFT_TOP, heading, font, looks.theme.accent);
    if page.left_out > 0 {
        let is_shown = |line: &RecapLine| page.lines.iter().any(|shown| std::ptr::eq(shown.line, line));
        let left_out = lines.iter().filter(|line| !is_shown(line));
        let left_out: Vec<&str> = left_out.map(|line| line.said.as_str()).collect();
        ui.interact(heading, ui.scope_id().with("recap heading"), Sense::hover())
            .on_hover_text(left_out.join("\n"));
    }
    let high = (below.height() / page.each as f32).min(page.form.emblem + space::TIGHT);
    let mut rows = 0;
    for (i, line) in page.lines.iter().enumerate() {
        let (column, row) = (rows / page.each, rows % page.each);
        rows += line.rows;
        let left = below.left() + if column == 0 { 0.0 } else { page.wide[0] + space::WIDE };
        let at = Pos2::new(left, below.top() + row as f32 * high);
        let at = Rect::from_min_size(at, Vec2::new(page.wide[column], line.rows as f32 * high));
        line.show(ui, looks, scene, i, at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn panel(width: f32) -> Rect {
        Rect::from_min_size(Pos2::ZERO, Vec2::new(width, 85.0))
    }

    #[test]
    fn a_wide_panel_leaves_the_question_its_least_width_and_a_narrow_one_all_it_needs() {
        let narrowest = LEAST + QUESTION;
        assert!(is_wide(panel(narrowest)) && !is_wide(panel(narrowest - 1.0)));
        for of in [narrowest, 700.0, 900.0, 1500.0] {
            for free in [None, Some(0.0), Some(300.0), Some(of - 100.0)] {
                let width = width(panel(of), free);
                assert!(width >= LEAST && width <= of - QUESTION, "{width} of {of} with {free:?}");
            }
        }
        assert_eq!(width_in_narrow_panel(NARROW - 1.0), None);
        assert_eq!(width_in_narrow_panel(NARROW), Some(NARROW));
        assert_eq!(width_in_narrow_panel(400.0), Some(LEAST), "the question takes the rest");
    }
}
