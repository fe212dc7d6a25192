//! Who decides when: the person's decisions, undo, and what goes on by itself, each step long enough to be
//! seen.

use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use super::TableScreen;
use super::coached::Coaching;
use super::curtain::Curtain;
use super::gains;
use super::handed_over::HandedOver;
use super::highlight::Highlight;
use super::hint::{Hint, SLOW};
use super::motion::{Motion, Pieces};
use super::timing;
use super::turn_title::Titles;
use crate::looks::Looks;
use crate::pick::Pick;
use crate::settings::{Pause, Speed};
use record::Step;
use rules::{Action, Outcome, Refusal, Society};
use table::{Perspective, UndoError};

impl TableScreen {
    /// Takes a decision of the person's, or says why it is not legal.
    pub(super) fn decide(&mut self, ctx: &Context, looks: &Looks, action: Action) {
        self.pick = Pick::default();
        if let Some(trial) = &mut self.trial {
            trial.ask(action);
        } else if let Err(refusal) = self.play(action, None) {
            self.notice = Some(looks.speech.refused(&refusal));
        }
        ctx.request_repaint();
    }

    /// Takes a decision and shows what it does. What chance gives may be named, where that fits.
    pub(super) fn play(&mut self, action: Action, named: Option<&[Outcome]>) -> Result<(), Refusal> {
        let world = Arc::clone(self.game.world());
        let view = self.game.view(self.viewer);
        let before = Pieces::of(&world, &view);
        let (speed, pause) = (self.settings.speed, self.settings.pause);
        let continues = self.continues();
        let events = match named.filter(|named| self.game.play_named(action, named).is_ok()) {
            Some(_) => self.game.steps().last().map_or(&[][..], |step| step.events.as_slice()),
            None => self.game.play(action)?,
        };
        self.hint = None;
        self.coaching = Coaching::default();
        if !continues {
            // What floats up belongs to the move that is told no longer.
            self.gains.clear();
        }
        // Nobody sees what moves behind the curtain.
        let speed = if self.curtain.is_some() { Speed::None } else { speed };
        self.motion = Motion::new(before, events, Perspective::Society(self.viewer), speed);
        if self.curtain.is_none() {
            let shown = gains::gains((&world, &view), (events, &self.motion), self.now, (speed, pause));
            self.gains.extend(shown);
        }
        self.before = Some(view);
        let last = self.game.steps().last();
        let events = last.filter(|_| self.has_titles()).map_or(&[][..], |step| &step.events);
        self.titles = Titles::of(events, timing::pace(self.settings.speed));
        self.telling = self.titles.wait() || last.is_some_and(|step| step.society != self.viewer);
        self.ending = self.game.state().is_over();
        self.since = self.now;
        self.skipping = false;
        Ok(())
    }

    /// Whether whoever decides now goes on with what was done last.
    fn continues(&self) -> bool {
        let now = self.game.state();
        let same = |step: &Step| Some(step.society) == now.mover() && step.before.turn() == now.turn();
        self.game.steps().last().is_some_and(same)
    }

    /// Takes the last decision back, or says why it cannot be.
    pub(super) fn undo(&mut self, ctx: &Context, looks: &Looks) {
        if let Err(why) = self.take_back() {
            self.notice = Some(looks.speech.undo_refused(why));
        }
        ctx.request_repaint();
    }

    /// Whether the decision is that of another person than the one who looks.
    pub(super) fn passes_on(&self) -> bool {
        self.game.is_shared() && self.game.human_to_move().is_some_and(|person| person != self.viewer)
    }

    /// Covers the table for the next person, once what came before has been shown for long enough.
    fn hand_over(&mut self, ctx: &Context, looks: &Looks) {
        if self.curtain.is_some() || !self.passes_on() || !self.is_due(ctx, looks) {
            return;
        }
        self.curtain = Some(Curtain::falls(ctx));
        // What the last person was about is none of the next one's.
        self.pick = Pick::default();
        self.motion = Motion::default();
        self.titles = Titles::default();
        self.highlight = Highlight::default();
        (self.hovered, self.pointed, self.kept_card) = (None, None, None);
        (self.hint, self.unconfirmed, self.saving) = (None, None, None);
        self.coaching = Coaching::default();
        self.ledger.close();
        (self.skipping, self.cards_open, self.log.open) = (false, false, false);
        ctx.request_repaint();
    }

    /// The table is seen with the eyes of the next person from now on.
    pub(super) fn open_curtain(&mut self, ctx: &Context, person: Society) {
        self.curtain = None;
        (self.viewer, self.telling) = (person, false);
        // What floats tells of somebody else's tokens.
        self.gains.clear();
        self.handed_over = Some(HandedOver::now(ctx));
        ctx.request_repaint();
    }

