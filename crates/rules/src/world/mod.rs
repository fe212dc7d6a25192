//! The world: map, councils, decks, abilities and house rules of a match, which never change.

pub(crate) mod automaton;
mod icons_by_region;

use crate::house_rules::HouseRules;
use crate::ids::bit_sets::{PositionSet, RegionSet};
use crate::ids::indexed_arrays::{ByEmpire, ByPosition, ByRegion, BySociety};
use crate::ids::{
    Card, Empire, Line, MAX_EMPIRES, MAX_LINES, MAX_SOCIETIES, Office, Position, Region, Slot, Society,
};
use crate::raw::ability::{Ability, Cost, Use, Window};
use crate::raw::event_card::{EventCard, Incident};
use crate::raw::icon::{ICON_KINDS, Icon};
use crate::raw::offer_card::OfferCard;
use crate::raw::{Printed, Raw, RawOrder};
use crate::scoring::early_end::EarlyEnd;
use crate::scoring::scoring_set::Scoring;
use crate::state::pile::{Hand, Pile};
use crate::world::automaton::Automaton;

/// Everything that never changes during a match. [`World::new`] builds a world from a pack's [`Raw`] rules and rejects
/// unplayable rules, so all other code may rely on it.
#[derive(Clone, Debug)]
pub struct World {
    pub(crate) societies: u8,
    /// For each society, the automaton that plays it, if any (section 13).
    automata: BySociety<Option<Automaton>>,
    /// The only human player in a match with automata.
    pub(crate) soloist: Option<Society>,
    /// The number of agents a society takes back at the start of a round (R4.1, R13.2).
    pub(crate) taken_back: u8,
    pub(crate) house: HouseRules,
    pub(crate) agents: u8,
    pub(crate) agents_in_regions: u8,
    pub(crate) agents_per_round: u8,
    pub(crate) banners: ByEmpire<u8>,
    pub(crate) regions: RegionSet,
    pub(crate) neighbours: ByRegion<RegionSet>,
    /// For each region, the regions across a sea from it (R1.6).
    pub(crate) seas: ByRegion<RegionSet>,
    /// For each region, the regions that border it by land or across a sea. Cards call them *around* it.
    pub(crate) around: ByRegion<RegionSet>,
    pub(crate) home_of: ByRegion<Option<Empire>>,
    pub(crate) home: ByEmpire<RegionSet>,
    /// For each kind of icon, the regions whose number of such icons has bit 0 set, and the regions where it has bit 1
    /// set.
    pub(crate) icons: [[RegionSet; 2]; ICON_KINDS],
    pub(crate) limit: ByRegion<u8>,
    pub(crate) positions: PositionSet,
    lines: ByPosition<Lines>,
    pub(crate) start: ByRegion<Option<(Empire, u8)>>,
    pub(crate) decks: Hand,
    abilities: Vec<Ability>,
    events: Vec<EventCard>,
    offers: Vec<OfferCard>,
    on_cards: OnCards,
    windows: [Playable; 5],
    orders: Vec<RawOrder>,
    pub(crate) scoring: Scoring,
    pub(crate) end: Option<EarlyEnd>,
    pub(crate) names: Names,
}

/// The printed lines of a position.
#[derive(Clone, Copy, Debug)]
struct Lines {
    list: [Printed; MAX_LINES],
    len: u8,
}

/// An ability, by its index in the pack's list of abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AbilityId(pub(crate) u8);

impl AbilityId {
    /// The ability with this index; `None` if no pack can have that many.
    pub const fn new(index: usize) -> Option<Self> {
        if index <= u8::MAX as usize { Some(Self(index as u8)) } else { None }
    }

    /// The index in the pack's list of abilities, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The ability of each card for each way to use it, by the card's deck, or by deck and partner.
#[derive(Clone, Copy, Debug)]
struct OnCards {
    alone: ByEmpire<AbilityId>,
    double: ByEmpire<AbilityId>,
    paired: ByEmpire<ByEmpire<AbilityId>>,
}

/// The abilities that are playable in one play window, as sets of empires, one bit each. `alone` and `double` are sets
/// of decks; `paired` holds a set of partners for each deck.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Playable {
    pub alone: u8,
    pub double: u8,
    pub paired: ByEmpire<u8>,
}

/// The ids in notation of all empires, regions, positions, slots and icons.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    pub empires: Vec<String>,
    pub regions: Vec<String>,
    pub numbers: Vec<u32>,
    pub offices: Vec<String>,
    pub slots: Vec<String>,
    pub icons: Vec<String>,
}

