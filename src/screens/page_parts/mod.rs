//! The building blocks of the screens around the table: pages with a heading and a foot, cards, rows of
//! choices, and buttons.

pub mod backdrop;
pub mod column_heads;
pub(crate) mod motion;
pub mod try_again_menu;

use egui::accesskit::Role;
use egui::style::ScrollStyle;
use egui::{
    Align, Button, Color32, CornerRadius, CursorIcon, FontId, Key, Label, Layout, Rect, Response, RichText,
    Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::IconName;
use crate::looks::theme::{contrast, line, mix, space, text_on, type_size};
use crate::map::Paper;
use crate::screens::page_keys::enter;
pub(super) use crate::screens::page_keys::escape;

/// The minimum free width beside a page for the page to be a sheet in front of the map.
const BESIDE: f32 = 120.0;
/// The window width from which every page is a sheet.
const LARGE: f32 = 1400.0;
/// The margin of such a sheet around its content.
const SHEET: Vec2 = Vec2::new(28.0, 20.0);
/// The height of the buttons at the foot of a page.
const BUTTON: f32 = 38.0;
/// The height of a choice's button.
const CHOICE: f32 = 30.0;
/// The size of the emblems beside the heading of a page.
const EMBLEM: f32 = 22.0;
/// The radius of the corners of cards.
pub(super) const ROUND: f32 = 6.0;

/// The places in a page, whose heading has been drawn.
pub(super) struct Page {
    /// The place of the content, between heading and foot.
    pub body: Rect,
    /// The place of the buttons.
    foot: Rect,
}

impl Page {
    /// Draws a page in the middle of the window, at most as large as `most`. If there is room beside it, the
    /// map is shown behind it. The heading is always at the same height.
    pub fn new(ui: &mut Ui, heading: &str, looks: &mut Looks, most: Vec2) -> Self {
        let window = ui.max_rect();
        let mut whole = window.shrink(space::WIDE);
        let wide = if window.width() >= LARGE { window.width() - BESIDE } else { f32::INFINITY };
        let most = Vec2::new(most.x.min(wide), most.y);
        if window.width() - most.x >= BESIDE {
            backdrop::show_behind_page(ui, looks, window);
            let tall = (whole.height() - 2.0 * space::WIDE).min(most.y + 2.0 * SHEET.y);
            let middle = whole.center_top() + Vec2::new(0.0, space::WIDE + tall / 2.0);
            let sheet = Rect::from_center_size(middle, Vec2::new(most.x + 2.0 * SHEET.x, tall));
            framed(ui, looks, sheet, 5.0);
            grain(ui, looks, sheet);
            whole = sheet.shrink2(SHEET);
        } else {
            grain(ui, looks, window);
            let wide = whole.width().min(most.x);
            whole = Rect::from_center_size(whole.center(), Vec2::new(wide, whole.height()));
        }
        let (head, rest) = whole.split_top_bottom_at_y(whole.top() + 36.0);
        let (body, foot) = rest.split_top_bottom_at_y(rest.bottom() - BUTTON);
        page_head(ui, looks, head, heading);
        let margin = Vec2::new(0.0, space::NORMAL);
        Self { body: body.shrink2(margin).with_max_y(body.bottom() - space::WIDE), foot }
    }

    /// The foot of the page. Its widgets are laid out from the right.
    pub fn foot(&self, ui: &mut Ui) -> Ui {
        page_foot(ui, self.foot)
    }
}

/// Draws the head of a page: the heading, the emblems of the current pack, and a double rule below both.
fn page_head(ui: &mut Ui, looks: &mut Looks, rect: Rect, heading: &str) {
    let mut child = inside(ui, rect);
    child.label(RichText::new(heading).font(fonts::display(type_size::HEADING + 6.0)));
    double_rule(ui, looks, rect.x_range(), rect.bottom() - 1.0);
    let ring = looks.theme.panel;
    let count = looks.pack.theme.empires.len();
    for i in 0..count {
        let at = rect.right_center() - Vec2::new((count - i) as f32 * (EMBLEM + 3.0) - EMBLEM / 2.0, 3.0);
        let place = Rect::from_center_size(at, Vec2::splat(EMBLEM));
        let look = (looks.empire(i), IconName::Empire(i));
        ringed_disc(ui, looks, place, look, 3.5, (line::THIN, ring));
    }
}

/// Draws a heavy rule with a thin one below it.
pub(super) fn double_rule(ui: &Ui, looks: &Looks, along: egui::Rangef, y: f32) {
    ui.painter().hline(along, y, (line::STRONG, edge(looks)));
    ui.painter().hline(along, y + 3.5, (line::THIN, looks.theme.rule));
}

/// Draws the background of a sheet with a frame as on old maps: a heavy line, and a thin one `inside` points
/// further in.
pub(super) fn framed(ui: &Ui, looks: &Looks, rect: Rect, inside: f32) {
    let heavy = (line::STRONG, edge(looks));
    ui.painter().rect(rect, ROUND, looks.theme.panel, heavy, StrokeKind::Inside);
    let thin = (line::THIN, looks.theme.rule);
    ui.painter().rect_stroke(rect.shrink(inside), ROUND - 2.0, thin, StrokeKind::Inside);
}

/// The colour of heavy rules.
fn edge(looks: &Looks) -> Color32 {
    mix(looks.theme.rule, looks.theme.ink, 0.35)
}

/// Draws the grain of paper over a rectangle, as on the map.
fn grain(ui: &Ui, looks: &Looks, rect: Rect) {
    let mut mesh = Paper::in_context(ui.ctx()).over(rect, rect.min);
    // On dark paper the full grain would stand out too much.
    let strength = if looks.theme.dark { 90 } else { 200 };
    mesh.vertices.iter_mut().for_each(|vertex| vertex.color = Color32::from_white_alpha(strength));
    ui.painter().add(Shape::mesh(mesh));
}

/// The foot of a page. Its widgets are laid out from the right.
pub(super) fn page_foot(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center)))
}

