//! The player's decisions, undo, and the automatic decisions. Bots pause between decisions, so that the player sees
//! each of them.

use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use crate::input::clicks_to_decision::Pick;
use crate::looks::Looks;
use crate::screens::table::TableScreen;
use crate::screens::table::help::coach::CoachState;
use crate::screens::table::help::hint::{Hint, SLOW};
use crate::screens::table::mode::Mode;
use crate::screens::table::mode::click_guard::ClickGuard;
use crate::screens::table::mode::curtain::Curtain;
use crate::screens::table::staging::event_staging::pace;
use crate::screens::table::staging::gains::{self, Holdings};
use crate::screens::table::staging::highlight::Highlight;
use crate::screens::table::staging::timeline::Timeline;
use crate::screens::table::staging::turn_title::Titles;
use crate::screens::table::staging::voices::Voice;
use crate::settings::Speed;
use record::Step;
use rules::{Action, Outcome, Refusal, Society};
use table::{Perspective, UndoError};

impl TableScreen {
    /// Carries out a decision of the player, or shows why it is illegal. A puzzle keeps the decision as the player's
    /// answer instead.
    pub(crate) fn decide(&mut self, ctx: &Context, looks: &Looks, action: Action) {
        self.selection.pick = Pick::default();
        if let Mode::Puzzle(puzzle) = &mut self.mode {
            puzzle.answer = Some(action);
        } else if let Err(refusal) = self.play(action, None) {
            self.dialogs.notice = Some(looks.speech.refused(&refusal));
        }
        ctx.request_repaint();
    }

    /// Carries out a decision and starts its animation. If `named` fits the decision, its outcomes are used instead of
    /// random ones.
    pub(crate) fn play(&mut self, action: Action, named: Option<&[Outcome]>) -> Result<(), Refusal> {
        let world = Arc::clone(self.game.world());
        let view = self.game.view(self.viewer);
        let continues = self.continues();
        if named.is_none_or(|named| self.game.play_named(action, named).is_err()) {
            self.game.play(action)?;
        }
        let last = self.game.steps().last();
        self.help.hint = None;
        self.help.coach = CoachState::default();
        if !continues {
            // The floating gains belong to the last turn, whose narration is over.
            self.stage.gains.clear();
        }
        // Nothing is animated while the curtain is closed.
        let speed = if self.curtain.is_some() { Speed::None } else { self.settings.speed };
        let timeline = |step| Timeline::new(&world, step, Perspective::Society(self.viewer), speed);
        self.stage.motion = last.map(timeline).unwrap_or_default();
        if self.curtain.is_none() {
            let events = last.map_or(&[][..], |step| &step.events);
            let holdings = Holdings::new(&world, &view);
            let (motion, now) = (&self.stage.motion, self.stage.now);
            self.stage.gains.extend(gains::gains(holdings, events, motion, &self.settings, now));
        }
        let voice = last
            .filter(|_| self.settings.voices && self.curtain.is_none() && matches!(self.mode, Mode::Play));
        let (seed, said) = (self.game.setup().seed, &mut self.stage.said);
        let voice = voice.and_then(|step| Voice::of(&world, &view, step, seed, said));
        let timed = |voice: Voice| voice.timed(&self.stage.motion, self.settings.speed, self.stage.now);
        self.stage.voice = voice.map(timed).or(self.stage.voice.filter(|_| self.curtain.is_none()));
        self.stage.before = Some(view);
        let events = last.filter(|_| self.has_titles()).map_or(&[][..], |step| &step.events);
        self.stage.titles = Titles::after(events, pace(self.settings.speed));
        self.stage.telling = self.stage.titles.wait() || last.is_some_and(|step| step.society != self.viewer);
        self.stage.ending = self.game.state().is_over();
        self.stage.since = self.stage.now;
        self.stage.skipping = false;
        self.stage.stepped_back_to = None;
        Ok(())
    }

    /// True if the next decision belongs to the same turn as the last decision.
    fn continues(&self) -> bool {
        let now = self.game.state();
        let same = |step: &Step| Some(step.society) == now.mover() && step.before.turn() == now.turn();
        self.game.steps().last().is_some_and(same)
    }

    /// Takes back the last decision, or shows why it cannot be taken back.
    pub(crate) fn undo(&mut self, ctx: &Context, looks: &Looks) {
        if let Err(why) = self.take_back() {
            self.dialogs.notice = Some(looks.speech.undo_refused(why));
        }
        ctx.request_repaint();
    }

