//! What a beginner reads below the result: what decided the match, and one thing to try next.

use super::society_results::{Ending, SocietyResult};
use crate::looks::Looks;
use rules::{Action, Empire, Icon, Region, RegionSet, State};
use table::Match;

/// The sentences; none unless exactly one person played. What decided the match is left out after a tie, which the
/// result explains.
pub(super) fn sentences(looks: &Looks, end: &Ending<'_>) -> Vec<String> {
    let Some(own) = end.own() else { return Vec::new() };
    let others = end.results.iter().filter(|other| other.society != own.society);
    let Some(rival) = others.min_by_key(|other| other.better) else { return Vec::new() };
    let points = |result: &SocietyResult| end.game.state().score(end.game.world(), result.society);
    let decided = decided(looks, end.game, own, rival).filter(|_| points(own) != points(rival));
    decided.into_iter().chain([next(looks, end.game, own)]).collect()
}

/// The sentence about the empire that made most of the difference between the player and the best rival.
fn decided(looks: &Looks, game: &Match, own: &SocietyResult, rival: &SocietyResult) -> Option<String> {
    let points = |result: &SocietyResult, empire: Empire| {
        let of = result.tokens.iter().filter(|token| token.score.empire == empire);
        of.map(|token| token.score.points()).sum::<i32>()
    };
    let empires = own.tokens.iter().map(|token| token.score.empire);
    let ahead = |empire: Empire| match own.better < rival.better || own.wins {
        true => points(own, empire) - points(rival, empire),
        false => points(rival, empire) - points(own, empire),
    };
    let empire = empires.max_by_key(|empire| ahead(*empire)).filter(|empire| ahead(*empire) > 0)?;
    let speech = &looks.speech;
    let args = [
        ("empire", speech.empire(empire).into()),
        ("own", i64::from(points(own, empire)).into()),
        ("theirs", i64::from(points(rival, empire)).into()),
        ("rival", speech.society(game.setup(), rival.society).into()),
    ];
    Some(speech.say("end-decided", &args))
}

/// The sentence about the region whose loss cost the player most, or else about what the player has not tried yet.
fn next(looks: &Looks, game: &Match, own: &SocietyResult) -> String {
    if let Some((region, cost)) = costliest_loss(game, own) {
        let args = [("region", looks.speech.region(region).into()), ("n", i64::from(cost).into())];
        return looks.speech.say("end-next-guard", &args);
    }
    let took = |kind: fn(&Action) -> bool| {
        let own = |step: &&record::Step| step.society == own.society;
        game.steps().iter().filter(own).any(|step| kind(&step.action))
    };
    // Whoever wins without cards needs no advice to play them: in a tie, more cards win (R9.2).
    if !own.wins && !took(|action| matches!(action, Action::Play { .. })) {
        return looks.speech.text("end-next-card");
    }
    let exchanged = took(|action| matches!(action, Action::Exchange(..)));
    if let Some((one, other, gain)) = best_exchange(game, own).filter(|_| !exchanged) {
        let [one, other] = [one, other].map(|empire| looks.speech.empire(empire));
        let args = [("one", one.into()), ("other", other.into()), ("n", i64::from(gain).into())];
        return looks.speech.say("end-next-exchange", &args);
    }
    looks.speech.text("end-next-review")
}

/// The exchange of two of the player's tokens that would have brought most points at the end, with these points; `None`
/// if none would have brought any.
fn best_exchange(game: &Match, own: &SocietyResult) -> Option<(Empire, Empire, i32)> {
    if !game.world().scores_as_printed() {
        return None;
    }
    let pairs = own.tokens.iter().enumerate().flat_map(|(at, one)| {
        own.tokens[at + 1..].iter().map(move |other| {
            let (one, other) = (&one.score, &other.score);
            let gain = (one.multiplier - other.multiplier) * (other.brought - one.brought);
            (one.empire, other.empire, gain)
        })
    });
    pairs.max_by_key(|(.., gain)| *gain).filter(|(.., gain)| *gain > 0)
}

/// The region that a rival's decision took away from an empire that scored for the player, and the points that it cost
/// until the end; `None` if there is none.
fn costliest_loss(game: &Match, own: &SocietyResult) -> Option<(Region, i32)> {
    let (world, end) = (game.world(), game.state());
    if !world.scores_as_printed() {
        return None;
    }
    let worth = |state: &State, region: Region| {
        let empire = state.controller(region);
        let token = own.tokens.iter().find(|token| Some(token.score.empire) == empire);
        let cities = world.icons_in(Icon::City, RegionSet::only(region));
        token.map_or(0, |token| token.score.multiplier * cities as i32)
    };
    let steps = game.steps();
    let after = |number: usize| steps.get(number + 1).map_or(end, |step| &step.before);
    let rivals = steps.iter().enumerate().filter(|(_, step)| step.society != own.society);
    let losses = rivals.flat_map(|(number, step)| {
        world.scoring_regions().into_iter().filter_map(move |region| {
            let [before, then, last] = [&step.before, after(number), end].map(|state| worth(state, region));
            (before > 0 && then < before && last < before).then_some((region, before - last))
        })
    });
    losses.max_by_key(|(_, cost)| *cost)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::end::society_results::results;
    use bots::Level;
    use table::Setup;

    #[test]
    fn the_region_to_guard_belonged_to_an_empire_that_scored_for_the_player() {
        let pack = testing::pack("war-of-whispers");
        let mut found = 0;
        for seed in 0..12 {
            let mut game = Match::new(Setup::new(pack.clone(), 3, Level::Random, seed)).unwrap();
            table::play_random(&mut game, seed, usize::MAX);
            let all = results(&game);
            let Some((region, cost)) = costliest_loss(&game, &all[0]) else { continue };
            let world = game.world();
            let scores = |empire: Empire| {
                let token = all[0].tokens.iter().find(|token| token.score.empire == empire);
                token.is_some_and(|token| token.score.multiplier > 0)
            };
            assert!(cost > 0 && world.scoring_regions().has(region));
            let held = game.steps().iter().filter_map(|step| step.before.controller(region));
            assert!(held.into_iter().any(scores));
            found += 1;
        }
        assert!(found > 3, "{found}");
    }
}
