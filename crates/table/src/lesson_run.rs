//! A lesson in progress: the current step, the recorded moves that are played, and the decisions that the step
//! accepts from the learner.

use std::sync::Arc;

use crate::matches::match_in_play::Match;
use crate::matches::match_setup::{SeatSetup, Setup};
use crate::matches::player::Player;
use bots::Level;
use packs::{Lesson, LessonStep, LessonTask, Pack, RecordedDecision, action_verb};
use rules::{Action, Empire, Society};

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct LessonRun {
    lesson: Arc<Lesson>,
    /// The index of the current step, from 0. It equals the number of steps once all are done.
    step: usize,
    /// The number of recorded moves that are still to be played in this step before the learner decides.
    plays: usize,
    /// The number of decisions that the learner still has to take in this step.
    left: usize,
}

impl LessonRun {
    /// Starts a lesson at a step, and returns it with the match at that point. `None` if the recorded moves of
    /// the lesson do not fit the pack.
    pub fn begin(pack: &Arc<Pack>, lesson: &Arc<Lesson>, step: usize) -> Option<(Self, Match)> {
        let step = step.min(lesson.steps.len());
        let mut course = Self { lesson: Arc::clone(lesson), step, plays: 0, left: 0 };
        course.enter();
        let game = course.table(pack, lesson.taken_before(step))?;
        Some((course, game))
    }

    /// The match after the first `taken` recorded moves of the lesson; `None` if they do not fit the pack.
    fn table(&self, pack: &Arc<Pack>, taken: usize) -> Option<Match> {
        let lesson = &self.lesson;
        let player =
            |seat| if seat == lesson.learner.index() { Player::Human } else { Player::even(Level::Novice) };
        let seats = lesson.seats.iter().enumerate();
        let setup = Setup {
            pack: Arc::clone(pack),
            seats: seats.map(|(seat, society)| SeatSetup::open(*society, player(seat))).collect(),
            house: lesson.house,
            seed: 0,
            first: Some(lesson.deal.first),
            loyalties: Some(lesson.deal.loyalties),
            order: Some(lesson.deal.order),
            plain: false,
        };
        let mut game = Match::new(setup).ok()?;
        for (action, outcomes) in lesson.moves.get(..taken)? {
            game.play_named(*action, outcomes).ok()?;
        }
        Some(game)
    }

    /// The lesson that is being taken.
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The society that the learner plays.
    pub fn learner(&self) -> Society {
        self.lesson.learner
    }

    /// The index of the current step, from 0.
    pub fn step_number(&self) -> usize {
        self.step
    }

    /// The number of steps in the lesson.
    pub fn steps(&self) -> usize {
        self.lesson.steps.len()
    }

