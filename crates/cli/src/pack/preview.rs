//! `whispers pack preview`: a pack's table as a picture.

use std::error::Error;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use super::args::PreviewArgs;
use crate::output_files::{FileKind, Output};
use crate::{Packs, open_language};
use image_files::{Pixels, png};
use packs::{MANIFEST_FILE, Pack};
use text::untrusted_text;

/// Draws a pack's table in a language, with a size in pixels. Returns rows from the top, with red, green and
/// blue for each pixel.
pub type Draw = fn(Arc<Pack>, &'static str, [u32; 2]) -> Result<Vec<u8>, String>;

/// The size at which the pack's own picture is drawn, in pixels. It is halved to smooth lines.
const OWN: [u32; 2] = [1280, 800];
/// The file name of the pack's own picture.
const OWN_FILE: &str = "preview.png";

/// Draws the table at the start of a match, to a file or as the pack's own picture.
///
/// # Errors
/// The pack has faults, or the picture cannot be written.
pub(super) fn preview(
    args: &PreviewArgs,
    packs: &Packs,
    draw: Draw,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let language = open_language(args.language.as_deref())?;
    let again = ("--force", args.force);
    let check = |path: &Path| Output::check(path, FileKind::TABLE, again);
    let named = args.output.as_deref().map(check).transpose()?;
    let pack = packs.open(Some(&args.path))?;
    let draw = |size| draw(Arc::clone(&pack), language, size);
    let Some(output) = named else {
        draw_own(&pack, check, draw, out)?;
        return Ok(note_manifest(&*packs.open(Some(&args.path))?, out)?);
    };
    let picture = png(args.size, &draw(args.size)?)?;
    if let Some(path) = output.write(&picture, out)? {
        writeln!(out, "The table of {} is in {}.", pack.words.name, untrusted_text::path(path))?;
    }
    Ok(())
}

/// Draws the pack's own picture, which lists of packs show.
fn draw_own(
    pack: &Pack,
    check: impl Fn(&Path) -> Result<Output, Box<dyn Error>>,
    draw: impl Fn([u32; 2]) -> Result<Vec<u8>, String>,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let folder = pack.files.folder().ok_or(
        "only a pack in a folder can have its own picture; \
                               name one with --output instead",
    )?;
    let file = folder.join(OWN_FILE);
    let output = check(&file)?;
    let rgb = draw(OWN)?;
    let rgba = rgb.chunks_exact(3).flat_map(|p| [p[0], p[1], p[2], 255]).collect();
    let half = Pixels { size: OWN, rgba }.half_size();
    output.write(&png(half.size, &half.rgb())?, out)?;
    writeln!(out, "Lists of packs show {} with {}", pack.words.name, untrusted_text::path(&file))?;
    Ok(())
}

/// Notes that the manifest does not name the pack's own picture. The manifest is read again, since it may
/// have named the picture before it existed.
fn note_manifest(pack: &Pack, out: &mut impl Write) -> std::io::Result<()> {
    if pack.preview.as_ref().is_some_and(|preview| preview.path() == OWN_FILE) {
        return Ok(());
    }
    writeln!(out, "once its {MANIFEST_FILE} has this line above its tables: preview = \"{OWN_FILE}\"")
}
