//! The table: everything that the person may know, and every decision. The screen owns the match: what
//! is decided on it is done here, and a [`Command`] is only what leads to another screen.

mod advice;
mod all_cards;
mod anchors;
mod animation;
mod army;
mod beside;
mod board;
mod buttons;
mod card_tip;
mod choice;
mod councils;
mod curtain;
mod dialogs;
mod exchange;
mod flourish;
mod gains;
mod hand;
mod handed_over;
mod heard;
mod highlight;
mod hint;
mod judged;
mod keycap;
mod known;
mod layout;
mod log;
mod log_lines;
mod log_row;
mod looking_back;
mod marked;
mod marks;
mod motion;
mod prompt;
mod reasons;
mod refused;
mod scene;
mod societies;
mod station_names;
mod steering;
mod story;
mod telling;
mod tightness;
mod timing;
mod told;
mod track;
mod trial;
mod turns;
mod widget;

use egui::{Key, KeyboardShortcut, Modifiers, Ui};

use crate::app::command::Command;
use crate::app::looks::Looks;
use crate::app::map::{Camera, Sweep};
use crate::app::pick::{Next, Pick};
use crate::app::screens::has_keys;
use crate::app::settings::{Pause, Settings, Speed};
use crate::rules::{Action, BySociety, Event, Position, Region, Society, Tokens, View};
use crate::system::Folders;
use crate::table::{KnownCards, Match, Player, Thinker};

use curtain::Curtain;
use gains::Gain;
use handed_over::HandedOver;
use heard::Heard;
use highlight::Highlight;
use hint::{Hint, Told};
use layout::Layout;
use log::Log;
use looking_back::LookingBack;
use motion::{Motion, Pieces};
use refused::Refused;
use scene::{Input, Scene, Time};
use steering::Steering;
use story::Story;
use trial::Trial;
use widget::part;

/// A match on the table.
pub struct TableScreen {
    game: Match,
    bots: Thinker,
    /// Where copies are saved.
    folders: Folders,
    settings: Settings,
    pick: Pick,
    /// Whose eyes the table is seen with.
    viewer: Society,
    /// Where several people play: what covers the table until the next of them looks.
    curtain: Option<Curtain>,
    hovered: Option<Region>,
    pointed: Option<Position>,
    highlight: Highlight,
    camera: Camera,
    /// In a narrow window: whether the councils lie above the map.
    drawers_open: bool,
    /// What the log remembers.
    log: Log,
    /// Whether all cards are shown above everything.
    cards_open: bool,
    /// A card of a rival's that is kept in sight.
    kept_card: Option<Event>,
    /// Help that was asked for in the decision that is due.
    hint: Option<Hint>,
    /// The decision that is asked for again before it is taken.
    unconfirmed: Option<Action>,
    /// What is looked back at; until then nobody decides.
    back: Option<LookingBack>,
    /// What the viewer knew before the last decision.
    before: Option<View>,
    /// What the last decisions bring the viewer, floating over the map.
    gains: Vec<Gain>,
    /// Whether the last decision of the match is still being shown.
    ending: bool,
    /// The last decision on its way, the time by egui's clock when it set out, and now.
    motion: Motion,
    since: f64,
    now: f64,
    /// Whether the person has seen enough of it.
    skipping: bool,
    /// When the decision became the person's after a rival's.
    handed_over: Option<HandedOver>,
    /// The name that a copy is saved under, while it is being typed.
    saving: Option<String>,
    /// What has been heard last.
    heard: Heard,
    /// Why the last click led to nothing.
    refused: Refused,
    /// Something that has to be said, until it is clicked away.
    notice: Option<String>,
    /// Whether the match cannot be written now, and that has been said.
    save_failed: bool,
    /// Whether the match is looked at after its end was shown.
    after_the_end: bool,
    /// Where a puzzle is solved: whoever judges takes the decisions, not the table.
    trial: Option<Trial>,
}

impl TableScreen {
    /// Shows a match; `wake` is called from the bots' thread when a decision is there.
    pub fn new(
        game: Match,
        settings: &Settings,
        folders: &Folders,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let human = |s: &Society| game.player(*s) == Player::Human;
        let viewer = game.world().societies().find(human).unwrap_or(game.state().first());
        let covered = game.is_shared() && !game.state().is_over();
        let mut bots = Thinker::new(wake);
        bots.set_patient(settings.patient);
        Self {
            game,
            curtain: covered.then(Curtain::default),
            bots,
            folders: folders.clone(),
            settings: settings.clone(),
            pick: Pick::default(),
            viewer,
            hovered: None,
            pointed: None,
            highlight: Highlight::default(),
            camera: Camera::default(),
            drawers_open: true,
            log: Log::default(),
            cards_open: false,
            kept_card: None,
            hint: None,
            unconfirmed: None,
            back: None,
            before: None,
            gains: Vec::new(),
            ending: false,
            motion: Motion::default(),
            since: 0.0,
            now: 0.0,
            skipping: false,
            handed_over: None,
            saving: None,
            heard: Heard::default(),
            refused: Refused::default(),
            notice: None,
            save_failed: false,
            after_the_end: false,
            trial: None,
        }
    }

