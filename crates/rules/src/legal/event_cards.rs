//! Legal choices for event cards, and whether an event can change anything (R11.1, R11.2).

use crate::action::Action;
use crate::ids::bit_sets::{PositionSet, RegionSet};
use crate::ids::{Card, Empire, Office, Position};
use crate::raw::event_card::{End, Incident};
use crate::state::State;
use crate::state::task_stack::{Plan, Task};
use crate::world::World;

/// The situation in which an event is resolved: the state, and the empire of the event's deck.
#[derive(Clone, Copy)]
pub(crate) struct Occasion<'a> {
    pub world: &'a World,
    pub state: &'a State,
    pub empire: Empire,
}

impl<'a> Occasion<'a> {
    /// The situation in which this event card is resolved.
    pub fn new(world: &'a World, state: &'a State, card: Card) -> Self {
        Self { world, state, empire: card.deck() }
    }

    /// True if this effect of an event can change something now.
    pub fn possible(&self, incident: Incident) -> bool {
        match incident {
            Incident::Attrition(_) => !self.state.armies(self.empire).is_empty(),
            Incident::Reseat { restart } => self.can_reseat() || restart && self.acts_again(),
            other => other.lasts() || self.objects(other, |_| true),
        }
    }

    /// Calls `f` with each legal choice for an event's effect, in order, until `f` returns true. Returns true if `f`
    /// did.
    pub fn objects(&self, incident: Incident, mut f: impl FnMut(Action) -> bool) -> bool {
        let (world, state) = (self.world, self.state);
        let (control, armies) = (state.control[self.empire], state.armies(self.empire));
        let mut regions = |set: RegionSet| set.into_iter().any(|r| f(Action::ChooseRegion(r)));
        match incident {
            Incident::TradeWithin(end) => {
                let own = self.position(self.empire, end);
                let council = world.positions.in_council(self.empire).minus(PositionSet::only(own));
                council.into_iter().any(|s| self.tradable(own, s) && f(Action::ChoosePosition(s)))
            }
            Incident::TradeAcross { own, other } => {
                let own = self.position(self.empire, own);
                let others = world.empires().filter(|e| *e != self.empire);
                let mut positions = others.map(|e| self.position(e, other));
                positions.any(|s| self.tradable(own, s) && f(Action::ChoosePosition(s)))
            }
            Incident::CivilAttack => self.civil_attacks(f),
            Incident::Expel => regions((world.home[self.empire] & state.held).minus(control)),
            Incident::Withdraw { home: false } | Incident::Uproar => regions(armies),
            Incident::Withdraw { home: true } => regions(armies & world.home[self.empire]),
            Incident::Clear => {
                let around = control.fold(RegionSet::EMPTY, |set, r| set | world.around[r]);
                regions(around & state.held)
            }
            Incident::Gather(least) => {
                let givers: RegionSet = armies.filter(|r| state.banners[*r] >= least).collect();
                regions(control.filter(|to| !givers.minus(RegionSet::only(*to)).is_empty()).collect())
            }
            Incident::March => armies.into_iter().any(|from| {
                let banners = state.banners[from];
                let empty = world.regions.minus(state.held);
                empty.into_iter().any(|to| f(Action::ChooseMove { from, to, banners }))
            }),
            Incident::Attrition(_)
            | Incident::Reseat { .. }
            | Incident::Double(_)
            | Incident::NoSupplyCheck
            | Incident::Truce => false,
        }
    }

    /// Calls `f` with each attack from one region of the empire to another, both with banners, until `f` returns true.
    /// Returns true if `f` did.
    fn civil_attacks(&self, mut f: impl FnMut(Action) -> bool) -> bool {
        let armies = self.state.armies(self.empire);
        if self.state.lasting.holds_back(self.empire) {
            return false;
        }
        armies.into_iter().any(|from| {
            let most = self.state.free_to_leave(self.world, from, self.empire);
            (self.world.neighbours[from] & armies)
                .into_iter()
                .any(|to| (1..=most).any(|banners| f(Action::Attack { from, to, banners })))
        })
    }

    /// The first or last position of an empire's council.
    pub fn position(&self, empire: Empire, end: End) -> Position {
        let last = self.world.positions.in_council(empire).last();
        match (end, last) {
            (End::Last, Some(position)) => position,
            _ => Position::new(empire, Office::at(0)),
        }
    }

    /// True if trading the agents of two positions would change something. It does not if both positions are empty, or
    /// if both have agents of the same society.
    fn tradable(&self, a: Position, b: Position) -> bool {
        self.state.occupant(a) != self.state.occupant(b)
    }

    /// The positions of the empire's council that have agents.
    pub fn agents(&self) -> PositionSet {
        self.world.positions.in_council(self.empire) & self.state.occupied()
    }

    /// True if moving each agent of the council to another position would change something. It would not if the
    /// council has one position, or if agents of one society fill it.
    pub fn can_reseat(&self) -> bool {
        let (council, agents) = (self.world.positions.in_council(self.empire), self.agents());
        let mut owners = agents.map(|s| self.state.occupant(s));
        let first = owners.next();
        let mixed = owners.any(|owner| Some(owner) != first);
        council.len() > 1 && !agents.is_empty() && (agents.len() < council.len() || mixed)
    }

    /// True if the council would act again after a restart: its first position has already had its turn this round,
    /// and the council has an agent (R15.22).
    pub fn acts_again(&self) -> bool {
        self.has_begun() && !self.agents().is_empty()
    }

    /// True while control of the current position is offered or paid for. The position has not acted yet then
    /// (R15.29).
    pub fn waits_for_control(&self) -> bool {
        let mut tasks = self.state.stack.as_slice().iter();
        tasks.any(|task| matches!(task, Task::Offering { arms: false, .. }))
    }

    /// True if the first position of the empire's council has already had its turn this round.
    fn has_begun(&self) -> bool {
        let board = &self.state.board;
        let acted = board.office.saturating_sub(u8::from(self.waits_for_control()));
        (0..=board.turn).any(|n| board.order.nth(n) == self.empire && (n < board.turn || acted > 0))
    }

    /// The position of the next agent for which the plan has no new position; `None` if all agents have one.
    pub fn next_agent(&self, plan: Plan) -> Option<Position> {
        self.agents().into_iter().find(|s| plan.target(s.office()).is_none())
    }

    /// The positions to which the next agent may move. Leaves out the agent's own position, and any position whose
    /// choice would leave the last agent only its own.
    pub fn places(&self, plan: Plan) -> PositionSet {
        let Some(agent) = self.next_agent(plan) else { return PositionSet::EMPTY };
        let free: PositionSet =
            self.world.positions.in_council(self.empire).filter(|s| !plan.takes(s.office())).collect();
        let rest: PositionSet =
            self.agents().filter(|s| *s != agent && plan.target(s.office()).is_none()).collect();
        let strands = |to: Position| free.minus(PositionSet::only(to)) == rest && rest.len() == 1;
        free.filter(|to| *to != agent && !strands(*to)).collect()
    }
}
