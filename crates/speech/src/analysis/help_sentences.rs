//! Sentences about help: the coach's objections, and the help that a player used.

use super::choice_comparison::Baseline;
use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use bots::{Claim, MostAffectedRival, percent_ahead};
use record::Help;
use rules::{Action, View};
use table::{HelpLevel, Match, Objection, alike};

impl Speech {
    /// The coach's objection in four sentences: the loss, the better choice, its reason, and how the two compare.
    /// The last two may be empty. `leads` are the decisions that would follow the better choice in the same turn.
    pub fn objection(
        &self,
        game: &Match,
        view: &View,
        objection: &Objection,
        leads: &[Action],
    ) -> [String; 4] {
        let Objection { taken, best } = objection;
        let loss = percent_ahead(best.win, taken.win) as f32 / 100.0;
        // Two ways to pay for one ability are told apart by their cards.
        let pays = alike(game.world(), taken.action, best.action);
        let begun = |action, leads| {
            let choice = self.choice_begun(game, view, action, leads);
            if pays { self.with_cards(action, choice) } else { choice }
        };
        let loses = self.say(
            "help-coach-loses",
            &[
                text("taken", begun(taken.action, &[])),
                text("mark", self.mark(objection.mark())),
                text("percent", self.per_cent(loss)),
                text("own", self.win_per_cent(taken.win)),
                text("best", self.win_per_cent(best.win)),
            ],
        );
        let leads = if pays { &[] } else { leads };
        let better = self.say("help-coach-better", &[text("better", begun(best.action, leads))]);
        let why = game.reason_among(view, &[*best, *taken], best.action);
        let compared = self.compared(game, view, &why, Baseline::Own).unwrap_or_default();
        // An attack that only kills is no reason for itself.
        let claim = Some(why.claim).filter(|claim| !matches!(claim, Claim::Wears { .. }));
        let claim = claim.and_then(|claim| self.claim(game.setup(), claim));
        // Where the better choice costs a rival more than it brings, or nothing else can be said for it, that is the
        // reason, which ends the comparison.
        let costs = why.weighed.as_ref().and_then(|why| {
            let costs_more = |rival: &MostAffectedRival| {
                rival.points < 0.0 && (claim.is_none() || -10.0 * rival.points > why.tenths as f32)
            };
            Some(self.rivalry(game.setup(), &why.rival.filter(costs_more)?))
        });
        match costs.as_deref().and_then(|costs| compared.strip_suffix(costs)) {
            Some(rest) => [loses, better, costs.clone().unwrap_or_default(), rest.trim_end().to_owned()],
            None => {
                let brings = why.weighed.as_ref().filter(|why| why.tenths > 0).map(|why| {
                    let points = self.points_compared(why, why.percent_ahead(), None);
                    self.say("help-coach-brings", &[text("points", points)])
                });
                [loses, better, claim.or(brings).unwrap_or_default(), compared]
            }
        }
    }

    /// A choice with the cards that it costs.
    fn with_cards(&self, action: Action, choice: String) -> String {
        let Action::Play { card, pay, .. } = action else { return choice };
        let cards = [Some(card), pay].into_iter().flatten().map(|card| self.card_in_sentence(card));
        let args = [text("choice", choice), text("cards", self.names_in_sentence(cards))];
        self.say("help-coach-cards", &args)
    }

    /// The name of an analysis depth, such as *Quick*.
    pub fn help_level(&self, level: HelpLevel) -> String {
        self.text(&format!("help-level-{}", level.id()))
    }

    /// The sentence about how many warnings the coach has left; `None` if there is no limit.
    pub fn coach_left(&self, left: Option<usize>) -> Option<String> {
        let left = i64::try_from(left?).unwrap_or(i64::MAX);
        Some(self.say("help-coach-left", &[number("n", left)]))
    }

    /// A choice to be put in quotation marks, with the decisions that would follow it. A card is named without its
    /// text, and a region with what happens there.
    fn choice_begun(&self, game: &Match, view: &View, action: Action, leads: &[Action]) -> String {
        let said = match action {
            Action::Play { .. } | Action::Place(_) => self.led(game, game.state(), action, leads),
            _ => self.choice_due(game, view, action, leads),
        };
        said.trim_end_matches('.').to_owned()
    }

    /// The help that was used, such as `2 hints, the coach once`; `None` if none was.
    pub(crate) fn help_list(&self, used: &[(Help, usize)]) -> Option<String> {
        let said = used.iter().map(|(help, count)| {
            let count = i64::try_from(*count).unwrap_or(i64::MAX);
            self.say(&format!("help-used-{}", help.id()), &[number("n", count)])
        });
        let said: Vec<String> = said.collect();
        (!said.is_empty()).then(|| said.join(", "))
    }

    /// The note on help to show after a match that was plain or in which help was used; `None` for other
    /// matches.
    pub fn help_note(&self, game: &Match) -> Option<String> {
        let told = game.is_plain() || !game.help_by_kind().is_empty();
        told.then(|| self.help_used(game))
    }

    /// The note on help to show after any match.
    pub fn help_used(&self, game: &Match) -> String {
        if game.is_plain() {
            return self.text("help-used-none");
        }
        match self.help_list(&game.help_by_kind()) {
            Some(what) => self.say("help-used", &[text("what", what)]),
            None => self.text("help-used-none"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use bots::Prospect;
    use rules::ByEmpire;
    use table::LessonRun;

    #[test]
    fn the_coach_tells_two_ways_to_pay_for_a_card_apart_by_their_cards() {
        let pack = testing::pack("war-of-whispers");
        let lesson = pack.lessons.iter().find(|lesson| lesson.id == "cards").unwrap();
        let muster = lesson.steps.iter().position(|step| step.id == "muster").unwrap();
        let (course, game) = LessonRun::begin(&pack, lesson, muster).unwrap();
        let ways = ["play elephant+horse 2 pay elephant+lion", "play elephant+lion 2 pay elephant+horse"];
        let [taken, best] = ways.map(|way| {
            let action = game.world().parse_action(way).unwrap();
            Prospect { action, win: 0.2, points: 0.0, cities: ByEmpire::all(0.0) }
        });
        let objection = Objection { taken, best: Prospect { win: 0.4, ..best } };
        let speech = Speech::new(Arc::clone(&pack));
        let [loses, better, ..] = speech.objection(&game, &game.view(course.learner()), &objection, &[]);
        assert!(loses.contains("(cost: Elephant card with Horse and Elephant card with Lion)"), "{loses}");
        assert!(better.contains("(cost: Elephant card with Lion and Elephant card with Horse)"), "{better}");
    }
}
