//! How automata take agents back and place them (R13.2 to R13.4).

use crate::chance_sources::Chance;
use crate::event::{Event, Sink, Spot};
use crate::ids::bit_sets::PositionSet;
use crate::ids::{Empire, MAX_OFFICES, Office, Position, Slot, Society};
use crate::world::automaton::{OFFICES, Script, TAKEN_BACK, TakeBack};

use super::super::Step;

/// An empire as a script names it: by the automaton's loyalty tokens.
#[derive(Clone, Copy)]
enum ScriptEmpire {
    /// The empire whose token is on this loyalty slot, from 0.
    Slot(usize),
    /// The empire that acts right after the empire on the first loyalty slot.
    Neighbour,
}

const SHERIFF: usize = 0;
const STEWARD: usize = 1;
const MARSHAL: usize = 2;
const CHANCELLOR: usize = 3;

const DEVOUT: ScriptEmpire = ScriptEmpire::Slot(0);
const DUTIFUL: ScriptEmpire = ScriptEmpire::Slot(1);
const AFFILIATED: ScriptEmpire = ScriptEmpire::Slot(2);
const UNALLIED: ScriptEmpire = ScriptEmpire::Slot(3);
const OPPOSED: ScriptEmpire = ScriptEmpire::Slot(4);

/// The number of agents that a single automaton places each round. Each of two automata places one less.
const PLACED: usize = 4;

type List = [(ScriptEmpire, usize); PLACED];

/// For each round, where an Order of Madness places its agents: pairs of an empire and a position's index (R13.4).
const MADNESS: [List; 4] = [
    [(DEVOUT, CHANCELLOR), (DEVOUT, MARSHAL), (OPPOSED, SHERIFF), (ScriptEmpire::Neighbour, SHERIFF)],
    [(DEVOUT, STEWARD), (DUTIFUL, CHANCELLOR), (OPPOSED, STEWARD), (ScriptEmpire::Neighbour, STEWARD)],
    [(DUTIFUL, MARSHAL), (AFFILIATED, CHANCELLOR), (OPPOSED, MARSHAL), (ScriptEmpire::Neighbour, MARSHAL)],
    [
        (DUTIFUL, STEWARD),
        (AFFILIATED, MARSHAL),
        (UNALLIED, CHANCELLOR),
        (ScriptEmpire::Neighbour, CHANCELLOR),
    ],
];

/// Where the Glory Hounds place their agents in every round: pairs of an empire and a position's index (R13.4).
const HOUNDS: List = [(DEVOUT, CHANCELLOR), (DUTIFUL, MARSHAL), (AFFILIATED, STEWARD), (UNALLIED, SHERIFF)];

impl<C: Chance, S: Sink> Step<'_, C, S> {
    /// The society that places agents at this step of the phase: first the automata, then the human player (R13.3).
    pub(in crate::apply) fn solo_placer(&self, player: Society, step: u8) -> Society {
        let (societies, round) = (self.world.societies, self.state.board.round);
        let automata = societies - 1;
        if step >= automata {
            return player;
        }
        // The first-player marker passes once a round (R5.8), so this is the society that had it in the first round
        // (R15.33).
        let first = self.world.seat_after(self.state.board.first, societies - (round - 1) % societies);
        let mut seats = (0..societies)
            .map(|steps| self.world.seat_after(first, steps))
            .filter(|society| *society != player);
        // If there are two automata, they take turns at going first.
        seats.nth(usize::from((step + round - 1) % automata)).unwrap_or(player)
    }

    pub(super) fn deploy_automaton(&mut self, society: Society, script: Script) {
        let alone = self.world.societies == 2;
        let (most, noted) = if alone { (PLACED, 2) } else { (PLACED - 1, 1) };
        let most = most.min(self.state.agents_in_hand(self.world, society).into());
        let list = match script {
            // In a match with more rounds than the list has, the list starts again (R15.34).
            Script::Madness => MADNESS[usize::from(self.state.board.round - 1) % MADNESS.len()],
            Script::Hounds => HOUNDS,
        };
        let mut take_back = TakeBack::NONE;
        for (n, (of, office)) in list.into_iter().enumerate().take(most) {
            let place = self.script_empire(society, of).and_then(|empire| self.next_free(empire, office));
            let Some(position) = place else { break };
            self.state.board.posts[society].insert(position);
            if script == Script::Madness && n >= noted {
                take_back.note(n - noted, position);
            }
            self.tell(|| Event::Deployed(society, Spot::Position(position)));
        }
        self.note_take_back(society, take_back);
    }

    fn script_empire(&self, society: Society, of: ScriptEmpire) -> Option<Empire> {
        let tokens = self.state.tokens[society];
        match of {
            ScriptEmpire::Slot(slot) => tokens.at(Slot::new(slot)?),
            ScriptEmpire::Neighbour => {
                let place = self.state.board.order.place(tokens.at(Slot::new(0)?)?)?;
                Some(self.state.board.order.nth((place + 1) % self.world.empires().len() as u8))
            }
        }
    }

    /// The position that an automaton's agent takes (R13.3). This is the given position if it is free, else the next
    /// free position towards the start of its council. If there is none, the search continues in the councils that act
    /// next, each from its last position.
    fn next_free(&self, empire: Empire, office: usize) -> Option<Position> {
        let free = self.state.free_positions(self.world);
        let empires = self.world.empires().len() as u8;
        let place = self.state.board.order.place(empire)?;
        let own = (0..=office).rev().map(|office| (empire, office));
        let others = (1..=empires).flat_map(|after| {
            let empire = self.state.board.order.nth((place + after) % empires);
            (0..OFFICES).rev().map(move |office| (empire, office))
        });
        let positions = own
            .chain(others)
            .filter_map(|(empire, office)| Some(Position::new(empire, Office::new(office)?)));
        positions.into_iter().find(|position| free.has(*position))
    }

    /// True if an automaton has agents to take back this round.
    pub(super) fn has_to_take_back(&self, society: Society, script: Script) -> bool {
        match script {
            Script::Madness => {
                let noted = self.state.board.take_back.get(self.world.nth_automaton(society));
                noted.is_some_and(|agents| agents.positions().next().is_some())
            }
            Script::Hounds => !self.state.board.posts[society].is_empty(),
        }
    }

    /// R13.2: takes an automaton's agents back, as its script says.
    pub(super) fn take_back(&mut self, society: Society, script: Script) {
        match script {
            Script::Madness => {
                let agents = self.note_take_back(society, TakeBack::NONE);
                agents.positions().for_each(|position| self.take_from(society, position));
            }
            Script::Hounds => {
                for _ in 0..TAKEN_BACK {
                    let posts = self.state.board.posts[society];
                    let first = Office::first(MAX_OFFICES)
                        .map(|office| posts.filter(|p| p.office() == office).collect::<PositionSet>())
                        .find(|there| !there.is_empty());
                    if let Some(position) = first.and_then(|there| self.pick(there)) {
                        self.take_from(society, position);
                    }
                }
            }
        }
    }

    /// Stores which agents an automaton takes back next round. Returns the agents that were stored before.
    fn note_take_back(&mut self, society: Society, agents: TakeBack) -> TakeBack {
        let noted = self.state.board.take_back.get_mut(self.world.nth_automaton(society));
        noted.map_or(TakeBack::NONE, |noted| std::mem::replace(noted, agents))
    }

    fn take_from(&mut self, society: Society, position: Position) {
        self.state.board.posts[society].remove(position);
        self.tell(|| Event::Retrieved(society, Spot::Position(position)));
    }
}
