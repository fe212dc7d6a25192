//! What a person has settled for every match: scale, looks, pace.

pub mod file;
pub mod last_setup;
pub mod lesson_progress;
pub mod remembered;

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use crate::looks::theme::Theme;
use external_bots::{Name, Program, Programs, USUAL};
use packs::{Pack, find_language};
use speech::system_language;
use table::{Coach, CoachFrom, CoachTimes, HelpLevel, SuspicionTime};

/// What can be settled.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Settings {
    /// The language of everything; `None` as the system speaks.
    pub language: Option<String>,
    /// How large everything is; 1 is the system's own size, `None` as the window has room for.
    pub scale: Option<f32>,
    /// The colours.
    pub theme: ThemeName,
    /// The colours of the empires.
    pub palette: Palette,
    /// How fast what moves is shown.
    pub speed: Speed,
    /// How long a rival's move is left to be read, before the next.
    pub pause: Pause,
    /// How loud sounds are.
    pub volume: Volume,
    /// Whether masterminds may take up to a second for a decision.
    pub patient: bool,
    /// Whether a decision with one option is taken without asking.
    pub forced: bool,
    /// Whether a decision that cannot be undone is asked for again.
    pub confirm: bool,
    /// How much hints, the coach and reviews think.
    #[serde(rename = "help")]
    pub help_level: HelpLevel,
    /// Whether hints are given.
    pub hints: bool,
    /// From which loss of the chance to win on the coach speaks up.
    pub coach: CoachFrom,
    /// How often it does in a match.
    pub coach_times: CoachTimes,
    /// When the odds of rivals' tokens are shown.
    pub suspicions: SuspicionTime,
    /// How many seconds a bot from outside may think about a decision.
    pub bot_time: f32,
    /// The bots from outside: by name the commands that start them.
    pub bots: BTreeMap<String, String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            scale: None,
            theme: ThemeName::Parchment,
            palette: Palette::Pack,
            speed: Speed::Normal,
            pause: Pause::Short,
            volume: Volume::Middle,
            patient: false,
            forced: true,
            confirm: false,
            help_level: HelpLevel::default(),
            hints: true,
            coach: CoachFrom::default(),
            coach_times: CoachTimes::default(),
            suspicions: SuspicionTime::default(),
            bot_time: USUAL.as_secs_f32(),
            bots: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// What the coach is asked to do.
    pub const fn coach(&self) -> Coach {
        Coach { from: self.coach, times: self.coach_times }
    }

    /// The programs that can sit at the table. What is no name or no command is none of them.
    pub fn programs(&self) -> Programs {
        let mut programs = Programs::default().with_seconds(self.bot_time);
        for (name, command) in &self.bots {
            if let (Ok(name), Ok(program)) = (Name::parse(name), Program::parse(command)) {
                programs.put(name, program);
            }
        }
        programs
    }

    /// The language that everything is to be said in: one that the interface has.
    pub fn spoken_language(&self) -> &'static str {
        self.language.as_deref().and_then(find_language).unwrap_or_else(system_language)
    }
}

/// The themes there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeName {
    /// Ink on parchment.
    Parchment,
    /// Candlelight.
    Night,
}

impl ThemeName {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Parchment, Self::Night];

    /// Its id, as the texts name it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Parchment => "parchment",
            Self::Night => "night",
        }
    }

    /// Its colours, as a pack has them.
    pub fn theme(self, pack: &Pack) -> Theme {
        match self {
            Self::Parchment => Theme::new(&pack.theme.day),
            Self::Night => Theme::new(&pack.theme.night),
        }
    }
}

/// The colours of the empires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Palette {
    /// The pack's own.
    Pack,
    /// The same for every pack: strong ones, far apart for every kind of colour vision.
    Strong,
}

impl Palette {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Pack, Self::Strong];

    /// Its id, as the texts name it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pack => "pack",
            Self::Strong => "strong",
        }
    }
}

/// How loud sounds are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Volume {
    /// Not at all.
    Off,
    /// Below a talk.
    Quiet,
    /// As a talk.
    Middle,
    /// Above a talk.
    Loud,
}

impl Volume {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Off, Self::Quiet, Self::Middle, Self::Loud];

    /// Its id, as the texts name it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Quiet => "quiet",
            Self::Middle => "middle",
            Self::Loud => "loud",
        }
    }

    /// How loud that is, of 1.
    pub const fn loud(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Quiet => 0.15,
            Self::Middle => 0.4,
            Self::Loud => 1.0,
        }
    }
}

/// How long what a rival has done is left to be read, before the next one moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pause {
    /// Not at all.
    None,
    /// Long enough for a glance.
    Short,
    /// Long enough to read.
    Long,
    /// Until the person goes on.
    Click,
}

impl Pause {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::None, Self::Short, Self::Long, Self::Click];

    /// Its id, as the texts name it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Short => "short",
            Self::Long => "long",
            Self::Click => "click",
        }
    }

    /// How long that is; `None` is until the person goes on.
    pub const fn length(self) -> Option<Duration> {
        match self {
            Self::None => Some(Duration::ZERO),
            Self::Short => Some(Duration::from_millis(500)),
            Self::Long => Some(Duration::from_millis(1800)),
            Self::Click => None,
        }
    }
}

/// How fast what moves is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Not at all.
    None,
    /// Just long enough to be seen.
    Fast,
    /// Long enough to follow.
    Normal,
    /// Long enough to read.
    Slow,
}

impl Speed {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::None, Self::Fast, Self::Normal, Self::Slow];

    /// Its id, as the texts name it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    /// How long one thing takes to move.
    pub const fn pace(self) -> Duration {
        Duration::from_millis(match self {
            Self::None => 0,
            Self::Fast => 120,
            Self::Normal => 350,
            Self::Slow => 1000,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spoken_is_a_language_of_the_interface() {
        let spoken = |language: Option<&str>| {
            Settings { language: language.map(str::to_owned), ..Settings::default() }.spoken_language()
        };
        assert_eq!((spoken(Some("fr")), spoken(Some("en"))), ("fr", "en"));
        assert_eq!((spoken(Some("tlh")), spoken(None)), (system_language(), system_language()));
    }
}
