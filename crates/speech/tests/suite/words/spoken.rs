//! Whole matches in sentences: no sentence lacks a text or an argument.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::{Debug, Write};
use std::sync::Arc;

use bots::Level;
use packs::{Pack, interface_languages};
use rules::{Choices, Event, HouseRule, Printed, Rng, Society};
use speech::{Speech, final_score};
use table::{Match, Setup, passages};

use testing::interface_texts::{self, Text};
use testing::random_matches::play_by_chance;
use testing::rule_sets;

/// Checks that a sentence is complete: if a text or an argument is missing, its key appears instead.
pub fn check(texts: &BTreeMap<String, Text>, said: &str, of: &str) {
    assert!(!said.trim().is_empty(), "nothing is said of {of}");
    assert!(!said.contains(['{', '}', '$']), "{said:?} is said of {of}");
    for word in said.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')) {
        assert!(!(word.contains('-') && texts.contains_key(word)), "{said:?} is said of {of}");
    }
}

/// The name of the variant of an event or action in the code.
pub fn kind(thing: &impl Debug) -> String {
    let mut name = Name(String::new());
    // The first character that is not part of the name stops the writing.
    write!(name, "{thing:?}").ok();
    name.0
}

/// Collects the first word written and then stops the writing, which is much faster than formatting everything.
struct Name(String);

impl Write for Name {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        let end = text.find(|c: char| !c.is_ascii_alphanumeric());
        self.0 += &text[..end.unwrap_or(text.len())];
        if end.is_some() { Err(std::fmt::Error) } else { Ok(()) }
    }
}

#[test]
fn every_event_action_and_question_of_a_match_is_a_sentence() {
    let kinds = tell_matches(&testing::pack("war-of-whispers"), "en", 5, &|_, _| ());
    // Event cards without any effect are rare.
    let seen = |of: &str| kinds.iter().filter(|k| k.starts_with(of) && !k.ends_with(" Void")).count();
    assert_eq!((seen("event"), seen("action")), (39, 25), "{kinds:?}");
}

#[test]
fn an_attack_is_told_once_whatever_is_played_in_its_course() {
    let pack = testing::pack("war-of-whispers");
    let speech = Speech::in_language(pack.clone(), "en");
    let mut between = 0;
    for seed in 0..6 {
        let mut setup = Setup::new(pack.clone(), 3, Level::Random, seed);
        for rule in ["wild-cards", "event-cards", "offer-cards"] {
            setup.house.set(rule, "on", &pack.rules.raw).unwrap();
        }
        let mut game = Match::new(setup).unwrap();
        play_by_chance(&mut game, seed, |_| true);
        for passage in passages(game.events()) {
            let kinds = passage.events.iter().map(|(_, event)| event);
            let attacks = kinds.clone().filter(|event| matches!(event, Event::Attack { .. })).count();
            let played = kinds.skip_while(|event| !matches!(event, Event::Attack { .. }));
            between += usize::from(
                played
                    .clone()
                    .take_while(|event| !matches!(event, Event::Outcome { .. }))
                    .any(|event| matches!(event, Event::Played(..))),
            );
            let said = speech.passage(&game, &passage, false);
            let told = said.matches("attacked ").count() + said.matches("took ").count();
            assert_eq!(told, attacks, "{said}");
            assert!(!said.contains(" with 0"), "{said}");
        }
    }
    assert!(between > 0, "cards are played between an attack and its outcome: {between}");
}

