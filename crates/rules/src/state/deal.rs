//! The deal before a match: the first player, the turn order of the empires, and the loyalty tokens (R3).

use crate::house_rules::{EmpireOrder, LoyaltySetup};
use crate::ids::indexed_arrays::BySociety;
use crate::ids::{Empire, MAX_EMPIRES, Slot, Society};
use crate::rng::Rng;
use crate::world::World;

/// The loyalty tokens of a society: for each slot an empire or none, in four bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tokens(u32);

const NOTHING: u32 = 0xf;

impl Tokens {
    /// No slot has a token.
    pub const NONE: Self = Self(u32::MAX);

    /// The empire whose token lies on this slot; `None` if the slot is empty.
    #[inline(always)]
    pub const fn at(self, slot: Slot) -> Option<Empire> {
        Empire::new((self.0 >> (slot.index() * 4) & NOTHING) as usize)
    }

    /// Puts an empire's token on a slot.
    pub const fn lay(&mut self, slot: Slot, empire: Empire) {
        self.0 &= !(NOTHING << (slot.index() * 4));
        self.0 |= (empire.index() as u32) << (slot.index() * 4);
    }

    /// Swaps the tokens on two slots.
    pub const fn exchange(&mut self, a: Slot, b: Slot) {
        let both = (self.0 >> (a.index() * 4) ^ self.0 >> (b.index() * 4)) & NOTHING;
        self.0 ^= both << (a.index() * 4) | both << (b.index() * 4);
    }

    /// The slot on which this empire's token lies; `None` if no slot has it.
    pub fn slot_of(self, empire: Empire) -> Option<Slot> {
        Slot::first(MAX_EMPIRES).find(|s| self.at(*s) == Some(empire))
    }

    /// The empires of the tokens, slot by slot, up to the first empty slot.
    pub fn iter(self) -> impl Iterator<Item = Empire> {
        Slot::first(MAX_EMPIRES).map_while(move |s| self.at(s))
    }
}

impl std::fmt::Debug for Tokens {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(Slot::first(MAX_EMPIRES).filter_map(|s| Some((s, self.at(s)?)))).finish()
    }
}

impl FromIterator<Empire> for Tokens {
    fn from_iter<I: IntoIterator<Item = Empire>>(empires: I) -> Self {
        let mut tokens = Self::NONE;
        for (slot, empire) in Slot::first(MAX_EMPIRES).zip(empires) {
            tokens.lay(slot, empire);
        }
        tokens
    }
}

/// The loyalty tokens of all societies.
pub type Loyalties = BySociety<Tokens>;

/// Everything that is random before the first decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    /// The society that goes first in the first round.
    pub first: Society,
    /// The turn order of the first round.
    pub order: TurnOrder,
    /// The loyalty tokens of all societies. With [`LoyaltySetup::DealtDevout`], only the first slot of each has a
    /// token.
    pub loyalties: Loyalties,
}

/// The order in which the empires act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurnOrder([Empire; MAX_EMPIRES]);

impl TurnOrder {
    /// The order that begins with these empires. All other ids follow: they belong to empires that the pack does not
    /// have, which never act.
    pub fn new(empires: impl IntoIterator<Item = Empire>) -> Self {
        let mut order = [Empire::at(0); MAX_EMPIRES];
        let mut given = 0u8;
        let mut places = order.iter_mut();
        for (empire, place) in empires.into_iter().zip(places.by_ref()) {
            *place = empire;
            given |= 1 << empire.index();
        }
        let rest = Empire::first(MAX_EMPIRES).filter(|e| given >> e.index() & 1 == 0);
        rest.zip(places).for_each(|(e, place)| *place = e);
        Self(order)
    }

    /// The empire at index `n` of the turn order, from 0.
    #[inline(always)]
    pub const fn nth(&self, n: u8) -> Empire {
        self.0[n as usize % MAX_EMPIRES]
    }

    /// An empire's index in the turn order, from 0.
    pub fn place(&self, empire: Empire) -> Option<u8> {
        (0..MAX_EMPIRES as u8).find(|n| self.nth(*n) == empire)
    }

    /// The empires of this world, in the order in which they act.
    pub fn empires(
        self,
        world: &World,
    ) -> impl DoubleEndedIterator<Item = Empire> + ExactSizeIterator + use<> {
        self.0.into_iter().take(world.empires().len()).collect::<Vec<_>>().into_iter()
    }
}

