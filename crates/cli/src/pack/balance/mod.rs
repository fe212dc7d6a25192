//! `whispers pack balance`: measures a pack by many games of bots. It reports empires' results, unequal
//! loyalties, unused abilities, and the advantage of going first.

mod balance_tally;
mod charts;
mod findings;
mod findings_json;
mod findings_tables;
mod measurement;
mod verdict_sentences;

use std::error::Error;
use std::io::Write;
use std::sync::Arc;

use super::args::BalanceArgs;
use crate::arena::{Arena, Entrant, Seating, bot, progress};
use crate::opening::match_options::OpenOptions;
use crate::{Packs, Usage};
use speech::Speech;
use table::{Player, SeatSetup};

use balance_tally::Tally;
use findings::Findings;
use measurement::BalanceReport;

/// Plays the games and prints the findings.
///
/// # Errors
///
/// The pack or an argument is wrong, or the output or charts cannot be written.
pub(super) fn balance(args: &BalanceArgs, packs: &Packs, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let (level, temper) = bot(&args.players)?;
    let options =
        OpenOptions { rules: args.house.rules.clone(), seed: Some(args.run.seed), ..OpenOptions::default() };
    let mut setup = options.setup(packs.open(Some(&args.path))?)?;
    let societies = args.societies.unwrap_or(setup.pack.rules.raw.societies.1);
    let (least, most) = setup.pack.rules.raw.societies;
    if !(least..=most).contains(&societies) {
        let name = &setup.pack.words.name;
        let words = format!("--societies is {societies}, but {name} is played by {least} to {most}");
        return Err(Usage::new(words).into());
    }
    let pictures = args.pictures.as_deref().map(|folder| charts::make(folder, args.force)).transpose()?;
    setup.seats =
        (0..societies).map(|society| SeatSetup::open(society, Player::Bot(level, temper))).collect();
    let world = setup.world()?;
    let entrants = vec![Entrant::Bot(level, temper); societies];
    let arena = Arena {
        world: &world,
        weights: &setup.pack.weights(),
        entrants: &entrants,
        seating: Seating::Turning,
        guests: None,
        seed: args.run.seed,
        games: args.games,
        threads: args.run.threads,
    };
    let tally = arena.play(&progress(args.games, args.run.json), || Tally::new(&world));
    let measured = BalanceReport {
        args,
        setup: &setup,
        world: &world,
        findings: Findings::new(&world, tally),
        // Reports for authors are in English, with the pack's English words if it has any.
        speech: Speech::in_language(Arc::clone(&setup.pack), "en"),
    };
    if args.run.json {
        writeln!(out, "{}", findings_json::json(&measured))?;
    } else {
        writeln!(out, "{}", findings_tables::report(&measured))?;
    }
    if let (Some(folder), Some(pictures)) = (&args.pictures, &pictures) {
        let drawn = charts::draw(&measured, pictures)?;
        if !args.run.json {
            writeln!(out, "\nIn {}: {}", folder.display(), drawn.join(", "))?;
        }
    }
    Ok(())
}