/// Plays random matches, `games` on each of many worlds, and makes a sentence for every event and action. Calls
/// `look` with each sentence and its subject. Returns the kinds of events and actions that occurred.
pub fn tell_matches(
    pack: &Arc<Pack>,
    language: &str,
    games: u32,
    look: &dyn Fn(&str, &str),
) -> BTreeSet<String> {
    let texts = interface_texts::all("en");
    let speech = Speech::in_language(pack.clone(), language);
    let told = RefCell::new(HashSet::new());
    let check = |texts: &BTreeMap<String, Text>, said: &str, of: &str| {
        if told.borrow_mut().insert(format!("{of}: {said}")) {
            check(texts, said, of);
            look(said, of);
        }
    };
    let mut kinds = BTreeSet::new();
    let games = rule_sets::games(games) as usize;
    let worlds = rule_sets::worlds(pack);
    for (seed, (name, world)) in worlds.iter().cycle().take(games * worlds.len()).enumerate() {
        let rivals = world.societies().count() - 1;
        let mut setup = Setup::new(pack.clone(), rivals, Level::Random, seed as u64);
        setup.house = *world.house();
        let mut game = Match::new(setup).unwrap_or_else(|why| panic!("{name}: {why}"));
        let mut rng = Rng::new(seed as u64);
        loop {
            let state = *game.state();
            let viewer = state.mover().unwrap_or_else(|| game.world().societies().next().unwrap());
            let view = game.view(viewer);
            check(&texts, &speech.ask(&game, &view), &kind(&state.phase()));
            let legal = game.legal();
            for action in &legal {
                check(&texts, &speech.action(&game, &view, *action), &kind(action));
                kinds.insert(format!("action {}", kind(action)));
            }
            if legal.is_empty() {
                break;
            }
            game.play(legal[rng.below(legal.len() as u32) as usize]).unwrap();
        }
        for passage in passages(game.events()) {
            for said in [
                speech.passage(&game, &passage, false),
                speech.passage_in_short(&game, &passage, true),
                speech.passage_beside_emblems(&game, &passage, true),
            ] {
                check(&texts, &said, &kind(&passage.matter));
            }
        }
        for (_, event) in game.events() {
            for viewer in game.world().societies().map(Some).chain([None]) {
                if let Some(said) = speech.event(&game, event, viewer) {
                    check(&texts, &said, &kind(event));
                    kinds.insert(format!("event {}", kind(event)));
                }
            }
        }
        for line in final_score(&speech, &game) {
            check(&texts, &line, "the score");
        }
    }
    kinds
}

#[test]
fn every_house_rule_and_choice_has_words() {
    let texts = interface_texts::all("en");
    let pack = testing::pack("war-of-whispers");
    let orders = pack.orders();
    for (language, key) in interface_languages().into_iter().flat_map(|l| HouseRule::ALL.map(|k| (l, k))) {
        let speech = Speech::in_language(pack.clone(), language);
        check(&texts, &speech.house_name(key), key.id());
        check(&texts, &speech.house_about(key), key.id());
        if let Choices::Words(words) = key.choices(&pack.rules.raw) {
            for word in words {
                let said = speech.house_choice(key, &word);
                check(&texts, &said, &word);
                assert!(speech.try_say(&format!("choice-{word}"), &[]).is_ok() || orders.contains(&word));
            }
        }
    }
}

#[test]
fn a_position_says_what_its_actions_give_now_unless_that_is_printed() {
    let pack = testing::pack("war-of-whispers");
    let speech = Speech::in_language(pack.clone(), "en");
    let game = Match::new(Setup::new(pack, 3, Level::Random, 1)).unwrap();
    let (world, viewer) = (game.world(), Society::new(0).unwrap());
    let view = game.view(viewer);
    let mut counted = [0, 0];
    for position in world.positions() {
        for printed in world.lines(position) {
            let (line, now) = (speech.line(*printed), speech.line_now(world, &view, position, *printed));
            let counts = matches!(printed, Printed::Add(count) | Printed::Draw(count) if count.per.is_some());
            match counts {
                true => assert!(now.starts_with(&line) && now.contains("(now "), "{now}"),
                false => assert_eq!(now, line),
            }
            counted[usize::from(counts)] += 1;
        }
    }
    assert!(counted.iter().all(|n| *n > 5), "{counted:?}");
}
