//! Counts over many games of one pack. All are whole numbers, so that the result does not depend on the
//! number of threads.

use std::collections::BTreeMap;

use crate::arena::{Share, Spread, Watch};
use rules::{Card, Empire, Event, Loyalties, Phase, Position, Sink, Society, Spot, State, Tokens, World};

/// Counts over games, and the game in progress.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub decisions: Spread,
    /// Games with several winners.
    pub ties: Share,
    /// Final points of a society.
    pub scores: Spread,
    /// Cities at the end of each round, by round and empire.
    pub cities: Vec<Vec<Spread>>,
    /// Banners on the map at the end of each round, by round and empire.
    pub banners: Vec<Vec<Spread>>,
    /// Wins by the order of the empires dealt to a society's slots.
    pub loyalties: BTreeMap<Vec<Empire>, Share>,
    /// Wins by place in the first round's order.
    pub turns: Vec<Share>,
    /// The use of abilities, by index.
    pub abilities: Vec<AbilityUse>,
    /// The fate of each kind of card.
    pub cards: BTreeMap<Card, Fate>,
    /// The use of positions on councils.
    pub positions: BTreeMap<Position, PositionUse>,
    /// Exchanges of tokens per game.
    pub exchanges: Spread,
    game: Game,
}

/// The use of an ability, over all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct AbilityUse {
    /// Uses per game.
    pub times: Spread,
    /// Wins of the societies that used it.
    pub wins: Share,
}

/// The fate of a kind of card, in numbers per game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fate {
    pub drawn: Spread,
    pub played: Spread,
    /// Paid with another card.
    pub paid: Spread,
    pub discarded: Spread,
    /// In a hand at the end.
    pub held: Spread,
}

/// The use of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PositionUse {
    /// Agents placed on it, per game.
    pub placed: Spread,
    /// The share of its turns with an agent.
    pub manned: Share,
    /// The share of its turns in which a society could act.
    pub acted: Share,
}

/// The game in progress.
#[derive(Clone, Debug, Default)]
struct Game {
    heard: Vec<Event>,
    first: Option<Society>,
    round: u8,
    dealt: Option<Loyalties>,
    /// For each ability, its number of uses and the societies that used it, one bit each.
    abilities: Vec<(u32, u8)>,
    cards: BTreeMap<Card, [u32; 4]>,
    placed: BTreeMap<Position, u32>,
}

/// Indexes of a card's fates in [`Game`], for those before the end of the game.
const DRAWN: usize = 0;
const PLAYED: usize = 1;
const PAID: usize = 2;
const DISCARDED: usize = 3;

impl Sink for Tally {
    fn see(&mut self, _state: &State, event: impl FnOnce() -> Event) {
        self.game.heard.push(event());
    }
}

impl Tally {
    /// An empty count.
    pub fn new(world: &World) -> Self {
        let rounds = || vec![vec![Spread::default(); world.empires().len()]; world.house().rounds.into()];
        let all = world.empires().flat_map(|deck| {
            let pile = world.deck(deck);
            pile.cards(deck).collect::<Vec<_>>()
        });
        Self {
            decisions: Spread::default(),
            ties: Share::default(),
            scores: Spread::default(),
            cities: rounds(),
            banners: rounds(),
            loyalties: BTreeMap::new(),
            turns: vec![Share::default(); world.societies().len()],
            abilities: vec![AbilityUse::default(); world.abilities().len()],
            cards: all.map(|card| (card, Fate::default())).collect(),
            positions: world
                .positions()
                .into_iter()
                .map(|position| (position, PositionUse::default()))
                .collect(),
            exchanges: Spread::default(),
            game: Game::default(),
        }
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.ties.count()
    }

    fn count(&mut self, world: &World) {
        let mut heard = std::mem::take(&mut self.game.heard);
        for event in heard.drain(..) {
            let game = &mut self.game;
            let mut note = |card: Card, fate: usize| game.cards.entry(card).or_default()[fate] += 1;
            match event {
                Event::DrewCard(_, card) => note(card, DRAWN),
                Event::Revealed(_, card) => {
                    note(card, DRAWN);
                    note(card, PLAYED);
                }
                Event::Offered(_, _, card) => note(card, PLAYED),
                Event::DiscardedCard(_, card) => note(card, DISCARDED),
                Event::Played(society, card, using, pay) => {
                    note(card, PLAYED);
                    if let Some(pay) = pay {
                        note(pay, PAID);
                    }
                    let ability = world.ability_of(card, using).index();
                    if let Some((times, who)) = game.abilities.get_mut(ability) {
                        *times += 1;
                        *who |= 1 << society.index();
                    }
                }
                Event::Deployed(_, Spot::Position(position)) => {
                    *game.placed.entry(position).or_default() += 1
                }
                Event::Acts { position, agent, .. } => self.turn_of(position, agent == position, true),
                Event::Idle(position) => self.turn_of(position, false, false),
                _ => {}
            }
        }
        self.game.heard = heard;
    }

