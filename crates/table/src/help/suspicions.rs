//! Suspicions: the odds of rivals' tokens as a careful observer would judge them, with the deeds that suggest
//! them. They also show what a careful rival could guess about the viewer's own tokens. Suspicions depend only
//! on views and on the public history.

use crate::matches::match_in_play::Match;
use bots::policy::{Evidence, Service};
use bots::{Belief, Past, belief, beliefs};
use rules::{ByEmpire, BySlot, Empire, Slot, Society, Tokens, View, World};

rules::words! {
    /// The time for which suspicions are shown.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum SuspicionTime {
        /// Suspicions take all decisions so far into account.
        #[default]
        Live = "live",
        /// Suspicions are as they were at the beginning of the round.
        Rounds = "rounds",
        /// No suspicions are shown.
        Off = "off",
    }
}

impl SuspicionTime {
    /// The number of decisions that suspicions take into account; `None` if suspicions are off or help is not
    /// allowed.
    pub fn decisions(self, game: &Match) -> Option<usize> {
        let all = game.steps().len();
        match self {
            _ if !game.may_help() => None,
            Self::Off => None,
            Self::Live => Some(all),
            Self::Rounds => {
                let starts = game.round_starts();
                // A round that has just begun may have no decision yet, but counts too.
                let begins = starts.last().is_some_and(|(_, round)| *round != game.state().current_round());
                Some(if begins || game.state().is_over() {
                    all
                } else {
                    starts.last().map_or(0, |(at, _)| *at)
                })
            }
        }
    }
}

/// A deed that makes it more or less likely that an empire's token lies on a slot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tell {
    /// The number, from 1, of the decision that is the deed.
    pub decision: usize,
    /// The natural logarithm of the factor by which the deed changed the odds of the token. It is positive if
    /// the token became likelier.
    pub weight: f32,
}

/// What the viewer knows and suspects about one society's tokens.
#[derive(Clone, Debug, PartialEq)]
pub struct Suspicion {
    /// The society whose tokens the suspicion is about.
    pub society: Society,
    /// The society's tokens that are known for certain.
    pub known: Tokens,
    /// For each slot, the probability that it holds each empire's token.
    pub belief: Belief,
    /// What the society has done for each empire so far.
    pub service: ByEmpire<Service>,
    /// For each deed, the number of its decision and, by slot and empire, the logarithm of its effect on the
    /// odds.
    deeds: Vec<(usize, BySlot<ByEmpire<f32>>)>,
}

impl Suspicion {
    /// The deeds that noticeably changed the odds that the empire's token lies on the slot, with the strongest
    /// first.
    pub fn tells(&self, slot: Slot, empire: Empire) -> Vec<Tell> {
        let mut tells: Vec<Tell> = (self.deeds.iter())
            .map(|(decision, weights)| Tell { decision: *decision, weight: weights[slot][empire] })
            .filter(|tell| tell.weight.abs() >= LEAST)
            .collect();
        tells.sort_by(|a, b| b.weight.abs().total_cmp(&a.weight.abs()).then(a.decision.cmp(&b.decision)));
        tells
    }
}

/// Deeds with a smaller effect do not count. It is the natural logarithm of a factor of 1.1, which means 10%
/// more or less.
pub(crate) const LEAST: f32 = 0.0953;

/// Probabilities are capped at 999 in 1,000, and at 1 in 1,000 at the low end, before their odds are compared.
const SURE: f32 = 0.999;

/// A viewer's suspicions about all societies, updated decision by decision.
#[derive(Debug)]
pub struct Suspicions {
    viewer: Society,
    /// The number of decisions that the suspicions take into account so far.
    seen: usize,
    past: Past,
    /// The suspicions about each society; `None` if the pack has too many empires.
    each: Vec<Option<Suspicion>>,
}

impl Suspicions {
    /// The viewer's suspicions after the first `decisions` decisions. The viewer's own tokens are judged from
    /// public information, as a careful rival would.
    pub fn after(game: &Match, viewer: Society, decisions: usize) -> Self {
        let mut suspicions = Self::new(game, viewer);
        suspicions.follow(game, decisions);
        suspicions
    }

