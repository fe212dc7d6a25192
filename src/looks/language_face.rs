//! The font of the language in use. A small one is read at once, a large one beside the window.

use std::sync::Arc;

use egui::Context;

use packs::{LanguageFont, Letters, Pack, language_font};

/// The font of the language in use.
pub(super) struct LanguageFace {
    font: Option<Arc<LanguageFont>>,
    /// True if the window's fonts already contain it.
    is_shown: bool,
}

impl PartialEq for LanguageFace {
    fn eq(&self, other: &Self) -> bool {
        match (&self.font, &other.font) {
            (Some(font), Some(other)) => Arc::ptr_eq(font, other),
            (font, other) => font.is_none() && other.is_none(),
        }
    }
}

impl LanguageFace {
    /// The font that a language brings for matches with a pack. If it is large, a thread starts to read it.
    pub fn new(ctx: &Context, pack: &Pack, language: &str) -> Self {
        let Some(font) = language_font(language, &pack.spoken) else {
            return Self { font: None, is_shown: true };
        };
        let is_shown = font.is_read() || font.is_small();
        if !is_shown {
            let (read, ctx) = (Arc::clone(&font), ctx.clone());
            let work = move || {
                let _ = read.letters();
                ctx.request_repaint();
            };
            // Without a thread, the letters come from other fonts.
            let _ = system::background::spawn("font", work);
        }
        Self { font: Some(font), is_shown }
    }

    /// The font, once it is read. `None` if the language has none, or a broken one.
    pub fn letters(&self) -> Option<&Letters> {
        self.font.as_ref().filter(|_| self.is_shown)?.letters()
    }

    /// True once: when a large font has been read since it was asked for.
    pub fn has_arrived(&mut self) -> bool {
        let arrived = !self.is_shown && self.font.as_ref().is_some_and(|font| font.is_read());
        self.is_shown |= arrived;
        arrived
    }

    /// Waits until the font has been read.
    pub fn wait(&self) {
        if let Some(font) = &self.font {
            let _ = font.letters();
        }
    }
}
