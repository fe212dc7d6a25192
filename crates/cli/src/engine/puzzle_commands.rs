//! The puzzle commands of the protocol: the list, a position, and verdicts.

use std::sync::Arc;

use serde_json::{Value, json};

use super::answer_json;
use super::command_error::{CommandError, Kind};
use super::match_commands::{Answer, Driver};
use crate::command_line::wrong_usage::suggestion;
use packs::{Answer as Solution, Goal, Pack, Puzzle};
use speech::Speech;
use table::{PuzzleAttempt, Verdict, WHOLE, WrongAnswer};

/// The list of a pack's puzzles, as JSON.
pub(super) fn list(pack: &Arc<Pack>) -> Value {
    let speech = Speech::new(Arc::clone(pack));
    let puzzle = |puzzle: &Puzzle| {
        json!({
            "id": puzzle.id,
            "level": puzzle.level,
            "goal": puzzle.goal.id(),
            "name": speech.puzzle_name(puzzle),
        })
    };
    let puzzles: Vec<Value> = pack.puzzles.iter().map(puzzle).collect();
    json!({ "ok": true, "pack": pack.id, "puzzles": puzzles })
}

/// Opens a puzzle of a pack as a match to drive.
///
/// # Errors
/// The puzzle does not exist or cannot be solved.
pub(super) fn begin(pack: &Arc<Pack>, id: &str) -> Result<(PuzzleAttempt, Driver), CommandError> {
    let ids = || pack.puzzles.iter().map(|puzzle| puzzle.id.as_str());
    let puzzle = pack.puzzles.iter().find(|puzzle| puzzle.id == id).ok_or_else(|| {
        let none = || format!("the pack \"{}\" has none", pack.id);
        let meant = if pack.puzzles.is_empty() { none() } else { suggestion(id, ids()) };
        Kind::Argument.wrong(format!("there is no puzzle \"{id}\"; {meant}"))
    })?;
    let unsolved = || {
        let what = format!("the puzzle \"{id}\" cannot be solved: it has no certain answer");
        Kind::Argument.wrong(what)
    };
    let quest = PuzzleAttempt::open(pack, puzzle).ok_or_else(unsolved)?;
    let game =
        quest.game.rematch_from(quest.game.steps().len() + 1, quest.society, None).ok_or_else(unsolved)?;
    Ok((quest, Driver::new(game, false)))
}

/// The position of a puzzle as JSON, with its question and the events that the solver has seen.
pub(super) fn position(quest: &PuzzleAttempt, open: &Driver) -> Value {
    let (world, puzzle) = (quest.world(), &quest.puzzle);
    let speech = Speech::new(Arc::clone(quest.game.pack()));
    let mut about = json!({
        "id": puzzle.id,
        "level": puzzle.level,
        "goal": puzzle.goal.id(),
        "question": speech.puzzle_goal(quest),
        "seat": quest.society.index(),
    });
    match puzzle.goal {
        Goal::Region(empire, region) => {
            about["empire"] = json!(world.empire_id(empire));
            about["region"] = json!(world.region_id(region));
        }
        Goal::Cities(empire, count) => {
            about["empire"] = json!(world.empire_id(empire));
            about["count"] = json!(count);
        }
        Goal::Points(count) => about["count"] = json!(count),
        Goal::Win => about["win"] = json!(quest.target.map(part)),
        Goal::Token(rival, slot) => {
            about["rival"] = json!(rival.index());
            about["slot"] = json!(world.slot_id(slot));
        }
        Goal::Best => {}
    }
    let mut answer = open.now();
    answer["puzzle"] = about;
    let own = [json!("all"), json!(quest.society.index())];
    let events = answer_json::events(open.game(), &speech, 0);
    answer["events"] = events.into_iter().filter(|event| own.contains(&event["to"])).collect();
    answer
}

/// Judges an answer, and plays it if it is right.
///
/// # Errors
///
/// The answer is unreadable or illegal, or the match is no longer at the puzzle's position.
pub(super) fn answer(quest: &mut PuzzleAttempt, open: &mut Driver, text: &str) -> Answer {
    if open.game().state() != quest.game.state() {
        let what = "the match is not where the puzzle is any more: undo what was played, or open it again";
        return Err(Kind::Match.wrong(what));
    }
    if quest.is_solved() {
        return Err(Kind::Match.wrong("the puzzle is solved; \"puzzle\" opens another one"));
    }
    let speech = Speech::new(Arc::clone(quest.game.pack()));
    let (verdict, wrong) = match quest.puzzle.answer {
        Solution::Empire(_) => {
            let empire = quest.world().parse_empire(text)?;
            (quest.answer_empire(empire), speech.puzzle_other_token(quest, empire))
        }
        Solution::Decision(_) => {
            let action = quest.world().parse_action(text)?;
            if let Some(refusal) = quest.game.refusal(action) {
                return Err(refusal.into());
            }
            // Only puzzles for the best decision need a deep search.
            let best = quest.puzzle.goal == Goal::Best && quest.puzzle.answer != Solution::Decision(action);
            let weighed = if best { quest.weighed() } else { Vec::new() };
            let verdict = quest.judge(action, &weighed);
            let wrong = match verdict {
                Verdict::Wrong(short) => speech.puzzle_wrong(quest, action, short),
                Verdict::Right | Verdict::Solved => {
                    quest.game.play(action)?;
                    open.play(&[quest.world().notation(action)])?;
                    String::new()
                }
            };
            (verdict, wrong)
        }
    };
    let mut answer = open.now();
    let (word, reached, loses) = match verdict {
        Verdict::Solved => ("solved", None, None),
        Verdict::Right => ("right", None, None),
        Verdict::Wrong(WrongAnswer::Reaches(reached)) => ("wrong", reached, None),
        Verdict::Wrong(WrongAnswer::Loses(loses)) => ("wrong", None, loses),
        Verdict::Wrong(WrongAnswer::Token) => ("wrong", None, None),
    };
    answer["verdict"] = json!(word);
    answer["sentence"] = if word == "wrong" { json!(wrong) } else { Value::Null };
    answer["reached"] = match (reached, quest.puzzle.goal) {
        (Some(reached), Goal::Win) => json!(part(reached)),
        (reached, _) => json!(reached),
    };
    answer["loses"] = json!(loses.map(|loses| (f64::from(loses) * 1e3).round() / 1e3));
    Ok(answer)
}

/// A share of a win, from 0 to 1 with three decimals.
fn part(parts: i32) -> f64 {
    (f64::from(parts) / f64::from(WHOLE) * 1e3).round() / 1e3
}
