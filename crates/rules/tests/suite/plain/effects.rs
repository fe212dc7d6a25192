//! The effects of cards (R7.3): whether they are possible, how they start, and what a chosen object does.

use super::abilities::Effect;
use super::game::{Game, Task};
use std::collections::BTreeSet;

impl Game {
    /// R7.1: true if the effect is possible and would change something.
    pub fn is_possible(&self, effect: &Effect) -> bool {
        let active = self.active_empire();
        match effect {
            Effect::AttackAgain => {
                let from = self.region_just_won();
                from.is_some() && self.an_attack_is_possible(&from)
            }
            Effect::KillSurvivors => self.battle.as_ref().is_some_and(|battle| battle.survivors.is_some()),
            Effect::AddToAttack(_) => self.supplies[active] > 0,
            Effect::Subjugate(each) => self.banners_to_subjugate_with(*each) > 0,
            Effect::Populate => self.supplies[active] > 0 && !self.controlled_regions(active).is_empty(),
            Effect::Repeat => self.can_repeat(),
            Effect::AttackEmptyAnywhere | Effect::AttackAnywhere | Effect::AttackOverSea { .. } => {
                unreachable!("declaring cards are checked with the attacks they add")
            }
            _ => !self.objects(effect).is_empty(),
        }
    }

    /// Starts an effect whose cards have been paid. `window` is the play window in which it was played. The window
    /// opens again, unless the effect grants another attack or action (R7.2).
    pub fn start_effect(&mut self, effect: &Effect, window: Task) {
        match effect {
            Effect::AttackAgain => {
                let from = self.region_just_won();
                self.agenda.push(Task::Attack { from, card: None });
            }
            Effect::AttackEmptyAnywhere | Effect::AttackAnywhere | Effect::AttackOverSea { .. } => {
                self.widen(effect, window);
            }
            Effect::Repeat => {
                let line = self.acting().line.expect("an action taken");
                self.agenda.push(Task::After);
                self.take_line(line);
            }
            // The player first chooses the position, which opens Before there again (R7.5).
            Effect::Relocate | Effect::Borrow => self.agenda.push(Task::Choose(effect.clone())),
            _ => {
                self.agenda.push(window);
                self.start_effect_within_window(effect);
            }
        }
    }

    /// R7.4: makes the player declare the attack that is due, with this declaring card.
    fn widen(&mut self, effect: &Effect, window: Task) {
        let Task::Attack { from, .. } = window else {
            panic!("a declaring card outside of an attack");
        };
        self.agenda.push(Task::Attack { from, card: Some(effect.clone()) });
    }

    fn start_effect_within_window(&mut self, effect: &Effect) {
        match effect {
            Effect::KillSurvivors => self.kill_survivors(),
            Effect::AddToAttack(banners) => self.add_to_attack(*banners),
            Effect::Subjugate(each) => {
                let left = self.banners_to_subjugate_with(*each);
                self.agenda.push(Task::Subjugate { left });
            }
            Effect::Populate => self.start_populate(),
            _ => self.agenda.push(Task::Choose(effect.clone())),
        }
    }

    /// R7.3 Populate: adds one banner to every region. If the supply is too small, the player chooses the regions.
    fn start_populate(&mut self) {
        let active = self.active_empire();
        let regions = self.controlled_regions(active);
        if self.supplies[active] >= regions.len() {
            for region in regions {
                self.put_from_supply(region, active, 1);
            }
        } else {
            let left = self.supplies[active];
            let regions = regions.into_iter().collect();
            self.agenda.push(Task::Populate { left, regions });
        }
    }

    /// Carries out an effect on a chosen object. `object` is the text after `choose `.
    pub fn choose(&mut self, effect: &Effect, object: &str) {
        match effect {
            Effect::Relocate => {
                self.relocate(self.world.position(object).expect("a position"));
                self.agenda.push(Task::Before);
            }
            Effect::Borrow => {
                self.borrow_position(self.world.position(object).expect("a position"));
                self.agenda.push(Task::Before);
            }
            Effect::Shift => {
                let (from, to, banners) = self.read_move(object);
                let empire = self.take(from, banners);
                self.put(to, empire, banners);
            }
            Effect::Rearrange => {
                let empire = self.world.empire(object).expect("an empire");
                let (givers, takers) = (BTreeSet::new(), BTreeSet::new());
                self.agenda.push(Task::Transfers { empire, givers, takers });
            }
            Effect::KillInRegion(_) => {
                let (region, banners) = self.read_region_and_number(object);
                self.kill(region, banners);
            }
            Effect::JoinAttack(_) => {
                let (region, banners) = self.read_region_and_number(object);
                self.join_attack(region, banners);
            }
            Effect::Reinforce { banners, .. } => self.reinforce(self.read_region(object), *banners),
            Effect::Disperse => self.start_disperse(self.read_region(object)),
            Effect::Fire(most) => {
                let around = self.read_region(object);
                self.agenda.push(Task::Strike { around, left: *most, optional: false });
            }
            _ => unreachable!("{effect:?} has no object"),
        }
    }

    /// R7.3 Disperse: takes all banners out of a region. They go to bordering regions of their empire, or else to the
    /// supply.
    fn start_disperse(&mut self, from: usize) {
        let left = self.banners(from);
        let empire = self.take(from, left);
        if self.scatter_options(from, empire, left).is_empty() {
            self.supplies[empire] += left;
        } else {
            self.agenda.push(Task::Scatter { from, empire, left });
        }
    }

    pub fn scatter(&mut self, to: usize, from: usize, empire: usize, left: usize) {
        self.put(to, empire, 1);
        if left > 1 {
            self.agenda.push(Task::Scatter { from, empire, left: left - 1 });
        }
    }

    /// R7.3 Alchemist's Fire: kills one banner. The other kills are optional (R7.4b).
    pub fn strike(&mut self, region: usize, around: usize, left: usize) {
        self.kill(region, 1);
        self.agenda.push(Task::Strike { around, left: left - 1, optional: true });
    }

    pub fn populate(&mut self, region: usize, left: usize, mut regions: BTreeSet<usize>) {
        self.put_from_supply(region, self.active_empire(), 1);
        regions.remove(&region);
        self.agenda.push(Task::Populate { left: left - 1, regions });
    }

    pub fn subjugate(&mut self, region: usize, left: usize) {
        self.put_from_supply(region, self.active_empire(), 1);
        self.agenda.push(Task::Subjugate { left: left - 1 });
    }

    /// R7.3 Horse+Horse: makes one transfer. Further transfers are optional (R7.4b).
    pub fn transfer(&mut self, object: &str, mut givers: BTreeSet<usize>, mut takers: BTreeSet<usize>) {
        let (from, to, banners) = self.read_move(object);
        let empire = self.take(from, banners);
        self.put(to, empire, banners);
        givers.insert(from);
        takers.insert(to);
        self.agenda.push(Task::Transfers { empire, givers, takers });
    }
}
