//! The end: every token turned over, the score of each society, and who wins.

use egui::{Align2, FontId, Pos2, Rect, RichText, ScrollArea, Ui, UiBuilder, Vec2};

use crate::app::command::Command;
use crate::app::icons::{Icon, Symbol};
use crate::app::shell::Kit;
use crate::app::theme::{line, space, text_on, type_size};
use crate::rules::{SlotScore, Society};
use crate::table::Match;
use crate::table::speech::final_score;

/// A match that is over.
pub struct EndScreen {
    game: Match,
}

const ROW: f32 = 86.0;

impl EndScreen {
    /// Shows how a match ended.
    pub fn new(game: Match) -> Self {
        Self { game }
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Shows the end.
    pub fn ui(&mut self, ui: &mut Ui, kit: &mut Kit, commands: &mut Vec<Command>) {
        let rect = ui.max_rect().shrink(space::WIDE);
        let column = Rect::from_center_size(rect.center(), Vec2::new(rect.width().min(900.0), rect.height()));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(column));
        let ui = &mut ui;
        let lines = final_score(&kit.speech, &self.game);
        ui.label(RichText::new(lines.last().cloned().unwrap_or_default()).size(type_size::HEADING));
        ui.add_space(space::NORMAL);
        let (world, state) = (self.game.world().clone(), *self.game.state());
        let winners: Vec<Society> = state.winners(&world).collect();
        let mut order: Vec<Society> = world.societies().collect();
        order.sort_by_key(|s| std::cmp::Reverse(state.standing(&world, *s)));
        for society in order {
            let (row, response) =
                ui.allocate_exact_size(Vec2::new(ui.available_width(), ROW), egui::Sense::hover());
            let points = state.score(&world, society);
            let said = kit.speech.say(
                "score-society",
                &[
                    ("society", kit.speech.society(self.game.setup(), society).into()),
                    ("n", i64::from(points).into()),
                ],
            );
            response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, &said));
            self.row(ui, kit, society, row, winners.contains(&society));
            ui.add_space(space::TIGHT);
        }
        ui.add_space(space::NORMAL);
        ui.horizontal(|ui| {
            let mut button = |key: &str, command: Command| {
                if ui.add(egui::Button::new(kit.speech.text(key)).min_size(Vec2::new(150.0, 36.0))).clicked()
                {
                    commands.push(command);
                }
            };
            button("end-again", Command::ShowSetup);
            button("end-same", Command::Restart);
            button("end-back", Command::ShowTitle);
        });
        ui.add_space(space::NORMAL);
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for line in &lines {
                ui.label(RichText::new(line).color(kit.theme.faint));
            }
        });
    }

    fn row(&self, ui: &Ui, kit: &mut Kit, society: Society, rect: Rect, wins: bool) {
        let (world, state) = (self.game.world(), self.game.state());
        let theme = kit.theme.clone();
        let edge = if wins { (line::LIT, theme.lit) } else { (line::THIN, theme.rule) };
        ui.painter().rect(rect, 6.0, theme.panel, edge, egui::StrokeKind::Inside);
        let index = self.game.setup().seats.get(society.index()).map_or(0, |s| s.society);
        let tint = kit.society(index);
        let emblem = Rect::from_center_size(rect.left_center() + Vec2::new(40.0, -8.0), Vec2::splat(44.0));
        kit.icons.paint(ui, Icon::Society(index), emblem, kit.theme.drawn(tint));
        if wins {
            let crown = Rect::from_center_size(emblem.right_top() + Vec2::new(2.0, 2.0), Vec2::splat(20.0));
            kit.icons.paint(ui, Symbol::Crown, crown, theme.lit);
        }
        let name = kit.speech.society(self.game.setup(), society);
        let font = FontId::proportional(type_size::BODY);
        ui.painter().text(
            Pos2::new(emblem.center().x, rect.bottom() - 14.0),
            Align2::CENTER_CENTER,
            name,
            font,
            theme.ink,
        );
        let total = FontId::proportional(34.0);
        let right = rect.right_center() - Vec2::new(48.0, 0.0);
        ui.painter().text(right, Align2::CENTER_CENTER, state.score(world, society), total, theme.ink);
        let scores: Vec<SlotScore> = state.slot_scores(world, society).collect();
        let room = Rect::from_min_max(
            Pos2::new(rect.left() + 96.0, rect.top()),
            Pos2::new(rect.right() - 100.0, rect.bottom()),
        );
        let each = room.width() / scores.len().max(1) as f32;
        for (i, slot) in scores.iter().enumerate() {
            let at = Pos2::new(room.left() + (i as f32 + 0.5) * each, room.center().y);
            slot_sum(ui, kit, slot, state.is_revealed(society, slot.slot), at);
        }
    }
}

/// A slot's token with its sum below.
fn slot_sum(ui: &Ui, kit: &mut Kit, slot: &SlotScore, revealed: bool, at: Pos2) {
    let tint = kit.empire(slot.empire.index());
    let disc = Rect::from_center_size(at - Vec2::new(0.0, 14.0), Vec2::splat(38.0));
    ui.painter().circle_filled(disc.center(), 19.0, tint);
    if revealed {
        ui.painter().circle_stroke(disc.center(), 21.0, (line::STRONG, kit.theme.ink));
    }
    kit.icons.paint(ui, Icon::Empire(slot.empire.index()), disc.shrink(6.0), text_on(tint));
    let sum = format!("{} x {} = {}", slot.multiplier, slot.cities + slot.agents, slot.points());
    let font = FontId::proportional(type_size::BODY);
    ui.painter().text(at + Vec2::new(0.0, 20.0), Align2::CENTER_CENTER, sum, font, kit.theme.ink);
}
