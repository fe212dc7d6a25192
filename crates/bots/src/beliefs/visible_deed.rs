//! Deeds: the public part of a decision, with its public alternatives.

use rules::{
    Action, AttackForecast, Board, ByEmpire, Empire, Line, Position, Printed, Region, Society, World,
};

/// A deed: a decision as everybody sees it, without anything that only its society knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// The society placed an agent on a position.
    Deploy(Position),
    /// The society took back an agent from a position.
    Retrieve(Position),
    /// The society chose a printed action.
    Act(Line),
    /// The society declared an attack.
    Attack { from: Region, to: Region, banners: u8 },
    /// The society exchanged two tokens, which are face up now.
    Exchange(Empire, Empire),
    /// The society exchanged no tokens.
    Keep,
}

/// The kind of a deed. Each kind has its own weights in the likelihood model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeedKind {
    Deploy,
    Retrieve,
    Act,
    Attack,
    Exchange,
}

impl DeedKind {
    pub const ALL: [Self; 5] = [Self::Deploy, Self::Retrieve, Self::Act, Self::Attack, Self::Exchange];
}

impl Deed {
    /// The deed that everybody sees of an action; `None` if it says too little about the society's tokens.
    pub fn from_action(action: Action) -> Option<Self> {
        match action {
            Action::DeployPosition(position) => Some(Self::Deploy(position)),
            Action::RetrievePosition(position) => Some(Self::Retrieve(position)),
            Action::Act(line) => Some(Self::Act(line)),
            Action::Attack { from, to, banners } => Some(Self::Attack { from, to, banners }),
            Action::Exchange(a, b) => Some(Self::Exchange(a, b)),
            Action::Keep => Some(Self::Keep),
            // Other societies do not see which cards are drawn, kept or discarded. The other actions reveal
            // little, or their results count instead.
            Action::Lay(_)
            | Action::RetrieveRegion(_)
            | Action::DeployRegion(_)
            | Action::Swap(_)
            | Action::Play { .. }
            | Action::ChooseEmpire(_)
            | Action::ChoosePosition(_)
            | Action::ChooseRegion(_)
            | Action::ChooseSome { .. }
            | Action::ChooseMove { .. }
            | Action::Place(_)
            | Action::Kill(_)
            | Action::Done
            | Action::Pass
            | Action::Discard(_)
            | Action::Half(_)
            | Action::Offer(_)
            | Action::Accept
            | Action::Decline
            | Action::Follow => None,
        }
    }

    pub fn kind(self) -> DeedKind {
        match self {
            Self::Deploy(_) => DeedKind::Deploy,
            Self::Retrieve(_) => DeedKind::Retrieve,
            Self::Act(_) => DeedKind::Act,
            Self::Attack { .. } => DeedKind::Attack,
            Self::Exchange(..) | Self::Keep => DeedKind::Exchange,
        }
    }
}

/// Fills `all` with the deed and its public alternatives. Exchanges have none here, since theirs depend on
/// covered tokens.
pub(crate) fn alternatives(world: &World, board: &Board, mover: Society, deed: Deed, all: &mut Vec<Deed>) {
    all.clear();
    match deed {
        Deed::Deploy(_) => {
            let free = world.positions().filter(|position| board.occupant(*position).is_none());
            all.extend(free.map(Deed::Deploy));
        }
        Deed::Retrieve(_) => all.extend(board.posts(mover).map(Deed::Retrieve)),
        Deed::Act(_) => {
            let lines = board.acting().map_or(0, |position| world.lines(position).len());
            all.extend(Line::first(lines).map(Deed::Act));
        }
        Deed::Attack { from, .. } => {
            if let Some(empire) = board.controller(from) {
                attacks(world, board, empire, all);
            }
        }
        Deed::Exchange(..) | Deed::Keep => {}
    }
    if !all.contains(&deed) {
        all.push(deed);
    }
}

/// Adds an attack on each target of an empire, with as many banners as may leave.
fn attacks(world: &World, board: &Board, empire: Empire, all: &mut Vec<Deed>) {
    let foes = world.regions().minus(board.control(empire));
    for from in board.armies(empire) {
        let banners = board.free_to_leave(world, from, empire);
        if banners > 0 {
            all.extend((world.neighbours(from) & foes).map(|to| Deed::Attack { from, to, banners }));
        }
    }
}

/// The number of effects of a deed on each empire.
pub(crate) const EFFECTS: usize = 5;

