//! The typefaces of the window: one for text, and others for titles and for names on maps. `fonts/OFL.txt`
//! names their authors and their licence. Letters that they lack come from the font of the language, and after that from
//! the fonts of the system (`system_faces`).

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily, FontId, FontTweak};
use packs::{Face, Letters, Theme};

use super::font_families::{PLACES, TITLES};
use super::late_fonts;

const LATO: &[u8] = include_bytes!("../../fonts/Lato-Regular.ttf");
const GARAMOND: &[u8] = include_bytes!("../../fonts/EBGaramond08-Regular.ttf");
const GARAMOND_ITALIC: &[u8] = include_bytes!("../../fonts/EBGaramond08-Italic.ttf");
const JURA: &[u8] = include_bytes!("../../fonts/Jura-SemiBold.otf");
const JURA_MEDIUM: &[u8] = include_bytes!("../../fonts/Jura-Medium.otf");

/// The downward shift of letters, relative to their size. It centres lines of numbers.
const LOWER: f32 = 0.06;

/// The scale of typefaces that are wide for their size.
const WIDE: f32 = 0.82;

/// The name of the current pack's own font.
const OWN: &str = "own";
/// The name of the font of the language in use.
const LANGUAGE: &str = "language";

/// The font of titles, rounds and empires.
pub fn display(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(TITLES.into()))
}

/// The font of places on a map.
pub fn italic(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(PLACES.into()))
}

/// The fonts of the window. Letters that one font lacks come from the next.
///
/// In titles and names, the pack's own font comes first. It is drawn without hinting, since hints are
/// programs that would be run.
///
/// `language` is the font of the language in use. Running text takes letters from it that the main typeface lacks, so
/// that rows keep their height.
pub fn definitions(theme: &Theme, language: Option<&Letters>) -> FontDefinitions {
    let face = theme.face;
    let mut fonts = late_fonts::definitions();
    let (titles, places, scale) = match face {
        Face::Antiqua => (GARAMOND, GARAMOND_ITALIC, 1.0),
        Face::Technical => (JURA, JURA_MEDIUM, WIDE),
    };
    let faces = [("Lato", LATO, LOWER, 1.0), (TITLES, titles, 0.0, scale), (PLACES, places, 0.0, scale)];
    for (name, data, y_offset_factor, scale) in faces {
        let tweak = FontTweak { y_offset_factor, scale, ..FontTweak::default() };
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(data).tweak(tweak)));
    }
    let monospace = fonts.families.entry(FontFamily::Monospace).or_default();
    if monospace.is_empty() {
        monospace.push("Lato".to_owned());
    }
    let reading = fonts.families.entry(FontFamily::Proportional).or_default();
    reading.insert(0, "Lato".to_owned());
    if let Some(letters) = language {
        reading.insert(1, LANGUAGE.to_owned());
        fonts.font_data.insert(LANGUAGE.to_owned(), Arc::new(untrusted(letters)));
    }
    let reading = reading.clone();
    for name in [TITLES, PLACES] {
        let mut faces = vec![name.to_owned()];
        faces.extend(reading.iter().cloned());
        fonts.families.insert(FontFamily::Name(name.into()), faces);
    }
    if let Some(letters) = &theme.font {
        fonts.font_data.insert(OWN.to_owned(), Arc::new(untrusted(letters)));
        for name in [TITLES, PLACES] {
            fonts.families.entry(FontFamily::Name(name.into())).or_default().insert(0, OWN.to_owned());
        }
    }
    fonts
}

/// A font of a pack or language, without hinting.
fn untrusted(letters: &Letters) -> FontData {
    let tweak = FontTweak { hinting: Some(false), ..FontTweak::default() };
    FontData::from_owned(letters.file().to_vec()).tweak(tweak)
}
