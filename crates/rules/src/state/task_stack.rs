//! The pending tasks of a position's turn: a small stack whose top is the next task.

use crate::ids::{Card, Empire, MAX_OFFICES, Office, Position, Region, Society};
use crate::raw::offer_card::Payment;
use crate::world::AbilityId;

/// A pending task of the acting position's turn. Most tasks need a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// The player may play a card in the play window Before, or choose a printed line (R7.2).
    Before,
    /// The player must choose a printed line other than a swap, right after a swap (R5.6).
    Line,
    /// The player must choose the position with which the active agent swaps.
    Swap,
    /// The player must declare an attack (R7.4).
    Declare {
        /// The only region from which the attack may start; `None` if a printed line gives the attack, so any may be
        /// chosen.
        from: Option<Region>,
        /// The largest number of attackers, if a card granted the attack; otherwise `u8::MAX`.
        most: u8,
        /// The regions that the attack may target.
        reach: Reach,
    },
    /// The play window Muster of a declared attack. The attacking banners have left their region.
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
    /// The play window Aftermath, after an attack.
    Aftermath {
        /// The region that was attacked.
        at: Region,
        /// The number of banners that survived the attack and have not been killed or moved since (R6.3).
        survivors: u8,
        /// The number of defending banners that the attack killed (R6.3).
        killed: u8,
        /// True if the survivors are the attackers, false if they are the defenders.
        won: bool,
    },
    /// The play window After.
    After,
    /// The player must choose the object of a played card, such as a region. The id is that of the card's ability.
    Object(AbilityId),
    /// The player must place new banners in regions of the active empire.
    Place {
        /// The number of banners left to place.
        left: u8,
        /// The number of banners that go to one region together, 1 or 2 (house rule on pairs).
        each: u8,
    },
    /// The player must choose which regions get one banner each, because the supply is too small for all (Populate).
    Spread {
        /// The number of banners left to place.
        left: u8,
    },
    /// The player may kill enemy banners around a region, one by one (Alchemist's Fire).
    Strike {
        /// The region around which banners are killed.
        center: Region,
        /// The number of banners that may still be killed.
        left: u8,
        /// True once a banner has been killed.
        begun: bool,
    },
    /// The player may move banners between an empire's regions (Horse+Horse).
    Rearrange {
        /// The empire whose banners move.
        empire: Empire,
        /// True once a banner has moved.
        begun: bool,
    },
    /// The player must move banners that were taken out of a region to neighbouring regions, one by one (Disperse).
    Scatter {
        /// The empire whose banners are dispersed.
        empire: Empire,
        /// The region that the banners left.
        from: Region,
        /// The number of banners left to set down.
        left: u8,
    },
    /// A society draws cards, once the event that it drew is resolved (R11.1).
    Draw {
        /// The society that draws.
        to: Society,
        /// The empire whose deck the cards come from.
        deck: Empire,
        /// The number of cards left to draw.
        left: u8,
    },
    /// The player must choose one half of this event card.
    Halves(Card),
    /// The player must choose the object of an event, such as a region.
    Incident {
        /// The event card.
        card: Card,
        /// The index of the chosen half of the event, from 0.
        half: u8,
    },
    /// The player must choose new positions for all agents of a council, because of an event. No agent has moved yet.
    Reseat {
        /// The event card.
        card: Card,
        /// The index of the chosen half of the event, from 0.
        half: u8,
        /// The new positions chosen so far.
        plan: Plan,
    },
    /// These councils act again when the current position's turn ends. This task takes the place of the play window
    /// After. It lies below Before on the stack if an event caused it while an offer was being paid for.
    Restart(Councils),
    /// Rivals may make offers, one society after another (R12.1).
    Offering {
        /// True if rivals may offer arms for an attack, false if they may offer to control the position.
        arms: bool,
        /// The number of societies, in player order, that have been asked for an offer.
        step: u8,
    },
    /// The player must accept or decline an offer.
    Answer {
        /// The offer card.
        card: Card,
        /// The society that made the offer.
        by: Society,
    },
    /// An offer that was accepted. It is carried out once its payment is made.
    Sealed {
        /// The offer card.
        card: Card,
        /// The society that made the offer.
        by: Society,
    },
    /// A society must make the payment for an offer.
    Pay {
        /// The society that makes the payment.
        who: Society,
        /// The other society of the bargain.
        other: Society,
        /// The payment. If it draws cards, its number is how many are still to be drawn.
        payment: Payment,
    },
    /// The payer must choose which of the other society's agents trades places with its own.
    TradeFor {
        /// The position of the payer's agent that trades places.
        own: Position,
        /// The other society of the bargain.
        other: Society,
    },
}

