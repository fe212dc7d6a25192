//! A scene for every kind of rival's move, as a person sees it who follows rivals.

use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Level};
use record::Step;
use rules::*;
use table::{BotThinkingThread, Match, Setup};

use crate::pictures::Stage;
use crate::pictures::moving::{settle, slowly};
use crate::support::{base, hands};

/// The smallest window that shows everything at scale 1.
const SIZE: [f32; 2] = [1024.0, 640.0];
/// A number of quarter seconds in which any move is shown completely.
const TOLD: usize = 48;

/// A scene with a rival's move.
pub struct RivalScene {
    /// The name of the scene.
    pub name: &'static str,
    /// House rules, as on the command line.
    rules: &'static str,
    /// True if a step is the move that the scene shows.
    is: fn(&Step) -> bool,
}

const fn scene(name: &'static str, rules: &'static str, is: fn(&Step) -> bool) -> RivalScene {
    RivalScene { name, rules, is }
}

fn any(step: &Step, is: impl Fn(&Event) -> bool) -> bool {
    step.events.iter().any(is)
}

fn takes_city(step: &Step) -> bool {
    any(step, |event| matches!(event, Event::Outcome { attackers, .. } if *attackers > 0))
}

/// The scenes of all kinds of rivals' moves.
pub const RIVALS: [RivalScene; 11] = [
    scene("rival-places", "", |step| any(step, |e| matches!(e, Event::Deployed(..)))),
    scene("rival-takes-back", "", |step| any(step, |e| matches!(e, Event::Retrieved(..)))),
    scene("rival-adds", "", |step| any(step, |e| matches!(e, Event::Added(..)))),
    scene("rival-draws", "", |step| any(step, |e| matches!(e, Event::Drew(..)))),
    scene("rival-attacks", "", takes_city),
    scene("rival-swaps", "", |step| any(step, |e| matches!(e, Event::Swapped { .. }))),
    scene("rival-card", "", |step| {
        any(step, |e| matches!(e, Event::Played(..))) && any(step, |e| matches!(e, Event::Killed(..)))
    }),
    scene("rival-card-in-attack", "", |step| {
        any(step, |e| matches!(e, Event::Played(..))) && step.before.moving().is_some()
    }),
    scene("rival-event", "event-cards=on", |step| any(step, |e| matches!(e, Event::Revealed(..)))),
    scene("rival-offer", "offer-cards=on", |step| any(step, |e| matches!(e, Event::Offered(..)))),
    scene("rival-exchanges", "", |step| any(step, |e| matches!(e, Event::Exchanged(..)))),
];

impl RivalScene {
    fn setup(&self, seed: u64) -> Setup {
        let pack = Arc::new(base::pack());
        let mut setup = Setup::new(Arc::clone(&pack), 2, Level::Random, seed);
        for rule in self.rules.split(',').filter(|rule| !rule.is_empty()) {
            let (key, value) = rule.split_once('=').unwrap();
            setup.house.set(key, value, &pack.rules.raw).unwrap();
        }
        setup
    }

    /// The match just before a rival makes the move.
    fn before(&self) -> Match {
        (1..200).find_map(|seed| self.before_in(seed)).unwrap_or_else(|| panic!("{}: no match", self.name))
    }

    fn before_in(&self, seed: u64) -> Option<Match> {
        let mut game = Match::new(self.setup(seed)).unwrap();
        let (mut person, mut rivals) = (Bot::new(Level::Random, seed), BotThinkingThread::new(|| ()));
        while let Some(mover) = game.state().mover() {
            if game.human_to_move().is_some() {
                let action = person.choose(game.world(), &game.view(mover), None, &game.legal()).unwrap();
                game.play(action).unwrap();
                continue;
            }
            rivals.think(&game);
            game.play(rivals.wait().unwrap()).unwrap();
            let (last, earlier) = game.steps().split_last().unwrap();
            if (self.is)(last) {
                let mut before = Match::new(self.setup(seed)).unwrap();
                for step in earlier {
                    before.play(step.action).unwrap();
                }
                return Some(before);
            }
        }
        None
    }

    pub fn snapshot(&self) -> String {
        let data = tempfile::tempdir().unwrap();
        hands::experienced(data.path());
        let mut stage = Stage::open(SIZE, data.path(), base::pack());
        let harness = &mut stage.harness;
        settle(harness, slowly());
        let before = self.before();
        let steps = before.steps().len();
        let ctx = harness.ctx.clone();
        harness.state_mut().show(&ctx, before);
        harness.remove_cursor();
        // Skip the display of earlier moves.
        harness.key_press(egui::Key::Space);
        // The rival thinks on another thread.
        let mut waits = 0;
        while hands::game(harness).steps().len() == steps {
            harness.step();
            std::thread::sleep(Duration::from_millis(100));
            waits += 1;
            assert!(waits < 100, "{}: the rival never decides", self.name);
        }
        harness.run_steps(TOLD);
        stage.snapshot(self.name, false)
    }
}
