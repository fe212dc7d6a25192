//! What a list of matches shows of a record: where its match stands, for lists of matches.

use std::path::Path;
use std::sync::Arc;

use super::game::Match;
use super::player::Player;
use super::saved::{LoadError, load_kept, load_with};
use super::setup::SeatSetup;
use crate::content::Pack;
use crate::rules::{Empire, Region};

/// Where a match stands.
#[derive(Clone, Debug)]
pub struct MatchSummary {
    /// The pack that it is played with.
    pub pack: Arc<Pack>,
    /// Who controls each region.
    control: Vec<Option<Empire>>,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// Whether it is over.
    pub over: bool,
    /// Who sits at the table.
    pub seats: Vec<SeatSetup>,
}

impl MatchSummary {
    /// Where a match stands now.
    pub fn of(game: &Match) -> Self {
        let (world, state) = (game.world(), game.state());
        let rounds = world.house().rounds;
        Self {
            pack: Arc::clone(game.pack()),
            control: world.regions().map(|region| state.controller(region)).collect(),
            round: state.round().min(rounds),
            rounds,
            over: state.is_over(),
            seats: game.setup().seats.clone(),
        }
    }

    /// Where the match of a record stands, which was played with one of these packs.
    ///
    /// # Errors
    /// Why the record cannot be loaded; it is left as it is.
    pub fn read(path: &Path, packs: &[Arc<Pack>]) -> Result<Self, LoadError> {
        load_with(path, packs).map(|loaded| Self::of(&loaded.game))
    }

    /// The same by the rules that the record kept, where none of these packs is its own.
    ///
    /// # Errors
    /// Why the record cannot be loaded even so; it is left as it is.
    pub fn read_kept(path: &Path, packs: &[Arc<Pack>]) -> Result<Self, LoadError> {
        load_kept(path, packs).map(|loaded| Self::of(&loaded.game))
    }

    /// Who controls a region.
    pub fn controller(&self, region: Region) -> Option<Empire> {
        self.control.get(region.index()).copied().flatten()
    }

    /// The society that the only person plays, by its place in the pack.
    pub fn person(&self) -> Option<usize> {
        let mut people = self.seats.iter().filter(|seat| seat.player == Player::Human);
        let first = people.next()?;
        people.next().is_none().then_some(first.society)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::content::Files;
    use crate::table::Setup;

    #[test]
    fn a_match_that_begins_is_seen_as_the_pack_has_it() {
        let pack = Arc::new(Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap());
        let game = Match::new(Setup::new(Arc::clone(&pack), 2, Level::Novice, 1)).unwrap();
        let summary = MatchSummary::of(&game);
        assert_eq!((summary.round, summary.rounds, summary.over, summary.person()), (1, 4, false, Some(0)));
        for (region, raw) in game.world().regions().zip(&pack.rules.raw.regions) {
            assert_eq!(summary.controller(region), raw.start.map(|(empire, _)| empire).or(raw.home));
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.whispers");
        game.save_copy(&path).unwrap();
        for read in
            [MatchSummary::read(&path, std::slice::from_ref(&pack)), MatchSummary::read_kept(&path, &[])]
        {
            let read = read.unwrap();
            assert_eq!((read.round, read.rounds, read.over), (1, 4, false));
            assert_eq!((&read.pack.id, &read.control), (&pack.id, &summary.control));
        }
    }
}
