//! Moments of matches for tests, and the window that shows them at rest.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use bots::{Bot, Effort, Level};
use egui::Vec2;
use egui_kittest::Harness;
use packs::Pack;
use rules::*;
use table::{Match, Review, Setup, review, save_review};
use whispers::shell::Shell;

use crate::support::{base, hands};

/// Stores a review of the match of a record, so that no test waits for one: a glance that claims the usual depth.
pub fn store_review(game: &Match, record: &Path) {
    let glance = review(game, Effort::GLANCE, &|| {});
    save_review(game, &Review { effort: Effort::HELP, ..glance }, record).unwrap();
}

/// A moment of a match, and how to reach it.
#[derive(Clone, Copy)]
pub struct Moment {
    /// The number of rivals.
    pub rivals: usize,
    /// The first seed to try. The match is the first one that reaches the moment.
    pub seed: u64,
    /// House rules, as on the command line.
    pub rules: &'static str,
    /// True if the match has reached the moment. Only called when the person decides, and at the end.
    pub there: fn(&Match) -> bool,
}

impl Moment {
    /// Plays a match of the base pack up to the moment.
    pub fn play(&self) -> Match {
        self.play_in(&Arc::new(base::pack()))
    }

    /// Plays up to the moment with another pack.
    pub fn play_in(&self, pack: &Arc<Pack>) -> Match {
        let mut matches = (self.seed..self.seed + 200).filter_map(|seed| self.play_seed(pack, seed));
        matches.next().unwrap_or_else(|| panic!("no match from seed {} on comes to the moment", self.seed))
    }

    /// Plays a match with a seed; `None` if it never reaches the moment. All decisions are random, so that
    /// better bots don't change the pictures. The person plays no cards, so that the hand has some.
    fn play_seed(&self, pack: &Arc<Pack>, seed: u64) -> Option<Match> {
        let mut setup = Setup::new(Arc::clone(pack), self.rivals, Level::Novice, seed);
        for rule in self.rules.split(',').filter(|rule| !rule.is_empty()) {
            let (key, value) = rule.split_once('=').unwrap();
            setup.house.set(key, value, &pack.rules.raw).unwrap();
        }
        let mut game = Match::new(setup).unwrap();
        let mut bot = Bot::new(Level::Random, seed);
        while let Some(mover) = game.state().mover() {
            let person = game.human_to_move().is_some();
            if person && (self.there)(&game) {
                return Some(game);
            }
            let legal = game.legal();
            let kept: Vec<Action> =
                legal.iter().copied().filter(|a| !person || !matches!(a, Action::Play { .. })).collect();
            let choices = if kept.is_empty() { legal } else { kept };
            let action = bot.choose(game.world(), &game.view(mover), None, &choices).unwrap();
            game.play(action).unwrap();
        }
        (self.there)(&game).then_some(game)
    }

    /// Saves the match as the last one of the title, with an older copy.
    pub fn save(&self, data: &Path) {
        let game = self.play();
        let matches = data.join("matches");
        std::fs::create_dir_all(&matches).unwrap();
        for (name, hour) in [("Three against the Spider", 1), ("An evening in autumn", 2)] {
            let path = matches.join(format!("{name}.whispers"));
            game.save_copy(&path).unwrap();
            let written = std::fs::OpenOptions::new().append(true).open(&path).unwrap();
            written.set_modified(SystemTime::UNIX_EPOCH + hour * Duration::from_secs(3600)).unwrap();
        }
    }
}

/// Steps the window until `find` returns something, for up to five minutes. It sleeps between steps, so that
/// other threads can work.
pub fn wait<T>(
    harness: &mut Harness<'_, Shell>,
    what: &str,
    mut find: impl FnMut(&Harness<'_, Shell>) -> Option<T>,
) -> T {
    for _ in 0..15_000 {
        harness.step();
        if let Some(found) = find(harness) {
            return found;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("waited in vain for {what}: {:?}", hands::names(harness));
}

/// Resizes the window to this number of pixels on a display with a scale, as the system does. The harness
/// needs the size in points, which depends on the interface scale.
pub fn resize(harness: &mut Harness<'_, Shell>, pixels: Vec2, display: f32) {
    for _ in 0..4 {
        let scale = display * harness.ctx.zoom_factor();
        harness.set_size(pixels / scale).set_pixels_per_point(display);
        harness.step();
    }
}

/// Lets the window come to rest, without a pointer.
pub fn rest(harness: &mut Harness<'_, Shell>) {
    harness.remove_cursor();
    harness.run();
    // The layout that one frame measures is drawn in the next.
    for _ in 0..3 {
        harness.step();
    }
}
