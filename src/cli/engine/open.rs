//! A match as the protocol runs it: every seat is the driver's.

use std::sync::Arc;
use std::time::Instant;

use serde_json::{Value, json};

use super::answers;
use super::command::{Budget, Command, Go, Perft};
use super::divide::divide;
use super::pending::chance_needed;
use super::wrong::{Kind, Wrong};
use crate::ai::Bot;
use crate::rules::{Action, Misfit, Outcome};
use crate::speech::Speech;
use crate::table::{Match, NamedError};

/// An answer, or why there is none.
pub(super) type Answer = Result<Value, Wrong>;

/// A match that is set up.
pub(super) struct Open {
    game: Match,
    speech: Speech,
    manual: bool,
    waiting: Option<Waiting>,
}

/// With manual chance: an action that waits for what it draws, and what has been named for it.
struct Waiting {
    action: Action,
    named: Vec<Outcome>,
    needs: Misfit,
}

/// No action is written with more bytes.
const LONGEST: usize = 400;

impl Open {
    /// A match to be driven; with `manual` the driver names what chance gives.
    pub fn new(game: Match, manual: bool) -> Self {
        let speech = Speech::new(Arc::clone(game.pack()));
        Self { game, speech, manual, waiting: None }
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Where the match is: what every answer that changes it begins with.
    pub fn now(&self) -> Value {
        let mut answer = answers::now(&self.game);
        answer["chance"] = self.waiting.as_ref().map_or(Value::Null, |waiting| {
            chance_needed(self.game.world(), waiting.action, &waiting.named, waiting.needs)
        });
        answer
    }

    /// The events after the first `told`.
    pub fn events_since(&self, told: usize) -> Vec<Value> {
        answers::events(&self.game, &self.speech, told)
    }

    /// Carries a command out.
    ///
    /// # Errors
    /// Why not.
    pub fn carry_out(&mut self, command: Command) -> Answer {
        if !matches!(command, Command::Chance(_) | Command::Play(_) | Command::Undo) {
            self.is_ready()?;
        }
        match command {
            Command::Legal => Ok(answers::legal(&self.game)),
            Command::Play(steps) => self.play(&steps),
            Command::Chance(text) => self.play(&[text]),
            Command::Undo => self.undo(),
            Command::State => Ok(answers::state(&self.game)),
            Command::View(seat) => self.view(seat),
            Command::Go(wanted) => self.go(wanted),
            Command::Perft(wanted) => Ok(self.perft(wanted)),
            Command::Record(None) => Ok(json!({ "ok": true, "record": self.game.record_text() })),
            Command::New(_) | Command::Load(_) | Command::Record(Some(_)) | Command::Quit => {
                Err(Kind::Command.wrong("this is not for a running match"))
            }
        }
    }

    /// Makes sure that no action waits for what chance gives.
    ///
    /// # Errors
    /// That one does.
    pub fn is_ready(&self) -> Result<(), Wrong> {
        self.waiting.as_ref().map_or(Ok(()), |waiting| Err(self.not_yet(waiting)))
    }

    fn not_yet(&self, waiting: &Waiting) -> Wrong {
        let action = self.game.world().notation(waiting.action);
        Kind::Chance.wrong(format!("\"{action}\" waits for {}: name it, or undo", self.due(waiting.needs)))
    }

    /// What chance must give next, in words.
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
            Misfit::Impossible(_) | Misfit::Unasked(_) => "nothing".into(),
        }
    }

    /// Plays steps until one is wrong; those before it stand.
    fn play(&mut self, steps: &[String]) -> Answer {
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

    fn step(&mut self, step: &str) -> Result<(), Wrong> {
        if step.len() > LONGEST {
            let start: String = step.chars().take(40).collect();
            return Err(Kind::Notation.wrong(format!("\"{start}…\" is too long for an action")));
        }
        let is_chance = matches!(step.split_whitespace().next(), Some("drawn" | "order"));
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

    /// One more outcome for the action that waits.
    fn name(&mut self, waiting: &Waiting, step: &str) -> Result<(), Wrong> {
        let mut named = waiting.named.clone();
        named.push(self.game.world().parse_outcome(step)?);
        self.try_with(waiting.action, named).map_err(|wrong| match self.game.try_named(waiting.action, &[]) {
            // The action itself is legal, so it is what was named that does not fit.
            Err(_) => Kind::Chance
                .wrong(format!("\"{step}\" cannot come up here: due is {}", self.due(waiting.needs))),
            Ok(()) => wrong,
        })
    }

    /// Plays an action with what has been named so far, or waits for more.
    fn try_with(&mut self, action: Action, named: Vec<Outcome>) -> Result<(), Wrong> {
        match self.game.play_named(action, &named) {
            Ok(()) => Ok(()),
            Err(NamedError::NotLegal(refusal)) => Err(refusal.into()),
            Err(NamedError::Misfit(needs @ (Misfit::NeedsCard(..) | Misfit::NeedsOrder(_)))) => {
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
        let world = self.game.world();
        let society = world.societies().nth(seat).ok_or_else(|| {
            let last = world.societies().len() - 1;
            Kind::Argument.wrong(format!("there is no seat {seat}: seats are 0 to {last}"))
        })?;
        Ok(answers::view(&self.game, society))
    }

    fn go(&self, wanted: Go) -> Answer {
        let over = || Kind::Match.wrong("the match is over; nobody has anything to choose");
        let mover = self.game.state().mover().ok_or_else(over)?;
        let start = Instant::now();
        // The same position, the same choice; from one position to the next, another generator.
        let seed = wanted.seed.unwrap_or(self.game.steps().len() as u64);
        let world = self.game.world();
        let (view, legal) = (self.game.view(mover), self.game.legal());
        let mut bot = Bot::new(wanted.level, seed);
        let choice = match wanted.budget {
            Budget::Own => bot.choose(world, &view, &legal),
            Budget::Nodes(most) => {
                bot.choose_within(world, &view, &legal, &|nodes| nodes as f32 / most.max(1) as f32)
            }
            Budget::Milliseconds(most) => {
                let most = most.max(1) as f32 / 1e3;
                bot.choose_within(world, &view, &legal, &|_| start.elapsed().as_secs_f32() / most)
            }
        };
        let action = choice.ok_or_else(over)?;
        Ok(json!({
            "ok": true,
            "action": world.notation(action),
            "level": wanted.level.id(),
            "mover": mover.index(),
            "ms": milliseconds(start),
        }))
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

fn milliseconds(start: Instant) -> f64 {
    (start.elapsed().as_secs_f64() * 1e6).round() / 1e3
}
