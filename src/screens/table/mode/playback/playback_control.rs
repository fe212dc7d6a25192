//! Controls the playback of past decisions: the look back during a match, and the replay of a finished match.

use std::ops::RangeInclusive;
use std::time::Duration;

use egui::{Context, Rect, Vec2};

use crate::screens::table::TableScreen;
use crate::screens::table::layout::GAP;
use crate::screens::table::mode::playback::look_back::{LookingBack, earlier};
use crate::screens::table::mode::playback::{Replay, Watch, height};
use crate::screens::table::mode::{Mode, Playback};
use crate::screens::table::panels::narration::narrated_turn::Story;
use crate::screens::table::staging::timeline::Timeline;
use crate::settings::Pause;

impl TableScreen {
    /// Shows the last turn again. If the table looks back at a turn, or has just returned by itself from a step back, shows
    /// the turn before it.
    pub(crate) fn step_back(&mut self, ctx: &Context) {
        let decisions = match (self.mode.replay(), self.mode.look_back()) {
            (Some(replay), _) => replay.story(&self.game).map(|story| story.decisions()),
            (None, Some(back)) => earlier(&self.game, back.first()),
            (None, None) => {
                let before = self.stage.stepped_back_to.and_then(|first| earlier(&self.game, first));
                before.or_else(|| Some(Story::last(&self.game)?.decisions()))
            }
        };
        if let Some(decisions) = decisions {
            let first = *decisions.start();
            self.look_back(ctx, decisions);
            self.stage.stepped_back_to = Some(first);
        }
    }

    /// Shows the decision with this number again, beginning at the time `now`.
    pub fn show_again(&mut self, number: usize, now: f64) {
        self.begin_playback(number..=number, now);
    }

    /// Shows the past decisions with these numbers again, from now on.
    pub(crate) fn look_back(&mut self, ctx: &Context, decisions: RangeInclusive<usize>) {
        self.stage.motion = Timeline::default();
        self.stage.gains.clear();
        self.panels.kept_card = None;
        ctx.request_repaint();
        self.begin_playback(decisions, self.stage.now);
    }

    fn begin_playback(&mut self, decisions: RangeInclusive<usize>, now: f64) {
        self.stage.stepped_back_to = None;
        if let Some(replay) = self.mode.replay_mut() {
            return replay.play(&self.game, decisions, now);
        }
        self.end_look_back();
        if let Some(back) = LookingBack::new(&self.game, decisions, self.viewer, self.settings.speed, now) {
            let base = std::mem::replace(&mut self.mode, Mode::Play);
            self.mode = Mode::Playback(Playback::LookBack(back, Box::new(base)));
        }
    }

    /// Ends a look back and returns to the present. Returns true if the table was looking back.
    pub(crate) fn end_look_back(&mut self) -> bool {
        match std::mem::replace(&mut self.mode, Mode::Play) {
            Mode::Playback(Playback::LookBack(_, base)) => {
                self.mode = *base;
                true
            }
            mode => {
                self.mode = mode;
                false
            }
        }
    }

    /// Carries out an input of a replay's controls.
    pub(crate) fn watch(&mut self, ctx: &Context, watch: Watch) {
        let Some(replay) = self.mode.replay_mut() else { return };
        let (game, now) = (&self.game, self.stage.now);
        match watch {
            Watch::Go(go) => replay.go(game, go, now),
            Watch::Toggle => replay.toggle(game, now),
            Watch::Pace(pace) => replay.set_pace(pace, now),
            Watch::Look(eyes) => replay.look_with(game, eyes),
            Watch::NextEyes => replay.next_eyes(game),
        }
        self.viewer = replay.viewer();
        self.panels.kept_card = None;
        ctx.request_repaint();
    }

    /// The number of the decision that the replay shows; `None` outside a replay.
    pub fn replayed(&self) -> Option<usize> {
        self.mode.replay().map(Replay::decision)
    }

    /// Advances the replay or the look back. The match waits until the table shows the present again.
    pub(crate) fn advance_playback(&mut self, ctx: &Context) {
        let now = self.stage.now;
        if let Some(replay) = self.mode.replay_mut() {
            if let Some(rest) = replay.advance(&self.game, now) {
                ctx.request_repaint_after(Duration::from_secs_f32(rest));
            }
            return;
        }
        if let Mode::Playback(Playback::LookBack(back, _)) = &mut self.mode {
            let goes_on = back.advance(&self.game, now, self.settings.pause == Pause::Click);
            if !(goes_on && back.has_arrived(now)) {
                ctx.request_repaint();
            }
            if !goes_on {
                self.end_look_back();
            }
        }
    }

    /// The rectangle of the replay's bar at the bottom of the window. Its height is 0 outside a replay.
    pub(crate) fn playback_bar(&self, window: Rect) -> Rect {
        if !matches!(self.mode, Mode::Playback(Playback::Replay(..))) {
            return window.with_min_y(window.bottom());
        }
        let bar = window.with_min_y(window.bottom() - height(window.height()) - GAP);
        bar.shrink2(Vec2::new(GAP, 0.0)).with_max_y(window.bottom() - GAP)
    }
}