    /// True if the next decision is up to another player at this computer.
    pub(crate) fn passes_on(&self) -> bool {
        self.game.is_shared() && self.game.human_to_move().is_some_and(|person| person != self.viewer)
    }

    /// Closes the curtain for the next player at this computer, once the last decision has been shown for long enough.
    fn hand_over(&mut self, ctx: &Context, looks: &Looks) {
        if self.curtain.is_some() || !self.passes_on() || !self.is_due(ctx, looks) {
            return;
        }
        self.curtain = Some(Curtain::falls(ctx));
        // The next player starts without the last player's picks, animations and dialogs.
        (self.selection.pick, self.selection.series) = (Pick::default(), None);
        self.stage.motion = Timeline::default();
        self.stage.titles = Titles::default();
        self.selection.highlight = Highlight::default();
        (self.selection.hovered, self.selection.pointed, self.panels.kept_card) = (None, None, None);
        (self.help.hint, self.dialogs.unconfirmed, self.dialogs.saving) = (None, None, None);
        self.help.coach = CoachState::default();
        self.help.suspicions.close();
        (self.stage.skipping, self.panels.log.open) = (false, false);
        (self.panels.cards_open, self.panels.keys_open) = (false, false);
        ctx.request_repaint();
    }

    /// Opens the curtain. From now on the table shows what the society of the player `person` knows.
    pub(crate) fn open_curtain(&mut self, ctx: &Context, person: Society) {
        self.curtain = None;
        (self.viewer, self.stage.telling) = (person, false);
        // Floating gains would reveal the tokens of another player.
        self.stage.gains.clear();
        self.stage.voice = None;
        self.selection.click_guard = Some(ClickGuard::now(ctx));
        ctx.request_repaint();
    }

    /// Takes back the player's last own decision, with automatic decisions after it. Fails if there is none.
    fn take_back(&mut self) -> Result<(), UndoError> {
        let (person, remaining) = self.selection.windows.undo_point(&self.game, &self.settings)?;
        if person != self.viewer {
            return Err(UndoError::OtherPerson);
        }
        self.game.take_back_to(remaining)?;
        self.stage.stepped_back_to = None;
        self.help.hint = None;
        self.help.coach = CoachState::default();
        self.selection.windows.go_back(self.game.steps().len());
        self.bots.cancel();
        (self.selection.pick, self.selection.series) = (Pick::default(), None);
        self.stage.motion = Timeline::default();
        self.stage.gains.clear();
        self.stage.voice = None;
        (self.stage.before, self.stage.telling, self.stage.titles) = (None, false, Titles::default());
        Ok(())
    }

    /// Opens a hint, adds detail to an open one, or closes a hint that has shown everything.
    pub(crate) fn help(&mut self, ctx: &Context, looks: &Looks) {
        if let Some(why) = self.no_hints() {
            self.dialogs.notice = Some(looks.speech.text(why));
            return;
        }
        self.help.hint = match self.help.hint.take() {
            Some(hint) => hint.more(),
            None => self.game.human_to_move().map(|_| Hint::ask(self.stage.now)),
        };
        ctx.request_repaint();
        ctx.request_repaint_after(Duration::from_secs_f64(SLOW));
    }

