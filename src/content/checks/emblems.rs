//! Emblems that cannot be drawn, or would not be seen: the program draws them itself, in a colour of
//! its own wherever they are white.

use resvg::{tiny_skia, usvg};

use super::whole::{Whole, within};
use crate::content::topics::theme::Look;

/// The side of the picture that is looked at, in pixels.
const SIDE: u32 = 32;
/// What of 255 a pixel has to have to be seen at all, and how bright its darkest channel has to be
/// on average to take a colour.
const SEEN: (u8, u32) = (64, 160);

pub(super) fn check(whole: &Whole<'_>) {
    let empires: Vec<&str> = whole.raw.empires.iter().map(|e| e.id.as_str()).collect();
    let societies: Vec<&str> = whole.societies.iter().map(String::as_str).collect();
    let mut earlier: Vec<(&str, &str)> = Vec::new();
    for (key, ids, looks) in
        [("empires", empires, &whole.look.empires), ("societies", societies, &whole.look.societies)]
    {
        for (id, look) in ids.into_iter().zip(looks) {
            let Some(node) = within(whole.theme, &[key, id, "emblem"]) else { continue };
            let path = look.emblem_path.as_str();
            match draw(look) {
                Err(why) => node.fault(format!("\"{path}\" cannot be drawn: {why}")),
                Ok(None) => node.warn(format!("\"{path}\" shows nothing: draw something with fill=\"#fff\"")),
                Ok(Some(bright)) if bright < SEEN.1 => node.warn(format!(
                    "\"{path}\" is drawn too dark: the program colours what is white, so write fill=\"#fff\""
                )),
                Ok(Some(_)) => {}
            }
            match earlier.iter().find(|(_, known)| *known == path) {
                Some((other, _)) => node.warn(format!("\"{other}\" has the same emblem")),
                None => earlier.push((id, path)),
            }
        }
    }
}

/// How bright an emblem is, 0 to 255; `None` when there is nothing to be seen.
///
/// # Errors
/// Why it cannot be drawn.
fn draw(look: &Look) -> Result<Option<u32>, String> {
    let tree = usvg::Tree::from_data(&look.emblem, &usvg::Options::default()).map_err(|e| e.to_string())?;
    let mut picture = tiny_skia::Pixmap::new(SIDE, SIDE).ok_or("there is no room for it")?;
    let size = tree.size();
    let scale = SIDE as f32 / size.width().max(size.height());
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut picture.as_mut());
    let seen = picture.pixels().iter().filter(|p| p.alpha() >= SEEN.0);
    let darkest = |p: &tiny_skia::PremultipliedColorU8| {
        let colour = p.demultiply();
        u32::from(colour.red().min(colour.green()).min(colour.blue()))
    };
    let (sum, count) = seen.fold((0, 0), |(sum, count), p| (sum + darkest(p), count + 1));
    Ok((count > 0).then(|| sum / count))
}
