//! Choices as text: alone, with the acting position, or with the decisions that follow.

use crate::choices::action_sentences::gives;
use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use rules::{Action, Line, Printed, Region, Rng, State, View, World};
use table::{Match, Review};

/// The maximum number of following decisions to name after a choice.
const STEPS: usize = 4;

impl Speech {
    /// A choice in the decision with this number, to be put in quotation marks, with the position that acts.
    pub fn choice_at(&self, game: &Match, decision: usize, action: Action) -> String {
        let Some(step) = game.step(decision) else { return String::new() };
        self.with_position(&step.before, &self.choice(game, &step.before, action))
    }

    /// A choice in the decision with this number, to be put in quotation marks, with what follows it: a card's
    /// targets, an attack's aim, the regions of banners. `leads` are the decisions that follow, up to the first
    /// draw of cards.
    pub fn choice_led(&self, game: &Match, decision: usize, action: Action, leads: &[Action]) -> String {
        let Some(step) = game.step(decision) else { return String::new() };
        self.with_position(&step.before, &self.led(game, &step.before, action, leads))
    }

    /// A choice in the decision that is due, with the decisions that follow it if they say more than the choice
    /// alone.
    pub fn choice_due(&self, game: &Match, view: &View, action: Action, leads: &[Action]) -> String {
        let begun = self.led(game, game.state(), action, leads);
        if begun == self.choice(game, game.state(), action) { self.action(game, view, action) } else { begun }
    }

    /// A choice in the state `before`, with the decisions that follow it.
    pub(crate) fn led(&self, game: &Match, before: &State, action: Action, leads: &[Action]) -> String {
        let (world, mut state) = (game.world(), *before);
        let society = state.mover();
        let mut steps: Vec<Consequence> = Vec::new();
        let mut choice = self.choice(game, &state, action);
        let mut done = action;
        let mut legal = Vec::new();
        for (number, next) in leads.iter().copied().enumerate() {
            // `leads` stops before the first draw, so the seed doesn't matter.
            state.play_unchecked(world, done, &mut Rng::new(0), &mut ());
            state.legal(world, &mut legal);
            if state.mover() != society || !legal.contains(&next) {
                break;
            }
            let before = std::mem::replace(&mut done, next);
            // The text about the attack or swap replaces the one about the printed action that allows it.
            if matches!((before, next), (Action::Act(_), Action::Attack { .. } | Action::Swap(_))) {
                steps.pop();
            }
            // A printed action says little without its result, so the text ends before one whose result does
            // not fit.
            if steps.len() == STEPS || (steps.len() + 1 == STEPS && matches!(next, Action::Act(_))) {
                break;
            }
            match next {
                Action::Pass | Action::Done => {}
                Action::Attack { .. } | Action::Swap(_)
                    if number == 0 && matches!(before, Action::Act(_)) =>
                {
                    choice = self.choice(game, &state, next);
                }
                Action::Place(region) => more(&mut steps, Consequence::Banners(region, 1)),
                Action::Kill(region) => more(&mut steps, Consequence::Killed(region, 1)),
                _ => steps.push(Consequence::Else(self.object(game, &state, next))),
            }
        }
        // Banners placed or killed one after another become one list, which includes the choice.
        let is_banners = |step: &Consequence| matches!(step, Consequence::Banners(..));
        let is_killed = |step: &Consequence| matches!(step, Consequence::Killed(..));
        if let (Action::Place(region), false, true) = (action, steps.is_empty(), steps.iter().all(is_banners))
        {
            choice = self.text("review-banners");
            steps = with_first(Consequence::Banners(region, 1), steps);
        }
        if let (Action::Kill(region), false, true) = (action, steps.is_empty(), steps.iter().all(is_killed)) {
            choice = self.text("review-losses");
            let losses = with_first(Consequence::Killed(region, 1), steps);
            steps = losses.into_iter().map(|loss| self.loss_in_list(loss)).collect();
        }
        if !steps.is_empty() {
            let mut steps: Vec<String> = steps.into_iter().map(|told| self.consequence(told)).collect();
            // If banners are left to place or kill, an ellipsis says so.
            state.play_unchecked(world, done, &mut Rng::new(0), &mut ());
            state.legal(world, &mut legal);
            if state.mover() == society
                && legal.iter().any(|next| matches!(next, Action::Place(_) | Action::Kill(_)))
            {
                steps.push("\u{2026}".to_owned());
            }
            choice = self.say("move-steps", &[text("choice", choice), text("steps", steps.join(", "))]);
        }
        choice
    }

    /// The decision that was taken, as text with later decisions of its move, up to the next one that had a choice
    /// and so has an assessment of its own.
    pub fn taken_at(&self, game: &Match, review: &Review, decision: usize) -> String {
        let Some(step) = game.step(decision) else { return String::new() };
        let mut leads = followed(game, review, decision);
        let forced = (decision + 1..).take_while(|number| review.assessment(*number).is_none());
        leads.truncate(forced.take(leads.len()).count());
        self.choice_led(game, decision, step.action, &leads)
    }

