//! Event cards (section 11). The society that draws an event shows it and carries it out at once.

use super::cards::Card;
use super::event_cards::{End, Half};
use super::game::{Game, Place, Task};

/// The effects of events that last until the round ends (R11.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lasting {
    /// The kinds of icons that count twice.
    pub counted_twice: Vec<super::world::Icon>,
    /// The empires that do not attack.
    pub no_attacks: Vec<usize>,
    pub no_supply_checks: bool,
}

/// The old and the new position of an agent.
pub type Move = (Place, Place);

impl Game {
    /// R11.1: removes a drawn event from the game, and carries it out if it can change anything. Returns true if it
    /// counts as the drawn card.
    pub fn draw_event(&mut self, card: Card, number: usize, drawer: usize) -> bool {
        self.gone[card.deck].add(card);
        let halves = self.world.events[number].halves.clone();
        let possible: Vec<usize> =
            (0..halves.len()).filter(|half| self.can_change_something(&halves[*half], card.deck)).collect();
        match possible.as_slice() {
            [] => return false,
            [half] => self.start_half(halves[*half].clone(), card.deck, drawer),
            // R15.20: the society decides only if both halves can change something.
            _ => self.agenda.push(Task::ChooseHalf { event: number, drawer }),
        }
        true
    }

    pub fn choose_half(&mut self, event: usize, drawer: usize, number: &str) {
        let half: usize = number.parse().expect("the number of a half");
        let event = self.world.events[event].clone();
        self.start_half(event.halves[half - 1].clone(), event.empire, drawer);
    }

    fn can_change_something(&self, half: &Half, empire: usize) -> bool {
        match half {
            // R11.2: an effect that lasts until the round ends always counts as a change.
            Half::CountsTwice(_) | Half::NoSupplyChecks | Half::NoAttacks => true,
            Half::KillEverywhere(_) => !self.regions_with_banners_of(empire).is_empty(),
            Half::RearrangeAgents { starts_again } => {
                self.can_be_rearranged(empire) || (*starts_again && self.would_act_again(empire))
            }
            _ => !self.event_options(half, empire).is_empty(),
        }
    }

    fn start_half(&mut self, half: Half, empire: usize, drawer: usize) {
        // R15.29: if the event was drawn for a payment before the action, the turn is shortened only if play returns
        // to a council.
        let before_the_action = self.agenda.contains(&Task::Before);
        match half {
            Half::CountsTwice(icon) => self.lasting.counted_twice.push(icon),
            Half::NoSupplyChecks => self.lasting.no_supply_checks = true,
            Half::NoAttacks => self.lasting.no_attacks.push(empire),
            Half::KillEverywhere(most) => {
                for region in self.regions_with_banners_of(empire) {
                    self.kill(region, most.min(self.banners(region)));
                }
            }
            Half::RearrangeAgents { starts_again } => {
                if starts_again && (!before_the_action || self.would_act_again(empire)) {
                    self.acting.as_mut().expect("a position's turn").starts_again.push(empire);
                }
                if self.can_be_rearranged(empire) {
                    self.agenda.push(Task::RearrangeAgents { empire, drawer, moves: Vec::new() });
                }
            }
            _ => self.agenda.push(Task::CarryOut { half, empire, drawer }),
        }
    }

    /// All decisions that choose the object of an event.
    pub fn event_options(&self, half: &Half, empire: usize) -> Vec<String> {
        match half {
            Half::TradeWithin(end) => {
                let own = self.end_of(empire, *end);
                let council = (0..self.world.empires[empire].council.len()).map(|index| (empire, index));
                self.trades(own, council.collect())
            }
            Half::TradeAcross { own, other } => {
                let own = self.end_of(empire, *own);
                let others = (0..self.world.empires.len()).filter(|other| *other != empire);
                self.trades(own, others.map(|council| self.end_of(council, *other)).collect())
            }
            Half::CivilAttack => self.civil_attacks(empire),
            Half::ClearForeign => self.choices(|region| {
                self.world.regions[region].home == Some(empire)
                    && !self.is_empty(region)
                    && self.banners_of(empire, region) == 0
            }),
            Half::ClearOwn { home } => self.choices(|region| {
                self.banners_of(empire, region) > 0
                    && (!home || self.world.regions[region].home == Some(empire))
            }),
            Half::ClearAll => self.choices(|region| {
                let beside = self.all_regions(|next| self.world.lies_beside(region, next));
                !self.is_empty(region) && beside.into_iter().any(|next| self.controller(next) == Some(empire))
            }),
            Half::Gather { least } => self.choices(|region| {
                self.controller(region) == Some(empire) && !self.givers_to(region, empire, *least).is_empty()
            }),
            Half::ClearAndKillAround => self.choices(|region| self.banners_of(empire, region) > 0),
            Half::MoveArmy => self.army_moves(empire),
            _ => unreachable!("{half:?} has nothing to choose"),
        }
    }

