//! Sentences about reviews.

use std::ops::RangeInclusive;

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use bots::win_percent;
use rules::Society;
use table::{Cause, DecisionKind, HelpLevel, MARKS, Mark, Match, Review, SkillAndLuck, TurningPoint};

/// The number of the decision to show first at a turning point. It is the beginning of a rival's move, or the
/// mistake in the person's own move.
fn first_decision(point: &TurningPoint) -> usize {
    if point.cause == Cause::Rival { *point.numbers.start() } else { point.number }
}

/// The number of the worst decision in a rival's move.
fn worst(review: &Review, point: &TurningPoint) -> usize {
    let judged = point.numbers.clone().filter_map(|number| Some((review.mark(number)?, number)));
    judged.max_by_key(|(mark, number)| (*mark, std::cmp::Reverse(*number))).map_or(point.number, |(_, n)| n)
}

impl Speech {
    /// The word for a mark, such as *blunder*.
    pub fn mark(&self, mark: Mark) -> String {
        self.text(&format!("mark-{}", mark.id()))
    }

    /// The name of a kind of decision.
    pub fn part(&self, part: DecisionKind) -> String {
        self.text(&format!("part-{}", part.id()))
    }

    /// The sentence that says from which loss of win chance each mark is given.
    pub fn mark_thresholds(&self) -> String {
        let marks = MARKS.into_iter().filter(|(_, least)| *least > 0.0).map(|(mark, least)| {
            self.say("mark-from", &[text("mark", self.mark(mark)), text("percent", self.per_cent(least))])
        });
        self.say("review-thresholds", &[text("marks", marks.collect::<Vec<_>>().join(", "))])
    }

    /// A chance from 0 to 1 in percent, without the sign, and with one decimal below 10.
    pub fn per_cent(&self, chance: f32) -> String {
        let percent = chance * 100.0;
        if percent.abs() < 9.95 && percent != 0.0 {
            return self.tenths(percent);
        }
        let sign = if percent <= -0.5 { "−" } else { "" };
        format!("{sign}{}", percent.abs().round())
    }

    /// A win chance in percent, without the sign, and with one decimal below 10. Only a certain one is 0 or 100.
    pub fn win_per_cent(&self, chance: f32) -> String {
        let percent = chance * 100.0;
        if percent < 9.95 && win_percent(chance) > 0 {
            return self.tenths(percent.max(0.1));
        }
        win_percent(chance).to_string()
    }

    /// A number with the percent sign as the language writes it.
    pub fn with_per_cent(&self, percent: impl Into<String>) -> String {
        self.say("review-percent", &[text("percent", percent)])
    }

    /// A change of a chance in percent, with a plus or minus sign.
    pub fn change_per_cent(&self, change: f32) -> String {
        let said = self.per_cent(change);
        if change > 0.0 { format!("+{said}") } else { said }
    }

    /// The sentence about a society's result in the match.
    pub fn review_result(&self, game: &Match, society: Society) -> String {
        let (world, state) = (game.world(), game.state());
        if !state.is_over() {
            return self.text("review-result-open");
        }
        let winners: Vec<Society> = state.winners(world).collect();
        let points = number("points", state.score(world, society));
        if winners.contains(&society) {
            let key = if winners.len() == 1 { "review-result-won" } else { "review-result-shared" };
            return self.say(key, &[points]);
        }
        let best = winners.first().map_or(0, |winner| state.score(world, *winner));
        let key = match winners.len() {
            2.. => "review-result-lost-shared",
            _ if best == state.score(world, society) => "review-result-lost-tie",
            _ => "review-result-lost",
        };
        let names = self.names_in_sentence(winners.iter().map(|winner| self.society(game.setup(), *winner)));
        self.say(key, &[points, text("winner", names), number("best", best)])
    }

    /// The sentence about the analysis depth of a review; `None` if no setting has this depth.
    pub fn review_level(&self, review: &Review) -> Option<String> {
        let level = HelpLevel::from_effort(review.effort)?;
        Some(self.say("review-level", &[text("level", self.help_level(level))]))
    }

    /// A society's error rate, and how often it got each mark, as text; `None` if it never had a choice.
    pub fn review_rate(&self, review: &Review, society: Society) -> Option<String> {
        let rate = review.error_rate(society)?;
        let is = |number: usize, mark| review.mark(number) == Some(mark);
        let count = |mark| review.assessments(society).filter(|(number, _)| is(*number, mark)).count() as i64;
        let all = review.assessments(society).count() as i64;
        let rate = self.say("review-rate", &[number("count", all), text("percent", self.hundredths(rate))]);
        let counts = [
            number("best", count(Mark::Best)),
            number("good", count(Mark::Good)),
            number("doubtful", count(Mark::Doubtful)),
            number("mistakes", count(Mark::Mistake)),
            number("blunders", count(Mark::Blunder)),
        ];
        Some(format!("{rate} {}", self.say("review-counts", &counts)))
    }

    /// A rate from 0 to 1 in percent with two decimals, without the percent sign.
    pub fn hundredths(&self, rate: f32) -> String {
        let hundredths = (rate * 1e4).round() as u32;
        let args = [
            text("whole", (hundredths / 100).to_string()),
            text("tenth", format!("{:02}", hundredths % 100)),
        ];
        self.say("advice-decimal", &args)
    }

