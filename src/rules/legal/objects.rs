//! What can be chosen once a card is played or a series runs (RULES.md section 14).

use crate::rules::ability::Effect;
use crate::rules::action::Action;
use crate::rules::ids::Region;
use crate::rules::stack::Task;

use super::{Occasion, Scene};

/// Writes the choices of a task that is neither a window nor an action.
pub(super) fn objects(scene: &Scene<'_>, task: &Task, out: &mut Vec<Action>) {
    match *task {
        Task::Object(id) => object(scene, scene.world.ability(id).effect, out),
        Task::Place { .. } => out.extend(scene.control().map(Action::Place)),
        Task::Spread { .. } => out.extend(scene.control().minus(scene.state.marks[0]).map(Action::Place)),
        Task::Strike { center, begun, .. } => {
            out.extend(scene.strikable(center).map(Action::Kill));
            done(begun, out);
        }
        Task::Rearrange { empire, begun } => {
            scene.transfers(empire, scene.state.marks, |from, to, banners| {
                out.push(Action::ChooseMove { from, to, banners });
                false
            });
            done(begun, out);
        }
        Task::Scatter { empire, from, .. } => {
            out.extend((scene.world.neighbours[from] & scene.state.control[empire]).map(Action::Place));
        }
        Task::Halves(card) => {
            let occasion = Occasion::of(scene.world, scene.state, card);
            let halves = (0..2).filter(|half| {
                scene.world.incident(card, *half).is_some_and(|incident| occasion.possible(incident))
            });
            out.extend(halves.map(Action::Half));
        }
        Task::Incident { card, half } => {
            if let Some(incident) = scene.world.incident(card, half) {
                Occasion::of(scene.world, scene.state, card).objects(incident, |action| {
                    out.push(action);
                    false
                });
            }
        }
        Task::Reseat { card, plan, .. } => {
            let places = Occasion::of(scene.world, scene.state, card).places(plan);
            out.extend(places.map(Action::ChoosePosition));
        }
        _ => super::offers::choices(scene, task, out),
    }
}

fn done(begun: bool, out: &mut Vec<Action>) {
    if begun {
        out.push(Action::Done);
    }
}

fn object(scene: &Scene<'_>, effect: Effect, out: &mut Vec<Action>) {
    match effect {
        Effect::Relocate => out.extend(scene.relocations().map(Action::ChoosePosition)),
        Effect::Borrow => out.extend(scene.borrowings().map(Action::ChoosePosition)),
        Effect::Join(most) => {
            for region in scene.movable() {
                some(region, leave(scene, region).min(most), out);
            }
        }
        Effect::Reinforce { place, .. } => out.extend(scene.reinforceable(place).map(Action::ChooseRegion)),
        Effect::Shift => {
            for from in scene.movable() {
                for to in scene.control().filter(|to| *to != from) {
                    let numbers = 1..=leave(scene, from);
                    out.extend(numbers.map(|banners| Action::ChooseMove { from, to, banners }));
                }
            }
        }
        Effect::Rearrange => out.extend(scene.rearrangeable().map(Action::ChooseEmpire)),
        Effect::Kill(most) => {
            for region in scene.state.held {
                some(region, scene.state.banners[region].min(most), out);
            }
        }
        Effect::Disperse => out.extend(scene.state.held.map(Action::ChooseRegion)),
        Effect::Strike(_) => out.extend(scene.strike_centers().map(Action::ChooseRegion)),
        _ => {}
    }
}

fn some(region: Region, most: u8, out: &mut Vec<Action>) {
    out.extend((1..=most).map(|banners| Action::ChooseSome { region, banners }));
}

fn leave(scene: &Scene<'_>, region: Region) -> u8 {
    scene.state.free_to_leave(scene.world, region, scene.empire())
}
