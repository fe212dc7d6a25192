//! The state of a match in the plain implementation, and the tasks still to be done.

use super::abilities::Effect;
use super::automata::{Automaton, Next};
use super::cards::{Card, Cards, Face};
use super::event_cards::Half;
use super::events::{Lasting, Move};
use super::offer_cards::Payment;
use super::rules::{EmpireOrder, HouseRules};
use super::world::World;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A council position: an empire's index and the position's index in its council.
pub type Place = (usize, usize);

#[derive(Clone)]
pub struct Game {
    pub world: Arc<World>,
    pub rules: Arc<HouseRules>,
    pub societies: usize,
    /// The round, from 1. After the last round it is `rules.rounds + 1`.
    pub round: usize,
    /// The society with the first-player marker.
    pub first: usize,
    /// The empires in the order in which they act this round.
    pub order: Vec<usize>,
    /// For each region, the army in it.
    pub armies: Vec<Option<Army>>,
    /// For each empire, the number of banners in its supply.
    pub supplies: Vec<usize>,
    /// For each empire and position, the society that has an agent there.
    pub council_agents: Vec<Vec<Option<usize>>>,
    /// For each region, the societies that have an agent there.
    pub region_agents: Vec<BTreeSet<usize>>,
    /// For each society, the number of agents in its hand.
    pub agents_in_hand: Vec<usize>,
    /// For each empire, the cards in its deck.
    pub decks: Vec<Cards>,
    /// For each empire's deck, the cards that have left the game (R11.1).
    pub gone: Vec<Cards>,
    /// The effects of events that last until the round ends.
    pub lasting: Lasting,
    /// For each society, the cards in its hand.
    pub hands: Vec<Cards>,
    /// For each society, its loyalty tokens from the first slot to the last.
    pub slots: Vec<Vec<Token>>,
    /// For each society, how many times it has exchanged tokens.
    pub exchanges: Vec<usize>,
    /// The tasks still to be done. The next task is last.
    pub agenda: Vec<Task>,
    /// The acting position, during a position's turn.
    pub acting: Option<Acting>,
    /// The current attack, or the last attack of this position's turn.
    pub battle: Option<Battle>,
    pub finished: bool,
    /// For each society, the automaton that plays it, if any (section 13).
    pub automata: Vec<Option<Automaton>>,
    /// For each society, the positions of the agents that its automaton placed this round, in the order of placing.
    pub placed: Vec<Vec<Place>>,
    /// The society that had the first-player marker in the first round.
    pub first_at_start: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Army {
    pub empire: usize,
    pub banners: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub empire: usize,
    pub face_up: bool,
}

/// The position that acts, the society that makes its choices, and its active agent (R2.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acting {
    /// The position whose turn it is. Play continues after this position.
    pub turn: Place,
    /// The position whose actions are taken. Its empire is the active empire.
    pub position: Place,
    /// The position of the active agent, or its last position before it was taken off.
    pub agent: Place,
    /// True if the active agent was taken off (R12.2).
    pub agent_lost: bool,
    /// The society of the active agent, which draws the cards (R12.2).
    pub owner: usize,
    /// The society that makes the choices and plays cards: the owner, or the society that was given control (R12.2).
    pub steers: usize,
    /// The offer cards that were offered in this turn (R12.1).
    pub offered: Vec<Card>,
    /// The empires whose turns an event starts again when this turn ends (R11.2).
    pub starts_again: Vec<usize>,
    /// The index of the printed line last taken, from 0 (for *Midnight Oil*).
    pub line: Option<usize>,
}

/// An attack, from its declaration to its Aftermath.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    pub source: usize,
    pub target: usize,
    /// The number of attacking banners that have left the source but not reached the target.
    pub attackers: usize,
    /// The number of defenders that the attack removed (R6.3).
    pub killed: usize,
    /// The empire whose banners survived (R6.3), and how many survivors still stand in the target.
    pub survivors: Option<Army>,
    /// True if the survivors are the attackers.
    pub won: bool,
}

/// A task. Tasks that need no decision are carried out automatically.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    // automatic
    StartRound,
    PlanRound,
    PositionTurn(Place),
    SupplyCheck(usize),
    EndRound,
    EndTurn,
    Blood,
    Fulfil { card: Card, by: usize },
    // random
    NewOrder,
    Pick { of: Vec<usize>, next: Next },
    DrawCards { drawer: usize, deck: usize, left: usize },
    // decisions of a round
    Lay { society: usize },
    Retrieve { society: usize },
    Deploy { society: usize },
    Discard { society: usize },
    Loyalty { society: usize },
    // steps of automata
    ScriptTakeBack { society: usize },
    ScriptPlace { society: usize },
    ScriptLoyalty { society: usize },
    // decisions of a position's turn
    Before,
    Add { left: usize, in_pairs: bool },
    Swap,
    Swapped,
    Attack { from: Option<Limit>, card: Option<Effect> },
    Muster,
    Aftermath,
    After,
    // decisions about an event
    ChooseHalf { event: usize, drawer: usize },
    CarryOut { half: Half, empire: usize, drawer: usize },
    RearrangeAgents { empire: usize, drawer: usize, moves: Vec<Move> },
    // decisions about an offer
    Offers { arms: bool, societies: Vec<usize> },
    Answer { card: Card, by: usize },
    Pay { payer: usize, other: usize, payment: Payment },
    TradeFor { payer: usize, own: Place, other: usize },
    // decisions of a card's effect
    Choose(Effect),
    Transfers { empire: usize, givers: BTreeSet<usize>, takers: BTreeSet<usize> },
    Scatter { from: usize, empire: usize, left: usize },
    Subjugate { left: usize },
    Strike { around: usize, left: usize, optional: bool },
    Populate { left: usize, regions: BTreeSet<usize> },
}

