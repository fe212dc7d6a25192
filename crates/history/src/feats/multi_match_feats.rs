//! Feats that take several matches.

use std::collections::{BTreeMap, BTreeSet};

use super::feat::Feat;
use super::single_match_feats::{blunders, is_worthy};
use crate::played_match::Played;
use bots::Level;
use rules::{Hardness, Script};
use table::Player;

/// The number of wins in a row that earns a feat.
const ROW: usize = 3;
/// The number of matches in a row without a blunder that earns a feat.
const STEADY: usize = 5;

/// The progress in feats that take several matches, carried from match to match.
#[derive(Default)]
pub(super) struct MultiMatchFeats<'a> {
    won: usize,
    steady: usize,
    automata: BTreeSet<Script>,
    /// For each pack, the societies with which the player has won.
    societies: BTreeMap<&'a str, BTreeSet<&'a str>>,
    empires: BTreeMap<&'a str, BTreeSet<&'a str>>,
}

impl<'a> MultiMatchFeats<'a> {
    /// Adds a match and returns the feats that it completes. `societies` must return the number of societies in
    /// the pack with the given id, or `None` if the pack is unknown.
    pub fn take(&mut self, played: &'a Played, societies: &dyn Fn(&str) -> Option<usize>) -> Vec<Feat> {
        let worthy = is_worthy(played);
        let won = worthy && played.won_alone();
        let strong = |player: Option<Player>| {
            matches!(player, Some(Player::Bot(Level::Spymaster | Level::Mastermind, _)))
        };
        if played.rivals().all(|seat| strong(seat.player())) {
            self.won = if won { self.won + 1 } else { 0 };
        }
        let clean =
            played.review.as_ref().is_some_and(|review| review.choices() > 0 && blunders(review) == 0);
        self.steady = if worthy && clean { self.steady + 1 } else { 0 };
        let mut brought = Vec::new();
        let mut bring = |feat, is: bool| brought.extend(is.then_some(feat));
        bring(Feat::Three, self.won >= ROW);
        bring(Feat::Steady, self.steady >= STEADY);
        if won {
            let hard = played.rivals().filter_map(super::super::SeatRecord::automaton);
            self.automata.extend(hard.filter(|a| a.hardness == Hardness::Hard).map(|a| a.script));
            bring(Feat::Automata, Script::ALL.iter().all(|script| self.automata.contains(script)));
            let pack = played.pack.as_str();
            let with = self.societies.entry(pack).or_default();
            with.extend(played.own().map(|own| own.society.as_str()));
            bring(Feat::EverySociety, societies(pack).is_some_and(|all| with.len() >= all));
            let with = self.empires.entry(pack).or_default();
            with.extend(played.empire_of(0));
            bring(Feat::EveryEmpire, !played.cities.is_empty() && with.len() >= played.cities.len());
        }
        brought
    }
}
