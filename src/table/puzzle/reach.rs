//! What can be reached for certain with what is left of a turn: a search through everything that its society can
//! still decide, to the last decision.
//!
//! Nobody else decides in between, and what rivals hide plays no part. What a line that draws cards would come to
//! depends on the cards; such a line never counts as certain, but it counts as if the best card came wherever it
//! is to be shown that something cannot be reached.

use std::collections::HashMap;

use crate::ai::FinalOdds;
use crate::content::Goal;
use crate::rules::{Action, Misfit, Outcome, Phase, Position, Scripted, Society, State, World};

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
pub(super) struct Search<'a> {
    world: &'a World,
    goal: Goal,
    society: Society,
    turn: (u8, Phase, Option<Position>),
    odds: Option<FinalOdds>,
    known: HashMap<State, Range>,
    left: usize,
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
        let turn = turn(state);
        Some(Self { world, goal, society, turn, odds, known: HashMap::new(), left: MOST })
    }

    /// What a state comes to; `None` where there is too much to go through, or somebody else has a say in it.
    pub fn range(&mut self, state: &State) -> Option<Range> {
        if self.is_over(state) {
            let value = self.value(state);
            return Some(Range { sure: value, hoped: value });
        }
        if state.mover() != Some(self.society) {
            return None;
        }
        if let Some(known) = self.known.get(state) {
            return Some(*known);
        }
        self.left = self.left.checked_sub(1)?;
        let mut legal = Vec::new();
        state.legal(self.world, &mut legal);
        let mut range = NOTHING;
        for action in legal {
            range = range.or(self.after(state, action)?);
        }
        self.known.insert(*state, range);
        Some(range)
    }

    /// What a decision comes to.
    pub fn after(&mut self, state: &State, action: Action) -> Option<Range> {
        self.drawn(state, action, &mut Vec::new())
    }

    /// The same where these cards are drawn first.
    fn drawn(&mut self, state: &State, action: Action, outcomes: &mut Vec<Outcome>) -> Option<Range> {
        let mut next = *state;
        let mut chance = Scripted::new(outcomes);
        next.play_unchecked(self.world, action, &mut chance, &mut ());
        match chance.finish() {
            Ok(()) => {
                let range = self.range(&next)?;
                Some(if outcomes.is_empty() { range } else { Range { sure: i32::MIN, ..range } })
            }
            Err(Misfit::NeedsCard(deck, left)) => {
                let mut range = NOTHING;
                for card in left.cards(deck) {
                    outcomes.push(Outcome::Card(card));
                    let drawn = self.drawn(state, action, outcomes);
                    outcomes.pop();
                    range = range.or(drawn?);
                }
                Some(range)
            }
            Err(_) => None,
        }
    }

    /// Whether what is searched is over: the turn, or where wins are counted the match.
    pub fn is_over(&self, state: &State) -> bool {
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

/// Whose turn it is.
fn turn(state: &State) -> (u8, Phase, Option<Position>) {
    (state.round(), state.phase(), state.turn())
}
