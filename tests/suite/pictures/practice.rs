//! Scenes of practice: a complete hint, an objection of the coach, a review, the rivals' secrets, and a
//! history with matches.

use bots::Effort;
use egui::Vec2;
use egui_kittest::Harness;
use rules::Action;
use system::Folders;
use table::{CoachFrom, DecisionAnalysis, HelpLevel, Match};
use whispers::settings::Settings;
use whispers::shell::Shell;

use crate::pictures::Stage;
use crate::support::base::{self, speech};
use crate::support::hands::{self, announcements, click, names};
use crate::support::stage::{self, Moment};
use testing::made_up_history;

/// The names of the scenes.
pub const NAMES: [&str; 6] = ["hint", "coach", "history-played", "review", "review-cities", "review-secrets"];

const SIZE: Vec2 = Vec2::new(1280.0, 800.0);

/// The first moment at which the person can attack.
const ATTACK: Moment = Moment {
    rivals: 2,
    seed: 20,
    rules: "",
    there: |game| has(game, |a| matches!(a, Action::Attack { .. })),
};
/// The first moment at which two tokens can be exchanged.
const EXCHANGE: Moment =
    Moment { rivals: 2, seed: 20, rules: "", there: |game| has(game, |a| matches!(a, Action::Exchange(..))) };
/// The end of a short match.
const OVER: Moment = Moment { rivals: 2, seed: 20, rules: "rounds=2", there: |game| game.state().is_over() };

fn has(game: &Match, wanted: fn(&Action) -> bool) -> bool {
    game.legal().iter().any(wanted)
}

/// A window of a person who wants help and has played thirty matches.
struct Table {
    stage: Stage,
    data: tempfile::TempDir,
}

impl Table {
    fn open() -> Self {
        let data = tempfile::tempdir().unwrap();
        let folders = Folders::new(Some(data.path().to_owned()));
        let played =
            made_up_history::history((0..30).map(|day| made_up_history::in_pack(&base::pack(), day)));
        history::write(&history::path(&folders), played.lines()).unwrap();
        hands::experienced(data.path());
        let mut stage = Stage::open(SIZE, data.path(), base::pack());
        let ctx = stage.harness.ctx.clone();
        // The lowest analysis depth is fast enough for a test.
        let settings =
            Settings { help_level: HelpLevel::Quick, coach: CoachFrom::Three, ..hands::settings() };
        stage.harness.state_mut().apply_settings(&ctx, settings);
        Self { stage, data }
    }

    /// A window with a match at a moment.
    fn at(moment: Moment) -> Self {
        let mut table = Self::open();
        let mut game = moment.play_in(&base::pack().into());
        // The coach is silent if the match is not saved.
        game.save_in(&Folders::new(Some(table.data.path().to_owned())));
        let ctx = table.stage.harness.ctx.clone();
        table.stage.harness.state_mut().show(&ctx, game);
        table.stage.harness.run();
        table
    }

    fn click(&mut self, key: &str) {
        click(&mut self.stage.harness, &speech().text(key));
    }

    /// Waits until a condition is true. Analysis runs on other threads.
    fn wait_for(&mut self, what: &str, said: impl Fn(&Harness<'_, Shell>) -> bool) {
        stage::wait(&mut self.stage.harness, what, |harness| said(harness).then_some(()));
        self.stage.harness.run();
    }

    fn snapshot(&mut self, name: &str) -> String {
        stage::rest(&mut self.stage.harness);
        self.stage.snapshot(name, true)
    }
}

/// All scenes with their names.
pub fn all() -> Vec<(&'static str, String)> {
    let mut screens = vec![hint(), coach(), history()];
    screens.extend(review());
    NAMES.into_iter().zip(screens).collect()
}

fn hint() -> String {
    let mut table = Table::at(ATTACK);
    for said in ["Look at ", "1. "] {
        click(&mut table.stage.harness, "Hint");
        table.wait_for(said, |harness| announcements(harness).iter().any(|line| line.starts_with(said)));
    }
    table.snapshot("hint")
}

fn coach() -> String {
    let mut table = Table::at(EXCHANGE);
    let prospects =
        DecisionAnalysis::begin(hands::game(&table.stage.harness), Effort::GLANCE).unwrap().prospects();
    let worst = prospects.last().unwrap().action;
    hands::take(&mut table.stage.harness, speech(), worst, hands::mouse);
    let back = speech().text("help-coach-back");
    table.wait_for("the coach", |harness| names(harness).contains(&back));
    table.snapshot("coach")
}

fn history() -> String {
    let mut table = Table::open();
    table.click("title-history");
    let reads = speech().text("history-reading");
    let reads = reads.trim_end_matches('…');
    table.wait_for("the history", |harness| !names(harness).iter().any(|name| name.starts_with(reads)));
    table.snapshot("history-played")
}

/// The review of a finished match, its page about cities, and its page about secrets.
fn review() -> Vec<String> {
    let mut table = Table::at(OVER);
    let game = hands::game(&table.stage.harness);
    stage::store_review(game, game.journal().unwrap().path());
    table.click("end-review");
    let (own, stop) = (speech().text("review-own"), speech().text("review-stop"));
    table.wait_for("the review", |harness| {
        let names = names(harness);
        names.iter().any(|name| name.starts_with(&own)) && !names.contains(&stop)
    });
    let mut all = vec![table.snapshot("review")];
    for part in ["review-cities", "review-secrets"] {
        table.click(part);
        all.push(table.snapshot(part));
    }
    all
}
