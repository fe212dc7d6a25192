//! Perft counts action sequences, to compare implementations of the rules (RULES.md section 14).

use crate::chance_sources::Chance;
use crate::ids::{Card, Empire};
use crate::state::State;
use crate::state::deal::TurnOrder;
use crate::state::pile::Pile;
use crate::world::World;

/// A source of chance that enumerates all random outcomes of one action. The caller plays the action once per outcome.
#[derive(Default)]
struct Odometer {
    /// For each draw of the current run: the index of the drawn kind of card, and the number of kinds.
    wheels: Vec<(usize, usize)>,
    next: usize,
}

impl Odometer {
    /// Advances to the next combination of draws. Returns false when there are no more.
    fn turn(&mut self) -> bool {
        self.next = 0;
        while let Some((at, of)) = self.wheels.last_mut() {
            *at += 1;
            if at < of {
                return true;
            }
            self.wheels.pop();
        }
        false
    }
}

impl Chance for Odometer {
    fn card(&mut self, deck: Empire, left: Pile) -> Card {
        if self.next == self.wheels.len() {
            self.wheels.push((0, left.cards(deck).count()));
        }
        let (at, _) = self.wheels[self.next];
        self.next += 1;
        // The wheel has one step for each kind in this pile, because each run draws from the same piles.
        left.cards(deck).nth(at).unwrap_or_else(|| left.nth(deck, 0))
    }

    /// Perft tries only one new turn order: the last order rotated by one.
    fn order(&mut self, world: &World, last: TurnOrder) -> TurnOrder {
        let empires: Vec<Empire> = last.empires(world).collect();
        TurnOrder::new(empires.iter().cycle().skip(1).take(empires.len()).copied())
    }

    /// Perft tries only one way to break a tie: the first choice.
    fn tie(&mut self, _of: u8) -> u8 {
        0
    }
}

impl State {
    /// Counts the sequences of `depth` decisions from this state. A card drawn during the sequence, or right after its
    /// last decision, multiplies the count by the number of kinds that it can be. A sequence in which the match ends
    /// counts as one. Under the house rule that shuffles the turn order each round, perft tries a single new order:
    /// the current one rotated by one.
    pub fn perft(&self, world: &World, depth: u32) -> u64 {
        if depth == 0 || self.is_over() {
            return 1;
        }
        let mut legal = Vec::new();
        self.legal(world, &mut legal);
        let mut count = 0;
        for action in legal {
            let mut chance = Odometer::default();
            loop {
                let mut next = *self;
                next.play_unchecked(world, action, &mut chance, &mut ());
                count += next.perft(world, depth - 1);
                if !chance.turn() {
                    break;
                }
            }
        }
        count
    }
}
