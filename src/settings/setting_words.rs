//! Settings whose value is one of a few words.

use std::time::Duration;

use crate::looks::theme::Theme;
use packs::Pack;

rules::words! {
    /// The theme's name.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ThemeName {
        /// Ink on parchment.
        Parchment = "parchment",
        /// Dark, by candlelight.
        Night = "night",
    }
}

impl ThemeName {
    /// The theme's colours in a pack.
    pub fn theme(self, pack: &Pack) -> Theme {
        match self {
            Self::Parchment => Theme::new(&pack.theme.day),
            Self::Night => Theme::new(&pack.theme.night),
        }
    }
}

rules::words! {
    /// The colours of the empires.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Palette {
        /// The pack's own.
        Pack = "pack",
        /// Strong colours for every pack, far apart for every kind of colour vision.
        Strong = "strong",
    }
}

rules::words! {
    /// The volume of sounds.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Volume {
        /// No sound.
        Off = "off",
        /// Quieter than people talk.
        Quiet = "quiet",
        /// As loud as people talk.
        Middle = "middle",
        /// Louder than people talk.
        Loud = "loud",
    }
}

impl Volume {
    /// The gain, from 0 to 1.
    pub const fn gain(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Quiet => 0.15,
            Self::Middle => 0.4,
            Self::Loud => 1.0,
        }
    }
}

rules::words! {
    /// The pause after a rival's move, before the next one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Pause {
        /// No pause between moves.
        None = "none",
        /// Long enough for a glance.
        Short = "short",
        /// Long enough to read.
        Long = "long",
        /// Until the player continues.
        Click = "click",
    }
}

impl Pause {
    /// The length of the pause; `None` means until the player continues.
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
        /// No animation of moves.
        None = "none",
        /// Just long enough to be seen.
        Fast = "fast",
        /// Long enough to follow.
        Normal = "normal",
        /// Long enough to read.
        Slow = "slow",
    }
}

impl Speed {
    /// The duration of one movement.
    pub const fn pace(self) -> Duration {
        Duration::from_millis(match self {
            Self::None => 0,
            Self::Fast => 120,
            Self::Normal => 350,
            Self::Slow => 1000,
        })
    }
}
