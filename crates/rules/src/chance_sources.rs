//! Sources of chance: the match's generator, a record, or a caller that chooses the results. The generator is not part
//! of the state, so no search can predict it (R3.3).

use crate::ids::{Card, Empire};
use crate::rng::Rng;
use crate::state::deal::{TurnOrder, shuffle};
use crate::state::pile::Pile;
use crate::world::World;

/// A source of random results: draws, turn orders and ties.
pub trait Chance {
    /// Draws a card from an empire's deck. `left` holds the cards still in the deck, at least one.
    fn card(&mut self, deck: Empire, left: Pile) -> Card;

    /// Draws the turn order of a new round. Its first empire differs from the first empire of `last`.
    fn order(&mut self, world: &World, last: TurnOrder) -> TurnOrder;

    /// Breaks a tie between `of` choices that an automaton's script ranks equally (R13.7). `of` is at least 2. Returns
    /// the index of a choice, from 0.
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

/// One random result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A card was drawn.
    Card(Card),
    /// A turn order was drawn for a round.
    Order(TurnOrder),
    /// One of several choices that an automaton's script ranks equally was drawn (R13.7).
    Tie {
        /// The index of the drawn choice, from 0.
        picked: u8,
        /// The number of tied choices.
        of: u8,
    },
}

/// A source of chance that takes its results from another source and records them.
#[derive(Debug)]
pub struct Recording<'a, C> {
    source: &'a mut C,
    /// The recorded results, in the order in which they were drawn.
    pub outcomes: Vec<Outcome>,
}

impl<'a, C: Chance> Recording<'a, C> {
    /// Creates a source of chance that passes on the results of `source` and records them.
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

/// A source of chance that replays a script of outcomes. If the script does not fit, it returns arbitrary but possible
/// outcomes, and [`Scripted::finish`] returns the error. Discard the resulting state in that case.
#[derive(Debug)]
pub struct Scripted<'a> {
    script: &'a [Outcome],
    used: usize,
    misfit: Option<Misfit>,
}

/// The first mismatch between a script of outcomes and the draws of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The script ended where a card of this empire's deck is drawn. The pile holds the cards of that deck.
    NeedsCard(Empire, Pile),
    /// The script ended where the turn order of a round is drawn. The order must not begin with this empire.
    NeedsOrder(Empire),
    /// The script ended where a tie between this number of choices is broken.
    NeedsTie(u8),
    /// The script has this outcome where it is not possible.
    Impossible(Outcome),
    /// The script has this outcome, and perhaps more, after the last draw.
    Unasked(Outcome),
}

impl<'a> Scripted<'a> {
    /// Creates a source of chance that returns these outcomes in order.
    pub fn new(script: &'a [Outcome]) -> Self {
        Self { script, used: 0, misfit: None }
    }

    /// Checks that every scripted outcome was used and possible.
    ///
    /// # Errors
    /// Returns the first mismatch.
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
