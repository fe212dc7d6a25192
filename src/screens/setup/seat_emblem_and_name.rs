//! The emblem and name of a society on a seat, and the field for a person's name.

use egui::{Margin, Sense, TextEdit, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::space;
use crate::screens::page_parts::disc;
use table::NAME;

/// The size of a society's emblem in a row, in points.
pub(super) const EMBLEM: f32 = 26.0;
/// The width of the field for a person's name, in points.
pub(super) const NAMED: f32 = 102.0;

/// Shows the emblem of the society with this index, and returns the society's short name.
pub(super) fn emblem(ui: &mut Ui, looks: &mut Looks, society: usize) -> String {
    let (place, _) = ui.allocate_exact_size(Vec2::splat(EMBLEM), Sense::hover());
    let look = (looks.society(society), IconName::Society(society));
    disc(ui, looks, place, look, 4.0);
    ui.add_space(space::TIGHT);
    looks.speech.words().societies().get(society).map(|s| s.short.clone()).unwrap_or_default()
}

/// The full name of the society with this index.
pub(super) fn full_name(looks: &Looks, society: usize) -> String {
    looks.speech.words().societies().get(society).map(|s| s.name.clone()).unwrap_or_default()
}

/// The default name of a human player. `before` is the number of human players on earlier seats.
pub(super) fn numbered(looks: &Looks, before: usize) -> String {
    looks.speech.say("people-number", &[("n", (before as i64 + 1).into())])
}

/// Shows the field for a person's name. `hint` is the default name, and `society` the index of the person's
/// society.
pub(super) fn name_field(ui: &mut Ui, looks: &Looks, name: &mut String, hint: String, society: usize) {
    let field = TextEdit::singleline(name).hint_text(hint).char_limit(NAME);
    let field = ui.add(field.desired_width(NAMED).margin(Margin::symmetric(6, 4)));
    let society = full_name(looks, society);
    let named = looks.speech.say("people-name-of", &[("society", society.into())]);
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(named));
}

/// Sets the name and the value of a dropdown list for screen readers.
pub(super) fn call(ui: &Ui, list: egui::Id, name: String, chosen: String) {
    ui.ctx().accesskit_node_builder(list, |node| {
        node.set_label(name);
        node.set_value(chosen);
    });
}
