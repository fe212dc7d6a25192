//! The list of puzzles: the daily puzzle and the daily deal, and all puzzles of the pack below.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Align2, FontId, Rect, RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

use crate::looks::Looks;
use crate::looks::icons::{IconName, Symbol};
use crate::looks::text_fitting::fit;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::{
    Page, card, choice, choice_ground, disc, escape, faint, inside, main_button, plain_button, scroll_bar,
};
use crate::shell::window_command::{Command, Shared, Wish};
use packs::{Goal, Pack, Puzzle};
use system::Day;
use table::{PuzzleProgress, deal_of, puzzle_of};

/// The maximum width of the page, in points.
const WIDEST: f32 = 1180.0;
/// The number of columns of puzzles at the maximum width.
const COLUMNS: usize = 3;
/// The height of the page without the rows of puzzles, in points.
const AROUND: f32 = 36.0 + DAY + 120.0;
/// The height of the cards with the daily puzzle and the daily deal, in points.
const DAY: f32 = 176.0;
/// The height of a puzzle's row, in points.
const ROW: f32 = 30.0;
/// The minimum width of a puzzle's row, in points.
const WIDE: f32 = 300.0;
/// The space between rows and columns, in points.
const GAP: f32 = 4.0;

/// The screen with the list of puzzles.
pub struct PuzzlesScreen {
    done: PuzzleProgress,
    today: Day,
}

impl PuzzlesScreen {
    /// The list of the current pack's puzzles. `done` says which ones are solved.
    pub fn new(done: PuzzleProgress, today: Day) -> Self {
        Self { done, today }
    }

