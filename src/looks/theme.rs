//! The theme of the window: all colours, sizes and line widths.

use std::sync::Arc;

use egui::epaint::CornerRadius;
use egui::{Color32, Context, FontFamily, FontId, Stroke, TextStyle, Vec2, Visuals};

use crate::looks::fonts;
use packs::{self, Panels, Picture, Rgb};
use rules::MAX_EMPIRES;

/// Distances between things, in points.
pub mod space {
    /// The distance between things that belong together.
    pub const TIGHT: f32 = 4.0;
    /// The usual distance.
    pub const NORMAL: f32 = 8.0;
    /// The distance between groups.
    pub const WIDE: f32 = 16.0;
}

/// Sizes of type, in points.
pub mod type_size {
    /// The size of numbers on the map and of counts.
    pub const SMALL: f32 = 11.5;
    /// The size of running text.
    pub const BODY: f32 = 14.0;
    /// The size of a question.
    pub const LEAD: f32 = 16.0;
    /// The size of headings.
    pub const HEADING: f32 = 21.0;
    /// The size of the title.
    pub const TITLE: f32 = 44.0;
}

/// The widths of lines, in points.
pub mod line {
    /// The width of hairlines and frames.
    pub const THIN: f32 = 1.0;
    /// The width of borders of conquest and of the focus.
    pub const STRONG: f32 = 2.0;
    /// The width of a highlight.
    pub const LIT: f32 = 3.0;
}

/// The colours of one theme.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// True if the theme is dark.
    pub dark: bool,
    /// The background of the window.
    pub ground: Color32,
    /// The background of panels and cards.
    pub panel: Color32,
    /// The background of fields and wells.
    pub well: Color32,
    /// The colour of text and drawings.
    pub ink: Color32,
    /// The colour of less important text.
    pub faint: Color32,
    /// The colour of frames and dividing lines.
    pub rule: Color32,
    /// The background of a star chart.
    pub space: Color32,
    /// The grid of a star chart.
    pub grid: Color32,
    /// The outlines of land on a star chart.
    pub shore: Color32,
    /// Routes, rims and names on a star chart.
    pub chalk: Color32,
    /// A choice that can be made.
    pub lit: Color32,
    /// The choice that was made, or a question.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// An error or a loss.
    pub wrong: Color32,
    /// The colour of gains.
    pub gain: Color32,
    /// The colour of open water.
    pub sea: Color32,
    /// Water at a coast.
    pub shallow: Color32,
    /// The paper colour of land, which empires tint.
    pub land: Color32,
}

impl Theme {
    /// The theme of a pack's colours.
    pub fn new(panels: &Panels) -> Self {
        Self {
            dark: panels.is_dark(),
            ground: colour(panels.ground),
            panel: colour(panels.panel),
            well: colour(panels.well),
            ink: colour(panels.ink),
            faint: colour(panels.faint),
            rule: colour(panels.rule),
            lit: colour(panels.lit),
            accent: colour(panels.accent),
            on_accent: colour(panels.colour(panels.on_accent()).unwrap_or(panels.well)),
            wrong: colour(panels.wrong),
            gain: colour(panels.gain),
            sea: colour(panels.sea),
            shallow: colour(panels.shallow),
            land: colour(panels.land),
            space: colour(panels.space),
            grid: colour(panels.grid),
            shore: colour(panels.shore),
            chalk: colour(panels.chalk),
        }
    }

    /// The colour around the regions of a map.
    pub fn water(&self, picture: &Picture) -> Color32 {
        match picture {
            Picture::Realm(_) => self.sea,
            Picture::Stars(_) => self.space,
        }
    }

    /// The pale edge of tokens and of agents on the map: paper by day, cream by night.
    pub fn rim(&self) -> Color32 {
        if self.dark { self.ink } else { self.well }
    }

    /// The colour that darkens others.
    pub fn shade(&self) -> Color32 {
        if self.dark { self.ground } else { self.ink }
    }

    /// A colour for drawings on panels. It is mixed with ink until its contrast is at least 3 (WCAG 2 for
    /// graphics).
    pub fn drawn(&self, colour: Color32) -> Color32 {
        self.seen_on_panels(colour, 3.0)
    }

    /// A colour for small and thin drawings on panels, with the contrast for small text (4.5, WCAG 2).
    pub fn drawn_fine(&self, colour: Color32) -> Color32 {
        self.seen_on_panels(colour, 4.5)
    }

    /// A colour mixed with just enough ink for this contrast on panels.
    fn seen_on_panels(&self, colour: Color32, least: f32) -> Color32 {
        let mut steps = (0..=10).map(|step| mix(colour, self.ink, step as f32 / 10.0));
        steps.find(|c| contrast(*c, self.panel) >= least).unwrap_or(self.ink)
    }

    /// Applies this theme to egui's widgets. egui has a style for each theme of the system, and both become
    /// this one.
    pub fn apply(&self, ctx: &Context) {
        let style = Arc::new(self.style());
        for theme in [egui::Theme::Dark, egui::Theme::Light] {
            ctx.set_style_of(theme, Arc::clone(&style));
        }
    }

