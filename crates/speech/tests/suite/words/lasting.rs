//! Sentences about lasting results of event cards: effects until the end of the round, and cards that are out
//! of the game.

use std::collections::BTreeSet;
use std::sync::Arc;

use bots::Level;
use rules::{Empire, Event, Icon};
use speech::Speech;
use table::{Match, Setup};
use testing::random_matches::play_by_chance;

/// Plays random matches with event cards, and calls `look` at each position.
fn play(look: &mut dyn FnMut(&Match)) {
    let pack = testing::pack("war-of-whispers");
    for seed in 0..40 {
        let mut setup = Setup::new(Arc::clone(&pack), 2, Level::Random, seed);
        setup.house.event_cards = true;
        let mut game = Match::new(setup).unwrap();
        play_by_chance(&mut game, seed, |game| {
            look(game);
            true
        });
        look(&game);
    }
}

#[test]
fn what_holds_until_the_round_ends_is_said_in_every_language_r11_2() {
    let pack = testing::pack("war-of-whispers");
    let [english, french] = ["en", "fr"].map(|language| Speech::in_language(Arc::clone(&pack), language));
    let mut seen = BTreeSet::new();
    play(&mut |game| {
        let (world, state) = (game.world(), game.state());
        let (said, lasting) = (english.lasting(world, state), state.lasting());
        let truce = world.empires().find(|empire| lasting.holds_back(*empire));
        let (doubles, unchecked) = (lasting.doubles(Icon::Farm), lasting.skips_supply_checks());
        let holds = doubles || unchecked || truce.is_some();
        assert_eq!(said.is_some(), holds, "{said:?}");
        let in_french = french.lasting(world, state);
        let says = |english: &str, other: &str| {
            let both = [(&said, english), (&in_french, other)];
            both.iter().all(|(said, part)| said.as_ref().is_some_and(|said| said.contains(part)))
        };
        if holds {
            assert!(says("This round: ", "Jusqu’à la fin de la manche\u{a0}: "), "{said:?}");
        }
        if doubles {
            assert!(says("count every farm twice", "chaque ferme compte double"), "{said:?}");
        }
        if unchecked {
            assert!(says("no supply checks", "le ravitaillement n’est pas vérifié"), "{said:?}");
        }
        if truce.is_some() {
            assert!(says("Elephant can't attack", "l’Éléphant n’attaque pas"), "{said:?}");
        }
        seen.insert((doubles, unchecked, truce.is_some()));
    });
    for wanted in [(true, false, false), (false, true, false), (false, false, true)] {
        assert!(seen.contains(&wanted), "{seen:?}");
    }
}

#[test]
fn the_cards_that_have_left_the_game_are_named_r11_1() {
    let speech = crate::speech();
    let mut most = 0;
    play(&mut |game| {
        let told = |deck: Empire| speech.gone(game.state(), deck);
        let decks = || game.world().empires();
        if game.steps().is_empty() {
            assert!(decks().all(|deck| told(deck).is_none()));
        }
        let names = game.events().filter_map(|(_, event)| match event {
            Event::Incident(card, _) | Event::Void(card) => Some((card.deck(), speech.card(*card))),
            _ => None,
        });
        let names: Vec<(Empire, String)> = names.collect();
        most = most.max(names.len());
        for (deck, name) in names {
            let told = told(deck).unwrap_or_default();
            assert!(told.starts_with("Out of the game: ") && told.contains(&format!("“{name}”")), "{told}");
        }
    });
    assert!(most > 3, "only {most} events happened");
}
