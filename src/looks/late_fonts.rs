//! The fonts that egui brings: one with letters of equal width, and one for letters that the program's own fonts lack.
//!
//! They are built in, except on a page. A page downloads them after its first frame, and gives them to its workers.

use std::sync::{Arc, PoisonError, RwLock};

use egui::epaint::text::{FontInsert, FontPriority, InsertFontFamily};
use egui::{Context, FontData, FontDefinitions, FontFamily};

use super::font_families::{PLACES, TITLES};

/// A font that was downloaded.
#[derive(Clone)]
struct LateFont {
    name: &'static str,
    file: Arc<[u8]>,
}

/// The fonts that were downloaded so far.
static LATE: RwLock<Vec<LateFont>> = RwLock::new(Vec::new());

/// The name of the font with letters of equal width.
const MONOSPACE: &str = "Hack";
/// The name of the font for letters that the program's own fonts lack.
const FURTHER: &str = "Ubuntu-Light";

/// The first bytes of a TrueType font. A server may answer with a page about an error.
const TRUE_TYPE: [u8; 4] = [0, 1, 0, 0];

/// Adds a font that a page has downloaded, by its name. A context draws with it from its next frame on. Other names, and
/// files that are no fonts, are ignored.
pub fn add(ctx: Option<&Context>, name: &str, file: Vec<u8>) {
    let known = [MONOSPACE, FURTHER].into_iter().find(|known| *known == name);
    let Some(name) = known.filter(|_| file.starts_with(&TRUE_TYPE)) else { return };
    let font = LateFont { name, file: file.into() };
    if let Some(ctx) = ctx {
        ctx.add_font(font.insert());
    }
    let mut late = LATE.write().unwrap_or_else(PoisonError::into_inner);
    late.retain(|other| other.name != name);
    late.push(font);
}

/// Egui's fonts, as far as they are built in or were downloaded.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    for font in LATE.read().unwrap_or_else(PoisonError::into_inner).iter() {
        font.add_to(&mut fonts);
    }
    fonts
}

impl LateFont {
    fn data(&self) -> FontData {
        FontData::from_blob(Arc::new(Arc::clone(&self.file)), 0)
    }

    /// The place of this font in a family: first in the one of equal width, and otherwise last.
    fn place(&self, family: FontFamily) -> InsertFontFamily {
        let is_first = self.name == MONOSPACE && family == FontFamily::Monospace;
        let priority = if is_first { FontPriority::Highest } else { FontPriority::Lowest };
        InsertFontFamily { family, priority }
    }

    /// The families whose letters this font draws. `own` are those of titles and of places, if they are defined already.
    fn families<'a>(&self, own: &'a [&'a str]) -> impl Iterator<Item = FontFamily> + use<'a> {
        let further = self.name == FURTHER;
        let others =
            own.iter().map(|name| FontFamily::Name((*name).into())).chain([FontFamily::Proportional]);
        std::iter::once(FontFamily::Monospace).chain(others.filter(move |_| further))
    }

    /// This font as an addition to the fonts of a context.
    fn insert(&self) -> FontInsert {
        let families = self.families(&[TITLES, PLACES]).map(|family| self.place(family)).collect();
        FontInsert::new(self.name, self.data(), families)
    }

    /// Adds this font to definitions that have no families for titles and places yet.
    fn add_to(&self, fonts: &mut FontDefinitions) {
        fonts.font_data.insert(self.name.to_owned(), Arc::new(self.data()));
        for family in self.families(&[]) {
            let place = self.place(family);
            let faces = fonts.families.entry(place.family).or_default();
            let at = if matches!(place.priority, FontPriority::Highest) { 0 } else { faces.len() };
            faces.insert(at, self.name.to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn late(name: &'static str) -> LateFont {
        let file: &[u8] = include_bytes!("../../fonts/Lato-Regular.ttf");
        LateFont { name, file: file.into() }
    }

    #[test]
    fn fonts_that_come_late_take_the_places_of_those_that_are_built_in() {
        // In any order.
        for names in [[MONOSPACE, FURTHER], [FURTHER, MONOSPACE]] {
            let mut fonts = FontDefinitions::empty();
            names.into_iter().for_each(|name| late(name).add_to(&mut fonts));
            let faces = |family| fonts.families[&family].clone();
            assert_eq!(faces(FontFamily::Monospace), [MONOSPACE, FURTHER]);
            assert_eq!(faces(FontFamily::Proportional), [FURTHER]);
            let built_in = FontDefinitions::default();
            assert!(built_in.families[&FontFamily::Monospace].starts_with(&faces(FontFamily::Monospace)));
        }
    }

    #[test]
    fn what_is_no_font_of_egui_is_ignored() {
        add(None, MONOSPACE, b"<!doctype html>".to_vec());
        add(None, "Comic Sans", include_bytes!("../../fonts/Lato-Regular.ttf").to_vec());
        assert!(LATE.read().unwrap().is_empty());
    }

    #[test]
    fn a_late_font_is_added_to_all_families_that_need_it() {
        let count = |name| late(name).insert().families.len();
        assert_eq!((count(MONOSPACE), count(FURTHER)), (1, 4));
    }
}
