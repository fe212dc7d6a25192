//! The headings of a table's columns. Clicking a heading sorts the rows by its column, and a second click
//! reverses the order.

use std::cmp::Ordering;

use egui::accesskit::{Role, SortDirection};
use egui::{FontId, Pos2, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use crate::looks::Looks;
use crate::looks::theme::{line, space, type_size};
use crate::screens::page_parts::ROUND;

/// The height of the column headings, in points.
pub(crate) const HEAD: f32 = 26.0;
/// Half the width of the arrow beside the sorted column, in points.
const ARROW: f32 = 4.0;

/// The column by which a table's rows are sorted, and the direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sorting<C> {
    column: C,
    is_descending: bool,
}

impl<C: Copy + PartialEq> Sorting<C> {
    /// Sorting by this column in ascending order.
    pub const fn ascending(column: C) -> Self {
        Self { column, is_descending: false }
    }

    /// Sorting by this column in descending order.
    pub const fn descending(column: C) -> Self {
        Self { column, is_descending: true }
    }

    /// The column by which the rows are sorted.
    pub const fn column(&self) -> C {
        self.column
    }

    /// The order of two rows, given their order if the column is sorted ascending.
    pub const fn order(&self, ascending: Ordering) -> Ordering {
        if self.is_descending { ascending.reverse() } else { ascending }
    }

    /// Sorts by the column whose heading was clicked, or reverses the order if the rows are sorted by it
    /// already.
    fn click(&mut self, column: C) {
        *self = Self { column, is_descending: self.column == column && !self.is_descending };
    }

    /// Shows the heading of a column in its cell, and returns true if it was clicked.
    pub fn head(&mut self, ui: &Ui, looks: &Looks, column: C, name: &str) -> bool {
        let (theme, cell) = (&looks.theme, ui.max_rect());
        let response = ui.interact(cell, ui.scope_id().with("head"), Sense::click());
        if response.clicked() {
            self.click(column);
        }
        let is_sorted = self.column == column;
        response.widget_info(|| WidgetInfo::labeled(Role::ColumnHeader, true, name));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            if is_sorted {
                let ascending =
                    if self.is_descending { SortDirection::Descending } else { SortDirection::Ascending };
                node.set_sort_direction(ascending);
            }
        });
        let ink = if is_sorted || response.hovered() { theme.ink } else { theme.faint };
        let text = ui.painter().layout_no_wrap(name.to_owned(), FontId::proportional(type_size::BODY), ink);
        let at = cell.left_center() - Vec2::new(0.0, text.size().y / 2.0);
        let end = Pos2::new(at.x + text.size().x + space::NORMAL + ARROW, cell.center().y);
        ui.painter().galley(at, text, ink);
        if is_sorted {
            ui.painter().add(arrow(end, self.is_descending, ink));
        }
        let below = cell.expand2(Vec2::new(space::TIGHT, 0.0));
        ui.painter().hline(below.x_range(), cell.bottom() - 1.0, (line::THIN, theme.rule));
        if response.has_focus() {
            let ring = cell.expand2(Vec2::new(space::TIGHT, 0.0));
            ui.painter().rect_stroke(ring, ROUND, (line::STRONG, theme.lit), StrokeKind::Inside);
        }
        response.clicked()
    }
}

/// A triangle at `at` that points up, or down if `is_down` is true.
fn arrow(at: Pos2, is_down: bool, ink: egui::Color32) -> Shape {
    let high = if is_down { ARROW } else { -ARROW };
    let points = [Vec2::new(-ARROW, -high / 2.0), Vec2::new(ARROW, -high / 2.0), Vec2::new(0.0, high / 2.0)];
    Shape::convex_polygon(points.map(|off| at + off).to_vec(), ink, Stroke::NONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_sorts_by_a_column_and_another_one_the_other_way_round() {
        let mut sorting = Sorting::descending('b');
        assert_eq!(sorting.order(Ordering::Less), Ordering::Greater);
        for (clicked, order) in
            [('a', Ordering::Less), ('a', Ordering::Greater), ('a', Ordering::Less), ('b', Ordering::Less)]
        {
            sorting.click(clicked);
            assert_eq!((sorting.column(), sorting.order(Ordering::Less)), (clicked, order));
        }
    }
}
