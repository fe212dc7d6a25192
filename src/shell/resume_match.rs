//! Continues saved matches, including those whose pack is missing or has changed.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use super::Shell;
use crate::screens::load::pack_mismatch::{MismatchAnswer, MismatchDialog};
use packs::{Files, Pack};
use system::fs;
use table::{LoadError, Loaded, is_link, load_with, load_with_kept_rules};

impl Shell {
    /// Continues a saved match. If its pack is missing or has changed, opens a dialog that asks what to do.
    /// A link in place of the path is opened.
    pub(super) fn resume(&mut self, ctx: &Context, path: &Path) {
        if let Some(link) = path.to_str().filter(|text| is_link(text) && !fs::exists(path)) {
            return self.open_link(ctx, link);
        }
        match load_with(path, &self.packs.known()) {
            Ok(loaded) => self.go_on(ctx, path, loaded),
            Err(LoadError::Pack(mismatch)) => self.mismatch = Some(MismatchDialog::new(path, *mismatch)),
            Err(error) => self.notice = Some(self.looks.speech.not_loaded(&error)),
        }
    }

    /// Carries out the player's answer to the dialog about a missing or changed pack.
    pub(super) fn answer_mismatch(&mut self, ctx: &Context, answer: MismatchAnswer) {
        match answer {
            MismatchAnswer::FindPack(path) => self.find_pack(ctx, path),
            MismatchAnswer::KeepRules => self.keep_rules(ctx),
            MismatchAnswer::Cancel => self.mismatch = None,
        }
        ctx.request_repaint();
    }

    /// Reads the pack at a path, and continues the match if the pack fits.
    fn find_pack(&mut self, ctx: &Context, folder: PathBuf) {
        let Some(dialog) = &mut self.mismatch else { return };
        let record = dialog.record().to_owned();
        let found = match Pack::load_with(&Files::at(folder), &self.packs.shelf().library()) {
            Ok(pack) => load_with(&record, &[Arc::new(pack)]),
            Err(report) => return dialog.answer(report.to_string()),
        };
        match found {
            Ok(loaded) => self.go_on(ctx, &record, loaded),
            Err(LoadError::Pack(unfit)) => {
                let other = unfit.replacement().map(|found| self.looks.speech.unfit_other(found));
                dialog.answer(other.unwrap_or_default());
            }
            Err(error) => dialog.answer(self.looks.speech.not_loaded(&error)),
        }
    }

    /// Continues the match with the rules in its record.
    fn keep_rules(&mut self, ctx: &Context) {
        let Some(dialog) = &mut self.mismatch else { return };
        let record = dialog.record().to_owned();
        match load_with_kept_rules(&record, &self.packs.known()) {
            Ok(loaded) => self.go_on(ctx, &record, loaded),
            Err(error) => dialog.answer(self.looks.speech.not_loaded(&error)),
        }
    }

    fn go_on(&mut self, ctx: &Context, path: &Path, loaded: Loaded) {
        self.mismatch = None;
        let torn = loaded.torn.clone();
        match loaded.go_on(path, &self.folders) {
            Ok(game) => self.show(ctx, game),
            Err(error) => self.notice = Some(self.looks.speech.not_loaded(&error)),
        }
        if let Some(torn) = torn {
            self.notice = Some(self.looks.speech.say("window-torn", &[("line", torn.into())]));
        }
    }
}
