//! `whispers pack preview`: a pack's table as a picture.

use std::error::Error;
use std::io::Write;
use std::sync::Arc;

use crate::cli::pack_args::PreviewArgs;
use crate::cli::{Packs, open_language, picture_file};
use crate::content::Pack;

/// Draws the table of a pack in a language, of so many pixels across and down: rows from the top,
/// red, green and blue of each pixel.
pub type Draw = fn(Arc<Pack>, &'static str, [u32; 2]) -> Result<Vec<u8>, String>;

/// Draws the table as it is when a match begins.
///
/// # Errors
/// What is wrong with the pack, or that the picture cannot be written.
pub(super) fn preview(
    args: &PreviewArgs,
    packs: &Packs,
    draw: Draw,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let language = open_language(args.language.as_deref())?;
    let pack = packs.open(Some(&args.path))?;
    let rgb = draw(Arc::clone(&pack), language, args.size)?;
    picture_file::write(&args.output, args.size, &rgb)?;
    writeln!(out, "The table of {} is in {}.", pack.words.name, args.output.display())?;
    Ok(())
}
