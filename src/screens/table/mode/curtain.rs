//! The curtain that hides the table between the turns of several players at one computer. It shows only whose turn it
//! is. The next player opens it with a button or Enter.

use egui::epaint::Mesh;
use egui::{
    Align, Color32, Context, Event, Key, Layout, Pos2, Rect, RichText, Shape, StrokeKind, Ui, UiBuilder, Vec2,
};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::IconName;
use crate::looks::theme::{line, mix, space, type_size};
use crate::screens::has_keys;
use crate::screens::page_parts::{ROUND, main_button, plain_button, ringed_disc};
use crate::screens::table::mode::click_guard::ClickGuard;
use crate::screens::table::widgets;
use rules::Society;
use table::Match;

/// The size of the panel in front of the curtain's folds, in points.
const PANEL: Vec2 = Vec2::new(560.0, 474.0);
/// The size of the society's emblem, in points.
const EMBLEM: f32 = 148.0;
/// The width of a fold of the curtain, in points.
const FOLD: f32 = 74.0;
/// The height of the rod that the curtain hangs from, in points.
const ROD: f32 = 14.0;

/// The closed curtain in front of the table.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Curtain {
    /// A guard that ignores late clicks; set if the curtain closed during the match.
    fell: Option<ClickGuard>,
}

/// What a player did at the curtain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Answer {
    /// The player of this society opened the curtain.
    Open(Society),
    /// The player left the match.
    Leave,
}

impl Curtain {
    /// Creates a curtain that closes in this frame.
    pub fn falls(ctx: &Context) -> Self {
        Self { fell: Some(ClickGuard::now(ctx)) }
    }

    /// Shows the curtain over the whole window. Returns what the player did, if anything.
    pub fn show(&self, ui: &mut Ui, looks: &mut Looks, game: &Match) -> Option<Answer> {
        let whole = ui.max_rect();
        let person = game.human_to_move();
        let seat = person.and_then(|person| game.setup().seats.get(person.index()));
        let tint = seat.map_or(looks.theme.accent, |seat| looks.society(seat.society));
        folds(ui, looks, whole, tint);
        let panel = Rect::from_center_size(whole.center(), PANEL.min(whole.size() - Vec2::splat(2.0 * ROD)));
        ground(ui, looks, panel);
        let layout = Layout::top_down(Align::Center);
        let inner = panel.shrink2(Vec2::new(2.0 * space::WIDE, 1.5 * space::WIDE));
        let mut child = ui.new_child(UiBuilder::new().max_rect(inner).layout(layout));
        let ui = &mut child;
        let Some((person, seat)) = person.zip(seat) else {
            ui.add_space(inner.height() / 3.0);
            heading(ui, &looks.speech.text("people-wait"));
            return leave(ui, looks, inner);
        };
        ui.add_space(space::NORMAL);
        emblem(ui, looks, seat.society, tint);
        ui.add_space(space::WIDE);
        let name = looks.speech.person(&game.setup().seats, person.index());
        let args = [
            ("person", name.as_str().into()),
            ("society", looks.speech.society(game.setup(), person).into()),
        ];
        let said = looks.speech.say("people-pass", &args);
        heading(ui, &said);
        widgets::announce(ui, panel, "curtain", &said);
        ui.add_space(space::TIGHT);
        let about = looks.speech.say("people-covered", &args);
        ui.label(RichText::new(about).size(type_size::LEAD).color(looks.theme.faint));
        ui.add_space(1.5 * space::WIDE);
        let open = main_button(ui, looks, &looks.speech.say("people-open", &args), true).clicked();
        let late = self.fell.is_some_and(|fell| fell.is_late_click(ui.ctx()));
        if (open && !late) || entered(ui.ctx()) {
            return Some(Answer::Open(person));
        }
        leave(ui, looks, inner)
    }
}

/// True if Enter was just pressed and nothing has the keyboard focus. A key that is held down doesn't count.
fn entered(ctx: &Context) -> bool {
    let pressed =
        |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, .. });
    let focused = ctx.memory(|memory| memory.focused().is_some());
    has_keys(ctx) && !focused && ctx.input(|input| input.events.iter().any(pressed))
}

/// Shows a text in large type, in the font for headings.
fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(fonts::display(type_size::HEADING + 9.0)));
}

/// Shows the button at the foot of the curtain's panel that leaves the match. Returns `Answer::Leave` if it was
/// clicked.
fn leave(ui: &mut Ui, looks: &Looks, inner: Rect) -> Option<Answer> {
    let foot = Rect::from_min_max(Pos2::new(inner.left(), inner.bottom() - 38.0), inner.max);
    let layout = Layout::top_down(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(foot).layout(layout));
    plain_button(&mut ui, &looks.speech.text("table-leave")).clicked().then_some(Answer::Leave)
}

/// Shows the emblem of the society whose turn it is.
fn emblem(ui: &mut Ui, looks: &mut Looks, society: usize, tint: Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(EMBLEM), egui::Sense::hover());
    let edge = mix(looks.theme.rule, looks.theme.ink, 0.35);
    ui.painter().circle_stroke(rect.center(), EMBLEM / 2.0, (line::THIN, edge));
    let disc = rect.shrink(7.0);
    ringed_disc(ui, looks, disc, (tint, IconName::Society(society)), 22.0, (line::STRONG, edge));
}

/// Draws the panel in front of the curtain's folds, with the same frame as the title screen's panel.
fn ground(ui: &Ui, looks: &Looks, rect: Rect) {
    let theme = &looks.theme;
    let edge = mix(theme.rule, theme.ink, 0.35);
    ui.painter().rect(rect, ROUND, theme.panel, (line::STRONG, edge), StrokeKind::Inside);
    ui.painter().rect_stroke(rect.shrink(6.0), ROUND - 2.0, (line::THIN, theme.rule), StrokeKind::Inside);
}

/// Draws the curtain: cloth in the society's colour, which hangs from a rod in folds. It hides everything behind it.
fn folds(ui: &Ui, looks: &Looks, rect: Rect, tint: Color32) {
    let theme = &looks.theme;
    let cloth = mix(theme.ground, tint, 0.42);
    let (light, dark) = (mix(cloth, Color32::WHITE, 0.10), mix(cloth, Color32::BLACK, 0.34));
    ui.painter().rect_filled(rect, 0.0, cloth);
    let count = (rect.width() / FOLD).round().max(1.0);
    let wide = rect.width() / count;
    let mut mesh = Mesh::default();
    for fold in 0..count as usize {
        let left = rect.left() + fold as f32 * wide;
        for (from, to, colours) in [(0.0, 0.35, [dark, light]), (0.35, 1.0, [light, dark])] {
            let first = mesh.vertices.len() as u32;
            for (part, colour) in [(from, colours[0]), (to, colours[1])] {
                let x = left + part * wide;
                mesh.colored_vertex(Pos2::new(x, rect.top()), colour);
                mesh.colored_vertex(Pos2::new(x, rect.bottom()), colour);
            }
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 2, first + 1, first + 3);
        }
    }
    ui.painter().add(Shape::mesh(mesh));
    let rod = rect.with_max_y(rect.top() + ROD);
    ui.painter().rect_filled(rod, 0.0, mix(theme.lit, Color32::BLACK, 0.35));
    ui.painter().hline(rod.x_range(), rod.bottom(), (line::STRONG, mix(theme.lit, Color32::BLACK, 0.7)));
}
