//! Looking back at a match: what was skill and what was luck, where it turned, and how everybody stood.

mod account;
mod graph;
mod points;

use std::path::PathBuf;

use egui::{Context, Rect, RichText, Ui, Vec2};

use crate::ai::Effort;
use crate::app::command::Command;
use crate::app::looks::Looks;
use crate::app::map::small_map;
use crate::app::screens::notice_dialog;
use crate::app::screens::parts::{Page, card, choices, escape, faint, inside, main_button, plain_button};
use crate::app::theme::space;
use crate::rules::Society;
use crate::speech::review_document;
use crate::table::{Account, Match, Player, Review, Reviewing, TurningPoint, keep, kept, turning_points};

use graph::Sight;

/// How large the page is at most.
const MOST: Vec2 = Vec2::new(1720.0, f32::INFINITY);
/// The part of the page that the account and the turning points take, and how wide they are.
const LEFT: f32 = 0.42;
const WIDTH: (f32, f32) = (380.0, 640.0);
/// How high the account is.
const ACCOUNT: f32 = 290.0;
/// The part of the right side that is the graph's.
const GRAPH: f32 = 0.5;

/// A match that is looked back at.
pub struct ReviewScreen {
    game: Match,
    /// Whose match it is looked at as.
    society: Society,
    review: Option<Review>,
    /// What is still to come, if the review is not whole.
    reviewing: Option<Reviewing>,
    points: Vec<TurningPoint>,
    account: Option<Account>,
    /// The decision that is looked at, from 1; one beyond the last is the end.
    at: usize,
    sight: Sight,
    /// Something that has to be said, until it is clicked away.
    notice: Option<String>,
}

