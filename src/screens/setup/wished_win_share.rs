//! The option to choose rivals against whom the player wins about as often as wished.

use egui::{Align, ComboBox, Layout, Ui};

use super::fitting_rivals::{Fitted, Wish};
use super::match_draft::Draft;
use super::seat_emblem_and_name::call;
use crate::looks::Looks;
use crate::screens::page_parts::{drop_down, faint};
use crate::settings::last_setup::{Rival, RivalKind};
use history::strength::SHARES;
use packs::capital;

/// The width of the dropdown list, in points.
const WIDE: f32 = 178.0;

impl Draft {
    /// Shows the dropdown list of win shares at the right end of its row.
    pub(super) fn fit(&mut self, ui: &mut Ui, looks: &Looks) {
        let shown = |fit: Option<u8>| match fit {
            None => capital(&looks.speech.text("setup-fit-off")),
            Some(share) => {
                capital(&looks.speech.say("setup-fit-share", &[("percent", share.to_string().into())]))
            }
        };
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let list = ComboBox::from_id_salt("fit").selected_text(shown(self.table.fit)).width(WIDE);
            let list = drop_down(ui, list, |ui| {
                for choice in std::iter::once(None).chain(SHARES.map(Some)) {
                    ui.selectable_value(&mut self.table.fit, choice, shown(choice));
                }
            });
            call(ui, list.id, looks.speech.text("setup-fit"), shown(self.table.fit));
            list.on_hover_text(looks.speech.text("setup-fit-about"));
        });
    }

    /// Replaces the rivals by ones that fit the wished win share, if the player has selected one and the
    /// choices have changed.
    pub(super) fn seat_fitting(&mut self) {
        let Some(share) = self.table.fit else {
            self.fitted = None;
            return;
        };
        let (history, pack) = (self.history.clone(), self.pack.id.clone());
        let seed = self.seed.trim().parse().unwrap_or_default();
        let wish = Wish { history, pack, rivals: self.table.rivals.len(), share, seed };
        if self.fitted.as_ref().is_some_and(|fitted| fitted.is_for(&wish)) {
            return;
        }
        let fitted = Fitted::new(wish);
        for (at, rival) in self.table.rivals.iter_mut().enumerate() {
            rival.kind = RivalKind::Bot;
            rival.level = fitted.level(at).unwrap_or(rival.level);
        }
        self.fitted = Some(fitted);
    }

    /// Drops the wished win share if the player has changed a rival by hand.
    pub(super) fn keep_fit(&mut self) {
        let Some(fitted) = &self.fitted else { return };
        let fits = |(at, rival): (usize, &Rival)| {
            rival.kind == RivalKind::Bot && fitted.level(at) == Some(rival.level)
        };
        if !self.table.rivals.iter().enumerate().all(fits) {
            (self.table.fit, self.fitted) = (None, None);
        }
    }

    /// Shows the player's estimated rating and expected win chance.
    pub(super) fn fit_about(&self, ui: &mut Ui, looks: &Looks) {
        if let Some(fitted) = &self.fitted {
            let said = looks.speech.offer_line(fitted.strength, &fitted.offer, fitted.share(), fitted.known);
            faint(ui, looks, &said);
        }
    }
}
