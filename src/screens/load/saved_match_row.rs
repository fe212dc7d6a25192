//! A row in the table of saved matches: a small map, the name, the game and its progress, the players, and
//! the date.

use std::path::Path;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Align2, Color32, FontId, Label, Layout, Rect, RichText, Sense, Shape, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo,
};
use egui_extras::{Column, TableRow};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::IconName;
use crate::looks::theme::{line, space, type_size};
use crate::map::small_map;
use crate::screens::page_parts::{ROUND, disc, ground};
use packs::{Pack, capital};
use system::{SavedMatch, local_time};
use table::{LoadError, MatchSummary, PackMismatch};
use text::untrusted_text;

/// The height of a row, in points.
pub(crate) const HIGH: f32 = 62.0;
/// The maximum number of text lines in a row.
const LINES: usize = 3;
/// The width of the map picture, in points.
const PICTURE: f32 = 92.0;
/// The width of the date column, in points.
const DATE: f32 = 128.0;
/// The width of the column with the buttons, in points.
const BUTTONS: f32 = 216.0;
/// The radius of the play icon on a match that can be continued, in points.
const SIGN: f32 = 9.0;
/// The size of the human player's emblem, in points.
const EMBLEM: f32 = 36.0;

/// The content of a saved match, as far as its record can be read.
pub(crate) enum Sight {
    /// The record and its pack can be read.
    Whole(MatchSummary),
    /// The pack is missing or has changed, so the summary uses the rules in the record.
    PackMismatch(MatchSummary, Box<PackMismatch>),
    /// The record can't be read.
    Wrong(LoadError),
}

impl Sight {
    /// Reads the record at this path. `packs` are the available packs.
    pub fn read(path: &Path, packs: &[Arc<Pack>]) -> Self {
        match MatchSummary::read(path, packs) {
            Ok(summary) => Self::Whole(summary),
            Err(LoadError::Pack(unfit)) => match MatchSummary::read_with_kept_rules(path, packs) {
                Ok(summary) => Self::PackMismatch(summary, unfit),
                Err(error) => Self::Wrong(error),
            },
            Err(error) => Self::Wrong(error),
        }
    }

    /// The summary of the match. `None` if the record can't be read.
    pub fn summary(&self) -> Option<&MatchSummary> {
        match self {
            Self::Whole(summary) | Self::PackMismatch(summary, _) => Some(summary),
            Self::Wrong(_) => None,
        }
    }
}

/// The separator between facts about a match in one line.
const DOT: &str = "  \u{b7}  ";

/// The widths of the columns, in points: map, name, game, players, date, buttons.
pub(crate) struct Widths([f32; 6]);

impl Widths {
    /// The column widths for a table of this width. Name, game and players share the width that the other
    /// columns leave.
    pub fn for_room(room: f32) -> Self {
        let rest = room - PICTURE - DATE - BUTTONS - 5.0 * space::NORMAL;
        Self([PICTURE, rest * 0.36, rest * 0.34, rest * 0.30, DATE, BUTTONS])
    }

    /// The table's columns, from left to right.
    pub fn columns(&self) -> [Column; 6] {
        let mut columns = self.0.map(Column::exact);
        // The first cell draws the background of the whole row.
        columns[0] = columns[0].clip(false);
        columns
    }

    /// The width of all columns except the buttons, and the width of the whole row.
    fn sums(&self) -> (f32, f32) {
        let all = self.0.iter().sum::<f32>() + 5.0 * space::NORMAL;
        (all - BUTTONS - space::NORMAL, all)
    }
}

/// Shows all cells of a row except the buttons. Returns true if the row was clicked to continue the match.
pub(crate) fn show(
    row: &mut TableRow<'_, '_>,
    looks: &mut Looks,
    widths: &Widths,
    saved: &SavedMatch,
    sight: &Sight,
) -> bool {
    let mut clicked = false;
    row.col(|ui| {
        clicked = ground_button(ui, looks, widths, saved, sight);
        picture(ui, looks, sight);
    });
    let title = match (sight.summary(), saved.after_moment()) {
        // The title leaves the date out, since the date has its own column.
        (Some(summary), Some(rest)) => told_apart(looks.speech.match_status(summary), rest),
        _ => saved.name.clone(),
    };
    row.col(|ui| {
        let title = RichText::new(title).font(fonts::display(type_size::LEAD + 2.0));
        ui.add(Label::new(title).truncate().selectable(false));
    });
    row.col(|ui| game(ui, looks, widths, saved, sight));
    row.col(|ui| players(ui, looks, sight));
    row.col(|ui| {
        let played = RichText::new(local_time(saved.changed)).color(looks.theme.faint);
        ui.add(Label::new(played).truncate().selectable(false));
    });
    clicked
}

