//! Scripted tricks: simple habits that try to exploit a bot's weaknesses. A trick narrows down the options of a decision,
//! and the bot chooses among the rest.

use bots::policy::Situation;
use rules::{Action, Empire, Phase, Printed, Slot, Society};

rules::words! {
    /// A habit on top of a bot's play.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Trick {
        /// Exchanges tokens only in the last loyalty step.
        Late = "late",
        /// Exchanges tokens in the last loyalty step in any case, and never before.
        LastMinute = "last-minute",
        /// Never exchanges tokens.
        NeverExchange = "never-exchange",
        /// Exchanges tokens in every loyalty step.
        ExchangeAtOnce = "exchange-at-once",
        /// Places an agent on its Devout empire's Chancellor where that is free.
        Chancellor = "chancellor",
        /// Places agents on the free Chancellor to whose empire it is most loyal.
        Chancellors = "chancellors",
        /// Places its agents of the first round with its Opposed empire.
        Bluff = "bluff",
        /// Draws no cards, and plays none.
        NoCards = "no-cards",
        /// Draws cards where it can, and plays them only in the last round.
        HoardCards = "hoard-cards",
        /// Places agents in the council in which the leader has most agents.
        CopyLeader = "copy-leader",
        /// Attacks where it can.
        AlwaysAttack = "always-attack",
        /// Takes no action that is an attack.
        NeverAttack = "never-attack",
        /// Swaps where it can.
        AlwaysSwap = "always-swap",
        /// Adds banners where it can, and never swaps.
        Sit = "sit",
        /// Places agents as near to the Chancellor as it can.
        TopPositions = "top-positions",
        /// Places agents as near to the Sheriff as it can.
        BottomPositions = "bottom-positions",
        /// Places agents in the council in which it has fewest.
        SpreadAgents = "spread-agents",
        /// Places agents in the council in which it has most.
        OneCouncil = "one-council",
        /// Attacks the empire that is likely to be the leader's Devout.
        StrikeLeader = "strike-leader",
        /// Places agents with its Devout empire, and adds banners for no other.
        DevoutOnly = "devout-only",
        /// Attacks regions of its Opposed empire only.
        OpposedOnly = "opposed-only",
    }
}

/// A decision, as a trick sees it.
#[derive(Clone, Copy)]
struct Sight<'a> {
    situation: &'a Situation<'a>,
    legal: &'a [Action],
}

/// The kinds of printed lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Add,
    Draw,
    Attack,
    Swap,
}

impl Trick {
    /// The indices of the options among which the player may choose, in ascending order. There is at least one if
    /// `legal` is not empty.
    pub fn options(self, situation: &Situation<'_>, legal: &[Action]) -> Vec<usize> {
        let sight = Sight { situation, legal };
        let ranks: Vec<i32> = legal.iter().map(|action| self.rank(sight, *action)).collect();
        let most = ranks.iter().max();
        (0..legal.len()).filter(|index| Some(&ranks[*index]) == most).collect()
    }

    /// The rank of an option. Only options of the highest rank are left.
    fn rank(self, sight: Sight<'_>, action: Action) -> i32 {
        let exchanges = i32::from(matches!(action, Action::Exchange(..)));
        let plays = i32::from(matches!(action, Action::Play { .. }));
        match self {
            Self::Late if sight.is_last_loyalty_step() => 0,
            Self::LastMinute if sight.is_last_loyalty_step() => exchanges,
            Self::Late | Self::LastMinute | Self::NeverExchange => -exchanges,
            Self::ExchangeAtOnce => exchanges,
            Self::Chancellor => {
                sight.chancellor(action) * sight.deploys_with(action, sight.token(Slot::first(1).next()))
            }
            Self::Chancellors => sight.chancellor(action),
            Self::Bluff if sight.situation.view.round() > 1 => 0,
            Self::Bluff => sight.deploys_with(action, sight.token(sight.last_slot())),
            Self::NoCards => -plays - sight.takes(action, Kind::Draw),
            Self::HoardCards if sight.situation.view.rounds_to_come(sight.situation.world) > 0 => {
                sight.prefers(action, Kind::Draw) - plays
            }
            Self::HoardCards => 0,
            Self::CopyLeader => {
                sight.leader().map_or(0, |leader| sight.deploys_with(action, sight.main_council(leader)))
            }
            Self::AlwaysAttack => sight.prefers(action, Kind::Attack),
            Self::NeverAttack => -sight.takes(action, Kind::Attack),
            Self::AlwaysSwap => sight.prefers(action, Kind::Swap),
            Self::Sit => sight.prefers(action, Kind::Add) - sight.takes(action, Kind::Swap),
            Self::TopPositions => -sight.office(action),
            Self::BottomPositions => sight.office(action),
            Self::SpreadAgents => -sight.own_agents_beside(action),
            Self::OneCouncil => sight.own_agents_beside(action),
            Self::StrikeLeader => {
                let target = sight.leader().and_then(|leader| sight.main_council(leader));
                target.map_or(0, |target| sight.strikes(action, target).max(0))
            }
            Self::DevoutOnly => {
                let devout = sight.token(Slot::first(1).next());
                let acting = sight.situation.view.acting().map(|position| position.empire());
                let others = if acting == devout { 0 } else { sight.takes(action, Kind::Add) };
                sight.deploys_with(action, devout) - others
            }
            Self::OpposedOnly => {
                sight.token(sight.last_slot()).map_or(0, |target| sight.strikes(action, target))
            }
        }
    }
}

