//! Parts shared by the list of packs, the details of a pack, and catalogues.

use std::sync::Arc;

use egui::{Align2, Color32, FontId, Rect, RichText, Sense, StrokeKind, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::pack_paintings::PaintingKind;
use crate::looks::theme::{line, space, type_size};
use crate::map::small_map;
use pack_library::LibraryPack;
use packs::{Fault, Pack};

/// The name of a pack in the current language, or its id if the pack can't be read.
pub(super) fn name(looks: &Looks, pack: &LibraryPack) -> String {
    match &pack.good {
        Some(good) => good.words_in(looks.speech.language()).name.clone(),
        None => pack.id.clone(),
    }
}

/// Draws a pack's preview picture. Without one, draws its map at the start of a match, or a question mark if
/// the pack can't be read.
pub(in crate::screens) fn picture(ui: &Ui, looks: &mut Looks, pack: Option<&Arc<Pack>>, rect: Rect) {
    match pack {
        Some(good)
            if looks.paintings.cover(
                ui.painter(),
                good,
                PaintingKind::Preview,
                rect,
                4.0,
                Color32::WHITE,
            ) =>
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

/// The height of the buttons for a pack, in points.
pub(in crate::screens) const BUTTON: f32 = 38.0;
/// The picture's share of its card's height, its maximum height in points, and its ratio of width to height.
const PICTURE: (f32, f32, f32) = (0.42, 340.0, 1.9);

/// The height of a pack's picture on a card, in points.
pub(in crate::screens) fn picture_height(card: Rect) -> f32 {
    (card.height() * PICTURE.0).min(PICTURE.1)
}

/// Shows the picture of a pack, or nothing if the pack can't be read.
pub(in crate::screens) fn pictured(ui: &mut Ui, looks: &mut Looks, pack: Option<&Arc<Pack>>, high: f32) {
    if pack.is_none() {
        return;
    }
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), high), Sense::hover());
    let size = Vec2::new(rect.width().min(high * PICTURE.2), high);
    picture(ui, looks, pack, Rect::from_min_size(rect.min, size));
    ui.add_space(space::NORMAL);
}

/// The version of a pack in the library, or "?" if the pack can't be read.
pub(in crate::screens) fn version(own: &LibraryPack) -> String {
    own.good.as_ref().map_or_else(|| "?".to_owned(), |good| good.version.clone())
}

/// A line of text with a pack's version and authors.
pub(in crate::screens) fn made_line(looks: &Looks, version: &str, authors: &[String]) -> String {
    let made = [("version", version.to_owned().into()), ("authors", authors.join(", ").into())];
    looks.speech.say("setup-pack-by", &made)
}

/// A line of text with the names of a pack's languages, given their codes.
pub(in crate::screens) fn languages_line(looks: &Looks, codes: &[String]) -> String {
    let named = |code: &String| {
        let known = looks.languages.iter().find(|(known, _)| known == code);
        known.map_or_else(|| code.clone(), |(_, name)| name.clone())
    };
    let languages: Vec<String> = codes.iter().map(named).collect();
    let args = [("n", (languages.len() as i64).into()), ("languages", languages.join(", ").into())];
    looks.speech.say("packs-languages", &args)
}

/// A line of text with a pack's id, and the id of the pack that it extends.
pub(in crate::screens) fn id_line(looks: &Looks, id: &str, extends: Option<&String>) -> String {
    let id = ("id", id.to_owned().into());
    match extends {
        Some(other) => looks.speech.say("packs-extends", &[id, ("other", other.clone().into())]),
        None => looks.speech.say("packs-id", &[id]),
    }
}

/// How many faults and how many warnings a pack has, in words. Empty if it has none.
pub(super) fn troubles(looks: &Looks, pack: &LibraryPack) -> Vec<String> {
    let (faults, warnings) = pack.faults_and_warnings();
    counted(looks, faults, warnings)
}

/// How many faults and how many warnings there are, in words. Empty if there are none.
pub(in crate::screens) fn counted(looks: &Looks, faults: &[Fault], warnings: &[Fault]) -> Vec<String> {
    let said = |n: usize, text: &dyn Fn(i64) -> String| (n > 0).then(|| text(n as i64));
    let faults = said(faults.len(), &|n| looks.speech.say("packs-faults", &[("n", n.into())]));
    let warnings = said(warnings.len(), &|n| looks.speech.say("packs-warnings", &[("n", n.into())]));
    faults.into_iter().chain(warnings).collect()
}

/// Formats a text in a small font.
pub(in crate::screens) fn small(text: impl Into<String>) -> RichText {
    RichText::new(text).size(type_size::SMALL + 1.0)
}
