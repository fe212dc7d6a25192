//! The review of a match: skill and luck, turning points, win chances, and what could be deduced about hidden
//! tokens.

mod background_review;
mod chances_and_cities_chart;
mod decision_details;
mod observer_beliefs;
mod skill_and_luck_bars;
mod turning_point_rows;

use std::path::PathBuf;

use egui::{Align, Button, Context, FontId, Layout, ProgressBar, Rect, RichText, Ui, UiBuilder, Vec2};

use crate::export::share_menu;
use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::screens::notice_dialog;
use crate::screens::page_parts::{
    Page, card, choices, escape, faint, heading_font, inside, main_button, plain_button,
};
use crate::shell::window_command::Command;
use bots::Effort;
use rules::Society;
use speech::review_document;
use system::write_beside;
use table::{
    Match, Perspective, Player, Review, SkillAndLuck, TurningPoint, blind_spot, own_secret, secrets,
    turning_points,
};
use text::untrusted_text;

pub use background_review::Work;
use chances_and_cities_chart::Kind;
use observer_beliefs::ObserverBeliefs;

/// The maximum width and height of the page, in points.
const MOST: Vec2 = Vec2::new(1720.0, f32::INFINITY);
/// The left column's share of the page's width.
const LEFT: f32 = 0.42;
/// The minimum and the maximum width of the left column, in points.
const WIDTH: (f32, f32) = (380.0, 640.0);
/// The maximum height of the card about skill and luck, in points.
const ACCOUNT: f32 = 320.0;
/// The maximum share of the page's height for the card about skill and luck.
const ACCOUNT_SHARE: f32 = 0.6;
/// The share of an analysis that its first pass takes.
const FIRST_PASS: f32 = 0.2;
/// The maximum width of the bar that shows the progress of the analysis, in points.
const BAR: f32 = 360.0;
/// The chart's share of the right column's height.
const GRAPH: f32 = 0.5;

/// What the right column of the page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// Shows the chart and the selected decision.
    Decisions,
    /// Shows what could be deduced about hidden tokens, round by round.
    Unmasking,
}

/// The screen with the review of a match.
pub struct ReviewScreen {
    game: Match,
    /// The society for which the match is reviewed.
    society: Society,
    work: Work,
    points: Vec<TurningPoint>,
    account: Option<SkillAndLuck>,
    /// True if skill and luck are split by kind of decision.
    by_part: bool,
    /// The number of the selected decision, counted from 1. One beyond the last is the end of the match.
    at: usize,
    side: Side,
    kind: Kind,
    /// The deductions about hidden tokens, once the player has opened them.
    secrets: Option<ObserverBeliefs>,
    /// A notice that stays until the player closes it.
    notice: Option<String>,
}

impl ReviewScreen {
    /// Reviews a finished match. Uses the `known` review if it belongs to this match, or else makes one with
    /// this effort. Requests a frame from `ctx` whenever there are new results.
    pub fn new(game: Match, known: Option<Work>, effort: Effort, ctx: &Context) -> Self {
        let human = |society: &Society| game.player(*society) == Player::Human;
        let society = game.world().societies().find(human).unwrap_or(game.state().first());
        let known = known.filter(|work| work.is_of(&game, effort));
        let work = known.unwrap_or_else(|| Work::begin(&game, effort, ctx));
        let at = game.steps().len() + 1;
        let mut screen = Self {
            game,
            society,
            work,
            points: Vec::new(),
            account: None,
            by_part: false,
            at,
            side: Side::Decisions,
            kind: Kind::Open,
            secrets: None,
            notice: None,
        };
        screen.reckon();
        screen
    }

    /// Selects the decision with this number, counted from 1.
    #[must_use]
    pub fn at_decision(mut self, number: usize) -> Self {
        self.at = number;
        self
    }

    /// The match under review.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Returns the match and its review, so that another screen can take them over.
    pub fn into_parts(self) -> (Match, Work) {
        (self.game, self.work)
    }

