//! The building blocks of the screens around the table: pages with a heading and a foot, cards, rows of
//! choices, and buttons.

pub mod backdrop;
pub mod column_heads;
pub(crate) mod motion;
pub mod try_again_menu;

use egui::accesskit::Role;
use egui::style::ScrollStyle;
use egui::{
    Align, Button, Color32, ComboBox, CornerRadius, CursorIcon, FontId, Key, Label, Layout, Rect, Response,
    RichText, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::IconName;
use crate::looks::theme::{contrast, line, mix, space, text_on, type_size};
use crate::map::Paper;
use crate::screens::page_keys::enter;
pub(super) use crate::screens::page_keys::escape;

/// The minimum free width beside a page, in points, from which the page is a sheet in front of the map.
const BESIDE: f32 = 120.0;
/// The window width, in points, from which every page is a sheet in front of the map.
const LARGE: f32 = 1400.0;
/// The margin between the edge of a page's sheet and its content, in points.
const SHEET: Vec2 = Vec2::new(28.0, 20.0);
/// The height of the buttons at the foot of a page, in points.
const BUTTON: f32 = 38.0;
/// The height of a choice's button, in points.
const CHOICE: f32 = 30.0;
/// The size of the emblems beside the heading of a page, in points.
const EMBLEM: f32 = 22.0;
/// The radius of the corners of cards, in points.
pub(super) const ROUND: f32 = 6.0;

/// The rectangles of a page whose frame and heading have been drawn.
pub(super) struct Page {
    /// The rectangle of the page's content, between heading and foot.
    pub body: Rect,
    /// The rectangle of the buttons at the foot of the page.
    foot: Rect,
}

impl Page {
    /// Draws a page with its heading in the middle of the window, at most as large as `most`. If there is
    /// space beside the page, the map is shown behind it.
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

    /// The foot of the page. Its widgets are laid out from right to left.
    pub fn foot(&self, ui: &mut Ui) -> Ui {
        page_foot(ui, self.foot)
    }
}

/// Draws the head of a page: the heading, the emblems of the current pack's empires, and a double rule below
/// both.
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

/// Draws a heavy horizontal line with a thin one below it.
pub(super) fn double_rule(ui: &Ui, looks: &Looks, along: egui::Rangef, y: f32) {
    ui.painter().hline(along, y, (line::STRONG, edge(looks)));
    ui.painter().hline(along, y + 3.5, (line::THIN, looks.theme.rule));
}

/// Draws the background of a sheet with a frame as on old maps: a heavy line at the edge, and a thin one
/// `inside` points from it.
pub(super) fn framed(ui: &Ui, looks: &Looks, rect: Rect, inside: f32) {
    let heavy = (line::STRONG, edge(looks));
    ui.painter().rect(rect, ROUND, looks.theme.panel, heavy, StrokeKind::Inside);
    let thin = (line::THIN, looks.theme.rule);
    ui.painter().rect_stroke(rect.shrink(inside), ROUND - 2.0, thin, StrokeKind::Inside);
}

/// The colour of heavy lines.
fn edge(looks: &Looks) -> Color32 {
    mix(looks.theme.rule, looks.theme.ink, 0.35)
}

/// Draws the grain of paper over a rectangle.
fn grain(ui: &Ui, looks: &Looks, rect: Rect) {
    let mut mesh = Paper::in_context(ui.ctx()).over(rect, rect.min);
    // On a dark theme, the full grain would stand out too much.
    let strength = if looks.theme.dark { 90 } else { 200 };
    mesh.vertices.iter_mut().for_each(|vertex| vertex.color = Color32::from_white_alpha(strength));
    ui.painter().add(Shape::mesh(mesh));
}

/// Shows a drop-down list and returns its button. Enter and Space choose an item and close the list, and Escape closes it.
/// Afterwards the button has the keyboard focus again.
pub(super) fn drop_down(ui: &mut Ui, list: ComboBox, items: impl FnOnce(&mut Ui)) -> Response {
    let shown = list.show_ui(ui, |ui| {
        items(ui);
        let focused = ui.memory(|memory| memory.focused()).and_then(|id| ui.ctx().read_response(id));
        let is_item = focused.is_some_and(|item| item.layer_id == ui.layer_id());
        let (chooses, leaves) = ui
            .input(|i| (i.key_pressed(Key::Enter) || i.key_pressed(Key::Space), i.key_pressed(Key::Escape)));
        if chooses && is_item {
            ui.close();
        }
        chooses && is_item || leaves
    });
    if shown.inner == Some(true) {
        shown.response.request_focus();
    }
    shown.response
}

/// The foot of a page in `rect`. Its widgets are laid out from right to left.
pub(super) fn page_foot(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center)))
}

