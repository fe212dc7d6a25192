//! Which decisions form one move, such as a position's turn, or a card with its targets.

use record::Step;
use rules::{Phase, Society, State};

/// True if a decision continues the move of the decision `before` it. Both must be by the same society, in the
/// same position's turn or the same clean-up, and the first must not have drawn anything.
pub(crate) fn goes_on(before: &Step, state: &State, society: Society) -> bool {
    let place = |state: &State| (state.round(), state.phase(), state.turn());
    before.society == society
        && before.outcomes.is_empty()
        && place(&before.before) == place(state)
        && matches!(state.phase(), Phase::Turns | Phase::Cleanup)
}

/// The number of decisions that were taken before the current move began. `society` is the one that decides
/// next.
pub(crate) fn decisions_before(steps: &[Step], state: &State, society: Society) -> usize {
    let (mut count, mut state) = (steps.len(), state);
    while let Some(before) = steps[..count].last().filter(|before| goes_on(before, state, society)) {
        (count, state) = (count - 1, &before.before);
    }
    count
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::{Match, Setup, play_random};
    use bots::Level;

    #[test]
    fn every_decision_of_a_move_knows_where_it_began() {
        let pack = testing::pack("war-of-whispers");
        let mut game = Match::new(Setup::new(pack, 2, Level::Random, 5)).unwrap();
        play_random(&mut game, 3, 200);
        let steps = game.steps();
        let (mut began, mut longest) = (0, 0);
        for (at, step) in steps.iter().enumerate() {
            if at == 0 || !goes_on(&steps[at - 1], &step.before, step.society) {
                began = at;
            }
            assert_eq!(decisions_before(&steps[..at], &step.before, step.society), began);
            longest = longest.max(at - began);
        }
        assert!(longest > 2);
    }
}
