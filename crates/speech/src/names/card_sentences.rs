//! Sentences about cards: where they are, and what they would do now.

use super::names_of_things::{number, text};
use crate::language::localised_texts::Speech;
use rules::{Ability, Board, Card, Empire, Gain, Object, Preview, Society, View, World};
use table::{KnownCards, Match};

impl Speech {
    /// The sentence about how many cards of a kind there are, and where they are.
    pub fn card_counts(&self, game: &Match, view: &View, known: &KnownCards, card: Card) -> String {
        let counts = known.counts(game.world(), view, card);
        let of = |key: &str, n: u8| (n > 0).then(|| self.say(key, &[number("n", n)]));
        let with = |(society, n): &(Society, u8)| {
            let society = text("society", self.society(game.setup(), *society));
            self.say("cards-with", &[number("n", *n), society])
        };
        let mut places: Vec<String> = of("cards-own", counts.own).into_iter().collect();
        places.extend(counts.rivals.iter().map(with));
        places.extend(of("cards-gone", counts.gone));
        places.extend(of(if counts.in_deck { "cards-deck" } else { "cards-unknown" }, counts.rest));
        let whole = [number("n", counts.all), text("places", self.list(places))];
        self.say("cards-places", &whole)
    }

    /// The sentence about how many cards belong to a deck, and where they are.
    pub fn deck(&self, game: &Match, view: &View, known: &KnownCards, deck: Empire) -> String {
        let world = game.world();
        let of = |key: &str, n: u8| (n > 0).then(|| self.say(key, &[number("n", n)]));
        let mut places: Vec<String> = of("cards-deck", view.deck_len(world, deck)).into_iter().collect();
        for society in world.societies() {
            let n = view.cards(society, deck);
            if society == view.viewer() {
                places.extend(of("cards-own", n));
            } else if n > 0 {
                let name = text("society", self.society(game.setup(), society));
                places.push(self.say("cards-with", &[number("n", n), name]));
            }
        }
        places.extend(of("cards-gone", view.gone(deck).len()));
        let said = self
            .say("cards-places", &[number("n", world.deck(deck).len()), text("places", self.list(places))]);
        match known.covered(deck) {
            0 => said,
            n => format!("{said} {}", self.say("cards-covered", &[number("n", n)])),
        }
    }

    /// The sentence about the cards that a rival certainly holds; `None` if none is known.
    pub fn known_hand(&self, known: &KnownCards, society: Society) -> Option<String> {
        let cards: Vec<String> = known
            .hand(society)
            .kinds()
            .map(|(card, n)| self.say("cards-known-one", &[number("n", n), text("card", self.card(card))]))
            .collect();
        (!cards.is_empty()).then(|| self.say("cards-known", &[text("cards", self.list(cards))]))
    }

    /// The sentence about what an ability would do now, or why it cannot be played.
    pub fn preview(&self, ability: &Ability, preview: Preview) -> String {
        match preview {
            Preview::Unpaid { deck, needed, held } => {
                let empire = text("empire", self.empire(deck));
                self.say("card-unpaid", &[number("needed", needed), number("held", held), empire])
            }
            Preview::Closed => self.say("card-closed", &[text("windows", self.windows(ability))]),
            Preview::Idle => self.text("card-idle"),
            Preview::Possible(gain) => self.gain(gain),
        }
    }

    fn gain(&self, gain: Gain) -> String {
        match gain {
            Gain::Banners { empire, banners, of, supply } => {
                let empire = text("empire", self.empire(empire));
                let numbers = [number("n", banners), number("of", of), number("supply", supply), empire];
                self.say(if banners < of { "card-now-short" } else { "card-now-banners" }, &numbers)
            }
            Gain::Kills(n) => self.say("card-now-kills", &[number("n", n)]),
            Gain::Choices(object, n) => {
                let key = match object {
                    Object::Region => "card-now-regions",
                    Object::Position => "card-now-positions",
                    Object::Empire => "card-now-empires",
                    Object::Target => "card-now-targets",
                };
                self.say(key, &[number("n", n)])
            }
            Gain::Plain => self.text("card-now"),
        }
    }
}

impl Speech {
    /// The sentence about effects that last until the end of the round (R11.2); `None` if there are none.
    pub fn lasting(&self, world: &World, board: &Board) -> Option<String> {
        let lasting = board.lasting();
        let doubled = world.icons().filter(|icon| lasting.doubles(*icon));
        let mut what: Vec<String> = doubled
            .map(|icon| self.say("lasting-doubled", &[text("icon", self.words().icon(icon).one)]))
            .collect();
        let truces = world.empires().filter(|empire| lasting.holds_back(*empire));
        what.extend(truces.map(|e| self.say("lasting-truce", &[text("empire", self.empire(e))])));
        if lasting.skips_supply_checks() {
            what.push(self.text("lasting-unchecked"));
        }
        (!what.is_empty()).then(|| self.say("lasting", &[text("what", self.list(what))]))
    }

    /// The sentence about the cards of a deck that are out of the game (R11.1); `None` if there are none.
    pub fn gone(&self, board: &Board, deck: Empire) -> Option<String> {
        let cards: Vec<String> = board
            .gone(deck)
            .cards(deck)
            .map(|card| self.say("gone-card", &[text("card", self.card(card))]))
            .collect();
        (!cards.is_empty()).then(|| self.say("gone", &[text("cards", self.list(cards))]))
    }
}
