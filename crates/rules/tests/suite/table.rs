//! A table to try rules at: the printed game with other armies, councils and house rules where a
//! test wants them, and a match on it that is played in notation.

use rules::*;

use testing::printed_game;

/// The printed game on its way to a match. Regions are named by their numbers.
pub struct Table {
    pub raw: Raw,
    societies: usize,
    first: usize,
    tokens: Vec<&'static str>,
    agents: [Vec<String>; 4],
    automata: Vec<Option<Automaton>>,
}

/// The empire with this id.
pub fn empire(id: &str) -> Empire {
    printed_game::empire(id)
}

/// The region with this number on the printed board.
pub fn region(number: usize) -> Region {
    Region::new(number - 1).unwrap()
}

/// The society with this index.
pub fn society(index: usize) -> Society {
    Society::new(index).unwrap()
}

impl Table {
    /// The printed game with so many societies; the first one goes first.
    pub fn of(societies: usize) -> Self {
        let tokens = vec!["bear eagle elephant lion horse"; societies];
        let automata = vec![None; societies];
        Self {
            raw: printed_game::printed(),
            societies,
            first: 0,
            tokens,
            agents: Default::default(),
            automata,
        }
    }

    /// The printed game with two societies.
    pub fn printed() -> Self {
        Self::of(2)
    }

    /// The printed game of the first society against these automata.
    pub fn against(automata: &[Automaton]) -> Self {
        let seats = [None].into_iter().chain(automata.iter().copied().map(Some));
        Self { automata: seats.collect(), ..Self::of(1 + automata.len()) }
    }

    /// House rules.
    pub fn house(mut self, change: impl FnOnce(&mut HouseRules)) -> Self {
        change(&mut self.raw.house);
        self
    }

    /// Something else about the pack.
    pub fn pack(mut self, change: impl FnOnce(&mut Raw)) -> Self {
        change(&mut self.raw);
        self
    }

    /// Bear, Eagle and Elephant alone, with three slots; what was the others' home is nobody's.
    pub fn only_three_empires(mut self) -> Self {
        self.tokens = vec!["bear eagle elephant"; self.societies];
        let raw = &mut self.raw;
        raw.empires.truncate(3);
        raw.slots.truncate(3);
        let known = |e: &Empire| e.index() < 3;
        raw.abilities.retain(|a| match a.cost {
            Cost::One(e) | Cost::Two(e) => known(&e),
            Cost::Pair(a, b) => known(&a) && known(&b),
        });
        raw.events.retain(|event| known(&event.empire));
        raw.offers.retain(|offer| known(&offer.empire));
        for region in &mut raw.regions {
            region.home = region.home.filter(known);
            region.start = region.start.filter(|(e, _)| known(e));
        }
        raw.orders[0].empires.retain(known);
        self
    }

    /// Who goes first.
    pub fn first(mut self, society: usize) -> Self {
        self.first = society;
        self
    }

