//! Sentences for hints: where to look, and how good a choice is.

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use bots::{Prospect, win_percent};
use rules::View;
use table::ChoicePlace;

impl Speech {
    /// The first half of a hint: the sentence that says where the deciding society should look.
    pub fn whereabouts(&self, view: &View, place: ChoicePlace) -> String {
        let empire = |empire| [text("empire", self.empire(empire))];
        match place {
            ChoicePlace::Council(e) => self.say("advice-council", &empire(e)),
            ChoicePlace::Region(r) => self.say("advice-region", &[text("region", self.region(r))]),
            ChoicePlace::Card(card) => self.say("advice-card", &[text("card", self.card_in_sentence(card))]),
            ChoicePlace::Empire(e) => self.say("advice-empire", &empire(e)),
            ChoicePlace::Tokens => self.text("advice-tokens"),
            ChoicePlace::Keep => self.text("advice-keep"),
            ChoicePlace::Lines => {
                let seat = view.acting().map(|position| self.position(position)).unwrap_or_default();
                self.say("advice-lines", &[text("seat", seat)])
            }
            ChoicePlace::Answer => self.text("advice-answer"),
            ChoicePlace::Halves => self.text("advice-halves"),
            ChoicePlace::Pass => self.text("advice-pass"),
            ChoicePlace::Done => self.text("advice-done"),
        }
    }

    /// The text about how good a choice is: its win chance and the expected final points.
    pub fn prospect(&self, prospect: &Prospect) -> String {
        let percent = win_percent(prospect.win);
        self.say("advice-worth", &[number("win", percent), text("points", self.tenths(prospect.points))])
    }

    /// The text about how good a choice is, in whole numbers.
    pub fn prospect_in_short(&self, prospect: &Prospect) -> String {
        let percent = win_percent(prospect.win);
        self.say(
            "advice-worth-short",
            &[number("win", percent), number("points", prospect.points.round() as i64)],
        )
    }

    /// A number with one decimal, as the language writes it.
    pub fn tenths(&self, value: f32) -> String {
        let tenths = (value * 10.0).round() as i64;
        let sign = if tenths < 0 { "−" } else { "" };
        let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        self.say(
            "advice-decimal",
            &[text("whole", format!("{sign}{whole}")), text("tenth", tenth.to_string())],
        )
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use rules::{Action, ByEmpire};

    #[test]
    fn what_a_choice_promises_is_said_as_the_language_writes_numbers() {
        let pack = testing::pack("war-of-whispers");
        let said = |language: &str, win, points| {
            let prospect = Prospect { action: Action::Pass, win, points, cities: ByEmpire::all(0.0) };
            Speech::in_language(Arc::clone(&pack), language).prospect(&prospect)
        };
        assert_eq!(said("en", 0.314, 12.44), "31% to win, 12.4 points expected");
        // A win chance that is not certain is at least 1% and at most 99%.
        assert_eq!(said("en", 0.003, 8.0), "1% to win, 8.0 points expected");
        assert_eq!(said("en", 0.997, 34.0), "99% to win, 34.0 points expected");
        assert_eq!(said("en", 0.0, -0.55), "0% to win, −0.6 points expected");
        assert_eq!(said("en", 1.0, -0.04), "100% to win, 0.0 points expected");
        assert_eq!(said("fr", 0.314, 9.96), "31\u{a0}% de chances de victoire, 10,0 points attendus");
        let short = |language: &str, win, points| {
            let prospect = Prospect { action: Action::Pass, win, points, cities: ByEmpire::all(0.0) };
            Speech::in_language(Arc::clone(&pack), language).prospect_in_short(&prospect)
        };
        assert_eq!(short("en", 0.314, 12.44), "31% to win, 12 points");
        assert_eq!(short("en", 0.0, 1.4), "0% to win, 1 point");
        assert_eq!(short("en", 0.0, -0.3), "0% to win, 0 points");
        let speech = Speech::in_language(Arc::clone(&pack), "en");
        let chances = [0.0, 0.0004, 0.034, 0.31, 0.9996, 1.0].map(|chance| speech.win_per_cent(chance));
        assert_eq!(chances, ["0", "0.1", "3.4", "31", "99", "100"]);
    }
}
