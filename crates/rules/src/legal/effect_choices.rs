//! The legal choices after a card is played, and during a series of choices (RULES.md section 14).

use crate::action::Action;
use crate::ids::Region;
use crate::raw::ability::Effect;
use crate::state::task_stack::Task;

use super::{ActingPosition, Occasion};

/// Appends the legal choices of a task to `out`. The task must be neither a play window nor a printed action.
pub(super) fn objects(actor: &ActingPosition<'_>, task: &Task, out: &mut Vec<Action>) {
    match *task {
        Task::Object(id) => object(actor, actor.world.ability(id).effect, out),
        Task::Place { .. } => out.extend(actor.control().map(Action::Place)),
        Task::Spread { .. } => out.extend(actor.control().minus(actor.state.marks[0]).map(Action::Place)),
        Task::Strike { center, begun, .. } => {
            out.extend(actor.strikable(center).map(Action::Kill));
            finish_series(begun, out);
        }
        Task::Rearrange { empire, begun } => {
            actor.transfers(empire, actor.state.marks, |from, to, banners| {
                out.push(Action::ChooseMove { from, to, banners });
                false
            });
            finish_series(begun, out);
        }
        Task::Scatter { empire, from, .. } => {
            out.extend((actor.world.neighbours[from] & actor.state.control[empire]).map(Action::Place));
        }
        Task::Halves(card) => {
            let occasion = Occasion::new(actor.world, actor.state, card);
            let halves = (0..2).filter(|half| {
                actor.world.incident(card, *half).is_some_and(|incident| occasion.possible(incident))
            });
            out.extend(halves.map(Action::Half));
        }
        Task::Incident { card, half } => {
            if let Some(incident) = actor.world.incident(card, half) {
                Occasion::new(actor.world, actor.state, card).objects(incident, |action| {
                    out.push(action);
                    false
                });
            }
        }
        Task::Reseat { card, plan, .. } => {
            let places = Occasion::new(actor.world, actor.state, card).places(plan);
            out.extend(places.map(Action::ChoosePosition));
        }
        _ => super::offer_cards::choices(actor, task, out),
    }
}

fn finish_series(begun: bool, out: &mut Vec<Action>) {
    if begun {
        out.push(Action::Done);
    }
}

fn object(actor: &ActingPosition<'_>, effect: Effect, out: &mut Vec<Action>) {
    match effect {
        Effect::Relocate => out.extend(actor.relocations().map(Action::ChoosePosition)),
        Effect::Borrow => out.extend(actor.borrowings().map(Action::ChoosePosition)),
        Effect::Join(most) => {
            for region in actor.movable() {
                banner_counts(region, leave(actor, region).min(most), out);
            }
        }
        Effect::Reinforce { place, .. } => out.extend(actor.reinforceable(place).map(Action::ChooseRegion)),
        Effect::Shift => {
            for from in actor.movable() {
                for to in actor.control().filter(|to| *to != from) {
                    let numbers = 1..=leave(actor, from);
                    out.extend(numbers.map(|banners| Action::ChooseMove { from, to, banners }));
                }
            }
        }
        Effect::Rearrange => out.extend(actor.rearrangeable().map(Action::ChooseEmpire)),
        Effect::Kill(most) => {
            for region in actor.state.held {
                banner_counts(region, actor.state.banners[region].min(most), out);
            }
        }
        Effect::Disperse => out.extend(actor.state.held.map(Action::ChooseRegion)),
        Effect::Strike(_) => out.extend(actor.strike_centers().map(Action::ChooseRegion)),
        _ => {}
    }
}

fn banner_counts(region: Region, most: u8, out: &mut Vec<Action>) {
    out.extend((1..=most).map(|banners| Action::ChooseSome { region, banners }));
}

fn leave(actor: &ActingPosition<'_>, region: Region) -> u8 {
    actor.state.free_to_leave(actor.world, region, actor.empire())
}
