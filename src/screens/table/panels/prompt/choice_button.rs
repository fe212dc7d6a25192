//! A choice in the prompt's list: a button with a number key drawn on it. Pressing the key also takes the choice.

use egui::accesskit::Role;
use egui::{Atom, Button, IdSalt, Key, RichText, TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText};

use crate::card::Contents;
use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::screens::has_keys;
use crate::screens::table::map::attack_outcome::Outcome;
use crate::screens::table::panels::cards::card_tooltip;
use crate::screens::table::panels::prompt::prompt_text_size::Tightness;
use crate::screens::table::widgets;
use crate::screens::table::widgets::keyboard_focus::{self, Priority};
use crate::screens::table::widgets::keycap;

/// The keys that take the first nine choices of the prompt.
pub(crate) const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// The number of characters above which a choice is written smaller, so that several long choices fit.
const LONG: usize = 60;

/// The width that the drawn key takes on a button, in points.
const CAP: f32 = 24.0;
/// The maximum font size of the drawn key on a button.
const LETTER: f32 = type_size::SMALL;

/// The id of the picture on a button, which shows the outcome of an attack.
const PICTURE: &str = "picture";
/// The id of the spot for a hint's badge, in front of the picture on a button.
const BADGE_ROOM: &str = "badge";
/// The width of the spot for a hint's badge, in points.
const BADGE: f32 = 20.0;

/// A choice in the prompt's list, with everything needed to show it.
pub(crate) struct Choice<'a> {
    /// The number of the choice in the list, from 1.
    pub number: usize,
    /// The text on the choice's button.
    pub shown: &'a str,
    /// The full text of the choice, for screen readers.
    pub said: &'a str,
    /// True if the choice is written smaller, whatever its length.
    pub small: bool,
    /// True if a hint marks this choice.
    pub hinted: bool,
    /// The forecast of an attack, drawn as a picture instead of the text.
    pub outcome: Option<Outcome>,
    /// A text that explains the choice, for its tooltip.
    pub about: Option<String>,
    pub tightness: Tightness,
    pub priority: Priority,
}

/// True if the text of a choice is so long that it is written smaller.
pub(crate) fn is_long(shown: &str) -> bool {
    shown.chars().count() > LONG
}

impl Choice<'_> {
    /// Shows the choice. Its tooltip shows the card that the choice concerns, if there is one. Returns true if the
    /// player takes the choice.
    pub fn show(&self, ui: &mut Ui, looks: &mut Looks, face: Option<&dyn Fn(&Looks) -> Contents>) -> bool {
        let small = self.small || is_long(self.shown);
        let size = if small { self.tightness.small() } else { self.tightness.body() };
        // Leading spaces leave room for the badge of a hint.
        let shown = if self.hinted { format!("        {}", self.shown) } else { self.shown.to_owned() };
        let words: WidgetText = RichText::new(shown).size(size).into();
        let key = DIGITS.get(self.number - 1);
        let line = ui.available_rect_before_wrap().width().max(ui.max_rect().width());
        let laid =
            words.clone().into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button);
        let around = 2.0 * ui.spacing().button_padding.x + if key.is_some() { CAP } else { 0.0 };
        // A text that is longer than one line wraps.
        let whole = laid.size().x + around <= line;
        let mode = if whole { TextWrapMode::Extend } else { TextWrapMode::Wrap };
        let tall = self.tightness.tall();
        let mut button = match &self.outcome {
            // The picture replaces the text, which screen readers still read.
            Some(outcome) => {
                let room = if self.hinted { BADGE } else { 0.0 };
                let picture = Atom::custom(IdSalt::new(PICTURE), outcome.size(tall * 0.76));
                Button::new((Atom::custom(IdSalt::new(BADGE_ROOM), Vec2::new(room, 0.0)), picture))
            }
            None => Button::new(words),
        };
        button = button.wrap_mode(mode).gap(space::TIGHT + 2.0);
        if key.is_some() {
            let letter = LETTER.min(size);
            let cap = keycap::atom(ui.painter(), &looks.theme, self.number.to_string(), letter);
            button = button.shortcut_text(cap);
        }
        let shown = button.min_size(Vec2::new(0.0, tall)).atom_ui(ui);
        let picture = shown.rect(IdSalt::new(PICTURE));
        let response = shown.response;
        if let (Some(outcome), Some(place)) = (&self.outcome, picture) {
            outcome.paint(ui, looks, place);
        }
        keyboard_focus::add_choice(ui, &response, self.priority);
        let name = widgets::with_hint(looks, self.said.to_owned(), self.hinted);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if let Some(face) = face {
            card_tooltip::behind(&response, looks, face);
        }
        let about = self.about.as_deref().or(self.outcome.as_ref().map(|_| self.said));
        if let Some(about) = about {
            response.clone().on_hover_text(about);
        }
        if self.hinted {
            widgets::badge(ui, looks, response.rect.left_center() + Vec2::new(16.0, 0.0));
        }
        let pressed = key.is_some_and(|key| has_keys(ui.ctx()) && ui.input(|i| i.key_pressed(*key)));
        response.clicked() || pressed
    }
}
