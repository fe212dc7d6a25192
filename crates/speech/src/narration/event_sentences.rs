//! The sentence or clause for each event, in several styles.

use crate::language::localised_texts::{Arg, Speech};
use crate::names::names_of_things::{number, text};
use rules::{Audience, Cause, Event, Icon, Region, Society, Use};
use table::Match;
use text::signed_numbers::signed;

/// The style in which an event is described.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// A full sentence, from the texts whose keys start with `event-`.
    Sentence,
    /// A clause in the line about a passage, from the texts whose keys start with `story-`. An event that the
    /// passage already counts, names or implies has no clause.
    Clause,
}

impl Speech {
    /// The sentence about an event, by what a viewer may know; `None` if the event is hidden from the viewer.
    pub fn event(&self, game: &Match, event: &Event, viewer: Option<Society>) -> Option<String> {
        self.event_in_style(game, event, viewer, Style::Sentence)
    }

    /// The text about an event in a style, by what a viewer may know; `None` if the event is hidden or the
    /// style has no text for it.
    pub(super) fn event_in_style(
        &self,
        game: &Match,
        event: &Event,
        viewer: Option<Society>,
        style: Style,
    ) -> Option<String> {
        let may_know = match event.audience() {
            Audience::All => true,
            Audience::Only(society) => viewer == Some(society),
        };
        may_know.then(|| self.narrate(game, event, style)).flatten()
    }