    /// The key of the text that says why hints are not available; `None` if they are.
    fn no_hints(&self) -> Option<&'static str> {
        match () {
            () if !self.game.may_help() => Some("help-plain-about"),
            () if !self.settings.hints => Some("help-hints-off"),
            () => None,
        }
    }

    /// For how many seconds the last decision has been on the table, without the time in which the table was hidden.
    pub(crate) fn elapsed(&self) -> f32 {
        (self.stage.now - self.stage.since) as f32
    }

    /// Tells the table that it was hidden for `seconds`, so that its clock leaves out that time.
    pub fn rest(&mut self, seconds: f64) {
        self.stage.rested += seconds.max(0.0);
    }

    /// Updates the table for this frame: runs the analysis, the animations and the automatic decisions.
    pub fn advance(&mut self, ctx: &Context, looks: &Looks) {
        self.stage.now = ctx.input(|i| i.time) - self.stage.rested;
        self.weigh(ctx);
        self.float(ctx);
        if matches!(self.mode, Mode::Playback(_) | Mode::Posing(_)) {
            return self.advance_playback(ctx);
        }
        self.move_on(ctx);
        self.open_round(ctx);
        self.tell_to_end(ctx, looks);
        if let Mode::Puzzle(_) = self.mode {
            return self.advance_puzzle();
        }
        if self.stage.ending {
            self.stage.ending = !self.has_been_shown(ctx);
            return;
        }
        // The match waits while the player reads all cards or the suspicions.
        if self.panels.cards_open || self.panels.keys_open || self.help.suspicions.is_open() {
            return;
        }
        match self.mode {
            Mode::Lesson(_) => self.advance_lesson(ctx, looks),
            Mode::Play => self.advance_play(ctx, looks),
            Mode::Puzzle(_) | Mode::Playback(_) | Mode::Posing(_) => {}
        }
    }

    /// Advances a match: lets bots think, and carries out their decisions and those with only one legal action.
    fn advance_play(&mut self, ctx: &Context, looks: &Looks) {
        if let Some(action) = self.next_of_series() {
            return self.want(ctx, looks, action);
        }
        let Some(only) = self.next_without_person() else { return self.hand_over(ctx, looks) };
        if !self.is_due(ctx, looks) {
            return;
        }
        if let Some(action) = only.or_else(|| self.bot_decision()) {
            let passes = self.automatic_pass().is_some();
            // This cannot fail: the action is the only legal one, a pass in a window, or the bot's choice among the
            // legal ones.
            let _ = self.play(action, None);
            if passes {
                self.selection.windows.note(self.game.steps().len());
            }
            self.guard(ctx);
            self.tell_to_end(ctx, looks);
            ctx.request_repaint();
        }
    }

    /// The next banner of a series that the player places by one key or click. `None` if the series is over, or if the
    /// player must answer something first.
    fn next_of_series(&mut self) -> Option<Action> {
        let (region, more) = self.selection.series?;
        let coach = &self.help.coach;
        if coach.looks() {
            return None;
        }
        let action = Action::Place(region);
        let stops = coach.objection.is_some() || self.dialogs.unconfirmed.is_some();
        let legal = self.game.human_to_move() == Some(self.viewer) && self.game.legal().contains(&action);
        self.selection.series =
            Some((region, more.saturating_sub(1))).filter(|_| more > 0 && legal && !stops);
        self.selection.series.map(|_| action)
    }

    /// Keeps the animation of the last decision running, or ends it if the player skips it.
    fn move_on(&mut self, ctx: &Context) {
        if self.stage.motion.is_over(self.elapsed()) {
            return;
        }
        if self.stage.skipping {
            self.stage.motion = Timeline::default();
            for gain in &mut self.stage.gains {
                gain.begins = gain.begins.min(self.stage.now);
            }
        } else {
            ctx.request_repaint();
        }
    }

    /// Removes the floating gains that have been shown for long enough. Requests the next frame while others are left.
    fn float(&mut self, ctx: &Context) {
        let now = self.stage.now;
        self.stage.voice = self.stage.voice.filter(|voice| voice.lasts(ctx, now));
        let rest = |gain: &gains::Gain| gain.rest(now);
        self.stage.gains.retain(|gain| rest(gain) > 0.0);
        if self.settings.speed == Speed::None {
            let first = self.stage.gains.iter().map(rest).reduce(f64::min);
            first.into_iter().for_each(|rest| ctx.request_repaint_after(Duration::from_secs_f64(rest)));
        } else if !self.stage.gains.is_empty() {
            ctx.request_repaint();
        }
    }

    /// Whether the next decision needs no player. `Some(Some(action))` means that only this action is legal, or that
    /// the player wants to pass.
    /// `Some(None)` means that a bot must decide, and lets it think. `None` means that a player must decide.
    fn next_without_person(&mut self) -> Option<Option<Action>> {
        let Some(human) = self.game.human_to_move() else {
            self.bots.think(&self.game);
            return Some(None);
        };
        if !self.game.is_shared() {
            self.viewer = human;
        }
        self.bots.think_ahead(&self.game);
        let only = self.only().filter(|_| self.settings.forced).or_else(|| self.automatic_pass())?;
        Some(Some(only))
    }

    /// The decision of the thinking bot, once the bot has decided. If the bot's program failed, notes that in the
    /// match.
    pub(crate) fn bot_decision(&mut self) -> Option<Action> {
        let action = self.bots.decision()?;
        if let Some(lost) = self.bots.take_lost() {
            self.game.note_lost(lost);
        }
        Some(action)
    }

    /// Shows a notice for each bot whose program is missing, and says which bot plays instead.
    pub(crate) fn tell_of_programs(&mut self, looks: &Looks) {
        while let Some(name) = self.bots.take_absent() {
            let said = looks.speech.without_program(name);
            self.dialogs.notice = Some(match self.dialogs.notice.take() {
                Some(before) => format!("{before}\n{said}"),
                None => said,
            });
        }
    }
}
