//! A match driven by the protocol, with every seat under the driver's control.

use std::sync::Arc;
use std::time::Instant;

use super::answer_json;
use super::answer_json::suspicion;
use super::command_error::{CommandError, Kind};
use super::perft_by_decision::divide;
use super::protocol_command::{Advise, Budget, Command, Go, Perft};
use crate::review::as_json as review_as_json;
use crate::review::review_budget::ReviewBudget;
use bots::{Belief, Bot, ChoiceEvaluator, Decision, Effort, Prospect, belief};
use external_bots::chance_needed;
use record::Help;
use rules::{Action, Misfit, Outcome, Society};
use serde_json::{Value, json};
use speech::Speech;
use table::{Match, NamedError, Suspicions, full_reason, review};

/// An answer, or an error.
pub(super) type Answer = Result<Value, CommandError>;

/// A match under the driver's control.
pub(super) struct Driver {
    game: Match,
    speech: Speech,
    manual: bool,
    waiting: Option<Waiting>,
}

/// An action that waits for outcomes of manual chance, with the outcomes named so far.
struct Waiting {
    action: Action,
    named: Vec<Outcome>,
    needs: Misfit,
}

/// The maximum length of an action, in bytes.
const LONGEST: usize = 400;

impl Driver {
    /// A match to drive; with `manual`, the driver names the outcomes.
    pub fn new(game: Match, manual: bool) -> Self {
        let speech = Speech::new(Arc::clone(game.pack()));
        Self { game, speech, manual, waiting: None }
    }

    /// The match as it stands.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The state of play. Every answer of a command that changes the match begins with it.
    pub fn now(&self) -> Value {
        let mut answer = answer_json::now(&self.game);
        answer["chance"] = self.waiting.as_ref().map_or(Value::Null, |waiting| {
            chance_needed(self.game.world(), waiting.action, &waiting.named, waiting.needs)
        });
        answer
    }

    /// The events from index `told` on.
    pub fn events_since(&self, told: usize) -> Vec<Value> {
        answer_json::events(&self.game, &self.speech, told)
    }

    /// Runs a command.
    ///
    /// # Errors
    ///
    /// Says why the command is refused.
    pub fn carry_out(&mut self, command: Command) -> Answer {
        if !matches!(command, Command::Chance(_) | Command::Play(_) | Command::Undo) {
            self.is_ready()?;
        }
        match command {
            Command::Legal => Ok(answer_json::legal(&self.game)),
            Command::Play(steps) => self.play(&steps),
            Command::Chance(text) => self.play(&[text]),
            Command::Undo => self.undo(),
            Command::State => Ok(answer_json::state(&self.game)),
            Command::Describe => Ok(answer_json::world(&self.game)),
            Command::View(seat) => self.view(seat),
            Command::Beliefs(seat) => self.beliefs(seat),
            Command::Suspicions(seat) => self.suspicions(seat),
            Command::Why(number) => self.why(number),
            Command::Go(wanted) => self.go(wanted),
            Command::Advise(wanted) => self.advise(wanted),
            Command::Review(budget) => self.review(budget),
            Command::Perft(wanted) => Ok(self.perft(wanted)),
            Command::Record(None) => Ok(json!({ "ok": true, "record": self.game.record_text() })),
            Command::New(_)
            | Command::Load(_)
            | Command::Record(Some(_))
            | Command::Puzzles(_)
            | Command::Puzzle(_)
            | Command::Answer(_)
            | Command::Quit => Err(Kind::Command.wrong("this is not for a running match")),
        }
    }

    /// Checks that no action waits for an outcome.
    ///
    /// # Errors
    ///
    /// Fails if an action waits.
    pub fn is_ready(&self) -> Result<(), CommandError> {
        self.waiting.as_ref().map_or(Ok(()), |waiting| Err(self.not_yet(waiting)))
    }

    fn not_yet(&self, waiting: &Waiting) -> CommandError {
        let action = self.game.world().notation(waiting.action);
        Kind::Chance.wrong(format!("\"{action}\" waits for {}: name it, or undo", self.due(waiting.needs)))
    }

