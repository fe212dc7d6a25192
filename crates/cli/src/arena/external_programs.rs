//! External bots of an arena. Each thread has its own process for each bot.

use std::sync::Arc;

use super::entrant::Entrant;
use crate::command_line::wrong_usage::Usage;
use crate::opening::external_bot_seats::starts;
use external_bots::{Chosen, ExternalBot, MatchJson, Programs};
use rules::{Action, View, World};
use table::Setup;

/// The programs of an arena, with the JSON that they need about its matches.
pub(crate) struct ExternalPrograms {
    programs: Programs,
    teller: MatchJson,
}

/// A thread's external bots, by entrant.
pub(super) struct ProgramProcesses {
    each: Vec<Option<ExternalBot>>,
    teller: MatchJson,
}

impl ExternalPrograms {
    /// The programs for matches of a setup.
    pub fn new(programs: Programs, setup: &Setup, world: &World) -> Self {
        let societies = setup.seats.iter().map(|seat| seat.society).collect();
        let teller = MatchJson::new(Arc::new(world.clone()), Arc::clone(&setup.pack), societies);
        Self { programs, teller }
    }

    /// Checks that each program among the entrants can be started.
    ///
    /// # Errors
    ///
    /// Fails if a program cannot be started.
    pub fn all_start(&self, entrants: &[Entrant]) -> Result<(), Usage> {
        for entrant in entrants {
            let Entrant::Outside(name) = entrant else { continue };
            starts(*name, &self.programs)?;
        }
        Ok(())
    }

    /// A thread's processes for the entrants. Each is started when it first has to decide.
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
    /// Starts another game.
    pub fn begin(&mut self) {
        self.each.iter_mut().flatten().for_each(ExternalBot::begin);
    }

    /// Lets an entrant decide; `None` if it is not an external bot.
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
