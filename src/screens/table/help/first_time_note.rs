//! Notes for a first match: when something can be done for the first time, a note says how it works. Each is shown
//! once, in a free corner of the map, and goes when it is read or when the decision is taken.

use std::path::Path;

use egui::{Button, Id, Label, Rect, RichText, Sense, Ui, UiBuilder, Vec2};

use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::{focus, framed};
use crate::screens::table::layout::GAP;
use crate::screens::table::map::region_screen_positions::{around, frame_in};
use crate::screens::table::scene_and_inputs::{Ctx, Places, Scene, Time};
use crate::screens::table::widgets;
use crate::screens::table::widgets::popup_placement::{self, Avoid, Near, Room, Sticky};
use crate::settings::first_steps::FirstSteps;
use rules::Action;

/// The maximum width of a note, in points.
const WIDE: f32 = 300.0;
/// The height of a note that is assumed before its first layout, in points.
const USUAL: f32 = 110.0;
/// The number of columns and of rows in the grid of candidate places for a note.
const GRID: usize = 5;
/// The cost of each square point by which a note covers a region that the player can choose.
const LIT: f32 = 30.0;

/// Something that the player can do for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occasion {
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
    const ALL: [Self; 7] =
        [Self::Agent, Self::TakeBack, Self::Act, Self::Banner, Self::Attack, Self::Card, Self::Exchange];

    /// The key of the note's text, which also names it in the file of first steps.
    const fn key(self) -> &'static str {
        match self {
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
        let due = match plays && self.steps.is_newcomer() {
            true => Occasion::first_unread(scene.legal, &self.steps),
            false => None,
        };
        // A note goes with the decision that it was about.
        let gone = self.shown.filter(|shown| due != Some(*shown));
        self.shown = due;
        let read = due.filter(|occasion| show(ui, looks, scene, places, *occasion));
        if let Some(occasion) = gone.or(read) {
            // If the file can't be written, the note appears once more in the next match.
            self.steps = self.steps.read_note(config, occasion.key()).value;
            ui.ctx().request_repaint();
        }
    }
}

/// Shows a note in a free place of the map. Returns true if the player has read it.
fn show(ui: &mut Ui, looks: &Looks, scene: &Scene<'_>, places: &Places, occasion: Occasion) -> bool {
    let layout = &places.layout;
    let board = layout.board.with_max_y(layout.board.bottom().min(places.asked.top() - GAP)).shrink(GAP);
    let height_id = Id::unique("height of a first note");
    let high = ui.ctx().data(|data| data.get_temp(height_id)).unwrap_or(USUAL);
    let frame = frame_in(looks, layout.board, scene.camera);
    let lit = scene.selection.pick.regions(scene.legal).into_iter();
    let sheet = scene.is_exchange().then_some(places.sheet);
    let avoid: Vec<Avoid> = lit
        .map(|region| around(looks, &frame, region).shrink(6.0))
        .chain(sheet)
        .chain(layout.councils.iter().filter(|_| layout.drawers).copied())
        .map(|rect| Avoid::area(rect, LIT))
        .collect();
    let room = Room { rect: board, size: Vec2::new(WIDE.min(board.width()), high.min(board.height())) };
    // A note stays where it is while it covers nothing more there.
    let place_id = Id::unique("last place of a first note");
    let last = ui.ctx().data(|data| data.get_temp::<Rect>(place_id));
    let last =
        last.map(|last| Rect::from_min_size(last.min, room.size)).filter(|last| board.contains_rect(*last));
    let sticky = last.map(|last| Sticky { last, farther: f32::INFINITY });
    let rect = popup_placement::place(room.grid(GRID, GRID), &avoid, Near::Nothing, sticky).unwrap_or(board);
    ui.ctx().data_mut(|data| data.insert_temp(place_id, rect));
    let (read, high) = note(ui, looks, rect, occasion);
    widgets::remember_height(ui.ctx(), height_id, high);
    read
}

/// Shows the content of a note in `rect`. Returns whether the player has read it, and the height that it needs.
fn note(ui: &mut Ui, looks: &Looks, rect: Rect, occasion: Occasion) -> (bool, f32) {
    framed(ui, looks, rect, 3.0);
    // The note catches clicks, so that they don't reach the map below it.
    ui.interact(rect, Id::unique("note ground"), Sense::click());
    let inner = rect.shrink2(Vec2::new(space::WIDE, space::NORMAL + 2.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner));
    let said = looks.speech.text(occasion.key());
    child.add(Label::new(RichText::new(&said).size(type_size::BODY)).selectable(false).wrap());
    child.add_space(space::TIGHT);
    let button = child.add(Button::new(looks.speech.text("note-read")));
    focus(&child, looks, &button);
    widgets::announce(ui, rect, "first note", &said);
    (button.clicked(), child.min_rect().height() + 2.0 * (space::NORMAL + 2.0))
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
        let steps = steps.read_note(folder.path(), Occasion::Act.key()).value;
        assert_eq!(Occasion::first_unread(&legal, &steps), None);
    }

    #[test]
    fn every_note_has_a_text_of_its_own() {
        let speech = speech::Speech::new(testing::pack("war-of-whispers"));
        assert!(Occasion::ALL.iter().all(|occasion| speech.text(occasion.key()).contains(' ')));
        let keys: std::collections::BTreeSet<&str> = Occasion::ALL.into_iter().map(Occasion::key).collect();
        assert_eq!(keys.len(), Occasion::ALL.len());
    }
}
