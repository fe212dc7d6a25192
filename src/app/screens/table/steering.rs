//! What an agent on a position means: which positions are steered through it, whom it cuts off
//! (R2.4), and what their actions would give now.

use crate::app::looks::Looks;
use crate::rules::{Action, Position, PositionSet, Society, View, World};
use crate::speech::gives;
use crate::table::Match;

/// What is steered through a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Steering {
    /// Who steers, or would.
    pub society: Option<Society>,
    /// Whether the agent is not there yet.
    pub would: bool,
    /// The positions.
    pub positions: PositionSet,
    /// Whom it cuts off from some of them.
    pub cuts: Vec<Society>,
}

impl Steering {
    /// For a position that is pointed at: of the agent there, or of the one that is to be placed.
    pub fn of(world: &World, view: &View, legal: &[Action], position: Position) -> Self {
        let placing = legal.binary_search(&Action::DeployPosition(position)).is_ok();
        let society = if placing { view.mover() } else { view.occupant(position) };
        if society.is_none() {
            return Self::default();
        }
        let mut occupied = view.occupied();
        occupied.insert(position);
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
        Self { society, would: placing, positions, cuts }
    }

    /// In words; nothing for a position without an agent.
    pub fn label(&self, looks: &Looks, game: &Match, view: &View) -> Option<String> {
        let world = game.world();
        let name = |s: Society| looks.speech.society(game.setup(), s);
        let steered = self.positions.into_iter().map(|position| {
            let given =
                world.lines(position).iter().map(|printed| match gives(world, view, position, *printed) {
                    Some(n) => {
                        let line = looks.speech.line(*printed);
                        looks
                            .speech
                            .say("text-line-now", &[("line", line.into()), ("n", i64::from(n).into())])
                    }
                    None => looks.speech.line(*printed),
                });
            let office = looks.speech.words().office(position.office());
            format!("{office} ({})", given.collect::<Vec<_>>().join(" / "))
        });
        let args = [
            ("society", name(self.society?).into()),
            ("seats", looks.speech.list(steered).into()),
            ("would", if self.would { "yes" } else { "no" }.into()),
        ];
        let mut label = looks.speech.say("table-foresight", &args);
        if !self.cuts.is_empty() {
            let cut = looks.speech.list(self.cuts.iter().map(|s| name(*s)));
            label.push(' ');
            label.push_str(&looks.speech.say("table-foresight-cuts", &[("societies", cut.into())]));
        }
        Some(label)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::ai::Level;
    use crate::content::{Files, Pack};
    use crate::rules::{Empire, Office};
    use crate::table::{Match, Setup};

    #[test]
    fn an_agent_steers_what_lies_to_its_left_and_cuts_off_who_did() {
        let pack = Arc::new(Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap());
        let mut game = Match::new(Setup::new(pack, 1, Level::Random, 3)).unwrap();
        let position = |office| Position::new(Empire::new(0).unwrap(), Office::new(office).unwrap());
        let steering = |game: &Match, at| {
            let view = game.view(game.state().mover().unwrap());
            Steering::of(game.world(), &view, &game.legal(), at)
        };
        let first = game.state().mover();
        let all: PositionSet = (0..4).map(position).collect();
        let seen = steering(&game, position(3));
        assert_eq!(seen, Steering { society: first, would: true, positions: all, cuts: vec![] });
        game.play(Action::DeployPosition(position(3))).unwrap();
        let second = game.state().mover();
        let positions = (0..2).map(position).collect();
        let cuts = first.into_iter().collect();
        assert_eq!(steering(&game, position(1)), Steering { society: second, would: true, positions, cuts });
        game.play(Action::DeployPosition(position(1))).unwrap();
        let positions = (2..4).map(position).collect();
        assert_eq!(
            steering(&game, position(3)),
            Steering { society: first, would: false, positions, cuts: vec![] }
        );
        assert_eq!(steering(&game, position(0)).society, first, "there the next agent is to be placed");
    }
}
