//! Builds a frame's scene from the screen's state, and lays out its panels.

use egui::{Rect, Ui};

use crate::input::clicks_to_decision::Pick;
use crate::looks::Looks;
use crate::map::{Camera, Sweep};
use crate::screens::table::help::first_time_note::FirstTimeNotes;
use crate::screens::table::help::hinted_places::HintedPlaces;
use crate::screens::table::layout::Layout;
use crate::screens::table::mode::lesson::Lesson;
use crate::screens::table::mode::playback::Replay;
use crate::screens::table::mode::{Mode, Posing};
use crate::screens::table::panels::councils::agent_control_preview::Steering;
use crate::screens::table::panels::{help_undo_menu, prompt, token_exchange};
use crate::screens::table::scene_and_inputs::{
    Board, Known, Narration, Past, Places, Scene, Selected, Status, Time,
};
use crate::screens::table::staging::jolt::Jolt;
use crate::screens::table::staging::pieces_at_moment::Pieces;
use crate::screens::table::staging::timeline::Motion;
use crate::screens::table::table_screen_state::{Panels, Selection, Stage};
use crate::settings::{Pause, Settings, Speed};
use rules::{Action, Empire, Loyalties, Society, View};
use table::{HiddenState, KnownCards, Match, Perspective};

/// What the table shows in one frame, from which the scene is built.
pub(crate) struct Moment {
    pub view: View,
    /// The viewer's knowledge at the animated moment of the match.
    pub seen: View,
    pub legal: Vec<Action>,
    /// The event that is being animated; `None` if nothing is.
    pub moving: Option<Motion>,
    pub sweep: Option<Sweep>,
    pub pieces: Pieces,
    /// The empire whose turn is announced by a title; `None` while no title is shown.
    pub title: Option<Empire>,
    /// True if the last turn is being narrated.
    pub tells: bool,
    pub unshown: usize,
    pub open: Option<HiddenState>,
    pub known: KnownCards,
    pub certain: Loyalties,
}

/// The parts of the table screen's state from which a scene is built, besides the `Moment`.
pub(crate) struct Sources<'a> {
    pub game: &'a Match,
    pub mode: &'a Mode,
    pub stage: &'a Stage,
    pub selection: &'a Selection,
    pub settings: &'a Settings,
    pub viewer: Society,
    pub camera: Camera,
    pub marked: HintedPlaces,
    pub thinking: bool,
    pub coached: bool,
    pub passes_windows: bool,
}

impl Places {
    /// Computes the rectangles of all panels in a frame. `bar` is the rectangle of the replay bar, below all panels.
    pub fn new(
        ui: &mut Ui,
        looks: &mut Looks,
        scene: &Scene<'_>,
        bar: Rect,
        panels: &Panels,
        notes: &FirstTimeNotes,
    ) -> Self {
        let cards = usize::from(scene.view.hand().cards());
        let map = looks.shapes.bounds().aspect();
        let room = ui.max_rect().with_max_y(bar.top());
        let layout = Layout::new(room, scene.game.world().empires().len(), cards, map);
        let buttons = help_undo_menu::wide(ui, looks, scene, layout.drawers);
        let layout = layout.with_buttons(buttons);
        let layout = match (scene.playback.replay, scene.playback.number) {
            (Some(_), _) => layout.replaying(),
            (None, Some(_)) => layout.looking_back(),
            (None, None) => layout,
        };
        // Open drawers cover the map.
        let pulled = panels.drawers_open || !layout.drawers;
        let reads = panels.log.open && pulled;
        let layout = if reads { layout.with_open_log() } else { layout };
        let asked = prompt::place(ui.ctx(), &layout);
        // The open log and the exchange sheet stand side by side.
        let free = if reads { layout.log.right() } else { layout.board.left() };
        let sheet = token_exchange::place(ui.ctx(), scene, layout.board.with_min_x(free), asked);
        // The open log takes the place of the notes, and looking back shows none.
        let shows_note = !panels.log.open && scene.playback.time == Time::Now;
        let note = notes.above_log(ui.ctx(), &layout, asked).filter(|_| shows_note);
        Self { layout, pulled, asked, sheet, bar, note }
    }
}

impl<'a> Scene<'a> {
    /// Builds the scene for a moment of the match.
    pub fn new(sources: Sources<'a>, moment: &'a Moment) -> Self {
        let Sources { game, mode, stage, selection, settings, viewer, camera, marked, .. } = sources;
        let Sources { thinking, coached, passes_windows, .. } = sources;
        let past = mode.past(stage.now);
        let steering = |position| Steering::new(game.world(), &moment.view, &moment.legal, position);
        let story = mode.story(game).filter(|_| past.is_some() || moment.title.is_none());
        Scene {
            game,
            view: &moment.view,
            legal: &moment.legal,
            camera,
            selection: Selected {
                pick: if past.is_some() { Pick::default() } else { selection.pick },
                hovered: selection.hovered,
                steering: selection.pointed.map(steering).unwrap_or_default(),
                highlight: selection.highlight,
                marked,
            },
            board: Board {
                pieces: &moment.pieces,
                sway: &stage.sway,
                moving: moment.moving.map(|moving| moving.event),
                sweep: moment.sweep,
                jolt: moment.moving.and_then(|motion| Jolt::new(game.world(), motion)),
                still: settings.speed == Speed::None,
            },
            narration: Narration {
                story,
                active: moment.tells,
                title: moment.title,
                unshown: moment.unshown,
                seen: &moment.seen,
                waits: settings.pause == Pause::Click,
            },
            playback: Past {
                time: match past {
                    Some(_) => Time::Back,
                    None if stage.ending => Time::Ending,
                    None => Time::Now,
                },
                number: past.map(|(past, _)| past.number()),
                eyes: mode.replay().map_or(Perspective::Society(viewer), Replay::eyes),
                open: moment.open.as_ref(),
                replay: mode.replay(),
                films: matches!(mode, Mode::Posing(Posing { caption: Some(_), .. })),
            },
            known: Known { tokens: moment.certain, cards: &moment.known },
            status: Status {
                thinking,
                coached,
                passes_windows,
                undo: selection.windows.undo_point(game, settings).map(|(person, _)| person),
                hints: settings.hints && game.may_help(),
                lesson: mode.lesson().map(Lesson::number),
                puzzle: mode.puzzle().is_some(),
            },
        }
    }
}
