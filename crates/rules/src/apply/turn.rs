//! Carries out the turn of a position: play windows, printed lines, swaps, and the choice of the next position (R5,
//! R7.2).

use crate::chance_sources::Chance;
use crate::event::{Cause, Event, Sink};
use crate::ids::{Empire, Line, MAX_EMPIRES, Office, Position, Region};
use crate::legal::ActingPosition;
use crate::raw::ability::Window;
use crate::raw::{Count, Printed};
use crate::state::task_stack::{Reach, Task};

use super::Step;

impl<C: Chance, S: Sink> Step<'_, C, S> {
    /// Continues the empire turns until somebody must decide. Returns false when the empire turns are over.
    pub(super) fn settle_turn(&mut self) -> bool {
        loop {
            let Some(task) = self.state.stack.top() else {
                if !self.next_position() {
                    return false;
                }
                continue;
            };
            match *task {
                Task::Before => {
                    let actor = ActingPosition::new(self.world, self.state);
                    let waits = match self.world.automaton(self.state.board.mover) {
                        Some(_) => self.scripted_line().is_some(),
                        None => actor.any_act(true) || actor.plays(Window::Before, |_| true),
                    };
                    if waits {
                        return true;
                    }
                    let (position, society) = (self.state.board.acting, self.state.board.mover);
                    self.tell(|| Event::NothingToDo(position, society));
                    self.state.stack.pop();
                }
                Task::Muster { to, attackers, .. } => {
                    if self.can_play(Window::Muster) {
                        return true;
                    }
                    self.fight(to, attackers);
                }
                Task::Aftermath { .. } => {
                    self.count_survivors();
                    if self.can_play(Window::Aftermath) {
                        return true;
                    }
                    self.state.stack.pop();
                }
                Task::After => {
                    if self.can_play(Window::After) {
                        return true;
                    }
                    self.state.stack.pop();
                }
                Task::Draw { to, deck, left } => {
                    self.state.stack.pop();
                    self.state.board.mover = self.state.board.steers;
                    self.draw(to, deck, left.into());
                }
                Task::Restart(councils) => self.restart(councils),
                Task::Offering { arms, step } => {
                    if self.settle_offers(arms, step) {
                        return true;
                    }
                }
                Task::Pay { who, other, payment } => {
                    if self.settle_payment(who, other, payment) {
                        return true;
                    }
                }
                Task::Sealed { card, by } => self.seal(card, by),
                Task::Line
                | Task::Swap
                | Task::Declare { .. }
                | Task::Object(_)
                | Task::Place { .. }
                | Task::Spread { .. }
                | Task::Strike { .. }
                | Task::Rearrange { .. }
                | Task::Scatter { .. }
                | Task::Halves(_)
                | Task::Incident { .. }
                | Task::Reseat { .. }
                | Task::Answer { .. }
                | Task::TradeFor { .. } => return true,
            }
        }
    }

    fn can_play(&self, window: Window) -> bool {
        ActingPosition::new(self.world, self.state).plays(window, |_| true)
    }

    /// Begins the turn of the next position that somebody controls. Returns false if no empire has a turn left.
    fn next_position(&mut self) -> bool {
        loop {
            let empire = self.state.board.order.nth(self.state.board.turn);
            let done = usize::from(self.state.board.office);
            let council = self.world.positions.council(empire).count_ones() as usize;
            if done >= council {
                self.supply_check(empire);
                // R9.4: the early end is checked before the next empire acts.
                if self.state.board.ends_with_this_turn(self.world) {
                    return false;
                }
                self.state.board.turn += 1;
                self.state.board.office = 0;
                if usize::from(self.state.board.turn) >= self.world.empires().len() {
                    return false;
                }
                let next = self.state.board.order.nth(self.state.board.turn);
                self.tell(|| Event::Turn(next));
                continue;
            }
            // Counts the position as done, so that the next call continues with the position after it.
            self.state.board.office += 1;
            let position = Position::new(empire, Office::at(done));
            match self.state.active_agent(position) {
                None => {
                    (self.state.board.acting, self.state.board.agent_lost) = (position, true);
                    self.tell(|| Event::Idle(position));
                }
                Some(agent) => {
                    self.open(position, agent);
                    return true;
                }
            }
        }
    }

    fn open(&mut self, position: Position, agent: Position) {
        // The active agent was found among the societies' posts, so it belongs to a society.
        let Some(society) = self.state.occupant(agent) else { return };
        self.state.board.mover = society;
        self.state.board.steers = society;
        self.state.board.owner = society;
        self.state.board.offered = 0;
        self.state.board.acting = position;
        self.state.board.agent = agent;
        self.state.board.agent_lost = false;
        self.state.board.line = None;
        self.state.stack.push(Task::Before);
        self.tell(|| Event::Acts { position, society, agent });
        self.open_offers(false);
    }

    /// R5.7: returns banners above the supply limit to the supply. Checks this empire, or all empires under a house
    /// rule.
    fn supply_check(&mut self, empire: Empire) {
        if self.state.lasting.skips_supply_checks() {
            return;
        }
        if self.world.house.check_everyone {
            Empire::first(MAX_EMPIRES).for_each(|e| self.check_armies(e));
        } else {
            self.check_armies(empire);
        }
    }

    fn check_armies(&mut self, empire: Empire) {
        for region in self.state.armies(empire) {
            let excess = self.state.board.banners[region].saturating_sub(self.world.limit[region]);
            if excess > 0 {
                self.kill(empire, region, excess, Cause::Supply);
            }
        }
    }

    /// Takes the action of a printed line, in the play window Before or right after a swap.
    pub(super) fn act(&mut self, line: Line) {
        let opens = self.state.stack.top() == Some(&Task::Before);
        self.state.stack.pop();
        // If a council starts again, there is no After (R11.2).
        if opens && self.state.stack.top().is_none() {
            self.state.stack.push(Task::After);
        }
        let position = self.state.board.acting;
        self.tell(|| Event::Takes(position, line));
        self.take_line(line);
    }

    /// Carries out the action of a printed line. If it needs a decision, this puts a task on the stack.
    pub(super) fn take_line(&mut self, line: Line) {
        self.state.board.line = Some(line);
        let empire = self.state.board.acting.empire();
        match self.world.line(self.state.board.acting, line) {
            Printed::Add(_) => {
                let (banners, each) = self.addition(line);
                self.add_banners(banners.into(), each);
            }
            Printed::Draw(count) => {
                self.draw(self.state.board.owner, empire, self.state.amount(self.world, count, empire))
            }
            Printed::Attack => {
                self.state.stack.push(Task::Declare { from: None, most: u8::MAX, reach: Reach::Border });
            }
            Printed::Swap => self.state.stack.push(Task::Swap),
        }
    }

    /// R5.3: for a printed line that adds banners: how many it adds, limited by the supply, and how many of them go to
    /// one region together.
    pub(super) fn addition(&self, line: Line) -> (u8, u8) {
        let empire = self.state.board.acting.empire();
        let Printed::Add(count) = self.world.line(self.state.board.acting, line) else { return (0, 1) };
        let each = if self.world.house.pairs_together && goes_in_pairs(count) { 2 } else { 1 };
        (self.state.added(self.world, count, empire) as u8, each)
    }

    /// R5.3: lets the player place `banners` banners, or as many as the supply holds, in groups of `each`.
    pub(super) fn add_banners(&mut self, banners: u32, each: u8) {
        let supply = self.state.board.supply[self.state.board.acting.empire()];
        let left = banners.min(u32::from(supply)) as u8;
        if left > 0 {
            self.state.stack.push(Task::Place { left, each });
        }
    }

    /// R5.6: moves the active agent to another position. An agent on that position moves to the old one. The player
    /// must then take a printed line of the new position.
    pub(super) fn swap(&mut self, to: Position) {
        let (from, society) = (self.state.board.agent, self.state.board.owner);
        let with = self.state.occupant(to);
        self.state.board.posts[society].remove(from);
        if let Some(other) = with {
            self.state.board.posts[other].remove(to);
            self.state.board.posts[other].insert(from);
            if self.world.soloist.is_some() {
                self.state.board.take_back.iter_mut().for_each(|agents| agents.follow(to, from));
            }
        }
        self.state.board.posts[society].insert(to);
        self.state.board.acting = to;
        self.state.board.agent = to;
        self.state.board.line = None;
        self.state.stack.replace(Task::Line);
        self.tell(|| Event::Swapped { society, from, to, with });
    }

    /// R6.1: declares an attack. The banners leave their region, and the play window Muster opens.
    pub(super) fn declare(&mut self, from: Region, to: Region, banners: u8) {
        let empire = self.state.board.acting.empire();
        self.state.stack.replace(Task::Aftermath { at: to, survivors: 0, killed: 0, won: false });
        self.set_out(empire, from, to, banners);
        self.open_offers(true);
    }

    /// Removes the attackers from the region where they start, and puts the attack's Muster on the stack.
    pub(super) fn set_out(&mut self, empire: Empire, from: Region, to: Region, banners: u8) {
        self.state.board.take(self.world, empire, from, banners);
        self.state.stack.push(Task::Muster { empire, from, to, attackers: banners });
        self.tell(|| Event::Attack { empire, from, to, banners });
    }

    /// Leaves the play window on top of the stack without playing a card (R7.2).
    pub(super) fn pass(&mut self) {
        match self.state.stack.top() {
            Some(&Task::Muster { to, attackers, .. }) => self.fight(to, attackers),
            // Passing in Before ends the turn without the play window After.
            _ => self.state.stack.pop(),
        }
    }

    /// Places the next banner of a series, or the next pair, in a region.
    pub(super) fn place(&mut self, region: Region) {
        let empire = self.state.board.acting.empire();
        match self.state.stack.top_mut() {
            Some(Task::Place { left, each }) => {
                let banners = (*each).min(*left);
                *left -= banners;
                if *left == 0 {
                    self.end_series();
                }
                self.add(empire, region, banners);
            }
            Some(Task::Spread { left }) => {
                *left -= 1;
                let last = *left == 0;
                self.state.marks[0].insert(region);
                if last {
                    self.end_series();
                }
                self.add(empire, region, 1);
            }
            _ => self.set_down(region),
        }
    }

    /// Begins the turn of the first empire in the turn order.
    pub(super) fn begin_turns(&mut self) {
        self.state.board.turn = 0;
        self.state.board.office = 0;
        let empire = self.state.board.order.nth(0);
        self.tell(|| Event::Turn(empire));
    }
}

/// True if the count is two for each icon, so that the house rule on pairs applies.
fn goes_in_pairs(count: Count) -> bool {
    count.number == 2 && matches!(count.per, Some((1, _)))
}
