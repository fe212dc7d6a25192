//! The thread on which built-in and external bots think, so that no interface ever waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use super::bot_question::Question;
use crate::matches::match_in_play::Match;
use crate::matches::player::Player;
use crate::remote::job::{Job, Reply, Task};
use bots::Bot;
use external_bots::{ExternalBot, Loss, Name, Programs};
use rules::{Action, Society, World};
use system::background;
use system::workers::{self, Queue, RemoteJob, RemoteReply};

/// Bots prepare answers to at most this many of the choices that a person has.
const MOST_AHEAD: usize = 64;

/// A thread on which the bots of a match think, one decision at a time. The decision that is due comes first.
/// While a person thinks, bots prepare answers to the person's possible choices.
#[derive(Debug)]
pub struct BotThinkingThread {
    ask: Sender<Work>,
    answers: Receiver<(u64, Answer)>,
    /// The number of the question that has not been answered yet.
    open: Option<u64>,
    /// The number of decisions in the match when bots last prepared answers.
    ahead: Option<usize>,
    asked: u64,
    /// True if bots may exceed the time limit of their level.
    patient: bool,
    /// The number of the only task that is still wanted, shared with the thread; 0 for none.
    wanted: Arc<AtomicU64>,
    programs: Programs,
    /// Why an external bot failed to take the last decision; `None` if it did not fail.
    lost: Option<Loss>,
    /// The names of missing programs: first those still to report, then those already reported.
    absent: (Vec<Name>, Vec<Name>),
    /// The jobs that take the place of the thread where there are no threads.
    remote: Option<RemoteBots>,
}

/// The jobs of a match's bots in a worker. The program and the worker hold the same questions.
struct RemoteBots {
    wake: Arc<dyn Fn() + Send + Sync>,
    /// The job that answers the open question, with the match's world.
    due: Option<(RemoteJob, Arc<World>)>,
    /// The job that prepares answers, with the person's choices and the questions that follow them.
    ahead: Option<(RemoteJob, Vec<(String, Question)>)>,
    /// The answers that are ready.
    prepared: Vec<(Question, Action)>,
    /// The answer to the open question, if it was prepared.
    ready: Option<Action>,
    /// The number of times that the worker has failed to answer the open question.
    failed: u32,
}

impl std::fmt::Debug for RemoteBots {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RemoteBots").finish_non_exhaustive()
    }
}

impl RemoteBots {
    fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (due, ahead, prepared, ready, failed) = (None, None, Vec::new(), None, 0);
        Self { wake: Arc::new(wake), due, ahead, prepared, ready, failed }
    }

    fn begin(&self, game: &Match, task: Task) -> Option<RemoteJob> {
        let wake = Arc::clone(&self.wake);
        RemoteJob::begin(Queue::Play, Job::new(game, task).to_bytes(), move || wake())
    }

    /// Asks for the answer to the question that is due, unless it is prepared.
    fn ask(&mut self, game: &Match, question: &Question, patient: bool) {
        self.receive_prepared();
        self.ready = self.prepared.iter().find(|(asked, _)| asked == question).map(|(_, answer)| *answer);
        self.prepared.clear();
        self.ahead = None;
        if self.failed >= ATTEMPTS {
            // The page has no workers, so the bot thinks here, and the page waits.
            self.ready = Bots::default().answer(question.clone(), &|| true).map(|(action, _)| action);
        }
        match self.ready {
            Some(_) => (self.wake)(),
            None => {
                let world = Arc::clone(game.world());
                self.due = self.begin(game, Task::Decide { patient }).map(|job| (job, world));
            }
        }
    }

    /// Asks for the answers to the questions that may follow the person's choices.
    fn prepare(&mut self, game: &Match, questions: Vec<(String, Question)>, patient: bool) {
        self.prepared.clear();
        let choices = questions.iter().map(|(choice, _)| choice.clone()).collect();
        self.ahead = self.begin(game, Task::Prepare { patient, choices }).map(|job| (job, questions));
    }

    /// Takes the answers that the worker has prepared.
    fn receive_prepared(&mut self) {
        let Some((job, questions)) = &self.ahead else { return };
        while let RemoteReply::Reply(bytes) = job.next() {
            let Some(Reply::Prepared { choice, decision }) = Reply::from_bytes(&bytes) else { continue };
            let Some((_, question)) = questions.iter().find(|(asked, _)| *asked == choice) else { continue };
            if let Some(answer) = question.action(&decision) {
                self.prepared.push((question.clone(), answer));
            }
        }
    }

    /// The answer to the open question, if it is ready.
    fn answer(&mut self) -> RemoteAnswer {
        if let Some(action) = self.ready.take() {
            return RemoteAnswer::Action(action);
        }
        let Some((job, world)) = &self.due else { return RemoteAnswer::Lost };
        match job.next() {
            RemoteReply::Nothing => RemoteAnswer::Waiting,
            RemoteReply::Reply(bytes) => match Reply::from_bytes(&bytes) {
                Some(Reply::Decided(action)) => match world.parse_action(&action) {
                    Ok(action) => {
                        self.due = None;
                        RemoteAnswer::Action(action)
                    }
                    Err(_) => RemoteAnswer::Lost,
                },
                _ => RemoteAnswer::Waiting,
            },
            RemoteReply::End => {
                self.due = None;
                RemoteAnswer::Lost
            }
        }
    }

    fn cancel(&mut self) {
        (self.due, self.ahead, self.ready) = (None, None, None);
    }
}

