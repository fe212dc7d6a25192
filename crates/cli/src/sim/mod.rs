//! `whispers sim`: results of many games by entrant, the ladder of bots, and the hash of their decisions.

mod args;
mod decision_hash_lines;
mod external_bot_failures;
mod ladder;
mod results_report;
mod results_tally;

use std::io::Write;

use super::arena::{Arena, Entrant, ExternalPrograms, Seating, progress};
use crate::opening::external_bot_seats;
use crate::opening::match_options::OpenOptions;
use crate::opening::named_packs::Packs;
pub use args::SimArgs;
use external_bots::Programs;
use results_tally::Tally;

/// Plays the games and prints the results.
///
/// # Errors
/// The match cannot be set up, a program lost all its decisions, or the output cannot be written.
pub fn sim(
    args: &SimArgs,
    packs: &Packs,
    programs: Programs,
    out: &mut impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let mut programs = args.bot_time.map_or(programs.clone(), |seconds| programs.with_seconds(seconds));
    if args.signature {
        return decision_hash_lines::print(args.run.json, out);
    }
    if args.ladder {
        return ladder::ladder(args, packs, programs, out);
    }
    let named = external_bot_seats::seats(&args.seats, &mut programs)?;
    let named = named.iter().map(|word| Entrant::parse(word)).collect::<Result<Vec<_>, _>>()?;
    let options = OpenOptions {
        seats: named.iter().map(|entrant| entrant.as_player().to_string()).collect(),
        otherwise: ["agent", "novice"],
        setup: args.setup.clone(),
        rules: args.house.rules.clone(),
        seed: Some(args.run.seed),
        ..OpenOptions::default()
    };
    let setup = options.setup(packs.open(None)?)?;
    // Fewer or more entrants may be named than the set-up has seats.
    let named = named.into_iter().map(Ok).take(setup.seats.len());
    let seated = setup.seats.iter().map(|seat| Entrant::parse(&seat.player.to_string()));
    let entrants = named.chain(seated.skip(args.seats.len())).collect::<Result<Vec<_>, _>>()?;
    let players: Vec<String> = entrants.iter().map(ToString::to_string).collect();
    let world = setup.world()?;
    let guests = ExternalPrograms::new(programs, &setup, &world);
    guests.all_start(&entrants)?;
    let arena = Arena {
        world: &world,
        weights: &setup.pack.weights(),
        entrants: &entrants,
        seating: if world.soloist().is_some() { Seating::AsNamed } else { Seating::Turning },
        guests: Some(&guests),
        seed: args.run.seed,
        games: args.games,
        threads: args.run.threads,
    };
    let tally = arena.play(&progress(args.games, args.run.json), || Tally::new(&world, entrants.len()));
    if args.run.json {
        writeln!(out, "{}", results_report::json(&setup, &world, &players, &tally))?;
    } else {
        writeln!(out, "{}", results_report::tables(&setup, &world, &players, &tally))?;
    }
    external_bot_failures::check_all(players.into_iter().zip(&tally.losses))
}
