//! The table: the screen on which a person follows a match and takes every decision. The screen owns the match and
//! carries out the decisions itself. It sends a [`Command`] only for things that affect the whole program, such as
//! opening another screen.

mod apply_inputs;
pub(crate) mod help;
mod layout;
mod log;
mod map;
mod mode;
mod panels;
mod scene_and_inputs;
mod scene_from_state;
mod staging;
mod table_screen_state;
mod widgets;

use egui::{Context, Ui};

use crate::input::clicks_to_decision::Next;
use crate::looks::Looks;
use crate::map::Camera;
use crate::settings::{Settings, Speed};
use crate::shell::window_command::Command;
use ::table::{BotThinkingThread, KnownCards, Match, Player};
use rules::{BySociety, Society, Tokens};
use system::Folders;

use help::click_refusal;
use help::coach::CoachState;
use help::deductions;
use help::first_time_note::FirstTimeNotes;
use help::suspicions::Ledger;
use log::Log;
pub use mode::Caption;
use mode::curtain::{self, Curtain};
use mode::playback::Replay;
use mode::{Mode, Playback, Posing};
use panels::cards::all_cards;
use panels::film_frame;
use panels::key_list;
use panels::narration::narrated_turn;
use scene_and_inputs::{Ctx, Input, Places, Scene};
use scene_from_state::{Moment, Sources};
use staging::highlight::Highlight;
use staging::pieces_at_moment::Pieces;
use staging::turn_title::Titles;
use staging::{animation, flourish};
use table_screen_state::{Dialogs, Help, Panels, Selection, Stage};
use widgets::{keyboard_focus, table_keys};

/// The screen that shows a match and lets a person play it.
pub struct TableScreen {
    game: Match,
    bots: BotThinkingThread,
    /// The folders in which the player saves copies of the match.
    folders: Folders,
    settings: Settings,
    /// The society whose view of the match is shown.
    viewer: Society,
    /// The curtain that hides the table until the next player at a shared computer is ready; `None` if it is open.
    curtain: Option<Curtain>,
    mode: Mode,
    stage: Stage,
    selection: Selection,
    panels: Panels,
    help: Help,
    dialogs: Dialogs,
}

impl TableScreen {
    /// Creates the table screen for a match. The bots' thread calls `wake` when a bot has decided.
    pub fn new(
        game: Match,
        settings: &Settings,
        folders: &Folders,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let human = |s: &Society| game.player(*s) == Player::Human;
        let viewer = game.world().societies().find(human).unwrap_or(game.state().first());
        let covered = game.is_shared() && !game.state().is_over();
        let mut bots = BotThinkingThread::new(wake);
        bots.set_patient(settings.patient);
        bots.set_programs(settings.programs());
        Self {
            bots,
            folders: folders.clone(),
            settings: settings.clone(),
            viewer,
            curtain: covered.then(Curtain::default),
            mode: Mode::Play,
            stage: Stage {
                titles: Titles::of_match(game.steps().is_empty()),
                was_over: game.state().is_over(),
                ..Stage::default()
            },
            selection: Selection::default(),
            panels: Panels {
                camera: Camera::default(),
                drawers_open: true,
                log: Log::default(),
                cards_open: false,
                keys_open: false,
                kept_card: None,
            },
            help: Help {
                hint: None,
                coach: CoachState::default(),
                suspicions: Ledger::new(&game),
                notes: FirstTimeNotes::read(folders.config()),
            },
            dialogs: Dialogs::default(),
            game,
        }
    }

    /// Turns the table of a finished match into its replay. `exit` is the command that leads back to the end screen.
    #[must_use]
    pub fn after_the_end(mut self, exit: Command) -> Self {
        if let Some(replay) = Replay::new(&self.game, self.viewer, self.settings.speed) {
            self.mode = Mode::Playback(Playback::Replay(replay, exit));
        }
        self
    }

    /// True if the match is over and its last decision has been shown. The end screen can then follow.
    pub fn has_ended(&self) -> bool {
        let leads_on = matches!(self.mode.base(), Mode::Play | Mode::Puzzle(_));
        self.game.state().is_over() && leads_on && !self.stage.ending
    }

    /// True if a saved match was played to its end here, instead of being opened when it was over.
    pub fn has_finished(&self) -> bool {
        self.has_ended() && !self.stage.was_over && self.game.journal().is_some()
    }

    /// The match being played or replayed.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Saves the match before the player leaves the table. Returns the pending notice, if any, for example that saving
    /// failed.
    pub fn close(&mut self, looks: &Looks) -> Option<String> {
        self.game.settle();
        self.check_saving(looks);
        self.dialogs.notice.take()
    }