/// A part of the window whose widgets are laid out from top to bottom.
pub(super) fn inside(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect))
}

/// The font of headings on cards.
pub(super) fn heading_font() -> FontId {
    fonts::display(type_size::LEAD + 4.0)
}

/// Draws a card with its heading. Returns the room for its content.
pub(super) fn card(ui: &mut Ui, looks: &Looks, rect: Rect, heading: &str) -> Ui {
    ground(ui, looks, rect);
    grain(ui, looks, rect);
    let inner = rect.shrink(4.0);
    ui.painter().rect_stroke(inner, ROUND - 2.0, (line::THIN, looks.theme.rule), StrokeKind::Inside);
    let mut child = inside(ui, rect.shrink(space::WIDE));
    let said = child.label(RichText::new(heading).font(heading_font()).color(looks.theme.accent));
    let below = said.rect.bottom() + 1.0;
    ui.painter().hline(rect.shrink(space::WIDE).x_range(), below, (line::THIN, looks.theme.rule));
    child.add_space(space::NORMAL);
    child
}

/// Draws the background of a card.
pub(super) fn ground(ui: &Ui, looks: &Looks, rect: Rect) {
    ui.painter().rect(rect, ROUND, looks.theme.panel, (line::THIN, looks.theme.rule), StrokeKind::Inside);
}

/// The contrast between a disc and the panel below which the disc gets a rim.
const RIMMED: f32 = 1.8;

/// Draws an emblem on a disc of its colour, `inset` points from the disc's edge.
pub(super) fn disc(ui: &Ui, looks: &mut Looks, rect: Rect, look: (Color32, IconName), inset: f32) {
    // A dark disc on a dark panel gets a pale rim.
    let sinks = contrast(look.0, looks.theme.panel) < RIMMED;
    let rim = if sinks && looks.theme.dark {
        looks.theme.rim()
    } else if sinks {
        looks.theme.drawn(look.0)
    } else {
        look.0
    };
    ringed_disc(ui, looks, rect, look, inset, (line::THIN, rim));
}

/// Draws an emblem on a disc with a ring along its edge.
pub(super) fn ringed_disc(
    ui: &Ui,
    looks: &mut Looks,
    rect: Rect,
    (tint, emblem): (Color32, IconName),
    inset: f32,
    ring: impl Into<Stroke>,
) {
    ui.painter().circle(rect.center(), rect.width() / 2.0, tint, ring);
    looks.icons.paint(ui, emblem, rect.shrink(inset), text_on(tint));
}

/// Draws the background of a large widget that can be chosen. Its edge shows the focus and the pointer.
pub(super) fn choice_ground(ui: &Ui, looks: &Looks, rect: Rect, response: &Response, chosen: bool) {
    let theme = &looks.theme;
    let (weight, edge) = match () {
        () if response.has_focus() => (line::LIT, theme.lit),
        () if chosen => (line::LIT, theme.accent),
        () if response.hovered() => (line::STRONG, theme.lit),
        () => (line::THIN, theme.rule),
    };
    let ground = if chosen { mix(theme.well, theme.accent, 0.14) } else { theme.well };
    ui.painter().rect(rect, ROUND, ground, (weight, edge), StrokeKind::Inside);
}

/// Shows a line that explains something, in a small and faint font.
pub(super) fn faint(ui: &mut Ui, looks: &Looks, text: &str) -> Response {
    ui.label(RichText::new(text).size(type_size::SMALL + 1.0).color(looks.theme.faint))
}

/// Shows a row of choices, of which `value` is chosen. `group` is the name of the row for screen readers.
pub(super) fn choices<T: Copy + PartialEq>(
    ui: &mut Ui,
    looks: &Looks,
    group: &str,
    value: &mut T,
    options: impl IntoIterator<Item = (T, String)>,
) {
    ui.horizontal_wrapped(|ui| {
        for (option, text) in options {
            if choice(ui, looks, group, *value == option, &text).clicked() {
                *value = option;
            }
        }
    });
}

