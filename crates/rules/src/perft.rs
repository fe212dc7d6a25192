//! Perft: counts action sequences, to compare implementations of the rules (RULES.md section 14).

use crate::chance_sources::Chance;
use crate::ids::{Card, Empire};
use crate::state::State;
use crate::state::deal::TurnOrder;
use crate::state::pile::Pile;
use crate::world::World;

/// A source of chance that goes through every outcome of an action's draws, one run of the action after
/// another.
#[derive(Default)]
struct Odometer {
    /// For each draw of a run: the index of the drawn kind, and the number of kinds.
    wheels: Vec<(usize, usize)>,
    next: usize,
}

impl Odometer {
    /// Advances to the next run. Returns false when all runs are done.
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
        // The wheel counts this pile's kinds: the same run draws from the same piles.
        left.cards(deck).nth(at).unwrap_or_else(|| left.nth(deck, 0))
    }

    /// Perft doesn't multiply by turn orders. It takes a single one: the last order rotated by one.
    fn order(&mut self, world: &World, last: TurnOrder) -> TurnOrder {
        let empires: Vec<Empire> = last.empires(world).collect();
        TurnOrder::new(empires.iter().cycle().skip(1).take(empires.len()).copied())
    }

    /// Perft doesn't multiply by ties. It takes the first choice.
    fn tie(&mut self, _of: u8) -> u8 {
        0
    }
}

impl State {
    /// Counts the sequences of `depth` decisions from this state. Each card drawn on the way or right after
    /// the last decision multiplies the count by the kinds that it may be. A finished match counts one. With
    /// the house rule that shuffles the order each round, the next order is the current one rotated by one.
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