/// For each empire, the effects of a deed on it.
pub(crate) type Effects = ByEmpire<[f32; EFFECTS]>;

/// Indexes into the effects on an empire ([`Effects`]): agents in the council, banners to add, attacks to come,
/// cities won or within reach, banners won.
const POSTS: usize = 0;
const ADDS: usize = 1;
const ATTACKS: usize = 2;
const CITIES: usize = 3;
const BANNERS: usize = 4;

/// The effects of a deed on each empire, on the board on which it was done.
pub(crate) fn effects(world: &World, board: &Board, deed: Deed) -> Effects {
    let mut effects = ByEmpire::all([0.0; EFFECTS]);
    match deed {
        Deed::Deploy(position) | Deed::Retrieve(position) => {
            let sign = if matches!(deed, Deed::Deploy(_)) { 1.0 } else { -1.0 };
            let free = board.active_agent(position).is_none_or(|agent| agent == position);
            effects[position.empire()][POSTS] = sign;
            let weight = if free { sign } else { 0.5 * sign };
            for line in world.lines(position) {
                promise(world, board, position.empire(), *line, weight, &mut effects);
            }
        }
        Deed::Act(line) => {
            if let Some(position) = board.acting()
                && let Some(line) = world.lines(position).get(line.index())
            {
                promise(world, board, position.empire(), *line, 1.0, &mut effects);
            }
        }
        Deed::Attack { from, to, banners } => attack(world, board, from, to, banners, &mut effects),
        Deed::Exchange(..) | Deed::Keep => {}
    }
    effects
}

fn attack(world: &World, board: &Board, from: Region, to: Region, banners: u8, effects: &mut Effects) {
    let AttackForecast { to_forts, traded, attackers, .. } = AttackForecast::new(world, board, to, banners);
    let cities = if attackers > 0 { world.share(to) } else { 0.0 };
    if let Some(own) = board.controller(from) {
        effects[own][CITIES] += cities;
        effects[own][BANNERS] -= f32::from(to_forts + traded) / 4.0;
    }
    if let Some(foe) = board.controller(to) {
        effects[foe][CITIES] -= cities;
        effects[foe][BANNERS] -= f32::from(traded) / 4.0;
    }
}

/// Adds the effects that a printed action may have, multiplied by `weight`.
fn promise(world: &World, board: &Board, empire: Empire, line: Printed, weight: f32, effects: &mut Effects) {
    match line {
        Printed::Add(count) => {
            let banners = board.added(world, count, empire);
            effects[empire][ADDS] += weight * banners as f32 / 4.0;
        }
        Printed::Attack => {
            effects[empire][ATTACKS] += weight;
            within_reach(world, board, empire, weight, effects);
        }
        Printed::Draw(_) | Printed::Swap => {}
    }
}

/// Adds the effects on cities: the most that one attack of an empire could win now, and the most that it could
/// take from each other empire.
fn within_reach(world: &World, board: &Board, empire: Empire, weight: f32, effects: &mut Effects) {
    let mut most = ByEmpire::all(0.0f32);
    let (mut best, foes) = (0.0f32, world.regions().minus(board.control(empire)));
    for from in board.armies(empire) {
        let banners = board.free_to_leave(world, from, empire);
        for to in world.neighbours(from) & foes & world.scoring_regions() {
            if AttackForecast::new(world, board, to, banners).attackers > 0 {
                let cities = world.share(to);
                best = best.max(cities);
                if let Some(foe) = board.controller(to) {
                    most[foe] = most[foe].max(cities);
                }
            }
        }
    }
    effects[empire][CITIES] += weight * best;
    world.empires().for_each(|foe| effects[foe][CITIES] -= weight * most[foe]);
}

/// Half the number of cards that a deed lets the society draw.
pub(crate) fn draws(world: &World, board: &Board, deed: Deed) -> f32 {
    let (position, only) = match deed {
        Deed::Deploy(position) => (Some(position), None),
        Deed::Act(line) => (board.acting(), Some(line)),
        _ => (None, None),
    };
    let Some(position) = position else { return 0.0 };
    let taken = |place: usize| only.is_none_or(|line| line.index() == place);
    let lines = world.lines(position).iter().enumerate().filter(|(place, _)| taken(*place));
    let draw = lines.map(|(_, line)| match *line {
        Printed::Draw(count) => board.amount(world, count, position.empire()),
        Printed::Add(_) | Printed::Attack | Printed::Swap => 0,
    });
    draw.sum::<u32>() as f32 / 2.0
}
