//! The tab with tables of results: by rivals, pack, society and other criteria.

use egui::{Rect, ScrollArea, Ui};

use super::figure_table::table;
use super::statistics::PageData;
use crate::looks::Looks;
use crate::looks::theme::space;
use crate::screens::page_parts::{inside, scroll_bar};
use history::Row;
use packs::capital;
use table::DecisionKind;

/// Shows the tables of results in two columns.
pub(super) fn show(ui: &mut Ui, looks: &Looks, body: Rect, data: &PageData<'_>) {
    let mut ui = inside(ui, body);
    scroll_bar(&mut ui);
    ScrollArea::vertical().id_salt("results").auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.x = 2.0 * space::WIDE;
        ui.columns(2, |columns| {
            let [left, right] = columns else { return };
            first(left, looks, data);
            second(right, looks, data);
        });
    });
}

fn results(ui: &mut Ui, looks: &Looks, key: &str, rows: &[Row], name: impl Fn(&str) -> String) {
    let heads = looks.speech.result_heads(&looks.speech.text(key));
    let rows: Vec<[String; 6]> =
        rows.iter().map(|row| looks.speech.result_cells(row, capital(&name(&row.of)))).collect();
    table(ui, looks, key, heads, &rows);
}

fn first(ui: &mut Ui, looks: &Looks, data: &PageData<'_>) {
    let (of, speech) = (&data.statistics.results, &looks.speech);
    results(ui, looks, "history-by-level", &of.by_level, |id| speech.player_named(id));
    results(ui, looks, "history-by-pack", &of.by_pack, |id| speech.pack_name(data.packs, id));
    results(ui, looks, "history-by-house", &of.by_house, |id| speech.house_rule(id));
    parts(ui, looks, data);
}

fn second(ui: &mut Ui, looks: &Looks, data: &PageData<'_>) {
    let (of, speech) = (&data.statistics.results, &looks.speech);
    let society = |id: &str| speech.society_of_any(data.packs, of.pack_of_society(id), id);
    results(ui, looks, "history-by-society", &of.by_society, society);
    results(ui, looks, "history-by-turn", &of.by_turn, |id| speech.turn_named(id));
    if let Some((pack, rows)) = &of.favourites {
        let rows: Vec<[String; 5]> =
            rows.iter().map(|row| speech.favourite_cells(data.packs, pack, row)).collect();
        table(ui, looks, "favourites", speech.favourite_heads(data.packs, pack), &rows);
    }
}

/// Shows the error rate for each kind of decision, if there are reviews.
pub(super) fn parts(ui: &mut Ui, looks: &Looks, data: &PageData<'_>) {
    let (statistics, speech) = (data.statistics, &looks.speech);
    if statistics.numbers.reviewed == 0 {
        return;
    }
    let heads = ["history-parts-heading", "history-part-decisions", "history-column-error"];
    let rows = DecisionKind::ALL
        .into_iter()
        .zip(statistics.results.by_part)
        .map(|(part, (count, rate))| [speech.part(part), count.to_string(), speech.error_rate(rate)]);
    table(ui, looks, "parts", heads.map(|key| speech.text(key)), &rows.collect::<Vec<_>>());
}