    /// The outcome that is needed next, in words.
    fn due(&self, needs: Misfit) -> String {
        let world = self.game.world();
        match needs {
            Misfit::NeedsCard(deck, left) => {
                let kinds = left.cards(deck).map(|c| world.card_id(c));
                let kinds: Vec<String> = kinds.collect();
                format!("a card ({})", kinds.join(", "))
            }
            Misfit::NeedsOrder(last) => {
                format!("the order of the round, which does not begin with {}", world.empire_id(last))
            }
            Misfit::NeedsTie(of) => format!("a tie (1 to {of} of {of})"),
            Misfit::Impossible(_) | Misfit::Unasked(_) => "nothing".into(),
        }
    }

    /// Plays steps up to the first wrong one. The steps before it stay played.
    ///
    /// # Errors
    ///
    /// Names the wrong step.
    pub fn play(&mut self, steps: &[String]) -> Answer {
        let (decisions, told) = (self.game.steps().len(), self.game.events().count());
        for (index, step) in steps.iter().enumerate() {
            self.step(step).map_err(|wrong| wrong.at_step(index + 1))?;
        }
        let mut answer = self.now();
        let world = self.game.world();
        let outcomes = self.game.steps().iter().skip(decisions).flat_map(|step| &step.outcomes);
        answer["outcomes"] = outcomes.map(|o| world.outcome_notation(*o)).collect();
        answer["events"] = json!(self.events_since(told));
        Ok(answer)
    }

    fn step(&mut self, step: &str) -> Result<(), CommandError> {
        if step.len() > LONGEST {
            let start: String = step.chars().take(40).collect();
            return Err(Kind::Notation.wrong(format!("\"{start}…\" is too long for an action")));
        }
        let is_chance = matches!(step.split_whitespace().next(), Some("drawn" | "order" | "tie"));
        match (self.waiting.take(), is_chance) {
            (None, false) => {
                let action = self.game.world().parse_action(step)?;
                if self.manual {
                    self.try_with(action, Vec::new())
                } else {
                    Ok(self.game.play(action).map(drop)?)
                }
            }
            (None, true) if self.manual => Err(Kind::Chance.wrong(format!("nothing waits for \"{step}\""))),
            (None, true) => {
                let what = "chance is the seed's in this match; begin it with chance=manual to name it";
                Err(Kind::Chance.wrong(what))
            }
            (Some(waiting), false) => {
                let wrong = self.not_yet(&waiting);
                self.waiting = Some(waiting);
                Err(wrong)
            }
            (Some(waiting), true) => {
                let result = self.name(&waiting, step);
                if result.is_err() {
                    self.waiting = Some(waiting);
                }
                result
            }
        }
    }

    /// Names an outcome for the waiting action.
    fn name(&mut self, waiting: &Waiting, step: &str) -> Result<(), CommandError> {
        let mut named = waiting.named.clone();
        named.push(self.game.world().parse_outcome(step)?);
        self.try_with(waiting.action, named).map_err(|wrong| match self.game.try_named(waiting.action, &[]) {
            // The action is legal, so only the outcome can be wrong.
            Err(_) => Kind::Chance
                .wrong(format!("\"{step}\" cannot come up here: expected {}", self.due(waiting.needs))),
            Ok(()) => wrong,
        })
    }

    /// Plays an action with the outcomes named so far, or waits for more.
    fn try_with(&mut self, action: Action, named: Vec<Outcome>) -> Result<(), CommandError> {
        match self.game.play_named(action, &named) {
            Ok(()) => Ok(()),
            Err(NamedError::NotLegal(refusal)) => Err(refusal.into()),
            Err(NamedError::Misfit(
                needs @ (Misfit::NeedsCard(..) | Misfit::NeedsOrder(_) | Misfit::NeedsTie(_)),
            )) => {
                self.waiting = Some(Waiting { action, named, needs });
                Ok(())
            }
            Err(NamedError::Misfit(_)) => Err(Kind::Chance.wrong("this cannot come up here")),
        }
    }

    fn undo(&mut self) -> Answer {
        if self.waiting.take().is_none() {
            self.game.take_back().map_err(|_| Kind::Undo.wrong("no decision has been taken yet"))?;
        }
        Ok(self.now())
    }

    fn view(&self, seat: usize) -> Answer {
        Ok(answer_json::view(&self.game, self.society(seat)?))
    }

    /// The society on a seat.
    fn society(&self, seat: usize) -> Result<Society, CommandError> {
        let world = self.game.world();
        world.societies().nth(seat).ok_or_else(|| {
            let last = world.societies().len() - 1;
            Kind::Argument.wrong(format!("there is no seat {seat}: seats are 0 to {last}"))
        })
    }

