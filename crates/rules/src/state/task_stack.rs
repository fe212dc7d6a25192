//! The pending tasks of a position's turn: a small stack whose top comes next.

use crate::ids::{Card, Empire, MAX_OFFICES, Office, Position, Region, Society};
use crate::raw::offer_card::Payment;
use crate::world::AbilityId;

/// A pending task of the current turn, most of which need a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// The window Before and the choice of a printed line (R7.2).
    Before,
    /// The choice of a printed line other than a swap, right after a swap (R5.6).
    Line,
    /// The choice of the position to swap with.
    Swap,
    /// An attack to be declared (R7.4).
    Declare {
        /// The only source, when a card granted the attack.
        from: Option<Region>,
        /// The largest number of attackers, when a card granted the attack.
        most: u8,
        /// The regions that it may target.
        reach: Reach,
    },
    /// The window Muster of a declared attack; its banners have left the source.
    Muster {
        /// The attacking empire.
        empire: Empire,
        /// The region that the attackers left.
        from: Region,
        /// The region under attack.
        to: Region,
        /// The number of attackers.
        attackers: u8,
    },
    /// The window Aftermath.
    Aftermath {
        /// The target of the attack.
        at: Region,
        /// The survivors (R6.3) that have not fallen since.
        survivors: u8,
        /// The number of banners killed (R6.3).
        killed: u8,
        /// True if the survivors are attackers.
        won: bool,
    },
    /// The window After.
    After,
    /// The choice of the object of a played card.
    Object(AbilityId),
    /// Banners to be added to regions of the active empire.
    Place {
        /// The number of banners left to place.
        left: u8,
        /// The number placed together (house rule on pairs).
        each: u8,
    },
    /// Banners to be added, one at the most to a region (Populate with a short supply).
    Spread {
        /// The number of banners left to place.
        left: u8,
    },
    /// Enemy banners around a region to be killed (Alchemist's Fire).
    Strike {
        /// The region in the middle.
        center: Region,
        /// The number of banners that may still be killed.
        left: u8,
        /// True once a banner has been killed.
        begun: bool,
    },
    /// Banners of an empire to be transferred (Horse+Horse).
    Rearrange {
        /// The empire whose banners are transferred.
        empire: Empire,
        /// True once a banner has been transferred.
        begun: bool,
    },
    /// Banners that were taken out of a region and must be set down around it (Disperse).
    Scatter {
        /// The empire whose banners scatter.
        empire: Empire,
        /// The region that the banners left.
        from: Region,
        /// The number of banners left to set down.
        left: u8,
    },
    /// Cards to be drawn once an event is resolved (R11.1).
    Draw {
        /// The society that draws.
        to: Society,
        /// The empire of the deck.
        deck: Empire,
        /// The number of cards left to draw.
        left: u8,
    },
    /// The choice of a half of an event.
    Halves(Card),
    /// The choice of the object of an event.
    Incident {
        /// The event's card.
        card: Card,
        /// The half of the event, from 0.
        half: u8,
    },
    /// Agents of a council to be rearranged by an event: none has moved yet.
    Reseat {
        /// The event's card.
        card: Card,
        /// The half of the event, from 0.
        half: u8,
        /// The new positions chosen so far.
        plan: Plan,
    },
    /// Councils that start again, in the place of the window After: below Before where an event of a
    /// payment has said so.
    Restart(Councils),
    /// The window in which rivals may make offers, one after another (R12.1).
    Offering {
        /// True if the offers are arms for an attack, false if they are for control of the position.
        arms: bool,
        /// The number of societies that have been asked, in player order.
        step: u8,
    },
    /// An offer to be accepted or declined.
    Answer {
        /// The offer's card.
        card: Card,
        /// The offering society.
        by: Society,
    },
    /// An accepted offer, which is carried out once it is paid.
    Sealed {
        /// The offer's card.
        card: Card,
        /// The offering society.
        by: Society,
    },
    /// The payment for an offer.
    Pay {
        /// The society that pays.
        who: Society,
        /// The other side.
        other: Society,
        /// The payment; for cards, the number still to be drawn.
        payment: Payment,
    },
    /// The choice of the other side's agent that trades places with the payer's.
    TradeFor {
        /// The position of the payer's agent.
        own: Position,
        /// The other side.
        other: Society,
    },
}

