//! Pictures that a pack brings: judged when it is read, and read again when they are to be seen, so that nothing is
//! held of what nobody looks at.

use super::panic_guard::guard;
use crate::files::pack_files::Files;
use crate::files::read_error::ReadError;
use image_files::{Pixels, Sides, read_png};

/// A picture of a pack, which could be read when the pack was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackPicture {
    /// The files of the pack that has it: the pack itself, or one that it extends.
    files: Files,
    path: String,
    sides: (u32, u32),
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoPicture {
    /// Its file cannot be read.
    #[error(transparent)]
    File(#[from] ReadError),
    /// Its content cannot be shown.
    #[error("{0}")]
    EmblemError(String),
}

impl PackPicture {
    /// The picture at a path of some files, with the least and the most pixels of its sides.
    ///
    /// # Errors
    /// Why it cannot be shown.
    pub(crate) fn read(files: &Files, path: &str, sides: (u32, u32)) -> Result<Self, NoPicture> {
        let painting = Self { files: files.clone(), path: path.to_owned(), sides };
        painting.decode().map(|_| painting)
    }

    /// Its path within the pack.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Its pixels, read now; nothing where that cannot be done any more.
    pub fn pixels(&self) -> Option<Pixels> {
        let pixels = self.decode().ok();
        self.files.release();
        pixels
    }

    fn decode(&self) -> Result<Pixels, NoPicture> {
        let bytes = self.files.read(&self.path)?;
        let (least, most) = self.sides;
        let read = guard(|| read_png(&bytes, Sides { least, most }));
        let read =
            read.ok_or_else(|| NoPicture::EmblemError("it breaks the library that reads pictures".into()))?;
        read.map_err(|why| NoPicture::EmblemError(why.to_string()))
    }
}
