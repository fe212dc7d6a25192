//! A preview of an agent on a position: the positions that the agent would control, the societies that it would cut
//! off (R2.4), and the current effects of those positions' actions. It also tells what a click does.

use crate::looks::Looks;
use rules::{Action, Position, PositionSet, Printed, Society, View, World};
use table::Match;

/// What a click on the position under the pointer does.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Click {
    /// The click has no effect.
    #[default]
    Nothing,
    /// The click places an agent on the position.
    Place,
    /// The click takes back the agent on the position. The given society then controls the position instead, if any.
    TakeBack(Option<Society>),
    /// The click moves the active agent from the given position to the one under the pointer. The agent of the given
    /// society, if any, moves the other way.
    Swap(Position, Option<Society>),
}

/// The positions that an agent on the position under the pointer controls, or would control.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Steering {
    /// The society whose agent controls the positions, or would; `None` if there is no agent.
    pub society: Option<Society>,
    /// What a click on the position under the pointer does.
    pub click: Click,
    /// The positions that the agent controls, or would control.
    pub positions: PositionSet,
    /// The societies that lose control of some of these positions.
    pub cuts: Vec<Society>,
}

impl Steering {
    /// Computes the preview for `position`, which is under the pointer: with the agent that stands there, or the one
    /// that a click would place.
    pub fn new(world: &World, view: &View, legal: &[Action], position: Position) -> Self {
        let click = click(view, legal, position);
        let society = match click {
            Click::Place | Click::Swap(..) => view.mover(),
            Click::Nothing | Click::TakeBack(_) => view.occupant(position),
        };
        if society.is_none() {
            return Self::default();
        }
        let mut occupied = view.occupied();
        occupied.insert(position);
        if matches!(click, Click::Swap(..)) {
            return Self { society, click, positions: PositionSet::only(position), cuts: Vec::new() };
        }
        let council = world.positions().in_council(position.empire());
        let positions: PositionSet =
            council.filter(|s| occupied.at_or_right_of(*s) == Some(position)).collect();
        let mut cuts: Vec<Society> = positions
            .into_iter()
            .filter_map(|s| view.active_agent(s).and_then(|agent| view.occupant(agent)))
            .filter(|s| Some(*s) != society)
            .collect();
        cuts.sort();
        cuts.dedup();
        Self { society, click, positions, cuts }
    }

    /// The text of the preview; `None` for a position without an agent.
    pub fn label(&self, looks: &Looks, game: &Match, view: &View) -> Option<String> {
        let world = game.world();
        let name = |s: Society| looks.speech.society(game.setup(), s);
        let given = |position: Position, after_swap: bool| {
            let lines = world.lines(position).iter().filter(|line| !after_swap || **line != Printed::Swap);
            let given = lines.map(|printed| looks.speech.line_now(world, view, position, *printed));
            given.collect::<Vec<_>>().join(" / ")
        };
        let office = |position: Position| looks.speech.words().office(position.office());
        let steered = self.positions.into_iter().map(|p| format!("{} ({})", office(p), given(p, false)));
        let seats = || ("seats", looks.speech.list(steered).into());
        let society = ("society", name(self.society?).into());
        let mut label = match self.click {
            Click::Nothing | Click::Place => {
                let would = if self.click == Click::Place { "yes" } else { "no" };
                looks.speech.say("table-foresight", &[society, seats(), ("would", would.into())])
            }
            Click::TakeBack(Some(next)) => {
                looks.speech.say("table-foresight-back", &[("society", name(next).into()), seats()])
            }
            Click::TakeBack(None) => looks.speech.say("table-foresight-back-nobody", &[seats()]),
            Click::Swap(from, other) => {
                let position = self.positions.into_iter().next()?;
                let lines = ("lines", given(position, true).into());
                let from = ("from", office(from).into());
                match other {
                    Some(other) => {
                        let other = ("other", name(other).into());
                        looks.speech.say("table-foresight-swap-with", &[society, lines, from, other])
                    }
                    None => looks.speech.say("table-foresight-swap", &[society, lines, from]),
                }
            }
        };
        if !self.cuts.is_empty() {
            let cut = looks.speech.list(self.cuts.iter().map(|s| name(*s)));
            label.push(' ');
            label.push_str(&looks.speech.say("table-foresight-cuts", &[("societies", cut.into())]));
        }
        Some(label)
    }
}

/// What a click on this position does.
fn click(view: &View, legal: &[Action], position: Position) -> Click {
    let is_legal = |action| legal.binary_search(&action).is_ok();
    if is_legal(Action::DeployPosition(position)) {
        return Click::Place;
    }
    if is_legal(Action::RetrievePosition(position)) {
        let mut occupied = view.occupied();
        occupied.remove(position);
        let next = occupied.at_or_right_of(position);
        return Click::TakeBack(next.and_then(|next| view.occupant(next)));
    }
    match view.acting_agent() {
        Some(agent) if agent.empire() == position.empire() && is_legal(Action::Swap(position.office())) => {
            Click::Swap(agent, view.occupant(position))
        }
        Some(_) | None => Click::Nothing,
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use bots::Level;
    use rules::{Empire, Office};
    use table::{Match, Setup};

    #[test]
    fn an_agent_steers_what_lies_to_its_left_and_cuts_off_who_did() {
        let pack = testing::pack("war-of-whispers");
        let mut game = Match::new(Setup::new(pack, 1, Level::Random, 3)).unwrap();
        let position = |office| Position::new(Empire::new(0).unwrap(), Office::new(office).unwrap());
        let steering = |game: &Match, at| {
            let view = game.view(game.state().mover().unwrap());
            Steering::new(game.world(), &view, &game.legal(), at)
        };
        let first = game.state().mover();
        let all: PositionSet = (0..4).map(position).collect();
        let seen = steering(&game, position(3));
        assert_eq!(seen, Steering { society: first, click: Click::Place, positions: all, cuts: vec![] });
        game.play(Action::DeployPosition(position(3))).unwrap();
        let second = game.state().mover();
        let positions = (0..2).map(position).collect();
        let cuts = first.into_iter().collect();
        assert_eq!(
            steering(&game, position(1)),
            Steering { society: second, click: Click::Place, positions, cuts }
        );
        game.play(Action::DeployPosition(position(1))).unwrap();
        let positions = (2..4).map(position).collect();
        assert_eq!(
            steering(&game, position(3)),
            Steering { society: first, click: Click::Nothing, positions, cuts: vec![] }
        );
        assert_eq!(steering(&game, position(0)).society, first, "there the next agent is to be placed");
        let view = game.view(first.unwrap());
        let back = |at| Steering::new(game.world(), &view, &[Action::RetrievePosition(at)], at);
        assert_eq!(
            back(position(1)).click,
            Click::TakeBack(first),
            "the next agent further down steers then"
        );
        assert_eq!(back(position(3)).click, Click::TakeBack(None));
    }
}
