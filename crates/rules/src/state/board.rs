//! The public part of a match: map, agents, face-up loyalty tokens, and the progress of the round.

use crate::ids::bit_sets::{PositionSet, RegionSet};
use crate::ids::indexed_arrays::{ByEmpire, ByRegion, BySociety};
use crate::ids::{Empire, Line, MAX_EMPIRES, Office, Position, Region, Slot, Society};
use crate::raw::Count;
use crate::raw::event_card::Lasting;
use crate::state::deal::{Deal, TurnOrder};
use crate::state::pile::{Hand, Pile};
use crate::world::World;
use crate::world::automaton::{MOST_AUTOMATA, Script, TakeBack};

/// A phase of a round, or the end of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// Societies lay their loyalty tokens on slots (house rule *dealt Devout, rest chosen*).
    Lay,
    /// Societies take agents back (R4.1).
    Retrieve,
    /// Societies place agents (R4.2).
    Deploy,
    /// The empires have their turns (R5).
    Turns,
    /// Societies discard cards down to the hand limit (R8.1).
    Cleanup,
    /// Societies may exchange loyalty tokens (R8.2).
    Loyalty,
    /// Societies may exchange loyalty tokens once more after the last round (house rule *final whisper*).
    FinalWhisper,
    /// The match has ended (R9).
    Over,
}

/// The exchanges of loyalty tokens that a society has made: up to four pairs of slots (R8.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Exchanges([u8; MAX_EMPIRES / 2]);

impl Exchanges {
    /// The pairs of slots whose tokens were exchanged, in order of time.
    pub fn pairs(self) -> impl DoubleEndedIterator<Item = (Slot, Slot)> {
        // The larger slot of a pair is never 0, so a byte of 0 is free.
        let made = self.0.into_iter().filter(|p| *p != 0);
        made.map(|p| (Slot::at(usize::from(p >> 4)), Slot::at(usize::from(p & 0xf))))
    }

    /// The number of exchanges.
    pub fn len(self) -> u8 {
        self.0.iter().filter(|p| **p != 0).count() as u8
    }

    /// True if no tokens have been exchanged.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub(crate) fn add(&mut self, a: Slot, b: Slot) {
        let pair = (a.min(b).index() << 4 | a.max(b).index()) as u8;
        if let Some(free) = self.0.iter_mut().find(|p| **p == 0) {
            *free = pair;
        }
    }
}

/// The public part of a match, which every society knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) banners: ByRegion<u8>,
    /// The regions with banners.
    pub(crate) held: RegionSet,
    /// The regions that each empire controls (R2.2).
    pub(crate) control: ByEmpire<RegionSet>,
    pub(crate) supply: ByEmpire<u8>,
    pub(crate) posts: BySociety<PositionSet>,
    pub(crate) scouts: BySociety<RegionSet>,
    /// For each society, a bit for each loyalty slot: 1 if its token is face up.
    pub(crate) revealed: BySociety<u8>,
    pub(crate) exchanges: BySociety<Exchanges>,
    pub(crate) order: TurnOrder,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) first: Society,
    /// The number of societies that are done with this phase. In Deploy, the number of agents placed so far.
    pub(crate) step: u8,
    /// The society that makes the next decision.
    pub(crate) mover: Society,
    /// The society that makes the acting position's choices: its controller, or a rival that was given control by an
    /// offer (R12.2).
    pub(crate) steers: Society,
    /// The society of the active agent. It gets the cards that the acting position draws.
    pub(crate) owner: Society,
    /// The offer cards that were offered in this position's turn, one bit each (see `offer_bit`).
    pub(crate) offered: u32,
    /// The index in `order` of the empire whose turn it is.
    pub(crate) turn: u8,
    /// The number of positions of the current council that have had their turn, including the current position.
    pub(crate) office: u8,
    pub(crate) acting: Position,
    pub(crate) agent: Position,
    /// True if the active agent was taken off the board (R12.2).
    pub(crate) agent_lost: bool,
    /// The printed line that was last taken at `acting`; `None` if none was.
    pub(crate) line: Option<Line>,
    /// The effects of events that last until the round ends.
    pub(crate) lasting: Lasting,
    /// The cards that have left the game (R11.1).
    pub(crate) gone: Hand,
    /// The agents that each automaton takes back next round (R13.2), in seating order of the automata.
    pub(crate) take_back: [TakeBack; MOST_AUTOMATA],
}

