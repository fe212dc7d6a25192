//! One game, which steps from decision to decision.

use std::sync::Arc;

use bots::policy::{Evidence, Situation};
use rules::{Action, Deal, Rng, Society, State, View};
use whispers_train::arena::Arena;

/// How decisions are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// True if observations hold what everybody saw so far.
    pub history: bool,
    /// True if decisions with only one option are offered too.
    pub forced: bool,
    /// The largest number of options that are offered at once.
    pub most: usize,
}

/// One game.
#[derive(Clone)]
pub struct Game {
    /// The world with what the inputs need.
    pub arena: Arc<Arena>,
    /// The state.
    pub state: State,
    /// The source of chance, which also draws options if there are too many.
    pub rng: Rng,
    /// The options of the society that decides, sorted. Empty once the game is over.
    pub legal: Vec<Action>,
    evidence: Evidence,
}

impl Game {
    /// A new game, before its first decision. The seed determines the deal and all chance.
    pub fn new(arena: Arc<Arena>, mut rng: Rng) -> Self {
        let world = &arena.world;
        let state = State::start(world, &Deal::random(world, &mut rng), &mut ());
        let mut game = Self { arena, state, rng, legal: Vec::new(), evidence: Evidence::NOTHING };
        game.state.legal(&game.arena.world, &mut game.legal);
        game
    }

    /// The options in notation.
    pub fn notation(&self) -> Vec<String> {
        self.legal.iter().map(|action| self.arena.world.notation(*action)).collect()
    }

    /// Plays one of the legal actions by its index.
    pub fn play(&mut self, index: usize) {
        let world = &self.arena.world;
        let (Some(mover), Some(action)) = (self.state.mover(), self.legal.get(index)) else { return };
        self.evidence.play(world, &mut self.state, mover, *action, &mut self.rng);
        self.state.legal(world, &mut self.legal);
    }

    /// Plays on while there is only one option, unless such decisions are offered. Then keeps no more options than may be
    /// offered at once. Returns true if some had to be left out.
    pub fn settle(&mut self, offer: Offer) -> bool {
        while !self.is_offered(offer) {
            self.play(0);
        }
        self.limit(offer.most)
    }

    /// False if the decision has only one option and such decisions are not offered.
    pub fn is_offered(&self, offer: Offer) -> bool {
        offer.forced || self.legal.len() != 1
    }

    /// Keeps only so many options, drawn at random. Returns true if some had to be left out.
    pub fn limit(&mut self, most: usize) -> bool {
        let count = self.legal.len();
        if count <= most {
            return false;
        }
        for index in 0..most {
            let other = index + self.rng.below((count - index) as u32) as usize;
            self.legal.swap(index, other);
        }
        self.legal.truncate(most);
        self.legal.sort_unstable();
        true
    }

    /// Everything that a society may know.
    pub fn view(&self, viewer: Society) -> View {
        self.state.view(&self.arena.world, viewer)
    }

    /// The situation of a view's society.
    pub fn situation<'a>(&'a self, view: &'a View, history: bool) -> Situation<'a> {
        let evidence = if history { &self.evidence } else { &Evidence::NOTHING };
        Situation { ground: &self.arena.ground, world: &self.arena.world, view, evidence }
    }

    /// The game with everything that a society cannot know drawn anew, and whether options had to be left out. Its view
    /// stays the same, unless a rival decides who now has only one option: that is played, if such decisions are not
    /// offered. `None` once the game is over, because everything is known then.
    pub fn resampled(&self, viewer: Society, seed: u64, offer: Offer) -> Option<(Self, bool)> {
        if self.state.is_over() {
            return None;
        }
        let mut rng = Rng::new(seed);
        let mut game = self.clone();
        game.state = self.view(viewer).resample(&self.arena.world, &mut rng);
        game.rng = rng;
        // Options of a rival depend on its hand. Those of the viewer stay as they are.
        if self.state.mover() == Some(viewer) {
            return Some((game, false));
        }
        game.state.legal(&self.arena.world, &mut game.legal);
        let truncated = game.settle(offer);
        Some((game, truncated))
    }
}
