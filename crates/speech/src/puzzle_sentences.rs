//! Sentences about puzzles (goals, verdicts, answers) and about results of daily deals.

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use bots::{Prospect, win_percent};
use packs::{Answer, Goal, Puzzle};
use rules::{Action, Empire, HouseRule};
use system::Day;
use table::{DealResult, PuzzleAttempt, Suspicions, WHOLE, WrongAnswer, is_certain};

/// The maximum number of deeds listed as reasons for a token.
const REASONS: usize = 3;

impl Speech {
    /// A short title for a puzzle, with the kind of its goal and the names in it.
    pub fn puzzle_name(&self, puzzle: &Puzzle) -> String {
        match puzzle.goal {
            Goal::Region(empire, region) => {
                let args = [text("empire", self.empire(empire)), text("region", self.region(region))];
                self.say("puzzle-name-region", &args)
            }
            Goal::Cities(empire, n) => {
                self.say("puzzle-name-cities", &[text("empire", self.empire(empire)), number("n", n)])
            }
            Goal::Points(n) => self.say("puzzle-name-points", &[number("n", n)]),
            Goal::Win => self.text("puzzle-name-win"),
            Goal::Token(rival, slot) => {
                let names = self.words().societies();
                let rival = names.get(rival.index()).map(|name| name.short.clone()).unwrap_or_default();
                let args = [text("rival", rival), text("slot", self.words().slot(slot))];
                self.say("puzzle-name-token", &args)
            }
            Goal::Best => self.text("puzzle-name-best"),
        }
    }

    /// The word for a puzzle's level of difficulty.
    pub fn puzzle_level(&self, puzzle: &Puzzle) -> String {
        let level = puzzle.level.to_string();
        self.text(&format!("puzzle-level-{level}"))
    }

    /// The sentence that states the goal of a puzzle.
    pub fn puzzle_goal(&self, quest: &PuzzleAttempt) -> String {
        match quest.puzzle.goal {
            Goal::Region(empire, region) => {
                let args = [text("empire", self.empire(empire)), text("region", self.region(region))];
                self.say("puzzle-goal-region", &args)
            }
            Goal::Cities(empire, n) => {
                self.say("puzzle-goal-cities", &[text("empire", self.empire(empire)), number("n", n)])
            }
            Goal::Points(n) => self.say("puzzle-goal-points", &[number("n", n)]),
            Goal::Win => match quest.target {
                Some(target) if target >= WHOLE => self.text("puzzle-goal-win-sure"),
                target => self.say("puzzle-goal-win", &[number("percent", percent(target.unwrap_or(0)))]),
            },
            Goal::Token(rival, slot) => {
                let rival = text("rival", self.society(quest.game.setup(), rival));
                let slot = text("slot", self.words().slot(slot));
                if !is_certain(quest) {
                    return self.say("puzzle-goal-token-done", &[rival, slot]);
                }
                let value = quest.puzzle.house.get(HouseRule::Loyalty, &self.pack().rules.raw);
                let setup = text("setup", self.house_choice(HouseRule::Loyalty, &value));
                self.say("puzzle-goal-token", &[rival, slot, setup])
            }
            Goal::Best => self.text("puzzle-goal-best"),
        }
    }

    /// The sentence that says why a decision does not solve a puzzle.
    pub fn puzzle_wrong(&self, quest: &PuzzleAttempt, action: Action, short: WrongAnswer) -> String {
        let view = quest.game.view(quest.society);
        let what = || text("what", self.action(&quest.game, &view, action));
        match (short, quest.puzzle.goal) {
            (WrongAnswer::Reaches(None), _) => self.say("puzzle-wrong-draws", &[what()]),
            (WrongAnswer::Reaches(Some(_)), Goal::Region(empire, region)) => {
                let args = [what(), text("empire", self.empire(empire)), text("region", self.region(region))];
                self.say("puzzle-wrong-region", &args)
            }
            (WrongAnswer::Reaches(Some(n)), Goal::Cities(empire, _)) => {
                let args = [what(), text("empire", self.empire(empire)), number("n", n)];
                self.say("puzzle-wrong-cities", &args)
            }
            (WrongAnswer::Reaches(Some(n)), Goal::Win) => {
                self.say("puzzle-wrong-win", &[what(), number("percent", percent(n))])
            }
            (WrongAnswer::Reaches(Some(n)), _) => self.say("puzzle-wrong-points", &[what(), number("n", n)]),
            (WrongAnswer::Loses(Some(loss)), _) if loss >= 0.005 => {
                let percent = (loss * 100.0).round() as i64;
                self.say("puzzle-wrong-loses", &[what(), number("percent", percent)])
            }
            (WrongAnswer::Loses(_) | WrongAnswer::Token, _) => self.say("puzzle-wrong-less", &[what()]),
        }
    }