/// The answer of a worker to the open question.
enum RemoteAnswer {
    /// The worker is still thinking.
    Waiting,
    /// The bot's decision.
    Action(Action),
    /// The worker died, and has to be asked again.
    Lost,
}

/// The number of times in a row that a worker may fail before the bot thinks without one.
const ATTEMPTS: u32 = 3;

/// A bot's decision. If an external bot failed and a built-in bot decided instead, the reason comes with it.
pub(crate) type Answer = (Action, Option<Loss>);

/// A task for the thread, with its number. All answers prepared for one decision of a person share a number.
enum Work {
    Answer(u64, Question),
    Ahead(u64, Question),
}

impl BotThinkingThread {
    /// Starts the thread. It calls `wake` whenever an answer is ready.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (ask, work) = channel::<Work>();
        let (answer, answers) = channel();
        let wanted = Arc::new(AtomicU64::new(0));
        let still_wanted = Arc::clone(&wanted);
        let mut remote = None;
        if workers::are_there() {
            remote = Some(RemoteBots::new(wake));
        } else if background::has_threads() {
            // In a page's worker there is neither. Tables that are drawn there for pictures ask no bots.
            Self::spawn(work, answer, still_wanted, wake);
        }
        let (open, ahead, asked, patient) = (None, None, 0, false);
        let (programs, lost, absent) = (Programs::default(), None, Default::default());
        Self { ask, answers, open, ahead, asked, patient, wanted, programs, lost, absent, remote }
    }

    /// Starts the thread that answers questions.
    fn spawn(
        work: Receiver<Work>,
        answer: Sender<(u64, Answer)>,
        still_wanted: Arc<AtomicU64>,
        wake: impl Fn() + Send + 'static,
    ) {
        // Without a thread, no question is answered.
        let _ = background::spawn("bots", move || {
            let mut bots = Bots::default();
            let wants = |number| still_wanted.load(Ordering::Relaxed) == number;
            for work in work {
                match work {
                    Work::Ahead(number, question) => bots.think_ahead(question, &|| wants(number)),
                    Work::Answer(number, question) => {
                        let Some(decided) = bots.answer(question, &|| wants(number)) else { continue };
                        if answer.send((number, decided)).is_err() {
                            return;
                        }
                        wake();
                    }
                }
            }
        });
    }

    /// Sets whether bots may exceed the time limit of their level. Answers prepared under the other setting are
    /// not used.
    pub fn set_patient(&mut self, patient: bool) {
        self.patient = patient;
    }

    /// Sets the programs of external bots. If a program is missing, a bot of the level
    /// [`INSTEAD`](crate::INSTEAD) decides.
    pub fn set_programs(&mut self, programs: Programs) {
        self.programs = programs;
    }

    /// Takes the reason why an external bot failed to take the last decision; `None` if it did not fail.
    pub fn take_lost(&mut self) -> Option<Loss> {
        self.lost.take()
    }

    /// Takes the name of a missing program that has not been reported yet. Each name is reported once.
    pub fn take_absent(&mut self) -> Option<Name> {
        let (new, told) = &mut self.absent;
        let name = new.pop()?;
        told.push(name);
        Some(name)
    }

    /// Notes the name of the external bot that has to decide, if its program is missing.
    fn look_for_program(&mut self, game: &Match) {
        let Some(Player::Outside(name)) = game.state().mover().map(|society| game.player(society)) else {
            return;
        };
        let (new, told) = &mut self.absent;
        if self.programs.get(name).is_none() && !new.contains(&name) && !told.contains(&name) {
            new.push(name);
        }
    }

    /// Lets the bot that has to decide start thinking, unless it already is.
    pub fn think(&mut self, game: &Match) {
        if self.open.is_some() {
            return;
        }
        self.look_for_program(game);
        let Some(question) = Question::due(game, &self.programs) else { return };
        let question = question.with_patience(self.patient);
        let number = self.next();
        self.open = Some(number);
        if let Some(remote) = &mut self.remote {
            remote.ask(game, &question, self.patient);
            return;
        }
        // The thread ends only when this end of the channel is dropped.
        let _ = self.ask.send(Work::Answer(number, question));
    }

    /// While a person decides, lets bots prepare an answer to each of the person's choices. Each bot sees only
    /// what it would see after that choice, and the answers stay hidden.
    pub fn think_ahead(&mut self, game: &Match) {
        let decisions = Some(game.steps().len());
        if self.open.is_some() || self.ahead == decisions || game.human_to_move().is_none() {
            return;
        }
        self.ahead = decisions;
        let number = self.next();
        if let Some(remote) = &mut self.remote {
            let long = |action: Action| Question::after(game, action).filter(Question::is_long);
            let question = |action: Action| {
                Some((game.world().notation(action), long(action)?.with_patience(self.patient)))
            };
            let questions: Vec<_> = game.legal().into_iter().take(MOST_AHEAD).filter_map(question).collect();
            if !questions.is_empty() {
                remote.prepare(game, questions, self.patient);
            }
            return;
        }
        for action in game.legal().into_iter().take(MOST_AHEAD) {
            if let Some(question) = Question::after(game, action).filter(Question::is_long) {
                let _ = self.ask.send(Work::Ahead(number, question.with_patience(self.patient)));
            }
        }
    }

    /// Returns the number for a new task. The thread drops all tasks with earlier numbers.
    fn next(&mut self) -> u64 {
        self.asked += 1;
        self.wanted.store(self.asked, Ordering::Relaxed);
        self.asked
    }

    /// True if a bot is thinking about the decision that is due.
    pub fn is_thinking(&self) -> bool {
        self.open.is_some()
    }

    /// The decision of the bot that was asked, if it is ready.
    pub fn decision(&mut self) -> Option<Action> {
        if let Some(remote) = self.remote.as_mut().filter(|_| self.open.is_some()) {
            match remote.answer() {
                RemoteAnswer::Waiting => return None,
                RemoteAnswer::Action(action) => {
                    self.open = None;
                    remote.failed = 0;
                    return Some(action);
                }
                RemoteAnswer::Lost => {
                    // The next call of `think` asks again.
                    remote.failed += 1;
                    self.open = None;
                    (remote.wake)();
                    return None;
                }
            }
        }
        while let Ok((number, (action, lost))) = self.answers.try_recv() {
            if self.open == Some(number) {
                self.open = None;
                self.lost = lost;
                return Some(action);
            }
        }
        None
    }

    /// Waits for the decision of the bot that was asked; `None` if no bot was asked.
    pub fn wait(&mut self) -> Option<Action> {
        while let Some(open) = self.open {
            let (number, (action, lost)) = self.answers.recv().ok()?;
            if number == open {
                self.open = None;
                self.lost = lost;
                return Some(action);
            }
        }
        None
    }

    /// Drops the open question. Its answer will be ignored.
    pub fn cancel(&mut self) {
        self.open = None;
        self.ahead = None;
        if let Some(remote) = &mut self.remote {
            remote.cancel();
            remote.failed = 0;
        }
        self.wanted.store(0, Ordering::Relaxed);
    }
}

