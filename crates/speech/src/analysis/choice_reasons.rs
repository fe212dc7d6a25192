//! Sentences that say why one choice was better: its effects, its prospect, and the empires that make the
//! difference.

use super::choice_comparison::tells;
use super::past_choices::followed;
use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use bots::{Claim, Prospect, explain, multipliers};
use rules::{Action, Rng, State};
use table::{Assessment, Mark, Match, Review};

impl Speech {
    /// The reasons for the assessment of a decision: first how the prospects of the decision and the better choice
    /// differ and why, then what each of them does, and which decision is charged with the loss of the move.
    pub fn assessment_reasons(&self, game: &Match, review: &Review, decision: usize) -> Vec<String> {
        let (Some(step), Some(judged)) = (game.step(decision), review.assessment(decision)) else {
            return Vec::new();
        };
        let mut said: Vec<String> = self.promises(game, review, judged, decision).into_iter().collect();
        let follows = followed(game, review, decision);
        let better = self::better(review, judged, decision);
        let claim = |key: &str, action, leads: &[Action]| {
            let claim = self.does(game, &step.before, action, leads)?;
            Some(self.say(key, &[text("claim", claim)]))
        };
        said.extend(claim("move-played", step.action, &follows));
        if let Some(best) = better {
            let leads = judged.leads_of(0);
            let does = claim("move-better", best.action, leads);
            // If both choices have the same effect, naming it twice would explain nothing.
            said.extend(does.filter(|_| {
                self.does(game, &step.before, best.action, leads)
                    != self.does(game, &step.before, step.action, &follows)
            }));
        }
        said.extend(self.whole_move_loss(review, decision));
        said.extend(self.change_of_mind(review, decision));
        said
    }

    /// The sentence about the effect of a rival's decision at a turning point; empty if it is obvious.
    pub(crate) fn rival_because(&self, game: &Match, review: &Review, decision: usize) -> Vec<String> {
        let Some(step) = game.step(decision) else { return Vec::new() };
        let follows = followed(game, review, decision);
        let does = self.does(game, &step.before, step.action, &follows);
        does.map(|claim| self.say("move-played", &[text("claim", claim)])).into_iter().collect()
    }

    /// The sentence about the better choice; `None` if there was none.
    pub(crate) fn better(&self, game: &Match, review: &Review, decision: usize) -> Option<String> {
        let judged = review.assessment(decision)?;
        let best = better(review, judged, decision)?;
        Some(self.choice_led(game, decision, best.action, judged.leads_of(0)))
    }

    /// The sentence about the effect of a choice and of the decisions that follow it (`leads`); `None` if it is
    /// obvious.
    fn does(&self, game: &Match, before: &State, action: Action, leads: &[Action]) -> Option<String> {
        let (world, mut state) = (game.world(), *before);
        if let Action::Play { card, using, .. } = action {
            let args = [
                text("ability", self.ability_name(world, card, using)),
                text("text", self.ability_text(world, card, using)),
            ];
            return Some(self.say("move-ability", &args));
        }
        let society = state.mover()?;
        let mut claim = Claim::new(world, &state.view(world, society), action);
        if matches!(claim, Claim::Attacks(_))
            && leads.first().is_some_and(|a| matches!(a, Action::Attack { .. }))
        {
            // `leads` stops before the first draw, so the seed doesn't matter.
            state.play_unchecked(world, action, &mut Rng::new(0), &mut ());
            claim = Claim::new(world, &state.view(world, society), leads[0]);
        }
        self.claim(game.setup(), claim)
    }

    /// The sentence about how much more the best choice promises than the decision, or than the second best
    /// choice if the best was taken.
    fn promises(
        &self,
        game: &Match,
        review: &Review,
        judged: &Assessment,
        decision: usize,
    ) -> Option<String> {
        let step = game.step(decision)?;
        let world = game.world();
        let view = step.before.view(world, step.society);
        let tokens = view.tokens(step.society);
        let best = judged.best.first()?;
        let was_best = best.action == judged.taken.action;
        if !was_best {
            better(review, judged, decision)?;
        }
        let (one, other) = judged.compared()?;
        let why = explain(world, &view, &[*one, *other], one.action, &multipliers(world, tokens))?;
        // The sentence states the loss that the review counts.
        let lost = review.loss(decision);
        let percent =
            if !was_best && lost > 0.0 { (lost * 100.0).round() as i64 } else { why.percent_ahead() };
        let tenths = why.tenths;
        if !was_best && (percent, tenths) == (0, 0) {
            return None;
        }
        let slot = why.empire.and_then(|(empire, _)| tokens.slot_of(empire));
        let points = text("points", self.points_compared(&why, percent, slot));
        let chance = text("chance", self.chance_ahead(percent));
        let promises = if was_best {
            let other = self.choice_led(game, decision, one.action, judged.leads_of(1));
            self.say("move-was-best", &[points, chance, text("other", other)])
        } else {
            self.say("move-promises", &[points, chance])
        };
        let rival = judged.rival.filter(|rival| tells(game.setup(), rival, percent));
        let said = [Some(promises)].into_iter().chain(self.balance(game.setup(), tenths, percent, rival));
        Some(said.flatten().collect::<Vec<_>>().join(" "))
    }

