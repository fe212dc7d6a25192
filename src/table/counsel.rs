//! Advice for a person: what the decision that is due comes to, thought over beside the table.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use super::game::Match;
use super::question::luck;
use crate::ai::{Decision, Effort, Past, Prospect};
use crate::rules::{Action, View, World};

/// The choices of a person's decision, weighed on a thread that ends with it, at the latest when this is
/// dropped and the round that it is in is done.
#[derive(Debug)]
pub struct Counsel {
    answer: Receiver<Vec<Prospect>>,
    wanted: Arc<AtomicBool>,
}

impl Counsel {
    /// Begins to weigh the choices of the person who decides; `wake` is called on the thread when that is
    /// done. `None` when nobody decides, or a bot.
    pub fn begin(game: &Match, wake: impl FnOnce() + Send + 'static) -> Option<Self> {
        let (counsel, work) = Self::prepare(Question::of(game)?, Effort::HELP);
        thread::spawn(move || {
            work();
            wake();
        });
        Some(counsel)
    }

    /// An answer to come, and the work that brings it.
    fn prepare(question: Question, effort: Effort) -> (Self, impl FnOnce() + Send + 'static) {
        let (send, answer) = channel();
        let wanted = Arc::new(AtomicBool::new(true));
        let goes_on = Arc::clone(&wanted);
        let work = move || {
            if let Some(prospects) = question.weigh(effort, &goes_on) {
                // Whoever asked may be gone.
                let _ = send.send(prospects);
            }
        };
        (Self { answer, wanted }, work)
    }

    /// What has come out of it, once it is there: all choices, the best first.
    pub fn prospects(&self) -> Option<Vec<Prospect>> {
        self.answer.try_recv().ok()
    }
}

impl Drop for Counsel {
    fn drop(&mut self) {
        self.wanted.store(false, Ordering::Relaxed);
    }
}

/// The choices of the person who decides, the best first, thought over with this effort; none when no person
/// decides. The same match and effort give the same advice.
pub fn advise(game: &Match, effort: Effort) -> Vec<Prospect> {
    let prospects = Question::of(game).and_then(|question| question.weigh(effort, &AtomicBool::new(true)));
    prospects.unwrap_or_default()
}

/// What an adviser is given: what the one who decides may know, and nothing else.
struct Question {
    world: Arc<World>,
    view: View,
    past: Past,
    legal: Vec<Action>,
    luck: u64,
}

impl Question {
    fn of(game: &Match) -> Option<Self> {
        let society = game.human_to_move()?;
        Some(Self {
            world: Arc::clone(game.world()),
            view: game.view(society),
            past: game.past(),
            legal: game.legal(),
            luck: luck(game.setup().seed, society, game.steps().len()),
        })
    }

    /// Weighs the choices; `None` as soon as nobody wants to know any more.
    fn weigh(&self, effort: Effort, wanted: &AtomicBool) -> Option<Vec<Prospect>> {
        let Self { world, view, past, legal, luck } = self;
        let decision = Decision { world, view, past, legal, seed: *luck };
        decision.assess(effort, None, &|| wanted.load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::content::{Files, Pack};
    use crate::rules::Society;
    use crate::table::Setup;

    const FEW: Effort = Effort { looks: 3, nodes: 60 };

    /// A match in which the person is to decide.
    fn game() -> Match {
        let pack = Arc::new(Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap());
        let mut setup = Setup::new(pack, 1, Level::Random, 3);
        setup.first = Society::new(0);
        Match::new(setup).unwrap()
    }

    #[test]
    fn a_thread_whose_advice_nobody_wants_any_more_ends() {
        let endless = Effort { looks: u32::MAX, nodes: 0 };
        let (counsel, work) = Counsel::prepare(Question::of(&game()).unwrap(), endless);
        let thread = thread::spawn(work);
        assert_eq!(counsel.prospects(), None);
        drop(counsel);
        thread.join().unwrap();
    }

    #[test]
    fn advice_changes_nothing_and_is_about_every_choice_the_best_first() {
        let game = game();
        let (state, legal) = (*game.state(), game.legal());
        let prospects = advise(&game, FEW);
        assert_eq!((*game.state(), game.legal()), (state, legal.clone()));
        assert!(prospects.windows(2).all(|pair| pair[0].win >= pair[1].win));
        assert!(prospects.iter().all(|p| (0.0..=1.0).contains(&p.win)));
        let mut actions: Vec<Action> = prospects.iter().map(|p| p.action).collect();
        actions.sort();
        assert_eq!(actions, legal);
        assert_eq!(prospects, advise(&game, FEW));
    }

    #[test]
    fn nobody_advises_a_bot() {
        let mut game = game();
        game.play(game.legal()[0]).unwrap();
        assert!(game.human_to_move().is_none() && advise(&game, FEW).is_empty());
        assert!(Counsel::begin(&game, || {}).is_none());
    }
}