/// Shows one choice of a group.
pub(super) fn choice(ui: &mut Ui, looks: &Looks, group: &str, chosen: bool, text: &str) -> Response {
    let theme = &looks.theme;
    let (fill, ink) = if chosen { (theme.accent, theme.on_accent) } else { (theme.well, theme.ink) };
    let button = Button::new(RichText::new(text).color(ink)).fill(fill);
    let response = ui.add(button.min_size(Vec2::new(56.0, CHOICE)).corner_radius(CornerRadius::same(4)));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, text));
    // A label by the group would replace the choice's own name.
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(group));
    focus(ui, looks, &response);
    response
}

/// Draws a ring around a focused widget whose fill would hide the usual focus.
pub(super) fn focus(ui: &Ui, looks: &Looks, response: &Response) {
    if response.has_focus() {
        let ring = response.rect.expand(2.0);
        ui.painter().rect_stroke(ring, ROUND, (line::STRONG, looks.theme.lit), StrokeKind::Inside);
    }
}

/// Shows the main button of a page.
pub(super) fn main_button(ui: &mut Ui, looks: &Looks, text: &str, enabled: bool) -> Response {
    let ink = if enabled { looks.theme.on_accent } else { looks.theme.faint };
    let text = RichText::new(text).size(type_size::LEAD).color(ink).strong();
    let fill = if enabled { looks.theme.accent } else { looks.theme.rule };
    let response = ui.add_enabled(enabled, Button::new(text).fill(fill).min_size(Vec2::new(180.0, BUTTON)));
    focus(ui, looks, &response);
    response
}

/// Shows the main button, which Enter also presses if no other widget has the focus. True if it was pressed.
pub(super) fn default_button(ui: &mut Ui, looks: &Looks, text: &str, enabled: bool) -> bool {
    let response = main_button(ui, looks, text, enabled);
    response.clicked() || enabled && enter(ui.ctx())
}

/// Shows another button at the foot of a page.
pub(super) fn plain_button(ui: &mut Ui, text: &str) -> Response {
    ui.add(Button::new(RichText::new(text).size(type_size::LEAD)).min_size(Vec2::new(120.0, BUTTON)))
}

/// Gives scroll areas from here on a bar that is always visible.
pub(super) fn scroll_bar(ui: &mut Ui) {
    let width = 10.0;
    let scroll = ScrollStyle {
        bar_width: width,
        floating_width: width,
        floating_allocated_width: width + space::NORMAL,
        foreground_color: true,
        dormant_background_opacity: 0.5,
        active_background_opacity: 0.5,
        interact_background_opacity: 0.7,
        dormant_handle_opacity: 0.3,
        active_handle_opacity: 0.4,
        interact_handle_opacity: 0.6,
        ..ScrollStyle::floating()
    };
    ui.spacing_mut().scroll = scroll;
}

/// The distance that an arrow key scrolls, in points.
const SCROLLED: f32 = 90.0;

/// Scrolls with the arrow keys, the page keys, Home and End, if no widget uses them.
pub(super) fn scroll_by_keys(ui: &Ui) {
    let page = ui.clip_rect().height() * 0.9;
    let keys = [
        (Key::ArrowDown, -SCROLLED),
        (Key::ArrowUp, SCROLLED),
        (Key::PageDown, -page),
        (Key::PageUp, page),
        (Key::End, f32::MIN / 4.0),
        (Key::Home, f32::MAX / 4.0),
    ];
    let by: f32 = ui.input(|i| keys.iter().filter(|(key, _)| i.key_pressed(*key)).map(|(_, by)| by).sum());
    if by != 0.0 {
        ui.scroll_with_delta(Vec2::new(0.0, by.clamp(-1e6, 1e6)));
    }
}

/// Shows a rule's number as a link. True if it was clicked.
pub(super) fn rule_link(ui: &mut Ui, looks: &Looks, number: &str) -> bool {
    let ink = looks.theme.drawn_fine(looks.theme.accent);
    let shown = looks.speech.rule_number(number);
    let text = RichText::new(shown).size(type_size::SMALL + 0.5).color(ink);
    let response = ui.add(Label::new(text).sense(Sense::click()).selectable(false));
    let name = looks.speech.say("rulebook-link", &[("number", looks.speech.rule_number(number).into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Link, true, &name));
    let stroke = if response.has_focus() { looks.theme.lit } else { ink.gamma_multiply(0.6) };
    let weight = if response.has_focus() || response.hovered() { line::STRONG } else { line::THIN };
    ui.painter().hline(response.rect.x_range(), response.rect.bottom(), (weight, stroke));
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name).clicked()
}

/// Makes a plot that cannot be zoomed or moved, without a background.
pub(super) fn still(plot: egui_plot::Plot<'_>) -> egui_plot::Plot<'_> {
    plot.allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_background(false)
}
