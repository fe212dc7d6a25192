//! Sentences that change with their arguments: with numbers, with the gender of names, and with the preceding
//! word.

use std::sync::Arc;

use bots::Level;
use history::strength::Estimate;
use packs::Pack;
use rules::{AttackForecast, Empire, Office, Phase, Position, Society};
use speech::{Figure, Speech, match_text};
use table::{Match, Perspective, Setup, passages, play_random};

use testing::random_matches::play_by_chance;

fn speech(language: &str) -> Speech {
    Speech::in_language(testing::pack("war-of-whispers"), language)
}

/// A match of three societies and two rounds.
fn short(pack: &Arc<Pack>, seed: u64, final_whisper: bool) -> Match {
    let mut setup = Setup::new(Arc::clone(pack), 2, Level::Random, seed);
    (setup.house.rounds, setup.house.final_whisper) = (2, final_whisper);
    Match::new(setup).unwrap()
}

#[test]
fn one_look_and_one_decision_are_told_as_one() {
    let said = |language, looks: i64, nodes: i64| {
        speech(language).say("review-effort", &[("looks", looks.into()), ("nodes", nodes.into())])
    };
    for (language, one, several) in [
        ("en", [" 1 time,", " 1 decision "], [" 2 times,", " 2 decisions "]),
        ("de", ["1-mal", " 1 Entscheidung."], ["2-mal", " 2 Entscheidungen."]),
        ("fr", ["évalué 1 fois", " 1 décision."], ["évalué 2 fois", " 2 décisions."]),
    ] {
        for (n, parts) in [(1, one), (2, several)] {
            let said = said(language, n, n);
            assert!(parts.iter().all(|part| said.contains(part)), "{said}");
        }
    }
}

#[test]
fn behind_losses_to_forts_a_german_outcome_follows_without_an_article() {
    let speech = speech("de");
    let said = |to_forts, attackers, defenders| {
        speech.forecast(AttackForecast { to_forts, traded: 1, attackers, defenders })
    };
    assert_eq!(said(0, 0, 3), "Abwehr hält stand, 3 übrig");
    for (attackers, defenders, wanted) in [
        (0, 3, " kostet 1, Abwehr hält stand, 3 übrig"),
        (2, 0, " kostet 1, Angriff gelingt, 2 übrig"),
        (0, 0, " kostet 1, niemand übrig"),
    ] {
        let said = said(1, attackers, defenders);
        assert!(said.ends_with(wanted), "{said}");
    }
}

#[test]
fn who_steers_a_position_is_told_in_german_without_a_gender_of_the_position() {
    let speech = speech("de");
    for (steered, wanted) in
        [("yes", "; dort lenkt jetzt die Schlange"), ("no", "; dort lenkt jetzt niemand")]
    {
        for office in 0..3 {
            let position = Position::new(Empire::new(0).unwrap(), Office::new(office).unwrap());
            let spot = speech.say("spot-seat", &[("seat", speech.position(position).into())]);
            let args = [
                ("choice", speech.say("action-deploy", &[("spot", spot.into())]).into()),
                ("office", "".into()),
                ("named", "no".into()),
                ("lines", "angreifen".into()),
                ("steered", steered.into()),
                ("society", "Schlange".into()),
            ];
            let said = speech.say("text-placement", &args);
            assert!(said.ends_with(wanted), "{said}");
        }
    }
}

#[test]
fn what_decided_by_itself_speaks_for_itself_in_french() {
    let said = speech("fr").say("text-why-itself", &[("number", 3.into()), ("society", "Serpent".into())]);
    assert_eq!(said, "3. Ce coup du Serpent parle de lui-même.");
}