    /// The current step of the lesson; `None` once all steps are done.
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.step)
    }

    /// True once all steps of the lesson are done.
    pub fn is_over(&self) -> bool {
        self.step().is_none()
    }

    /// True while recorded moves of the lesson are still to be played before the learner's turn.
    pub fn plays(&self) -> bool {
        self.plays > 0
    }

    /// The recorded move to play now; `None` if it is the learner's turn.
    pub fn due(&self, game: &Match) -> Option<&RecordedDecision> {
        self.plays().then(|| self.recorded(game)).flatten()
    }

    /// The recorded move for the decision that is due, whether or not the learner has to take it.
    pub fn recorded(&self, game: &Match) -> Option<&RecordedDecision> {
        self.lesson.moves.get(game.steps().len())
    }

    /// True while the learner has to take a decision in the match.
    pub fn asks(&self) -> bool {
        !self.plays() && self.left > 0
    }

    /// The empires among which the learner has to guess; `None` if the learner does not have to guess now.
    pub fn guess(&self) -> Option<&[Empire]> {
        match self.step().map(|step| &step.task) {
            Some(LessonTask::Guess { among, .. }) if !self.plays() => Some(among),
            _ => None,
        }
    }

    /// True if the learner guessed right in the step before this one.
    pub fn follows_guess(&self) -> bool {
        let before = self.step.checked_sub(1).and_then(|before| self.lesson.steps.get(before));
        before.is_some_and(|step| matches!(step.task, LessonTask::Guess { .. }))
    }

    /// True if the current step only has a text for the learner to read.
    pub fn reads(&self) -> bool {
        !self.is_over() && !self.plays() && !self.asks() && self.guess().is_none()
    }

    /// True if the current step accepts `action` as the learner's decision.
    pub fn accepts(&self, game: &Match, action: Action) -> bool {
        self.asks()
            && match self.step().map(|step| &step.task) {
                Some(LessonTask::Decide { actions, .. }) => actions.contains(&action),
                Some(LessonTask::Any { verb, .. }) => action_verb(game.world(), action) == *verb,
                Some(LessonTask::Read | LessonTask::Guess { .. }) | None => false,
            }
    }

    /// The decision that the step accepts, if it accepts only one of the legal ones.
    pub fn only_accepted(&self, game: &Match) -> Option<Action> {
        let mut accepted = game.legal().into_iter().filter(|action| self.accepts(game, *action));
        accepted.next().filter(|_| accepted.next().is_none())
    }

    /// Counts a recorded move that was played, or a decision of the learner that was accepted. The last
    /// decision of a step ends the step.
    pub fn decided(&mut self) {
        if self.plays > 0 {
            self.plays -= 1;
        } else if self.left > 0 {
            self.left -= 1;
            if self.left == 0 {
                self.go_to(self.step + 1);
            }
        }
    }

    /// Takes the learner's guess of an empire. Returns true if it is the right one.
    pub fn name(&mut self, empire: Empire) -> bool {
        let right = matches!(
            self.step().map(|step| &step.task),
            Some(LessonTask::Guess { right, .. }) if *right == empire
        );
        if right {
            self.go_to(self.step + 1);
        }
        right
    }

    /// Goes to the next step if the current step only has a text to read.
    pub fn next(&mut self) {
        if self.reads() {
            self.go_to(self.step + 1);
        }
    }

    fn go_to(&mut self, step: usize) {
        self.step = step.min(self.steps());
        self.enter();
    }

    fn enter(&mut self) {
        let step = self.lesson.steps.get(self.step);
        self.plays = step.map_or(0, |step| step.plays);
        self.left = step.map_or(0, |step| step.task.decisions());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn course(lesson: usize) -> (Arc<Pack>, LessonRun, Match) {
        let pack = testing::pack("war-of-whispers");
        let (course, game) = LessonRun::begin(&pack, &pack.lessons[lesson], 0).unwrap();
        (pack, course, game)
    }

    /// Plays a lesson to its end by its recorded moves. Returns the number of decisions that the learner took.
    fn take(course: &mut LessonRun, game: &mut Match) -> usize {
        let mut decided = 0;
        while !course.is_over() {
            let before = course.step_number();
            if course.plays() || course.asks() {
                let (action, outcomes) = course.recorded(game).unwrap().clone();
                assert!(course.plays() || course.accepts(game, action));
                decided += usize::from(course.asks());
                game.play_named(action, &outcomes).unwrap();
                course.decided();
            } else if let Some(among) = course.guess() {
                let among = among.to_vec();
                assert_eq!(among.iter().filter(|empire| course.clone().name(**empire)).count(), 1);
                assert!(among.into_iter().any(|empire| course.name(empire)));
            } else {
                assert!(course.reads());
                course.next();
            }
            assert!(course.step_number() <= before + 1);
        }
        decided
    }

    #[test]
    fn every_lesson_is_taken_to_its_end_and_asks_for_a_few_decisions() {
        let pack = testing::pack("war-of-whispers");
        for lesson in &pack.lessons {
            let (mut course, mut game) = LessonRun::begin(&pack, lesson, 0).unwrap();
            let decided = take(&mut course, &mut game);
            assert!((1..=20).contains(&decided), "{}: {decided}", lesson.id);
            assert_eq!(game.steps().len(), lesson.taken_before(lesson.steps.len()), "{}", lesson.id);
        }
    }

    #[test]
    fn a_lesson_begins_at_any_of_its_steps_with_the_table_as_it_stands_there() {
        let (pack, mut course, mut game) = course(2);
        let lesson = Arc::clone(course.lesson());
        for step in 0..lesson.steps.len() {
            let (mut there, mut table) = LessonRun::begin(&pack, &lesson, step).unwrap();
            assert_eq!(table.steps().len(), lesson.taken_before(step));
            take(&mut there, &mut table);
            assert!(there.is_over());
        }
        take(&mut course, &mut game);
        let (over, table) = LessonRun::begin(&pack, &lesson, 99).unwrap();
        assert!(over.is_over() && table.state() == game.state());
    }

    #[test]
    fn only_what_a_step_wants_is_accepted_and_only_when_it_is_wanted() {
        let (pack, mut course, game) = course(0);
        // While recorded moves are shown, nothing is wanted.
        let shows = course.lesson().steps.iter().position(|step| step.plays > 0).unwrap();
        let (watching, table) = LessonRun::begin(&pack, &pack.lessons[0], shows).unwrap();
        assert!(watching.plays() && table.legal().iter().all(|action| !watching.accepts(&table, *action)));
        let wanted = game.world().parse_action("deploy lion.chancellor").unwrap();
        let other = game.world().parse_action("deploy bear.chancellor").unwrap();
        assert!(course.accepts(&game, wanted) && !course.accepts(&game, other));
        let before = course.step_number();
        course.next();
        assert_eq!(course.step_number(), before, "reading does not do it");
    }
}