    /// Everyone's tokens from the first slot to the last.
    pub fn tokens(mut self, tokens: &[&'static str]) -> Self {
        self.tokens = tokens.to_vec();
        self
    }

    /// No banners on the map.
    pub fn cleared(mut self) -> Self {
        self.raw.regions.iter_mut().for_each(|r| r.start = None);
        self
    }

    /// So many banners of an empire in a region at the start, whatever is printed; none with 0.
    pub fn army(mut self, number: usize, id: &str, banners: u8) -> Self {
        self.raw.regions[number - 1].start = (banners > 0).then(|| (empire(id), banners));
        self
    }

    /// What is printed on a position: `add 2 | draw 1 per 2 farms`.
    pub fn prints(mut self, position: &str, lines: &str) -> Self {
        let (id, office) = position.split_once('.').unwrap();
        let office = self.raw.offices.iter().position(|p| p == office).unwrap();
        self.raw.empires[empire(id).index()].council[office] =
            lines.split(" | ").map(printed_game::line).collect();
        self
    }

    /// The order in which the empires act; those left out follow.
    pub fn order(mut self, ids: &str) -> Self {
        let mut empires: Vec<Empire> = ids.split(' ').map(empire).collect();
        let rest: Vec<Empire> =
            Empire::first(self.raw.empires.len()).filter(|e| !empires.contains(e)).collect();
        empires.extend(rest);
        self.raw.orders[0].empires = empires;
        self
    }

    /// Agents that a society places first.
    pub fn agents(mut self, society: usize, positions: &str) -> Self {
        self.agents[society].extend(positions.split(' ').map(String::from));
        self
    }

    /// The world of the match.
    pub fn world(&self) -> World {
        World::with_seats(&self.raw, &self.raw.house, &self.automata).unwrap()
    }

    /// A match at its first decision.
    pub fn start(&self) -> Game {
        let world = self.world();
        let mut loyalties = BySociety::all(Tokens::NONE);
        for (society, tokens) in world.societies().zip(&self.tokens) {
            loyalties[society] = tokens.split(' ').map(empire).collect();
        }
        let deal = Deal { first: society(self.first), order: Deal::printed_order(&world), loyalties };
        deal.check(&world).unwrap();
        let mut heard = Vec::new();
        let state = State::start(&world, &deal, &mut heard);
        Game { world, state, heard }
    }

    /// A match at the first decision after everyone has placed just the agents given for it;
    /// everyone has the same number of them.
    pub fn seated(mut self) -> Game {
        let most = self.agents[0].len();
        self.raw.house.agents_per_round = Some(most as u8);
        let mut game = self.start();
        for n in 0..most {
            for i in 0..self.societies {
                let place = &self.agents[(self.first + i) % self.societies][n];
                let kind = if place.contains('.') { "" } else { "region " };
                game.play(&format!("deploy {kind}{place}"));
            }
        }
        assert_eq!(game.state.phase(), Phase::Turns);
        game
    }

    /// A match of two in which the first society is to act for `id` with these printed lines and
    /// this hand. It has drawn the hand with agents on sheriffs of its own: those of other decks'
    /// empires acted before. The other society has the chancellor of the acting empire, so that its
    /// turn goes on, and further agents on positions that are yet to act.
    pub fn turn(mut self, id: &str, lines: &str, hand: &str) -> Game {
        let cards: Vec<&str> = hand.split(' ').filter(|c| !c.is_empty()).collect();
        let deck_of = |card: &str| card.split(['+', ':']).next().unwrap().to_owned();
        let mut decks: Vec<String> = Vec::new();
        for deck in cards.iter().map(|c| deck_of(c)).filter(|d| d != id) {
            if !decks.contains(&deck) {
                decks.push(deck);
            }
        }
        let drawn = |deck: &str| cards.iter().filter(|c| deck_of(c) == deck).copied().collect::<Vec<_>>();
        let own = !drawn(id).is_empty();
        let acting = if own { format!("{id}.steward") } else { format!("{id}.sheriff") };
        if own {
            decks.push(id.to_owned());
        }
        let mut order = decks.join(" ");
        if !own {
            order = format!("{order} {id}").trim().to_owned();
        }
        self = self.order(&order);
        for deck in &decks {
            let sheriff = format!("{deck}.sheriff");
            self = self.prints(&sheriff, &format!("draw {}", drawn(deck).len())).agents(0, &sheriff);
        }
        self = self.prints(&acting, lines).agents(0, &acting);
        let chancellor = format!("{id}.chancellor");
        if !self.agents.iter().flatten().any(|position| *position == chancellor) {
            self = self.agents(1, &chancellor);
        }
        self.fill(&decks[..decks.len() - usize::from(own)]);
        let mut game = self.seated();
        while game.acting() != acting || game.window() != "before" {
            assert!(order.contains(game.acting().split('.').next().unwrap()), "{acting} was passed over");
            if game.window() == "before" {
                let deck = game.acting().split('.').next().unwrap().to_owned();
                let draws: Vec<String> = drawn(&deck).iter().map(|c| format!("drawn {c}")).collect();
                game.play(&format!("act 1; {}", draws.join("; ")));
            } else {
                game.play("pass");
            }
        }
        game
    }

    /// Gives both societies as many agents, on the positions that act last. Should they reach councils
    /// that act before, nothing can be done there but by the sheriff.
    fn fill(&mut self, before: &[String]) {
        let order = self.raw.orders[0].empires.clone();
        let mut free = Vec::new();
        for id in order.iter().rev() {
            let council = self.raw.empires[id.index()].council.len();
            let positions = (0..council).rev();
            free.extend(
                positions
                    .map(|p| (*id, format!("{}.{}", self.raw.empires[id.index()].id, self.raw.offices[p]))),
            );
        }
        let most = self.agents.iter().map(Vec::len).max().unwrap();
        for i in 0..2 {
            while self.agents[i].len() < most {
                let taken = |s: &String| self.agents.iter().flatten().any(|t| t == s);
                let (empire, position) = free.iter().find(|(_, s)| !taken(s)).unwrap().clone();
                self.agents[i].push(position);
                let empire = &mut self.raw.empires[empire.index()];
                if before.contains(&empire.id) {
                    let nothing = printed_game::line("draw 1 per 9 forts");
                    empire.council.iter_mut().skip(1).for_each(|lines| *lines = vec![nothing]);
                }
            }
        }
    }
}

/// A match that is played in notation.
pub struct Game {
    pub world: World,
    pub state: State,
    /// The events of the last [`Game::play`].
    pub heard: Vec<Event>,
}

impl Game {
    /// Plays decisions, each followed by what chance gives for it.
    #[track_caller]
    pub fn play(&mut self, script: &str) -> &mut Self {
        self.heard.clear();
        let mut steps = script.split(';').map(str::trim).peekable();
        while let Some(step) = steps.next() {
            let action = self.world.parse_action(step).unwrap();
            let mut outcomes = Vec::new();
            while let Some(chance) = steps.next_if(is_chance) {
                outcomes.push(self.world.parse_outcome(chance).unwrap());
            }
            let mut chance = Scripted::new(&outcomes);
            if let Err(refusal) = self.state.play(&self.world, action, &mut chance, &mut self.heard) {
                panic!("{refusal}; legal: {:?}", self.legal());
            }
            assert_eq!(chance.finish(), Ok(()), "after {step}");
        }
        self
    }