impl Deal {
    /// Draws a random deal under the world's house rules.
    pub fn random(world: &World, rng: &mut Rng) -> Self {
        let first = Society::at(rng.below(u32::from(world.societies)) as usize);
        let drawn = world.house.order.is_drawn();
        let order = if drawn { shuffle(world, rng) } else { Self::printed_order(world) };
        // This loop ends: World::new has checked that such a deal can be found.
        loop {
            if let Some(loyalties) = try_loyalties(world, rng) {
                return Self { first, order, loyalties };
            }
        }
    }

    /// The turn order that the house rules name. If they draw it at random, the printed order.
    pub fn printed_order(world: &World) -> TurnOrder {
        let named = match world.house.order {
            EmpireOrder::Named(n) => n,
            EmpireOrder::ShuffledOnce | EmpireOrder::ShuffledEachRound => 0,
        };
        match world.orders().get(named) {
            Some(order) => TurnOrder::new(order.empires.iter().copied()),
            None => TurnOrder::new(world.empires()),
        }
    }

    /// Checks that this deal is possible under the world's house rules.
    ///
    /// # Errors
    /// Returns a sentence that says what is wrong.
    pub fn check(&self, world: &World) -> Result<(), &'static str> {
        if self.first.index() >= usize::from(world.societies) {
            return Err("the first player is not one of the societies");
        }
        let mut order: Vec<Empire> = self.order.empires(world).collect();
        order.sort();
        if !order.into_iter().eq(world.empires()) {
            return Err("the turn order does not name every empire just once");
        }
        let slots = if world.house.loyalty == LoyaltySetup::DealtDevout { 1 } else { world.slots().len() };
        for society in world.societies() {
            let mut tokens: Vec<Empire> = self.loyalties[society].iter().collect();
            tokens.sort();
            let twice = tokens.windows(2).any(|pair| pair[0] == pair[1]);
            if twice || tokens.len() != slots || tokens.iter().any(|e| e.index() >= world.empires().len()) {
                return Err("a society's tokens do not fill its slots just once");
            }
        }
        if fits(world, &self.loyalties) {
            Ok(())
        } else {
            Err("the tokens do not fit the loyalty set-up (R10.1)")
        }
    }
}

/// Draws a random turn order of all empires.
pub(crate) fn shuffle(world: &World, rng: &mut Rng) -> TurnOrder {
    let mut empires: Vec<Empire> = world.empires().collect();
    rng.shuffle(&mut empires);
    TurnOrder::new(empires)
}

/// Draws loyalty tokens at random; returns `None` if the result does not fit the loyalty set-up. Repeated tries give a
/// uniformly random deal (R10.2).
pub(crate) fn try_loyalties(world: &World, rng: &mut Rng) -> Option<Loyalties> {
    let mut loyalties = BySociety::all(Tokens::NONE);
    let mut empires: Vec<Empire> = world.empires().collect();
    match world.house.loyalty {
        LoyaltySetup::Cyclical | LoyaltySetup::Teams => {
            rng.shuffle(&mut empires);
            let patterns = patterns(world);
            let mut seats: Vec<Society> = world.societies().collect();
            rng.shuffle(&mut seats);
            for (society, pattern) in seats.into_iter().zip(patterns) {
                loyalties[society] = lay_pattern(pattern, &empires);
            }
        }
        LoyaltySetup::DealtDevout => {
            rng.shuffle(&mut empires);
            for (society, empire) in world.societies().zip(empires) {
                loyalties[society].lay(Slot::at(0), empire);
            }
        }
        LoyaltySetup::Random
        | LoyaltySetup::UniqueDevout
        | LoyaltySetup::UniqueEnds
        | LoyaltySetup::Balanced
        | LoyaltySetup::Differ(_) => {
            for society in world.societies() {
                rng.shuffle(&mut empires);
                loyalties[society] = empires.iter().copied().collect();
            }
        }
    }
    fits(world, &loyalties).then_some(loyalties)
}

/// The fixed patterns of R10.1. Each string is for one society and names an empire for each slot, as letters from A.
fn patterns(world: &World) -> &'static [&'static str] {
    match (world.house.loyalty, world.societies) {
        (LoyaltySetup::Cyclical, 3) => &["ABCDE", "CBEDA", "EBADC"],
        (LoyaltySetup::Cyclical, _) => &["ABCDE", "BDCEA", "DECAB", "EACBD"],
        _ => &["ABCDE", "BACED", "EDCBA", "DECAB"],
    }
}

