//! What is typed at the text table's prompt and is no choice: help, slips of the hand, nonsense.

use crate::cli::Terminal;

/// What the table answers to each line, in a match that begins.
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
            "map        every location with its troops, Harbingers, settlements, fortified positions and borders",
            "quit       leave; the match is kept and can be loaded again",
            "As a move it is written like \"attack REGION>REGION x3\".",
            "As a move it is written like \"pass\"."
        ]
    );
}

#[test]
fn help_on_nothing_that_there_is_names_the_near_one_or_all() {
    let said = first_lines("en", "war-of-whispers", &["help mpa", "help me", "help half-time"]);
    let all = "help, map, councils, societies, hand, rules, log, choices, undo, restart, save and quit";
    assert_eq!(said[0], "There is no help on \"mpa\". Did you mean \"map\"?");
    assert_eq!(said[1], format!("There is no help on \"me\". There is on {all}."));
    assert_eq!(said[2], format!("There is no help on \"half-time\". There is on {all}."));
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
    let no = |given: &str| format!("There is neither a choice nor a command nor a move \"{given}\".");
    assert_eq!(
        said,
        [
            format!("{} Did you mean \"map\"?", no("mpa")),
            format!("{} Did you mean \"help\"?", no("hlep")),
            no("foo"),
            format!("{} Did you mean \"quit\"?", no("quit now")),
            no("1 2 3"),
            format!("{} Did you mean \"deploy\"?", no("deploi bear.steward")),
            "There is no position \"stewart\". Did you mean \"steward\"?".to_owned(),
            "This move is written like \"attack REGION>REGION x3\", not \"attack\".".to_owned(),
            "\"x\" is no number from 1 to 99.".to_owned(),
            "Say under which name: \"save NAME\".".to_owned(),
            "Agents in regions: off. Instead of on councils, agents may be placed in regions, where each counts \
             at the end like one of the cities (R4.3)."
                .to_owned(),
        ]
    );
}

#[test]
fn a_person_who_plays_in_french_is_answered_in_french() {
    let lines =
        ["help carte", "mpa", "deploy bear.stewart", "deploy baer.steward", "attack", "save", "help map"];
    let said = first_lines("fr", "whispers-of-the-stars", &lines);
    let nothing = "n'est ni un choix, ni une commande, ni un coup.";
    assert!(
        said[0].starts_with("Il n'y a pas d'aide sur « carte ». Il y en a sur help, map, "),
        "{}",
        said[0]
    );
    assert_eq!(
        said[1..],
        [
            format!("« mpa » {nothing} Vouliez-vous dire « map » ?"),
            "« stewart » : aucun VIP ne s'appelle ainsi. Vouliez-vous dire « steward » ?".to_owned(),
            "« baer » : aucune Ruche ne s'appelle ainsi. Vouliez-vous dire « bear » ?".to_owned(),
            "Ce coup s'écrit comme « attack REGION>REGION x3 », et non « attack ».".to_owned(),
            "Dites sous quel nom\u{a0}: « save NOM ».".to_owned(),
            "map        chaque lieu avec ses troupes, Hérauts, colonies, positions fortifiées et voisines"
                .to_owned(),
        ]
    );
}

#[test]
fn what_is_refused_is_said_in_the_language_of_the_match() {
    let lines = ["pass", "save a/b", "save a:b", "save one", "save one"];
    let plain = |said: String| said.replace('\u{a0}', " ");
    let said: Vec<String> = first_lines("fr", "war-of-whispers", &lines).into_iter().map(plain).collect();
    let not_saved = "La partie ne peut pas être enregistrée :";
    assert_eq!(
        said[..3],
        [
            "« pass » n'est pas permis maintenant : ce qui est demandé, c'est l'un de ces mots : deploy."
                .to_owned(),
            format!("{not_saved} a/b : il n'y a pas de dossier « a »"),
            format!(
                "{not_saved} « a:b » ne peut pas être le nom d'un fichier ; prenez des lettres, des chiffres, \
                 des espaces et des traits d'union"
            ),
        ]
    );
    let taken = "one.whispers: il y a déjà un fichier de ce nom ; choisissez-en un autre";
    assert!(said[4].starts_with(not_saved) && said[4].ends_with(taken), "{}", said[4]);
}
