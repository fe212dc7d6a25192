//! Makes reviews on background threads: first a quick review, the glance, and then the full one.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use super::decisions_to_review::DecisionsToReview;
use super::evaluate_decision::{moment, reassess, win_chances};
use super::review_file::{review_from_json, round_assessment, round_chances, round_moment, to_json};
use super::review_result::{Assessment, Moment, Review};
use crate::matches::match_in_play::Match;
use crate::remote::job::{Job, Reply, Task};
use bots::policy::Evidence;
use bots::{Effort, Past, WinChances};
use rules::{BySociety, Society, World};
use system::background;
use system::workers::{Queue, RemoteJob, RemoteReply};

/// A review that low-priority threads, or a worker, are making. They stop when it is dropped.
#[derive(Debug)]
pub struct BackgroundReview {
    answers: Receiver<Review>,
    shared: Arc<Shared>,
    all: usize,
    /// The job that makes the review where there are no threads.
    remote: Option<RemoteReview>,
}

/// A review in a worker.
#[derive(Debug)]
struct RemoteReview {
    job: RemoteJob,
    world: Arc<World>,
    answers: Sender<Review>,
}

/// The state that a background review shares with its threads.
#[derive(Debug, Default)]
struct Shared {
    unwanted: AtomicBool,
    ended: AtomicBool,
    done: AtomicUsize,
}

impl BackgroundReview {
    /// Starts to review a match as it is now, first at a glance and then with the given effort. A thread calls
    /// `wake` at each new result.
    pub fn begin(game: &Match, effort: Effort, wake: impl Fn() + Send + Sync + 'static) -> Self {
        if system::workers::are_there() {
            return Self::remote(game, Task::Review(effort.into()), game.steps().len(), wake);
        }
        let inputs = DecisionsToReview::new(game);
        Self::start(inputs.decisions.len(), move |shared, send| {
            work(&inputs, effort, shared, send, &wake);
            wake();
        })
    }

    /// Sends a review with `all` decisions to a worker.
    fn remote(game: &Match, task: Task, all: usize, wake: impl Fn() + Send + 'static) -> Self {
        let (send, answers) = channel();
        let shared = Arc::new(Shared::default());
        let job = RemoteJob::begin(Queue::Side, Job::new(game, task).to_bytes(), wake);
        let remote = job.map(|job| RemoteReview { job, world: Arc::clone(game.world()), answers: send });
        shared.ended.store(remote.is_none(), Ordering::Release);
        Self { answers, shared, all, remote }
    }

    /// Takes the new replies of the worker.
    fn receive(&self) {
        let Some(RemoteReview { job, world, answers }) = &self.remote else { return };
        loop {
            match job.next() {
                RemoteReply::Nothing => return,
                RemoteReply::End => return self.shared.ended.store(true, Ordering::Release),
                RemoteReply::Reply(bytes) => match Reply::from_bytes(&bytes) {
                    Some(Reply::Progress(done)) => self.shared.done.store(done, Ordering::Relaxed),
                    Some(Reply::Review(review)) => {
                        if let Some(review) = review_from_json(world, &review) {
                            // This is the receiver's own sender.
                            let _ = answers.send(review);
                        }
                    }
                    _ => {}
                },
            }
        }
    }

    /// Starts to analyse a society's decisions with a mark below good again, with more effort. Each analysed
    /// decision yields an updated review.
    pub fn deepen(
        game: &Match,
        review: &Review,
        society: Society,
        effort: Effort,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let numbers = review.to_deepen(society, effort);
        if system::workers::are_there() {
            let (review, society) = (to_json(game.world(), review), society.index());
            let task = Task::Deepen { review, society, effort: effort.into() };
            return Self::remote(game, task, numbers.len(), wake);
        }
        let (inputs, review) = (DecisionsToReview::new(game), review.clone());
        Self::start(numbers.len(), move |shared, send| {
            let wanted = || !shared.unwanted.load(Ordering::Relaxed);
            let step = |review: &Review| {
                shared.done.fetch_add(1, Ordering::Relaxed);
                // A failure is ignored, since the receiver may be gone.
                let _ = send.send(review.clone());
                wake();
            };
            deeper(&inputs, review, &numbers, effort, &wanted, &step);
            wake();
        })
    }

