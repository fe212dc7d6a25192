//! The programs of external bots by name, and their time limit.

use std::time::Duration;

use super::bot_name::Name;
use super::child_process::Child;
use super::program_command::{InvalidCommand, Program};

/// The default time limit for a decision of an external bot.
pub const USUAL: Duration = Duration::from_secs(2);

/// The shortest and the longest time limit that can be set, in seconds.
pub const TIME: (f32, f32) = (0.05, 600.0);

/// The programs of external bots by name, with the time limit for all of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Programs {
    list: Vec<(Name, Program)>,
    time: Duration,
}

impl Default for Programs {
    fn default() -> Self {
        Self { list: Vec::new(), time: USUAL }
    }
}

impl Programs {
    /// Sets the time limit for each decision, in seconds. It is limited to the range [`TIME`].
    #[must_use]
    pub fn with_seconds(mut self, seconds: f32) -> Self {
        let (least, most) = TIME;
        self.time =
            Duration::from_secs_f32(if seconds.is_finite() { seconds.clamp(least, most) } else { most });
        self
    }

    /// The time limit for each decision.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// Adds a program with a name. It replaces any other program with that name.
    pub fn put(&mut self, name: Name, program: Program) {
        self.list.retain(|(known, _)| *known != name);
        self.list.push((name, program));
    }

    /// Adds a program without a name by its command, and returns a name made for it. If the command is already
    /// known, it returns the known name. The new name differs from all those in `at_table`. If another program
    /// has it, that program is replaced.
    ///
    /// # Errors
    /// The command is not valid.
    pub fn add(&mut self, command: &str, at_table: &[Name]) -> Result<Name, InvalidCommand> {
        let program = Program::parse(command)?;
        if let Some((name, _)) = self.list.iter().find(|(_, known)| *known == program) {
            return Ok(*name);
        }
        let first = Name::from_words(program.words());
        let names = std::iter::once(first).chain((2..).map(|n| first.with_number(n)));
        // There are more names to try than are taken, so one is free.
        let name = names.take(at_table.len() + 1).find(|name| !at_table.contains(name)).unwrap_or(first);
        self.put(name, program);
        Ok(name)
    }

    /// The program with this name; `None` if there is none.
    pub fn get(&self, name: Name) -> Option<&Program> {
        self.list.iter().find(|(known, _)| *known == name).map(|(_, program)| program)
    }

    /// Starts a program and ends it again, to check that it can be started.
    ///
    /// # Errors
    /// The reason why the program cannot be started.
    pub fn try_start(&self, name: Name) -> Result<(), String> {
        let Some(program) = self.get(name) else { return Ok(()) };
        Child::start(program)
            .map(drop)
            .map_err(|why| format!("{}: {}", program.words().join(" "), program.start_failure(&why)))
    }

    /// All names, in the order in which the programs were added.
    pub fn names(&self) -> impl Iterator<Item = Name> + '_ {
        self.list.iter().map(|(name, _)| *name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_without_a_name_get_one_each_and_the_same_command_is_the_same() {
        let mut programs = Programs::default();
        let mut at_table = Vec::new();
        let mut add = |command: &str| {
            let name = programs.add(command, &at_table).unwrap();
            at_table.push(name);
            name.to_string()
        };
        assert_eq!(add("python3 a/bot.py"), "bot");
        assert_eq!(add("python3 b/bot.py"), "bot-2");
        assert_eq!(add("python3  'a/bot.py'"), "bot");
        assert_eq!(add("python3 c/bot.py"), "bot-3");
        let own = Name::parse("bot").unwrap();
        programs.put(own, Program::parse("./other").unwrap());
        assert_eq!(programs.get(own), Some(&Program::parse("./other").unwrap()));
        assert_eq!(programs.names().count(), 3);
    }

    #[test]
    fn who_sits_alone_has_no_number_whatever_the_settings_call_so() {
        let mut programs = Programs::default();
        programs.put(Name::parse("mine").unwrap(), Program::parse("./settled").unwrap());
        assert_eq!(programs.add("python3 mine.py", &[]).unwrap().to_string(), "mine");
        assert_eq!(programs.add("./settled", &[]).unwrap().to_string(), "settled");
    }

    #[test]
    fn time_is_held_within_its_bounds() {
        let seconds = |seconds: f32| Programs::default().with_seconds(seconds).time().as_secs_f32();
        assert_eq!([seconds(0.5), seconds(0.0), seconds(1e9), seconds(f32::NAN)], [0.5, 0.05, 600.0, 600.0]);
    }
}
