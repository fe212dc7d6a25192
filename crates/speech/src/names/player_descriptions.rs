//! The names and descriptions of players.

use super::names_of_things::{number, text};
use crate::language::localised_texts::Speech;
use bots::{Level, Temper};
use rules::{Hardness, Script, Society, View};
use table::{Hidden, Match, Player, SeatSetup, VisiblePlayer, people};

impl Speech {
    /// The name of the person at a seat. A person without a name is numbered among the people at the table.
    pub fn person(&self, seats: &[SeatSetup], seat: usize) -> String {
        let name = seats.get(seat).and_then(|seat| seat.name.as_deref());
        let number_of = || people(seats).position(|other| other == seat).map_or(1, |before| before + 1);
        match name {
            Some(name) => name.to_owned(),
            None => self.say("people-number", &[number("n", number_of() as i64)]),
        }
    }

    /// The player of a society, as far as it may be shown. If several people play, each is named.
    pub fn who_plays(&self, game: &Match, society: Society) -> String {
        match game.visible_player(society) {
            VisiblePlayer::Human if game.is_shared() => self.person(&game.setup().seats, society.index()),
            shown => self.player(shown),
        }
    }

    /// The name of a level.
    pub fn level(&self, level: Level) -> String {
        self.text(&format!("level-{}", level.id()))
    }

    /// The name of a temper.
    pub fn temper(&self, temper: Temper) -> String {
        self.text(&format!("temper-{}", temper.id()))
    }

    /// The description of a player, without anything that is hidden.
    pub fn player(&self, shown: VisiblePlayer) -> String {
        match shown {
            VisiblePlayer::Human => self.text("player-human"),
            VisiblePlayer::Bot(level, Temper::Even) => self.level(level),
            VisiblePlayer::Bot(level, temper) => self.say(
                "player-tempered",
                &[text("level", self.level(level)), text("temper", self.temper(temper))],
            ),
            VisiblePlayer::Level(level) => {
                self.say("player-temper-hidden", &[text("level", self.level(level))])
            }
            VisiblePlayer::SomeBot => self.text("player-hidden"),
            VisiblePlayer::Outside(name) => self.program(name),
            VisiblePlayer::Automaton(automaton) => self.say(
                "player-automaton",
                &[
                    text("automaton", self.script(automaton.script)),
                    text("hardness", self.hardness(automaton.hardness)),
                ],
            ),
        }
    }

    /// The name of an automaton's script.
    pub fn script(&self, script: Script) -> String {
        self.text(&format!("automaton-{}", script.id()))
    }

    /// The word for the hardness of an automaton.
    pub fn hardness(&self, hardness: Hardness) -> String {
        self.text(&format!("hardness-{}", hardness.id()))
    }

    /// The lines about players of whom something was hidden until the end, one for each player.
    pub fn revealed_players(&self, game: &Match) -> Vec<String> {
        if !game.state().is_over() {
            return Vec::new();
        }
        let (world, setup) = (game.world(), game.setup());
        let was_hidden = setup.seats.iter().map(|seat| seat.hidden != Hidden::Nothing);
        let hidden = world.societies().zip(was_hidden).filter(|(_, hidden)| *hidden);
        let tell = |society| match game.player(society) {
            Player::Human | Player::Automaton(_) => None,
            Player::Outside(name) => {
                let society = self.society(setup, society);
                Some(self.say("outside-unveiled", &[text("society", society), text("name", name.as_str())]))
            }
            Player::Bot(level, temper) => {
                let args = [
                    text("society", self.society(setup, society)),
                    text("level", self.level(level)),
                    text("temper", self.temper(temper)),
                ];
                Some(self.say("player-unveiled", &args))
            }
        };
        hidden.filter_map(|(society, _)| tell(society)).collect()
    }
}

impl Speech {
    /// A line about a society's player, cards and agents. For an automaton, a line about its store follows.
    /// `own` is true for the reader's own society.
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
