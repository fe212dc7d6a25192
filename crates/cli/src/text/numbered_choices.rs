//! The legal actions as numbered lines. Actions that differ only in a number of banners share a line.

use std::io::{self, Write};
use std::num::ParseIntError;

use super::agent_placement_texts;
use rules::{Action, View, World};
use speech::Speech;
use table::Match;

/// The choices of a decision.
pub(super) struct Choices {
    lines: Vec<Choice>,
    no_such: String,
}

/// A numbered line. It has a text, actions from the fewest banners to the most, and a question for their
/// number.
struct Choice {
    text: String,
    actions: Vec<Action>,
    how_many: String,
}

impl Choices {
    /// The choices of the deciding society.
    pub fn new(game: &Match, view: &View, speech: &Speech) -> Self {
        let mut lines: Vec<Choice> = Vec::new();
        for action in game.legal() {
            match lines.last_mut() {
                Some(last) if last.actions.last().is_some_and(|a| same_but_number(*a, action)) => {
                    last.actions.push(action);
                }
                _ => {
                    lines.push(Choice { text: String::new(), actions: vec![action], how_many: String::new() })
                }
            }
        }
        for (number, line) in (1..).zip(&mut lines) {
            let most = line.actions.last().map(|a| speech.action(game, view, *a)).unwrap_or_default();
            let most = match line.actions.last() {
                Some(Action::DeployPosition(at)) => {
                    agent_placement_texts::placement(speech, game, view, *at, &most)
                }
                Some(Action::DeployRegion(at)) => {
                    agent_placement_texts::settlement(speech, game.world(), view, *at, &most)
                }
                _ => most,
            };
            let count = line.actions.len() as i64;
            let such = format!("{number} x{count}");
            line.how_many = speech.say("text-how-many", &[("most", count.into()), ("such", such.into())]);
            line.text = if count == 1 {
                most
            } else {
                speech.say("text-range", &[("choice", most.into()), ("most", count.into())])
            };
        }
        // Lines with the same text are told apart by the cards that they pay with.
        let texts: Vec<String> = lines.iter().map(|line| line.text.clone()).collect();
        for line in &mut lines {
            if let [only] = line.actions.as_slice()
                && texts.iter().filter(|text| **text == line.text).count() > 1
            {
                line.text = speech.with_payment(line.text.trim_end_matches('.').to_owned(), *only);
            }
        }
        Self { no_such: speech.text("text-no-such"), lines }
    }

    /// Prints the numbered lines.
    pub fn show(&self, out: &mut impl Write) -> io::Result<()> {
        for (number, line) in (1..).zip(&self.lines) {
            writeln!(out, "  {number}. {}", line.text)?;
        }
        Ok(())
    }

    /// The input that chooses an action, such as `3`, or `3 x2` for two banners.
    pub fn typed(&self, action: Action) -> String {
        let line = |(i, line)| Some((i + 1, line, Choice::banners(line, action)?));
        match self.lines.iter().enumerate().find_map(line) {
            Some((number, line, banners)) if line.actions.len() > 1 => format!("{number} x{banners}"),
            Some((number, ..)) => number.to_string(),
            None => String::new(),
        }
    }

    /// The text of the line that has only this action.
    pub fn label(&self, action: Action) -> Option<&str> {
        let own = |line: &&Choice| line.actions == [action];
        self.lines.iter().find(own).map(|line| line.text.as_str())
    }

    /// The action for typed numbers: `3`, `3 x2` for two banners, or `2` after a question about their number.
    /// `None` if the line is no number; a question if the number of banners is missing.
    pub fn pick(&self, line: &str, waits: &mut Option<usize>) -> Option<Result<Action, String>> {
        let asked = waits.take();
        let mut words = line.split_whitespace();
        let (first, second) = (words.next()?, words.next());
        let many = |word: &str| word.strip_prefix('x').unwrap_or(word).parse::<usize>();
        if let (Some(number), Ok(banners), None) = (asked, many(first), second) {
            return Some(self.picked(number, Some(Ok(banners)), waits));
        }
        let number: usize = first.parse().ok()?;
        match words.next() {
            Some(_) => None,
            None => Some(self.picked(number, second.map(many), waits)),
        }
    }

    /// The action of a line with a number of banners. Without a valid number, returns the question for it.
    fn picked(
        &self,
        number: usize,
        banners: Option<Result<usize, ParseIntError>>,
        waits: &mut Option<usize>,
    ) -> Result<Action, String> {
        let choice =
            number.checked_sub(1).and_then(|i| self.lines.get(i)).ok_or_else(|| self.no_such.clone())?;
        let picked = match (banners, choice.actions.as_slice()) {
            (None, [only]) => return Ok(*only),
            (None, _) => None,
            (Some(Ok(n)), actions) => n.checked_sub(1).and_then(|i| actions.get(i)).copied(),
            (Some(Err(_)), _) => None,
        };
        if picked.is_none() && choice.actions.len() > 1 {
            *waits = Some(number);
            return Err(choice.how_many.clone());
        }
        picked.ok_or_else(|| self.no_such.clone())
    }

    /// All actions in notation, with the pack's ids.
    pub fn notations(&self, world: &World) -> Vec<String> {
        self.lines.iter().flat_map(|line| &line.actions).map(|action| world.notation(*action)).collect()
    }
}

impl Choice {
    /// The number of banners of an action on this line; `None` if the line lacks the action.
    fn banners(&self, action: Action) -> Option<usize> {
        self.actions.iter().position(|a| *a == action).map(|i| i + 1)
    }
}

/// True if two actions differ only in their number of banners.
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

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Region;

    fn choices() -> Choices {
        let region = |n| Region::new(n).unwrap_or(Region::first(1).next().unwrap());
        let some = |banners| Action::ChooseSome { region: region(0), banners };
        let line = |actions: Vec<Action>, number: usize| Choice {
            text: String::new(),
            how_many: format!("1 to {}, {number} x{}", actions.len(), actions.len()),
            actions,
        };
        let lines = vec![line(vec![Action::Done], 1), line((1..=3).map(some).collect(), 2)];
        Choices { lines, no_such: "no such".into() }
    }

    #[test]
    fn once_it_is_asked_how_many_a_bare_number_says_so() {
        let choices = choices();
        let mut waits = None;
        let mut type_in = |line: &str| choices.pick(line, &mut waits);
        assert_eq!(type_in("2"), Some(Err("1 to 3, 2 x3".into())));
        assert_eq!(type_in("9"), Some(Err("1 to 3, 2 x3".into())), "there are no nine: it is asked again");
        let picked = type_in("1").unwrap().unwrap();
        assert_eq!(choices.typed(picked), "2 x1");
    }

    #[test]
    fn another_line_takes_the_question_back() {
        let choices = choices();
        let mut waits = None;
        let mut type_in = |line: &str| choices.pick(line, &mut waits);
        assert!(type_in("2").unwrap().is_err());
        assert_eq!(type_in("map"), None);
        assert_eq!(type_in("1"), Some(Ok(Action::Done)));
        assert!(type_in("2").unwrap().is_err());
        assert_eq!(choices.typed(type_in("2 x2").unwrap().unwrap()), "2 x2");
        assert_eq!(type_in("7"), Some(Err("no such".into())));
    }
}