    /// The decision that was taken, as text with the later decisions of its move.
    pub fn taken_led(&self, game: &Match, review: &Review, decision: usize) -> String {
        let Some(step) = game.step(decision) else { return String::new() };
        self.choice_led(game, decision, step.action, &followed(game, review, decision))
    }

    /// Adds the names of both cards to a choice that plays one card and pays with another.
    pub fn with_payment(&self, choice: String, action: Action) -> String {
        match action {
            Action::Play { card, pay, .. } => {
                let cards = self.list([Some(card), pay].into_iter().flatten().map(|card| self.card(card)));
                self.say("move-paid", &[text("choice", choice), text("cards", cards)])
            }
            _ => choice,
        }
    }

    fn with_position(&self, state: &State, choice: &str) -> String {
        match state.acting() {
            Some(position) => self.say(
                "review-acting",
                &[text("seat", self.position(position)), text("choice", choice.to_owned())],
            ),
            None => choice.to_owned(),
        }
    }

    fn choice(&self, game: &Match, state: &State, action: Action) -> String {
        match action {
            Action::Place(region) => self.say("review-banner", &[text("region", self.region(region))]),
            Action::Play { card, using, .. } => {
                self.say("review-plays", &[text("ability", self.ability_name(game.world(), card, using))])
            }
            Action::Act(line) => self.printed(game.world(), state, line).unwrap_or_else(|| {
                let view = state.view(game.world(), state.mover().unwrap_or(state.first()));
                self.action(game, &view, action).trim_end_matches('.').to_owned()
            }),
            _ => {
                let society = state.mover().unwrap_or(state.first());
                let view = state.view(game.world(), society);
                self.action(game, &view, action).trim_end_matches('.').to_owned()
            }
        }
    }

    /// The text about a printed action that gives banners or cards, with their number; `None` if it gives
    /// neither.
    fn printed(&self, world: &World, state: &State, line: Line) -> Option<String> {
        let position = state.acting()?;
        let view = state.view(world, state.mover()?);
        let printed = *world.lines(position).get(line.index())?;
        let n = gives(world, &view, position, printed)?;
        Some(match printed {
            Printed::Add(_) => self.say("action-add-plain", &[number("n", n)]),
            _ => self.say("action-draw-plain", &[number("n", n)]),
        })
    }

    /// The target of a choice as text, such as a region or a card.
    fn object(&self, game: &Match, state: &State, action: Action) -> String {
        match action {
            Action::ChooseSome { region, banners } => {
                self.say("move-some", &[number("n", banners), text("region", self.region(region))])
            }
            Action::ChooseMove { from, to, banners } => {
                let args =
                    [number("n", banners), text("from", self.region(from)), text("to", self.region(to))];
                self.say("move-moved", &args)
            }
            _ => self.choice(game, state, action),
        }
    }

    /// Killed banners as an entry of a list that names them at its head.
    fn loss_in_list(&self, loss: Consequence) -> Consequence {
        match loss {
            Consequence::Killed(region, n) => Consequence::Else(
                self.say("move-some", &[number("n", n), text("region", self.region(region))]),
            ),
            other => other,
        }
    }

    fn consequence(&self, told: Consequence) -> String {
        match told {
            Consequence::Banners(region, n) => {
                self.say("move-banners", &[number("n", n), text("region", self.region(region))])
            }
            Consequence::Killed(region, n) => {
                self.say("move-killed", &[number("n", n), text("region", self.region(region))])
            }
            Consequence::Else(said) => said,
        }
    }
}

/// The decisions after this one in the same move.
pub(crate) fn followed(game: &Match, review: &Review, decision: usize) -> Vec<Action> {
    let rest = decision + 1..=*review.whole_move(decision).end();
    rest.filter_map(|number| Some(game.step(number)?.action)).collect()
}

/// One of the decisions that follow a choice, as it will be named.
enum Consequence {
    Banners(Region, u8),
    Killed(Region, u8),
    Else(String),
}

/// The consequences with `first` before them.
fn with_first(first: Consequence, rest: Vec<Consequence>) -> Vec<Consequence> {
    let mut steps = vec![first];
    rest.into_iter().for_each(|step| more(&mut steps, step));
    steps
}