    fn choices(&self, fits: impl Fn(usize) -> bool) -> Vec<String> {
        let regions = self.all_regions(fits).into_iter();
        regions.map(|region| format!("choose region {}", self.number(region))).collect()
    }

    fn regions_with_banners_of(&self, empire: usize) -> Vec<usize> {
        self.all_regions(|region| self.banners_of(empire, region) > 0)
    }

    /// R11.2: the regions with at least this number of the empire's banners, without the region that receives banners
    /// (R15.24).
    fn givers_to(&self, to: usize, empire: usize, least: usize) -> Vec<usize> {
        self.all_regions(|region| region != to && self.banners_of(empire, region) >= least)
    }

    /// R11.2, R6.1: the attacks between two regions of the empire. The target must have banners.
    fn civil_attacks(&self, empire: usize) -> Vec<String> {
        let mut attacks = Vec::new();
        if self.does_not_attack(empire) {
            return attacks;
        }
        for source in self.regions_with_banners_of(empire) {
            for target in self.regions_with_banners_of(empire) {
                if self.world.borders(source, target) {
                    for strength in 1..=self.banners_that_may_leave(empire, source) {
                        let (source, target) = (self.number(source), self.number(target));
                        attacks.push(format!("attack {source}>{target} x{strength}"));
                    }
                }
            }
        }
        attacks
    }

    /// R15.24: the moves of a whole army of the empire to any region without banners.
    fn army_moves(&self, empire: usize) -> Vec<String> {
        let mut moves = Vec::new();
        for from in self.regions_with_banners_of(empire) {
            for to in self.all_regions(|region| self.is_empty(region)) {
                let (start, end) = (self.number(from), self.number(to));
                moves.push(format!("choose {start}>{end} x{}", self.banners(from)));
            }
        }
        moves
    }

    fn end_of(&self, empire: usize, end: End) -> Place {
        match end {
            End::First => (empire, 0),
            End::Last => (empire, self.world.empires[empire].council.len() - 1),
        }
    }

    /// R11.2: the trades that change something: not of two empty positions, nor of two agents of the same society.
    fn trades(&self, own: Place, others: Vec<Place>) -> Vec<String> {
        let others = others.into_iter().filter(|other| self.agent_at(own) != self.agent_at(*other));
        others.map(|other| format!("choose {}", self.world.position_name(other))).collect()
    }

    /// Carries out an event on a chosen object.
    pub fn carry_out_event(&mut self, half: &Half, empire: usize, object: &str) {
        match half {
            Half::TradeWithin(end) | Half::TradeAcross { own: end, .. } => {
                let other = self.world.position(object).expect("a position");
                let own = self.end_of(empire, *end);
                self.move_agents(&[(own, other), (other, own)]);
            }
            Half::CivilAttack => {
                let (source, target, strength) = self.read_move(object);
                self.fight_civil_attack(source, target, strength);
            }
            Half::MoveArmy => {
                let (from, to, banners) = self.read_move(object);
                self.take(from, banners);
                self.put(to, empire, banners);
            }
            Half::Gather { least } => {
                let to = self.read_region(object);
                for from in self.givers_to(to, empire, *least) {
                    self.take(from, 1);
                    self.put(to, empire, 1);
                }
            }
            Half::ClearAndKillAround => {
                let region = self.read_region(object);
                self.clear(region);
                for next in self.all_regions(|next| self.world.lies_beside(region, next)) {
                    self.kill(next, self.banners(next).min(1));
                }
            }
            _ => self.clear(self.read_region(object)),
        }
    }

    fn clear(&mut self, region: usize) {
        self.kill(region, self.banners(region));
    }

    /// R6.2: fights an attack between two armies of one empire. The losses of both sides go to its supply.
    fn fight_civil_attack(&mut self, source: usize, target: usize, strength: usize) {
        let empire = self.take(source, strength);
        let at_the_fort = strength.min(self.world.regions[target].fort);
        let left = strength - at_the_fort;
        let traded = left.min(self.banners(target));
        self.kill(target, traded);
        self.supplies[empire] += at_the_fort + traded;
        self.put(target, empire, left - traded);
    }

    /// Moves the agents of all these positions at once. If the active agent moves, it stays active (R15.21).
    pub fn move_agents(&mut self, moves: &[Move]) {
        let agents: Vec<Option<usize>> = moves.iter().map(|(from, _)| self.agent_at(*from)).collect();
        for (from, _) in moves {
            self.set_agent(*from, None);
        }
        for ((_, to), agent) in moves.iter().zip(agents) {
            self.set_agent(*to, agent);
        }
        if let Some(acting) = &mut self.acting
            && let Some((_, to)) = moves.iter().find(|(from, _)| *from == acting.agent)
        {
            acting.agent = *to;
        }
    }

