//! The page about the program: its folders, licences and authors.

use egui::{FontId, Label, Rect, RichText, ScrollArea, Sense, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::{
    Page, card, escape, faint, focus, inside, plain_button, scroll_bar, scroll_by_keys,
};
use crate::shell::window_command::Command;
use about::{self, Line, Part};
use system::Folders;
use text::untrusted_text;

/// The maximum width and height of the page, in points.
const MOST: Vec2 = Vec2::new(1180.0, f32::INFINITY);
/// The width of the licence notices in points. Their lines have at most 78 characters.
const NOTICES: f32 = 640.0;

/// The page about the program.
#[derive(Default)]
pub struct AboutScreen {
    /// The lines of the licence notices, read when the page is first shown.
    lines: Vec<Line<'static>>,
    /// The index of the notice line to scroll to in the next frame.
    goes_to: Option<usize>,
}

impl AboutScreen {
    /// Shows the page. The Back button and Escape lead to the settings.
    pub fn ui(&mut self, ui: &mut Ui, looks: &mut Looks, folders: &Folders, commands: &mut Vec<Command>) {
        if self.lines.is_empty() {
            self.lines = about::lines(about::NOTICES);
        }
        let page = Page::new(ui, &looks.speech.text("about-heading"), looks, MOST);
        let wide = NOTICES.min(page.body.width() - 300.0);
        let (left, right) = page.body.split_left_right_at_x(page.body.right() - wide);
        let left = left.with_max_x(left.right() - space::NORMAL);
        let mut part = card(ui, looks, left, &looks.speech.text("about-program"));
        ScrollArea::vertical().id_salt("program").show(&mut part, |ui| program(ui, looks, folders));
        self.notices(ui, looks, right);
        let back = plain_button(&mut page.foot(ui), &looks.speech.text("window-back"));
        if back.clicked() || escape(ui.ctx()) {
            commands.push(Command::ShowSettings);
        }
    }

    /// Shows the licence notices, with buttons above them that scroll to each part.
    fn notices(&mut self, ui: &mut Ui, looks: &Looks, rect: Rect) {
        let mut part = card(ui, looks, rect, &looks.speech.text("about-others"));
        let ui = &mut part;
        faint(ui, looks, &looks.speech.text("about-others-how"));
        ui.add_space(space::TIGHT);
        ui.horizontal_wrapped(|ui| {
            for (part, key) in
                Part::ALL.into_iter().zip(["about-typefaces", "about-libraries", "about-terms"])
            {
                let button = ui.button(looks.speech.text(key));
                focus(ui, looks, &button);
                if button.clicked() {
                    self.goes_to = part.line(&self.lines);
                }
            }
        });
        ui.add_space(space::NORMAL);
        scroll_bar(ui);
        let font = FontId::monospace(type_size::SMALL);
        let high = ui.ctx().fonts_mut(|fonts| fonts.row_height(&font)) + 3.0;
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut area = ScrollArea::vertical().id_salt("notices").auto_shrink([false, false]);
        if let Some(line) = self.goes_to.take() {
            area = area.vertical_scroll_offset(line as f32 * high);
        }
        area.show_rows(ui, high, self.lines.len(), |ui, rows| {
            scroll_by_keys(ui);
            for line in &self.lines[rows] {
                let (text, ink) = match line {
                    Line::Heading(text) => (RichText::new(*text).underline(), looks.theme.accent),
                    Line::Name(text) => (RichText::new(*text), looks.theme.accent),
                    Line::Text(text) => (RichText::new(*text), looks.theme.ink),
                };
                let size = Vec2::new(ui.available_width(), high);
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                if !matches!(line, Line::Text("")) {
                    inside(ui, rect).add(Label::new(text.font(font.clone()).color(ink)).extend());
                }
            }
        });
    }
}

/// Shows the program's version, licence and folders.
fn program(ui: &mut Ui, looks: &Looks, folders: &Folders) {
    let speech = &looks.speech;
    let version = speech.say("about-version", &[("version", about::VERSION.into())]);
    ui.label(RichText::new(version).size(type_size::LEAD).strong());
    ui.add_space(space::TIGHT);
    ui.label(speech.text("about-what"));
    ui.add_space(space::NORMAL);
    faint(ui, looks, &speech.text("about-independent"));
    ui.add_space(space::WIDE);
    for (key, told) in [
        ("about-licence", about::LICENCE.to_owned()),
        ("about-home", about::HOME.to_owned()),
        ("about-matches", untrusted_text::path(&folders.matches())),
        ("about-packs", untrusted_text::path(&folders.packs())),
        ("about-languages", untrusted_text::path(&folders.languages())),
        ("about-settings", untrusted_text::path(folders.config())),
    ]
    .into_iter()
    // Nobody can look into the folders of a page.
    .take(if system::capabilities().folders { 6 } else { 2 })
    {
        ui.label(RichText::new(speech.text(key)).strong());
        ui.add(Label::new(told).selectable(true).wrap());
        ui.add_space(space::NORMAL);
    }
}
