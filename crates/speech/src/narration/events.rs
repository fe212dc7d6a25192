//! Events as sentences.

use crate::language::speech::{Arg, Speech};
use crate::names::nouns::{number, text};
use rules::{Audience, Cause, Event, Icon, Society, Use, World};
use table::{Match, Setup};

impl Speech {
    /// An event as a viewer may know it; `None` if it is hidden.
    pub fn event(&self, game: &Match, event: &Event, viewer: Option<Society>) -> Option<String> {
        let may_know = match event.audience() {
            Audience::All => true,
            Audience::Only(society) => viewer == Some(society),
        };
        may_know.then(|| self.tell(game.world(), game.setup(), event))
    }

    fn tell(&self, world: &World, setup: &Setup, event: &Event) -> String {
        let society = |key, s| text(key, self.society(setup, s));
        let empire = |key, e| text(key, self.empire(e));
        let region = |key, r| text(key, self.region(r));
        let position = |key, s| text(key, self.position(s));
        let slot = |key, s| text(key, self.words().slot(s));
        let say = |key: &str, args: &[Arg<'_>]| self.say(key, args);
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
            Event::Acts { position: at, society: who, agent } if agent == at => {
                say("event-acts", &[society("society", who), position("seat", at)])
            }
            Event::Acts { position: at, society: who, agent } => say(
                "event-acts-from",
                &[society("society", who), position("seat", at), position("agent-seat", agent)],
            ),
            Event::Idle(at) => say("event-idle", &[position("seat", at)]),
            Event::NothingToDo(at, who) => {
                say("event-nothing", &[society("society", who), position("seat", at)])
            }
            Event::Takes(at, line) => {
                let printed = world.lines(at).get(line.index()).map(|l| self.line(*l)).unwrap_or_default();
                say("event-takes", &[position("seat", at), text("line", printed)])
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
                (Some(was), Some(is)) => say(
                    "event-control-changed",
                    &[region("region", at), empire("from", was), empire("to", is)],
                ),
                (None, Some(is)) => say("event-control-gained", &[region("region", at), empire("to", is)]),
                (_, None) => say("event-control-lost", &[region("region", at)]),
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
            Event::Swapped { society: who, from, to, with } => {
                let mut args = vec![society("society", who), position("from", from), position("to", to)];
                args.extend(with.map(|other| society("other", other)));
                say(if with.is_some() { "event-swapped-with" } else { "event-swapped" }, &args)
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
                // The wild or offer card that replaced a card of the cost.
                let wild = pay.filter(|paid| !paid.has_abilities());
                args.extend(wild.map(|paid| text("paid", self.card_in_sentence(paid))));
                say(if wild.is_some() { "event-played-wild" } else { "event-played" }, &args)
            }
            Event::Relocated(who, from, to) => {
                say("event-relocated", &[society("society", who), position("from", from), position("to", to)])
            }
            Event::Borrows(who, at) => say("event-borrows", &[society("society", who), position("seat", at)]),
            Event::First(who) => say("event-first", &[society("society", who)]),
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
                say("event-exchanged", &args)
            }
            Event::Revealed(who, card) => say(
                "event-revealed",
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
            Event::Restarts(of) => say("event-restarts", &[empire("empire", of)]),
            Event::Offered(who, to, card) => {
                let args = [
                    society("society", who),
                    society("other", to),
                    text("offer", self.card(card)),
                    text("text", self.card_about(card)),
                ];
                say("event-offered", &args)
            }
            Event::Answered(who, card, accepts) => {
                let key = if accepts { "event-accepted" } else { "event-declined" };
                say(key, &[society("society", who), text("offer", self.card(card))])
            }
            Event::Steers(who, at) => say("event-steers", &[society("society", who), position("seat", at)]),
            Event::Turned(who, of, on) => {
                say("event-turned", &[society("society", who), empire("empire", of), slot("slot", on)])
            }
            Event::Raised(who, of, _, to) => {
                say("event-raised", &[society("society", who), empire("empire", of), slot("slot", to)])
            }
            Event::EndsEarly { empire: of, icons } => {
                let icon = world.early_end().map_or(Icon::City, |end| end.icon);
                let held = text("icons", self.icons(icon, icons.into()));
                say("event-ends-early", &[empire("empire", of), held])
            }
            Event::Over => self.text("event-over"),
        }
    }
}
