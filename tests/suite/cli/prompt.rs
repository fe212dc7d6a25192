//! Input at the text table's prompt that is no choice: help, typing errors and nonsense.

use crate::cli::Terminal;

/// The table's answers to lines typed at the beginning of a match.
fn answers(language: &str, pack: &str, lines: &[&str]) -> Vec<String> {
    let args = ["--pack", pack, "text", "--seed", "7", "--seats", "human,human", "--language", language];
    let run = Terminal::new().typed(args, lines);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
    run.out.split("\n> ").skip(1).map(|answer| answer.trim_end().to_owned()).collect()
}

/// The first line of each answer.
fn first_lines(language: &str, pack: &str, lines: &[&str]) -> Vec<String> {
    let answers = answers(language, pack, lines);
    answers.iter().take(lines.len()).map(|a| a.lines().next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn help_on_a_word_says_what_it_is_for() {
    let said =
        first_lines("en", "whispers-of-the-stars", &["help map", "HELP q", "help attack", "help pass"]);
    assert_eq!(
        said,
        [
            "map        every location with its troops, Harbingers, settlements, fortified positions and borders; \"map ids\" adds words for typing moves",
            "quit       leave; the match is saved and can be loaded again",
            "Write this move like \"attack LOCATION>LOCATION x3\".",
            "Write this move like \"pass\"."
        ]
    );
}

#[test]
fn help_on_nothing_that_there_is_names_the_near_one_or_all() {
    let said = first_lines("en", "war-of-whispers", &["help mpa", "help me", "help half-time"]);
    let all = "help, map, councils, societies, hand, cards, score, rules, log, choices, hint, suspicions, suspect, why, review, undo, restart, save and quit";
    assert_eq!(said[0], "No help on \"mpa\". Did you mean \"map\"?");
    assert_eq!(
        said[1],
        format!("No help on \"me\". Topics: {all}. Type \"rules me\" to search the rulebook.")
    );
    assert_eq!(
        said[2],
        format!("No help on \"half-time\". Topics: {all}. Type \"rules half-time\" to search the rulebook.")
    );
}

#[test]
fn a_line_that_means_nothing_is_answered_with_what_is_near() {
    let lines = [
        "mpa",
        "hlep",
        "foo",
        "quit now",
        "1 2 3",
        "deploi bear.steward",
        "deploy bear.stewart",
        "attack",
        "act x",
        "save",
        "RULES",
    ];
    let said = first_lines("en", "war-of-whispers", &lines);
    let no = |given: &str| format!("No choice, command or move is called \"{given}\".");
    assert_eq!(
        said,
        [
            format!("{} Did you mean \"map\"?", no("mpa")),
            format!("{} Did you mean \"help\"?", no("hlep")),
            no("foo"),
            format!("{} Did you mean \"quit\"?", no("quit now")),
            no("1 2 3"),
            format!("{} Did you mean \"deploy\"?", no("deploi bear.steward")),
            "No position is called \"stewart\". Did you mean \"Steward\"?".to_owned(),
            "Write this move like \"attack REGION>REGION x3\", not \"attack\".".to_owned(),
            "Type a number from 1 to 4, not \"x\".".to_owned(),
            "Type \"save\" and a name: \"save NAME\".".to_owned(),
            "Agents in regions: off. Agents may go to regions and score there like cities (R4.3).".to_owned(),
        ]
    );
}

#[test]
fn a_person_who_plays_in_french_types_and_is_answered_in_french() {
    let plain = |said: String| said.replace('\u{a0}', " ");
    let lines = [
        "help chose",
        "mpa",
        "deploy bear.stewart",
        "deploy baer.steward",
        "attack",
        "save",
        "help map",
        "aide CARTE",
        "indcie",
        "regles 6.2",
    ];
    let said = first_lines("fr", "whispers-of-the-stars", &lines).into_iter().map(plain);
    let said: Vec<String> = said.collect();
    let nothing = "n’est ni un choix, ni une commande, ni un coup.";
    let topics = "Il n’y a pas d’aide sur « chose ». Il y en a sur aide, carte, ";
    assert!(said[0].starts_with(topics), "{}", said[0]);
    let looked_up = "« règles chose » le cherche dans le livret.";
    assert!(said[0].ends_with(looked_up), "{}", said[0]);
    let map = "carte : chaque lieu avec ses troupes, Hérauts, colonies, positions fortifiées et voisinage ; carte ids ajoute les mots de la notation";
    assert_eq!(
        said[1..9],
        [
            format!("« mpa » {nothing} Vouliez-vous dire « carte » ?"),
            "« stewart » : aucun VIP ne s’appelle ainsi. Vouliez-vous dire « steward » ?".to_owned(),
            "« baer » : aucune Ruche ne s’appelle ainsi. Vouliez-vous dire « bear » ?".to_owned(),
            "Ce coup s’écrit comme « attack LIEU>LIEU x3 », pas « attack ».".to_owned(),
            "Dites sous quel nom : « enregistrer NOM ».".to_owned(),
            map.to_owned(),
            map.to_owned(),
            format!("« indcie » {nothing} Vouliez-vous dire « indice » ?"),
        ]
    );
    assert!(said[9].contains("6.2"), "{}", said[9]);
}

#[test]
fn every_language_has_commands_of_its_own_beside_the_english_ones() {
    for (language, word) in [("fr", "main"), ("de", "punkte"), ("de", "RATE"), ("de", "räte")] {
        let own = &answers(language, "war-of-whispers", &[word])[0];
        let english = match word {
            "main" => "hand",
            "punkte" => "score",
            _ => "councils",
        };
        assert_eq!(*own, answers(language, "war-of-whispers", &[english])[0], "{word}");
    }
    assert_eq!(
        answers("en", "lantern-delta", &["clubs"])[0],
        answers("en", "lantern-delta", &["societies"])[0],
        "a pack's own word means the same"
    );
}

#[test]
fn ids_are_shown_only_where_they_are_asked_for() {
    let said =
        answers("en", "whispers-of-the-stars", &["map", "councils", "map ids", "councils ids", "help"]);
    assert!(!said[0].contains("(") || !said[0].contains("oxmoor"), "{}", said[0]);
    assert!(!said[1].contains("(bear."), "{}", said[1]);
    assert!(said[3].contains(" (bear.steward)"), "{}", said[3]);
    assert!(said[2].len() > said[0].len());
    assert!(!said[4].contains("bear."), "{}", said[4]);
}

#[test]
fn a_move_of_several_forms_is_shown_in_the_words_of_the_language() {
    let said = first_lines("de", "war-of-whispers", &["deploy", "help retrieve"]);
    assert_eq!(
        said[0],
        "Dieser Spielzug wird „deploy REICH.AMT oder deploy region REGION“ geschrieben, nicht „deploy“."
    );
    assert!(said[1].contains("retrieve REICH.AMT oder retrieve region REGION"), "{}", said[1]);
}

#[test]
fn all_cards_of_the_match_are_told_with_where_they_are() {
    let said = &answers("en", "war-of-whispers", &["cards"])[0];
    for told in [
        "Bear: 8 in all: 8 in the deck.",
        "  On every Bear card.",
        "    1. Press On (Bear; after an attack): One more attack",
        "  Bear card with Eagle: 2 in all: 2 in the deck.",
        "    3. Mercenaries (Bear + Eagle; ",
    ] {
        assert!(said.contains(told), "{told}: {said}");
    }
    assert!(!said.contains("Winter Wedding"), "events are not among the decks: {said}");
    let own = &answers("de", "war-of-whispers", &["karten"])[0];
    assert_eq!(own, &answers("de", "war-of-whispers", &["cards"])[0]);
}

#[test]
fn moves_are_read_by_names_as_well_as_by_ids() {
    for line in ["deploy Bear Steward", "DEPLOY bear steward", "deploy bear.steward"] {
        let said = answers("en", "war-of-whispers", &[line, "log"]);
        assert!(said[1].contains("Bear Steward") || said[0].contains("Bear Steward"), "{line}: {said:?}");
        assert!(!said[0].contains(" is called "), "{line}: {}", said[0]);
    }
    let said = first_lines("en", "war-of-whispers", &["deploy Bear Stewart"]);
    assert_eq!(
        said[0],
        "Write this move like \"deploy EMPIRE.POSITION or deploy region REGION\", not \"deploy Bear Stewart\"."
    );
}

#[test]
fn what_is_refused_is_said_in_the_language_of_the_match() {
    let lines = ["pass", "save a/b", "save a:b", "save one", "save one"];
    let plain = |said: String| said.replace('\u{a0}', " ");
    let said: Vec<String> = first_lines("fr", "war-of-whispers", &lines).into_iter().map(plain).collect();
    let not_saved = "Impossible d’enregistrer la partie :";
    assert_eq!(
        said[..3],
        [
            "« pass » n’est pas permis maintenant : il faut l’un de ces mots : deploy.".to_owned(),
            format!(
                "{not_saved} « a/b » ne peut pas être le nom d’un fichier ; prenez des lettres, des chiffres, \
                 des espaces et des traits d’union"
            ),
            format!(
                "{not_saved} « a:b » ne peut pas être le nom d’un fichier ; prenez des lettres, des chiffres, \
                 des espaces et des traits d’union"
            ),
        ]
    );
    let taken = "one.whispers: il y a déjà un fichier de ce nom ; choisissez-en un autre";
    assert!(said[4].starts_with(not_saved) && said[4].ends_with(taken), "{}", said[4]);
}

#[test]
fn a_hint_says_first_where_to_look_and_then_what_promises_most_and_plays_nothing() {
    let said = answers("en", "war-of-whispers", &["hint", "HINT", "choices", "1", "hint"]);
    let (place, again) = said[0].split_once('\n').unwrap();
    assert!(place.starts_with("Look at ") && place.ends_with("'s council."), "{place}");
    assert_eq!(again, "Type \"hint\" again for the best choices.");
    let (reasons, lines): (Vec<&str>, Vec<&str>) = said[1].lines().partition(|l| l.starts_with("     "));
    assert_eq!((lines.len(), lines[0]), (4, "Best choices:"));
    assert_eq!(reasons.len(), 3, "{}", said[1]);
    for reason in reasons {
        assert!(reason.starts_with("     Controls "), "{reason}");
        assert!(reason.contains("Versus the ") || reason.contains("About equal to the "), "{reason}");
    }
    // A hint names choices by their number and text in the list.
    let choices: Vec<&str> = said[2].lines().collect();
    for line in &lines[1..] {
        let (choice, worth) = line.rsplit_once(" (").unwrap();
        assert!(choices.contains(&choice), "{choice:?} is none of {choices:?}");
        assert!(worth.contains("% to win, ") && worth.ends_with(" points expected)"), "{worth}");
    }
    // For the next decision, hints start again with the place to look.
    assert!(said[4].starts_with("Look at "), "{}", said[4]);
}

#[test]
fn a_hint_is_given_in_french() {
    let said = answers("fr", "whispers-of-the-stars", &["hint", "hint"]);
    assert!(said[0].starts_with("Regardez "), "{}", said[0]);
    assert!(said[1].starts_with("Les meilleurs choix\u{a0}:\n"), "{}", said[1]);
    assert_eq!(said[1].matches("\u{a0}% de chances de victoire, ").count(), 3, "{}", said[1]);
}

#[test]
fn why_tells_what_everybody_sees_and_leaves_what_would_have_been_better_to_a_review() {
    let lines = ["why", "why 1", "1", "why", "why 2", "1", "why 1", "why 2", "log", "why 0", "why not"];
    let said = answers("en", "war-of-whispers", &lines);
    assert_eq!(said[0], "No rival decision needs explaining yet.");
    assert!(said[1].starts_with("No such decision. Decisions so far: 0."), "{}", said[1]);
    let first = said[3].strip_prefix("1. ").unwrap();
    assert!(first.contains(" placed an agent ") && first.contains(". Controls "));
    assert!(!first.contains("best alternative"), "{first}");
    assert!(said[4].starts_with("No such decision. Decisions so far: 1."), "{}", said[4]);
    assert!(said[6..8].iter().all(|why| why.contains(". Controls ")), "{said:?}");
    assert!(!said[6..8].iter().any(|why| why.contains(" the best alternative")), "{said:?}");
    let (event, _) = first.split_once(". Controls").unwrap();
    assert!(said[8].contains(&format!("\n1. {event}.\n2. ")), "{}", said[8]);
    assert!(said[9].starts_with("No such decision. Decisions so far: 2."), "{}", said[9]);
    assert!(said[10].starts_with("No choice, command or move is called "), "{}", said[10]);
}

#[test]
fn a_review_during_a_match_is_help_and_the_record_says_so_once_for_a_decision() {
    let terminal = Terminal::new();
    let args = ["text", "--seed", "7", "--seats", "human,random", "--data-dir", "kept"];
    let run = terminal
        .typed(args, &["1", "review glance", "review glance", "1", "review glance", "save m", "quit"]);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
    let record = std::fs::read_to_string(terminal.folder().join("kept/matches/m.whispers")).unwrap();
    assert_eq!(record.matches("\"help review ").count(), 2, "{record}");
}
