//! A turn, prepared for the narration: its decisions, the event that began it, its consequences, and the viewer's
//! gain.

use std::ops::RangeInclusive;

use crate::screens::table::staging::event_staging::{Effect, staging};
use record::Step;
use rules::{Event, Phase, Position, Society, State, World};
use table::{Match, PassageKind};

/// An upper limit for the number of decisions in a position's turn.
const MOST: usize = 60;

/// The decisions that a society takes in one turn of a position, all of them or only the first ones.
#[derive(Clone, Copy)]
pub(crate) struct Story<'a> {
    steps: &'a [Step],
    /// The event that began the turn, if any.
    began: Option<&'a Event>,
    /// The number of the last decision in the turn, from 1.
    last: usize,
    /// The state after the last decision in the turn.
    after: &'a State,
}

impl<'a> Story<'a> {
    /// The last turn of a match; `None` before the first decision.
    pub fn last(game: &'a Match) -> Option<Self> {
        Self::ending_at(game, game.steps().len())
    }

    /// The turn that contains the decision with this number, up to that decision.
    pub fn ending_at(game: &'a Match, number: usize) -> Option<Self> {
        let steps = game.steps();
        let last = number.checked_sub(1).filter(|last| *last < steps.len())?;
        let begins = |step: &Step| step.events.iter().any(|event| matches!(event, Event::Acts { .. }));
        let society = steps[last].society;
        let acting = steps[last].before.phase() == Phase::Turns;
        // The event that begins a turn is stored with the decision before it.
        let latest = steps[..last].iter().rev().take(MOST);
        let since =
            latest.take_while(|step| step.society == society && acting).take_while(|step| !begins(step));
        Self::between(game, number - since.count(), number)
    }

    /// The turn with the decisions from number `first` to number `last`; `None` if one of them doesn't exist.
    pub fn between(game: &'a Match, first: usize, last: usize) -> Option<Self> {
        let all = game.steps();
        let (first, end) = (first.checked_sub(1)?, last);
        let steps = all.get(first..end).filter(|steps| !steps.is_empty())?;
        let (acting, society) = (steps[0].before.phase() == Phase::Turns, steps[0].society);
        let began = first.checked_sub(1).filter(|_| acting).and_then(|before| {
            all[before]
                .events
                .iter()
                .rfind(|event| matches!(event, Event::Acts { society: s, .. } if *s == society))
        });
        let after = all.get(end).map_or(game.state(), |step| &step.before);
        Some(Self { steps, began, last, after })
    }

    /// The range of the numbers of the turn's decisions.
    pub fn decisions(&self) -> RangeInclusive<usize> {
        self.last + 1 - self.steps.len()..=self.last
    }

    /// The position whose turn it was; `None` outside the empires' turns.
    pub fn position(&self) -> Option<Position> {
        self.steps.last().and_then(|step| step.before.turn())
    }

    /// The subject of the turn's events: the position that acts, or else whatever the events begin.
    pub fn matter(&self) -> PassageKind {
        // A rival may decide in another society's turn, such as whether to make an offer.
        let steers = self.steps.last().and_then(|step| step.before.steers());
        let acts = self.position().zip(steers);
        acts.map_or(PassageKind::Round, |(position, society)| PassageKind::Acts(position, society))
    }

    /// The state before the turn's last decision; `None` if that decision was not taken in an empire's turn.
    pub fn before(&self) -> Option<&'a State> {
        self.steps.last().map(|step| &step.before).filter(|before| before.phase() == Phase::Turns)
    }

    /// The number of the turn's last decision.
    pub fn last_number(&self) -> usize {
        self.last
    }

    /// The society that took the turn's decisions.
    pub fn society(&self) -> Option<Society> {
        self.steps.last().map(|step| step.society)
    }

    /// The events of the turn, each with the number of its decision. Events that begin the next turn are left out, and
    /// so are the last `unshown` events.
    pub fn events(self, unshown: usize) -> impl Iterator<Item = (usize, &'a Event)> {
        let (first, last) = self.decisions().into_inner();
        let own = (first..).zip(self.steps).flat_map(move |(number, step)| {
            let hidden = if number == last { unshown } else { 0 };
            let shown = step.events.len().saturating_sub(hidden);
            step.events[..shown]
                .iter()
                .take_while(|event| !begins_next(event))
                .map(move |event| (number, event))
        });
        self.began.into_iter().map(move |event| (first.saturating_sub(1), event)).chain(own)
    }

    /// The event of the last card that was played or shown in the turn.
    pub fn card(&self) -> Option<&'a Event> {
        self.steps.iter().flat_map(|step| &step.events).rfind(|event| is_card(event))
    }

    /// How many points the viewer's score has changed by in the turn, if scored before and after it (R9.1).
    pub fn swing(&self, world: &World, viewer: Society) -> i32 {
        let after = self.after.view(world, viewer).score(world);
        let before = self.steps.first().map(|step| step.before.view(world, viewer).score(world));
        after - before.unwrap_or(after)
    }
}

/// True if the event begins the next turn or the next round.
pub(crate) fn begins_next(event: &Event) -> bool {
    matches!(event, Event::Acts { .. } | Event::Idle(_) | Event::Turn(_) | Event::Round { .. })
}

/// True if the event plays or shows a card.
pub(crate) fn is_card(event: &Event) -> bool {
    matches!(staging(event).effect, Effect::Card(_))
}
