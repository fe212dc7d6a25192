//! The end screen. It reveals the tokens one by one while the points count up, and then shows who wins.

mod beginner_advice;
mod end_layout;
mod final_map;
mod points_curve;
mod society_results;
mod society_rows;
mod token_reveal_progress;
mod winner;

use egui::{Event, Rect, Response, RichText, Ui, Vec2};

use crate::export::share_menu;
use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::{escape, faint, inside, main_button, page_foot, plain_button};
use crate::settings::Speed;
use crate::shell::window_command::Command;
use crate::sound::{self, Sound};
use table::{Match, Perspective, Player};

use end_layout::{HEADS, Sheet};
use points_curve::Curve;
use society_results::{Ending, SocietyResult, results};
use society_rows::Columns;
use token_reveal_progress::{Turned, Turning};

/// The map's maximum share of the height when it is beside the societies.
const MAP: f32 = 0.62;
/// The map's maximum share of the width when it is in the strip above the societies.
const MAP_IN_STRIP: f32 = 0.42;

/// For this many seconds after the last token, the buttons ignore clicks, since a click may have been meant
/// to skip the animation.
const LATE: f64 = 0.6;

/// The result of a daily deal.
#[derive(Clone, Debug)]
pub struct DealEnd {
    /// The result as one line of text to share.
    pub line: String,
    /// A note that says which attempt counts.
    pub note: String,
}

/// The screen of a finished match.
pub struct EndScreen {
    game: Match,
    results: Vec<SocietyResult>,
    curve: Curve,
    turning: Turning,
    /// The duration of moving a row to its rank, in seconds.
    slide: f32,
    /// When all tokens had been revealed, by egui's clock, in seconds.
    open_since: Option<f64>,
    /// The result of the daily deal, if the match is one.
    deal: Option<DealEnd>,
    /// True for a beginner, who reads what decided the match and what to try next.
    beginner: bool,
}

impl EndScreen {
    /// The end screen of a match, animated at this speed.
    pub fn new(game: Match, speed: Speed) -> Self {
        let results = results(&game);
        let tokens = results.iter().map(|result| result.tokens.len()).sum();
        let slide = if speed == Speed::None { 0.0 } else { 0.45 };
        let curve = Curve::for_match(&game);
        Self {
            game,
            results,
            curve,
            turning: Turning::new(tokens, speed.pace()),
            slide,
            open_since: None,
            deal: None,
            beginner: false,
        }
    }

    /// The screen for a beginner.
    #[must_use]
    pub fn for_beginner(self) -> Self {
        Self { beginner: true, ..self }
    }

    /// Adds the result of the daily deal, if the match is one.
    #[must_use]
    pub fn with_deal(self, deal: Option<DealEnd>) -> Self {
        Self { deal, ..self }
    }

    /// The finished match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Returns the finished match, so that another screen can take it over.
    pub fn into_game(self) -> Match {
        self.game
    }

