//! The state of a match: what lies where, and what is still to be done.

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

/// A council position: an empire and a place in its council.
pub type Place = (usize, usize);

#[derive(Clone)]
pub struct Game {
    pub world: Arc<World>,
    pub rules: Arc<HouseRules>,
    pub societies: usize,
    /// From 1; one more than `rules.rounds` after the last.
    pub round: usize,
    /// The society with the first-player marker.
    pub first: usize,
    /// Empires in the order in which they act this round.
    pub order: Vec<usize>,
    /// By region: the army there.
    pub armies: Vec<Option<Army>>,
    /// By empire: banners in its supply.
    pub supplies: Vec<usize>,
    /// By empire and place: the society whose agent sits there.
    pub council_agents: Vec<Vec<Option<usize>>>,
    /// By region: the societies with an agent there.
    pub region_agents: Vec<BTreeSet<usize>>,
    /// By society.
    pub agents_in_hand: Vec<usize>,
    /// By empire.
    pub decks: Vec<Cards>,
    /// By empire: cards that have left the game (R11.1).
    pub gone: Vec<Cards>,
    /// What events have brought until the round ends.
    pub lasting: Lasting,
    /// By society.
    pub hands: Vec<Cards>,
    /// By society: its tokens from the first slot on.
    pub slots: Vec<Vec<Token>>,
    /// By society: how often it exchanged tokens.
    pub exchanges: Vec<usize>,
    /// What is still to be done, the next thing last.
    pub agenda: Vec<Task>,
    /// Who acts, during a position's turn.
    pub acting: Option<Acting>,
    /// The attack under way, or the last one of this position's turn.
    pub battle: Option<Battle>,
    pub finished: bool,
    /// By society: what plays it, where nobody does (section 13).
    pub automata: Vec<Option<Automaton>>,
    /// By society: where the agents stand that an automaton placed this round, in their order.
    pub placed: Vec<Vec<Place>>,
    /// Who had the first-player marker in the first round.
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

/// The position that acts, for whom, and through which agent (R2.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acting {
    /// The position whose turn it is; play goes on after it.
    pub turn: Place,
    /// The position whose actions are taken; its empire is the active one.
    pub position: Place,
    /// Where the active agent sits, or sat before it was taken off.
    pub agent: Place,
    /// Whether the active agent was taken off (R12.2).
    pub agent_lost: bool,
    /// Whose the active agent is: who draws (R12.2).
    pub owner: usize,
    /// Who makes the choices and plays cards: the owner, or who was given control (R12.2).
    pub steers: usize,
    /// Offers made in this turn (R12.1).
    pub offered: Vec<Card>,
    /// Empires whose turn an event starts again when this one ends (R11.2).
    pub starts_again: Vec<usize>,
    /// The printed line last taken, counted from 0 (for *Midnight Oil*).
    pub line: Option<usize>,
}

/// An attack from its declaration to its aftermath.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    pub source: usize,
    pub target: usize,
    /// Banners on the way: out of the source, not yet in the target.
    pub attackers: usize,
    /// Defenders removed by the attack (R6.3).
    pub killed: usize,
    /// Whose banners survived (R6.3), and how many of these still stand in the target.
    pub survivors: Option<Army>,
    /// Whether these are attackers.
    pub won: bool,
}

/// One thing to be done. Those that need nobody run by themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    // by themselves
    StartRound,
    PlanRound,
    PositionTurn(Place),
    SupplyCheck(usize),
    EndRound,
    EndTurn,
    Blood,
    Fulfil { card: Card, by: usize },
    // chance
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

/// The only source of an attack granted by *Bear*, and the most it may send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    pub source: usize,
    pub most: usize,
}

impl Game {
    /// A match after its setup (R3), up to the first decision or the first need of chance.
    /// `loyalty` holds each society's empire ids from the first slot on; with *dealt Devout, rest
    /// chosen* only the first of each.
    pub fn new(
        world: &World,
        rules: &HouseRules,
        societies: usize,
        loyalty: Vec<Vec<String>>,
        first: usize,
    ) -> Game {
        Game::with_automata(world, rules, vec![None; societies], loyalty, first)
    }

    /// The same with automata in the place of some of the societies.
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

    /// R3.1
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

    /// The societies from the first player on, to the left.
    pub fn player_order(&self) -> Vec<usize> {
        (0..self.societies).map(|step| (self.first + step) % self.societies).collect()
    }

    /// Who acts. Asked only during a position's turn.
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
