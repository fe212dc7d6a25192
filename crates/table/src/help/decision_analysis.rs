//! Analysis of the decision that a person has to take.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

use crate::help::coach::LEAST_LOSS;
use crate::help::payment_variants::without_variants;
use crate::matches::match_in_play::Match;
use crate::matches::move_decisions::goes_on;
use crate::remote::job::{Job, Reply, Task};
use crate::remote::wire::{actions_from_wire, prospects_from_wire};
use bots::{Analysis, Decision, Effort, Past, Prospect};
use record::Step;
use rules::{Action, Recording, Rng, View, World};
use system::background;
use system::workers::{self, Queue, RemoteJob, RemoteReply};

/// The number of best choices that a hint shows.
pub const HINTED: usize = 3;

/// Pairs each prospect with the actions that complete it, or in a review with all that would follow it in the same turn. The list of actions is empty if
/// they are unknown.
pub fn with_leads<'a>(
    all: &'a [Prospect],
    leads: &'a [Vec<Action>],
) -> impl Iterator<Item = (&'a Prospect, &'a [Action])> {
    all.iter().zip(leads.iter().map(Vec::as_slice).chain(std::iter::repeat(&[][..])))
}

/// An analysis of a decision on its own thread. When it is dropped, the thread ends soon.
#[derive(Debug)]
pub struct AnalysisThread {
    answers: Receiver<Answer>,
    asks: Sender<Action>,
    wanted: Arc<AtomicBool>,
    prospects: Option<Vec<Prospect>>,
    leads: Vec<Vec<Action>>,
    about: Option<(Action, Vec<Prospect>)>,
    ended: bool,
    /// The jobs that take the place of the thread where there are no threads.
    remote: Option<RemoteAnalysis>,
}

/// An analysis in a worker.
struct RemoteAnalysis {
    job: RefCell<RemoteJob>,
    /// A job about a choice, without its task.
    game: Job,
    effort: Effort,
    world: Arc<World>,
    wake: Arc<dyn Fn() + Send + Sync>,
    /// The choices that the caller has asked about while a job was running.
    asked: RefCell<VecDeque<Action>>,
    /// True if the present job has replied. A job that ends without a reply has broken its worker.
    has_replied: Cell<bool>,
}

impl std::fmt::Debug for RemoteAnalysis {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RemoteAnalysis").finish_non_exhaustive()
    }
}

impl RemoteAnalysis {
    fn begin(game: &Match, effort: Effort, wake: impl Fn() + Send + Sync + 'static) -> Option<Self> {
        let job = Job::new(game, Task::Analyse(effort.into()));
        let wake: Arc<dyn Fn() + Send + Sync> = Arc::new(wake);
        let waking = Arc::clone(&wake);
        let sent = RemoteJob::begin(Queue::Play, job.to_bytes(), move || waking())?;
        let (world, asked) = (Arc::clone(game.world()), RefCell::default());
        let has_replied = Cell::new(false);
        Some(Self { job: RefCell::new(sent), game: job, effort, world, wake, asked, has_replied })
    }

    /// The next answer of the worker, or its end if it broke down; `None` if there is nothing new.
    fn next(&self) -> Option<RemoteReply> {
        let reply = self.job.borrow().next();
        match reply {
            RemoteReply::Nothing => None,
            RemoteReply::Reply(_) => {
                self.has_replied.set(true);
                Some(reply)
            }
            RemoteReply::End if !self.has_replied.get() => Some(reply),
            RemoteReply::End => {
                let action = self.asked.borrow_mut().pop_front()?;
                let notation = self.world.notation(action);
                let job = Job { task: Task::Assess(self.effort.into(), notation), ..self.game.clone() };
                let waking = Arc::clone(&self.wake);
                let job = RemoteJob::begin(Queue::Play, job.to_bytes(), move || waking())?;
                self.job.replace(job);
                self.has_replied.set(false);
                None
            }
        }
    }

