//! Warns of emblems that cannot be drawn or would be invisible. The program tints the white parts of emblems.

use super::check_input::{Whole, node_at};
use crate::looks::emblem::Drawing;
use crate::toml::toml_reader::Node;

/// The width and height at which emblems are checked, in pixels.
const SIDE: u32 = 32;
/// The minimum alpha of a visible pixel, and the minimum average of the pixels' darkest channels in an emblem that
/// can be tinted. Both from 0 to 255.
const SEEN: (u8, u32) = (64, 160);

pub(super) fn check(whole: &Whole<'_>) {
    let empires: Vec<&str> = whole.raw.empires.iter().map(|e| e.id.as_str()).collect();
    let societies: Vec<&str> = whole.societies.iter().map(String::as_str).collect();
    let mut earlier: Vec<(&str, &str)> = Vec::new();
    for (key, ids, looks) in
        [("empires", empires, &whole.look.empires), ("societies", societies, &whole.look.societies)]
    {
        for (id, look) in ids.into_iter().zip(looks) {
            let Some(node) = node_at(whole.theme, &[key, id, "emblem"]) else { continue };
            let path = look.emblem_path.as_str();
            let same = earlier.iter().find(|(_, known)| *known == path);
            if let Some((other, _)) = same {
                node.warn(format!("\"{other}\" has the same emblem"));
                continue;
            }
            earlier.push((id, path));
            judge(node, path, &look.emblem);
        }
    }
    icons(whole);
}

/// Checks the emblems of the icons that the pack adds.
fn icons(whole: &Whole<'_>) {
    for (id, look) in whole.raw.icons.iter().zip(&whole.look.icons) {
        if let Some(node) = node_at(whole.theme, &["icons", id, "emblem"]) {
            judge(node, &look.emblem_path, &look.emblem);
        }
    }
}

/// Warns if an emblem cannot be drawn, is invisible or is too dark.
fn judge(node: Node<'_>, path: &str, emblem: &[u8]) {
    match brightness(emblem) {
        None => node.fault(format!("\"{path}\" cannot be drawn: draw it with simpler shapes")),
        Some(None) => node.warn(format!("\"{path}\" shows nothing: draw something with fill=\"#fff\"")),
        Some(Some(bright)) if bright < SEEN.1 => node.warn(format!(
            "\"{path}\" is drawn too dark: the program colours what is white, so write fill=\"#fff\""
        )),
        Some(Some(_)) => {}
    }
}

/// The brightness of an emblem, from 0 to 255. `Some(None)` if nothing is visible, `None` if it cannot be drawn.
fn brightness(emblem: &[u8]) -> Option<Option<u32>> {
    let picture = Drawing::new(emblem)?.draw(SIDE)?;
    let pixels = picture.as_chunks::<4>().0.iter();
    let seen = pixels.filter(|[.., alpha]| *alpha >= SEEN.0);
    let darkest = |[red, green, blue, alpha]: &[u8; 4]| {
        let (dark, alpha) = (u32::from(*red.min(green).min(blue)), u32::from(*alpha));
        (dark * 255 + alpha / 2) / alpha.max(1)
    };
    let (sum, count) = seen.fold((0, 0), |(sum, count), pixel| (sum + darkest(pixel), count + 1));
    Some((count > 0).then(|| sum / count))
}