/// Adds a following decision. Banners placed or killed in the same region are added up.
fn more(steps: &mut Vec<Consequence>, new: Consequence) {
    let same = steps.iter_mut().find_map(|step| match (step, &new) {
        (Consequence::Banners(at, n), Consequence::Banners(region, more))
        | (Consequence::Killed(at, n), Consequence::Killed(region, more))
            if at == region =>
        {
            Some((n, *more))
        }
        _ => None,
    });
    match same {
        Some((count, more)) => *count += more,
        None => steps.push(new),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use bots::{Bot, Level};
    use table::Setup;

    /// The decisions after `action` in which an agent swaps positions and then attacks with the same printed
    /// action (R5.6).
    fn swap_and_attack(game: &Match, action: Action) -> Option<[Action; 3]> {
        let (world, mut state, mut legal) = (game.world(), *game.state(), Vec::new());
        let mut play = |action: Action, wanted: &dyn Fn(&Action) -> bool| {
            state.play_unchecked(world, action, &mut Rng::new(0), &mut ());
            state.legal(world, &mut legal);
            legal.iter().copied().find(wanted)
        };
        let council = game.state().turn()?.empire();
        let attacks = |to: &Action| {
            let Action::Swap(office) = *to else { return false };
            let lines = world.lines(rules::Position::new(council, office));
            matches!(action, Action::Act(line) if matches!(lines.get(line.index()), Some(Printed::Attack)))
        };
        let swap = play(action, &attacks)?;
        let again = play(swap, &|next| *next == action)?;
        let attack = play(again, &|next| matches!(next, Action::Attack { .. }))?;
        Some([swap, again, attack])
    }

    #[test]
    fn a_swap_is_told_as_one_though_the_same_line_attacks_where_it_leads() {
        let pack = testing::pack("war-of-whispers");
        let speech = Speech::new(Arc::clone(&pack));
        let mut told = 0;
        for seed in 0..30 {
            let mut game = Match::new(Setup::new(Arc::clone(&pack), 3, Level::Random, seed)).unwrap();
            let mut bot = Bot::new(Level::Random, seed);
            while let Some(mover) = game.state().mover() {
                let (world, view, legal) = (Arc::clone(game.world()), game.view(mover), game.legal());
                for action in legal.iter().copied().filter(|action| matches!(action, Action::Act(_))) {
                    let Some(leads) = swap_and_attack(&game, action) else { continue };
                    let said = speech.choice_due(&game, &view, action, &leads);
                    assert!(said.contains("Swap") && said.contains("Attack"), "{said}");
                    told += 1;
                }
                game.play(bot.choose(&world, &view, None, &legal).unwrap()).unwrap();
            }
        }
        assert!(told > 3, "{told}");
    }

    /// A match of three societies after `decisions` random decisions, with a quick review of it.
    fn looked_back(decisions: usize) -> (Match, Review) {
        let mut setup = Setup::new(testing::pack("war-of-whispers"), 2, Level::Random, 7);
        setup.first = rules::Society::new(0);
        let mut game = Match::new(setup).unwrap();
        table::play_random(&mut game, 7, decisions);
        let review = table::review(&game, bots::Effort::GLANCE, &|| {});
        (game, review)
    }

    #[test]
    fn a_row_of_a_review_tells_nothing_that_was_decided_at_a_later_row() {
        let (game, review) = looked_back(200);
        let speech = Speech::new(Arc::clone(game.pack()));
        let (mut attacks, mut forced) = (0, 0);
        for number in 1..=200 {
            if review.assessment(number).is_none() {
                continue;
            }
            let (row, alone) = (
                speech.taken_at(&game, &review, number),
                speech.choice_at(&game, number, game.step(number).unwrap().action),
            );
            let goes_on = review.whole_move(number).contains(&(number + 1));
            if !goes_on || review.assessment(number + 1).is_some() {
                assert_eq!(row, alone, "{number}");
                attacks += usize::from(goes_on && row.ends_with(": Attack"));
            }
            forced += usize::from(row != alone);
        }
        assert!(attacks > 3 && forced > 3, "{attacks}, {forced}");
    }

    #[test]
    fn banners_killed_one_after_another_are_one_list_as_are_those_placed() {
        let pack = testing::pack("war-of-whispers");
        let speech = Speech::new(Arc::clone(&pack));
        let mut told = [0, 0];
        for seed in 0..40 {
            let mut game = Match::new(Setup::new(Arc::clone(&pack), 3, Level::Random, seed)).unwrap();
            for number in 1..=400 {
                table::play_random(&mut game, 1000 * seed + number as u64, number);
                let Some(mover) = game.state().mover() else { break };
                let list = game.legal().into_iter().find_map(|action| match action {
                    Action::Kill(region) => Some((action, region, "kills: 2 in ", 0)),
                    Action::Place(region) => Some((action, region, "banners: 2 to ", 1)),
                    _ => None,
                });
                let Some((action, region, head, kind)) = list else { continue };
                let said = speech.choice_due(&game, &game.view(mover), action, &[action]);
                let wanted = format!("{head}{}", speech.region(region));
                if said.contains("2 ") {
                    assert!(said.contains(&wanted), "{said}");
                    told[kind] += 1;
                }
            }
        }
        assert!(told[0] > 0 && told[1] > 0, "{told:?}");
    }
}