    fn turn_of(&mut self, position: Position, manned: bool, acted: bool) {
        if let Some(held) = self.positions.get_mut(&position) {
            held.manned.add(manned);
            held.acted.add(acted);
        }
    }

    /// Records the dealt tokens, or those placed with the first agents.
    fn note_dealt(&mut self, state: &State, world: &World) {
        if self.game.dealt.is_none() && state.phase() != Phase::Lay {
            let mut dealt = Loyalties::all(Tokens::NONE);
            for society in world.societies() {
                dealt[society] = state.tokens(society);
            }
            self.game.dealt = Some(dealt);
        }
    }

    fn end_of_round(&mut self, world: &World, state: &State, round: usize) {
        let (Some(cities), Some(banners)) = (self.cities.get_mut(round), self.banners.get_mut(round)) else {
            return;
        };
        for empire in world.empires() {
            cities[empire.index()].add(state.cities(world, empire));
            let armies = state.armies(empire).into_iter().map(|r| u32::from(state.banners(r)));
            banners[empire.index()].add(armies.sum::<u32>());
        }
    }
}

impl Watch for Tally {
    fn begin(&mut self, world: &World, state: &State) {
        let heard = std::mem::take(&mut self.game.heard);
        self.game = Game {
            heard,
            first: Some(state.first()),
            round: state.round(),
            abilities: vec![(0, 0); world.abilities().len()],
            ..Game::default()
        };
        self.note_dealt(state, world);
    }

    fn decided(&mut self, world: &World, state: &State) {
        self.note_dealt(state, world);
        self.count(world);
        // The round marker advances when the empires' turns end, before any other decision.
        for round in self.game.round..state.round() {
            self.end_of_round(world, state, usize::from(round) - 1);
        }
        self.game.round = state.round();
    }

    fn end(&mut self, world: &World, state: &State, decisions: u32, _: &dyn Fn(Society) -> usize) {
        let winners: Vec<Society> = state.winners(world).collect();
        let shared_by = |society| if winners.contains(&society) { winners.len() } else { 0 };
        self.decisions.add(decisions);
        self.ties.add(winners.len() > 1);
        let count = world.societies().len();
        for society in world.societies() {
            self.scores.add(state.score(world, society));
            self.exchanges.add(state.exchanges(society).len());
            if let Some(first) = self.game.first {
                let turn = (count + society.index() - first.index()) % count;
                self.turns[turn].add_win(shared_by(society));
            }
            if let Some(dealt) = &self.game.dealt {
                let order = dealt[society].iter().collect();
                self.loyalties.entry(order).or_default().add_win(shared_by(society));
            }
        }
        for (played, (times, who)) in self.abilities.iter_mut().zip(&self.game.abilities) {
            played.times.add(*times);
            for society in world.societies().filter(|s| who >> s.index() & 1 == 1) {
                played.wins.add_win(shared_by(society));
            }
        }
        for (card, fate) in &mut self.cards {
            let times = self.game.cards.get(card).copied().unwrap_or_default();
            fate.drawn.add(times[DRAWN]);
            fate.played.add(times[PLAYED]);
            fate.paid.add(times[PAID]);
            fate.discarded.add(times[DISCARDED]);
            fate.held.add(world.societies().map(|s| state.hand(s).count(*card)).sum::<u8>());
        }
        for (position, held) in &mut self.positions {
            held.placed.add(self.game.placed.get(position).copied().unwrap_or_default());
        }
    }

    fn plus(mut self, other: Self) -> Self {
        let rounds = |a: &mut Vec<Vec<Spread>>, b: Vec<Vec<Spread>>| {
            let all = a.iter_mut().flatten().zip(b.into_iter().flatten());
            all.for_each(|(a, b)| *a = a.plus(b));
        };
        self.decisions = self.decisions.plus(other.decisions);
        self.ties = self.ties.plus(other.ties);
        self.scores = self.scores.plus(other.scores);
        self.exchanges = self.exchanges.plus(other.exchanges);
        rounds(&mut self.cities, other.cities);
        rounds(&mut self.banners, other.banners);
        for (order, wins) in other.loyalties {
            let own = self.loyalties.entry(order).or_default();
            *own = own.plus(wins);
        }
        self.turns.iter_mut().zip(other.turns).for_each(|(a, b)| *a = a.plus(b));
        for (own, b) in self.abilities.iter_mut().zip(other.abilities) {
            *own = AbilityUse { times: own.times.plus(b.times), wins: own.wins.plus(b.wins) };
        }
        for (card, b) in other.cards {
            let own = self.cards.entry(card).or_default();
            *own = Fate {
                drawn: own.drawn.plus(b.drawn),
                played: own.played.plus(b.played),
                paid: own.paid.plus(b.paid),
                discarded: own.discarded.plus(b.discarded),
                held: own.held.plus(b.held),
            };
        }
        for (position, b) in other.positions {
            let own = self.positions.entry(position).or_default();
            *own = PositionUse {
                placed: own.placed.plus(b.placed),
                manned: own.manned.plus(b.manned),
                acted: own.acted.plus(b.acted),
            };
        }
        self
    }
}
