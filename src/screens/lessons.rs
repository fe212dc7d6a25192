//! The list of lessons, with the subject and the progress of each.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Align2, FontId, Pos2, Rect, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

use super::page_parts::{Page, choice_ground, escape, faint, inside, main_button, plain_button, scroll_bar};
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::text_fitting::fit;
use crate::looks::theme::{line, space, type_size};
use crate::settings::lesson_progress::Learned;
use crate::shell::window_command::Command;
use packs::{Lesson, Pack};

/// The maximum size of the page, in points.
const PAGE: Vec2 = Vec2::new(720.0, 660.0);
/// The height of a lesson's row, in points.
const ROW: f32 = 56.0;
/// The diameter of the disc with a lesson's number, in points.
const DISC: f32 = 30.0;
/// The width of the text about the progress, in points.
const STATE: f32 = 130.0;

/// The screen with the list of lessons.
pub struct LessonsScreen {
    pack: Arc<Pack>,
    learned: Learned,
}

impl LessonsScreen {
    /// The screen for the lessons of a pack, with the learner's progress.
    pub fn new(pack: Arc<Pack>, learned: Learned) -> Self {
        Self { pack, learned }
    }

    /// Shows the list.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, commands: &mut Vec<Command>) {
        let heading = looks.speech.text("learn-title");
        let page = Page::new(ui, &heading, looks, PAGE);
        let mut body = inside(ui, page.body);
        let about = looks.speech.text("learn-about");
        faint(&mut body, looks, &about);
        body.add_space(space::NORMAL);
        let next = self.learned.next(&self.pack);
        let lessons = self.pack.lessons.clone();
        scroll_bar(&mut body);
        ScrollArea::vertical().auto_shrink([false, false]).show(&mut body, |ui| {
            ui.spacing_mut().item_spacing.y = space::NORMAL;
            for (number, lesson) in lessons.iter().enumerate() {
                if self.row(ui, looks, number, lesson, next == Some(number)) {
                    commands.push(Command::Learn { lesson: number, anew: false });
                }
            }
        });
        let mut foot = page.foot(ui);
        let begun = !self.learned.is_empty();
        if let Some(next) = next {
            let key = if begun { "learn-go-on" } else { "learn-begin" };
            let text = looks.speech.text(key);
            if main_button(&mut foot, looks, &text, true).clicked() {
                commands.push(Command::Learn { lesson: next, anew: false });
            }
        }
        let back = plain_button(&mut foot, &looks.speech.text("window-back")).clicked();
        if back || escape(ui.ctx()) {
            commands.push(Command::ShowTitle);
        }
    }

    /// Shows the row of a lesson. Returns true if it was clicked.
    fn row(&self, ui: &mut Ui, looks: &Looks, number: usize, lesson: &Lesson, next: bool) -> bool {
        let width = ui.available_width();
        let (rect, response) = ui.allocate_exact_size(Vec2::new(width, ROW), Sense::click());
        let (name, about) = (looks.speech.lesson_name(&lesson.id), looks.speech.lesson_about(&lesson.id));
        let state = self.state(looks, lesson);
        let said: Vec<&str> =
            [name.as_str(), &about, &state].into_iter().filter(|text| !text.is_empty()).collect();
        let said = format!("{}. {}", number + 1, said.join(", "));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        choice_ground(ui, looks, rect, &response, next);
        let done = self.learned.is_done(&self.pack, lesson);
        let theme = &looks.theme;
        let at = Pos2::new(rect.left() + space::WIDE + DISC / 2.0, rect.center().y);
        let (fill, ink) = if done { (theme.accent, theme.on_accent) } else { (theme.panel, theme.ink) };
        ui.painter().circle(at, DISC / 2.0, fill, (line::STRONG, theme.accent));
        let font = FontId::proportional(type_size::LEAD);
        ui.painter().text(at, Align2::CENTER_CENTER, number + 1, font, ink);
        let room = Rect::from_min_max(
            Pos2::new(at.x + DISC / 2.0 + space::WIDE, rect.top()),
            Pos2::new(rect.right() - STATE - space::NORMAL, rect.bottom()),
        );
        let title = ui.painter().layout_no_wrap(name, fonts::display(type_size::LEAD + 2.0), theme.ink);
        let middle = rect.center().y;
        ui.painter().galley(Pos2::new(room.left(), middle - title.size().y + 1.0), title, theme.ink);
        let line = fit(ui.painter(), room.width(), &about, type_size::BODY, theme.faint);
        ui.painter().galley(Pos2::new(room.left(), middle + 3.0), line, theme.faint);
        let text = fit(ui.painter(), STATE, &state, type_size::BODY, theme.accent);
        let corner = Pos2::new(rect.right() - space::WIDE - text.size().x, middle - text.size().y / 2.0);
        ui.painter().galley(corner, text, theme.accent);
        response.clicked()
    }

    /// The progress with a lesson, in a word or two.
    fn state(&self, looks: &Looks, lesson: &Lesson) -> String {
        match self.learned.step(&self.pack, lesson) {
            Some(step) if step > 0 => {
                let args = [("n", (step as i64 + 1).into()), ("all", (lesson.steps.len() as i64).into())];
                looks.speech.say("learn-step", &args)
            }
            _ if self.learned.is_done(&self.pack, lesson) => looks.speech.text("learn-done"),
            _ => String::new(),
        }
    }
}