    /// Consumes the screen and returns its match, for another screen to use.
    pub fn into_game(self) -> Match {
        self.game
    }

    /// Applies changed settings to the table and to its bots.
    pub fn apply_settings(&mut self, settings: &Settings) {
        self.bots.set_patient(settings.patient);
        self.bots.set_programs(settings.programs());
        if let Some(replay) = self.mode.replay_mut() {
            replay.set_speed(settings.speed);
        }
        self.settings = settings.clone();
    }

    /// Shows the table and applies the player's inputs.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        if self.show_curtain(ui, looks, commands) {
            return self.show_notice(ui, looks);
        }
        self.hear_coach(ui.ctx(), looks);
        self.tell_of_programs(looks);
        let moment = self.moment(ui.ctx());
        self.follow(looks, &moment);
        let advice = self.help.hint.as_ref().and_then(|hint| hint.advice(self.stage.now));
        let advice = advice.or(self.help.coach.advice());
        let scene = Scene::new(
            Sources {
                game: &self.game,
                mode: &self.mode,
                stage: &self.stage,
                selection: &self.selection,
                settings: &self.settings,
                viewer: self.viewer,
                camera: self.panels.camera,
                marked: advice.map(|advice| advice.marked(&moment.view, &moment.legal)).unwrap_or_default(),
                thinking: self.bots.is_thinking(),
                coached: self.help.coach.looks(),
                passes_windows: self.passes_windows(),
            },
            &moment,
        );
        if let Mode::Posing(Posing { caption: Some(caption), .. }) = &self.mode {
            return film_frame::show(ui, looks, &scene, caption);
        }
        let bar = self.playback_bar(ui.max_rect());
        let places = Places::new(ui, looks, &scene, bar, &self.panels, &self.help.notes);
        let mut inputs = Vec::new();
        keyboard_focus::begin(ui.ctx(), !scene.legal.is_empty());
        let log = places.pulled.then_some(&mut self.panels.log);
        let cx = &mut Ctx { looks, scene: &scene, inputs: &mut inputs };
        panels::show(ui, cx, &places, log, advice);
        self.show_moving(ui, cx, &places, &moment);
        self.show_above(ui, cx.looks, &scene, &places.layout);
        self.help.suspicions.show(ui, cx, self.settings.suspicions);
        self.mode.show_controls(ui, cx, &places);
        // The open log takes the place of the notes.
        if !self.panels.log.open {
            self.help.notes.show(ui, cx, &places, self.folders.config());
        }
        keyboard_focus::end(ui.ctx());
        table_keys::keys(ui, &scene, &mut inputs);
        if self.panels.cards_open && all_cards::show(ui, looks, &scene) {
            inputs.push(Input::ToggleCards);
        }
        if self.panels.keys_open && key_list::show(ui, looks) {
            inputs.push(Input::ToggleKeys);
        }
        for input in &mut inputs {
            if let (Input::Refuse(thing, _), Some(lesson)) = (&*input, self.mode.lesson())
                && let Some(action) = thing.point().and_then(|at| lesson.meant_by(&self.game, at))
            {
                *input = Input::Next(Next::Decided(action));
            }
        }
        let refused = click_refusal::reason(looks, &scene, &places.layout, &inputs);
        let sure = self.dialogs.unconfirmed.map(|action| Self::sure(looks, &scene, action));
        let late = self.is_late(ui.ctx());
        self.apply_all(ui, looks, inputs, late, commands);
        self.selection.refused.show(ui, looks, self.stage.now, refused.filter(|_| !late));
        self.ask_name(ui, looks);
        self.ask_again(ui, looks, sure);
        self.show_objection(ui, looks);
        self.show_notice(ui, looks);
    }

    /// Shows the curtain if it is closed. Returns true if it is closed, because the table must then not be drawn, not
    /// even for screen readers.
    fn show_curtain(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) -> bool {
        let Some(curtain) = &self.curtain else { return false };
        match curtain.show(ui, looks, &self.game) {
            Some(curtain::Answer::Open(person)) => self.open_curtain(ui.ctx(), person),
            Some(curtain::Answer::Leave) => commands.push(Command::ShowTitle),
            None => {}
        }
        true
    }

    /// Computes what the table shows in this frame.
    fn moment(&self, ctx: &Context) -> Moment {
        let now = self.game.view(self.viewer);
        let past = self.mode.past(self.stage.now);
        let open_puzzle = self.mode.puzzle().is_none_or(|puzzle| !puzzle.closed);
        let decides = open_puzzle && past.is_none() && self.is_asked();
        // In a lesson, the player decides only at steps that ask for a decision.
        let asked = self.mode.lesson().is_none_or(|lesson| lesson.course.asks());
        let legal = if decides && asked { self.game.legal() } else { Vec::new() };
        // While the player has to decide, the table shows the result of the last decision, even if its animation still
        // runs.
        let seen = self.known_view(now);
        let view = if decides { now } else { seen };
        let (motion, time) =
            past.map_or((&self.stage.motion, self.elapsed()), |(past, time)| (past.motion(), time));
        let frame = motion.frame(time);
        let pieces = match past {
            Some((past, time)) => past.pieces(time).clone(),
            None => {
                frame.pieces.cloned().unwrap_or_else(|| Pieces::new(self.game.world(), &now, now.moving()))
            }
        };
        let title = self.stage.titles.current(self.stage.now).filter(|_| past.is_none());
        let story = self.mode.story(&self.game).filter(|_| past.is_some() || title.is_none());
        let tells =
            self.mode.puzzle().is_none() && self.narrates(story.as_ref(), frame.moving.is_some(), decides);
        let pieces = self.in_narrated_turn(story.as_ref().filter(|_| tells), title, pieces);
        let open = past.and_then(|(past, time)| past.open(time)).cloned();
        let taken = past.map_or(self.game.steps().len(), |(past, time)| past.taken(time));
        let known = match &open {
            Some(open) => KnownCards::open(&self.game, &view, open),
            None => KnownCards::after(&self.game, &view, taken),
        };
        Moment {
            // The task of a puzzle is to deduce a token, so the table shows no deductions.
            certain: match open_puzzle {
                false => BySociety::all(Tokens::NONE),
                true => deductions::certain(ctx, self.game.world(), &view),
            },
            unshown: frame.unshown,
            view,
            seen,
            legal,
            moving: frame.moving,
            sweep: frame.sweep,
            pieces,
            title,
            tells,
            open,
            known,
        }
    }

    /// Updates the sounds and the swaying armies for this frame.
    fn follow(&mut self, looks: &mut Looks, moment: &Moment) {
        let (world, moving) = (self.game.world(), moment.moving.map(|moving| moving.event));
        self.stage.sounds.hear(looks, world, &moment.view, moving, !moment.legal.is_empty());
        let rests = self.settings.speed == Speed::None || matches!(self.mode, Mode::Posing(_));
        self.stage.sway.feel(world, &moment.pieces, self.stage.now, rests);
    }

    /// Shows the event that is being animated, and the card that was played and is still open.
    fn show_moving(&self, ui: &mut Ui, cx: &mut Ctx<'_>, places: &Places, moment: &Moment) {
        let scene = cx.scene;
        if let Some(moving) = moment.moving {
            animation::show(ui, cx.looks, scene, &places.layout, moving);
            flourish::show(ui, cx.looks, scene, &places.layout, moving);
        }
        // A played card stays open until the next decision, or until the player closes it.
        let story = scene.narration.story.filter(|_| scene.legal.is_empty());
        let open = self.panels.kept_card.or_else(|| story.and_then(|story| story.card().copied()));
        let comes = moment.moving.is_some_and(|moving| narrated_turn::is_card(&moving.event));
        if let Some(event) = open.filter(|_| !comes) {
            animation::show_open_card(ui, cx, &places.layout, event, self.panels.kept_card.is_some());
        }
    }

    /// Applies the inputs of a frame. If `late` is true, a click was meant to skip a rival's animation, so it decides
    /// nothing.
    fn apply_all(
        &mut self,
        ui: &Ui,
        looks: &Looks,
        inputs: Vec<Input>,
        late: bool,
        commands: &mut Vec<Command>,
    ) {
        let selection = &mut self.selection;
        let before = (selection.hovered.take(), selection.pointed.take(), selection.highlight);
        selection.highlight = Highlight::default();
        // A click on the open card doesn't skip the animation.
        let keeps = inputs.iter().any(Input::hurries_nobody);
        let waits = self.help.coach.looks();
        let stray = self.is_stray_click(ui.ctx());
        for input in inputs {
            let meant = match input {
                Input::Skip => !keeps && !stray,
                Input::Next(Next::Decided(_) | Next::Picked(_))
                | Input::Series(..)
                | Input::ToggleWindows => !late && !waits,
                _ => true,
            };
            if meant {
                self.apply(ui, looks, input, commands);
            }
        }
        // Whatever is under the pointer is highlighted from the next frame on.
        if before != (self.selection.hovered, self.selection.pointed, self.selection.highlight) {
            ui.ctx().request_repaint();
        }
    }
}
