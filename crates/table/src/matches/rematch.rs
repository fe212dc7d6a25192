//! Rematches, which start in the middle of an earlier match and let a person play it differently.

use super::match_in_play::Match;
use super::match_setup::{Setup, people};
use super::player::{Hidden, Player};
use bots::Level;
use rules::Society;

impl Match {
    /// A copy of the match before decision `number` (from 1), for a rematch. A person plays the society
    /// `person`, and spymasters replace all other people. With a `seed`, later draws differ from the original
    /// match. Without one, the same decisions draw the same cards.
    pub fn rematch_from(&self, number: usize, person: Society, seed: Option<u64>) -> Option<Self> {
        let taken = self.steps().get(..number.checked_sub(1)?)?;
        let mut setup: Setup = self.setup().clone();
        let deal = self.deal();
        (setup.first, setup.loyalties, setup.order) =
            (Some(deal.first), Some(deal.loyalties), Some(deal.order));
        setup.seed = seed.unwrap_or(setup.seed);
        // The person knows how the match went, so the rematch cannot be a plain match.
        setup.plain = false;
        for (index, seat) in setup.seats.iter_mut().enumerate() {
            if self.state().is_over() || index == person.index() {
                seat.hidden = Hidden::Nothing;
            }
            if index == person.index() {
                seat.player = Player::Human;
            } else if seat.player == Player::Human {
                (seat.player, seat.name) = (Player::even(Level::Spymaster), None);
            }
        }
        let mut game = Self::new(setup).ok()?;
        for step in taken {
            game.play_named(step.action, &step.outcomes).ok()?;
        }
        // Help that the person used before that decision counts in the rematch too.
        let helped = self.helped().iter().filter(|h| h.society == person && h.after < number);
        helped.for_each(|helped| game.keep_help(*helped));
        Some(game)
    }

    /// A copy of the match in its current position, for a person to play on. The person plays the society that has to
    /// decide, unless a bot controls it and a person plays another one. `None` if the match is over.
    pub fn branch(&self) -> Option<Self> {
        let mover = self.state().mover()?;
        let own = self.human_to_move();
        let other = people(&self.setup().seats).next().and_then(Society::new);
        self.rematch_from(self.steps().len() + 1, own.or(other).unwrap_or(mover), None)
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::play_random;
    use record::{Help, Helped};

    fn game(decisions: usize) -> Match {
        let pack = testing::pack("war-of-whispers");
        let mut game = Match::new(Setup::new(pack, 2, Level::Novice, 5)).unwrap();
        play_random(&mut game, 3, decisions);
        game
    }

    #[test]
    fn a_match_that_is_tried_again_stands_where_it_stood_before_the_decision() {
        let mut game = game(70);
        let person = game.steps()[49].society;
        for (society, after) in [(person, 20), (person, 60), (Society::new(0).unwrap(), 20)] {
            game.keep_help(Helped { society, help: Help::Hint, after });
        }
        let again = game.rematch_from(50, person, None).unwrap();
        assert_eq!(again.state(), &game.steps()[49].before);
        assert_eq!(again.steps(), &game.steps()[..49]);
        let people: Vec<_> = game.world().societies().filter(|s| again.player(*s) == Player::Human).collect();
        assert_eq!(people, [person]);
        // Only help used before that decision counts.
        let helped = again.helped().iter().filter(|helped| helped.society == person);
        assert!(helped.map(|helped| helped.after).eq(if person.index() == 0 {
            vec![20, 20]
        } else {
            vec![20]
        }));
        assert!(again.journal().is_none() && game.rematch_from(72, person, None).is_none());
        assert!(
            game.rematch_from(71, person, None).is_some() && game.rematch_from(0, person, None).is_none()
        );
    }

    #[test]
    fn luck_is_the_same_or_another_as_is_wished() {
        let game = game(90);
        let drawn = (30..90).find(|at| !game.steps()[*at].outcomes.is_empty()).unwrap();
        let person = game.steps()[drawn].society;
        let outcomes = |seed| {
            let mut again = game.rematch_from(drawn + 1, person, seed).unwrap();
            again.play(game.steps()[drawn].action).unwrap();
            again.steps().last().unwrap().outcomes.clone()
        };
        assert_eq!(outcomes(None), game.steps()[drawn].outcomes);
        assert!((0..20).any(|seed| outcomes(Some(seed)) != game.steps()[drawn].outcomes));
    }

    #[test]
    fn a_rematch_hides_nothing_that_the_end_of_the_match_has_revealed() {
        let pack = testing::pack("war-of-whispers");
        let mut setup = Setup::new(pack, 2, Level::Novice, 5);
        setup.seats[1].hidden = Hidden::Temper;
        let mut game = Match::new(setup).unwrap();
        play_random(&mut game, 3, 9);
        let hidden = |game: &Match| game.setup().seats[1].hidden;
        let person = Society::new(0).unwrap();
        assert_eq!(hidden(&game.rematch_from(1, person, None).unwrap()), Hidden::Temper);
        play_random(&mut game, 3, usize::MAX);
        assert!(game.state().is_over());
        assert_eq!(hidden(&game.rematch_from(1, person, None).unwrap()), Hidden::Nothing);
        assert_eq!(game.setup().rematch().seats[1].hidden, Hidden::Nothing);
    }
}
