//! The table: everything that the person may know, and every decision.

mod anchors;
mod animation;
mod army;
mod board;
mod councils;
mod hand;
mod highlight;
mod layout;
mod log;
mod motion;
mod prompt;
mod scene;
mod societies;
mod standings;
mod steering;
mod top;
mod wheel;
mod widget;

use std::time::Duration;

use egui::{Context, Key, KeyboardShortcut, Modifiers, Ui, UiBuilder};

use crate::app::command::Command;
use crate::app::map::{Camera, Sweep};
use crate::app::pick::{Next, Pick};
use crate::app::screens::{confirm_dialog, has_keys, name_dialog};
use crate::app::settings::{Pause, Settings, Speed};
use crate::app::shell::Kit;
use crate::record::Mended;
use crate::rules::{Action, Event, Position, Refusal, Region, Society};
use crate::table::{Match, Player, Thinker, UndoError};

use highlight::Highlight;
use layout::Layout;
use motion::{Motion, Pieces};
use scene::{Input, Scene};
use steering::Steering;

/// A match on the table.
pub struct TableScreen {
    game: Match,
    bots: Thinker,
    pick: Pick,
    /// Whose eyes the table is seen with.
    viewer: Society,
    hovered: Option<Region>,
    pointed: Option<Position>,
    highlight: Highlight,
    camera: Camera,
    /// In a narrow window: whether the councils lie above the map.
    drawers_open: bool,
    speed: Speed,
    pause: Pause,
    /// Whether a decision that cannot be undone is asked for again, and the one that is.
    confirm: bool,
    unconfirmed: Option<Action>,
    /// The last decision on its way, the time by egui's clock when it set out, and now.
    motion: Motion,
    since: f64,
    now: f64,
    /// Whether the person has seen enough of it.
    skipping: bool,
    /// Whether decisions with one option are taken without asking.
    forced: bool,
    /// The name that a copy is saved under, while it is being typed.
    saving: Option<String>,
}

impl TableScreen {
    /// Shows a match; `wake` is called from the bots' thread when a decision is there.
    pub fn new(game: Match, settings: &Settings, wake: impl Fn() + Send + 'static) -> Self {
        let human = |s: &Society| game.player(*s) == Player::Human;
        let viewer = game.world().societies().find(human).unwrap_or(game.state().first());
        Self {
            bots: Thinker::new(wake),
            pick: Pick::default(),
            viewer,
            hovered: None,
            pointed: None,
            highlight: Highlight::default(),
            camera: Camera::default(),
            drawers_open: true,
            speed: settings.speed,
            pause: settings.pause,
            confirm: settings.confirm,
            unconfirmed: None,
            motion: Motion::default(),
            since: 0.0,
            now: 0.0,
            forced: settings.forced,
            skipping: false,
            saving: None,
            game,
        }
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// What has been done about a record that somebody took away, since this was last asked.
    pub fn take_mended(&mut self) -> Option<Mended> {
        self.game.take_mended()
    }

    /// Makes sure that the match is on the disk, and says what had to be done for it.
    pub fn settle_match(&mut self) -> Option<Mended> {
        self.game.settle();
        self.game.take_mended()
    }

    /// Gives the match away.
    pub fn into_game(self) -> Match {
        self.game
    }

    /// From now on these settings hold.
    pub fn apply_settings(&mut self, settings: &Settings) {
        self.speed = settings.speed;
        self.pause = settings.pause;
        self.confirm = settings.confirm;
        self.forced = settings.forced;
    }

    /// Takes a decision of the person's.
    ///
    /// # Errors
    /// Why it is not legal.
    pub fn play(&mut self, action: Action) -> Result<(), Refusal> {
        self.pick = Pick::default();
        self.take(action)
    }

    /// Takes a decision and sets what it does going.
    fn take(&mut self, action: Action) -> Result<(), Refusal> {
        let before = Pieces::of(self.game.world(), &self.game.view(self.viewer));
        let events = self.game.play(action)?;
        self.motion = Motion::new(before, events, self.viewer, self.speed);
        self.since = self.now;
        self.skipping = false;
        Ok(())
    }

    /// How long the last decision has been on its way, in seconds.
    fn shown(&self) -> f32 {
        (self.now - self.since) as f32
    }

    /// Takes the last decision back, and those before it that left no choice and would only be
    /// taken again.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        self.game.undo()?;
        while self.forced && self.only().is_some() && self.game.can_undo().is_ok() {
            self.game.undo()?;
        }
        self.bots.cancel();
        self.pick = Pick::default();
        self.motion = Motion::default();
        Ok(())
    }