#[test]
fn the_lines_of_the_history_have_a_space_before_the_french_colon() {
    let figure = Figure { label: "A".into(), value: "8".into(), note: "b".into(), about: String::new() };
    let strength = Estimate { points: 955.4, deviation: 60.0 };
    for (language, colon) in [("en", ":"), ("de", ":"), ("fr", "\u{a0}:")] {
        let speech = speech(language);
        assert_eq!(speech.figure_line(&figure), format!("A{colon} 8 (b)"));
        let line = speech.strength_line(&[], "some-pack", 3, strength);
        let rivals = speech.rival_count(3);
        assert_eq!(line, format!("some-pack, {rivals}{colon} 955 ± 60"));
    }
}

#[test]
fn names_in_a_row_have_their_articles() {
    let said = |language, names: &[&str]| {
        speech(language).names_in_sentence(names.iter().map(|name| (*name).to_owned()))
    };
    assert_eq!(said("de", &["Rabe"]), "der Rabe");
    assert_eq!(said("de", &["Rabe", "Schlange"]), "der Rabe und die Schlange");
    assert_eq!(said("fr", &["Corbeau", "Serpent"]), "le Corbeau et le Serpent");
    assert_eq!(said("en", &["Raven", "Serpent"]), "Raven and Serpent");
    // Names that people have chosen.
    assert_eq!(said("fr", &["Ada", "Corbeau"]), "Ada et le Corbeau");
}

/// Checks that one of these articles stands before each of these names.
fn articled(said: &str, names: &[String], articles: &[&str]) {
    for (at, name) in names.iter().flat_map(|name| said.match_indices(name.as_str())) {
        let before = said[..at].to_lowercase();
        assert!(articles.iter().any(|article| before.ends_with(article)), "{name}: {said}");
    }
}

#[test]
fn who_changes_nothing_and_who_has_won_are_named_with_their_articles() {
    let pack = testing::pack("war-of-whispers");
    for (language, articles, keeps) in
        [("de", ["der ", "die ", "das "], "n nichts"), ("fr", ["le ", "la ", "l’"], "changent rien")]
    {
        let speech = Speech::in_language(Arc::clone(&pack), language);
        let names: Vec<String> = speech.words().societies().iter().map(|s| s.short.clone()).collect();
        let (mut kept, mut lost) = (0, 0);
        for seed in 0..4 {
            let mut game = short(&pack, seed, true);
            play_random(&mut game, seed, usize::MAX);
            for line in match_text(&speech, &game, Perspective::Open).lines() {
                if line.contains(&speech.text("story-close-plain")) {
                    articled(line, &names, &articles);
                    kept += usize::from(line.contains(keeps));
                }
            }
            let winners: Vec<Society> = game.state().winners(game.world()).collect();
            for society in game.world().societies().filter(|society| !winners.contains(society)) {
                articled(&speech.review_result(&game, society), &names, &articles);
                lost += 1;
            }
        }
        assert!(kept > 0 && lost > 0, "{kept}, {lost}");
        let args = [("at", "1"), ("society", &names[0]), ("taken", "2"), ("change", "3")];
        let point = speech.say("review-rival-point", &args.map(|(key, value)| (key, value.into())));
        assert!(language == "fr" || point.contains(&format!("Die {}", names[0])), "{point}");
    }
}

#[test]
fn who_goes_first_next_is_not_told_where_no_round_follows() {
    let pack = testing::pack("war-of-whispers");
    let speech = Speech::new(Arc::clone(&pack));
    for seed in 0..4 {
        let mut game = short(&pack, seed, true);
        play_by_chance(&mut game, seed, |game| game.state().phase() != Phase::FinalWhisper);
        assert_eq!(game.state().phase(), Phase::FinalWhisper);
        let last = passages(game.events()).pop().map(|passage| speech.passage(&game, &passage, false));
        assert_eq!(last.as_deref(), Some("End of round"));
        play_by_chance(&mut game, seed, |_| true);
        let told = match_text(&speech, &game, Perspective::Open);
        let closes: Vec<&str> = told.lines().filter(|line| line.starts_with("- End of round: ")).collect();
        let [first, last] = closes[..] else { panic!("{told}") };
        assert!(first.ends_with(" will go first") && !last.contains(" will go first"), "{closes:?}");
    }
}
