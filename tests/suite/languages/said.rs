//! How languages inflect the names of packs in whole sentences.

use std::sync::Arc;

use packs::{Files, Pack};
use rules::{Empire, Office, Position};
use speech::Speech;
use speech::rulebook::{Rulebook, RulebookRules};

use super::Place;

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
fn functions_know_the_forms_that_a_term_has_by_its_id_and_endings_can_be_cut() {
    let place = Place::new();
    let declared = "\
name = \"Próbny\"
plurals = \"pl\"
[classes]
m = \"męski\"
f = \"żeński\"
[articles]
ta = \"f\"
[sounds.a]
ends = [\"a\"]
[cases]
bie = [[\"f a\", \"{-1}ę\"]]
nar = [[\"else\", \"{}\"]]
[functions]
BIE = [[\"else\", \"{bie}\"]]
NAR = [[\"else\", \"{nar}\"]]
KRÓTKO = [[\"else\", \"{-2}.\"]]
";
    let declared = declared.replace("KRÓTKO", "KROTKO");
    place.write("languages/qpl/language.toml", &declared);
    place.write(
        "languages/qpl/mine.ftl",
        "rule-6-2 = { NAR(banner-few) }, { banner-few-nar }, { BIE(card-one) }, { card-one-bie }, { KROTKO(card-one) }\n",
    );
    let words = "\
[terms]
banner = { one = \"sztandar\", few = \"sztandary\", many = \"sztandarów\", other = \"sztandary\" }
card = { one = \"karta\", other = \"karty\" }
[articles]
karta = \"ta\"
[forms]
banner-few = { nar = \"sztandarami\" }
";
    place.write("languages/qpl/packs/war-of-whispers/text.toml", words);
    let said = place.said("rules 6.2 --language qpl");
    assert!(said.contains("sztandarami, sztandarami, kartę, kartę, kar."), "{said}");
    // The table of names shows all inflected forms.
    let names = place.said("language names qpl");
    let row = |id: &str| {
        let row =
            names.lines().find(|line| line.contains(&format!(" {id} "))).unwrap_or_else(|| panic!("{names}"));
        row.split('┆').map(|cell| cell.trim_matches(['│', ' ']).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(row("card-one"), ["card-one", "karta", "f", "kartę", "karta"]);
    assert_eq!(row("banner-few"), ["banner-few", "sztandary", "–", "sztandary", "sztandarami"]);
    assert_eq!(row("bear")[..3], ["bear", "Bear", "–"]);
    assert!(names.contains("names have no class (–)"), "{names}");
    let wrong = place.run("language names xx");
    assert_eq!(
        (wrong.status, wrong.err.contains("there is no language \"xx\"; there are ")),
        (Some(2), true),
        "{wrong:?}"
    );
}

#[test]
fn german_names_stand_in_every_case_in_sentences_of_the_table() {
    let pack = testing::pack("war-of-whispers");
    let speech = Speech::in_language(Arc::clone(&pack), "de");
    let names: Vec<String> = Empire::first(5).map(|empire| speech.empire(empire)).collect();
    assert_eq!(names, ["Bär", "Adler", "Elefant", "Löwe", "Pferd"]);
    let person = |name: &str| speech.say("people-name-of", &[("society", name.into())]);
    assert_eq!(person("Spinne"), "Name für die Spinne");
    assert_eq!(person("Rabe"), "Name für den Raben");
    assert_eq!(person("Anna"), "Name für Anna");
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

#[test]
fn french_words_of_the_other_gender_and_with_a_mute_h_agree() {
    let place = Place::new();
    let write = |path: &str, text: &str| place.write(&format!("pack/{path}"), text);
    let manifest = "format = 1\nid = \"autre\"\nextends = \"war-of-whispers\"\nversion = \"1\"\nauthors = [\"A\"]\n\
                    licence = \"CC0-1.0\"\nlanguages = [\"fr\"]\n";
    write("manifest.toml", manifest);
    let words = "\
[terms]
council = { one = \"assemblée\", other = \"assemblées\" }
token = { one = \"mise\", other = \"mises\" }
agent = { one = \"ombre\", other = \"ombres\" }
banner = { one = \"homme\", other = \"hommes\" }
society = { one = \"hirondelle\", other = \"hirondelles\" }
[articles]
\"assemblée\" = \"la\"
mise = \"la\"
ombre = \"la\"
[forms]
homme = { class = \"m muet\" }
hommes = { class = \"pl muet\" }
hirondelle = { class = \"f muet\" }
hirondelles = { class = \"pl muet\" }
";
    write("text/fr.toml", words);
    let pack = Pack::load(&Files::at(place.data().join("pack"))).unwrap_or_else(|report| panic!("{report}"));
    let speech = Speech::in_language(Arc::new(pack), "fr");
    let plain = |text: String| text.replace('\u{a0}', " ");
    assert!(plain(speech.text("event-over")).ends_with("Toutes les mises sont retournées."));
    let book = Rulebook::new(&speech, RulebookRules::printed(speech.pack()));
    let said = plain(book.whole(&speech).join("\n") + &book.page.join("\n") + &speech.text("programs-about"));
    for right in [
        "dans la même assemblée",
        "toutes deux restent",
        "l’ombre suivante",
        "une autre assemblée",
        "l’hirondelle",
        "d’hommes",
        "son hirondelle",
    ] {
        assert!(said.contains(right), "{right}");
    }
    for wrong in [
        "le même assemblée",
        "un assemblée",
        "un autre assemblée",
        "tous ses ombres",
        "la hirondelle",
        "le homme",
        "du homme",
        "de hommes",
        "sa hirondelle",
        "de hirondelle",
    ] {
        assert!(!said.contains(wrong), "{wrong}");
    }
}

/// Polish has the plural forms one, few and many: 12 is many, but 22 is few (CLDR).
#[test]
fn a_polish_folder_counts_in_polish_in_texts_of_the_program_with_words_of_the_pack() {
    let place = Place::new();
    let write = |path: &str, text: &str| place.write(&format!("pack/{path}"), text);
    let manifest = "format = 1\nid = \"polska\"\nextends = \"war-of-whispers\"\nversion = \"1\"\nauthors = [\"A\"]\n\
                    licence = \"CC0-1.0\"\nlanguages = [\"en\", \"pl\"]\n";
    write("manifest.toml", manifest);
    write("languages/pl/language.toml", "name = \"Polski\"\nplurals = \"pl\"\n");
    let texts = "\
packs-faults = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
 }
line-add = dołóż { $n } { banner }
";
    write("languages/pl/mine.ftl", texts);
    let words = "[terms]\nbanner = { one = \"sztandar\", few = \"sztandary\", many = \"sztandarów\", other = \"sztandaru\" }\n";
    write("text/pl.toml", words);
    let load =
        || Pack::load(&Files::at(place.data().join("pack"))).unwrap_or_else(|report| panic!("{report}"));
    let lacking = |pack: &Pack| {
        let told = pack.warnings.iter().map(ToString::to_string);
        told.filter(|warning| warning.contains("numbers take further forms in \"pl\"")).collect::<Vec<_>>()
    };
    let pack = load();
    assert_eq!(lacking(&pack), Vec::<String>::new());
    let speech = Speech::in_language(Arc::new(pack), "pl");
    let counted = |key: &str| [1, 2, 5, 12, 22].map(|n: i64| speech.say(key, &[("n", n.into())]));
    assert_eq!(counted("packs-faults"), ["1 błąd", "2 błędy", "5 błędów", "12 błędów", "22 błędy"]);
    let banners = ["1 sztandar", "2 sztandary", "5 sztandarów", "12 sztandarów", "22 sztandary"];
    assert_eq!(counted("line-add"), banners.map(|banners| format!("dołóż {banners}")));
    // Without these forms, a warning names them.
    write("text/pl.toml", "[terms]\nbanner = { one = \"sztandar\", other = \"sztandaru\" }\n");
    let [told] = &lacking(&load())[..] else { panic!() };
    assert!(told.starts_with("text/pl.toml:2:10: ") && told.contains("\"banner\" lacks"), "{told}");
    assert!(told.contains("few = \"...\", many = \"...\""), "{told}");
}
