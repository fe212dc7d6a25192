//! The colours of panels, text and the map's surroundings, for the day and night themes.

use super::colour_distance::Rgb;

macro_rules! panels {
    ($($(#[doc = $doc:literal])+ $name:ident $day:literal $night:literal $about:literal;)*) => {
        /// The colours of the table, except those of empires and societies.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Panels {
            $($(#[doc = $doc])+ pub $name: Rgb,)*
        }

        impl Panels {
            /// The colours of the day theme, which suggest ink on parchment.
            pub const DAY: Self = Self { $($name: rgb($day),)* };
            /// The colours of the night theme, which suggest paper by candlelight.
            pub const NIGHT: Self = Self { $($name: rgb($night),)* };
            /// The keys of the colours in `theme.toml`, each with its use.
            pub const KEYS: &'static [(&'static str, &'static str)] = &[$((stringify!($name), $about),)*];

            /// The colour with this key, or `None` for an unknown key.
            pub fn colour(&self, key: &str) -> Option<Rgb> {
                match key { $(stringify!($name) => Some(self.$name),)* _ => None }
            }

            /// Sets the colour with this key. Does nothing for an unknown key.
            pub fn set(&mut self, key: &str, colour: Rgb) {
                match key { $(stringify!($name) => self.$name = colour,)* _ => {} }
            }
        }
    };
}

panels! {
    /// The colour of the background behind everything.
    ground 0xe6d6b4 0x1a130d "Behind everything.";
    /// The colour of panels and cards.
    panel 0xf5ecd7 0x2a2016 "Panels and cards.";
    /// The colour of fields and buttons.
    well 0xfcf6e8 0x362a1d "Fields and buttons.";
    /// The colour of text and drawings.
    ink 0x2b2015 0xf4e8d2 "Text and drawing.";
    /// The colour of secondary text.
    faint 0x6e5b45 0xbda98a "Secondary text.";
    /// The colour of frames and dividing lines.
    rule 0xc3ac83 0x614e38 "Frames and rules.";
    /// The colour of available choices.
    lit 0xd98a0b 0xf2b43f "Available choices.";
    /// The colour of the selection and the main button.
    accent 0x6b2d3c 0xec8d5c "The selection, and the main button.";
    /// The colour of mistakes and losses.
    wrong 0xa3241c 0xf07264 "Mistakes and losses.";
    /// The colour of gains.
    gain 0x2c6638 0x93cf9c "Gains.";
    /// The colour of open water.
    sea 0x9cbdc4 0x25302f "Open water round a realm.";
    /// The colour of water at a coast.
    shallow 0xcfe0dc 0x434c45 "Water at the coasts of a realm.";
    /// The base colour of land, which each empire tints.
    land 0xf6eed9 0x4a3f31 "The land, which the empires tint.";
    /// The colour of a star chart's background.
    space 0x1e384e 0x101b2a "The background of a star chart.";
    /// The colour of a star chart's grid.
    grid 0x3d5f78 0x2b4055 "The grid of a star chart.";
    /// The colour of the land in a star chart's background.
    shore 0x2c4b62 0x1c2c3d "Coastlines in the background of a star chart.";
    /// The colour of routes, rims and names on a star chart.
    chalk 0xe9eef2 0xc9d4de "Routes, rims and names of a star chart.";
}

impl Panels {
    /// True if the panels are dark, as in a night theme.
    pub fn is_dark(&self) -> bool {
        luminance(self.panel) < DARK
    }

    /// The key of the colour for text on the accent colour: the lightest of a light theme, the darkest of a dark one.
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

/// The pairs of colours that need contrast, and the minimum contrast of each (WCAG 2): 7 for text, 4.5 for secondary
/// text, 3 for drawings.
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

/// The minimum contrast between the accent colour and text on it.
pub const ON_ACCENT: f32 = 4.5;

/// The relative luminance (WCAG 2) below which a panel counts as dark.
const DARK: f32 = 0.18;