    /// The text about an event in a style, with all information; `None` if the style has no text for it.
    pub(super) fn narrate(&self, game: &Match, event: &Event, style: Style) -> Option<String> {
        let (world, setup) = (game.world(), game.setup());
        let society = |key, s| text(key, self.society(setup, s));
        let empire = |key, e| text(key, self.empire(e));
        let region = |key, r| text(key, self.region(r));
        let position = |key, s| text(key, self.position(s));
        let slot = |key, s| text(key, signed(setup.house.multiplier(s)));
        let say = |key: &str, args: &[Arg<'_>]| (style != Style::Clause).then(|| self.say(key, args));
        let both = |sentence: &str, clause: &str, args: &[Arg<'_>]| {
            Some(self.say(if style == Style::Clause { clause } else { sentence }, args))
        };
        match *event {
            Event::Round { round, first } => {
                say("event-round", &[number("round", round), society("society", first)])
            }
            Event::Order(order) => {
                let order = self.list(order.empires(world).map(|e| self.empire(e)));
                say("event-order", &[text("order", order)])
            }
            Event::Laid(who, to, of) => {
                say("event-laid", &[society("society", who), empire("empire", of), slot("slot", to)])
            }
            Event::Retrieved(who, from) => {
                say("event-retrieved", &[society("society", who), text("spot", self.spot(from))])
            }
            Event::Deployed(who, to) => {
                say("event-deployed", &[society("society", who), text("spot", self.spot(to))])
            }
            Event::Turn(of) => say("event-turn", &[empire("empire", of)]),
            Event::Acts { position: at, society: who, agent } => {
                let key = if agent == at { "event-acts" } else { "event-acts-from" };
                say(key, &[society("society", who), position("seat", at), position("agent-seat", agent)])
            }
            Event::Idle(at) => say("event-idle", &[position("seat", at)]),
            Event::NothingToDo(at, who) => {
                both("event-nothing", "story-nothing", &[society("society", who), position("seat", at)])
            }
            Event::Takes(at, line) => {
                let printed = world.lines(at).get(line.index()).map(|line| self.line(*line));
                let line = text("line", printed.unwrap_or_default());
                say("event-takes", &[position("seat", at), line])
            }
            Event::Added(of, at, n) => {
                say("event-added", &[empire("empire", of), region("region", at), number("n", n)])
            }
            Event::Moved { empire: of, from, to, banners } => say(
                "event-moved",
                &[empire("empire", of), region("from", from), region("to", to), number("n", banners)],
            ),
            Event::Killed(of, at, n, cause) => say(
                match cause {
                    Cause::Card => "event-killed-card",
                    Cause::Fort => "event-killed-fort",
                    Cause::Combat => "event-killed-combat",
                    Cause::Supply => "event-killed-supply",
                    Cause::Nowhere => "event-killed-nowhere",
                    Cause::InsteadOfSwap => "event-killed-instead",
                },
                &[empire("empire", of), region("region", at), number("n", n)],
            ),
            Event::TakenUp(of, at, n) => {
                say("event-taken-up", &[empire("empire", of), region("region", at), number("n", n)])
            }
            Event::Control { region: at, from, to } => match (from, to) {
                (Some(was), Some(is)) => both(
                    "event-control-changed",
                    "story-gains",
                    &[region("region", at), empire("from", was), empire("to", is), empire("empire", is)],
                ),
                (None, Some(is)) => both(
                    "event-control-gained",
                    "story-gains",
                    &[region("region", at), empire("to", is), empire("empire", is)],
                ),
                (_, None) => both("event-control-lost", "story-frees", &[region("region", at)]),
            },
            Event::Drew(who, deck) => say("event-drew", &[society("society", who), empire("empire", deck)]),
            Event::DrewCard(_, card) if card.as_offer().is_some() => {
                let about = text("text", self.card_about(card));
                say("event-drew-offer", &[text("card", self.card(card)), about])
            }
            Event::DrewCard(_, card) if card.is_wild() => {
                say("event-drew-wild", &[text("card", self.card(card))])
            }
            Event::DrewCard(_, card) => {
                let names = Use::ALL.map(|u| self.ability_name(world, card, u));
                say("event-drew-card", &[text("card", self.card(card)), text("abilities", self.list(names))])
            }
            Event::Swapped { society: who, to, with, .. } if style == Style::Clause => {
                Some(self.swap(game, who, self.position(to), with))
            }
            Event::Swapped { society: who, from, to, with } => {
                let mut args = vec![society("society", who), position("from", from), position("to", to)];
                args.extend(with.map(|other| society("other", other)));
                let key = match with {
                    Some(other) if other == who => "event-swapped-own",
                    Some(_) => "event-swapped-with",
                    None => "event-swapped",
                };
                say(key, &args)
            }
            Event::Attack { empire: of, from, to, banners } => say(
                "event-attack",
                &[empire("empire", of), region("from", from), region("to", to), number("n", banners)],
            ),
            Event::Joined(_, None, n) => say("event-joined-supply", &[number("n", n)]),
            Event::Joined(_, Some(from), n) => {
                say("event-joined-region", &[region("from", from), number("n", n)])
            }
            Event::Outcome { empire: of, at, attackers, defenders } => {
                let (key, n) = match (attackers, defenders) {
                    (0, 0) => ("event-emptied", 0),
                    (0, n) => ("event-held", n),
                    (n, _) => ("event-won", n),
                };
                say(key, &[empire("empire", of), region("region", at), number("n", n)])
            }
            Event::Played(who, card, using, pay) => {
                let ability = world.ability(world.ability_of(card, using));
                let mut args = vec![
                    society("society", who),
                    text("ability", self.ability_name(world, card, using)),
                    text("cost", self.cost(ability)),
                ];
                // The wild or offer card that was paid instead of a card of the cost.
                let wild = pay.filter(|paid| !paid.has_abilities());
                args.extend(wild.map(|paid| text("paid", self.card_in_sentence(paid))));
                both(if wild.is_some() { "event-played-wild" } else { "event-played" }, "story-plays", &args)
            }
            Event::Relocated(who, from, to) => {
                let args = [
                    society("society", who),
                    position("from", from),
                    position("to", to),
                    position("seat", to),
                ];
                both("event-relocated", "story-elsewhere", &args)
            }
            Event::Borrows(who, at) => {
                both("event-borrows", "story-elsewhere", &[society("society", who), position("seat", at)])
            }
            Event::First(who) => both("event-first", "story-first", &[society("society", who)]),
            Event::Discarded(who, deck) => {
                say("event-discarded", &[society("society", who), empire("empire", deck)])
            }
            Event::DiscardedCard(_, card) => {
                say("event-discarded-card", &[text("card", self.card_in_sentence(card))])
            }
            Event::Kept(who) => say("event-kept", &[society("society", who)]),
            Event::Exchanged(who, (a, slot_a), (b, slot_b)) => {
                let args = [
                    society("society", who),
                    empire("a", a),
                    slot("slot-a", slot_a),
                    empire("b", b),
                    slot("slot-b", slot_b),
                ];
                both("event-exchanged", "story-exchanges", &args)
            }
            Event::Revealed(who, card) => both(
                "event-revealed",
                "story-event",
                &[society("society", who), empire("empire", card.deck()), text("event", self.card(card))],
            ),
            Event::Incident(card, half) => {
                let does = self.event_text(world, card, half);
                say("event-incident", &[text("event", self.card(card)), text("text", does)])
            }
            Event::Void(card) => say("event-void", &[text("event", self.card(card))]),
            Event::Traded(a, b) => say("event-traded", &[position("a", a), position("b", b)]),
            Event::Reseated(who, from, to) => {
                say("event-reseated", &[society("society", who), position("from", from), position("to", to)])
            }
            Event::Restarts(of) => both("event-restarts", "story-restarts", &[empire("empire", of)]),
            Event::Offered(who, to, card) => {
                let args = [
                    society("society", who),
                    society("other", to),
                    text("offer", self.card(card)),
                    text("text", self.card_about(card)),
                ];
                both("event-offered", "story-offers", &args)
            }
            Event::Answered(who, card, accepts) => {
                let (sentence, clause) = if accepts {
                    ("event-accepted", "story-accepted")
                } else {
                    ("event-declined", "story-declined")
                };
                both(sentence, clause, &[society("society", who), text("offer", self.card(card))])
            }
            Event::Steers(who, at) => {
                both("event-steers", "story-steers", &[society("society", who), position("seat", at)])
            }
            Event::Turned(who, of, on) => {
                let args = [society("society", who), empire("empire", of), slot("slot", on)];
                both("event-turned", "story-turns", &args)
            }
            Event::Raised(who, of, _, to) => {
                let args = [society("society", who), empire("empire", of), slot("slot", to)];
                both("event-raised", "story-raises", &args)
            }
            Event::EndsEarly { empire: of, icons } => {
                let icon = world.early_end().map_or(Icon::City, |end| end.icon);
                let held = text("icons", self.icons(icon, icons.into()));
                say("event-ends-early", &[empire("empire", of), held])
            }
            Event::Over => say("event-over", &[]),
        }
    }

    /// The clause about an agent's swap within its council.
    fn swap(&self, game: &Match, who: Society, seat: String, with: Option<Society>) -> String {
        let mut args = vec![text("seat", seat)];
        args.extend(with.map(|other| text("society", self.society(game.setup(), other))));
        let key = match with {
            Some(other) if other == who => "story-swaps-own",
            Some(_) => "story-swaps-with",
            None => "story-swaps",
        };
        self.say(key, &args)
    }

    /// The clause about banners lost above the supply limit.
    pub(super) fn supply_losses(&self, lost: &[(Region, u8)]) -> String {
        self.say("story-supply", &[text("what", self.in_regions(lost))])
    }

    /// A list of regions, each with a number of banners.
    pub(super) fn in_regions(&self, counts: &[(Region, u8)]) -> String {
        let each = counts.iter().map(|(region, n)| {
            self.say("story-in", &[text("region", self.region(*region)), number("n", *n)])
        });
        self.list(each)
    }
}
