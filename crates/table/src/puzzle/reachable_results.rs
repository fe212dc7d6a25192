//! The results that a society is certain to reach in the rest of a turn, found by a complete search.
//!
//! The search covers only decisions of that one society, and hidden information does not matter. A result that
//! depends on drawn cards is never certain. Where a proof needs an upper bound, the search assumes the best
//! possible cards.

use super::turn_walk::{Gather, Turn, Walk, turn};
use bots::FinalOdds;
use packs::Goal;
use rules::{Action, Phase, Society, State, World};

/// The maximum number of positions that a search may visit.
pub(super) const MOST: usize = 60_000;

/// The value of a certain win. A search counts wins in ten-thousandths.
pub const WHOLE: i32 = 10_000;

/// The best values that a society can reach from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    /// The best value that is certain without drawing cards; [`i32::MIN`] if every way draws cards.
    pub sure: i32,
    /// The best value if all drawn cards are the best possible ones.
    pub hoped: i32,
}

const NOTHING: Range = Range { sure: i32::MIN, hoped: i32::MIN };

/// A search for the best values that a society can reach from one position.
pub(super) struct Search<'a>(Walk<'a, Aim<'a>>);

/// The goal of a search, with the society and the turn for which it searches.
struct Aim<'a> {
    world: &'a World,
    goal: Goal,
    society: Society,
    turn: Turn,
    odds: Option<FinalOdds>,
}

impl<'a> Search<'a> {
    /// A search for the society that decides in this state. `None` if the goal cannot be searched from there.
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

    /// The best values that can be reached from a state; `None` if the search is too large or another society
    /// has to decide.
    pub fn range(&mut self, state: &State) -> Option<Range> {
        self.0.value(state)
    }

    /// The best values that can be reached after a decision; `None` if the search is too large or another
    /// society has to decide.
    pub fn after(&mut self, state: &State, action: Action) -> Option<Range> {
        self.0.after(state, action)
    }

    /// True if `state` is after the end of the search: the end of the match if the goal is to win, otherwise of
    /// the turn.
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

    /// After a draw of cards, no value counts as certain.
    fn after_draw(range: Range) -> Range {
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
