//! Pictures of a pack. They are checked when the pack is read, and decoded again when shown, so that unused pictures
//! take no memory.

use crate::files::pack_files::Files;
use crate::files::read_error::ReadError;
use image_files::{Pixels, Sides, read_png};
use system::panic_guard::guard;

/// A picture of a pack, which was readable when the pack was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackPicture {
    /// The files of the pack that contains the picture, which may be an extended pack.
    files: Files,
    path: String,
    sides: (u32, u32),
}

/// The reason why a picture cannot be used.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoPicture {
    /// The file of the picture cannot be read.
    #[error(transparent)]
    File(#[from] ReadError),
    /// The content of the picture cannot be shown. The text says why.
    #[error("{0}")]
    EmblemError(String),
}

impl PackPicture {
    /// Reads the picture at this path. `sides` holds the minimum and maximum of its width and height, in pixels.
    ///
    /// # Errors
    /// Returns the reason why the picture cannot be shown.
    pub(crate) fn read(files: &Files, path: &str, sides: (u32, u32)) -> Result<Self, NoPicture> {
        let painting = Self { files: files.clone(), path: path.to_owned(), sides };
        painting.decode().map(|_| painting)
    }

    /// The path of the picture within the pack.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Decodes the picture. `None` if its file can no longer be read.
    pub fn pixels(&self) -> Option<Pixels> {
        let pixels = self.decode().ok();
        self.files.release();
        pixels
    }

    fn decode(&self) -> Result<Pixels, NoPicture> {
        let bytes = self.files.read(&self.path)?;
        let (least, most) = self.sides;
        let read = guard(|| read_png(&bytes, Sides { least, most }));
        let read = read.ok_or_else(|| NoPicture::EmblemError("the picture library cannot read it".into()))?;
        read.map_err(|why| NoPicture::EmblemError(why.to_string()))
    }
}
