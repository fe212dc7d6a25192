//! Writes puzzles in the format of a pack's `puzzles.toml`.

use std::fmt::Write;

use packs::{Answer, Goal, Puzzle};
use rules::{HouseRule, Raw, World};

/// The number of characters after which a list of decisions continues on the next line.
const WIDE: usize = 110;

/// The text of a `puzzles.toml` for a pack with the rules `raw`. `made` goes into a comment that says how the
/// puzzles were made. Puzzles that do not fit the rules are left out.
pub fn puzzles_toml(raw: &Raw, puzzles: &[Puzzle], made: &str) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = writeln!(out, "# Puzzles from matches of bots. Made by: {made}");
    for puzzle in puzzles {
        if let Ok(world) = World::new(raw, &puzzle.house, puzzle.societies) {
            let _ = write(&mut out, raw, &world, puzzle);
        }
    }
    if puzzles.is_empty() {
        out.push_str("\npuzzles = []\n");
    }
    out
}

fn write(out: &mut String, raw: &Raw, world: &World, puzzle: &Puzzle) -> std::fmt::Result {
    writeln!(out, "\n[[puzzles]]\nid = \"{}\"\nlevel = {}", puzzle.id, puzzle.level)?;
    writeln!(out, "goal = \"{}\"", puzzle.goal.id())?;
    match puzzle.goal {
        Goal::Region(empire, region) => {
            writeln!(
                out,
                "empire = \"{}\"\nregion = \"{}\"",
                world.empire_id(empire),
                world.region_id(region)
            )?;
        }
        Goal::Cities(empire, count) => {
            writeln!(out, "empire = \"{}\"\ncount = {count}", world.empire_id(empire))?;
        }
        Goal::Points(count) => writeln!(out, "count = {count}")?,
        Goal::Token(rival, slot) => {
            writeln!(out, "rival = {}\nslot = \"{}\"", rival.index() + 1, world.slot_id(slot))?;
        }
        Goal::Win | Goal::Best => {}
    }
    writeln!(out, "societies = {}", puzzle.societies)?;
    let differs = |rule: &HouseRule| puzzle.house.get(*rule, raw) != raw.house.get(*rule, raw);
    let house = HouseRule::ALL.into_iter().filter(differs);
    let house: Vec<String> =
        house.map(|rule| format!("{} = \"{}\"", rule.id(), puzzle.house.get(rule, raw))).collect();
    if !house.is_empty() {
        writeln!(out, "house = {{ {} }}", house.join(", "))?;
    }
    writeln!(out, "seed = {}", puzzle.seed)?;
    let answer = match puzzle.answer {
        Answer::Decision(action) => world.notation(action),
        Answer::Empire(empire) => world.empire_id(empire).to_owned(),
    };
    writeln!(out, "answer = \"{answer}\"\nmoves = [")?;
    let mut line = String::new();
    for action in &puzzle.moves {
        let text = format!("\"{}\",", world.notation(*action));
        if !line.is_empty() && line.len() + text.len() > WIDE {
            writeln!(out, "  {line}")?;
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(&text);
    }
    if !line.is_empty() {
        writeln!(out, "  {line}")?;
    }
    writeln!(out, "]")
}
