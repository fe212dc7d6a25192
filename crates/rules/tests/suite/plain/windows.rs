//! The cards that may be played in a play window, and their payment (R7.1, R7.2).

use super::abilities::{Effect, Window};
use super::cards::{Card, Face};
use super::game::{Game, Task};
use super::world::World;

/// A play: the card, which of its three abilities is used, and the second card that is paid, if any.
#[derive(Clone, Debug)]
pub struct Play {
    pub card: Card,
    pub ability: usize,
    pub pay: Option<Card>,
}

impl Play {
    /// The play in notation, such as `play lion+eagle 1` or `play bear+lion 3 pay lion+eagle`.
    pub fn name(&self, world: &World) -> String {
        let card = world.card_name(self.card);
        match self.pay {
            None => format!("play {card} {}", self.ability),
            Some(pay) => format!("play {card} {} pay {}", self.ability, world.card_name(pay)),
        }
    }

    pub fn read(world: &World, name: &str) -> Option<Play> {
        let words: Vec<&str> = name.split(' ').collect();
        let (card, ability, pay) = match words.as_slice() {
            ["play", card, ability] => (card, ability, None),
            ["play", card, ability, "pay", pay] => (card, ability, Some(world.card(pay)?)),
            _ => return None,
        };
        Some(Play { card: world.card(card)?, ability: ability.parse().ok()?, pay })
    }
}

impl Game {
    /// R7.1: every play in this play window whose cost the acting society can pay, with its effect.
    pub fn affordable_plays(&self, window: Window) -> Vec<(Play, Effect)> {
        let mut plays = Vec::new();
        for card in self.hands[self.acting().steers].kinds() {
            // R12.1, section 10: offers and wild cards have no ability.
            let Face::Partner(partner) = card.face else { continue };
            for number in 1..=3 {
                for ability in &self.world.abilities {
                    if ability.cost.is_of_card(number, card.deck, partner)
                        && ability.windows.contains(&window)
                    {
                        for pay in self.card_payments(card, partner, number) {
                            let play = Play { card, ability: number, pay };
                            plays.push((play, ability.effect.clone()));
                        }
                    }
                }
            }
        }
        plays
    }

    /// R1.4, R7.1: the possible second cards for an ability: none; another card of the deck; a card of the partner's
    /// deck; or a wild card in place of it. Offer cards can also pay (R12.1).
    fn card_payments(&self, card: Card, partner: usize, number: usize) -> Vec<Option<Card>> {
        let mut others = self.hands[self.acting().steers].clone();
        others.remove(card);
        let of_deck = |deck: usize| {
            let kinds = others.kinds().into_iter();
            kinds.filter(|kind| kind.deck == deck || kind.is_wild()).map(Some).collect()
        };
        match number {
            1 => vec![None],
            2 => of_deck(card.deck),
            _ => of_deck(partner),
        }
    }

    /// R7.1: the plays whose effect is possible and would change something after they are paid for.
    pub fn plays(&self, window: Window) -> Vec<String> {
        let plays = self.affordable_plays(window).into_iter();
        plays
            .filter(|(play, effect)| {
                let mut after = self.clone();
                after.pay(play);
                after.is_possible(effect)
            })
            .map(|(play, _)| play.name(&self.world))
            .collect()
    }

    /// R7.1: returns the paid cards to their decks, before the effect.
    fn pay(&mut self, play: &Play) {
        let society = self.acting().steers;
        self.return_card(society, play.card);
        if let Some(pay) = play.pay {
            self.return_card(society, pay);
        }
    }

    /// Plays a card. `task` is the play window in which it is played, already removed from the agenda.
    pub fn play_card(&mut self, name: &str, task: Task) {
        let world = self.world.clone();
        let play = Play::read(&world, name).expect("a play");
        let Face::Partner(partner) = play.card.face else { panic!("{name}: no ability") };
        let mut abilities = world.abilities.iter();
        let ability =
            abilities.find(|ability| ability.cost.is_of_card(play.ability, play.card.deck, partner));
        self.pay(&play);
        self.start_effect(&ability.expect("an ability").effect, task);
    }

    /// R7.2, Before: the options are lines and plays, and passing only if no line is legal.
    pub fn before_options(&self) -> Vec<String> {
        let lines = lines(self.legal_lines());
        let plays = self.plays(Window::Before);
        if !lines.is_empty() {
            [lines, plays].concat()
        } else if !plays.is_empty() {
            [plays, vec!["pass".to_string()]].concat()
        } else {
            Vec::new()
        }
    }

    /// R7.2: the options in all other play windows are plays and passing. Empty if nothing can be played.
    pub fn window_options(&self, window: Window) -> Vec<String> {
        if window == Window::After && self.turn_is_cut_short() {
            return Vec::new();
        }
        let mut options = self.plays(window);
        if !options.is_empty() {
            options.push("pass".to_string());
        }
        options
    }
}

/// The notation of printed lines from their indices. `act 1` is the first printed line.
pub fn lines(lines: Vec<usize>) -> Vec<String> {
    lines.into_iter().map(|line| format!("act {}", line + 1)).collect()
}