impl World {
    /// Builds a world without automata from rules that [`World::new`] has checked.
    pub(crate) fn build(raw: &Raw, house: &HouseRules, societies: usize) -> Self {
        let neighbours = across(&raw.borders);
        let seas = across(&raw.seas);
        let mut around = neighbours;
        around.0.iter_mut().zip(seas.0).for_each(|(around, seas)| *around |= seas);
        let (mut home_of, mut start, mut limit) =
            (ByRegion::all(None), ByRegion::all(None), ByRegion::all(0));
        let mut home = ByEmpire::all(RegionSet::EMPTY);
        let mut icons = [[RegionSet::EMPTY; 2]; ICON_KINDS];
        for (i, r) in raw.regions.iter().enumerate() {
            let region = Region::at(i);
            home_of[region] = r.home;
            start[region] = r.start;
            if let Some(empire) = r.home {
                home[empire].insert(region);
            }
            for (planes, &count) in icons.iter_mut().zip(&r.icons) {
                for (digit, plane) in planes.iter_mut().enumerate() {
                    if count >> digit & 1 == 1 {
                        plane.insert(region);
                    }
                }
            }
            let farm = r.icons[Icon::Farm.index()] > 0;
            limit[region] = r.feeds.limit(if farm { house.farm_supply_limit } else { house.supply_limit });
        }
        let mut positions = PositionSet::EMPTY;
        let mut lines = ByPosition::all(Lines { list: [Printed::Swap; MAX_LINES], len: 0 });
        let (mut banners, mut decks) = (ByEmpire::all(0), Hand::default());
        for (e, empire) in raw.empires.iter().enumerate() {
            banners.0[e] = empire.banners;
            for (p, printed) in empire.council.iter().enumerate() {
                let position = Position::new(Empire::at(e), Office::at(p));
                positions.insert(position);
                for (slot, line) in lines[position].list.iter_mut().zip(printed) {
                    *slot = *line;
                }
                lines[position].len = printed.len() as u8;
            }
            for partner in Empire::first(raw.empires.len()).filter(|p| p.index() != e) {
                (0..raw.copies).for_each(|_| decks.0[e].put(partner));
            }
            let events = raw.events.iter().filter(|event| event.empire.index() == e && house.event_cards);
            for (n, _) in events.enumerate() {
                decks.put(Card::event(Empire::at(e), n));
            }
            let offers = raw.offers.iter().filter(|offer| offer.empire.index() == e && house.offer_cards);
            for (n, _) in offers.enumerate() {
                decks.put(Card::offer(Empire::at(e), n));
            }
            if house.wild_cards {
                (0..raw.wild).for_each(|_| decks.put(Card::wild(Empire::at(e))));
            }
        }
        let on_cards = OnCards::new(&raw.abilities);
        Self {
            societies: societies as u8,
            automata: BySociety::all(None),
            soloist: None,
            taken_back: 1,
            house: *house,
            agents: raw.agents,
            agents_in_regions: raw.agents_in_regions,
            agents_per_round: house.agents_per_round.unwrap_or(raw.agents_per_round[societies - 2]),
            banners,
            regions: Region::first(raw.regions.len()).collect(),
            neighbours,
            seas,
            around,
            home_of,
            home,
            icons,
            limit,
            positions,
            lines,
            start,
            decks,
            windows: Window::ALL.map(|w| Playable::new(&raw.abilities, w)),
            abilities: raw.abilities.clone(),
            events: raw.events.clone(),
            offers: raw.offers.clone(),
            on_cards,
            orders: raw.orders.clone(),
            scoring: Scoring::new(&raw.points),
            end: raw.end,
            names: Names::new(raw),
        }
    }

    /// Adds automata to this world. `automata` has an entry for each society (section 13).
    pub(crate) fn with_automata(mut self, automata: &[Option<Automaton>]) -> Self {
        for (society, automaton) in self.societies().zip(automata) {
            self.automata[society] = *automaton;
        }
        self.soloist = self.societies().find(|society| self.automata[*society].is_none());
        // R13.2 and R13.3: the numbers for a match against one automaton, or against two.
        (self.taken_back, self.agents_per_round) = if self.societies == 2 { (2, 3) } else { (1, 2) };
        self
    }

    /// The automaton that plays this society; `None` if a person or bot does (section 13).
    #[inline(always)]
    pub fn automaton(&self, society: Society) -> Option<Automaton> {
        self.automata[society]
    }