impl ReviewScreen {
    /// Looks back at a match that is over; `ctx` is asked for a frame whenever there is more to see.
    pub fn new(game: Match, ctx: &Context) -> Self {
        let human = |society: &Society| game.player(*society) == Player::Human;
        let society = game.world().societies().find(human).unwrap_or(game.state().first());
        let found = record(&game).and_then(|record| kept(&game, &record, Effort::HELP));
        let reviewing = found.is_none().then(|| {
            let ctx = ctx.clone();
            Reviewing::begin(&game, Effort::HELP, move || ctx.request_repaint())
        });
        let at = game.steps().len() + 1;
        let mut screen = Self {
            game,
            society,
            review: found,
            reviewing,
            points: Vec::new(),
            account: None,
            at,
            sight: Sight::Open,
            notice: None,
        };
        screen.reckon();
        screen
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Gives the match away.
    pub fn into_game(self) -> Match {
        self.game
    }

    /// Works out what follows from the review for the society.
    fn reckon(&mut self) {
        let Some(review) = &self.review else { return };
        self.points = turning_points(review, self.society);
        self.account = Some(Account::of(self.game.world(), review, self.society));
    }

    /// Takes what has been found since.
    fn advance(&mut self) {
        let Some(reviewing) = &self.reviewing else { return };
        let Some(review) = reviewing.next() else { return };
        let whole = review.effort == Effort::HELP;
        if whole {
            self.reviewing = None;
            // What cannot be kept is made again the next time.
            let _ = record(&self.game).map(|record| keep(&self.game, &review, &record));
        }
        self.review = Some(review);
        self.reckon();
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        self.advance();
        let page = Page::new(ui, &looks.speech.text("review-heading"), looks, MOST);
        let (head, body) = page.body.split_top_bottom_at_y(page.body.top() + 34.0);
        self.head(&mut inside(ui, head), looks);
        let body = body.with_min_y(body.top() + space::NORMAL);
        let wide = (body.width() * LEFT).clamp(WIDTH.0, WIDTH.1);
        let (left, right) = body.split_left_right_at_x(body.left() + wide);
        let right = right.with_min_x(right.left() + space::NORMAL);
        self.left(ui, looks, left);
        self.right(ui, looks, right, commands);
        let mut foot = page.foot(ui);
        self.foot(&mut foot, looks, commands);
        notice_dialog(ui, looks, "notice of the review", &mut self.notice);
    }

    /// Whose match it is looked at as, and how far the review is.
    fn head(&mut self, ui: &mut Ui, looks: &Looks) {
        ui.horizontal_centered(|ui| {
            let speech = &looks.speech;
            let societies = self.game.world().societies();
            let options = societies.map(|society| (society, speech.society(self.game.setup(), society)));
            let mut society = self.society;
            choices(ui, looks, &speech.text("review-whose"), &mut society, options);
            if society != self.society {
                self.society = society;
                self.reckon();
            }
            ui.add_space(space::WIDE);
            let options =
                [(Sight::Open, "review-sight-open"), (Sight::Own, "review-sight-own")].map(|(sight, key)| {
                    let name = speech.society(self.game.setup(), self.society);
                    (sight, speech.say(key, &[("society", name.into())]))
                });
            choices(ui, looks, &speech.text("review-sight"), &mut self.sight, options);
            if let Some(reviewing) = &self.reviewing {
                let percent = 100 * reviewing.done() / self.game.steps().len().max(1);
                let percent = i64::try_from(percent).unwrap_or(100).min(100);
                ui.add_space(space::WIDE);
                faint(ui, looks, &speech.say("review-progress", &[("percent", percent.into())]));
            }
        });
    }

    fn left(&mut self, ui: &mut Ui, looks: &mut Looks, rect: Rect) {
        let (top, below) = rect.split_top_bottom_at_y(rect.top() + ACCOUNT.min(rect.height() * 0.55));
        let below = below.with_min_y(below.top() + space::NORMAL);
        let heading = looks.speech.text("review-account");
        let mut part = card(ui, looks, top, &heading);
        let help = looks.speech.help_told(&self.game).map(|help| format!(" {help}")).unwrap_or_default();
        let result = looks.speech.review_result(&self.game, self.society) + &help;
        part.label(RichText::new(result).strong());
        if let Some((review, account)) = self.review.as_ref().zip(self.account.as_ref()) {
            account::show(&mut part, looks, review, account, self.society);
        }
        let heading = looks.speech.text("review-turning");
        let mut part = card(ui, looks, below, &heading);
        if let Some(review) = &self.review
            && let Some(number) = points::show(&mut part, looks, &self.game, review, &self.points, self.at)
        {
            self.at = number;
        }
    }

    fn right(&mut self, ui: &mut Ui, looks: &mut Looks, rect: Rect, commands: &mut Vec<Command>) {
        let (top, below) = rect.split_top_bottom_at_y(rect.top() + rect.height() * GRAPH);
        let below = below.with_min_y(below.top() + space::NORMAL);
        let heading = looks.speech.text("review-graph");
        let mut part = card(ui, looks, top, &heading);
        if let Some(review) = &self.review {
            let shown = graph::Shown { society: self.society, sight: self.sight, at: self.at };
            if let Some(number) = graph::show(&mut part, looks, &self.game, review, shown) {
                self.at = number;
            }
        }
        let heading = if self.game.step(self.at).is_some() {
            looks.speech.review_at(&self.game, self.at)
        } else {
            looks.speech.text("review-at-end")
        };
        let mut part = card(ui, looks, below, &heading);
        self.moment(&mut part, looks, commands);
    }

    /// The decision that is looked at, with the map before it.
    fn moment(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        let game = &self.game;
        let state = game.step(self.at).map_or(game.state(), |step| &step.before);
        let room = ui.available_rect_before_wrap();
        let (map, text) =
            room.split_left_right_at_x(room.left() + (room.width() * 0.45).min(room.height() * 1.5));
        small_map(ui.painter(), looks, map, &|region| state.controller(region));
        let mut ui = inside(ui, text.with_min_x(text.left() + space::NORMAL));
        let speech = &looks.speech;
        if let Some((step, review)) = game.step(self.at).zip(self.review.as_ref()) {
            ui.label(RichText::new(speech.society(game.setup(), step.society)).strong());
            ui.label(speech.judged(game, review, self.at));
        }
        let decider = game.step(self.at).map(|step| step.society);
        ui.horizontal_wrapped(|ui| {
            let last = game.steps().len() + 1;
            for (key, to) in [("review-step-back", self.at - 1), ("review-step-on", self.at + 1)] {
                let there = (1..=last).contains(&to);
                if ui.add_enabled(there, egui::Button::new(speech.text(key))).clicked() {
                    self.at = to;
                }
            }
            let Some(society) = decider else { return };
            if ui.button(speech.text("review-on-table")).clicked() {
                commands.push(Command::ShowDecision(self.at));
            }
            for (key, new_luck) in [("review-again", false), ("review-again-new", true)] {
                let name = speech.society(game.setup(), society);
                if ui.button(speech.say(key, &[("society", name.into())])).clicked() {
                    commands.push(Command::TryAgain { decision: self.at, society, new_luck });
                }
            }
        });
    }

    fn foot(&mut self, ui: &mut Ui, looks: &Looks, commands: &mut Vec<Command>) {
        if main_button(ui, looks, &looks.speech.text("end-again"), true).clicked() {
            commands.push(Command::ShowSetup);
        }
        ui.add_space(space::TIGHT);
        if plain_button(ui, &looks.speech.text("review-export")).clicked() {
            self.export(looks);
        }
        ui.add_space(space::TIGHT);
        if plain_button(ui, &looks.speech.text("window-back")).clicked() || escape(ui.ctx()) {
            commands.push(Command::ShowEnd);
        }
    }

    /// Writes the review as a text beside the record, and says where.
    fn export(&mut self, looks: &Looks) {
        let (Some(review), Some(record)) = (&self.review, record(&self.game)) else { return };
        let path = record.with_extension("md");
        let text = review_document(&looks.speech, &self.game, review, self.society);
        let said = match std::fs::write(&path, text) {
            Ok(()) => looks.speech.say("review-exported", &[("path", path.display().to_string().into())]),
            Err(why) => looks.speech.reason(&why),
        };
        self.notice = Some(said);
    }
}

/// Where the record of a match is.
fn record(game: &Match) -> Option<PathBuf> {
    game.journal().map(|journal| journal.path().to_owned())
}
