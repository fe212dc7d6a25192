//! Puzzles as text: the list, a position, and verdicts.

use std::io::{self, Write};

use super::Table;
use super::numbered_choices::Choices;
use super::typing::command_help::Phrasebook;
use super::typing::line_input::LineInput;
use super::typing::text_commands::{Topic, Vocabulary};
use crate::command_line::wrong_usage::Usage;
use packs::{Answer, Goal};
use rules::{Action, World};
use speech::Speech;
use system::Day;
use table::{PuzzleAttempt, PuzzleProgress, Verdict, puzzle_of};
use text::untrusted_text;

/// Lists the pack's puzzles, the daily one first.
///
/// # Errors
/// The output cannot be written.
pub fn list_puzzles(
    speech: &Speech,
    done: &PuzzleProgress,
    today: Day,
    out: &mut impl Write,
) -> io::Result<()> {
    let pack = speech.pack();
    writeln!(out, "{}", speech.say("puzzle-list-heading", &[("game", speech.words().name.as_str().into())]))?;
    match puzzle_of(pack, today) {
        Some(puzzle) => {
            let day = ("day", today.to_string().into());
            let said = speech.say("puzzle-list-today", &[day, ("id", puzzle.id.as_str().into())]);
            writeln!(out, "{said}")?;
        }
        None => writeln!(out, "{}", speech.text("puzzle-none"))?,
    }
    for puzzle in &pack.puzzles {
        let solved = done.is_solved(&pack.id, &puzzle.id);
        let args = [
            ("id", puzzle.id.as_str().into()),
            ("name", speech.puzzle_name(puzzle).into()),
            ("level", speech.puzzle_level(puzzle).into()),
        ];
        let key = if solved { "puzzle-list-row-solved" } else { "puzzle-list-row" };
        writeln!(out, "  {}", speech.say(key, &args))?;
    }
    Ok(())
}

/// Shows a puzzle: its events, the position from the solver's view, the goal and the choices.
///
/// # Errors
/// The output cannot be written.
pub fn show_puzzle(quest: &PuzzleAttempt, speech: Speech, out: &mut impl Write) -> io::Result<()> {
    let goal = speech.puzzle_goal(quest);
    let question =
        [("id", quest.puzzle.id.as_str().into()), ("level", speech.puzzle_level(&quest.puzzle).into())];
    let question = speech.say("puzzle-question", &question);
    let such = match quest.puzzle.answer {
        Answer::Empire(_) => quest.world().empires().next().map(|e| quest.world().empire_id(e).to_owned()),
        Answer::Decision(_) => quest.game.legal().first().map(|action| quest.world().notation(*action)),
    };
    let such = such.unwrap_or_default();
    let how = [("id", quest.puzzle.id.as_str().into()), ("such", such.into())];
    let how = speech.say("puzzle-solve-how", &how);
    let Some(game) = quest.game.rematch_from(quest.game.steps().len() + 1, quest.society, None) else {
        return Ok(());
    };
    let mut table = Table::new(LineInput::Plain(io::empty()), out, game, speech);
    if matches!(quest.puzzle.goal, Goal::Token(..)) {
        table.show(Topic::Log, true)?;
    }
    for topic in [Topic::Map, Topic::Councils, Topic::Societies, Topic::Hand] {
        table.show(topic, true)?;
    }
    let view = quest.game.view(quest.society);
    writeln!(table.out, "\n{question}\n{goal}")?;
    if !matches!(quest.puzzle.goal, Goal::Token(..)) {
        writeln!(table.out, "{}", table.speech.ask(&quest.game, &view))?;
        Choices::new(&quest.game, &view, &table.speech).show(table.out)?;
        for action in quest.game.legal() {
            writeln!(table.out, "  {}", quest.world().notation(action))?;
        }
    }
    writeln!(table.out, "{how}")
}

