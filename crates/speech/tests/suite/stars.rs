//! Whispers of the Stars uses its own names everywhere: no sentence of a match and no label of a screen has a
//! name of the base pack that this pack renames.

use crate::words::spoken;
use std::sync::Arc;

use bots::Level;
use packs::{Pack, interface_languages};
use rules::{Choices, Empire, HouseRule};
use speech::Speech;
use table::Setup;
use testing::base_words::BaseWords;

use testing::pack;

fn stars() -> Arc<Pack> {
    pack("whispers-of-the-stars")
}

#[test]
fn every_sentence_of_a_match_is_in_the_packs_own_words() {
    tell_matches("en");
}

#[test]
fn every_sentence_of_a_match_is_in_the_packs_own_words_in_french() {
    tell_matches("fr");
}

fn tell_matches(language: &str) {
    let pack = stars();
    let foreign = BaseWords::new(&pack, language);
    spoken::tell_matches(&pack, language, 1, &|said, _| foreign.check(said));
}

#[test]
fn every_house_rule_is_in_the_packs_own_words() {
    let pack = stars();
    for (language, key) in interface_languages().into_iter().flat_map(|l| HouseRule::ALL.map(|k| (l, k))) {
        let (speech, foreign) =
            (Speech::in_language(pack.clone(), language), BaseWords::new(&pack, language));
        foreign.check(&speech.house_name(key));
        foreign.check(&speech.house_about(key));
        if let Choices::Words(words) = key.choices(&pack.rules.raw) {
            words.iter().for_each(|word| foreign.check(&speech.house_choice(key, word)));
        }
    }
}

#[test]
fn every_vip_has_a_name() {
    let pack = stars();
    let world = Setup::new(pack.clone(), 3, Level::Novice, 1).world().unwrap();
    let names: Vec<_> = world.positions().map(|position| pack.words.own_position_name(position)).collect();
    assert_eq!(names.len(), 20);
    assert!(names.iter().all(Option::is_some), "{names:?}");
    for accented in ["Ganymede de la Trémouille", "Danaë de la Trémouille", "Hotaka Andō Mitsubishi"] {
        assert!(names.contains(&Some(accented)), "{accented}");
    }
}

#[test]
fn long_names_have_shorter_ones_for_tight_places() {
    let pack = stars();
    for language in interface_languages() {
        let words = pack.words_in(language);
        let empires = Empire::first(pack.rules.raw.empires.len()).map(|empire| words.empire(empire));
        for name in empires {
            let short = words.short(name);
            assert!(short.chars().count() < name.chars().count() && !short.contains(' '), "{name}: {short}");
        }
        assert_eq!(words.short("Eureka Weeksbooth"), "Eureka Weeksbooth");
    }
    assert_eq!(pack.words.short("Their Majesty Isabel Carlos"), "Isabel Carlos");
}

#[test]
fn words_of_the_base_pack_are_seen() {
    let foreign = BaseWords::new(&stars(), "en");
    for said in
        ["Add 2 banners.", "An Empire attacks", "the lion's turn", "no quarter", "a fort", "Any position"]
    {
        assert!(foreign.find(said).is_some(), "{said}");
    }
    for said in
        ["Masonic Empire adds 2 troops in Fiji.", "a fortified position", "the 4x token", "supply limit"]
    {
        assert_eq!(foreign.find(said), None, "{said}");
    }
    let french = BaseWords::new(&stars(), "fr");
    for said in ["Ajoutez 2 bannières.", "L’Empire attaque", "le tour du lion", "n’importe quel poste"] {
        assert!(french.find(said).is_some(), "{said}");
    }
    for said in ["L’Empire maçonnique ajoute 2 troupes aux Fidji.", "la position fortifiée", "la Ruche"] {
        assert_eq!(french.find(said), None, "{said}");
    }
}