/// Draws the background of the row. It is a button, except for the column with the other buttons. Returns
/// true if it was clicked.
fn ground_button(ui: &Ui, looks: &Looks, widths: &Widths, saved: &SavedMatch, sight: &Sight) -> bool {
    let (part, whole) = widths.sums();
    let cell = ui.max_rect();
    let rect = Rect::from_min_size(cell.min, Vec2::new(whole, cell.height()));
    ground(ui, looks, rect);
    let part = rect.with_max_x(rect.left() + part);
    let response = ui.interact(part, ui.scope_id().with("match"), Sense::click());
    let name = format!("{}, {}", saved.name, description(looks, saved, sight).replace(DOT, ", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.hovered() || response.has_focus() {
        let edge = (line::STRONG, looks.theme.accent);
        ui.painter().rect_stroke(rect, ROUND, edge, StrokeKind::Inside);
    }
    let clicked = response.clicked();
    if let Sight::Wrong(why) = sight {
        response.on_hover_text(looks.speech.not_loaded(why));
    }
    clicked
}

/// The description of a saved match for screen readers.
fn description(looks: &Looks, saved: &SavedMatch, sight: &Sight) -> String {
    match sight {
        Sight::Whole(summary) => [
            looks.speech.words().name.clone(),
            looks.speech.match_status(summary),
            looks.speech.players_of(summary),
        ]
        .into_iter()
        .chain(looks.speech.help_of(summary))
        .collect::<Vec<_>>()
        .join(DOT),
        Sight::PackMismatch(summary, unfit) => [
            looks.speech.unfit_in_short(unfit),
            looks.speech.match_status(summary),
            looks.speech.players_of(summary),
        ]
        .join(DOT),
        Sight::Wrong(why) => reason(looks, saved, why),
    }
}

/// Draws a small map of the match, or a question mark if the record can't be read.
fn picture(ui: &Ui, looks: &mut Looks, sight: &Sight) {
    let rect = ui.max_rect().shrink(5.0);
    if let Some(summary) = sight.summary() {
        small_map(ui.painter(), looks, rect, &|region| summary.controller(region));
        if !summary.over {
            go_on(ui, looks, rect);
        }
    } else {
        let edge = (line::THIN, looks.theme.rule);
        ui.painter().rect(rect, 4.0, looks.theme.well, edge, StrokeKind::Inside);
        let font = FontId::proportional(type_size::HEADING);
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, "?", font, looks.theme.faint);
    }
}

/// Draws a play icon (a triangle on a disc) in the corner of the map, as a sign that a click continues the
/// match.
fn go_on(ui: &Ui, looks: &Looks, picture: Rect) {
    let at = picture.right_bottom() - Vec2::splat(SIGN + 2.0);
    ui.painter().circle(at, SIGN, looks.theme.accent, (line::THIN, looks.theme.on_accent));
    let corner = |turn: f32| at + Vec2::angled(turn * std::f32::consts::TAU) * SIGN * 0.55;
    let corners = [0.0, 1.0 / 3.0, 2.0 / 3.0].map(corner);
    ui.painter().add(Shape::convex_polygon(corners.to_vec(), looks.theme.on_accent, Stroke::NONE));
}

/// Shows the game and its progress. If the record can't be read, shows the reason instead, across the
/// players' column too.
fn game(ui: &mut Ui, looks: &Looks, widths: &Widths, saved: &SavedMatch, sight: &Sight) {
    let (ink, faint, wrong) = (looks.theme.ink, looks.theme.faint, looks.theme.wrong);
    let size = type_size::BODY;
    match sight {
        Sight::Whole(summary) => {
            let name = &looks.speech.words().name;
            let place = place(looks, saved, summary);
            lines(ui, &[(name, size, ink), (&place, size, faint)]);
        }
        Sight::PackMismatch(summary, unfit) => {
            let what = looks.speech.unfit_in_short(unfit);
            let place = place(looks, saved, summary);
            lines(ui, &[(&what, size, wrong), (&place, size, faint)]);
        }
        Sight::Wrong(why) => {
            let cell = ui.max_rect();
            let both = cell.with_max_x(cell.right() + space::NORMAL + widths.0[3]);
            let layout = Layout::left_to_right(Align::Center);
            let mut child = ui.new_child(UiBuilder::new().max_rect(both).layout(layout));
            child.set_clip_rect(both);
            lines(&mut child, &[(&reason(looks, saved, why), size, wrong)]);
        }
    }
}

/// Shows the players, with the human player's emblem.
fn players(ui: &mut Ui, looks: &mut Looks, sight: &Sight) {
    let Some(summary) = sight.summary() else { return };
    if let Some(society) = summary.person() {
        let (place, _) = ui.allocate_exact_size(Vec2::splat(EMBLEM), Sense::hover());
        let look = (looks.society(society), IconName::Society(society));
        disc(ui, looks, place.shrink(1.0), look, 6.0);
    }
    let help = looks.speech.help_of(summary).map(|help| capital(&help)).unwrap_or_default();
    let (size, faint) = (type_size::BODY, looks.theme.faint);
    lines(ui, &[(&looks.speech.players_of(summary), size, faint), (&help, type_size::SMALL, faint)]);
}

/// Shows paragraphs of text, cut off after `LINES` lines.
fn lines(ui: &mut Ui, paragraphs: &[(&str, f32, Color32)]) {
    let mut job = LayoutJob::default();
    job.wrap.max_rows = LINES;
    for (i, (text, size, ink)) in paragraphs.iter().filter(|(text, ..)| !text.is_empty()).enumerate() {
        let format = TextFormat::simple(FontId::proportional(*size), *ink);
        job.append(if i == 0 { "" } else { "\n" }, 0.0, format.clone());
        job.append(text, 0.0, format);
    }
    ui.add(Label::new(job).wrap().selectable(false));
}

/// The reason why a record can't be read, in one line without the record's path.
fn reason(looks: &Looks, saved: &SavedMatch, why: &LoadError) -> String {
    let place = untrusted_text::path(&saved.path);
    let why = looks.speech.not_loaded(why);
    let rest = why.strip_prefix(&place).unwrap_or(&why).lines().next().unwrap_or_default();
    capital(rest.trim_start_matches(|c: char| c == ':' || c == ' ' || c.is_ascii_digit()))
}

/// The description `told` of a match, after the part of its name that distinguishes it from its copies.
pub(crate) fn told_apart(told: String, rest: &str) -> String {
    if rest.is_empty() { told } else { format!("{rest}{DOT}{told}") }
}

/// The progress of the match. Empty if the row's title already shows it.
fn place(looks: &Looks, saved: &SavedMatch, summary: &MatchSummary) -> String {
    if saved.is_named_by_moment() { String::new() } else { looks.speech.match_status(summary) }
}
