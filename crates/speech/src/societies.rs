//! A society in words.

use super::bundle::Speech;
use super::names::{number, text};
use rules::{Society, View};
use table::Match;

impl Speech {
    /// Who plays a society and what it has in hand, in a line, and in another one what an automaton's store
    /// brings; `own` says whether it is called the reader's own.
    pub fn society_lines(&self, game: &Match, view: &View, society: Society, own: bool) -> Vec<String> {
        let world = game.world();
        let cards = world.empires().filter(|deck| view.cards(society, *deck) > 0).map(|deck| {
            let args = [number("n", view.cards(society, deck)), text("empire", self.empire(deck))];
            self.say("text-cards-of", &args)
        });
        let cards = cards.collect::<Vec<_>>().join(", ");
        let key = if cards.is_empty() { "text-society-no-cards" } else { "text-society" };
        let yes = |is: bool| if is { "yes" } else { "no" };
        let args = [
            text("society", self.society(game.setup(), society)),
            text("player", self.who_plays(game, society)),
            number("agents", view.agents_in_hand(world, society)),
            text("cards", cards),
            text("first", yes(view.first() == society)),
            text("viewer", yes(own)),
        ];
        let store = self.store(world, society, view.cards_held(world, society));
        std::iter::once(self.say(key, &args)).chain(store).collect()
    }
}
