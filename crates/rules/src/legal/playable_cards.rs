//! The cards that can be played in a play window, with their payments (R7.1).

use crate::action::Action;
use crate::ids::{Card, Empire, MAX_EMPIRES};
use crate::raw::ability::{Effect, Use, Window};
use crate::state::pile::{Hand, Pile};

use super::ActingPosition;

/// Whether an effect is possible.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Possible {
    No,
    Yes,
    /// It depends on which cards are paid.
    Maybe,
}

/// The abilities that are known to be possible, as sets of one bit each. Filled while the plays of one play window are
/// listed.
#[derive(Default)]
struct AbilityCache {
    seen: u64,
    yes: u64,
    maybe: u64,
}

impl ActingPosition<'_> {
    fn hand(&self) -> &Hand {
        &self.state.hands[self.player]
    }

    /// Calls `f` with each legal play of a card in a play window, in order, until `f` returns true. Returns true if
    /// `f` did.
    #[inline]
    pub fn plays(&self, window: Window, mut f: impl FnMut(Action) -> bool) -> bool {
        let mut known = AbilityCache::default();
        self.payments(window, |card, using, pay| {
            let possible = match self.look(&mut known, card, using) {
                Possible::No => false,
                Possible::Yes => true,
                Possible::Maybe => self.possible_when_paid(card, using, pay),
            };
            possible && f(Action::Play { card, using, pay })
        })
    }

    /// True if the hand can pay for an ability of this play window whose effect satisfies `passes`.
    pub fn affordable(&self, window: Window, mut passes: impl FnMut(Effect) -> bool) -> bool {
        self.payments(window, |card, using, _| {
            passes(self.world.ability(self.world.ability_of(card, using)).effect)
        })
    }

    /// Calls `f` with each ability of a play window that the hand can pay for, in order, until `f` returns true.
    /// Returns true if `f` did. Includes abilities whose effect is impossible.
    #[inline(always)]
    fn payments(&self, window: Window, mut f: impl FnMut(Card, Use, Option<Card>) -> bool) -> bool {
        let hand = self.hand();
        let playable = self.world.playable(window);
        let decks = decks_in(hand);
        // A wild card can pay in place of a card from any deck.
        let wilds = if self.world.house.wild_cards { wilds_in(hand, decks) } else { 0 };
        let payable = if wilds == 0 { decks } else { u8::MAX };
        let mut left = decks;
        while left != 0 {
            let deck = Empire::at(left.trailing_zeros() as usize);
            left &= left - 1;
            let pile = hand[deck];
            let (alone, double) = (playable.alone >> deck.index() & 1, playable.double >> deck.index() & 1);
            let paired = playable.paired[deck] & payable;
            if alone | double | paired == 0 {
                continue;
            }
            for partner in pile.kinds().filter(|p| *p != deck) {
                let card = Card::new(deck, partner);
                if alone == 1 && f(card, Use::Alone, None) {
                    return true;
                }
                if double == 1 {
                    let mut rest = pile;
                    rest.take(partner);
                    if pay(deck, rest, wilds, |paid| f(card, Use::Double, Some(paid))) {
                        return true;
                    }
                }
                if paired >> partner.index() & 1 == 1
                    && pay(partner, hand[partner], wilds, |paid| f(card, Use::Paired, Some(paid)))
                {
                    return true;
                }
            }
        }
        false
    }

    fn look(&self, known: &mut AbilityCache, card: Card, using: Use) -> Possible {
        let id = self.world.ability_of(card, using);
        let bit = 1 << id.index();
        if known.seen & bit == 0 {
            known.seen |= bit;
            match self.possible(self.world.ability(id).effect) {
                Possible::No => {}
                Possible::Yes => known.yes |= bit,
                Possible::Maybe => known.maybe |= bit,
            }
        }
        if known.yes & bit != 0 {
            Possible::Yes
        } else if known.maybe & bit != 0 {
            Possible::Maybe
        } else {
            Possible::No
        }
    }

    /// True if the effect is possible after these cards have gone back to their decks (R7.1).
    fn possible_when_paid(&self, card: Card, using: Use, pay: Option<Card>) -> bool {
        let mut state = *self.state;
        state.pay(self.player, card, pay);
        let actor = ActingPosition { state: &state, ..*self };
        let effect = self.world.ability(self.world.ability_of(card, using)).effect;
        actor.possible_now(effect)
    }
}

/// Calls `f` with each card that can pay as a card of `deck`, in order, until `f` returns true. These are the cards of
/// that deck in hand (`pile`), and wild cards of other decks. Returns true if `f` did.
#[inline(always)]
fn pay(deck: Empire, pile: Pile, wilds: u8, mut f: impl FnMut(Card) -> bool) -> bool {
    let below = (1u8 << deck.index()) - 1;
    let wild = |bits: u8, f: &mut dyn FnMut(Card) -> bool| {
        Empire::first(MAX_EMPIRES).filter(|e| bits >> e.index() & 1 == 1).any(|e| f(Card::wild(e)))
    };
    if wilds & below != 0 && wild(wilds & below, &mut f) {
        return true;
    }
    for other in pile.kinds() {
        if f(Card::new(deck, other)) {
            return true;
        }
    }
    if pile.singles(deck).any(&mut f) {
        return true;
    }
    let above = wilds & !below & !(1 << deck.index());
    above != 0 && wild(above, &mut f)
}

/// The decks from which the hand has wild cards, one bit each. `decks` are the decks from which it has any cards.
#[inline(always)]
fn wilds_in(hand: &Hand, decks: u8) -> u8 {
    let mut wilds = 0;
    let mut left = decks;
    while left != 0 {
        let deck = Empire::at(left.trailing_zeros() as usize);
        left &= left - 1;
        wilds |= u8::from(hand[deck].count(deck) > 0) << deck.index();
    }
    wilds
}

/// The decks from which the hand has cards, one bit each.
#[inline(always)]
fn decks_in(hand: &Hand) -> u8 {
    Empire::first(MAX_EMPIRES).fold(0, |bits, e| bits | u8::from(!hand[e].is_empty()) << e.index())
}