    /// The answer in a reply; `None` if it does not fit.
    fn answer(&self, reply: &[u8]) -> Option<Answer> {
        Some(match Reply::from_bytes(reply)? {
            Reply::Prospects(all) => Answer::All(prospects_from_wire(&self.world, &all)?),
            Reply::Continuations(leads) => Answer::Leads(actions_from_wire(&self.world, &leads)?),
            Reply::Assessed(choice, all) => {
                Answer::About(self.world.parse_action(&choice).ok()?, prospects_from_wire(&self.world, &all)?)
            }
            _ => return None,
        })
    }
}

/// A message from the thread that analyses.
enum Answer {
    /// The prospects that a hint lists, with the best first.
    All(Vec<Prospect>),
    /// For each of the best choices, the actions that would follow it.
    Leads(Vec<Vec<Action>>),
    /// The prospects of all choices, with the best first. The given action is analysed as deeply as the best.
    About(Action, Vec<Prospect>),
}

/// The analysis of one choice that the caller asked about, if it has arrived.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Opinion<'a> {
    /// The analysis of the choice is not done yet.
    Waiting,
    /// The prospects of all choices, with the best first. The choice is analysed as deeply as the best.
    Known(&'a [Prospect]),
    /// The thread has ended without analysing the choice.
    Missing,
}

impl AnalysisThread {
    /// Starts the analysis of the decision that is due. The thread calls `wake` at each new result. `None` if
    /// no person has to decide or help is not allowed.
    pub fn begin(game: &Match, effort: Effort, wake: impl Fn() + Send + Sync + 'static) -> Option<Self> {
        if workers::are_there() {
            AnalysisInput::new(game)?;
            let ((_, answers), (asks, _)) = (channel(), channel());
            let remote = RemoteAnalysis::begin(game, effort, wake);
            let ended = remote.is_none();
            let wanted = Arc::default();
            let (prospects, leads, about) = (None, Vec::new(), None);
            return Some(Self { answers, asks, wanted, prospects, leads, about, ended, remote });
        }
        let (counsel, work) = Self::prepare(AnalysisInput::new(game)?, effort, wake);
        // Without a thread, the senders are dropped, and no answer comes.
        let _ = background::spawn("analysis", work);
        Some(counsel)
    }

    /// A new analysis, and the function that its thread must run.
    fn prepare(
        question: AnalysisInput,
        effort: Effort,
        wake: impl Fn() + Send + 'static,
    ) -> (Self, impl FnOnce() + Send + 'static) {
        let ((send, answers), (asks, asked)) = (channel(), channel());
        let wanted = Arc::new(AtomicBool::new(true));
        let goes_on = Arc::clone(&wanted);
        let work = move || {
            let goes_on = || goes_on.load(Ordering::Relaxed);
            let Some(analysis) = question.analyse(effort, &goes_on) else { return };
            // A failure to send is ignored, since the receiver may be gone.
            let say = |answer: Answer| {
                let _ = send.send(answer);
                wake();
            };
            let Some(all) = question.decision().prospects(&analysis, None, &goes_on) else { return };
            let all = question.hinted(&all);
            say(Answer::All(all.clone()));
            say(Answer::Leads(continuations(&analysis, &all)));
            for action in asked {
                match question.prospects_with(action, &analysis, effort, &goes_on) {
                    Some(all) => say(Answer::About(action, all)),
                    None => return,
                }
            }
        };
        let (prospects, leads, about, ended, remote) = (None, Vec::new(), None, false, None);
        let counsel = Self { answers, asks, wanted, prospects, leads, about, ended, remote };
        (counsel, work)
    }

