//! Lays out and draws the rulebook's texts, with emphasis, icons, links and highlighted search words.

use std::ops::Range;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::{CCursor, LayoutJob, TextFormat};
use egui::{FontId, Galley, Id, Pos2, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::Symbol;
use crate::looks::theme::{line, mix, type_size};
use speech::rulebook::{Piece, Set, hits, pieces};

/// The font size of the rulebook's text, in points.
pub(super) const TEXT: f32 = type_size::BODY + 0.5;
/// The font size of notes below the text, in points.
pub(super) const SMALL: f32 = type_size::SMALL + 1.5;

/// The spaces that reserve room for an icon within a text.
const ROOM: &str = "\u{a0}\u{a0}\u{a0}\u{a0}\u{a0}";

/// The style of a rulebook text.
#[derive(Clone, Copy)]
pub(super) struct Style<'a> {
    /// The font size, in points.
    pub size: f32,
    /// True for a text that differs from the printed rules.
    pub changed: bool,
    /// The search words to highlight in the text.
    pub words: &'a [String],
}

/// A rulebook text after layout.
pub(super) struct Laid {
    galley: Arc<Galley>,
    /// The links: their range of characters, and the number of the rule that they lead to.
    links: Vec<(Range<usize>, String)>,
    /// The icons, each with the index of its first character.
    pictures: Vec<(usize, Symbol)>,
    size: f32,
}

impl Laid {
    /// Lays out a text in lines at most `room` points wide.
    pub fn new(ui: &Ui, looks: &Looks, text: &str, room: f32, style: Style<'_>) -> Self {
        let theme = &looks.theme;
        let mut job = LayoutJob::default();
        job.wrap.max_width = room;
        let (mut links, mut pictures, mut letters) = (Vec::new(), Vec::new(), 0);
        for piece in pieces(text) {
            let (text, set, leads) = match piece {
                Piece::Picture(name) => {
                    pictures.push((letters, symbol(name)));
                    (ROOM.to_owned(), Set::Plain, None)
                }
                Piece::Words { text, set, leads } => (text, set, leads),
            };
            let (font, mut ink) = match set {
                Set::Strong => (fonts::display(style.size + 2.0), theme.ink),
                Set::Slanted => (fonts::italic(style.size + 1.0), theme.ink),
                Set::Plain | Set::Changed => (FontId::proportional(style.size), theme.ink),
            };
            if style.changed || set == Set::Changed || leads.is_some() {
                ink = theme.drawn_fine(theme.accent);
            }
            let mut format = TextFormat::simple(font, ink);
            if leads.is_some() {
                format.underline = Stroke::new(line::THIN, ink.gamma_multiply(0.6));
            }
            let count = text.chars().count();
            if let Some(leads) = leads {
                links.push((letters..letters + count, leads));
            }
            letters += count;
            append(&mut job, &text, &format, style.words, mix(theme.panel, theme.lit, 0.4));
        }
        let galley = ui.painter().layout_job(job);
        Self { galley, links, pictures, size: style.size }
    }

    /// The size of the text after layout, in points.
    pub fn size(&self) -> Vec2 {
        self.galley.size()
    }

    /// Draws the text with its top left corner at `at`. Returns the number of the rule whose link was
    /// clicked.
    pub fn paint(&self, ui: &Ui, looks: &mut Looks, at: Pos2, id: Id) -> Option<String> {
        ui.painter().galley(at, Arc::clone(&self.galley), looks.theme.ink);
        let letter = |n: usize| self.galley.pos_from_cursor(CCursor::new(n)).translate(at.to_vec2());
        for (n, symbol) in &self.pictures {
            let (from, to) = (letter(*n), letter(*n + ROOM.chars().count()));
            let middle = Pos2::new((from.left() + to.left()) / 2.0, from.center().y);
            let place = Rect::from_center_size(middle, Vec2::splat(self.size + 2.0));
            looks.icons.paint(ui, *symbol, place, looks.theme.ink);
        }
        let mut led = None;
        for (n, (range, leads)) in self.links.iter().enumerate() {
            let (from, to) = (letter(range.start), letter(range.end));
            // A link that is broken across lines can be clicked only on its first line.
            let same = (from.top() - to.top()).abs() < 1.0;
            let right = if same { to.left() } else { at.x + self.size().x };
            let rect = Rect::from_min_max(from.min, Pos2::new(right, from.bottom()));
            let response = ui.interact(rect, id.with(("link", n)), Sense::click());
            let name =
                looks.speech.say("rulebook-link", &[("number", looks.speech.rule_number(leads).into())]);
            response.widget_info(|| WidgetInfo::labeled(Role::Link, true, &name));
            if response.gained_focus() {
                response.scroll_to_me(None);
            }
            if response.hovered() || response.has_focus() {
                let stroke = (line::STRONG, looks.theme.lit);
                let ring = rect.expand(2.0);
                ui.painter().rect_stroke(ring, 3.0, stroke, egui::StrokeKind::Inside);
            }
            if response.hovered() {
                ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
            }
            if response.clicked() {
                led = Some(leads.clone());
            }
        }
        led
    }
}

/// Appends a text whose search words have the background colour `ground`.
fn append(job: &mut LayoutJob, text: &str, format: &TextFormat, words: &[String], ground: egui::Color32) {
    let mut end = 0;
    for hit in hits(text, words) {
        job.append(&text[end..hit.start], 0.0, format.clone());
        job.append(&text[hit.clone()], 0.0, TextFormat { background: ground, ..format.clone() });
        end = hit.end;
    }
    job.append(&text[end..], 0.0, format.clone());
}

/// The symbol of an icon, given its name in the rulebook's texts.
fn symbol(name: &str) -> Symbol {
    match name {
        "city" => Symbol::City,
        "farm" => Symbol::Farm,
        "fort" => Symbol::Fort,
        "banner" => Symbol::Banner,
        "token" => Symbol::TokenDown,
        "first-player" => Symbol::FirstPlayer,
        "deck" => Symbol::Deck,
        "add" => Symbol::Add,
        "draw" => Symbol::Draw,
        "attack" => Symbol::Attack,
        "swap" => Symbol::Swap,
        "over" | "figure" => Symbol::Banner,
        "rings" => Symbol::TokenDown,
        "backs" => Symbol::Deck,
        "tick" => Symbol::Known,
        "pencil" => Symbol::Suspicion,
        _ => Symbol::Agent,
    }
}
