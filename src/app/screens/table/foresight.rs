//! What an agent on a position means: which positions are steered through it, whom it cuts off
//! (R2.4), and what their actions would give now.

use super::Scene;
use crate::app::shell::Kit;
use crate::rules::{Action, Seat, SeatSet, Society, View, World};
use crate::table::speech::gives;

/// What is steered through a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Foresight {
    /// Who steers, or would.
    pub society: Option<Society>,
    /// Whether the agent is not there yet.
    pub would: bool,
    /// The positions.
    pub seats: SeatSet,
    /// Whom it cuts off from some of them.
    pub cuts: Vec<Society>,
}

impl Foresight {
    /// For a position that is pointed at: of the agent there, or of the one that is to be placed.
    pub fn of(world: &World, view: &View, legal: &[Action], seat: Seat) -> Self {
        let placing = legal.binary_search(&Action::DeploySeat(seat)).is_ok();
        let society = if placing { view.mover() } else { view.occupant(seat) };
        if society.is_none() {
            return Self::default();
        }
        let mut occupied = view.occupied();
        occupied.insert(seat);
        let council = world.seats().in_council(seat.empire());
        let seats: SeatSet = council.filter(|s| occupied.at_or_right_of(*s) == Some(seat)).collect();
        let mut cuts: Vec<Society> = seats
            .into_iter()
            .filter_map(|s| view.active_agent(s).and_then(|agent| view.occupant(agent)))
            .filter(|s| Some(*s) != society)
            .collect();
        cuts.sort();
        cuts.dedup();
        Self { society, would: placing, seats, cuts }
    }

    /// In words; nothing for a position without an agent.
    pub fn label(&self, kit: &Kit, scene: &Scene<'_>) -> Option<String> {
        let (world, view) = (scene.game.world(), scene.view);
        let name = |s: Society| kit.speech.society(scene.game.setup(), s);
        let steered = self.seats.into_iter().map(|seat| {
            let given = world.lines(seat).iter().map(|printed| match gives(world, view, seat, *printed) {
                Some(n) => {
                    let line = kit.speech.line(*printed);
                    kit.speech.say("text-line-now", &[("line", line.into()), ("n", i64::from(n).into())])
                }
                None => kit.speech.line(*printed),
            });
            let position = kit.speech.words().position(seat.position());
            format!("{position} ({})", given.collect::<Vec<_>>().join(" / "))
        });
        let args = [
            ("society", name(self.society?).into()),
            ("seats", kit.speech.list(steered).into()),
            ("would", if self.would { "yes" } else { "no" }.into()),
        ];
        let mut label = kit.speech.say("table-foresight", &args);
        if !self.cuts.is_empty() {
            let cut = kit.speech.list(self.cuts.iter().map(|s| name(*s)));
            label.push(' ');
            label.push_str(&kit.speech.say("table-foresight-cuts", &[("societies", cut.into())]));
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
    use crate::rules::{Empire, Position};
    use crate::table::{Match, Setup};

    #[test]
    fn an_agent_steers_what_lies_to_its_left_and_cuts_off_who_did() {
        let pack = Arc::new(Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap());
        let mut game = Match::new(Setup::new(pack, 1, Level::Random, 3)).unwrap();
        let seat = |position| Seat::new(Empire::new(0).unwrap(), Position::new(position).unwrap());
        let foresight = |game: &Match, at| {
            let view = game.view(game.state().mover().unwrap());
            Foresight::of(game.world(), &view, &game.legal(), at)
        };
        let first = game.state().mover();
        let all: SeatSet = (0..4).map(seat).collect();
        let seen = foresight(&game, seat(3));
        assert_eq!(seen, Foresight { society: first, would: true, seats: all, cuts: vec![] });
        game.play(Action::DeploySeat(seat(3))).unwrap();
        let second = game.state().mover();
        let seats = (0..2).map(seat).collect();
        let cuts = first.into_iter().collect();
        assert_eq!(foresight(&game, seat(1)), Foresight { society: second, would: true, seats, cuts });
        game.play(Action::DeploySeat(seat(1))).unwrap();
        let seats = (2..4).map(seat).collect();
        assert_eq!(
            foresight(&game, seat(3)),
            Foresight { society: first, would: false, seats, cuts: vec![] }
        );
        assert_eq!(foresight(&game, seat(0)).society, first, "there the next agent is to be placed");
    }
}
