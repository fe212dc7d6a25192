//! The colours of panels, of text and of what lies round the lands, by day and by night.

use super::colour_distance::Rgb;

macro_rules! panels {
    ($($(#[doc = $doc:literal])+ $name:ident $day:literal $night:literal $about:literal;)*) => {
        /// The colours that a table is drawn in, but for those of empires and societies.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Panels {
            $($(#[doc = $doc])+ pub $name: Rgb,)*
        }

        impl Panels {
            /// Ink on parchment.
            pub const DAY: Self = Self { $($name: rgb($day),)* };
            /// Paper by candlelight.
            pub const NIGHT: Self = Self { $($name: rgb($night),)* };
            /// The colours' names in `theme.toml`, with their uses.
            pub const KEYS: &'static [(&'static str, &'static str)] = &[$((stringify!($name), $about),)*];

            /// The colour of a key.
            pub fn colour(&self, key: &str) -> Option<Rgb> {
                match key { $(stringify!($name) => Some(self.$name),)* _ => None }
            }

            /// Sets the colour that a key stands for; what is no key is left alone.
            pub fn set(&mut self, key: &str, colour: Rgb) {
                match key { $(stringify!($name) => self.$name = colour,)* _ => {} }
            }
        }
    };
}

panels! {
    /// Behind everything.
    ground 0xe6d6b4 0x1a130d "Behind everything.";
    /// Panels and cards.
    panel 0xf5ecd7 0x2a2016 "Panels and cards.";
    /// Fields and wells.
    well 0xfcf6e8 0x362a1d "Fields and buttons.";
    /// Text and drawing.
    ink 0x2b2015 0xf4e8d2 "Text and drawing.";
    /// Text that matters less.
    faint 0x6e5b45 0xbda98a "Secondary text.";
    /// Frames and rules.
    rule 0xc3ac83 0x614e38 "Frames and rules.";
    /// Available choices.
    lit 0xd98a0b 0xf2b43f "Available choices.";
    /// The selection, and the main button.
    accent 0x6b2d3c 0xec8d5c "The selection, and the main button.";
    /// Mistakes and losses.
    wrong 0xa3241c 0xf07264 "Mistakes and losses.";
    /// Gains.
    gain 0x2c6638 0x93cf9c "Gains.";
    /// Open water.
    sea 0x9cbdc4 0x25302f "Open water round a realm.";
    /// Water at a coast.
    shallow 0xcfe0dc 0x434c45 "Water at the coasts of a realm.";
    /// Paper of the land, which the empires tint.
    land 0xf6eed9 0x4a3f31 "The land, which the empires tint.";
    /// The background of a star chart.
    space 0x1e384e 0x101b2a "The background of a star chart.";
    /// The grid of a star chart.
    grid 0x3d5f78 0x2b4055 "The grid of a star chart.";
    /// Land that a star chart hints at.
    shore 0x2c4b62 0x1c2c3d "Coastlines in the background of a star chart.";
    /// Routes, rims and names of a star chart.
    chalk 0xe9eef2 0xc9d4de "Routes, rims and names of a star chart.";
}

impl Panels {
    /// True if the colours of the panels are dark.
    pub fn is_dark(&self) -> bool {
        luminance(self.panel) < DARK
    }

    /// The key of the colour that text on the accent has: the lightest of a light theme, the darkest of a dark one.
    pub fn on_accent(&self) -> &'static str {
        if self.is_dark() { "ground" } else { "well" }
    }
}

const fn rgb(number: u32) -> Rgb {
    let [_, r, g, b] = number.to_be_bytes();
    [r, g, b]
}

/// The relative luminance of a colour (WCAG 2), from 0 to 1.
pub fn luminance([r, g, b]: Rgb) -> f32 {
    let channel = |c: u8| {
        let c = f32::from(c) / 255.0;
        if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)
}

/// The contrast of two colours (WCAG 2), from 1 to 21.
pub fn contrast(a: Rgb, b: Rgb) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The pairs of colours that need contrast, and the least contrast of each (WCAG 2: 7 for text, 4.5 for text
/// that matters less, 3 for drawings).
pub const READ: &[(&str, &str, f32)] = &[
    ("ink", "ground", 7.0),
    ("ink", "panel", 7.0),
    ("ink", "well", 7.0),
    ("ink", "land", 7.0),
    ("faint", "ground", 4.5),
    ("faint", "panel", 4.5),
    ("faint", "well", 4.5),
    ("wrong", "panel", 4.5),
    ("gain", "panel", 4.5),
    ("accent", "panel", 3.0),
    ("accent", "ground", 3.0),
    ("accent", "well", 3.0),
    ("chalk", "space", 7.0),
];

/// The contrast of text on the accent with the accent at least.
pub const ON_ACCENT: f32 = 4.5;

/// Panels that are darker than this (relative luminance, WCAG 2) are dark ones.
const DARK: f32 = 0.18;
