//! The end: tokens are turned over one by one, points count up, and then it is known who wins.

mod curve;
mod realm;
mod result;
mod rows;
mod turning;
mod winner;

use egui::{Event, Rect, Ui, Vec2};

use crate::app::command::Command;
use crate::app::looks::Looks;
use crate::app::screens::parts::{escape, faint, inside, main_button, page_foot, plain_button};
use crate::app::settings::Speed;
use crate::app::sound::{self, Sound};
use crate::app::theme::space;
use crate::table::{Match, Player};

use curve::Curve;
use result::{Ending, SocietyResult, results};
use rows::Columns;
use turning::{Turned, Turning};

/// How wide the page is at most.
const WIDE: f32 = 1360.0;
/// From this width on the map and the match's curve stand beside the societies; how much of it they take, and how
/// wide they are at most.
const BESIDE: f32 = 1230.0;
const SHARE: f32 = 0.37;
const WIDEST: f32 = 760.0;
/// How wide the societies' rows are at least beside them.
const ROWS: f32 = 936.0;
/// How much of their height is the map's at most.
const MAP: f32 = 0.62;
/// How high the part of the winner, the heads of the columns and the foot are.
const WINNER: f32 = 112.0;
const HEADS: f32 = 42.0;
const FOOT: f32 = 46.0;
/// The least and the greatest height of a society's row.
const ROW: (f32, f32) = (62.0, 124.0);

/// How long after the tokens have been turned a click may still be meant to hurry them, in seconds.
const LATE: f64 = 0.6;

/// What is said of the deal of a day.
#[derive(Clone, Debug)]
pub struct DealEnd {
    /// The result in a line to share.
    pub line: String,
    /// Whether it counts.
    pub note: String,
}

/// A match that is over.
pub struct EndScreen {
    game: Match,
    results: Vec<SocietyResult>,
    curve: Curve,
    turning: Turning,
    /// How long a row takes to its place among the others, in seconds.
    slide: f32,
    /// When all tokens lay open.
    open_since: Option<f64>,
    /// What came of it, if it is the deal of a day.
    deal: Option<DealEnd>,
}

impl EndScreen {
    /// Shows how a match ended, at a speed.
    pub fn new(game: Match, speed: Speed) -> Self {
        let results = results(&game);
        let tokens = results.iter().map(|result| result.tokens.len()).sum();
        let slide = if speed == Speed::None { 0.0 } else { 0.45 };
        let curve = Curve::of(&game);
        Self {
            game,
            results,
            curve,
            turning: Turning::new(tokens, speed.pace()),
            slide,
            open_since: None,
            deal: None,
        }
    }