    /// Computes the turning points and the balance of skill and luck from the review.
    fn reckon(&mut self) {
        let Some(review) = self.work.review() else { return };
        self.points = turning_points(review, self.society);
        self.account = Some(SkillAndLuck::new(self.game.world(), review, self.society));
    }

    /// Takes new results of the analysis.
    fn advance(&mut self) {
        if self.work.advance(&self.game) {
            self.reckon();
        }
    }

    /// Shows the screen, and collects the player's commands.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        self.advance();
        if let Some(news) = self.work.take_news() {
            self.notice = Some(looks.speech.kept_news(&news));
        }
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

    /// Shows the choice of society and of what the right column shows, and the progress of the analysis.
    fn head(&mut self, ui: &mut Ui, looks: &Looks) {
        ui.horizontal_centered(|ui| {
            let speech = &looks.speech;
            let societies = self.game.world().societies();
            let options = societies.map(|society| (society, speech.society(self.game.setup(), society)));
            let mut society = self.society;
            choices(ui, looks, &speech.text("review-whose"), &mut society, options);
            if society != self.society {
                self.society = society;
                self.secrets = None;
                self.reckon();
            }
            ui.add_space(space::WIDE);
            let options = [(Side::Decisions, "review-decisions"), (Side::Unmasking, "review-secrets")]
                .map(|(side, key)| (side, speech.text(key)));
            choices(ui, looks, &speech.text("review-side"), &mut self.side, options);
            ui.add_space(space::WIDE);
            self.progress(ui, looks);
        });
    }

    /// The analysed share of the match, or of the doubtful decisions that are analysed again; 0 while nothing is.
    fn analysed(&self) -> f32 {
        let Some((done, all)) = self.work.progress() else { return 0.0 };
        let passed = done as f32 / all.max(1) as f32;
        match self.work.review() {
            None => FIRST_PASS * passed,
            Some(_) if self.work.is_whole() => passed,
            Some(_) => FIRST_PASS + (1.0 - FIRST_PASS) * passed,
        }
    }

    /// Shows the progress of the analysis, with a button to stop or continue it.
    fn progress(&mut self, ui: &mut Ui, looks: &Looks) {
        let speech = &looks.speech;
        if self.work.progress().is_some() {
            let key = if self.work.is_whole() { "review-deepening" } else { "review-progress" };
            let percent = (100.0 * self.analysed()) as i64;
            faint(ui, looks, &speech.say(key, &[("percent", percent.into())]));
            if ui.button(speech.text("review-stop")).clicked() {
                self.work.stop();
            }
        } else if !self.work.is_whole() {
            if ui.button(speech.text("review-go-on")).clicked() {
                self.work.go_on(&self.game, ui.ctx());
            }
        } else if let Some(level) = self.work.review().and_then(|review| speech.review_level(review)) {
            faint(ui, looks, &level);
        }
    }

    fn left(&mut self, ui: &mut Ui, looks: &mut Looks, rect: Rect) {
        let high = match settled(&self.work) {
            Some(_) => ACCOUNT.min(rect.height() * ACCOUNT_SHARE),
            // There are no turning points yet.
            None => rect.height(),
        };
        let (top, below) = rect.split_top_bottom_at_y(rect.top() + high);
        let below = below.with_min_y(below.top() + space::NORMAL);
        let heading = looks.speech.text("review-account");
        let mut part = card(ui, looks, top, &heading);
        // Only for a human player's society is the help mentioned that was used.
        let own = self.game.player(self.society) == Player::Human;
        let help = looks.speech.help_note(&self.game).filter(|_| own);
        let help = help.map(|help| format!(" {help}")).unwrap_or_default();
        let result = looks.speech.review_result(&self.game, self.society) + &help;
        part.label(RichText::new(result).strong());
        if let Some((review, account)) = settled(&self.work).zip(self.account.as_ref()) {
            skill_and_luck_bars::show(&mut part, looks, review, account, self.society, &mut self.by_part);
        } else {
            faint(&mut part, looks, &looks.speech.text("review-waits"));
            if self.work.progress().is_some() {
                let wide = part.available_width().min(BAR);
                part.add(ProgressBar::new(self.analysed()).desired_width(wide));
                faint(&mut part, looks, &looks.speech.text("review-meanwhile"));
            }
        }
        if settled(&self.work).is_none() {
            return;
        }
        let heading = looks.speech.text("review-turning");
        let mut part = card(ui, looks, below, &heading);
        self.deeper(&mut part, looks);
        let Some(review) = settled(&self.work) else { return };
        let chosen = turning_point_rows::show(&mut part, looks, &self.game, review, &self.points, self.at);
        if let Some(number) = chosen {
            (self.at, self.side) = (number, Side::Decisions);
        }
    }

