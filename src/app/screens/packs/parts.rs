//! What the list of packs and the page of one share.

use std::sync::Arc;

use egui::{Align2, Color32, FontId, Rect, RichText, StrokeKind, Ui};

use crate::app::looks::Looks;
use crate::app::map::small_map;
use crate::app::paintings::Shown;
use crate::app::theme::{line, type_size};
use crate::content::{Fault, Pack};
use crate::shelf::Shelved;

/// What a pack is called: the name of its game, or its id where that cannot be read.
pub(super) fn name(looks: &Looks, pack: &Shelved) -> String {
    match &pack.good {
        Some(good) => good.words_in(looks.speech.language()).name.clone(),
        None => pack.id.clone(),
    }
}

/// What a pack is shown by: its preview, or its map as a match begins; a sign where there is neither.
pub(in crate::app::screens) fn picture(ui: &Ui, looks: &mut Looks, pack: Option<&Arc<Pack>>, rect: Rect) {
    match pack {
        Some(good)
            if looks.paintings.cover(ui.painter(), (good, Shown::Preview), rect, 4.0, Color32::WHITE) =>
        {
            ui.painter().rect_stroke(rect, 4.0, (line::THIN, looks.theme.rule), StrokeKind::Inside);
        }
        Some(good) => {
            looks.with_pack(good, |looks| small_map(ui.painter(), looks, rect, &|region| good.home(region)));
        }
        None => {
            ui.painter().rect(
                rect,
                4.0,
                looks.theme.panel,
                (line::THIN, looks.theme.rule),
                StrokeKind::Inside,
            );
            let font = FontId::proportional(type_size::HEADING);
            ui.painter().text(rect.center(), Align2::CENTER_CENTER, "?", font, looks.theme.faint);
        }
    }
}

/// How many faults or warnings a pack has, in words; nothing where there are none.
pub(super) fn troubles(looks: &Looks, pack: &Shelved) -> Vec<String> {
    let (faults, warnings) = pack.faults_and_warnings();
    counted(looks, faults, warnings)
}

/// The same of these.
pub(in crate::app::screens) fn counted(looks: &Looks, faults: &[Fault], warnings: &[Fault]) -> Vec<String> {
    let said = |n: usize, text: &dyn Fn(i64) -> String| (n > 0).then(|| text(n as i64));
    let faults = said(faults.len(), &|n| looks.speech.say("packs-faults", &[("n", n.into())]));
    let warnings = said(warnings.len(), &|n| looks.speech.say("packs-warnings", &[("n", n.into())]));
    faults.into_iter().chain(warnings).collect()
}

/// A small text.
pub(in crate::app::screens) fn small(text: impl Into<String>) -> RichText {
    RichText::new(text).size(type_size::SMALL + 1.0)
}
