//! The texts of the interface: every text that the program names exists, and every existing text is named
//! somewhere and gets its values.

mod glossary;
mod source;

use std::collections::{BTreeSet, HashMap, HashSet};

use bots::{Level, Temper};
use cli::TEXT_COMMANDS;
use external_bots::FailureKind;
use history::feats::Feat;
use record::Help;
use rules::{Bargain, Hardness, HouseRule, Icon, Incident, Kinds, Payment, Script, Window};
use source::Literal;
use speech::rulebook::{PICTURES, rule_effects, rule_keys, rule_pages};
use table::{CoachFrom, CoachTimes, DecisionKind, HelpLevel, Hidden, MARKS, PencilMark, SuspicionTime};
use testing::interface_texts;
use text::os_error::Reason;
use whispers::settings::{Group, Palette, Pause, Setting, Speed, ThemeName};

/// The folders of sources that name texts of the interface.
const FACES: [&str; 4] = ["src", "crates/cli/src/history", "crates/cli/src/text", "crates/speech/src"];

/// The ids of all kinds of something.
fn kinds<T: Kinds>() -> Vec<&'static str> {
    T::FORMS.iter().map(|form| form.id).collect()
}

/// The patterns of composed keys, with all keys that they can become.
fn composed() -> [(&'static str, Vec<String>); 46] {
    let ids = |ids: &[&str], front: &str, back: &str| -> Vec<String> {
        ids.iter().map(|id| format!("{front}{id}{back}")).collect()
    };
    let rules = HouseRule::ALL.map(HouseRule::id);
    // Orders defined by packs have their own names.
    let choices = HouseRule::ALL.into_iter().flat_map(HouseRule::words);
    let choices: Vec<&str> = choices.collect();
    let sections: [String; 15] = std::array::from_fn(|n| (n + 1).to_string());
    // The explanation of the coach covers its frequency, which has none of its own.
    let explained = [Group::Looks, Group::Pace, Group::Help].into_iter().flat_map(Setting::in_group);
    let explained = explained.filter(|setting| *setting != Setting::CoachTimes);
    let explained: Vec<&str> = explained.map(Setting::text).collect();
    [
        ("{}-about", ids(&explained, "", "-about")),
        ("house-{}", ids(&rules, "house-", "")),
        ("house-{}-about", ids(&rules, "house-", "-about")),
        ("choice-{value}", ids(&choices, "choice-", "")),
        ("setup-group-{}", ids(&rules::Group::ALL.map(rules::Group::id), "setup-group-", "")),
        ("text-help-{word}", ids(&TEXT_COMMANDS, "text-help-", "")),
        ("text-word-{word}", ids(&TEXT_COMMANDS, "text-word-", "")),
        ("reason-{}", ids(&Reason::ALL.map(Reason::id), "reason-", "")),
        ("text-has-{id}", ids(&Icon::PRINTED.map(|i| i.printed_id().unwrap()), "text-has-", "")),
        ("window-{}", ids(&Window::ALL.map(Window::id), "window-", "")),
        ("help-level-{}", ids(&HelpLevel::ALL.map(HelpLevel::id), "help-level-", "")),
        ("level-{}", ids(&Level::ALL.map(Level::id), "level-", "")),
        ("level-{}-about", ids(&Level::ALL.map(Level::id), "level-", "-about")),
        ("temper-{}", ids(&Temper::ALL.map(Temper::id), "temper-", "")),
        ("temper-{}-about", ids(&Temper::ALL.map(Temper::id), "temper-", "-about")),
        ("automaton-{}", ids(&Script::ALL.map(Script::id), "automaton-", "")),
        ("automaton-{}-about", ids(&Script::ALL.map(Script::id), "automaton-", "-about")),
        ("hardness-{}", ids(&Hardness::ALL.map(Hardness::id), "hardness-", "")),
        ("hardness-{}-about", ids(&Hardness::ALL.map(Hardness::id), "hardness-", "-about")),
        ("setup-hide-{}", ids(&Hidden::ALL.map(Hidden::id), "setup-hide-", "")),
        ("outside-lost-{}", ids(&FailureKind::ALL.map(FailureKind::id), "outside-lost-", "")),
        ("programs-fell-{}", ids(&FailureKind::ALL.map(FailureKind::id), "programs-fell-", "")),
        ("mark-{}", ids(&MARKS.map(|(mark, _)| mark.id()), "mark-", "")),
        ("part-{}", ids(&DecisionKind::ALL.map(DecisionKind::id), "part-", "")),
        ("rule-{key}", ids(&rulebook_keys(), "rule-", "")),
        ("rule-chapter-{n}", ids(&sections.each_ref().map(String::as_str), "rule-chapter-", "")),
        ("page-{key}", ids(&rule_pages(), "page-", "")),
        ("effect-{}", ids(&rule_effects(), "effect-", "")),
        ("incident-{}", ids(&kinds::<Incident>(), "incident-", "")),
        ("bargain-{}", ids(&kinds::<Bargain>(), "bargain-", "")),
        ("payment-{}", ids(&kinds::<Payment>(), "payment-", "")),
        ("effect-name-{wanted}", ids(&rule_effects(), "effect-name-", "")),
        ("icon-{name}", ids(&PICTURES, "icon-", "")),
        ("feat-{}", ids(&Feat::ALL.map(Feat::id), "feat-", "")),
        ("feat-{}-about", ids(&Feat::ALL.map(Feat::id), "feat-", "-about")),
        ("puzzle-level-{level}", ids(&["1", "2", "3"], "puzzle-level-", "")),
        ("theme-{}", ids(&ThemeName::ALL.map(ThemeName::id), "theme-", "")),
        ("speed-{}", ids(&Speed::ALL.map(Speed::id), "speed-", "")),
        ("palette-{}", ids(&Palette::ALL.map(Palette::id), "palette-", "")),
        ("pause-{}", ids(&Pause::ALL.map(Pause::id), "pause-", "")),
        ("help-used-{}", ids(&Help::ALL.map(Help::id), "help-used-", "")),
        ("pencil-{}", ids(&PencilMark::ALL.map(PencilMark::id), "pencil-", "")),
        ("pencil-said-{}", ids(&PencilMark::ALL.map(PencilMark::id), "pencil-said-", "")),
        ("settings-coach-from-{}", ids(&CoachFrom::ALL.map(CoachFrom::id), "settings-coach-from-", "")),
        ("settings-coach-times-{}", ids(&CoachTimes::ALL.map(CoachTimes::id), "settings-coach-times-", "")),
        ("suspicion-time-{}", ids(&SuspicionTime::ALL.map(SuspicionTime::id), "suspicion-time-", "")),
    ]
}

/// The keys of the rulebook's statements, including the table of house rules.
fn rulebook_keys() -> Vec<&'static str> {
    let house = HouseRule::ALL.map(|rule| -> &'static str { format!("10-{}", rule.id()).leak() });
    rule_keys().into_iter().chain(house).collect()
}

/// The literals that are keys, with the keys that they can become.
fn named(literals: &[Literal]) -> Vec<(&Literal, Vec<String>)> {
    let texts = interface_texts::all("en");
    let families: HashSet<&str> =
        texts.keys().filter_map(|k| k.split_once('-')).map(|(first, _)| first).collect();
    let composed = composed();
    let mut named = Vec::new();
    for literal in literals {
        let text = literal.text.as_str();
        let family = text.split_once('-').is_some_and(|(first, _)| families.contains(first));
        if !literal.is_said() && !family {
            continue;
        }
        if interface_texts::is_key(text) {
            named.push((literal, vec![text.to_owned()]));
        } else if text.contains('{') && !text.contains(' ') {
            let keys = composed.iter().find(|(pattern, _)| *pattern == text).map(|(_, keys)| keys.clone());
            named.push((literal, keys.unwrap_or_else(|| vec![text.to_owned()])));
        }
    }
    named
}

#[test]
fn every_text_that_the_program_names_is_there() {
    let (literals, texts) = (source::literals(&FACES), interface_texts::all("en"));
    let missing: Vec<String> = named(&literals)
        .iter()
        .flat_map(|(literal, keys)| keys.iter().map(move |key| (key, &literal.place)))
        .filter(|(key, _)| !texts.contains_key(*key))
        .map(|(key, place)| format!("{place}: there is no text \"{key}\""))
        .collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn every_text_that_is_there_is_named_by_the_program() {
    let literals = source::literals(&FACES);
    let named: BTreeSet<String> = named(&literals).into_iter().flat_map(|(_, keys)| keys).collect();
    let texts = interface_texts::all("en");
    let unused: Vec<&String> = texts.keys().filter(|key| !named.contains(*key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn every_text_is_given_its_values_where_it_is_said() {
    let (literals, texts) = (source::literals(&FACES), interface_texts::all("en"));
    let mut in_function: HashMap<usize, HashSet<&str>> = HashMap::new();
    for literal in &literals {
        in_function.entry(literal.function).or_default().insert(&literal.text);
    }
    let mut lacking = Vec::new();
    for (literal, keys) in named(&literals) {
        for key in keys {
            // A key passed to a function such as `button` is looked up there, without values.
            let values = texts.get(&key).map(|t| t.values.as_slice()).unwrap_or_default();
            for value in values.iter().filter(|v| !in_function[&literal.function].contains(v.as_str())) {
                lacking.push(format!("{}: \"{key}\" is not given ${value}", literal.place));
            }
        }
    }
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}
