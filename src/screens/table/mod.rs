//! The table: everything that the person may know, and every decision. The screen owns the match: what
//! is decided on it is done here, and a [`Command`] is only what leads to another screen.

mod advice;
mod again;
mod all_cards;
mod anchors;
mod animation;
mod apply;
mod army;
mod asked;
mod backwards;
mod beside;
mod board;
mod breeze;
mod buttons;
mod card_place;
mod card_tip;
mod choice;
mod coached;
mod coaching;
mod councils;
mod crest;
mod curtain;
mod dialogs;
mod exchange;
mod fight;
mod flourish;
mod focus;
mod gains;
mod hand;
mod hand_rows;
mod handed_over;
mod heard;
mod highlight;
mod hint;
mod judged;
mod keycap;
mod keys;
mod known;
mod layout;
mod ledger;
mod ledger_field;
mod ledger_page;
mod ledger_rival;
mod lesson_card;
mod log;
mod log_lines;
mod log_row;
mod looking_back;
mod marked;
mod marks;
mod motion;
mod name_places;
mod name_size;
mod noted;
mod open_cards;
mod outcome;
mod outside;
mod pauses;
mod pointed;
mod pose;
mod posing;
mod prompt;
mod reasons;
mod recap;
mod recap_lines;
mod refused;
mod region_names;
mod region_tip;
mod replay;
mod scene;
mod shown_again;
mod societies;
mod stand;
mod station_names;
mod steering;
mod story;
mod suspecting;
mod taught;
mod teaching;
mod telling;
mod tightness;
mod timing;
mod told;
mod trace;
mod track;
mod trial;
mod turn_title;
mod turns;
mod way_names;
mod widget;

use egui::Ui;

use crate::command::Command;
use crate::looks::Looks;
use crate::map::{Camera, Sweep};
use crate::pick::{Next, Pick};
use crate::settings::{Pause, Settings, Speed};
use rules::{Action, BySociety, Event, Position, Region, Society, Tokens, View};
use system::Folders;
use table::{KnownCards, Match, Perspective, Player, Thinker};

