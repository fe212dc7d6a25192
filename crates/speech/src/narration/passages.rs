//! Passages as lines, the result first.

use crate::language::speech::Speech;
use crate::names::nouns::{number, text};
use rules::{Cause, Empire, Event, Icon, Phase, Position, Region, Society, Spot};
use table::{Match, Passage, PassageKind};

/// Counts of consecutive events of one kind.
#[derive(Default)]
struct Tally {
    /// Banners added to regions.
    added: Vec<(Region, u8)>,
    /// Banners moved between regions.
    moved: Vec<((Region, Region), u8)>,
    /// Banners killed by a card.
    killed: Vec<(Region, u8)>,
    /// Cards drawn.
    drawn: Vec<(Empire, u8)>,
    /// The current attack with its size.
    attack: Option<(Region, u8)>,
}

/// Adds to the count of a key.
pub(super) fn count<K: PartialEq>(counts: &mut Vec<(K, u8)>, key: K, more: u8) {
    match counts.iter_mut().find(|(other, _)| *other == key) {
        Some((_, n)) => *n = n.saturating_add(more),
        None => counts.push((key, more)),
    }
}

/// Whether only the end of the match follows, or a loyalty step that leads to it.
fn is_last_phase(game: &Match, taken: usize) -> bool {
    let after = game.steps().get(taken).map_or(game.state(), |next| &next.before);
    matches!(after.phase(), Phase::FinalWhisper | Phase::Over)
}

impl Speech {
    /// A passage in one line; `goes_on` if more of it may follow.
    pub fn passage(&self, game: &Match, passage: &Passage<'_>, goes_on: bool) -> String {
        match passage.matter {
            PassageKind::Acts(position, society) => {
                let deeds = self.deeds(game, passage, goes_on);
                self.acts(game, self.position(position), society, deeds)
            }
            PassageKind::Agents => self.agents(game, passage),
            PassageKind::Idle => {
                let seats = passage.events.iter().filter_map(|(_, event)| match event {
                    Event::Idle(position) => Some(self.office_of(*position)),
                    _ => None,
                });
                self.say("story-idle", &[text("seats", self.list(seats))])
            }
            PassageKind::Supply => {
                let mut lost = Vec::new();
                for (_, event) in &passage.events {
                    if let Event::Killed(_, region, n, Cause::Supply) = event {
                        count(&mut lost, *region, *n);
                    }
                }
                self.supply_losses(&lost)
            }
            PassageKind::Close => {
                let deeds = self.closing(game, passage);
                if deeds.is_empty() {
                    return self.text("story-close-plain");
                }
                self.say("story-close", &[text("deeds", self.one_after_another(deeds))])
            }
            PassageKind::Tokens => self.say("story-tokens", &[number("n", passage.events.len() as i64)]),
            PassageKind::Round | PassageKind::Turn(_) | PassageKind::Over => {
                let first = passage.events.first();
                first.and_then(|(_, event)| self.event(game, event, None)).unwrap_or_default()
            }
        }
    }

    /// A passage in one line, without the empire, which is visible beside it.
    pub fn passage_in_short(&self, game: &Match, passage: &Passage<'_>, goes_on: bool) -> String {
        match passage.matter {
            PassageKind::Acts(position, society) => {
                let deeds = self.deeds(game, passage, goes_on);
                self.acts(game, self.office_of(position), society, deeds)
            }
            _ => self.passage(game, passage, goes_on),
        }
    }

    fn acts(&self, game: &Match, seat: String, society: Society, deeds: String) -> String {
        let society = self.society(game.setup(), society);
        self.say("story-acts", &[text("seat", seat), text("society", society), text("deeds", deeds)])
    }

    /// The actions of a position's turn.
    fn deeds(&self, game: &Match, passage: &Passage<'_>, goes_on: bool) -> String {
        let mut deeds = Vec::new();
        let mut counted = Tally::default();
        let mut attacked = Vec::new();
        for (_, event) in &passage.events {
            match **event {
                Event::Added(_, region, n) => count(&mut counted.added, region, n),
                Event::Moved { from, to, banners, .. } => count(&mut counted.moved, (from, to), banners),
                Event::Killed(_, region, n, Cause::Card | Cause::InsteadOfSwap) => {
                    count(&mut counted.killed, region, n)
                }
                Event::Drew(_, deck) => count(&mut counted.drawn, deck, 1),
                Event::Joined(_, _, n) => {
                    if let Some((_, attackers)) = &mut counted.attack {
                        *attackers = attackers.saturating_add(n);
                    }
                }
                Event::Attack { to, banners, .. } => {
                    self.flush(&mut counted, &mut deeds);
                    attacked.push(to);
                    counted.attack = Some((to, banners));
                }
                Event::Outcome { at, attackers, defenders, .. } => {
                    let (to, n) = counted.attack.take().unwrap_or((at, attackers));
                    self.flush(&mut counted, &mut deeds);
                    let cities = game.world().icons_in(Icon::City, rules::RegionSet::only(to));
                    deeds.push(self.attack(to, n, (attackers, defenders), cities > 0));
                }
                ref other => {
                    if let Some(said) = self.deed(game, other, &attacked) {
                        // Events during an attack come first: the attack has one line, with its outcome.
                        let attack = counted.attack.take();
                        self.flush(&mut counted, &mut deeds);
                        counted.attack = attack;
                        deeds.push(said);
                    }
                }
            }
        }
        self.flush(&mut counted, &mut deeds);
        if deeds.is_empty() {
            return self.text(if goes_on { "story-decides" } else { "story-passes" });
        }
        self.one_after_another(deeds)
    }