    /// The index of this society's automaton among all automata, from 0 in seating order.
    pub(crate) fn nth_automaton(&self, society: Society) -> usize {
        self.societies().filter(|other| *other < society && self.automata[*other].is_some()).count()
    }

    /// The only human player in a match with automata; `None` in other matches.
    #[inline(always)]
    pub fn soloist(&self) -> Option<Society> {
        self.soloist
    }

    /// All empires, in the order of the pack's list.
    #[inline]
    pub fn empires(&self) -> impl DoubleEndedIterator<Item = Empire> + ExactSizeIterator + Clone + use<> {
        Empire::first(self.names.empires.len())
    }

    /// All regions of the board.
    pub fn regions(&self) -> RegionSet {
        self.regions
    }

    /// All societies, in seating order.
    #[inline]
    pub fn societies(&self) -> impl DoubleEndedIterator<Item = Society> + ExactSizeIterator + Clone + use<> {
        Society::first(usize::from(self.societies))
    }

    /// The rivals of a society, in seating order after it.
    pub fn rivals(&self, society: Society) -> impl Iterator<Item = Society> + use<> {
        let after = self.societies().filter(move |other| *other > society);
        after.chain(self.societies().filter(move |other| *other < society))
    }

    /// All loyalty slots, from the first to the last.
    pub fn slots(&self) -> impl DoubleEndedIterator<Item = Slot> + ExactSizeIterator + Clone + use<> {
        Slot::first(self.names.slots.len())
    }

    /// All council positions of all empires.
    pub fn positions(&self) -> PositionSet {
        self.positions
    }

    /// The house rules of the match.
    pub fn house(&self) -> &HouseRules {
        &self.house
    }

    /// The number of agents that each society has.
    pub fn agents(&self) -> u8 {
        self.agents
    }

    /// The largest number of agents that a society may have in regions (R4.3).
    pub fn agents_in_regions(&self) -> u8 {
        self.agents_in_regions
    }

    /// The number of agents that each player places in a round (R4.2).
    pub fn agents_per_round(&self) -> u8 {
        self.agents_per_round
    }

    /// The total number of banners of an empire, in its supply and on the map.
    pub fn banners(&self, empire: Empire) -> u8 {
        self.banners[empire]
    }

    /// The regions that border this region by land.
    pub fn neighbours(&self, region: Region) -> RegionSet {
        self.neighbours[region]
    }

    /// The regions across a sea from this one (R1.6).
    pub fn seas(&self, region: Region) -> RegionSet {
        self.seas[region]
    }

    /// The regions that border this region by land or across a sea. Cards such as Alchemist's Fire kill there (R1.6),
    /// and the scripts of automata use these borders (R15.40).
    pub fn around(&self, region: Region) -> RegionSet {
        self.around[region]
    }

    /// The condition that ends a match early, if any (R9.4).
    #[inline(always)]
    pub fn early_end(&self) -> Option<EarlyEnd> {
        self.end
    }

    /// The empire to which a region is home, if any.
    pub fn home_of(&self, region: Region) -> Option<Empire> {
        self.home_of[region]
    }

    /// The home regions of an empire.
    pub fn home(&self, empire: Empire) -> RegionSet {
        self.home[empire]
    }

    /// The printed lines of a position.
    #[inline(always)]
    pub fn lines(&self, position: Position) -> &[Printed] {
        let lines = &self.lines[position];
        &lines.list[..usize::from(lines.len).min(MAX_LINES)]
    }

    /// The printed line with this index at a position.
    #[inline(always)]
    pub(crate) fn line(&self, position: Position, line: Line) -> Printed {
        self.lines[position].list[line.index() % MAX_LINES]
    }

    /// All cards of an empire's deck, including those drawn and those that have left the game.
    pub fn deck(&self, empire: Empire) -> Pile {
        self.decks[empire]
    }

    /// All abilities of the pack.
    pub fn abilities(&self) -> &[Ability] {
        &self.abilities
    }

    /// The ability with this id.
    #[inline(always)]
    pub fn ability(&self, id: AbilityId) -> &Ability {
        &self.abilities[id.index()]
    }

    /// The ability that a card gives when used this way. Must not be called for a wild card, which has no abilities.
    #[inline(always)]
    pub fn ability_of(&self, card: Card, using: Use) -> AbilityId {
        match using {
            Use::Alone => self.on_cards.alone[card.deck()],
            Use::Double => self.on_cards.double[card.deck()],
            Use::Paired => self.on_cards.paired[card.deck()][card.partner()],
        }
    }

