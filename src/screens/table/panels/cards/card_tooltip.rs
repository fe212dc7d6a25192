//! Tooltips that show the face of a card, on widgets that stand for a card and on names of cards in texts.

use std::ops::Range;

use egui::accesskit::Role;
use egui::epaint::TextShape;
use egui::text::CCursor;
use egui::{
    Frame, Label, Pos2, Rect, RectAlign, Response, Sense, Shape, Stroke, Tooltip, Ui, Vec2, WidgetInfo,
    WidgetText,
};

use crate::card::{self, Contents};
use crate::looks::Looks;
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::widgets::keyboard_focus;
use rules::{Card, Use, World};

/// The width, in points, of a card face that shows a whole card.
pub(crate) const WHOLE: f32 = 320.0;
/// The width, in points, of a card face that shows a single ability.
pub(crate) const ONE: f32 = 236.0;
/// The gap, in points, between a card face and the part of the table below it.
const FREE: f32 = 4.0;

/// Gives a widget that stands for a card a tooltip with the card's face. The tooltip is shown while the pointer is
/// over the widget, or while the widget has the keyboard focus.
pub(crate) fn behind(response: &Response, looks: &mut Looks, contents: impl FnOnce(&Looks) -> Contents) {
    behind_in(response, None, looks, contents);
}

/// Gives a widget a tooltip with a card's face, above the widget. If possible, the tooltip covers only `part`, a
/// rectangle of the table.
pub(crate) fn above(
    response: &Response,
    part: Rect,
    looks: &mut Looks,
    contents: impl FnOnce(&Looks) -> Contents,
) {
    behind_in(response, Some(part), looks, contents);
}

fn behind_in(
    response: &Response,
    part: Option<Rect>,
    looks: &mut Looks,
    contents: impl FnOnce(&Looks) -> Contents,
) {
    let keys = keyboard_focus::by_keyboard(&response.ctx);
    let pointed = !keys && Tooltip::should_show_tooltip(response, false);
    if !pointed && !response.has_focus() {
        return;
    }
    let contents = contents(looks);
    if response.has_focus() {
        response.ctx.accesskit_node_builder(response.id, |node| node.set_description(contents.description()));
    }
    if !pointed && !keys {
        return;
    }
    let mut tooltip = Tooltip::for_widget(response);
    if let Some(part) = part {
        let half = wide(&contents) / 2.0 + FREE;
        let x = response.rect.center().x.min(part.right() - half).max(part.left() + half);
        let anchor = Rect::from_center_size(Pos2::new(x, part.bottom()), Vec2::ZERO);
        tooltip.popup = tooltip.popup.anchor(anchor).align(RectAlign::TOP);
    }
    show(tooltip, looks, &contents);
}

/// The width of a card face with this content, in points.
fn wide(contents: &Contents) -> f32 {
    if contents.parts.len() > 1 { WHOLE } else { ONE }
}

/// Shows a card face in a tooltip.
fn show(mut tooltip: Tooltip<'_>, looks: &mut Looks, contents: &Contents) {
    let width = wide(contents);
    tooltip.popup = tooltip.popup.frame(Frame::NONE).width(width + 4.0);
    tooltip.show(|ui| face(ui, looks, contents, width));
}

/// Shows a card face as a widget inside a page.
pub(crate) fn face(ui: &mut Ui, looks: &mut Looks, contents: &Contents, width: f32) -> Response {
    let size = card::size(ui.painter(), looks, contents, width);
    let (rect, response) = ui.allocate_exact_size(size + Vec2::new(2.0, 4.0), Sense::hover());
    let said = contents.description();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    card::paint(ui.painter(), looks, Rect::from_min_size(rect.min, size), contents);
    response
}

