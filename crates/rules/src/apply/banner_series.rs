//! Carries out card effects that are chosen in steps of one or more banners (R7.4b). Such a series of choices ends
//! when no step is possible.

use crate::chance_sources::Chance;
use crate::event::{Cause, Event, Sink};
use crate::ids::bit_sets::RegionSet;
use crate::ids::{Empire, Region};
use crate::legal::ActingPosition;
use crate::state::task_stack::Task;

use super::Step;

impl<C: Chance, S: Sink> Step<'_, C, S> {
    /// Alchemist's Fire: kills one enemy banner in this region.
    pub(super) fn strike(&mut self, region: Region) {
        if let Some(empire) = self.state.controller(region) {
            self.kill(empire, region, 1, Cause::Card);
        }
        let Some(Task::Strike { center, left, begun }) = self.state.stack.top_mut() else { return };
        *left -= 1;
        *begun = true;
        let (center, left) = (*center, *left);
        if left == 0 || ActingPosition::new(self.world, self.state).strikable(center).is_empty() {
            self.end_series();
        }
    }

    /// Horse+Horse: moves banners between two regions. For the rest of the series, `from` may only give banners and
    /// `to` may only receive them.
    pub(super) fn transfer(&mut self, empire: Empire, from: Region, to: Region, banners: u8) {
        self.shift(empire, from, to, banners);
        self.state.marks[0].insert(from);
        self.state.marks[1].insert(to);
        let actor = ActingPosition::new(self.world, self.state);
        if actor.transfers(empire, self.state.marks, |_, _, _| true) {
            self.state.stack.replace(Task::Rearrange { empire, begun: true });
        } else {
            self.end_series();
        }
    }

    /// Disperse: takes up all banners in a region. If their empire controls no neighbouring region, they go to its
    /// supply.
    pub(super) fn disperse(&mut self, region: Region) {
        let Some(empire) = self.state.controller(region) else { return };
        let banners = self.state.board.banners[region];
        if (self.world.neighbours[region] & self.state.board.control[empire]).is_empty() {
            self.kill(empire, region, banners, Cause::Nowhere);
        } else {
            self.state.board.lift(region, banners);
            self.state.stack.push(Task::Scatter { empire, from: region, left: banners });
            self.tell(|| Event::TakenUp(empire, region, banners));
            self.give_back(empire, region);
        }
    }

    /// Disperse: puts one of the removed banners into this region.
    pub(super) fn set_down(&mut self, region: Region) {
        let Some(Task::Scatter { empire, from, left }) = self.state.stack.top_mut() else { return };
        *left -= 1;
        let (empire, from, left) = (*empire, *from, *left);
        if left == 0 {
            self.end_series();
        }
        self.state.board.put(empire, region, 1);
        self.tell(|| Event::Moved { empire, from, to: region, banners: 1 });
    }

    /// Ends the current series of choices and clears its marks.
    pub(super) fn end_series(&mut self) {
        self.state.stack.pop();
        self.state.marks = [RegionSet::EMPTY; 2];
    }
}
