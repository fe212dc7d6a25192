//! Evidence: what everybody saw each society do for and against each empire.

use rules::{
    Action, Board, ByEmpire, BySociety, Chance, Empire, MAX_EMPIRES, MAX_SOCIETIES, Phase, Society, State,
    World,
};

/// The number of things that are counted for a society and an empire.
pub(crate) const COUNTS: usize = 7;

/// Indexes into the counts of a society and an empire: agents placed in its council, agents taken back, banners that
/// it gained and lost, points that it gained and lost, and agents placed in the first round.
pub(super) const PLACED: usize = 0;
pub(super) const TAKEN_BACK: usize = 1;
pub(super) const BANNERS_GAINED: usize = 2;
pub(super) const BANNERS_LOST: usize = 3;
pub(super) const POINTS_GAINED: usize = 4;
pub(super) const POINTS_LOST: usize = 5;
pub(super) const PLACED_FIRST: usize = 6;

/// What a society did for an empire, as everybody saw it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Service {
    /// The agents that it placed in the empire's council.
    pub agents: u32,
    /// The banners that the empire gained while the society steered.
    pub banners: u32,
    /// The points that the empire gained while the society steered.
    pub points: u32,
}

/// Counts of the deeds that everybody saw each society do. They are the same for every viewer, and much cheaper to
/// update than the odds of [`Past`](crate::Past).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evidence {
    counts: BySociety<ByEmpire<[f32; COUNTS]>>,
    no_exchanges: BySociety<f32>,
}

impl Default for Evidence {
    fn default() -> Self {
        Self::NOTHING
    }
}

impl Evidence {
    /// The evidence before the first decision.
    pub const NOTHING: Self = Self {
        counts: BySociety([ByEmpire([[0.0; COUNTS]; MAX_EMPIRES]); MAX_SOCIETIES]),
        no_exchanges: BySociety([0.0; MAX_SOCIETIES]),
    };

    /// True if nobody has seen the society do anything that counts.
    pub(crate) fn is_blank(&self, society: Society) -> bool {
        self.counts[society] == Self::NOTHING.counts[society] && self.no_exchanges[society] == 0.0
    }

    /// What a society did for an empire.
    pub fn service(&self, society: Society, empire: Empire) -> Service {
        let counts = self.counts[society][empire];
        Service {
            agents: counts[PLACED] as u32,
            banners: counts[BANNERS_GAINED] as u32,
            points: counts[POINTS_GAINED] as u32,
        }
    }

    /// The counts of a society and an empire.
    pub(crate) fn counts(&self, society: Society, empire: Empire) -> &[f32; COUNTS] {
        &self.counts[society][empire]
    }

    /// The number of loyalty steps in which a society exchanged no tokens.
    pub(crate) fn no_exchanges(&self, society: Society) -> f32 {
        self.no_exchanges[society]
    }

    /// Plays a legal action, without checking it, and counts it.
    pub fn play(
        &mut self,
        world: &World,
        state: &mut State,
        mover: Society,
        action: Action,
        chance: &mut impl Chance,
    ) {
        let before = *state;
        state.play_unchecked(world, action, chance, &mut ());
        self.watch(world, &before, mover, action, state);
    }

    /// Counts a decision by the board before and after it. Parts of the decision that others do not see are ignored.
    pub fn watch(&mut self, world: &World, before: &Board, mover: Society, action: Action, after: &Board) {
        self.count_action(before, mover, action);
        self.count_change(world, before, after);
    }

    /// Counts what a decision on this board is, without what it changes.
    pub(crate) fn count_action(&mut self, before: &Board, mover: Society, action: Action) {
        match action {
            Action::DeployPosition(position) => {
                let counts = &mut self.counts[mover][position.empire()];
                counts[PLACED] += 1.0;
                counts[PLACED_FIRST] += if before.round() == 1 { 1.0 } else { 0.0 };
            }
            Action::RetrievePosition(position) if before.phase() == Phase::Retrieve => {
                self.counts[mover][position.empire()][TAKEN_BACK] += 1.0;
            }
            Action::Keep => self.no_exchanges[mover] += 1.0,
            _ => {}
        }
    }

    /// Counts what a decision changed, by the board before and after it.
    pub(crate) fn count_change(&mut self, world: &World, before: &Board, after: &Board) {
        let Some(steers) = before.steers() else { return };
        for empire in world.empires() {
            let counts = &mut self.counts[steers][empire];
            let banners = f32::from(before.supply(empire)) - f32::from(after.supply(empire));
            counts[BANNERS_GAINED] += banners.max(0.0);
            counts[BANNERS_LOST] += (-banners).max(0.0);
            if before.control(empire) != after.control(empire) {
                let points = after.points(world, empire) as f32 - before.points(world, empire) as f32;
                counts[POINTS_GAINED] += points.max(0.0);
                counts[POINTS_LOST] += (-points).max(0.0);
            }
        }
    }
}