impl Drop for BotThinkingThread {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// The bots of a match, with the answers that they have prepared.
#[derive(Default)]
pub(crate) struct Bots {
    each: Vec<(Society, Bot)>,
    outside: Vec<(Society, ExternalBot)>,
    ahead: Vec<(Question, Action)>,
}

impl Bots {
    /// Answers the question about the decision that is due, at once if the answer was prepared. Returns `None`
    /// once `wanted` returns false.
    pub(crate) fn answer(&mut self, question: Question, wanted: &dyn Fn() -> bool) -> Option<Answer> {
        if question.is_outside() {
            return self.ask_outside(&question, wanted);
        }
        let known = self.ahead.iter().find(|(asked, _)| *asked == question).map(|(_, answer)| *answer);
        self.ahead.clear();
        known.or_else(|| self.ask(&question, wanted)).map(|action| (action, None))
    }

    /// Asks the external bot that has to decide, and keeps its program running for later questions.
    fn ask_outside(&mut self, question: &Question, wanted: &dyn Fn() -> bool) -> Option<Answer> {
        let asked =
            |(society, outsider): &(Society, ExternalBot)| question.is_for_outsider(*society, outsider);
        let index = match self.outside.iter().position(asked) {
            Some(index) => index,
            None => {
                self.outside.push(question.outsider()?);
                self.outside.len() - 1
            }
        };
        let chosen = question.ask_outsider(&mut self.outside.get_mut(index)?.1, wanted)?;
        Some((chosen.action, chosen.lost))
    }