    /// The style of egui's own widgets in this theme.
    pub fn style(&self) -> egui::Style {
        let mut style = egui::Style::default();
        let mut visuals = if self.dark { Visuals::dark() } else { Visuals::light() };
        visuals.override_text_color = Some(self.ink);
        visuals.weak_text_color = Some(self.faint);
        visuals.panel_fill = self.ground;
        visuals.window_fill = self.panel;
        visuals.window_stroke = Stroke::new(line::THIN, self.rule);
        visuals.extreme_bg_color = self.well;
        visuals.faint_bg_color = self.panel;
        visuals.error_fg_color = self.wrong;
        visuals.warn_fg_color = self.wrong;
        visuals.hyperlink_color = self.accent;
        visuals.selection.bg_fill = self.accent.gamma_multiply(0.35);
        visuals.selection.stroke = Stroke::new(line::STRONG, self.accent);
        let states = [
            (&mut visuals.widgets.noninteractive, self.panel, self.rule, line::THIN),
            (&mut visuals.widgets.inactive, self.well, self.rule, line::THIN),
            (&mut visuals.widgets.hovered, self.well, self.accent, line::STRONG),
            (&mut visuals.widgets.active, self.rule, self.accent, line::STRONG),
            (&mut visuals.widgets.open, self.well, self.accent, line::THIN),
        ];
        for (state, fill, edge, weight) in states {
            state.bg_fill = fill;
            state.weak_bg_fill = fill;
            state.bg_stroke = Stroke::new(weight, edge);
            state.fg_stroke = Stroke::new(line::THIN, self.ink);
            state.corner_radius = CornerRadius::same(4);
            state.expansion = 0.0;
        }
        style.visuals = visuals;
        // Text is not selectable by default, so that the pointer doesn't select it by accident.
        style.interaction.selectable_labels = false;
        style.spacing.item_spacing = Vec2::splat(space::TIGHT);
        style.spacing.button_padding = Vec2::new(space::NORMAL, space::TIGHT);
        style.spacing.interact_size.y = 24.0;
        style.spacing.window_margin = egui::Margin::same(space::WIDE as i8);
        let font = |size| FontId::new(size, FontFamily::Proportional);
        style.text_styles = [
            (TextStyle::Small, font(type_size::SMALL)),
            (TextStyle::Body, font(type_size::BODY)),
            (TextStyle::Button, font(type_size::BODY)),
            (TextStyle::Heading, fonts::display(type_size::HEADING + 2.0)),
            (TextStyle::Monospace, FontId::monospace(type_size::SMALL)),
        ]
        .into();
        style
    }
}

/// Colours that every kind of colour vision can tell apart, one for each possible empire of a pack: blue,
/// red, green, yellow, black, pink, white, grey.
pub const STRONG: [Rgb; MAX_EMPIRES] = [
    [0x00, 0x29, 0xc3],
    [0xb0, 0x30, 0x00],
    [0x07, 0xb7, 0x7d],
    [0xff, 0xf2, 0x2d],
    [0x18, 0x18, 0x18],
    [0xf6, 0x7c, 0xf5],
    [0xe4, 0xff, 0xf4],
    [0x6d, 0x66, 0x6d],
];

/// A pack's colour for egui.
pub fn colour([r, g, b]: Rgb) -> Color32 {
    Color32::from_rgb(r, g, b)
}

/// A mixture of two colours. `share` is the part of the second colour, from 0 to 1.
pub fn mix(a: Color32, b: Color32, share: f32) -> Color32 {
    let part = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * share).round() as u8;
    Color32::from_rgba_premultiplied(
        part(a.r(), b.r()),
        part(a.g(), b.g()),
        part(a.b(), b.b()),
        part(a.a(), b.a()),
    )
}

/// The relative luminance of a colour (WCAG 2), from 0 to 1.
pub fn luminance(colour: Color32) -> f32 {
    packs::luminance([colour.r(), colour.g(), colour.b()])
}

/// The contrast of two colours (WCAG 2).
pub fn contrast(a: Color32, b: Color32) -> f32 {
    packs::contrast([a.r(), a.g(), a.b()], [b.r(), b.g(), b.b()])
}

/// Black or white, whichever is easier to read on a colour.
pub fn text_on(ground: Color32) -> Color32 {
    if luminance(ground) > 0.28 { Color32::from_rgb(0x1d, 0x15, 0x0d) } else { Color32::WHITE }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_can_be_read_on_every_ground_of_every_theme() {
        for theme in [Theme::new(&Panels::DAY), Theme::new(&Panels::NIGHT)] {
            for ground in [theme.ground, theme.panel, theme.well] {
                assert!(contrast(theme.ink, ground) >= 7.0, "{ground:?}");
                assert!(contrast(theme.faint, ground) >= 4.5, "{ground:?}");
                assert!(contrast(theme.wrong, ground) >= 4.5, "{ground:?}");
                assert!(contrast(theme.gain, ground) >= 4.5, "{ground:?}");
                assert!(contrast(theme.accent, ground) >= 3.0, "{ground:?}");
            }
            assert!(contrast(theme.on_accent, theme.accent) >= 4.5);
            assert!(contrast(theme.ink, theme.land) >= 7.0);
        }
    }
}
