//! Carries out the turn of a position that an automaton controls (R13.5).

use crate::chance_sources::Chance;
use crate::event::{Cause, Event, Sink};
use crate::ids::{Line, Society};
use crate::legal::ActingPosition;
use crate::raw::Printed;

use super::super::Step;
use super::script_targets::Plan;

impl<C: Chance, S: Sink> Step<'_, C, S> {
    /// The printed line that the deciding automaton takes. It prefers attack to add, add to draw, and draw to swap.
    pub(in crate::apply) fn scripted_line(&self) -> Option<Line> {
        let lines = self.world.lines(self.state.board.acting);
        let numbered = || Line::first(lines.len()).zip(lines);
        (0..4).find_map(|rank| {
            let mut liked = numbered().filter(|(_, printed)| line_rank(**printed) == rank);
            liked.find(|(_, printed)| self.is_scripted(**printed)).map(|(line, _)| line)
        })
    }

    /// True if the automaton's script can use this printed line now.
    fn is_scripted(&self, printed: Printed) -> bool {
        let plan = self.plan(self.state.board.mover);
        let actor = ActingPosition::new(self.world, self.state);
        match printed {
            Printed::Attack if plan.is_opposed() => {
                plan.largest_armies().any(|from| !plan.wastes(from).is_empty())
            }
            Printed::Attack => !plan.targets().is_empty(),
            Printed::Add(_) => actor.can_take(printed) && !plan.best_addition().is_empty(),
            Printed::Draw(_) => actor.can_take(printed),
            Printed::Swap => !plan.swap_targets().is_empty(),
        }
    }

    /// Carries out the printed line that the automaton's script chooses.
    pub(super) fn act_by_script(&mut self, society: Society) {
        let position = self.state.board.acting;
        let Some(line) = self.scripted_line() else { return };
        self.tell(|| Event::Takes(position, line));
        self.state.board.line = Some(line);
        match self.world.line(position, line) {
            Printed::Attack if self.plan(society).is_opposed() => self.waste(society),
            Printed::Attack => self.attack_by_script(society),
            Printed::Add(_) => self.add_by_script(society, line),
            // The cards that the automaton draws go to its store (R13.5).
            Printed::Draw(_) => self.take_line(line),
            Printed::Swap => self.strike_around(society),
        }
    }

    fn plan(&self, society: Society) -> Plan<'_> {
        let empire = self.state.board.acting.empire();
        Plan { world: self.world, state: self.state, society, empire }
    }

    fn attack_by_script(&mut self, society: Society) {
        let empire = self.state.board.acting.empire();
        let targets = self.plan(society).targets();
        let Some(to) = self.pick(targets) else { return };
        let sources = self.plan(society).sources(to);
        let Some(from) = self.pick(sources) else { return };
        let banners = self.plan(society).strength(to);
        self.set_out(empire, from, to, banners);
        self.blood(empire, to, banners);
    }

    /// Moves the largest army of an empire that the automaton is opposed to, except one banner, to where it is least
    /// useful.
    fn waste(&mut self, society: Society) {
        let empire = self.state.board.acting.empire();
        let armies = self.plan(society).largest_armies();
        let Some(from) = self.pick(armies) else { return };
        let wastes = self.plan(society).wastes(from);
        let Some(to) = self.pick(wastes) else { return };
        self.shift(empire, from, to, self.state.banners(from) - 1);
    }

    fn add_by_script(&mut self, society: Society, line: Line) {
        let empire = self.state.board.acting.empire();
        let (mut left, each) = self.addition(line);
        while left > 0 {
            let best = self.plan(society).best_addition();
            let Some(region) = self.pick(best) else { return };
            let banners = each.min(left);
            self.add(empire, region, banners);
            left -= banners;
        }
    }

    /// Kills one banner in each region around the empire that has an enemy army.
    fn strike_around(&mut self, society: Society) {
        for region in self.plan(society).swap_targets() {
            if let Some(foe) = self.state.controller(region) {
                self.kill(foe, region, 1, Cause::InsteadOfSwap);
            }
        }
    }
}

/// The rank of a printed line in an automaton's script, from 0. Lower ranks are taken first.
const fn line_rank(printed: Printed) -> u8 {
    match printed {
        Printed::Attack => 0,
        Printed::Add(_) => 1,
        Printed::Draw(_) => 2,
        Printed::Swap => 3,
    }
}