impl Sight<'_> {
    /// The viewer's token on a slot.
    fn token(self, slot: Option<Slot>) -> Option<Empire> {
        let view = self.situation.view;
        view.tokens(view.viewer()).at(slot?)
    }

    fn last_slot(self) -> Option<Slot> {
        self.situation.world.slots().last()
    }

    fn is_last_loyalty_step(self) -> bool {
        let Situation { world, view, .. } = *self.situation;
        let house = world.house();
        match view.phase() {
            Phase::FinalWhisper => true,
            _ => !house.final_whisper && view.current_round() + 1 >= house.rounds,
        }
    }

    /// The kind of the printed line that an action takes.
    fn line_kind(self, action: Action) -> Option<Kind> {
        let Action::Act(line) = action else { return None };
        let Situation { world, view, .. } = *self.situation;
        world.lines(view.acting()?).get(line.index()).map(|printed| match printed {
            Printed::Add(_) => Kind::Add,
            Printed::Draw(_) => Kind::Draw,
            Printed::Attack => Kind::Attack,
            Printed::Swap => Kind::Swap,
        })
    }

    /// 1 if the action takes a printed line of this kind, otherwise 0.
    fn takes(self, action: Action, kind: Kind) -> i32 {
        i32::from(self.line_kind(action) == Some(kind))
    }

    /// -1 if the action takes a printed line of another kind although one of this kind is legal, otherwise 0.
    fn prefers(self, action: Action, kind: Kind) -> i32 {
        let can = self.legal.iter().any(|other| self.line_kind(*other) == Some(kind));
        let other = self.line_kind(action).is_some_and(|taken| taken != kind);
        -i32::from(can && other)
    }

    /// 1 if the action places an agent with this empire, otherwise 0.
    fn deploys_with(self, action: Action, empire: Option<Empire>) -> i32 {
        i32::from(matches!(action, Action::DeployPosition(at) if Some(at.empire()) == empire))
    }

    /// The place from above of the position on which the action places an agent, otherwise 0.
    fn office(self, action: Action) -> i32 {
        match action {
            Action::DeployPosition(position) => position.office().index() as i32,
            _ => 0,
        }
    }

    /// The more, the more loyal the viewer is to the empire on whose Chancellor the action places an agent. 0 for other
    /// actions, and for empires whose cities bring the viewer nothing.
    fn chancellor(self, action: Action) -> i32 {
        let Situation { world, view, .. } = *self.situation;
        match action {
            Action::DeployPosition(position) if position.office().index() == 0 => {
                let slot = view.tokens(view.viewer()).slot_of(position.empire());
                slot.map_or(0, |slot| world.house().multiplier(slot).max(0))
            }
            _ => 0,
        }
    }

    /// The number of the viewer's agents in the council in which the action places another one.
    fn own_agents_beside(self, action: Action) -> i32 {
        let view = self.situation.view;
        match action {
            Action::DeployPosition(position) => {
                view.posts(view.viewer()).in_council(position.empire()).len() as i32
            }
            _ => 0,
        }
    }

    /// The empire in whose council a society has placed most agents, which is likely to be its Devout. `None` if it has
    /// placed none.
    fn main_council(self, society: Society) -> Option<Empire> {
        let Situation { world, evidence, .. } = *self.situation;
        let placed = |empire: &Empire| evidence.service(society, *empire).agents;
        world.empires().max_by_key(placed).filter(|empire| placed(empire) > 0)
    }

    /// The rival whose main council's empire has most points.
    fn leader(self) -> Option<Society> {
        let Situation { world, view, .. } = *self.situation;
        let points = |rival: Society| Some(view.points(world, self.main_council(rival)?));
        let rivals = world.societies().filter(|society| *society != view.viewer());
        rivals.filter(|rival| points(*rival).is_some()).max_by_key(|rival| points(*rival))
    }

    /// 1 if the action attacks this empire, or takes the printed attack where that is possible. -1 for other attacks.
    fn strikes(self, action: Action, target: Empire) -> i32 {
        let Situation { world, view, .. } = *self.situation;
        let is_hit = match action {
            Action::Attack { to, .. } => view.controller(to) == Some(target),
            _ if self.takes(action, Kind::Attack) == 1 => {
                let own = view.acting().map(|position| view.control(position.empire()));
                let reach = own
                    .into_iter()
                    .flatten()
                    .any(|region| world.neighbours(region).meets(view.control(target)));
                reach && view.acting().is_some_and(|position| position.empire() != target)
            }
            _ => return 0,
        };
        if is_hit { 1 } else { -1 }
    }
}