    fn start(all: usize, work: impl FnOnce(&Shared, &Sender<Review>) + Send + 'static) -> Self {
        let (send, answers) = channel();
        let shared = Arc::new(Shared::default());
        let both = Arc::clone(&shared);
        // Without a thread, the review ends without a result.
        let shared_end = Arc::clone(&shared);
        let started = background::spawn("review", move || {
            work(&both, &send);
            both.ended.store(true, Ordering::Release);
        });
        if started.is_err() {
            shared_end.ended.store(true, Ordering::Release);
        }
        Self { answers, shared, all, remote: None }
    }

    /// The number of decisions that have been analysed so far.
    pub fn finished(&self) -> usize {
        self.shared.done.load(Ordering::Relaxed)
    }

    /// The total number of decisions that the review will analyse.
    pub fn all(&self) -> usize {
        self.all
    }

    /// The next review that is ready, if there is one. For a whole match, the quick review comes first and then
    /// the full one.
    pub fn next(&self) -> Option<Review> {
        self.receive();
        self.answers.try_recv().ok()
    }

    /// True if no further review will come.
    pub fn has_ended(&self) -> bool {
        self.receive();
        self.shared.ended.load(Ordering::Acquire)
    }
}

impl Drop for BackgroundReview {
    fn drop(&mut self) {
        self.shared.unwanted.store(true, Ordering::Relaxed);
    }
}

fn work(
    inputs: &DecisionsToReview,
    effort: Effort,
    shared: &Shared,
    send: &Sender<Review>,
    wake: &(dyn Fn() + Sync),
) {
    let wanted = || !shared.unwanted.load(Ordering::Relaxed);
    let step = || {
        shared.done.fetch_add(1, Ordering::Relaxed);
        wake();
    };
    let pasts = inputs.pasts();
    for effort in [Effort::GLANCE, effort] {
        let Some(review) = all(inputs, &pasts, effort, &wanted, &step) else { return };
        // A failure is ignored, since the receiver may be gone.
        let _ = send.send(review);
        wake();
        if effort == Effort::GLANCE {
            shared.done.store(0, Ordering::Relaxed);
        }
    }
}

/// Reviews a match and waits for the result. `step` is called after each analysed decision.
pub fn review(game: &Match, effort: Effort, step: &(dyn Fn() + Sync)) -> Review {
    let inputs = DecisionsToReview::new(game);
    let pasts = inputs.pasts();
    let review = all(&inputs, &pasts, effort, &|| true, step);
    // `wanted` always returns true, so the review is never broken off.
    review.unwrap_or_else(|| Review { effort, moments: Vec::new(), end: BySociety::all(0.0) })
}

/// Analyses a society's decisions with a mark below good again, with more effort, and waits for the result.
/// `step` is called after each analysed decision.
pub fn deepen(
    game: &Match,
    review: Review,
    society: Society,
    effort: Effort,
    step: &(dyn Fn() + Sync),
) -> Review {
    let numbers = review.to_deepen(society, effort);
    deeper(&DecisionsToReview::new(game), review, &numbers, effort, &|| true, &|_| step())
}

/// Reviews a match at a glance and then with this effort. `step` gets the number of decisions analysed with the present
/// effort, and each finished review.
pub(crate) fn review_in_steps(
    game: &Match,
    effort: Effort,
    step: &mut (dyn FnMut(usize, Option<Review>) + Send),
) {
    let inputs = DecisionsToReview::new(game);
    let pasts = inputs.pasts();
    let counted = Mutex::new((0, step));
    for effort in [Effort::GLANCE, effort] {
        let count = || {
            let mut counted = counted.lock().unwrap_or_else(PoisonError::into_inner);
            counted.0 += 1;
            let done = counted.0;
            (counted.1)(done, None);
        };
        let review = all(&inputs, &pasts, effort, &|| true, &count);
        let mut counted = counted.lock().unwrap_or_else(PoisonError::into_inner);
        let done = std::mem::take(&mut counted.0);
        (counted.1)(done, review);
    }
}