impl Task {
    /// True if only the deciding society may know that it decides. Only societies that can make an offer are
    /// asked for one (R15.25).
    pub(crate) fn hides_its_mover(&self) -> bool {
        match self {
            Self::Offering { .. } => true,
            Self::Before
            | Self::Line
            | Self::Swap
            | Self::Declare { .. }
            | Self::Muster { .. }
            | Self::Aftermath { .. }
            | Self::After
            | Self::Object(_)
            | Self::Place { .. }
            | Self::Spread { .. }
            | Self::Strike { .. }
            | Self::Rearrange { .. }
            | Self::Scatter { .. }
            | Self::Draw { .. }
            | Self::Halves(_)
            | Self::Incident { .. }
            | Self::Reseat { .. }
            | Self::Restart(_)
            | Self::Answer { .. }
            | Self::Sealed { .. }
            | Self::Pay { .. }
            | Self::TradeFor { .. } => false,
        }
    }
}

/// Councils that start again when the turn is over (R11.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Councils(u8);

impl Councils {
    /// True if the set contains an empire's council.
    pub const fn has(self, empire: Empire) -> bool {
        self.0 >> empire.index() & 1 == 1
    }

    /// This set with one more council.
    pub(crate) const fn and(self, empire: Empire) -> Self {
        Self(self.0 | 1 << empire.index())
    }
}

/// Where the agents of a council go, position by position, as far as it has been chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plan([u8; MAX_OFFICES / 2]);

impl Plan {
    /// No choice yet.
    pub const NONE: Self = Self([u8::MAX; MAX_OFFICES / 2]);

    /// The new position of a position's agent.
    pub fn target(self, office: Office) -> Option<Office> {
        let byte = self.0.get(office.index() / 2).copied().unwrap_or(u8::MAX);
        Office::new(usize::from(byte >> (office.index() % 2 * 4) & 0xf))
    }

    /// Chooses for the agent of a position.
    pub(crate) fn choose(&mut self, office: Office, to: Office) {
        let shift = office.index() % 2 * 4;
        if let Some(byte) = self.0.get_mut(office.index() / 2) {
            *byte = *byte & !(0xf << shift) | (to.index() as u8) << shift;
        }
    }

    /// True if an agent has been sent to a position.
    pub fn takes(self, to: Office) -> bool {
        Office::first(MAX_OFFICES).any(|p| self.target(p) == Some(to))
    }
}

/// The regions that an attack may target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// Across a border (R6.1).
    Border,
    /// Also to empty regions anywhere (Eagle+Eagle).
    Empty,
    /// Also anywhere (Armada).
    Anywhere,
    /// Across borders, and across a sea from its source (R1.6).
    Sea,
    /// Across the sea, and only to a region without banners.
    EmptySea,
}

/// The most pending tasks: After, Aftermath, Muster, the offers for it, an accepted one, its payment, a draw for
/// that, and the drawn event.
const DEPTH: usize = 8;

/// The tasks of the acting position, the next one on top.
#[derive(Clone, Copy, Debug)]
pub struct Stack {
    tasks: [Task; DEPTH],
    len: u8,
}

impl Stack {
    /// An empty stack.
    pub const EMPTY: Self = Self { tasks: [Task::After; DEPTH], len: 0 };

    /// The next task.
    #[inline(always)]
    pub fn top(&self) -> Option<&Task> {
        self.as_slice().last()
    }

    /// The next task, mutable.
    #[inline(always)]
    pub(crate) fn top_mut(&mut self) -> Option<&mut Task> {
        let len = usize::from(self.len).min(DEPTH);
        self.tasks[..len].last_mut()
    }

    /// All tasks, the next one last.
    #[inline(always)]
    pub fn as_slice(&self) -> &[Task] {
        &self.tasks[..usize::from(self.len).min(DEPTH)]
    }

    /// The last task, mutable.
    pub(crate) fn bottom_mut(&mut self) -> Option<&mut Task> {
        let len = usize::from(self.len).min(DEPTH);
        self.tasks[..len].first_mut()
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, task: Task) {
        debug_assert!(usize::from(self.len) < DEPTH, "a task is pushed onto a window, never onto a series");
        if let Some(place) = self.tasks.get_mut(usize::from(self.len)) {
            *place = task;
            self.len += 1;
        }
    }

    /// Lays a task below all others, to be done last.
    pub(crate) fn push_last(&mut self, task: Task) {
        self.push(task);
        let len = usize::from(self.len).min(DEPTH);
        self.tasks[..len].rotate_right(1);
    }

    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }

    /// Puts another task in the place of the next one.
    #[inline(always)]
    pub(crate) fn replace(&mut self, task: Task) {
        self.pop();
        self.push(task);
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Stack {}

impl std::hash::Hash for Stack {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}