    /// The pack's event cards.
    pub fn events(&self) -> &[EventCard] {
        &self.events
    }

    /// The index of this card's event in the pack's list of event cards; `None` if the card is no event.
    pub fn event_of(&self, card: Card) -> Option<usize> {
        let n = card.as_event()?;
        let of_deck = self.events.iter().enumerate().filter(|(_, event)| event.empire == card.deck());
        of_deck.map(|(index, _)| index).nth(n)
    }

    /// The effect of one half of an event card, by the half's index from 0.
    pub(crate) fn incident(&self, card: Card, half: u8) -> Option<Incident> {
        self.events.get(self.event_of(card)?)?.halves.get(usize::from(half)).copied()
    }

    /// The pack's offer cards.
    pub fn offers(&self) -> &[OfferCard] {
        &self.offers
    }

    /// The index of this card's offer in the pack's list of offer cards; `None` if the card is no offer.
    pub fn offer_of(&self, card: Card) -> Option<usize> {
        let n = card.as_offer()?;
        let of_deck = self.offers.iter().enumerate().filter(|(_, offer)| offer.empire == card.deck());
        of_deck.map(|(index, _)| index).nth(n)
    }

    /// The offer on a card; `None` if the card is no offer.
    pub fn offer(&self, card: Card) -> Option<&OfferCard> {
        self.offers.get(self.offer_of(card)?)
    }

    /// True if the decks contain event cards or offer cards (sections 11 and 12).
    #[inline(always)]
    pub(crate) fn has_further_cards(&self) -> bool {
        self.house.event_cards | self.house.offer_cards
    }

    #[inline(always)]
    pub(crate) fn playable(&self, window: Window) -> &Playable {
        &self.windows[window.index()]
    }

    /// The turn orders that the pack names, the printed one first.
    pub fn orders(&self) -> &[RawOrder] {
        &self.orders
    }

    /// The society that sits to the left of this one.
    #[inline(always)]
    pub(crate) fn left_of(&self, society: Society) -> Society {
        self.seat_after(society, 1)
    }

    /// The society that sits `steps` seats to the left of this one.
    #[inline(always)]
    pub(crate) fn seat_after(&self, society: Society, steps: u8) -> Society {
        let seat = (society.index() + usize::from(steps)) % usize::from(self.societies).max(1);
        Society::at(seat % MAX_SOCIETIES)
    }
}

/// For each region, the regions that these pairs join to it. Each pair counts in both directions.
fn across(pairs: &[(usize, usize)]) -> ByRegion<RegionSet> {
    let mut joined = ByRegion::all(RegionSet::EMPTY);
    for &(a, b) in pairs {
        joined.0[a].insert(Region::at(b));
        joined.0[b].insert(Region::at(a));
    }
    joined
}

impl OnCards {
    fn new(abilities: &[Ability]) -> Self {
        let none = AbilityId(0);
        let mut on = Self {
            alone: ByEmpire::all(none),
            double: ByEmpire::all(none),
            paired: ByEmpire::all(ByEmpire::all(none)),
        };
        for (i, ability) in abilities.iter().enumerate() {
            let id = AbilityId(i as u8);
            match ability.cost {
                Cost::One(e) => on.alone[e] = id,
                Cost::Two(e) => on.double[e] = id,
                Cost::Pair(a, b) => {
                    on.paired[a][b] = id;
                    on.paired[b][a] = id;
                }
            }
        }
        on
    }
}

impl Playable {
    fn new(abilities: &[Ability], window: Window) -> Self {
        let mut playable = Self::default();
        for ability in abilities.iter().filter(|a| a.windows.has(window)) {
            match ability.cost {
                Cost::One(e) => playable.alone |= 1 << e.index(),
                Cost::Two(e) => playable.double |= 1 << e.index(),
                Cost::Pair(a, b) => {
                    playable.paired[a] |= 1 << b.index();
                    playable.paired[b] |= 1 << a.index();
                }
            }
        }
        playable
    }
}

impl Names {
    fn new(raw: &Raw) -> Self {
        Self {
            empires: raw.empires.iter().map(|e| e.id.clone()).collect(),
            regions: raw.regions.iter().map(|r| r.id.clone()).collect(),
            numbers: raw.regions.iter().map(|r| r.number).collect(),
            offices: raw.offices.clone(),
            slots: raw.slots.clone(),
            icons: raw.icons.clone(),
        }
    }
}

const _: () = assert!(MAX_EMPIRES == 8, "decks are bits of a byte and nibbles of a word");
