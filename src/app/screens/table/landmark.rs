//! Cities, farms and forts as they stand on the map: small drawings in ink on paper in a realm, signs on a star
//! chart.

use egui::{Rect, Ui, Vec2};

use crate::app::icons::Symbol;
use crate::app::looks::Looks;
use crate::app::theme::mix;
use crate::rules::Icon;

/// Draws one, its foot on the lower edge.
pub(super) fn drawing(ui: &Ui, looks: &mut Looks, icon: Icon, at: Rect) {
    let theme = &looks.theme;
    let (paper, lines, tint) = match icon {
        Icon::City => (Symbol::CityPaper, Symbol::CityLines, theme.well),
        Icon::Farm => (Symbol::FarmPaper, Symbol::FarmLines, mix(theme.well, theme.lit, 0.45)),
        Icon::Fort => (Symbol::FortPaper, Symbol::FortLines, mix(theme.well, theme.rule, 0.4)),
    };
    let ink = theme.ink;
    looks.icons.paint(ui, paper, at, tint);
    looks.icons.paint(ui, lines, at, ink);
}

/// The sign of one, with a pale edge: a small disc may be of any colour, and its pattern runs on below.
pub(super) fn sign(ui: &Ui, looks: &mut Looks, icon: Icon, at: Rect) {
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        looks.icons.paint(ui, Symbol::from(icon), at.translate(Vec2::new(x, y)), looks.theme.chalk);
    }
    looks.icons.paint(ui, Symbol::from(icon), at, looks.theme.ink);
}
