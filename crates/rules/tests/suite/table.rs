//! Helpers to test single rules: a table with the printed game, whose armies, councils and house rules a test can
//! change, and a match on it that is played in notation.

use rules::*;

use testing::printed_game;

/// The printed game, as a builder for a match. Regions are identified by their numbers on the board.
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
    /// The printed game with this number of societies. The first society goes first.
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

    /// The printed game with the first society as the only player, against these automata.
    pub fn against(automata: &[Automaton]) -> Self {
        let seats = [None].into_iter().chain(automata.iter().copied().map(Some));
        Self { automata: seats.collect(), ..Self::of(1 + automata.len()) }
    }

    /// Changes the house rules.
    pub fn house(mut self, change: impl FnOnce(&mut HouseRules)) -> Self {
        change(&mut self.raw.house);
        self
    }

    /// Changes the pack's rules.
    pub fn pack(mut self, change: impl FnOnce(&mut Raw)) -> Self {
        change(&mut self.raw);
        self
    }

    /// Leaves only the empires Bear, Eagle and Elephant, and three slots. Home regions of the other empires become
    /// home to nobody.
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

    /// Sets the society that goes first, by its index.
    pub fn first(mut self, society: usize) -> Self {
        self.first = society;
        self
    }

    /// Sets all societies' loyalty tokens: for each society, the empires from the first slot to the last.
    pub fn tokens(mut self, tokens: &[&'static str]) -> Self {
        self.tokens = tokens.to_vec();
        self
    }

    /// Removes all banners from the map.
    pub fn cleared(mut self) -> Self {
        self.raw.regions.iter_mut().for_each(|r| r.start = None);
        self
    }

    /// Sets the army in a region at the start, by the region's number. With 0 banners, the region is empty.
    pub fn army(mut self, number: usize, id: &str, banners: u8) -> Self {
        self.raw.regions[number - 1].start = (banners > 0).then(|| (empire(id), banners));
        self
    }

    /// Sets the printed lines of a position, such as `add 2 | draw 1 per 2 farms`.
    pub fn prints(mut self, position: &str, lines: &str) -> Self {
        let (id, office) = position.split_once('.').unwrap();
        let office = self.raw.offices.iter().position(|p| p == office).unwrap();
        self.raw.empires[empire(id).index()].council[office] =
            lines.split(" | ").map(printed_game::line).collect();
        self
    }

    /// Sets the turn order of the empires. Those that are left out follow at the end.
    pub fn order(mut self, ids: &str) -> Self {
        let mut empires: Vec<Empire> = ids.split(' ').map(empire).collect();
        let rest: Vec<Empire> =
            Empire::first(self.raw.empires.len()).filter(|e| !empires.contains(e)).collect();
        empires.extend(rest);
        self.raw.orders[0].empires = empires;
        self
    }

    /// Sets the positions and regions in which a society places its first agents.
    pub fn agents(mut self, society: usize, positions: &str) -> Self {
        self.agents[society].extend(positions.split(' ').map(String::from));
        self
    }

    /// The world of the match.
    pub fn world(&self) -> World {
        World::with_seats(&self.raw, &self.raw.house, &self.automata).unwrap()
    }

    /// Starts a match, up to its first decision.
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

    /// Starts a match, up to the first decision after all societies have placed the agents set for them. All must have
    /// the same number of agents.
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

    /// Starts a match of two societies in which the first is about to act for `id`, with these printed lines and this
    /// hand. It drew the hand with agents on sheriffs, so the empires of other decks acted before. The other society
    /// has the chancellor of the acting empire, so that the turn continues, and more agents on positions that act
    /// later.
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

    /// Gives both societies the same number of agents, on the positions that act last. If some are in councils that
    /// act before, only the sheriff can do anything there.
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
    /// The events since the start of the last [`Game::play`].
    pub heard: Vec<Event>,
}

impl Game {
    /// Plays decisions separated by `;`. Each is followed by its random outcomes.
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

    /// Plays the first legal decision, with random draws, until `wanted` is true for the state.
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

    /// All legal decisions in notation.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.state.legal(&self.world, &mut legal);
        legal.into_iter().map(|a| self.world.notation(a)).collect()
    }

    /// All legal decisions whose notation begins with `start`.
    pub fn legal_with(&self, start: &str) -> Vec<String> {
        self.legal().into_iter().filter(|a| a.starts_with(start)).collect()
    }

    /// True if a decision is legal. If not, checks that playing it changes nothing.
    #[track_caller]
    pub fn allows(&self, decision: &str) -> bool {
        let action = self.world.parse_action(decision).unwrap();
        let mut next = self.state;
        let played = next.play(&self.world, action, &mut Rng::new(1), &mut ()).is_ok();
        assert_eq!(played, self.legal().contains(&self.world.notation(action)));
        assert!(played || next == self.state);
        played
    }

    /// The number of banners in a region, by its number on the board.
    pub fn banners(&self, number: usize) -> u8 {
        self.state.banners(region(number))
    }

    /// The id of the empire that controls a region, or "nobody".
    pub fn owner(&self, number: usize) -> &str {
        self.state.controller(region(number)).map_or("nobody", |e| self.world.empire_id(e))
    }

    /// The number of banners in an empire's supply.
    pub fn supply(&self, id: &str) -> u8 {
        self.state.supply(empire(id))
    }

    /// The acting position in notation. Empty outside the empire turns.
    pub fn acting(&self) -> String {
        self.state.acting().map_or(String::new(), |s| self.world.position_id(s))
    }

    /// The index of the society that decides.
    pub fn mover(&self) -> usize {
        self.state.mover().unwrap().index()
    }

    /// The name of the task on top of the stack, such as the open play window.
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

    /// The cards in a society's hand, in notation.
    pub fn hand(&self, index: usize) -> Vec<String> {
        let hand = self.state.hand(society(index));
        hand.kinds().flat_map(|(c, n)| vec![self.world.card_id(c); n.into()]).collect()
    }

    /// The ids of a society's tokens, from the first slot to the last.
    pub fn tokens(&self, index: usize) -> String {
        let ids: Vec<&str> =
            self.state.tokens(society(index)).iter().map(|e| self.world.empire_id(e)).collect();
        ids.join(" ")
    }
}

/// True if this step of a script is a random outcome.
fn is_chance(step: &&str) -> bool {
    ["drawn", "order", "tie"].iter().any(|word| step.starts_with(word))
}

/// The actions with this verb and each of these regions, as in a list of legal decisions.
pub fn each(verb: &str, numbers: &[usize]) -> Vec<String> {
    numbers.iter().map(|n| format!("{verb} r{n}")).collect()
}