    /// An attack with its outcome.
    fn attack(&self, to: Region, n: u8, (attackers, defenders): (u8, u8), city: bool) -> String {
        let key = match (attackers, defenders) {
            (0, 0) => "story-empties",
            (0, _) => "story-fails",
            (_, _) if city => "story-takes-city",
            (_, _) => "story-takes",
        };
        self.say(
            key,
            &[text("region", self.region(to)), number("n", n), number("left", attackers.max(defenders))],
        )
    }

    /// Writes the counted events.
    fn flush(&self, counted: &mut Tally, deeds: &mut Vec<String>) {
        let Tally { added, moved, killed, drawn, attack } = std::mem::take(counted);
        if !added.is_empty() {
            deeds.push(self.say("story-adds", &[text("what", self.in_regions(&added))]));
        }
        for ((from, to), n) in moved {
            let args = [text("from", self.region(from)), text("to", self.region(to)), number("n", n)];
            deeds.push(self.say("story-moves", &args));
        }
        if !killed.is_empty() {
            deeds.push(self.say("story-kills", &[text("what", self.in_regions(&killed))]));
        }
        for (deck, n) in drawn {
            deeds.push(self.say("story-draws", &[text("empire", self.empire(deck)), number("n", n)]));
        }
        if let Some((to, n)) = attack {
            deeds.push(self.say("story-attacks", &[text("region", self.region(to)), number("n", n)]));
        }
    }

    /// A single event; `None` if it belongs to another line.
    fn deed(&self, game: &Match, event: &Event, attacked: &[Region]) -> Option<String> {
        let society = |key, s| text(key, self.society(game.setup(), s));
        let position = |p| text("seat", self.position(p));
        Some(match *event {
            Event::NothingToDo(..) => self.text("story-nothing"),
            Event::Control { region, to, .. } if !attacked.contains(&region) => {
                let region = text("region", self.region(region));
                match to {
                    Some(to) => self.say("story-gains", &[region, text("empire", self.empire(to))]),
                    None => self.say("story-frees", &[region]),
                }
            }
            Event::Swapped { society: who, to, with, .. } => self.swap(game, who, self.position(to), with),
            Event::Played(_, card, using, _) => {
                let name = self.ability_name(game.world(), card, using);
                self.say("story-plays", &[text("ability", name)])
            }
            Event::Relocated(_, _, to) | Event::Borrows(_, to) => {
                self.say("story-elsewhere", &[position(to)])
            }
            Event::Revealed(_, card) => self.say("story-event", &[text("event", self.card(card))]),
            Event::Restarts(empire) => self.say("story-restarts", &[text("empire", self.empire(empire))]),
            Event::Answered(_, card, accepts) => {
                let key = if accepts { "story-accepted" } else { "story-declined" };
                self.say(key, &[text("offer", self.card(card))])
            }
            Event::Steers(who, _) => self.say("story-steers", &[society("society", who)]),
            Event::Turned(who, empire, _) => {
                self.say("story-turns", &[society("society", who), text("empire", self.empire(empire))])
            }
            // What is told by the passage itself, counted with others of its sort, or seen by what is told.
            Event::Round { .. }
            | Event::Order(_)
            | Event::Laid(..)
            | Event::Retrieved(..)
            | Event::Deployed(..)
            | Event::Turn(_)
            | Event::Acts { .. }
            | Event::Idle(_)
            | Event::Takes(..)
            | Event::Added(..)
            | Event::Moved { .. }
            | Event::Killed(..)
            | Event::TakenUp(..)
            | Event::Control { .. }
            | Event::Drew(..)
            | Event::DrewCard(..)
            | Event::Attack { .. }
            | Event::Joined(..)
            | Event::Outcome { .. }
            | Event::First(_)
            | Event::Discarded(..)
            | Event::DiscardedCard(..)
            | Event::Kept(_)
            | Event::Exchanged(..)
            | Event::Incident(..)
            | Event::Void(_)
            | Event::Traded(..)
            | Event::Reseated(..)
            | Event::Offered(..)
            | Event::Raised(..)
            | Event::EndsEarly { .. }
            | Event::Over => return None,
        })
    }

    /// An agent's swap within its council.
    pub(super) fn swap(&self, game: &Match, who: Society, seat: String, with: Option<Society>) -> String {
        let mut args = vec![text("seat", seat)];
        args.extend(with.map(|other| text("society", self.society(game.setup(), other))));
        let key = match with {
            Some(other) if other == who => "story-swaps-own",
            Some(_) => "story-swaps-with",
            None => "story-swaps",
        };
        self.say(key, &args)
    }

