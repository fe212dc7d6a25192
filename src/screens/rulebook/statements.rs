//! Shows the statements and tables of the rulebook.

use egui::accesskit::Role;
use egui::{Align, Align2, Id, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo};

use super::rich_text::{Laid, SMALL, Style, TEXT};
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::theme::{line, mix, space, type_size};
use speech::rulebook::{Kind, Statement, Table, plain};

/// The width of a statement's number, in points.
const NUMBER: f32 = 58.0;
/// The gap between a table's columns, and around the content of a row, in points.
const GAP: f32 = 10.0;

/// How a statement of the rulebook is shown.
pub(super) struct StatementStyle<'a> {
    /// The search words to highlight in the statement.
    pub words: &'a [String],
    /// True if the page must scroll to the statement.
    pub jump: bool,
    /// True if this is the statement that the player asked for.
    pub meant: bool,
}

/// Shows a statement with its number, its table, and notes on how house rules change it. Returns the number
/// of the rule whose link was clicked.
pub(super) fn statement(
    ui: &mut Ui,
    looks: &mut Looks,
    id: Id,
    statement: &Statement,
    shown: &StatementStyle<'_>,
) -> Option<String> {
    let numbered = matches!(statement.kind, Kind::Rule | Kind::Item);
    let changed = !statement.marks.is_empty();
    let indent = if statement.kind == Kind::Lead { 0.0 } else { NUMBER };
    let room = ui.available_width() - indent - GAP;
    let style = Style { size: TEXT, changed: false, words: shown.words };
    let text = Laid::new(ui, looks, &statement.text, room, style);
    let style = Style { size: SMALL, changed: true, words: &[] };
    let marks: Vec<Laid> =
        statement.marks.iter().map(|mark| Laid::new(ui, looks, mark, room, style)).collect();
    let high = text.size().y + marks.iter().map(|mark| mark.size().y + space::TIGHT).sum::<f32>();
    let size = Vec2::new(ui.available_width(), high + space::NORMAL);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    if shown.jump {
        ui.scroll_to_rect(rect.expand(space::WIDE), Some(Align::TOP));
    }
    let number = looks.speech.say("rulebook-number", &[("number", statement.number.clone().into())]);
    let mut said = plain(&statement.text);
    if numbered {
        said = format!("{number} {said}");
    }
    for mark in &statement.marks {
        said = format!("{said}\n{}", plain(mark));
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    if shown.meant {
        let ground = mix(looks.theme.panel, looks.theme.lit, 0.13);
        ui.painter().rect_filled(rect.with_max_y(rect.bottom() - space::TIGHT).expand(3.0), 4.0, ground);
    }
    if changed {
        let bar = Rect::from_min_size(rect.min - Vec2::new(3.0, 0.0), Vec2::new(line::LIT, high));
        ui.painter().rect_filled(bar, 1.0, looks.theme.accent);
    }
    if numbered {
        let at = rect.min + Vec2::new(space::TIGHT, 0.0);
        let font = fonts::display(type_size::BODY + 1.0);
        let ink = looks.theme.drawn_fine(looks.theme.accent);
        ui.painter().text(at, Align2::LEFT_TOP, number, font, ink);
    }
    let mut at = rect.min + Vec2::new(indent, 0.0);
    let mut led = None;
    if ui.is_rect_visible(rect) || shown.jump {
        led = text.paint(ui, looks, at, id);
        for (n, mark) in marks.iter().enumerate() {
            at.y += space::TIGHT + if n == 0 { text.size().y } else { marks[n - 1].size().y };
            led = led.or(mark.paint(ui, looks, at, id.with(("mark", n))));
        }
    }
    let led = led.or(statement.table.as_ref().and_then(|t| table(ui, looks, id, t, shown.words)));
    ui.add_space(space::TIGHT);
    led
}

/// Shows a paragraph without a rule number. `changed` marks it as different from the printed rules. Returns
/// the number of the rule whose link was clicked.
pub(super) fn paragraph(ui: &mut Ui, looks: &mut Looks, id: Id, text: &str, changed: bool) -> Option<String> {
    let style = Style { size: TEXT, changed, words: &[] };
    let laid = Laid::new(ui, looks, text, ui.available_width() - GAP, style);
    let size = Vec2::new(ui.available_width(), laid.size().y + space::NORMAL);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let said = plain(text);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    laid.paint(ui, looks, rect.min, id)
}

/// The columns' shares of a table's width.
const COLUMNS: [f32; 3] = [0.27, 0.19, 0.54];

/// Shows a table of three columns. `words` are search words to highlight. Returns the number of the rule
/// whose link was clicked.
pub(super) fn table(
    ui: &mut Ui,
    looks: &mut Looks,
    id: Id,
    table: &Table,
    words: &[String],
) -> Option<String> {
    let room = ui.available_width() - GAP;
    let mut led = None;
    let heads = table.head.iter().map(|head| format!("**{head}**")).collect::<Vec<_>>();
    let all = std::iter::once((&heads, false)).chain(table.rows.iter().map(|row| (&row.cells, row.changed)));
    for (n, (cells, changed)) in all.enumerate() {
        let style = Style { size: SMALL + 0.5, changed, words };
        let laid: Vec<Laid> = cells
            .iter()
            .zip(COLUMNS)
            .map(|(cell, share)| Laid::new(ui, looks, cell, share * room - GAP, style))
            .collect();
        let high = laid.iter().map(|cell| cell.size().y).fold(0.0, f32::max) + GAP;
        let (rect, response) = ui.allocate_exact_size(Vec2::new(room, high), Sense::hover());
        let said = cells.iter().map(|cell| plain(cell)).collect::<Vec<_>>().join(" | ");
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        if !ui.is_rect_visible(rect) {
            continue;
        }
        if n % 2 == 1 {
            ui.painter().rect_filled(rect, 0.0, mix(looks.theme.panel, looks.theme.well, 0.6));
        }
        if changed {
            let bar = Rect::from_min_size(rect.min - Vec2::new(3.0, 0.0), Vec2::new(line::LIT, high));
            ui.painter().rect_filled(bar, 1.0, looks.theme.accent);
        }
        ui.painter().hline(rect.x_range(), rect.bottom(), (line::THIN, looks.theme.rule));
        let mut x = rect.left() + GAP / 2.0;
        for (column, (cell, share)) in laid.iter().zip(COLUMNS).enumerate() {
            let at = Pos2::new(x, rect.top() + GAP / 2.0);
            led = led.or(cell.paint(ui, looks, at, id.with(("cell", n, column))));
            x += share * room;
        }
    }
    ui.add_space(space::NORMAL);
    led
}
