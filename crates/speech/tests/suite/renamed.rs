//! Packs that rename things: the texts that such a pack takes over from another one use the new names.

use std::fs;

use packs::{Files, Library, Pack, Report};
use rules::Empire;
use tempfile::TempDir;

/// Files of a pack, as pairs of path and content.
type Texts<'a> = &'a [(&'a str, &'a str)];

/// Loads the last of these packs, each given by id, the id of the pack that it extends, and its files.
fn load(folder: &TempDir, packs: &[(&str, &str, Texts<'_>)]) -> Result<Pack, Report> {
    let mut library = Library::default();
    for (id, extends, files) in packs {
        let path = folder.path().join(id);
        fs::create_dir_all(path.join("text")).unwrap();
        // Its languages are those for which it has texts.
        let code = |(name, _): &(&str, &str)| {
            Some(format!("\"{}\"", name.strip_prefix("text/")?.strip_suffix(".toml")?))
        };
        let codes: Vec<String> = files.iter().filter_map(code).collect();
        let languages =
            if codes.is_empty() { String::new() } else { format!("languages = [{}]\n", codes.join(", ")) };
        let manifest = format!(
            "format = 1\nid = \"{id}\"\nextends = \"{extends}\"\nversion = \"1\"\nauthors = [\"A\"]\nlicence = \"CC0-1.0\"\n{languages}"
        );
        fs::write(path.join("manifest.toml"), manifest).unwrap();
        files.iter().for_each(|(name, text)| fs::write(path.join(name), text).unwrap());
        library.add(*id, Files::Folder(path));
    }
    let last = packs.last().map(|(id, ..)| *id).unwrap_or_default();
    Pack::load_with(&library.find(last).unwrap(), &library)
}

/// The descriptions of all cards of a pack in a language.
fn said(pack: &Pack, language: &str) -> Vec<String> {
    let (words, raw) = (pack.words_in(language), &pack.rules.raw);
    let abilities = (0..raw.abilities.len()).map(|n| words.ability(n).text.clone());
    let offers = (0..raw.offers.len()).map(|n| words.offer(n).text.clone());
    let events = (0..raw.events.len()).flat_map(|n| words.event(n).does.clone());
    abilities.chain(offers).chain(events).collect()
}

/// Texts that rename things for a pack about water, in English and in French.
const WATER: &str = "\
[empires]
bear = \"Water\"
eagle = \"Deep Host\"
[terms]
banner = { one = \"spirit\", other = \"spirits\" }
region = { one = \"isle\", other = \"isles\" }
[articles]
\"Deep Host\" = \"the\"
";
const EAU: &str = "\
[empires]
bear = \"Eau\"
eagle = \"Houle\"
[terms]
banner = { one = \"esprit\", other = \"esprits\" }
region = { one = \"domaine\", other = \"domaines\" }
[articles]
Eau = \"la\"
Houle = \"la\"
esprit = \"le\"
domaine = \"le\"
";

#[test]
fn a_pack_of_ten_lines_prints_no_old_word_on_any_card() {
    let folder = tempfile::tempdir().unwrap();
    let files = [("text/en.toml", WATER), ("text/fr.toml", EAU)];
    let pack =
        load(&folder, &[("water", "war-of-whispers", &files)]).unwrap_or_else(|report| panic!("{report}"));
    assert!(pack.warnings.is_empty(), "{:?}", pack.warnings);
    let (english, french) = (said(&pack, "en").join("\n"), said(&pack, "fr").join("\n"));
    for old in ["Bear", "Eagle", "banner", "region", "{", "}"] {
        assert!(!english.contains(old), "{old}: {english}");
    }
    for old in ["Ours", "bannière", "région", "{", "}"] {
        assert!(!french.contains(old), "{old}: {french}");
    }
    for right in [
        "Reinforce a city's isle with 3 spirits.",
        "An isle of Water attacks a bordering army of Water.",
        "Remove the Deep Host's spirits from one isle.",
        "The agents on Water's chancellor and on the sheriff of another council trade places.",
    ] {
        assert!(english.contains(right), "{right}: {english}");
    }
    for right in [
        "Ajoutez 3 esprits dans un domaine qui a une cité.",
        "Un domaine de l’Eau attaque une armée voisine de l’Eau.",
        "n’importe quel domaine ennemi",
        "un domaine conquis en garde 1",
    ] {
        assert!(french.contains(right), "{right}: {french}");
    }
}

#[test]
fn the_shipped_packs_say_what_cards_do_as_they_did_before_names_stood_in_braces() {
    let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap();
    let said = said(&pack, "fr");
    for right in [
        "Attaquez encore depuis la région tout juste prise, mais seulement avec les survivantes.",
        "Déplacez autant de bannières que voulu d’une région de l’empire actif à une autre\u{a0}; une région conquise en garde 1.",
        "Déplacez une bannière de chaque région où le Lion en a deux ou plus vers une région du Lion.",
    ] {
        assert!(said.iter().any(|text| text == right), "{right}: {said:#?}");
    }
}

#[test]
fn inherited_words_that_name_what_is_called_otherwise_here_are_warned_of() {
    let folder = tempfile::tempdir().unwrap();
    let below = "\
[abilities]
rout = { text = \"All banners of Bear leave.\" }
[events]
long-ride = { does = [\"Move {THE horse}'s whole army; {banner-other} and Bearings stay.\"] }
";
    let packs: [(&str, &str, Texts<'_>); 2] = [
        ("plain", "war-of-whispers", &[("text/en.toml", below)]),
        ("water", "plain", &[("text/en.toml", WATER)]),
    ];
    let pack = load(&folder, &packs).unwrap_or_else(|report| panic!("{report}"));
    let warnings: Vec<String> = pack.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(warnings.len(), 1, "{warnings:#?}");
    let told = "plain/text/en.toml:2:17: this text is inherited and names \"Bear\", which is \"Water\" here: write abilities.rout again, or use {bear}";
    assert!(warnings[0].starts_with(told), "{}", warnings[0]);
    // A pack with its own description is warned only if it still uses the old name, which may be intended.
    for (said, slips) in [("All Bear spirits leave.", 1), ("All spirits of {bear} leave.", 0)] {
        let own = format!("{WATER}[abilities]\nrout = {{ text = \"{said}\" }}\n");
        let packs: [(&str, &str, Texts<'_>); 2] = [
            ("plain", "war-of-whispers", &[("text/en.toml", below)]),
            ("water", "plain", &[("text/en.toml", &own)]),
        ];
        let warnings = load(&folder, &packs).unwrap().warnings;
        assert_eq!(warnings.len(), slips, "{warnings:?}");
        let told = "this names \"Bear\", which is \"Water\" here: use {bear}, or reword it";
        assert!(warnings.iter().all(|warning| warning.message == told), "{warnings:?}");
    }
}

#[test]
fn a_long_name_is_found_at_the_beginning_of_a_word_as_well() {
    let warned = |file: &str, words: &str| {
        let folder = tempfile::tempdir().unwrap();
        let pack = load(&folder, &[("other", "war-of-whispers", &[(file, words)])]);
        let pack = pack.unwrap_or_else(|report| panic!("{report}"));
        pack.warnings.iter().map(|warning| format!("{}\n", warning.message)).collect::<String>()
    };
    let market = "[terms]\ncity = { one = \"Markt\", other = \"Märkte\" }\n[articles]\nMarkt = \"der\"\n";
    let told = warned("text/de.toml", market);
    assert!(
        told.contains(
            "names \"Stadt\", which is \"Markt\" here: write the name of abilities.city-watch again"
        ),
        "{told}"
    );
    // "Fortune" starts with "fort", so short names are searched only as whole words.
    let tower = "[terms]\nfort = { one = \"tower\", other = \"towers\" }\n[empires]\nbear = \"Stone\"\n[abilities]\nrout = { text = \"Fortune and Bearings.\" }\n";
    assert_eq!(warned("text/en.toml", tower), "");
}

#[test]
fn the_words_of_a_term_what_a_pack_is_about_and_its_lessons_are_looked_at_too() {
    let folder = tempfile::tempdir().unwrap();
    let below = "\
name = \"A Fort of Whispers\"
about = \"Forts and {fort-other}.\"
[offers]
name-given = { text = \"The rival turns a token up, and is loyal.\" }
[setups]
all-cards = { name = \"Tokens\" }
";
    let lessons = "\
[lessons.councils]
about = \"A fort, and the comfort of forts\"
[lessons.councils.steps]
bets = \"Loyalty tokens.\"
";
    let new = "[terms]\nfort = { one = \"tower\", other = \"towers\" }\ntoken = { one = \"vow\", other = \"vows\" }\n";
    let with = |new: &str| {
        fs::create_dir_all(folder.path().join("plain/lessons/text")).unwrap();
        let packs: [(&str, &str, Texts<'_>); 2] = [
            ("plain", "war-of-whispers", &[("text/en.toml", below), ("lessons/text/en.toml", lessons)]),
            ("water", "plain", &[("text/en.toml", new)]),
        ];
        let pack = load(&folder, &packs).unwrap_or_else(|report| panic!("{report}"));
        pack.warnings.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let warnings = with(new);
    for told in [
        "text/en.toml:1:8: this text is inherited and names \"Fort\", which is \"Tower\" here: write name again",
        "text/en.toml:2:9: this text is inherited and names \"Forts\", which is \"Towers\" here: write about again",
        "names \"token\", which is \"vow\" here: write offers.name-given again, or use {token-one}",
        "names \"Tokens\", which is \"Vows\" here: write setups.all-cards again",
        "lessons/text/en.toml:2:9: this text is inherited and names \"fort\", which is \"tower\" here: write lessons.councils.about again",
        "write lessons.councils.steps.bets again",
    ] {
        assert!(warnings.contains(told), "{told}: {warnings}");
    }
    assert_eq!(warnings.matches("this text is inherited").count(), 6, "{warnings}");
    // A word that both the old and the new term contain is right.
    let kept = with(&new.replace("vow", "bound token"));
    assert!(!kept.contains("name-given"), "{kept}");
}

#[test]
fn inherited_names_of_cards_that_name_what_is_called_otherwise_here_are_warned_of() {
    let folder = tempfile::tempdir().unwrap();
    let words = "[terms]\ncity = { one = \"palace\", other = \"palaces\" }\n";
    let pack = load(&folder, &[("water", "war-of-whispers", &[("text/en.toml", words)])]).unwrap();
    let said: Vec<&str> = pack.warnings.iter().map(|warning| warning.message.as_str()).collect();
    let told = "this text is inherited and names \"City\", which is \"Palace\" here: write the name of abilities.city-watch again";
    assert_eq!(said, [told]);
}

#[test]
fn slots_seats_orders_and_icons_that_are_called_otherwise_here_are_looked_for_too() {
    let folder = tempfile::tempdir().unwrap();
    let pack = Pack::load(&Files::BuiltIn("drowned-crown")).unwrap();
    let (raw, ids) = (&pack.rules.raw, &pack.rules.abilities);
    let (slot, order) = (&raw.slots[0], &raw.orders[0].id);
    let seat = format!("{}.{}", raw.empires[0].id, raw.offices[0]);
    let with = |icon: &str, slot_name: &str, seat_name: &str, order_name: &str| {
        format!(
            "[icons]\n{} = {{ one = \"{icon}\", other = \"{icon}s\" }}\n[slots]\n{slot} = \"{slot_name}\"\n\
             [seats]\n\"{seat}\" = \"{seat_name}\"\n[orders]\n{order} = \"{order_name}\"\n",
            raw.icons[0]
        )
    };
    let texts = ["Under an oyster bank.", "As the Devoutest.", "Old Pincer takes all.", "Act By the Tides."];
    let texts = texts.iter().zip(ids).map(|(text, id)| format!("{id} = {{ text = \"{text}\" }}\n"));
    let texts = with("oyster bank", "Devoutest", "Old Pincer", "By the Tides")
        + "[abilities]\n"
        + &texts.collect::<String>();
    let packs: [(&str, &str, Texts<'_>); 2] = [
        ("plain", "drowned-crown", &[("text/en.toml", &texts)]),
        ("water", "plain", &[("text/en.toml", &with("gem", "Keenest", "New Pincer", "By the Stars"))]),
    ];
    let warnings = load(&folder, &packs).unwrap_or_else(|report| panic!("{report}")).warnings;
    let said: String = warnings.iter().map(|warning| format!("{}\n", warning.message)).collect();
    for told in [
        format!(
            "names \"oyster bank\", which is \"gem\" here: write abilities.{} again, or use {{{}-one}}",
            ids[0], raw.icons[0]
        ),
        format!(
            "names \"Devoutest\", which is \"Keenest\" here: write abilities.{} again, or use {{{slot}}}",
            ids[1]
        ),
        format!(
            "names \"Old Pincer\", which is \"New Pincer\" here: write abilities.{} again, or use {{{seat}}}",
            ids[2]
        ),
        format!("names \"By the Tides\", which is \"By the Stars\" here: write abilities.{} again\n", ids[3]),
    ] {
        assert!(said.contains(&told), "{told}\n\n{said}");
    }
}

#[test]
fn short_names_and_names_that_are_made_of_words_which_are_others_here_are_warned_of() {
    let folder = tempfile::tempdir().unwrap();
    let below = "[empires]\nbear = \"European Union\"\n[short]\n\"European Union\" = \"Union\"\n\
                 [terms]\nposition = { one = \"VIP\", other = \"VIPs\" }\n[positions]\nsheriff = \"First VIP\"\n\
                 [abilities]\nrout = { text = \"All {banner-other} of the Union leave.\" }\n";
    let here =
        "[empires]\nbear = \"Owls Nest\"\n[terms]\nposition = { one = \"perch\", other = \"perches\" }\n";
    let packs: [(&str, &str, Texts<'_>); 2] = [
        ("union", "war-of-whispers", &[("text/en.toml", below)]),
        ("owls", "union", &[("text/en.toml", here)]),
    ];
    let pack = load(&folder, &packs).unwrap_or_else(|report| panic!("{report}"));
    let said: String = pack.warnings.iter().map(|warning| format!("{}\n", warning.message)).collect();
    for told in [
        "names \"Union\", which is \"Owls Nest\" here: write abilities.rout again, or use {bear}",
        "names \"VIP\", which is \"perch\" here: write positions.sheriff again",
    ] {
        assert!(said.contains(told), "{told}\n\n{said}");
    }
    let hint = pack.hints.iter().map(ToString::to_string).collect::<String>();
    assert!(
        hint.contains("\"European Union\", which is \"Owls Nest\" here") && !hint.contains("\"Bear\""),
        "{hint}"
    );
}

#[test]
fn names_of_cards_that_may_play_on_what_an_empire_was_called_get_one_hint() {
    let folder = tempfile::tempdir().unwrap();
    let words = "[empires]\neagle = \"Owl\"\n";
    let pack = load(&folder, &[("owls", "war-of-whispers", &[("text/en.toml", words)])]).unwrap();
    assert!(pack.warnings.is_empty(), "{:?}", pack.warnings);
    let [hint] = pack.hints.as_slice() else { panic!("{:?}", pack.hints) };
    let said = hint.to_string();
    assert!(
        said.starts_with(
            "text/en.toml:2:9: card names are inherited, and may play on \"Eagle\", which is \"Owl\" here: "
        ),
        "{said}"
    );
    assert!(said.contains("more"), "{said}");
    let plain =
        load(&folder, &[("owls", "war-of-whispers", &[("text/en.toml", "name = \"Owls\"\n")])]).unwrap();
    assert!(plain.hints.is_empty());
}

#[test]
fn cards_that_do_something_else_than_their_inherited_words_say_are_warned_of() {
    let folder = tempfile::tempdir().unwrap();
    let said = |cards: &str, words: &str| {
        let files: Texts<'_> = &[("cards.toml", cards), ("text/en.toml", words)];
        let pack =
            load(&folder, &[("other", "war-of-whispers", files)]).unwrap_or_else(|report| panic!("{report}"));
        let warnings = pack.warnings.iter().filter(|warning| warning.file.ends_with("en.toml"));
        warnings.map(|warning| warning.message.clone()).collect::<Vec<_>>().join("\n")
    };
    let watch = "[[abilities]]\nid = \"city-watch\"\nwith = \"farm\"\n";
    let told = "this text is inherited, but cards.toml has another \"with\" of \"city-watch\" here: write abilities.city-watch again";
    assert_eq!(said(watch, "name = \"Other\"\n"), told);
    assert_eq!(said(watch, "[abilities]\ncity-watch = { text = \"Reinforce a farm with 3.\" }\n"), "");
    let same = "[[abilities]]\nid = \"city-watch\"\nwith = \"city\"\n";
    assert_eq!(said(same, "name = \"Other\"\n"), "");
    let wedding = "[[events]]\nid = \"winter-wedding\"\nempire = \"lion\"\n";
    let told = said(wedding, "name = \"Other\"\n");
    assert!(
        told.contains("another \"empire\" of \"winter-wedding\" here: write events.winter-wedding again"),
        "{told}"
    );
}

#[test]
fn a_name_that_loses_its_article_or_its_forms_by_a_renaming_is_warned_of() {
    let folder = tempfile::tempdir().unwrap();
    let said = |words: &str| {
        let pack = load(&folder, &[("other", "war-of-whispers", &[("text/de.toml", words)])]);
        let pack = pack.unwrap_or_else(|report| panic!("{report}"));
        pack.warnings.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let plain = "[empires]\nbear = \"Wasser\"\nlion = \"Feuer\"\n";
    let told = said(plain);
    assert!(
        told.starts_with("text/de.toml:2:8: this name below had an article or a class, and nothing gives one to \"Wasser\" and \"Feuer\": write it under [articles], such as \"Wasser\" = \"der\""),
        "{told}"
    );
    assert_eq!(said(&format!("{plain}[articles]\nWasser = \"das\"\nFeuer = \"das\"\n")), "");
    assert_eq!(
        said(&format!("{plain}[articles]\nWasser = \"das\"\n[forms]\nFeuer = {{ class = \"none\" }}\n")),
        ""
    );
    // A name without article or class in the base pack needs none here. In English, no name has one.
    let folder = tempfile::tempdir().unwrap();
    let english = [("text/en.toml", "[empires]\nbear = \"Water\"\n")];
    assert!(load(&folder, &[("plain", "war-of-whispers", &english)]).unwrap().warnings.is_empty());
}

#[test]
fn what_stands_in_braces_and_means_nothing_is_a_fault() {
    let folder = tempfile::tempdir().unwrap();
    let words = "[abilities]\nrout = { text = \"Take all {baner-other} of {LE bear}.\" }\n";
    let report =
        load(&folder, &[("water", "war-of-whispers", &[("text/en.toml", words)])]).unwrap_err().to_string();
    assert!(
        report.contains(
            "text/en.toml:2:17: the pack has no name \"baner-other\"; did you mean \"banner-other\"?"
        ),
        "{report}"
    );
    let words = "[abilities]\nrout = { text = \"Take all of {LE bear}.\" }\n";
    let report =
        load(&folder, &[("water", "war-of-whispers", &[("text/en.toml", words)])]).unwrap_err().to_string();
    assert!(
        report.contains("\"LE\" is not a function of this language; there are THE, AN, CAP, LOW"),
        "{report}"
    );
}

#[test]
fn a_language_that_lacks_what_a_card_does_says_it_in_the_first_language_and_its_names() {
    let folder = tempfile::tempdir().unwrap();
    let files = [("text/fr.toml", "[abilities]\nrout = { text = \"\" }\n")];
    assert!(load(&folder, &[("water", "war-of-whispers", &files)]).is_err(), "an empty text is a fault");
    let pack = Pack::load(&Files::BuiltIn("lantern-delta")).unwrap();
    let name = |language: &str| pack.words_in(language).empire(Empire::new(0).unwrap()).to_owned();
    assert_eq!((name("en"), name("fr")), ("Heron".to_owned(), "Héron".to_owned()));
    assert!(said(&pack, "tlh").iter().any(|text| text.contains("of Heron")), "{:?}", said(&pack, "tlh"));
}

#[test]
fn an_empire_called_by_a_plural_is_warned_of_unless_it_was_thought_of() {
    let folder = tempfile::tempdir().unwrap();
    let plurals = |id: &str, text: &str| {
        let pack = load(&folder, &[(id, "war-of-whispers", &[("text/en.toml", text)])]).unwrap();
        let told = pack.warnings.iter().map(|warning| warning.to_string()).collect::<Vec<_>>();
        told.into_iter().filter(|warning| warning.contains("looks like a plural")).collect::<Vec<_>>()
    };
    let [told] = &plurals("bakers", "[empires]\neagle = \"Bakers\"\n")[..] else { panic!() };
    assert!(told.contains("text/en.toml:2:9") && told.contains("\"Bakers attacks\""), "{told}");
    let league = "[empires]\neagle = \"Bakers League\"\n[short]\n\"Bakers League\" = \"Bakers\"\n";
    let wales = "[empires]\neagle = \"Wales\"\n[short]\nWales = \"Wales\"\n";
    for (id, text) in [("league", league), ("wales", wales)] {
        assert_eq!(plurals(id, text), Vec::<String>::new());
    }
}

#[test]
fn a_name_that_is_new_in_one_language_only_is_warned_of_where_others_keep_the_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let half = EAU.replace("eagle = \"Houle\"\n", "").replace("Houle = \"la\"\n", "");
    let files = [("text/en.toml", WATER), ("text/fr.toml", half.as_str())];
    let pack = load(&folder, &[("water", "war-of-whispers", &files)]).unwrap();
    let told: Vec<String> = pack.warnings.iter().map(ToString::to_string).collect();
    let [told] = &told[..] else { panic!("{told:#?}") };
    assert!(told.starts_with("text/fr.toml:2:8: ") && told.contains("\"Aigle\""), "{told}");
    // If a pack has no texts in a language, it intends to use those of the base pack.
    let english = load(&folder, &[("waters", "war-of-whispers", &files[..1])]).unwrap();
    assert!(english.warnings.is_empty(), "{:?}", english.warnings);
}

#[test]
fn a_word_that_is_new_for_one_and_old_for_several_is_warned_of() {
    let folder = tempfile::tempdir().unwrap();
    let told = |id: &str, text: &str| {
        let pack = load(&folder, &[(id, "war-of-whispers", &[("text/en.toml", text)])]).unwrap();
        pack.warnings.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    for (id, text, place, old) in [
        ("one", "[terms]\nbanner = { one = \"torch\" }\n", "text/en.toml:2:18: ", "banners"),
        ("several", "[terms]\nbanner = { other = \"torches\" }\n", "text/en.toml:2:20: ", "banner"),
        ("name", "[societies]\nrat = { name = \"Sewer Club\" }\n", "text/en.toml:2:16: ", "Rat"),
    ] {
        let told = told(id, text);
        let [told] = &told[..] else { panic!("{told:#?}") };
        assert!(told.starts_with(place) && told.contains(&format!("is still \"{old}\"")), "{told}");
    }
    assert!(told("both", "[terms]\nbanner = { one = \"torch\", other = \"torches\" }\n").is_empty());
}
