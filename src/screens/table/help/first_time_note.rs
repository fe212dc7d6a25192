//! Notes for a first match: the first one says what the match is about. When something can be done for the first time,
//! a note says how it works, unless the player comes from the lessons. Each is shown once, above the log, and goes when it
//! is read or when the decision is taken.

use std::path::Path;

use egui::{Button, Context, Id, Label, Pos2, Rect, RichText, Sense, Ui, UiBuilder, Vec2};

use crate::looks::Looks;
use crate::looks::theme::space;
use crate::screens::page_parts::{focus, framed};
use crate::screens::table::layout::{GAP, Layout};
use crate::screens::table::panels::round_track;
use crate::screens::table::scene_and_inputs::{Ctx, Places, Scene, Time};
use crate::screens::table::widgets;
use crate::settings::first_steps::FirstSteps;
use rules::{Action, Empire};

/// The maximum width of a note, in points.
const WIDE: f32 = 300.0;
/// The height of a note that is assumed before its first layout, in points.
const USUAL: f32 = 110.0;
/// The font size of a note, in points.
const TEXT: f32 = 13.0;

/// Something that the player can do for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occasion {
    /// Begin a match.
    Goal,
    /// Place an agent.
    Agent,
    /// Take an agent back.
    TakeBack,
    /// Choose what a position does.
    Act,
    /// Place a banner.
    Banner,
    /// Attack a region.
    Attack,
    /// Play a card.
    Card,
    /// Exchange two tokens.
    Exchange,
}

impl Occasion {
    const ALL: [Self; 8] = [
        Self::Goal,
        Self::Agent,
        Self::TakeBack,
        Self::Act,
        Self::Banner,
        Self::Attack,
        Self::Card,
        Self::Exchange,
    ];

    /// The key of the note's text, which also names it in the file of first steps.
    const fn key(self) -> &'static str {
        match self {
            // Its text has values, which `goal` gives.
            Self::Goal => "aim",
            Self::Agent => "note-agent",
            Self::TakeBack => "note-take-back",
            Self::Act => "note-act",
            Self::Banner => "note-banner",
            Self::Attack => "note-attack",
            Self::Card => "note-card",
            Self::Exchange => "note-exchange",
        }
    }

    /// True if this action is what the note explains.
    const fn explains(self, action: &Action) -> bool {
        match self {
            Self::Goal => false,
            Self::Agent => matches!(action, Action::DeployPosition(_)),
            Self::TakeBack => matches!(action, Action::RetrievePosition(_)),
            Self::Act => matches!(action, Action::Act(_)),
            Self::Banner => matches!(action, Action::Place(_)),
            Self::Attack => matches!(action, Action::Attack { .. }),
            Self::Card => matches!(action, Action::Play { .. }),
            Self::Exchange => matches!(action, Action::Exchange(..)),
        }
    }

    /// The first thing among the legal actions about which a newcomer has not read yet.
    pub fn first_unread(legal: &[Action], steps: &FirstSteps) -> Option<Self> {
        let unread = |occasion: &Self| !steps.has_read(occasion.key());
        Self::ALL
            .into_iter()
            .filter(unread)
            .find(|occasion| legal.iter().any(|action| occasion.explains(action)))
    }

    /// The note's text.
    fn text(self, looks: &Looks, scene: &Scene<'_>) -> String {
        if self == Self::Goal { goal(looks, scene) } else { looks.speech.text(self.key()) }
    }
}

/// The text that says what counts in this match: which empire is worth most to the viewer, and which least. A match
/// shorter than the pack's usual one says so.
fn goal(looks: &Looks, scene: &Scene<'_>) -> String {
    let (world, tokens) = (scene.game.world(), scene.view.tokens(scene.view.viewer()));
    let held = || world.slots().filter_map(|slot| Some((world.house().multiplier(slot), tokens.at(slot)?)));
    let named = |found: Option<(i32, Empire)>| {
        found.map(|(_, empire)| looks.speech.empire(empire)).unwrap_or_default()
    };
    let best = named(held().max_by_key(|(multiplier, _)| *multiplier));
    let worst = named(held().min_by_key(|(multiplier, _)| *multiplier));
    let said = looks.speech.say("note-goal", &[("best", best.into()), ("worst", worst.into())]);
    std::iter::once(said).chain(round_track::short_match(looks, scene)).collect::<Vec<_>>().join(" ")
}

/// The notes for a first match: what the player has met, and the note that is shown.
pub(crate) struct FirstTimeNotes {
    pub steps: FirstSteps,
    /// The note about what the player can do for the first time, while it is shown.
    shown: Option<Occasion>,
}

impl FirstTimeNotes {
    /// The notes for a player with this configuration folder.
    pub fn read(config: &Path) -> Self {
        Self { steps: FirstSteps::read(config), shown: None }
    }

    /// Leaves out what the lessons have taught. Only the note about the match itself is still due.
    pub fn finish_lessons(&mut self, config: &Path) {
        let taught = Occasion::ALL.into_iter().filter(|occasion| *occasion != Occasion::Goal);
        let ids: Vec<&str> = taught.map(Occasion::key).collect();
        self.steps = self.steps.read_notes(config, &ids).value;
    }

    /// The rectangle of the note that is shown above the log; `None` if there is none.
    pub fn above_log(&self, ctx: &Context, layout: &Layout, prompt: Rect) -> Option<Rect> {
        self.shown.filter(|_| !layout.drawers).map(|_| place(ctx, layout, prompt))
    }