/// Analyses a society's decisions with a mark below good again, with more effort. `step` gets the number of decisions
/// analysed so far, and the review with them.
pub(crate) fn deepen_in_steps(
    game: &Match,
    review: Review,
    society: Society,
    effort: Effort,
    step: &mut (dyn FnMut(usize, &Review) + Send),
) {
    let numbers = review.to_deepen(society, effort);
    let counted = Mutex::new((0, step));
    deeper(&DecisionsToReview::new(game), review, &numbers, effort, &|| true, &|review| {
        let mut counted = counted.lock().unwrap_or_else(PoisonError::into_inner);
        counted.0 += 1;
        let done = counted.0;
        (counted.1)(done, review);
    });
}

/// Analyses the decisions with these numbers again. Calls `step` with the updated review after each.
fn deeper(
    inputs: &DecisionsToReview,
    review: Review,
    numbers: &[usize],
    effort: Effort,
    wanted: &(dyn Fn() -> bool + Sync),
    step: &(dyn Fn(&Review) + Sync),
) -> Review {
    let pasts = inputs.pasts();
    let first_loss = |number: &usize| {
        let before = review.assessment(*number).and_then(|judged| judged.first_loss);
        before.unwrap_or_else(|| review.own_loss(*number))
    };
    let first_losses: Vec<f32> = numbers.iter().map(first_loss).collect();
    let review = Mutex::new(review);
    on_all_cores(
        numbers.len(),
        || (),
        |(), at| {
            let number = numbers.get(at)? - 1;
            let judged: Assessment =
                reassess(inputs, inputs.decisions.get(number)?, pasts.get(number)?, effort, wanted)?;
            let mut review = review.lock().unwrap_or_else(PoisonError::into_inner);
            let moment = review.moments.get_mut(number)?;
            let judged = Assessment { first_loss: first_losses.get(at).copied(), ..judged };
            moment.judged = Some(round_assessment(&inputs.world, judged));
            step(&review);
            Some(())
        },
    );
    review.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Analyses all decisions of a match; `None` as soon as `wanted` returns false.
fn all(
    inputs: &DecisionsToReview,
    pasts: &[Past],
    effort: Effort,
    wanted: &(dyn Fn() -> bool + Sync),
    step: &(dyn Fn() + Sync),
) -> Option<Review> {
    let chances = || WinChances::new(&inputs.world);
    let moments: Option<Vec<Moment>> = on_all_cores(inputs.decisions.len(), chances, |chances, at| {
        let (taken, past) = (inputs.decisions.get(at)?, pasts.get(at)?);
        let moment = moment(inputs, taken, past, effort, chances, wanted)?;
        step();
        Some(round_moment(&inputs.world, moment))
    });
    let evidence = pasts.last().map_or(Evidence::NOTHING, |past| past.evidence(&inputs.world, &inputs.end));
    let end = round_chances(&inputs.world, &win_chances(&mut chances(), &inputs.end, &evidence, effort));
    Some(Review { effort, moments: moments?, end })
}

/// Runs `part` for the indexes below `count` on low-priority threads, one per core. Each thread makes its own
/// `tools`. Returns `None` if any call returns `None`.
fn on_all_cores<T: Send, W>(
    count: usize,
    tools: impl Fn() -> W + Sync,
    part: impl Fn(&mut W, usize) -> Option<T> + Sync,
) -> Option<Vec<T>> {
    let parts: Mutex<Vec<Option<T>>> = Mutex::new((0..count).map(|_| None).collect());
    let next = AtomicUsize::new(0);
    let worker = || {
        background::give_way();
        let mut tools = tools();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(done) = (at < count).then(|| part(&mut tools, at)).flatten() else { return };
            if let Some(place) = parts.lock().unwrap_or_else(PoisonError::into_inner).get_mut(at) {
                *place = Some(done);
            }
        }
    };
    background::on_threads(background::cores().min(count), worker);
    parts.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().collect()
}
