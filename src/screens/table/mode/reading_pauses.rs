//! The pauses in which the player can read the last move, before the next decision.

use std::time::Duration;

use egui::Context;

use crate::looks::Looks;
use crate::screens::table::TableScreen;
use crate::screens::table::mode::Mode;
use crate::screens::table::mode::click_guard::ClickGuard;
use crate::screens::table::panels::narration::narrated_turn::{Story, is_card};
use crate::screens::table::staging::event_staging::pace;
use crate::screens::table::staging::turn_title::Titles;
use crate::settings::{Pause, Speed};
use record::Step;
use rules::Event;
use table::Player;

/// The extra pause for reading a card that was played or drawn.
const READING: Duration = Duration::from_millis(2000);

/// The time to read one character, in seconds. It allows a quarter of a second for a word of six characters with its
/// space.
const LETTER: f32 = 0.25 / 6.0;

/// The maximum pause for reading a move, unless the settings ask for a longer one.
const LONGEST: Duration = Duration::from_secs(4);

/// The minimum time for which the message that the war is over stays on the table.
const WAR_OVER: Duration = Duration::from_millis(1500);

/// For how many seconds after a decision of the player's own a click may still be meant for it.
const STRAY: f32 = 0.4;

impl TableScreen {
    /// Ends the narration of the last decision once it has been shown for long enough. Then the title of the next turn
    /// begins, or the player is asked to decide.
    pub(crate) fn tell_to_end(&mut self, ctx: &Context, looks: &Looks) {
        if self.stage.titles.wait() && self.is_read(ctx, looks) {
            // A player who skips animations sees no titles. If every move waits for a click, however, the click only
            // starts the next title.
            if self.stage.skipping && self.settings.pause != Pause::Click {
                self.stage.titles = Titles::default();
            } else {
                self.stage.skipping = false;
                self.stage.titles.begin(self.stage.now);
            }
            ctx.request_repaint();
        }
        // In a lesson, the lesson's card says what comes next.
        let told = |table: &Self| match table.mode.lesson() {
            Some(_) => table.stage.skipping || table.stage.motion.is_over(table.elapsed()),
            None => table.is_due(ctx, looks),
        };
        if self.stage.telling && told(self) {
            self.stage.telling = false;
            self.guard(ctx);
            ctx.request_repaint();
        }
    }

    /// Shows the title of the first round as soon as the curtain is open.
    pub(crate) fn open_round(&mut self, ctx: &Context) {
        if self.curtain.is_none() {
            let pace = if self.has_titles() { pace(self.settings.speed) } else { 0.0 };
            self.stage.titles.open(self.stage.now, pace);
        }
        if self.stage.titles.opening(self.stage.now).is_some() {
            ctx.request_repaint();
        }
    }

    /// True if titles announce rounds and turns. That requires an open curtain, a mode with titles, and pauses in the
    /// settings.
    pub(crate) fn has_titles(&self) -> bool {
        self.curtain.is_none() && self.mode.base().has_titles() && self.settings.pause != Pause::None
    }

    /// Creates a guard against late clicks if the player must decide now.
    pub(crate) fn guard(&mut self, ctx: &Context) {
        if self.curtain.is_none() && self.game.human_to_move() == Some(self.viewer) {
            self.selection.click_guard = Some(ClickGuard::now(ctx));
        }
    }

    /// True if a click or a Space in this frame was meant to skip a rival's animation. The guard is then renewed, so
    /// that further ones in a series are ignored too.
    pub(crate) fn is_late(&mut self, ctx: &Context) -> bool {
        let late = self.selection.click_guard.is_some_and(|handed| handed.is_late(ctx));
        if late {
            self.selection.click_guard = Some(ClickGuard::now(ctx));
        }
        late
    }

    /// True if a bot took the last decision.
    fn bot_decided_last(&self) -> bool {
        let last = self.game.steps().last();
        last.is_some_and(|step| self.game.player(step.society) != Player::Human)
    }

    /// True if there is a click in this frame right after the player's own decision. It was meant for that decision,
    /// such as the last of several banners, and must not skip a rival's move.
    pub(crate) fn is_stray_click(&self, ctx: &Context) -> bool {
        let own = self.game.steps().last().is_some_and(|step| step.society == self.viewer);
        own && self.elapsed() < STRAY && ctx.input(|input| input.pointer.any_click())
    }

