//! The arena's results by player: who wins how often.

mod report;
mod tally;

use std::io::Write;

use super::arena::{Arena, level, progress};
use super::args::SimArgs;
use super::opening::OpenOptions;
use super::packs::Packs;
use tally::Tally;

/// Plays the games and prints what came of them.
///
/// # Errors
/// That the match cannot be set up like that, or the output not be written.
pub fn sim(args: &SimArgs, packs: &Packs, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let options = OpenOptions {
        seats: args.seats.clone(),
        otherwise: ["agent", "novice"],
        setup: args.setup.clone(),
        rules: args.house.rules.clone(),
        seed: Some(args.run.seed),
    };
    let setup = options.setup(packs.open(None)?)?;
    let players: Vec<String> = setup.seats.iter().map(|seat| seat.player.id().to_owned()).collect();
    let levels = players.iter().map(|id| level(id)).collect::<Result<Vec<_>, _>>()?;
    let world = setup.world()?;
    let arena = Arena {
        world: &world,
        levels: &levels,
        seed: args.run.seed,
        games: args.games,
        threads: args.run.threads,
    };
    let tally = arena.play(&progress(args.games, args.run.json), || Tally::new(&world, levels.len()));
    if args.run.json {
        writeln!(out, "{}", report::json(&setup, &world, &players, &tally))?;
    } else {
        writeln!(out, "{}", report::tables(&setup, &world, &players, &tally))?;
    }
    Ok(())
}