    /// The banners lost above the supply limit.
    pub(super) fn supply_losses(&self, lost: &[(Region, u8)]) -> String {
        self.say("story-supply", &[text("what", self.in_regions(lost))])
    }

    /// The end of a round.
    fn closing(&self, game: &Match, passage: &Passage<'_>) -> Vec<String> {
        let name = |s| self.society(game.setup(), s);
        let (mut deeds, mut discarded, mut kept) = (Vec::new(), Vec::<(Society, u8)>::new(), Vec::new());
        let mut first = None;
        for (number, event) in &passage.events {
            match **event {
                Event::Exchanged(who, (a, _), (b, _)) => {
                    let args =
                        [text("society", name(who)), text("a", self.empire(a)), text("b", self.empire(b))];
                    deeds.push(self.say("story-exchanges", &args));
                }
                Event::Turned(who, of, _) => {
                    let args = [text("society", name(who)), text("empire", self.empire(of))];
                    deeds.push(self.say("story-turns", &args));
                }
                Event::Raised(who, of, _, to) => {
                    let slot = text("slot", self.words().slot(to));
                    let args = [text("society", name(who)), text("empire", self.empire(of)), slot];
                    deeds.push(self.say("story-raises", &args));
                }
                Event::Discarded(who, _) => count(&mut discarded, who, 1),
                Event::Kept(who) => kept.push(name(who)),
                // The marker also passes after the last round (R5.8).
                Event::First(who) if !is_last_phase(game, *number) => first = Some(who),
                ref other => deeds.extend(self.deed(game, other, &[])),
            }
        }
        for (who, n) in discarded {
            deeds.push(self.say("story-discards", &[text("society", name(who)), number("n", n)]));
        }
        if !kept.is_empty() {
            let n = kept.len() as i64;
            deeds.push(
                self.say("story-keeps", &[text("societies", self.names_in_sentence(kept)), number("n", n)]),
            );
        }
        deeds.extend(first.map(|who| self.say("story-first", &[text("society", name(who))])));
        deeds
    }

    /// The number of agents that each society took back and placed.
    fn agents(&self, game: &Match, passage: &Passage<'_>) -> String {
        self.agents_line(passage, |who, spots| {
            let args = [text("society", self.society(game.setup(), who)), number("n", spots.len() as i64)];
            self.say("story-count", &args)
        })
    }

    /// The agents that each society took back and placed, with their places.
    pub fn agents_with_places(&self, game: &Match, passage: &Passage<'_>) -> String {
        self.agents_line(passage, |who, spots| {
            let place = |spot: &Spot| match *spot {
                Spot::Position(position) => self.position(position),
                Spot::Region(region) => self.region(region),
            };
            let places = spots.iter().map(place).collect::<Vec<_>>().join(", ");
            let society = text("society", self.society(game.setup(), who));
            self.say("story-count-at", &[society, number("n", spots.len() as i64), text("places", places)])
        })
    }

    /// The agents that each society took back and placed; `say` words those of one society.
    fn agents_line(&self, passage: &Passage<'_>, say: impl Fn(Society, &[Spot]) -> String) -> String {
        let (mut back, mut placed) = (Vec::<(Society, Vec<Spot>)>::new(), Vec::<(Society, Vec<Spot>)>::new());
        let add = |told: &mut Vec<(Society, Vec<Spot>)>, who, spot| match told
            .iter_mut()
            .find(|(other, _)| *other == who)
        {
            Some((_, spots)) => spots.push(spot),
            None => told.push((who, vec![spot])),
        };
        for (_, event) in &passage.events {
            match **event {
                Event::Retrieved(who, spot) => add(&mut back, who, spot),
                Event::Deployed(who, spot) => add(&mut placed, who, spot),
                _ => {}
            }
        }
        let all = |told: &[(Society, Vec<Spot>)]| {
            told.iter().map(|(who, spots)| say(*who, spots)).collect::<Vec<_>>().join(", ")
        };
        let who = |told: &[(Society, Vec<Spot>)]| text("who", all(told));
        match (back.is_empty(), placed.is_empty()) {
            (false, false) => self.say("story-back-placed", &[text("back", all(&back)), who(&placed)]),
            (false, true) => self.say("story-back", &[who(&back)]),
            (true, false) => self.say("story-placed", &[who(&placed)]),
            (true, true) => String::new(),
        }
    }

    /// Numbers of banners in regions.
    fn in_regions(&self, counts: &[(Region, u8)]) -> String {
        let each = counts.iter().map(|(region, n)| {
            self.say("story-in", &[text("region", self.region(*region)), number("n", *n)])
        });
        self.list(each)
    }

    fn one_after_another(&self, deeds: Vec<String>) -> String {
        let joined = deeds
            .into_iter()
            .reduce(|head, next| self.say("story-then", &[text("head", head), text("next", next)]));
        joined.unwrap_or_default()
    }

    /// A position by its own name or its office, without the empire.
    fn office_of(&self, position: Position) -> String {
        let words = self.words();
        words.own_position_name(position).unwrap_or_else(|| words.office(position.office())).to_owned()
    }
}
