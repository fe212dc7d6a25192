//! Sentences about actions.

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use rules::{Action, AttackForecast, Position, Printed, Spot, Task, View, World};
use table::Match;

impl Speech {
    /// The text of an action, as one of the choices of the deciding society.
    pub fn action(&self, game: &Match, view: &View, action: Action) -> String {
        let world = game.world();
        let position = |s| self.position(s);
        match action {
            Action::Lay(e) => self.say("action-lay", &[text("empire", self.empire(e))]),
            Action::RetrievePosition(s) => self.retrieve(Spot::Position(s)),
            Action::RetrieveRegion(r) => self.retrieve(Spot::Region(r)),
            Action::DeployPosition(s) => self.deploy(Spot::Position(s)),
            Action::DeployRegion(r) => self.deploy(Spot::Region(r)),
            Action::Act(line) => self.printed_line(world, view, line),
            Action::Swap(office) => {
                let to = view.acting_agent().map(|a| Position::new(a.empire(), office));
                let empty = to.is_some_and(|s| view.occupant(s).is_none());
                let name = text("seat", to.map(position).unwrap_or_default());
                self.say(if empty { "action-swap-empty" } else { "action-swap" }, &[name])
            }
            Action::Attack { from, to, banners } => {
                let outcome = self.forecast(AttackForecast::new(world, view, to, banners));
                let args = [
                    text("from", self.region(from)),
                    text("to", self.region(to)),
                    number("n", banners),
                    text("outcome", outcome),
                ];
                self.say("action-attack", &args)
            }
            Action::Play { card, using, pay } => {
                let ability = world.ability(world.ability_of(card, using));
                let mut args = vec![
                    text("ability", self.ability_name(world, card, using)),
                    text("cost", self.cost(ability)),
                    text("text", self.ability_text(world, card, using)),
                ];
                args.extend(pay.map(|paid| text("paid", self.card_in_sentence(paid))));
                self.say(if pay.is_some() { "action-play-paid" } else { "action-play" }, &args)
            }
            Action::ChooseEmpire(e) => self.say("action-choose-empire", &[text("empire", self.empire(e))]),
            Action::ChoosePosition(s) => self.say("action-choose-seat", &[text("seat", position(s))]),
            Action::ChooseRegion(r) => self.say("action-choose-region", &[text("region", self.region(r))]),
            Action::ChooseSome { region, banners } => {
                self.say("action-choose-some", &[text("region", self.region(region)), number("n", banners)])
            }
            Action::ChooseMove { from, to, banners } => {
                let args =
                    [text("from", self.region(from)), text("to", self.region(to)), number("n", banners)];
                self.say("action-choose-move", &args)
            }
            Action::Place(r) => self.say("action-place", &[text("region", self.region(r))]),
            Action::Kill(r) => self.say("action-kill", &[text("region", self.region(r))]),
            Action::Done => self.text("action-done"),
            Action::Pass => self.text("action-pass"),
            Action::Discard(c) => self.say("action-discard", &[text("card", self.card_in_sentence(c))]),
            Action::Keep => self.text("action-keep"),
            Action::Offer(card) => {
                let about = text("text", self.card_about(card));
                self.say("action-offer", &[text("offer", self.card(card)), about])
            }
            Action::Accept => self.text("action-accept"),
            Action::Decline => self.text("action-decline"),
            Action::Follow => self.text("action-follow"),
            Action::Half(half) => {
                let does = match view.stack().top() {
                    Some(Task::Halves(card)) => self.event_text(world, *card, half),
                    _ => String::new(),
                };
                self.say("action-half", &[text("text", does)])
            }
            Action::Exchange(a, b) => {
                self.say("action-exchange", &[text("a", self.empire(a)), text("b", self.empire(b))])
            }
        }
    }

    fn retrieve(&self, spot: Spot) -> String {
        self.say("action-retrieve", &[text("spot", self.spot(spot))])
    }

    fn deploy(&self, spot: Spot) -> String {
        self.say("action-deploy", &[text("spot", self.spot(spot))])
    }

    /// The text of a printed action, with the number of banners or cards that it gives now.
    fn printed_line(&self, world: &World, view: &View, line: rules::Line) -> String {
        let Some(position) = view.acting() else { return String::new() };
        let Some(printed) = world.lines(position).get(line.index()) else { return String::new() };
        let given = |n| [number("n", n), text("line", self.rate(*printed))];
        match gives(world, view, position, *printed) {
            Some(n) => {
                let adds = matches!(printed, Printed::Add(_));
                if is_printed(*printed, n) {
                    let key = if adds { "action-add-plain" } else { "action-draw-plain" };
                    return self.say(key, &[number("n", n)]);
                }
                self.say(if adds { "action-add" } else { "action-draw" }, &given(n))
            }
            None if *printed == Printed::Attack => self.text("action-attack-line"),
            None => self.text("action-swap-line"),
        }
    }

    /// A printed action of a position, with the number of banners or cards that it gives now.
    pub fn line_now(&self, world: &World, view: &View, position: Position, printed: Printed) -> String {
        let line = self.line(printed);
        match gives(world, view, position, printed) {
            Some(n) if !is_printed(printed, n) => {
                self.say("text-line-now", &[text("line", line), number("n", n)])
            }
            _ => line,
        }
    }

    /// All printed actions of a position in one line, each as in [`Self::line_now`].
    pub fn lines_now(&self, world: &World, view: &View, position: Position) -> String {
        let lines = world.lines(position).iter();
        lines.map(|printed| self.line_now(world, view, position, *printed)).collect::<Vec<_>>().join(" / ")
    }

    /// The text about the outcome of an attack. Losses to forts come first.
    pub fn forecast(&self, forecast: AttackForecast) -> String {
        let outcome = match (forecast.attackers, forecast.defenders) {
            (0, 0) => self.text("outcome-emptied"),
            (0, n) => self.say("outcome-held", &[number("n", n)]),
            (n, _) => self.say("outcome-won", &[number("n", n)]),
        };
        if forecast.to_forts == 0 {
            return outcome;
        }
        self.say("outcome-fort", &[number("n", forecast.to_forts), text("outcome", outcome)])
    }
}

/// True if this number is part of the printed action, so that its text already says it.
fn is_printed(printed: Printed, n: u32) -> bool {
    match printed {
        Printed::Add(count) | Printed::Draw(count) => count.per.is_none() && u32::from(count.number) == n,
        Printed::Attack | Printed::Swap => false,
    }
}

/// The number of banners or cards that a printed action gives now; `None` for attacks and swaps.
pub fn gives(world: &World, view: &View, position: Position, printed: Printed) -> Option<u32> {
    let empire = position.empire();
    match printed {
        Printed::Add(count) => Some(view.added(world, count, empire)),
        Printed::Draw(count) => {
            Some(view.amount(world, count, empire).min(u32::from(view.deck_len(world, empire))))
        }
        Printed::Attack | Printed::Swap => None,
    }
}
