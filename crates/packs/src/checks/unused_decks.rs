//! Reports decks from which no position draws, so that their cards can never be played (R5.4).

use super::check_input::Whole;
use rules::{Empire, Office, Payment, Place, Position, Printed};

pub(super) fn check(whole: &Whole<'_>) {
    // A payment in cards can be drawn from any deck (R12.2).
    if whole.raw.offers.iter().any(|offer| matches!(offer.payment, Payment::Draw(_))) {
        return;
    }
    for (empire, written) in Empire::first(whole.raw.empires.len()).zip(&whole.raw.empires) {
        let draws = |line: &Printed| matches!(line, Printed::Draw(_)) && whole.can_count(*line);
        if !written.council.iter().flatten().any(draws)
            && let Some(first) = Office::new(0)
        {
            let message = format!(
                "no position of \"{}\" ever draws a card, so none of its deck can be played (R5.4): \
                 print \"draw 1\" on one",
                written.id
            );
            whole.fault(Place::Position(Position::new(empire, first)), message);
        }
    }
}