impl Task {
    /// True if only the society that decides may know that it does. This holds for offers, because only societies that
    /// can make one are asked (R15.25).
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

/// A set of empires whose councils act again when the current position's turn is over (R11.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Councils(u8);

impl Councils {
    /// True if the set contains this empire.
    pub const fn has(self, empire: Empire) -> bool {
        self.0 >> empire.index() & 1 == 1
    }

    /// This set with one more empire.
    pub(crate) const fn and(self, empire: Empire) -> Self {
        Self(self.0 | 1 << empire.index())
    }
}

/// The new positions chosen so far for the agents of one council, by the agents' old positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plan([u8; MAX_OFFICES / 2]);

impl Plan {
    /// A plan without any choices.
    pub const NONE: Self = Self([u8::MAX; MAX_OFFICES / 2]);

    /// The new position of the agent on this position; `None` if it is not yet chosen.
    pub fn target(self, office: Office) -> Option<Office> {
        let byte = self.0.get(office.index() / 2).copied().unwrap_or(u8::MAX);
        Office::new(usize::from(byte >> (office.index() % 2 * 4) & 0xf))
    }

    /// Sets the new position of the agent on `office` to `to`.
    pub(crate) fn choose(&mut self, office: Office, to: Office) {
        let shift = office.index() % 2 * 4;
        if let Some(byte) = self.0.get_mut(office.index() / 2) {
            *byte = *byte & !(0xf << shift) | (to.index() as u8) << shift;
        }
    }

    /// True if the new position of some agent is `to`.
    pub fn takes(self, to: Office) -> bool {
        Office::first(MAX_OFFICES).any(|p| self.target(p) == Some(to))
    }
}

/// Which regions an attack may target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// Regions that border the attack's starting region by land (R6.1).
    Border,
    /// Regions across a land border, and regions without banners anywhere (Eagle+Eagle).
    Empty,
    /// Any region (Armada).
    Anywhere,
    /// Regions across a land border, and regions across a sea from the start of the attack (R1.6).
    Sea,
    /// Regions across a land border, and regions without banners across a sea from the start of the attack.
    EmptySea,
}

/// The largest number of pending tasks. The deepest stack is After, Aftermath, Muster, the offers for that attack, an
/// accepted offer, its payment, the cards to draw for it, and a drawn event.
const DEPTH: usize = 8;

/// The pending tasks of the acting position's turn. The top of the stack is the next task.
#[derive(Clone, Copy, Debug)]
pub struct Stack {
    tasks: [Task; DEPTH],
    len: u8,
}

impl Stack {
    /// The largest number of tasks.
    pub(crate) const MOST: usize = DEPTH;

    /// A stack without tasks.
    pub const EMPTY: Self = Self { tasks: [Task::After; DEPTH], len: 0 };

    /// The next task; `None` if the stack is empty.
    #[inline(always)]
    pub fn top(&self) -> Option<&Task> {
        self.as_slice().last()
    }

    /// A mutable reference to the next task; `None` if the stack is empty.
    #[inline(always)]
    pub(crate) fn top_mut(&mut self) -> Option<&mut Task> {
        let len = usize::from(self.len).min(DEPTH);
        self.tasks[..len].last_mut()
    }

    /// All tasks. The next task is the last in the slice.
    #[inline(always)]
    pub fn as_slice(&self) -> &[Task] {
        &self.tasks[..usize::from(self.len).min(DEPTH)]
    }

    /// A mutable reference to the task that is done last; `None` if the stack is empty.
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

    /// Adds a task below all others, so that it is done last.
    pub(crate) fn push_last(&mut self, task: Task) {
        self.push(task);
        let len = usize::from(self.len).min(DEPTH);
        self.tasks[..len].rotate_right(1);
    }

    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }

    /// Replaces the next task with another.
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
