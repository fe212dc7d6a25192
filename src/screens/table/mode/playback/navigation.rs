//! Looking back from the table: decisions shown again, and the replay of a match that is over.

use std::time::Duration;

use egui::{Context, Rect};

use crate::screens::table::TableScreen;
use crate::screens::table::layout::GAP;
use crate::screens::table::mode::playback::look_back::LookingBack;
use crate::screens::table::mode::playback::{self, Replay, Watch};
use crate::screens::table::mode::posing::Pose;
use crate::screens::table::panels::narration::turn::Story;
use crate::screens::table::staging::timeline::Timeline;

impl TableScreen {
    /// Shows again what was done last, or what was done before that which is looked back at.
    pub(crate) fn step_back(&mut self, ctx: &Context) {
        let numbers = match (&self.replay, &self.back) {
            (Some(replay), _) => replay.story(&self.game).map(|story| story.numbers()),
            (None, Some(back)) => back.earlier(&self.game),
            (None, None) => Story::last(&self.game).map(|story| story.numbers()),
        };
        if let Some(numbers) = numbers {
            self.look_back(ctx, numbers);
        }
    }

    /// Shows a decision again, by its number, from this moment on.
    pub fn show_again(&mut self, number: usize, now: f64) {
        let (numbers, speed) = ((number, number), self.settings.speed);
        match &mut self.replay {
            Some(replay) => replay.play(&self.game, numbers, now),
            None => self.back = LookingBack::new(&self.game, numbers, self.viewer, speed, now),
        }
    }

    /// Shows decisions again, by their numbers.
    pub(crate) fn look_back(&mut self, ctx: &Context, numbers: (usize, usize)) {
        self.motion = Timeline::default();
        self.gains.clear();
        self.kept_card = None;
        ctx.request_repaint();
        if let Some(replay) = &mut self.replay {
            return replay.play(&self.game, numbers, self.now);
        }
        let speed = self.settings.speed;
        self.back = LookingBack::new(&self.game, numbers, self.viewer, speed, self.now);
    }

    /// Does something with the replay.
    pub(crate) fn watch(&mut self, ctx: &Context, watch: Watch) {
        let Some(replay) = &mut self.replay else { return };
        let (game, now) = (&self.game, self.now);
        match watch {
            Watch::Go(go) => replay.go(game, go, now),
            Watch::Toggle => replay.toggle(game, now),
            Watch::Pace(pace) => replay.set_pace(pace, now),
            Watch::Look(eyes) => replay.look_with(game, eyes),
            Watch::NextEyes => replay.next_eyes(game),
        }
        self.viewer = replay.viewer();
        self.kept_card = None;
        ctx.request_repaint();
    }

    /// The decision at which the replay stands, by its number.
    pub fn replayed(&self) -> Option<usize> {
        self.replay.as_ref().map(Replay::decision)
    }

    /// Lets the replay go on; whether there is one.
    pub(crate) fn advance_replay(&mut self, ctx: &Context) -> bool {
        let Some(replay) = &mut self.replay else { return false };
        if let Some(rest) = replay.advance(&self.game, self.now) {
            ctx.request_repaint_after(Duration::from_secs_f32(rest));
        }
        true
    }

    /// Where the bar of the replay stands: at the lower edge, without height where there is none.
    pub(crate) fn bar(&self, window: Rect) -> Rect {
        let shown = self.replay.is_some() && self.pose == Pose::Played;
        let high = if shown { playback::height(window.height()) + GAP } else { 0.0 };
        let bar = window.with_min_y(window.bottom() - high);
        if shown { bar.shrink2(egui::Vec2::new(GAP, 0.0)).with_max_y(window.bottom() - GAP) } else { bar }
    }
}