    fn agents_of_council(&self, empire: usize) -> Vec<Place> {
        let places = (0..self.world.empires[empire].council.len()).map(|index| (empire, index));
        places.filter(|place| self.agent_at(*place).is_some()).collect()
    }

    /// R15.22: true if a rearrangement would change the council. It would not if there are no agents, if none can
    /// move, or if agents of one society are on all positions.
    fn can_be_rearranged(&self, empire: usize) -> bool {
        let agents = self.agents_of_council(empire);
        let council = self.world.empires[empire].council.len();
        let of_one_society = agents.iter().all(|place| self.agent_at(*place) == self.agent_at(agents[0]));
        !agents.is_empty() && council > 1 && !(agents.len() == council && of_one_society)
    }

    /// R15.20: the options for the next agent of a rearrangement, from the first position on. Each agent must go to a
    /// free position other than its own, and must leave such a position for each later agent.
    pub fn rearrange_options(&self, empire: usize, moves: &[Move]) -> Vec<String> {
        let Some(agent) = self.agents_of_council(empire).get(moves.len()).copied() else {
            return Vec::new();
        };
        let places = (0..self.world.empires[empire].council.len()).map(|index| (empire, index));
        let fits = |to: &Place| {
            let mut after = moves.to_vec();
            after.push((agent, *to));
            self.can_be_completed(empire, &after)
        };
        let places = places.filter(fits);
        places.map(|place| format!("choose {}", self.world.position_name(place))).collect()
    }

    /// True if, after these moves, every other agent of the council can still get a position.
    fn can_be_completed(&self, empire: usize, moves: &[Move]) -> bool {
        let (last, earlier) = moves.split_last().expect("a move");
        if last.0 == last.1 || earlier.iter().any(|(_, to)| *to == last.1) {
            return false;
        }
        let Some(next) = self.agents_of_council(empire).get(moves.len()).copied() else {
            return true;
        };
        let mut places = (0..self.world.empires[empire].council.len()).map(|index| (empire, index));
        places.any(|to| self.can_be_completed(empire, &[moves, &[(next, to)]].concat()))
    }

    /// Chooses an agent's new position. Once all agents have one, all of them move.
    pub fn rearrange_agent(&mut self, empire: usize, drawer: usize, mut moves: Vec<Move>, to: &str) {
        let agents = self.agents_of_council(empire);
        moves.push((agents[moves.len()], self.world.position(to).expect("a position")));
        if moves.len() == agents.len() {
            self.move_agents(&moves);
        } else {
            self.agenda.push(Task::RearrangeAgents { empire, drawer, moves });
        }
    }

    pub fn does_not_attack(&self, empire: usize) -> bool {
        self.lasting.no_attacks.contains(&empire)
    }

    /// R15.22: true if the council's first position has had its turn this round. It has not if its Before is still to
    /// come (R15.29).
    fn has_had_its_first_turn(&self, empire: usize) -> bool {
        let is_first = self.acting.as_ref().is_some_and(|acting| acting.turn == (empire, 0));
        let still_to_act = is_first && self.agenda.contains(&Task::Before);
        !still_to_act && !self.agenda.contains(&Task::PositionTurn((empire, 0)))
    }

    /// R11.2, R15.22: true if a council would act again after a restart. It needs an agent for that.
    fn would_act_again(&self, empire: usize) -> bool {
        self.has_had_its_first_turn(empire) && !self.agents_of_council(empire).is_empty()
    }

    /// R11.2: the empires to whose councils play returns when the turn has ended.
    fn returns_to(&self) -> Vec<usize> {
        let Some(acting) = &self.acting else { return Vec::new() };
        let called = acting.starts_again.iter().copied();
        called.filter(|empire| self.would_act_again(*empire)).collect()
    }

    /// R11.2, R15.29: true if this turn has no After any more.
    pub fn turn_is_cut_short(&self) -> bool {
        !self.acting().starts_again.is_empty()
    }

    /// R11.2, R15.23: returns play to the first position of a council. Of several councils, takes the one that acts
    /// first. All positions from there on act again, and supply is checked again.
    pub fn go_back(&mut self) {
        let returns = self.returns_to();
        let Some(from) = self.order.iter().position(|empire| returns.contains(empire)) else {
            return;
        };
        self.agenda.retain(|task| !matches!(task, Task::PositionTurn(_) | Task::SupplyCheck(_)));
        let turns = self.turns_of(&self.order[from..]);
        self.plan(turns);
    }
}
