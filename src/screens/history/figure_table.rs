//! A small table of figures: the first column holds names, and the others numbers.

use egui::{Align, FontId, Label, Layout, RichText, Ui};
use egui_extras::{Column, TableBuilder};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::theme::{space, type_size};

/// The minimum height of a row, in points.
const LINE: f32 = 22.0;
/// The minimum width of a number column, in points.
const NUMBER: f32 = 56.0;
/// The free room to the right of the last column, in points.
const EDGE: f32 = 10.0;
/// The width of the last column, whose heading is longer, in points.
const LAST: f32 = 80.0;

/// Shows a table of figures. `heads[0]` is the heading of the whole table, and `salt` tells its widgets from
/// those of other tables.
pub(super) fn table<const N: usize>(
    ui: &mut Ui,
    looks: &Looks,
    salt: &str,
    heads: [String; N],
    rows: &[[String; N]],
) {
    let room = ui.available_width();
    let gap = space::TIGHT;
    ui.label(RichText::new(&heads[0]).font(fonts::display(type_size::LEAD + 2.0)).color(looks.theme.accent));
    ui.push_id(salt, |ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::new(gap, 0.0);
        // A heading may be a pack's term that is longer than the numbers below it.
        let long = |head: &String| {
            let font = FontId::proportional(type_size::SMALL + 1.0);
            ui.painter().layout_no_wrap(head.clone(), font, looks.theme.faint).size().x.ceil() + 1.0
        };
        let number = heads.iter().take(N - 1).skip(1).map(long).fold(NUMBER, f32::max);
        let names = room - EDGE - LAST - (N - 2) as f32 * number - (N - 1) as f32 * gap;
        let body = FontId::proportional(type_size::BODY);
        let high = |ui: &Ui, name: &str| {
            let galley = ui.painter().layout(name.to_owned(), body.clone(), looks.theme.ink, names);
            (galley.size().y + 5.0).max(LINE)
        };
        let heights: Vec<f32> = rows.iter().map(|row| high(ui, &row[0])).collect();
        let mut table = TableBuilder::new(ui).vscroll(false).auto_shrink([false, true]);
        table = table.cell_layout(Layout::left_to_right(Align::Center));
        table = table.column(Column::exact(names));
        for at in 1..N {
            table = table.column(Column::exact(if at == N - 1 { LAST } else { number }));
        }
        let right = Layout::right_to_left(Align::Center);
        let small = |text: &str| RichText::new(text).size(type_size::SMALL + 1.0).color(looks.theme.faint);
        let table = table.header(LINE, |mut row| {
            for (at, head) in heads.iter().enumerate() {
                row.col(|ui| {
                    if at > 0 {
                        ui.with_layout(right, |ui| ui.add(Label::new(small(head)).selectable(false)));
                    }
                });
            }
        });
        table.body(|mut body| {
            for (cells, high) in rows.iter().zip(heights) {
                body.row(high, |mut row| {
                    for (at, cell) in cells.iter().enumerate() {
                        row.col(|ui| {
                            let label = Label::new(cell).selectable(false);
                            if at == 0 {
                                ui.add(label.wrap().halign(Align::LEFT));
                            } else {
                                ui.with_layout(right, |ui| ui.add(label));
                            }
                        });
                    }
                });
            }
        });
    });
    ui.add_space(space::WIDE);
}