    /// Plays the first legal decision, with whatever cards, until the state is as wanted.
    #[track_caller]
    pub fn until(&mut self, wanted: impl Fn(&State) -> bool) -> &mut Self {
        self.heard.clear();
        let mut rng = Rng::new(1);
        let mut legal = Vec::new();
        while !wanted(&self.state) {
            self.state.legal(&self.world, &mut legal);
            let first = *legal.first().unwrap_or_else(|| panic!("the match is over"));
            self.state.play(&self.world, first, &mut rng, &mut self.heard).unwrap();
        }
        self
    }

    /// The legal decisions.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.state.legal(&self.world, &mut legal);
        legal.into_iter().map(|a| self.world.notation(a)).collect()
    }

    /// The legal decisions that begin so.
    pub fn legal_with(&self, start: &str) -> Vec<String> {
        self.legal().into_iter().filter(|a| a.starts_with(start)).collect()
    }

    /// Whether a decision is legal; if not, playing it must change nothing.
    #[track_caller]
    pub fn allows(&self, decision: &str) -> bool {
        let action = self.world.parse_action(decision).unwrap();
        let mut next = self.state;
        let played = next.play(&self.world, action, &mut Rng::new(1), &mut ()).is_ok();
        assert_eq!(played, self.legal().contains(&self.world.notation(action)));
        assert!(played || next == self.state);
        played
    }

    /// The banners in a region.
    pub fn banners(&self, number: usize) -> u8 {
        self.state.banners(region(number))
    }

    /// Who controls a region.
    pub fn owner(&self, number: usize) -> &str {
        self.state.controller(region(number)).map_or("nobody", |e| self.world.empire_id(e))
    }

    /// The banners in an empire's supply.
    pub fn supply(&self, id: &str) -> u8 {
        self.state.supply(empire(id))
    }

    /// The position that is acting, or nothing between the empires' turns.
    pub fn acting(&self) -> String {
        self.state.acting().map_or(String::new(), |s| self.world.position_id(s))
    }

    /// Who decides.
    pub fn mover(&self) -> usize {
        self.state.mover().unwrap().index()
    }

    /// The window or choice in which the acting position is.
    pub fn window(&self) -> &'static str {
        match self.state.stack().top() {
            Some(Task::Before) => "before",
            Some(Task::Declare { .. }) => "declaring",
            Some(Task::Muster { .. }) => "muster",
            Some(Task::Aftermath { .. }) => "aftermath",
            Some(Task::After) => "after",
            Some(_) => "a choice",
            None => "none",
        }
    }

    /// A society's cards in notation.
    pub fn hand(&self, index: usize) -> Vec<String> {
        let hand = self.state.hand(society(index));
        hand.kinds().flat_map(|(c, n)| vec![self.world.card_id(c); n.into()]).collect()
    }

    /// A society's tokens in notation, from the first slot to the last.
    pub fn tokens(&self, index: usize) -> String {
        let ids: Vec<&str> =
            self.state.tokens(society(index)).iter().map(|e| self.world.empire_id(e)).collect();
        ids.join(" ")
    }
}

/// Whether a step is what chance gives.
fn is_chance(step: &&str) -> bool {
    ["drawn", "order", "tie"].iter().any(|word| step.starts_with(word))
}

/// Regions after a verb, as in a list of legal decisions.
pub fn each(verb: &str, numbers: &[usize]) -> Vec<String> {
    numbers.iter().map(|n| format!("{verb} r{n}")).collect()
}
