//! Results of many games as tables and JSON.

use std::fmt::Write;

use comfy_table::Table;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use serde_json::{Value, json};

use super::external_bot_failures;
use super::results_tally::Tally;
use crate::arena::Interval;
use crate::command_line::number_parsers::counted;
use rules::World;
use table::Setup;

/// The results as tables.
pub(super) fn tables(setup: &Setup, world: &World, seats: &[String], tally: &Tally) -> String {
    let mut entrants = table(["entrant", "wins", "95 % interval", "score", "+/-"]);
    for (entrant, player) in seats.iter().enumerate() {
        let wins = tally.wins[entrant];
        let (share, Interval { low, high }) = (wins.value(), wins.interval());
        let score = &tally.scores[entrant];
        entrants.add_row([
            external_bot_failures::label(&format!("{} {player}", entrant + 1), &tally.losses[entrant]),
            format!("{:.1} %", 100.0 * share),
            format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high),
            format!("{:.2}", score.mean()),
            format!("{:.2}", score.deviation()),
        ]);
    }
    let words = &setup.pack.words;
    let scored = format!("{} at the end", words.term("city").other);
    let mut cities = table([words.term("empire").one.as_str(), &scored, "+/-"]);
    for empire in world.empires() {
        let spread = &tally.cities[empire.index()];
        cities.add_row([
            words.empire(empire).to_owned(),
            format!("{:.2}", spread.mean()),
            format!("{:.2}", spread.deviation()),
        ]);
    }
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write!(
        out,
        "{entrants}\n{cities}\n{}, seats {}; {:.0} decisions a game (+/- {:.0}); {} shared wins",
        counted(tally.games as usize, "game"),
        if world.soloist().is_some() { "as named" } else { "turning" },
        tally.decisions.mean(),
        tally.decisions.deviation(),
        tally.ties,
    );
    for (entrant, player) in seats.iter().enumerate() {
        let who = format!("{} {player}", entrant + 1);
        if let Some(told) = external_bot_failures::lines(&who, &tally.losses[entrant]) {
            let _ = write!(out, "\n{told}");
        }
    }
    out
}

/// The results as one JSON object.
pub(super) fn json(setup: &Setup, world: &World, seats: &[String], tally: &Tally) -> Value {
    let entrants = seats.iter().enumerate().map(|(entrant, player)| {
        let wins = tally.wins[entrant];
        let (share, Interval { low, high }) = (wins.value(), wins.interval());
        let score = &tally.scores[entrant];
        json!({
            "player": player,
            "wins": share,
            "low": low,
            "high": high,
            "score": score.mean(),
            "score_deviation": score.deviation(),
            "outside": external_bot_failures::json(&tally.losses[entrant]),
        })
    });
    let cities = world.empires().map(|e| {
        let spread = &tally.cities[e.index()];
        (world.empire_id(e).to_owned(), json!({ "mean": spread.mean(), "deviation": spread.deviation() }))
    });
    json!({
        "pack": setup.pack.id,
        "seed": setup.seed,
        "games": tally.games,
        "entrants": entrants.collect::<Vec<_>>(),
        "cities": Value::Object(cities.collect()),
        "decisions": { "mean": tally.decisions.mean(), "deviation": tally.decisions.deviation() },
        "shared_wins": tally.ties,
    })
}

fn table<const N: usize>(header: [&str; N]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED).set_header(header);
    table
}