    /// Takes the new results of the analysis from its thread.
    pub fn receive(&mut self) {
        if let Some(remote) = self.remote.take() {
            while let Some(reply) = remote.next() {
                let RemoteReply::Reply(reply) = reply else {
                    self.ended = true;
                    break;
                };
                if let Some(answer) = remote.answer(&reply) {
                    self.keep(answer);
                }
            }
            self.remote = Some(remote);
            return;
        }
        loop {
            match self.answers.try_recv() {
                Ok(answer) => self.keep(answer),
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => {
                    self.ended = true;
                    return;
                }
            }
        }
    }

    fn keep(&mut self, answer: Answer) {
        match answer {
            Answer::All(all) => self.prospects = Some(all),
            Answer::Leads(leads) => self.leads = leads,
            Answer::About(action, all) => self.about = Some((action, all)),
        }
    }

    /// The prospects that a hint lists, with the best first; `None` until they are known.
    pub fn prospects(&self) -> Option<&[Prospect]> {
        self.prospects.as_deref()
    }

    /// For each of the [`HINTED`] best choices, the actions that would follow it, up to the first draw of
    /// cards. Empty until known.
    pub fn leads(&self) -> &[Vec<Action>] {
        &self.leads
    }

    /// Asks the thread to analyse `action` as deeply as the best choice, as a review does for the action taken.
    pub fn ask(&self, action: Action) {
        if let Some(remote) = &self.remote {
            remote.asked.borrow_mut().push_back(action);
            (remote.wake)();
        }
        // If the thread has ended, nobody receives the question.
        let _ = self.asks.send(action);
    }

    /// The analysis of `action`, or a note that it has not arrived yet. The caller must have requested it with [`Self::ask`].
    pub fn opinion(&self, action: Action) -> Opinion<'_> {
        match &self.about {
            Some((about, all)) if *about == action => Opinion::Known(all),
            _ if self.ended => Opinion::Missing,
            _ => Opinion::Waiting,
        }
    }
}

impl Drop for AnalysisThread {
    fn drop(&mut self) {
        self.wanted.store(false, Ordering::Relaxed);
    }
}

/// The prospects of all choices of the decision that is due, with the best first. Empty if no person has to
/// decide or help is not allowed. The same match and effort give the same prospects.
pub(crate) fn advise(game: &Match, effort: Effort) -> Vec<Prospect> {
    DecisionAnalysis::begin(game, effort).map_or_else(Vec::new, |weighing| weighing.prospects())
}

/// A finished analysis of a decision, which can still analyse a given choice in more depth.
#[derive(Debug)]
pub struct DecisionAnalysis {
    question: AnalysisInput,
    effort: Effort,
    analysis: Analysis,
}

impl DecisionAnalysis {
    /// Analyses the decision that is due; `None` if no person has to decide or help is not allowed.
    pub fn begin(game: &Match, effort: Effort) -> Option<Self> {
        let question = AnalysisInput::new(game)?;
        let analysis = question.analyse(effort, &|| true)?;
        Some(Self { question, effort, analysis })
    }

    /// The prospects of all choices, with the best first.
    pub fn prospects(&self) -> Vec<Prospect> {
        self.question.decision().prospects(&self.analysis, None, &|| true).unwrap_or_default()
    }

    /// The prospects of all choices, with the best first. `action` is analysed as deeply as the best, and as a review
    /// will see it after the next decision of the move.
    pub fn prospects_with(&self, action: Action) -> Vec<Prospect> {
        self.question.prospects_with(action, &self.analysis, self.effort, &|| true).unwrap_or_default()
    }

    /// The prospects that a hint lists, with the best first. Of choices that differ only in the card that pays, only
    /// the best is among them.
    pub fn hinted(&self) -> Vec<Prospect> {
        self.question.hinted(&self.prospects())
    }

    /// For each of the [`HINTED`] best choices in `all`, the actions that complete it, up to the first draw of cards.
    pub fn continuations(&self, all: &[Prospect]) -> Vec<Vec<Action>> {
        continuations(&self.analysis, all)
    }
}