    fn new(game: &Match, viewer: Society) -> Self {
        let (world, past) = (game.world(), game.no_past());
        let view = view_after(game, viewer, 0);
        let beliefs = believed(world, &view, &past);
        let each = world.societies().zip(beliefs);
        let observer = Observer { world, view: &view, evidence: Evidence::NOTHING };
        let each = each.map(|(society, belief)| Some(observer.suspicion(society, belief?)));
        Self { viewer, seen: 0, each: each.collect(), past }
    }

    /// Updates the suspicions to the first `decisions` decisions. To go back, it starts again from the deal.
    pub fn follow(&mut self, game: &Match, decisions: usize) {
        let decisions = decisions.min(game.steps().len());
        if decisions < self.seen {
            *self = Self::new(game, self.viewer);
        }
        let world = game.world();
        for at in self.seen..decisions {
            let Some(step) = game.steps().get(at) else { break };
            self.past.watch(world, &step.before, step.society, step.action);
            let view = view_after(game, self.viewer, at + 1);
            let beliefs = believed(world, &view, &self.past);
            let observer = Observer { world, view: &view, evidence: self.past.evidence(world, &view) };
            for ((society, thought), belief) in world.societies().zip(&mut self.each).zip(beliefs) {
                let Some(before) = thought.take() else { continue };
                let mut deeds = before.deeds;
                *thought = belief.map(|belief| {
                    let now = observer.suspicion(society, belief);
                    if step.society == society && now.belief != before.belief {
                        deeds.push((at + 1, weights(world, &before.belief, &now.belief)));
                    }
                    Suspicion { deeds, ..now }
                });
            }
        }
        self.seen = decisions;
    }

    /// The society that has these suspicions.
    pub fn viewer(&self) -> Society {
        self.viewer
    }

    /// The viewer's suspicion about a society. For the viewer itself, it is the suspicion of a careful rival.
    pub fn of_society(&self, society: Society) -> Option<&Suspicion> {
        self.each.get(society.index())?.as_ref()
    }
}

/// A society's view after the first `decisions` decisions.
fn view_after(game: &Match, viewer: Society, decisions: usize) -> View {
    let state = game.steps().get(decisions).map_or(game.state(), |next| &next.before);
    state.view(game.world(), viewer)
}

/// For each society, the belief about its tokens: the viewer's about a rival, and a careful rival's about the
/// viewer.
fn believed(world: &World, view: &View, past: &Past) -> Vec<Option<Belief>> {
    let rivals = beliefs(world, view, past);
    let of = |society: Society| match society == view.viewer() {
        true => belief(world, view, past, society),
        false => rivals.iter().find(|(rival, _)| *rival == society).map(|(_, belief)| *belief),
    };
    world.societies().map(of).collect()
}

/// What a viewer knows and saw.
struct Observer<'a> {
    world: &'a World,
    view: &'a View,
    evidence: Evidence,
}

impl Observer<'_> {
    /// A suspicion about a society with the given belief and no deeds yet.
    fn suspicion(&self, society: Society, belief: Belief) -> Suspicion {
        let Self { world, view, evidence } = self;
        // About the viewer's own tokens, only public information counts.
        let known =
            if view.viewer() == society { view.face_up(world, society) } else { view.tokens(society) };
        let mut service = ByEmpire::all(Service::default());
        world.empires().for_each(|empire| service[empire] = evidence.service(society, empire));
        Suspicion { society, known, belief, service, deeds: Vec::new() }
    }
}

