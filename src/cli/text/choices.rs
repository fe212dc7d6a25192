//! The legal actions as numbered lines. Those that differ only in a number of banners share one.

use std::io::{self, Write};

use super::positions;
use crate::rules::{Action, View};
use crate::speech::Speech;
use crate::table::Match;

/// The choices of a decision.
pub(super) struct Choices {
    lines: Vec<Choice>,
    how_many: String,
    no_such: String,
}

/// One numbered line: its text, and the actions from the fewest banners to the most.
struct Choice {
    text: String,
    actions: Vec<Action>,
}

impl Choices {
    /// The choices of the society that decides.
    pub fn of(game: &Match, view: &View, speech: &Speech) -> Self {
        let mut lines: Vec<Choice> = Vec::new();
        for action in game.legal() {
            match lines.last_mut() {
                Some(last) if last.actions.last().is_some_and(|a| same_but_number(*a, action)) => {
                    last.actions.push(action);
                }
                _ => lines.push(Choice { text: String::new(), actions: vec![action] }),
            }
        }
        for line in &mut lines {
            let most = line.actions.last().map(|a| speech.action(game, view, *a)).unwrap_or_default();
            let most = match line.actions.last() {
                Some(Action::DeployPosition(at)) => positions::placement(speech, game, view, *at, &most),
                _ => most,
            };
            let count = line.actions.len() as i64;
            line.text = if count == 1 {
                most
            } else {
                speech.say("text-range", &[("choice", most.into()), ("most", count.into())])
            };
        }
        // What reads alike is told apart by the cards that it takes.
        let texts: Vec<String> = lines.iter().map(|line| line.text.clone()).collect();
        for line in &mut lines {
            if let [only] = line.actions.as_slice()
                && texts.iter().filter(|text| **text == line.text).count() > 1
            {
                line.text = speech.with_payment(line.text.trim_end_matches('.').to_owned(), *only);
            }
        }
        Self { how_many: speech.text("text-how-many"), no_such: speech.text("text-no-such"), lines }
    }

    /// Writes the numbered lines.
    pub fn show(&self, out: &mut impl Write) -> io::Result<()> {
        for (number, line) in (1..).zip(&self.lines) {
            writeln!(out, "  {number}. {}", line.text)?;
        }
        Ok(())
    }

    /// What is typed for an action: `3`, or `3 x2` for two banners.
    pub fn typed(&self, action: Action) -> String {
        let line = |(i, line)| Some((i + 1, line, Choice::banners(line, action)?));
        match self.lines.iter().enumerate().find_map(line) {
            Some((number, line, banners)) if line.actions.len() > 1 => format!("{number} x{banners}"),
            Some((number, ..)) => number.to_string(),
            None => String::new(),
        }
    }

    /// What the list says of an action that has a line of its own.
    pub fn said(&self, action: Action) -> Option<&str> {
        let own = |line: &&Choice| line.actions == [action];
        self.lines.iter().find(own).map(|line| line.text.as_str())
    }

    /// The action that a typed number means: `3`, or `3 x2` for two banners. `None` when it is no
    /// number; a question when it does not say enough.
    pub fn pick(&self, line: &str) -> Option<Result<Action, String>> {
        let mut words = line.split_whitespace();
        let number: usize = words.next()?.parse().ok()?;
        let banners = words.next().map(|w| w.strip_prefix('x').unwrap_or(w).parse::<usize>());
        if words.next().is_some() {
            return None;
        }
        let Some(choice) = number.checked_sub(1).and_then(|i| self.lines.get(i)) else {
            return Some(Err(self.no_such.clone()));
        };
        let picked = match (banners, choice.actions.as_slice()) {
            (None, [only]) => Some(*only),
            (None, _) => return Some(Err(self.how_many.clone())),
            (Some(Ok(n)), actions) => n.checked_sub(1).and_then(|i| actions.get(i)).copied(),
            (Some(Err(_)), _) => None,
        };
        Some(picked.ok_or_else(|| self.no_such.clone()))
    }
}

impl Choice {
    /// How many banners an action of this line has, counted from the fewest; `None` when it is none of it.
    fn banners(&self, action: Action) -> Option<usize> {
        self.actions.iter().position(|a| *a == action).map(|i| i + 1)
    }
}

/// Whether two actions are the same but for the number of banners.
fn same_but_number(a: Action, b: Action) -> bool {
    match (a, b) {
        (Action::Attack { from, to, .. }, Action::Attack { from: f, to: t, .. })
        | (Action::ChooseMove { from, to, .. }, Action::ChooseMove { from: f, to: t, .. }) => {
            (from, to) == (f, t)
        }
        (Action::ChooseSome { region, .. }, Action::ChooseSome { region: r, .. }) => region == r,
        _ => false,
    }
}
