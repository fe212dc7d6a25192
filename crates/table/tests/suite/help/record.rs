//! The record says which help was used, and whether the match is plain.

use std::sync::Arc;

use bots::Effort;
use record::{Help, Helped};
use rules::Society;
use speech::Speech;
use table::{
    AnalysisThread, DecisionAnalysis, Match, MatchSummary, SuspicionTime, full_reason, load, load_text,
    reason,
};

use testing::random_matches::new_match;

fn society(index: usize) -> Society {
    Society::new(index).unwrap()
}

/// A match of people, two of whom used help.
fn helped() -> Match {
    let mut game = new_match(true, 4);
    let first = game.human_to_move().unwrap();
    game.note_help(first, Help::Hint);
    game.play(game.legal()[0]).unwrap();
    let second = game.human_to_move().unwrap();
    game.note_help(second, Help::Suspicions);
    game.note_help(second, Help::Coach);
    game.note_help(second, Help::TakenBack);
    game.play(game.legal()[1]).unwrap();
    game.note_help(first, Help::Hint);
    game
}

#[test]
fn help_stands_in_the_record_and_is_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.whispers");
    let mut game = helped();
    assert_eq!(game.helped().len(), 5);
    game.save_as(&path).unwrap();
    let person = game.human_to_move().unwrap();
    game.note_help(person, Help::Coach);
    game.play(game.legal()[0]).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text, game.record_text(), "a journal and a copy are the same");
    let first = game.helped()[0].society.index();
    assert!(text.contains(&format!("\n1 = \"help hint {first}\"\n2 = \"deploy ")), "{text}");
    assert!(text.contains("= \"help taken-back "), "{text}");
    let loaded = load(&path, game.pack()).unwrap();
    assert_eq!(loaded.entries, 9);
    assert_eq!((loaded.game.helped(), loaded.game.steps()), (game.helped(), game.steps()));
    let counts = [(Help::Hint, 2), (Help::Coach, 2), (Help::TakenBack, 1), (Help::Suspicions, 1)];
    assert_eq!(loaded.game.help_by_kind(), counts);
    // If the match continues, the numbers of the entries continue too.
    drop(game);
    let mut game = loaded.resume(&path).unwrap();
    game.play(game.legal()[0]).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("\n10 = \"") && load(&path, game.pack()).unwrap().entries == 10);
}

#[test]
fn help_stays_in_the_record_when_decisions_are_undone() {
    let mut game = helped();
    game.take_back().unwrap();
    game.take_back().unwrap();
    assert_eq!(game.helped().iter().map(|helped| helped.after).collect::<Vec<_>>(), [0, 0, 0, 0, 0]);
    game.play(game.legal()[2]).unwrap();
    let again = load_text("again", &game.record_text(), game.pack()).unwrap().game;
    assert_eq!((again.helped(), again.steps()), (game.helped(), game.steps()));
    assert!(game.restarted().helped().is_empty());
}

#[test]
fn the_same_help_is_noted_once_for_a_decision_and_suspicions_once_for_a_round() {
    let mut game = new_match(true, 4);
    let person = game.human_to_move().unwrap();
    for _ in 0..3 {
        game.note_help(person, Help::Hint);
        game.note_help(person, Help::Suspicions);
    }
    let one = |help| Helped { society: person, help, after: 0 };
    assert_eq!(game.helped(), [one(Help::Hint), one(Help::Suspicions)]);
    while game.state().current_round() == 1 {
        game.note_help(person, Help::Suspicions);
        game.play(game.legal()[0]).unwrap();
    }
    assert_eq!(game.help_used(person, Help::Suspicions), 1);
    game.play(game.legal()[0]).unwrap();
    game.note_help(person, Help::Suspicions);
    assert_eq!(game.help_used(person, Help::Suspicions), 2);
    while !game.state().is_over() {
        game.play(game.legal()[0]).unwrap();
    }
    let before = game.helped().len();
    game.note_help(person, Help::Hint);
    assert_eq!(game.helped().len(), before, "when it is over, nothing is help");
}