    /// True if the last decision of the match and the message that the war is over have been shown for long enough. A
    /// rival's last decision stays until the player goes on, because it may decide the match.
    pub(crate) fn has_been_shown(&self, ctx: &Context) -> bool {
        let plays = matches!(self.mode, Mode::Play) && self.game.player(self.viewer) == Player::Human;
        let rival = plays && self.bot_decided_last();
        let pause = match self.settings.pause {
            _ if self.stage.skipping => return true,
            Pause::None if self.settings.speed == Speed::None => return true,
            Pause::Click => return false,
            Pause::Short | Pause::Long if rival => return false,
            pause => pause.length().unwrap_or_default().max(WAR_OVER),
        };
        let rest = self.stage.motion.lasts() + pause.as_secs_f32() - self.elapsed();
        if rest > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f32(rest));
        }
        rest <= 0.0
    }

    /// True if the last decision and the titles after it have been shown for long enough. If not, requests a frame at
    /// the right time.
    pub(crate) fn is_due(&self, ctx: &Context, looks: &Looks) -> bool {
        if self.stage.skipping || self.curtain.is_some() {
            return true;
        }
        let rest = self.stage.titles.rest(self.stage.now);
        if rest > 0.0 {
            // A second title may follow the first one.
            ctx.request_repaint_after(Duration::from_secs_f32(rest.min(0.1)));
        }
        rest <= 0.0
            && !self.stage.titles.wait()
            && (self.stage.titles.have_begun() || self.is_read(ctx, looks))
    }

    /// True if the last decision, without titles, has been shown for long enough. If not, requests a frame at the
    /// right time.
    fn is_read(&self, ctx: &Context, looks: &Looks) -> bool {
        if self.stage.skipping || self.curtain.is_some() {
            return true;
        }
        if !self.stage.motion.is_over(self.elapsed()) {
            return false;
        }
        // Players need no pause after their own decision.
        let last = self.game.steps().last();
        // Before the curtain closes, however, a player sees the result of the decision, and in a lesson the learner
        // sees what is played for them.
        let played = self.mode.lesson().is_some_and(|lesson| lesson.course.plays());
        let pause = match self.bot_decided_last() || played || self.passes_on() {
            true => self.settings.pause.length(),
            false => Some(Duration::ZERO),
        };
        let Some(mut pause) = pause else { return false };
        let card = last.is_some_and(|step| step.events.iter().any(is_card));
        let drawn = |step: &Step| step.events.iter().any(|event| matches!(event, Event::DrewCard(..)));
        let drew = self.passes_on() && last.is_some_and(drawn);
        if pause > Duration::ZERO {
            pause = reading(self.new_letters(looks), pause);
            if drew || card {
                pause += READING;
            }
        }
        // The floating gains are shown before the next decision.
        let floats = if self.settings.pause == Pause::None { &[][..] } else { &self.stage.gains };
        let floats = floats.iter().map(|gain| gain.rest(self.stage.now) as f32).fold(0.0, f32::max);
        let rest = (self.stage.motion.lasts() + pause.as_secs_f32() - self.elapsed()).max(floats);
        if rest > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f32(rest));
        }
        rest <= 0.0
    }

    /// The number of characters that the last decision has added to the narrated text.
    fn new_letters(&self, looks: &Looks) -> usize {
        let letters = |story: &Story<'_>| {
            let seen = story.events(0).filter(|(_, event)| event.audience().has(self.viewer));
            looks.speech.story(&self.game, story.matter(), seen, false).chars().count()
        };
        let Some(story) = Story::last(&self.game) else { return 0 };
        let (first, last) = story.decisions().into_inner();
        let before =
            Story::ending_at(&self.game, last - 1).filter(|before| *before.decisions().start() == first);
        letters(&story).saturating_sub(before.as_ref().map_or(0, letters))
    }
}

/// The time to read `letters` characters, but at least `least`.
fn reading(letters: usize, least: Duration) -> Duration {
    Duration::from_secs_f32(letters as f32 * LETTER).clamp(least, LONGEST.max(least))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_follow_the_words_between_the_chosen_one_and_four_seconds() {
        let [short, long] = [Pause::Short, Pause::Long].map(|pause| pause.length().unwrap());
        assert_eq!((reading(0, short), reading(9, long)), (short, long));
        // Eight words of five letters.
        assert!((reading(48, short).as_secs_f32() - 2.0).abs() < 0.01);
        assert_eq!(reading(25 * 6, short), LONGEST);
        assert_eq!(reading(900, 2 * LONGEST), 2 * LONGEST);
    }
}