    /// Shows the note about what the player can do for the first time in a first match, if there is one. What the
    /// player has read is stored in the configuration folder `config`.
    pub fn show(&mut self, ui: &mut Ui, cx: &Ctx<'_>, places: &Places, config: &Path) {
        let (looks, scene) = (&*cx.looks, cx.scene);
        // Looking back leaves the decision open.
        if scene.playback.time != Time::Now {
            return;
        }
        let status = &scene.status;
        let plays = status.lesson.is_none() && !status.puzzle && scene.game.journal().is_some();
        let begins = || {
            scene.game.last_choice(scene.view.viewer()).is_none()
                && !self.steps.has_read(Occasion::Goal.key())
        };
        let due = match plays && self.steps.is_newcomer() {
            true if begins() => Some(Occasion::Goal),
            true => Occasion::first_unread(scene.legal, &self.steps),
            false => None,
        };
        // A note goes with the decision that it was about.
        let gone = self.shown.filter(|shown| due != Some(*shown));
        if self.shown != due {
            self.shown = due;
            ui.ctx().request_discard("the log begins below the note");
            ui.ctx().request_repaint();
        }
        let read = due.filter(|occasion| show(ui, looks, scene, places, *occasion));
        if let Some(occasion) = gone.or(read) {
            // If the file can't be written, the note appears once more in the next match.
            self.steps = self.steps.read_notes(config, &[occasion.key()]).value;
            ui.ctx().request_repaint();
        }
    }
}

/// Shows a note above the log, where it covers nothing of the map. If the log has no column, the note stands in the
/// lower left corner of the map. Returns true if the player has read it.
fn show(ui: &mut Ui, looks: &Looks, scene: &Scene<'_>, places: &Places, occasion: Occasion) -> bool {
    let rect = place(ui.ctx(), &places.layout, places.asked);
    let (read, high) = note(ui, looks, rect, &occasion.text(looks, scene));
    widgets::remember_height(ui.ctx(), height_id(), high);
    read
}

/// The rectangle of a note: above the log, or in the lower left corner of the map if the log has no column.
fn place(ctx: &Context, layout: &Layout, prompt: Rect) -> Rect {
    let high = ctx.data(|data| data.get_temp(height_id())).unwrap_or(USUAL);
    let room = match layout.drawers {
        false => layout.log.with_max_x(layout.log.right().min(layout.log.left() + WIDE)),
        true => {
            let bottom = layout.board.bottom().min(prompt.top()) - GAP;
            let corner = Rect::from_min_max(layout.board.min, Pos2::new(layout.board.left() + WIDE, bottom));
            corner.with_min_y(bottom - high)
        }
    };
    // The end of the log stays in sight below a note that is lower than the log.
    match high <= room.height() {
        true => room.with_max_y(room.top() + high),
        false => room.with_min_y(room.bottom() - high),
    }
}

/// The id under which the height of the last note is remembered.
fn height_id() -> Id {
    Id::unique("height of a first note")
}

/// Shows the content of a note in `rect`. Returns whether the player has read it, and the height that it needs.
fn note(ui: &mut Ui, looks: &Looks, rect: Rect, said: &str) -> (bool, f32) {
    framed(ui, looks, rect, 3.0);
    // The note catches clicks, so that they don't reach the map below it.
    ui.interact(rect, Id::unique("note ground"), Sense::CLICK);
    let inner = rect.shrink2(Vec2::new(space::NORMAL + 2.0, space::NORMAL));
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner));
    child.add(Label::new(RichText::new(said).size(TEXT)).selectable(false).wrap());
    child.add_space(space::TIGHT);
    let button = child.add(Button::new(looks.speech.text("note-read")));
    focus(&child, looks, &button);
    widgets::announce(ui, rect, "first note", said);
    (button.clicked(), child.min_rect().height() + 2.0 * space::NORMAL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_due_until_it_has_been_read() {
        let folder = tempfile::tempdir().unwrap();
        let legal = [Action::Act(rules::Line::new(0).unwrap())];
        let steps = FirstSteps::default();
        assert_eq!(Occasion::first_unread(&legal, &steps), Some(Occasion::Act));
        let steps = steps.read_notes(folder.path(), &[Occasion::Act.key()]).value;
        assert_eq!(Occasion::first_unread(&legal, &steps), None);
    }

    #[test]
    fn after_the_lessons_only_the_note_about_the_match_is_due() {
        let folder = tempfile::tempdir().unwrap();
        let mut notes = FirstTimeNotes::read(folder.path());
        notes.finish_lessons(folder.path());
        let kept = FirstSteps::read(folder.path());
        let unread: Vec<Occasion> =
            Occasion::ALL.into_iter().filter(|occasion| !kept.has_read(occasion.key())).collect();
        assert_eq!(unread, [Occasion::Goal]);
    }

    #[test]
    fn every_note_has_a_text_of_its_own() {
        let speech = speech::Speech::new(testing::pack("war-of-whispers"));
        // The text about the aim of the match needs the match.
        let mut plain = Occasion::ALL.iter().filter(|occasion| **occasion != Occasion::Goal);
        assert!(plain.all(|occasion| speech.text(occasion.key()).contains(' ')));
        let keys: std::collections::BTreeSet<&str> = Occasion::ALL.into_iter().map(Occasion::key).collect();
        assert_eq!(keys.len(), Occasion::ALL.len());
    }
}
