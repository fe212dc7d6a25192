//! Sources of chance: the match's generator, a record, or a caller that names the cards. The generator is not
//! part of the state, so no search can predict it (R3.3).

use crate::ids::{Card, Empire};
use crate::rng::Rng;
use crate::state::deal::{TurnOrder, shuffle};
use crate::state::pile::Pile;
use crate::world::World;

/// A source of random results: draws, turn orders and ties.
pub trait Chance {
    /// The card drawn from an empire's deck. `left` holds the cards of the deck, at least one.
    fn card(&mut self, deck: Empire, left: Pile) -> Card;

    /// The turn order of a new round. Its first empire differs from that of `last`.
    fn order(&mut self, world: &World, last: TurnOrder) -> TurnOrder;

    /// Breaks a tie between `of` choices that are equal to an automaton's script (R13.7). `of` is at least 2,
    /// and the result counts from 0.
    fn tie(&mut self, of: u8) -> u8;
}

impl Chance for Rng {
    #[inline]
    fn card(&mut self, deck: Empire, left: Pile) -> Card {
        left.nth(deck, self.below(u32::from(left.len())) as u8)
    }

    fn order(&mut self, world: &World, last: TurnOrder) -> TurnOrder {
        // This loop ends: a world has at least two empires, so at least half of all orders fit.
        loop {
            let order = shuffle(world, self);
            if order.nth(0) != last.nth(0) {
                return order;
            }
        }
    }

    fn tie(&mut self, of: u8) -> u8 {
        self.below(of.into()) as u8
    }
}

/// One result of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A card was drawn.
    Card(Card),
    /// The order of a round.
    Order(TurnOrder),
    /// The choice among several that are equal to an automaton's script (R13.7).
    Tie {
        /// The chosen one, from 0.
        picked: u8,
        /// The number of tied choices.
        of: u8,
    },
}

/// A source of chance that takes its results from another one and records them.
#[derive(Debug)]
pub struct Recording<'a, C> {
    source: &'a mut C,
    /// The recorded results in order.
    pub outcomes: Vec<Outcome>,
}

impl<'a, C: Chance> Recording<'a, C> {
    /// Records the results of this source.
    pub fn new(source: &'a mut C) -> Self {
        Self { source, outcomes: Vec::new() }
    }
}

impl<C: Chance> Chance for Recording<'_, C> {
    fn card(&mut self, deck: Empire, left: Pile) -> Card {
        let card = self.source.card(deck, left);
        self.outcomes.push(Outcome::Card(card));
        card
    }

    fn order(&mut self, world: &World, last: TurnOrder) -> TurnOrder {
        let order = self.source.order(world, last);
        self.outcomes.push(Outcome::Order(order));
        order
    }

    fn tie(&mut self, of: u8) -> u8 {
        let picked = self.source.tie(of);
        self.outcomes.push(Outcome::Tie { picked, of });
        picked
    }
}

/// Replays a script of outcomes. Where the script does not fit, the outcome is arbitrary but possible, and
/// [`Scripted::finish`] returns the error. Discard the state then.
#[derive(Debug)]
pub struct Scripted<'a> {
    script: &'a [Outcome],
    used: usize,
    misfit: Option<Misfit>,
}

/// Why a script of outcomes does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The script ended before a card was drawn from this deck, which holds these cards.
    NeedsCard(Empire, Pile),
    /// The script ended before the order of a round. Its first empire must differ from this one.
    NeedsOrder(Empire),
    /// The script ended before a tie between this number of choices.
    NeedsTie(u8),
    /// This outcome is not possible at its place in the script.
    Impossible(Outcome),
    /// This outcome and all that follow it in the script were not needed.
    Unasked(Outcome),
}

impl<'a> Scripted<'a> {
    /// A source that returns these outcomes in order.
    pub fn new(script: &'a [Outcome]) -> Self {
        Self { script, used: 0, misfit: None }
    }

    /// Checks that every scripted outcome was used and possible.
    ///
    /// # Errors Returns the first outcome that did not fit.
    pub fn finish(self) -> Result<(), Misfit> {
        match (self.misfit, self.script.get(self.used)) {
            (Some(misfit), _) => Err(misfit),
            (None, Some(left)) => Err(Misfit::Unasked(*left)),
            (None, None) => Ok(()),
        }
    }

    fn next(&mut self, need: Misfit) -> Option<Outcome> {
        let next = self.script.get(self.used).copied();
        self.used += 1;
        if next.is_none() {
            self.misfit.get_or_insert(need);
        }
        next
    }
}

impl Chance for Scripted<'_> {
    fn card(&mut self, deck: Empire, left: Pile) -> Card {
        match self.next(Misfit::NeedsCard(deck, left)) {
            Some(Outcome::Card(card)) if card.deck() == deck && left.count_of(card) > 0 => {
                return card;
            }
            Some(other) => {
                self.misfit.get_or_insert(Misfit::Impossible(other));
            }
            None => {}
        }
        left.nth(deck, 0)
    }

    fn order(&mut self, world: &World, last: TurnOrder) -> TurnOrder {
        match self.next(Misfit::NeedsOrder(last.nth(0))) {
            Some(Outcome::Order(order)) if order.nth(0) != last.nth(0) => return order,
            Some(other) => {
                self.misfit.get_or_insert(Misfit::Impossible(other));
            }
            None => {}
        }
        // Any order with another first empire is possible.
        TurnOrder::new(last.empires(world).rev())
    }

    fn tie(&mut self, of: u8) -> u8 {
        match self.next(Misfit::NeedsTie(of)) {
            Some(Outcome::Tie { picked, of: given }) if given == of && picked < of => return picked,
            Some(other) => {
                self.misfit.get_or_insert(Misfit::Impossible(other));
            }
            None => {}
        }
        0
    }
}
