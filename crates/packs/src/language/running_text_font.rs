//! The font that a language brings for running text.

use std::sync::OnceLock;

use crate::files::built_in_content::BUILT_IN;
use crate::files::pack_files::Files;
use crate::looks::font::{LANGUAGE_FONT, Letters, PACK_FONT, read};
use crate::size_limits::{FONT_BYTES, LANGUAGE_FONT_BYTES};
use crate::toml::fault_report::Fault;

/// A font file in the folder of a language. It is read and checked on first use, because a large one takes a while.
#[derive(Debug)]
pub struct LanguageFont {
    files: Files,
    /// The path of the font within `files`.
    path: String,
    /// True if the language is part of a pack, where fonts must be smaller.
    of_pack: bool,
    /// A fault at the place that declares the font, without a message.
    place: Fault,
    checked: OnceLock<Result<Letters, String>>,
}

impl LanguageFont {
    /// The font in `file`, in the folder `under` of `files`. `place` is a fault where the font is declared.
    pub(super) fn new(files: &Files, under: &str, file: &str, place: Fault) -> Self {
        Self {
            files: files.clone(),
            path: format!("{under}{file}"),
            of_pack: !under.is_empty(),
            place,
            checked: OnceLock::new(),
        }
    }

    /// The checked font. `None` if it cannot be used. The first call reads the file.
    pub fn letters(&self) -> Option<&Letters> {
        self.read().as_ref().ok()
    }

    /// True if [`Self::letters`] returns at once, because the file was read before.
    pub fn is_read(&self) -> bool {
        self.checked.get().is_some()
    }

    /// True if the file is small enough to be read and checked between two frames.
    pub fn is_small(&self) -> bool {
        let size = match &self.files {
            Files::BuiltIn(name) => BUILT_IN
                .get_file(format!("{name}/{}", self.path))
                .map_or(0, |file| file.contents().len() as u64),
            // Fonts in archives have the limit of packs.
            Files::Zip(_) => 0,
            Files::Folder(_) | Files::Below(..) => self
                .files
                .folder()
                .and_then(|folder| system::fs::metadata(folder.join(&self.path)).ok())
                .map_or(0, |file| file.len()),
        };
        size <= SMALL
    }

    /// The reason why the font cannot be used, at the place that declares it. `None` if it can be used.
    pub fn fault(&self) -> Option<Fault> {
        let why = self.read().as_ref().err()?;
        let file = self.path.rsplit('/').next().unwrap_or_default();
        let message = format!("\"{file}\" cannot be used as a font: {why}");
        Some(Fault { message, ..self.place.clone() })
    }

    fn read(&self) -> &Result<Letters, String> {
        self.checked.get_or_init(|| {
            let (most, limits) =
                if self.of_pack { (FONT_BYTES, &PACK_FONT) } else { (LANGUAGE_FONT_BYTES, &LANGUAGE_FONT) };
            let bytes = self.files.read_at_most(&self.path, most).map_err(|why| why.to_string())?;
            read(&bytes, limits)
        })
    }
}

/// The size in bytes of a small font file: half of the limit of packs, whose fonts are read at once, too.
const SMALL: u64 = 512 << 10;