/// For each of the best choices in `all`, the actions that complete it.
fn continuations(analysis: &Analysis, all: &[Prospect]) -> Vec<Vec<Action>> {
    let best: Vec<Action> = all.iter().take(HINTED).map(|prospect| prospect.action).collect();
    let leads = analysis.continuations(&best).into_iter().zip(&best);
    leads.map(|(leads, choice)| completing(*choice, &leads).to_vec()).collect()
}

/// The first of these actions, as far as they only complete the choice: its target, and where its banners go. Whatever
/// comes later is a decision of its own. When it is due, an analysis sees more of it than now, and may advise otherwise.
fn completing(choice: Action, leads: &[Action]) -> &[Action] {
    let completes = |before: Action, next: &Action| match next {
        // The attack of a printed action or of a card, and the action of another position.
        Action::Attack { .. } => matches!(before, Action::Act(_) | Action::Play { .. }),
        Action::Swap(_) => matches!(before, Action::Act(_)),
        Action::Act(_) => matches!(before, Action::ChoosePosition(_)),
        Action::Place(_)
        | Action::Kill(_)
        | Action::ChooseEmpire(_)
        | Action::ChoosePosition(_)
        | Action::ChooseRegion(_)
        | Action::ChooseSome { .. }
        | Action::ChooseMove { .. }
        | Action::Half(_) => true,
        Action::Lay(_)
        | Action::RetrievePosition(_)
        | Action::RetrieveRegion(_)
        | Action::DeployPosition(_)
        | Action::DeployRegion(_)
        | Action::Play { .. }
        | Action::Done
        | Action::Pass
        | Action::Discard(_)
        | Action::Keep
        | Action::Exchange(..)
        | Action::Offer(_)
        | Action::Accept
        | Action::Decline
        | Action::Follow => false,
    };
    let befores = std::iter::once(choice).chain(leads.iter().copied());
    let count = befores.zip(leads).take_while(|(before, next)| completes(*before, next)).count();
    &leads[..count]
}

/// The input of an analysis: only what the deciding society may know.
#[derive(Debug)]
struct AnalysisInput {
    world: Arc<World>,
    view: View,
    past: Past,
    legal: Vec<Action>,
    luck: u64,
}

impl AnalysisInput {
    fn new(game: &Match) -> Option<Self> {
        let society = game.human_to_move().filter(|_| game.may_help())?;
        Some(Self {
            world: Arc::clone(game.world()),
            view: game.view(society),
            past: game.past(),
            legal: game.legal(),
            luck: game.luck_of_help(society),
        })
    }

