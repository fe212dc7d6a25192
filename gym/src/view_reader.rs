//! Reads a view from the JSON that a program is sent (PROTOCOL.md, section 8).

use packs::Pack;
use rules::{
    AbilityId, ByEmpire, ByRegion, BySociety, Card, Councils, Empire, Hand, Icon, Line, Loyalties, Moving,
    Payment, Phase, Plan, Position, PositionSet, Reach, Region, RegionSet, Slot, Society, Task, Tokens, View,
    ViewParts, World,
};
use serde_json::Value;

/// Reads one society's views of a match, in order.
pub struct ViewReader {
    /// For each society that decides, the round of its last deployment that was read, and the number of agents that it had
    /// on the board before it placed any.
    before: BySociety<(u8, u8)>,
}

/// The reason why a view cannot be read.
type Result<T> = std::result::Result<T, String>;

impl ViewReader {
    /// A reader at the start of a match.
    pub fn new() -> Self {
        Self { before: BySociety::all((0, 0)) }
    }

    /// Reads the view of a society that decides. Call it for each decision with a choice. A view may be read again.
    ///
    /// # Errors
    /// Names the key whose value is missing or wrong, or says why the view does not fit the world.
    pub fn read(&mut self, world: &World, pack: &Pack, view: &Value) -> Result<View> {
        if world.soloist().is_some() {
            return Err("a view does not say what automata do next, so the world must have none".into());
        }
        let fields = Fields { world, pack };
        let mut parts = fields.parts(view)?;
        fields.check(&parts)?;
        if parts.phase == Phase::Deploy {
            parts.placed = self.placed(world, &parts);
        }
        Ok(View::from_parts(world, &parts))
    }

    /// The number of agents that the society that decides has placed in this deployment. A view does not say it, but it
    /// shows how many are on the board.
    fn placed(&mut self, world: &World, parts: &ViewParts) -> u8 {
        let now = on_board(parts, parts.mover);
        let (round, before) = self.before[parts.mover];
        let before = if round == parts.round { before } else { before_deployment(world, parts.round) };
        // Agents that an offer took off the board make it fewer.
        self.before[parts.mover] = (parts.round, before.min(now));
        now - before.min(now)
    }
}

/// The number of a society's agents on the board.
fn on_board(parts: &ViewParts, society: Society) -> u8 {
    (parts.posts[society].len() + parts.scouts[society].len()) as u8
}

/// The largest number of agents that a society can have on the board before it places any in this round. Each round it
/// takes one back (R4.1) and places as many as it may (R4.2).
fn before_deployment(world: &World, round: u8) -> u8 {
    let next = |count: u8| count.saturating_add(world.agents_per_round()).min(world.agents());
    (1..round).fold(0, |count, _| next(count).saturating_sub(1))
}

/// Reads the values of keys.
struct Fields<'a> {
    world: &'a World,
    pack: &'a Pack,
}

fn missing(key: &str) -> String {
    format!("the view has no valid \"{key}\"; send the value of \"view\" as Whispers sent it")
}

fn text<'v>(value: &'v Value, key: &str) -> Result<&'v str> {
    value[key].as_str().ok_or_else(|| missing(key))
}

fn number(value: &Value, key: &str) -> Result<u8> {
    value[key].as_u64().and_then(|n| u8::try_from(n).ok()).ok_or_else(|| missing(key))
}

fn list<'v>(value: &'v Value, key: &str) -> Result<&'v [Value]> {
    value[key].as_array().map(Vec::as_slice).ok_or_else(|| missing(key))
}

/// The phase with this word.
fn phase(word: &str) -> Result<Phase> {
    let all = [
        Phase::Lay,
        Phase::Retrieve,
        Phase::Deploy,
        Phase::Turns,
        Phase::Cleanup,
        Phase::Loyalty,
        Phase::FinalWhisper,
        Phase::Over,
    ];
    all.into_iter().find(|phase| external_bots::phase(*phase) == word).ok_or_else(|| missing("phase"))
}

