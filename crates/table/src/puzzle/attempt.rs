//! An attempt to solve a puzzle: its match, the verdict on an answer, and the solution.

use std::sync::Arc;

use super::reachable_results::{Range, Search};
use crate::help::decision_analysis::advise;
use crate::matches::match_in_play::Match;
use crate::matches::match_setup::{SeatSetup, Setup};
use crate::matches::player::Player;
use bots::{Effort, Level, Prospect};
use packs::{Answer, Goal, Pack, Puzzle};
use rules::{Action, Empire, Society, State, World};

/// The verdict on an answer to a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    /// The answer solves the puzzle.
    Solved,
    /// The answer is right, but more decisions must follow.
    Right,
    /// The answer is wrong, for the given reason.
    Wrong(WrongAnswer),
}

/// Why an answer to a puzzle is wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum WrongAnswer {
    /// For a goal with a value, the highest value that is still certain after the decision: cities, points or
    /// ten-thousandths of a win. `None` if no value is certain.
    Reaches(Option<i32>),
    /// If the goal is to find the best decision: the win chance that the answer loses against it; `None` if
    /// that is unknown.
    Loses(Option<f32>),
    /// If the goal is to identify a token: the token belongs to another empire.
    Token,
}

/// An attempt to solve a puzzle, played as a match without a record.
#[derive(Debug)]
pub struct PuzzleAttempt {
    /// The puzzle to solve.
    pub puzzle: Puzzle,
    /// The match in which the puzzle is solved, starting at the puzzle's position.
    pub game: Match,
    /// The society that the solver plays.
    pub society: Society,
    /// The highest value of the goal that is certain at the start; `None` if the goal has no value.
    pub target: Option<i32>,
}

impl PuzzleAttempt {
    /// Opens a puzzle of a pack. `None` if the puzzle's position cannot be reached or its goal cannot be
    /// searched.
    pub fn open(pack: &Arc<Pack>, puzzle: &Puzzle) -> Option<Self> {
        let game = play(pack, puzzle)?;
        let society = game.state().mover()?;
        let target = match puzzle.goal {
            Goal::Token(..) | Goal::Best => None,
            goal => Some(search(&game, goal)?.range(game.state())?.sure),
        };
        Some(Self { puzzle: puzzle.clone(), game, society, target })
    }

    /// The world of the attempt's match.
    pub fn world(&self) -> &World {
        self.game.world()
    }

    /// True once the puzzle's goal is reached.
    pub fn is_solved(&self) -> bool {
        match self.puzzle.goal {
            Goal::Token(..) => false,
            Goal::Best => self.game.steps().len() > self.puzzle.moves.len(),
            goal => self.is_decided(goal, self.game.state()),
        }
    }

    /// True if `state` is after the turn (or the match, if the goal is a win) in which the goal must be
    /// reached.
    fn is_decided(&self, goal: Goal, state: &State) -> bool {
        let root =
            self.game.steps().get(self.puzzle.moves.len()).map_or(self.game.state(), |step| &step.before);
        Search::new(self.world(), root, goal).is_none_or(|search| search.is_over(state))
    }

    /// The verdict on a decision as an answer. `weighed` must be the result of [`weighed`](Self::weighed) if
    /// the goal is to find the best decision, and may be empty otherwise.
    pub fn judge(&self, action: Action, weighed: &[Prospect]) -> Verdict {
        match self.puzzle.goal {
            Goal::Best if self.puzzle.answer == Answer::Decision(action) => Verdict::Solved,
            Goal::Best => Verdict::Wrong(WrongAnswer::Loses(loss(weighed, action))),
            Goal::Token(..) => Verdict::Wrong(WrongAnswer::Token),
            goal => self.reached(goal, action),
        }
    }

    fn reached(&self, goal: Goal, action: Action) -> Verdict {
        let Some(range) = self.after(goal, action) else { return Verdict::Wrong(WrongAnswer::Reaches(None)) };
        if self.target.is_none_or(|target| range.sure < target) {
            let sure = (range.sure > i32::MIN).then_some(range.sure);
            return Verdict::Wrong(WrongAnswer::Reaches(sure));
        }
        let mut state = *self.game.state();
        // A decision that is certain to reach the goal draws nothing, so any seed will do.
        let played = state.play(self.world(), action, &mut rules::Rng::new(0), &mut ());
        if played.is_ok() && self.is_decided(goal, &state) { Verdict::Solved } else { Verdict::Right }
    }

