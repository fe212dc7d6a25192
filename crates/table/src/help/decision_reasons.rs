//! Reasons for decisions: the visible effect, which is public, and the comparison with other choices, which is
//! private.

use crate::bots::bot_question::Question;
use crate::matches::match_in_play::Match;
use crate::matches::player::Player;
use bots::{Claim, Explanation, Prospect, advise, explain, multipliers, rivalry};
use rules::{Action, Society, View, World};

/// The number of rounds of the analysis on which a reason is based. It is fixed, so that a decision always has
/// the same reason.
const ROUNDS: u32 = 4;
/// The seed of the analysis on which a reason is based. It is fixed, so that a decision always has the same
/// reason.
const SEED: u64 = 1;

/// The reason for a decision, as far as a viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason {
    /// The decision's visible effect.
    pub claim: Claim,
    /// The comparison of the decision with the other choices, by what the society knew. `None` if the
    /// comparison is still secret or there was no other choice.
    pub weighed: Option<Explanation>,
}

/// The visible effect of a decision, by its number from 1. It depends only on the board, so it reveals no
/// secret.
pub fn claim(game: &Match, number: usize) -> Option<Claim> {
    let step = game.step(number)?;
    let view = step.before.view(game.world(), step.society);
    Some(Claim::new(game.world(), &view, step.action))
}

/// The reason for a decision, as far as the viewer may know it. A bot's reason includes the comparison if the
/// bot plays for the viewer or the match is over. A person's reason has no comparison, since hints, the coach
/// and reviews give one.
pub fn reason(game: &Match, number: usize, viewer: Option<Society>) -> Option<Reason> {
    let society = game.step(number)?.society;
    let is_own = viewer == Some(society) || game.state().is_over();
    if is_own && game.player(society) != Player::Human {
        return full_reason(game, number);
    }
    Some(Reason { claim: claim(game, number)?, weighed: None })
}

/// The reason for a decision, with the comparison, whoever decided. In an unfinished plain match there is no
/// comparison, since that would be help.
pub fn full_reason(game: &Match, number: usize) -> Option<Reason> {
    let claim = claim(game, number)?;
    let weighed = if game.may_help() { weigh(game, number) } else { None };
    Some(Reason { claim, weighed })
}

/// Compares a choice with the others, by what the viewer knows about its own tokens.
fn weighed(world: &World, view: &View, prospects: &[Prospect], action: Action) -> Option<Explanation> {
    let worth = multipliers(world, view.tokens(view.viewer()));
    explain(world, view, prospects, action, &worth)
}

impl Match {
    /// The reason for a choice of the deciding society: how it compares with the other prospects and with which
    /// rival it affects most.
    pub fn reason_among(&self, view: &View, prospects: &[Prospect], action: Action) -> Reason {
        let of = |action| prospects.iter().find(|prospect| prospect.action == action);
        let weighed = weighed(self.world(), view, prospects, action).map(|why| {
            let pair = of(action).zip(why.other.and_then(of));
            let rival = pair.and_then(|(one, other)| rivalry(self.world(), &self.beliefs(view), one, other));
            Explanation { rival, ..why }
        });
        Reason { claim: Claim::new(self.world(), view, action), weighed }
    }
}