/// Judges answers to a puzzle and prints the verdicts. Returns whether they solve it.
///
/// # Errors
///
/// An answer is unreadable, there are too many, or the output cannot be written.
pub fn solve_puzzle(
    quest: &mut PuzzleAttempt,
    speech: &Speech,
    answers: &[String],
    out: &mut impl Write,
) -> Result<bool, Box<dyn std::error::Error>> {
    let (said, ended) = verdicts(quest, speech, answers)?;
    said.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    if let Some(solved) = ended {
        return Ok(solved);
    }
    let view = quest.game.view(quest.society);
    writeln!(out, "{}", speech.ask(&quest.game, &view))?;
    for action in quest.game.legal() {
        writeln!(out, "  {}", quest.world().notation(action))?;
    }
    Ok(false)
}

/// The verdicts on answers in order, and whether they solve the puzzle. `None` if more decisions are needed.
/// Parses all answers before it judges any.
fn verdicts(
    quest: &mut PuzzleAttempt,
    speech: &Speech,
    answers: &[String],
) -> Result<(Vec<String>, Option<bool>), Usage> {
    if let (Answer::Empire(_), [answer, more @ ..]) = (&quest.puzzle.answer, answers) {
        let vocabulary = Vocabulary::new(speech);
        let phrases = Phrasebook { speech, vocabulary: &vocabulary, world: quest.world() };
        let read = phrases.read(answer, World::parse_empire);
        let empire = read.map_err(Usage::new)?;
        if let Some(more) = more.first() {
            return Err(one_too_many(more, "one empire is the whole answer to this puzzle"));
        }
        let solved = quest.answer_empire(empire) == Verdict::Solved;
        if !solved {
            return Ok((vec![speech.puzzle_other_token(quest, empire)], Some(false)));
        }
        let reasons = speech.puzzle_reasons(quest);
        return Ok((std::iter::once(speech.text("puzzle-solved")).chain(reasons).collect(), Some(true)));
    }
    let actions = decisions(quest, speech, answers)?;
    let weighed = if quest.puzzle.goal == Goal::Best { quest.weighed() } else { Vec::new() };
    let mut said = Vec::new();
    for (at, action) in actions.into_iter().enumerate() {
        if let Some(refusal) = quest.game.refusal(action) {
            return Err(Usage::new(speech.refused(&refusal)));
        }
        let verdict = quest.judge(action, &weighed);
        if let Verdict::Wrong(short) = verdict {
            said.push(speech.puzzle_wrong(quest, action, short));
            return Ok((said, Some(false)));
        }
        let why = speech.puzzle_best(quest, &weighed, action);
        if quest.game.play(action).is_err() {
            return Ok((said, Some(false)));
        }
        if verdict == Verdict::Solved {
            if let Some(more) = answers.get(at + 1) {
                return Err(one_too_many(more, "what stands before it solves the puzzle"));
            }
            said.push(speech.text("puzzle-solved"));
            said.extend(why);
            return Ok((said, Some(true)));
        }
        said.push(speech.text("puzzle-right"));
    }
    Ok((said, None))
}

/// The error for a surplus answer.
fn one_too_many(answer: &str, why: &str) -> Usage {
    Usage::new(format!("the answer \"{}\" is one too many: {why}", untrusted_text::word(answer)))
}

/// Parses answers as decisions: in notation, or the first one by its number in the list.
fn decisions(quest: &PuzzleAttempt, speech: &Speech, answers: &[String]) -> Result<Vec<Action>, Usage> {
    let choices = Choices::new(&quest.game, &quest.game.view(quest.society), speech);
    match choices.pick(&answers.join(" "), &mut None) {
        Some(picked) => picked.map(|action| vec![action]).map_err(Usage::new),
        None => {
            let vocabulary = Vocabulary::new(speech);
            let phrases = Phrasebook { speech, vocabulary: &vocabulary, world: quest.world() };
            let read = |answer: &String| phrases.read(answer, World::parse_action).map_err(Usage::new);
            answers.iter().map(read).collect()
        }
    }
}
