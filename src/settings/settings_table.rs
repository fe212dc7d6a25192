//! The table of all settings. It has everything that the settings file and the settings screen need.

use std::collections::BTreeMap;

use super::setting_words::{Palette, Pause, Speed, ThemeName, Volume};
use crate::looks::interface_scale::SCALES;
use external_bots::{TIME, USUAL};
use rules::Word;
use table::{CoachFrom, CoachTimes, HelpLevel, SuspicionTime};

/// A function that gives access to the field of a setting.
type Accessor<T> = fn(&mut Settings) -> &mut T;

/// The type of a setting's value, with a function for its field.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// A language of the interface, or automatic.
    Language(Accessor<Option<String>>),
    /// A number between two limits, or automatic.
    AutomaticOr(Accessor<Option<f32>>, (f32, f32)),
    /// A number between two limits.
    Number(Accessor<f32>, (f32, f32)),
    /// `true` or `false`.
    Switch(Accessor<bool>),
    /// One of some words, with the key of their texts; `{}` stands for the word.
    Word(Accessor<dyn Word>, &'static str),
    /// The commands of external bots by their names.
    Bots(Accessor<BTreeMap<String, String>>),
}

/// The part of the settings screen that shows a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Looks and language.
    Looks,
    /// Pace and decisions.
    Pace,
    /// Help while playing.
    Help,
    /// External bots, on a screen of their own.
    Bots,
}

/// The declaration of a setting.
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
        /// All settings of a person, for every match.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Settings {
            $( $(#[doc = $doc])+ pub $field: $type, )+
        }

        /// A setting by name.
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
            /// All settings, in the order of the file and of the screen.
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
    /// The language of everything; `None` is the system's.
    Language {
        language: Option<String> = None, "language", (Looks, "settings-language"),
        Language()
    }
    /// The interface scale; 1 is the system's own size, `None` follows the window.
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
    /// The pause after a rival's move.
    Pause {
        pause: Pause = Pause::Short, "pause", (Pace, "settings-pause"),
        Word("pause-{}")
    }
    /// The volume of sounds.
    Volume {
        volume: Volume = Volume::Middle, "volume", (Pace, "settings-volume"),
        Word("volume-{}")
    }
    /// Masterminds may take up to a second for a decision.
    Patient {
        patient: bool = false, "patient", (Pace, "settings-patient"),
        Switch()
    }
    /// A decision with one option is taken without asking.
    Forced {
        forced: bool = true, "forced", (Pace, "settings-forced"),
        Switch()
    }
    /// A decision that cannot be undone needs a confirmation.
    Confirm {
        confirm: bool = false, "confirm", (Pace, "settings-confirm"),
        Switch()
    }
    /// The analysis depth of hints, the coach and reviews.
    Help {
        help_level: HelpLevel = HelpLevel::Usual, "help", (Help, "settings-help-level"),
        Word("help-level-{}")
    }
    /// Hints are given.
    Hints {
        hints: bool = true, "hints", (Help, "settings-hints"),
        Switch()
    }
    /// The loss of win chance from which the coach warns.
    Coach {
        coach: CoachFrom = CoachFrom::Ten, "coach", (Help, "settings-coach"),
        Word("settings-coach-from-{}")
    }
    /// The limit to the coach's warnings in a match.
    CoachTimes {
        coach_times: CoachTimes = CoachTimes::Three, "coach-times", (Help, "settings-coach-times"),
        Word("settings-coach-times-{}")
    }
    /// The moment of the suspicions shown.
    Suspicions {
        suspicions: SuspicionTime = SuspicionTime::Live, "suspicions", (Help, "settings-suspicions"),
        Word("suspicion-time-{}")
    }
    /// The seconds that an external bot may think about a decision.
    BotTime {
        bot_time: f32 = USUAL.as_secs_f32(), "bot-time", (Bots, ""),
        Number(TIME)
    }
    /// The external bots: the commands that start them, by name.
    Bots {
        bots: BTreeMap<String, String> = BTreeMap::new(), "bots", (Bots, ""),
        Bots()
    }
}

impl Setting {
    const fn declared(self) -> &'static Declared {
        // The table has an entry for each, in the same order: both are made of one list.
        &TABLE[self as usize]
    }

    /// The key in the file.
    pub const fn id(self) -> &'static str {
        self.declared().id
    }

    /// The setting with this key.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|setting| setting.id() == id)
    }

    /// The key of the text that names it on the settings screen.
    pub const fn text(self) -> &'static str {
        self.declared().text
    }

    /// The type of its value.
    pub const fn value(self) -> Value {
        self.declared().value
    }

    /// The settings of a group, in order.
    pub fn in_group(group: Group) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |setting| setting.declared().group == group)
    }
}
