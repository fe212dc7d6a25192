//! Fonts of the system, for letters that neither the program's fonts nor the language's have: names of players, packs and
//! files can be in any script.
//!
//! The window never waits. A letter without a font starts a search on a thread. Until the search is done, the letter is
//! shown as a box. Pictures and films are drawn on threads of their own, so they wait for the search. Tests never ask the
//! system, because only [`allow`] permits it.

use std::collections::{BTreeSet, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use egui::epaint::text::{FontInsert, FontPriority, InsertFontFamily};
use egui::{Context, FallbackRequest, FontData, FontProvider, FontTweak};
use system::fonts::{CAN_ASK, MOST_FONTS, SystemFont, find_fonts};

/// The maximum number of letters that are remembered as having no font. After that, no more are searched for.
const MOST_LETTERS: usize = 20_000;

static IS_ALLOWED: AtomicBool = AtomicBool::new(false);

static FACES: Mutex<Faces> = Mutex::new(Faces::new());

/// What is known of the system's fonts. All windows and pictures share it.
struct Faces {
    /// The language in use, which decides between the forms of ideographs.
    language: String,
    /// The fonts that were found.
    found: Vec<Arc<SystemFont>>,
    /// The letters to search for next.
    wanted: BTreeSet<char>,
    /// The letters that no font of the system has.
    without: Option<HashSet<char>>,
    /// True while a thread searches.
    is_searching: bool,
}

impl Faces {
    const fn new() -> Self {
        Self {
            language: String::new(),
            found: Vec::new(),
            wanted: BTreeSet::new(),
            without: None,
            is_searching: false,
        }
    }

    /// True if a search for this letter has failed.
    fn is_without(&self, letter: char) -> bool {
        self.without
            .as_ref()
            .is_some_and(|without| without.contains(&letter) || without.len() >= MOST_LETTERS)
    }

    /// The font that has a letter, if it was found before.
    fn font(&self, letter: char) -> Option<Arc<SystemFont>> {
        self.found.iter().find(|font| font.has(letter)).cloned()
    }

    /// Adds the result of a search.
    fn add(&mut self, asked: &BTreeSet<char>, language: &str, fonts: Vec<Arc<SystemFont>>) {
        // The language may have changed in the meantime.
        if self.language == language {
            self.found.extend(fonts);
            self.found.truncate(MOST_FONTS);
            let without: Vec<char> =
                asked.iter().copied().filter(|letter| self.font(*letter).is_none()).collect();
            self.without.get_or_insert_default().extend(without);
        }
    }
}

fn faces() -> MutexGuard<'static, Faces> {
    FACES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Permits the program to ask the system for fonts, where there are any.
pub fn allow() {
    IS_ALLOWED.store(CAN_ASK, Ordering::Relaxed);
}

/// Prefers fonts for this language from now on. Returns true if others may be found than before.
pub(super) fn set_language(language: &str) -> bool {
    let mut faces = faces();
    if faces.language == language {
        return false;
    }
    faces.language = language.to_owned();
    faces.found.clear();
    faces.without = None;
    true
}

/// Lets a window take letters from the system's fonts, without waiting for them.
pub fn watch(ctx: &Context) {
    if IS_ALLOWED.load(Ordering::Relaxed) {
        ctx.add_font_provider(Arc::new(Searching { ctx: ctx.clone() }));
    }
}

/// Lets a picture take letters from the system's fonts. Drawing waits for them.
pub fn wait_for(ctx: &Context) {
    if IS_ALLOWED.load(Ordering::Relaxed) {
        ctx.add_font_provider(Arc::new(Waiting));
    }
}

/// Asks again for letters that had no font before.
pub(super) fn ask_again(ctx: &Context) {
    if IS_ALLOWED.load(Ordering::Relaxed) {
        ctx.set_font_providers(vec![Arc::new(Searching { ctx: ctx.clone() })]);
    }
}

/// A provider that searches on a thread.
struct Searching {
    ctx: Context,
}

impl FontProvider for Searching {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        let letter = request.cluster.chars().next()?;
        let mut faces = faces();
        if let Some(font) = faces.font(letter) {
            return Some(insert(&font, request));
        }
        if !faces.is_without(letter) && faces.wanted.len() < MOST_LETTERS {
            faces.wanted.insert(letter);
            if !faces.is_searching {
                let ctx = self.ctx.clone();
                // Without a thread, the letter stays a box.
                faces.is_searching = system::background::spawn("system-fonts", move || search(&ctx)).is_ok();
            }
        }
        None
    }
}

/// Searches until no more letters are wanted.
fn search(ctx: &Context) {
    loop {
        let (wanted, language, known) = {
            let mut faces = faces();
            let wanted = std::mem::take(&mut faces.wanted);
            if wanted.is_empty() {
                faces.is_searching = false;
                return;
            }
            (wanted, faces.language.clone(), faces.found.clone())
        };
        let found = find_fonts(&wanted, std::slice::from_ref(&language), &known);
        let has_found = !found.is_empty();
        faces().add(&wanted, &language, found);
        if has_found {
            ask_again(ctx);
        }
    }
}

/// A provider that searches at once.
struct Waiting;

impl FontProvider for Waiting {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        let letter = request.cluster.chars().next()?;
        let (language, known) = {
            let faces = faces();
            if let Some(font) = faces.font(letter) {
                return Some(insert(&font, request));
            }
            if faces.is_without(letter) {
                return None;
            }
            (faces.language.clone(), faces.found.clone())
        };
        let wanted = BTreeSet::from([letter]);
        let found = find_fonts(&wanted, std::slice::from_ref(&language), &known);
        let mut faces = faces();
        faces.add(&wanted, &language, found);
        faces.font(letter).map(|font| insert(&font, request))
    }
}

/// A font as egui takes it. It is drawn without hinting, like those of packs.
fn insert(font: &SystemFont, request: &FallbackRequest<'_>) -> FontInsert {
    let mut tweak = FontTweak { hinting: Some(false), ..FontTweak::default() };
    if font.has_weights {
        tweak.coords.push(b"wght", 400.0);
    }
    let data = FontData::from_blob(Arc::new(Arc::clone(&font.file)), 0).tweak(tweak);
    let family = InsertFontFamily { family: request.family.clone(), priority: FontPriority::Lowest };
    FontInsert::new(&format!("system {}", font.name), data, vec![family])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_never_ask_the_system() {
        assert!(!IS_ALLOWED.load(Ordering::Relaxed));
    }

    #[test]
    fn letters_without_a_font_are_searched_for_once() {
        let file: Arc<[u8]> = include_bytes!("../../fonts/Lato-Regular.ttf").as_slice().into();
        let font = Arc::new(SystemFont { name: "Lato 0".into(), file, has_weights: false });
        let mut faces = Faces::new();
        let asked = BTreeSet::from(['Ä', '中']);
        faces.add(&asked, "ja", vec![Arc::clone(&font)]);
        assert!(faces.found.is_empty() && !faces.is_without('中'), "the language changed meanwhile");
        faces.add(&asked, "", vec![font]);
        assert!(faces.font('Ä').is_some() && !faces.is_without('Ä'));
        assert!(faces.font('中').is_none() && faces.is_without('中'));
    }
}
