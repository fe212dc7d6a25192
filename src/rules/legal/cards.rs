//! Which cards can be played in a window, and how they can be paid (R7.1).

use crate::rules::ability::{Effect, Use, Window};
use crate::rules::action::Action;
use crate::rules::ids::{Card, Empire, MAX_EMPIRES};
use crate::rules::pile::Hand;

use super::Scene;

/// Whether an effect is possible.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Possible {
    No,
    Yes,
    /// It depends on what is paid.
    Maybe,
}

/// What has been found out about abilities while a window is looked at, a bit each.
#[derive(Default)]
struct Known {
    seen: u64,
    yes: u64,
    maybe: u64,
}

impl Scene<'_> {
    fn hand(&self) -> &Hand {
        &self.state.hands[self.player]
    }

    /// Calls `f` with each play of a window, in order, until it says true.
    #[inline]
    pub fn plays(&self, window: Window, mut f: impl FnMut(Action) -> bool) -> bool {
        let mut known = Known::default();
        self.payments(window, |card, using, pay| {
            let possible = match self.look(&mut known, card, using) {
                Possible::No => false,
                Possible::Yes => true,
                Possible::Maybe => self.possible_when_paid(card, using, pay),
            };
            possible && f(Action::Play { card, using, pay })
        })
    }

    /// Whether an ability of a window can be paid whose effect passes.
    pub fn affordable(&self, window: Window, mut passes: impl FnMut(Effect) -> bool) -> bool {
        self.payments(window, |card, using, _| {
            passes(self.world.ability(self.world.ability_of(card, using)).effect)
        })
    }

    /// Calls `f` with all that the hand can pay for in a window, in order, until it says true.
    #[inline(always)]
    fn payments(&self, window: Window, mut f: impl FnMut(Card, Use, Option<Card>) -> bool) -> bool {
        let hand = self.hand();
        let playable = self.world.playable(window);
        let decks = decks_in(hand);
        let mut left = decks;
        while left != 0 {
            let deck = Empire::at(left.trailing_zeros() as usize);
            left &= left - 1;
            let pile = hand[deck];
            let (alone, double) = (playable.alone >> deck.index() & 1, playable.double >> deck.index() & 1);
            let paired = playable.paired[deck] & decks;
            if alone | double | paired == 0 {
                continue;
            }
            for partner in pile.kinds() {
                let card = Card::new(deck, partner);
                if alone == 1 && f(card, Use::Alone, None) {
                    return true;
                }
                if double == 1 {
                    let mut rest = pile;
                    rest.take(partner);
                    for other in rest.kinds() {
                        if f(card, Use::Double, Some(Card::new(deck, other))) {
                            return true;
                        }
                    }
                }
                if paired >> partner.index() & 1 == 1 {
                    for other in hand[partner].kinds() {
                        if f(card, Use::Paired, Some(Card::new(partner, other))) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    fn look(&self, known: &mut Known, card: Card, using: Use) -> Possible {
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

    /// Whether the effect is possible once these cards have gone back to their decks (R7.1).
    fn possible_when_paid(&self, card: Card, using: Use, pay: Option<Card>) -> bool {
        let mut state = *self.state;
        state.pay(self.player, card, pay);
        let scene = Scene { state: &state, ..*self };
        let effect = self.world.ability(self.world.ability_of(card, using)).effect;
        scene.possible_now(effect)
    }
}

/// The decks of which the hand has cards, a bit each.
#[inline(always)]
fn decks_in(hand: &Hand) -> u8 {
    Empire::first(MAX_EMPIRES).fold(0, |bits, e| bits | u8::from(!hand[e].is_empty()) << e.index())
}
