//! Colours that somebody cannot tell apart: with common and with colour-blind eyes.

use super::whole::{Whole, within};
use crate::content::looks::colours::{EMPIRES_APART, SOCIETIES_APART, nearest};
use crate::content::topics::theme::Look;

pub(super) fn check(whole: &Whole<'_>) {
    let empires: Vec<&str> = whole.raw.empires.iter().map(|e| e.id.as_str()).collect();
    let societies: Vec<&str> = whole.societies.iter().map(String::as_str).collect();
    too_alike(whole, "empires", &empires, &whole.look.empires, EMPIRES_APART);
    too_alike(whole, "societies", &societies, &whole.look.societies, SOCIETIES_APART);
}

fn too_alike(whole: &Whole<'_>, key: &str, ids: &[&str], looks: &[Look], least: f64) {
    for (i, (id, look)) in ids.iter().zip(looks).enumerate() {
        for (other, earlier) in ids.iter().zip(looks).take(i) {
            let (vision, apart) = nearest(look.colour, earlier.colour);
            if apart < least
                && let Some(node) = within(whole.theme, &[key, id, "colour"])
            {
                node.warn(format!(
                    "hard to tell from the colour of \"{other}\": {} see them {apart:.1} apart (CIEDE2000), and \
                     {least} is the least; make one of them lighter or darker",
                    vision.eyes
                ));
            }
        }
    }
}
