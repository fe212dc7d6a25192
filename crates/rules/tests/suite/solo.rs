//! Plays whole matches against automata (section 13): records, views, undo and help work as in other matches.

use std::sync::Arc;

use bots::{ChoiceEvaluator, Level};
use packs::Pack;
use rules::*;
use table::{BotThinkingThread, Match, Player, SeatSetup, Setup, UndoError, VisiblePlayer, load_text};
use testing::random_matches::play_by_chance;

/// A match of one player (a person or a bot) against these automata.
fn against(pack: &Arc<Pack>, player: Player, automata: &[&str], seed: u64) -> Match {
    let rivals = automata.iter().map(|word| Player::parse(word).unwrap());
    let mut setup = Setup::new(Arc::clone(pack), automata.len(), Level::Novice, seed);
    let players = [player].into_iter().chain(rivals);
    setup.seats = players.enumerate().map(|(society, player)| SeatSetup::open(society, player)).collect();
    Match::new(setup).unwrap()
}

const TABLES: [&[&str]; 4] =
    [&["madness:hard"], &["hounds:easy"], &["madness", "hounds"], &["hounds:hard", "hounds"]];

/// Plays a match at random to its end and passes each state of it to `see`.
fn play_on(game: &mut Match, seed: u64, mut see: impl FnMut(&Match)) {
    play_by_chance(game, seed, |game| {
        see(game);
        true
    });
}

#[test]
fn a_match_against_automata_is_played_recorded_and_loaded_in_every_pack_that_fits() {
    for id in ["war-of-whispers", "whispers-of-the-stars", "drowned-crown"] {
        let pack = testing::pack(id);
        for (seed, automata) in (1..).zip(TABLES) {
            let mut game = against(&pack, Player::Human, automata, seed);
            play_on(&mut game, seed, |_| {});
            let text = game.record_text();
            assert!(text.contains("\"follow\"") && text.contains("tie "), "{id}");
            let again = load_text("a", &text, &pack).unwrap().game;
            assert_eq!((again.state(), again.record_text()), (game.state(), text));
            assert_eq!(again.player(Society::new(1).unwrap()), Player::parse(automata[0]).unwrap());
        }
    }
}

#[test]
fn a_pack_that_does_not_fit_says_why() {
    let pack = testing::pack("lantern-delta");
    let mut setup = Setup::new(Arc::clone(&pack), 1, Level::Novice, 1);
    setup.seats[1].player = Player::parse("madness").unwrap();
    let said = Match::new(setup).unwrap_err().to_string();
    assert!(
        said.starts_with("automata need a pack with five empires and slots, and this one has 4"),
        "{said}"
    );
}

#[test]
fn what_a_society_knows_against_automata_can_be_made_up_to_look_the_same() {
    let pack = testing::pack("war-of-whispers");
    for (seed, automata) in (1..).zip(TABLES) {
        let mut game = against(&pack, Player::Human, automata, seed);
        let mut rng = Rng::new(seed);
        play_on(&mut game, seed, |game| {
            for society in game.world().societies() {
                let view = game.view(society);
                assert_eq!(view.resample(game.world(), &mut rng).view(game.world(), society), view);
            }
        });
    }
}

#[test]
fn bots_play_against_automata_and_automata_go_by_themselves() {
    let pack = testing::pack("war-of-whispers");
    for level in [Level::Random, Level::Novice, Level::Agent] {
        let mut game = against(&pack, Player::even(level), &["madness:hard", "hounds"], 4);
        let mut bots = BotThinkingThread::new(|| {});
        while !game.state().is_over() {
            bots.think(&game);
            game.play(bots.wait().unwrap()).unwrap();
        }
        let automaton = Society::new(1).unwrap();
        assert!(matches!(game.visible_player(automaton), VisiblePlayer::Automaton(_)));
    }
}

#[test]
fn nothing_is_taken_back_once_an_automaton_has_moved() {
    let pack = testing::pack("war-of-whispers");
    let mut game = against(&pack, Player::Human, &["hounds"], 2);
    assert_eq!(game.human_to_move(), None, "the automaton places first (R13.3)");
    game.play(Action::Follow).unwrap();
    assert_eq!(game.can_undo(), Err(UndoError::Nothing));
    let person = game.human_to_move().unwrap();
    game.play(game.legal()[0]).unwrap();
    assert_eq!(game.can_undo(), Ok(person));
    while game.human_to_move().is_some() {
        game.play(game.legal()[0]).unwrap();
    }
    game.play(Action::Follow).unwrap();
    assert_eq!(game.can_undo(), Err(UndoError::RivalMoved));
}

#[test]
fn a_hint_is_had_against_automata() {
    let pack = testing::pack("war-of-whispers");
    let mut game = against(&pack, Player::Human, &["madness"], 3);
    game.play(Action::Follow).unwrap();
    let person = game.human_to_move().unwrap();
    let (view, legal, past) = (game.view(person), game.legal(), game.past());
    let mut adviser = ChoiceEvaluator::new(game.world(), &view, &past, &legal, 1);
    adviser.refine();
    let best = adviser.prospects()[0];
    assert!(legal.contains(&best.action) && best.win > 0.0);
}
