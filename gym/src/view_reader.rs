//! Reads a view from the JSON that a program is sent (PROTOCOL.md, section 8).

use std::str::FromStr;

use packs::Pack;
use rules::{
    AbilityId, ByEmpire, ByRegion, BySociety, Card, Councils, Empire, Hand, Icon, Line, Loyalties, Moving,
    Payment, Phase, Plan, Position, PositionSet, Reach, Region, RegionSet, Slot, Society, Task, Tokens, View,
    ViewParts, World,
};
use serde_json::Value;

/// Reads one society's views of a match, in order.
pub struct ViewReader {
    /// The round in which the society placed agents last, and how many.
    placed: (u8, u8),
}

/// The reason why a view cannot be read.
type Result<T> = std::result::Result<T, String>;

impl ViewReader {
    /// A reader at the start of a match.
    pub fn new() -> Self {
        Self { placed: (0, 0) }
    }

    /// Reads the view of a society that decides. Call it for each decision with a choice.
    ///
    /// # Errors
    /// Names the key whose value is missing or wrong.
    pub fn read(&mut self, world: &World, pack: &Pack, view: &Value) -> Result<View> {
        let fields = Fields { world, pack };
        let mut parts = fields.parts(view)?;
        if parts.phase == Phase::Deploy {
            let (round, placed) = self.placed;
            // A view does not say it: one agent is placed with each decision.
            parts.placed = if round == parts.round { placed } else { 0 };
            self.placed = (parts.round, parts.placed + 1);
        }
        Ok(View::from_parts(world, &parts))
    }
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

fn society(value: &Value, key: &str) -> Result<Society> {
    Society::new(usize::from(number(value, key)?)).ok_or_else(|| missing(key))
}

/// The phase with this word.
struct PhaseWord(Phase);

impl FromStr for PhaseWord {
    type Err = String;
    fn from_str(word: &str) -> Result<Self> {
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
        let found = all.into_iter().find(|phase| external_bots::phase(*phase) == word);
        found.map(Self).ok_or_else(|| missing("phase"))
    }
}

impl Fields<'_> {
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
        let (viewer, mover) = (society(view, "viewer")?, society(view, "mover")?);
        let mut parts = ViewParts {
            viewer,
            mover,
            steers: mover,
            first: society(view, "first")?,
            order,
            phase: text(view, "phase")?.parse::<PhaseWord>()?.0,
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
        for seat in list(view, "societies")? {
            self.read_society(seat, &mut parts)?;
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

    fn read_society(&self, value: &Value, parts: &mut ViewParts) -> Result<()> {
        let seat = society(value, "seat")?;
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
                let card = self.card(id, "hand")?;
                (0..count.as_u64().unwrap_or(0).min(9)).for_each(|_| parts.hand.put(card));
            }
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
                parts.gone.put(self.card(id.as_str().unwrap_or_default(), "gone")?);
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
                to: society(value, "to")?,
                deck: self.empire(&value["deck"], "deck")?,
                left: left()?,
            },
            "half" => Task::Halves(card()?),
            "event" => Task::Incident { card: card()?, half: half()? },
            // The inputs do not depend on what has been planned, nor on which councils begin again.
            "reseat" => Task::Reseat { card: card()?, half: half()?, plan: Plan::NONE },
            "restart" => Task::Restart(Councils::default()),
            "offering" => Task::Offering { arms: value["arms"] == Value::Bool(true), step: 0 },
            "answer" => Task::Answer { card: card()?, by: society(value, "by")? },
            "sealed" => Task::Sealed { card: card()?, by: society(value, "by")? },
            "pay" => Task::Pay {
                who: society(value, "who")?,
                other: society(value, "other")?,
                payment: match text(value, "payment")? {
                    "recall" => Payment::Recall,
                    "draw" => Payment::Draw(left()?),
                    "reinforce" => Payment::Reinforce(left()?),
                    "reveal" => Payment::Reveal,
                    "trade" => Payment::Trade,
                    _ => return Err(missing("payment")),
                },
            },
            "trade-for" => {
                Task::TradeFor { own: self.position(&value["own"], "own")?, other: society(value, "other")? }
            }
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