    /// Answers a question that may come next, and stores the answer.
    fn think_ahead(&mut self, question: Question, wanted: &dyn Fn() -> bool) {
        if !wanted() {
            return;
        }
        let answer = self.ask(&question, wanted);
        if let Some(answer) = answer.filter(|_| wanted()) {
            self.ahead.push((question, answer));
        }
    }

    fn ask(&mut self, question: &Question, wanted: &dyn Fn() -> bool) -> Option<Action> {
        let index = self.each.iter().position(|(society, bot)| question.is_for(*society, bot));
        let index = index.unwrap_or_else(|| {
            self.each.push(question.bot());
            self.each.len() - 1
        });
        question.ask(&mut self.each[index].1, wanted)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::Setup;
    use bots::Level;

    /// A match in which a person places an agent and then a spymaster places one.
    fn game() -> Match {
        let pack = testing::pack("war-of-whispers");
        let mut setup = Setup::new(pack, 1, Level::Spymaster, 3);
        setup.first = Society::new(0);
        let mut game = Match::new(setup).unwrap();
        assert_eq!(game.human_to_move(), game.world().societies().next());
        while Question::after(&game, game.legal()[0]).is_none() {
            game.play(game.legal()[0]).unwrap();
        }
        game
    }

    #[test]
    fn what_was_thought_ahead_is_what_would_be_decided_and_is_not_thought_again() {
        let mut game = game();
        let choices = game.legal();
        let mut bots = Bots::default();
        for choice in &choices[..3] {
            bots.think_ahead(Question::after(&game, *choice).unwrap(), &|| true);
        }
        assert_eq!(bots.ahead.len(), 3);
        game.play(choices[1]).unwrap();
        let due = Question::due(&game, &Programs::default()).unwrap();
        assert!(bots.ahead[1].0 == due && bots.ahead[0].0 != due);
        let asked = Cell::new(0);
        let wanted = || {
            asked.set(asked.get() + 1);
            true
        };
        let answer = bots.answer(due.clone(), &wanted);
        assert_eq!(asked.get(), 0);
        assert!(bots.ahead.is_empty());
        assert_eq!(answer, Bots::default().answer(due.clone(), &wanted));
        assert!(asked.get() > 0 && game.legal().contains(&answer.unwrap().0));
    }

    #[test]
    fn what_was_thought_ahead_in_less_time_is_thought_again_in_more() {
        let mut game = game();
        let choice = game.legal()[0];
        let mut bots = Bots::default();
        bots.think_ahead(Question::after(&game, choice).unwrap(), &|| true);
        game.play(choice).unwrap();
        let asked = Cell::new(0);
        let wanted = || {
            asked.set(asked.get() + 1);
            true
        };
        bots.answer(Question::due(&game, &Programs::default()).unwrap().with_patience(true), &wanted);
        assert!(asked.get() > 0);
    }

    #[test]
    fn what_is_broken_off_is_not_kept() {
        let game = game();
        let question = Question::after(&game, game.legal()[0]).unwrap();
        let mut bots = Bots::default();
        let looks = Cell::new(0);
        let at_first = || {
            looks.set(looks.get() + 1);
            looks.get() == 1
        };
        bots.think_ahead(question.clone(), &at_first);
        bots.think_ahead(question, &|| false);
        assert!(bots.ahead.is_empty());
    }

    #[test]
    fn a_match_goes_on_alike_whether_bots_thought_ahead_or_not() {
        let mut game = game();
        let choice = game.legal()[2];
        let mut ahead = BotThinkingThread::new(|| {});
        ahead.think_ahead(&game);
        assert!(!ahead.is_thinking());
        assert_eq!(ahead.decision(), None);
        game.play(choice).unwrap();
        let mut plain = BotThinkingThread::new(|| {});
        for bots in [&mut ahead, &mut plain] {
            bots.think(&game);
        }
        assert_eq!(ahead.wait(), plain.wait());
    }
}
