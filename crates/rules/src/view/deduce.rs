//! Deductions: face-down tokens and cards in hand that follow from what a society may know.

use crate::house_rules::LoyaltySetup;
use crate::ids::indexed_arrays::{ByEmpire, BySociety};
use crate::ids::{Empire, Society};
use crate::state::board::Phase;
use crate::state::deal::{self, Loyalties, Tokens};
use crate::state::pile::{Hand, Pile};
use crate::view::View;
use crate::world::World;

/// How many orders of face-down tokens to enumerate at most: the orders of six tokens.
const MOST_ORDERS: usize = 720;
/// How many deals to try for each order of tokens. If none of these fits, the order counts as possible.
const MOST_TRIES: usize = 20_000;

impl View {
    /// The face-down tokens of a society that the viewer can deduce. A token is certain if it lies on the same slot in
    /// all arrangements that fit the loyalty set-up, the face-up tokens and the viewer's own tokens. If there are too
    /// many arrangements to try, no token is certain.
    pub fn certain_tokens(&self, world: &World, society: Society) -> Tokens {
        if society == self.viewer() || matches!(self.phase(), Phase::Lay | Phase::Over) {
            return Tokens::NONE;
        }
        let known = self.known_as_dealt(world);
        let mut common: Option<Tokens> = None;
        for order in self.possible_orders(world, &known, society) {
            common = Some(common.map_or(order, |common| common_tokens(world, common, order)));
            let left = common.is_some_and(|common| {
                world.slots().any(|slot| common.at(slot).is_some() && known[society].at(slot).is_none())
            });
            if !left {
                return Tokens::NONE;
            }
        }
        let mut certain = common.unwrap_or(Tokens::NONE);
        for (a, b) in self.exchanges(society).pairs() {
            certain.exchange(a, b);
        }
        let open = self.tokens(society);
        let hidden = world.slots().filter(|slot| open.at(*slot).is_none());
        hidden.fold(Tokens::NONE, |mut found, slot| {
            if let Some(empire) = certain.at(slot) {
                found.lay(slot, empire);
            }
            found
        })
    }

    /// The possible orders of a society's tokens as they were dealt. Empty if there are too many.
    fn possible_orders(&self, world: &World, known: &Loyalties, society: Society) -> Vec<Tokens> {
        match world.house().loyalty {
            LoyaltySetup::Cyclical | LoyaltySetup::Teams => {
                self.fitting_patterns(world, known).into_iter().map(|deal| deal[society]).collect()
            }
            LoyaltySetup::Random => orders(world, known[society]),
            LoyaltySetup::UniqueDevout
            | LoyaltySetup::UniqueEnds
            | LoyaltySetup::Balanced
            | LoyaltySetup::Differ(_)
            | LoyaltySetup::DealtDevout => {
                let others: Vec<Society> =
                    world.societies().filter(|s| *s != society && *s != self.viewer()).collect();
                let theirs: Vec<Vec<Tokens>> = others.iter().map(|s| orders(world, known[*s])).collect();
                let mut deal = *known;
                let mut possible = orders(world, known[society]);
                possible.retain(|order| {
                    deal[society] = *order;
                    let mut tries = MOST_TRIES;
                    some_deal_fits(world, &mut deal, &others, &theirs, &mut tries)
                });
                possible
            }
        }
    }

    /// The cards that a society certainly holds: the cards in `shown`, and cards that nobody else can hold.
    pub fn sure_cards(&self, world: &World, society: Society, shown: &BySociety<Hand>) -> Hand {
        if society == self.viewer() {
            return *self.hand();
        }
        let mut sure: Hand = ByEmpire::all(Pile::default());
        for deck in world.empires() {
            let whole = world.deck(deck).without_events();
            let rivals = || world.societies().filter(|s| *s != self.viewer());
            let unseen = |card| {
                let seen: u8 = rivals().map(|s| shown[s].count(card)).sum();
                whole.count_of(card).saturating_sub(self.hand().count(card) + seen)
            };
            let all: u8 = whole.cards(deck).map(unseen).sum();
            let held = self.cards(society, deck).saturating_sub(shown[society][deck].len());
            for card in whole.cards(deck) {
                let others = all - unseen(card);
                let least = shown[society].count(card) + held.saturating_sub(others);
                (0..least.min(self.cards(society, deck))).for_each(|_| sure.put(card));
            }
        }
        sure
    }
}

/// The tokens that lie on the same slot in both orders.
fn common_tokens(world: &World, a: Tokens, b: Tokens) -> Tokens {
    world.slots().fold(Tokens::NONE, |mut both, slot| {
        if let Some(empire) = a.at(slot).filter(|empire| b.at(slot) == Some(*empire)) {
            both.lay(slot, empire);
        }
        both
    })
}

/// All orders of the missing tokens on the free slots, as a list in which neighbouring orders are as different as
/// possible. Empty if there are too many orders.
fn orders(world: &World, known: Tokens) -> Vec<Tokens> {
    let missing: Vec<Empire> = world.empires().filter(|e| known.slot_of(*e).is_none()).collect();
    if (1..=missing.len()).product::<usize>() > MOST_ORDERS {
        return Vec::new();
    }
    let mut all = vec![known];
    for slot in world.slots().filter(|slot| known.at(*slot).is_none()) {
        let longer = all.iter().flat_map(|tokens| {
            let free = missing.iter().filter(|e| tokens.slot_of(**e).is_none());
            free.map(|empire| {
                let mut next = *tokens;
                next.lay(slot, *empire);
                next
            })
        });
        all = longer.collect();
    }
    // This step has no common divisor with any factorial up to 6!, so it reaches every order.
    let count = all.len();
    (0..count).map(|i| all[(i * 317) % count]).collect()
}

/// True if the tokens of the other societies can complete the deal so that it fits the loyalty set-up, or if too many
/// tries were needed.
fn some_deal_fits(
    world: &World,
    deal: &mut Loyalties,
    others: &[Society],
    theirs: &[Vec<Tokens>],
    tries: &mut usize,
) -> bool {
    let (Some((society, others)), Some((orders, theirs))) = (others.split_first(), theirs.split_first())
    else {
        *tries = tries.saturating_sub(1);
        return *tries == 0 || deal::fits(world, deal);
    };
    // An empty list means that there are too many orders to try.
    orders.is_empty()
        || orders.iter().any(|order| {
            deal[*society] = *order;
            some_deal_fits(world, deal, others, theirs, tries)
        })
}
