//! Carries out combat (R6.2, R6.3).

use crate::chance_sources::Chance;
use crate::event::{Cause, Event, Sink};
use crate::ids::{Empire, Region};
use crate::state::attack_forecast::AttackForecast;
use crate::state::task_stack::Task;

use super::Step;

impl<C: Chance, S: Sink> Step<'_, C, S> {
    /// Fights the declared attack and stores the result in the task Aftermath, which lies below it on the stack.
    pub(super) fn fight(&mut self, at: Region, attackers: u8) {
        let (attackers, defenders, killed) = self.blood(self.state.board.acting.empire(), at, attackers);
        self.state.stack.replace(Task::Aftermath {
            at,
            survivors: attackers.max(defenders),
            killed,
            won: attackers > 0,
        });
    }

    /// Fights the attack on top of the stack (R6.2) and removes it. Returns how many attackers are left, how many
    /// defenders are left, and how many banners each side lost in trades.
    #[inline(always)]
    pub(super) fn blood(&mut self, empire: Empire, at: Region, attackers: u8) -> (u8, u8, u8) {
        let defender = self.state.controller(at);
        let AttackForecast { to_forts: fallen, traded, attackers, defenders } =
            AttackForecast::new(self.world, &self.state.board, at, attackers);
        if fallen > 0 {
            self.lose(empire, fallen);
            self.tell(|| Event::Killed(empire, at, fallen, Cause::Fort));
        }
        if let Some(foe) = defender.filter(|_| traded > 0) {
            self.lose(empire, traded);
            self.state.board.supply[foe] += traded;
            self.state.board.lift(at, traded);
            self.tell(|| Event::Killed(empire, at, traded, Cause::Combat));
            self.tell(|| Event::Killed(foe, at, traded, Cause::Combat));
        }
        self.state.stack.pop();
        if attackers > 0 {
            self.state.board.drop(at, attackers);
        }
        self.tell(|| Event::Outcome { empire, at, attackers, defenders });
        if attackers > 0 {
            self.state.board.claim(empire, at);
        } else if let Some(foe) = defender {
            self.state.board.give_back(self.world, foe, at);
        }
        self.tell_control(at, defender);
        (attackers, defenders, traded)
    }

    #[inline(always)]
    fn lose(&mut self, empire: Empire, banners: u8) {
        self.state.board.supply[empire] += banners;
        if let Some(Task::Muster { attackers, .. }) = self.state.stack.top_mut() {
            *attackers -= banners;
        }
    }

    /// Lowers the number of survivors to the number of banners still in the region. Banners added since the attack are
    /// no survivors (R7.3).
    pub(super) fn count_survivors(&mut self) {
        let state = &mut *self.state;
        if let Some(Task::Aftermath { at, survivors, .. }) = state.stack.top_mut() {
            *survivors = (*survivors).min(state.board.banners[*at]);
        }
    }
}
