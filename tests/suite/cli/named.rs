//! In packs that name the people on the positions, every sentence says whom each person serves.

use std::sync::Arc;

use bots::Level;
use packs::{Files, Pack};
use rules::Action;
use speech::Speech;
use table::{Match, Setup};
use testing::random_matches::play_by_chance;

use crate::cli::Terminal;

fn stars() -> Arc<Pack> {
    Arc::new(Pack::load(&Files::BuiltIn("whispers-of-the-stars")).unwrap_or_else(|why| panic!("{why}")))
}

#[test]
fn a_person_on_a_position_is_named_with_the_empire() {
    let pack = stars();
    for (language, said) in [
        (
            "en",
            [
                "Place an agent on Julia Doria-Pamphili of the European Union",
                "Place an agent on Emperor Cornel MASON of the Masonic Empire",
            ],
        ),
        (
            "fr",
            [
                "Placer un agent auprès de Julia Doria-Pamphili de l’Union européenne",
                "Placer un agent auprès de l’Empereur Cornel MASON de l’Empire maçonnique",
            ],
        ),
    ] {
        let speech = Speech::in_language(Arc::clone(&pack), language);
        let game = Match::new(Setup::new(Arc::clone(&pack), 1, Level::Random, 7)).unwrap();
        let view = game.view(game.state().mover().unwrap());
        let positions = game.world().positions();
        let ends = [positions.into_iter().next().unwrap(), positions.into_iter().last().unwrap()];
        assert_eq!(ends.map(|at| speech.action(&game, &view, Action::DeployPosition(at))), said);
    }
}

#[test]
fn every_sentence_that_names_a_person_names_the_empire_too() {
    let pack = stars();
    for language in ["en", "fr"] {
        let speech = Speech::in_language(Arc::clone(&pack), language);
        let mut setup = Setup::new(Arc::clone(&pack), 3, Level::Random, 5);
        for rule in ["event-cards", "offer-cards"] {
            setup.house.set(rule, "on", &pack.rules.raw).unwrap();
        }
        let mut game = Match::new(setup).unwrap();
        let people: Vec<(String, String)> = game
            .world()
            .positions()
            .into_iter()
            .filter_map(|at| {
                let name = speech.words().own_position_name(at)?.to_owned();
                Some((name, speech.empire(at.empire())))
            })
            .collect();
        assert_eq!(people.len(), 20);
        let mut named = 0;
        let mut look = |said: &str| {
            for (_, empire) in people.iter().filter(|(name, _)| said.contains(name)) {
                assert!(said.contains(empire), "{said:?} does not name {empire:?}");
                named += 1;
            }
        };
        play_by_chance(&mut game, 3, |game| {
            let view = game.view(game.state().mover().unwrap());
            look(&speech.ask(game, &view));
            game.legal().iter().for_each(|action| look(&speech.action(game, &view, *action)));
            true
        });
        for (_, event) in game.events() {
            speech.event(&game, event, None).iter().for_each(|said| look(said));
        }
        assert!(named > 500, "only {named}");
    }
}

#[test]
fn a_name_that_says_the_empire_is_not_told_it_twice() {
    let folder = tempfile::tempdir().unwrap();
    let manifest = "format = 1\nid = \"mine\"\nversion = \"1\"\nextends = \"whispers-of-the-stars\"\n\
                    languages = [\"en\"]\nauthors = [\"Us\"]\nlicence = \"CC0-1.0\"\n";
    std::fs::create_dir(folder.path().join("text")).unwrap();
    std::fs::write(folder.path().join("manifest.toml"), manifest).unwrap();
    let words = "[seats]\n\"bear.sheriff\" = \"Voice of the European Union\"\n\"bear.steward\" = \"Small Senate\"\n\
                 [articles]\n\"Small Senate\" = \"the\"\n";
    std::fs::write(folder.path().join("text/en.toml"), words).unwrap();
    let pack = Arc::new(Pack::load(&Files::at(folder.path())).unwrap_or_else(|why| panic!("{why}")));
    let speech = Speech::new(Arc::clone(&pack));
    let game = Match::new(Setup::new(Arc::clone(&pack), 1, Level::Random, 7)).unwrap();
    let view = game.view(game.state().mover().unwrap());
    let first = game.world().positions().into_iter().take(2);
    let said: Vec<_> = first.map(|at| speech.action(&game, &view, Action::DeployPosition(at))).collect();
    assert_eq!(
        said,
        [
            "Place an agent on Voice of the European Union",
            "Place an agent on the Small Senate of the European Union"
        ]
    );
}

#[test]
fn the_list_of_councils_in_the_terminal_names_the_empires() {
    let terminal = Terminal::new();
    let args = ["--pack", "whispers-of-the-stars", "text", "--seats", "human,human", "--language", "fr"];
    let run = terminal.typed(args, &["councils"]);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
    let line = "Ojiro Sniper, Troisième VIP de la Ruche humaniste, libre : ";
    assert!(run.out.contains(line), "{}", run.out);
}
