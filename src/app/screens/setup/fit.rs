//! Rivals that fit: against whom the person wins about as often as wished.

use egui::Ui;

use super::draft::{Draft, Kind};
use super::fitted::{Fitted, Wish};
use super::seats::{list, name};
use crate::app::looks::Looks;
use crate::app::screens::parts::faint;
use crate::content::capital;
use crate::history::strength::SHARES;

impl Draft {
    /// Shows the list of shares to win, and seats the rivals that fit the one that is chosen.
    pub(super) fn fit(&mut self, ui: &mut Ui, looks: &Looks) {
        let shown = |fit: Option<u8>| match fit {
            None => capital(&looks.speech.text("setup-fit-off")),
            Some(share) => {
                capital(&looks.speech.say("setup-fit-share", &[("percent", share.to_string().into())]))
            }
        };
        let before = self.fit;
        ui.horizontal(|ui| {
            let label = name(ui, looks, "setup-fit");
            list(ui, "fit", label, shown(self.fit), |ui| {
                for choice in std::iter::once(None).chain(SHARES.map(Some)) {
                    let item = ui.selectable_value(&mut self.fit, choice, shown(choice));
                    item.on_hover_text(looks.speech.text("setup-fit-about"));
                }
            });
        });
        let Some(share) = self.fit else {
            self.fitted = None;
            return;
        };
        let (history, pack) = (self.history.clone(), self.pack.id.clone());
        let seed = self.seed.trim().parse().unwrap_or_default();
        let wish = Wish { history, pack, rivals: self.rivals.len(), share, seed };
        let is_same = self.fitted.as_ref().is_some_and(|fitted| fitted.is_for(&wish));
        if !is_same || before != self.fit {
            let fitted = Fitted::of(wish);
            for (at, rival) in self.rivals.iter_mut().enumerate() {
                rival.kind = Kind::Bot;
                rival.level = fitted.level(at).unwrap_or(rival.level);
            }
            self.fitted = Some(fitted);
        }
    }

    /// Whoever chooses a rival by hand has chosen all.
    pub(super) fn keep_fit(&mut self) {
        let Some(fitted) = &self.fitted else { return };
        let fits = |(at, rival): (usize, &super::draft::Rival)| {
            rival.kind == Kind::Bot && fitted.level(at) == Some(rival.level)
        };
        if !self.rivals.iter().enumerate().all(fits) {
            (self.fit, self.fitted) = (None, None);
        }
    }

    /// Says how strong the person is thought to be, and what the rivals promise.
    pub(super) fn fit_about(&self, ui: &mut Ui, looks: &Looks) {
        if let Some(fitted) = &self.fitted {
            let said = looks.speech.offered(fitted.strength, &fitted.offer, fitted.share(), fitted.known);
            faint(ui, looks, &said);
        }
    }
}
