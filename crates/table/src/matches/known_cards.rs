//! The cards whose location a society knows, from its view, from offer cards that everybody saw, or by
//! deduction.

use super::hidden_state::HiddenState;
use super::match_in_play::Match;
use rules::{ByEmpire, BySociety, Card, Empire, Event, Hand, Pile, Society, View, World};

/// For each society, the cards that it certainly holds, as far as the viewer knows.
pub struct KnownCards {
    viewer: Society,
    hands: BySociety<Hand>,
    /// For each deck, the number of its cards in rivals' hands that the viewer does not know.
    covered: ByEmpire<u8>,
}

/// The whereabouts of the cards of one kind, as far as the viewer knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardCounts {
    /// The total number of cards of the kind in the match.
    pub all: u8,
    /// The number of cards of the kind in the viewer's hand.
    pub own: u8,
    /// The rivals that certainly hold cards of the kind, each with the number of those cards.
    pub rivals: Vec<(Society, u8)>,
    /// The number of cards of the kind that are out of the game.
    pub gone: u8,
    /// The number of cards of the kind that are not counted in `own`, `rivals` or `gone`.
    pub rest: u8,
    /// True if the cards counted in `rest` are certainly in the deck.
    pub in_deck: bool,
}

impl KnownCards {
    /// The cards whose location the viewer knows now.
    pub fn new(game: &Match, view: &View) -> Self {
        Self::after(game, view, game.steps().len())
    }

    /// The cards whose location the viewer knew after the first `taken` decisions.
    pub fn after(game: &Match, view: &View, taken: usize) -> Self {
        let world = game.world();
        let shown = offers_seen(game, taken);
        let mut hands = BySociety::all(ByEmpire::all(Pile::default()));
        for society in world.societies() {
            hands[society] = view.sure_cards(world, society, &shown);
        }
        Self::with_hands(world, view, hands)
    }

    /// The cards whose location is known to somebody who sees all hands.
    pub fn open(game: &Match, view: &View, open: &HiddenState) -> Self {
        Self::with_hands(game.world(), view, *open.hands())
    }

    fn with_hands(world: &World, view: &View, hands: BySociety<Hand>) -> Self {
        let mut covered = ByEmpire::all(0);
        for deck in world.empires() {
            let unknown = |s: Society| view.cards(s, deck).saturating_sub(hands[s][deck].len());
            covered[deck] = world.societies().filter(|s| *s != view.viewer()).map(unknown).sum();
        }
        Self { viewer: view.viewer(), hands, covered }
    }

    /// The cards that a society certainly holds, as far as the viewer knows.
    pub fn hand(&self, society: Society) -> &Hand {
        &self.hands[society]
    }

    /// The whereabouts of all cards of the same kind as `card`, as far as the viewer knows.
    pub fn counts(&self, world: &World, view: &View, card: Card) -> CardCounts {
        let all = world.deck(card.deck()).count_of(card);
        let own = self.hands[self.viewer].count(card);
        let rivals: Vec<(Society, u8)> = world
            .societies()
            .filter(|s| *s != self.viewer)
            .map(|s| (s, self.hands[s].count(card)))
            .filter(|(_, n)| *n > 0)
            .collect();
        let gone = view.gone(card.deck()).count_of(card);
        let elsewhere = own + gone + rivals.iter().map(|(_, n)| n).sum::<u8>();
        let in_deck = card.as_event().is_some() || self.covered[card.deck()] == 0;
        CardCounts { all, own, rivals, gone, rest: all.saturating_sub(elsewhere), in_deck }
    }

    /// The number of cards from a deck that rivals hold and the viewer does not know.
    pub fn covered(&self, deck: Empire) -> u8 {
        self.covered[deck]
    }
}

/// The offer cards that everybody has seen and that their owner may still hold (R12.1, R15.26), after the first
/// `taken` decisions. They are forgotten as soon as the owner discards a card that may be one of them.
fn offers_seen(game: &Match, taken: usize) -> BySociety<Hand> {
    let mut hands: BySociety<Hand> = BySociety::all(ByEmpire::all(Pile::default()));
    if !game.world().house().offer_cards {
        return hands;
    }
    for (_, event) in game.events().take_while(|(number, _)| *number <= taken) {
        match *event {
            Event::Offered(by, _, card) if hands[by].count(card) == 0 => hands[by].put(card),
            Event::Answered(_, card, true) => forget(&mut hands, card),
            Event::Played(_, _, _, Some(paid)) => forget(&mut hands, paid),
            Event::Discarded(society, deck) => hands[society][deck] = Pile::default(),
            _ => {}
        }
    }
    hands
}

/// Removes an offer card that has gone back to its deck from all hands.
fn forget(hands: &mut BySociety<Hand>, card: Card) {
    for hand in &mut hands.0 {
        if hand.count(card) > 0 && card.as_offer().is_some() {
            hand.take(card);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{Setup, play_random};
    use bots::Level;

    #[test]
    fn what_was_known_after_a_decision_does_not_hang_on_what_came_later() {
        let pack = testing::pack("war-of-whispers");
        let mut setup = Setup::new(Arc::clone(&pack), 2, Level::Novice, 20);
        for rule in ["offer-cards", "wild-cards"] {
            setup.house.set(rule, "on", &pack.rules.raw).unwrap();
        }
        let mut game = Match::new(setup).unwrap();
        let viewer = game.world().societies().next().unwrap();
        let mut then = Vec::new();
        while !game.state().is_over() {
            let taken = game.steps().len();
            then.push(KnownCards::new(&game, &game.view(viewer)).hands);
            play_random(&mut game, taken as u64, taken + 1);
        }
        let (mut known, mut else_known) = (0, 0);
        for (taken, hands) in then.iter().enumerate() {
            let view = game.view_after(taken, viewer);
            assert_eq!(&KnownCards::after(&game, &view, taken).hands, hands, "after {taken} decisions");
            let rivals = || game.world().societies().filter(|society| *society != viewer);
            known += usize::from(rivals().any(|society| hands[society].cards() > 0));
            // What came later would lead to a different result.
            else_known += usize::from(&KnownCards::new(&game, &view).hands != hands);
        }
        assert!(known > 5 && else_known > 0, "{known} {else_known}");
    }
}
