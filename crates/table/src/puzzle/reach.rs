//! What can be reached for certain with what is left of a turn: a search through everything that its society can
//! still decide, to the last decision.
//!
//! Nobody else decides in between, and what rivals hide plays no part. What a line that draws cards would come to
//! depends on the cards; such a line never counts as certain, but it counts as if the best card came wherever it
//! is to be shown that something cannot be reached.

use super::turn::{Gather, Turn, Walk, turn};
use bots::FinalOdds;
use packs::Goal;
use rules::{Action, Phase, Society, State, World};

/// The most positions that a search goes through.
pub(super) const MOST: usize = 60_000;

/// So many parts of a win are a whole one, where wins are counted.
pub const WHOLE: i32 = 10_000;

/// What a position comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    /// What can be reached whatever is drawn: [`i32::MIN`] where every line draws.
    pub sure: i32,
    /// What could be reached if the best cards came.
    pub hoped: i32,
}

const NOTHING: Range = Range { sure: i32::MIN, hoped: i32::MIN };

/// A search from one position on.
pub(super) struct Search<'a>(Walk<'a, Aim<'a>>);

/// What is searched for, and from which turn on.
struct Aim<'a> {
    world: &'a World,
    goal: Goal,
    society: Society,
    turn: Turn,
    odds: Option<FinalOdds>,
}

impl<'a> Search<'a> {
    /// For whoever decides in this state. `None` where its turn cannot be searched for this goal.
    pub fn new(world: &'a World, state: &State, goal: Goal) -> Option<Self> {
        let society = state.mover()?;
        let odds = match goal {
            Goal::Region(..) | Goal::Cities(..) | Goal::Points(_) if state.phase() == Phase::Turns => None,
            Goal::Win => Some(FinalOdds::new(world, &state.view(world, society))?),
            _ => return None,
        };
        let aim = Aim { world, goal, society, turn: turn(state), odds };
        Some(Self(Walk::new(world, society, aim, MOST)))
    }

    /// What a state comes to; `None` where there is too much to go through, or somebody else has a say in it.
    pub fn range(&mut self, state: &State) -> Option<Range> {
        self.0.at(state)
    }

    /// What a decision comes to.
    pub fn after(&mut self, state: &State, action: Action) -> Option<Range> {
        self.0.after(state, action)
    }

    /// Whether what is searched is over: the turn, or where wins are counted the match.
    pub fn is_over(&self, state: &State) -> bool {
        self.0.gather().is_over(state)
    }
}

impl Gather for Aim<'_> {
    type Value = Range;

    const NOTHING: Range = NOTHING;

    fn end(&self, state: &State) -> Option<Range> {
        self.is_over(state).then(|| {
            let value = self.value(state);
            Range { sure: value, hoped: value }
        })
    }

    /// What is drawn is never certain.
    fn drawn(range: Range) -> Range {
        Range { sure: i32::MIN, ..range }
    }

    fn join(one: Range, other: Range) -> Range {
        one.or(other)
    }
}

impl Aim<'_> {
    fn is_over(&self, state: &State) -> bool {
        if self.goal == Goal::Win { state.is_over() } else { turn(state) != self.turn }
    }

    fn value(&self, state: &State) -> i32 {
        match self.goal {
            Goal::Region(empire, region) => i32::from(state.control(empire).has(region)),
            Goal::Cities(empire, _) => state.cities(self.world, empire) as i32,
            Goal::Points(_) => state.score(self.world, self.society),
            _ => {
                let share = self.odds.as_ref().map_or(0.0, |odds| odds.share(self.world, state));
                (share * WHOLE as f32).round() as i32
            }
        }
    }
}

impl Range {
    fn or(self, other: Self) -> Self {
        Self { sure: self.sure.max(other.sure), hoped: self.hoped.max(other.hoped) }
    }
}
