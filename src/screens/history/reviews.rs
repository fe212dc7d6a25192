//! The tab with the latest reviews, and a button that makes more.

use egui::accesskit::Role;
use egui::{Align, Button, Label, Layout, Rect, RichText, Sense, StrokeKind, Ui, Vec2, WidgetInfo};
use egui_extras::{Column, TableBuilder};

use super::statistics::PageData;
use crate::looks::Looks;
use crate::looks::theme::{line, space, type_size};
use crate::screens::page_parts::{ROUND, faint, inside, scroll_bar};
use crate::shell::window_command::Command;
use history::Played;

/// The height of a row, in points.
const HIGH: f32 = 30.0;
/// The widths of the columns for date, result, error rate, mistakes and blunders, in points.
const WIDTHS: [f32; 5] = [92.0, 222.0, 96.0, 82.0, 82.0];

pub(super) fn show(ui: &mut Ui, looks: &Looks, body: Rect, data: &PageData<'_>, commands: &mut Vec<Command>) {
    let mut ui = inside(ui, body);
    make(&mut ui, looks, data, commands);
    ui.add_space(space::NORMAL);
    if data.statistics.reviews.made.is_empty() {
        faint(&mut ui, looks, &looks.speech.text("history-review-none"));
        return;
    }
    list(&mut ui, looks, data, commands);
}

/// Shows the button that makes missing reviews, or the progress while they are being made.
fn make(ui: &mut Ui, looks: &Looks, data: &PageData<'_>, commands: &mut Vec<Command>) {
    let speech = &looks.speech;
    ui.horizontal(|ui| {
        if let Some(reviewer) = data.keeper.reviewer().filter(|reviewer| !reviewer.is_done()) {
            let (at, all, part) = reviewer.progress();
            let args = [
                ("at", at.to_string().into()),
                ("all", all.to_string().into()),
                ("percent", format!("{:.0}", 100.0 * part).into()),
            ];
            if ui.button(speech.text("history-review-stop")).clicked() {
                commands.push(Command::StopReviews);
            }
            faint(ui, looks, &speech.say("history-review-progress", &args));
        } else if !data.statistics.reviews.missing.is_empty() {
            let count = i64::try_from(data.statistics.reviews.missing.len()).unwrap_or(i64::MAX);
            let button = Button::new(speech.say("history-review-make", &[("n", count.into())]));
            let about = speech.text("history-review-make-about");
            if ui.add(button.min_size(Vec2::new(120.0, HIGH))).on_hover_text(about).clicked() {
                let lines =
                    data.statistics.reviews.missing.iter().filter_map(|at| data.statistics.history.line(*at));
                let records = lines.map(|line| data.folders.matches().join(&line.file)).collect();
                commands.push(Command::MakeReviews(records));
            }
        }
        if let Some(why) = data.keeper.reviewer().and_then(|reviewer| reviewer.trouble()) {
            faint(ui, looks, &speech.say("history-review-trouble", &[("why", why.into())]));
        }
    });
}

/// Shows the list of reviews. A click on a row opens the review of that match.
fn list(ui: &mut Ui, looks: &Looks, data: &PageData<'_>, commands: &mut Vec<Command>) {
    scroll_bar(ui);
    ui.spacing_mut().item_spacing = Vec2::new(space::NORMAL, 2.0);
    let room = ui.available_width() - ui.spacing().scroll.allocated_width();
    let [date, result, rate, mistakes, blunders] = WIDTHS;
    let who = room - WIDTHS.iter().sum::<f32>() - 5.0 * space::NORMAL;
    let widths = [date, who, result, rate, mistakes, blunders];
    let mut table = TableBuilder::new(ui).id_salt("reviews").auto_shrink(false);
    table = table.cell_layout(Layout::left_to_right(Align::Center)).max_scroll_height(f32::INFINITY);
    for (at, width) in widths.into_iter().enumerate() {
        table = table.column(Column::exact(width).clip(at > 0));
    }
    let heads = [
        "history-review-date",
        "history-review-match",
        "history-review-result",
        "history-column-error",
        "history-review-mistakes",
        "history-review-blunders",
    ];
    let table = table.header(22.0, |mut row| {
        for key in heads {
            row.col(|ui| {
                let head = RichText::new(looks.speech.text(key)).color(looks.theme.faint);
                ui.add(Label::new(head.size(type_size::SMALL + 1.0)).selectable(false));
            });
        }
    });
    let statistics = data.statistics;
    table.body(|body| {
        body.rows(HIGH, statistics.reviews.made.len(), |mut row| {
            let line = statistics.reviews.made.get(row.index()).and_then(|at| statistics.history.line(*at));
            let Some((line, played)) = line.and_then(|line| Some((line, line.played()?))) else { return };
            let cells = cells(looks, data, played);
            let whole = widths.iter().sum::<f32>() + 5.0 * space::NORMAL;
            let mut clicked = false;
            for (at, cell) in cells.iter().enumerate() {
                row.col(|ui| {
                    if at == 0 {
                        clicked = button(ui, looks, whole, line.there, &cells);
                    }
                    ui.add(Label::new(cell).truncate().selectable(false));
                });
            }
            if clicked {
                commands.push(Command::LookBack(data.folders.matches().join(&line.file)));
            }
        });
    });
}

fn cells(looks: &Looks, data: &PageData<'_>, played: &Played) -> [String; 6] {
    let speech = &looks.speech;
    let marks = played.review.as_ref().map(|review| review.marks).unwrap_or_default();
    let rate = played.review.as_ref().and_then(history::ReviewSummary::rate).unwrap_or_default();
    let [.., mistakes, blunders] = marks;
    [
        speech.day_of(played),
        format!(
            "{} · {}",
            speech.pack_name(data.packs, &played.pack),
            speech.match_named(data.packs, played)
        ),
        speech.result_of(played),
        speech.error_rate(rate),
        mistakes.to_string(),
        blunders.to_string(),
    ]
}

/// Draws the background of a row, which is a button if the match's record still exists. Returns true if it
/// was clicked.
fn button(ui: &Ui, looks: &Looks, whole: f32, there: bool, cells: &[String; 6]) -> bool {
    let cell = ui.max_rect();
    let rect = Rect::from_min_size(cell.min, Vec2::new(whole, cell.height()));
    let theme = &looks.theme;
    ui.painter().hline(rect.x_range(), rect.bottom(), (line::THIN, theme.rule));
    let sense = if there { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with("review"), sense);
    let what = cells[1..].join(", ");
    let said =
        looks.speech.say("history-review-open", &[("date", cells[0].as_str().into()), ("what", what.into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, there, &said));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if there && (response.hovered() || response.has_focus()) {
        ui.painter().rect_stroke(rect, ROUND, (line::STRONG, theme.accent), StrokeKind::Inside);
    }
    let clicked = response.clicked();
    if !there {
        response.on_hover_text(looks.speech.text("history-gone"));
    }
    clicked
}