    /// The sentence about what a hint or the coach said of a decision, if more thought or the next decision of the move
    /// gives it another mark.
    fn change_of_mind(&self, review: &Review, decision: usize) -> Option<String> {
        let judged = review.assessment(decision)?;
        let (first, now) = (judged.first_loss.unwrap_or(judged.loss()), review.own_loss(decision));
        if Mark::from_loss(first) == Mark::from_loss(now) {
            return None;
        }
        let loss = |loss: f32| self.with_per_cent(self.change_per_cent(-loss));
        Some(self.say("move-first-look", &[text("first", loss(first)), text("now", loss(now))]))
    }

    /// The sentence about which decision is charged with the loss of a move; `None` unless the move has several
    /// decisions and its loss is at least doubtful.
    fn whole_move_loss(&self, review: &Review, decision: usize) -> Option<String> {
        let whole = review.whole_move(decision);
        let heaviest = whole.clone().find(|number| review.loss(*number) > 0.0)?;
        let of_move = |number: &usize| review.assessment(*number).is_some();
        if whole.clone().filter(of_move).nth(1).is_none() || review.mark(heaviest)? < Mark::Doubtful {
            return None;
        }
        let mut args = vec![number("first", index(*whole.start())), number("last", index(*whole.end()))];
        if heaviest == decision {
            args.push(text("change", self.with_per_cent(self.change_per_cent(-review.loss(decision)))));
            return Some(self.say("move-whole", &args));
        }
        args.push(number("number", index(heaviest)));
        Some(self.say("move-part", &args))
    }
}

fn index(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The prospect of the better choice; `None` if no choice was better than the decision.
fn better<'a>(review: &Review, judged: &'a Assessment, decision: usize) -> Option<&'a Prospect> {
    let best = judged.best.first().filter(|best| best.action != judged.taken.action)?;
    review.mark(decision).filter(|mark| *mark > Mark::Best).map(|_| best)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use ::table::{Setup, play_random, review};
    use bots::{Effort, Level};
    use rules::Society;

    /// A match of three societies after `decisions` random decisions, with a quick review of it.
    fn looked_back(decisions: usize) -> (Match, Review) {
        let pack = testing::pack("war-of-whispers");
        let mut setup = Setup::new(pack, 2, Level::Random, 7);
        setup.first = Society::new(0);
        let mut game = Match::new(setup).unwrap();
        play_random(&mut game, 7, decisions);
        let review = review(&game, Effort::GLANCE, &|| {});
        (game, review)
    }

    #[test]
    fn a_card_names_what_it_is_played_on_and_an_attack_where_it_goes() {
        let (game, review) = looked_back(200);
        let speech = Speech::new(Arc::clone(game.pack()));
        let (mut cards, mut attacks, mut banners) = (0, 0, 0);
        for number in 1..=200 {
            let Some(judged) = review.assessment(number) else { continue };
            for (best, leads) in judged.best.iter().zip(&judged.leads) {
                let said = speech.choice_led(&game, number, best.action, leads);
                match (best.action, leads.first()) {
                    (Action::Play { .. }, Some(Action::ChoosePosition(position))) => {
                        assert!(said.contains(&speech.position(*position)), "{said}");
                        cards += 1;
                    }
                    (Action::Play { .. }, Some(Action::ChooseRegion(region))) => {
                        assert!(said.contains(&speech.region(*region)), "{said}");
                        cards += 1;
                    }
                    (Action::Act(_), Some(Action::Attack { from, to, .. })) => {
                        assert!(said.contains(&speech.region(*from)) && said.contains(&speech.region(*to)));
                        assert!(!said.contains(": Attack:"), "what it does is said once: {said}");
                        attacks += 1;
                    }
                    (Action::Act(_), Some(Action::Place(region))) => {
                        assert!(said.contains(&format!(" to {}", speech.region(*region))), "{said}");
                        banners += 1;
                    }
                    _ => {}
                }
            }
        }
        assert!(cards > 3 && attacks > 5 && banners > 5, "{cards}, {attacks}, {banners}");
    }

    #[test]
    fn whoever_lost_more_than_a_little_is_told_why_in_whole_sentences() {
        let (game, review) = looked_back(120);
        for language in ["en", "fr", "de"] {
            let speech = Speech::in_language(Arc::clone(game.pack()), language);
            let promises = ["The better choice: ", "meilleur choix promet", "bessere Wahl verspricht"];
            let mut told = 0;
            for number in 1..=120 {
                let said = speech.assessment_reasons(&game, &review, number);
                assert!(said.iter().all(|said| said.ends_with('.') && !said.contains('{')), "{said:?}");
                let Some(judged) = review.assessment(number) else {
                    assert!(said.is_empty());
                    continue;
                };
                if judged.loss() >= 0.02 && review.mark(number) > Some(Mark::Best) {
                    let why = |said: &String| promises.iter().any(|promise| said.contains(promise));
                    assert!(said.iter().any(why), "{number}: {said:?}");
                    told += 1;
                }
            }
            assert!(told > 20, "{told}");
        }
    }
}
