//! What languages say of the names of packs, in whole sentences.

use std::sync::Arc;

use whispers::rules::{Empire, Office, Position};
use whispers::speech::Speech;

use super::Place;
use crate::support::copies::shipped;

#[test]
fn plural_forms_and_cases_go_by_the_rules_of_the_language() {
    let place = Place::new();
    let declared = "\
name = \"Próbny\"
plurals = \"pl\"
[cases]
nar = [[\"else\", \"{}\"]]
[functions]
NAR = [[\"else\", \"{nar}\"]]
";
    place.write("languages/qpl/language.toml", declared);
    let texts = "rule-6-2 = { banner-one-nar }, { banner-few-nar }, { banner-many-nar }, { banner-other-nar }, { NAR(agent-one) }\n";
    place.write("languages/qpl/mine.ftl", texts);
    let words = "\
[terms]
banner = { one = \"sztandar\", few = \"sztandary\", many = \"sztandarów\", other = \"sztandaru\" }
agent = { one = \"agent\", few = \"agenci\", many = \"agentów\", other = \"agenta\" }
[forms]
banner-one = { nar = \"sztandarem\" }
banner-few = { nar = \"sztandarami\" }
agent = { nar = \"agentem\" }
";
    place.write("languages/qpl/packs/war-of-whispers/text.toml", words);
    let said = place.said("rules 6.2 --language qpl");
    assert!(said.contains("sztandarem, sztandarami, sztandarów, sztandaru, agentem"), "{said}");
}

#[test]
fn german_names_stand_in_every_case_in_sentences_of_the_table() {
    let pack = shipped("war-of-whispers");
    let speech = Speech::in_language(Arc::clone(&pack), "de");
    let names: Vec<String> = Empire::first(5).map(|empire| speech.empire(empire)).collect();
    assert_eq!(names, ["Bär", "Adler", "Elefant", "Löwe", "Pferd"]);
    let person = |name: &str| speech.say("people-name-of", &[("society", name.into())]);
    assert_eq!(person("Spinne"), "Name der Person, die die Spinne spielt");
    assert_eq!(person("Rabe"), "Name der Person, die den Raben spielt");
    assert_eq!(person("Anna"), "Name der Person, die Anna spielt");
    let bear = Position::new(Empire::new(0).unwrap(), Office::new(2).unwrap());
    assert!(speech.position(bear).contains("Marschall"), "{}", speech.position(bear));
}

#[test]
fn names_of_packs_stand_in_german_with_cases_of_their_own() {
    let place = Place::new();
    let texts = "rule-6-2 = mit { banner-other-dat }, in { city-other-dat }, { EINEN(agent-one) }, { DES(council-one) }\n";
    place.write("languages/de/mine.ftl", texts);
    let said = place.said("rules 6.2 --language de");
    assert!(said.contains("mit Bannern, in Städten, einen Agenten, des Rates"), "{said}");
}