    /// The decision that leaves no choice.
    fn only(&self) -> Option<Action> {
        match self.game.legal().as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// Lets bots think and takes their decisions and those that leave no choice, one after another,
    /// each long enough to be seen.
    pub fn advance(&mut self, ctx: &Context) {
        self.now = ctx.input(|i| i.time);
        let shown = self.shown();
        if !self.motion.is_over(shown) {
            if self.skipping {
                self.motion = Motion::default();
            } else {
                ctx.request_repaint();
            }
        }
        let mut only = None;
        if let Some(human) = self.game.human_to_move() {
            self.viewer = human;
            only = if self.forced { self.only() } else { None };
            if only.is_none() {
                return;
            }
        } else {
            self.bots.think(&self.game);
        }
        if !self.skipping {
            if !self.motion.is_over(shown) {
                return;
            }
            // What one has done oneself is known already.
            let last = self.game.steps().last().map(|step| self.game.player(step.society));
            let rival = last.is_some_and(|player| player != Player::Human);
            let Some(pause) = (if rival { self.pause.length() } else { Some(Duration::ZERO) }) else {
                return;
            };
            let rest = self.motion.lasts() + pause.as_secs_f32() - shown;
            if rest > 0.0 {
                ctx.request_repaint_after(Duration::from_secs_f32(rest));
                return;
            }
        }
        if let Some(action) = only.or_else(|| self.bots.decision()) {
            // It is the one legal action, or the bot's choice from them.
            let _ = self.take(action);
            ctx.request_repaint();
        }
    }

    /// Shows the table.
    pub fn ui(&mut self, ui: &mut Ui, kit: &mut Kit, commands: &mut Vec<Command>) {
        let view = self.game.view(self.viewer);
        let legal =
            if self.game.human_to_move() == Some(self.viewer) { self.game.legal() } else { Vec::new() };
        let shown = self.shown();
        let standing = Pieces::of(self.game.world(), &view);
        let moving = self.motion.event(shown);
        let sweep = moving.and_then(|(event, share)| match *event {
            Event::Control { region, to, .. } => {
                Some(Sweep { region, to, from: self.motion.attacked_from(shown), share })
            }
            _ => None,
        });
        let steering_of = |position| Steering::of(self.game.world(), &view, &legal, position);
        let scene = Scene {
            game: &self.game,
            view: &view,
            legal: &legal,
            pick: self.pick,
            hovered: self.hovered,
            camera: self.camera,
            steering: self.pointed.map(steering_of).unwrap_or_default(),
            highlight: self.highlight,
            pieces: self.motion.pieces(shown).unwrap_or(&standing),
            sweep,
            thinking: self.bots.is_thinking(),
            still: self.speed == Speed::None,
        };
        let layout = Layout::of(ui.max_rect(), self.game.world().empires().len());
        let mut inputs = Vec::new();
        let mut panel = |rect, show: &mut dyn FnMut(&mut Ui, &mut Kit)| {
            let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
            child.set_clip_rect(rect.intersect(child.clip_rect()));
            show(&mut child, kit);
        };
        panel(layout.top, &mut |ui, kit| top::show(ui, kit, &scene, layout.drawers, &mut inputs));
        panel(layout.societies, &mut |ui, kit| societies::show(ui, kit, &scene, &mut inputs));
        panel(layout.board, &mut |ui, kit| wheel::show(ui, kit, &scene, &layout));
        panel(wheel::inner(layout.board), &mut |ui, kit| board::show(ui, kit, &scene, &mut inputs));
        // Drawers lie above the board.
        if self.drawers_open || !layout.drawers {
            for (place, rect) in layout.councils.iter().enumerate() {
                panel(*rect, &mut |ui, kit| councils::show(ui, kit, &scene, place, &mut inputs));
            }
            panel(layout.standings, &mut |ui, kit| standings::show(ui, kit, &scene));
        }
        panel(layout.prompt, &mut |ui, kit| prompt::show(ui, kit, &scene, &mut inputs));
        panel(layout.log, &mut |ui, kit| log::show(ui, kit, &scene, &mut inputs));
        panel(layout.hand, &mut |ui, kit| hand::show(ui, kit, &scene, &mut inputs));
        if let Some(moving) = moving {
            animation::show(ui, kit, &scene, &layout, moving);
        }
        keys(ui, &scene, &mut inputs);
        let text = self.unconfirmed.map(|action| kit.speech.action(&self.game, &view, action));
        self.ask_name(ui, kit, commands);
        self.ask_again(ui, kit, text, commands);
        let before = (self.hovered, self.pointed, self.highlight);
        (self.hovered, self.pointed, self.highlight) = (None, None, Highlight::default());
        for wish in inputs {
            self.apply(wish, commands);
        }
        // What is pointed at is shown from the next frame on.
        if before != (self.hovered, self.pointed, self.highlight) {
            ui.ctx().request_repaint();
        }
    }

    fn apply(&mut self, wish: Input, commands: &mut Vec<Command>) {
        match wish {
            Input::Next(Next::Nothing) => {}
            Input::Next(Next::Picked(pick)) => self.pick = pick,
            Input::Next(Next::Decided(action)) if self.confirm && self.game.is_final(action) => {
                self.unconfirmed = Some(action);
            }
            Input::Next(Next::Decided(action)) => commands.push(Command::Play(action)),
            Input::Hover(region) => self.hovered = region,
            Input::Point(position) => self.pointed = Some(position),
            Input::Highlight(highlight) => self.highlight = highlight,
            Input::MoveCamera(camera) => self.camera = camera,
            Input::Back => self.pick = self.pick.back(),
            Input::Skip => self.skipping = true,
            Input::ToggleDrawers => self.drawers_open = !self.drawers_open,
            Input::AskName => self.saving = Some(String::new()),
            Input::Command(command) => commands.push(command),
        }
    }

    /// Asks again before a decision that cannot be undone.
    fn ask_again(&mut self, ui: &Ui, kit: &Kit, text: Option<String>, commands: &mut Vec<Command>) {
        let Some((action, text)) = self.unconfirmed.zip(text) else { return };
        let answer = confirm_dialog(ui, kit, &text);
        if answer == Some(true) {
            commands.push(Command::Play(action));
        }
        if answer.is_some() {
            self.unconfirmed = None;
        }
    }

    /// Asks for the name of a copy.
    fn ask_name(&mut self, ui: &Ui, kit: &Kit, commands: &mut Vec<Command>) {
        let Some(name) = &mut self.saving else { return };
        match name_dialog(ui, kit, "table-save-as", name) {
            Some(true) => commands.push(Command::SaveCopy(name.clone())),
            Some(false) => {}
            None => return,
        }
        self.saving = None;
    }
}

/// Keys that no widget answers to: Escape steps back, Ctrl+Z undoes, Space and a click hurry the others.
fn keys(ui: &Ui, scene: &Scene<'_>, inputs: &mut Vec<Input>) {
    let undo = KeyboardShortcut::new(Modifiers::COMMAND, Key::Z);
    if !has_keys(ui.ctx()) {
        return;
    }
    if ui.input(|i| i.key_pressed(Key::Escape)) {
        inputs.push(Input::Back);
    }
    if ui.input_mut(|i| i.consume_shortcut(&undo)) {
        inputs.push(Input::Command(Command::Undo));
    }
    // Space clicks what has the focus.
    let focused = ui.memory(|memory| memory.focused().is_some());
    let (space, click) = ui.input(|i| (i.key_pressed(Key::Space), i.pointer.primary_clicked()));
    if scene.legal.is_empty() && (click || (space && !focused)) {
        inputs.push(Input::Skip);
    }
}
