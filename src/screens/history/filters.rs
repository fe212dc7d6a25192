//! The filters of the history: dropdown lists of packs, rivals and other criteria.

use std::sync::Arc;

use egui::{ComboBox, Ui};

use super::statistics::FilterOptions;
use crate::looks::Looks;
use crate::screens::page_parts::drop_down;
use history::Filter;
use packs::{Pack, capital};

/// The width of a dropdown list, in points.
const WIDE: f32 = 196.0;

/// Shows the dropdown lists, and stores the player's choices in `filter`.
pub(super) fn show(
    ui: &mut Ui,
    looks: &Looks,
    packs: &[Arc<Pack>],
    values: &FilterOptions,
    filter: &mut Filter,
) {
    let speech = &looks.speech;
    ui.horizontal(|ui| {
        let options = values.packs.iter().map(|id| (Some(id.clone()), speech.pack_name(packs, id)));
        let name = speech.text("history-filter-pack");
        list(ui, "pack", &name, &mut filter.pack, speech.text("history-all-packs"), options);
        let options = values.rivals.iter().map(|rivals| (Some(*rivals), speech.rival_count(*rivals)));
        let name = speech.text("history-filter-rivals");
        list(ui, "rivals", &name, &mut filter.rivals, speech.text("history-any-rivals"), options);
        let options = values.strongest.iter().map(|id| (Some(id.clone()), capital(&speech.player_named(id))));
        let name = speech.text("history-filter-strongest");
        list(ui, "strongest", &name, &mut filter.strongest, speech.text("history-any-strongest"), options);
        if values.any_help {
            let options = [(true, "history-helped"), (false, "history-unhelped")];
            let options = options.map(|(helped, key)| (Some(helped), speech.text(key)));
            let name = speech.text("history-filter-help");
            list(ui, "help", &name, &mut filter.helped, speech.text("history-any-help"), options);
        }
    });
}

/// Shows a dropdown list. The value `None` stands for no restriction, and `all` is its text.
fn list<T: Clone + PartialEq>(
    ui: &mut Ui,
    salt: &str,
    name: &str,
    value: &mut Option<T>,
    all: String,
    options: impl IntoIterator<Item = (Option<T>, String)>,
) {
    let options: Vec<(Option<T>, String)> = std::iter::once((None, all)).chain(options).collect();
    let shown = options.iter().find(|(option, _)| option == value).map(|(_, text)| text.clone());
    let shown = shown.unwrap_or_default();
    let list = ComboBox::from_id_salt(("history", salt)).selected_text(&shown).width(WIDE).truncate();
    let response = drop_down(ui, list, |ui| {
        for (option, text) in options {
            ui.selectable_value(value, option, text);
        }
    });
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_label(name);
        node.set_value(shown);
    });
}
