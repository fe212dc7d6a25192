//! What a person has settled for every match: scale, looks, pace. Kept in the configuration folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::scale::SCALES;
use super::theme::Theme;
use crate::content::{Pack, language_of};
use crate::speech::system_language;

/// What can be settled. What a file does not say is as it is by default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
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
        }
    }
}

impl Settings {
    /// The language that everything is to be said in: one that the interface has.
    pub fn spoken_language(&self) -> &'static str {
        self.language.as_deref().and_then(language_of).unwrap_or_else(system_language)
    }
}

/// The themes there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// Settings in their file.
#[derive(Clone, Debug)]
pub struct SettingsFile(PathBuf);

impl SettingsFile {
    /// The file in a folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self(folder.join("settings.toml"))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// What the file says; the defaults where there is none.
    ///
    /// # Errors
    /// The file and what is wrong with it; it is left as it is until something is settled anew.
    pub fn read(&self) -> Result<Settings, String> {
        let text = match fs::read_to_string(&self.0) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Settings::default()),
            other => other.map_err(|e| format!("{}: {e}", self.0.display()))?,
        };
        let settings: Settings = toml::from_str(&text).map_err(|e| format!("{}: {e}", self.0.display()))?;
        let scale = settings.scale.filter(|scale| scale.is_finite());
        Ok(Settings { scale: scale.map(|scale| scale.clamp(SCALES.0, SCALES.1)), ..settings })
    }

    /// Writes the file anew, whole or not at all.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub fn write(&self, settings: &Settings) -> io::Result<()> {
        let text = toml::to_string(settings).map_err(io::Error::other)?;
        let new = self.0.with_extension("toml.new");
        if let Some(folder) = self.0.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&new, text).and_then(|()| fs::rename(&new, &self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_settled_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = SettingsFile::in_folder(&folder.path().join("not there yet"));
        assert_eq!(file.read(), Ok(Settings::default()));
        let settings = Settings {
            patient: true,
            language: Some("fr".into()),
            scale: Some(1.25),
            theme: ThemeName::Night,
            palette: Palette::Strong,
            speed: Speed::None,
            pause: Pause::Click,
            volume: Volume::Quiet,
            forced: false,
            confirm: true,
        };
        for settings in [settings, Settings::default()] {
            file.write(&settings).unwrap();
            assert_eq!(file.read(), Ok(settings));
        }
    }

    #[test]
    fn what_is_spoken_is_a_language_of_the_interface() {
        let spoken = |language: Option<&str>| {
            Settings { language: language.map(str::to_owned), ..Settings::default() }.spoken_language()
        };
        assert_eq!((spoken(Some("fr")), spoken(Some("en"))), ("fr", "en"));
        assert_eq!((spoken(Some("tlh")), spoken(None)), (system_language(), system_language()));
    }

    #[test]
    fn what_is_wrong_is_said_and_what_is_missing_is_as_by_default() {
        let folder = tempfile::tempdir().unwrap();
        let file = SettingsFile::in_folder(folder.path());
        fs::write(folder.path().join("settings.toml"), "scale = 40.0").unwrap();
        assert_eq!(file.read(), Ok(Settings { scale: Some(3.0), ..Settings::default() }));
        fs::write(folder.path().join("settings.toml"), "speed = \"hasty\"").unwrap();
        let said = file.read().unwrap_err();
        assert!(said.contains("settings.toml") && said.contains("hasty") && said.contains("fast"), "{said}");
    }
}
