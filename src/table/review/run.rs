//! A review is made beside the table: a glance at everything first, then with more thought.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::findings::{Moment, Review};
use super::inputs::Inputs;
use super::moment::{known, moment};
use crate::ai::{Chances, Effort, Past};
use crate::rules::BySociety;
use crate::table::game::Match;

/// A match that is being looked back at, on threads that end with this.
#[derive(Debug)]
pub struct Reviewing {
    answers: Receiver<Review>,
    shared: Arc<Shared>,
}

/// What the threads and whoever waits for them see of one another.
#[derive(Debug, Default)]
struct Shared {
    unwanted: AtomicBool,
    done: AtomicUsize,
}

impl Reviewing {
    /// Begins to look back at a match as it stands now, first at a glance, then with this effort. `wake` is
    /// called on a thread whenever there is something new to see.
    pub fn begin(game: &Match, effort: Effort, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (send, answers) = channel();
        let shared = Arc::new(Shared::default());
        let (inputs, both) = (Inputs::of(game), Arc::clone(&shared));
        thread::spawn(move || work(&inputs, effort, &both, &send, &wake));
        Self { answers, shared }
    }

    /// How many decisions have been thought over, at a glance or more.
    pub fn done(&self) -> usize {
        self.shared.done.load(Ordering::Relaxed)
    }

    /// The next review that is ready: the first one is a glance, the second the whole.
    pub fn next(&self) -> Option<Review> {
        self.answers.try_recv().ok()
    }
}

impl Drop for Reviewing {
    fn drop(&mut self) {
        self.shared.unwanted.store(true, Ordering::Relaxed);
    }
}

fn work(inputs: &Inputs, effort: Effort, shared: &Shared, send: &Sender<Review>, wake: &(dyn Fn() + Sync)) {
    let wanted = || !shared.unwanted.load(Ordering::Relaxed);
    let step = || {
        shared.done.fetch_add(1, Ordering::Relaxed);
        wake();
    };
    let pasts = inputs.pasts();
    for effort in [Effort::GLANCE, effort] {
        let Some(review) = all(inputs, &pasts, effort, &wanted, &step) else { return };
        // Whoever asked may be gone.
        let _ = send.send(review);
        wake();
        if effort == Effort::GLANCE {
            shared.done.store(0, Ordering::Relaxed);
        }
    }
}

/// Looks back at a match at once; `step` is called after each decision, on any thread.
pub fn review(game: &Match, effort: Effort, step: &(dyn Fn() + Sync)) -> Review {
    let inputs = Inputs::of(game);
    let pasts = inputs.pasts();
    let review = all(&inputs, &pasts, effort, &|| true, step);
    // It is wanted to the end, so it comes to one.
    review.unwrap_or_else(|| Review { effort, moments: Vec::new(), end: BySociety::all(0.0) })
}

/// Thinks all decisions over, on as many threads as there are cores.
fn all(
    inputs: &Inputs,
    pasts: &[Past],
    effort: Effort,
    wanted: &(dyn Fn() -> bool + Sync),
    step: &(dyn Fn() + Sync),
) -> Option<Review> {
    let count = inputs.decisions.len();
    let moments: Mutex<Vec<Option<Moment>>> = Mutex::new(vec![None; count]);
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut chances = Chances::new(&inputs.world, Arc::clone(&inputs.weights));
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let (Some(taken), Some(past)) = (inputs.decisions.get(at), pasts.get(at)) else { return };
            let Some(moment) = moment(inputs, taken, past, effort, &mut chances, wanted) else { return };
            moments.lock().unwrap_or_else(PoisonError::into_inner)[at] = Some(moment);
            step();
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from).min(count.max(1));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(worker);
        }
    });
    let moments = moments.into_inner().unwrap_or_else(PoisonError::into_inner);
    let moments: Option<Vec<Moment>> = moments.into_iter().collect();
    let mut chances = Chances::new(&inputs.world, Arc::clone(&inputs.weights));
    Some(Review { effort, moments: moments?, end: known(&mut chances, &inputs.end, effort) })
}