/// Shows a label. Names of cards and abilities in its text have tooltips with the card's face.
pub(crate) fn label(
    ui: &mut Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    text: impl Into<WidgetText>,
) -> Response {
    let label = Label::new(text).sense(Sense::hover()).selectable(false);
    let (at, galley, response) = label.layout_in_ui(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), galley.text()));
    if !ui.is_rect_visible(response.rect) {
        return response;
    }
    ui.painter().add(TextShape::new(at, galley.clone(), ui.visuals().text_color()));
    let Some(pointer) = response.hover_pos() else { return response };
    let letter = galley.cursor_from_pos(pointer - at).index.0;
    let world = scene.game.world();
    let Some((range, named)) = name_at(looks, world, galley.text(), letter) else { return response };
    let place = |letter| galley.pos_from_cursor(CCursor::new(letter)).translate(at.to_vec2());
    underline(ui, looks, place(range.start), place(range.end));
    if Tooltip::should_show_tooltip(&response, false) {
        let contents = named.contents(looks, world);
        show(Tooltip::for_widget(&response).at_pointer(), looks, &contents);
    }
    response
}

/// Underlines a name with dots, from the position `from` of its first letter to its end `to`. If the name wraps, only
/// its first line is underlined.
fn underline(ui: &Ui, looks: &Looks, from: Rect, to: Rect) {
    let y = from.bottom() - 1.0;
    let right = if (to.bottom() - from.bottom()).abs() < 1.0 { to.left() } else { ui.max_rect().right() };
    let line = [Pos2::new(from.left(), y), Pos2::new(right, y)];
    ui.painter().extend(Shape::dotted_line(&line, looks.theme.accent, 3.0, 0.8));
    ui.painter().add(Shape::line_segment(line, Stroke::new(0.5, looks.theme.accent)));
}

/// The card or ability that a name in a text stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardName {
    /// The name stands for a whole card.
    Card(Card),
    /// The name stands for an ability of a card.
    Ability(Card, Use),
}

impl CardName {
    /// The content of the card face that the name's tooltip shows.
    pub fn contents(self, looks: &Looks, world: &World) -> Contents {
        match self {
            Self::Card(card) => Contents::of_card(looks, world, card),
            Self::Ability(card, using) => Contents::of_ability(looks, world, card, using),
        }
    }
}

/// Finds the longest name of a card or an ability that contains the letter at index `letter`. Returns the range of the
/// name's letters, and what it stands for.
fn name_at(looks: &Looks, world: &World, text: &str, letter: usize) -> Option<(Range<usize>, CardName)> {
    let text: Vec<char> = lower(text);
    let found = all_names(looks, world).into_iter().filter_map(|(name, named)| {
        let place = places(&text, &lower(&name)).find(|place| place.contains(&letter))?;
        Some((place, named))
    });
    found.max_by_key(|(place, _)| place.len())
}

/// The names of all cards and abilities, each with what it stands for.
fn all_names(looks: &Looks, world: &World) -> Vec<(String, CardName)> {
    let mut all = Vec::new();
    for deck in world.empires() {
        for card in world.deck(deck).cards(deck) {
            all.push((looks.speech.card(card), CardName::Card(card)));
            if card.has_abilities() {
                let ability =
                    |using| (looks.speech.ability_name(world, card, using), CardName::Ability(card, using));
                all.extend(Use::ALL.map(ability));
            }
        }
    }
    all
}

/// The text in lower case, one `char` for each letter. Names are compared without case, because a name may begin a
/// sentence.
fn lower(text: &str) -> Vec<char> {
    text.chars().map(|letter| letter.to_lowercase().next().unwrap_or(letter)).collect()
}

/// The ranges of letters where a name occurs in a text as whole words.
fn places<'a>(text: &'a [char], name: &'a [char]) -> impl Iterator<Item = Range<usize>> + 'a {
    let whole = |at: usize| {
        let inside = |i: Option<usize>| i.and_then(|i| text.get(i)).is_some_and(|c| c.is_alphanumeric());
        !inside(at.checked_sub(1)) && !inside(Some(at + name.len()))
    };
    let starts = text.windows(name.len().max(1)).enumerate();
    starts.filter(move |(at, part)| *part == name && whole(*at)).map(|(at, _)| at..at + name.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_as_words_of_their_own() {
        let found = |text: &str, name: &str| {
            let places: Vec<_> = places(&lower(text), &lower(name)).map(|r| (r.start, r.end)).collect();
            places
        };
        assert_eq!(found("Rat plays Recruit (Bear).", "Recruit"), [(10, 17)]);
        assert_eq!(found("Recruits and Recruit", "recruit"), [(13, 20)]);
        assert_eq!(found("nothing", "Recruit"), []);
        assert_eq!(found("short", ""), []);
    }
}