impl Board {
    /// The board after set-up, before the first decision (R3.1).
    pub(crate) fn set_up(world: &World, deal: &Deal) -> Self {
        let position = Position::new(deal.order.nth(0), Office::at(0));
        let mut board = Self {
            banners: ByRegion::all(0),
            held: RegionSet::EMPTY,
            control: world.home,
            supply: world.banners,
            posts: BySociety::all(PositionSet::EMPTY),
            scouts: BySociety::all(RegionSet::EMPTY),
            revealed: BySociety::all(0),
            exchanges: BySociety::all(Exchanges::default()),
            order: deal.order,
            phase: Phase::Lay,
            round: 1,
            first: deal.first,
            step: 0,
            mover: deal.first,
            steers: deal.first,
            owner: deal.first,
            offered: 0,
            turn: 0,
            office: 0,
            acting: position,
            agent: position,
            agent_lost: false,
            line: None,
            lasting: Lasting::default(),
            gone: Hand::default(),
            take_back: [TakeBack::NONE; MOST_AUTOMATA],
        };
        // R13.1: some tokens of automata are face up from the start.
        for society in world.societies() {
            let slots = world.slots().len();
            board.revealed[society] = match world.automaton(society).map(|automaton| automaton.script) {
                None => 0,
                Some(Script::Madness) => 1 | 1 << (slots - 1),
                Some(Script::Hounds) => ((1u16 << slots) - 1) as u8,
            };
        }
        for region in world.regions {
            if let Some((empire, banners)) = world.start[region] {
                board.supply[empire] -= banners;
                board.put(empire, region, banners);
            }
        }
        board
    }

    /// The number of banners in a region.
    #[inline(always)]
    pub fn banners(&self, region: Region) -> u8 {
        self.banners[region]
    }

    /// The regions in which banners stand.
    pub fn occupied_regions(&self) -> RegionSet {
        self.held
    }

    /// The empire that controls a region; `None` if no empire does (R2.2).
    #[inline(always)]
    pub fn controller(&self, region: Region) -> Option<Empire> {
        Empire::first(MAX_EMPIRES).find(|e| self.control[*e].has(region))
    }

    /// The regions that an empire controls.
    #[inline(always)]
    pub fn control(&self, empire: Empire) -> RegionSet {
        self.control[empire]
    }

    /// The regions in which an empire's banners stand.
    #[inline(always)]
    pub fn armies(&self, empire: Empire) -> RegionSet {
        self.control[empire] & self.held
    }

    /// The number of banners in an empire's supply.
    pub fn supply(&self, empire: Empire) -> u8 {
        self.supply[empire]
    }

    /// The council positions on which a society has agents.
    pub fn posts(&self, society: Society) -> PositionSet {
        self.posts[society]
    }

    /// The regions in which a society has agents (R4.3).
    pub fn scouts(&self, society: Society) -> RegionSet {
        self.scouts[society]
    }

    /// The society that has an agent on this position; `None` if the position is empty.
    pub fn occupant(&self, position: Position) -> Option<Society> {
        Society::first(4).find(|s| self.posts[*s].has(position))
    }

    /// All positions with an agent on them.
    #[inline(always)]
    pub fn occupied(&self) -> PositionSet {
        let [a, b, c, d] = self.posts.0;
        a | b | c | d
    }

    /// The position of the active agent for this position: the nearest agent on it or to its right in the council
    /// (R2.4).
    #[inline(always)]
    pub fn active_agent(&self, position: Position) -> Option<Position> {
        self.occupied().at_or_right_of(position)
    }

    /// The number of a society's agents that are in its hand, not on the board.
    #[inline(always)]
    pub fn agents_in_hand(&self, world: &World, society: Society) -> u8 {
        world.agents - (self.posts[society].len() + self.scouts[society].len()) as u8
    }

    /// How many agents the deciding society still places this round, including the next one (R4.2). 0 outside the
    /// phase Deploy.
    pub fn agents_to_place(&self, world: &World) -> u8 {
        let placed = match world.soloist {
            // Each automaton has placed all its agents before, which counts as one step (R13.3).
            Some(_) => self.step.saturating_sub(world.societies - 1),
            None => self.step / world.societies.max(1),
        };
        let left = world.agents_per_round.saturating_sub(placed);
        if self.phase == Phase::Deploy { left.min(self.agents_in_hand(world, self.mover)) } else { 0 }
    }

    /// True if the society's loyalty token on this slot is face up.
    pub fn is_revealed(&self, society: Society, slot: Slot) -> bool {
        self.revealed[society] >> slot.index() & 1 == 1
    }

    /// The exchanges of loyalty tokens that a society has made.
    pub fn exchanges(&self, society: Society) -> Exchanges {
        self.exchanges[society]
    }

    /// The turn order of the empires in this round.
    pub fn order(&self) -> TurnOrder {
        self.order
    }

    /// The current phase of the match.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The number on the round marker, from 1. It advances after the empire turns, before the round ends (R5.8).
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The round that is being played, from 1. It ends when the next round begins (R8), although the round marker
    /// advances after the empire turns (R5.8).
    pub fn current_round(&self) -> u8 {
        match self.phase {
            Phase::Cleanup | Phase::Loyalty | Phase::FinalWhisper | Phase::Over => {
                self.round.saturating_sub(1)
            }
            Phase::Lay | Phase::Retrieve | Phase::Deploy | Phase::Turns => self.round,
        }
    }