    /// The same for a match whose end has been shown.
    #[must_use]
    pub fn after_the_end(mut self) -> Self {
        self.after_the_end = true;
        self
    }

    /// Whether the match is over and its last decision has been shown, but not its end.
    pub fn has_ended(&self) -> bool {
        self.game.state().is_over() && !self.after_the_end && !self.ending
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Makes sure that the match is on the disk before the table is left; gives back what is still to be said.
    pub fn close(&mut self, looks: &Looks) -> Option<String> {
        self.game.settle();
        self.check_saving(looks);
        self.notice.take()
    }

    /// Gives the match away.
    pub fn into_game(self) -> Match {
        self.game
    }

    /// From now on these settings hold.
    pub fn apply_settings(&mut self, settings: &Settings) {
        self.bots.set_patient(settings.patient);
        self.settings = settings.clone();
    }

    /// Shows the table.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        // Nothing of the table is there behind the curtain, not even for screen readers.
        if let Some(curtain) = &self.curtain {
            match curtain.show(ui, looks, &self.game) {
                Some(curtain::Answer::Open(person)) => self.open_curtain(ui.ctx(), person),
                Some(curtain::Answer::Leave) => commands.push(Command::ShowTitle),
                None => {}
            }
            return self.show_notice(ui, looks);
        }
        let now = self.game.view(self.viewer);
        let open = self.trial.as_ref().is_none_or(Trial::is_open);
        let decides = open && self.back.is_none() && self.game.human_to_move() == Some(self.viewer);
        let legal = if decides { self.game.legal() } else { Vec::new() };
        // Whoever decides knows what came of the last decision, even while it is on its way.
        let seen = self.seen(now);
        let view = if decides { now } else { seen };
        let (motion, time) =
            self.back.as_ref().map_or((&self.motion, self.shown()), |back| back.motion(self.now));
        let standing = Pieces::of(self.game.world(), &now);
        let moving = motion.event(time);
        self.heard.hear(looks, self.game.world(), &view, moving.map(|(event, _)| *event), !legal.is_empty());
        let sweep = moving.and_then(|(event, share)| match *event {
            Event::Control { region, to, .. } => {
                Some(Sweep { region, to, from: motion.attacked_from(time), share })
            }
            _ => None,
        });
        let shown = match &self.back {
            Some(back) => back.pieces(self.now),
            None => motion.pieces(time).unwrap_or(&standing),
        };
        let story = match &self.back {
            Some(back) => back.story(&self.game),
            None => Story::last(&self.game),
        };
        let tells = self.trial.is_none() && self.tells(story.as_ref(), moving.is_some(), decides);
        let held = self.held(story.as_ref().filter(|_| tells), shown);
        let shown = held.as_ref().unwrap_or(shown);
        let steering_of = |position| Steering::of(self.game.world(), &view, &legal, position);
        let told = self.hint.as_ref().and_then(|hint| hint.told(self.now));
        let known = KnownCards::of(&self.game, &view);
        let scene = Scene {
            game: &self.game,
            view: &view,
            legal: &legal,
            pick: if self.back.is_some() { Pick::default() } else { self.pick },
            hovered: self.hovered,
            camera: self.camera,
            steering: self.pointed.map(steering_of).unwrap_or_default(),
            highlight: self.highlight,
            marked: told.map(|told: Told<'_>| told.marked(&view, &legal)).unwrap_or_default(),
            pieces: shown,
            moving: moving.map(|(event, _)| *event),
            sweep,
            story,
            tells,
            unshown: motion.unshown(time),
            seen: &seen,
            time: self.time(),
            back: self.back.as_ref().map(LookingBack::number),
            // Where a token is asked for, what follows by logic is just that.
            certain: match open {
                false => BySociety::all(Tokens::NONE),
                true => known::certain(ui.ctx(), self.game.world(), &view),
            },
            known: &known,
            thinking: self.bots.is_thinking(),
            still: self.settings.speed == Speed::None,
            waits: self.settings.pause == Pause::Click,
            puzzle: self.trial.is_some(),
        };
        let cards = usize::from(view.hand().cards());
        let map = looks.shapes.bounds().aspect();
        let layout = Layout::of(ui.max_rect(), self.game.world().empires().len(), cards, map);
        let layout = if self.back.is_some() { layout.looking_back() } else { layout };
        let asked = prompt::place(ui.ctx(), &layout);
        // The open log is read beside the sheet.
        let free = if self.log.open { layout.open_log().right() } else { layout.board.left() };
        let sheet = exchange::place(ui.ctx(), &scene, layout.board.with_min_x(free), asked);
        let mut inputs = Vec::new();
        societies::show(&mut part(ui, layout.societies), looks, &scene, &mut inputs);
        track::show(&part(ui, layout.track), looks, &scene);
        buttons::show(&mut part(ui, layout.buttons), looks, &scene, layout.drawers, &mut inputs);
        board::show(&mut part(ui, layout.board), looks, &scene, &mut inputs);
        // Drawers lie above the board.
        let pulled = self.drawers_open || !layout.drawers;
        for (place, rect) in layout.councils.iter().enumerate().filter(|_| pulled) {
            councils::show(&mut part(ui, *rect), looks, &scene, place, &mut inputs);
        }
        let log = (pulled.then_some(&mut self.log), told);
        beside::show(ui, looks, (&scene, &layout), asked, log, &mut inputs);
        if cards > 0 {
            hand::show(&mut part(ui, layout.hand), looks, &scene, layout.board, &mut inputs);
        }
        prompt::show(&mut part(ui, asked), looks, &scene, &layout, &mut inputs);
        if scene.is_exchange() && !scene.tells {
            exchange::show(&mut part(ui, sheet), looks, &scene, &mut inputs);
        }
        if let Some(moving) = moving {
            animation::show(ui, looks, &scene, &layout, moving);
            flourish::show(ui, looks, &scene, &layout, moving);
        }
        // A card lies open until the next one decides, or as long as it is kept.
        let story = scene.story.filter(|_| legal.is_empty());
        let open = self.kept_card.or_else(|| story.and_then(|story| story.card().copied()));
        let comes = moving.is_some_and(|(event, _)| story::is_card(event));
        if let Some(event) = open.filter(|_| !comes)
            && let Some(rect) = animation::open_card(ui, looks, &scene, &layout, (&event, 1.0))
        {
            let name = looks.speech.text("table-keep-card");
            let card = widget::add(ui, rect, "open card", true, &name).on_hover_text(name);
            if card.clicked() {
                inputs.push(Input::KeepCard(if self.kept_card.is_some() { None } else { Some(event) }));
            }
        }
        self.show_above(ui, looks, &scene, &layout);
        keys(ui, &scene, &mut inputs);
        if self.cards_open && all_cards::show(ui, looks, &scene) {
            inputs.push(Input::ToggleCards);
        }
        let refused = refused::clicked(looks, &scene, &layout, &inputs);
        let text = self.unconfirmed.map(|action| {
            let what = looks.speech.action(scene.game, scene.view, action);
            looks.speech.say("window-sure", &[("what", what.into())])
        });
        let before = (self.hovered, self.pointed, self.highlight);
        (self.hovered, self.pointed, self.highlight) = (None, None, Highlight::default());
        // A click on the open card hurries nobody.
        let keeps = inputs.iter().any(Input::hurries_nobody);
        let back = self.back.is_some();
        let late = self.handed_over.is_some_and(|handed| handed.is_late_click(ui.ctx()));
        let meant = |input: &Input| match input {
            Input::Skip => !keeps,
            Input::Next(Next::Decided(_) | Next::Picked(_)) => !late && !back,
            _ => true,
        };
        for input in inputs.into_iter().filter(meant) {
            self.apply(ui, looks, input, commands);
        }
        self.refused.show(ui, looks, self.now, refused.filter(|_| !late));
        self.ask_name(ui, looks);
        self.ask_again(ui, looks, text);
        self.show_notice(ui, looks);
        // What is pointed at is shown from the next frame on.
        if before != (self.hovered, self.pointed, self.highlight) {
            ui.ctx().request_repaint();
        }
    }

    /// What the viewer is shown to know: while something is still on its way to the table, no more than before.
    fn seen(&self, now: View) -> View {
        let before = self.before.filter(|before| before.viewer() == self.viewer);
        match (&self.back, before) {
            (Some(back), _) => *back.view(self.now),
            (None, Some(before)) if self.ending || !self.motion.is_over(self.shown()) => before,
            (None, _) => now,
        }
    }

    /// Which time is shown.
    fn time(&self) -> Time {
        match () {
            () if self.back.is_some() => Time::Back,
            () if self.ending => Time::Ending,
            () => Time::Now,
        }
    }

    /// What lies above the map for a while: points gained and lost, what time it is, the end of the war.
    fn show_above(&self, ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, layout: &Layout) {
        gains::show(ui, looks, scene, layout.board, &self.gains, self.now);
        if self.back.is_some() {
            looking_back::frame(ui, looks, layout.board);
        }
        if self.ending && self.motion.is_over(self.shown()) {
            let text = looks.speech.text("story-war-over");
            flourish::title(ui, looks, layout.board, &text, (0.0, 1.0));
        }
    }

    /// Does what the person wants.
    fn apply(&mut self, ui: &Ui, looks: &Looks, input: Input, commands: &mut Vec<Command>) {
        match input {
            Input::Back | Input::Skip | Input::Undo | Input::Hint | Input::Return if self.back.is_some() => {
                self.back = None;
            }
            Input::StepBack => self.step_back(ui.ctx()),
            Input::Replay(first, last) => self.look_back(ui.ctx(), (first, last)),
            Input::Unfold(line, unfolded) => self.log.unfold(line, unfolded),
            Input::Next(Next::Nothing) | Input::Return | Input::Refuse(..) => {}
            Input::Next(Next::Picked(pick)) => self.pick = pick,
            Input::Next(Next::Decided(action)) if self.asks_again(action) => {
                self.unconfirmed = Some(action);
                ui.ctx().request_repaint();
            }
            Input::Next(Next::Decided(action)) => self.decide(ui.ctx(), looks, action),
            // A puzzle has its own answer.
            Input::Hint if self.trial.is_some() => {}
            Input::Hint => self.help(ui.ctx()),
            Input::Undo => self.undo(ui.ctx(), looks),
            Input::Hover(region) => self.hovered = region,
            Input::Point(position) => self.pointed = Some(position),
            Input::Highlight(highlight) => self.highlight = highlight,
            Input::MoveCamera(camera) => self.camera = camera,
            Input::Back if self.after_the_end => commands.push(Command::ShowEnd),
            Input::Back if self.pick.is_empty() && self.log.open => self.log.open = false,
            Input::Back if self.pick.is_empty() => self.hint = None,
            Input::Back => self.pick = self.pick.back(),
            Input::Skip => self.skipping = true,
            Input::ToggleLog => self.log.open = !self.log.open,
            Input::KeepCard(event) => self.kept_card = event,
            Input::ToggleCards => self.cards_open = !self.cards_open,
            Input::ToggleDrawers => self.drawers_open = !self.drawers_open,
            Input::AskName => self.saving = Some(String::new()),
            Input::Command(command) => commands.push(command),
        }
    }

    /// Whether a decision is asked for again: what cannot be undone, where that is settled. The sheet of an exchange
    /// has asked already.
    fn asks_again(&self, action: Action) -> bool {
        let asked = matches!(action, Action::Exchange(..));
        self.settings.confirm && !asked && self.game.is_final(action)
    }
}

/// Keys that no widget answers to: Escape steps back, B shows again what was done, C shows all cards, L opens the
/// log, H asks for a hint, Ctrl+Z undoes, Space and a click hurry the others.
fn keys(ui: &Ui, scene: &Scene<'_>, inputs: &mut Vec<Input>) {
    let undo = KeyboardShortcut::new(Modifiers::COMMAND, Key::Z);
    if !has_keys(ui.ctx()) {
        return;
    }
    if ui.input(|i| i.key_pressed(Key::Escape)) {
        inputs.push(Input::Back);
    }
    if !scene.legal.is_empty() && ui.input(|i| i.key_pressed(Key::H) && i.modifiers.is_none()) {
        inputs.push(Input::Hint);
    }
    if ui.input(|i| i.key_pressed(Key::B) && i.modifiers.is_none()) {
        inputs.push(Input::StepBack);
    }
    if ui.input(|i| i.key_pressed(Key::L) && i.modifiers.is_none()) {
        inputs.push(Input::ToggleLog);
    }
    if ui.input(|i| i.key_pressed(Key::C) && i.modifiers.is_none()) {
        inputs.push(Input::ToggleCards);
    }
    if ui.input_mut(|i| i.consume_shortcut(&undo)) {
        inputs.push(Input::Undo);
    }
    // Space clicks what has the focus.
    let focused = ui.memory(|memory| memory.focused().is_some());
    let (space, click) = ui.input(|i| (i.key_pressed(Key::Space), i.pointer.primary_clicked()));
    if scene.legal.is_empty() && (click || (space && !focused)) {
        inputs.push(Input::Skip);
    }
    // What would decide something now decides nothing then.
    let decides = choice::DIGITS.iter().chain(if focused { None } else { Some(&Key::Enter) });
    if scene.time == Time::Back && ui.input(|i| decides.clone().any(|key| i.key_pressed(*key))) {
        inputs.push(Input::Return);
    }
}
