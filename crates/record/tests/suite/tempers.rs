//! Records name every player in full, including tempers, even if the table hides them.

use super::*;
use ::bots::Temper;
use rules::Society;
use speech::{Speech, final_score};
use table::{BotThinkingThread, Hidden, SeatSetup, VisiblePlayer};

/// Three bots: nothing is hidden of the first, the temper of the second, and the level of the third.
fn seats() -> Vec<SeatSetup> {
    let seat = |society, temper, hidden| SeatSetup {
        hidden,
        ..SeatSetup::open(society, Player::Bot(Level::Novice, temper))
    };
    vec![
        seat(0, Temper::Even, Hidden::Nothing),
        seat(1, Temper::Raider, Hidden::Temper),
        seat(2, Temper::Sitter, Hidden::Level),
    ]
}

fn new_match() -> Match {
    let mut setup = Setup::new(pack(), 2, Level::Novice, 7);
    setup.seats = seats();
    Match::new(setup).unwrap()
}

fn shown(game: &Match) -> Vec<VisiblePlayer> {
    game.world().societies().map(|society: Society| game.visible_player(society)).collect()
}

#[test]
fn a_record_says_who_plays_as_it_is_and_what_of_that_is_hidden() {
    let game = new_match();
    let text = game.record_text();
    for line in [
        "{ society = \"spider\", player = \"novice\", loyalty",
        "{ society = \"rat\", player = \"novice:raider\", hidden = \"temper\", loyalty",
        "{ society = \"raven\", player = \"novice:sitter\", hidden = \"level\", loyalty",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    let again = load_text("copy", &text, game.pack()).unwrap().game;
    assert_eq!(again.setup().seats, seats());
    assert_eq!(again.record_text(), text);
}

#[test]
fn what_is_hidden_of_a_bot_is_shown_and_told_when_the_match_is_over() {
    let mut game = new_match();
    let even = VisiblePlayer::Bot(Level::Novice, Temper::Even);
    assert_eq!(shown(&game), [even, VisiblePlayer::Level(Level::Novice), VisiblePlayer::SomeBot]);
    let speech = Speech::new(Arc::clone(game.pack()));
    assert_eq!(speech.revealed_players(&game), [""; 0]);
    let words: Vec<String> = shown(&game).into_iter().map(|who| speech.player(who)).collect();
    assert_eq!(words, ["novice", "novice, temper hidden", "a bot"]);
    play(&mut game, 1000, 1);
    assert!(game.state().is_over());
    let is = |temper| VisiblePlayer::Bot(Level::Novice, temper);
    assert_eq!(shown(&game), [even, is(Temper::Raider), is(Temper::Sitter)]);
    assert_eq!(speech.player(is(Temper::Raider)), "novice, raider");
    let told = speech.revealed_players(&game);
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].ends_with(": level novice, temper raider."), "{told:?}");
    assert!(final_score(&speech, &game).ends_with(&told));
}

#[test]
fn bots_with_tempers_decide_in_a_loaded_match_as_in_the_one_that_was_left() {
    let mut game = new_match();
    let mut bots = BotThinkingThread::new(|| {});
    for _ in 0..40 {
        bots.think(&game);
        let action = bots.wait().unwrap();
        let again = load_text("copy", &game.record_text(), game.pack()).unwrap().game;
        let mut new = BotThinkingThread::new(|| {});
        new.think(&again);
        assert_eq!(new.wait(), Some(action));
        game.play(action).unwrap();
    }
}

#[test]
fn tempers_that_there_are_not_are_told_with_their_line() {
    let text = new_match().record_text();
    let said = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        first_report_line(
            &load_text("m", &text.replacen(from, to, 1), &pack()).map(drop).unwrap_err().to_string(),
        )
    };
    let unknown = said("novice:raider", "novice:bold");
    assert!(unknown.starts_with("m:14: \"bold\" is not a temper: "), "{unknown}");
    assert!(Temper::ALL.iter().all(|temper| unknown.contains(temper.id())), "{unknown}");
    assert_eq!(
        said("novice:raider", "human:raider"),
        "m:14: \"human:raider\" is not a player: only bots have a temper"
    );
    assert_eq!(
        said("hidden = \"temper\"", "hidden = \"name\""),
        "m:14: \"name\" cannot be hidden: nothing, temper or level"
    );
    assert_eq!(said("hidden = \"temper\"", "hidden = 1"), "m:14: \"hidden\" should be a text");
}