#[test]
fn a_kind_of_help_that_is_not_known_changes_nothing_and_a_wrong_one_is_told_with_its_line() {
    let mut game = new_match(true, 4);
    game.play(game.legal()[0]).unwrap();
    let text = game.record_text();
    let with = |entry: &str| text.replacen("\n1 = ", &format!("\n1 = \"{entry}\"\n2 = "), 1);
    for newer in ["help oracle 7 whatever", "help oracle", "help "] {
        let loaded = load_text("newer", &with(newer), game.pack()).unwrap();
        assert_eq!((loaded.game.steps(), loaded.entries), (game.steps(), 2), "{newer}");
        assert!(loaded.game.helped().is_empty());
    }
    for wrong in ["help hint", "help hint 3", "help hint 0 1", "help coach x"] {
        let said = load_text("wrong", &with(wrong), game.pack()).unwrap_err().to_string();
        assert!(said.starts_with("wrong:") && said.contains("\"help hint 0, with a seat"), "{said}");
        assert!(said.contains(wrong), "{said}");
    }
}

/// A plain match with the same setup as the match that `helped` makes.
fn plain() -> Match {
    let mut setup = new_match(false, 4).setup().clone();
    setup.plain = true;
    setup.first = Some(society(0));
    Match::new(setup).unwrap()
}

#[test]
fn a_plain_match_has_no_help_of_any_kind_and_says_so() {
    let mut game = plain();
    let person = game.human_to_move().unwrap();
    assert!(DecisionAnalysis::begin(&game, Effort::GLANCE).is_none());
    assert!(
        DecisionAnalysis::begin(&game, Effort::GLANCE).is_none()
            && AnalysisThread::begin(&game, Effort::GLANCE, || {}).is_none()
    );
    assert!(SuspicionTime::ALL.iter().all(|time| time.decisions(&game).is_none()));
    for help in Help::ALL {
        game.note_help(person, help);
    }
    assert!(game.helped().is_empty());
    game.play(game.legal()[0]).unwrap();
    assert_eq!(full_reason(&game, 1).unwrap().weighed, None, "what was better is help, too");
    let text = game.record_text();
    assert!(text.contains("\nplain = true\n"), "{text}");
    let again = load_text("again", &text, game.pack()).unwrap().game;
    assert!(again.is_plain() && again.restarted().is_plain());
    assert!(!game.rematch_from(1, person, None).unwrap().is_plain(), "whoever tries again knows how it went");
    assert!(!load_text("other", &new_match(false, 4).record_text(), game.pack()).unwrap().game.is_plain());
    let said = load_text("odd", &text.replace("plain = true", "plain = 1"), game.pack()).unwrap_err();
    assert!(said.to_string().contains("\"plain\" should be true or false"), "{said}");
    while !game.state().is_over() {
        game.play(game.legal()[0]).unwrap();
    }
    assert!(game.may_help() && full_reason(&game, 1).unwrap().weighed.is_some());
    assert_eq!(reason(&game, 1, Some(person)).unwrap().weighed, None, "of a person that is for a review");
}

#[test]
fn lists_and_ends_say_which_help_was_used() {
    let pack = testing::pack("war-of-whispers");
    let said = |game: &Match, language: &str| {
        let speech = Speech::in_language(Arc::clone(&pack), language);
        (speech.help_of(&MatchSummary::new(game)), speech.help_used(game))
    };
    let words = "2 hints, the coach once, 1 choice reconsidered, suspicions in 1 round";
    assert_eq!(said(&helped(), "en"), (Some(format!("with help: {words}")), format!("Help used: {words}.")));
    let words = "2 indices, le coach une fois, 1 décision reconsidérée, soupçons dans 1 manche";
    assert_eq!(said(&helped(), "fr").1, format!("Aide\u{a0}: {words}."));
    assert_eq!(said(&plain(), "en"), (Some("Plain match".into()), "Played without help.".into()));
    assert_eq!(said(&new_match(false, 4), "en"), (None, "Played without help.".into()));
}
