//! The settings whose value is one of a few words.

use std::time::Duration;

use crate::looks::theme::Theme;
use packs::Pack;

rules::words! {
    /// The theme of the window.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ThemeName {
        /// The light theme: ink on parchment.
        Parchment = "parchment",
        /// The dark theme, by candlelight.
        Night = "night",
    }
}

impl ThemeName {
    /// The colours of this theme in a pack.
    pub fn theme(self, pack: &Pack) -> Theme {
        match self {
            Self::Parchment => Theme::new(&pack.theme.day),
            Self::Night => Theme::new(&pack.theme.night),
        }
    }
}

rules::words! {
    /// Where the empires' colours come from.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Palette {
        /// The pack's own colours.
        Pack = "pack",
        /// The same strong colours for every pack, easy to tell apart with any kind of colour vision.
        Strong = "strong",
    }
}

/// The volume of sounds, in percent. At 0 they are off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Volume(u8);

impl Volume {
    /// About as loud as people's voices.
    pub const MIDDLE: Self = Self(65);
    /// The words for volumes in settings files of earlier versions.
    const WORDS: [(&str, Self); 4] =
        [("off", Self(0)), ("quiet", Self(40)), ("middle", Self::MIDDLE), ("loud", Self(100))];

    /// The volume of this percentage, which is at most 100.
    pub fn from_percent(percent: u8) -> Self {
        Self(percent.min(100))
    }

    /// The volume for a word of an earlier version.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(known, _)| *known == word).map(|(_, volume)| *volume)
    }

    /// The volume in percent.
    pub const fn percent(self) -> u8 {
        self.0
    }

    /// The factor for the amplitude of sounds, from 0 to 1. People hear its square root.
    pub fn gain(self) -> f32 {
        (f32::from(self.0) / 100.0).powi(2)
    }
}

rules::words! {
    /// The pause after a rival's move and before the next move.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Pause {
        /// Moves follow each other without a pause.
        None = "none",
        /// A pause long enough for a glance.
        Short = "short",
        /// A pause long enough to read what happened.
        Long = "long",
        /// The pause lasts until the player continues.
        Click = "click",
    }
}

impl Pause {
    /// The length of the pause. `None` if it lasts until the player continues.
    pub const fn length(self) -> Option<Duration> {
        match self {
            Self::None => Some(Duration::ZERO),
            Self::Short => Some(Duration::from_millis(500)),
            Self::Long => Some(Duration::from_millis(1800)),
            Self::Click => None,
        }
    }
}

rules::words! {
    /// The speed of animations.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Speed {
        /// Moves aren't animated.
        None = "none",
        /// Just slow enough to see what moves.
        Fast = "fast",
        /// Slow enough to follow the moves.
        Normal = "normal",
        /// Slow enough to read about the moves.
        Slow = "slow",
    }
}

impl Speed {
    /// The duration of one animated movement.
    pub const fn pace(self) -> Duration {
        Duration::from_millis(match self {
            Self::None => 0,
            Self::Fast => 120,
            Self::Normal => 350,
            Self::Slow => 1000,
        })
    }
}
