//! The kinds of matches that start with one click.

use std::sync::Arc;

use super::match_draft::Draft;
use crate::settings::last_setup::{LastSetup, Rival};
use bots::Level;
use packs::Pack;
use speech::Speech;
use table::Setup;

/// A match that starts with one click.
pub(super) struct OneClickMatch {
    /// The kind of match; `None` for the choices of the last one.
    pub preset: Option<MatchPreset>,
    pub setup: Setup,
}

impl OneClickMatch {
    /// The match's name, and its description with the number of rounds and rivals.
    pub fn texts(&self, speech: &Speech) -> [String; 2] {
        let keys = match self.preset {
            None => ["preset-last", "preset-last-about"],
            Some(MatchPreset::First) => ["preset-first", "preset-first-about"],
            Some(MatchPreset::Quick) => ["preset-quick", "preset-quick-about"],
            Some(MatchPreset::Standard) => ["preset-standard", "preset-standard-about"],
            Some(MatchPreset::Best) => ["preset-best", "preset-best-about"],
            Some(MatchPreset::Automata) => ["preset-automata", "preset-automata-about"],
        };
        let rivals = self.setup.seats.len() as i64 - 1;
        let level =
            self.preset.and_then(MatchPreset::level).map(|level| speech.level(level)).unwrap_or_default();
        let args = [
            ("rounds", i64::from(self.setup.house.rounds).into()),
            ("n", rivals.into()),
            ("level", level.into()),
        ];
        keys.map(|key| speech.say(key, &args))
    }
}

/// A kind of match that starts with one click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MatchPreset {
    /// A short match against two novices.
    First,
    /// A short match against two agents.
    Quick,
    /// A match by the printed rules, with all seats taken, against agents.
    Standard,
    /// A match by the printed rules, with all seats taken, against masterminds.
    Best,
    /// A match against automata (section 13).
    Automata,
}

impl MatchPreset {
    const ALL: [Self; 5] = [Self::First, Self::Quick, Self::Standard, Self::Best, Self::Automata];

    /// The rivals for a pack that allows this number of societies.
    fn rivals(self, (least, most): (usize, usize)) -> Vec<Rival> {
        let bots = |count: usize, level| vec![Rival { level, ..Rival::default() }; count];
        let two = 2.clamp(least.saturating_sub(1), most.saturating_sub(1));
        let all = most.saturating_sub(1);
        let Some(level) = self.level() else {
            return vec![Rival::automaton(); least.saturating_sub(1).max(1)];
        };
        bots(if matches!(self, Self::First | Self::Quick) { two } else { all }, level)
    }

    /// The level of the rivals; `None` for automata.
    const fn level(self) -> Option<Level> {
        match self {
            Self::First => Some(Level::Novice),
            Self::Quick | Self::Standard => Some(Level::Agent),
            Self::Best => Some(Level::Mastermind),
            Self::Automata => None,
        }
    }

    /// The matches of all presets that the pack allows, with the player's society and name from `last`.
    pub fn matches(pack: &Arc<Pack>, last: &LastSetup) -> impl Iterator<Item = OneClickMatch> {
        Self::ALL.into_iter().filter_map(|preset| {
            Some(OneClickMatch { preset: Some(preset), setup: preset.setup(pack, last).ok()? })
        })
    }

    /// The match of this preset, with the player's society and name from `last`. The error says why the pack does not
    /// allow it.
    pub fn setup(self, pack: &Arc<Pack>, last: &LastSetup) -> Result<Setup, String> {
        let mut draft = Draft::new(pack);
        draft.society = last.society(pack);
        draft.table.name.clone_from(&last.table.name);
        draft.table.rivals = self.rivals(pack.rules.raw.societies);
        if matches!(self, Self::First | Self::Quick) {
            let printed = draft.house;
            for (rule, value) in [("rounds", "2"), ("agents-per-round", "3")] {
                // A pack may not allow so short a match. Then its own rules stay.
                let _ = draft.house.set(rule, value, &pack.rules.raw);
            }
            if draft.setup().is_err() {
                draft.house = printed;
            }
        }
        draft.setup()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_starts_a_match_of_every_shipped_pack() {
        for id in testing::test_packs::SHIPPED {
            let pack = testing::pack(id);
            for preset in MatchPreset::ALL {
                let setup = preset.setup(&pack, &LastSetup::default());
                if preset != MatchPreset::Automata {
                    let setup = setup.unwrap_or_else(|why| panic!("{id}, {preset:?}: {why}"));
                    assert!(table::Match::new(setup).is_ok(), "{id}, {preset:?}");
                } else if pack.rules.raw.fits_automata() {
                    assert!(table::Match::new(setup.unwrap()).is_ok(), "{id}");
                }
            }
        }
    }

    #[test]
    fn a_first_match_has_two_novices_and_two_rounds() {
        let pack = testing::pack("war-of-whispers");
        let setup = MatchPreset::First.setup(&pack, &LastSetup::default()).unwrap();
        assert_eq!((setup.seats.len(), setup.house.rounds), (3, 2));
        let novice = table::Player::even(Level::Novice);
        assert!(setup.seats.iter().skip(1).all(|seat| seat.player == novice));
    }
}
