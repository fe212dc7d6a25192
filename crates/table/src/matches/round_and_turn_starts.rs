//! The parts of a match: where each round and each empire's turn starts.

use super::match_in_play::Match;
use rules::Empire;

/// A part of a match: the beginning or end of a round, or an empire's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchPart {
    /// The number of decisions taken before the part begins.
    pub taken: usize,
    /// The round to which the part belongs, from 1.
    pub round: u8,
    /// The empire whose turn the part is; `None` for the beginning or the end of a round.
    pub turn: Option<Empire>,
}

/// The parts of a match in order. A round has a beginning, a turn of each empire, and an end. Each part
/// contains at least one decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landmarks {
    all: Vec<MatchPart>,
    /// The number of decisions taken in the match.
    count: usize,
}

impl Landmarks {
    /// Finds the parts of a match so far.
    pub fn new(game: &Match) -> Self {
        let count = game.steps().len();
        let mut all: Vec<MatchPart> = Vec::new();
        for (taken, step) in game.steps().iter().enumerate() {
            let round = step.before.current_round();
            let turn = step.before.turn().map(|position| position.empire());
            if all.last().is_none_or(|last| (last.round, last.turn) != (round, turn)) {
                all.push(MatchPart { taken, round, turn });
            }
        }
        Self { all, count }
    }

    /// All parts of the match, in order.
    pub fn all(&self) -> &[MatchPart] {
        &self.all
    }

    /// The first part of each round, in order.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = &MatchPart> {
        let begins =
            |i: usize| i.checked_sub(1).is_none_or(|before| self.all[before].round != self.all[i].round);
        self.all.iter().enumerate().filter(move |(i, _)| begins(*i)).map(|(_, mark)| mark)
    }

    /// The part that contains the decision with this number, from 1; `None` for 0.
    pub fn part_of(&self, number: usize) -> Option<&MatchPart> {
        let taken = number.checked_sub(1)?;
        self.all.iter().rfind(|mark| mark.taken <= taken)
    }

    /// Each part, with the numbers of its first and its last decision, from 1.
    pub fn parts(&self) -> impl Iterator<Item = (&MatchPart, (usize, usize))> {
        let ends = self.all.iter().skip(1).map(|next| next.taken).chain([self.count]);
        self.all.iter().zip(ends).map(|(mark, end)| (mark, (mark.taken + 1, end)))
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::{Setup, play_random};
    use bots::Level;
    use rules::Event;

    #[test]
    fn every_decision_belongs_to_one_part_and_rounds_and_turns_begin_where_the_table_said_so() {
        let pack = testing::pack("war-of-whispers");
        let mut game = Match::new(Setup::new(pack, 2, Level::Novice, 8)).unwrap();
        play_random(&mut game, 3, usize::MAX);
        let marks = Landmarks::new(&game);
        let mut next = 1;
        for (mark, (first, last)) in marks.parts() {
            assert!(first == next && last >= first && mark.taken + 1 == first, "{mark:?}");
            assert!((first..=last).all(|number| marks.part_of(number) == Some(mark)));
            next = last + 1;
        }
        assert_eq!((next, marks.part_of(0)), (game.steps().len() + 1, None));
        let rounds: Vec<(usize, u8)> = marks.rounds().map(|mark| (mark.taken, mark.round)).collect();
        assert_eq!(rounds, game.round_starts());
        let mut told =
            game.events().filter_map(|(_, e)| if let Event::Turn(e) = e { Some(*e) } else { None });
        for turn in marks.all().iter().filter_map(|mark| mark.turn) {
            assert!(told.any(|empire| empire == turn), "nobody said that {turn:?} begins");
        }
    }
}