    /// Shows the button that analyses the society's doubtful decisions with more effort.
    fn deeper(&mut self, ui: &mut Ui, looks: &Looks) {
        let count = self.work.doubtful(self.society);
        if self.work.progress().is_some() || !self.work.is_whole() || count == 0 {
            return;
        }
        let args = [("count", i64::try_from(count).unwrap_or(i64::MAX).into())];
        let button = ui.button(looks.speech.say("review-deeper", &args));
        if button.on_hover_text(looks.speech.text("review-deeper-about")).clicked() {
            self.work.deepen(&self.game, self.society, ui.ctx());
        }
        ui.add_space(space::TIGHT);
    }

    /// Shows the deductions about hidden tokens.
    fn unmasking(&mut self, ui: &mut Ui, looks: &mut Looks, rect: Rect) {
        let heading = looks.speech.text("review-secrets");
        let mut part = card(ui, looks, rect, &heading);
        let (game, society) = (&self.game, self.society);
        let review = settled(&self.work);
        let of = || ObserverBeliefs {
            rivals: secrets(game, society),
            own: own_secret(game, society),
            unseen: None,
        };
        let secrets = self.secrets.get_or_insert_with(of);
        if let Some(review) = review.filter(|_| secrets.unseen.is_none()) {
            secrets.unseen = Some(blind_spot(game, review, society, &secrets.rivals));
        }
        if let Some(number) = observer_beliefs::show(&mut part, looks, game, secrets, society) {
            (self.at, self.side) = (number, Side::Decisions);
        }
    }

    /// Shows the choice of chart beside the card's heading, or in a row below if there isn't enough space.
    fn kinds(&mut self, ui: &mut Ui, looks: &Looks, rect: Rect, heading: &str) {
        let name = looks.speech.society(self.game.setup(), self.society);
        let mut kinds = [
            (Kind::Cities, "review-cities"),
            (Kind::Own, "review-sight-own"),
            (Kind::Open, "review-sight-open"),
        ]
        .map(|(kind, key)| (kind, looks.speech.say(key, &[("society", name.clone().into())])));
        let size = type_size::SMALL + 1.0;
        let wide = |text: &str, font: FontId| {
            ui.painter().layout_no_wrap(text.to_owned(), font, looks.theme.ink).size().x
        };
        let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
        let all: f32 = kinds.iter().map(|(_, said)| wide(said, FontId::proportional(size)) + around).sum();
        if wide(heading, heading_font()) + all + 2.0 * space::WIDE < rect.width() {
            self.choose_kind(&mut beside_heading(ui, rect), looks, kinds);
        } else {
            kinds.reverse();
            ui.horizontal(|ui| self.choose_kind(ui, looks, kinds));
        }
    }

    fn choose_kind(&mut self, ui: &mut Ui, looks: &Looks, kinds: [(Kind, String); 3]) {
        for (kind, said) in kinds {
            let chosen = kind == self.kind;
            let ink = if chosen { looks.theme.accent } else { looks.theme.ink };
            let said = RichText::new(said).size(type_size::SMALL + 1.0).color(ink);
            if ui.add(Button::selectable(chosen, said)).clicked() {
                self.kind = kind;
            }
        }
    }

