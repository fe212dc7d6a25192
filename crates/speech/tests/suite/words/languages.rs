//! The languages besides English: no text is missing or superfluous, and the sentences of whole matches are
//! entirely in the language.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use packs::{Files, Pack, interface_languages, interface_texts};
use rules::{Card, Empire, Office, Position, Region};
use speech::Speech;

use crate::words::{COUNTS, spoken};
use testing::interface_texts;
use testing::test_packs::{self, SHIPPED};

/// The codes of the languages other than English.
fn translations() -> Vec<&'static str> {
    interface_languages().into_iter().filter(|l| *l != "en").collect()
}

#[test]
fn every_language_has_the_same_texts_with_the_same_values() {
    let first = interface_texts::all("en");
    let mut faults = Vec::new();
    for language in translations() {
        let texts = interface_texts::all(language);
        let lacks = first.keys().filter(|key| !texts.contains_key(*key));
        faults.extend(lacks.map(|key| format!("{language} lacks \"{key}\"")));
        for (key, text) in &texts {
            match first.get(key) {
                None => faults.push(format!("\"{key}\" of {language} is nowhere in English")),
                Some(first) if first.values != text.values => faults.push(format!(
                    "\"{key}\" of {language} takes {:?}, in English {:?}",
                    text.values, first.values
                )),
                Some(_) => {}
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_language_has_the_same_files_of_texts() {
    let names = |language| interface_texts(language).map(|(name, _)| name).collect::<BTreeSet<_>>();
    for language in translations() {
        assert_eq!(names(language), names("en"), "{language}");
    }
}

#[test]
fn every_pack_speaks_every_language_of_the_interface_and_lacks_no_word() {
    for pack in test_packs::all() {
        assert!(pack.warnings.is_empty(), "{}: {:?}", pack.id, pack.warnings);
        for language in interface_languages() {
            assert!(pack.languages.iter().any(|l| l == language), "{} does not speak {language}", pack.id);
        }
    }
}

#[test]
fn every_language_says_what_it_is_called() {
    let languages = Speech::languages(&testing::pack("war-of-whispers"));
    let names: BTreeSet<&str> = languages.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(names.len(), languages.len(), "{names:?}");
    assert!(names.contains("English") && names.contains("Français"), "{names:?}");
    let codes: Vec<&str> = languages.iter().map(|(code, _)| *code).collect();
    assert!(interface_languages().iter().all(|code| codes.contains(code)), "{codes:?}");
}

/// All words in the texts of the interface and of a pack in a language, without code.
fn written(pack: &'static str, language: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for (_, content) in interface_texts(language) {
        for line in content.lines().filter(|l| !l.starts_with('#')) {
            let line = if line.starts_with(' ') { line } else { line.split_once('=').map_or("", |(_, t)| t) };
            let mut depth = 0;
            let plain = line.chars().filter(|c| {
                depth += i32::from(*c == '{') - i32::from(*c == '}');
                depth == 0
            });
            words.extend(words_of(&plain.collect::<String>()));
        }
    }
    let text = Files::BuiltIn(pack).read(&format!("text/{language}.toml")).unwrap();
    for said in String::from_utf8(text).unwrap().lines().flat_map(|l| l.split('"').skip(1).step_by(2)) {
        // Braces contain ids and functions of the language.
        let mut parts = said.split(['{', '}']);
        while let Some(plain) = parts.next() {
            words.extend(words_of(plain));
            parts.next();
        }
    }
    words
}

/// The words of a text that are long enough to tell languages apart.
fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphabetic()).filter(|w| w.chars().count() > 2);
    words.map(str::to_lowercase).collect()
}

/// The fault in a French sentence, if there is one.
pub fn fault_in_french(said: &str) -> Option<String> {
    let vowel = |c: char| "aàâäeéèêëiîïoôöuùûüœæ".contains(c.to_lowercase().next().unwrap_or(c));
    let words: Vec<&str> = said.split(|c: char| c.is_whitespace() || "«»()".contains(c)).collect();
    for pair in words.windows(2) {
        let (word, next) = (pair[0].to_lowercase(), pair[1]);
        let before_vowel = next.chars().next().is_some_and(vowel);
        let short = ["de", "le", "la", "que", "ne", "se", "je", "me", "te", "jusque", "lorsque", "puisque"];
        if short.contains(&word.as_str()) && before_vowel {
            return Some(format!("\"{word} {next}\" is not elided"));
        }
        if ["de le", "de les", "à le", "à les", "si il", "si ils"]
            .contains(&format!("{word} {next}").as_str())
        {
            return Some(format!("\"{word} {next}\" is one word"));
        }
    }
    for word in said.split(|c: char| !(c.is_alphabetic() || c == '\'')) {
        let elided = ["l'", "d'", "L'", "D'"].iter().find_map(|short| word.strip_prefix(short));
        let mute_h = ["heure", "histoire", "hiver", "homme", "honneur", "hypothèse"];
        let is_right =
            |rest: &str| rest.starts_with(vowel) || mute_h.iter().any(|word| rest.starts_with(word));
        if elided.is_some_and(|rest| !is_right(rest)) {
            return Some(format!("\"{word}\" is elided before a consonant"));
        }
    }
    let before_mark = |mark: char| said.contains(&format!(" {mark}"));
    if [':', ';', '?', '!', '»'].into_iter().any(before_mark) || said.contains("« ") {
        return Some("a space may break before a mark".into());
    }
    None
}

#[test]
fn whole_matches_are_told_in_french_alone() {
    told_in_french_alone("war-of-whispers", 5);
}

#[test]
fn whole_matches_of_the_stars_are_told_in_french_alone() {
    told_in_french_alone("whispers-of-the-stars", 1);
}

#[test]
fn whole_matches_of_the_lantern_delta_are_told_in_french_alone() {
    told_in_french_alone("lantern-delta", 1);
}

fn told_in_french_alone(id: &'static str, games: u32) {
    let french = written(id, "fr");
    let english: BTreeSet<String> = written(id, "en").difference(&french).cloned().collect();
    assert!(english.len() > 300 && french.len() > 300, "the words are not where they were");
    let seen = std::cell::RefCell::new(BTreeMap::new());
    spoken::tell_matches(&testing::pack(id), "fr", games, &|said, of| {
        let foreign: Vec<String> = words_of(said).into_iter().filter(|w| english.contains(w)).collect();
        assert!(foreign.is_empty(), "{foreign:?} in {said:?}, of {of}");
        assert!(!said.trim_start().contains("  "), "{said:?} has two spaces, of {of}");
        if let Some(fault) = fault_in_french(said) {
            panic!("{said:?}, of {of}: {fault}");
        }
        seen.borrow_mut().entry(of.to_owned()).or_insert_with(|| said.to_owned());
    });
    assert!(seen.borrow().len() > 40, "{seen:?}");
}

#[test]
fn faults_in_french_are_found() {
    for wrong in [
        "la armée de Ferrières",
        "le tour de Éperonne",
        "le Ours",
        "au camp de le Lion",
        "d'Salines",
        "Fin !",
    ] {
        assert!(fault_in_french(wrong).is_some(), "{wrong}");
    }
    for right in ["l’armée d’Éperonne", "le tour du Lion", "Cour-d’Or et l’Ours", "jusqu’à 3"] {
        assert_eq!(fault_in_french(right), None, "{right}");
    }
}

/// All names of a pack that occur in French sentences.
fn names(pack: &Pack, speech: &Speech) -> Vec<String> {
    let (words, raw) = (pack.words_in("fr"), &pack.rules.raw);
    let mut names: Vec<String> = Empire::first(raw.empires.len()).map(|e| speech.empire(e)).collect();
    names.extend(Region::first(raw.regions.len()).map(|r| speech.region(r)));
    let positions = Empire::first(raw.empires.len())
        .flat_map(|e| Office::first(raw.offices.len()).map(move |p| Position::new(e, p)));
    names.extend(positions.map(|position| speech.position(position)));
    names.extend(words.societies().iter().flat_map(|s| [s.name.clone(), s.short.clone()]));
    names.extend((0..raw.events.len()).map(|e| words.event(e).name.clone()));
    names.extend((0..raw.offers.len()).map(|o| words.offer(o).name.clone()));
    names.extend((0..pack.rules.abilities.len()).map(|a| words.ability(a).name.clone()));
    names
}

#[test]
fn every_text_is_right_in_french_with_every_name_of_every_pack() {
    for id in SHIPPED {
        let pack = testing::pack(id);
        let speech = Speech::in_language(Arc::clone(&pack), "fr");
        let names = names(&pack, &speech);
        // The texts of the rulebook are tested with their own arguments in `rulebook::said`.
        for (key, text) in interface_texts::all("fr").into_iter().filter(|(key, _)| !key.starts_with("rule-"))
        {
            for (n, name) in [1, 2].into_iter().cycle().zip(&names) {
                let value = |value: &str| match value {
                    count if COUNTS.contains(&count) => n.into(),
                    "card" | "paid" => "carte de l’Ours avec le Lion".into(),
                    _ => name.clone().into(),
                };
                let args: Vec<_> = text.values.iter().map(|v| (v.as_str(), value(v))).collect();
                let said = speech.try_say(&key, &args).unwrap_or_else(|error| panic!("{error}"));
                assert_eq!(fault_in_french(&said), None, "{id}, {key}: {said}");
                if text.values.is_empty() {
                    break;
                }
            }
        }
    }
}

#[test]
fn what_packs_say_themselves_is_right_in_french() {
    for id in SHIPPED {
        let pack = testing::pack(id);
        let (words, raw) = (pack.words_in("fr"), &pack.rules.raw);
        let mut said: Vec<&str> = vec![&words.name, &words.about];
        said.extend((0..pack.rules.abilities.len()).map(|a| words.ability(a).text.as_str()));
        said.extend((0..raw.events.len()).flat_map(|e| words.event(e).does.iter().map(String::as_str)));
        said.extend((0..raw.offers.len()).map(|o| words.offer(o).text.as_str()));
        for said in said {
            assert_eq!(fault_in_french(said), None, "{id}: {said}");
        }
    }
}

#[test]
fn an_attack_starts_vom_place_in_german() {
    let speech = Speech::in_language(testing::pack("whispers-of-the-stars"), "de");
    let place = |name: &str| name.to_owned().into();
    let args =
        [("empire", place("Kaiser")), ("to", place("Wolga")), ("from", place("Kongo")), ("n", 2.into())];
    let said = speech.say("event-attack", &args);
    assert!(said.contains(" die Wolga vom Kongo aus "), "{said}");
}

#[test]
fn names_that_take_an_article_have_it_in_english() {
    let pack = testing::pack("whispers-of-the-stars");
    let speech = Speech::new(pack);
    let said = |key: &str, name: &str| {
        let args = ["empire", "region", "from", "to"].map(|value| (value, name.to_owned().into()));
        let numbers = [("n", 2.into())];
        speech.say(key, &[args.as_slice(), numbers.as_slice()].concat())
    };
    assert_eq!(said("event-turn", "European Union"), "It is the European Union's turn.");
    assert_eq!(said("event-control-lost", "Balkans"), "Nobody controls the Balkans now.");
    assert_eq!(said("event-control-lost", "Fiji"), "Nobody controls Fiji now.");
    assert_eq!(
        said("event-attack", "Great Lakes"),
        "The Great Lakes attacked the Great Lakes from the Great Lakes with 2."
    );
}

#[test]
fn an_offer_stands_in_a_sentence_as_one_with_its_title_in_quotation_marks() {
    let pack = testing::pack("war-of-whispers");
    for (language, key, right) in [
        ("en", "table-pay", "Pay: offer “The Price of Candour”"),
        ("en", "action-discard", "Discard the offer “A Name Given”"),
        ("fr", "action-discard", "Défausser\u{a0}: offre «\u{a0}Le prix de la franchise\u{a0}»"),
        ("de", "table-pay", "Bezahlen: Angebot „Der Preis der Offenheit“"),
    ] {
        let speech = Speech::in_language(Arc::clone(&pack), language);
        let offers = Empire::first(5).flat_map(|empire| [0, 1].map(|n| Card::offer(empire, n)));
        let said = offers.map(|card| speech.say(key, &[("card", speech.card_in_sentence(card).into())]));
        let said: Vec<String> = said.collect();
        assert!(said.iter().any(|said| said == right), "{right}: {said:#?}");
    }
}

#[test]
fn what_a_language_lacks_is_said_in_the_first_one() {
    let pack = testing::pack("war-of-whispers");
    let (first, other) = (Speech::new(pack.clone()), Speech::in_language(pack, "tlh"));
    for (key, text) in interface_texts::all("en") {
        let args: Vec<_> = text.values.iter().map(|v| (v.as_str(), 2.into())).collect();
        assert_eq!(other.try_say(&key, &args), first.try_say(&key, &args), "{key}");
    }
    assert_eq!(other.words().name, first.words().name);
}
