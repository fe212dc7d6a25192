//! Short lines that societies say when they take or lose a city. They report nothing: the events that cause them are
//! public, and the lines name no tokens.

use crate::language::localised_texts::Speech;
use rules::Society;
use table::Setup;

/// What makes a society speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The society took a city.
    Strikes,
    /// The society lost an attack, or an empire on one of its revealed tokens lost a city.
    Falls,
}

impl Occasion {
    /// The keys of the lines for societies whose pack has none.
    const fn lines(self) -> [&'static str; 4] {
        match self {
            Self::Strikes => ["voice-strikes-1", "voice-strikes-2", "voice-strikes-3", "voice-strikes-4"],
            Self::Falls => ["voice-falls-1", "voice-falls-2", "voice-falls-3", "voice-falls-4"],
        }
    }
}

impl Speech {
    /// What a society says on an occasion: one of its lines, which `pick` chooses.
    pub fn voice(&self, setup: &Setup, society: Society, occasion: Occasion, pick: usize) -> String {
        let seat = setup.seats.get(society.index());
        let own = seat.and_then(|seat| self.words().societies().get(seat.society));
        let lines = own.map_or(&[][..], |own| match occasion {
            Occasion::Strikes => &own.strikes,
            Occasion::Falls => &own.falls,
        });
        match lines.get(pick % lines.len().max(1)) {
            Some(line) => line.clone(),
            None => self.text(occasion.lines()[pick % occasion.lines().len()]),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use bots::Level;

    #[test]
    fn every_society_has_three_lines_of_at_most_eight_words_in_every_language() {
        for pack in testing::test_packs::all() {
            let setup = Setup::new(Arc::clone(&pack), 3, Level::Random, 1);
            for language in ["en", "de", "fr"] {
                let speech = Speech::in_language(Arc::clone(&pack), language);
                for seat in 0..3 {
                    let society = Society::new(seat).unwrap();
                    for occasion in [Occasion::Strikes, Occasion::Falls] {
                        let said: std::collections::BTreeSet<String> =
                            (0..12).map(|pick| speech.voice(&setup, society, occasion, pick)).collect();
                        assert!(said.len() >= 3, "{language}: {said:?}");
                        assert!(said.iter().all(|line| line.split(' ').count() <= 8), "{said:?}");
                    }
                }
            }
        }
    }
}