    /// The same for the deal of a day, if it is one.
    #[must_use]
    pub fn with_deal(self, deal: Option<DealEnd>) -> Self {
        Self { deal, ..self }
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Gives the match away.
    pub fn into_game(self) -> Match {
        self.game
    }

    /// Shows the end.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        let was_over = self.turning.is_over();
        let turned = self.turn(ui);
        if sound::AVAILABLE && self.turning.is_over() && !was_over {
            let won =
                |result: &SocietyResult| result.wins && self.game.player(result.society) == Player::Human;
            looks.sounds.push(if self.results.iter().any(won) { Sound::Victory } else { Sound::Defeat });
        }
        let whole = ui.max_rect().shrink(space::WIDE);
        let beside = match whole.width() {
            wide if wide < BESIDE => 0.0,
            wide => (wide * SHARE).min(WIDEST).min(wide - ROWS),
        };
        let wide = whole.width().min(WIDE + beside);
        let whole = Rect::from_center_size(whole.center(), Vec2::new(wide, whole.height()));
        let (side, whole) = whole.split_left_right_at_x(whole.left() + beside);
        let end = Ending { game: &self.game, results: &self.results, known: self.turning.is_over() };
        if beside > 0.0 {
            let side = side.with_max_x(side.right() - space::WIDE);
            let high = realm::height(looks, side.width()).min(side.height() * MAP);
            let (map, below) = side.split_top_bottom_at_y(side.top() + high);
            realm::show(ui, looks, &end, map, turned);
            self.curve.show(ui, looks, &end, below.with_min_y(below.top() + space::NORMAL));
        }
        let count = self.results.len().max(1) as f32;
        let room = whole.height() - WINNER - HEADS - FOOT - 2.0 * space::NORMAL - 22.0;
        let row = (room / count - space::NORMAL).clamp(ROW.0, ROW.1);
        // What is left over in a tall window goes above and below.
        let high = whole.height() - (room - count * (row + space::NORMAL)).max(0.0);
        let whole = Rect::from_center_size(whole.center(), Vec2::new(whole.width(), high));
        let (top, rest) = whole.split_top_bottom_at_y(whole.top() + WINNER);
        let (rest, foot) = rest.split_top_bottom_at_y(rest.bottom() - FOOT);
        winner::show(ui, looks, &end, top, beside == 0.0);
        let columns = Columns::new(looks, &self.game, rest.with_min_y(rest.top() + space::NORMAL));
        columns.heads(ui, looks, HEADS);
        let first = rest.top() + space::NORMAL + HEADS;
        for (i, result) in self.results.iter().enumerate() {
            let place = if self.turning.is_over() { self.place(i) } else { i };
            let y = first + place as f32 * (row + space::NORMAL);
            let id = ui.scope_id().with(("row", result.society.index()));
            // Rows begin at their own places, not at those of an earlier end.
            let slide = if was_over { self.slide } else { 0.0 };
            let y = ui.ctx().animate_value_with_time(id, y, slide);
            let rect = Rect::from_min_size(egui::pos2(whole.left(), y), Vec2::new(whole.width(), row));
            columns.row(ui, looks, &end, result, rect, turned);
        }
        let below = first + count * (row + space::NORMAL);
        let legend = Rect::from_min_max(egui::pos2(whole.left(), below), rest.right_bottom());
        let house = self.game.world().house();
        let agents = if house.agents_in_regions { "end-legend-agents" } else { "end-legend" };
        let lost = looks.speech.losses(&self.game).map(|lost| format!(" {lost}")).unwrap_or_default();
        let legend_text = match looks.speech.what_scores() {
            None => looks.speech.text(agents),
            Some(list) => looks.speech.say("extras-legend", &[("list", list.into())]),
        };
        let said = format!("{legend_text} {}{lost}", looks.speech.help_used(&self.game));
        let mut legend = inside(ui, legend);
        match self.deal.as_ref().filter(|_| was_over) {
            Some(deal) => {
                legend.spacing_mut().item_spacing.y = 0.0;
                legend.label(&deal.line);
                faint(&mut legend, looks, &deal.note);
            }
            None => {
                faint(&mut legend, looks, &said);
            }
        }
        // The click that hurries the tokens is not one on a button, nor is one that comes just too late for that.
        let mut foot = page_foot(ui, foot);
        if was_over {
            let now = ui.input(|i| i.time);
            let is_late = self.slide > 0.0 && now - *self.open_since.get_or_insert(now) < LATE;
            let mut nothing = Vec::new();
            let wanted = if is_late { &mut nothing } else { commands };
            buttons(&mut foot, looks, self.deal.as_ref(), wanted);
        } else {
            faint(&mut foot, looks, &looks.speech.text("end-hurry"));
        }
    }

    /// How far the tokens are turned now.
    fn turn(&mut self, ui: &Ui) -> Turned {
        let (now, enough) = ui.input(|i| {
            let key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
            (i.time, i.pointer.any_click() || i.events.iter().any(key))
        });
        if enough {
            self.turning.finish();
        }
        let turned = self.turning.at(now);
        if !self.turning.is_over() {
            ui.ctx().request_repaint();
        }
        turned
    }

    /// The place of a society among all, from 0.
    fn place(&self, index: usize) -> usize {
        let Some(own) = self.results.get(index) else { return index };
        let before = |(i, other): &(usize, &SocietyResult)| {
            other.better < own.better || (other.better == own.better && *i < index)
        };
        self.results.iter().enumerate().filter(before).count()
    }
}

fn buttons(ui: &mut Ui, looks: &Looks, deal: Option<&DealEnd>, commands: &mut Vec<Command>) {
    if main_button(ui, looks, &looks.speech.text("end-again"), true).clicked() {
        commands.push(Command::ShowSetup);
    }
    ui.add_space(space::TIGHT);
    if plain_button(ui, &looks.speech.text("end-review")).clicked() {
        commands.push(Command::ShowReview);
    }
    ui.add_space(space::TIGHT);
    if plain_button(ui, &looks.speech.text("end-table")).clicked() {
        commands.push(Command::ShowTable);
    }
    ui.add_space(space::TIGHT);
    if plain_button(ui, &looks.speech.text("end-same")).clicked() {
        commands.push(Command::Restart);
    }
    ui.add_space(space::TIGHT);
    if plain_button(ui, &looks.speech.text("end-back")).clicked() || escape(ui.ctx()) {
        commands.push(Command::ShowTitle);
    }
    if let Some(deal) = deal {
        ui.add_space(space::TIGHT);
        if plain_button(ui, &looks.speech.text("deal-copy")).clicked() {
            ui.ctx().copy_text(deal.line.clone());
        }
    }
}