    /// The society that has the first-player marker.
    pub fn first(&self) -> Society {
        self.first
    }

    /// The society that makes the next decision; `None` if the match is over.
    pub fn mover(&self) -> Option<Society> {
        (self.phase != Phase::Over).then_some(self.mover)
    }

    /// True if the match is over.
    #[inline(always)]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The society that makes the acting position's choices (R12.2); `None` outside the empire turns.
    pub fn steers(&self) -> Option<Society> {
        (self.phase == Phase::Turns).then_some(self.steers)
    }

    /// The position whose turn it is; `None` outside the empire turns.
    pub fn turn(&self) -> Option<Position> {
        let office = Office::new(usize::from(self.office.checked_sub(1)?))?;
        (self.phase == Phase::Turns).then(|| Position::new(self.order.nth(self.turn), office))
    }

    /// The number of empires that have finished their turns this round.
    pub fn turns_taken(&self) -> u8 {
        self.turn
    }

    /// The position whose action is being taken; `None` outside the empire turns. A card or swap can make it differ
    /// from [`Self::turn`].
    pub fn acting(&self) -> Option<Position> {
        (self.phase == Phase::Turns).then_some(self.acting)
    }

    /// The position of the active agent (R2.4); `None` outside the empire turns, or if an offer took the agent off the
    /// board (R12.2).
    pub fn acting_agent(&self) -> Option<Position> {
        (self.phase == Phase::Turns && !self.agent_lost).then_some(self.agent)
    }

    /// The printed line that was last taken at the acting position; `None` if none was, or outside the empire turns.
    pub fn line_taken(&self) -> Option<Line> {
        self.line.filter(|_| self.phase == Phase::Turns)
    }

    /// The effects of events that last until the round ends (R11.2).
    pub fn lasting(&self) -> Lasting {
        self.lasting
    }

    /// The cards of an empire's deck that have left the game (R11.1).
    pub fn gone(&self, deck: Empire) -> Pile {
        self.gone[deck]
    }

    /// The amount that a printed line gives an empire now (R5.3, R5.4).
    #[inline(always)]
    pub fn amount(&self, world: &World, count: Count, empire: Empire) -> u32 {
        match count.per {
            Some((every, icon)) if self.lasting.doubles(icon) => {
                let icons = 2 * world.icons_in(icon, self.control[empire]);
                u32::from(count.number) * (icons / u32::from(every.max(1)))
            }
            _ => world.amount(count, self.control[empire]),
        }
    }

    /// The number of banners that a printed line adds for an empire now, limited by the empire's supply (R5.3).
    pub fn added(&self, world: &World, count: Count, empire: Empire) -> u32 {
        self.amount(world, count, empire).min(u32::from(self.supply(empire)))
    }

    /// The number of an empire's banners that may leave a region. One banner must stay in a region that is not the
    /// empire's home (R6.1).
    #[inline(always)]
    pub fn free_to_leave(&self, world: &World, region: Region, empire: Empire) -> u8 {
        let keeps = u8::from(!world.home[empire].has(region));
        self.banners[region].saturating_sub(keeps)
    }

    /// Adds an empire's banners to a region, and gives the empire control of it. The region must be empty or the
    /// empire's own (R2.1).
    #[inline(always)]
    pub(crate) fn put(&mut self, empire: Empire, region: Region, banners: u8) {
        self.claim(empire, region);
        self.drop(region, banners);
    }

    /// Removes an empire's banners from a region. If the region is then empty, its home empire controls it again
    /// (R2.2).
    #[inline(always)]
    pub(crate) fn take(&mut self, world: &World, empire: Empire, region: Region, banners: u8) {
        self.lift(region, banners);
        self.give_back(world, empire, region);
    }

    /// Adds banners to a region without changing who controls it.
    #[inline(always)]
    pub(crate) fn drop(&mut self, region: Region, banners: u8) {
        self.banners[region] += banners;
        self.held.insert(region);
    }

    /// Removes banners from a region without changing who controls it.
    #[inline(always)]
    pub(crate) fn lift(&mut self, region: Region, banners: u8) {
        self.banners[region] -= banners;
        if self.banners[region] == 0 {
            self.held.remove(region);
        }
    }

    /// Gives an empire control of a region.
    #[inline(always)]
    pub(crate) fn claim(&mut self, empire: Empire, region: Region) {
        if !self.control[empire].has(region) {
            for control in &mut self.control.0 {
                control.remove(region);
            }
            self.control[empire].insert(region);
        }
    }

    /// If a region that `empire` controls is empty, returns control of it to its home empire (R2.2).
    #[inline(always)]
    pub(crate) fn give_back(&mut self, world: &World, empire: Empire, region: Region) {
        if self.banners[region] == 0 && world.home_of[region] != Some(empire) {
            self.control[empire].remove(region);
            if let Some(home) = world.home_of[region] {
                self.control[home].insert(region);
            }
        }
    }
}