/// The limits of an attack that *Bear* grants: its only source and its largest strength.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    pub source: usize,
    pub most: usize,
}

impl Game {
    /// Starts a match after its setup (R3), up to the first decision or draw. `loyalty` holds each society's empire
    /// ids from the first slot to the last. With *dealt Devout, rest chosen*, it holds only the first id of each.
    pub fn new(
        world: &World,
        rules: &HouseRules,
        societies: usize,
        loyalty: Vec<Vec<String>>,
        first: usize,
    ) -> Game {
        Game::with_automata(world, rules, vec![None; societies], loyalty, first)
    }

    /// Starts a match in which automata play some societies, up to the first decision or draw.
    pub fn with_automata(
        world: &World,
        rules: &HouseRules,
        automata: Vec<Option<Automaton>>,
        loyalty: Vec<Vec<String>>,
        first: usize,
    ) -> Game {
        let societies = automata.len();
        let empire = |id: &String| world.empire(id).unwrap_or_else(|| panic!("no empire {id}"));
        let slots = loyalty.iter().map(|ids| face_down(ids.iter().map(empire)));
        let order = match &rules.empire_order {
            EmpireOrder::Fixed(ids) => ids.iter().map(empire).collect(),
            EmpireOrder::ReshuffledEachRound => Vec::new(),
        };
        let councils = world.empires.iter().map(|empire| vec![None; empire.council.len()]);
        let mut game = Game {
            world: Arc::new(world.clone()),
            rules: Arc::new(rules.clone()),
            societies,
            round: 1,
            first,
            order,
            armies: vec![None; world.regions.len()],
            supplies: world.empires.iter().map(|empire| empire.supply).collect(),
            council_agents: councils.collect(),
            region_agents: vec![BTreeSet::new(); world.regions.len()],
            agents_in_hand: vec![world.agents_per_society; societies],
            decks: (0..world.empires.len()).map(|deck| full_deck(world, rules, deck)).collect(),
            gone: vec![Cards::default(); world.empires.len()],
            lasting: Lasting::default(),
            hands: vec![Cards::default(); societies],
            slots: slots.collect(),
            exchanges: vec![0; societies],
            agenda: vec![Task::StartRound],
            acting: None,
            battle: None,
            finished: false,
            automata,
            placed: vec![Vec::new(); societies],
            first_at_start: first,
        };
        game.turn_up_automata();
        game.place_starting_banners();
        if rules.dealt_devout_rest_chosen {
            for society in game.player_order().into_iter().rev() {
                game.agenda.push(Task::Lay { society });
            }
        }
        game.advance();
        game
    }

    /// R3.1: puts the banners on the map that are there at the start.
    fn place_starting_banners(&mut self) {
        let world = self.world.clone();
        for (region, printed) in world.regions.iter().enumerate() {
            if let Some((empire, banners)) = printed.start {
                self.put_from_supply(region, empire, banners);
            }
        }
    }

    pub fn over(&self) -> bool {
        self.finished
    }

    /// The societies in player order: from the first player to the left.
    pub fn player_order(&self) -> Vec<usize> {
        (0..self.societies).map(|step| (self.first + step) % self.societies).collect()
    }

    /// The acting position and its agent. May only be called during a position's turn.
    pub fn acting(&self) -> &Acting {
        self.acting.as_ref().expect("a position's turn")
    }

    /// R2.4: the empire whose position's action is being taken.
    pub fn active_empire(&self) -> usize {
        self.acting().position.0
    }
}

fn face_down(empires: impl Iterator<Item = usize>) -> Vec<Token> {
    empires.map(|empire| Token { empire, face_up: false }).collect()
}

fn full_deck(world: &World, rules: &HouseRules, deck: usize) -> Cards {
    let mut cards = Cards::default();
    for partner in (0..world.empires.len()).filter(|partner| *partner != deck) {
        for _ in 0..world.copies {
            cards.add(Card { deck, face: Face::Partner(partner) });
        }
    }
    if rules.wild_cards {
        for _ in 0..world.wild {
            cards.add(Card { deck, face: Face::Wild });
        }
    }
    if rules.event_cards {
        let events = world.events.iter().enumerate().filter(|(_, event)| event.empire == deck);
        events.for_each(|(number, _)| cards.add(Card { deck, face: Face::Event(number) }));
    }
    if rules.offer_cards {
        let offers = world.offers.iter().enumerate().filter(|(_, offer)| offer.empire == deck);
        offers.for_each(|(number, _)| cards.add(Card { deck, face: Face::Offer(number) }));
    }
    cards
}