impl Fields<'_> {
    fn society(&self, value: &Value, key: &str) -> Result<Society> {
        let seat = usize::from(number(value, key)?);
        self.world.societies().nth(seat).ok_or_else(|| missing(key))
    }

    fn empire(&self, id: &Value, key: &str) -> Result<Empire> {
        let id = id.as_str().ok_or_else(|| missing(key))?;
        self.world.parse_empire(id).map_err(|_| missing(key))
    }

    fn region(&self, id: &Value, key: &str) -> Result<Region> {
        let id = id.as_str().ok_or_else(|| missing(key))?;
        self.world.parse_region(id).map_err(|_| missing(key))
    }

    fn position(&self, id: &Value, key: &str) -> Result<Position> {
        let id = id.as_str().ok_or_else(|| missing(key))?;
        self.world.parse_position(id).map_err(|_| missing(key))
    }

    fn card(&self, id: &str, key: &str) -> Result<Card> {
        self.world.parse_card(id).map_err(|_| missing(key))
    }

    fn optional_position(&self, value: &Value, key: &str) -> Result<Option<Position>> {
        let id = &value[key];
        if id.is_null() { Ok(None) } else { self.position(id, key).map(Some) }
    }

    fn slot(&self, id: &Value) -> Result<Slot> {
        let found = self.world.slots().find(|slot| id == self.world.slot_id(*slot));
        found.ok_or_else(|| missing("exchanges"))
    }

    fn regions(&self, value: &Value, key: &str) -> Result<RegionSet> {
        list(value, key)?.iter().map(|id| self.region(id, key)).collect()
    }

    fn by_empire(&self, value: &Value, key: &str) -> Result<ByEmpire<u8>> {
        let mut all = ByEmpire::all(0);
        for empire in self.world.empires() {
            all[empire] = number(&value[key], self.world.empire_id(empire)).map_err(|_| missing(key))?;
        }
        Ok(all)
    }

    fn parts(&self, view: &Value) -> Result<ViewParts> {
        let world = self.world;
        let ids: Option<Vec<&str>> = list(view, "order")?.iter().map(Value::as_str).collect();
        let order = world.parse_order(&ids.ok_or_else(|| missing("order"))?).map_err(|_| missing("order"))?;
        let (seats, societies) = (world.societies().len(), list(view, "societies")?);
        if societies.len() != seats {
            let count = societies.len();
            return Err(format!("the view is of a match of {count} societies, and the world seats {seats}"));
        }
        let (viewer, mover) = (self.society(view, "viewer")?, self.society(view, "mover")?);
        let mut parts = ViewParts {
            viewer,
            mover,
            steers: mover,
            first: self.society(view, "first")?,
            order,
            phase: phase(text(view, "phase")?)?,
            round: number(view, "round")?,
            placed: 0,
            turn: self.optional_position(view, "turn")?,
            acting: self.optional_position(view, "acting")?,
            agent: self.optional_position(view, "agent")?,
            line: view["line"].as_u64().and_then(|line| Line::new((line as usize).saturating_sub(1))),
            banners: ByRegion::all(0),
            control: ByEmpire::all(RegionSet::EMPTY),
            supply: self.by_empire(view, "supply")?,
            posts: BySociety::all(PositionSet::EMPTY),
            scouts: BySociety::all(RegionSet::EMPTY),
            tokens: Loyalties::all(Tokens::NONE),
            revealed: Vec::new(),
            exchanges: Vec::new(),
            hand: Hand::default(),
            cards: BySociety::all(ByEmpire::all(0)),
            gone: Hand::default(),
            doubled: Vec::new(),
            truces: Vec::new(),
            unchecked: false,
            tasks: Vec::new(),
            marks: [RegionSet::EMPTY; 2],
            moving: self.moving(&view["moving"])?,
        };
        for land in list(view, "regions")? {
            let region = self.region(&land["region"], "region")?;
            parts.banners[region] = number(land, "banners")?;
            if !land["controller"].is_null() {
                parts.control[self.empire(&land["controller"], "controller")?].insert(region);
            }
        }
        for (seat, society) in world.societies().zip(societies) {
            if self.society(society, "seat")? != seat {
                return Err(missing("seat"));
            }
            self.read_society(seat, society, &mut parts)?;
        }
        if world.house().event_cards {
            self.read_events(view, &mut parts)?;
        }
        for task in list(view, "pending")? {
            let (task, marks) = self.task(task, parts.moving)?;
            parts.tasks.push(task);
            // Only the series that is under way has any.
            parts.marks = [parts.marks[0] | marks[0], parts.marks[1] | marks[1]];
        }
        parts.steers = steers(&parts);
        Ok(parts)
    }

    fn moving(&self, value: &Value) -> Result<Option<Moving>> {
        if value.is_null() {
            return Ok(None);
        }
        let target = &value["target"];
        Ok(Some(Moving {
            empire: self.empire(&value["empire"], "moving")?,
            from: self.region(&value["from"], "moving")?,
            target: if target.is_null() { None } else { Some(self.region(target, "moving")?) },
            banners: number(value, "banners")?,
        }))
    }

    fn read_society(&self, seat: Society, value: &Value, parts: &mut ViewParts) -> Result<()> {
        for id in list(value, "posts")? {
            parts.posts[seat].insert(self.position(id, "posts")?);
        }
        parts.scouts[seat] = self.regions(value, "regions")?;
        parts.cards[seat] = self.by_empire(value, "cards")?;
        let tokens = list(value, "tokens")?.iter().zip(list(value, "revealed")?);
        for (slot, (token, revealed)) in self.world.slots().zip(tokens) {
            if !token.is_null() {
                parts.tokens[seat].lay(slot, self.empire(token, "tokens")?);
            }
            if revealed == &Value::Bool(true) {
                parts.revealed.push((seat, slot));
            }
        }
        for pair in list(value, "exchanges")? {
            parts.exchanges.push((seat, self.slot(&pair[0])?, self.slot(&pair[1])?));
        }
        if seat == parts.viewer {
            let hand = value["hand"].as_object().ok_or_else(|| missing("hand"))?;
            for (id, count) in hand {
                let count = count.as_u64().ok_or_else(|| missing("hand"))?;
                self.put(&mut parts.hand, self.card(id, "hand")?, count, "hand")?;
            }
        }
        Ok(())
    }

    /// Adds copies of a card to a pile, which has no room for more than are in the deck.
    fn put(&self, cards: &mut Hand, card: Card, copies: u64, key: &str) -> Result<()> {
        let most = self.world.deck(card.deck()).count_of(card);
        let count = copies.saturating_add(u64::from(cards.count(card)));
        if count > u64::from(most) {
            let id = self.world.card_id(card);
            return Err(format!("the view has {count} cards \"{id}\" in \"{key}\", and the deck has {most}"));
        }
        (0..copies).for_each(|_| cards.put(card));
        Ok(())
    }

    /// Checks that there are no more banners, cards and agents than the world has.
    fn check(&self, parts: &ViewParts) -> Result<()> {
        let world = self.world;
        let most = |what: String, count: u32, most: u8| {
            let fits = count <= u32::from(most);
            if fits { Ok(()) } else { Err(format!("the view has {count} {what}, and there are {most}")) }
        };
        let rounds = world.house().rounds.saturating_add(1);
        if !(1..=rounds).contains(&parts.round) {
            return Err(format!("the view is of round {}, and rounds are 1 to {rounds}", parts.round));
        }
        for empire in world.empires() {
            let id = world.empire_id(empire);
            let on_map: u32 = parts.control[empire].map(|region| u32::from(parts.banners[region])).sum();
            let moving = parts.moving.filter(|moving| moving.empire == empire);
            let moving = moving.map_or(0, |moving| u32::from(moving.banners));
            let banners = u32::from(parts.supply[empire]) + on_map + moving;
            most(format!("banners of {id}"), banners, world.banners(empire))?;
            let held: u32 = world.societies().map(|society| u32::from(parts.cards[society][empire])).sum();
            let cards = held + u32::from(parts.gone[empire].len());
            most(format!("cards of {id}"), cards, world.deck(empire).len())?;
            let (told, hand) = (parts.cards[parts.viewer][empire], parts.hand[empire].len());
            if told != hand {
                return Err(format!(
                    "the viewer has {told} cards of {id} in \"cards\", and {hand} in \"hand\""
                ));
            }
        }
        for society in world.societies() {
            let agents = u32::from(on_board(parts, society));
            most(format!("agents of society {}", society.index()), agents, world.agents())?;
        }
        Ok(())
    }

    fn read_events(&self, view: &Value, parts: &mut ViewParts) -> Result<()> {
        let lasting = &view["lasting"];
        parts.unchecked = lasting["unchecked"] == Value::Bool(true);
        for id in list(lasting, "doubled")? {
            let icon: Option<Icon> = self.world.icons().find(|icon| id == self.world.icon_id(*icon));
            parts.doubled.push(icon.ok_or_else(|| missing("doubled"))?);
        }
        for id in list(lasting, "truces")? {
            parts.truces.push(self.empire(id, "truces")?);
        }
        for empire in self.world.empires() {
            for id in list(&view["gone"], self.world.empire_id(empire))? {
                self.put(&mut parts.gone, self.card(id.as_str().unwrap_or_default(), "gone")?, 1, "gone")?;
            }
        }
        Ok(())
    }

    /// A pending task, and the regions that its series has used.
    fn task(&self, value: &Value, moving: Option<Moving>) -> Result<(Task, [RegionSet; 2])> {
        let region = |key| self.region(&value[key], key);
        let left = || number(value, "left");
        let begun = value["begun"] == Value::Bool(true);
        let card = || self.card(text(value, "card")?, "card");
        let half = || number(value, "half").map(|half| half.saturating_sub(1));
        let mut marks = [RegionSet::EMPTY; 2];
        let task = match text(value, "task")? {
            "before" => Task::Before,
            "line" => Task::Line,
            "swap" => Task::Swap,
            "declare" => Task::Declare {
                from: if value["from"].is_null() { None } else { Some(region("from")?) },
                most: number(value, "most").unwrap_or(u8::MAX),
                reach: match text(value, "reach")? {
                    "border" => Reach::Border,
                    "empty" => Reach::Empty,
                    "anywhere" => Reach::Anywhere,
                    "sea" => Reach::Sea,
                    "empty-sea" => Reach::EmptySea,
                    _ => return Err(missing("reach")),
                },
            },
            "muster" => Task::Muster {
                empire: moving.ok_or_else(|| missing("moving"))?.empire,
                from: region("from")?,
                to: region("to")?,
                attackers: number(value, "attackers")?,
            },
            "aftermath" => Task::Aftermath {
                at: region("at")?,
                survivors: number(value, "survivors")?,
                killed: number(value, "killed")?,
                won: value["won"] == Value::Bool(true),
            },
            "after" => Task::After,
            "object" => {
                let index = self.pack.rules.abilities.iter().position(|id| value["ability"] == id.as_str());
                Task::Object(index.and_then(AbilityId::new).ok_or_else(|| missing("ability"))?)
            }
            "place" => Task::Place { left: left()?, each: number(value, "each")? },
            "spread" => {
                marks[0] = self.regions(value, "served")?;
                Task::Spread { left: left()? }
            }
            "strike" => Task::Strike { center: region("center")?, left: left()?, begun },
            "rearrange" => {
                marks = [self.regions(value, "givers")?, self.regions(value, "takers")?];
                Task::Rearrange { empire: self.empire(&value["empire"], "empire")?, begun }
            }
            "scatter" => Task::Scatter {
                empire: self.empire(&value["empire"], "empire")?,
                from: region("from")?,
                left: left()?,
            },
            "draw" => Task::Draw {
                to: self.society(value, "to")?,
                deck: self.empire(&value["deck"], "deck")?,
                left: left()?,
            },
            "half" => Task::Halves(card()?),
            "event" => Task::Incident { card: card()?, half: half()? },
            // The inputs do not depend on what has been planned, nor on which councils begin again.
            "reseat" => Task::Reseat { card: card()?, half: half()?, plan: Plan::NONE },
            "restart" => Task::Restart(Councils::default()),
            "offering" => Task::Offering { arms: value["arms"] == Value::Bool(true), step: 0 },
            "answer" => Task::Answer { card: card()?, by: self.society(value, "by")? },
            "sealed" => Task::Sealed { card: card()?, by: self.society(value, "by")? },
            "pay" => Task::Pay {
                who: self.society(value, "who")?,
                other: self.society(value, "other")?,
                payment: match text(value, "payment")? {
                    "recall" => Payment::Recall,
                    "draw" => Payment::Draw(left()?),
                    "reinforce" => Payment::Reinforce(left()?),
                    "reveal" => Payment::Reveal,
                    "trade" => Payment::Trade,
                    _ => return Err(missing("payment")),
                },
            },
            "trade-for" => Task::TradeFor {
                own: self.position(&value["own"], "own")?,
                other: self.society(value, "other")?,
            },
            _ => return Err(missing("task")),
        };
        Ok((task, marks))
    }
}

/// The society that makes the acting position's choices. A view does not name it. It is the one that decides, except that
/// others decide about offers and payments, for the society of the active agent.
fn steers(parts: &ViewParts) -> Society {
    let is_offer =
        |task: &Task| matches!(task, Task::Offering { .. } | Task::Pay { .. } | Task::TradeFor { .. });
    let owner = parts.agent.and_then(|agent| {
        let seat = parts.posts.0.iter().position(|posts| posts.has(agent));
        seat.and_then(Society::new)
    });
    if parts.tasks.iter().any(is_offer) { owner.unwrap_or(parts.mover) } else { parts.mover }
}
