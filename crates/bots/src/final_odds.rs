//! Who wins a match that is over, counted over all orders in which covered tokens may lie: exact, and without any
//! belief about who would have done what.

use super::ending;
use super::guess::Guesses;
use super::past::Past;
use rules::{LoyaltySetup, Society, State, View, World};

/// Counts for one society what the tokens may be that it cannot see.
#[derive(Clone, Debug)]
pub struct FinalOdds {
    viewer: Society,
    guesses: Guesses,
}

impl FinalOdds {
    /// For whoever sees this, before the match is over. `None` where orders are not all as likely (other loyalty
    /// setups than random), or too many to go through.
    pub fn new(world: &World, view: &View) -> Option<Self> {
        if world.house().loyalty != LoyaltySetup::Random {
            return None;
        }
        let viewer = view.viewer();
        let guesses = Guesses::new(world, view, &Past::new(world));
        let counted = world.societies().all(|s| s == viewer || !guesses.orders(s).is_empty());
        counted.then_some(Self { viewer, guesses })
    }

    /// The part of all cases in which the society wins in this state, a shared win counting its part (R9.2): 1 where
    /// it wins whatever lies covered. The match is over but for what cannot change anything any more.
    pub fn share(&self, world: &World, state: &State) -> f32 {
        ending::share(world, state, self.viewer, &self.guesses)
    }
}