    /// Shows the screen.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        looks: &mut Looks,
        playable: &[Arc<Pack>],
        commands: &mut Vec<Command>,
    ) {
        let rows = looks.pack.puzzles.len().div_ceil(COLUMNS);
        let most = Vec2::new(WIDEST, AROUND + rows as f32 * (ROW + GAP));
        let page = Page::new(ui, &looks.speech.text("puzzle-heading"), looks, most);
        let (top, rest) = page.body.split_top_bottom_at_y(page.body.top() + DAY);
        let (left, right) = top.split_left_right_at_fraction(0.5);
        self.todays_puzzle(ui, looks, left.with_max_x(left.right() - GAP), commands);
        self.todays_deal(ui, looks, right.with_min_x(right.left() + GAP), commands);
        let mut body = inside(ui, rest.with_min_y(rest.top() + space::NORMAL));
        self.list(&mut body, looks, commands);
        let mut foot = page.foot(ui);
        if plain_button(&mut foot, &looks.speech.text("window-back")).clicked() || escape(ui.ctx()) {
            commands.push(Command::ShowTitle);
        }
        foot.add_space(space::WIDE);
        foot.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
            let group = looks.speech.text("puzzle-pack");
            for pack in playable {
                let chosen = pack.id == looks.pack.id;
                let name = pack.words_in(looks.speech.language()).name.clone();
                if choice(ui, looks, &group, chosen, &name).clicked() && !chosen {
                    commands.push(Command::Puzzles(Wish::OfPack(pack.id.clone())));
                }
            }
        });
    }

    fn todays_puzzle(&self, ui: &mut Ui, looks: &mut Looks, rect: Rect, commands: &mut Vec<Command>) {
        let day = ("day", self.today.to_string().into());
        let mut part = card(ui, looks, rect, &looks.speech.say("puzzle-today", &[day]));
        let Some(puzzle) = puzzle_of(&looks.pack, self.today) else {
            part.label(looks.speech.text("puzzle-none"));
            return;
        };
        let name = RichText::new(looks.speech.puzzle_name(puzzle)).size(type_size::LEAD);
        part.label(name);
        let solved = self.done.is_solved(&looks.pack.id, &puzzle.id);
        let level = looks.speech.puzzle_level(puzzle);
        let state =
            if solved { looks.speech.say("puzzle-state-solved", &[("level", level.into())]) } else { level };
        faint(&mut part, looks, &state);
        let streak = self.done.streak(self.today);
        faint(&mut part, looks, &looks.speech.say("puzzle-streak", &[("n", i64::from(streak).into())]));
        part.add_space(space::NORMAL);
        part.horizontal(|ui| {
            if main_button(ui, looks, &looks.speech.text("puzzle-solve-today"), true).clicked() {
                commands.push(Command::Puzzles(Wish::Open(puzzle.id.clone())));
            }
        });
    }

    fn todays_deal(&self, ui: &mut Ui, looks: &mut Looks, rect: Rect, commands: &mut Vec<Command>) {
        let day = ("day", self.today.to_string().into());
        let mut part = card(ui, looks, rect, &looks.speech.say("deal-today", &[day]));
        let setup = deal_of(&looks.pack, self.today);
        let own = setup.seats.first().map(|seat| seat.society).unwrap_or_default();
        let name = looks.speech.words().societies().get(own).map(|n| n.short.clone()).unwrap_or_default();
        let args = [("society", name.into()), ("n", (setup.seats.len() as i64 - 1).into())];
        part.label(RichText::new(looks.speech.say("deal-who", &args)).size(type_size::LEAD));
        faint(&mut part, looks, &looks.speech.text("deal-about"));
        let result = self.done.deal(&looks.pack.id, self.today);
        let line = result.map(|result| looks.speech.deal_line(self.today, result));
        match &line {
            Some(line) => part.label(line),
            None => faint(&mut part, looks, &looks.speech.text("deal-open")),
        };
        part.add_space(space::TIGHT);
        part.horizontal(|ui| {
            let key = if line.is_some() { "deal-again" } else { "deal-play" };
            if main_button(ui, looks, &looks.speech.text(key), true).clicked() {
                commands.push(Command::Puzzles(Wish::Deal));
            }
            if let Some(line) = line
                && plain_button(ui, &looks.speech.text("deal-copy")).clicked()
            {
                ui.ctx().copy_text(line);
            }
            if plain_button(ui, &looks.speech.text("link-share")).clicked() {
                commands.push(Command::Share(Shared::DailyDeal));
            }
        });
    }

    fn list(&self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        let pack = Arc::clone(&looks.pack);
        if pack.puzzles.is_empty() {
            return;
        }
        let solved = pack.puzzles.iter().filter(|p| self.done.is_solved(&pack.id, &p.id)).count();
        let args = [("solved", (solved as i64).into()), ("of", (pack.puzzles.len() as i64).into())];
        faint(ui, looks, &looks.speech.say("puzzle-count", &args));
        scroll_bar(ui);
        ScrollArea::vertical().id_salt("puzzles").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(GAP);
            let room = ui.available_width() - ui.spacing().scroll.allocated_width();
            let columns = ((room + GAP) / (WIDE + GAP)).floor().max(1.0);
            let wide = (room - (columns - 1.0) * GAP) / columns;
            for (row, puzzles) in pack.puzzles.chunks(columns as usize).enumerate() {
                ui.horizontal(|ui| {
                    for (place, puzzle) in puzzles.iter().enumerate() {
                        let number = row * columns as usize + place + 1;
                        if self.row(ui, looks, number, puzzle, wide) {
                            commands.push(Command::Puzzles(Wish::Open(puzzle.id.clone())));
                        }
                    }
                });
            }
        });
    }

    /// Shows the row of a puzzle, and returns true if it was clicked.
    fn row(&self, ui: &mut Ui, looks: &mut Looks, number: usize, puzzle: &Puzzle, wide: f32) -> bool {
        let (rect, response) = ui.allocate_exact_size(Vec2::new(wide, ROW), Sense::click());
        let solved = self.done.is_solved(&looks.pack.id, &puzzle.id);
        choice_ground(ui, looks, rect, &response, solved);
        let name = looks.speech.puzzle_name(puzzle);
        let level = looks.speech.puzzle_level(puzzle);
        let state =
            if solved { looks.speech.say("puzzle-state-solved", &[("level", level.into())]) } else { level };
        let said = format!("{number}. {name}, {state}");
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
        let emblem = Rect::from_center_size(rect.left_center() + Vec2::new(18.0, 0.0), Vec2::splat(22.0));
        emblem_of(ui, looks, puzzle, emblem);
        let (ink, faint) = (looks.theme.ink, looks.theme.faint);
        let mut right = rect.right() - space::NORMAL;
        if solved {
            let crown = Rect::from_center_size(egui::pos2(right - 8.0, rect.center().y), Vec2::splat(16.0));
            looks.icons.paint(ui, Symbol::Crown, crown, looks.theme.accent);
            right = crown.left() - space::TIGHT;
        }
        let font = FontId::proportional(type_size::SMALL);
        let level = looks.speech.puzzle_level(puzzle);
        let at = egui::pos2(right, rect.center().y);
        let level = ui.painter().text(at, Align2::RIGHT_CENTER, level, font, faint);
        let left = emblem.right() + space::TIGHT + 2.0;
        let room = level.left() - space::TIGHT - left;
        let title = fit(ui.painter(), room, &format!("{number}. {name}"), type_size::BODY, ink);
        ui.painter().galley(egui::pos2(left, rect.center().y - title.size().y / 2.0), title, ink);
        response.clicked()
    }
}

/// Draws an emblem that stands for the puzzle's goal.
fn emblem_of(ui: &mut Ui, looks: &mut Looks, puzzle: &Puzzle, rect: Rect) {
    match puzzle.goal {
        Goal::Region(empire, _) | Goal::Cities(empire, _) => {
            let look = (looks.empire(empire.index()), IconName::Empire(empire.index()));
            disc(ui, looks, rect, look, 4.0);
        }
        Goal::Token(rival, _) => {
            let look = (looks.society(rival.index()), IconName::Society(rival.index()));
            disc(ui, looks, rect, look, 4.0);
        }
        Goal::Points(_) => looks.icons.paint(ui, Symbol::City, rect, looks.theme.ink),
        Goal::Win => looks.icons.paint(ui, Symbol::Crown, rect, looks.theme.ink),
        Goal::Best => looks.icons.paint(ui, Symbol::Hint, rect, looks.theme.ink),
    }
}