    fn after(&self, goal: Goal, action: Action) -> Option<Range> {
        let root =
            self.game.steps().get(self.puzzle.moves.len()).map_or(self.game.state(), |step| &step.before);
        Search::new(self.world(), root, goal)?.after(self.game.state(), action)
    }

    /// The verdict on the empire that the solver names as the owner of a token.
    pub fn answer_empire(&self, empire: Empire) -> Verdict {
        if self.puzzle.answer == Answer::Empire(empire) {
            Verdict::Solved
        } else {
            Verdict::Wrong(WrongAnswer::Token)
        }
    }

    /// The decisions that lead from the attempt's current state to the goal. They start with the puzzle's
    /// answer if the solver has not decided yet.
    pub fn line(&self) -> Vec<Action> {
        let mut state = *self.game.state();
        let mut line = Vec::new();
        let Answer::Decision(first) = self.puzzle.answer else { return line };
        if self.puzzle.goal == Goal::Best {
            return if self.is_solved() { line } else { vec![first] };
        }
        let goal = self.puzzle.goal;
        while !self.is_decided(goal, &state) {
            let at_root = line.is_empty() && self.game.steps().len() == self.puzzle.moves.len();
            let next = if at_root { Some(first) } else { self.best(goal, &state) };
            let Some(next) = next else { break };
            if state.play(self.world(), next, &mut rules::Rng::new(0), &mut ()).is_err() {
                break;
            }
            line.push(next);
        }
        line
    }

    /// The simplest decision that is still certain to reach the goal. Passing is the simplest, and playing a
    /// card the least simple.
    fn best(&self, goal: Goal, state: &State) -> Option<Action> {
        let root =
            self.game.steps().get(self.puzzle.moves.len()).map_or(self.game.state(), |step| &step.before);
        let mut search = Search::new(self.world(), root, goal)?;
        let mut legal = Vec::new();
        state.legal(self.world(), &mut legal);
        let plain = |action: &Action| match action {
            Action::Pass | Action::Done => 0,
            Action::Play { .. } => 2,
            _ => 1,
        };
        legal.sort_by_key(plain);
        let target = self.target?;
        legal.into_iter().find(|action| search.after(state, *action).is_some_and(|r| r.sure >= target))
    }

    /// The prospects of all choices of the decision that is due, found by a deep search, with the best first.
    pub fn weighed(&self) -> Vec<Prospect> {
        advise(&self.game, Effort::PROOF)
    }
}

/// The win chance that `action` loses against the best choice; `None` if `weighed` has no prospect for it.
pub(super) fn loss(weighed: &[Prospect], action: Action) -> Option<f32> {
    let own = weighed.iter().find(|prospect| prospect.action == action)?;
    Some((weighed.first()?.win - own.win).max(0.0))
}

fn search(game: &Match, goal: Goal) -> Option<Search<'_>> {
    Search::new(game.world(), game.state(), goal)
}

/// The match at the position of a puzzle. A person plays the solver's society, and bots that are never asked
/// play the others. `None` if the position cannot be reached with the pack.
fn play(pack: &Arc<Pack>, puzzle: &Puzzle) -> Option<Match> {
    let seat = |society| SeatSetup::open(society, Player::even(Level::Agent));
    let setup = Setup {
        pack: Arc::clone(pack),
        seats: (0..puzzle.societies).map(seat).collect(),
        house: puzzle.house,
        seed: puzzle.seed,
        first: None,
        loyalties: None,
        order: None,
        plain: false,
    };
    let played = |setup: Setup| {
        let mut game = Match::new(setup).ok()?;
        for action in &puzzle.moves {
            game.play(*action).ok()?;
        }
        Some(game)
    };
    let society = played(setup.clone())?.state().mover()?;
    let mut setup = setup;
    setup.seats[society.index()].player = Player::Human;
    played(setup)
}