/// Compares a decision with its alternatives, by what its society knew. It uses the bot's own prospects if the
/// bot computed any, otherwise a new analysis.
fn weigh(game: &Match, number: usize) -> Option<Explanation> {
    let step = game.step(number)?;
    let world = game.world();
    let mut legal = Vec::new();
    step.before.legal(world, &mut legal);
    if legal.len() < 2 {
        return None;
    }
    let view = step.before.view(world, step.society);
    let own = Question::for_decision(game, number).and_then(|question| question.compared(step.action));
    let prospects =
        own.unwrap_or_else(|| advise(world, &view, &game.past_before(number), &legal, ROUNDS, SEED));
    weighed(world, &view, &prospects, step.action)
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::{Setup, play_random};
    use bots::{Belief, Level};
    use rules::{ByEmpire, BySlot, Empire, MAX_EMPIRES, Slot};

    /// A match of three societies after `steps` random decisions, or at its end if that comes first.
    fn game(steps: usize) -> Match {
        let pack = testing::pack("war-of-whispers");
        let mut setup = Setup::new(pack, 2, Level::Random, 5);
        setup.first = Society::new(0);
        let mut game = Match::new(setup).unwrap();
        play_random(&mut game, 9, steps);
        game
    }

    #[test]
    fn what_decided_is_told_only_of_ones_own_decisions_until_the_match_is_over() {
        let game_on = game(60);
        let over = game(usize::MAX);
        assert!(over.state().is_over());
        let (mut own, mut rivals) = (0, 0);
        for number in 1..=60 {
            let step = &game_on.steps()[number - 1];
            let mut legal = Vec::new();
            step.before.legal(game_on.world(), &mut legal);
            let choice = legal.len() > 1;
            assert_eq!(over.steps()[number - 1], *step);
            for viewer in game_on.world().societies().map(Some).chain([None]) {
                let reason = reason(&game_on, number, viewer).unwrap();
                let mine = viewer == Some(step.society) && game_on.player(step.society) != Player::Human;
                assert_eq!(reason.weighed.is_some(), choice && mine, "{number}, {viewer:?}");
                let view = step.before.view(game_on.world(), step.society);
                assert_eq!(reason.claim, Claim::new(game_on.world(), &view, step.action));
                *if mine { &mut own } else { &mut rivals } += usize::from(choice);
            }
        }
        assert!(own > 20 && rivals > 60, "{own}, {rivals}");
        let of = |is_person: bool| {
            let human = |step: &record::Step| over.player(step.society) == Player::Human;
            over.steps().iter().position(|step| human(step) == is_person).map(|at| at + 1).unwrap()
        };
        let (person, bot) = (of(true), of(false));
        let told = reason(&over, bot, None).unwrap();
        assert!(told.weighed.is_some());
        assert!([1, 20, over.steps().len()].into_iter().all(|number| reason(&over, number, None).is_some()));
        assert_eq!(told, reason(&over, bot, Some(over.steps()[bot - 1].society)).unwrap());
        assert_eq!(reason(&over, person, None).unwrap().weighed, None, "that is told by a review");
        assert!(full_reason(&over, person).unwrap().weighed.is_some());
        assert_eq!(reason(&over, 0, None), None);
        assert_eq!(reason(&over, over.steps().len() + 1, None), None);
    }

    #[test]
    fn a_bot_that_judges_by_what_was_learned_gives_its_own_numbers() {
        let pack = testing::pack("war-of-whispers");
        let mut setup = Setup::new(pack, 1, Level::Mastermind, 5);
        setup.first = Society::new(1);
        let mut game = Match::new(setup).unwrap();
        while game.steps().is_empty() || game.human_to_move().is_some() {
            let question = Question::due(&game, &external_bots::Programs::default());
            let action = question.map_or(game.legal()[0], |q| q.ask(&mut q.bot().1, &|| true).unwrap());
            game.play(action).unwrap();
        }
        let step = &game.steps()[0];
        let own = Question::for_decision(&game, 1).unwrap().compared(step.action).unwrap();
        let view = step.before.view(game.world(), step.society);
        let why = weigh(&game, 1).unwrap();
        assert_eq!(own[0].action, step.action);
        assert_eq!(Some(why), weighed(game.world(), &view, &own, step.action));
        assert_eq!(why.other, Some(own[1].action));
        assert!(why.ahead == own[0].win - own[1].win && why.ahead >= 0.0, "{why:?}");
        // For a decision that the bot would not have taken, a new analysis gives the numbers.
        assert_eq!(Question::for_decision(&game, 1).unwrap().compared(own[1].action), None);
    }

    #[test]
    fn the_reason_of_a_decision_is_the_same_whatever_came_after_it() {
        let (early, late) = (game(31), game(80));
        let society = early.steps()[30].society;
        assert_eq!(reason(&early, 31, Some(society)), reason(&late, 31, Some(society)));
    }

    #[test]
    fn what_is_claimed_in_public_is_the_same_whatever_tokens_lie_covered() {
        let first = game(0);
        let mut loyalties = first.deal().loyalties;
        let slots: Vec<Slot> = first.world().slots().collect();
        loyalties[Society::new(1).unwrap()].exchange(slots[0], slots[1]);
        let mut setup = first.setup().clone();
        setup.loyalties = Some(loyalties);
        let mut other = Match::new(setup).unwrap();
        for step in game(40).steps() {
            if other.play(step.action).is_err() {
                break;
            }
        }
        let played = other.steps().len();
        assert!(played > 20, "{played}");
        let both = [game(played), other];
        for number in 1..=played {
            let [one, two] = both.each_ref().map(|game| claim(game, number).unwrap());
            assert_eq!(one, two);
        }
    }

    #[test]
    fn the_rival_whose_likely_empire_loses_cities_is_named_with_it() {
        let pack = testing::pack("war-of-whispers");
        let game = Match::new(Setup::new(pack, 2, Level::Random, 1)).unwrap();
        let world = game.world();
        let [empire, another] = [0, 1].map(|at| Empire::new(at).unwrap());
        let slots: Vec<Slot> = world.slots().collect();
        let sure = |first| {
            let mut belief = BySlot([ByEmpire::all(0.0); MAX_EMPIRES]);
            belief[slots[0]][first] = 0.8;
            belief[slots[3]][if first == empire { another } else { empire }] = 0.9;
            Belief(belief)
        };
        let [one, two] = [1, 2].map(|at| Society::new(at).unwrap());
        let beliefs = [(one, sure(another)), (two, sure(empire))];
        let mut cities = ByEmpire::all(2.0);
        let prospect = |cities| Prospect { action: Action::Pass, win: 0.5, points: 0.0, cities };
        let before = prospect(cities);
        cities[empire] = 1.0;
        let found = rivalry(world, &beliefs, &prospect(cities), &before).unwrap();
        assert_eq!((found.society, found.empire, found.slot, found.odds), (two, empire, slots[0], 0.8));
        assert!((found.points + 0.8 * world.house().multiplier(slots[0]) as f32).abs() < 1e-4);
        assert_eq!(rivalry(world, &beliefs, &before, &before), None);
        assert_eq!(rivalry(world, &[], &prospect(cities), &before), None);
    }
}