fn lay_pattern(pattern: &str, empires: &[Empire]) -> Tokens {
    pattern.bytes().filter_map(|letter| empires.get(usize::from(letter - b'A')).copied()).collect()
}

/// True if these loyalty tokens, as they were dealt, fit the loyalty set-up (R10.1).
pub(crate) fn fits(world: &World, loyalties: &Loyalties) -> bool {
    let distinct = |slot: Slot| {
        let mut seen = 0u8;
        world.societies().filter_map(|s| loyalties[s].at(slot)).all(|e| {
            let new = seen >> e.index() & 1 == 0;
            seen |= 1 << e.index();
            new
        })
    };
    let first = Slot::at(0);
    match world.house.loyalty {
        LoyaltySetup::Random => true,
        LoyaltySetup::UniqueDevout | LoyaltySetup::DealtDevout => distinct(first),
        LoyaltySetup::UniqueEnds => distinct(first) && world.slots().next_back().is_none_or(distinct),
        LoyaltySetup::Balanced => is_balanced(world, loyalties),
        LoyaltySetup::Cyclical | LoyaltySetup::Teams => follows_patterns(world, loyalties),
        LoyaltySetup::Differ(least) => world.societies().all(|a| {
            world.societies().filter(|b| a < *b).all(|b| {
                let differ = |s: &Slot| loyalties[a].at(*s) != loyalties[b].at(*s);
                world.slots().filter(differ).count() >= usize::from(least)
            })
        }),
    }
}

/// R10.2: the sum of an empire's multipliers over all societies must be within (4 - societies) / 2 of the mean,
/// rounded outwards. For the printed multipliers, this gives 2..5 with two societies, 4..6 with three and 6..7 with
/// four (R10.1).
fn is_balanced(world: &World, loyalties: &Loyalties) -> bool {
    let (n, empires) = (i32::from(world.societies), world.empires().len() as i32);
    let total: i32 = n * world.slots().map(|s| world.house.multiplier(s)).sum::<i32>();
    // The common denominator is twice the number of empires.
    let (mean, spread) = (2 * total, (4 - n) * empires);
    let least = (mean - spread).div_euclid(2 * empires);
    let most = -(-(mean + spread)).div_euclid(2 * empires);
    world.empires().all(|empire| {
        let sum: i32 = world
            .societies()
            .filter_map(|s| loyalties[s].slot_of(empire))
            .map(|slot| world.house.multiplier(slot))
            .sum();
        (least..=most).contains(&sum)
    })
}

/// True if the loyalty tokens follow the fixed patterns, for some order of the empires and of the seats.
fn follows_patterns(world: &World, loyalties: &Loyalties) -> bool {
    let first = Society::at(0);
    pattern_deals(world, first, loyalties[first]).contains(loyalties)
}

/// All deals that follow the fixed patterns and in which `holder` has these tokens.
pub(crate) fn pattern_deals(world: &World, holder: Society, tokens: Tokens) -> Vec<Loyalties> {
    let patterns = patterns(world);
    let mut deals = Vec::new();
    for (held, pattern) in patterns.iter().enumerate() {
        // The holder's tokens determine which letter stands for which empire.
        let mut empires = vec![Empire::at(0); pattern.len()];
        for (letter, empire) in pattern.bytes().zip(tokens.iter()) {
            empires[usize::from(letter - b'A')] = empire;
        }
        let mut deal = BySociety::all(Tokens::NONE);
        deal[holder] = tokens;
        let rest: Vec<&str> =
            patterns.iter().enumerate().filter(|(i, _)| *i != held).map(|(_, p)| *p).collect();
        let others: Vec<Society> = world.societies().filter(|s| *s != holder).collect();
        give_patterns(&others, &rest, &empires, deal, &mut deals);
    }
    deals
}

/// Appends to `deals` each way to deal these patterns to these societies. `deal` holds the tokens already dealt.
fn give_patterns(
    societies: &[Society],
    patterns: &[&str],
    empires: &[Empire],
    deal: Loyalties,
    deals: &mut Vec<Loyalties>,
) {
    let Some((society, others)) = societies.split_first() else {
        deals.push(deal);
        return;
    };
    for (i, pattern) in patterns.iter().enumerate() {
        let mut next = deal;
        next[*society] = lay_pattern(pattern, empires);
        let mut rest = patterns.to_vec();
        rest.remove(i);
        give_patterns(others, &rest, empires, next, deals);
    }
}
