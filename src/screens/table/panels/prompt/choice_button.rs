//! One choice of the list: a button that is also taken by the key that stands on it.

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
use crate::screens::table::widgets::keyboard_focus;
use crate::screens::table::widgets::keycap;

/// The keys of the first choices.
pub(crate) const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// A choice of more letters is written smaller, so that several such fit.
const LONG: usize = 60;

/// The room of a key on a button.
const CAP: f32 = 24.0;
/// The largest size of its letter.
const LETTER: f32 = type_size::SMALL;

/// The key of a picture on a button.
const PICTURE: &str = "picture";
/// The room of the badge of a hint before it.
const BADGE_ROOM: &str = "badge";
const BADGE: f32 = 20.0;

/// A choice as it is shown and in full.
pub(crate) struct Choice<'a> {
    /// Its place in the list, from 1.
    pub number: usize,
    pub shown: &'a str,
    pub said: &'a str,
    /// True if it is written smaller, whatever its length.
    pub small: bool,
    pub hinted: bool,
    /// The outcome of an attack, as a picture instead of the words.
    pub outcome: Option<Outcome>,
    pub tightness: Tightness,
}

/// True if a choice is written smaller.
pub(crate) fn is_long(shown: &str) -> bool {
    shown.chars().count() > LONG
}

impl Choice<'_> {
    /// Shows it, with the card that it is about; gives back whether it is taken.
    pub fn show(&self, ui: &mut Ui, looks: &mut Looks, face: Option<&dyn Fn(&Looks) -> Contents>) -> bool {
        let small = self.small || is_long(self.shown);
        let size = if small { self.tightness.small() } else { self.tightness.body() };
        // Room for the badge.
        let shown = if self.hinted { format!("        {}", self.shown) } else { self.shown.to_owned() };
        let words: WidgetText = RichText::new(shown).size(size).into();
        let key = DIGITS.get(self.number - 1);
        let line = ui.available_rect_before_wrap().width().max(ui.max_rect().width());
        let laid =
            words.clone().into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button);
        let around = 2.0 * ui.spacing().button_padding.x + if key.is_some() { CAP } else { 0.0 };
        // One that is longer than a line is broken.
        let whole = laid.size().x + around <= line;
        let mode = if whole { TextWrapMode::Extend } else { TextWrapMode::Wrap };
        let tall = self.tightness.tall();
        let mut button = match &self.outcome {
            // The picture says all; the words are there for those who cannot see it.
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
        keyboard_focus::add_choice(ui, &response);
        let name = widgets::with_hint(looks, self.said.to_owned(), self.hinted);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if let Some(face) = face {
            card_tooltip::behind(&response, looks, face);
        }
        if self.outcome.is_some() {
            response.clone().on_hover_text(self.said);
        }
        if self.hinted {
            widgets::badge(ui, looks, response.rect.left_center() + Vec2::new(16.0, 0.0));
        }
        let pressed = key.is_some_and(|key| has_keys(ui.ctx()) && ui.input(|i| i.key_pressed(*key)));
        response.clicked() || pressed
    }
}