/// By slot and empire, the natural logarithm of the factor by which the odds changed from `before` to `after`.
pub(crate) fn weights(world: &World, before: &Belief, after: &Belief) -> BySlot<ByEmpire<f32>> {
    let log_odds = |chance: f32| {
        let chance = chance.clamp(1.0 - SURE, SURE);
        (chance / (1.0 - chance)).ln()
    };
    let mut weights = BySlot([ByEmpire::all(0.0); rules::MAX_EMPIRES]);
    for slot in world.slots() {
        for empire in world.empires() {
            weights[slot][empire] = log_odds(after.0[slot][empire]) - log_odds(before.0[slot][empire]);
        }
    }
    weights
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::{Setup, play_random};
    use bots::Level;
    use rules::Action;

    /// A match of three societies after `decisions` random decisions.
    fn game(decisions: usize) -> Match {
        let pack = testing::pack("war-of-whispers");
        let mut setup = Setup::new(pack, 2, Level::Random, 5);
        setup.first = Society::new(0);
        let mut game = Match::new(setup).unwrap();
        play_random(&mut game, 9, decisions);
        game
    }

    #[test]
    fn what_is_thought_is_what_an_observer_believes_and_deeds_of_the_society_support_it() {
        let whole = game(80);
        // Until tokens are revealed, deeds are the only evidence.
        let exchange = |step: &record::Step| matches!(step.action, Action::Exchange(..));
        let decisions = whole.steps().iter().position(exchange).unwrap_or(80);
        let game = game(decisions);
        let world = game.world();
        let viewer = Society::new(0).unwrap();
        let now = Suspicions::after(&game, viewer, decisions);
        let first = Suspicions::after(&game, viewer, 0);
        let mut told = 0;
        for society in world.societies() {
            let (suspicion, before) = (now.of_society(society).unwrap(), first.of_society(society).unwrap());
            let believed = belief(world, &game.view(viewer), &game.past(), society).unwrap();
            assert_eq!(suspicion.belief, believed);
            assert_eq!(suspicion.known, before.known);
            for (slot, empire) in world.slots().flat_map(|slot| world.empires().map(move |e| (slot, e))) {
                for tell in suspicion.tells(slot, empire) {
                    assert_eq!(game.step(tell.decision).unwrap().society, society);
                    told += 1;
                }
            }
        }
        assert!(told > 10, "{told}");
    }

    #[test]
    fn suspicions_go_on_with_the_match_and_back_with_it() {
        let game = game(60);
        let viewer = Society::new(1).unwrap();
        let mut followed = Suspicions::after(&game, viewer, 10);
        for decisions in [25, 60, 60, 12] {
            followed.follow(&game, decisions);
            let anew = Suspicions::after(&game, viewer, decisions);
            assert_eq!(followed.each, anew.each);
        }
    }

    #[test]
    fn by_rounds_is_what_was_thought_when_the_round_began_and_off_is_nothing() {
        let game = game(usize::MAX);
        assert!(game.state().is_over());
        let starts = game.round_starts();
        let (second, third) = (starts[1].0, starts[2].0);
        let mut again = Match::new(game.setup().clone()).unwrap();
        for step in &game.steps()[..third - 1] {
            again.play(step.action).unwrap();
        }
        assert_eq!(SuspicionTime::Rounds.decisions(&again), Some(second));
        assert_eq!(SuspicionTime::Live.decisions(&again), Some(third - 1));
        assert_eq!(SuspicionTime::Off.decisions(&again), None);
    }

    #[test]
    fn other_covered_tokens_change_nothing_of_what_is_thought() {
        let first = game(0);
        let mut loyalties = first.deal().loyalties;
        let slots: Vec<Slot> = first.world().slots().collect();
        for rival in first.world().societies().skip(1) {
            loyalties[rival].exchange(slots[0], slots[3]);
            loyalties[rival].exchange(slots[1], slots[4]);
        }
        let mut setup = first.setup().clone();
        setup.loyalties = Some(loyalties);
        let mut other = Match::new(setup).unwrap();
        for step in game(60).steps() {
            // An exchange reveals a different token, so the matches differ from there on.
            if matches!(step.action, Action::Exchange(..)) || other.play(step.action).is_err() {
                break;
            }
        }
        let played = other.steps().len();
        assert!(played > 20, "{played}");
        let viewer = Society::new(0).unwrap();
        let both = [game(played), other].map(|game| Suspicions::after(&game, viewer, played));
        assert_eq!(both[0].each, both[1].each);
    }
}
