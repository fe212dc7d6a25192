//! Summaries of records, for lists of matches.

use std::path::Path;
use std::sync::Arc;

use super::load_match::{LoadError, load_with, load_with_kept_rules};
use crate::matches::match_in_play::Match;
use crate::matches::match_setup::{SeatSetup, people};
use crate::matches::player::{Hidden, VisiblePlayer};
use packs::Pack;
use record::Help;
use rules::{Empire, Region, Society};

/// What a list of matches shows about one match.
#[derive(Clone, Debug)]
pub struct MatchSummary {
    /// The pack with which the match was played.
    pub pack: Arc<Pack>,
    /// For each region, the empire that controls it.
    control: Vec<Option<Empire>>,
    /// The current round, from 1.
    pub round: u8,
    /// The number of rounds in the match.
    pub rounds: u8,
    /// True if the match is over.
    pub over: bool,
    /// The seats, with their societies and players.
    pub seats: Vec<SeatSetup>,
    /// The result of each seat; empty until the match is over.
    pub results: Vec<SeatResult>,
    /// True for a plain match, in which no help is allowed until it is over.
    pub plain: bool,
    /// How often all people together used each kind of help. Unused kinds are left out.
    pub help: Vec<(Help, usize)>,
}

/// The final result of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The final points of the seat.
    pub points: i32,
    /// The final place of the seat, from 1. Tied seats share the better place.
    pub place: usize,
    /// True if the seat won, alone or with others.
    pub wins: bool,
}

/// The result of each seat; empty until the match is over.
fn results(game: &Match) -> Vec<SeatResult> {
    let (world, state) = (game.world(), game.state());
    let winners: Vec<Society> = state.winners(world).collect();
    let result = |society| {
        let own = state.standing(world, society);
        let better = world.societies().filter(|other| state.standing(world, *other) > own);
        SeatResult {
            points: state.score(world, society),
            place: 1 + better.count(),
            wins: winners.contains(&society),
        }
    };
    world.societies().map(result).collect()
}

impl MatchSummary {
    /// The summary of a match as it is now.
    pub fn new(game: &Match) -> Self {
        let (world, state) = (game.world(), game.state());
        let rounds = world.house().rounds;
        Self {
            pack: Arc::clone(game.pack()),
            control: world.regions().map(|region| state.controller(region)).collect(),
            round: state.current_round(),
            rounds,
            over: state.is_over(),
            seats: game.setup().seats.clone(),
            results: if state.is_over() { results(game) } else { Vec::new() },
            plain: game.is_plain(),
            help: game.help_by_kind(),
        }
    }

    /// Reads the summary of a record, which must have been played with one of these packs.
    ///
    /// # Errors
    /// The record cannot be loaded. It is unchanged.
    pub fn read(path: &Path, packs: &[Arc<Pack>]) -> Result<Self, LoadError> {
        load_with(path, packs).map(|loaded| Self::new(&loaded.game))
    }

    /// Reads the summary of a record. If it was played with none of these packs, the rules kept in the record
    /// are used.
    ///
    /// # Errors
    /// The record cannot be loaded. It is unchanged.
    pub fn read_with_kept_rules(path: &Path, packs: &[Arc<Pack>]) -> Result<Self, LoadError> {
        load_with_kept_rules(path, packs).map(|loaded| Self::new(&loaded.game))
    }

    /// The empire that controls a region; `None` if no empire does.
    pub fn controller(&self, region: Region) -> Option<Empire> {
        self.control.get(region.index()).copied().flatten()
    }

    /// The index of the person's seat; `None` unless exactly one person plays.
    pub fn own_seat(&self) -> Option<usize> {
        let mut people = people(&self.seats);
        people.next().filter(|_| people.next().is_none())
    }

    /// The person's society, as an index in the pack's list; `None` unless exactly one person plays.
    pub fn person(&self) -> Option<usize> {
        self.seats.get(self.own_seat()?).map(|seat| seat.society)
    }

    /// The player at a seat as a list of matches may show it. Nothing is hidden once the match is over.
    pub fn visible_player(&self, seat: &SeatSetup) -> VisiblePlayer {
        VisiblePlayer::new(seat.player, if self.over { Hidden::Nothing } else { seat.hidden })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use bots::Level;

    #[test]
    fn a_match_that_begins_is_seen_as_the_pack_has_it() {
        let pack = testing::pack("war-of-whispers");
        let game = Match::new(Setup::new(Arc::clone(&pack), 2, Level::Novice, 1)).unwrap();
        let summary = MatchSummary::new(&game);
        assert_eq!((summary.round, summary.rounds, summary.over, summary.person()), (1, 4, false, Some(0)));
        for (region, raw) in game.world().regions().zip(&pack.rules.raw.regions) {
            assert_eq!(summary.controller(region), raw.start.map(|(empire, _)| empire).or(raw.home));
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.whispers");
        game.save_copy(&path).unwrap();
        for read in [
            MatchSummary::read(&path, std::slice::from_ref(&pack)),
            MatchSummary::read_with_kept_rules(&path, &[]),
        ] {
            let read = read.unwrap();
            assert_eq!((read.round, read.rounds, read.over), (1, 4, false));
            assert_eq!((&read.pack.id, &read.control), (&pack.id, &summary.control));
        }
    }

    #[test]
    fn what_came_of_a_match_is_told_once_it_is_over() {
        let pack = testing::pack("war-of-whispers");
        let mut game = Match::new(Setup::new(pack, 2, Level::Novice, 1)).unwrap();
        assert!(MatchSummary::new(&game).results.is_empty());
        while !game.state().is_over() {
            game.play(game.legal()[0]).unwrap();
        }
        let results = MatchSummary::new(&game).results;
        let best = results.iter().map(|result| result.points).max().unwrap();
        assert!(results.iter().any(|result| result.wins && result.points == best));
        assert!(results.iter().all(|result| result.wins == (result.place == 1) && result.place <= 3));
    }
}
