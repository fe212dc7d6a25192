//! What has happened, the newest at the bottom.

use egui::{RichText, ScrollArea, Ui, UiBuilder};

use super::{Scene, touch};
use crate::app::shell::Kit;
use crate::app::theme::{space, type_size};
use crate::rules::Event;

/// Shows the log.
pub(super) fn show(ui: &mut Ui, kit: &mut Kit, scene: &Scene<'_>) {
    let rect = ui.max_rect();
    touch::ground(ui, kit, rect);
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink(space::NORMAL)));
    let lines: Vec<(bool, String)> = scene
        .game
        .events()
        .filter_map(|(_, event)| {
            let heading = matches!(event, Event::Round { .. } | Event::Turn(_));
            Some((heading, kit.speech.event(scene.game, event, Some(scene.view.viewer()))?))
        })
        .collect();
    ScrollArea::vertical().id_salt("log").stick_to_bottom(true).auto_shrink([false, false]).show(
        &mut child,
        |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            // Only what has happened lately is laid out; the rest can be read in the record.
            let skip = lines.len().saturating_sub(120);
            for (heading, line) in &lines[skip..] {
                let text = RichText::new(line).size(type_size::SMALL + 0.5);
                ui.label(if *heading { text.strong() } else { text.color(kit.theme.faint) });
            }
        },
    );
}