    /// The rows of the table about skill and luck: labels and shares of win chance. The first and last row are
    /// win chances, and all others are changes.
    pub fn account_rows(&self, account: &SkillAndLuck) -> [(String, f32); 7] {
        let whole = account.whole();
        [
            ("review-even", account.even),
            ("review-deal", account.deal),
            ("review-best", whole.best),
            ("review-own", whole.own),
            ("review-chance", whole.chance),
            ("review-rivals", whole.rivals),
            ("review-end", account.result),
        ]
        .map(|(key, share)| (self.text(key), share))
    }

    /// The sentence about a turning point.
    pub fn turning_point(&self, game: &Match, review: &Review, point: &TurningPoint) -> String {
        let Some((step, moment)) = game.step(point.number).zip(review.moment(point.number)) else {
            return String::new();
        };
        let at = self.review_at_move(game, &point.numbers);
        let taken = text("taken", self.taken_led(game, review, first_decision(point)));
        let change = text("change", self.change_per_cent(point.change));
        let at = text("at", at);
        match (point.cause, &moment.judged) {
            (Cause::Own(mark), Some(judged)) => {
                let better = judged.best.first().unwrap_or(&judged.taken);
                // The sentence gives the loss of the whole move, rounded so that the numbers add up.
                let win = win_percent(better.win) as f32 / 100.0;
                let left = win + (point.change * 100.0).round() / 100.0;
                let left = left.max(judged.taken.win.min(0.01));
                let args = [
                    at,
                    taken,
                    text("mark", self.mark(mark)),
                    change,
                    text("better", self.choice_led(game, point.number, better.action, judged.leads_of(0))),
                    text("win", self.win_per_cent(win)),
                    text("own", self.win_per_cent(left)),
                ];
                self.say("review-own-point", &args)
            }
            (Cause::Chance, _) => {
                let taken = text("taken", self.choice_at(game, point.number, step.action));
                self.say("review-chance-point", &[at, taken, change])
            }
            _ => {
                let society = text("society", self.society(game.setup(), step.society));
                let said = self.say("review-rival-point", &[at, taken, change, society]);
                [Some(said), self.rival_decision(game, review, worst(review, point))]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(" ")
            }
        }
    }

    /// The sentence about how good a decision was for the rival who took it; `None` if the rival had no choice.
    fn rival_decision(&self, game: &Match, review: &Review, decision: usize) -> Option<String> {
        let (judged, mark) = (review.assessment(decision)?, review.mark(decision)?);
        let better = judged.best.first()?;
        if mark < Mark::Doubtful || better.action == judged.taken.action {
            return Some(self.text("review-rival-good"));
        }
        let args = [
            text("mark", self.mark(mark)),
            text("better", self.choice_led(game, decision, better.action, judged.leads_of(0))),
            text("win", self.win_per_cent(better.win)),
            text(
                "own",
                self.win_per_cent((better.win - review.loss(decision)).max(judged.taken.win.min(0.01))),
            ),
        ];
        Some(self.say("review-rival-better", &args))
    }

    /// The three table cells about a turning point: cause, time and decision.
    pub fn turning_row(&self, game: &Match, review: &Review, point: &TurningPoint) -> [String; 3] {
        let word = match point.cause {
            Cause::Own(mark) => self.mark(mark),
            Cause::Rival => {
                let step = game.step(point.number);
                let society = step.map(|s| self.society(game.setup(), s.society)).unwrap_or_default();
                match review.mark(worst(review, point)) {
                    None => society,
                    Some(mark) => {
                        let args = [text("society", society), text("mark", self.mark(mark))];
                        self.say("review-judged", &args)
                    }
                }
            }
            Cause::Chance => self.text("review-luck"),
        };
        let taken = self.taken_led(game, review, first_decision(point));
        [word, self.review_at_move(game, &point.numbers), taken]
    }

    /// The number of a decision and its round, as text.
    pub fn review_at(&self, game: &Match, decision: usize) -> String {
        let round = game.step(decision).map_or(1, |step| step.before.current_round());
        let decision = i64::try_from(decision).unwrap_or(i64::MAX);
        self.say("review-at", &[number("number", decision), number("round", round)])
    }

    /// The numbers of the decisions in a move and their round, as text.
    fn review_at_move(&self, game: &Match, numbers: &RangeInclusive<usize>) -> String {
        let (first, last) = (*numbers.start(), *numbers.end());
        if first == last {
            return self.review_at(game, first);
        }
        let round = game.step(first).map_or(1, |step| step.before.current_round());
        let [first, last] = [first, last].map(|number| i64::try_from(number).unwrap_or(i64::MAX));
        self.say("move-at", &[number("first", first), number("last", last), number("round", round)])
    }

    /// The mark of a decision and the win chance that it lost, as text.
    pub fn assessment_in_short(&self, review: &Review, decision: usize) -> String {
        let Some(mark) = review.mark(decision) else { return self.text("review-no-choice") };
        let loss = review.loss(decision);
        if mark == Mark::Best || loss == 0.0 {
            return self.mark(mark);
        }
        let change = text("change", self.with_per_cent(self.change_per_cent(-loss)));
        self.say("review-mark-change", &[text("mark", self.mark(mark)), change])
    }
}
