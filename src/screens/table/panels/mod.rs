//! The panels of the table: the map, and everything around it.

pub(crate) mod cards;
pub(crate) mod councils;
pub(crate) mod film_frame;
pub(crate) mod hand;
pub(crate) mod help_undo_menu;
pub(crate) mod key_list;
pub(crate) mod log_and_hint;
pub(crate) mod narration;
pub(crate) mod prompt;
pub(crate) mod round_track;
pub(crate) mod societies;
pub(crate) mod token_exchange;

use egui::Ui;

use crate::screens::table::help::hint::Advice;
use crate::screens::table::log::Log;
use crate::screens::table::map::map_panel;
use crate::screens::table::scene_and_inputs::{Ctx, Places};
use crate::screens::table::widgets::part;
use log_and_hint::SidePanel;

/// Shows all panels of the table. `log` is `None` while the drawers are closed, and `advice` is `None` without a hint.
pub(crate) fn show(
    ui: &mut Ui,
    cx: &mut Ctx<'_>,
    places: &Places,
    log: Option<&mut Log>,
    advice: Option<Advice<'_>>,
) {
    let scene = cx.scene;
    let layout = &places.layout;
    societies::show(&mut part(ui, layout.societies), cx);
    round_track::show(&part(ui, layout.track), cx.looks, scene);
    help_undo_menu::show(&mut part(ui, layout.buttons), cx, layout.drawers);
    map_panel::show(&mut part(ui, layout.board), cx);
    let councils = layout.councils.iter().take(layout.visible_councils).enumerate();
    for (place, rect) in councils.filter(|_| places.pulled) {
        councils::show(&mut part(ui, *rect), cx, place);
    }
    let sheet = (scene.is_exchange() && !scene.narration.active).then_some(places.sheet);
    let advice = advice.filter(Advice::has_words);
    SidePanel { places, sheet, log, advice }.show(ui, cx);
    if scene.view.hand().cards() > 0 {
        hand::show(&mut part(ui, layout.hand), cx, layout.board);
    }
    prompt::show(&mut part(ui, places.asked), cx, layout);
    if let Some(sheet) = sheet {
        token_exchange::show(&mut part(ui, sheet), cx);
    }
}
