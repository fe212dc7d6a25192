//! An external bot: its questions, its answers, and its failures.

use std::time::Duration;

use serde_json::json;

use crate::bot_failure::{Failure, FailureKind, Loss};
use crate::bot_name::Name;
use crate::child_process::{Child, Reply};
use crate::json::match_json::MatchJson;
use crate::program_command::Program;
use crate::program_output::{LONGEST, Output};
use rules::{Action, View, World};
use text::untrusted_text;

/// The number of failures after which a program is not asked again in a match.
const MOST_LAPSES: u32 = 3;

/// A program that has been given up in this many matches in a row is never asked again.
const MOST_MATCHES: u32 = 3;

/// The factor by which the time limit for the first answer of a started program is longer.
const STARTING: u32 = 6;

/// An external bot. Its program is started at the first question and again after every failure, so that a late
/// answer is never taken for the answer to another question. Dropping the bot ends the program.
#[derive(Debug)]
pub struct ExternalBot {
    name: Name,
    program: Program,
    time: Duration,
    child: Option<Child>,
    /// True once the program has received the description of the match.
    told: bool,
    /// True if the program has had to decide in this match. In a ladder of bots it plays only in some matches.
    sits: bool,
    lapses: u32,
    given_up: u32,
}

/// A decision for an external bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The action that was chosen.
    pub action: Action,
    /// True if there was a choice to ask the program about. A single legal action needs no question.
    pub asked: bool,
    /// The failure of the program, if rules of thumb decided instead.
    pub lost: Option<Loss>,
}

impl ExternalBot {
    /// An external bot that runs this program, with a time limit per decision.
    pub fn new(name: Name, program: Program, time: Duration) -> Self {
        Self { name, program, time, child: None, told: false, sits: false, lapses: 0, given_up: 0 }
    }

    /// The name of the bot.
    pub fn name(&self) -> Name {
        self.name
    }

    /// Prepares the bot for another match.
    pub fn begin(&mut self) {
        if self.sits {
            self.given_up = if self.lapses >= MOST_LAPSES { self.given_up + 1 } else { 0 };
        }
        (self.told, self.sits) = (false, false);
        // A program that is never asked again counts as given up in every match.
        if self.given_up < MOST_MATCHES {
            self.lapses = 0;
        }
    }

    /// Lets the program choose an action. If it fails, rules of thumb decide with the random seed `luck`.
    /// `None` if `wanted` returns false or no action is legal.
    pub fn choose(
        &mut self,
        teller: &MatchJson,
        view: &View,
        legal: &[Action],
        luck: u64,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Chosen> {
        self.sits = true;
        if let [only] = legal {
            return Some(Chosen { action: *only, asked: false, lost: None });
        }
        let lapse = if self.lapses >= MOST_LAPSES {
            None
        } else {
            match self.ask(teller, view, legal, wanted)? {
                Ok(action) => return Some(Chosen { action, asked: true, lost: None }),
                Err(lapse) => {
                    self.lapses += 1;
                    Some(lapse)
                }
            }
        };
        let gives_up = lapse.is_some() && self.lapses >= MOST_LAPSES;
        let action = choose_by_rules_of_thumb(teller.world(), view, legal, luck)?;
        Some(Chosen { action, asked: true, lost: Some(Loss { name: self.name, lapse, gives_up }) })
    }

    /// Asks the program for an action; `None` once `wanted` returns false.
    fn ask(
        &mut self,
        teller: &MatchJson,
        view: &View,
        legal: &[Action],
        wanted: &dyn Fn() -> bool,
    ) -> Option<Result<Action, Failure>> {
        let starts = self.child.is_none();
        let child = match self.child.take() {
            Some(child) => child,
            None => match Child::start(&self.program) {
                Ok(child) => child,
                Err(why) => {
                    return Some(Err(lapse(
                        FailureKind::NotStarted,
                        self.program.start_failure(&why),
                        String::new(),
                    )));
                }
            },
        };
        if let Some(heard) = child.take_line() {
            return Some(Err(failure(child, &heard, true)));
        }
        if starts || !self.told {
            let time = json!({ "first": seconds(self.time * STARTING), "decision": seconds(self.time) });
            let world = json!({ "world": teller.world_json(), "seat": view.viewer().index(), "time": time });
            child.tell(world.to_string());
            self.told = true;
        }
        let notations: Vec<String> = legal.iter().map(|action| teller.world().notation(*action)).collect();
        child.tell(json!({ "view": teller.view_json(view), "legal": notations }).to_string());
        let time = if starts { self.time * STARTING } else { self.time };
        let heard = match child.reply(time, wanted) {
            Reply::Said(heard) => heard,
            Reply::Unwanted => return None,
            Reply::Late => {
                let (_, errors) = child.end(false);
                return Some(Err(lapse(FailureKind::Late, format!("{} s", seconds(time)), errors)));
            }
        };
        if let Output::Line(line) = &heard
            && let Some(action) = parse_answer(teller.world(), line, legal, &notations)
        {
            self.child = Some(child);
            return Some(Ok(action));
        }
        Some(Err(failure(child, &heard, false)))
    }
}

/// The legal action that an answer names: in the notation of the list, with or without double quotes, or with
/// other names of its regions.
fn parse_answer(world: &World, line: &str, legal: &[Action], notations: &[String]) -> Option<Action> {
    let line = line.trim();
    let line = line.strip_prefix('"').and_then(|line| line.strip_suffix('"')).unwrap_or(line);
    let listed = notations.iter().position(|notation| notation == line).and_then(|index| legal.get(index));
    let read = || world.parse_action(line).ok().filter(|action| legal.contains(action));
    listed.copied().or_else(read)
}

/// Ends a program that wrote `heard` instead of a valid answer, and returns the failure.
fn failure(child: Child, heard: &Output, unasked: bool) -> Failure {
    let (by_itself, errors) = child.end(*heard == Output::End);
    let (fall, detail) = match heard {
        Output::End => (FailureKind::Ended, by_itself.unwrap_or_default()),
        Output::TooLong => (FailureKind::TooLong, LONGEST.to_string()),
        Output::NoText => (FailureKind::NoText, String::new()),
        Output::Utf16 => (FailureKind::Utf16, String::new()),
        Output::Line(line) => {
            (if unasked { FailureKind::Unasked } else { FailureKind::NotLegal }, untrusted_text::word(line))
        }
    };
    lapse(fall, detail, errors)
}

/// The time in seconds, rounded to a thousandth.
fn seconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1000.0).round() / 1000.0
}

fn lapse(fall: FailureKind, detail: String, errors: String) -> Failure {
    Failure { fall, detail, errors }
}

/// The choice that the rules of thumb make from the bot's view; `None` if no action is legal.
fn choose_by_rules_of_thumb(world: &World, view: &View, legal: &[Action], luck: u64) -> Option<Action> {
    let choice = bots::heuristic_action(world, view, legal, luck);
    choice.filter(|action| legal.contains(action)).or(legal.first().copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_told_as_they_were_settled() {
        let told = |settled: f32| seconds(Duration::from_secs_f32(settled) * STARTING).to_string();
        assert_eq!([told(0.3), told(0.7), told(2.0), told(0.05)], ["1.8", "4.2", "12", "0.3"]);
    }
}