use breeze::Breeze;
use coached::Coaching;
use curtain::Curtain;
use gains::Gain;
use handed_over::HandedOver;
use heard::Heard;
use highlight::Highlight;
use hint::{Hint, Told};
use layout::Layout;
use ledger::Ledger;
use log::Log;
use looking_back::LookingBack;
use motion::{Motion, Pieces};
pub use pose::Caption;
use pose::Pose;
use refused::Refused;
use replay::Replay;
use scene::{Input, Scene, Time};
use steering::Steering;
use story::Story;
use taught::Taught;
use trial::Trial;
use turn_title::Titles;
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
    /// What the coach thinks of that decision.
    coaching: Coaching,
    /// What is thought of rivals' tokens, and pencil marks.
    ledger: Ledger,
    /// The decision that is asked for again before it is taken.
    unconfirmed: Option<Action>,
    /// What is looked back at; until then nobody decides.
    back: Option<LookingBack>,
    /// The match that is played again once it is over.
    replay: Option<Replay>,
    /// For whom the table is shown: somebody who plays, or a picture.
    pose: Pose,
    /// What the viewer knew before the last decision.
    before: Option<View>,
    /// Which armies sway.
    breeze: Breeze,
    /// What the last decisions bring the viewer, floating over the map.
    gains: Vec<Gain>,
    /// Whether the last decision of the match is still being shown.
    ending: bool,
    /// The last decision on its way, the time by egui's clock when it set out, and now.
    motion: Motion,
    since: f64,
    /// So many seconds of egui's clock it has waited.
    rested: f64,
    now: f64,
    /// Whether the person has seen enough of it.
    skipping: bool,
    /// Whether what a rival has done last is still told, before the person is asked anything.
    telling: bool,
    /// The titles of what begins then.
    titles: Titles,
    /// When the person was asked, after a rival's decision or one that left no choice.
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
    /// Where the match is looked at after its end was shown: what leads back from there.
    after_the_end: Option<Command>,
    /// The lesson that is taken, if this is one.
    lesson: Option<Taught>,
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
        bots.set_programs(settings.programs());
        Self {
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
            coaching: Coaching::default(),
            ledger: Ledger::of(&game),
            unconfirmed: None,
            back: None,
            replay: None,
            pose: Pose::Played,
            before: None,
            breeze: Breeze::default(),
            gains: Vec::new(),
            ending: false,
            motion: Motion::default(),
            since: 0.0,
            rested: 0.0,
            now: 0.0,
            skipping: false,
            telling: false,
            titles: Titles::of_match(game.steps().is_empty()),
            handed_over: None,
            saving: None,
            heard: Heard::default(),
            refused: Refused::default(),
            notice: None,
            save_failed: false,
            after_the_end: None,
            lesson: None,
            trial: None,
            game,
        }
    }

    /// The same for a match whose end has been shown: it is played again, and this leads back from there.
    #[must_use]
    pub fn after_the_end(mut self, back: Command) -> Self {
        self.after_the_end = Some(back);
        self.replay = Replay::new(&self.game, self.viewer, self.settings.speed);
        self
    }

    /// Whether the match is over and its last decision has been shown, but not its end.
    pub fn has_ended(&self) -> bool {
        let over = self.game.state().is_over();
        over && self.after_the_end.is_none() && !self.ending && self.lesson.is_none()
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
        self.bots.set_programs(settings.programs());
        if let Some(replay) = &mut self.replay {
            replay.set_speed(settings.speed);
        }
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
        self.hear_coach(ui.ctx(), looks);
        self.tell_of_programs(looks);
        let now = self.game.view(self.viewer);
        let again = shown_again::again(self.replay.as_ref(), self.back.as_ref(), self.now);
        let judged = self.trial.as_ref().is_none_or(Trial::is_open);
        let decides = judged && again.is_none() && self.is_asked();
        // In a lesson there is only something to decide where a step asks for it.
        let asked = self.lesson.as_ref().is_none_or(|taught| taught.course.asks());
        let legal = if decides && asked { self.game.legal() } else { Vec::new() };
        // Whoever decides knows what came of the last decision, even while it is on its way.
        let seen = self.seen(now);
        let view = if decides { now } else { seen };
        let (motion, time) =
            again.map_or((&self.motion, self.shown()), |(again, time)| (again.motion(), time));
        let standing = Pieces::of(self.game.world(), &now);
        let moving = motion.event(time);
        self.heard.hear(looks, self.game.world(), &view, moving.map(|(event, _)| *event), !legal.is_empty());
        let sweep = moving.and_then(|(event, share)| match *event {
            Event::Control { region, to, .. } => {
                Some(Sweep { region, to, from: motion.attacked_from(time), share })
            }
            _ => None,
        });
        let shown = match again {
            Some((again, time)) => again.pieces(time),
            None => motion.pieces(time).unwrap_or(&standing),
        };
        let title = self.titles.shown(self.now).filter(|_| again.is_none());
        let story = match (&self.replay, &self.back) {
            (Some(replay), _) => replay.story(&self.game),
            (None, Some(back)) => back.story(&self.game),
            (None, None) => Story::last(&self.game).filter(|_| title.is_none()),
        };
        let tells = self.trial.is_none() && self.tells(story.as_ref(), moving.is_some(), decides);
        let held = self.held((story.as_ref().filter(|_| tells), title), shown);
        let shown = held.as_ref().unwrap_or(shown);
        let still = self.settings.speed == Speed::None;
        self.breeze.feel(self.game.world(), shown, self.now, still || self.pose != Pose::Played);
        let steering_of = |position| Steering::of(self.game.world(), &view, &legal, position);
        let told = self.hint.as_ref().and_then(|hint| hint.told(self.now)).or(self.coaching.told());
        let open = again.and_then(|(again, time)| again.open(time));
        let taken = again.map_or(self.game.steps().len(), |(again, time)| again.taken(time));
        let known = match open {
            Some(open) => KnownCards::open(&self.game, &view, open),
            None => KnownCards::after(&self.game, &view, taken),
        };
        let scene = Scene {
            game: &self.game,
            view: &view,
            legal: &legal,
            pick: if again.is_some() { Pick::default() } else { self.pick },
            hovered: self.hovered,
            camera: self.camera,
            steering: self.pointed.map(steering_of).unwrap_or_default(),
            highlight: self.highlight,
            marked: told.map(|told: Told<'_>| told.marked(&view, &legal)).unwrap_or_default(),
            pieces: shown,
            breeze: &self.breeze,
            moving: moving.map(|(event, _)| *event),
            sweep,
            story,
            tells,
            title,
            unshown: motion.unshown(time),
            seen: &seen,
            time: self.time(),
            back: again.map(|(again, _)| again.number()),
            eyes: self.replay.as_ref().map_or(Perspective::Society(self.viewer), Replay::eyes),
            open,
            replay: self.replay.as_ref(),
            films: matches!(self.pose, Pose::Film(_)),
            // Where a token is asked for, what follows by logic is just that.
            certain: match judged {
                false => BySociety::all(Tokens::NONE),
                true => known::certain(ui.ctx(), self.game.world(), &view),
            },
            known: &known,
            thinking: self.bots.is_thinking(),
            coached: self.coaching.looks(),
            hints: self.settings.hints && self.game.may_help(),
            still,
            waits: self.settings.pause == Pause::Click,
            taught: self.lesson.as_ref().map(Taught::number),
            lesson_says: self.lesson.as_ref().map(lesson_card::instead_of_question),
            puzzle: self.trial.is_some(),
        };
        let cards = usize::from(view.hand().cards());
        let map = looks.shapes.bounds().aspect();
        if let Pose::Film(caption) = &self.pose {
            return pose::show(ui, looks, &scene, caption);
        }
        let bar = self.bar(ui.max_rect());
        let room = ui.max_rect().with_max_y(bar.top());
        let layout = Layout::of(room, self.game.world().empires().len(), cards, map);
        let buttons = buttons::wide(ui, looks, &scene, layout.drawers);
        let layout = layout.with_buttons(buttons);
        let layout = match (&self.replay, &self.back) {
            (Some(_), _) => layout.replaying(),
            (None, Some(_)) => layout.looking_back(),
            (None, None) => layout,
        };
        // Drawers lie above the board.
        let pulled = self.drawers_open || !layout.drawers;
        let reads = self.log.open && pulled;
        let layout = if reads { layout.with_open_log() } else { layout };
        let asked = prompt::place(ui.ctx(), &layout);
        // The open log is read beside the sheet.
        let free = if reads { layout.log.right() } else { layout.board.left() };
        let sheet = exchange::place(ui.ctx(), &scene, layout.board.with_min_x(free), asked);
        let mut inputs = Vec::new();
        focus::begin(ui.ctx());
        societies::show(&mut part(ui, layout.societies), looks, &scene, &mut inputs);
        track::show(&part(ui, layout.track), looks, &scene);
        buttons::show(&mut part(ui, layout.buttons), looks, &scene, layout.drawers, &mut inputs);
        board::show(&mut part(ui, layout.board), looks, &scene, &mut inputs);
        for (place, rect) in layout.councils.iter().enumerate().filter(|_| pulled) {
            councils::show(&mut part(ui, *rect), looks, &scene, place, &mut inputs);
        }
        let log = (pulled.then_some(&mut self.log), told.filter(Told::is_said));
        let above = (scene.is_exchange() && !scene.tells).then_some(sheet);
        beside::show(ui, looks, (&scene, &layout), (asked, above), log, &mut inputs);
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
        if let Some(event) = open.filter(|_| !comes) {
            animation::kept_card(ui, looks, (&scene, &layout), (event, self.kept_card), &mut inputs);
        }
        self.show_above(ui, looks, &scene, &layout);
        self.ledger.show(ui, looks, &scene, self.settings.suspicions, &mut inputs);
        if let Some(replay) = scene.replay.filter(|_| self.pose == Pose::Played) {
            replay::show(&mut part(ui, bar), looks, &scene, replay, &mut inputs);
        }
        if let Some(taught) = self.lesson.as_mut().filter(|_| scene.time != Time::Back) {
            let above = pointed::Above { asked, sheet };
            lesson_card::show(ui, looks, (&scene, &layout), above, taught, &mut inputs);
        }
        focus::end(ui.ctx());
        keys::keys(ui, &scene, &mut inputs);
        if self.cards_open && all_cards::show(ui, looks, &scene) {
            inputs.push(Input::ToggleCards);
        }
        let refused = refused::clicked(looks, &scene, &layout, &inputs);
        let text = self.unconfirmed.map(|action| Self::sure(looks, &scene, action));
        let before = (self.hovered, self.pointed, self.highlight);
        (self.hovered, self.pointed, self.highlight) = (None, None, Highlight::default());
        // A click on the open card hurries nobody.
        let keeps = inputs.iter().any(Input::hurries_nobody);
        let back = again.is_some();
        let waits = self.coaching.looks();
        let late = self.is_late(ui.ctx());
        let meant = |input: &Input| match input {
            Input::Skip => !keeps,
            Input::Next(Next::Decided(_) | Next::Picked(_)) => !late && !back && !waits,
            _ => true,
        };
        for input in inputs.into_iter().filter(meant) {
            self.apply(ui, looks, input, commands);
        }
        self.refused.show(ui, looks, self.now, refused.filter(|_| !late));
        self.ask_name(ui, looks);
        self.ask_again(ui, looks, text);
        self.show_objection(ui, looks);
        self.show_notice(ui, looks);
        // What is pointed at is shown from the next frame on.
        if before != (self.hovered, self.pointed, self.highlight) {
            ui.ctx().request_repaint();
        }
    }
}
