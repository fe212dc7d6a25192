//! Random outcomes, such as drawn cards and new turn orders. The caller always supplies them.

use super::cards::{Card, Face};
use super::game::{Game, Task};

/// A random outcome that the match needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Need {
    /// A card of this deck. Lists the kinds in the deck, each with its number of cards.
    Draw { deck: String, kinds: Vec<(String, usize)> },
    /// A turn order of all empires. It must not begin with the empire `not_first`.
    Order { empires: Vec<String>, not_first: Option<String> },
    /// One of this number of choices that an automaton's script ranks equally (R13.7).
    Tie { of: usize },
}

impl Game {
    pub fn waits_for_chance(&self) -> bool {
        match self.agenda.last() {
            Some(Task::NewOrder) => true,
            Some(Task::Pick { of, .. }) => of.len() > 1,
            Some(Task::DrawCards { deck, left, .. }) => *left > 0 && !self.decks[*deck].is_empty(),
            _ => false,
        }
    }

    pub fn need(&self) -> Option<Need> {
        let id = |empire: &usize| self.world.empires[*empire].id.clone();
        match self.agenda.last() {
            Some(Task::NewOrder) => Some(Need::Order {
                empires: (0..self.world.empires.len()).map(|empire| id(&empire)).collect(),
                not_first: self.order.first().map(id),
            }),
            Some(Task::DrawCards { deck, .. }) if self.waits_for_chance() => {
                Some(Need::Draw { deck: id(deck), kinds: self.kinds_in_deck(*deck) })
            }
            Some(Task::Pick { of, .. }) if of.len() > 1 => Some(Need::Tie { of: of.len() }),
            _ => None,
        }
    }

    fn kinds_in_deck(&self, deck: usize) -> Vec<(String, usize)> {
        let counts = self.decks[deck].counts.iter();
        counts.map(|(card, count)| (self.world.card_name(*card), *count)).collect()
    }

    /// Every possible outcome of the random result that is needed next.
    pub fn outcomes(&self) -> Vec<String> {
        match self.need() {
            None => Vec::new(),
            Some(Need::Tie { of }) => (1..=of).map(|one| format!("{one} of {of}")).collect(),
            Some(Need::Draw { kinds, .. }) => kinds.into_iter().map(|(card, _)| card).collect(),
            Some(Need::Order { empires, not_first }) => {
                let orders = orders_of(&empires).into_iter();
                orders
                    .filter(|order| order.first() != not_first.as_ref())
                    .map(|order| order.join(" "))
                    .collect()
            }
        }
    }

    /// Supplies a random outcome, such as `lion+bear` or `bear lion horse elephant eagle`.
    ///
    /// # Errors
    /// Fails if no random outcome is needed, or if this one is impossible. The match does not change then.
    pub fn chance(&mut self, outcome: &str) -> Result<(), String> {
        if !self.outcomes().iter().any(|possible| possible == outcome) {
            return Err(format!("{outcome:?} cannot happen, chance needs {:?}", self.need()));
        }
        match self.agenda.pop() {
            Some(Task::DrawCards { drawer, deck, left }) => {
                let card = self.world.card(outcome).expect("a card");
                self.draw(card, drawer, deck, left);
            }
            Some(Task::Pick { of, next }) => {
                let number = outcome.split(' ').next().and_then(|one| one.parse::<usize>().ok());
                self.picked(of[number.expect("a number") - 1], next);
            }
            _ => {
                let ids = outcome.split(' ');
                self.order = ids.filter_map(|id| self.world.empire(id)).collect();
            }
        }
        self.advance();
        Ok(())
    }

    /// R5.4: puts a card into the drawer's hand. An event is carried out before the next draw. An event that can
    /// change nothing does not count as a drawn card (R11.1).
    fn draw(&mut self, card: Card, drawer: usize, deck: usize, left: usize) {
        self.decks[card.deck].remove(card);
        let place = self.agenda.len();
        let mut counts = true;
        match card.face {
            Face::Event(number) => counts = self.draw_event(card, number, drawer),
            _ => self.hands[drawer].add(card),
        }
        let left = if counts { left - 1 } else { left };
        self.agenda.insert(place, Task::DrawCards { drawer, deck, left });
    }
}

fn orders_of(empires: &[String]) -> Vec<Vec<String>> {
    if empires.is_empty() {
        return vec![Vec::new()];
    }
    let mut orders = Vec::new();
    for (place, first) in empires.iter().enumerate() {
        let mut others = empires.to_vec();
        others.remove(place);
        for mut order in orders_of(&others) {
            order.insert(0, first.clone());
            orders.push(order);
        }
    }
    orders
}
