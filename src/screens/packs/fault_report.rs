//! The list of the faults in a pack or a catalogue. Each quotes the faulty line of the file.

use egui::{Label, RichText, ScrollArea, TextWrapMode, Ui};

use super::pack_name_and_picture::counted;
use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::faint;
use packs::Fault;

/// The maximum number of faults shown. The copy button copies all of them.
const SHOWN: usize = 200;

/// Shows the faults and warnings, and a button that copies them. `about` is a note below their numbers.
pub(in crate::screens) fn show(
    ui: &mut Ui,
    looks: &Looks,
    about: Option<&str>,
    faults: &[Fault],
    warnings: &[Fault],
) {
    ui.add_space(space::TIGHT);
    ui.horizontal(|ui| {
        let colour = if faults.is_empty() { looks.theme.ink } else { looks.theme.wrong };
        ui.label(RichText::new(counted(looks, faults, warnings).join(", ")).color(colour).strong());
        if ui.button(looks.speech.text("packs-copy")).clicked() {
            let all: Vec<String> = lines(faults, warnings).collect();
            ui.ctx().copy_text(all.join("\n\n"));
        }
    });
    if let Some(about) = about {
        faint(ui, looks, about);
    }
    let frame = egui::Frame::new().fill(looks.theme.well).inner_margin(space::NORMAL).corner_radius(4);
    frame.show(ui, |ui| {
        let area = ScrollArea::vertical().id_salt("report").auto_shrink([false, false]);
        area.show(ui, |ui| {
            // Long lines are wrapped or scrolled, so that they don't widen the page.
            let wide = ui.available_width();
            ui.set_max_width(wide);
            let mono = |text: &str| RichText::new(text).monospace().size(type_size::SMALL);
            for (i, fault) in lines(faults, warnings).take(SHOWN).enumerate() {
                // The message is wrapped, but the quoted line with its caret is not.
                let (message, quoted) = fault.split_once('\n').unwrap_or((&fault, ""));
                ui.add(Label::new(mono(message)).wrap().selectable(true));
                if !quoted.is_empty() {
                    let lines =
                        ScrollArea::horizontal().id_salt(i).max_width(wide).auto_shrink([false, true]);
                    lines.show(ui, |ui| {
                        ui.add(Label::new(mono(quoted)).wrap_mode(TextWrapMode::Extend).selectable(true));
                    });
                }
                ui.add_space(space::NORMAL);
            }
            let rest = (faults.len() + warnings.len()).saturating_sub(SHOWN);
            if rest > 0 {
                ui.label(looks.speech.say("packs-broken-more", &[("n", (rest as i64).into())]));
            }
        });
    });
}

/// The faults and warnings as text, one item for each.
fn lines<'a>(faults: &'a [Fault], warnings: &'a [Fault]) -> impl Iterator<Item = String> + 'a {
    let warning = |fault: &Fault| format!("warning: {fault}");
    faults.iter().map(ToString::to_string).chain(warnings.iter().map(warning))
}
