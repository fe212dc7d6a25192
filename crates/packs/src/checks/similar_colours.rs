//! Warns of colours that are hard to tell apart, with normal or colour-blind vision.

use super::check_input::{Whole, node_at};
use crate::looks::colour_distance::{EMPIRES_APART, Rgb, SOCIETIES_APART, nearest};
use crate::topics::theme::Look;

pub(super) fn check(whole: &Whole<'_>) {
    let empires: Vec<&str> = whole.raw.empires.iter().map(|e| e.id.as_str()).collect();
    let societies: Vec<&str> = whole.societies.iter().map(String::as_str).collect();
    let (all, few) = (&whole.look.empires, &whole.look.societies);
    too_alike(whole, ("empires", "colour"), &empires, (all, |look| look.colour), EMPIRES_APART);
    too_alike(whole, ("societies", "colour"), &societies, (few, |look| look.colour), SOCIETIES_APART);
    // Without a night colour, the day colour is used, which has just been checked.
    too_alike(whole, ("empires", "night"), &empires, (all, |look| look.night), EMPIRES_APART);
}

fn too_alike(
    whole: &Whole<'_>,
    (key, by): (&str, &str),
    ids: &[&str],
    (looks, colour): (&[Look], fn(&Look) -> Rgb),
    least: f64,
) {
    for (i, (id, look)) in ids.iter().zip(looks).enumerate() {
        for (other, earlier) in ids.iter().zip(looks).take(i) {
            let (vision, apart) = nearest(colour(look), colour(earlier));
            let of = |id: &str| node_at(whole.theme, &[key, id, by]);
            if apart < least
                && let Some((node, other)) =
                    of(id).map(|node| (node, other)).or_else(|| Some((of(other)?, id)))
            {
                let when = if by == "night" { " by night" } else { "" };
                node.warn(format!(
                    "hard to tell from the colour of \"{other}\"{when}: {} see them {apart:.1} apart (CIEDE2000); \
                     the minimum is {least}; make one of them lighter or darker",
                    vision.eyes
                ));
            }
        }
    }
}