    fn go(&self, wanted: Go) -> Answer {
        let mover = self.game.state().mover().ok_or_else(match_over)?;
        let start = Instant::now();
        // In the same position the seed is the same, and so is the choice. Other positions have other seeds.
        let seed = wanted.seed.unwrap_or(self.game.steps().len() as u64);
        let world = self.game.world();
        let (view, legal) = (self.game.view(mover), self.game.legal());
        let weights = self.game.pack().weights();
        let mut bot = Bot::with_weights(wanted.level, seed, weights).with_temper(wanted.temper);
        let past = wanted.level.reads_past().then(|| self.game.past());
        let choice = match wanted.budget {
            Budget::Own => bot.choose(world, &view, past.as_ref(), &legal),
            Budget::Nodes(most) => {
                let spent = |nodes| bots::Budget::Used(nodes as f32 / most.max(1) as f32);
                bot.choose_within(world, &view, past.as_ref(), &legal, &spent)
            }
            Budget::Milliseconds(most) => {
                let most = most.max(1) as f32 / 1e3;
                let spent = |_| bots::Budget::Used(start.elapsed().as_secs_f32() / most);
                bot.choose_within(world, &view, past.as_ref(), &legal, &spent)
            }
        };
        let action = choice.ok_or_else(match_over)?;
        Ok(json!({
            "ok": true,
            "action": world.notation(action),
            "level": wanted.level.id(),
            "temper": wanted.temper.id(),
            "mover": mover.index(),
            "ms": milliseconds(start),
        }))
    }

    /// Compares the choices of the deciding society, from its view alone.
    fn advise(&mut self, wanted: Advise) -> Answer {
        let mover = self.game.state().mover().ok_or_else(match_over)?;
        self.help(mover, Help::Hint)?;
        let start = Instant::now();
        // Without a budget this is a hint, which has its own seed.
        let own = wanted.budget == Budget::Own;
        let seed = wanted.seed.unwrap_or_else(|| match own {
            true => self.game.luck_of_help(mover),
            false => self.game.steps().len() as u64,
        });
        let world = self.game.world();
        let (view, legal) = (self.game.view(mover), self.game.legal());
        let past = self.game.past();
        let prospects = if own {
            let decision = Decision { world, view: &view, past: &past, legal: &legal, seed };
            decision.assess(Effort::HELP, None, &|| true).unwrap_or_default()
        } else {
            let mut adviser = ChoiceEvaluator::new(world, &view, &past, &legal, seed);
            let mut rounds = 0;
            while rounds == 0 || goes_on(wanted.budget, rounds, legal.len() as u64, start) {
                adviser.refine();
                rounds += 1;
            }
            adviser.prospects()
        };
        let prospect = |prospect: Prospect| {
            json!({
                "action": world.notation(prospect.action),
                "win": round3(prospect.win),
                "points": round3(prospect.points),
            })
        };
        let advice: Vec<Value> = prospects.into_iter().take(wanted.most).map(prospect).collect();
        Ok(json!({ "ok": true, "mover": mover.index(), "advice": advice, "ms": milliseconds(start) }))
    }

    /// Reviews the match so far for every society.
    fn review(&mut self, budget: ReviewBudget) -> Answer {
        match self.game.state().mover() {
            Some(mover) => self.help(mover, Help::Review)?,
            None => self.may_help()?,
        }
        let seats: Vec<Society> = self.game.world().societies().collect();
        let review = review(&self.game, budget.effort(), &|| {});
        let mut answer = review_as_json(&self.game, &review, &seats);
        answer["ok"] = json!(true);
        Ok(answer)
    }

    /// Checks that help is allowed, and records that this society used it.
    ///
    /// # Errors
    ///
    /// Fails in a plain match, which has no help.
    fn help(&mut self, society: Society, help: Help) -> Result<(), CommandError> {
        self.may_help()?;
        self.game.note_help(society, help);
        Ok(())
    }

    fn may_help(&self) -> Result<(), CommandError> {
        if self.game.may_help() {
            return Ok(());
        }
        let what = "this is a plain match: there is no advice, no belief and no review until it is over";
        Err(Kind::Plain.wrong(what))
    }