    /// Shows the end screen.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        let was_over = self.turning.is_over();
        let turned = self.turn(ui);
        if sound::AVAILABLE && self.turning.is_over() && !was_over {
            let won =
                |result: &SocietyResult| result.wins && self.game.player(result.society) == Player::Human;
            looks.sounds.push(if self.results.iter().any(won) { Sound::Victory } else { Sound::Defeat });
        }
        let count = self.results.len();
        let sheet = Sheet::new(ui.max_rect(), count);
        let end = Ending { game: &self.game, results: &self.results, known: self.turning.is_over() };
        if let Some(side) = sheet.side {
            let high = final_map::height(looks, side.width()).min(side.height() * MAP);
            let (map, below) = side.split_top_bottom_at_y(side.top() + high);
            final_map::show(ui, looks, &end, map, turned);
            self.curve.show(ui, looks, &end, below.with_min_y(below.top() + space::NORMAL));
        }
        if let Some(strip) = sheet.strip {
            let wide = (strip.height() / final_map::height(looks, 1.0)).min(strip.width() * MAP_IN_STRIP);
            let (map, curve) = strip.split_left_right_at_x(strip.left() + wide);
            final_map::show(ui, looks, &end, map, turned);
            self.curve.show(ui, looks, &end, curve.with_min_x(curve.left() + space::NORMAL));
        }
        let pictured = sheet.side.is_none() && sheet.strip.is_none();
        if let Some(rule) = winner::show(ui, looks, &end, sheet.winner, pictured).filter(|_| was_over) {
            commands.push(Command::ShowRules(Some(rule)));
        }
        let columns = Columns::new(looks, &self.game, sheet.rows);
        columns.heads(ui, looks, HEADS);
        let first = sheet.rows.top() + HEADS;
        for (i, result) in self.results.iter().enumerate() {
            let place = if self.turning.is_over() { self.place(i) } else { i };
            let y = first + place as f32 * (sheet.row + space::NORMAL);
            let id = ui.scope_id().with(("row", result.society.index()));
            // In the first frames, rows jump to their positions instead of sliding from those of an earlier
            // match.
            let slide = if was_over { self.slide } else { 0.0 };
            let y = ui.ctx().animate_value_with_time(id, y, slide);
            let size = Vec2::new(sheet.rows.width(), sheet.row);
            let rect = Rect::from_min_size(egui::pos2(sheet.rows.left(), y), size);
            columns.row(ui, looks, &end, result, rect, turned);
        }
        let below = egui::pos2(sheet.rows.left(), sheet.below_rows(count));
        let legend = Rect::from_min_max(below, sheet.rows.right_bottom());
        self.legend(ui, looks, &end, legend);
        // The buttons appear after the animation, and ignore a late click that was meant to skip it.
        let mut foot = page_foot(ui, sheet.foot);
        if was_over {
            let now = ui.input(|i| i.time);
            let is_late = self.slide > 0.0 && now - *self.open_since.get_or_insert(now) < LATE;
            let mut nothing = Vec::new();
            let wanted = if is_late { &mut nothing } else { commands };
            self.buttons(&mut foot, looks, wanted);
        } else {
            faint(&mut foot, looks, &looks.speech.text("end-hurry"));
        }
    }

    /// Shows the legend that explains the numbers, the result of a daily deal, or a beginner's advice.
    fn legend(&self, ui: &mut Ui, looks: &Looks, end: &Ending<'_>, place: Rect) {
        let house = self.game.world().house();
        let agents = if house.agents_in_regions { "end-legend-agents" } else { "end-legend" };
        let lost = looks.speech.losses(&self.game).map(|lost| format!(" {lost}")).unwrap_or_default();
        let legend_text = match looks.speech.what_scores() {
            None => looks.speech.text(agents),
            Some(list) => looks.speech.say("extras-legend", &[("list", list.into())]),
        };
        let (world, state) = (self.game.world(), self.game.state());
        let is_open = |society| world.slots().any(|slot| state.is_revealed(society, slot));
        let ringed = world.societies().any(is_open).then(|| looks.speech.text("end-ringed") + " ");
        let help = looks.speech.help_used(&self.game);
        let said = format!("{legend_text} {}{help}{lost}", ringed.unwrap_or_default());
        let mut legend = inside(ui, place);
        let advice = || {
            let sentences = if self.beginner { beginner_advice::sentences(looks, end) } else { Vec::new() };
            (!sentences.is_empty()).then(|| (sentences.join(" "), format!("{help}{lost}")))
        };
        let result = match &self.deal {
            _ if !end.known => None,
            Some(deal) => Some((deal.line.clone(), deal.note.clone())),
            None => advice(),
        };
        match result {
            Some((line, note)) => {
                legend.spacing_mut().item_spacing.y = 0.0;
                legend.label(RichText::new(line).size(type_size::BODY + 1.5).strong());
                faint(&mut legend, looks, &note);
            }
            None => {
                faint(&mut legend, looks, &said);
            }
        }
    }

    /// Advances the animation that reveals the tokens, and returns its progress. Any click or key skips it.
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

    /// The rank of the society with this index in `results`, counted from 0.
    fn place(&self, index: usize) -> usize {
        let Some(own) = self.results.get(index) else { return index };
        let before = |(i, other): &(usize, &SocietyResult)| {
            other.better < own.better || (other.better == own.better && *i < index)
        };
        self.results.iter().enumerate().filter(before).count()
    }

    /// Shows the buttons below the results. A beginner's main button is the rematch.
    fn buttons(&self, ui: &mut Ui, looks: &Looks, commands: &mut Vec<Command>) {
        let rematch = |button: Response| button.on_hover_text(looks.speech.text("end-same-about")).clicked();
        let again = looks.speech.text("end-again");
        let same = looks.speech.text("end-same");
        if self.beginner {
            if rematch(main_button(ui, looks, &same, true)) {
                commands.push(Command::Rematch);
            }
        } else if main_button(ui, looks, &again, true).clicked() {
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
        share_menu(ui, looks, self.game.steps().len(), Perspective::Open, commands);
        ui.add_space(space::TIGHT);
        if self.beginner {
            if plain_button(ui, &again).clicked() {
                commands.push(Command::ShowSetup);
            }
        } else if rematch(plain_button(ui, &same)) {
            commands.push(Command::Rematch);
        }
        ui.add_space(space::TIGHT);
        if plain_button(ui, &looks.speech.text("end-back")).clicked() || escape(ui.ctx()) {
            commands.push(Command::ShowTitle);
        }
        if let Some(deal) = &self.deal {
            ui.add_space(space::TIGHT);
            if plain_button(ui, &looks.speech.text("deal-copy")).clicked() {
                ui.ctx().copy_text(deal.line.clone());
            }
        }
    }
}