    /// The sentence that says that a token's empire was guessed wrong.
    pub fn puzzle_other_token(&self, quest: &PuzzleAttempt, empire: Empire) -> String {
        let empire = text("empire", self.empire(empire));
        let rival = match quest.puzzle.goal {
            Goal::Token(rival, _) => self.society(quest.game.setup(), rival),
            _ => String::new(),
        };
        if is_certain(quest) {
            self.say("puzzle-wrong-token", &[empire])
        } else {
            self.say("puzzle-wrong-token-done", &[empire, text("rival", rival)])
        }
    }

    /// The reasons why a puzzle's token must belong to its empire, one sentence each.
    pub fn puzzle_reasons(&self, quest: &PuzzleAttempt) -> Vec<String> {
        let (Goal::Token(rival, slot), Answer::Empire(empire)) = (quest.puzzle.goal, quest.puzzle.answer)
        else {
            return Vec::new();
        };
        if is_certain(quest) {
            return vec![self.text("puzzle-reason-certain")];
        }
        let game = &quest.game;
        let thought = Suspicions::after(game, quest.society, game.steps().len());
        let Some(suspicion) = thought.of_society(rival) else { return Vec::new() };
        let tells = suspicion.tells(slot, empire);
        let said = tells.iter().filter(|tell| tell.weight > 0.0);
        let said = said.filter_map(|tell| self.deed_line(game, quest.society, tell)).take(REASONS);
        std::iter::once(self.text("puzzle-reason-done")).chain(said).collect()
    }

    /// The sentence that says why a decision is the best, by the prospects of all choices. `None` if the puzzle
    /// has another goal or there is nothing to say.
    pub fn puzzle_best(&self, quest: &PuzzleAttempt, weighed: &[Prospect], action: Action) -> Option<String> {
        if quest.puzzle.goal != Goal::Best {
            return None;
        }
        let view = quest.game.view(quest.society);
        self.why(&quest.game, &view, &quest.game.reason_among(&view, weighed, action))
    }

    /// The solution of a puzzle, one decision per line.
    pub fn puzzle_answer(&self, quest: &PuzzleAttempt) -> Vec<String> {
        if let Answer::Empire(empire) = quest.puzzle.answer {
            return vec![self.empire(empire)];
        }
        let mut lines = Vec::new();
        let game = &quest.game;
        let Some(mut shown) = game.rematch_from(game.steps().len() + 1, quest.society, None) else {
            return lines;
        };
        for action in quest.line() {
            let view = shown.view(quest.society);
            lines.push(self.action(&shown, &view, action));
            if shown.play(action).is_err() {
                break;
            }
        }
        lines
    }

    /// The result of a daily deal in one line, for sharing. It reveals nothing about the deal.
    pub fn deal_line(&self, day: Day, result: &DealResult) -> String {
        let rivals: Vec<String> = result.rivals.iter().map(ToString::to_string).collect();
        let args = [
            text("game", self.words().name.clone()),
            text("day", day.to_string()),
            number("place", result.place as i64),
            number("of", result.rivals.len() as i64 + 1),
            number("n", result.points),
            text("rivals", rivals.join(", ")),
        ];
        self.say("deal-line", &args)
    }
}

/// Converts ten-thousandths of a win to percent.
fn percent(part: i32) -> i64 {
    win_percent(part as f32 / WHOLE as f32)
}
