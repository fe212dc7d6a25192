//! The table that declares all settings. The settings file and the settings screen derive from it.

use std::collections::BTreeMap;

use super::setting_words::{Palette, Pause, Speed, ThemeName, Volume};
use crate::looks::interface_scale::SCALES;
use external_bots::{TIME, USUAL};
use rules::Word;
use table::{CoachFrom, CoachTimes, HelpLevel, SuspicionTime};

/// A function that returns a reference to a setting's field.
type Accessor<T> = fn(&mut Settings) -> &mut T;

/// The type of a setting's value, with the accessor of its field.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// A language of the interface; `None` is automatic.
    Language(Accessor<Option<String>>),
    /// A number between two limits; `None` is automatic.
    AutomaticOr(Accessor<Option<f32>>, (f32, f32)),
    /// A number between two limits.
    Number(Accessor<f32>, (f32, f32)),
    /// A volume in percent.
    Volume(Accessor<Volume>),
    /// `true` or `false`.
    Switch(Accessor<bool>),
    /// One of several words, and the key of the texts that name them. `{}` in the key stands for the word.
    Word(Accessor<dyn Word>, &'static str),
    /// The commands of external bots, by name.
    Bots(Accessor<BTreeMap<String, String>>),
}

/// The group of settings that the settings screen shows together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Settings for looks and language.
    Looks,
    /// Settings for pace and decisions.
    Pace,
    /// Settings for help while playing.
    Help,
    /// Settings for external bots, which have a screen of their own.
    Bots,
}

/// The declaration of a setting in the table.
struct Declared {
    id: &'static str,
    group: Group,
    text: &'static str,
    value: Value,
}

/// Makes the struct of settings, their names and the table of both from one list of entries:
///
/// ```text
/// /// MEANING
/// NAME { FIELD: TYPE = DEFAULT, KEY IN THE FILE, (GROUP, TEXT), VALUE(BOUNDS) }
/// ```
macro_rules! settings {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident {
            $field:ident: $type:ty = $default:expr, $id:literal, ($group:ident, $text:literal),
            $kind:ident($($bound:expr),*)
        }
    )+) => {
        /// All settings of a player. They apply to every match.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Settings {
            $( $(#[doc = $doc])+ pub $field: $type, )+
        }

        /// Identifies a setting.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Setting {
            $( $(#[doc = $doc])+ $name, )+
        }

        impl Default for Settings {
            fn default() -> Self {
                Self { $( $field: $default, )+ }
            }
        }

        impl Setting {
            /// All settings, in the order of the file and the screen.
            pub const ALL: [Self; [$($id),+].len()] = [$( Self::$name ),+];
        }

        const TABLE: [Declared; Setting::ALL.len()] = [$(
            Declared {
                id: $id,
                group: Group::$group,
                text: $text,
                value: Value::$kind(|settings| &mut settings.$field $(, $bound)*),
            }
        ),+];
    };
}

settings! {
    /// The language of the program; `None` is the system's language.
    Language {
        language: Option<String> = None, "language", (Looks, "settings-language"),
        Language()
    }
    /// The interface scale. 1 is the system's own size, and `None` depends on the window's size.
    Scale {
        scale: Option<f32> = None, "scale", (Looks, "settings-scale"),
        AutomaticOr(SCALES)
    }
    /// The theme of the window.
    Theme {
        theme: ThemeName = ThemeName::Parchment, "theme", (Looks, "settings-theme"),
        Word("theme-{}")
    }
    /// The colours of the empires.
    Palette {
        palette: Palette = Palette::Pack, "palette", (Looks, "settings-palette"),
        Word("palette-{}")
    }
    /// The speed of animations.
    Speed {
        speed: Speed = Speed::Normal, "speed", (Pace, "settings-speed"),
        Word("speed-{}")
    }
    /// The length of the pause after a rival's move.
    Pause {
        pause: Pause = Pause::Short, "pause", (Pace, "settings-pause"),
        Word("pause-{}")
    }
    /// The volume of sounds.
    Volume {
        volume: Volume = Volume::MIDDLE, "volume", (Pace, "settings-volume"),
        Volume()
    }
    /// True if rivals say a line when they take or lose a city.
    Voices {
        voices: bool = true, "voices", (Pace, "settings-voices"),
        Switch()
    }
    /// True if the strongest bots (masterminds) may think for up to a second about a decision.
    Patient {
        patient: bool = false, "patient", (Pace, "settings-patient"),
        Switch()
    }
    /// True if a decision with only one option is made automatically.
    Forced {
        forced: bool = true, "forced", (Pace, "settings-forced"),
        Switch()
    }
    /// True if decisions that can't be undone need a confirmation.
    Confirm {
        confirm: bool = false, "confirm", (Pace, "settings-confirm"),
        Switch()
    }
    /// The analysis depth of hints, the coach and reviews.
    Help {
        help_level: HelpLevel = HelpLevel::Usual, "help", (Help, "settings-help-level"),
        Word("help-level-{}")
    }
    /// True if the player can ask for hints.
    Hints {
        hints: bool = true, "hints", (Help, "settings-hints"),
        Switch()
    }
    /// The smallest loss of win chance about which the coach warns.
    Coach {
        coach: CoachFrom = CoachFrom::Ten, "coach", (Help, "settings-coach"),
        Word("settings-coach-from-{}")
    }
    /// How often the coach may warn in a match.
    CoachTimes {
        coach_times: CoachTimes = CoachTimes::Three, "coach-times", (Help, "settings-coach-times"),
        Word("settings-coach-times-{}")
    }
    /// Which moment the displayed suspicions belong to, or that none are shown.
    Suspicions {
        suspicions: SuspicionTime = SuspicionTime::Live, "suspicions", (Help, "settings-suspicions"),
        Word("suspicion-time-{}")
    }
    /// How many seconds an external bot may think about a decision.
    BotTime {
        bot_time: f32 = USUAL.as_secs_f32(), "bot-time", (Bots, ""),
        Number(TIME)
    }
    /// The commands that start the external bots, by name.
    Bots {
        bots: BTreeMap<String, String> = BTreeMap::new(), "bots", (Bots, ""),
        Bots()
    }
}

impl Setting {
    const fn declared(self) -> &'static Declared {
        // The table has an entry for each setting in the same order, since both come from one list.
        &TABLE[self as usize]
    }

    /// The key of the setting in the settings file.
    pub const fn id(self) -> &'static str {
        self.declared().id
    }

    /// The setting with this key, if there is one.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|setting| setting.id() == id)
    }

    /// The key of the text that names the setting on the settings screen.
    pub const fn text(self) -> &'static str {
        self.declared().text
    }

    /// The type of the setting's value, with its accessor.
    pub const fn value(self) -> Value {
        self.declared().value
    }

    /// The settings of a group, in the order of the table.
    pub fn in_group(group: Group) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |setting| setting.declared().group == group)
    }
}