/// A part of the window in `rect`, whose widgets are laid out from top to bottom.
pub(super) fn inside(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect))
}

/// The font of the headings on cards.
pub(super) fn heading_font() -> FontId {
    fonts::display(type_size::LEAD + 4.0)
}

/// Draws a card with its heading, and returns the area for its content.
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

/// A disc gets a rim if its contrast with the panel is below this ratio.
const RIMMED: f32 = 1.8;

/// Draws a disc with an emblem inside, `inset` points from the disc's edge. `look` holds the disc's colour
/// and the emblem.
pub(super) fn disc(ui: &Ui, looks: &mut Looks, rect: Rect, look: (Color32, IconName), inset: f32) {
    // A disc that hardly stands out from the panel gets a rim.
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

/// Draws a disc with an emblem inside and a ring along the disc's edge. The emblem is `inset` points from the
/// edge.
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

/// Draws the background of a large widget that the player can select. Its edge shows focus, selection and
/// hovering.
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

/// Shows the heading of a group, followed by a line. `key` is the key of the heading's text.
pub(super) fn group_heading(ui: &mut Ui, looks: &Looks, key: &str) {
    let text =
        RichText::new(looks.speech.text(key)).size(type_size::BODY + 1.0).color(looks.theme.faint).strong();
    let shown = ui.label(text).rect;
    let y = shown.center().y + 1.0;
    let right = ui.max_rect().right();
    let stroke = egui::Stroke::new(line::THIN, looks.theme.rule);
    ui.painter().hline(shown.right() + space::NORMAL..=right, y, stroke);
    ui.add_space(space::TIGHT);
}

/// Shows an explanatory text in a small, faint font.
pub(super) fn faint(ui: &mut Ui, looks: &Looks, text: &str) -> Response {
    ui.label(RichText::new(text).size(type_size::SMALL + 1.0).color(looks.theme.faint))
}

/// Shows a row of options, and stores the selected one in `value`. `group` names the row for screen readers.
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

/// Shows one option of a row of choices.
pub(super) fn choice(ui: &mut Ui, looks: &Looks, group: &str, chosen: bool, text: &str) -> Response {
    let theme = &looks.theme;
    let (fill, ink) = if chosen { (theme.accent, theme.on_accent) } else { (theme.well, theme.ink) };
    let button = Button::new(RichText::new(text).color(ink)).fill(fill);
    let response = ui.add(button.min_size(Vec2::new(56.0, CHOICE)).corner_radius(CornerRadius::same(4)));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, text));
    // If the group were a label, it would replace the option's own name.
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(group));
    focus(ui, looks, &response);
    response
}

/// Draws a ring around a widget with keyboard focus, for widgets whose fill would hide the usual one.
pub(super) fn focus(ui: &Ui, looks: &Looks, response: &Response) {
    if response.has_focus() {
        let ring = response.rect.expand(2.0);
        ui.painter().rect_stroke(ring, ROUND, (line::STRONG, looks.theme.lit), StrokeKind::Inside);
    }
}

/// Shows the main button of a page, such as the one that starts a match.
pub(super) fn main_button(ui: &mut Ui, looks: &Looks, text: &str, enabled: bool) -> Response {
    let ink = if enabled { looks.theme.on_accent } else { looks.theme.faint };
    let text = RichText::new(text).size(type_size::LEAD).color(ink).strong();
    let fill = if enabled { looks.theme.accent } else { looks.theme.rule };
    let response = ui.add_enabled(enabled, Button::new(text).fill(fill).min_size(Vec2::new(180.0, BUTTON)));
    focus(ui, looks, &response);
    response
}

/// Shows the main button of a page, which Enter also presses if no widget has keyboard focus. Returns true if
/// it was pressed.
pub(super) fn default_button(ui: &mut Ui, looks: &Looks, text: &str, enabled: bool) -> bool {
    let response = main_button(ui, looks, text, enabled);
    response.clicked() || enabled && enter(ui.ctx())
}

/// Shows a secondary button at the foot of a page.
pub(super) fn plain_button(ui: &mut Ui, text: &str) -> Response {
    ui.add(Button::new(RichText::new(text).size(type_size::LEAD)).min_size(Vec2::new(120.0, BUTTON)))
}

/// Gives the scroll areas in `ui` a bar that is always visible.
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

/// How far an arrow key scrolls, in points.
const SCROLLED: f32 = 90.0;

/// Scrolls with the arrow keys, Page Up, Page Down, Home and End.
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

/// Shows a rule's number as a link, and returns true if it was clicked.
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

/// Makes a plot that can't be zoomed or moved, without a background.
pub(super) fn still(plot: egui_plot::Plot<'_>) -> egui_plot::Plot<'_> {
    plot.allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_background(false)
}
