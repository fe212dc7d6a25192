//! Printouts of the table's topics, with what the viewer knows.

use std::io::{self, BufRead, Write};

use super::typing::text_commands::Topic;
use super::{Table, agent_placement_texts};
use bots::Claim;
use rules::{HouseRule, Icon, Region, Society, Use, View};
use speech::rulebook::{Rulebook, RulebookRules};
use table::{KnownCards, claim};

impl<R: BufRead, W: Write> Table<'_, R, W> {
    /// Prints a topic, optionally with the ids that notation uses.
    pub(super) fn show(&mut self, topic: Topic, ids: bool) -> io::Result<()> {
        if topic == Topic::Help {
            return writeln!(self.out, "{}", self.phrases().help());
        }
        let Some(view) = self.view() else { return Ok(()) };
        match topic {
            Topic::Map => self.show_map(&view, ids),
            Topic::Councils => self.show_councils(&view, ids),
            Topic::Societies => self.show_societies(&view),
            Topic::Hand => self.show_hand(&view, ids),
            Topic::Cards => self.show_cards(&view),
            Topic::Score => self.show_score(&view),
            Topic::Rules => self.show_rules(),
            Topic::Log => self.show_log(),
            Topic::Help => Ok(()),
        }
    }

    fn show_map(&mut self, view: &View, ids: bool) -> io::Result<()> {
        let world = self.game.world().clone();
        for empire in world.empires() {
            let cities = world.icons_in(Icon::City, view.control(empire));
            let heading = self.speech.say(
                "text-empire",
                &[
                    ("empire", self.speech.empire(empire).into()),
                    ("supply", i64::from(view.supply(empire)).into()),
                    ("cities", i64::from(cities).into()),
                    ("deck", i64::from(view.deck_len(&world, empire)).into()),
                ],
            );
            writeln!(self.out, "{heading}")?;
            if let Some(gone) = self.speech.gone(view, empire) {
                writeln!(self.out, "  {gone}")?;
            }
            for region in view.control(empire) {
                let line = self.region_line(view, region, ids);
                writeln!(self.out, "  {line}")?;
            }
        }
        let free = world.regions().filter(|r| view.controller(*r).is_none());
        for region in free {
            let line = self.region_line(view, region, ids);
            writeln!(self.out, "  {line}")?;
        }
        if let Some(nears) = self.speech.end_nears(&world, view) {
            writeln!(self.out, "{nears}")?;
        }
        if let Some(lasting) = self.speech.lasting(&world, view) {
            writeln!(self.out, "{lasting}")?;
        }
        Ok(())
    }

    fn region_line(&self, view: &View, region: Region, ids: bool) -> String {
        let world = self.game.world();
        let mut facts = agent_placement_texts::icons(&self.speech, world, region);
        facts.extend(self.speech.region_beside(world, region));
        if let Some(home) = world.home_of(region).filter(|h| view.controller(region) != Some(*h)) {
            facts.push(self.speech.say("text-home-of", &[("empire", self.speech.empire(home).into())]));
        }
        for society in world.societies().filter(|s| view.scouts(*s).has(region)) {
            let name = self.speech.society(self.game.setup(), society);
            facts.push(self.speech.say("text-agent-of", &[("society", name.into())]));
        }
        let borders: Vec<String> = world.neighbours(region).map(|r| self.speech.region(r)).collect();
        let borders = if borders.is_empty() { "none".to_owned() } else { borders.join(", ") };
        let banners = view.banners(region);
        let args = [
            ("region", self.speech.region(region).into()),
            ("id", shown_id(ids, world.region_id(region)).into()),
            ("n", i64::from(banners).into()),
            ("facts", facts.join(", ").into()),
            ("over", if banners > world.limit(region) { "yes" } else { "no" }.into()),
            ("limit", i64::from(world.limit(region)).into()),
            ("borders", borders.into()),
        ];
        self.speech.say(if facts.is_empty() { "text-region-plain" } else { "text-region" }, &args)
    }

    fn show_councils(&mut self, view: &View, ids: bool) -> io::Result<()> {
        let world = self.game.world().clone();
        for empire in view.order().empires(&world) {
            for position in world.positions().in_council(empire) {
                let owner = view.occupant(position).map(|s| self.speech.society(self.game.setup(), s));
                let controller = view
                    .active_agent(position)
                    .and_then(|a| view.occupant(a))
                    .map(|s| self.speech.society(self.game.setup(), s));
                let lines = self.speech.lines_now(&world, view, position);
                let key = match (&owner, &controller) {
                    (Some(_), _) => "text-seat-agent",
                    (None, Some(_)) => "text-seat-controlled",
                    (None, None) => "text-seat-empty",
                };
                let who = owner.or(controller).unwrap_or_default();
                let args = [
                    ("seat", agent_placement_texts::name(&self.speech, position).into()),
                    ("id", shown_id(ids, &world.position_id(position)).into()),
                    ("lines", lines.into()),
                    ("society", who.into()),
                ];
                let line = self.speech.say(key, &args);
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    fn show_societies(&mut self, view: &View) -> io::Result<()> {
        let world = self.game.world().clone();
        for society in world.societies() {
            let line = self.society_line(view, society);
            writeln!(self.out, "{line}")?;
            let slots = self.slots_line(view, society);
            writeln!(self.out, "  {slots}")?;
        }
        Ok(())
    }

    /// A society's tokens by slot, as far as the viewer knows them.
    pub(super) fn slots_line(&self, view: &View, society: Society) -> String {
        let world = self.game.world();
        let slots = world.slots().map(|slot| {
            let name = self.speech.words().slot(slot).to_owned();
            let token = view.tokens(society).at(slot).map(|e| self.speech.empire(e));
            let key = match (&token, view.is_revealed(society, slot)) {
                (None, _) => "text-slot-hidden",
                (Some(_), true) => "text-slot-revealed",
                (Some(_), false) => "text-slot-own",
            };
            let args = [
                ("slot", name.into()),
                ("multiplier", i64::from(world.house().multiplier(slot)).into()),
                ("empire", token.unwrap_or_default().into()),
            ];
            self.speech.say(key, &args)
        });
        let slots = slots.reduce(|head, last| {
            self.speech.say("text-slots", &[("head", head.into()), ("last", last.into())])
        });
        slots.unwrap_or_default()
    }

    fn society_line(&self, view: &View, society: Society) -> String {
        self.speech.society_lines(&self.game, view, society, view.viewer() == society).join("\n  ")
    }

    fn show_hand(&mut self, view: &View, ids: bool) -> io::Result<()> {
        let world = self.game.world().clone();
        if view.hand().cards() == 0 {
            let none = self.speech.text("text-no-cards");
            return writeln!(self.out, "{none}");
        }
        for (card, count) in view.hand().kinds() {
            let args = [
                ("card", self.speech.card(card).into()),
                ("n", i64::from(count).into()),
                ("id", shown_id(ids, &world.card_id(card)).into()),
            ];
            let line = self.speech.say("text-card", &args);
            writeln!(self.out, "{line}")?;
            if !card.has_abilities() {
                let about = self.speech.card_about(card);
                writeln!(self.out, "  {about}")?;
                continue;
            }
            for using in Use::ALL {
                let line = self.speech.ability_whole(&world, card, using);
                writeln!(self.out, "  {line}")?;
            }
        }
        Ok(())
    }

    /// Prints all cards of the match, and where they are as far as the viewer knows.
    fn show_cards(&mut self, view: &View) -> io::Result<()> {
        let known = KnownCards::new(&self.game, view);
        for deck in self.game.world().empires() {
            let counts = |card| {
                let counted = self.speech.card_counts(&self.game, view, &known, card);
                self.speech.card_kind(card).into_iter().chain([counted]).collect::<Vec<_>>().join(" ")
            };
            let whole = self.speech.deck(&self.game, view, &known, deck);
            let lines = self.speech.deck_lines(self.game.world(), deck, counts);
            writeln!(self.out, "{}", self.speech.card_beside(&self.speech.empire(deck), &whole))?;
            lines.iter().try_for_each(|line| writeln!(self.out, "  {line}"))?;
        }
        Ok(())
    }

    fn show_rules(&mut self) -> io::Result<()> {
        let house = *self.game.world().house();
        for rule in HouseRule::ALL {
            let value = house.get(rule, &self.game.pack().rules.raw);
            let (name, about) = (self.speech.house_name(rule), self.speech.house_about(rule));
            let value = self.speech.house_choice(rule, &value);
            let line = self.line("text-rule", &[("name", &name), ("value", &value), ("about", &about)]);
            writeln!(self.out, "{line}")?;
        }
        self.tell_rules("")
    }

    /// Prints rules of this match from the rulebook, found by number or words. Without either, prints the
    /// sections.
    pub(super) fn tell_rules(&mut self, asked: &str) -> io::Result<()> {
        let world = self.game.world();
        let agreed = RulebookRules { house: *world.house(), societies: Some(world.societies().len()) };
        for line in Rulebook::new(&self.speech, agreed).answer(&self.speech, asked) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Prints all events, and each decision with its number.
    fn show_log(&mut self) -> io::Result<()> {
        let viewer = self.viewer();
        let mut numbered = 0;
        for (number, event) in self.game.events() {
            let Some(sentence) = self.speech.event(&self.game, event, viewer) else { continue };
            // A pass is not printed, so its number would stand before the event of something else.
            if number > numbered && claim(&self.game, number) != Some(Claim::Passes) {
                write!(self.out, "{}. ", self.game.public_number(number, viewer))?;
                numbered = number;
            }
            writeln!(self.out, "{sentence}")?;
        }
        for line in self.speech.revealed_players(&self.game) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Prints the final score with all tokens (R9).
    pub(super) fn show_end(&mut self) -> io::Result<()> {
        for line in speech::final_score(&self.speech, &self.game) {
            writeln!(self.out, "{line}")?;
        }
        if let Some(lost) = self.speech.losses(&self.game) {
            writeln!(self.out, "{lost}")?;
        }
        match self.speech.help_note(&self.game) {
            Some(help) => writeln!(self.out, "{help}"),
            None => Ok(()),
        }
    }
}

/// The id as an argument of a text, or `none`.
fn shown_id(ids: bool, id: &str) -> String {
    if ids { id.to_owned() } else { "none".to_owned() }
}
