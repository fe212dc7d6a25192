//! Bots from outside in an arena: on each thread a process for each of them.

use super::entrant::Entrant;
use crate::command_line::usage::Usage;
use crate::opening::programs::starts;
use external_bots::{Chosen, ExternalBot, MatchJson, Programs};
use rules::{Action, View};

/// The programs of an arena, and who tells them of its games.
pub(crate) struct ExternalPrograms {
    programs: Programs,
    teller: MatchJson,
}

/// The bots from outside of one thread, by entrant.
pub(super) struct ProgramProcesses {
    each: Vec<Option<ExternalBot>>,
    teller: MatchJson,
}

impl ExternalPrograms {
    /// These programs, told of games by this teller.
    pub fn new(programs: Programs, teller: MatchJson) -> Self {
        Self { programs, teller }
    }

    /// Whether each of them who is among the entrants can be started.
    ///
    /// # Errors
    /// Which one cannot, and why.
    pub fn all_start(&self, entrants: &[Entrant]) -> Result<(), Usage> {
        for entrant in entrants {
            let Entrant::Outside(name) = entrant else { continue };
            starts(*name, &self.programs)?;
        }
        Ok(())
    }

    /// Those of them who are among the entrants, each with a process of its own once it is first asked.
    pub(super) fn processes(&self, entrants: &[Entrant]) -> ProgramProcesses {
        let outsider = |entrant: &Entrant| match entrant {
            Entrant::Outside(name) => {
                let program = self.programs.get(*name)?.clone();
                Some(ExternalBot::new(*name, program, self.programs.time()))
            }
            Entrant::Bot(..) | Entrant::Automaton(_) | Entrant::Late => None,
        };
        ProgramProcesses { each: entrants.iter().map(outsider).collect(), teller: self.teller.clone() }
    }
}

impl ProgramProcesses {
    /// Another game begins.
    pub fn begin(&mut self) {
        self.each.iter_mut().flatten().for_each(ExternalBot::begin);
    }

    /// Has an entrant decide; `None` where it is none from outside.
    pub fn choose(
        &mut self,
        entrant: usize,
        view: impl FnOnce() -> View,
        legal: &[Action],
        luck: u64,
    ) -> Option<Chosen> {
        let outsider = self.each.get_mut(entrant)?.as_mut()?;
        outsider.choose(&self.teller, &view(), legal, luck, &|| true)
    }
}
