//! What an external bot receives: the world once, then its own view and the legal actions, and nothing
//! hidden.

use std::fs;

use serde_json::Value;

use super::{seat, sim};
use crate::cli::Terminal;

#[test]
fn a_program_is_told_the_world_once_a_game_and_then_what_its_society_may_know() {
    let terminal = Terminal::new();
    let file = terminal.folder().join("told");
    sim(&terminal, &seat("first.sh", &format!("'{}'", file.display())), 2, "60");
    let told = fs::read_to_string(&file).unwrap();
    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let worlds: Vec<&Value> = lines.iter().filter(|line| !line["world"].is_null()).collect();
    assert_eq!(worlds.len(), 2);
    assert_eq!((&worlds[0]["time"]["decision"], &worlds[0]["time"]["first"]), (&60.0.into(), &360.0.into()));
    assert_eq!(worlds[0]["world"]["pack"]["id"], "lantern-delta");
    let (mut asked, mut hidden) = (0, 0);
    for line in lines.iter().filter(|line| line["world"].is_null()) {
        let (view, legal) = (&line["view"], line["legal"].as_array().unwrap());
        assert!(legal.len() > 1, "what leaves no choice is not a question: {line}");
        assert_eq!(view["viewer"], view["mover"]);
        for society in view["societies"].as_array().unwrap() {
            let own = society["seat"] == view["viewer"];
            assert_eq!(society["hand"].is_object(), own, "{society}");
            let tokens = society["tokens"].as_array().unwrap().iter();
            for (token, revealed) in tokens.zip(society["revealed"].as_array().unwrap()) {
                assert_eq!(token.is_string(), own || revealed == true, "{society}");
                hidden += usize::from(token.is_null());
            }
        }
        assert!(!line.to_string().contains("seed"), "{line}");
        asked += 1;
    }
    assert!(asked > 50 && hidden > 100, "{asked} {hidden}");
}
