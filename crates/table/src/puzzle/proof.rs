//! Proofs that a puzzle has only one best answer. Each also yields the chance to solve the puzzle at random.

use std::collections::HashMap;

use super::attempt::{PuzzleAttempt, loss};
use super::reachable_results::{Search, WHOLE};
use crate::matches::match_in_play::Match;
use bots::belief;
use packs::{Answer, Goal};
use rules::{Empire, LoyaltySetup, Rng, Slot, Society, State};

/// The probability from which a token counts as certain if only deeds suggest it.
pub(super) const CERTAIN: f32 = 0.85;
/// The win chance by which the best decision must lead, if the goal is to win or to find the best decision.
pub(super) const MARGIN: f32 = 0.1;

/// Why the proof of a puzzle fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofError {
    /// The search has too many positions, or another society decides before the goal is reached.
    #[error("the search is too large to complete")]
    Search,
    /// There is only one legal decision at the puzzle's position.
    #[error("there is only one choice")]
    Choice,
    /// The highest value that is certain to be reached differs from the one in the goal.
    #[error("the best certain result is {0}, which is not the goal")]
    Goal(i32),
    /// The answer is not the only best decision. The text says why.
    #[error("the answer is not the one best decision: {0}")]
    Answer(String),
    /// The token belongs to another empire than the puzzle's answer says.
    #[error("the token to name is another one")]
    Token,
    /// The token's empire cannot be inferred from what the solver may know.
    #[error("face-up tokens and past moves do not determine the token")]
    Unknown,
}

/// Statistics about a puzzle that the proof computes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProofStats {
    /// The chance that random answers solve the puzzle, from 0 to 1.
    pub blind: f64,
}

impl PuzzleAttempt {
    /// Proves that the puzzle's answer is the only best one and that it leads to the goal.
    ///
    /// # Errors
    /// The reason why the proof fails.
    pub fn prove(&self) -> Result<ProofStats, ProofError> {
        match (self.puzzle.goal, self.puzzle.answer) {
            (Goal::Token(rival, slot), Answer::Empire(empire)) => {
                if self.game.state().tokens(rival).at(slot) != Some(empire) {
                    return Err(ProofError::Token);
                }
                let told = certain_of(&self.game, self.society, rival, slot);
                if told.is_none_or(|(told, odds)| told != empire || odds < CERTAIN) {
                    return Err(ProofError::Unknown);
                }
                Ok(ProofStats { blind: 1.0 / self.world().empires().len() as f64 })
            }
            (Goal::Best, Answer::Decision(answer)) => {
                let weighed = self.weighed();
                let (Some(best), Some(second)) = (weighed.first(), weighed.get(1)) else {
                    return Err(ProofError::Choice);
                };
                if best.action != answer {
                    let better = self.world().notation(best.action);
                    return Err(ProofError::Answer(format!("\"{better}\" promises more")));
                }
                if loss(&weighed, second.action).is_none_or(|loss| loss < MARGIN) {
                    let other = self.world().notation(second.action);
                    return Err(ProofError::Answer(format!("\"{other}\" promises nearly as much")));
                }
                Ok(ProofStats { blind: 1.0 / weighed.len() as f64 })
            }
            (goal, Answer::Decision(_)) => self.prove_reach(goal),
            (_, Answer::Empire(_)) => Err(ProofError::Token),
        }
    }

    fn prove_reach(&self, goal: Goal) -> Result<ProofStats, ProofError> {
        let (world, root) = (self.world(), self.game.state());
        let target = self.target.ok_or(ProofError::Search)?;
        let wanted = match goal {
            Goal::Region(..) => Some(1),
            Goal::Cities(_, count) | Goal::Points(count) => Some(count),
            _ => None,
        };
        if wanted.is_some_and(|wanted| wanted != target) || target == i32::MIN {
            return Err(ProofError::Goal(target));
        }
        let mut legal = Vec::new();
        root.legal(world, &mut legal);
        if legal.len() < 2 {
            return Err(ProofError::Choice);
        }
        let margin = if goal == Goal::Win { (MARGIN * WHOLE as f32) as i32 } else { 1 };
        let mut search = Search::new(world, root, goal).ok_or(ProofError::Search)?;
        for action in legal {
            let range = search.after(root, action).ok_or(ProofError::Search)?;
            let said = || world.notation(action);
            if self.puzzle.answer == Answer::Decision(action) {
                if range.sure != target {
                    return Err(ProofError::Answer(format!("\"{}\" is not certain to lead there", said())));
                }
            } else if range.hoped > target - margin {
                return Err(ProofError::Answer(format!("\"{}\" may lead there as well", said())));
            }
        }
        let mut blind = Blind { quest: self, search, target, known: HashMap::new() };
        Ok(ProofStats { blind: blind.chance(root) })
    }
}

/// Computes the chance that random decisions reach the goal.
struct Blind<'a> {
    quest: &'a PuzzleAttempt,
    search: Search<'a>,
    target: i32,
    known: HashMap<State, f64>,
}

impl Blind<'_> {
    fn chance(&mut self, state: &State) -> f64 {
        if self.search.is_over(state) {
            return 1.0;
        }
        if let Some(known) = self.known.get(state) {
            return *known;
        }
        let world = self.quest.world();
        let mut legal = Vec::new();
        state.legal(world, &mut legal);
        let count = legal.len().max(1) as f64;
        let mut sum = 0.0;
        for action in legal {
            if self.search.after(state, action).is_some_and(|range| range.sure >= self.target) {
                let mut next = *state;
                // Decisions that are certain to reach the goal draw nothing, so any seed will do.
                next.play_unchecked(world, action, &mut Rng::new(0), &mut ());
                sum += self.chance(&next);
            }
        }
        self.known.insert(*state, sum / count);
        sum / count
    }
}

/// The empire whose token most likely lies on a rival's covered slot, with its probability. It follows by logic
/// if the setup allows no other token there, otherwise from the rival's deeds. `None` if nothing can be
/// inferred.
pub(crate) fn certain_of(
    game: &Match,
    society: Society,
    rival: Society,
    slot: Slot,
) -> Option<(Empire, f32)> {
    let (world, view) = (game.world(), game.view(society));
    if let Some(empire) = view.certain_tokens(world, rival).at(slot) {
        return Some((empire, 1.0));
    }
    // Deeds are evidence only if the tokens were dealt at random.
    if world.house().loyalty != LoyaltySetup::Random {
        return None;
    }
    let belief = belief(world, &view, &game.past(), rival)?;
    let odds = |empire: &Empire| belief.0[slot][*empire];
    let best = world.empires().max_by(|a, b| odds(a).total_cmp(&odds(b)))?;
    Some((best, odds(&best)))
}

/// True if the puzzle asks for a token that follows by logic alone.
pub fn is_certain(quest: &PuzzleAttempt) -> bool {
    let Goal::Token(rival, slot) = quest.puzzle.goal else { return false };
    quest.game.view(quest.society).certain_tokens(quest.world(), rival).at(slot).is_some()
}