    fn right(&mut self, ui: &mut Ui, looks: &mut Looks, rect: Rect, commands: &mut Vec<Command>) {
        if self.side == Side::Unmasking {
            return self.unmasking(ui, looks, rect);
        }
        let (top, below) = rect.split_top_bottom_at_y(rect.top() + rect.height() * GRAPH);
        let below = below.with_min_y(below.top() + space::NORMAL);
        // Before there are win chances, the chart shows what the match itself tells.
        let whole = settled(&self.work).is_some();
        let cities = self.kind == Kind::Cities || !whole;
        let heading = looks.speech.text(if cities { "review-graph-cities" } else { "review-graph" });
        let mut part = card(ui, looks, top, &heading);
        if whole {
            self.kinds(&mut part, looks, top, &heading);
        }
        let review = settled(&self.work);
        let shown =
            chances_and_cities_chart::Selection { society: self.society, kind: self.kind, at: self.at };
        let chosen = chances_and_cities_chart::show(&mut part, looks, &self.game, review, shown);
        self.at = chosen.unwrap_or(self.at);
        let heading = if self.game.step(self.at).is_some() {
            looks.speech.review_at(&self.game, self.at)
        } else {
            looks.speech.text("review-at-end")
        };
        let mut part = card(ui, looks, below, &heading);
        let mut beside = beside_heading(ui, below);
        if let Some(number) = decision_details::steps(&mut beside, looks, &self.game, self.at) {
            self.at = number;
        }
        let review = settled(&self.work);
        commands.extend(decision_details::show(&mut part, looks, &self.game, review, self.at, self.society));
    }

    fn foot(&mut self, ui: &mut Ui, looks: &Looks, commands: &mut Vec<Command>) {
        if main_button(ui, looks, &looks.speech.text("end-again"), true).clicked() {
            commands.push(Command::ShowSetup);
        }
        ui.add_space(space::TIGHT);
        if plain_button(ui, &looks.speech.text("end-table")).clicked() {
            commands.push(Command::ShowTable);
        }
        ui.add_space(space::TIGHT);
        if plain_button(ui, &looks.speech.text("review-export")).clicked() {
            self.export(looks);
        }
        ui.add_space(space::TIGHT);
        let taken = self.at.saturating_sub(1);
        let eyes = match self.kind {
            Kind::Open | Kind::Cities => Perspective::Open,
            Kind::Own => Perspective::Society(self.society),
        };
        share_menu(ui, looks, taken, eyes, commands);
        ui.add_space(space::TIGHT);
        if plain_button(ui, &looks.speech.text("window-back")).clicked() || escape(ui.ctx()) {
            commands.push(Command::ShowEnd);
        }
    }

    /// Writes the review to a text file beside the record, and shows a notice with the file's path.
    fn export(&mut self, looks: &Looks) {
        let Some(review) = settled(&self.work) else {
            self.notice = Some(looks.speech.text("review-waits"));
            return;
        };
        let Some(record) = record(&self.game) else { return };
        let text = review_document(&looks.speech, &self.game, review, self.society);
        let said = match write_beside(&record, "review", "md", text.as_bytes()) {
            Ok(path) => looks.speech.say("review-exported", &[("path", untrusted_text::path(&path).into())]),
            Err(why) => looks.speech.reason(&why),
        };
        self.notice = Some(said);
    }
}

/// The review once the whole match has been analysed. Estimates before that change too much to be shown.
fn settled(work: &Work) -> Option<&Review> {
    work.review().filter(|_| work.is_whole())
}

/// The area beside a card's heading. Its widgets are laid out from right to left.
fn beside_heading(ui: &mut Ui, card: Rect) -> Ui {
    let place = card.shrink(space::NORMAL).with_max_y(card.top() + 36.0);
    ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center)))
}

/// The path of the match's record. `None` if the match isn't saved.
fn record(game: &Match) -> Option<PathBuf> {
    game.journal().map(|journal| journal.path().to_owned())
}
