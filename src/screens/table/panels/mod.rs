//! The panels around the map.

pub(crate) mod acts_on;
pub(crate) mod all_cards;
pub(crate) mod buttons;
pub(crate) mod card_placement;
pub(crate) mod card_tooltip;
pub(crate) mod choice;
pub(crate) mod councils;
pub(crate) mod crest;
pub(crate) mod exchange;
pub(crate) mod film_frame;
pub(crate) mod hand;
pub(crate) mod hand_abilities;
pub(crate) mod narration;
pub(crate) mod open_cards;
pub(crate) mod prompt;
pub(crate) mod recap;
pub(crate) mod recap_lines;
pub(crate) mod round_track;
pub(crate) mod side_panel;
pub(crate) mod societies;
pub(crate) mod steering;
pub(crate) mod text_fit;

use egui::Ui;

use crate::looks::Looks;
use crate::screens::table::frame::{Input, Places, Scene};
use crate::screens::table::help::hint::Told;
use crate::screens::table::log::Log;
use crate::screens::table::map::board;
use crate::screens::table::widgets::part;
use side_panel::SidePanel;

/// Shows the panels; the log where it is pulled out, and a hint.
pub(crate) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    places: &Places,
    (log, told): (Option<&mut Log>, Option<Told<'_>>),
    inputs: &mut Vec<Input>,
) {
    let layout = &places.layout;
    societies::show(&mut part(ui, layout.societies), looks, scene, inputs);
    round_track::show(&part(ui, layout.track), looks, scene);
    buttons::show(&mut part(ui, layout.buttons), looks, scene, layout.drawers, inputs);
    board::show(&mut part(ui, layout.board), looks, scene, inputs);
    for (place, rect) in layout.councils.iter().enumerate().filter(|_| places.pulled) {
        councils::show(&mut part(ui, *rect), looks, scene, place, inputs);
    }
    let sheet = (scene.is_exchange() && !scene.narration.active).then_some(places.sheet);
    let told = told.filter(Told::is_said);
    SidePanel { scene, layout, asked: places.asked, sheet, log, told }.show(ui, looks, inputs);
    if scene.view.hand().cards() > 0 {
        hand::show(&mut part(ui, layout.hand), looks, scene, layout.board, inputs);
    }
    prompt::show(&mut part(ui, places.asked), looks, scene, layout, inputs);
    if let Some(sheet) = sheet {
        exchange::show(&mut part(ui, sheet), looks, scene, inputs);
    }
}
