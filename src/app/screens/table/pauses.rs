//! How long what was done last is left to be read, before the next one decides or the person is asked.

use std::time::Duration;

use egui::Context;

use super::TableScreen;
use super::handed_over::HandedOver;
use super::story::Story;
use crate::app::settings::{Pause, Speed};
use crate::record::Step;
use crate::rules::Event;
use crate::table::Player;

/// How much longer a card that was played lies open than anything else.
const READING: Duration = Duration::from_millis(2000);

/// How long it is said at least that the war is over.
const WAR_OVER: Duration = Duration::from_millis(1500);

impl TableScreen {
    /// Asks the person once what a rival has done last has been shown.
    pub(super) fn tell_to_end(&mut self, ctx: &Context) {
        if self.telling && (self.skipping || self.motion.is_over(self.shown())) {
            self.telling = false;
            self.guard(ctx);
            ctx.request_repaint();
        }
    }

    /// A click that was meant to hurry others may come just now, when the person is asked something.
    pub(super) fn guard(&mut self, ctx: &Context) {
        if self.curtain.is_none() && self.game.human_to_move() == Some(self.viewer) {
            self.handed_over = Some(HandedOver::now(ctx));
        }
    }

    /// Whether there is such a click or Space now; as long as they go on, those that follow are no decisions either.
    pub(super) fn is_late(&mut self, ctx: &Context) -> bool {
        let late = self.handed_over.is_some_and(|handed| handed.is_late(ctx));
        if late {
            self.handed_over = Some(HandedOver::now(ctx));
        }
        late
    }

    /// Whether the last decision of the match has been shown, and that the war is over.
    pub(super) fn has_been_shown(&self, ctx: &Context) -> bool {
        let pause = match self.settings.pause {
            _ if self.skipping => return true,
            Pause::None if self.settings.speed == Speed::None => return true,
            Pause::Click => return false,
            pause => pause.length().unwrap_or_default().max(WAR_OVER),
        };
        let rest = self.motion.lasts() + pause.as_secs_f32() - self.shown();
        if rest > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f32(rest));
        }
        rest <= 0.0
    }

    /// Whether the last decision has been shown for long enough; if not, it is asked again in time.
    pub(super) fn is_due(&self, ctx: &Context) -> bool {
        if self.skipping || self.curtain.is_some() {
            return true;
        }
        if !self.motion.is_over(self.shown()) {
            return false;
        }
        // What one has done oneself is known already.
        let last = self.game.steps().last();
        let rival = last.is_some_and(|step| self.game.player(step.society) != Player::Human);
        // Whoever passes the machine on wants to see first what came of it.
        let pause =
            if rival || self.passes_on() { self.settings.pause.length() } else { Some(Duration::ZERO) };
        let Some(mut pause) = pause else { return false };
        let card = || Story::last(&self.game).is_some_and(|story| story.card().is_some());
        let drawn = |step: &Step| step.events.iter().any(|event| matches!(event, Event::DrewCard(..)));
        let drew = self.passes_on() && last.is_some_and(drawn);
        if pause > Duration::ZERO && (drew || card()) {
            pause += READING;
        }
        let rest = self.motion.lasts() + pause.as_secs_f32() - self.shown();
        if rest > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f32(rest));
        }
        rest <= 0.0
    }
}
