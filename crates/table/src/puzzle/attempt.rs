//! A puzzle that somebody is at: its match, what an answer is worth, and the way that leads to the goal.

use std::sync::Arc;

use super::reach::{Range, Search};
use crate::help::analysis::advise;
use crate::matches::game::Match;
use crate::matches::player::Player;
use crate::matches::setup::{SeatSetup, Setup};
use bots::{Effort, Level, Prospect};
use packs::{Answer, Goal, Pack, Puzzle};
use rules::{Action, Empire, Society, State, World};

/// What an answer is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    /// It is the best, and nothing is left to do.
    Solved,
    /// It leads to the goal, and there is more to decide.
    Right,
    /// It is wrong, and this is why.
    Wrong(WrongAnswer),
}

/// What is wrong with an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum WrongAnswer {
    /// So many cities, points or ten-thousandths of a win can then still be reached at most; with no number nothing
    /// is certain any more.
    Reaches(Option<i32>),
    /// It loses so much of the chance to win, as far as that has been found out.
    Loses(Option<f32>),
    /// The token is another one.
    Token,
}

/// A puzzle at its position, as a match that nobody keeps.
#[derive(Debug)]
pub struct PuzzleAttempt {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The match at the position.
    pub game: Match,
    /// Whose puzzle it is.
    pub society: Society,
    /// What can be reached for certain, where that is the question.
    pub target: Option<i32>,
}

impl PuzzleAttempt {
    /// A puzzle of a pack; `None` where there is no such position, or nothing certain to be reached from it.
    pub fn open(pack: &Arc<Pack>, puzzle: &Puzzle) -> Option<Self> {
        let game = play(pack, puzzle)?;
        let society = game.state().mover()?;
        let target = match puzzle.goal {
            Goal::Token(..) | Goal::Best => None,
            goal => Some(search(&game, goal)?.range(game.state())?.sure),
        };
        Some(Self { puzzle: puzzle.clone(), game, society, target })
    }

    /// The world.
    pub fn world(&self) -> &World {
        self.game.world()
    }

    /// Whether the goal has been reached: nothing is left to decide.
    pub fn is_solved(&self) -> bool {
        match self.puzzle.goal {
            Goal::Token(..) => false,
            Goal::Best => self.game.steps().len() > self.puzzle.moves.len(),
            goal => self.is_decided(goal, self.game.state()),
        }
    }

    /// Whether what has to be decided for the goal is decided in this state.
    fn is_decided(&self, goal: Goal, state: &State) -> bool {
        let root =
            self.game.steps().get(self.puzzle.moves.len()).map_or(self.game.state(), |step| &step.before);
        Search::new(self.world(), root, goal).is_none_or(|search| search.is_over(state))
    }

    /// What a decision is worth that is due now. `weighed` is what has been found out about the decisions where
    /// only a deep search tells.
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
        // A decision that is certain to lead there draws nothing.
        let played = state.play(self.world(), action, &mut rules::Rng::new(0), &mut ());
        if played.is_ok() && self.is_decided(goal, &state) { Verdict::Solved } else { Verdict::Right }
    }

    fn after(&self, goal: Goal, action: Action) -> Option<Range> {
        let root =
            self.game.steps().get(self.puzzle.moves.len()).map_or(self.game.state(), |step| &step.before);
        Search::new(self.world(), root, goal)?.after(self.game.state(), action)
    }

    /// Whether an empire is the one whose token is asked for.
    pub fn answer_empire(&self, empire: Empire) -> Verdict {
        if self.puzzle.answer == Answer::Empire(empire) {
            Verdict::Solved
        } else {
            Verdict::Wrong(WrongAnswer::Token)
        }
    }

    /// The decisions that lead from here to the goal, the answer first.
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

    /// A decision that leads to the goal, the plainest first: where nothing more is to be done, passing.
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

    /// What the decisions promise that are due now, the best first, where only a deep search tells.
    pub fn weighed(&self) -> Vec<Prospect> {
        advise(&self.game, Effort::PROOF)
    }
}

/// What a decision loses against the best.
pub(super) fn loss(weighed: &[Prospect], action: Action) -> Option<f32> {
    let own = weighed.iter().find(|prospect| prospect.action == action)?;
    Some((weighed.first()?.win - own.win).max(0.0))
}

fn search(game: &Match, goal: Goal) -> Option<Search<'_>> {
    Search::new(game.world(), game.state(), goal)
}

/// The match of a puzzle at its position: whoever has the puzzle to solve is a person, all others are bots that
/// never come to decide.
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
