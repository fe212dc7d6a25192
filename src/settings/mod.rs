//! The player's settings, and what the window remembers from one match to the next.

pub mod first_steps;
pub mod last_setup;
pub mod lesson_progress;
mod setting_words;
pub mod settings_file;
mod settings_table;
mod small_config_files;

pub use setting_words::{Palette, Pause, Speed, ThemeName, Volume};
pub use settings_table::{Group, Setting, Settings, Value};

use external_bots::{Name, Program, Programs};
use packs::find_language;
use speech::system_language;
use table::Coach;

impl Settings {
    /// The settings for the coach.
    pub const fn coach(&self) -> Coach {
        Coach { from: self.coach, times: self.coach_times }
    }

    /// The external bots declared in the settings. Leaves out entries without a valid name or command.
    pub fn programs(&self) -> Programs {
        let mut programs = Programs::default().with_seconds(self.bot_time);
        for (name, command) in &self.bots {
            if let (Ok(name), Ok(program)) = (Name::parse(name), Program::parse(command)) {
                programs.put(name, program);
            }
        }
        programs
    }

    /// The language of the interface: the chosen one, or the system's.
    pub fn spoken_language(&self) -> &'static str {
        self.language.as_deref().and_then(find_language).unwrap_or_else(system_language)
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
