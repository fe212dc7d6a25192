//! Bots at work, on a thread of their own, so that no face of the table ever waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::game::Match;
use super::player::Player;
use crate::ai::{Bot, Level, Past, Temper};
use crate::rules::{Action, Rng, Society, View, World};

/// A thread on which the bots of a match think, one decision at a time.
#[derive(Debug)]
pub struct Thinker {
    ask: Sender<Question>,
    answers: Receiver<(u64, Action)>,
    /// The question whose answer is awaited.
    open: Option<u64>,
    asked: u64,
    /// The number of the question that is wanted, for the thread to see; 0 when none is.
    wanted: Arc<AtomicU64>,
}

struct Question {
    number: u64,
    society: Society,
    level: Level,
    temper: Temper,
    luck: u64,
    world: Arc<World>,
    view: View,
    past: Option<Past>,
    legal: Vec<Action>,
}

impl Question {
    /// Whether this bot is the one that is asked.
    fn is_for(&self, society: Society, bot: &Bot) -> bool {
        self.society == society && self.level == bot.level() && self.temper == bot.temper()
    }
}

impl Thinker {
    /// Starts the thread; `wake` is called there whenever an answer is ready.
    pub fn new(wake: impl Fn() + Send + 'static) -> Self {
        let (ask, questions) = channel::<Question>();
        let (answer, answers) = channel();
        let wanted = Arc::new(AtomicU64::new(0));
        let still_wanted = Arc::clone(&wanted);
        thread::spawn(move || {
            let mut bots: Vec<(Society, Bot)> = Vec::new();
            for question in questions {
                let index = bots.iter().position(|(s, b)| question.is_for(*s, b)).unwrap_or_else(|| {
                    let bot = Bot::new(question.level, question.luck).with_temper(question.temper);
                    bots.push((question.society, bot));
                    bots.len() - 1
                });
                let bot = &mut bots[index].1;
                bot.reseed(question.luck);
                let Question { number, level, world, view, past, legal, .. } = &question;
                // What nobody waits for any more is broken off after the trial that it is in.
                let spent = |nodes: u64| {
                    let wanted = still_wanted.load(Ordering::Relaxed) == *number;
                    if wanted { nodes as f32 / level.nodes() as f32 } else { 1.0 }
                };
                let choice = bot.choose_within(world, view, past.as_ref(), legal, &spent);
                let Some(action) = choice else { continue };
                if answer.send((question.number, action)).is_err() {
                    return;
                }
                wake();
            }
        });
        Self { ask, answers, open: None, asked: 0, wanted }
    }

    /// Sets the bot that is to move thinking, if one is and it is not at it already.
    pub fn think(&mut self, game: &Match) {
        let Some(society) = game.state().mover() else { return };
        let Player::Bot(level, temper) = game.player(society) else { return };
        if self.open.is_some() {
            return;
        }
        self.asked += 1;
        self.open = Some(self.asked);
        self.wanted.store(self.asked, Ordering::Relaxed);
        let question = Question {
            number: self.asked,
            society,
            level,
            temper,
            luck: luck(game, society),
            world: Arc::clone(game.world()),
            view: game.view(society),
            past: level.reads_past().then(|| game.past()),
            legal: game.legal(),
        };
        // The thread ends only when this end of the channel is dropped.
        let _ = self.ask.send(question);
    }

    /// Whether a bot is thinking.
    pub fn is_thinking(&self) -> bool {
        self.open.is_some()
    }

    /// The decision of the bot that was asked, once it is there.
    pub fn decision(&mut self) -> Option<Action> {
        while let Ok((number, action)) = self.answers.try_recv() {
            if self.open == Some(number) {
                self.open = None;
                return Some(action);
            }
        }
        None
    }

    /// Waits for the decision of the bot that was asked; `None` when none was.
    pub fn wait(&mut self) -> Option<Action> {
        while let Some(open) = self.open {
            let (number, action) = self.answers.recv().ok()?;
            if number == open {
                self.open = None;
                return Some(action);
            }
        }
        None
    }

    /// What is being thought is no longer wanted: its answer will be dropped.
    pub fn cancel(&mut self) {
        self.open = None;
        self.wanted.store(0, Ordering::Relaxed);
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// Sets the luck of bots apart from the match's chance, which comes from the same seed.
const LUCK: u64 = 0x6b6f_7461_6d20_626f;

/// A bot's luck in the decision that is due: made from the match's seed, the place at the table and the
/// number of the decision, so that a match which was put down and taken up again goes on as if it had not
/// been. It says nothing of the match's chance, whose streams are others.
pub(super) fn luck(game: &Match, society: Society) -> u64 {
    let own = Rng::stream(game.setup().seed ^ LUCK, society.index() as u64).bits();
    Rng::stream(own, game.steps().len() as u64).bits()
}