    fn decision(&self) -> Decision<'_> {
        let Self { world, view, past, legal, luck } = self;
        Decision { world, view, past, legal, seed: *luck }
    }

    /// Those of the prospects `all` that a hint lists.
    fn hinted(&self, all: &[Prospect]) -> Vec<Prospect> {
        without_variants(&self.world, all)
    }

    fn analyse(&self, effort: Effort, wanted: &dyn Fn() -> bool) -> Option<Analysis> {
        self.decision().analyse(effort, wanted)
    }

    /// The prospects of all choices, with the best first; `None` as soon as `wanted` returns false. `action` is analysed
    /// as deeply as the best. If it still seems to lose much, and the move goes on after it, its prospect is that of the
    /// best next decision if that is better: the plan with which it was assessed may not be the best one.
    fn prospects_with(
        &self,
        action: Action,
        analysis: &Analysis,
        effort: Effort,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Vec<Prospect>> {
        let mut all = self.decision().prospects(analysis, Some(action), wanted)?;
        let most = all.first().map_or(0.0, |best| best.win);
        let Some(own) = all.iter_mut().find(|prospect| prospect.action == action) else { return Some(all) };
        let Some(next) = (most - own.win >= LEAST_LOSS).then(|| self.next_choice(action)).flatten() else {
            return Some(all);
        };
        let analysis = next.analyse(effort, wanted)?;
        let best = next.decision().prospects(&analysis, None, wanted)?.first().copied();
        if let Some(best) = best.filter(|best| best.win > own.win) {
            *own = Prospect { action, ..best };
            all.sort_by(|a, b| b.win.total_cmp(&a.win));
        }
        Some(all)
    }

    /// The input for the next decision of the same move with a choice after `action`; `None` if the move ends or draws
    /// before.
    fn next_choice(&self, action: Action) -> Option<Self> {
        let mut next = self.after(action)?;
        while let [only] = next.legal[..] {
            next = next.after(only)?;
        }
        Some(next)
    }

    /// The input for the next decision of the same move after `action`; `None` if the move ends or draws.
    fn after(&self, action: Action) -> Option<Self> {
        let world = &self.world;
        let society = self.view.mover()?;
        // A sampled state cannot reveal what the society doesn't know.
        let before = self.view.resample(world, &mut Rng::new(0));
        let (mut state, mut rng) = (before, Rng::new(0));
        let mut draws = Recording::new(&mut rng);
        state.play_unchecked(world, action, &mut draws, &mut ());
        let step = Step { society, action, outcomes: draws.outcomes, before, events: Vec::new() };
        if state.mover() != Some(society) || !goes_on(&step, &state, society) {
            return None;
        }
        let (mut past, mut legal) = (self.past.clone(), Vec::new());
        past.watch(world, &before, society, action);
        state.legal(world, &mut legal);
        let view = state.view(world, society);
        Some(Self { world: Arc::clone(world), view, past, legal, luck: self.luck })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use bots::{Level, percent_ahead};
    use rules::Society;
    use std::thread;

    const FEW: Effort = Effort { looks: 3, nodes: 60 };

    /// A match in which a person has to decide.
    fn game() -> Match {
        begun(false)
    }

    fn begun(plain: bool) -> Match {
        let pack = testing::pack("war-of-whispers");
        let mut setup = Setup::new(pack, 1, Level::Random, 3);
        (setup.first, setup.plain) = (Society::new(0), plain);
        Match::new(setup).unwrap()
    }

    #[test]
    fn a_hint_goes_as_far_as_the_choice_and_no_further() {
        let empire = rules::Empire::new(0).unwrap();
        let [here, there] = [0, 1].map(|n| rules::Region::new(n).unwrap());
        let line = rules::Line::first(1).next().unwrap();
        let play = |using| Action::Play { card: rules::Card::new(empire, empire), using, pay: None };
        let attack = Action::Attack { from: here, to: there, banners: 2 };
        let moves = Action::ChooseMove { from: here, to: there, banners: 3 };
        // A card that moves banners, the attack that this allows, and another card.
        let card = [moves, Action::Act(line), attack, play(rules::Use::Alone), attack];
        assert_eq!(completing(play(rules::Use::Alone), &card), [moves]);
        assert_eq!(completing(Action::Act(line), &card[2..]), [attack]);
        assert_eq!(completing(play(rules::Use::Alone), &card[4..]), [attack]);
        let places = [Action::Place(here), Action::Place(there), Action::Pass, Action::Act(line)];
        assert_eq!(completing(Action::Act(line), &places), &places[..2]);
    }

    #[test]
    fn a_thread_whose_advice_nobody_wants_any_more_ends() {
        for effort in [Effort { looks: u32::MAX, nodes: 0 }, Effort { looks: 1, nodes: u64::MAX }, FEW] {
            let (counsel, work) =
                AnalysisThread::prepare(AnalysisInput::new(&game()).unwrap(), effort, || {});
            let thread = thread::spawn(work);
            assert_eq!(counsel.prospects(), None);
            drop(counsel);
            thread.join().unwrap();
        }
    }

    #[test]
    fn of_a_choice_that_is_asked_about_a_thread_knows_just_what_a_review_will_say() {
        let game = game();
        let question = AnalysisInput::new(&game).unwrap();
        let worst = advise(&game, FEW).last().unwrap().action;
        let (mut counsel, work) = AnalysisThread::prepare(AnalysisInput::new(&game).unwrap(), FEW, || {});
        counsel.ask(worst);
        assert_eq!(counsel.opinion(worst), Opinion::Waiting);
        let thread = thread::spawn(work);
        while counsel.opinion(worst) == Opinion::Waiting {
            counsel.receive();
            thread::yield_now();
        }
        let told = question.decision().assess(FEW, Some(worst), &|| true).unwrap();
        assert_eq!(counsel.opinion(worst), Opinion::Known(&told));
        assert_eq!(counsel.prospects(), Some(advise(&game, FEW).as_slice()));
        let weighing = DecisionAnalysis::begin(&game, FEW).unwrap();
        assert_eq!(weighing.prospects_with(worst), told);
        drop(counsel);
        thread.join().unwrap();
    }

    #[test]
    fn in_a_plain_match_nobody_advises() {
        let game = begun(true);
        assert!(game.human_to_move().is_some() && !game.may_help());
        assert!(AnalysisThread::begin(&game, FEW, || {}).is_none() && advise(&game, FEW).is_empty());
        assert!(DecisionAnalysis::begin(&game, FEW).is_none());
    }

    #[test]
    fn advice_changes_nothing_and_is_about_every_choice_the_best_first() {
        let game = game();
        let (state, legal) = (*game.state(), game.legal());
        let prospects = advise(&game, FEW);
        assert_eq!((*game.state(), game.legal()), (state, legal.clone()));
        // Choices that share the best rounded win chance come first, by points. The others follow by win chance.
        let most = prospects.iter().map(|prospect| prospect.win).fold(0.0, f32::max);
        let same = prospects.iter().take_while(|p| percent_ahead(most, p.win) == 0).count();
        let (best, rest) = prospects.split_at(same);
        let tenths = |prospect: &Prospect| (prospect.points * 10.0).round();
        assert!(!best.is_empty() && best.windows(2).all(|pair| tenths(&pair[0]) >= tenths(&pair[1])));
        assert!(rest.windows(2).all(|pair| pair[0].win >= pair[1].win));
        assert!(rest.iter().all(|prospect| percent_ahead(most, prospect.win) > 0));
        assert!(prospects.iter().all(|p| (0.0..=1.0).contains(&p.win)));
        let mut actions: Vec<Action> = prospects.iter().map(|p| p.action).collect();
        actions.sort();
        assert_eq!(actions, legal);
        assert_eq!(prospects, advise(&game, FEW));
    }

    #[test]
    fn of_choices_that_differ_only_in_the_card_that_pays_a_hint_lists_the_best() {
        let mut several = 0;
        for seed in 0..3 {
            let setup = Setup::new(testing::pack("war-of-whispers"), 1, Level::Random, seed);
            let mut game = Match::new(setup).unwrap();
            for number in 1..=150 {
                crate::play_random(&mut game, 1000 * seed + number as u64, number);
                let Some(weighing) = DecisionAnalysis::begin(&game, Effort::GLANCE) else { continue };
                let (all, listed) = (weighing.prospects(), weighing.hinted());
                assert_eq!(all.first(), listed.first());
                let world = game.world();
                let ability = |prospect: &Prospect| match prospect.action {
                    Action::Play { card, using, .. } => Some(world.ability_of(card, using)),
                    _ => None,
                };
                let abilities: Vec<_> = listed.iter().filter_map(ability).collect();
                assert!((1..abilities.len()).all(|at| !abilities[..at].contains(&abilities[at])));
                several += usize::from(listed.len() < all.len());
            }
        }
        assert!(several > 5, "{several}");
    }

    #[test]
    fn nobody_advises_a_bot() {
        let mut game = game();
        game.play(game.legal()[0]).unwrap();
        assert!(game.human_to_move().is_none() && advise(&game, FEW).is_empty());
        assert!(AnalysisThread::begin(&game, FEW, || {}).is_none());
    }
}
