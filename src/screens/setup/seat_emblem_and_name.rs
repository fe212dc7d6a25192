//! The emblem, name and number of a seat, shared by the seats and the rows of rivals.

use egui::{Margin, Sense, TextEdit, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::space;
use crate::screens::page_parts::disc;
use table::NAME;

/// The size of a rival's emblem.
pub(super) const EMBLEM: f32 = 26.0;
/// The width of the field for a person's name.
pub(super) const NAMED: f32 = 102.0;

/// Shows the emblem of a society on its disc. Returns the society's short name.
pub(super) fn emblem(ui: &mut Ui, looks: &mut Looks, society: usize) -> String {
    let (place, _) = ui.allocate_exact_size(Vec2::splat(EMBLEM), Sense::hover());
    let look = (looks.society(society), IconName::Society(society));
    disc(ui, looks, place, look, 4.0);
    ui.add_space(space::TIGHT);
    looks.speech.words().societies().get(society).map(|s| s.short.clone()).unwrap_or_default()
}

/// The full name of a society.
pub(super) fn full_name(looks: &Looks, society: usize) -> String {
    looks.speech.words().societies().get(society).map(|s| s.name.clone()).unwrap_or_default()
}

/// The default name of a person. `before` is the number of people on the seats before.
pub(super) fn numbered(looks: &Looks, before: usize) -> String {
    looks.speech.say("people-number", &[("n", (before as i64 + 1).into())])
}

/// Shows the field for a person's name. `hint` is the default name.
pub(super) fn name_field(ui: &mut Ui, looks: &Looks, name: &mut String, hint: String, society: usize) {
    let field = TextEdit::singleline(name).hint_text(hint).char_limit(NAME);
    let field = ui.add(field.desired_width(NAMED).margin(Margin::symmetric(6, 4)));
    let society = full_name(looks, society);
    let named = looks.speech.say("people-name-of", &[("society", society.into())]);
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(named));
}

/// Gives a list its name and its value for screen readers.
pub(super) fn call(ui: &Ui, list: egui::Id, name: String, chosen: String) {
    ui.ctx().accesskit_node_builder(list, |node| {
        node.set_label(name);
        node.set_value(chosen);
    });
}
