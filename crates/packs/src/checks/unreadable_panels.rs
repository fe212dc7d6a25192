//! Warns of panel colours with too little contrast.

use super::check_input::{Whole, node_at};
use crate::looks::panel_colours::{ON_ACCENT, Panels, READ, contrast};

pub(super) fn check(whole: &Whole<'_>) {
    for (key, panels) in [("day", &whole.look.day), ("night", &whole.look.night)] {
        too_faint(whole, key, panels);
        buttons(whole, key, panels);
    }
}

/// Warns of low contrast between the panel colours of the day or night theme.
fn too_faint(whole: &Whole<'_>, key: &str, panels: &Panels) {
    for (name, on, least) in READ {
        let at = node_at(whole.theme, &[key, name]).or_else(|| node_at(whole.theme, &[key, on]));
        if let (Some(node), Some(colour), Some(ground)) = (at, panels.colour(name), panels.colour(on))
            && contrast(colour, ground) < *least
        {
            let found = contrast(colour, ground);
            node.warn(format!(
                "hard to read: `{name}` has a contrast of {found:.1} on `{on}`; the minimum is {least}; make one \
                 of them lighter or darker"
            ));
        }
    }
}

/// Checks the contrast of the text on main buttons, which are filled with the accent colour.
fn buttons(whole: &Whole<'_>, key: &str, panels: &Panels) {
    let on = panels.on_accent();
    let Some(found) = panels.colour(on).map(|text| contrast(text, panels.accent)) else { return };
    let at = node_at(whole.theme, &[key, "accent"]).or_else(|| node_at(whole.theme, &[key, on]));
    if let Some(node) = at.filter(|_| found < ON_ACCENT) {
        node.warn(format!(
            "hard to read: buttons filled with `accent` have text in `{on}`, with a contrast of {found:.1} \
             on it; the minimum is {ON_ACCENT}; make one of them lighter or darker"
        ));
    }
}