    /// Takes the last decision back, and those before it that left no choice and would only be taken again.
    /// Nobody takes back what another person has decided, not even a decision that left no choice.
    fn take_back(&mut self) -> Result<(), UndoError> {
        if self.game.can_undo()? != self.viewer {
            return Err(UndoError::OtherPerson);
        }
        self.game.undo()?;
        self.hint = None;
        self.coaching = Coaching::default();
        while self.settings.forced && self.only().is_some() && self.game.can_undo().is_ok() {
            self.game.undo()?;
        }
        self.bots.cancel();
        self.pick = Pick::default();
        self.motion = Motion::default();
        self.gains.clear();
        (self.before, self.telling, self.titles) = (None, false, Titles::default());
        Ok(())
    }

    /// Helps with the decision: where to look, then what promises most, then no more.
    pub(super) fn help(&mut self, ctx: &Context, looks: &Looks) {
        if let Some(why) = self.no_hints() {
            self.notice = Some(looks.speech.text(why));
            return;
        }
        self.hint = match self.hint.take() {
            Some(hint) => hint.more(),
            None => self.game.human_to_move().map(|_| Hint::ask(self.now)),
        };
        ctx.request_repaint();
        ctx.request_repaint_after(Duration::from_secs_f64(SLOW));
    }

    /// Why there are no hints.
    fn no_hints(&self) -> Option<&'static str> {
        match () {
            () if !self.game.may_help() => Some("help-plain-about"),
            () if !self.settings.hints => Some("help-hints-off"),
            () => None,
        }
    }

    /// The decision that leaves no choice.
    pub(super) fn only(&self) -> Option<Action> {
        match self.game.legal().as_slice() {
            [only] => Some(*only),
            [] | [_, _, ..] => None,
        }
    }

    /// How long the last decision has been on its way, in seconds.
    pub(super) fn shown(&self) -> f32 {
        (self.now - self.since) as f32
    }

    /// The table has waited so many seconds, which are none of its own.
    pub fn rest(&mut self, seconds: f64) {
        self.rested += seconds.max(0.0);
    }

    /// Lets bots think and takes their decisions and those that leave no choice, one after another.
    pub fn advance(&mut self, ctx: &Context, looks: &Looks) {
        self.now = ctx.input(|i| i.time) - self.rested;
        self.weigh(ctx);
        self.float(ctx);
        if self.advance_replay(ctx) {
            return;
        }
        if let Some(back) = self.back.take() {
            // Everybody waits until the table is back in the present.
            let waits = self.settings.pause == Pause::Click;
            self.back = back.advance(&self.game, self.now, waits);
            if !self.back.as_ref().is_some_and(|back| back.has_arrived(self.now)) {
                ctx.request_repaint();
            }
            return;
        }
        self.move_on(ctx);
        self.open_round(ctx);
        self.tell_to_end(ctx, looks);
        if self.trial.is_some() {
            return self.advance_trial();
        }
        if self.ending {
            self.ending = !self.has_been_shown(ctx);
            return;
        }
        // Nobody goes on while all cards are read, or suspicions.
        if self.cards_open || self.ledger.is_open() {
            return;
        }
        if self.lesson.is_some() {
            return self.advance_lesson(ctx, looks);
        }
        let Some(only) = self.next_without_person() else { return self.hand_over(ctx, looks) };
        if !self.is_due(ctx, looks) {
            return;
        }
        if let Some(action) = only.or_else(|| self.decided()) {
            // It is the one legal action, or the bot's choice from them.
            let _ = self.play(action, None);
            self.guard(ctx);
            self.tell_to_end(ctx, looks);
            ctx.request_repaint();
        }
    }

    /// Keeps what is on its way moving, unless the person has seen enough of it.
    fn move_on(&mut self, ctx: &Context) {
        if self.motion.is_over(self.shown()) {
            return;
        }
        if self.skipping {
            self.motion = Motion::default();
            for gain in &mut self.gains {
                gain.begins = gain.begins.min(self.now);
            }
        } else {
            ctx.request_repaint();
        }
    }

    /// Lets what the viewer gains float on, or stand where nothing is to move.
    fn float(&mut self, ctx: &Context) {
        let now = self.now;
        let rest = |gain: &gains::Gain| gain.rest(now);
        self.gains.retain(|gain| rest(gain) > 0.0);
        if self.settings.speed == Speed::None {
            let first = self.gains.iter().map(rest).reduce(f64::min);
            first.into_iter().for_each(|rest| ctx.request_repaint_after(Duration::from_secs_f64(rest)));
        } else if !self.gains.is_empty() {
            ctx.request_repaint();
        }
    }

    /// Whether the match goes on without the person: `Some` of the decision that leaves no choice, or of
    /// `None` where a bot decides, which is set thinking.
    fn next_without_person(&mut self) -> Option<Option<Action>> {
        let Some(human) = self.game.human_to_move() else {
            self.bots.think(&self.game);
            return Some(None);
        };
        if !self.game.is_shared() {
            self.viewer = human;
        }
        self.bots.think_ahead(&self.game);
        let only = self.only().filter(|_| self.settings.forced)?;
        Some(Some(only))
    }
}