    /// A seat's beliefs about the tokens of every seat. For its own tokens, they are the beliefs of a careful
    /// rival.
    fn beliefs(&mut self, seat: usize) -> Answer {
        let viewer = self.society(seat)?;
        self.help(viewer, Help::Suspicions)?;
        let world = self.game.world();
        let (view, past) = (self.game.view(viewer), self.game.past());
        let of_seat = |society| -> Value {
            let Some(Belief(odds)) = belief(world, &view, &past, society) else { return Value::Null };
            let of_slot = |slot| -> Value {
                let odds = |empire| (world.empire_id(empire).to_owned(), json!(round3(odds[slot][empire])));
                world.empires().map(odds).collect()
            };
            world.slots().map(of_slot).collect()
        };
        let beliefs: Vec<Value> = world.societies().map(of_seat).collect();
        Ok(json!({ "ok": true, "viewer": viewer.index(), "beliefs": beliefs }))
    }

    /// A seat's beliefs with the deeds behind them.
    fn suspicions(&mut self, seat: usize) -> Answer {
        let viewer = self.society(seat)?;
        self.help(viewer, Help::Suspicions)?;
        let all = Suspicions::after(&self.game, viewer, self.game.steps().len());
        let each = self.game.world().societies();
        let each: Vec<Value> = each.map(|society| suspicion(&self.game, all.of_society(society))).collect();
        Ok(json!({ "ok": true, "viewer": viewer.index(), "suspicions": each }))
    }

    /// The reason for a decision.
    fn why(&mut self, number: Option<usize>) -> Answer {
        let steps = self.game.steps();
        if steps.is_empty() {
            return Err(Kind::Match.wrong("no decision has been taken yet"));
        }
        let number = number.unwrap_or(steps.len());
        let step = self.game.step(number);
        let (Some(step), Some(reason)) = (step, full_reason(&self.game, number)) else {
            let last = steps.len();
            return Err(Kind::Argument.wrong(format!("there is no decision {number}: there are 1 to {last}")));
        };
        let world = self.game.world();
        let answer = json!({
            "ok": true,
            "decision": number,
            "mover": step.society.index(),
            "action": world.notation(step.action),
            "claim": answer_json::claim(world, reason.claim),
            "sentence": self.speech.claim(self.game.setup(), reason.claim),
            "other": reason.weighed.and_then(|why| Some(world.notation(why.other?))),
            "empire": reason.weighed.and_then(|why| Some(world.empire_id(why.empire?.0))),
            "points": reason.weighed.map(|why| round3(why.points)),
            "win": reason.weighed.map(|why| round3(why.ahead)),
        });
        // A reason with compared choices counts as help.
        if reason.weighed.is_some() {
            let society = step.society;
            self.game.note_help(society, Help::Review);
        }
        Ok(answer)
    }

    fn perft(&self, Perft { depth, divide: each }: Perft) -> Value {
        let start = Instant::now();
        let (state, world) = (self.game.state(), self.game.world());
        let counts = each.then(|| divide(state, world, depth));
        let count = match &counts {
            Some(counts) if !counts.is_empty() => counts.iter().map(|(_, n)| n).sum(),
            _ => state.perft(world, depth),
        };
        let mut answer = json!({ "ok": true, "depth": depth, "perft": count });
        if let Some(counts) = counts {
            answer["divide"] =
                counts.into_iter().map(|(action, n)| json!([world.notation(action), n])).collect();
        }
        answer["ms"] = json!(milliseconds(start));
        answer
    }
}

fn match_over() -> CommandError {
    Kind::Match.wrong("the match is over; nobody has anything to choose")
}

/// True if the budget allows another round of analysis. Looking at one choice once counts as a node.
fn goes_on(budget: Budget, rounds: u64, choices: u64, start: Instant) -> bool {
    match budget {
        Budget::Own => false,
        Budget::Nodes(most) => (rounds + 1).saturating_mul(choices) <= most,
        Budget::Milliseconds(most) => start.elapsed().as_millis() < u128::from(most),
    }
}

/// A number rounded to three decimals.
fn round3(value: f32) -> f64 {
    (f64::from(value) * 1e3).round() / 1e3
}

fn milliseconds(start: Instant) -> f64 {
    (start.elapsed().as_secs_f64() * 1e6).round() / 1e3
}
