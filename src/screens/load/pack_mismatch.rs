//! The dialog for a match whose pack is missing or has changed: the differences, and what the player can do.

use std::path::{Path, PathBuf};

use egui::{Frame, Id, Key, Margin, Modal, RichText, ScrollArea, Ui};

use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::screens::file_finder::{Finder, SoughtFile};
use crate::screens::page_parts::{faint, main_button, plain_button};
use table::PackMismatch;
use text::untrusted_text;

/// The width of the dialog, in points.
const WIDE: f32 = 600.0;
/// The maximum height of the report about the chosen file, in points.
const ANSWER: f32 = 140.0;
/// The maximum height of the list of differences, in points.
const DIFFERENCES: f32 = 160.0;

/// The player's answer to the dialog about a missing or changed pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MismatchAnswer {
    /// Look for the match's pack at this path.
    FindPack(PathBuf),
    /// Continue the match with the rules in its record.
    KeepRules,
    /// Close the dialog without continuing the match.
    Cancel,
}

/// The dialog shown when a match can't be continued with the available packs.
pub struct MismatchDialog {
    record: PathBuf,
    mismatch: PackMismatch,
    finder: Finder,
    /// The reason why the file that the player chose isn't the match's pack.
    answer: Option<String>,
}

impl MismatchDialog {
    /// The dialog for the match with this record.
    pub fn new(record: &Path, mismatch: PackMismatch) -> Self {
        Self { record: record.to_owned(), mismatch, finder: Finder::new(SoughtFile::Pack), answer: None }
    }

    /// The path of the record of the match that can't be continued.
    pub fn record(&self) -> &Path {
        &self.record
    }

    /// Shows why the file that the player chose isn't the match's pack.
    pub fn answer(&mut self, why: String) {
        self.answer = Some(untrusted_text::lines(&why, untrusted_text::MESSAGE).into_owned());
    }

    /// Shows the dialog, and returns the player's answer.
    pub fn ui(&mut self, ui: &Ui, looks: &Looks) -> Option<MismatchAnswer> {
        // If the file dialog is open, Escape closes only that.
        let escape = !self.finder.is_open() && ui.input(|i| i.key_pressed(Key::Escape));
        let wide = WIDE.min(ui.max_rect().width() - 4.0 * space::WIDE);
        let frame = Frame::popup(ui.style()).inner_margin(Margin::same(16));
        let mut chosen = None;
        Modal::new(Id::unique("unfit")).frame(frame).show(ui.ctx(), |ui| {
            ui.set_width(wide);
            ui.spacing_mut().item_spacing.y = space::NORMAL;
            let speech = &looks.speech;
            ui.label(RichText::new(speech.unfit_heading(&self.mismatch)).size(type_size::HEADING).strong());
            ui.label(speech.unfit_about(&self.mismatch));
            self.differences(ui, looks);
            chosen = self.find(ui, looks);
            if let Some(answer) = &self.answer {
                let area = ScrollArea::vertical().max_height(ANSWER).id_salt("answer");
                area.show(ui, |ui| ui.label(RichText::new(answer).color(looks.theme.wrong)));
            }
            ui.separator();
            faint(ui, looks, &speech.text("unfit-keep-about"));
            if self.mismatch.is_missing() {
                faint(ui, looks, &speech.text("unfit-plain"));
            }
            let decided = ui.horizontal(|ui| decide(ui, looks, escape)).inner;
            chosen = chosen.take().or(decided);
        });
        chosen
    }

    /// Shows which lines of the rules differ between the record and the pack.
    fn differences(&self, ui: &mut Ui, looks: &Looks) {
        let Some(heading) = looks.speech.unfit_differs(&self.mismatch) else { return };
        ui.label(heading);
        let (shown, _) = self.mismatch.differences();
        if shown.is_empty() {
            return;
        }
        let frame = Frame::new().fill(looks.theme.well).inner_margin(Margin::same(8)).corner_radius(4);
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = space::TIGHT;
            let area = ScrollArea::vertical().max_height(DIFFERENCES).id_salt("differences");
            area.show(ui, |ui| sides(ui, looks, &self.mismatch));
        });
    }

    /// Shows the controls for finding the match's pack.
    fn find(&mut self, ui: &mut Ui, looks: &Looks) -> Option<MismatchAnswer> {
        ui.label(looks.speech.text("unfit-find"));
        self.finder.rows(ui, looks).map(MismatchAnswer::FindPack)
    }
}

/// Shows each differing line of the record with the pack's line below it.
fn sides(ui: &mut Ui, looks: &Looks, mismatch: &PackMismatch) {
    for difference in mismatch.differences().0 {
        let colours = [looks.theme.faint, looks.theme.ink];
        for (line, colour) in looks.speech.unfit_sides(difference).into_iter().zip(colours) {
            let line = line.map(|line| RichText::new(line).monospace().size(type_size::SMALL));
            line.map(|line| ui.label(line.color(colour)));
        }
    }
    if let Some(more) = looks.speech.unfit_more(mismatch) {
        ui.label(RichText::new(more).color(looks.theme.faint));
    }
}

/// Shows the buttons that close the dialog. `escape` counts as a click on the cancel button.
fn decide(ui: &mut Ui, looks: &Looks, escape: bool) -> Option<MismatchAnswer> {
    let keep = main_button(ui, looks, &looks.speech.text("unfit-keep"), true).clicked();
    let cancel = plain_button(ui, &looks.speech.text("unfit-leave")).clicked() || escape;
    match () {
        () if keep => Some(MismatchAnswer::KeepRules),
        () if cancel => Some(MismatchAnswer::Cancel),
        () => None,
    }
}
