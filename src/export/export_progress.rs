//! Shows the progress of an export in a dialog above the current screen.

use egui::{Id, Key, Modal, ProgressBar, Ui};

use super::export_kind::Kind;
use super::export_thread::Making;
use crate::looks::Looks;
use crate::looks::theme::space;
use text::untrusted_text;

/// The width of the progress dialog, in points.
const WIDE: f32 = 360.0;

/// Shows the progress of an export. Returns a message once the file is written or the export has failed;
/// `None` while it is running or if it was stopped.
pub(crate) fn show(ui: &Ui, looks: &Looks, making: &mut Option<Making>) -> Option<String> {
    let now = making.as_ref()?;
    if let Some(made) = now.result() {
        *making = None;
        ui.ctx().request_repaint();
        return match made {
            Ok(path) => {
                let path = path.map(|path| untrusted_text::path(&path));
                path.map(|path| looks.speech.say("export-done", &[("path", path.into())]))
            }
            Err(why) => Some(looks.speech.say("export-failed", &[("why", why.into())])),
        };
    }
    let (done, all) = now.done();
    Modal::new(Id::unique("export")).show(ui.ctx(), |ui| {
        ui.set_width(WIDE);
        let said = match now.kind() {
            Kind::Film => looks
                .speech
                .say("export-at-work", &[("done", (done as i64).into()), ("all", (all as i64).into())]),
            Kind::Picture | Kind::Story => looks.speech.text("export-at-work-picture"),
        };
        ui.label(said);
        ui.add_space(space::NORMAL);
        ui.add(ProgressBar::new(done as f32 / all.max(1) as f32));
        ui.add_space(space::NORMAL);
        let stop = ui.button(looks.speech.text("export-stop"));
        if stop.clicked() || ui.input(|i| i.key_pressed(Key::Escape)) {
            now.stop();
        } else if !stop.has_focus() {
            stop.request_focus();
        }
    });
    None
}
